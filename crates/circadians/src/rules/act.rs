//! Row 5: the die due is actioned, stands down or is skipped (ch. 5).
//!
//! Every number comes from the side of the board in play (CI-8.1). A space is taken by any die, the AI
//! included (CI-17.14). CI-18.1: what must be done has no declining answer; CI-18.3: a die that has nowhere to go is
//! skipped.

use crate::pack::{Amount, Board, MAX_DEPOSITORY_ROWS, MAX_ROWS, MAX_SPACES, Power, Res};
use crate::records::notation;
use crate::rules::octet;
use crate::rules::purse::Means;
use crate::{
    Action, Circadians, Die, DieAction, Event, Known, NONE, Origin, Part, Public, Sort, Space, State, Task,
    Terms, bits,
};
use solarium_core::{Audience, Seat, Sink};
use std::ops::ControlFlow;

impl Circadians {
    /// First slot of a Negotiation row below a clan, and the number of slots.
    pub fn row_slots(&self, row: u8) -> std::ops::Range<usize> {
        let rows = &self.boards().rows;
        let start: usize = rows[..usize::from(row)].iter().map(|r| usize::from(r.spaces)).sum();
        start..start + usize::from(rows[usize::from(row)].spaces)
    }

    /// The first free space among the `count` left-most ones of a board (CI-5.13).
    pub(crate) fn free_slot(spaces: &[Die], count: u8) -> Option<usize> {
        solarium_core::exercise!("CI-5.13");
        spaces[..usize::from(count)].iter().position(|die| die.is_none())
    }

    /// The first Laboratory pair space without any die.
    pub(crate) fn free_pair(&self, state: &Public) -> Option<usize> {
        let count = usize::from(self.boards().laboratory);
        state.tables.lab[..count].iter().position(|pair| pair.iter().all(|die| die.is_none()))
    }

    /// Is there such a space on this side of the board?
    pub(crate) fn has_space(&self, space: Space) -> bool {
        let boards = self.boards();
        match space {
            Space::Negotiation(clan, row) => clan < 3 && usize::from(row) < boards.rows.len(),
            Space::Depository(row) => usize::from(row) < boards.depository.len(),
            Space::Mine(i) => usize::from(i) < boards.mines.len(),
            Space::Market(i) => usize::from(i) < boards.market.len(),
            Space::Academy(i) => usize::from(i) < boards.academy.len(),
            Space::Headquarters | Space::Laboratory | Space::Foundry | Space::Control => true,
        }
    }

    /// The dice that act on a space with the one due: two at the Laboratory (CI-8.6).
    fn acting_dice(&self, state: &impl Known, seat: Seat, due: Origin, space: Space) -> [Option<Origin>; 2] {
        solarium_core::exercise!("CI-8.6");
        let second = if space == Space::Laboratory { self.second_die(state, seat, due) } else { None };
        [Some(due), second]
    }

    /// Their fees, and the Water that their tiles take off (CI-8.7).
    pub(crate) fn fee_and_water(
        &self,
        state: &impl Known,
        seat: Seat,
        due: Origin,
        space: Space,
    ) -> (u8, u8) {
        solarium_core::exercise!("CI-8.7");
        let dice = self.acting_dice(state, seat, due, space).into_iter().flatten();
        dice.fold((0, 0), |(fee, water), die| {
            (fee + self.fee(state, seat, die), water + self.water_off(state, seat, die))
        })
    }

    /// Does an Event close the board to humans (CI-16.2)?
    #[inline]
    pub(crate) fn closed(&self, state: &Public, board: Board) -> bool {
        solarium_core::exercise!("CI-16.2");
        self.event(state).is_some_and(|event| event.closes(board))
    }

