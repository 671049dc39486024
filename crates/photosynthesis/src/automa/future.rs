//! The Future Light Check (chapter 11): imagine a change on the board and count the light one sun position on.

use super::DecisionContext;
use crate::{Cell, Forest, Piece, Size};
use solarium_core::Seat;

impl DecisionContext<'_> {
    /// The board with the tree on a cell taken away.
    pub(super) fn without(&self, cell: Cell) -> Forest {
        let mut forest = *self.forest;
        forest.clear(cell);
        forest
    }

    /// The board with the piece on a cell grown to a size.
    pub(super) fn grown(&self, cell: Cell, size: Size) -> Forest {
        let mut forest = *self.forest;
        forest.put(cell, Piece { seat: self.seat, size });
        forest
    }

    /// PH-11.1, PH-11.2: her raw light at the next sun position; no limit, no change by level.
    pub(super) fn own_light(&self, imagined: &Forest) -> i64 {
        solarium_core::exercise!("PH-11.1", "PH-11.2");
        i64::from(imagined.raw_light(self.seat, self.next_sun, &self.pack.players.light))
    }

    /// PH-11.2: the raw light of all other seats together.
    pub(super) fn opponents_light(&self, imagined: &Forest) -> i64 {
        solarium_core::exercise!("PH-11.2");
        Seat::all(self.seats)
            .filter(|seat| *seat != self.seat)
            .map(|seat| i64::from(imagined.raw_light(seat, self.next_sun, &self.pack.players.light)))
            .sum()
    }
}
