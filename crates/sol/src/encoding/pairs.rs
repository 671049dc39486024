//! Pairs of spaces, numbered one after another.

use crate::{Board, MAX_SPACES, Space, spaces};

/// Ways from each space to others.
#[derive(Debug)]
pub(super) struct Pairs {
    ways: [u64; MAX_SPACES],
    /// By space: the pairs before it; behind them the number of all.
    before: [u32; MAX_SPACES + 1],
}

impl Pairs {
    pub(super) fn new(board: &Board, ways: impl Fn(Space) -> u64) -> Pairs {
        let mut pairs = Pairs { ways: [0; MAX_SPACES], before: [0; MAX_SPACES + 1] };
        for from in 0..MAX_SPACES {
            if from < board.len() {
                pairs.ways[from] = ways(Space(from as u8));
            }
            pairs.before[from + 1] = pairs.before[from] + pairs.ways[from].count_ones();
        }
        pairs
    }

    /// How many pairs there are.
    pub(super) fn len(&self) -> u32 {
        self.before[MAX_SPACES]
    }

    /// Where one can go from a space.
    pub(super) fn ways(&self, from: Space) -> u64 {
        self.ways.get(from.index()).copied().unwrap_or(0)
    }

    /// The place of a pair among all.
    #[inline]
    pub(super) fn place(&self, from: Space, to: Space) -> Option<u32> {
        let ways = *self.ways.get(from.index())?;
        let joined = to.index() < MAX_SPACES && ways & to.bit() != 0;
        joined.then(|| self.before[from.index()] + (ways & (to.bit() - 1)).count_ones())
    }

    /// The place behind all pairs of a space.
    pub(super) fn behind(&self, from: Space) -> Option<u32> {
        self.before.get(from.index() + 1).copied()
    }

    /// Every pair, in order.
    pub(super) fn each(&self, mut f: impl FnMut(Space, Space)) {
        for (from, ways) in self.ways.iter().enumerate() {
            spaces(*ways).for_each(|to| f(Space(from as u8), to));
        }
    }
}
