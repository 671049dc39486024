//! What happened, in words, as JSON, and counted.

use crate::{Game, Language, Message, Seat};
use serde::Serialize;
use serde_json::Value;

/// The events of a game in words. By default they are JSON.
pub trait EventText: Game {
    /// An event in words.
    fn event_message(&self, event: &Self::Event) -> Message {
        Message::notation(serde_json::to_string(event).unwrap_or_else(|_| format!("{event:?}")))
    }

    /// An event as it goes over the wire. Games whose events hold messages say them in the language here.
    fn event_json(&self, event: &Self::Event, _language: &dyn Language) -> Value {
        serde_json::to_value(event).expect("events have text keys only")
    }

    /// How a page makes an event noticed, by a sound and a motion.
    fn cue(&self, _event: &Self::Event) -> Option<Cue> {
        None
    }

    /// What can be counted over a whole game, from everything that happened in it.
    fn tally(&self, _events: &[Self::Event]) -> Vec<Tally> {
        Vec::new()
    }
}

/// A kind of event that a page makes noticed; of several that happen together the last in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    /// Dice are rolled.
    Dice,
    /// A seat gets points.
    Points,
    /// The sun moves on: a round begins.
    Sun,
    /// A flare is drawn, or something else that concerns the whole table.
    Flare,
}

/// Something counted over a whole game, for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What is counted, a key: `cards-caused`.
    pub name: &'static str,
    /// By seat.
    pub seats: Vec<i64>,
}

impl Tally {
    /// Counts one more thing of a name, or several, for a seat at a table of so many.
    pub fn add(list: &mut Vec<Tally>, name: &'static str, seats: usize, seat: Seat, n: i64) {
        let place = list.iter().position(|tally| tally.name == name).unwrap_or_else(|| {
            list.push(Tally { name, seats: vec![0; seats] });
            list.len() - 1
        });
        if let Some(count) = list[place].seats.get_mut(seat.index()) {
            *count += n;
        }
    }
}
