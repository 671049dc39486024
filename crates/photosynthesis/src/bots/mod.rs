//! The bots that play it.

pub mod greedy;

use crate::Photosynthesis;
use greedy::Greedy;
use solarium_core::{Bot, Uniform};

/// Their names, in set-ups as `bot:<name>`.
pub(crate) const BOTS: [&str; 2] = ["random", "greedy"];

/// The bot of a name.
pub(crate) fn bot(name: &str) -> Option<Box<dyn Bot<Photosynthesis>>> {
    match name {
        "random" => Some(Box::new(Uniform)),
        "greedy" => Some(Box::new(Greedy::default())),
        _ => None,
    }
}
