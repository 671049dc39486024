//! The reasons an action is refused, each with a code, its rule and a sentence.

use crate::records::notation::action_text;
use crate::rules::action::Action;
use crate::rules::board::Cell;
use crate::rules::piece::Size;
use solarium_core::{Refusal, Rule, Seat};
use std::fmt;

/// Why an action is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Another seat, or chance, comes next.
    NotInTurn { seat: Seat },
    /// Only `place` is possible during the placement.
    StillPlacing,
    /// The placement is over.
    PlacementOver,
    /// Start trees stand on the outer ring.
    NotOnOuterRing { cell: Cell },
    /// A piece stands there.
    Occupied { cell: Cell, rule: Rule },
    /// Fewer LP than the action costs.
    NotEnoughLight { need: u8, have: u8, rule: Rule },
    /// The shop column is empty.
    SoldOut { size: Size },
    /// The piece needed is not available.
    NotAvailable { size: Size, in_shop: u8, rule: Rule },
    /// Nothing stands there.
    NoPiece { cell: Cell, rule: Rule },
    /// A piece of another seat stands there.
    NotYours { cell: Cell, owner: Seat, rule: Rule },
    /// Seeds come from trees.
    SeedCannotPlant { cell: Cell },
    /// The space is out of reach.
    TooFar { from: Cell, to: Cell, distance: u8, reach: u8 },
    /// The space was activated in this turn.
    Activated { cell: Cell },
    /// A large tree does not grow.
    FullyGrown { cell: Cell },
    /// Only large trees are collected.
    NotLarge { cell: Cell, size: Size },
    /// The shade lock holds the piece.
    InShadow { cell: Cell, rule: Rule },
    /// A Cynthia does what her card demands.
    CynthiaDecides { instead: Action, rule: Rule },
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::NotInTurn { .. } => "not-in-turn",
            Illegal::StillPlacing => "still-placing",
            Illegal::PlacementOver => "placement-over",
            Illegal::NotOnOuterRing { .. } => "not-on-outer-ring",
            Illegal::Occupied { .. } => "occupied",
            Illegal::NotEnoughLight { .. } => "not-enough-light",
            Illegal::SoldOut { .. } => "sold-out",
            Illegal::NotAvailable { .. } => "not-available",
            Illegal::NoPiece { .. } => "no-piece",
            Illegal::NotYours { .. } => "not-yours",
            Illegal::SeedCannotPlant { .. } => "seed-cannot-plant",
            Illegal::TooFar { .. } => "too-far",
            Illegal::Activated { .. } => "activated",
            Illegal::FullyGrown { .. } => "fully-grown",
            Illegal::NotLarge { .. } => "not-large",
            Illegal::InShadow { .. } => "in-shadow",
            Illegal::CynthiaDecides { .. } => "cynthia-decides",
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Illegal::NotInTurn { .. } => "PH-3.4",
            Illegal::StillPlacing | Illegal::PlacementOver | Illegal::NotOnOuterRing { .. } => "PH-2.8",
            Illegal::SoldOut { .. } => "PH-5.3",
            Illegal::SeedCannotPlant { .. } | Illegal::TooFar { .. } => "PH-5.4",
            Illegal::Activated { .. } => "PH-5.2",
            Illegal::FullyGrown { .. } => "PH-5.5",
            Illegal::NotLarge { .. } => "PH-5.6",
            Illegal::Occupied { rule, .. }
            | Illegal::NotEnoughLight { rule, .. }
            | Illegal::NotAvailable { rule, .. }
            | Illegal::NoPiece { rule, .. }
            | Illegal::NotYours { rule, .. }
            | Illegal::InShadow { rule, .. }
            | Illegal::CynthiaDecides { rule, .. } => rule,
        }
    }

    fn message(&self) -> solarium_core::Message {
        self.to_string().into()
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotInTurn { seat } => write!(f, "seat {} is not in turn", seat.letter()),
            Illegal::StillPlacing => {
                write!(f, "start trees are still being placed; everything else comes after")
            }
            Illegal::PlacementOver => write!(f, "the placement of start trees is over"),
            Illegal::NotOnOuterRing { cell } => {
                write!(f, "start trees stand on the outer ring, {cell} is on ring {}", cell.ring())
            }
            Illegal::Occupied { cell, .. } => write!(f, "a piece stands on {cell} already"),
            Illegal::NotEnoughLight { need, have, .. } => write!(f, "this costs {need} LP, you have {have}"),
            Illegal::SoldOut { size } => write!(f, "no {} is left in the shop", size.words()),
            Illegal::NotAvailable { size, in_shop: 0, .. } => {
                write!(f, "no {} is available, and none is left in the shop", size.words())
            }
            Illegal::NotAvailable { size, .. } => {
                write!(f, "no {} is available: buy one first", size.words())
            }
            Illegal::NoPiece { cell, .. } => write!(f, "no piece stands on {cell}"),
            Illegal::NotYours { cell, owner, .. } => {
                write!(f, "the piece on {cell} belongs to seat {}", owner.letter())
            }
            Illegal::SeedCannotPlant { cell } => write!(f, "a seed stands on {cell}; only trees plant"),
            Illegal::TooFar { from, to, distance, reach } => {
                write!(f, "{to} is {distance} away from {from}, the tree there reaches {reach}")
            }
            Illegal::Activated { cell } => write!(f, "{cell} was activated in this turn already"),
            Illegal::FullyGrown { cell } => write!(f, "the tree on {cell} is large and grows no further"),
            Illegal::NotLarge { cell, size } => {
                write!(f, "a {} stands on {cell}; only large trees are collected", size.words())
            }
            Illegal::InShadow { cell, .. } => write!(f, "the piece on {cell} stands in shadow (shade lock)"),
            Illegal::CynthiaDecides { instead, .. } => {
                write!(f, "Cynthia's one action now is `{}`", action_text(*instead))
            }
        }
    }
}
