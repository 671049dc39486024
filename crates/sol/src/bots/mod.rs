//! Bots that play the game.

mod advice;
mod greedy;
mod guide;
mod position;

use crate::Sol;
use solarium_core::{BadGuide, Bot, Guide, GuideFiles, LEVELS, Opponents, Uniform};

pub use greedy::Greedy;
pub use guide::SolGuide;

/// Names of the bots that play it: the game's own, and the levels of plan search.
pub(crate) const BOTS: [&str; 6] = ["random", "greedy", LEVELS[0], LEVELS[1], LEVELS[2], LEVELS[3]];

/// There is no automa: solo is one seat against a target.
impl Opponents for Sol {
    fn bot(name: &str) -> Option<Box<dyn Bot<Sol>>> {
        match name {
            "random" => Some(Box::new(Uniform)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }

    fn guide() -> Option<&'static dyn Guide<Sol>> {
        Some(guide::guide())
    }

    fn guide_files() -> Option<GuideFiles<'static>> {
        Some(guide::FILES)
    }

    fn guide_from(files: GuideFiles<'_>) -> Result<Box<dyn Guide<Sol>>, BadGuide> {
        Ok(Box::new(SolGuide::parse(files)?))
    }
}
