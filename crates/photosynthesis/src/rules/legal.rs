//! Generation of legal actions and chance outcomes: lists in ascending order, made without allocating.

use crate::rules::state::NONE;
use crate::{Action, Cell, CellSet, Chance, Forest, OUTER_RING, Rules, Size, State, automa};
use solarium_core::{Seat, Silent, Turn};
use std::ops::ControlFlow;

impl Rules {
    /// The next step: a decision of a seat, a chance outcome, or the end.
    #[inline]
    pub(crate) fn turn_of(&self, state: &State) -> Turn {
        if self.is_over(state) {
            return Turn::Over;
        }
        // PH-2.10: the draws of the set-up come first.
        if state.first == NONE || state.ds_corner == NONE {
            return Turn::Chance;
        }
        let seat = self.in_turn(state).expect("the first player is known and the game is not over");
        if self.is_cynthia(seat) && state.card == NONE && !(state.round > 0 && self.draw_stopped(state, seat))
        {
            // PH-2.6, PH-8.8, PH-9.15: a Cynthia draws before she acts, in the placement too, unless PH-9.1 stops her.
            return Turn::Chance;
        }
        Turn::of(seat)
    }

    /// The seat an open draw concerns: the Cynthia who draws a card. The draws of the set-up concern the whole table.
    pub(crate) fn chance_seat(&self, state: &State) -> Option<Seat> {
        if state.first == NONE || state.ds_corner == NONE {
            return None;
        }
        self.in_turn(state)
    }

    /// The outcomes of the open chance point, rising, each of weight 1. PH-1.17
    pub(crate) fn outcomes_of(
        &self,
        state: &State,
        mut f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.turn_of(state) != Turn::Chance {
            return ControlFlow::Continue(());
        }
        if state.first == NONE {
            return Seat::all(self.seats()).try_for_each(|seat| f(Chance::First(seat), 1));
        }
        if state.ds_corner == NONE {
            return (0..6).try_for_each(|corner| f(Chance::Corner(corner), 1));
        }
        let seat = self.in_turn(state).expect("a card is drawn by the seat in turn");
        let mut deck = self.drawable(state, seat);
        while deck != 0 {
            f(Chance::Card(deck.trailing_zeros() as u8), 1)?;
            deck &= deck - 1;
        }
        ControlFlow::Continue(())
    }

    /// The cards a draw may bring: those left, or all if none is left. PH-9.8, PH-9.16; PH-9.12: their order is
    /// hidden, so it is no part of a position.
    pub(crate) fn drawable(&self, state: &State, seat: Seat) -> u64 {
        match self.deck(state, seat) {
            0 => self.pack.full_deck(),
            deck => deck,
        }
    }

    /// The legal actions of a seat, ascending; none while it is not in turn.
    pub(crate) fn actions_of(
        &self,
        state: &State,
        seat: Seat,
        mut f: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.turn_of(state).includes(seat) {
            return ControlFlow::Continue(());
        }
        if self.is_cynthia(seat) {
            // PH-8.8, PH-9.15: exactly one.
            return f(self.cynthia_action(state, seat));
        }
        self.player_actions(state, seat, f)
    }

    /// The legal actions of the seat in turn at the front of `list`, which grows as needed; returns their number.
    #[inline(always)]
    pub(crate) fn list_actions_of(&self, state: &State, seat: Seat, list: &mut Vec<Action>) -> usize {
        self.list_actions_as(state, seat, list, Action::End, |action| action)
    }

    /// The same list as something else, made from each action by `item`; it grows with `filler`. Beyond the list `item`
    /// is called for actions on cells that do not exist.
    #[inline(always)]
    pub(crate) fn list_actions_as<T: Clone>(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<T>,
        filler: T,
        item: impl Fn(Action) -> T,
    ) -> usize {
        if list.len() < MOST_ACTIONS {
            make_room(list, filler);
        }
        let list: &mut [T; MOST_ACTIONS] = list.first_chunk_mut().expect("it has just grown to this length");
        if self.is_cynthia(seat) {
            list[0] = item(self.cynthia_action(state, seat));
            return 1;
        }
        self.list_player_actions(state, seat, list, item)
    }

