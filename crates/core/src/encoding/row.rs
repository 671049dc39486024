//! Writes rows.

use super::{Axis, Look, Observer, SEATS, entry};
use crate::Seat;
use std::marker::PhantomData;

/// What a row holds before it is written. A type for each, so that what is done for one costs the others nothing.
pub(super) trait Held {
    /// Does it hold what a seat knew before? Else all entries are 0.
    const BEFORE: bool;
    /// Has another seat looked before?
    const OTHER_SEAT: bool;
}

/// All entries are 0.
pub(super) struct Nothing;
/// What the same seat knew before.
pub(super) struct OwnBefore;
/// What another seat knew before.
pub(super) struct OthersBefore;

impl Held for Nothing {
    const BEFORE: bool = false;
    const OTHER_SEAT: bool = false;
}

impl Held for OwnBefore {
    const BEFORE: bool = true;
    const OTHER_SEAT: bool = false;
}

impl Held for OthersBefore {
    const BEFORE: bool = true;
    const OTHER_SEAT: bool = true;
}

/// The size of a group of blocks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GroupSize {
    pub(super) entries: u16,
    /// Groups within it.
    pub(super) groups: u16,
}

/// No game has more groups. A power of two, so that a place among them can be cut to fit instead of checked.
pub(super) const MOST_GROUPS: usize = 32;

/// Writes a row, or brings it up to date, at a table with so many seats, or 0 if it is not known.
pub(super) struct Row<'a, 'r, S, H, const SEAT_COUNT: usize> {
    /// The entries of all blocks that follow.
    rest: &'r mut [i8],
    groups: &'r [GroupSize; MOST_GROUPS],
    /// Which of the groups comes next.
    group: usize,
    /// What the row was written for.
    before: Look<'a, S>,
    now: Look<'a, S>,
    /// How many places further the present seat is than the one before.
    turn: usize,
    /// Of how many seats, from the present one on, [`Observer::each_seat`] writes the entries.
    written: usize,
    /// Within a group? Most of its blocks do not change at most steps.
    grouped: bool,
    held: PhantomData<H>,
}

impl<'a, 'r, S, H: Held, const SEAT_COUNT: usize> Row<'a, 'r, S, H, SEAT_COUNT> {
    #[inline(always)]
    pub(super) fn new(
        row: &'r mut [i8],
        groups: &'r [GroupSize; MOST_GROUPS],
        before: Look<'a, S>,
        now: Look<'a, S>,
    ) -> Self {
        let turn = if H::OTHER_SEAT { before.place_of(now.seat) } else { 0 };
        Row {
            rest: row,
            groups,
            group: 0,
            before,
            now,
            turn,
            written: now.seats,
            grouped: false,
            held: PhantomData,
        }
    }

