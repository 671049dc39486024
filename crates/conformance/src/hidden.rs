//! Laws about what a seat may know: resample what it cannot know, and nothing it sees may move.

use crate::breach::{Held, equal, require};
use crate::laws::Table;
use serde_json::Value;
use solarium_core::{Events, Game, Mute, Step, StepOf, Tabletop, Viewer, for_each_step};
use std::hash::{DefaultHasher, Hasher};

impl<G: Tabletop> Table<'_, G> {
    /// Views can be written, can be completed to a position, and hold all that a seat's choices hang on.
    pub(crate) fn view_laws(&mut self) -> Held {
        let game = self.game.clone();
        let state = self.played.state().clone();
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(&state, viewer);
            if let Err(error) = serde_json::to_string(&view) {
                return require(false, "serialise", || {
                    format!("the view of {viewer:?} is not JSON: {error}")
                });
            }
            let other = game.sample(&view, &mut self.random);
            self.counted.samples += 1;
            equal(&game.view(&other, viewer), &view, "sample", || {
                format!("a position drawn from the view of {viewer:?} looks different to it")
            })?;
            for census in game.census(&other) {
                require(census.found == census.expected, "sample", || {
                    format!(
                        "a position drawn from the view of {viewer:?} is impossible: {} {}, not {}",
                        census.found, census.what, census.expected
                    )
                })?;
            }
            equal(&game.turn(&other), &game.turn(&state), "no-leak", || {
                format!("whose turn it is hangs on what {viewer:?} cannot know")
            })?;
            self.choice_leak(&state, &other, viewer, &view)?;
            self.knowledge_law(&state, &other, viewer)?;
        }
        Ok(())
    }

    /// What a seat knows is hashed alike exactly where its views are equal: in a position drawn from its view, and not
    /// after a step that it sees.
    fn knowledge_law(&self, state: &G::State, other: &G::State, viewer: Viewer) -> Held {
        let (game, Viewer::Seat(seat)) = (&*self.game, viewer) else { return Ok(()) };
        let known = |state: &G::State| {
            let mut hasher = DefaultHasher::new();
            game.hash_knowledge(state, seat, &mut hasher);
            hasher.finish()
        };
        equal(&known(other), &known(state), "knowledge", || {
            format!("seat {seat} knows the same, but it is hashed differently")
        })?;
        let mut step = None;
        for_each_step(game, state, |next| step = step.or(Some(next)));
        let Some(step) = step else { return Ok(()) };
        let mut after = state.clone();
        game.advance(&mut after, step, &mut Mute);
        let alike = game.view(&after, viewer) == game.view(state, viewer);
        require((known(&after) == known(state)) == alike, "knowledge", || {
            format!("{step:?} changes what seat {seat} knows or how it is hashed, and not both")
        })
    }

    fn choice_leak(&self, state: &G::State, other: &G::State, viewer: Viewer, view: &G::View) -> Held {
        let game = &*self.game;
        let other_view = game.view(other, viewer);
        for query in G::info().queries {
            if query.args.iter().any(|arg| !arg.contains('?')) {
                continue;
            }
            let answer = game.query(view, query.name, &Value::Null);
            let again = game.query(&other_view, query.name, &Value::Null);
            equal(&answer, &again, "no-leak", || {
                format!("the read-out {:?} of {viewer:?} hangs on what it cannot know", query.name)
            })?;
        }
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        if !game.turn(state).includes(seat) {
            return Ok(());
        }
        let list = game.actions(state, seat);
        let words = |list: &[G::Action]| -> Vec<String> {
            list.iter().map(|action| game.action_text(*action)).collect()
        };
        let others = game.actions(other, seat);
        equal(&words(&list), &words(&others), "no-leak", || {
            format!("the actions of seat {seat} hang on what it cannot know")
        })?;
        let shown = |view: &G::View| {
            let each: Vec<_> = list
                .iter()
                .map(|action| (game.label(view, seat, *action), game.touches(view, *action)))
                .collect();
            (game.prompt(view, seat), each, game.explain(view, seat), game.usual(view, seat))
        };
        equal(&shown(view), &shown(&other_view), "no-leak", || {
            format!("what seat {seat} is shown depends on more than its view")
        })
    }

    /// The log shows a hidden step to its audience only. For every viewer that does not see the step, another one is taken in
    /// its place; where the viewer cannot tell the positions apart afterwards, the events it sees must be the same.
    pub(crate) fn log_law(&mut self, step: StepOf<G>) -> Held {
        const LAW: &str = "no-leak-log";
        if !self.asks(LAW) {
            return Ok(());
        }
        let game = self.game.clone();
        let before = self.played.state().clone();
        let audience = game.audience(&before, &step);
        let follow = |step: StepOf<G>| {
            let mut after = before.clone();
            let mut events: Events<G> = Vec::new();
            game.advance(&mut after, step, &mut events);
            (after, events)
        };
        let (after, events) = follow(step);
        for viewer in Viewer::all(game.seats()).filter(|viewer| !audience.includes(*viewer)) {
            let (other, elsewhere) = follow(self.instead(&before, step));
            if game.view(&other, viewer) != game.view(&after, viewer) {
                continue;
            }
            equal(&audible::<G>(&events, viewer), &audible::<G>(&elsewhere, viewer), LAW, || {
                format!("{step:?} is hidden from {viewer:?}, but the log tells it")
            })?;
        }
        Ok(())
    }

    /// Any step of the same seat, or any outcome.
    fn instead(&mut self, before: &G::State, step: StepOf<G>) -> StepOf<G> {
        match step {
            Step::Act(seat, _) => {
                let list = self.game.actions(before, seat);
                Step::Act(seat, list[self.random.below(list.len() as u32) as usize])
            }
            Step::Chance(_) => {
                let list = self.game.outcomes(before);
                Step::Chance(list[self.random.below(list.len() as u32) as usize].0)
            }
        }
    }
}

/// The events a viewer hears.
pub(crate) fn audible<G: Game>(events: &Events<G>, viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, event)| event.clone()).collect()
}
