//! Bots that play the game.

mod greedy;

use crate::rules::Sol;
use solarium_core::{Bot, Uniform};

pub use greedy::Greedy;

/// Names of the bots that play it.
pub(crate) const BOTS: [&str; 2] = ["random", "greedy"];

/// The bot of this name.
pub(crate) fn bot(name: &str) -> Option<Box<dyn Bot<Sol>>> {
    match name {
        "random" => Some(Box::new(Uniform)),
        "greedy" => Some(Box::new(Greedy)),
        _ => None,
    }
}
