//! What a page explains about scores at the end of a game.

use crate::{Game, Message, Rule, Seat, SeatScore};

/// Scores explained. By default there is nothing to explain.
pub trait Scoring: Game {
    /// The rule by which this table is scored.
    fn scoring_rule(&self) -> Rule {
        Self::OVER_RULE
    }

    /// What the parts of a seat's score are made of, in words: `tokens`, `22 + 17`.
    fn score_details(&self, _view: &Self::View, _seat: Seat) -> Vec<(&'static str, Message)> {
        Vec::new()
    }

    /// What a person must have in mind all the time, one short line each, the most important first: what wins, how far
    /// the game is, what ends it, what this table forbids.
    fn goal_line(&self, _view: &Self::View) -> Vec<Message> {
        Vec::new()
    }

    /// What is to be reached, where seats do not play against each other.
    fn goal(&self, _scores: &[SeatScore]) -> Option<Goal> {
        None
    }
}

/// What is to be reached in a game that is played alone or together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// Points to reach.
    pub target: i32,
    /// Points reached so far.
    pub reached: i32,
    /// Do all seats reach it together?
    pub together: bool,
}
