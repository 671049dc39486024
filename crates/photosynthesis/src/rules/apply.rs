//! Applies a step to a position. The caller has checked it.

use crate::rules::state::NONE;
use crate::{Action, Cell, CellSet, Chance, Event, MAX_SEATS, Piece, Rules, Size, State};
use solarium_core::{Audience, Seat, Sink};

impl Rules {
    #[inline(never)]
    pub(crate) fn draw(&self, state: &mut State, outcome: Chance, log: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => {
                // PH-2.3
                solarium_core::exercise!("PH-2.3");
                state.first = seat.0;
                emit_to_all(log, || Event::FirstDrawn { seat });
            }
            Chance::Corner(corner) => {
                // PH-8.7
                solarium_core::exercise!("PH-8.7");
                state.ds_corner = corner;
                emit_to_all(log, || Event::CornerDrawn { corner });
            }
            Chance::Card(place) => {
                let Some(seat) = self.in_turn(state) else { return };
                let slot = self.deck_slot(seat);
                if state.decks[slot] == 0 {
                    // PH-9.8: all cards, those drawn in this turn too.
                    solarium_core::exercise!("PH-9.8");
                    emit_to_all(log, || Event::Shuffled { seat, turned: false });
                    state.decks[slot] = self.pack.full_deck();
                }
                // PH-9.2, PH-9.10: the card is used until the next shuffle.
                solarium_core::exercise!("PH-9.2", "PH-9.10");
                state.decks[slot] &= !(1 << place);
                state.card = place;
                let left = state.decks[slot].count_ones() as u8;
                emit_to_all(log, || Event::CardDrawn { seat, card: self.card_id(state).unwrap_or(0), left });
            }
        }
    }

    #[inline(always)]
    pub(crate) fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        // PH-9.5: at most one action per card.
        solarium_core::exercise!("PH-3.5", "PH-9.5");
        state.card = NONE;
        // There are no more seats: known here, this need not be checked for each thing of a seat.
        let seat = Seat(seat.0 % MAX_SEATS as u8);
        match action {
            Action::End => self.end_turn(state, seat, log),
            Action::Place(cell) | Action::Collect(cell) => {
                self.place_or_collect(state, seat, action, cell, log);
            }
            _ if self.is_cynthia(seat) => self.tend(state, seat, action, log),
            _ => self.spend(state, seat, action, log),
        }
    }

    /// Out of line, as few steps do one of these.
    #[inline(never)]
    fn place_or_collect(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        cell: Cell,
        log: &mut impl Sink<Event>,
    ) {
        if matches!(action, Action::Place(_)) {
            self.place(state, seat, cell, log);
        } else {
            self.collect(state, seat, cell, log);
        }
    }

    fn place(&self, state: &mut State, seat: Seat, cell: Cell, log: &mut impl Sink<Event>) {
        let size = self.start_tree(state, seat);
        state.forest.put(cell, Piece { seat, size });
        if !self.is_cynthia(seat) {
            // PH-2.8: the tree comes from the available ones.
            solarium_core::exercise!("PH-2.8");
            let small = &mut state.available[seat.index()][Size::Small.index()];
            *small = small.saturating_sub(1);
        }
        state.placed += 1;
        emit_to_all(log, || Event::Placed { seat, cell, size });
        if state.placed as usize == 2 * self.seats() {
            // PH-8.5: her cards are shuffled into a new deck when all have placed.
            solarium_core::exercise!("PH-8.5");
            self.shuffle_all(state, false, log);
            state.placed = 0;
            // PH-2.9
            solarium_core::exercise!("PH-2.9");
            self.begin_round(state, log);
        }
    }

    /// A player buys, plants or grows. Without a branch: which of them comes next in random play cannot be foreseen, and a
    /// wrong guess costs more than all three together.
    #[inline(always)]
    fn spend(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        // What all actions hold in the same place is read at once, whatever it means. It is cut to fit afterwards: done in
        // some of the arms only, it would take a branch.
        let at = match action {
            Action::Buy(size) => size as u8,
            Action::Plant { from, .. } => from.byte(),
            Action::Place(cell) | Action::Grow(cell) | Action::Collect(cell) => cell.byte(),
            Action::End => 0,
        };
        let to = if let Action::Plant { to, .. } = action { to.byte() } else { at };
        let (at, to) = (usize::from(at % 64), usize::from(to % 64));
        let (buys, plants) = (matches!(action, Action::Buy(_)), matches!(action, Action::Plant { .. }));
        let grows = !(buys | plants);
        let (at_cell, to_cell) = (CellSet::of_bit(at), CellSet::of_bit(to));
        // The column of the shop concerned, and the size that becomes or was available.
        let (_, old, _) = state.forest.at_bit(at);
        let column = Size::of_bits(if buys { at } else { old });
        let size = Size::of_bits((column.index() + usize::from(grows)) & if plants { 0 } else { 3 });
        // PH-5.3, PH-1.10
        solarium_core::exercise!(buys => "PH-5.3", "PH-1.10");
        let shop = &mut state.shop[seat.index()];
        let bought = Size::of_bits(at);
        let price = self.players.price_or_none(bought.index(), shop.left(bought));
        // PH-5.7: a piece that is replaced comes back if there is room.
        solarium_core::exercise!(grows => "PH-5.7");
        let fits = grows & (shop.left(column) < self.players.shop[column.index()]);
        solarium_core::exercise!(grows & !fits => "PH-15.8");
        shop.add(column, i16::from(fits) - i16::from(buys));
        let available = u32::from_le_bytes(state.available(seat));
        let one = 1 << (8 * size as u32);
        // As one number, so that it can be read as one while the write is under way.
        let available = if buys { available.wrapping_add(one) } else { available.wrapping_sub(one) };
        state.available[seat.index()] = available.to_le_bytes();
        // PH-5.4, PH-10.18
        solarium_core::exercise!(plants => "PH-5.4", "PH-10.18");
        // PH-5.5, PH-10.11
        solarium_core::exercise!(grows => "PH-5.5", "PH-10.11");
        state.forest.tend(at_cell.only_if(grows), to_cell.only_if(plants), seat);
        state.activate((at_cell | to_cell).only_if(!buys));
        let cost = self.cost_for_players(size);
        let cost = if buys { price } else { cost };
        let lp = pay(state, seat, cost);
        emit_to_all(log, || match action {
            Action::Plant { from, to } => Event::Planted { seat, from, to, cost, lp },
            Action::Grow(cell) => Event::Grew { seat, cell, size, cost, lp, piece_lost: !fits },
            _ => Event::Bought { seat, size, cost, lp },
        });
    }

    /// A Cynthia plants or grows: what is not on the board is in her supply.
    #[inline(never)]
    fn tend(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Plant { from, to } => {
                state.forest.tend(CellSet::EMPTY, to.only(), seat);
                state.activate(from.only() | to.only());
                let cost = self.plant_cost(seat);
                let lp = pay(state, seat, cost);
                emit_to_all(log, || Event::Planted { seat, from, to, cost, lp });
            }
            Action::Grow(cell) => {
                // PH-10.11
                solarium_core::exercise!("PH-5.5", "PH-10.11");
                // PH-8.2, PH-15.12: what a Cynthia takes back is in her supply at once.
                solarium_core::exercise!("PH-8.2", "PH-15.12");
                let (_, old, _) = state.forest.at_bit(cell.bit());
                let size = Size::of_bits(old + 1);
                state.forest.tend(cell.only(), CellSet::EMPTY, seat);
                state.activate(cell.only());
                let cost = self.grow_cost(seat, size);
                let lp = pay(state, seat, cost);
                emit_to_all(log, || Event::Grew { seat, cell, size, cost, lp, piece_lost: false });
            }
            _ => {}
        }
    }

    fn collect(&self, state: &mut State, seat: Seat, cell: Cell, log: &mut impl Sink<Event>) {
        // PH-5.6, PH-10.6
        solarium_core::exercise!("PH-5.6", "PH-10.6");
        state.forest.clear(cell);
        let piece_lost = !self.give_back(state, seat, Size::Large);
        let token = self.take_token(state, seat, cell);
        state.activate(cell.only());
        let cost = self.collect_cost(seat);
        let lp = pay(state, seat, cost);
        emit_to_all(log, || Event::Collected { seat, cell, token, cost, lp, piece_lost });
    }

    /// A piece leaves the board; false if it leaves the game.
    fn give_back(&self, state: &mut State, seat: Seat, size: Size) -> bool {
        // PH-8.2, PH-15.12: what a Cynthia takes back is in her supply at once.
        if self.is_cynthia(seat) {
            solarium_core::exercise!("PH-8.2", "PH-15.12");
            return true;
        }
        let fits = self.returns(state, seat, size);
        solarium_core::exercise!(!fits => "PH-15.8");
        state.shop[seat.index()].add(size, fits.into());
        fits
    }

    /// Would a returned piece of this size find a free slot? PH-5.7
    pub(crate) fn returns(&self, state: &State, seat: Seat, size: Size) -> bool {
        solarium_core::exercise!("PH-5.7");
        self.is_cynthia(seat) || state.shop(seat).left(size) < self.players.shop[size.index()]
    }

    /// The size that would leave the game if the seat did this (PH-5.7), to warn before it happens.
    pub fn loses(&self, state: &State, seat: Seat, action: Action) -> Option<Size> {
        solarium_core::exercise!("PH-5.7");
        let size = match action {
            Action::Grow(cell) => state.forest.piece(cell)?.size,
            Action::Collect(_) => Size::Large,
            _ => return None,
        };
        (!self.returns(state, seat, size)).then_some(size)
    }

    fn take_token(&self, state: &mut State, seat: Seat, cell: Cell) -> u8 {
        // PH-5.8
        solarium_core::exercise!("PH-5.8");
        let mut value = 0;
        if let Some(pile) = self.token_pile(state, cell.leaves()) {
            value = self.pile(state, pile)[0];
            state.set_pile_left(pile, state.pile_left(pile) - 1);
        }
        let kind = self.pack.tokens.kinds().iter().position(|kind| *kind == value).unwrap_or(0);
        state.taken.push(seat, kind as u8);
        value
    }

    #[inline(always)]
    fn end_turn(&self, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
        // PH-5.2: all activations end with the turn; PH-5.9: a space emptied by a collect is free for the next seat.
        solarium_core::exercise!("PH-5.2", "PH-5.9");
        state.activated = CellSet::EMPTY;
        state.turns_done += 1;
        emit_to_all(log, || Event::TurnEnded { seat });
        if !self.is_over(state) {
            return;
        }
        if state.round == self.last_round() {
            // PH-3.7: nothing more is lit; a position of the last round with all turns done is the end.
            solarium_core::exercise!("PH-3.7");
            emit_to_all(log, || Event::GameEnded);
            return;
        }
        // PH-3.6
        solarium_core::exercise!("PH-3.6");
        let next = Seat(state.first).further(1, self.seats());
        state.first = next.0;
        emit_to_all(log, || Event::FirstPassed { seat: next });
        self.begin_round(state, log);
    }

    /// The photosynthesis phase of the next round. PH-3.1; PH-15.3: light is gained here and nowhere else.
    /// PH-14.3: players with the physical game follow its events.
    #[inline(never)]
    fn begin_round(&self, state: &mut State, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("PH-3.1", "PH-15.3", "PH-14.3");
        state.round += 1;
        state.turns_done = 0;
        // PH-3.2: the place of the sun follows from the round.
        solarium_core::exercise!("PH-3.2");
        let (round, sun, revolution, first) =
            (state.round, state.sun(), state.revolution(), Seat(state.first));
        emit_to_all(log, || Event::RoundBegan { round, sun, revolution, first });
        if round == 13 {
            // PH-9.9; PH-9.11: not again when a fourth revolution begins.
            solarium_core::exercise!("PH-9.9", "PH-9.11");
            self.shuffle_all(state, true, log);
        }
        let lit = state.forest.lit(sun);
        // PH-8.6: a Cynthia has an ordinary seat and the same tracker.
        solarium_core::exercise!("PH-3.3", "PH-8.6");
        for seat in Seat::all(self.seats()) {
            let gain = self.gain_from(state, lit, seat);
            let (lp, lost) = self.light_up(state.lp(seat), gain);
            state.lp[seat.index()] = lp;
            emit_to_all(log, || Event::LightGained { seat, gain, lost, lp });
        }
    }

    #[inline(never)]
    fn shuffle_all(&self, state: &mut State, turned: bool, log: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats()).filter(|seat| self.is_cynthia(*seat)) {
            state.decks[self.deck_slot(seat)] = self.pack.full_deck();
            emit_to_all(log, || Event::Shuffled { seat, turned });
        }
    }
}

/// Costs are paid at once. PH-5.1
fn pay(state: &mut State, seat: Seat, cost: u8) -> u8 {
    solarium_core::exercise!("PH-5.1");
    let lp = state.lp(seat).saturating_sub(cost);
    state.lp[seat.index()] = lp;
    lp
}

/// Every event is visible to all seats. PH-9.16
fn emit_to_all(log: &mut impl Sink<Event>, event: impl FnOnce() -> Event) {
    solarium_core::exercise!("PH-9.16");
    log.emit(Audience::All, event);
}
