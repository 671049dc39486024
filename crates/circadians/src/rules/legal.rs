//! Every legal answer, ascending, without allocating. Written apart from `check`; the two must agree.

use crate::pack::{Consequence, Effect, MAX_DEPOSITORY_ROWS, MAX_ROWS, MAX_SPACES, Res, TOKENS};
use crate::rules::purse::can_pay;
use crate::{Action, Circadians, Known, KnownCrew, Phase, Question, Sort, Space, State, Task, Terms, bits};
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
        self.each_answer(state, seat, self.question(state, seat), f)
    }

    /// The legal answers of a seat that is to answer, ascending, at the front of `list`, which grows with `filler` as
    /// needed; returns their number. Each is made by `item` from the answer; beyond the list `item` is called for answers
    /// that are not legal. For playouts, which have just asked whose turn it is.
    #[inline]
    pub(crate) fn list_answers_as<T: Copy>(
        &self,
        state: &State,
        seat: Seat,
        list: &mut Vec<T>,
        filler: T,
        item: impl Fn(Action) -> T,
    ) -> usize {
        if list.len() < MOST_ANSWERS {
            list.resize(MOST_ANSWERS, filler);
        }
        let list: &mut [T; MOST_ANSWERS] = list.first_chunk_mut().expect("it has just grown to this length");
        if state.phase == Phase::Plan && state.agenda.is_empty() {
            return self.list_assignments(state, seat, list, item);
        }
        let mut count = 0;
        // The remainder says that every place exists, without a branch.
        let mut put = |action| {
            list[count % MOST_ANSWERS] = item(action);
            count += 1;
            Flow::Continue(())
        };
        let _ = match state.agenda.last() {
            Some(task) => self.each_chain_answer(state, seat, *task, &mut put),
            None => self.each_answer(state, seat, self.question_in_turn(state, seat), put),
        };
        debug_assert!(count <= MOST_ANSWERS);
        count
    }

    /// Row 4 in blocks: one answer for each face, of which those count whose dice the seat holds. The same as
    /// [`Circadians::each_assignment`].
    #[inline]
    fn list_assignments<T: Copy>(
        &self,
        state: &State,
        seat: Seat,
        list: &mut [T; MOST_ANSWERS],
        item: impl Fn(Action) -> T,
    ) -> usize {
        let crew = state.crew(seat);
        // The values of the dice in hand, at the front.
        let mut values = [0; FACES];
        let mut held = 0;
        for (value, dice) in (1..).zip(crew.rolled) {
            values[held % FACES] = value;
            held += usize::from(dice > 0);
        }
        if held == 0 {
            list[0] = item(Action::Ready);
            return 1;
        }
        let mut count = 0;
        if self.next_garage(state, seat).is_some() {
            write_faces(list, 0, values, |value| item(Action::Garage(value)));
            count = held;
        }
        for farm in bits(self.free_farms(state, seat)) {
            write_faces(list, count, values, |value| item(Action::Farm(farm, value)));
            count += held;
        }
        count
    }

    fn each_answer(
        &self,
        state: &impl Known,
        seat: Seat,
        question: Option<Question>,
        mut f: impl FnMut(Action) -> Flow,
    ) -> Flow {
        let crew = || state.crew(seat);
        match question {
            None | Some(Question::Chain(_)) => Flow::Continue(()),
            Some(Question::KeepCharacter) => bits(crew().dealt()).map(Action::KeepCharacter).try_for_each(f),
            Some(Question::PickCharacter) => {
                bits(self.characters_left(state)).map(Action::PickCharacter).try_for_each(f)
            }
            Some(Question::Draft) => bits(crew().packet()).map(Action::KeepItem).try_for_each(f),
            Some(Question::LoneDiscard) => bits(crew().hand()).map(Action::Discard).try_for_each(f),
            Some(Question::Assign) => self.each_assignment(state, seat, f),
            Some(Question::Act) => self.each_turn(state, seat, &mut f),
            Some(Question::Grow(farm)) => {
                let Some([a, b]) = self.growth(state, seat, usize::from(farm)) else {
                    return Flow::Continue(());
                };
                f(Action::Grow(farm, a.min(b)))?;
                f(Action::Grow(farm, a.max(b)))
            }
            Some(Question::HarvestStep) => {
                self.each_step(state, seat, &mut f)?;
                f(Action::Stay)
            }
            Some(Question::HandLimit) => bits(self.cards_to_name(state, seat) & !crew().discarding())
                .map(Action::Discard)
                .try_for_each(f),
            Some(Question::Resolve) => f(Action::Resolve),
        }
    }

    /// Row 4.
    fn each_assignment(&self, state: &impl Known, seat: Seat, mut f: impl FnMut(Action) -> Flow) -> Flow {
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
            bits(hand).map(Action::Garage).try_for_each(&mut f)?;
        }
        for farm in bits(self.free_farms(state, seat)) {
            bits(hand).map(|value| Action::Farm(farm, value)).try_for_each(&mut f)?;
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
    fn each_step(&self, state: &impl Known, seat: Seat, f: &mut dyn FnMut(Action) -> Flow) -> Flow {
        bits(self.planet(state).steps(state.crew(seat).harvester)).map(Action::Step).try_for_each(f)
    }

    /// Rows 6–19. Through a pointer, so that there is one copy of them: code that is asked now and then by every caller
    /// should not push other code out of the cache.
    fn each_chain_answer(
        &self,
        state: &impl Known,
        seat: Seat,
        task: Task,
        f: &mut dyn FnMut(Action) -> Flow,
    ) -> Flow {
        let crew = state.crew(seat);
        match task {
            Task::Pay => {
                let payable = |res: &Res| {
                    self.alternative(state, seat, *res).is_some_and(|cost| can_pay(crew, cost, 0))
                };
                Res::ALL.into_iter().filter(payable).map(Action::Pay).try_for_each(f)
            }
            Task::Trade => {
                let items = self.affordable_items(state, seat, state.die_action.water_off, 0);
                bits(items).map(Action::Trade).try_for_each(f)
            }
            Task::FreeStep => {
                self.each_step(state, seat, f)?;
                f(Action::Stay)
            }
            Task::MustStep => self.each_step(state, seat, f),
            Task::SecondReward => {
                let rows = 0..self.boards().depository.len() as u8;
                rows.filter(|row| state.die_action.space != Space::Depository(*row))
                    .map(Action::Also)
                    .try_for_each(&mut *f)?;
                f(Action::No)
            }
            Task::Take => (0..self.pack.hq_reward.len() as u8).map(Action::Take).try_for_each(f),
            Task::Market(_) => {
                if let Space::Market(space) = state.die_action.space {
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
                f(Action::Done)
            }
            Task::Academy => {
                let dice = self.dice_for_sale(state, seat, state.die_action.water_off, 0);
                bits(dice).map(Action::Buy).try_for_each(f)
            }
            Task::Tile(sort, terms) => {
                let stacks = bits(self.visible_stacks(state, sort));
                stacks.map(|stack| Action::Tile(sort, stack)).try_for_each(&mut *f)?;
                if self.may_decline(state, seat, sort, terms) {
                    f(Action::No)?;
                }
                Flow::Continue(())
            }
            Task::Room(sort, _) => {
                if self.tile_count(state, seat, sort) < self.rooms(sort) {
                    f(Action::Place)?;
                }
                self.filled_rooms(state, seat, sort).map(Action::Replace).try_for_each(f)
            }
            Task::Ability => self.each_ability(state, seat, f),
            Task::Advancement => {
                open_kinds(self, self.open_rewards(state)).map(Action::Reward).try_for_each(f)
            }
            Task::Setback => {
                bits(self.setbacks_due(state)).map(Action::Setback).try_for_each(&mut *f)?;
                if self.may_ignore(state, seat) {
                    f(Action::Ignore)?;
                }
                Flow::Continue(())
            }
            Task::Punishment(_) => self.each_punishment(state, seat, f),
            Task::LoseUpgrade | Task::LoseFarm => {
                let sort = if task == Task::LoseFarm { Sort::Farm } else { Sort::Upgrade };
                self.filled_rooms(state, seat, sort).map(|n| Action::LoseTile(sort, n)).try_for_each(f)
            }
            Task::LoseDie => self.each_place(state, seat, |place| f(Action::LoseDie(place))),
            Task::StepBack => {
                bits(self.planet(state).inward(crew.harvester)).map(Action::Step).try_for_each(f)
            }
            Task::DiscardItems(_) => {
                bits(self.cards_to_name(state, seat)).map(Action::Discard).try_for_each(f)
            }
            _ => Flow::Continue(()),
        }
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
    fn each_ability(&self, state: &impl Known, seat: Seat, f: &mut dyn FnMut(Action) -> Flow) -> Flow {
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
    fn each_punishment(&self, state: &impl Known, seat: Seat, f: &mut dyn FnMut(Action) -> Flow) -> Flow {
        let open = self.open_punishments(state);
        let demanded = self.demanded(state, seat);
        debug_assert!(open < 1 << TOKENS);
        open_kinds(self, open)
            .filter(|kind| self.severity(state, seat, *kind) == demanded)
            .map(Action::Suffer)
            .try_for_each(&mut *f)?;
        if self.may_turn(state, seat) {
            open_kinds(self, open).map(Action::Turn).try_for_each(f)?;
        }
        Flow::Continue(())
    }
}

/// Faces of a die, and two more: the remainder of a division by a power of two costs nothing.
const FACES: usize = 8;

/// More than any question has answers: every value on every space of a die's own, as many as the arrays of the pack have
/// room for, and a block of scratch. A power of two, see [`Circadians::list_answers_as`].
const MOST_ANSWERS: usize = 512;

const _: () = assert!(
    6 * (3 * MAX_ROWS + MAX_DEPOSITORY_ROWS + 3 * MAX_SPACES + 4) + 2 + FACES <= MOST_ANSWERS,
    "dice may act"
);

/// Writes an answer for every value in `values`, the last ones as scratch.
#[inline]
fn write_faces<T: Copy>(
    list: &mut [T; MOST_ANSWERS],
    from: usize,
    values: [u8; FACES],
    item: impl Fn(u8) -> T,
) {
    let block: &mut [T; FACES] =
        list[from..].first_chunk_mut().expect("the list has room for every answer and a block");
    let [a, b, c, d, e, f, ..] = values;
    block[..6].copy_from_slice(&[a, b, c, d, e, f].map(item));
}

/// The rewards or punishments whose space is among the open ones, ascending.
fn open_kinds(game: &Circadians, open: u8) -> impl Iterator<Item = Consequence> {
    Consequence::ALL.into_iter().filter(move |kind| open & (1 << game.space_of(*kind)) != 0)
}
