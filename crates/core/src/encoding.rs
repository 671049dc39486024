//! A game in arrays of fixed size, for programs that learn to play it: every action has a number, and what a seat knows
//! is a row of small numbers.
//!
//! A game says once, in [`Encoding::observe`], what each block of the row is called, how it is laid out and how it is
//! filled; [`Encoder`] reads the description from the same function that fills the row, so that the two cannot part.
//! A row that holds what a seat knew before is brought up to date by the same function too: blocks are told as functions
//! of a [`Look`], and where two looks agree nothing is written. Nothing here allocates once an [`Encoder`] is made.

use crate::{Game, Seat};
use std::fmt::Debug;
use std::ops::Range;

/// Numbers of actions and rows of what seats know. Contract, checked by `solarium_conformance::encoding_holds`:
/// * every action that is ever legal at the table has a number, and the number leads back to it;
/// * numbers rise as actions do;
/// * the row of a seat has the same layout in every position of the table, and holds nothing that the seat does not
///   know: it stays the same when that is drawn again.
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

    /// Tells the observer, block by block, what a seat knows. Seats are counted from the one that observes. The blocks
    /// and their layout are the same in every position.
    fn observe<'a>(&self, observer: &mut impl Observer<'a, Self::State>);
}

/// A position and the seat that looks at it.
#[derive(Debug)]
pub struct Look<'a, S> {
    /// The position.
    pub state: &'a S,
    /// The seat.
    pub seat: Seat,
    /// The seats from this one on.
    order: [Seat; 8],
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
        let order = ORDERS.get(seats).and_then(|orders| orders.get(seat.index())).copied();
        Look { state, seat, order: order.unwrap_or([seat; 8]) }
    }

    /// The seat so many places further: they are found once, as every block asks for them.
    #[inline]
    pub fn at(&self, place: usize) -> Seat {
        self.order[place & 7]
    }
}

/// By number of seats and seat: the seats from this one on.
static ORDERS: [[[Seat; 8]; 8]; 9] = {
    let mut orders = [[[Seat(0); 8]; 8]; 9];
    let mut seats = 0;
    while seats <= 8 {
        let mut seat = 0;
        while seat < 8 {
            let mut place = 0;
            while place < 8 {
                let own = Seat(seat as u8);
                orders[seats][seat][place] = if place < seats { own.further(place, seats) } else { own };
                place += 1;
            }
            seat += 1;
        }
        seats += 1;
    }
    orders
};

/// One dimension of a block of entries.
#[derive(Clone, Copy)]
pub struct Axis<'a> {
    /// What is counted along it: `seat`, `size`, `space`.
    pub name: &'static str,
    /// How many there are.
    pub len: usize,
    /// What each is called; `None` if its number says it.
    pub label: Option<&'a dyn Fn(usize) -> String>,
}

impl<'a> Axis<'a> {
    /// Things that are told apart by their number.
    pub const fn numbered(name: &'static str, len: usize) -> Axis<'a> {
        Axis { name, len, label: None }
    }

    /// Things with names.
    pub const fn labelled(name: &'static str, len: usize, label: &'a dyn Fn(usize) -> String) -> Axis<'a> {
        Axis { name, len, label: Some(label) }
    }
}

impl Debug for Axis<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}[{}]", self.name, self.len)
    }
}

/// Receives what a seat knows, block by block, as functions of a [`Look`]. The functions are called for the position
/// that is written, and for the one that was written before.
///
/// Where another seat has looked before, blocks of [`Observer::patched`], [`Observer::sparse`] and [`Observer::things`]
/// whose first axis are the [seats](SEATS) are turned round the table, and compared with what the present seat would have
/// seen then: what one seat knows of another in such a block must be what all know.
pub trait Observer<'a, S: 'a> {
    /// Receives the blocks of a part.
    type Blocks: Blocks;

