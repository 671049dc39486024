//! Set-ups and positions as JSON, read under the packs at hand.

use crate::pack::{DataPack, Shelf};
use crate::{Game, Reasons};
use serde_json::Value;

/// Set-ups and positions of a game as JSON.
pub trait Records: Game {
    /// The printed values. Shared by reference count; a user's own can be loaded from a file. `()` if the game has
    /// none.
    type Pack: DataPack;

    /// The rules in force for a set-up object (option names of the spec; unknown keys or values are refused).
    fn from_setup(setup: &Value, shelf: &Shelf<Self::Pack>) -> Result<Self, Reasons>;
    /// The complete set-up, every option named, such that `from_setup` gives the same game.
    fn setup(&self) -> Value;
    /// The position record of the game's spec.
    fn record(&self, state: &Self::State) -> Value;
    /// Reads a position record; every reason why it is impossible is reported.
    fn load(record: &Value, shelf: &Shelf<Self::Pack>) -> Result<(Self, Self::State), Reasons>;
    /// Is a position that was read one of this table? By default if every option of the set-up is the same, or was left
    /// to chance.
    fn is_same_table(&self, loaded: &Self) -> bool {
        setup_fits(&self.setup(), &loaded.setup())
    }
}

/// Does what a position says of its set-up fit what was chosen? Positions name what was drawn, and no bots.
pub fn setup_fits(chosen: &Value, loaded: &Value) -> bool {
    match (chosen, loaded) {
        (Value::String(chosen), _) if chosen == "random" => true,
        (Value::String(chosen), Value::String(loaded)) => {
            chosen == loaded || (chosen.starts_with("bot:") && loaded == "human")
        }
        (Value::Array(chosen), Value::Array(loaded)) => {
            chosen.len() == loaded.len()
                && chosen.iter().zip(loaded).all(|(chosen, loaded)| setup_fits(chosen, loaded))
        }
        (Value::Object(chosen), Value::Object(loaded)) => {
            chosen.iter().all(|(key, value)| setup_fits(value, loaded.get(key).unwrap_or(&Value::Null)))
        }
        _ => chosen == loaded,
    }
}
