//! What follows the placing of a die (CI-5.10, steps 4 to 8): tasks that run by themselves and answers to rows 6–19.

use crate::pack::{Amount, Board, Consequence, Effect, Res, RowReward};
use crate::rules::cost::named_by;
use crate::{Action, Circadians, Event, Known, KnownCrew, NONE, Public, Sort, Space, State, Task, Terms};
use solarium_core::{Audience, Seat, Sink};

impl Circadians {
    /// Carries out the uppermost task as far as it needs no decision. False if it waits for chance or an answer.
    pub(crate) fn run(&self, state: &mut State, task: Task, log: &mut impl Sink<Event>) -> bool {
        let seat = state.die_action.seat;
        match task {
            Task::Draw(seat, cards) if self.hands_unknown() => {
                state.agenda.pop();
                self.draw_unknown(state, Seat(seat), cards, log);
            }
            // CI-2.13: if pile and discards are empty nothing is drawn.
            Task::Draw(..) if self.item_source(state) != 0 => {
                solarium_core::exercise!("CI-2.13");
                return false;
            }
            Task::Refill(sort, stack) if state.stacks(sort).sizes[usize::from(stack)] > 0 => return false,
            Task::Draw(..) | Task::Refill(..) => drop(state.agenda.pop()),
            Task::Before => {
                state.agenda.pop();
                let amount = self.board_gains(state, seat, true);
                self.gain(state, seat, amount, "CI-13.3", log);
            }
            Task::Gains => {
                state.agenda.pop();
                let amount = self.board_gains(state, seat, false);
                self.gain(state, seat, amount, "CI-13.3", log);
            }
            Task::Cost => {
                state.agenda.pop();
                let die_action = state.die_action;
                for cost in self.costs(state, seat, die_action.space, die_action.value, die_action.water_off)
                {
                    self.pay(state, seat, cost, "CI-5.10", log);
                }
            }
            Task::Main => {
                state.agenda.pop();
                self.main_effect(state, seat, log);
            }
            Task::RowReward(row) => {
                state.agenda.pop();
                self.row_reward(state, seat, row, log);
            }
            Task::Finish => {
                state.agenda.pop();
                self.pass_on(state, seat);
            }
            // Questions that do not arise.
            Task::Market(0) | Task::DiscardItems(0) => drop(state.agenda.pop()),
            Task::DiscardItems(_) if state.crew(seat).hand_size() == 0 => drop(state.agenda.pop()),
            Task::Tile(sort, _) if self.visible_stacks(state, sort) == 0 => drop(state.agenda.pop()),
            Task::MustStep if self.planet(state).steps(state.crew(seat).harvester) == 0 => {
                state.agenda.pop();
            }
            Task::Advancement if self.token_of(state, state.die_action.value).is_none() => {
                state.agenda.pop();
            }
            Task::Advancement if self.open_rewards(state) == 0 => drop(state.agenda.pop()),
            Task::Setback if self.setbacks_due(state) == 0 => drop(state.agenda.pop()),
            _ => return self.answer_if_only(state, seat, log),
        }
        true
    }

    /// Gains of face-up Items, which work by themselves (CI-13.2), and of the Event for the board acted on; at the
    /// Headquarters whichever of the two was chosen (CI-7.7); a card bought in this very action does not
    /// count yet (CI-7.3). Below a clan both `negotiation` and the clan's own gains fire (CI-13.6).
    fn board_gains(&self, state: &impl Known, seat: Seat, before: bool) -> Amount {
        solarium_core::exercise!("CI-13.1");
        solarium_core::exercise!("CI-13.2", "CI-7.7", "CI-7.3", "CI-13.6");
        let die_action = state.die_action;
        let items = match die_action.bought {
            NONE => state.crew(seat).items,
            bought => state.crew(seat).items & !(1 << bought),
        };
        let mut sum = Amount::NONE;
        let mut add = |board: Board| {
            for gain in &self.pack.item_gains[board as usize] {
                if gain.before == before && items & (1 << gain.item) != 0 {
                    solarium_core::exercise!("CI-13.3", "CI-13.5");
                    sum = sum.plus(gain.amount);
                }
            }
            if let Some(event) = self.event(state) {
                let gains = if before { &event.gain_before } else { &event.gain };
                sum = sum.plus(gains[board as usize]);
            }
        };
        add(die_action.space.board());
        if let Some(clan) = die_action.space.clan() {
            add(clan);
        }
        sum
    }

