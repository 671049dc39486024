//! May a seat give this answer? Answer by answer, with the rule that forbids it; written apart from `legal`.

use crate::pack::{Consequence, Effect, Res};
use crate::rules::cost::named_by;
use crate::rules::negotiation::Severity;
use crate::rules::purse::missing;
use crate::{Action, Circadians, Illegal, Known, KnownCrew, NONE, Origin, Question, Sort, Space, Task};
use solarium_core::Seat;

type Verdict = Result<(), Illegal>;

/// `Ok` if the condition holds, else the reason.
fn require(holds: bool, reason: Illegal) -> Verdict {
    if holds { Ok(()) } else { Err(reason) }
}

const fn has(set: u64, member: u8) -> bool {
    member < 64 && set & (1 << member) != 0
}

impl Circadians {
    /// Is the answer allowed, as far as the state or the view tells?
    pub fn judge(&self, state: &impl Known, seat: Seat, action: Action) -> Verdict {
        let Some(question) = self.question(state, seat) else { return Err(Illegal::NotAsked) };
        if let Question::Chain(task) = question {
            return self.judge_chain(state, seat, task, action);
        }
        let crew = state.crews().get(seat.index());
        let crew = crew.ok_or(Illegal::NotAsked);
        match (question, action) {
            (Question::KeepCharacter, Action::KeepCharacter(c)) => {
                require(has(u64::from(crew?.dealt()), c), Illegal::NotDealt)
            }
            (Question::PickCharacter, Action::PickCharacter(c)) => {
                require(has(u64::from(self.characters_left(state)), c), Illegal::CharacterTaken)
            }
            (Question::Draft, Action::KeepItem(item)) => {
                require(has(crew?.packet(), item), Illegal::NotInPacket)
            }
            (Question::LoneDiscard, Action::Discard(item)) => {
                require(has(crew?.hand(), item), Illegal::NotInHand)
            }
            (Question::Assign, _) => self.judge_assignment(state, seat, action),
            (Question::Act, _) => self.judge_turn(state, seat, action),
            (Question::Grow(due), Action::Grow(farm, res)) => {
                require(farm == due, Illegal::NotThisFarm { farm: farm.saturating_add(1) })?;
                let pair = self.growth(state, seat, usize::from(farm));
                require(pair.is_some_and(|pair| pair.contains(&res)), Illegal::NotGrown { res })
            }
            (Question::HarvestStep, Action::Stay) => Ok(()),
            (Question::HarvestStep, Action::Step(d)) => self.judge_step(state, seat, d),
            (Question::HandLimit, Action::Discard(item)) => {
                require(has(self.cards_to_name(state, seat), item), Illegal::NotInHand)?;
                require(!has(crew?.discarding(), item), Illegal::AlreadyDiscarded)
            }
            (Question::Resolve, Action::Resolve) => Ok(()),
            _ => Err(Illegal::NotAsked),
        }
    }

    /// CI-4.6, CI-4.7.
    fn judge_assignment(&self, state: &impl Known, seat: Seat, action: Action) -> Verdict {
        solarium_core::exercise!("CI-4.6", "CI-4.7");
        let crew = state.crew(seat);
        let rolled = |value: u8| {
            let dice = usize::from(value).checked_sub(1).and_then(|i| crew.rolled().get(i));
            require(dice.is_some_and(|n| *n > 0), Illegal::NoSuchDie { value })
        };
        match action {
            Action::Garage(value) => {
                rolled(value)?;
                require(self.next_garage(state, seat).is_some(), Illegal::GaragesFull)
            }
            Action::Farm(farm, value) => {
                rolled(value)?;
                let number = farm.saturating_add(1);
                let index = usize::from(farm);
                require(
                    index < self.pack.base.farms() && self.has_die_space(state, seat, index),
                    Illegal::NoDieSpace { farm: number },
                )?;
                require(crew.farms()[index] == 0, Illegal::FarmTaken { farm: number })
            }
            Action::Ready => {
                let dice = crew.rolled_dice();
                require(dice == 0, Illegal::DiceLeft { dice })
            }
            _ => Err(Illegal::NotAsked),
        }
    }

