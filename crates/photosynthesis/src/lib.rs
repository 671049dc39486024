//! Photosynthesis and its solo opponent Cynthia: rules, automa, data pack.

mod action;
mod apply;
pub mod automa;
mod board;
mod check;
mod forest;
pub mod greedy;
pub mod half;
mod legal;
mod load;
mod notation;
pub mod pack;
mod query;
pub mod readings;
mod record;
pub mod rules;
mod rules_in_force;
mod score;
mod setup;
mod state;
mod table;
mod tabletop;
mod text_board;
mod together;
mod view;
mod words;

pub use action::{Action, Chance, Event};
pub use board::{
    CELLS, Cell, CellSet, Cells, DIRECTION_NAMES, DIRECTIONS, NoSuchCell, OUTER_RING, Piece, Size,
};
pub use check::Illegal;
pub use forest::{BadBoard, Forest};
pub use half::{Arrow, Half, Ticks};
pub use pack::Pack;
pub use readings::{CollectReading, DsCorner, PairPriority, Readings, SeedReading};
pub use state::{MAX_SEATS, MAX_TOKENS, Shop, State, Taken};
pub use table::{Options, Sitter, Table};
pub use view::View;

use std::ops::Deref;
use std::sync::Arc;

/// The game: the rules in force at one table. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Photosynthesis {
    table: Arc<Table>,
}

impl Photosynthesis {
    /// The game at a table. The table must be one of PH-2.2; set-ups and records are checked before.
    pub(crate) fn at(table: Table) -> Photosynthesis {
        Photosynthesis { table: Arc::new(table) }
    }
}

impl Deref for Photosynthesis {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl PartialEq for Photosynthesis {
    fn eq(&self, other: &Photosynthesis) -> bool {
        Arc::ptr_eq(&self.table, &other.table) || self.table == other.table
    }
}