    /// Every `act` of the die due, ascending. Returns whether there was one.
    pub(crate) fn each_act(
        &self,
        state: &impl Known,
        seat: Seat,
        origin: Origin,
        f: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<(), bool> {
        let offers = self.offers(state, seat, origin);
        for (space, values) in &offers.spaces[..offers.count] {
            for value in bits(*values) {
                f(Action::Act(*space, value))?;
            }
        }
        ControlFlow::Continue(offers.any)
    }

    /// The spaces on which the die due can act, and with which values.
    fn offers(&self, state: &impl Known, seat: Seat, origin: Origin) -> Offers {
        let boards = self.boards();
        let tables = &state.tables;
        let crew = state.crew(seat);
        let values = self.values(state, seat, origin) & 0b0111_1110;
        let fee = self.fee(state, seat, origin);
        let water_off = self.water_off(state, seat, origin);
        let closed = self.event(state).map_or(0, |event| event.closed);
        let open = |board: Board| closed & (1 << board as u16) == 0;
        let mut offers = Offers::NONE;

        // CI-6.1, CI-6.2: any free space whose cost can be paid, any value.
        if open(Board::Negotiation) {
            solarium_core::exercise!("CI-6.1", "CI-6.2");
            let everywhere = self.discount(state, seat, Board::Negotiation, water_off);
            for clan in 0..3u8 {
                if !open(Board::clan(usize::from(clan))) {
                    continue;
                }
                let off = self.below_clan(state, seat, clan, everywhere);
                let Some(means) = Means::of(crew, off, fee) else { continue };
                let mut slot = 0;
                for (row, printed) in boards.rows.iter().enumerate() {
                    let end = slot + usize::from(printed.spaces);
                    let below = &tables.negotiation[usize::from(clan)][slot..end];
                    slot = end;
                    let free = below.iter().any(|die| die.is_none());
                    let payable = means.pay(printed.cost[usize::from(clan)]);
                    offers.add(Space::Negotiation(clan, row as u8), if free & payable { values } else { 0 });
                }
            }
        }
        // CI-7.1, CI-7.2: a column of the value, and an Item that can be paid.
        if open(Board::Depository)
            && values & boards.columns != 0
            && self.affordable_items(state, seat, water_off, fee) != 0
        {
            solarium_core::exercise!("CI-7.1", "CI-7.2");
            let any = offers.any;
            for row in 0..boards.depository.len() {
                let taken = octet::filled(Die::values_of_all(&tables.depository[row])) << 1;
                offers.add(Space::Depository(row as u8), values & boards.columns & !taken);
            }
            // Whether an Item of an unknown hand can be paid is for its owner to say.
            offers.any = if self.hands_unknown() { any } else { offers.any };
        }
        // CI-5.2: not from the Headquarters to the Headquarters.
        if open(Board::Headquarters)
            && matches!(origin, Origin::Garage(_))
            && Self::free_slot(&tables.hq, boards.headquarters).is_some()
        {
            solarium_core::exercise!("CI-5.2");
            offers.add(Space::Headquarters, values);
        }
        if open(Board::MiningCamp) {
            let off = self.discount(state, seat, Board::MiningCamp, water_off);
            if let Some(means) = Means::of(crew, off, 0) {
                for (mine, i) in boards.mines.iter().zip(0..) {
                    let reached = u8::MAX.checked_shl(u32::from(means.least_value(mine.x))).unwrap_or(0);
                    let free = tables.mine[usize::from(i)].is_none();
                    offers.add(Space::Mine(i), if free { values & reached } else { 0 });
                }
            }
        }
        // CI-18.8: a second die of the Headquarters leaves its space empty. CI-8.6 to CI-8.8: a pair, both fees, a tile to take.
        if open(Board::Laboratory)
            && let Some(second) = self.second_die(state, seat, origin)
            && self.free_pair(state).is_some()
            && state.farm_stacks.visible.iter().any(|kind| *kind != NONE)
        {
            solarium_core::exercise!("CI-18.8", "CI-8.6", "CI-8.8");
            let both = values & self.values(state, seat, second);
            if both != 0 {
                let fees = fee + self.fee(state, seat, second);
                let off = water_off + self.water_off(state, seat, second);
                if self.payable(state, seat, Space::Laboratory, off, fees) {
                    offers.add(Space::Laboratory, both);
                }
            }
        }
        if open(Board::Foundry)
            && Self::free_slot(&tables.foundry, boards.foundry).is_some()
            && self.payable(state, seat, Space::Foundry, water_off, fee)
        {
            let visible = &state.upgrade_stacks.visible;
            let stack = |v| usize::from(self.pack.foundry_stack[usize::from(v)]);
            offers.add(Space::Foundry, those(values, |v| visible[stack(v)] != NONE));
        }
        if open(Board::ControlRoom)
            && Self::free_slot(&tables.control, boards.control_room).is_some()
            && self.payable(state, seat, Space::Control, water_off, fee)
        {
            // CI-8.10: the step of the value must exist.
            solarium_core::exercise!("CI-8.10");
            offers.add(Space::Control, values & self.planet(state).steps(crew.harvester));
        }
        if open(Board::Market) {
            for i in 0..boards.market.len() {
                offers.add(Space::Market(i as u8), if tables.market[i].is_none() { values } else { 0 });
            }
        }
        if open(Board::Academy) && self.dice_for_sale(state, seat, water_off, fee) != 0 {
            for (i, listed) in boards.academy.iter().enumerate() {
                let free = tables.academy[i].is_none();
                offers.add(Space::Academy(i as u8), if free { values & listed } else { 0 });
            }
        }
        offers
    }

    /// Can one of the printed alternatives be paid together with the fees?
    pub(crate) fn payable(
        &self,
        state: &impl Known,
        seat: Seat,
        space: Space,
        water_off: u8,
        fees: u8,
    ) -> bool {
        let crew = state.crew(seat);
        let off = self.discount(state, seat, space.board(), water_off);
        Means::of(crew, off, fees)
            .is_some_and(|means| self.printed(space).iter().any(|cost| means.pay(*cost)))
    }

    /// The numbers of dice the seat can buy at the Academy: bit n (CI-8.12).
    pub(crate) fn dice_for_sale(&self, state: &impl Known, seat: Seat, water_off: u8, fee: u8) -> u8 {
        solarium_core::exercise!("CI-8.12");
        let crew = state.crew(seat);
        let off = self.discount(state, seat, Board::Academy, water_off);
        let Some(means) = Means::of(crew, off, fee) else { return 0 };
        let sold = (1..).zip(&self.pack.academy_price).take(usize::from(crew.supply));
        sold.fold(0, |set, (dice, price)| set | u8::from(means.pay(*price)) << dice)
    }

    /// Takes a die from where it lies; its fee is returned.
    fn lift(&self, state: &mut State, seat: Seat, origin: Origin) {
        match origin {
            Origin::Headquarters(i) => state.tables.hq[usize::from(i)] = Die::NONE,
            Origin::Garage(g) => state.crew_mut(seat).garages[usize::from(g)] = 0,
        }
    }

    /// CI-5.10, steps 1 to 3; what follows is put on the agenda.
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        value: u8,
        log: &mut impl Sink<Event>,
    ) {
        solarium_core::exercise!("CI-5.12", "CI-18.1");
        solarium_core::exercise!("CI-5.10");
        let Some((_, origin)) = self.due_die(state) else { return };
        let (fee, water_off) = self.fee_and_water(state, seat, origin, space);
        for die in self.acting_dice(state, seat, origin, space).into_iter().flatten() {
            solarium_core::exercise!(die != origin && matches!(die, Origin::Headquarters(_)) => "CI-18.8");
            self.lift(state, seat, die);
        }
        self.pay(state, seat, Amount::of(Res::A, fee), "CI-5.6", log);
        self.put(state, seat, space, value);
        log.emit(Audience::All, || Event::DieActioned { seat, space: notation::space(self, space), value });
        state.die_action = DieAction { seat, space, value, water_off, bought: NONE };
        self.push_steps(state, seat, space);
    }

