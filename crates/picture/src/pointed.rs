//! What the names in an automa's reasons say to somebody who reads them, and where they are on the board.

use crate::circadians;
use solarium_core::TraceStep;
use solarium_words::Words;

/// A candidate of a decision, as a page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// The `data-name` of its place in the scene.
    pub at: String,
    /// What to call it.
    pub text: String,
}

/// One of the candidates before a step of a decision, by its number.
pub fn pointed(game: &str, step: &TraceStep, candidate: usize, words: &Words) -> Pointed {
    let name = step.before.get(candidate).map_or("", String::as_str);
    let special = if game == "circadians" { circadians::pointed(step, name, candidate, words) } else { None };
    special.unwrap_or_else(|| Pointed { at: name.to_string(), text: name.to_string() })
}
