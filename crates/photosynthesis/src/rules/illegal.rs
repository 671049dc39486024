//! The reasons an action is refused, each with a code and its rule.

use crate::records::notation::action_text;
use crate::{Action, Cell, Size};
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

impl Illegal {
    /// The message that says why, and the rule that forbids it.
    const fn facts(&self) -> (&'static str, Rule) {
        match *self {
            Illegal::NotInTurn { .. } => ("ph-refusal-not-in-turn", "PH-3.4"),
            Illegal::StillPlacing => ("ph-refusal-still-placing", "PH-2.8"),
            Illegal::PlacementOver => ("ph-refusal-placement-over", "PH-2.8"),
            Illegal::NotOnOuterRing { .. } => ("ph-refusal-not-on-outer-ring", "PH-2.8"),
            Illegal::Occupied { rule, .. } => ("ph-refusal-occupied", rule),
            Illegal::NotEnoughLight { rule, .. } => ("ph-refusal-not-enough-light", rule),
            Illegal::SoldOut { .. } => ("ph-refusal-sold-out", "PH-5.3"),
            Illegal::NotAvailable { rule, .. } => ("ph-refusal-not-available", rule),
            Illegal::NoPiece { rule, .. } => ("ph-refusal-no-piece", rule),
            Illegal::NotYours { rule, .. } => ("ph-refusal-not-yours", rule),
            Illegal::SeedCannotPlant { .. } => ("ph-refusal-seed-cannot-plant", "PH-5.4"),
            Illegal::TooFar { .. } => ("ph-refusal-too-far", "PH-5.4"),
            Illegal::Activated { .. } => ("ph-refusal-activated", "PH-5.2"),
            Illegal::FullyGrown { .. } => ("ph-refusal-fully-grown", "PH-5.5"),
            Illegal::NotLarge { .. } => ("ph-refusal-not-large", "PH-5.6"),
            Illegal::InShadow { rule, .. } => ("ph-refusal-in-shadow", rule),
            Illegal::CynthiaDecides { rule, .. } => ("ph-refusal-cynthia-decides", rule),
        }
    }
}

impl Refusal for Illegal {
    /// The stable code: the id of the message without `ph-refusal-`.
    fn code(&self) -> &'static str {
        self.facts().0.splitn(3, '-').last().unwrap_or_default()
    }

    fn rule(&self) -> Rule {
        self.facts().1
    }

    fn message(&self) -> Message {
        let message = Message::new(self.facts().0);
        match *self {
            Illegal::StillPlacing | Illegal::PlacementOver => message,
            Illegal::NotInTurn { seat } => message.with("seat", seat),
            Illegal::NotOnOuterRing { cell } => message.with("cell", cell).with("ring", cell.ring()),
            Illegal::NotEnoughLight { need, have, .. } => message.with("need", need).with("have", have),
            Illegal::NotAvailable { size, in_shop: 0, .. } => {
                Message::new("ph-refusal-none-available-or-left").with("piece", size)
            }
            Illegal::SoldOut { size } | Illegal::NotAvailable { size, .. } => message.with("piece", size),
            Illegal::NotYours { cell, owner, .. } => message.with("cell", cell).with("seat", owner),
            Illegal::TooFar { from, to, distance, reach } => {
                message.with("to", to).with("distance", distance).with("from", from).with("reach", reach)
            }
            Illegal::NotLarge { cell, size } => message.with("piece", size).with("cell", cell),
            Illegal::CynthiaDecides { instead, .. } => message.with("action", action_text(instead)),
            Illegal::Occupied { cell, .. }
            | Illegal::NoPiece { cell, .. }
            | Illegal::SeedCannotPlant { cell }
            | Illegal::Activated { cell }
            | Illegal::FullyGrown { cell }
            | Illegal::InShadow { cell, .. } => message.with("cell", cell),
        }
    }
}