    /// Kept out of line: the lists of players are made in the same loop and need the registers.
    #[inline(never)]
    fn cynthia_action(&self, state: &State, seat: Seat) -> Action {
        automa::decide_at(self, state, seat, &mut Silent)
    }

    /// The legal actions of a player in turn, ascending.
    #[inline]
    pub(crate) fn player_actions(
        &self,
        state: &State,
        seat: Seat,
        mut f: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let forest = &state.forest;
        if state.round == 0 {
            // PH-2.8
            let free = CellSet::ring(OUTER_RING) & forest.empty();
            return free.iter().try_for_each(|cell| f(Action::Place(cell)));
        }
        let lp = state.lp(seat);
        // PH-5.3. Sets of choices are built without branches and then iterated: random play defeats branch prediction.
        let shop = state.shop(seat);
        let mut buys = 0u8;
        for size in Size::ALL {
            let price = self.players.price_or_none(size.index(), shop.left(size));
            buys |= u8::from(price <= lp) << size.index();
        }
        while buys != 0 {
            f(Action::Buy(Size::ALL[buys.trailing_zeros() as usize & 3]))?;
            buys &= buys - 1;
        }
        let Activations { planting, open, growing, ripe } = self.activations(state, seat);
        for from in planting.iter() {
            for to in (forest.reach(from) & open).iter() {
                f(Action::Plant { from, to })?;
            }
        }
        for cell in growing.iter() {
            f(Action::Grow(cell))?;
        }
        for cell in ripe.iter() {
            f(Action::Collect(cell))?;
        }
        // PH-3.5, PH-15.1: ending the turn is always allowed, without a piece on the board too.
        f(Action::End)
    }

    /// What a player in turn may do with the pieces on the board. Without a branch.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn activations(&self, state: &State, seat: Seat) -> Activations {
        let (forest, lp) = (&state.forest, state.lp(seat));
        let available = u32::from_le_bytes(state.available(seat));
        let possible = |size: Size, cost: u8| (available & 0xFF << (8 * size.index()) > 0) & (lp >= cost);
        // PH-5.2: one activation per space per turn.
        let fresh = forest.of(seat).without(state.activated);
        let (mut able, mut ripe) = (fresh, fresh);
        solarium_core::exercise!("PH-7.2", "PH-7.3", "PH-7.4");
        if self.options.shade_lock {
            // PH-7.2, PH-7.3
            able = fresh.without(self.locked(state));
            ripe = fresh.without(self.collect_locked(state));
        }
        // PH-5.4
        let [trees, ..] = forest.trees();
        let planting = (able & trees).only_if(possible(Size::Seed, self.players.plant_cost));
        // PH-5.5
        let [small, medium, large] = self.players.grow_cost;
        let growing = forest.sized(Size::Seed).only_if(possible(Size::Small, small))
            | forest.sized(Size::Small).only_if(possible(Size::Medium, medium))
            | forest.sized(Size::Medium).only_if(possible(Size::Large, large));
        // PH-5.6
        let ripe = (ripe & forest.sized(Size::Large)).only_if(lp >= self.players.collect_cost);
        Activations { planting, open: forest.empty().without(state.activated), growing: able & growing, ripe }
    }

    /// The same list as [`Rules::player_actions`], written to the front of `list`; returns their number. For
    /// playouts: where the number of actions is unpredictable, a whole block is written and only the count depends on
    /// it, as a mispredicted branch costs more than a few stores. Needs room for [`MOST_ACTIONS`].
    #[inline(always)]
    pub(crate) fn list_player_actions<T>(
        &self,
        state: &State,
        seat: Seat,
        list: &mut [T; MOST_ACTIONS],
        item: impl Fn(Action) -> T,
    ) -> usize {
        let forest = &state.forest;
        let mut count = 0;
        if state.round == 0 {
            // PH-2.8
            let free = CellSet::ring(OUTER_RING) & forest.empty();
            write_actions::<6, T>(list, &mut count, free, |cell| item(Action::Place(cell)));
            return count;
        }
        let lp = state.lp(seat);
        if lp < self.least_cost {
            // Every sixth list. What comes then, the end of the turn, is foreseen by this branch.
            list[0] = item(Action::End);
            return 1;
        }
        // PH-5.3
        let shop = state.shop(seat);
        for size in Size::ALL {
            list[count] = item(Action::Buy(size));
            count += usize::from(self.players.price_or_none(size.index(), shop.left(size)) <= lp);
        }
        let Activations { planting, open, growing, ripe } = self.activations(state, seat);
        if !planting.is_empty() {
            count = write_plants(list, count, planting, open, forest, &item);
        }
        write_actions::<4, T>(list, &mut count, growing, |cell| item(Action::Grow(cell)));
        write_actions::<1, T>(list, &mut count, ripe, |cell| item(Action::Collect(cell)));
        // PH-3.5, PH-15.1
        list[count] = item(Action::End);
        count + 1
    }
}

