//! Reads the layout of a row from the function that fills it.

use super::row::{GroupSize, size};
use super::{Axis, Encoding, Feature, FeatureAxis, Look, Observer};
use crate::Seat;
use std::marker::PhantomData;

/// Notes what the blocks and groups are.
pub(super) struct Described<'a, S> {
    pub(super) features: Vec<Feature>,
    pub(super) groups: Vec<GroupSize>,
    pub(super) entries: usize,
    seats: usize,
    states: PhantomData<&'a S>,
}

impl<'a, S> Described<'a, S> {
    pub(super) fn of<G: Encoding<State = S>>(game: &G) -> Described<'a, S> {
        let mut described = Described {
            features: Vec::new(),
            groups: Vec::new(),
            entries: 0,
            seats: game.seats(),
            states: PhantomData,
        };
        game.observe(&mut described);
        described
    }

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
    fn seats(&self) -> usize {
        self.seats
    }

    fn group(&mut self, _: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self)) {
        let (entries, place) = (self.entries, self.groups.len());
        self.groups.push(GroupSize::default());
        blocks(self);
        let groups = (self.groups.len() - place - 1) as u16;
        self.groups[place] = GroupSize { entries: (self.entries - entries) as u16, groups };
    }

    fn group_for_all(&mut self, same: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self)) {
        self.group(same, blocks);
    }

    fn group_of(&mut self, len: usize, _: impl FnOnce(&'a S, &'a S) -> bool, blocks: impl FnOnce(&mut Self)) {
        self.section(len, blocks);
    }

    fn group_of_for_all(
        &mut self,
        len: usize,
        _: impl FnOnce(&'a S, &'a S) -> bool,
        blocks: impl FnOnce(&mut Self),
    ) {
        self.section(len, blocks);
    }

    fn section(&mut self, len: usize, blocks: impl FnOnce(&mut Self)) {
        let first = self.entries;
        blocks(self);
        assert_eq!(self.entries - first, len, "a section has as many entries as it says");
    }

    fn group_by_seat(&mut self, _: impl Fn(&'a S, &'a S, Seat) -> bool, blocks: impl FnOnce(&mut Self)) {
        blocks(self);
    }

    fn each_seat_since(
        &mut self,
        name: &'static str,
        axes: &[Axis<'_>],
        high: i8,
        _: impl Fn(Option<&'a S>, Look<'a, S>, Seat, &mut [i8]),
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
        _: u32,
        _: impl FnOnce(Option<Look<'a, S>>, Look<'a, S>) -> u64,
        _: impl Fn(Look<'a, S>, usize) -> (usize, bool),
    ) {
        self.note(name, axes, 1);
    }

    fn one_of(&mut self, name: &'static str, axis: Axis<'_>, _: impl Fn(Look<'a, S>) -> Option<usize>) {
        self.note(name, &[axis], 1);
    }

    fn number(&mut self, name: &'static str, high: i8, _: impl FnOnce(Look<'a, S>) -> u32) {
        self.note(name, &[], high);
    }
}
