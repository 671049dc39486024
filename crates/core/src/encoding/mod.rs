//! A game in arrays of fixed size, for programs that learn to play it: every action has a number, and what a seat knows
//! is a row of small numbers.
//!
//! A game says once, in [`Encoding::observe`], what each block of the row is called, how it is laid out and how it is
//! filled; [`Encoder`] reads the description from the same function that fills the row, so that the two cannot part.
//! A row that holds what a seat knew before is brought up to date by the same function too: blocks are told as functions
//! of a [`Look`], and where two looks agree nothing is written. Nothing here allocates once an [`Encoder`] is made.

mod described;
mod look;
mod observer;
mod row;

pub use look::Look;
pub use observer::{Axis, Observer, SEATS, entry};

use crate::{Game, Seat};
use described::Described;
use row::{GroupSize, Held, MOST_GROUPS, Nothing, OthersBefore, OwnBefore, Row};
use std::fmt::Debug;

/// Numbers of actions and rows of what seats know. Contract, checked by `solarium_conformance::encoding_holds`:
/// * every action that is ever legal at the table has a number, and the number leads back to it;
/// * numbers rise as actions do;
/// * the row of a seat holds nothing that the seat does not know: it stays the same when that is drawn again;
/// * a row that is brought up to date is the same as one that is written anew.
///
/// That its layout is the same in every position of a table need not be checked: blocks are told without one.
pub trait Encoding: Game {
    /// Raised whenever a number or an entry gets another meaning at any table.
    const ENCODING_VERSION: u32;

    /// What is looked up to number actions, made once for a table.
    type Numbers: Debug + Send + Sync + 'static;

    /// Makes the look-ups.
    fn numbers(&self) -> Self::Numbers;

    /// Calls `f` with every action that has a number, in the order of their numbers from 0, strictly ascending.
    fn for_each_numbered(&self, numbers: &Self::Numbers, f: impl FnMut(Self::Action));

    /// The number of an action; `None` if it can never be legal at this table.
    fn number(&self, numbers: &Self::Numbers, action: Self::Action) -> Option<u32>;

    /// Writes the numbers of the legal actions of a seat that decides to the front of `numbered`, which grows as needed,
    /// ascending; returns how many there are. `list` is room to work in.
    #[inline]
    fn list_numbers(
        &self,
        numbers: &Self::Numbers,
        state: &Self::State,
        seat: Seat,
        list: &mut Vec<Self::Action>,
        numbered: &mut Vec<u16>,
    ) -> usize {
        let count = self.list_actions(state, seat, list);
        if numbered.len() < count {
            numbered.resize(count, 0);
        }
        for (action, number) in list[..count].iter().zip(numbered.iter_mut()) {
            *number = self.number(numbers, *action).map_or(u16::MAX, |number| number as u16);
        }
        count
    }

    /// Tells the observer, block by block, what a seat knows. Seats are counted from the one that observes. Best inlined
    /// in any case, with what it calls: compiled for one sort of row, most of it goes away.
    fn observe<'a>(&self, observer: &mut impl Observer<'a, Self::State>);
}

/// One block of entries as it is described to people and programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name.
    pub name: &'static str,
    /// Its dimensions, the last one running fastest; none if it is a single number.
    pub axes: Vec<FeatureAxis>,
    /// The highest value; the lowest is 0.
    pub high: i8,
    /// Where its first entry stands in the row.
    pub first: usize,
    /// How many entries it has.
    pub len: usize,
}

/// A dimension of a [`Feature`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatureAxis {
    /// What is counted along it.
    pub name: &'static str,
    /// What each place is called.
    pub labels: Vec<String>,
}

/// The encoding of one table: numbers of actions, and the layout of rows.
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Encoder, Game, Notation, Records, Seat, Shelf};
/// use solarium_photosynthesis::{Action, Photosynthesis};
///
/// let setup = json!({"seats": ["human", "human"], "first_seat": 0});
/// let game = Photosynthesis::from_setup(&setup, &Shelf::standard()).unwrap();
/// let encoder = Encoder::new(&game);
/// let end = encoder.number(&game, Action::End).unwrap();
/// assert_eq!(encoder.action(end as usize), Some(Action::End));
/// assert_eq!(encoder.action(1_000_000), None);
///
/// let mut row = vec![0; encoder.entries()];
/// encoder.observe(&game, &game.start(), Seat(0), &mut row);
/// let available = encoder.features().iter().find(|feature| feature.name == "available").unwrap();
/// assert_eq!(row[available.first..][..4], [2, 4, 1, 0], "what a player has at the start, by size");
/// ```
#[derive(Debug)]
pub struct Encoder<G: Encoding> {
    numbers: G::Numbers,
    actions: Vec<G::Action>,
    features: Vec<Feature>,
    groups: [GroupSize; MOST_GROUPS],
    entries: usize,
}