    /// CI-5.10, step 6, for boards whose main effect asks nothing.
    fn main_effect(&self, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-5.10");
        match state.die_action.space {
            Space::Mine(i) => {
                let gems = self.boards().mines[usize::from(i)].gems;
                self.gain(state, seat, Amount::of(Res::G, gems), "CI-8.5", log);
            }
            Space::Foundry => {
                // CI-8.9: the top tile of the stack of the value.
                solarium_core::exercise!("CI-8.9");
                let stack = self.pack.foundry_stack[usize::from(state.die_action.value)];
                state.agenda.push(Task::Room(Sort::Upgrade, stack));
            }
            Space::Control => {
                solarium_core::exercise!("CI-8.10");
                self.step(state, seat, state.die_action.value, log);
            }
            _ => {}
        }
    }

    /// CI-7.5: the reward of a Depository row.
    fn row_reward(&self, state: &mut State, seat: Seat, row: u8, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-7.5");
        match self.boards().depository[usize::from(row)].reward {
            RowReward::Step => state.agenda.push(Task::FreeStep),
            RowReward::Gain(amount) => self.gain(state, seat, amount, "CI-7.5", log),
        }
    }

    /// One step in the direction of a value (CI-9.2), as the Control Room shows it (CI-9.3), arrows included (CI-9.4,
    /// CI-9.5).
    pub(crate) fn step(&self, state: &mut State, seat: Seat, direction: u8, log: &mut impl Sink<Event>) {
        if let Some(to) = self.planet(state).step(state.crew(seat).harvester, direction) {
            solarium_core::exercise!("CI-9.2", "CI-9.3", "CI-9.4", "CI-9.5");
            self.move_harvester(state, seat, to, log);
        }
    }

    /// The alternative of the cost in a resource, after discounts (row 6).
    pub(crate) fn alternative(&self, state: &impl Known, seat: Seat, res: Res) -> Option<Amount> {
        solarium_core::exercise!("CI-8.2");
        let die_action = state.die_action;
        let printed = self.printed(die_action.space).iter().position(|cost| named_by(*cost) == res)?;
        self.costs(state, seat, die_action.space, die_action.value, die_action.water_off)
            .get(printed)
            .copied()
    }

    /// Carries out an answer of rows 6–19.
    pub(crate) fn answer_chain(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Some(task) = state.agenda.pop() else { return };
        match (task, action) {
            (Task::Pay, Action::Pay(res)) => {
                if let Some(cost) = self.alternative(state, seat, res) {
                    self.pay(state, seat, cost, "CI-8.2", log);
                }
            }
            (Task::Trade, Action::Trade(item)) => {
                let cost = self.item_cost(state, seat, item, state.die_action.water_off);
                self.pay(state, seat, cost, "CI-7.2", log);
                self.leave_hand(state, seat, 1 << item);
                state.crew_mut(seat).items |= 1 << item;
                state.die_action.bought = item;
                log.emit(Audience::All, || Event::ItemTraded { seat, item: self.item_id(item).into() });
            }
            (Task::FreeStep | Task::MustStep | Task::Ability, Action::Step(direction)) => {
                self.step(state, seat, direction, log);
            }
            (Task::SecondReward, Action::Also(row)) => self.row_reward(state, seat, row, log),
            (Task::Take, Action::Take(i)) => {
                self.gain(state, seat, self.pack.hq_reward[usize::from(i)], "CI-7.6", log);
            }
            (Task::Market(left), Action::Swap(give, get)) => {
                state.agenda.push(Task::Market(left - 1));
                self.swap(state, seat, give, get, log);
            }
            (Task::Academy, Action::Buy(dice)) => {
                if let Some(price) = self.dice_price(state, seat, dice, state.die_action.water_off) {
                    self.pay(state, seat, price, "CI-8.12", log);
                }
                self.gain(state, seat, Amount { dice, ..Amount::NONE }, "CI-8.12", log);
            }
            (Task::Tile(..), Action::Tile(sort, stack)) => state.agenda.push(Task::Room(sort, stack)),
            (Task::Room(sort, stack), Action::Place) => self.take_tile(state, seat, sort, stack, None, log),
            (Task::Room(sort, stack), Action::Replace(n)) => {
                self.take_tile(state, seat, sort, stack, Some(n), log);
            }
            (Task::Ability, _) => self.use_ability(state, seat, action, log),
            (Task::Advancement, Action::Reward(kind)) => self.advance_token(state, kind, log),
            (Task::Setback, Action::Setback(condition)) => state.agenda.push(Task::Punishment(condition)),
            (Task::Setback, _) => log.emit(Audience::All, || Event::SetbackIgnored { seat }),
            (Task::Punishment(condition), Action::Suffer(kind)) => {
                self.set_back(state, condition, kind, false, log);
            }
            (Task::Punishment(condition), Action::Turn(kind)) => {
                self.set_back(state, condition, kind, true, log);
            }
            (Task::LoseUpgrade | Task::LoseFarm, Action::LoseTile(sort, n)) => {
                self.lose_tile(state, seat, sort, n, log);
            }
            (Task::LoseDie, Action::LoseDie(place)) => self.lose_die(state, seat, place, log),
            (Task::StepBack, Action::Step(direction)) => {
                if let Some(to) = self.planet(state).neighbour(state.crew(seat).harvester, direction) {
                    self.move_harvester(state, seat, to, log);
                }
            }
            (Task::DiscardItems(left), Action::Discard(item)) => {
                state.agenda.push(Task::DiscardItems(left - 1));
                self.discard_item(state, seat, item, log);
            }
            // `done`, `stay`, `no`: the task is simply over.
            _ => {}
        }
    }

