//! Who or what comes next, and every automatic step in between.

use crate::pack::{CACHES, ROUNDS};
use crate::records::setup::CharacterChoice;
use crate::rules::opening::Opening;
use crate::{
    Action, Chance, Circadians, Event, Known, KnownCrew, NONE, Part, Phase, Public, Sort, Stage, State, Task,
    bits,
};
use solarium_core::{Audience, Mute, Notation, Random, Seat, Sink, Step, Turn, random_outcome};
use std::ops::ControlFlow;

/// What a seat is asked (rows of CI-19.3); the engine asks nothing else (CI-19.1), so nothing can be given to another
/// seat (CI-18.13) and a bot can answer for a person who left (CI-18.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Row 1, `deal2`.
    KeepCharacter,
    /// Row 1, `free`.
    PickCharacter,
    /// Row 2.
    Draft,
    /// Row 3.
    LoneDiscard,
    /// Row 4.
    Assign,
    /// Row 5.
    Act,
    /// Rows 6–19.
    Chain(Task),
    /// Row 20: index of the Farm.
    Grow(u8),
    /// Row 21.
    HarvestStep,
    /// Row 22.
    HandLimit,
    /// Row 23.
    Resolve,
}

impl Question {
    /// Its row in CI-19.3.
    pub const fn row(self) -> u8 {
        match self {
            Question::KeepCharacter | Question::PickCharacter => 1,
            Question::Draft => 2,
            Question::LoneDiscard => 3,
            Question::Assign => 4,
            Question::Act => 5,
            Question::Chain(task) => task.row(),
            Question::Grow(_) => 20,
            Question::HarvestStep => 21,
            Question::HandLimit => 22,
            Question::Resolve => 23,
        }
    }
}

/// What chance decides now, one draw or one die at a time (CI-19.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Draw {
    Opening(Opening),
    Item(Seat),
    Tile(Sort, u8),
    Event,
    Cache(usize),
    Die(Seat),
    Scheme,
}

