//! The row of what a seat knows: everything, as a position holds the deck as a set (SO-1.15).

use crate::{
    CARDS, Card, Counts, Effect, MAX_SPACES, Phase, ROOM, Rules, SITES, SeatState, Site, Space, State,
    Station, Suit,
};
use solarium_core::{Axis, Look, Observer, SEATS, Seat, entry};

/// Numbers above this are entered as this.
const MOST: i8 = 127;

impl Rules {
    #[inline(always)]
    pub(super) fn observation<'a>(&self, observer: &mut impl Observer<'a, State>) {
        let blocks = Described { rules: self, seats: Axis::numbered(SEATS, observer.seats()) };
        blocks.board(observer);
        blocks.holds(observer);
        observer.section(blocks.turn_len() + blocks.cards_len(), |observer| {
            blocks.turn(observer);
            blocks.cards(observer);
        });
    }
}

#[derive(Clone, Copy)]
struct Described<'r> {
    rules: &'r Rules,
    /// Seats are counted from the one that looks.
    seats: Axis<'r>,
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

/// Tells a number of every seat.
#[inline(always)]
fn number_of_each<'a>(
    observer: &mut impl Observer<'a, State>,
    name: &'static str,
    seats: Axis<'_>,
    number: impl Fn(&SeatState) -> u32,
) {
    observer.each_seat(name, &[seats], MOST, |look, seat, entries| {
        entries[0] = entry(number(&look.state.seats[seat]), MOST);
    });
}

/// Enters small numbers.
#[inline(always)]
fn copy<const N: usize>(entries: &mut [i8], numbers: [u8; N]) {
    entries.iter_mut().zip(numbers).for_each(|(entry, number)| *entry = number as i8);
}

/// Entries of the last group of the turn.
const REST_OF_TURN: usize = STATIONS.len + SUITS.len + CARD_KINDS.len + 6;

/// How many entries there are, for the observer to check and to pass over.
impl Described<'_> {
    /// Of a seat's holds, without the ship.
    #[inline(always)]
    const fn hold_len(self) -> usize {
        7 + 2 * STATIONS.len + self.seats.len
    }

    #[inline(always)]
    fn holds_len(self) -> usize {
        self.seats.len * (self.hold_len() + usize::from(self.rules.board().eyes()))
    }

    #[inline(always)]
    const fn seats_of_turn_len(self) -> usize {
        3 * self.seats.len
    }

    #[inline(always)]
    const fn owed_len(self) -> usize {
        6 + self.seats.len + EFFECTS.len
    }

    #[inline(always)]
    const fn turn_len(self) -> usize {
        2 * PHASES.len + self.seats_of_turn_len() + 1 + self.owed_len() + 2 + REST_OF_TURN
    }

    #[inline(always)]
    const fn hands_len(self) -> usize {
        2 * self.seats.len * SUITS.len
    }

    #[inline(always)]
    const fn cards_len(self) -> usize {
        CARD_KINDS.len + SUITS.len + self.hands_len() + SUITS.len * (1 + EFFECTS.len)
    }
}

