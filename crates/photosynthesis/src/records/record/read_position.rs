//! What a position record says of the board: pieces, activated spaces, piles. Letters are the clauses of PH-14.9.

use super::read::RecordReader;
use crate::rules::board::{Cell, CellSet, OUTER_RING};
use crate::rules::forest::Forest;
use serde_json::Value;
use solarium_core::Seat;

impl RecordReader<'_> {
    /// (b) Pieces on the board.
    pub(super) fn board(&mut self) {
        let text = match self.given("board") {
            None => "",
            Some(Value::String(text)) => text.as_str(),
            Some(_) => {
                self.refuse("(b) board must be a text such as \"A3@d4 B1@g3\"");
                ""
            }
        };
        let (forest, bad) = Forest::parse(text, self.rules.seats());
        self.state.forest = forest;
        for problem in bad {
            self.refuse(format!("(b) {problem}"));
        }
    }

    /// (b) Spaces activated in this turn.
    pub(super) fn activated(&mut self) {
        let Some(value) = self.given("activated") else { return };
        let Some(list) = value.as_array().cloned() else {
            return self.refuse("(b) activated must be a list of cells");
        };
        let mut cells = CellSet::EMPTY;
        for name in &list {
            match name.as_str().and_then(|name| name.parse::<Cell>().ok()) {
                None => self.refuse(format!("(b) activated names {name}, a cell that does not exist")),
                Some(cell) if cells.contains(cell) => {
                    self.refuse(format!("(b) activated names {cell} twice"));
                }
                Some(cell) => cells.insert(cell),
            }
        }
        self.state.activated = cells;
    }

    /// (g) The piles.
    pub(super) fn piles(&mut self) {
        let Some(value) = self.given("piles") else { return };
        let Some(piles) = value.as_object().cloned() else {
            return self.refuse("(g) piles must be an object with the piles \"1\" to \"4\"");
        };
        for (key, value) in &piles {
            let Some(leaves) = ["1", "2", "3", "4"].iter().position(|known| known == key) else {
                self.refuse(format!("(g) there is no pile {key:?}"));
                continue;
            };
            if value.is_null() {
                continue;
            }
            let leaves = leaves as u8 + 1;
            let full = self.rules.full_pile(leaves);
            let rest = value.as_array().filter(|rest| {
                rest.len() <= full.len()
                    && rest
                        .iter()
                        .zip(&full[full.len() - rest.len()..])
                        .all(|(token, due)| token.as_u64() == Some(u64::from(*due)))
            });
            match rest.map(Vec::len) {
                Some(left) => self.state.set_pile_left(leaves, left),
                None => {
                    let message =
                        format!("(g) pile {key} is {value}, it must be {full:?} less some from the top");
                    self.refuse(message);
                }
            }
        }
    }

    /// (i) Round 0 shows the start trees placed so far and nothing else.
    pub(super) fn placement(&mut self) {
        if self.state.round > 0 {
            return;
        }
        if !self.state.activated.is_empty() {
            self.refuse("(i) in round 0 no space is activated");
        }
        let inner: Vec<String> = self
            .state
            .forest
            .pieces()
            .filter(|(cell, _)| cell.ring() != OUTER_RING)
            .map(|(cell, piece)| format!("{piece}@{cell}"))
            .collect();
        for piece in inner {
            self.refuse(format!("(i) in round 0 start trees stand on ring 3, not {piece}"));
        }
        let seats = self.rules.seats();
        for seat in Seat::all(seats) {
            let mut expected = [0u8; 4];
            let mut open = 2;
            if let Some(first) = self.state.first() {
                let order = (seat.index() + seats - first.index()) % seats;
                for nth in 0..self.state.placed as usize {
                    if nth % seats == order {
                        // PH-8.5: a Cynthia's first tree is her medium one.
                        let medium = self.rules.is_cynthia(seat) && nth < seats;
                        expected[if medium { 2 } else { 1 }] += 1;
                        open -= 1;
                    }
                }
            }
            let shown = self.state.forest.count(seat);
            if shown != expected {
                self.refuse(format!(
                    "(i) seat {seat} shows {shown:?} seeds, small, medium and large trees, after {} placements it must be \
                     {expected:?}",
                    self.state.placed
                ));
            } else if !self.rules.is_cynthia(seat) && self.state.available(seat)[1] < open {
                self.refuse(format!("(i) seat {seat} has not enough small trees available to place"));
            }
        }
    }
}
