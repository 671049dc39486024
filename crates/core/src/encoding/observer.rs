//! How a game tells what a seat knows.

use super::Look;
use crate::Seat;
use std::fmt::Debug;

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

/// The name of the axis of seats, counted from the one that looks.
pub const SEATS: &str = "seat";

/// Receives what a seat knows, block by block: each has a name, axes of which the last one runs fastest, and entries from 0
/// to `high`. What is in a block is told as functions of a [`Look`], so that a row can be written or brought up to date.
///
/// Blocks that change at most steps are best told as they are, those that rarely do in groups: asking whether anything has
/// changed costs more than writing a few entries where the answer cannot be predicted. Outside of groups, place 0 of a
/// [sparse](Observer::sparse) block and [thing](Observer::things) 0 may be written although they have not changed.
///
/// Where a row was written for another seat, blocks of [`Observer::sparse`] and [`Observer::things`] whose first axis are
/// the [seats](SEATS) are turned round the table, and compared with what the present seat would have seen before: what one
/// seat knows of another in such a block must be what all know.
pub trait Observer<'a, S: 'a> {
    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Blocks that stay as they are if the same seat looks again and `same` finds that nothing has changed that they are
    /// made of.
    fn group(&mut self, same: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self));

    /// A group that all seats see alike: it stays as it is when another one looks as well.
    fn group_for_all(&mut self, same: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self));

    /// A [group](Observer::group) that says how many entries it has: where that is a constant, so are the places of all
    /// that follows within a [section](Observer::section).
    fn group_of(
        &mut self,
        len: usize,
        same: impl FnOnce(&'a S, &'a S) -> bool,
        blocks: impl FnOnce(&mut Self),
    );

    /// [`Observer::group_for_all`] that says how many entries it has.
    fn group_of_for_all(
        &mut self,
        len: usize,
        same: impl FnOnce(&'a S, &'a S) -> bool,
        blocks: impl FnOnce(&mut Self),
    );

    /// Blocks and [sized groups](Observer::group_of) that have so many entries together: that there is room for them is
    /// checked once, if the number is a constant.
    fn section(&mut self, len: usize, blocks: impl FnOnce(&mut Self));

    /// Blocks of which [`Observer::each_seat`] writes the entries of the seat that looks, which change at most steps, and
    /// those of all others if it was another one before or the other seats are not the `same`.
    fn group_by_seat(&mut self, same: impl Fn(&'a S, &'a S, Seat) -> bool, blocks: impl FnOnce(&mut Self));

    /// A block whose first axis are the [seats](SEATS): `write` sets every entry of a seat. If the same seat looked before,
    /// it is given the position of that look, which the entries still tell of.
    fn each_seat_since(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        write: impl Fn(Option<&'a S>, Look<'a, S>, Seat, &mut [i8]),
    );

    /// [`Observer::each_seat_since`] without a look back.
    #[inline(always)]
    fn each_seat(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        write: impl Fn(Look<'a, S>, Seat, &mut [i8]),
    ) {
        self.each_seat_since(name, axes, high, |_, now, seat, entries| write(now, seat, entries));
    }

    /// A block of which `write` sets every entry.
    fn dense(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        write: impl FnOnce(Look<'a, S>, &mut [i8]),
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

    /// At most 64 things, as bits, each of which has entries of its own, at most one of which is 1. `changed` finds those
    /// that may have moved between two looks, or all of them if there was none before; `entry` is where a thing stands,
    /// and whether it is there at all: where it is not, any of its entries. Outside of groups so many as `often` move are
    /// written in any case.
    fn things(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        often: u32,
        changed: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>) -> u64,
        entry: impl Fn(Look<'a, S>, usize) -> (usize, bool),
    );

    /// One of several things, none of them if there is none: 1 at its place.
    fn one_of(&mut self, name: &'static str, axis: Axis<'_>, chosen: impl Fn(Look<'a, S>) -> Option<usize>);

    /// A single number.
    fn number(&mut self, name: &'static str, high: i8, value: impl FnOnce(Look<'a, S>) -> u32);

    /// A block of which `write` sets the entries that are not 0.
    #[inline(always)]
    fn filled(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        write: impl FnOnce(Look<'a, S>, &mut [i8]),
    ) {
        self.dense(name, axes, high, |now, entries| {
            entries.fill(0);
            write(now, entries);
        });
    }

    /// Sets of at most 64 things, as bits: 1 for each member.
    #[inline(always)]
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
