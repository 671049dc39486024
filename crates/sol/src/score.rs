//! Chapters 9, 12.4, 13.4, 14: scores, winners, levels of survival; and the count of all components.

use crate::rules::Rules;
use crate::setup::suits_of;
use crate::state::{Card, Phase, SOURCES, State};
use crate::terms::{Edition, Mode, Station, Suit};
use solarium_core::{Census, Parts, Seat, SeatScore};

impl Rules {
    /// The lowest momentum of all seats: the group's score (SO-13.4).
    pub fn group_score(&self, state: &State) -> i32 {
        Seat::all(self.players()).map(|seat| state.seats[seat].total()).min().unwrap_or(0)
    }

    /// Momentum to reach in solo and coop (SO-12.4, SO-13.4).
    pub fn target(&self) -> i32 {
        self.setup.target.map_or(0, i32::from)
    }

    pub(crate) fn final_scores(&self, state: &State) -> Vec<SeatScore> {
        let over = state.turn.phase == Phase::Over;
        let totals: Vec<i32> = Seat::all(self.players()).map(|seat| state.seats[seat].total()).collect();
        let best = totals.iter().copied().max().unwrap_or(0);
        let group = self.group_score(state);
        Seat::all(self.players())
            .map(|seat| {
                let total = totals[seat.index()];
                let rank = 1 + totals.iter().filter(|other| **other > total).count() as u8;
                let won = match self.setup.mode {
                    // SO-9.3, SO-15.10: all tied leaders win together.
                    Mode::Versus => total == best,
                    Mode::Solo => total >= self.target(),
                    Mode::Coop => group >= self.target(),
                };
                let parts = SOURCES.iter().zip(state.seats[seat].momentum).map(|(s, m)| (*s, i32::from(m)));
                SeatScore {
                    seat,
                    total,
                    parts: Parts(parts.collect()),
                    tie: Parts::default(),
                    rank: over.then_some(rank),
                    won: over.then_some(won),
                    level: (over && self.reads_levels()).then(|| self.level(total, won)),
                }
            })
            .collect()
    }

    /// SO-9.4: on demand; SO-12.4: in solo the level is shown as a scale as well.
    fn reads_levels(&self) -> bool {
        self.setup.survival || self.setup.mode == Mode::Solo
    }

    /// SO-14.1: `first` lets a winner of a versus game read the next higher level.
    fn level(&self, total: i32, won: bool) -> String {
        let edition = self.edition();
        let levels = self.pack.survival(edition);
        let shift = usize::from(edition == Edition::First && self.setup.mode == Mode::Versus && won);
        let place = (self.pack.level(edition, total) + shift).min(levels.len().saturating_sub(1));
        levels.get(place).map(|level| level.id.clone()).unwrap_or_default()
    }

    /// Every component counted: pieces by seat, cards by suit.
    pub(crate) fn count(&self, state: &State) -> Vec<Census> {
        let mut list = Vec::new();
        let mut add = |what: String, found: i64, expected: i64| list.push(Census { what, found, expected });
        let pieces = &self.pack.pieces;
        for seat in Seat::all(self.players()) {
            let own = &state.seats[seat];
            let letter = seat.letter();
            let divers = i64::from(own.hold)
                + i64::from(own.reserve)
                + i64::from(own.lost)
                + i64::from(own.vaporised)
                + i64::from(own.guests_total())
                + i64::from(state.divers[seat].total());
            add(format!("{letter} divers"), divers, pieces.divers.into());
            let gates = i64::from(own.gates) + i64::from(state.gates.of(seat).count_ones());
            add(format!("{letter} gates"), gates, pieces.gates.into());
            for station in Station::ALL {
                let board = state.owners.of(seat) & state.types[station.index()];
                let found = i64::from(own.stations[station.index()])
                    + i64::from(own.destroyed[station.index()])
                    + i64::from(board.count_ones());
                add(format!("{letter} {station}"), found, pieces.stations(*station).into());
            }
            add(
                format!("{letter} crowded spaces"),
                (state.divers[seat].full() & !five(state, seat)) as i64,
                0,
            );
        }
        if !matches!(state.turn.phase, Phase::First | Phase::Eye | Phase::Suit) {
            self.count_cards(state, &mut add);
        }
        list
    }

    fn count_cards(&self, state: &State, add: &mut impl FnMut(String, i64, i64)) {
        let on_the_table = |suit: Option<Suit>| {
            crate::cards::revealed(state.turn.revealed)
                .chain(state.turn.card)
                .filter(|card| card.suit() == suit)
                .count() as i64
        };
        for suit in suits_of(state.suits) {
            let in_deck = Card::ALL
                .iter()
                .filter(|card| card.suit() == Some(suit))
                .map(|card| i64::from(state.deck[card.index()]))
                .sum::<i64>();
            let in_hands: i64 = Seat::all(self.players())
                .map(|seat| {
                    let own = &state.seats[seat];
                    i64::from(own.held == Some(suit)) + i64::from(own.drawn_of(suit))
                })
                .sum();
            let found =
                in_deck + in_hands + on_the_table(Some(suit)) + i64::from(state.discards[suit.index()]);
            add(format!("cards {suit}"), found, self.pack.suit(suit).cards.into());
        }
        // SO-7.7: as many flares are left as the marker shows, less those that lie open.
        let flares = i64::from(state.deck[0]) + i64::from(state.deck[1]);
        let open = crate::cards::revealed(state.turn.revealed).filter(|c| c.is_flare()).count() as i64;
        add("flares to come".into(), flares + open, state.marker.into());
    }
}

/// Spaces where a seat has exactly five divers: full, but within SO-4.4.
fn five(state: &State, seat: Seat) -> u64 {
    let counts = &state.divers[seat].0;
    counts[2] & counts[0] & !counts[1]
}
