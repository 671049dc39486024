//! Laws about taking steps and taking them back, and about writing a position down.

use crate::breach::{Held, equal, require};
use crate::hidden::audible;
use crate::laws::Table;
use solarium_core::{Events, Mute, Seat, SeatKind, Step, StepOf, Tabletop, Turn, Viewer};

impl<G: Tabletop> Table<'_, G> {
    /// Takes the step. A refused one changes nothing; the listener does not matter; events can be written.
    pub(crate) fn step_laws(&mut self, step: StepOf<G>) -> Held {
        let game = self.game.clone();
        let before = self.played.state().clone();
        let steps = self.played.steps().len();
        if let Step::Act(seat, _) = step {
            let wrong = self.pool.iter().copied().find(|a| self.played.check(seat, *a).is_err());
            if let Some(wrong) = wrong {
                let refused = self.played.submit(seat, wrong);
                require(refused.is_err(), "refused", || "check refuses what submit takes".into())?;
                equal(self.played.state(), &before, "refused", || {
                    "a refused action changed the match".into()
                })?;
            }
        }
        let mut unheard = before.clone();
        game.advance(&mut unheard, step, &mut Mute);
        let events = match step {
            Step::Chance(_) => self.played.draw(),
            Step::Act(..) => self.played.step(step),
        };
        let events = match events {
            Ok(events) => events,
            Err(refused) => {
                return require(false, "generation-check", || format!("{step:?} is refused: {refused:?}"));
            }
        };
        equal(&unheard, self.played.state(), "listener", || {
            "the position depends on whether a sink listens".into()
        })?;
        require(self.played.steps().len() == steps + 1, "one-step", || {
            "a step is one line of the log".into()
        })?;
        for (_, event) in &events {
            if let Err(error) = serde_json::to_string(event) {
                return require(false, "serialise", || format!("{event:?} is not JSON: {error}"));
            }
            self.languages.speaks(&game.event_message(event))?;
        }
        self.movement_laws(&before)
    }

    /// A position can be written down and read again.
    pub(crate) fn record_law(&self) -> Held {
        const LAW: &str = "record";
        if !self.asks(LAW) {
            return Ok(());
        }
        let record = self.game.record(self.played.state());
        let (game, state) = match G::load(&record, &self.shelf) {
            Ok(loaded) => loaded,
            Err(reasons) => {
                return require(false, LAW, || {
                    format!("a reached position is refused: {reasons}\n  {record}")
                });
            }
        };
        equal(&state, self.played.state(), LAW, || format!("another position was read\n  {record}"))?;
        equal(&game.record(&state).to_string(), &record.to_string(), LAW, || {
            "written again, it reads differently".into()
        })?;
        self.same_from_here(&game, &state)
    }

    /// A position record need not say how the game was set up (who was drawn to begin is history), but the game
    /// it gives must go on in the same way.
    fn same_from_here(&self, game: &G, state: &G::State) -> Held {
        const LAW: &str = "record";
        let ours = &*self.game;
        equal(&game.seats(), &ours.seats(), LAW, || "another number of seats was read".into())?;
        equal(&game.turn(state), &ours.turn(state), LAW, || "read again, another turn".into())?;
        equal(&game.scores(state), &ours.scores(state), LAW, || "read again, other scores".into())?;
        equal(&game.census(state), &ours.census(state), LAW, || "read again, other components".into())?;
        for viewer in Viewer::all(ours.seats()) {
            let view = |game: &G| serde_json::to_value(game.view(state, viewer)).ok();
            equal(&view(game), &view(ours), LAW, || format!("read again, {viewer:?} sees another position"))?;
        }
        match ours.turn(state) {
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    // A bot comes back as a person, but an automa must stay one.
                    let automa = |game: &G| matches!(game.kind(seat), SeatKind::Automa(_));
                    equal(&automa(game), &automa(ours), LAW, || {
                        format!("seat {seat} is moved by another hand")
                    })?;
                    equal(&game.actions(state, seat), &ours.actions(state, seat), LAW, || {
                        format!("read again, seat {seat} has other actions")
                    })?;
                }
            }
            Turn::Chance => {
                equal(&game.outcomes(state), &ours.outcomes(state), LAW, || {
                    "read again, other outcomes".into()
                })?;
            }
            Turn::Over => {}
        }
        Ok(())
    }

    /// What may be undone can be redone, and no viewer learned anything by it.
    pub(crate) fn undo_laws(&mut self) -> Held {
        let game = self.game.clone();
        if !self.asks("undo") {
            return Ok(());
        }
        for seat in Seat::all(game.seats()) {
            let Ok(index) = self.played.undoable(seat) else { continue };
            self.barrier_law(index)?;
            let mut again = self.played.clone();
            let undone = match again.undo(seat) {
                Ok(undone) => undone,
                Err(no) => {
                    return require(false, "undo", || format!("undo of seat {seat} is refused: {no:?}"));
                }
            };
            self.counted.undos += 1;
            let mut redo = vec![undone];
            redo.extend(self.played.steps()[index + 1..].iter().filter(|s| matches!(s, Step::Chance(_))));
            for step in redo {
                if let Err(refused) = again.step(step) {
                    return require(false, "undo", || {
                        format!("{step:?} was undone and cannot be redone: {refused:?}")
                    });
                }
            }
            equal(again.state(), self.played.state(), "undo", || {
                format!("undo and redo of {undone:?} by seat {seat} lead elsewhere")
            })?;
        }
        Ok(())
    }

    /// No chance step after `index` revealed anything to any viewer.
    fn barrier_law(&self, index: usize) -> Held {
        let game = &*self.game;
        for at in index..self.played.steps().len() {
            let step = self.played.steps()[at];
            if !matches!(step, Step::Chance(_)) {
                continue;
            }
            let before = self.played.position_before(at);
            let follow = |step: StepOf<G>| {
                let mut after = before.clone();
                let mut events: Events<G> = Vec::new();
                game.advance(&mut after, step, &mut events);
                (after, events)
            };
            let (after, events) = follow(step);
            debug_assert_eq!(game.turn(&before), Turn::Chance);
            for (outcome, _) in game.outcomes(&before) {
                let (other, elsewhere) = follow(Step::Chance(outcome));
                for viewer in Viewer::all(game.seats()) {
                    let same = game.view(&after, viewer) == game.view(&other, viewer)
                        && audible::<G>(&events, viewer) == audible::<G>(&elsewhere, viewer);
                    require(same, "undo-barrier", || {
                        format!(
                            "undo would cross step {} ({step:?}), which revealed something to {viewer:?}",
                            at + 1
                        )
                    })?;
                }
            }
        }
        Ok(())
    }
}