#[cold]
#[inline(never)]
fn make_room<T: Clone>(list: &mut Vec<T>, filler: T) {
    list.resize(MOST_ACTIONS, filler);
}

/// What a player in turn may do with the pieces on the board.
struct Activations {
    /// Trees that may plant, and spaces that are open to their seeds.
    planting: CellSet,
    open: CellSet,
    growing: CellSet,
    ripe: CellSet,
}

/// No position has more legal actions: every space planting on every other, growing and being collected, four buys,
/// the end of the turn; and a block of scratch.
const MOST_ACTIONS: usize = 37 * 36 + 2 * 37 + 5 + 18;

/// Writes the seeds that trees can plant; returns the number of actions then. Few lists have any, and out of line this
/// leaves the registers to the rest.
#[inline(never)]
fn write_plants<T>(
    list: &mut [T; MOST_ACTIONS],
    mut count: usize,
    trees: CellSet,
    open: CellSet,
    forest: &Forest,
    item: &impl Fn(Action) -> T,
) -> usize {
    for from in trees.iter() {
        let targets = forest.reach(from) & open;
        write_actions::<6, T>(list, &mut count, targets, |to| item(Action::Plant { from, to }));
    }
    count
}

/// Writes an action for every cell, in blocks of `N` whose tail is scratch.
#[inline]
fn write_actions<const N: usize, T>(
    list: &mut [T],
    count: &mut usize,
    mut cells: CellSet,
    action: impl Fn(Cell) -> T,
) {
    loop {
        let block: Option<&mut [T; N]> = list.get_mut(*count..).and_then(|rest| rest.first_chunk_mut());
        let block = block.expect("the list has room for every action and a block");
        for place in block {
            *count += usize::from(!cells.is_empty());
            *place = action(cells.pop_first_unchecked());
        }
        if cells.is_empty() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Photosynthesis};
    use solarium_core::Records;
    use solarium_core::{Game, Random, Shelf, Turn, random_step};

    #[test]
    fn the_two_lists_are_one() {
        let shelf = Shelf::standard();
        for (n, lock) in [(2, false), (4, false), (3, true)] {
            let seats = vec!["human"; n];
            let setup =
                serde_json::json!({"seats": seats, "shade_lock": lock, "shade_lock_blocks_collect": lock});
            let game = Photosynthesis::from_setup(&setup, &shelf).expect("a table of PH-2.2");
            let (mut list, mut again) = (Vec::new(), Vec::new());
            for seed in 0..20 {
                let (mut state, mut random) = (game.start(), Random::new(seed));
                while random_step(&game, &mut state, &mut random, &mut list) {
                    if let Turn::Decide(seats) = game.turn(&state) {
                        let seat = seats.iter().next().expect("a seat decides");
                        let count = game.list_actions(&state, seat, &mut again);
                        assert_eq!(again[..count], game.actions(&state, seat));
                        assert_eq!(again[count - 1] == Action::End, state.round() > 0);
                    }
                }
            }
        }
    }
}
