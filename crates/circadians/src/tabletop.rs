//! The contracts of the core that are answered by several folders: records, words, choices, scores.

use crate::pack::Pack;
use crate::records::record;
use crate::{Circadians, Event, Setup, State, View};
use serde_json::Value;
use solarium_core::{Message, Progress, Reasons, Records, Rule, Scoring, Seat, Shelf};

impl Records for Circadians {
    type Pack = Pack;

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Self, Reasons> {
        Setup::parse(setup, shelf).map(Circadians::new)
    }

    fn setup(&self) -> Value {
        self.setup.to_json()
    }

    fn record(&self, state: &State) -> Value {
        record::write(self, state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Self, State), Reasons> {
        record::read(record, shelf)
    }
}

impl Scoring for Circadians {
    fn scoring_rule(&self) -> Rule {
        "CI-12.1"
    }

    fn goal_line(&self, view: &View) -> Vec<Message> {
        self.goals_of(view)
    }

    fn score_details(&self, view: &View, seat: Seat) -> Vec<(&'static str, Message)> {
        self.points_in_detail(view, seat)
            .into_iter()
            .map(|(part, points)| (part, Message::new("ci-points-of").with("points", points)))
            .collect()
    }
}

impl Progress for Circadians {
    fn drawn_tallies(&self) -> &'static [&'static str] {
        &["harvested"]
    }

    fn round_starts(&self, events: &[Event]) -> Vec<usize> {
        let began = |event: &Event| matches!(event, Event::RoundBegan { .. });
        events.iter().enumerate().filter(|(_, event)| began(event)).map(|(at, _)| at).collect()
    }
}
