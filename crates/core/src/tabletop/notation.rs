//! Actions and chance outcomes as text.

use crate::{BadText, Game};
use serde_json::Value;

/// The notation of a game: every action and every outcome has a written form that reads back to the same value.
pub trait Notation: Game {
    /// Notation of an action.
    fn action_text(&self, action: Self::Action) -> String;
    /// Reads the notation of an action.
    fn parse_action(&self, text: &str) -> Result<Self::Action, BadText>;
    /// Notation of a chance outcome.
    fn chance_text(&self, outcome: Self::Chance) -> String;
    /// Reads the notation of a chance outcome.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, BadText>;

    /// Whom or what the present chance point concerns: a seat number, a place name, or null.
    fn chance_for(&self, _state: &Self::State) -> Value {
        Value::Null
    }
}
