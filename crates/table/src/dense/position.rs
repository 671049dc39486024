//! Positions that never change.

use super::knowledge::{Knowledge, Known};
use super::{DenseTable, Table};
use crate::{Refusal, Seated, Session};
use serde_json::Value;
use solarium_core::{
    Encoding, Match, Message, Mute, Random, Refused, Seat, SeatScore, Seed, Step, Tabletop, Turn, Viewer,
    position_checksum, random_outcome,
};
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A position with everything that is secret. A step makes another position.
pub trait Position: Debug + Send + Sync {
    /// The table.
    fn table(&self) -> Arc<dyn DenseTable>;
    /// Who or what comes next.
    fn turn(&self) -> Turn;
    /// The numbers of the legal actions of a seat, ascending; none if it does not decide.
    fn legal(&self, seat: Seat) -> Vec<u32>;
    /// Carries out an action.
    ///
    /// # Errors
    ///
    /// If there is no such action or it is not legal.
    fn act(&self, seat: Seat, number: usize) -> Result<Box<dyn Position>, Refusal>;
    /// The outcomes of the chance point with their weights, ascending; none if nothing is drawn now.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// Only the weights of [`Position::outcomes`].
    fn weights(&self) -> Vec<u32>;
    /// Carries out an outcome by its place among all.
    ///
    /// # Errors
    ///
    /// If nothing is drawn now, or there are fewer outcomes.
    fn happen(&self, outcome: usize) -> Result<Box<dyn Position>, Refusal>;
    /// Draws an outcome.
    ///
    /// # Errors
    ///
    /// If nothing is drawn now.
    fn draw(&self, random: &mut Random) -> Result<Box<dyn Position>, Refusal>;
    /// Writes what a seat knows.
    ///
    /// # Panics
    ///
    /// If the row does not have the length of [`DenseTable::entries`].
    fn observe(&self, seat: Seat, row: &mut [i8]);
    /// The points of a seat.
    fn points(&self, seat: Seat) -> i32;
    /// The score of every seat.
    fn scores(&self) -> Vec<SeatScore>;
    /// What a finished game is worth to a seat, from −1 to 1. 0 while the game lasts.
    fn worth(&self, seat: Seat) -> f32;
    /// What a viewer knows.
    ///
    /// # Errors
    ///
    /// If there is no such seat.
    fn knowledge(&self, viewer: Viewer) -> Result<Box<dyn Knowledge>, Refusal>;
    /// The position record, complete.
    fn record(&self) -> Value;
    /// The checksum of the position.
    fn checksum(&self) -> String;
    /// A hash that is the same for equal positions of equal tables.
    fn hash(&self) -> u64;
    /// Is it the same position of a table with the same rules?
    fn same(&self, other: &dyn Position) -> bool;
    /// The position as a value, for [`Position::same`].
    fn as_any(&self) -> &dyn std::any::Any;
    /// The same position again.
    fn copy(&self) -> Box<dyn Position>;
    /// A match that begins with this position: for words, pictures, bots and reasons.
    fn session(&self, seed: Seed) -> Box<dyn Session>;
}

/// [`Position`] for every game with an encoding.
pub(super) struct Held<G: Tabletop + Encoding> {
    pub(super) table: Arc<Table<G>>,
    pub(super) state: G::State,
}

impl<G: Tabletop + Encoding> Debug for Held<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({}, {})", G::ID, self.checksum())
    }
}

impl<G: Tabletop + Encoding> Held<G> {
    fn after(&self, step: Step<G::Action, G::Chance>) -> Box<dyn Position> {
        let mut state = self.state.clone();
        self.table.game.advance(&mut state, step, &mut Mute);
        Box::new(Held { table: Arc::clone(&self.table), state })
    }

    fn refused(&self, refused: Refused<G::Illegal>) -> Refusal {
        Refusal::step::<G>(refused)
    }

    fn to_draw(&self) -> Result<(), Refusal> {
        match self.table.game.turn(&self.state) {
            Turn::Chance => Ok(()),
            _ => Err(Refusal::new("dense/not-chance", Message::new("dense-not-chance"))),
        }
    }

    fn known_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let known = seat.index() < self.table.game.seats();
        if known { Ok(()) } else { Err(self.refused(Refused::NoSuchSeat(seat))) }
    }
}