impl Circadians {
    /// Humans in turn order: the first player, then clockwise (CI-3.2).
    pub fn turn_order(&self, state: &Public) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        solarium_core::exercise!("CI-3.2");
        let humans = self.humans() as u8;
        let first = if state.first == NONE { 0 } else { state.first };
        (0..humans).map(move |i| first + i).map(move |n| Seat(if n < humans { n } else { n - humans }))
    }

    /// Humans by seat number.
    pub(crate) fn seats_of_humans(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.humans())
    }

    /// What chance decides now, if it is chance's turn.
    pub(crate) fn due_draw(&self, state: &impl Known) -> Option<Draw> {
        match state.agenda.last() {
            Some(Task::Draw(seat, _)) => return Some(Draw::Item(Seat(*seat))),
            Some(Task::Refill(sort, stack)) => return Some(Draw::Tile(*sort, *stack)),
            Some(_) => return None,
            None => {}
        }
        match state.phase {
            Phase::Characters | Phase::Items => self.opening(state).map(Draw::Opening),
            Phase::Plan => {
                if state.event == NONE {
                    return Some(Draw::Event);
                }
                if let Some(cache) = self.cache_to_turn(state) {
                    return Some(Draw::Cache(cache));
                }
                self.die_to_roll(state).map(Draw::Die)
            }
            Phase::Execute if state.part == Part::Ai && state.ai.card == NONE => Some(Draw::Scheme),
            Phase::Over => self.cache_to_turn(state).map(Draw::Cache),
            _ => None,
        }
    }

    /// The first seat in turn order with a die in its pool: at every second ply it is its turn to roll, or nobody's.
    #[inline]
    fn die_to_roll(&self, state: &impl Known) -> Option<Seat> {
        // CI-19.9: every pool die by seat.
        solarium_core::exercise!("CI-19.9");
        self.turn_order(state).find(|s| state.crew(*s).pool > 0)
    }

    /// CI-12.1, CI-16.1: Caches are turned up by an Event or at the end, in order.
    #[inline]
    fn cache_to_turn(&self, state: &Public) -> Option<usize> {
        solarium_core::exercise!("CI-12.1", "CI-16.1");
        let due = state.phase == Phase::Over || self.event(state).is_some_and(|e| e.reveal_caches);
        if due { state.caches.iter().position(|c| *c == NONE) } else { None }
    }

    /// Who or what comes next.
    pub fn whose_turn(&self, state: &impl Known) -> Turn {
        match state.agenda.last() {
            Some(Task::Draw(..) | Task::Refill(..)) => return Turn::Chance,
            Some(_) => return Turn::of(state.die_action.seat),
            None => {}
        }
        if self.due_draw(state).is_some() {
            return Turn::Chance;
        }
        match state.phase {
            Phase::Characters => match self.setup.characters {
                CharacterChoice::Deal2 => Turn::Decide(self.owing(state)),
                CharacterChoice::Free => self.picker(state).map_or(Turn::Over, Turn::of),
            },
            Phase::Items if self.humans() == 1 => Turn::of(Seat(0)),
            Phase::Items | Phase::Plan | Phase::Rest => Turn::Decide(self.owing(state)),
            Phase::Execute => match (state.part, self.ai_seat()) {
                (Part::Ai, Some(ai)) => Turn::of(ai),
                _ => self.due_die(state).map_or(Turn::Over, |(seat, _)| Turn::of(seat)),
            },
            Phase::Harvest if state.stage == Stage::Steps => self.stepper(state).map_or(Turn::Over, Turn::of),
            Phase::Harvest => Turn::Decide(self.owing(state)),
            Phase::Over => Turn::Over,
        }
    }

    /// What a seat is asked now; `None` if it is not to answer.
    pub fn question(&self, state: &impl Known, seat: Seat) -> Option<Question> {
        if !self.whose_turn(state).includes(seat) {
            return None;
        }
        self.question_in_turn(state, seat)
    }

    /// What a seat is asked of which is known that it is to answer.
    pub(crate) fn question_in_turn(&self, state: &impl Known, seat: Seat) -> Option<Question> {
        if let Some(task) = state.agenda.last() {
            return Some(Question::Chain(*task));
        }
        Some(match state.phase {
            Phase::Characters => match self.setup.characters {
                CharacterChoice::Deal2 => Question::KeepCharacter,
                CharacterChoice::Free => Question::PickCharacter,
            },
            Phase::Items if self.humans() == 1 => Question::LoneDiscard,
            Phase::Items => Question::Draft,
            Phase::Plan => Question::Assign,
            Phase::Execute if state.part == Part::Ai => Question::Resolve,
            Phase::Execute => Question::Act,
            Phase::Harvest if state.stage == Stage::Steps => Question::HarvestStep,
            Phase::Harvest => Question::Grow(self.farm_to_grow(state, seat)?),
            Phase::Rest => Question::HandLimit,
            Phase::Over => return None,
        })
    }

    /// Is this the last answer to a question to all, with which everything is shown (CI-19.10)?
    pub(crate) fn completes(&self, state: &State, seat: Seat, action: Action) -> bool {
        solarium_core::exercise!("CI-19.10");
        let others = self.seats_of_humans().filter(|s| *s != seat);
        let done = match action {
            Action::Grow(farm, _) => {
                let mut after = state.crew(seat).grown;
                after[usize::from(farm)] = 0;
                (0..self.pack.base.farms()).all(|f| after[f] != NONE || self.growth(state, seat, f).is_none())
            }
            Action::Discard(_) => self.cards_over(state, seat) <= 1,
            Action::KeepCharacter(_) | Action::Ready => true,
            _ => false,
        };
        done && others.into_iter().all(|s| state.crew(s).ready)
    }

    /// Does nothing follow by itself from this step, which was just carried out? True of a die that is rolled or put into
    /// a Garage or onto a Farm, most of all steps: its seat still has to say that it is ready, and owns as many dice as
    /// before, so CI-4.2 and CI-4.3, which held before the step, still do.
    #[inline]
    pub(crate) fn stays_settled(&self, state: &State, step: Step<Action, Chance>) -> bool {
        let stays =
            matches!(step, Step::Chance(Chance::Die(_)) | Step::Act(_, Action::Garage(_) | Action::Farm(..)));
        debug_assert!(
            !stays || {
                let mut settled = state.clone();
                self.settle(&mut settled, &mut Mute);
                settled == *state
            },
            "a position is settled before every step"
        );
        stays
    }

    /// Carries on until a seat must answer, chance decides, or the game is over.
    pub fn settle(&self, state: &mut State, log: &mut impl Sink<Event>) {
        loop {
            let carried_on = match state.agenda.last() {
                Some(task) => self.run(state, *task, log),
                None => self.proceed(state, log),
            };
            if !carried_on {
                return;
            }
        }
    }

    /// Between chains: moves on to the next phase or part. False if it waits.
    fn proceed(&self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        match state.phase {
            Phase::Characters | Phase::Items => self.proceed_opening(state, log),
            Phase::Plan => self.proceed_plan(state, log),
            Phase::Execute => self.proceed_execute(state, log),
            Phase::Harvest => self.proceed_harvest(state, log),
            Phase::Rest => self.proceed_rest(state, log),
            Phase::Over => false,
        }
    }

    /// CI-5.1: dice of the Headquarters, the AI, base dice.
    fn proceed_execute(&self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        solarium_core::exercise!("CI-5.1");
        match state.part {
            Part::Hq => {
                if self.due_die(state).is_some() {
                    return false;
                }
                state.part = if self.ai_seat().is_some() { Part::Ai } else { Part::Base };
                state.turn = state.first;
            }
            Part::Ai => {
                if self.scheme_due(state) {
                    return false;
                }
                state.part = Part::Base;
                state.turn = state.first;
            }
            Part::Base => {
                // CI-5.5: a human without Garage dice is skipped.
                solarium_core::exercise!("CI-5.5");
                let humans = self.humans() as u8;
                let next = (0..humans)
                    .map(|i| (state.turn + i) % humans)
                    .find(|s| state.crews[usize::from(*s)].due_garage().is_some());
                if let Some(seat) = next {
                    state.turn = seat;
                    return false;
                }
                // CI-5.14: no die is left in any Garage.
                solarium_core::exercise!("CI-5.14");
                self.begin_harvest(state, log);
                return true;
            }
        }
        let word = state.part.word();
        log.emit(Audience::All, || Event::PhaseBegan { phase: word });
        true
    }

    /// A chain question with exactly one answer is answered here, and logged (CI-19.2).
    pub(crate) fn answer_if_only(&self, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) -> bool {
        solarium_core::exercise!("CI-19.2");
        let mut only = None;
        let several = self
            .each_action(state, seat, |action| {
                if only.replace(action).is_some() {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })
            .is_break();
        match only {
            Some(action) if !several => {
                log.emit(Audience::All, || Event::OnlyAnswer { seat, action: self.action_text(action) });
                self.answer(state, seat, action, log);
                true
            }
            _ => false,
        }
    }

    /// Carries out one answer, without the automatic steps that follow.
    pub(crate) fn answer(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        if !state.agenda.is_empty() {
            return self.answer_chain(state, seat, action, log);
        }
        match action {
            Action::KeepCharacter(character) => {
                self.keep_character(state, seat, character);
                log.emit(Audience::All, || Event::Answered { seat });
            }
            Action::PickCharacter(character) => {
                state.crew_mut(seat).character = character;
                log.emit(Audience::All, || self.character_taken(state, seat));
            }
            Action::KeepItem(item) => {
                let crew = state.crew_mut(seat);
                crew.kept = item;
                crew.ready = true;
                log.emit(Audience::All, || Event::Answered { seat });
            }
            Action::Discard(item) if state.phase == Phase::Items => self.discard_item(state, seat, item, log),
            Action::Discard(item) => self.choose_discard(state, seat, item, log),
            Action::Garage(_) | Action::Farm(..) | Action::Ready => self.assign(state, seat, action, log),
            Action::Act(space, value) => self.act(state, seat, space, value, log),
            Action::StandDown => self.stand_down(state, seat, log),
            Action::Skip => self.skip(state, seat, log),
            Action::Grow(farm, res) => self.choose_growth(state, seat, farm, res, log),
            Action::Step(direction) => {
                state.crew_mut(seat).ready = true;
                self.step(state, seat, direction, log);
            }
            Action::Stay => state.crew_mut(seat).ready = true,
            Action::Resolve => self.resolve_scheme(state, log),
            _ => {}
        }
    }

    pub(crate) fn each_outcome(
        &self,
        state: &State,
        mut f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.due_draw(state) {
            Some(Draw::Opening(due)) => self.opening_outcomes(state, due, f),
            Some(Draw::Item(_)) => {
                bits(self.item_source(state)).try_for_each(|item| f(Chance::Item(item), 1))
            }
            Some(Draw::Tile(sort, _)) => self.tile_outcomes(state, sort, f),
            Some(Draw::Event) => {
                let events = self.events_to_come(state, state.events_left);
                bits(events).try_for_each(|event| f(Chance::Event(event), 1))
            }
            Some(Draw::Cache(_)) => {
                // Equal Caches are one outcome, weighted by how many of them are still face down.
                for equal in self.pack.cache_points.chunk_by(|a, b| a == b) {
                    let shown = state.caches.iter().filter(|points| **points == equal[0]).count();
                    if equal.len() > shown {
                        f(Chance::Cache(equal[0]), (equal.len() - shown) as u32)?;
                    }
                }
                ControlFlow::Continue(())
            }
            Some(Draw::Die(_)) => (1..=6).try_for_each(|value| f(Chance::Die(value), 1)),
            Some(Draw::Scheme) => {
                bits(self.scheme_source(state)).try_for_each(|scheme| f(Chance::Scheme(scheme), 1))
            }
            None => ControlFlow::Continue(()),
        }
    }

    /// An outcome at random. What is drawn often is not walked: dice and cards are equally likely, tiles are counted.
    pub(crate) fn any_outcome(&self, state: &State, random: &mut Random) -> Chance {
        match self.due_draw(state) {
            Some(Draw::Die(_)) => Chance::Die(random.below(6) as u8 + 1),
            Some(Draw::Item(_) | Draw::Opening(Opening::Item(_))) => {
                let items = self.item_source(state);
                Chance::Item(member(items, random.below(items.count_ones())))
            }
            Some(Draw::Event) => {
                let events = u64::from(self.events_to_come(state, state.events_left));
                Chance::Event(member(events, random.below(events.count_ones())))
            }
            Some(Draw::Opening(Opening::Character(_))) => {
                let characters = u64::from(self.characters_left(state));
                Chance::Character(member(characters, random.below(characters.count_ones())))
            }
            Some(Draw::Opening(Opening::PlanetSide | Opening::ClanSide(_))) => {
                Chance::Side(random.below(2) as u8)
            }
            Some(Draw::Tile(sort, _) | Draw::Opening(Opening::Tile(sort, _))) => {
                let unseen = &state.stacks(sort).unseen;
                let unit = random.below(unseen.iter().map(|count| u32::from(*count)).sum()) as u8;
                // The kinds whose tiles all lie before this one. The sums rise, so no branch is needed to stop there.
                let (mut before, mut kind) = (0, 0);
                for count in unseen {
                    before += count;
                    kind += u8::from(before <= unit);
                }
                Chance::Tile(sort, kind)
            }
            _ => random_outcome(self, state, random),
        }
    }

    /// Events that may be turned up next, of those not yet seen, as a set.
    pub(crate) fn events_to_come(&self, state: &Public, left: u16) -> u16 {
        // CI-2.6: End of an Era lies at the bottom, 7 of the others above it.
        solarium_core::exercise!("CI-2.6");
        let last = 1u16 << self.pack.last_event;
        if state.round >= ROUNDS { last } else { left & !last }
    }

    /// The next die of a pool shows this value.
    fn roll(&self, state: &mut State, value: u8, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-4.4", "CI-4.5");
        let Some(seat) = self.die_to_roll(state) else { return };
        let crew = state.crew_mut(seat);
        crew.pool -= 1;
        crew.rolled[usize::from(value) - 1] += 1;
        if self.hands_unknown() {
            log.emit(Audience::All, || Event::DieRolled { seat, value });
        } else {
            log.emit(Audience::Only(seat), || Event::DieRolled { seat, value });
            log.emit(Audience::Except(seat), || Event::Rolled { seat });
        }
    }

    /// Carries out a chance outcome, without the automatic steps that follow.
    pub(crate) fn happen(&self, state: &mut State, outcome: Chance, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-19.5");
        if let Chance::Die(value) = outcome {
            // Most of all outcomes; that a die is due need not be found out again.
            debug_assert!(matches!(self.due_draw(state), Some(Draw::Die(_))));
            return self.roll(state, value, log);
        }
        match (self.due_draw(state), outcome) {
            (Some(Draw::Opening(due)), outcome) => self.open(state, due, outcome, log),
            (Some(Draw::Item(seat)), Chance::Item(item)) => {
                if let Some(Task::Draw(_, left)) = state.agenda.last_mut() {
                    *left -= 1;
                    if *left == 0 {
                        state.agenda.pop();
                    }
                }
                self.draw_item(state, seat, item, log);
            }
            (Some(Draw::Tile(sort, stack)), Chance::Tile(_, kind)) => {
                state.agenda.pop();
                self.turn_up(state, sort, stack, kind, log);
            }
            (Some(Draw::Event), Chance::Event(event)) => self.reveal_event(state, event, log),
            (Some(Draw::Cache(cache)), Chance::Cache(points)) => {
                debug_assert!(cache < CACHES);
                solarium_core::exercise!("CI-9.8");
                state.caches[cache] = points;
                log.emit(Audience::All, || {
                    let planet = self.planet(state);
                    Event::CacheTurnedUp { space: planet.name(planet.caches[cache]).to_string(), points }
                });
                if state.phase == Phase::Over && state.caches_up() {
                    log.emit(Audience::All, || Event::GameEnded);
                }
            }
            (Some(Draw::Scheme), Chance::Scheme(scheme)) => self.turn_up_scheme(state, scheme, log),
            _ => {}
        }
    }
}

