//! The contracts of the core that are answered by several folders: records, words, choices, scores.

use crate::records::{record, setup};
use crate::{Action, Chance, Event, Pack, Photosynthesis, Rules, State, View};
use serde_json::Value;
use solarium_core::{
    Factor, Message, Progress, Reasons, Records, Rule, Scoring, Seat, Shelf, Step, StepOf, setup_fits,
};

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

    /// The position says who began: the token of the first player may lie wrong like any other piece.
    fn is_same_table(&self, loaded: &Photosynthesis) -> bool {
        let mut rules = Rules::clone(self);
        rules.options.first_seat = None;
        setup_fits(&setup::setup_of(&rules), &loaded.setup())
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

    /// Who began, where start trees were put (PH-2.8) and how far apart, and the corner of Directional Selection.
    fn factors(&self, steps: &[StepOf<Self>], _: &State) -> Vec<Factor> {
        let placed = steps.iter().filter_map(|step| match step {
            Step::Act(seat, Action::Place(cell)) => Some((*seat, *cell)),
            _ => None,
        });
        let placed: Vec<_> = placed.collect();
        let first = placed.first().map_or(0, |(seat, _)| seat.index());
        let mut factors = Vec::new();
        for seat in Seat::all(self.rules.seats()) {
            let order = (seat.index() + self.rules.seats() - first) % self.rules.seats() + 1;
            factors.push(Factor::of_seat(seat, "turn_order", order.to_string()));
            let own: Vec<_> = placed.iter().filter(|(by, _)| *by == seat).map(|(_, cell)| *cell).collect();
            for cell in &own {
                let corner = cell.neighbours().len() == 3;
                factors.push(Factor::of_seat(seat, "start", if corner { "corner" } else { "side" }));
            }
            if let [one, other] = own[..] {
                factors.push(Factor::of_seat(seat, "start_distance", one.distance(other).to_string()));
            }
        }
        let corner = steps.iter().find_map(|step| match step {
            Step::Chance(Chance::Corner(corner)) => Some(corner.to_string()),
            _ => None,
        });
        factors.extend(corner.map(|corner| Factor::of_table("corner", corner)));
        factors
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