    fn judge_turn(&self, state: &impl Known, seat: Seat, action: Action) -> Verdict {
        let (_, origin) = self.due_die(state).ok_or(Illegal::NotAsked)?;
        let fee = self.fee(state, seat, origin);
        let payable = u32::from(fee) <= state.crew(seat).res()[Res::A as usize];
        match action {
            Action::Act(space, value) => self.judge_act(state, seat, origin, space, value),
            // CI-5.7, CI-5.8: a die that is free of charge must act.
            Action::StandDown => {
                solarium_core::exercise!("CI-5.7", "CI-5.8");
                require(fee > 0, Illegal::NoFeeToRefuse)
            }
            Action::Skip => {
                require(payable, Illegal::FeeTooHigh { fee })?;
                let spaces = self.all_spaces();
                // Whether an Item of an unknown hand can be paid is for its owner to say.
                let certain =
                    |space: &Space| !(self.hands_unknown() && matches!(space, Space::Depository(_)));
                let stuck = spaces.into_iter().filter(certain).all(|space| {
                    (1..=6).all(|value| self.judge_act(state, seat, origin, space, value).is_err())
                });
                require(stuck, Illegal::CanAct)
            }
            _ => Err(Illegal::NotAsked),
        }
    }

    /// Every space of this side number.
    pub fn all_spaces(&self) -> Vec<Space> {
        let boards = self.boards();
        let mut spaces = Vec::new();
        for clan in 0..3 {
            spaces.extend((0..boards.rows.len() as u8).map(|row| Space::Negotiation(clan, row)));
        }
        spaces.extend((0..boards.depository.len() as u8).map(Space::Depository));
        spaces.push(Space::Headquarters);
        spaces.extend((0..boards.mines.len() as u8).map(Space::Mine));
        spaces.extend([Space::Laboratory, Space::Foundry, Space::Control]);
        spaces.extend((0..boards.market.len() as u8).map(Space::Market));
        spaces.extend((0..boards.academy.len() as u8).map(Space::Academy));
        spaces
    }

    /// CI-5.11, CI-18.2, CI-18.4: may the die at `origin` be actioned on the space with this value?
    pub fn judge_act(
        &self,
        state: &impl Known,
        seat: Seat,
        origin: Origin,
        space: Space,
        value: u8,
    ) -> Verdict {
        solarium_core::exercise!("CI-5.11", "CI-18.2", "CI-18.4");
        let boards = self.boards();
        let tables = &state.tables;
        require(self.has_space(space), Illegal::NoSuchSpace)?;
        let shown = self.shown(state, seat, origin);
        let hq = matches!(origin, Origin::Headquarters(_));
        require(
            has(u64::from(self.values(state, seat, origin)), value),
            Illegal::CannotAlter { from: shown, to: value, hq },
        )?;
        require(!(hq && space == Space::Headquarters), Illegal::FromHeadquarters)?;
        let closed = self.closed(state, space.board()) || space.clan().is_some_and(|c| self.closed(state, c));
        require(!closed, Illegal::Closed)?;
        if let Space::Depository(_) = space {
            require(has(u64::from(boards.columns), value), Illegal::NoColumn { value })?;
        }
        if let Space::Academy(i) = space {
            let listed = u64::from(boards.academy[usize::from(i)]);
            require(has(listed, value), Illegal::WrongAcademySpace { value })?;
        }
        let free = match space {
            Space::Negotiation(clan, row) => {
                tables.negotiation[usize::from(clan)][self.row_slots(row)].iter().any(|d| d.is_none())
            }
            Space::Depository(row) => tables.depository[usize::from(row)][usize::from(value) - 1].is_none(),
            Space::Headquarters => Self::free_slot(&tables.hq, boards.headquarters).is_some(),
            Space::Mine(i) => tables.mine[usize::from(i)].is_none(),
            Space::Laboratory => self.free_pair(state).is_some(),
            Space::Foundry => Self::free_slot(&tables.foundry, boards.foundry).is_some(),
            Space::Control => Self::free_slot(&tables.control, boards.control_room).is_some(),
            Space::Market(i) => tables.market[usize::from(i)].is_none(),
            Space::Academy(i) => tables.academy[usize::from(i)].is_none(),
        };
        require(free, Illegal::Occupied)?;
        self.judge_cost(state, seat, origin, space, value)?;
        match space {
            Space::Foundry => {
                let stack = self.pack.foundry_stack[usize::from(value)];
                let top = state.upgrade_stacks.visible[usize::from(stack)];
                require(top != NONE, Illegal::StackEmpty { stack: stack + 1 })
            }
            Space::Laboratory => {
                let any = state.farm_stacks.visible.iter().any(|kind| *kind != NONE);
                require(any, Illegal::NoFarmTiles)
            }
            Space::Control => self.judge_step(state, seat, value),
            _ => Ok(()),
        }
    }

