//! Seats at a table, sets of them, and tables indexed by them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest table any game offers (Sol seats five).
pub const MAX_SEATS: usize = 5;

/// One place at the table, numbered from 0 in table order. A seat is not an account.
///
/// ```
/// use solarium_core::Seat;
///
/// assert_eq!(Seat(2).next(3), Seat(0));
/// assert_eq!((Seat(2).further(2, 3), Seat(2).places_to(Seat(1), 3)), (Seat(1), 2));
/// assert_eq!(Seat::all(3).map(Seat::letter).collect::<String>(), "ABC");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Seats are lettered `A`, `B`, … where a text has no room for "seat 0".
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The next seat clockwise at a table of `seats`.
    ///
    /// # Panics
    ///
    /// If `seats` is 0.
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        Seat(((self.0 as usize + 1) % seats) as u8)
    }

    /// The seat so many places further clockwise, fewer than there are `seats`. Asked many times at every ply, so without
    /// a division.
    #[inline]
    #[must_use]
    pub const fn further(self, places: usize, seats: usize) -> Seat {
        let sum = self.0 as usize + places;
        Seat(if sum < seats { sum } else { sum - seats } as u8)
    }

    /// How many places further clockwise another seat is.
    #[inline]
    pub const fn places_to(self, other: Seat, seats: usize) -> usize {
        // Without a branch, which could not be predicted where it matters.
        let places = other.0 as isize - self.0 as isize;
        (places + (seats as isize & (places >> (isize::BITS - 1)))) as usize
    }

    /// All seats of a table, ascending.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats; several seats may decide at once.
///
/// ```
/// use solarium_core::{Seat, SeatSet};
/// let both: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
/// assert!(both.contains(Seat(2)) && !both.contains(Seat(1)));
/// assert_eq!(both.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert_eq!((both.nth(0), both.nth(1)), (Seat(0), Seat(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Exactly one seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is the seat a member?
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without a seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// True if no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The member, if there is exactly one: asked at every ply.
    #[inline]
    pub const fn single(self) -> Option<Seat> {
        let alone = self.0 != 0 && self.0 & (self.0 - 1) == 0;
        if alone { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The member with `n` members before it, of which there must be one. Where several seats decide at once, which of
    /// them comes next is drawn at every ply, so this has no loop whose end could be guessed wrong.
    #[inline]
    pub const fn nth(self, n: usize) -> Seat {
        let mut rest = self.0;
        let mut passed = 0;
        while passed < MAX_SEATS - 1 {
            rest &= rest.wrapping_sub((passed < n) as u8);
            passed += 1;
        }
        Seat(rest.trailing_zeros() as u8)
    }

    /// The members, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(lowest)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// A table of values by seat, on the stack. `N` is the most seats the game offers.
///
/// ```
/// use solarium_core::{BySeat, Seat};
///
/// let mut points = BySeat::<u8, 4>::default();
/// points[Seat(2)] += 3;
/// assert_eq!(points.0, [0, 0, 3, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T, const N: usize>(
    #[serde(bound(serialize = "[T; N]: Serialize", deserialize = "[T; N]: Deserialize<'de>"))] pub [T; N],
);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks: a seat, or someone who only watches.
///
/// ```
/// use solarium_core::{Seat, Viewer};
///
/// let all: Vec<Viewer> = Viewer::all(2).collect();
/// assert_eq!(all, [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The person, bot or automa on this seat.
    Seat(Seat),
    /// Knows what everybody knows.
    Spectator,
}

impl Viewer {
    /// Every seat of a table and the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }
}

/// Who sees a step or an event at the moment it happens.
///
/// ```
/// use solarium_core::{Audience, Seat, Viewer};
///
/// assert!(Audience::Only(Seat(1)).includes(Viewer::Seat(Seat(1))));
/// assert!(!Audience::Only(Seat(1)).includes(Viewer::Spectator));
/// assert!(Audience::All.includes(Viewer::Spectator));
/// assert!(Audience::Except(Seat(1)).includes(Viewer::Spectator));
/// assert!(!Audience::Except(Seat(1)).includes(Viewer::Seat(Seat(1))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// That seat alone. Others see at most that *something* happened.
    Only(Seat),
    /// Everybody but that seat: what others see of an event whose whole only that seat sees, so that each viewer sees
    /// it once. Not for steps, which are never hidden from one seat alone.
    Except(Seat),
}

impl Audience {
    /// Does this viewer see it?
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Except(seat) => viewer != Viewer::Seat(seat),
        }
    }
}
