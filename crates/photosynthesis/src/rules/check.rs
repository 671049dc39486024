//! Judges one action. Written independently of `legal.rs`, so that tests compare the two.

use crate::{Action, Cell, CellSet, Illegal, OUTER_RING, Piece, Rules, Size, State, automa};
use solarium_core::{Rule, Seat, Silent};

impl Rules {
    /// May the seat do this now?
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.turn_of(state).includes(seat) {
            return Err(Illegal::NotInTurn { seat });
        }
        if self.is_cynthia(seat) {
            self.check_cynthia(state, seat, action)
        } else {
            self.check_player(state, seat, action)
        }
    }

    /// A Cynthia's seat has one action; any other is refused with the rule that decides otherwise. PH-9.15
    fn check_cynthia(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if action == automa::decide_at(self, state, seat, &mut Silent) {
            solarium_core::exercise!("PH-9.15");
            return Ok(());
        }
        let (instead, rule) = automa::why_not(self, state, seat, action);
        Err(Illegal::CynthiaDecides { instead, rule })
    }

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
                enough_light(state, seat, price, "PH-5.3")
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
        not_activated(state, from)?;
        unlocked(self.locked(state), from, "PH-7.2")?;
        if state.forest.piece(to).is_some() {
            return Err(Illegal::Occupied { cell: to, rule: RULE });
        }
        not_activated(state, to)?;
        let (distance, reach) = (from.distance(to), tree.size.index() as u8);
        if distance > reach {
            return Err(Illegal::TooFar { from, to, distance, reach });
        }
        self.has_available(state, seat, Size::Seed, RULE)?;
        enough_light(state, seat, self.pack.players.plant_cost, RULE)
    }

    fn check_grow(&self, state: &State, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        const RULE: Rule = "PH-5.5";
        let piece = own_piece(state, seat, cell, RULE)?;
        // PH-15.5, PH-15.6: what was planted, grown or planted from in this turn is activated.
        solarium_core::exercise!("PH-15.5", "PH-15.6");
        not_activated(state, cell)?;
        let size = piece.size.bigger().ok_or(Illegal::FullyGrown { cell })?;
        unlocked(self.locked(state), cell, "PH-7.2")?;
        // PH-15.7: a piece in the shop is not enough.
        solarium_core::exercise!("PH-15.7");
        self.has_available(state, seat, size, RULE)?;
        enough_light(state, seat, self.pack.players.grow_cost[piece.size.index()], RULE)
    }

    fn check_collect(&self, state: &State, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        const RULE: Rule = "PH-5.6";
        let piece = own_piece(state, seat, cell, RULE)?;
        if piece.size != Size::Large {
            return Err(Illegal::NotLarge { cell, size: piece.size });
        }
        not_activated(state, cell)?;
        unlocked(self.collect_locked(state), cell, "PH-7.3")?;
        enough_light(state, seat, self.pack.players.collect_cost, RULE)
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
    solarium_core::exercise!("PH-5.2");
    let Some(piece) = state.forest.piece(cell) else {
        not_activated(state, cell)?;
        return Err(Illegal::NoPiece { cell, rule });
    };
    if piece.seat != seat {
        return Err(Illegal::NotYours { cell, owner: piece.seat, rule });
    }
    Ok(piece)
}

fn not_activated(state: &State, cell: Cell) -> Result<(), Illegal> {
    if state.activated.contains(cell) { Err(Illegal::Activated { cell }) } else { Ok(()) }
}

fn unlocked(locked: CellSet, cell: Cell, rule: Rule) -> Result<(), Illegal> {
    if locked.contains(cell) { Err(Illegal::InShadow { cell, rule }) } else { Ok(()) }
}

fn enough_light(state: &State, seat: Seat, need: u8, rule: Rule) -> Result<(), Illegal> {
    let have = state.lp(seat);
    if have < need { Err(Illegal::NotEnoughLight { need, have, rule }) } else { Ok(()) }
}
