//! The reasons an action is refused, each with a code and its rule.

use crate::rules::action::Action;
use crate::rules::board::Cell;
use crate::rules::piece::Size;
use solarium_core::{Message, Refusal, Rule, Seat};

/// Why an action is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields are named for what they hold")]
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

    fn message(&self) -> Message {
        self.refusal_message()
    }
}