impl Described<'_> {
    #[inline(always)]
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
            &[self.seats, space_axis],
            ROOM as i8,
            |before, now, place| {
                divers(now, place).differing(before.map_or(&Counts::NONE, |before| divers(before, place)))
            },
            |now, place, space| divers(now, place).get(Space(space as u8)) as i8,
        );
        observer.group_of_for_all(
            n,
            |before, now| before.marks == now.marks,
            |observer| {
                observer.sparse(
                    "marked_divers",
                    &[space_axis],
                    ROOM as i8,
                    |before, now, _| {
                        now.state.marks.differing(before.map_or(&Counts::NONE, |b| &b.state.marks))
                    },
                    |now, _, space| now.state.marks.get(Space(space as u8)) as i8,
                );
            },
        );
        let stations_differ = |before: &State, now: &State| {
            let [a, b, c]: [u64; 3] = std::array::from_fn(|i| before.types[i] ^ now.types[i]);
            a | b | c | before.owners.differing(&now.owners)
        };
        observer.group_of(
            self.seats.len * (STATIONS.len * n + SITES),
            |before, now| stations_differ(before, now) | before.gates.differing(&now.gates) == 0,
            |observer| {
                observer.things(
                    "stations",
                    &[self.seats, STATIONS, space_axis],
                    1,
                    |before, now| match before {
                        Some(before) => stations_differ(before.state, now.state),
                        None => now.state.owners.any(),
                    },
                    |look, space| {
                        let owner = look.state.owners.at(space as u8);
                        let place = look.place_of(owner.unwrap_or(look.seat));
                        let [_, foundries, towers] =
                            look.state.types.map(|kind| (kind >> space & 1) as usize);
                        ((STATIONS.len * place + foundries + 2 * towers) * n + space, owner.is_some())
                    },
                );
                observer.things(
                    "gates",
                    &[self.seats, site_axis],
                    1,
                    |before, now| match before {
                        Some(before) => before.state.gates.differing(&now.state.gates),
                        None => now.state.gates.any(),
                    },
                    |look, site| {
                        let owner = look.state.gates.at(site as u8);
                        (look.place_of(owner.unwrap_or(look.seat)) * SITES + site, owner.is_some())
                    },
                );
            },
        );
        observer.group_of_for_all(
            2 * n,
            |before, now| before.energy_on == now.energy_on && before.crawlers.is_same(&now.crawlers),
            |observer| {
                observer.sets("energy_on_board", &[space_axis], |look, _| look.state.energy_on);
                observer.filled("crawlers", &[space_axis], MOST, |look, entries| {
                    look.state.crawlers.all().iter().for_each(|space| entries[space.index()] += 1);
                });
            },
        );
        // Spaces, or in a Move with Passage the sites of gates.
        let used_axis = Axis::numbered("space_or_site", MAX_SPACES);
        observer.sets("used_this_turn", &[used_axis], |look, _| look.state.turn.used);
        observer.one_of("space_in_question", space_axis, |look| look.state.turn.space.map(Space::index));
    }

    #[inline(always)]
    fn holds<'a>(self, observer: &mut impl Observer<'a, State>) {
        let seats = self.seats;
        observer.group_of(
            self.holds_len(),
            |before, now| {
                Seat::all(seats.len)
                    .fold(true, |same, seat| same & before.seats[seat].is_same(&now.seats[seat]))
            },
            |observer| {
                observer.group_by_seat(
                    |before, now, seat| before.seats[seat].is_same(&now.seats[seat]),
                    |observer| {
                        observer
                            .section(seats.len * self.hold_len(), |observer| self.holds_of_seats(observer));
                        self.ships(observer);
                    },
                );
            },
        );
    }

    #[inline(always)]
    fn holds_of_seats<'a>(self, observer: &mut impl Observer<'a, State>) {
        let seats = self.seats;
        number_of_each(observer, "momentum", seats, |own| own.total().unsigned_abs());
        number_of_each(observer, "energy", seats, |own| own.energy.into());
        number_of_each(observer, "divers_in_hold", seats, |own| own.hold.into());
        number_of_each(observer, "divers_in_reserve", seats, |own| own.reserve.into());
        number_of_each(observer, "divers_lost_in_space", seats, |own| own.lost.into());
        number_of_each(observer, "divers_vaporised", seats, |own| own.vaporised.into());
        number_of_each(observer, "gates_in_reserve", seats, |own| own.gates.into());
        observer.each_seat("stations_in_reserve", &[seats, STATIONS], MOST, |look, seat, entries| {
            copy(entries, look.state.seats[seat].stations);
        });
        observer.each_seat("stations_destroyed", &[seats, STATIONS], MOST, |look, seat, entries| {
            copy(entries, look.state.seats[seat].destroyed);
        });
        let hosts = Axis::numbered("host", seats.len);
        observer.each_seat("guests", &[seats, hosts], MOST, |look, seat, entries| {
            for (host, guests) in entries.iter_mut().enumerate() {
                *guests = look.state.seats[seat].guests[look.at(host).index()] as i8;
            }
        });
    }

    #[inline(always)]
    fn ships<'a>(self, observer: &mut impl Observer<'a, State>) {
        let seats = self.seats;
        let eyes = usize::from(self.rules.board().eyes());
        observer.things(
            "ship",
            &[seats, Axis::numbered("eye", eyes)],
            1,
            |_, _| (1 << seats.len) - 1,
            |look, seat| {
                let seat = Seat(seat as u8);
                (look.place_of(seat) * eyes + usize::from(look.state.seats[seat].eye), true)
            },
        );
    }

    #[inline(always)]
    fn turn<'a>(self, observer: &mut impl Observer<'a, State>) {
        observer.one_of("phase", PHASES, |look| Some(look.state.turn.phase.index()));
        observer.one_of("interrupted_phase", PHASES, |look| Some(look.state.turn.back.index()));
        let seats = |state: &State| (state.active, state.turn.asked, state.first);
        observer.group_of(
            self.seats_of_turn_len(),
            |before, now| seats(before) == seats(now),
            |observer| {
                observer.one_of("active", self.seats, |look| Some(look.place_of(look.state.active)));
                observer.one_of("asked", self.seats, |look| Some(look.place_of(look.state.turn.asked)));
                observer.one_of("first_player", self.seats, |look| Some(look.place_of(look.state.first)));
            },
        );
        observer.number("movement_points", MOST, |look| look.state.turn.mp.into());
        let cards = |state: &State| {
            let turn = &state.turn;
            let marks = (turn.hurls, turn.played, turn.shown, turn.mark_next);
            (turn.owed, turn.reveal, turn.tolls, marks, turn.effect)
        };
        observer.group_of(
            self.owed_len(),
            |before, now| cards(before) == cards(now),
            |observer| {
                observer.number("cards_owed", MOST, |look| look.state.turn.owed.into());
                observer.number("cards_to_reveal", MOST, |look| look.state.turn.reveal.into());
                observer.number("cards_come_from_hurls", 1, |look| look.state.turn.hurls.into());
                observer.each_seat("toll_paid_to", &[self.seats], 1, |look, seat, entries| {
                    entries[0] = i8::from(look.state.turn.tolls.contains(seat));
                });
                observer.number("card_played", 1, |look| look.state.turn.played.into());
                observer.number("card_revealed", 1, |look| look.state.turn.shown.into());
                observer.number("next_launch_marked", 1, |look| look.state.turn.mark_next.into());
                observer.one_of("effect_in_force", EFFECTS, |look| look.state.turn.effect.map(Effect::index));
            },
        );
        observer.number("effect_uses", MOST, |look| look.state.turn.uses.into());
        observer.number("done", MOST, |look| look.state.turn.done.into());
        let rest = |state: &State| {
            let turn = &state.turn;
            let card = (turn.station, turn.cleared, turn.pillar, turn.card, turn.orbited);
            (card, turn.stage, turn.crawler, state.quiet, state.marker)
        };
        observer.group_of_for_all(
            REST_OF_TURN,
            |before, now| rest(before) == rest(now),
            |observer| {
                observer.one_of("station_activated", STATIONS, |look| {
                    look.state.turn.station.map(Station::index)
                });
                observer.number("crawler_removed", 1, |look| look.state.turn.cleared.into());
                observer.one_of("pillar", SUITS, |look| look.state.turn.pillar.map(Suit::index));
                observer
                    .one_of("card_being_resolved", CARD_KINDS, |look| look.state.turn.card.map(Card::index));
                observer.number("orbit_card", 1, |look| look.state.turn.orbited.into());
                observer.number("stage", MOST, |look| look.state.turn.stage.into());
                observer.number("crawler", MOST, |look| look.state.turn.crawler.into());
                observer.number("turns_without_card", MOST, |look| look.state.quiet.into());
                observer.number("marker", 13, |look| look.state.marker.into());
            },
        );
    }

    #[inline(always)]
    fn cards<'a>(self, observer: &mut impl Observer<'a, State>) {
        observer.group_of_for_all(
            CARD_KINDS.len + SUITS.len,
            |before, now| before.deck == now.deck && before.discards == now.discards,
            |observer| {
                observer.dense("deck", &[CARD_KINDS], MOST, |look, entries| copy(entries, look.state.deck));
                observer.dense("discards", &[SUITS], MOST, |look, entries| {
                    copy(entries, look.state.discards);
                });
            },
        );
        let hands_stay = |before: &State, now: &State| {
            Seat::all(self.seats.len).all(|seat| {
                let [before, now] = [before, now].map(|state| &state.seats[seat]);
                (before.held_code(), before.drawn) == (now.held_code(), now.drawn)
            })
        };
        observer.group_of(self.hands_len(), hands_stay, |observer| {
            observer.each_seat("held_card", &[self.seats, SUITS], 1, |look, seat, entries| {
                entries.fill(0);
                if let Some(suit) = look.state.seats[seat].held {
                    entries[suit.index()] = 1;
                }
            });
            observer.each_seat("drawn_cards", &[self.seats, SUITS], 15, |look, seat, entries| {
                let drawn = look.state.seats[seat].drawn;
                for (suit, entry) in entries.iter_mut().enumerate() {
                    *entry = (drawn >> (4 * suit) & 15) as i8;
                }
            });
        });
        // As bytes they are compared at once.
        const NO_EFFECT: u8 = Effect::ALL.len() as u8;
        let codes =
            |state: &State| state.effects.map(|effect| effect.map_or(NO_EFFECT, |effect| effect as u8));
        observer.group_of_for_all(
            SUITS.len * (1 + EFFECTS.len),
            |before, now| before.suits == now.suits && codes(before) == codes(now),
            |observer| {
                observer.sets("suits_in_play", &[SUITS], |look, _| look.state.suits.into());
                observer.filled("effect_of_suit", &[SUITS, EFFECTS], 1, |look, entries| {
                    for (suit, own) in entries.chunks_exact_mut(EFFECTS.len).enumerate() {
                        if let Some(effect) = look.state.effects[suit] {
                            own[effect.index()] = 1;
                        }
                    }
                });
            },
        );
    }
}
