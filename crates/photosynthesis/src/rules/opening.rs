//! The set-up played out: the position before the first step and the start trees (chapters 2 and 8).

use crate::rules::state::NONE;
use crate::{CellSet, DsCorner, Forest, MAX_SEATS, Rules, Shop, Size, State, Taken};
use solarium_core::Seat;

impl Rules {
    /// What a start tree of this seat is now: a player's are small, a Cynthia begins with her medium. PH-2.8, PH-8.5
    pub fn start_tree(&self, state: &State, seat: Seat) -> Size {
        if self.is_cynthia(seat) && (state.placed as usize) < self.seats() {
            solarium_core::exercise!("PH-2.8", "PH-8.5");
            Size::Medium
        } else {
            Size::Small
        }
    }

    /// The position before the first step.
    pub fn start(&self) -> State {
        let players = &self.pack.players;
        let mut state = State {
            forest: Forest::default(),
            activated: CellSet::EMPTY,
            decks: [0; 2],
            taken: Taken::NOTHING,
            shop: [Shop::default(); MAX_SEATS],
            piles: 0,
            available: [[0; 4]; MAX_SEATS],
            // PH-2.5: all trackers at 0.
            lp: [0; MAX_SEATS],
            round: 0,
            first: self.options.first_seat.map_or(NONE, |seat| seat.0),
            turns_done: 0,
            placed: 0,
            card: NONE,
            ds_corner: match self.options.readings.ds_corner {
                DsCorner::Fixed(corner) => corner,
                // PH-2.10: without a Cynthia no corner is drawn; none is ever used.
                DsCorner::Random if !self.has_cynthia() => {
                    solarium_core::exercise!("PH-2.10");
                    0
                }
                DsCorner::Random => NONE,
            },
        };
        for seat in Seat::all(self.seats()) {
            if self.is_cynthia(seat) {
                // PH-8.1: a deck and a tracker of her own for every Cynthia.
                solarium_core::exercise!("PH-8.1");
                state.decks[self.deck_slot(seat)] = self.pack.full_deck();
            } else {
                // PH-2.4
                solarium_core::exercise!("PH-2.4");
                state.shop[seat.index()] = Shop::new(players.shop);
                state.available[seat.index()] = players.available;
            }
        }
        for leaves in 1..=4 {
            state.set_pile_left(leaves, self.full_pile(leaves).len());
        }
        state
    }

    /// The full pile of these leaves at this table. PH-1.11
    pub fn full_pile(&self, leaves: u8) -> &[u8] {
        solarium_core::exercise!("PH-1.11");
        // PH-2.7: with exactly two seats, Cynthias counted, the pile of the centre is left out.
        solarium_core::exercise!("PH-2.7");
        if leaves == 4 && self.seats() == 2 { &[] } else { self.pack.tokens.pile(leaves) }
    }
}