    /// Blocks that are written together, unless `same` finds that nothing has changed that they are made of.
    fn part(
        &mut self,
        same: impl FnOnce(Look<'a, S>, Look<'a, S>) -> bool,
        blocks: impl FnOnce(Look<'a, S>, &mut Self::Blocks),
    );

    /// Blocks whose first axis are the [seats](SEATS), and that hold for each of them what all know of it. `same` finds
    /// that nothing has changed that the entries of a seat are made of; `blocks` sets every entry at some places, those
    /// of other places may stay.
    fn part_by_seat(
        &mut self,
        same: impl Fn(&'a S, &'a S, Seat) -> bool,
        blocks: impl FnOnce(Look<'a, S>, Range<usize>, &mut Self::Blocks),
    );

    /// A small block that is always written: `write` sets every entry.
    fn dense(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        write: impl FnOnce(Look<'a, S>, &mut [i8]),
    );

    /// Blocks, no parts among them, that stay as they are if the same seat looks and `same` finds that nothing has changed
    /// that they are made of.
    fn group(&mut self, same: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self));

    /// A block that `patch` brings up to date from what the present seat would have seen before, or sets from entries that
    /// are all 0 if there was nothing before.
    fn patched(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        patch: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>, &mut [i8]),
    );

    /// A block with few entries that are not 0, in planes of at most 64 places along the last axis: `changed` finds the
    /// places, as bits, that differ between two looks, or that are not 0 if there was none before, and `value` what is
    /// there now.
    fn sparse(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        changed: impl Fn(Option<Look<'a, S>>, Look<'a, S>, usize) -> u64,
        value: impl Fn(Look<'a, S>, usize, usize) -> i8,
    );

    /// At most 64 things, as bits, each of which has at most one entry, its own, that is 1. `changed` finds those that
    /// may have moved between two looks, or all of them if there was none before; `entry` is where a thing stands.
    fn things(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        changed: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>) -> u64,
        entry: impl Fn(Look<'a, S>, usize) -> Option<usize>,
    );

    /// One of several things, none of them if there is none: 1 at its place.
    fn one_of(&mut self, name: &'static str, axis: Axis<'_>, chosen: impl Fn(Look<'a, S>) -> Option<usize>);

    /// Sets of at most 64 things, as bits: 1 for each member.
    #[inline]
    fn sets(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        members: impl Fn(Look<'a, S>, usize) -> u64 + Copy,
    ) {
        self.sparse(
            name,
            axes,
            1,
            move |before, now, plane| members(now, plane) ^ before.map_or(0, |before| members(before, plane)),
            move |now, plane, place| (members(now, plane) >> place & 1) as i8,
        );
    }

    /// A single number.
    #[inline]
    fn number(&mut self, name: &'static str, high: i8, value: impl FnOnce(Look<'a, S>) -> u32) {
        self.dense(name, &[], high, |now, entries| entries[0] = entry(value(now), high));
    }
}

/// The name of the axis of seats, counted from the one that looks.
pub const SEATS: &str = "seat";

/// Receives blocks of which all entries are 0.
pub trait Blocks {
    /// A block of entries from 0 to `high`, the last axis running fastest.
    fn block(&mut self, name: &'static str, axes: &[Axis<'_>], high: i8, write: impl FnOnce(&mut [i8]));

    /// A single number.
    #[inline]
    fn number(&mut self, name: &'static str, high: i8, value: impl Into<u32>) {
        self.block(name, &[], high, |entries| entries[0] = entry(value, high));
    }

    /// One of several things, none of them if there is none: 1 at its place.
    #[inline]
    fn one_of(&mut self, name: &'static str, axis: Axis<'_>, chosen: Option<usize>) {
        self.block(name, &[axis], 1, |entries| {
            if let Some(entry) = chosen.and_then(|chosen| entries.get_mut(chosen)) {
                *entry = 1;
            }
        });
    }
}

/// A number as an entry: what is above the range counts as the highest of it.
///
/// ```
/// assert_eq!((solarium_core::entry(7u8, 100), solarium_core::entry(700u16, 100)), (7, 100));
/// ```
#[inline]
pub fn entry(value: impl Into<u32>, high: i8) -> i8 {
    value.into().min(high.unsigned_abs().into()) as i8
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
    /// The lengths of the parts, in their order.
    parts: Vec<usize>,
    entries: usize,
}

impl<G: Encoding> Encoder<G> {
    /// The encoding of a table.
    pub fn new(game: &G) -> Encoder<G> {
        let numbers = game.numbers();
        let mut actions = Vec::new();
        game.for_each_numbered(&numbers, |action| actions.push(action));
        assert!(actions.len() <= usize::from(u16::MAX), "numbers of actions have 16 bits");
        let Described { features, parts, entries, .. } = described(game, &game.start(), Seat(0));
        Encoder { numbers, actions, features, parts, entries }
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
        self.write(game, None, Look::new(state, seat, game.seats()), row);
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
        self.write(game, Some(before), now, row);
    }

    #[inline]
    fn write<'a>(
        &self,
        game: &G,
        before: Option<Look<'a, G::State>>,
        now: Look<'a, G::State>,
        row: &mut [i8],
    ) {
        let turn = before.map_or(0, |before| before.seat.places_to(now.seat, game.seats()));
        let turned = before.map(|before| Look { state: before.state, ..now });
        let seats = game.seats();
        game.observe(&mut Row { rest: row, parts: self.parts.iter(), seats, before, turned, turn, now });
    }
}

/// How a game describes the row of a seat in a position.
pub fn features_of<G: Encoding>(game: &G, state: &G::State, seat: Seat) -> Vec<Feature> {
    described(game, state, seat).features
}

fn described<'a, G: Encoding>(game: &G, state: &'a G::State, seat: Seat) -> Described<'a, G::State> {
    let now = Look::new(state, seat, game.seats());
    let mut described = Described { features: Vec::new(), parts: Vec::new(), entries: 0, now };
    game.observe(&mut described);
    described
}