    /// CI-8.11: one trade.
    fn swap(&self, state: &mut State, seat: Seat, give: Res, get: Res, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-8.11");
        let Space::Market(space) = state.die_action.space else { return };
        let set = self.market_set(space);
        let crew = state.crew_mut(seat);
        crew.res[give as usize] -= u32::from(set[give as usize]);
        crew.res[get as usize] += u32::from(set[get as usize]);
        log.emit(Audience::All, || Event::Swapped {
            seat,
            gave: Amount::of(give, set[give as usize]).to_string(),
            got: Amount::of(get, set[get as usize]).to_string(),
        });
    }

    /// The ability of the clan acted below (CI-6.5, CI-6.6).
    pub(crate) fn ability(&self, state: &Public) -> Option<Effect> {
        solarium_core::exercise!("CI-6.5", "CI-6.6");
        let Space::Negotiation(clan, _) = state.die_action.space else { return None };
        let clan = usize::from(clan);
        Some(self.pack.clans[clan].abilities[usize::from(state.clan_sides[clan] & 1)])
    }

    fn use_ability(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Use => {
                if let Some(Effect::Receive(amount)) = self.ability(state) {
                    self.gain(state, seat, amount, "CI-6.6", log);
                }
            }
            // CI-18.9: the value changes in place.
            Action::SetGarage(n, value) => {
                solarium_core::exercise!("CI-18.9");
                state.crew_mut(seat).garages[usize::from(n)] = value;
                log.emit(Audience::All, || Event::DieSet { seat, place: format!("garage-{}", n + 1), value });
            }
            Action::SetFarm(n, value) => {
                state.crew_mut(seat).farms[usize::from(n)] = value;
                log.emit(Audience::All, || Event::DieSet { seat, place: format!("farm-{}", n + 1), value });
            }
            _ => {}
        }
    }

    /// CI-6.9: a reward takes effect at once.
    pub(crate) fn reward(&self, state: &mut State, kind: Consequence, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-6.9");
        let seat = state.die_action.seat;
        match kind {
            Consequence::Items => self.gain(state, seat, Amount { items: 2, ..Amount::NONE }, "CI-6.9", log),
            Consequence::Die => self.gain(state, seat, Amount { dice: 1, ..Amount::NONE }, "CI-6.9", log),
            Consequence::Gem => self.gain(state, seat, Amount::of(Res::G, 1), "CI-6.9", log),
            Consequence::Harvester => state.agenda.push(Task::MustStep),
            Consequence::Upgrade => state.agenda.push(Task::Tile(Sort::Upgrade, Terms::Free)),
            Consequence::Farm => state.agenda.push(Task::Tile(Sort::Farm, Terms::Free)),
        }
    }
}
