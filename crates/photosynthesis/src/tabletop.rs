//! The contracts of the core that are answered by several folders: records, words, choices, scores.

use crate::records::{record, setup};
use crate::{Event, Pack, Photosynthesis, State, View};
use serde_json::Value;
use solarium_core::{Message, Progress, Reasons, Records, Rule, Scoring, Seat, Shelf};

impl Records for Photosynthesis {
    type Pack = Pack;

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Photosynthesis, Reasons> {
        setup::from_setup(setup, shelf)
    }

    fn setup(&self) -> Value {
        setup::setup_of(self)
    }

    fn record(&self, state: &State) -> Value {
        self.record_of(state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Photosynthesis, State), Reasons> {
        record::load(record, shelf)
    }
}

impl Scoring for Photosynthesis {
    fn scoring_rule(&self) -> Rule {
        "PH-6.1"
    }

    fn goal_line(&self, view: &View) -> Vec<Message> {
        self.goals_of(&view.position)
    }

    fn score_details(&self, view: &View, seat: Seat) -> Vec<(&'static str, Message)> {
        self.score_details_of(&view.position, seat)
    }
}

impl Progress for Photosynthesis {
    fn drawn_tallies(&self) -> &'static [&'static str] {
        &["light"]
    }

    fn round_starts(&self, events: &[Event]) -> Vec<usize> {
        let began = |event: &Event| matches!(event, Event::RoundBegan { .. });
        events.iter().enumerate().filter(|(_, event)| began(event)).map(|(at, _)| at).collect()
    }
}