/// The member of a set with `n` smaller ones, of which there must be one. Without a loop over members, as `n` is drawn at
/// random and its end could not be foreseen.
fn member(set: u64, n: u32) -> u8 {
    const ONES: u64 = u64::MAX / 255;
    // How many of eight sums, at most 127 and rising, are at most a number.
    let at_most = |sums: u64, n: u64| {
        let which = (((n * ONES) | (128 * ONES)) - sums) >> 7 & ONES;
        which.wrapping_mul(ONES) >> 56
    };
    // In each byte its members, then the members up to it.
    let pairs = set - (set >> 1 & (u64::MAX / 3));
    let nibbles = (pairs & (u64::MAX / 5)) + (pairs >> 2 & (u64::MAX / 5));
    let members = (nibbles + (nibbles >> 4)) & (15 * ONES);
    let up_to = members.wrapping_mul(ONES);
    let byte = 8 * at_most(up_to, u64::from(n));
    let before = (up_to << 8) >> byte & 255;
    // The same with the bits of that byte, each in a byte of its own.
    let bits = ((set >> byte & 255) * ONES) & 0x8040_2010_0804_0201;
    let members = ((bits + 127 * ONES) >> 7) & ONES;
    (byte + at_most(members.wrapping_mul(ONES), u64::from(n) - before)) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_counted_from_the_smallest() {
        for set in [1, 1 << 63, u64::MAX, 0x8000_0100_F00F_0001, 0b1011_0010, (1 << 36) - 1] {
            let members: Vec<u8> = bits(set).collect();
            let found: Vec<u8> = (0..set.count_ones()).map(|n| member(set, n)).collect();
            assert_eq!(found, members);
        }
    }
}
