//! Who looks at which position.

use crate::Seat;

/// A position and the seat that looks at it.
#[derive(Debug)]
pub struct Look<'a, S> {
    /// The position.
    pub state: &'a S,
    /// The seat.
    pub seat: Seat,
    /// How many seats the table has.
    pub seats: usize,
}

// Derived, these would ask for states that can be copied.
impl<S> Clone for Look<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Look<'_, S> {}

impl<'a, S> Look<'a, S> {
    /// A seat looks at a position of a table with so many seats.
    #[inline]
    pub fn new(state: &'a S, seat: Seat, seats: usize) -> Look<'a, S> {
        Look { state, seat, seats }
    }

    /// The seat so many places further.
    #[inline(always)]
    pub fn at(&self, place: usize) -> Seat {
        match self.seats {
            // Half of what the usual way takes, where the compiler knows how many seats there are; that it is seat 0 or 1
            // saves it checks.
            2 => Seat((self.seat.0 ^ place as u8) & 1),
            seats => self.seat.further(place, seats),
        }
    }

    /// How many places further a seat is.
    #[inline(always)]
    pub fn place_of(&self, seat: Seat) -> usize {
        match self.seats {
            2 => ((self.seat.0 ^ seat.0) & 1).into(),
            seats => self.seat.places_to(seat, seats),
        }
    }
}
