//! Who sees a step when it happens.

use crate::rules::flow::Draw;
use crate::rules::opening::Opening;
use crate::{Action, Chance, Circadians, Question, State};
use solarium_core::{Audience, Step};

impl Circadians {
    /// CI-19.6, CI-19.9: draws of cards and dice are seen by their seat, answers to all by the seat that gives them.
    pub(crate) fn audience_of(&self, before: &State, step: &Step<Action, Chance>) -> Audience {
        if self.hands_unknown() {
            return Audience::All;
        }
        match step {
            Step::Chance(_) => match self.due_draw(before) {
                Some(
                    Draw::Item(seat)
                    | Draw::Die(seat)
                    | Draw::Opening(Opening::Character(seat) | Opening::Item(seat)),
                ) => Audience::Only(seat),
                _ => Audience::All,
            },
            Step::Act(seat, action) => match self.question(before, *seat) {
                Some(Question::Draft) => Audience::Only(*seat),
                Some(
                    Question::KeepCharacter | Question::Assign | Question::Grow(_) | Question::HandLimit,
                ) if !self.completes(before, *seat, *action) => Audience::Only(*seat),
                _ => Audience::All,
            },
        }
    }
}