/// Fills a row, or brings it up to date.
struct Row<'a, 'r, S> {
    rest: &'r mut [i8],
    parts: std::slice::Iter<'r, usize>,
    seats: usize,
    before: Option<Look<'a, S>>,
    /// What the present seat would have seen before.
    turned: Option<Look<'a, S>>,
    /// How many places further the present seat is than the one before.
    turn: usize,
    now: Look<'a, S>,
}

impl<'r, S> Row<'_, 'r, S> {
    /// The entries of the next block, turned to the present seat; what they were written for.
    #[inline(always)]
    fn turned(&mut self, axes: &[Axis<'_>]) -> &'r mut [i8] {
        let entries = cut(&mut self.rest, size(axes));
        if self.turn != 0
            && let [first, others @ ..] = axes
            && first.name == SEATS
        {
            turn(entries, self.turn * size(others));
        }
        entries
    }
}

/// Turns entries to the left; by one half at a table of two.
#[inline]
fn turn(entries: &mut [i8], by: usize) {
    if 2 * by == entries.len() {
        let (own, other) = entries.split_at_mut(by);
        own.swap_with_slice(other);
    } else {
        entries.rotate_left(by);
    }
}

/// What is left of a part of a row.
struct RowPart<'r> {
    rest: &'r mut [i8],
}

/// Cuts the first entries off.
#[inline(always)]
fn cut<'r>(rest: &mut &'r mut [i8], len: usize) -> &'r mut [i8] {
    let (block, after) = std::mem::take(rest).split_at_mut(len);
    *rest = after;
    block
}

#[inline(always)]
fn size(axes: &[Axis<'_>]) -> usize {
    axes.iter().map(|axis| axis.len).product()
}

impl<'a, 'r, S> Observer<'a, S> for Row<'a, 'r, S> {
    type Blocks = RowPart<'r>;

    #[inline(always)]
    fn part(
        &mut self,
        same: impl FnOnce(Look<'a, S>, Look<'a, S>) -> bool,
        blocks: impl FnOnce(Look<'a, S>, &mut RowPart<'r>),
    ) {
        let len = *self.parts.next().expect("the parts of a row are always the same");
        let part = cut(&mut self.rest, len);
        if let Some(before) = self.before {
            if same(before, self.now) {
                return;
            }
            part.fill(0);
        }
        blocks(self.now, &mut RowPart { rest: part });
    }

    #[inline(always)]
    fn part_by_seat(
        &mut self,
        same: impl Fn(&'a S, &'a S, Seat) -> bool,
        blocks: impl FnOnce(Look<'a, S>, Range<usize>, &mut RowPart<'r>),
    ) {
        let len = *self.parts.next().expect("the parts of a row are always the same");
        let part = cut(&mut self.rest, len);
        let mut places = 0..self.seats;
        if let Some(before) = self.before
            && self.turn == 0
        {
            let changed = |place: &usize| !same(before.state, self.now.state, self.now.at(*place));
            let Some(first) = places.find(changed) else { return };
            places = first..1 + places.rfind(changed).unwrap_or(first);
        }
        blocks(self.now, places, &mut RowPart { rest: part });
    }

    #[inline(always)]
    fn group(&mut self, same: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self)) {
        let len = *self.parts.next().expect("the parts of a row are always the same");
        match self.before {
            Some(before) if self.turn == 0 && same(before.state, self.now.state) => {
                cut(&mut self.rest, len);
            }
            _ => blocks(self),
        }
    }

    #[inline(always)]
    fn patched(
        &mut self,
        _: &'static str,
        axes: &[Axis<'_>],
        _: i8,
        patch: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>, &mut [i8]),
    ) {
        let entries = self.turned(axes);
        patch(self.turned, self.now, entries);
    }

    #[inline(always)]
    fn dense(
        &mut self,
        _: &'static str,
        axes: &[Axis<'_>],
        _: i8,
        write: impl FnOnce(Look<'a, S>, &mut [i8]),
    ) {
        write(self.now, cut(&mut self.rest, size(axes)));
    }

    #[inline(always)]
    fn sparse(
        &mut self,
        _: &'static str,
        axes: &[Axis<'_>],
        _: i8,
        changed: impl Fn(Option<Look<'a, S>>, Look<'a, S>, usize) -> u64,
        value: impl Fn(Look<'a, S>, usize, usize) -> i8,
    ) {
        let mut rest = self.turned(axes);
        let Some((places, planes)) = axes.split_last() else { return };
        for plane in 0..size(planes) {
            let entries = cut(&mut rest, places.len);
            let mut changed = changed(self.turned, self.now, plane);
            while changed != 0 {
                let place = changed.trailing_zeros() as usize;
                if let Some(entry) = entries.get_mut(place) {
                    *entry = value(self.now, plane, place);
                }
                changed &= changed - 1;
            }
        }
    }

    #[inline(always)]
    fn things(
        &mut self,
        _: &'static str,
        axes: &[Axis<'_>],
        changed: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>) -> u64,
        entry: impl Fn(Look<'a, S>, usize) -> Option<usize>,
    ) {
        let entries = self.turned(axes);
        let mut changed = changed(self.turned, self.now);
        while changed != 0 {
            let thing = changed.trailing_zeros() as usize;
            let left = self.turned.and_then(|before| entry(before, thing));
            if let Some(left) = left.and_then(|place| entries.get_mut(place)) {
                *left = 0;
            }
            if let Some(taken) = entry(self.now, thing).and_then(|place| entries.get_mut(place)) {
                *taken = 1;
            }
            changed &= changed - 1;
        }
    }

    #[inline(always)]
    fn one_of(&mut self, _: &'static str, axis: Axis<'_>, chosen: impl Fn(Look<'a, S>) -> Option<usize>) {
        let entries = cut(&mut self.rest, axis.len);
        if let Some(entry) = self.before.and_then(&chosen).and_then(|place| entries.get_mut(place)) {
            *entry = 0;
        }
        if let Some(entry) = chosen(self.now).and_then(|place| entries.get_mut(place)) {
            *entry = 1;
        }
    }
}

impl Blocks for RowPart<'_> {
    #[inline(always)]
    fn block(&mut self, _: &'static str, axes: &[Axis<'_>], _: i8, write: impl FnOnce(&mut [i8])) {
        write(cut(&mut self.rest, size(axes)));
    }
}

/// Notes what the blocks are.
struct Described<'a, S> {
    features: Vec<Feature>,
    parts: Vec<usize>,
    entries: usize,
    now: Look<'a, S>,
}

impl<S> Described<'_, S> {
    fn note(&mut self, name: &'static str, axes: &[Axis<'_>], high: i8) {
        let len = size(axes);
        let axes = axes.iter().map(|axis| FeatureAxis {
            name: axis.name,
            labels: (0..axis.len)
                .map(|place| axis.label.map_or_else(|| place.to_string(), |label| label(place)))
                .collect(),
        });
        self.features.push(Feature { name, axes: axes.collect(), high, first: self.entries, len });
        self.entries += len;
    }
}

