//! A one-ply bot: it tries every action and keeps the position in which its pieces and coming light can be turned
//! into the most points, by the estimate of `bots/estimate.rs`.

pub use super::estimate::Weights;
use super::estimate::{Estimate, Prepared};
use crate::Photosynthesis;
use crate::rules::action::Action;
use crate::rules::piece::Size;
use crate::rules::state::State;
use solarium_core::{Bot, Cancel, Game, Mute, Opinion, Question, Random, Step};
use std::ops::ControlFlow;

/// The bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Greedy(Prepared);

impl Greedy {
    /// The bot with weights of one's own.
    pub fn new(weights: Weights) -> Greedy {
        Greedy(Prepared::new(weights))
    }
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::new(Weights::USUAL)
    }
}

impl Bot<Photosynthesis> for Greedy {
    fn consider(
        &self,
        question: &Question<'_, Photosynthesis>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
    ) {
        self.consider_until(question, random, opinions, &Cancel::default());
    }

    fn consider_until(
        &self,
        question: &Question<'_, Photosynthesis>,
        _random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
        cancel: &Cancel,
    ) {
        let game = question.game;
        let state = &question.view.position;
        let estimate = Estimate { rules: game, prepared: &self.0, seat: question.seat };
        for action in question.legal.iter().take_while(|_| !cancel.is_cancelled()) {
            let value = estimate.after(game, state, *action);
            opinions.push(Opinion::new(*action, 1, value));
        }
    }
}

/// Subtracted from the value of a purchase, so that a bot buys only a piece it can use.
const PURCHASE_PENALTY: f64 = 0.01;

impl Estimate<'_> {
    /// The value of the position after an action; for a purchase, after its best use too.
    fn after(&self, game: &Photosynthesis, state: &State, action: Action) -> f64 {
        if action == Action::End {
            return self.value(state);
        }
        let mut next = *state;
        game.advance(&mut next, Step::Act(self.seat, action), &mut Mute);
        match action {
            Action::Place(cell) => self.placed(&next, cell),
            Action::Buy(size) => {
                let mut best = self.value(&next);
                let _ = game.for_each_action(&next, self.seat, |use_of_it| {
                    let fits = match use_of_it {
                        Action::Plant { .. } => size == Size::Seed,
                        Action::Grow(cell) => {
                            next.forest().piece(cell).and_then(|piece| piece.size.bigger()) == Some(size)
                        }
                        _ => false,
                    };
                    if fits {
                        let mut used = next;
                        game.advance(&mut used, Step::Act(self.seat, use_of_it), &mut Mute);
                        best = best.max(self.value(&used));
                    }
                    ControlFlow::Continue(())
                });
                best - PURCHASE_PENALTY
            }
            _ => self.value(&next),
        }
    }
}
