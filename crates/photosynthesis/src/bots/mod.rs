//! The bots that play it.

mod advice;
mod estimate;
mod features;
pub mod greedy;
pub(crate) mod guide;

use crate::Photosynthesis;
use greedy::Greedy;
use solarium_core::{Bot, LEVELS, Uniform};

/// Their names, in set-ups as `bot:<name>`: the game's own, and the levels of plan search.
pub(crate) const BOTS: [&str; 6] = ["random", "greedy", LEVELS[0], LEVELS[1], LEVELS[2], LEVELS[3]];

/// The game's own bot of a name.
pub(crate) fn bot(name: &str) -> Option<Box<dyn Bot<Photosynthesis>>> {
    match name {
        "random" => Some(Box::new(Uniform)),
        "greedy" => Some(Box::new(Greedy::default())),
        _ => None,
    }
}