    /// The die (at the Laboratory: both, or the AI's one, which blocks the pair) comes to lie on the left-most free
    /// space meant.
    pub(crate) fn put(&self, state: &mut State, seat: Seat, space: Space, value: u8) {
        let die = Die::new(seat, value);
        let boards = self.boards();
        let slots = match space {
            Space::Negotiation(_, row) => self.row_slots(row),
            _ => 0..0,
        };
        let pair = self.free_pair(state);
        let tables = &mut state.tables;
        match space {
            Space::Negotiation(clan, _) => {
                let below = &mut tables.negotiation[usize::from(clan)][slots];
                if let Some(free) = below.iter_mut().find(|d| d.is_none()) {
                    *free = die;
                }
            }
            Space::Depository(row) => tables.depository[usize::from(row)][usize::from(value) - 1] = die,
            // CI-7.6, CI-7.8: the left-most free space, gaps included.
            Space::Headquarters => {
                solarium_core::exercise!("CI-7.6", "CI-7.8");
                fill(&mut tables.hq, boards.headquarters, die);
            }
            Space::Mine(i) => tables.mine[usize::from(i)] = die,
            Space::Laboratory => {
                if let Some(i) = pair {
                    tables.lab[i] = [die, if self.ai_seat() == Some(seat) { Die::NONE } else { die }];
                }
            }
            Space::Foundry => fill(&mut tables.foundry, boards.foundry, die),
            Space::Control => fill(&mut tables.control, boards.control_room, die),
            Space::Market(i) => tables.market[usize::from(i)] = die,
            Space::Academy(i) => tables.academy[usize::from(i)] = die,
        }
    }

