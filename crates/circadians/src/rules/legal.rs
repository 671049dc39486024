//! Every legal answer, ascending, without allocating. Written apart from `check`; the two must agree.

use crate::pack::{Consequence, Effect, Res, TOKENS};
use crate::rules::action::Action;
use crate::rules::flow::Question;
use crate::rules::known::{Known, KnownCrew};
use crate::rules::purse::can_pay;
use crate::rules::state::{NONE, Sort, Task, Terms};
use crate::{Circadians, bits};
use solarium_core::Seat;
use std::ops::ControlFlow;

type Flow = ControlFlow<()>;

impl Circadians {
    /// Every legal answer of a seat, ascending, as far as it follows from what is known.
    pub fn known_actions(&self, state: &impl Known, seat: Seat) -> Vec<Action> {
        let mut list = Vec::new();
        let _ = self.each_action(state, seat, |action| {
            list.push(action);
            Flow::Continue(())
        });
        list
    }

    pub(crate) fn each_action(
        &self,
        state: &impl Known,
        seat: Seat,
        mut f: impl FnMut(Action) -> Flow,
    ) -> Flow {
        // Inside a chain the acting seat alone answers; this saves asking whose turn it is.
        if let Some(task) = state.agenda.last() {
            if seat != state.die_action.seat {
                return Flow::Continue(());
            }
            return self.each_chain_answer(state, seat, *task, &mut f);
        }
        let crew = |seat: Seat| state.crew(seat);
        match self.question(state, seat) {
            None => {}
            Some(Question::KeepCharacter) => {
                for character in bits(u64::from(crew(seat).dealt())) {
                    f(Action::KeepCharacter(character))?;
                }
            }
            Some(Question::PickCharacter) => {
                for character in bits(u64::from(self.characters_left(state))) {
                    f(Action::PickCharacter(character))?;
                }
            }
            Some(Question::Draft) => {
                for item in bits(crew(seat).packet()) {
                    f(Action::KeepItem(item))?;
                }
            }
            Some(Question::LoneDiscard) => {
                for item in bits(crew(seat).hand()) {
                    f(Action::Discard(item))?;
                }
            }
            Some(Question::Assign) => self.each_assignment(state, seat, &mut f)?,
            Some(Question::Act) => self.each_turn(state, seat, &mut f)?,
            Some(Question::Grow(farm)) => self.each_growth(state, seat, farm, f)?,
            Some(Question::HarvestStep) => {
                self.each_step(state, seat, &mut f)?;
                f(Action::Stay)?;
            }
            Some(Question::HandLimit) => {
                for item in bits(crew(seat).hand() & !crew(seat).discarding()) {
                    f(Action::Discard(item))?;
                }
            }
            Some(Question::Resolve) => f(Action::Resolve)?,
            Some(Question::Chain(_)) => {}
        }
        Flow::Continue(())
    }

