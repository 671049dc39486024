//! Games for programs that learn: positions as values, actions as numbers, what seats know as rows of small numbers.
//!
//! * [`DenseTable`]: one table; [`Position`]: a position of it, which never changes; [`Knowledge`]: what one viewer
//!   knows of a position, and the only thing a player should see.
//! * [`Batch`]: many games of a table that go on step by step, with arrays that the caller owns.
//! * [`Gate`]: lets threads that step a batch each go on together, or not at all.
//!
//! They are [`Encoding`] without its types, so that one library can hold every game.

mod batch;
mod gate;
mod knowledge;
mod position;

pub use batch::{Batch, BatchArrays, IllegalAction};
pub use gate::Gate;
pub use knowledge::Knowledge;
pub use position::Position;

use crate::seated::Picture;
use crate::{ChanceSource, Refusal};
use position::Held;
use serde_json::Value;
use solarium_core::{
    Encoder, Encoding, Feature, Message, Random, Records, Seat, SeatKind, Shelf, Tabletop, Turn,
};
use std::fmt::Debug;
use std::sync::Arc;

/// A table whose actions have numbers.
pub trait DenseTable: Debug + Send + Sync {
    /// Id of the game.
    fn game(&self) -> &'static str;
    /// See [`Encoding::ENCODING_VERSION`].
    fn encoding_version(&self) -> u32;
    /// Number of seats, automas included.
    fn seats(&self) -> usize;
    /// What moves a seat.
    fn kind(&self, seat: Seat) -> SeatKind;
    /// Do all seats win or lose as one?
    fn wins_together(&self) -> bool;
    /// The complete set-up object.
    fn setup(&self) -> Value;
    /// How many actions have a number.
    fn actions(&self) -> usize;
    /// The notation of the action of a number.
    fn action_text(&self, number: usize) -> Option<String>;
    /// The number of an action by its notation.
    ///
    /// # Errors
    ///
    /// If the text is no action, or one that can never be legal at this table.
    fn action_number(&self, text: &str) -> Result<u32, Refusal>;
    /// The blocks of a row.
    fn features(&self) -> &[Feature];
    /// The length of a row.
    fn entries(&self) -> usize;
    /// The position before the first step.
    fn start(self: Arc<Self>) -> Box<dyn Position>;
    /// A position from its record, which must be of a table with this set-up.
    ///
    /// # Errors
    ///
    /// If it is no position record of this table.
    fn position(self: Arc<Self>, record: &Value) -> Result<Box<dyn Position>, Refusal>;
    /// So many games, the first of which has this number among all games of a larger whole.
    fn batch(self: Arc<Self>, first: u64, games: usize) -> Box<dyn Batch>;
}

/// Makes a table from a set-up; what [`crate::Title`] holds for a game with an encoding.
pub(crate) type DenseMaker<G> =
    fn(&Value, &Shelf<<G as Records>::Pack>, Picture<G>) -> Result<Arc<dyn DenseTable>, Refusal>;

pub(crate) fn make<G: Tabletop + Encoding>(
    setup: &Value,
    shelf: &Shelf<G::Pack>,
    picture: Picture<G>,
) -> Result<Arc<dyn DenseTable>, Refusal> {
    let game = Arc::new(G::from_setup(setup, shelf).map_err(Refusal::setup)?);
    let encoder = Encoder::new(&*game);
    Ok(Arc::new(Table { game, encoder, shelf: shelf.clone(), picture }))
}

/// [`DenseTable`] for every game with an encoding.
pub(crate) struct Table<G: Tabletop + Encoding> {
    pub(crate) game: Arc<G>,
    pub(crate) encoder: Encoder<G>,
    shelf: Shelf<G::Pack>,
    pub(crate) picture: Picture<G>,
}

impl<G: Tabletop + Encoding> Debug for Table<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({}, {} seats)", G::ID, self.game.seats())
    }
}

impl<G: Tabletop + Encoding> Table<G> {
    /// Writes what a finished game is worth to each seat, from −1 to 1: where seats play against each other the values of
    /// a game add up to 0, and a victory alone is worth 1; where they win or lose as one, it is 1 or −1. 0 while the game
    /// lasts.
    pub(crate) fn write_worth(&self, state: &G::State, worth: &mut [f32]) {
        if self.game.turn(state) != Turn::Over {
            worth.fill(0.0);
            return;
        }
        for (seat, worth) in Seat::all(self.game.seats()).zip(worth.iter_mut()) {
            *worth = self.game.utility(state, seat) as f32;
        }
        let seats = self.game.seats() as f32;
        let together = self.game.wins_together() || self.game.seats() == 1;
        // Where a target has to be reached as well, no seat may have won.
        let any = worth.iter().any(|utility| *utility != 0.0);
        for worth in worth {
            let utility = *worth;
            *worth = if together {
                2.0 * utility - 1.0
            } else if any {
                (seats * utility - 1.0) / (seats - 1.0)
            } else {
                0.0
            };
        }
    }

    pub(crate) fn is_automa(&self, seat: Seat) -> bool {
        matches!(self.game.kind(seat), SeatKind::Automa(_))
    }
}

impl<G: Tabletop + Encoding> DenseTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn encoding_version(&self) -> u32 {
        G::ENCODING_VERSION
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.game.kind(seat)
    }

    fn wins_together(&self) -> bool {
        self.game.wins_together()
    }

    fn setup(&self) -> Value {
        self.game.setup()
    }

    fn actions(&self) -> usize {
        self.encoder.actions().len()
    }

    fn action_text(&self, number: usize) -> Option<String> {
        self.encoder.action(number).map(|action| self.game.action_text(action))
    }

    fn action_number(&self, text: &str) -> Result<u32, Refusal> {
        let action = self.game.parse_action(text).map_err(Refusal::action)?;
        let number = self.encoder.number(&self.game, action);
        number.ok_or_else(|| Refusal::new("dense/never", Message::new("dense-never").with("action", text)))
    }

    fn features(&self) -> &[Feature] {
        self.encoder.features()
    }

    fn entries(&self) -> usize {
        self.encoder.entries()
    }

    fn start(self: Arc<Self>) -> Box<dyn Position> {
        let state = self.game.start();
        Box::new(Held { table: self, state })
    }

    fn position(self: Arc<Self>, record: &Value) -> Result<Box<dyn Position>, Refusal> {
        let (_, record) = ChanceSource::split(record)?;
        let (game, state) = G::load(&record, &self.shelf).map_err(Refusal::state)?;
        if game != *self.game {
            return Err(Refusal::new("dense/other-table", Message::new("dense-other-table")));
        }
        Ok(Box::new(Held { table: self, state }))
    }

    fn batch(self: Arc<Self>, first: u64, games: usize) -> Box<dyn Batch> {
        Box::new(batch::Games::new(self, first, games))
    }
}

/// A random number generator whose numbers follow from a seed and a number within it.
pub(crate) fn generator(seed: u64, number: u64) -> Random {
    let mut mix = Random::new(seed);
    let seed = mix.next_u64();
    let mut mix = Random::new(seed ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93));
    Random::new(mix.next_u64())
}
