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
    #[inline]
    pub fn at(&self, place: usize) -> Seat {
        self.seat.further(place, self.seats)
    }

    /// How many places further a seat is.
    #[inline]
    pub fn place_of(&self, seat: Seat) -> usize {
        self.seat.places_to(seat, self.seats)
    }
}