    /// Row 4.
    fn each_assignment(&self, state: &impl Known, seat: Seat, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let crew = state.crew(seat);
        let mut hand = 0u8;
        for (i, dice) in crew.rolled().iter().enumerate() {
            if *dice > 0 {
                hand |= 1 << (i + 1);
            }
        }
        if hand == 0 {
            return f(Action::Ready);
        }
        if self.next_garage(state, seat).is_some() {
            for value in bits(u64::from(hand)) {
                f(Action::Garage(value))?;
            }
        }
        for farm in 0..self.pack.base.farms() {
            if crew.farms()[farm] == 0 && self.has_die_space(state, seat, farm) {
                for value in bits(u64::from(hand)) {
                    f(Action::Farm(farm as u8, value))?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Row 5.
    fn each_turn(&self, state: &impl Known, seat: Seat, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let Some((_, origin)) = self.due_die(state) else { return Flow::Continue(()) };
        let fee = self.fee(state, seat, origin);
        let payable = u32::from(fee) <= state.crew(seat).res()[Res::A as usize];
        let mut acts = false;
        if payable {
            acts = match self.each_act(state, seat, origin, f) {
                ControlFlow::Break(()) => return Flow::Break(()),
                ControlFlow::Continue(any) => any,
            };
        }
        if fee > 0 {
            f(Action::StandDown)?;
        }
        if payable && !acts {
            f(Action::Skip)?;
        }
        Flow::Continue(())
    }

    /// Every existing step, arrows included (CI-9.5).
    fn each_step(&self, state: &impl Known, seat: Seat, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        for direction in bits(u64::from(self.planet(state).steps(state.crew(seat).harvester))) {
            f(Action::Step(direction))?;
        }
        Flow::Continue(())
    }

    /// Rows 6–19.
    fn each_chain_answer(
        &self,
        state: &impl Known,
        seat: Seat,
        task: Task,
        f: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let crew = state.crew(seat);
        match task {
            Task::Pay => {
                for res in Res::ALL {
                    if let Some(cost) = self.alternative(state, seat, res)
                        && can_pay(crew, cost, 0)
                    {
                        f(Action::Pay(res))?;
                    }
                }
            }
            Task::Trade => {
                for item in bits(self.affordable_items(state, seat, state.die_action.water_off, 0)) {
                    f(Action::Trade(item))?;
                }
            }
            Task::FreeStep => {
                self.each_step(state, seat, f)?;
                f(Action::Stay)?;
            }
            Task::MustStep => self.each_step(state, seat, f)?,
            Task::SecondReward => {
                let own = match state.die_action.space {
                    crate::rules::action::Space::Depository(row) => row,
                    _ => NONE,
                };
                for row in 0..self.boards().depository.len() as u8 {
                    if row != own {
                        f(Action::Also(row))?;
                    }
                }
                f(Action::No)?;
            }
            Task::Take => {
                for i in 0..self.pack.hq_reward.len() as u8 {
                    f(Action::Take(i))?;
                }
            }
            Task::Market(_) => {
                if let crate::rules::action::Space::Market(space) = state.die_action.space {
                    let set = self.market_set(space);
                    for give in Res::ALL {
                        let worth = set[give as usize];
                        if worth == 0 || crew.res()[give as usize] < u32::from(worth) {
                            continue;
                        }
                        for get in Res::ALL {
                            if get != give && set[get as usize] > 0 {
                                f(Action::Swap(give, get))?;
                            }
                        }
                    }
                }
                f(Action::Done)?;
            }
            Task::Academy => {
                for dice in bits(u64::from(self.dice_for_sale(state, seat, state.die_action.water_off, 0))) {
                    f(Action::Buy(dice))?;
                }
            }
            Task::Tile(sort, terms) => {
                for stack in bits(u64::from(self.visible_stacks(state, sort))) {
                    f(match sort {
                        Sort::Farm => Action::TileFarm(stack),
                        Sort::Upgrade => Action::TileUpgrade(stack),
                    })?;
                }
                if self.may_decline(state, seat, sort, terms) {
                    f(Action::No)?;
                }
            }
            Task::Room(sort, _) => {
                let tiles = self.tile_count(state, seat, sort);
                if tiles < self.rooms(sort) {
                    f(Action::Place)?;
                }
                for room in 0..tiles {
                    f(Action::Replace((self.first_room(sort) + room) as u8))?;
                }
            }
            Task::Ability => self.each_ability(state, seat, f)?,
            Task::Advancement => {
                let open = self.open_rewards(state);
                for kind in Consequence::ALL {
                    if open & (1 << self.space_of(kind)) != 0 {
                        f(Action::Reward(kind))?;
                    }
                }
            }
            Task::Setback => {
                for condition in bits(u64::from(self.setbacks_due(state))) {
                    f(Action::Setback(condition))?;
                }
                if self.may_ignore(state, seat) {
                    f(Action::Ignore)?;
                }
            }
            Task::Punishment(_) => self.each_punishment(state, seat, f)?,
            Task::LoseUpgrade => {
                for room in 0..crew.upgrade_count() {
                    f(Action::LoseUpgrade(room as u8 + 1))?;
                }
            }
            Task::LoseFarm => {
                for room in 0..crew.farm_tile_count() {
                    f(Action::LoseFarm((self.pack.base.farm_start.len() + room) as u8))?;
                }
            }
            Task::LoseDie => self.each_place(state, seat, |place| f(Action::LoseDie(place)))?,
            Task::StepBack => {
                for direction in bits(u64::from(self.planet(state).inward(crew.harvester))) {
                    f(Action::Step(direction))?;
                }
            }
            Task::DiscardItems(_) => {
                for item in bits(crew.hand()) {
                    f(Action::Discard(item))?;
                }
            }
            _ => {}
        }
        Flow::Continue(())
    }

    /// CI-6.9, CI-8.13, CI-14.3: may the tile be declined?
    pub(crate) fn may_decline(&self, state: &impl Known, seat: Seat, sort: Sort, terms: Terms) -> bool {
        match terms {
            Terms::Paid => false,
            Terms::Free => self.tile_count(state, seat, sort) >= self.rooms(sort),
            Terms::Optional => true,
        }
    }

    /// Row 15.
    fn each_ability(&self, state: &impl Known, seat: Seat, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let crew = state.crew(seat);
        match self.ability(state) {
            Some(Effect::SetDie) => {
                for (i, shown) in crew.garages().iter().enumerate().filter(|(_, v)| **v > 0) {
                    for value in (1..=6).filter(|v| v != shown) {
                        f(Action::SetGarage(i as u8, value))?;
                    }
                }
                for (i, shown) in crew.farms().iter().enumerate().filter(|(_, v)| **v > 0) {
                    for value in (1..=6).filter(|v| v != shown) {
                        f(Action::SetFarm(i as u8, value))?;
                    }
                }
            }
            Some(Effect::Step) => self.each_step(state, seat, f)?,
            Some(Effect::Receive(_)) => f(Action::Use)?,
            _ => {}
        }
        f(Action::No)
    }

    /// Row 18, by CI-6.12 and CI-14.4.
    fn each_punishment(&self, state: &impl Known, seat: Seat, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let open = self.open_punishments(state);
        let demanded = self.demanded(state, seat);
        debug_assert!(open < 1 << TOKENS);
        for kind in Consequence::ALL {
            if open & (1 << self.space_of(kind)) != 0 && self.severity(state, seat, kind) == demanded {
                f(Action::Suffer(kind))?;
            }
        }
        if self.may_turn(state, seat) {
            for kind in Consequence::ALL {
                if open & (1 << self.space_of(kind)) != 0 {
                    f(Action::Turn(kind))?;
                }
            }
        }
        Flow::Continue(())
    }
}
