//! What other players are expected to do: plans of their own, found before the search that has to reckon with them.
//!
//! A guide's rule for others is quick and plays worse than a person does, so that a wide beam finds plans that only such
//! a player would let happen. Here the seat plans first, then each other player plans in the position in which it comes
//! to its turn, all with a narrower beam and each knowing the plans made before. What a player plans does not answer to
//! what the searching seat tries: an action that is not legal any more is left out, and the guide's rule plays the rest of
//! that turn.
//!
//! Turns are told apart by [`Guide::stage`](solarium_core::Guide::stage), so this is of use in games whose positions tell
//! the number of the turn, and in which no other decision falls between the actions of a turn.

use crate::beam::{self, Halt, Meter, Task, automas};
use solarium_core::{Game, Mute, Seat, Step, StepOf, Turn};
use std::collections::BTreeMap;

/// The plan of one player: its actions in each of its stages.
#[derive(Clone, Debug)]
pub(crate) struct Script<G: Game> {
    pub(crate) seat: Seat,
    turns: BTreeMap<u32, Vec<G::Action>>,
}

impl<G: Game> Script<G> {
    /// What the seat does in these steps.
    fn of(task: &Task<'_, G>, seat: Seat, start: &G::State, steps: &[StepOf<G>]) -> Script<G> {
        let mut turns: BTreeMap<u32, Vec<G::Action>> = BTreeMap::new();
        let mut state = start.clone();
        for step in steps {
            if let Step::Act(actor, action) = step
                && *actor == seat
            {
                turns.entry(task.guide.stage(task.game, &state, seat)).or_default().push(*action);
            }
            task.game.advance(&mut state, *step, &mut Mute);
        }
        Script { seat, turns }
    }
}

/// How far a script was followed in the present turn of its seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Followed {
    stage: u32,
    next: usize,
    strayed: bool,
}

impl Followed {
    /// The next action of the script that is legal here, if it has one for this turn.
    pub(crate) fn next<G: Game>(
        &mut self,
        task: &Task<'_, G>,
        script: &Script<G>,
        state: &G::State,
    ) -> Option<G::Action> {
        let stage = task.guide.stage(task.game, state, script.seat);
        if self.stage != stage {
            *self = Followed { stage, ..Followed::default() };
        }
        let turn = script.turns.get(&stage)?;
        while let Some(action) = turn.get(self.next) {
            self.next += 1;
            // The last action ends the turn, which is for the rule to do after a turn that went otherwise.
            if self.strayed && self.next == turn.len() {
                return None;
            }
            if task.game.check(state, script.seat, *action).is_ok() {
                return Some(*action);
            }
            self.strayed = true;
        }
        None
    }
}

/// The plans of all other players of the table, for a search of this task from this position. Empty if the task is too
/// large for the meter; an error if it was cancelled.
pub(crate) fn scripts<G: Game>(
    task: Task<'_, G>,
    start: &G::State,
    meter: &mut impl Meter,
) -> Result<Vec<Script<G>>, Halt> {
    let game = task.game;
    let automas = automas(game);
    let mut scripts: Vec<Script<G>> = Vec::new();
    let mut plan = |task: Task<'_, G>, state: &G::State, scripts: &[Script<G>]| {
        let legal = game.actions(state, task.seat);
        let task = Task { legal: &legal, rivals: scripts, ..task };
        let found = beam::search(task, state, meter).ok_or(Halt::Cancelled)?;
        if !found.complete {
            return Err(Halt::Spent);
        }
        Ok(found.best_plan().map(|plan| beam::line(task, state, plan).expected).unwrap_or_default())
    };
    let own = plan(task, start, &[])?;
    scripts.push(Script::of(&task, task.seat, start, &own));
    let (mut state, mut steps) = (start.clone(), own.iter());
    while scripts.len() < Seat::all(game.seats()).filter(|seat| !automas.contains(*seat)).count() {
        if let Turn::Decide(seats) = game.turn(&state)
            && let Some(other) = seats
                .iter()
                .find(|seat| !automas.contains(*seat) && scripts.iter().all(|script| script.seat != *seat))
        {
            let steps = plan(Task { seat: other, ..task }, &state, &scripts)?;
            scripts.push(Script::of(&task, other, &state, &steps));
        }
        // Who does not come to a turn any more needs no plan.
        let Some(step) = steps.next() else { break };
        game.advance(&mut state, *step, &mut Mute);
    }
    scripts.remove(0);
    Ok(scripts)
}