    /// Fees and cost together, from what the seat holds now.
    fn judge_cost(&self, state: &impl Known, seat: Seat, origin: Origin, space: Space, value: u8) -> Verdict {
        let crew = state.crew(seat);
        let mut fee = self.fee(state, seat, origin);
        let mut water_off = self.water_off(state, seat, origin);
        require(u32::from(fee) <= crew.res()[Res::A as usize], Illegal::FeeTooHigh { fee })?;
        match space {
            Space::Laboratory => {
                let second = self.second_die(state, seat, origin).ok_or(Illegal::NoSecondDie)?;
                let shown = self.shown(state, seat, second);
                require(
                    has(u64::from(self.values(state, seat, second)), value),
                    Illegal::NoPair { second: shown, value },
                )?;
                fee += self.fee(state, seat, second);
                water_off += self.water_off(state, seat, second);
            }
            Space::Depository(_) => {
                let any = self.affordable_items(state, seat, water_off, fee) != 0;
                return require(any, Illegal::NoAffordableItem);
            }
            Space::Academy(_) => {
                require(crew.supply > 0, Illegal::SupplyEmpty { have: 0 })?;
                let price =
                    self.dice_price(state, seat, 1, water_off).ok_or(Illegal::NotForSale { dice: 1 })?;
                // More dice for less would be a strange price list, but it would be a legal one.
                if self.dice_for_sale(state, seat, water_off, fee) != 0 {
                    return Ok(());
                }
                let lacking = missing(crew, price, fee).unwrap_or(Res::A);
                return Err(Illegal::TooDear { missing: lacking, fee });
            }
            _ => {}
        }
        let costs = self.costs(state, seat, space, value, water_off);
        let mut lacking = None;
        for cost in &costs {
            match missing(crew, *cost, fee) {
                None => return Ok(()),
                Some(res) => lacking = lacking.or(Some(res)),
            }
        }
        lacking.map_or(Ok(()), |res| Err(Illegal::TooDear { missing: res, fee }))
    }

    fn judge_step(&self, state: &impl Known, seat: Seat, direction: u8) -> Verdict {
        let exists = (1..=6).contains(&direction)
            && self.planet(state).step(state.crew(seat).harvester, direction).is_some();
        require(exists, Illegal::NoStep { direction })
    }