impl<G: Tabletop + Encoding> Position for Held<G> {
    fn table(&self) -> Arc<dyn DenseTable> {
        Arc::clone(&self.table) as Arc<dyn DenseTable>
    }

    fn turn(&self) -> Turn {
        self.table.game.turn(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<u32> {
        let (game, encoder) = (&*self.table.game, &self.table.encoder);
        let mut numbers = Vec::with_capacity(32);
        let _ = game.for_each_action(&self.state, seat, |action| {
            numbers.extend(encoder.number(game, action));
            ControlFlow::Continue(())
        });
        numbers
    }

    fn act(&self, seat: Seat, number: usize) -> Result<Box<dyn Position>, Refusal> {
        let game = &*self.table.game;
        self.known_seat(seat)?;
        let turn = game.turn(&self.state);
        if turn == Turn::Over {
            return Err(self.refused(Refused::Over));
        }
        if !turn.includes(seat) {
            return Err(self.refused(Refused::NotYourTurn(seat)));
        }
        let Some(action) = self.table.encoder.action(number) else {
            let message = Message::new("dense-number").with("number", number);
            let message = message.with("last", self.table.encoder.actions().len() - 1);
            return Err(Refusal::new("dense/number", message));
        };
        game.check(&self.state, seat, action).map_err(|illegal| self.refused(Refused::Illegal(illegal)))?;
        Ok(self.after(Step::Act(seat, action)))
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let game = &*self.table.game;
        let outcomes = game.outcomes(&self.state).into_iter();
        outcomes.map(|(outcome, weight)| (game.chance_text(outcome), weight)).collect()
    }

    fn weights(&self) -> Vec<u32> {
        self.table.game.outcomes(&self.state).into_iter().map(|(_, weight)| weight).collect()
    }

    fn happen(&self, outcome: usize) -> Result<Box<dyn Position>, Refusal> {
        self.to_draw()?;
        let outcomes = self.table.game.outcomes(&self.state);
        let Some((chosen, _)) = outcomes.get(outcome) else {
            let message = Message::new("dense-outcome").with("number", outcome);
            let message = message.with("last", outcomes.len().saturating_sub(1));
            return Err(Refusal::new("dense/outcome", message));
        };
        Ok(self.after(Step::Chance(*chosen)))
    }

    fn draw(&self, random: &mut Random) -> Result<Box<dyn Position>, Refusal> {
        self.to_draw()?;
        Ok(self.after(Step::Chance(random_outcome(&*self.table.game, &self.state, random))))
    }

    fn observe(&self, seat: Seat, row: &mut [i8]) {
        self.table.encoder.observe(&self.table.game, &self.state, seat, row);
    }

    fn points(&self, seat: Seat) -> i32 {
        self.table.game.points(&self.state, seat)
    }

    fn scores(&self) -> Vec<SeatScore> {
        self.table.game.scores(&self.state)
    }

    fn worth(&self, seat: Seat) -> f32 {
        let mut worth = vec![0.0; self.table.game.seats()];
        self.table.write_worth(&self.state, &mut worth);
        worth.get(seat.index()).copied().unwrap_or(0.0)
    }

    fn knowledge(&self, viewer: Viewer) -> Result<Box<dyn Knowledge>, Refusal> {
        if let Viewer::Seat(seat) = viewer {
            self.known_seat(seat)?;
        }
        Ok(Box::new(Known::new(&self.table, &self.state, viewer)))
    }

    fn record(&self) -> Value {
        self.table.game.record(&self.state)
    }

    fn checksum(&self) -> String {
        position_checksum(&*self.table.game, &self.state)
    }

    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.hash(&mut hasher);
        hasher.finish()
    }

    fn same(&self, other: &dyn Position) -> bool {
        let other = other.as_any().downcast_ref::<Held<G>>();
        other.is_some_and(|other| {
            let table = Arc::ptr_eq(&self.table, &other.table) || self.table.game == other.table.game;
            table && self.state == other.state
        })
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(Held { table: Arc::clone(&self.table), state: self.state.clone() })
    }

    fn session(&self, seed: Seed) -> Box<dyn Session> {
        let game_match = Match::from_position(Arc::clone(&self.table.game), self.state.clone(), seed);
        Box::new(Seated::new(game_match, self.table.picture))
    }
}
