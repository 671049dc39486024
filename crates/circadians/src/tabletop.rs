//! The contracts of the core that are answered by several folders: records, words, choices, scores.

use crate::pack::Pack;
use crate::records::record;
use crate::{Chance, Circadians, Event, Setup, State, View};
use serde_json::Value;
use solarium_core::{
    Factor, Game, Message, Progress, Reasons, Records, Rule, Scoring, Seat, Shelf, Step, StepOf,
};

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

    /// Character, Items in hand at the end and place in the first turn of each crew; side of the Planet and Events.
    fn factors(&self, steps: &[StepOf<Self>], end: &State) -> Vec<Factor> {
        let mut factors = Vec::new();
        let first = steps.iter().find_map(|step| match step {
            Step::Chance(Chance::First(seat)) => Some(usize::from(*seat)),
            _ => None,
        });
        for seat in Seat::all(self.humans()) {
            let crew = end.crew(seat);
            let character = self.character_id(crew.character);
            factors.extend(character.map(|id| Factor::of_seat(seat, "character", id)));
            let items = self.item_ids(crew.hand).into_iter();
            factors.extend(items.map(|id| Factor::of_seat(seat, "item", id)));
            let order = first.map(|first| (seat.index() + self.seats() - first) % self.seats() + 1);
            factors.extend(order.map(|order| Factor::of_seat(seat, "turn_order", order.to_string())));
        }
        let side = ["a", "b"].get(usize::from(end.planet_side));
        factors.extend(side.map(|side| Factor::of_table("planet", *side)));
        factors.extend(steps.iter().filter_map(|step| match step {
            Step::Chance(Chance::Event(event)) => {
                let event = self.pack.events.get(usize::from(*event))?;
                Some(Factor::of_table("event", event.id.as_str()))
            }
            _ => None,
        }));
        factors
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
