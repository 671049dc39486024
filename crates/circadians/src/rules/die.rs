//! A die on a board.

use solarium_core::Seat;
use std::fmt;

/// A space of a board: empty, or a die with its owner and value. One byte.
///
/// ```
/// use solarium_circadians::Die;
/// use solarium_core::Seat;
/// let die = Die::new(Seat(2), 5);
/// assert_eq!((die.owner(), die.value()), (Some(Seat(2)), 5));
/// assert!(Die::NONE.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Die(u8);

impl Die {
    /// No die.
    pub const NONE: Die = Die(0);

    /// A die of a seat, showing 1–6.
    pub const fn new(seat: Seat, value: u8) -> Die {
        Die((seat.0 + 1) << 4 | value)
    }

    /// No die here?
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// A die here?
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Whose it is.
    pub const fn owner(self) -> Option<Seat> {
        if self.is_none() { None } else { Some(Seat((self.0 >> 4) - 1)) }
    }

    /// Is it this seat's?
    pub const fn belongs_to(self, seat: Seat) -> bool {
        self.0 >> 4 == seat.0 + 1
    }

    /// What it shows; 0 if there is none.
    pub const fn value(self) -> u8 {
        self.0 & 15
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner() {
            Some(seat) => write!(f, "{}:{}", seat, self.value()),
            None => f.write_str("-"),
        }
    }
}
