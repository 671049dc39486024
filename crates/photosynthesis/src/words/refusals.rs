//! Refusals in words.

use crate::records::notation::action_text;
use crate::rules::forest::BadBoard;
use crate::rules::illegal::Illegal;
use solarium_core::Message;

impl Illegal {
    /// Why the action is not allowed, in one sentence.
    pub(crate) fn refusal_message(&self) -> Message {
        match self {
            Illegal::NotInTurn { seat } => Message::new("ph-refusal-not-in-turn").with("seat", *seat),
            Illegal::StillPlacing => Message::new("ph-refusal-still-placing"),
            Illegal::PlacementOver => Message::new("ph-refusal-placement-over"),
            Illegal::NotOnOuterRing { cell } => {
                Message::new("ph-refusal-not-on-outer-ring").with("cell", *cell).with("ring", cell.ring())
            }
            Illegal::Occupied { cell, .. } => Message::new("ph-refusal-occupied").with("cell", *cell),
            Illegal::NotEnoughLight { need, have, .. } => {
                Message::new("ph-refusal-not-enough-light").with("need", *need).with("have", *have)
            }
            Illegal::SoldOut { size } => Message::new("ph-refusal-sold-out").with("piece", *size),
            Illegal::NotAvailable { size, in_shop: 0, .. } => {
                Message::new("ph-refusal-none-available-or-left").with("piece", *size)
            }
            Illegal::NotAvailable { size, .. } => {
                Message::new("ph-refusal-not-available").with("piece", *size)
            }
            Illegal::NoPiece { cell, .. } => Message::new("ph-refusal-no-piece").with("cell", *cell),
            Illegal::NotYours { cell, owner, .. } => {
                Message::new("ph-refusal-not-yours").with("cell", *cell).with("seat", *owner)
            }
            Illegal::SeedCannotPlant { cell } => {
                Message::new("ph-refusal-seed-cannot-plant").with("cell", *cell)
            }
            Illegal::TooFar { from, to, distance, reach } => Message::new("ph-refusal-too-far")
                .with("to", *to)
                .with("distance", *distance)
                .with("from", *from)
                .with("reach", *reach),
            Illegal::Activated { cell } => Message::new("ph-refusal-activated").with("cell", *cell),
            Illegal::FullyGrown { cell } => Message::new("ph-refusal-fully-grown").with("cell", *cell),
            Illegal::NotLarge { cell, size } => {
                Message::new("ph-refusal-not-large").with("piece", *size).with("cell", *cell)
            }
            Illegal::InShadow { cell, .. } => Message::new("ph-refusal-in-shadow").with("cell", *cell),
            Illegal::CynthiaDecides { instead, .. } => {
                Message::new("ph-refusal-cynthia-decides").with("action", action_text(*instead))
            }
        }
    }
}

impl BadBoard {
    /// What is wrong with a piece on the board.
    pub fn message(&self) -> Message {
        match self {
            BadBoard::Word(word) => Message::new("ph-record-piece").with("piece", word.as_str()),
            BadBoard::NoCell(word) => Message::new("ph-record-piece-cell").with("piece", word.as_str()),
            BadBoard::NoSeat(word) => Message::new("ph-record-piece-seat").with("piece", word.as_str()),
            BadBoard::NoSize(word) => Message::new("ph-record-piece-size").with("piece", word.as_str()),
            BadBoard::Twice(cell) => Message::new("ph-record-piece-twice").with("cell", *cell),
        }
    }
}
