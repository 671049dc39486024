//! Actions and chance outcomes.

use crate::rules::board::Cell;
use crate::rules::piece::Size;
use solarium_core::Seat;

/// One action of a seat (PH-1.13). Ordered as listed here; cells by name, sizes rising.
///
/// ```
/// assert!(std::mem::size_of::<solarium_photosynthesis::Action>() <= 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// Puts a start tree on a space of ring 3 (PH-2.8).
    Place(Cell),
    /// Moves a piece from the shop to the available ones (PH-5.3).
    Buy(Size),
    /// Sets a seed (PH-5.4).
    Plant {
        /// The tree it comes from.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Replaces a piece by the next bigger one (PH-5.5).
    Grow(Cell),
    /// Takes a large tree off the board for a token (PH-5.6).
    Collect(Cell),
    /// Ends the turn (PH-3.5).
    End,
}

/// One chance outcome (PH-1.17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The first player (PH-2.3).
    First(Seat),
    /// The start corner of Directional Selection (PH-8.7).
    Corner(u8),
    /// The Action card drawn (PH-9.2), by its place in the pack; places rise with ids.
    Card(u8),
}