    /// CI-5.10, steps 4 to 8, last first.
    fn push_steps(&self, state: &mut State, seat: Seat, space: Space) {
        solarium_core::exercise!("CI-5.10");
        let power = self.power(state, seat);
        let trades = state.die_action.value + self.event(state).map_or(0, |event| event.trades);
        let agenda = &mut state.agenda;
        agenda.push(Task::Finish);
        match space {
            Space::Negotiation(..) => {
                // CI-6.4: item gains, clan ability, advancement, setback.
                solarium_core::exercise!("CI-6.1", "CI-6.2", "CI-6.4");
                agenda.extend([Task::Setback, Task::Advancement, Task::Ability, Task::Gains, Task::Cost]);
            }
            Space::Depository(row) => {
                // CI-7.4: pay and lay out, Ledger, row reward, Dan's second reward.
                solarium_core::exercise!("CI-7.4");
                if power == Some(Power::SecondReward) {
                    solarium_core::exercise!("CI-14.2");
                    agenda.push(Task::SecondReward);
                }
                agenda.extend([Task::RowReward(row), Task::Gains, Task::Trade]);
            }
            Space::Headquarters => agenda.extend([Task::Gains, Task::Take]),
            Space::Mine(_) => agenda.extend([Task::Gains, Task::Main, Task::Cost]),
            Space::Laboratory => {
                solarium_core::exercise!("CI-8.8");
                // CI-14.3: Jakob Olander's Upgrade tile comes last.
                if power == Some(Power::LabUpgrade) {
                    solarium_core::exercise!("CI-14.3");
                    agenda.push(Task::Tile(Sort::Upgrade, Terms::Optional));
                }
                agenda.extend([Task::Gains, Task::Tile(Sort::Farm, Terms::Paid), Task::Pay]);
            }
            Space::Foundry | Space::Control => agenda.extend([Task::Gains, Task::Main, Task::Pay]),
            Space::Market(_) => agenda.extend([Task::Gains, Task::Market(trades)]),
            Space::Academy(_) => agenda.extend([Task::Gains, Task::Academy]),
        }
        state.agenda.push(Task::Before);
    }

    /// CI-5.7: this die and all to its right go to the Cantina, with Water for each.
    pub(crate) fn stand_down(&self, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-5.7");
        let crew = state.crew_mut(seat);
        let mut dice = 0;
        for die in &mut crew.garages {
            dice += u8::from(std::mem::take(die) > 0);
        }
        crew.cantina += dice;
        log.emit(Audience::All, || Event::StoodDown { seat, dice });
        self.gain(state, seat, Amount::of(Res::W, dice * self.pack.base.cantina_water), "CI-5.7", log);
        self.pass_on(state, seat);
    }

    /// CI-5.9: only this die goes to the Cantina; its fee is paid.
    pub(crate) fn skip(&self, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-5.9");
        let Some((_, origin)) = self.due_die(state) else { return };
        let fee = self.fee(state, seat, origin);
        self.pay(state, seat, Amount::of(Res::A, fee), "CI-5.6", log);
        self.lift(state, seat, origin);
        state.crew_mut(seat).cantina += 1;
        log.emit(Audience::All, || Event::Skipped { seat });
        self.gain(state, seat, Amount::of(Res::W, self.pack.base.cantina_water), "CI-5.9", log);
        self.pass_on(state, seat);
    }

    /// The turn is over: in the base part the next human follows (CI-5.5).
    pub(crate) fn pass_on(&self, state: &mut State, seat: Seat) {
        solarium_core::exercise!("CI-5.5");
        state.die_action = DieAction::IDLE;
        if state.part == Part::Base {
            state.turn = (seat.0 + 1) % self.humans() as u8;
        }
    }
}

/// Spaces on which a die can act, with the values it can act with there, ascending. Which spaces are free and can be paid
/// cannot be foreseen; so each is written, and counts if there is a value for it.
struct Offers {
    spaces: [(Space, u8); MOST_OFFERS],
    count: usize,
    /// Is there one that the seat is known to be able to take?
    any: bool,
}

/// All spaces that the arrays of the pack have room for, and one of scratch; a power of two.
const MOST_OFFERS: usize = 64;

const _: () =
    assert!(3 * MAX_ROWS + MAX_DEPOSITORY_ROWS + 3 * MAX_SPACES + 4 < MOST_OFFERS, "every space has a place");

impl Offers {
    const NONE: Offers = Offers { spaces: [(Space::Headquarters, 0); MOST_OFFERS], count: 0, any: false };

    #[inline]
    fn add(&mut self, space: Space, values: u8) {
        self.spaces[self.count % MOST_OFFERS] = (space, values);
        self.count += usize::from(values != 0);
        self.any |= values != 0;
    }
}

/// The values of a set that fit. A die can act with few.
#[inline]
fn those(values: u8, fits: impl Fn(u8) -> bool) -> u8 {
    bits(values).filter(|value| fits(*value)).fold(0, |set, value| set | 1 << value)
}

fn fill(spaces: &mut [Die], count: u8, die: Die) {
    if let Some(free) = spaces[..usize::from(count)].iter_mut().find(|d| d.is_none()) {
        *free = die;
    }
}
