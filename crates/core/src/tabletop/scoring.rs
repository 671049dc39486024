//! What a page explains about scores at the end of a game.

use crate::{Game, Message, Rule, Seat, SeatScore, StepOf};

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

    /// What a laboratory may compare finished games by: what a seat held or how it began, what was drawn for the table.
    /// A seat or table may have several values of one name. Options of the set-up and who sat where are known without.
    fn factors(&self, _steps: &[StepOf<Self>], _end: &Self::State) -> Vec<Factor> {
        Vec::new()
    }

    /// What is to be reached, where seats do not play against each other.
    fn goal(&self, _scores: &[SeatScore]) -> Option<Goal> {
        None
    }
}

/// Something about a finished game that may have to do with how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Factor {
    /// Whose; `None` if it is the whole table's.
    pub seat: Option<Seat>,
    /// Which, as an id: `character`.
    pub name: &'static str,
    /// The id of its value: `botanist`.
    pub value: String,
}

impl Factor {
    /// A factor of a seat.
    pub fn of_seat(seat: Seat, name: &'static str, value: impl Into<String>) -> Factor {
        Factor { seat: Some(seat), name, value: value.into() }
    }

    /// A factor of the table.
    pub fn of_table(name: &'static str, value: impl Into<String>) -> Factor {
        Factor { seat: None, name, value: value.into() }
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
