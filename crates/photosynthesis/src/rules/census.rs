//! Component counts: no piece appears or disappears unnoticed.

use crate::{Rules, Size, State};
use solarium_core::{Census, Seat};

impl Rules {
    /// For every seat and size, the pieces found against the pieces owned.
    pub(crate) fn census_of(&self, state: &State) -> Vec<Census> {
        let mut list = Vec::new();
        for seat in Seat::all(self.seats()) {
            let on_board = state.forest.count(seat);
            for size in Size::ALL {
                let i = size.index();
                let elsewhere = if self.is_cynthia(seat) {
                    self.supply(state, seat)[i]
                } else {
                    state.shop(seat).left(size) + state.available(seat)[i] + self.lost(state, seat)[i]
                };
                list.push(Census {
                    what: format!("{} {size}", seat.letter()),
                    found: i64::from(on_board[i] + elsewhere),
                    expected: i64::from(self.total(seat)[i]),
                });
            }
        }
        list
    }
}
