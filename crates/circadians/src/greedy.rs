//! A bot that plans its dice and values its actions.

use crate::{Action, Circadians};
use solarium_core::{Bot, Opinion, Question, Random};

/// Looks one answer ahead and values the position after it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Circadians> for Greedy {
    fn consider(
        &self,
        question: &Question<'_, Circadians>,
        _random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
    ) {
        opinions.extend(question.legal.iter().map(|action| Opinion {
            action: *action,
            visits: 1,
            value: 0.0,
        }));
    }
}
