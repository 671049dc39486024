//! The contracts of the core that are answered by several folders: records, words, choices, scores.

use crate::records::record;
use crate::{Action, Event, Mode, Pack, Setup, Sol, State, View};
use serde_json::Value;
use solarium_core::{
    Factor, Goal, Message, Progress, Reasons, Records, Rule, Scoring, Seat, SeatScore, Shelf, Step, StepOf,
};

impl Records for Sol {
    type Pack = Pack;

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Sol, Reasons> {
        let (setup, pack) = Setup::read(setup, shelf)?;
        Ok(Sol::new(pack, setup))
    }

    fn setup(&self) -> Value {
        self.setup.to_value(&self.pack.id)
    }

    fn record(&self, state: &State) -> Value {
        record::write(self, state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Sol, State), Reasons> {
        record::read(record, shelf)
    }
}

impl Scoring for Sol {
    fn scoring_rule(&self) -> Rule {
        match self.setup.mode {
            Mode::Solo => "SO-12.4",
            Mode::Coop => "SO-13.4",
            Mode::Versus => "SO-9.3",
        }
    }

    fn goal_line(&self, view: &View) -> Vec<Message> {
        self.goals_of(&view.state)
    }

    /// Who began, which effects each seat played, and what the table had: effects, event, scenario.
    fn factors(&self, steps: &[StepOf<Self>], end: &State) -> Vec<Factor> {
        let mut factors = Vec::new();
        for seat in Seat::all(self.players()) {
            let order = (seat.index() + self.players() - end.first.index()) % self.players() + 1;
            factors.push(Factor::of_seat(seat, "turn_order", order.to_string()));
        }
        factors.extend(steps.iter().filter_map(|step| match step {
            Step::Act(seat, Action::Play(play)) => Some(Factor::of_seat(*seat, "played", play.effect().id())),
            _ => None,
        }));
        let mut effects: Vec<&str> = end.effects.iter().flatten().map(|effect| effect.id()).collect();
        effects.sort_unstable();
        effects.dedup();
        factors.extend(effects.into_iter().map(|effect| Factor::of_table("effect", effect)));
        factors.extend(self.setup.event.map(|event| Factor::of_table("event", event.id())));
        let scenario = self.setup.scenario.as_ref();
        factors.extend(scenario.map(|scenario| Factor::of_table("scenario", scenario.id.as_str())));
        factors
    }

    /// SO-12.4, SO-13.4: the lowest seat is the group's score.
    fn goal(&self, scores: &[SeatScore]) -> Option<Goal> {
        let together = match self.setup.mode {
            Mode::Solo => false,
            Mode::Coop => true,
            Mode::Versus => return None,
        };
        let reached = scores.iter().map(|score| score.total).min()?;
        self.setup.target.map(|target| Goal { target: i32::from(target), reached, together })
    }
}

impl Progress for Sol {
    fn drawn_tallies(&self) -> &'static [&'static str] {
        &["cards-caused"]
    }

    /// A round is over when the seat that began is in turn again.
    fn round_starts(&self, events: &[Event]) -> Vec<usize> {
        let in_turn = |event: &Event| match event {
            Event::TurnBegan { seat } => Some(*seat),
            _ => None,
        };
        let first = events.iter().find_map(in_turn);
        let begins = |event: &Event| first.is_some() && in_turn(event) == first;
        events.iter().enumerate().filter(|(_, event)| begins(event)).map(|(at, _)| at).collect()
    }
}
