//! The count of all components: nothing may get lost or appear twice (SO-1.12, SO-1.14).

use crate::rules::cards::revealed;
use crate::{Phase, Rules, State, Station, suits_of};
use solarium_core::{Census, Seat};

impl Rules {
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
        for suit in suits_of(state.suits) {
            let found = state.cards_of(suit).into();
            add(format!("cards {suit}"), found, self.pack.suit(suit).cards.into());
        }
        // SO-11.2: a trigger card is in the deck, lies open, or is out of the game.
        add("cards T".into(), state.trigger_cards().into(), self.trigger_cards().into());
        // SO-7.7: as many flares are left as the marker shows, less those that lie open.
        let flares = i64::from(state.flares_left());
        let open = revealed(state.turn.revealed).filter(|c| c.is_flare()).count() as i64;
        add("flares to come".into(), flares + open, state.marker.into());
    }
}

/// Spaces where a seat has exactly five divers: full, but within SO-4.4.
fn five(state: &State, seat: Seat) -> u64 {
    let counts = &state.divers[seat].0;
    counts[2] & counts[0] & !counts[1]
}
