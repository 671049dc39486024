//! The row of what a seat knows: everything, as a position holds the deck as a set (SO-1.15).

use crate::{
    CARDS, Card, Counts, Effect, MAX_SPACES, Phase, ROOM, Rules, SITES, SeatState, Site, Space, State,
    Station, Suit,
};
use solarium_core::{Axis, Blocks, Look, Observer, Seat, entry};

/// Numbers above this are entered as this.
const MOST: i8 = 127;

impl Rules {
    #[inline]
    pub(super) fn observation<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let blocks = Described { rules: self };
        blocks.board(observer);
        blocks.holds(observer);
        blocks.turn(observer);
        blocks.cards(observer);
    }
}

/// Seats are counted from the one that looks: these are their places.
#[derive(Clone, Copy)]
struct Described<'r> {
    rules: &'r Rules,
}

type Looking<'a> = Look<'a, State>;

fn suit_name(index: usize) -> String {
    Suit::ALL[index].id().to_string()
}

fn effect_name(index: usize) -> String {
    Effect::ALL[index].id().to_string()
}

fn station_name(index: usize) -> String {
    Station::ALL[index].id().to_string()
}

fn phase_name(index: usize) -> String {
    Phase::ALL[index].id().to_string()
}

fn card_name(index: usize) -> String {
    Card::ALL[index].id().to_string()
}

const SUITS: Axis<'static> = Axis::labelled("suit", Suit::ALL.len(), &suit_name);
const EFFECTS: Axis<'static> = Axis::labelled("effect", Effect::ALL.len(), &effect_name);
const STATIONS: Axis<'static> = Axis::labelled("station", Station::ALL.len(), &station_name);
const PHASES: Axis<'static> = Axis::labelled("phase", Phase::ALL.len(), &phase_name);
const CARD_KINDS: Axis<'static> = Axis::labelled("card", CARDS, &card_name);