    /// The entries of the next block.
    #[inline(always)]
    fn next(&mut self, axes: &[Axis<'_>]) -> &'r mut [i8] {
        self.next_entries(size(axes))
    }

    #[inline(always)]
    fn next_entries(&mut self, len: usize) -> &'r mut [i8] {
        let (entries, rest) = std::mem::take(&mut self.rest).split_at_mut(len);
        self.rest = rest;
        entries
    }

    /// The entries of the next block, and what they hold, if there was anything before. If the first axis are the seats,
    /// they are turned round the table and hold what the present seat would have seen before.
    #[inline(always)]
    fn next_turned(&mut self, axes: &[Axis<'_>]) -> (&'r mut [i8], Option<Look<'a, S>>) {
        let (turn, before, seat) = (self.turn, self.before, self.now.seat);
        let entries = self.next(axes);
        if H::OTHER_SEAT
            && let [first, others @ ..] = axes
            && first.name == SEATS
        {
            turn_left(entries, turn * size(others));
            return (entries, Some(Look { seat, ..before }));
        }
        (entries, H::BEFORE.then_some(before))
    }

    /// Writes blocks to these entries alone. The row stays the same value: as a copy it would lie in memory.
    #[inline(always)]
    fn within(&mut self, entries: &'r mut [i8], grouped: bool, blocks: impl FnOnce(&mut Self)) {
        let behind = std::mem::replace(&mut self.rest, entries);
        let outside = std::mem::replace(&mut self.grouped, grouped);
        blocks(self);
        self.rest = behind;
        self.grouped = outside;
    }

    /// Writes the next group, or passes over it.
    #[inline(always)]
    fn next_group(&mut self, stays: bool, blocks: impl FnOnce(&mut Self)) {
        let GroupSize { entries, groups } = self.groups[self.group % MOST_GROUPS];
        self.group += 1;
        if stays {
            self.next_entries(entries.into());
            self.group += usize::from(groups);
        } else {
            let outside = std::mem::replace(&mut self.grouped, true);
            blocks(self);
            self.grouped = outside;
        }
    }
}

/// Calls `f` with every member of a set of bits, at least so many times: with 0 when there is none left. Where random play
/// decides how many there are, a call costs less than a mispredicted branch.
#[inline(always)]
fn for_each_bit(mut bits: u64, times: u32, mut f: impl FnMut(usize)) {
    if bits == 0 && times == 0 {
        return;
    }
    let mut next = || {
        f(bits.trailing_zeros() as usize & 63);
        bits &= bits.wrapping_sub(1);
        bits != 0
    };
    for _ in 1..times {
        next();
    }
    while next() {}
}

/// Turns entries to the left; by one half at a table of two.
#[inline]
fn turn_left(entries: &mut [i8], by: usize) {
    if 2 * by == entries.len() {
        let (own, other) = entries.split_at_mut(by);
        own.swap_with_slice(other);
    } else {
        entries.rotate_left(by);
    }
}

#[inline(always)]
pub(super) fn size(axes: &[Axis<'_>]) -> usize {
    axes.iter().map(|axis| axis.len).product()
}

impl<'a, S, H: Held, const SEAT_COUNT: usize> Observer<'a, S> for Row<'a, '_, S, H, SEAT_COUNT> {
    #[inline(always)]
    fn seats(&self) -> usize {
        self.now.seats
    }

    #[inline(always)]
    fn group(&mut self, same: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self)) {
        let stays = H::BEFORE && !H::OTHER_SEAT && same(self.before.state, self.now.state);
        self.next_group(stays, blocks);
    }

    #[inline(always)]
    fn group_for_all(&mut self, same: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self)) {
        let stays = H::BEFORE && same(self.before.state, self.now.state);
        self.next_group(stays, blocks);
    }

    #[inline(always)]
    fn group_of(
        &mut self,
        len: usize,
        same: impl FnOnce(&'a S, &'a S) -> bool,
        blocks: impl FnOnce(&mut Self),
    ) {
        let entries = self.next_entries(len);
        if !H::BEFORE || H::OTHER_SEAT || !same(self.before.state, self.now.state) {
            self.within(entries, true, blocks);
        }
    }

    #[inline(always)]
    fn group_of_for_all(
        &mut self,
        len: usize,
        same: impl FnOnce(&'a S, &'a S) -> bool,
        blocks: impl FnOnce(&mut Self),
    ) {
        let entries = self.next_entries(len);
        if !H::BEFORE || !same(self.before.state, self.now.state) {
            self.within(entries, true, blocks);
        }
    }

    #[inline(always)]
    fn section(&mut self, len: usize, blocks: impl FnOnce(&mut Self)) {
        let entries = self.next_entries(len);
        self.within(entries, self.grouped, blocks);
    }

    #[inline(always)]
    fn group_by_seat(&mut self, same: impl Fn(&'a S, &'a S, Seat) -> bool, blocks: impl FnOnce(&mut Self)) {
        if H::BEFORE && !H::OTHER_SEAT {
            let (before, now) = (self.before.state, self.now);
            let others_stay = (1..now.seats).all(|place| same(before, now.state, now.at(place)));
            self.written = if others_stay { 1 } else { now.seats };
        }
        blocks(self);
        self.written = self.now.seats;
    }

    #[inline(always)]
    fn each_seat_since(
        &mut self,
        _: &'static str,
        axes: &[Axis<'_>],
        _: i8,
        write: impl Fn(Option<&'a S>, Look<'a, S>, Seat, &mut [i8]),
    ) {
        let (now, written, own) = (self.now, self.written, size(&axes[1..]));
        let before = (H::BEFORE && !H::OTHER_SEAT).then_some(self.before.state);
        let entries = self.next(axes);
        if SEAT_COUNT == 2 {
            let (first, second) = entries.split_at_mut(own);
            write(before, now, now.at(0), first);
            if written == 2 {
                write(before, now, now.at(1), second);
            }
            return;
        }
        for (place, entries) in entries.chunks_exact_mut(own).enumerate().take(written) {
            write(before, now, now.at(place), entries);
        }
    }

    #[inline(always)]
    fn dense(
        &mut self,
        _: &'static str,
        axes: &[Axis<'_>],
        _: i8,
        write: impl FnOnce(Look<'a, S>, &mut [i8]),
    ) {
        let now = self.now;
        write(now, self.next(axes));
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
        let (now, often) = (self.now, u32::from(!self.grouped));
        let (entries, before) = self.next_turned(axes);
        let Some((places, planes)) = axes.split_last() else { return };
        for plane in 0..size(planes) {
            for_each_bit(changed(before, now, plane), often, |place| {
                if let Some(entry) = entries.get_mut(plane * places.len + place) {
                    *entry = value(now, plane, place);
                }
            });
        }
    }

    #[inline(always)]
    fn things(
        &mut self,
        _: &'static str,
        axes: &[Axis<'_>],
        often: u32,
        changed: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>) -> u64,
        entry: impl Fn(Look<'a, S>, usize) -> (usize, bool),
    ) {
        let (now, often) = (self.now, if self.grouped { 0 } else { often });
        let (entries, before) = self.next_turned(axes);
        for_each_bit(changed(before, now), often, |thing| {
            if let Some(before) = before {
                entries[entry(before, thing).0] = 0;
            }
            let (place, present) = entry(now, thing);
            entries[place] = present.into();
        });
    }

    #[inline(always)]
    fn one_of(&mut self, _: &'static str, axis: Axis<'_>, chosen: impl Fn(Look<'a, S>) -> Option<usize>) {
        let (before, now) = (self.before, self.now);
        let entries = self.next(&[axis]);
        if H::BEFORE
            && let Some(entry) = chosen(before).and_then(|place| entries.get_mut(place))
        {
            *entry = 0;
        }
        if let Some(entry) = chosen(now).and_then(|place| entries.get_mut(place)) {
            *entry = 1;
        }
    }

    #[inline(always)]
    fn number(&mut self, _: &'static str, high: i8, value: impl FnOnce(Look<'a, S>) -> u32) {
        self.next_entries(1)[0] = entry(value(self.now), high);
    }
}
