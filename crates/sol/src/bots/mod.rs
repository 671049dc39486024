//! Bots that play the game.

mod greedy;

use crate::rules::Sol;
use solarium_core::{Bot, Opponents, Uniform};

pub use greedy::Greedy;

/// Names of the bots that play it.
pub(crate) const BOTS: [&str; 2] = ["random", "greedy"];

/// There is no automa: solo is one seat against a target.
impl Opponents for Sol {
    fn bot(name: &str) -> Option<Box<dyn Bot<Sol>>> {
        match name {
            "random" => Some(Box::new(Uniform)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}