    /// Rows 6–19.
    fn judge_chain(&self, state: &impl Known, seat: Seat, task: Task, action: Action) -> Verdict {
        let crew = state.crew(seat);
        match (task, action) {
            (Task::Pay, Action::Pay(res)) => {
                let printed = self.printed(state.die_action.space);
                require(printed.iter().any(|c| named_by(*c) == res), Illegal::NoSuchCost { res })?;
                let cost = self.alternative(state, seat, res).ok_or(Illegal::NoSuchCost { res })?;
                require(missing(crew, cost, 0).is_none(), Illegal::CannotPay { res })
            }
            (Task::Trade, Action::Trade(item)) => {
                require(has(self.cards_to_name(state, seat), item), Illegal::NotInHand)?;
                let cost = self.item_cost(state, seat, item, state.die_action.water_off);
                missing(crew, cost, 0).map_or(Ok(()), |res| Err(Illegal::ItemTooDear { missing: res }))
            }
            (Task::FreeStep, Action::Stay) => Ok(()),
            (Task::FreeStep | Task::MustStep, Action::Step(d)) => self.judge_step(state, seat, d),
            (Task::SecondReward, Action::No) => Ok(()),
            (Task::SecondReward, Action::Also(row)) => {
                require(usize::from(row) < self.boards().depository.len(), Illegal::NoSuchRow)?;
                require(state.die_action.space != Space::Depository(row), Illegal::OwnRow)
            }
            (Task::Take, Action::Take(i)) => {
                require(usize::from(i) < self.pack.hq_reward.len(), Illegal::NotAsked)
            }
            (Task::Market(_), Action::Done) => Ok(()),
            (Task::Market(_), Action::Swap(give, get)) => self.judge_swap(state, seat, give, get),
            (Task::Academy, Action::Buy(dice)) => {
                let price = self.dice_price(state, seat, dice, state.die_action.water_off);
                let price = price.ok_or(Illegal::NotForSale { dice })?;
                require(dice <= crew.supply, Illegal::SupplyEmpty { have: crew.supply })?;
                missing(crew, price, 0).map_or(Ok(()), |res| Err(Illegal::CannotPay { res }))
            }
            (Task::Tile(sort, _), Action::Tile(chosen, stack)) if chosen == sort => {
                let top = state.stacks(sort).visible.get(usize::from(stack));
                require(top.is_some_and(|k| *k != NONE), Illegal::NoTile { stack: stack.saturating_add(1) })
            }
            (Task::Tile(sort, terms), Action::No) => {
                require(self.may_decline(state, seat, sort, terms), Illegal::MustTake)
            }
            (Task::Room(sort, _), Action::Place) => {
                require(self.tile_count(state, seat, sort) < self.rooms(sort), Illegal::NoRoom)
            }
            (Task::Room(sort, _), Action::Replace(n)) => self.judge_own_tile(state, seat, sort, n),
            (Task::Ability, _) => self.judge_ability(state, seat, action),
            (Task::Advancement, Action::Reward(kind)) => {
                require(self.is_open(self.open_rewards(state), kind), Illegal::RewardCovered)
            }
            (Task::Setback, Action::Setback(c)) => {
                require(has(u64::from(self.setbacks_due(state)), c), Illegal::ConditionNotMet)
            }
            (Task::Setback, Action::Ignore) => require(self.may_ignore(state, seat), Illegal::CannotIgnore),
            (Task::Punishment(_), Action::Suffer(kind)) => {
                require(self.is_open(self.open_punishments(state), kind), Illegal::PunishmentCovered)?;
                let severity = self.severity(state, seat, kind);
                match self.demanded(state, seat) {
                    demanded if demanded == severity => Ok(()),
                    Severity::Full => Err(Illegal::MustSufferFully),
                    _ => Err(Illegal::MustSufferPartly),
                }
            }
            (Task::Punishment(_), Action::Turn(kind)) => {
                require(self.may_turn(state, seat), Illegal::CannotTurn)?;
                require(self.is_open(self.open_punishments(state), kind), Illegal::PunishmentCovered)
            }
            (Task::LoseUpgrade, Action::LoseTile(sort @ Sort::Upgrade, n))
            | (Task::LoseFarm, Action::LoseTile(sort @ Sort::Farm, n)) => {
                self.judge_own_tile(state, seat, sort, n)
            }
            (Task::LoseDie, Action::LoseDie(place)) => {
                require(self.has_die_at(state, seat, place), Illegal::NoDieThere)
            }
            (Task::StepBack, Action::Step(direction)) => require(
                has(u64::from(self.planet(state).inward(crew.harvester)), direction),
                Illegal::NotNearer { direction },
            ),
            (Task::DiscardItems(_), Action::Discard(item)) => {
                require(has(self.cards_to_name(state, seat), item), Illegal::NotInHand)
            }
            (_, Action::No | Action::Stay | Action::Done) => Err(Illegal::MustDecide),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn is_open(&self, open: u8, kind: Consequence) -> bool {
        open & (1 << self.space_of(kind)) != 0
    }

    /// Is there an own tile of the sort in Garage or Farm `n` (index)?
    fn judge_own_tile(&self, state: &impl Known, seat: Seat, sort: Sort, n: u8) -> Verdict {
        let room = usize::from(n).checked_sub(self.first_room(sort));
        let own = room.is_some_and(|room| room < self.tile_count(state, seat, sort));
        require(own, Illegal::NoTileThere { room: n.saturating_add(1) })
    }

    /// CI-8.11.
    fn judge_swap(&self, state: &impl Known, seat: Seat, give: Res, get: Res) -> Verdict {
        solarium_core::exercise!("CI-8.11");
        let Space::Market(space) = state.die_action.space else { return Err(Illegal::NotAsked) };
        let set = self.market_set(space);
        require(give != get, Illegal::SameResource)?;
        for res in [give, get] {
            require(set[res as usize] > 0, Illegal::NotInSet { res })?;
        }
        let have = state.crew(seat).res()[give as usize];
        require(have >= u32::from(set[give as usize]), Illegal::CannotPay { res: give })
    }

    /// CI-6.6, CI-6.7.
    fn judge_ability(&self, state: &impl Known, seat: Seat, action: Action) -> Verdict {
        solarium_core::exercise!("CI-6.6", "CI-6.7");
        let crew = state.crew(seat);
        let set = |dice: &[u8], n: u8, value: u8| {
            let shown = dice.get(usize::from(n)).copied().unwrap_or(0);
            require(shown > 0, Illegal::NoDieThere)?;
            require((1..=6).contains(&value), Illegal::NotAValue { value })?;
            require(shown != value, Illegal::SameValue { value })
        };
        match (self.ability(state), action) {
            (_, Action::No) => Ok(()),
            (Some(Effect::Receive(_)), Action::Use) => Ok(()),
            (Some(Effect::Step), Action::Step(d)) => self.judge_step(state, seat, d),
            (Some(Effect::SetDie), Action::SetGarage(n, value)) => set(crew.garages(), n, value),
            (Some(Effect::SetDie), Action::SetFarm(n, value)) => set(crew.farms(), n, value),
            _ => Err(Illegal::NotAsked),
        }
    }
}