impl<'a, S> Observer<'a, S> for Described<'a, S> {
    type Blocks = Described<'a, S>;

    fn part(
        &mut self,
        _: impl FnOnce(Look<'a, S>, Look<'a, S>) -> bool,
        blocks: impl FnOnce(Look<'a, S>, &mut Self),
    ) {
        let first = self.entries;
        blocks(self.now, self);
        self.parts.push(self.entries - first);
    }

    fn part_by_seat(
        &mut self,
        _: impl Fn(&'a S, &'a S, Seat) -> bool,
        blocks: impl FnOnce(Look<'a, S>, Range<usize>, &mut Self),
    ) {
        let first = self.entries;
        blocks(self.now, 0..0, self);
        self.parts.push(self.entries - first);
    }

    fn group(&mut self, _: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self)) {
        let (first, parts) = (self.entries, self.parts.len());
        blocks(self);
        assert_eq!(self.parts.len(), parts, "a group has no parts");
        self.parts.push(self.entries - first);
    }

    fn patched(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        _: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>, &mut [i8]),
    ) {
        self.note(name, axes, high);
    }

    fn dense(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        _: impl FnOnce(Look<'a, S>, &mut [i8]),
    ) {
        self.note(name, axes, high);
    }

    fn sparse(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        _: impl Fn(Option<Look<'a, S>>, Look<'a, S>, usize) -> u64,
        _: impl Fn(Look<'a, S>, usize, usize) -> i8,
    ) {
        self.note(name, axes, high);
    }

    fn things(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        _: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>) -> u64,
        _: impl Fn(Look<'a, S>, usize) -> Option<usize>,
    ) {
        self.note(name, axes, 1);
    }

    fn one_of(&mut self, name: &'static str, axis: Axis<'_>, _: impl Fn(Look<'a, S>) -> Option<usize>) {
        self.note(name, &[axis], 1);
    }
}

impl<S> Blocks for Described<'_, S> {
    fn block(&mut self, name: &'static str, axes: &[Axis<'_>], high: i8, _: impl FnOnce(&mut [i8])) {
        self.note(name, axes, high);
    }
}
