//! Distances on the board, by words of 64 bits: a whole ring is turned in a few operations.

use crate::{Board, Layer, Side, Space, State, sites, spaces};
use arrayvec::ArrayVec;

/// Most gates on a board: five of each of five seats.
const MOST_GATES: usize = 25;
/// The furthest anything is looked for.
pub(super) const FAR: u8 = 40;

/// The first and last spaces of the rings of a side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rings {
    /// By ring: the bit of the first space, and how far the last lies from it.
    rings: [(u64, u32); 5],
    firsts: u64,
    lasts: u64,
    /// How far the inner orbit lies from the outer, and both as masks.
    orbit: u32,
    outer: u64,
    inner: u64,
}

impl Rings {
    pub(super) fn of(side: Side) -> Rings {
        let sizes = side.ring_sizes();
        let (mut rings, mut firsts, mut lasts, mut begin) = ([(0, 0); 5], 0, 0, 0);
        for (ring, size) in rings.iter_mut().zip(sizes) {
            *ring = (1 << begin, u32::from(size) - 1);
            firsts |= 1 << begin;
            begin += u32::from(size);
            lasts |= 1 << (begin - 1);
        }
        let orbit = u32::from(sizes[0]);
        let outer = (1 << orbit) - 1;
        Rings { rings, firsts, lasts, orbit, outer, inner: outer << orbit }
    }

    /// The neighbours of the spaces of a mask that need no gate: sideways, and between the two orbits (SO-1.6).
    fn beside(&self, mask: u64) -> u64 {
        let mut next = (mask & !self.lasts) << 1 | (mask & !self.firsts) >> 1;
        if mask & (self.firsts | self.lasts) != 0 {
            for (first, span) in self.rings {
                next |= (mask & first) << span | (mask & first << span) >> span;
            }
        }
        next | (mask & self.outer) << self.orbit | (mask & self.inner) >> self.orbit
    }
}

/// The gates of a position, ready for looking for ways.
pub(super) struct Ways<'a> {
    rings: &'a Rings,
    board: &'a Board,
    gates: ArrayVec<(u64, u64), MOST_GATES>,
}

impl<'a> Ways<'a> {
    pub(super) fn of(rings: &'a Rings, board: &'a Board, state: &State) -> Ways<'a> {
        let mut gates = ArrayVec::new();
        for site in sites(state.gates.any()) {
            let (a, b) = board.ends(site);
            // A position of some other pack may hold more: the rest is left out.
            if gates.try_push((a.bit(), b.bit())).is_err() {
                break;
            }
        }
        Ways { rings, board, gates }
    }

    /// Spaces one step from those of a mask.
    fn step(&self, mask: u64) -> u64 {
        let mut next = self.rings.beside(mask);
        for (a, b) in &self.gates {
            if mask & a != 0 {
                next |= b;
            }
            if mask & b != 0 {
                next |= a;
            }
        }
        next
    }

    /// The most spaces of a mask that hang together.
    pub(super) fn largest_group(&self, mask: u64) -> u32 {
        let (mut left, mut largest) = (mask, 0);
        while left != 0 {
            let mut group = left & left.wrapping_neg();
            loop {
                let grown = group | self.step(group) & left;
                if grown == group {
                    break;
                }
                group = grown;
            }
            largest = largest.max(group.count_ones());
            left &= !group;
        }
        largest
    }

    /// Steps to the heart for the spaces of a mask; a missing gate counts as a detour, for the way is still to be built.
    pub(super) fn to_heart(&self, wanted: u64, wall: usize) -> [u8; 64] {
        let mut steps = [FAR; 64];
        let mut edges = [0u64; FAR as usize];
        edges[1] = self.board.ring(Layer::Core);
        let outer = self.board.ring(Layer::Outer);
        let (mut seen, mut left) = (0, wanted);
        for step in 1..edges.len() - wall - 1 {
            let edge = edges[step] & !seen;
            if edge == 0 {
                continue;
            }
            seen |= edge;
            for space in spaces(edge & left) {
                steps[space.index()] = step as u8;
            }
            left &= !edge;
            if left == 0 {
                break;
            }
            edges[step + 1] |= self.step(edge);
            for space in spaces(edge & !outer) {
                edges[step + 1 + wall] |= self.board.outward(space) & self.board.across(space);
            }
        }
        steps
    }

    /// Steps from the nearest diver to each space of a mask, as the number of own actions: a launch is one of them.
    /// What lies more than 12 away is not found.
    pub(super) fn nearest(&self, wanted: u64, divers: u64, ship: u64, mut found: impl FnMut(Space, u8)) {
        let (mut edge, mut seen, mut left) = (divers, divers, wanted & !divers);
        for step in 1..=12 {
            if left == 0 {
                return;
            }
            let mut next = self.step(edge);
            if step == 1 {
                next |= ship;
            }
            edge = next & !seen;
            seen |= edge;
            for space in spaces(edge & left) {
                found(space, step);
            }
            left &= !edge;
        }
    }
}
