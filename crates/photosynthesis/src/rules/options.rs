//! Who sits where, and the choices made at set-up.

use crate::Readings;
use solarium_core::Seat;

/// Who sits on a seat (PH-2.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Human,
    /// A computer player that follows the rules for players.
    Bot(String),
    /// A Cynthia, with the place of her level in the pack (PH-13.1).
    Cynthia(usize),
}

/// The choices made at set-up (PH-2.11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The first player, or `None` if one is drawn (PH-2.3).
    pub first_seat: Option<Seat>,
    /// 3 or 4 (PH-7.1).
    pub revolutions: u8,
    /// PH-7.2
    pub shade_lock: bool,
    /// PH-7.3
    pub shade_lock_blocks_collect: bool,
    /// PH-1.16: the readings in force.
    pub readings: Readings,
}