impl Described<'_> {
    fn seats(self) -> Axis<'static> {
        Axis::numbered(solarium_core::SEATS, self.rules.players())
    }

    #[inline]
    fn place_of(self, look: Looking<'_>, seat: Seat) -> usize {
        look.seat.places_to(seat, self.rules.players())
    }

    #[inline]
    fn own(self, look: Looking<'_>, place: usize) -> &SeatState {
        &look.state.seats[look.at(place)]
    }

    #[inline]
    fn board<'a>(self, observer: &mut impl Observer<'a, State>) {
        let rules = self.rules;
        let n = rules.board().len();
        let name = |space: usize| rules.name(Space(space as u8));
        let site_name = |site: usize| rules.board().site_name(Site(site as u8));
        let space_axis = Axis::labelled("space", n, &name);
        let site_axis = Axis::labelled("site", SITES, &site_name);
        let divers = |look: Looking<'a>, place: usize| &look.state.divers[look.at(place)];
        observer.sparse(
            "divers",
            &[self.seats(), space_axis],
            ROOM as i8,
            |before, now, place| {
                divers(now, place).differing(before.map_or(&Counts::NONE, |before| divers(before, place)))
            },
            |now, place, space| divers(now, place).get(Space(space as u8)) as i8,
        );
        observer.sparse(
            "marked_divers",
            &[space_axis],
            ROOM as i8,
            |before, now, _| now.state.marks.differing(before.map_or(&Counts::NONE, |b| &b.state.marks)),
            |now, _, space| now.state.marks.get(Space(space as u8)) as i8,
        );
        observer.things(
            "stations",
            &[self.seats(), STATIONS, space_axis],
            |before, now| match before {
                Some(before) => {
                    let [a, b, c]: [u64; 3] =
                        std::array::from_fn(|i| before.state.types[i] ^ now.state.types[i]);
                    a | b | c | before.state.owners.differing(&now.state.owners)
                }
                None => now.state.owners.any(),
            },
            |look, space| {
                let place = self.place_of(look, look.state.owners.at(space as u8)?);
                let [_, foundries, towers] = look.state.types.map(|kind| (kind >> space & 1) as usize);
                Some((STATIONS.len * place + foundries + 2 * towers) * n + space)
            },
        );
        observer.things(
            "gates",
            &[self.seats(), site_axis],
            |before, now| match before {
                Some(before) => before.state.gates.differing(&now.state.gates),
                None => now.state.gates.any(),
            },
            |look, site| Some(self.place_of(look, look.state.gates.at(site as u8)?) * SITES + site),
        );
        observer.sets("energy_on_board", &[space_axis], |look, _| look.state.energy_on);
        observer.part(
            |before, now| before.state.crawlers.all() == now.state.crawlers.all(),
            |now, blocks| {
                blocks.block("crawlers", &[space_axis], MOST, |entries| {
                    now.state.crawlers.all().iter().for_each(|space| entries[space.index()] += 1);
                });
            },
        );
        // Spaces, or in a Move with Passage the sites of gates.
        let used_axis = Axis::numbered("space_or_site", MAX_SPACES);
        observer.sets("used_this_turn", &[used_axis], |look, _| look.state.turn.used);
        observer.one_of("space_in_question", space_axis, |look| look.state.turn.space.map(Space::index));
    }

    #[inline]
    fn holds<'a>(self, observer: &mut impl Observer<'a, State>) {
        let seats = self.rules.players();
        let same = |before: Looking<'a>, now: Looking<'a>| {
            before.seat == now.seat && (0..seats).all(|place| self.own(before, place) == self.own(now, place))
        };
        observer.part(same, |now, blocks| {
            let mut each = |name: &'static str, value: fn(&SeatState) -> u32| {
                blocks.block(name, &[self.seats()], MOST, |entries| {
                    for (place, own) in entries.iter_mut().enumerate() {
                        *own = entry(value(self.own(now, place)), MOST);
                    }
                });
            };
            each("momentum", |own| own.total().unsigned_abs());
            each("energy", |own| own.energy.into());
            each("divers_in_hold", |own| own.hold.into());
            each("divers_in_reserve", |own| own.reserve.into());
            each("divers_lost_in_space", |own| own.lost.into());
            each("divers_vaporised", |own| own.vaporised.into());
            each("gates_in_reserve", |own| own.gates.into());
            let mut stations = |name: &'static str, counts: fn(&SeatState) -> [u8; 3]| {
                blocks.block(name, &[self.seats(), STATIONS], MOST, |entries| {
                    for (place, own) in entries.as_chunks_mut().0.iter_mut().enumerate() {
                        *own = counts(self.own(now, place)).map(|count| count as i8);
                    }
                });
            };
            stations("stations_in_reserve", |own| own.stations);
            stations("stations_destroyed", |own| own.destroyed);
            blocks.block("guests", &[self.seats(), Axis::numbered("host", seats)], MOST, |entries| {
                for (place, own) in entries.chunks_exact_mut(seats).enumerate() {
                    for (host, guests) in own.iter_mut().enumerate() {
                        *guests = self.own(now, place).guests[now.at(host).index()] as i8;
                    }
                }
            });
            let eyes = usize::from(self.rules.board().eyes());
            blocks.block("ship", &[self.seats(), Axis::numbered("eye", eyes)], 1, |entries| {
                for (place, own) in entries.chunks_exact_mut(eyes).enumerate() {
                    own[usize::from(self.own(now, place).eye)] = 1;
                }
            });
        });
    }

    #[inline]
    fn turn<'a>(self, observer: &mut impl Observer<'a, State>) {
        observer.one_of("phase", PHASES, |look| Some(look.state.turn.phase.index()));
        observer.one_of("interrupted_phase", PHASES, |look| Some(look.state.turn.back.index()));
        let seats =
            |look: Looking<'a>| (look.seat, look.state.active, look.state.turn.asked, look.state.first);
        observer.part(
            |before, now| seats(before) == seats(now),
            |now, blocks| {
                let (_, active, asked, first) = seats(now);
                for (name, seat) in [("active", active), ("asked", asked), ("first_player", first)] {
                    blocks.one_of(name, self.seats(), Some(self.place_of(now, seat)));
                }
            },
        );
        observer.number("movement_points", MOST, |look| look.state.turn.mp.into());
        let cards = |look: Looking<'a>| {
            let turn = &look.state.turn;
            let marks = (turn.hurls, turn.played, turn.shown, turn.mark_next);
            (look.seat, turn.owed, turn.reveal, turn.tolls, marks, turn.effect)
        };
        observer.part(
            |before, now| cards(before) == cards(now),
            |now, blocks| {
                let turn = &now.state.turn;
                blocks.number("cards_owed", MOST, turn.owed);
                blocks.number("cards_to_reveal", MOST, turn.reveal);
                blocks.number("cards_come_from_hurls", 1, turn.hurls);
                blocks.block("toll_paid_to", &[self.seats()], 1, |entries| {
                    for (place, paid) in entries.iter_mut().enumerate() {
                        *paid = i8::from(turn.tolls.contains(now.at(place)));
                    }
                });
                blocks.number("card_played", 1, turn.played);
                blocks.number("card_revealed", 1, turn.shown);
                blocks.number("next_launch_marked", 1, turn.mark_next);
                blocks.one_of("effect_in_force", EFFECTS, turn.effect.map(Effect::index));
            },
        );
        observer.number("effect_uses", MOST, |look| look.state.turn.uses.into());
        observer.number("done", MOST, |look| look.state.turn.done.into());
        let rest = |look: Looking<'a>| {
            let (state, turn) = (look.state, &look.state.turn);
            let card = (turn.station, turn.cleared, turn.pillar, turn.card, turn.orbited);
            (card, turn.stage, turn.crawler, state.quiet, state.marker)
        };
        observer.part(
            |before, now| rest(before) == rest(now),
            |now, blocks| {
                let turn = &now.state.turn;
                blocks.one_of("station_activated", STATIONS, turn.station.map(Station::index));
                blocks.number("crawler_removed", 1, turn.cleared);
                blocks.one_of("pillar", SUITS, turn.pillar.map(Suit::index));
                blocks.one_of("card_being_resolved", CARD_KINDS, turn.card.map(Card::index));
                blocks.number("orbit_card", 1, turn.orbited);
                blocks.number("stage", MOST, turn.stage);
                blocks.number("crawler", MOST, turn.crawler);
                blocks.number("turns_without_card", MOST, now.state.quiet);
                blocks.number("marker", 13, now.state.marker);
            },
        );
    }

    #[inline]
    fn cards<'a>(self, observer: &mut impl Observer<'a, State>) {
        observer.part(
            |before, now| before.state.deck == now.state.deck && before.state.discards == now.state.discards,
            |now, blocks| {
                blocks.block("deck", &[CARD_KINDS], MOST, |entries| {
                    entries.iter_mut().zip(now.state.deck).for_each(|(entry, left)| *entry = left as i8);
                });
                blocks.block("discards", &[SUITS], MOST, |entries| {
                    let discards = entries.iter_mut().zip(now.state.discards);
                    discards.for_each(|(entry, cards)| *entry = cards as i8);
                });
            },
        );
        let hand = |look: Looking<'a>, place: usize| {
            let own = self.own(look, place);
            (own.held, own.drawn)
        };
        observer.part(
            |before, now| {
                let mut places = 0..self.rules.players();
                before.seat == now.seat && places.all(|place| hand(before, place) == hand(now, place))
            },
            |now, blocks| {
                blocks.block("held_card", &[self.seats(), SUITS], 1, |entries| {
                    for (place, own) in entries.chunks_exact_mut(SUITS.len).enumerate() {
                        if let Some(suit) = self.own(now, place).held {
                            own[suit.index()] = 1;
                        }
                    }
                });
                blocks.block("drawn_cards", &[self.seats(), SUITS], 15, |entries| {
                    for (place, own) in entries.chunks_exact_mut(SUITS.len).enumerate() {
                        let drawn = self.own(now, place).drawn;
                        for (suit, entry) in own.iter_mut().enumerate() {
                            *entry = (drawn >> (4 * suit) & 15) as i8;
                        }
                    }
                });
            },
        );
        observer.part(
            |before, now| before.state.suits == now.state.suits && before.state.effects == now.state.effects,
            |now, blocks| {
                blocks.block("suits_in_play", &[SUITS], 1, |entries| {
                    for (suit, entry) in entries.iter_mut().enumerate() {
                        *entry = (now.state.suits >> suit & 1) as i8;
                    }
                });
                blocks.block("effect_of_suit", &[SUITS, EFFECTS], 1, |entries| {
                    for (suit, own) in entries.chunks_exact_mut(EFFECTS.len).enumerate() {
                        if let Some(effect) = now.state.effects[suit] {
                            own[effect.index()] = 1;
                        }
                    }
                });
            },
        );
    }
}
