//! May a seat do this? Written apart from the lists of `legal.rs`, so that each proves the other.

use crate::action::Action;
use crate::board::{Cell, CellSet, OUTER_RING, Piece, Size};
use crate::state::State;
use crate::table::Table;
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
                write!(f, "Cynthia's one action now is `{}`", crate::notation::action_text(*instead))
            }
        }
    }
}

impl Table {
    /// May the player in turn do this?
    pub(crate) fn check_player(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Action::Place(cell) = action {
            return check_place(state, cell);
        }
        if state.round == 0 {
            return Err(Illegal::StillPlacing);
        }
        match action {
            Action::Place(_) | Action::End => Ok(()),
            Action::Buy(size) => {
                let price = self.price(state, seat, size).ok_or(Illegal::SoldOut { size })?;
                enough(state, seat, price, "PH-5.3")
            }
            Action::Plant { from, to } => self.check_plant(state, seat, from, to),
            Action::Grow(cell) => self.check_grow(state, seat, cell),
            Action::Collect(cell) => self.check_collect(state, seat, cell),
        }
    }

    fn check_plant(&self, state: &State, seat: Seat, from: Cell, to: Cell) -> Result<(), Illegal> {
        const RULE: Rule = "PH-5.4";
        let tree = own_piece(state, seat, from, RULE)?;
        if tree.size == Size::Seed {
            return Err(Illegal::SeedCannotPlant { cell: from });
        }
        fresh(state, from)?;
        unlocked(self.locked(state), from, "PH-7.2")?;
        if state.forest.piece(to).is_some() {
            return Err(Illegal::Occupied { cell: to, rule: RULE });
        }
        fresh(state, to)?;
        let (distance, reach) = (from.distance(to), tree.size.index() as u8);
        if distance > reach {
            return Err(Illegal::TooFar { from, to, distance, reach });
        }
        self.has_available(state, seat, Size::Seed, RULE)?;
        enough(state, seat, self.pack.players.plant_cost, RULE)
    }

    fn check_grow(&self, state: &State, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        const RULE: Rule = "PH-5.5";
        let piece = own_piece(state, seat, cell, RULE)?;
        // PH-15.5, PH-15.6: what was planted, grown or planted from in this turn is activated.
        fresh(state, cell)?;
        let size = piece.size.bigger().ok_or(Illegal::FullyGrown { cell })?;
        unlocked(self.locked(state), cell, "PH-7.2")?;
        // PH-15.7: a piece in the shop is not enough.
        self.has_available(state, seat, size, RULE)?;
        enough(state, seat, self.pack.players.grow_cost[piece.size.index()], RULE)
    }

    fn check_collect(&self, state: &State, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        const RULE: Rule = "PH-5.6";
        let piece = own_piece(state, seat, cell, RULE)?;
        if piece.size != Size::Large {
            return Err(Illegal::NotLarge { cell, size: piece.size });
        }
        fresh(state, cell)?;
        unlocked(self.collect_locked(state), cell, "PH-7.3")?;
        enough(state, seat, self.pack.players.collect_cost, RULE)
    }

    fn has_available(&self, state: &State, seat: Seat, size: Size, rule: Rule) -> Result<(), Illegal> {
        if state.available(seat)[size.index()] > 0 {
            return Ok(());
        }
        Err(Illegal::NotAvailable { size, in_shop: state.shop(seat).left(size), rule })
    }
}

fn check_place(state: &State, cell: Cell) -> Result<(), Illegal> {
    if state.round > 0 {
        return Err(Illegal::PlacementOver);
    }
    if cell.ring() != OUTER_RING {
        return Err(Illegal::NotOnOuterRing { cell });
    }
    if state.forest.piece(cell).is_some() {
        return Err(Illegal::Occupied { cell, rule: "PH-2.8" });
    }
    Ok(())
}

fn own_piece(state: &State, seat: Seat, cell: Cell, rule: Rule) -> Result<Piece, Illegal> {
    // PH-5.2: a space emptied in this turn is named as what it is.
    let Some(piece) = state.forest.piece(cell) else {
        fresh(state, cell)?;
        return Err(Illegal::NoPiece { cell, rule });
    };
    if piece.seat != seat {
        return Err(Illegal::NotYours { cell, owner: piece.seat, rule });
    }
    Ok(piece)
}

fn fresh(state: &State, cell: Cell) -> Result<(), Illegal> {
    if state.activated.contains(cell) { Err(Illegal::Activated { cell }) } else { Ok(()) }
}

fn unlocked(locked: CellSet, cell: Cell, rule: Rule) -> Result<(), Illegal> {
    if locked.contains(cell) { Err(Illegal::InShadow { cell, rule }) } else { Ok(()) }
}

fn enough(state: &State, seat: Seat, need: u8, rule: Rule) -> Result<(), Illegal> {
    let have = state.lp(seat);
    if have < need { Err(Illegal::NotEnoughLight { need, have, rule }) } else { Ok(()) }
}
