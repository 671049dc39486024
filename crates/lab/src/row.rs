//! What is kept of a game.

use serde::{Deserialize, Serialize};
use solarium_table::PlayedGame;

/// A game of a run. A line of JSON in the journal of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The place of its series in the plan.
    pub series: usize,
    /// The number of its block.
    pub block: u64,
    /// What happened.
    #[serde(flatten)]
    pub game: PlayedGame,
}