impl<G: Encoding> Encoder<G> {
    /// The encoding of a table.
    pub fn new(game: &G) -> Encoder<G> {
        let numbers = game.numbers();
        let mut actions = Vec::new();
        game.for_each_numbered(&numbers, |action| actions.push(action));
        assert!(actions.len() <= usize::from(u16::MAX), "numbers of actions have 16 bits");
        let Described { features, groups: noted, entries, .. } = Described::of(game);
        assert!(entries <= usize::from(u16::MAX), "places in a row have 16 bits");
        assert!(noted.len() <= MOST_GROUPS, "a row has at most {MOST_GROUPS} groups");
        let mut groups = [GroupSize::default(); MOST_GROUPS];
        groups[..noted.len()].copy_from_slice(&noted);
        Encoder { numbers, actions, features, groups, entries }
    }

    /// Every action that has a number, in the order of their numbers.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The action of a number.
    #[inline]
    pub fn action(&self, number: usize) -> Option<G::Action> {
        self.actions.get(number).copied()
    }

    /// The number of an action.
    #[inline]
    pub fn number(&self, game: &G, action: G::Action) -> Option<u32> {
        game.number(&self.numbers, action)
    }

    /// [`Encoding::list_numbers`].
    #[inline]
    pub fn list_numbers(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        list: &mut Vec<G::Action>,
        numbered: &mut Vec<u16>,
    ) -> usize {
        game.list_numbers(&self.numbers, state, seat, list, numbered)
    }

    /// The blocks of a row, in their order.
    pub fn features(&self) -> &[Feature] {
        &self.features
    }

    /// The length of a row.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Writes what a seat knows.
    ///
    /// # Panics
    ///
    /// If the row does not have the length of [`Encoder::entries`].
    #[inline]
    pub fn observe(&self, game: &G, state: &G::State, seat: Seat, row: &mut [i8]) {
        assert_eq!(row.len(), self.entries, "the row has the length of the encoding");
        row.fill(0);
        let look = Look::new(state, seat, game.seats());
        self.write::<Nothing>(game, look, look, row);
    }

    /// Brings a row up to date that holds what a seat knew, the same or another one, in an earlier position of the same
    /// table.
    ///
    /// # Panics
    ///
    /// If the row does not have the length of [`Encoder::entries`].
    #[inline]
    pub fn update(&self, game: &G, before: Look<'_, G::State>, now: Look<'_, G::State>, row: &mut [i8]) {
        assert_eq!(row.len(), self.entries, "the row has the length of the encoding");
        if before.seat == now.seat {
            self.write::<OwnBefore>(game, before, now, row);
        } else {
            self.write::<OthersBefore>(game, before, now, row);
        }
    }

    /// Tables of two are what programs mostly learn at: for them the number of seats, and with it where most blocks stand
    /// in the row, is a constant of the compiled code.
    #[inline]
    fn write<H: Held>(&self, game: &G, before: Look<'_, G::State>, now: Look<'_, G::State>, row: &mut [i8]) {
        let seats = (before.seat, now.seat);
        if now.seats == 2 {
            self.write_at::<H, 2>(game, before.state, now.state, seats, row);
        } else {
            self.write_at::<H, 0>(game, before.state, now.state, seats, row);
        }
    }

    /// The positions and seats apart, which takes fewer steps than looks that lie in memory.
    #[inline(never)]
    fn write_at<H: Held, const SEAT_COUNT: usize>(
        &self,
        game: &G,
        before: &G::State,
        now: &G::State,
        (seat_before, seat): (Seat, Seat),
        row: &mut [i8],
    ) {
        let seats = if SEAT_COUNT == 0 { game.seats() } else { SEAT_COUNT };
        let before = Look::new(before, seat_before, seats);
        let now = Look::new(now, seat, seats);
        game.observe(&mut Row::<_, H, SEAT_COUNT>::new(row, &self.groups, before, now));
    }
}
