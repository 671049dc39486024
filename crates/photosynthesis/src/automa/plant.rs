//! Action 3: plant (PH-10.12 to PH-10.18).

use super::collect::signed;
use super::{DecisionContext, words};
use crate::rules::board::{Cell, CellSet};
use crate::rules::piece::Size;
use crate::rules::readings::SeedReading;
use solarium_core::{Funnel, Tracer};

impl DecisionContext<'_> {
    /// Source and space of the seed she plants, if the action is possible.
    pub(super) fn plant<T: Tracer>(&self, tracer: &mut T) -> Option<(Cell, Cell)> {
        let cost = i32::from(self.pack.cynthia.costs.plant);
        let counted = self.counts(tracer);
        let seeds = self.supply[Size::Seed.index()];
        let ready = tracer.check("PH-10.12", seeds > 0, || format!("{seeds} seeds in supply ≥ 1").into());
        let paid = tracer.check("PH-10.12", self.lp >= cost, || format!("{} LP ≥ {cost} LP", self.lp).into());
        if !(counted && ready && paid) {
            return None;
        }
        let sources = self.sources(tracer);
        let to = self.space(sources, tracer)?;
        let from = self.source(sources, to, tracer)?;
        Some((from, to))
    }

    /// PH-10.12, PH-10.13: are her spaces, activated or not, few enough?
    fn counts<T: Tracer>(&self, tracer: &mut T) -> bool {
        let (count, rho, n) = (self.own.len() as i32, self.rho, self.seed);
        if rho < 3 {
            return tracer.check("PH-10.12", count < rho + n, || {
                format!("{count} spaces < {rho} {}", signed(n)).into()
            });
        }
        match self.readings.seed {
            SeedReading::RevolutionTerm => {
                tracer.check("PH-10.13", count < 3 + n, || format!("{count} spaces < 3 {}", signed(n)).into())
            }
            SeedReading::WholeThreshold => {
                tracer.check("PH-10.13", count < 3, || format!("{count} spaces < 3").into())
            }
            SeedReading::SpaceCount => tracer.check("PH-10.13", 3 < 3 + n, || {
                format!("the count is always 3: 3 < 3 {}", signed(n)).into()
            }),
        }
    }

    /// Her trees that may be planted from: on spaces not activated, not locked by shade.
    fn sources<T: Tracer>(&self, tracer: &mut T) -> CellSet {
        let trees = self.own & !self.forest.sized(Size::Seed);
        let mut funnel = Funnel::new(trees.iter(), tracer).keep_if(
            "PH-10.14",
            || "trees on spaces not activated".into(),
            |cell| !self.activated.contains(*cell),
        );
        if !self.locked.is_empty() {
            funnel = funnel.keep_if(
                "PH-7.5",
                || "not locked by shade".into(),
                |cell| !self.locked.contains(*cell),
            );
        }
        funnel.finish().into_iter().collect()
    }

    /// The height of her tree, which is how far it can plant (PH-5.4).
    fn height(&self, cell: Cell) -> u8 {
        self.forest.piece(cell).map_or(0, |piece| piece.size.index() as u8)
    }

    /// The space she plants on.
    fn space<T: Tracer>(&self, sources: CellSet, tracer: &mut T) -> Option<Cell> {
        // PH-10.14: empty, not activated, in reach of at least one source.
        let mut valid = CellSet::EMPTY;
        for tree in sources.iter() {
            valid |= tree.within(self.height(tree));
        }
        valid &= self.forest.empty() & !self.activated;
        // PH-10.15: the first ring listed with a valid space.
        let ring = self.half.rings().iter().map(|leaves| 4 - leaves).find(|ring| {
            let there = valid & CellSet::ring(*ring);
            tracer.check("PH-10.15", !there.is_empty(), || {
                format!("ring of {} leaves: {} valid spaces ≥ 1", 4 - ring, there.len()).into()
            })
        })?;
        let what = words::<T>(|| format!("valid spaces of the ring of {} leaves", 4 - ring).into());
        // PH-10.16
        self.direct(
            Funnel::new(CellSet::ring(ring).iter(), tracer)
                .keep_if("PH-10.14", || what.as_str().into(), |cell| valid.contains(*cell))
                .keep_max(
                    "PH-10.16",
                    || "most empty adjacent spaces".into(),
                    |cell| self.empty_neighbours(*cell),
                ),
        )
    }

    /// PH-10.17: the tree it comes from: the smallest, then the outermost, then Directional Selection.
    fn source<T: Tracer>(&self, sources: CellSet, to: Cell, tracer: &mut T) -> Option<Cell> {
        let what = words::<T>(|| format!("source: trees in reach of {to}").into());
        self.direct(
            Funnel::new(sources.iter(), tracer)
                .keep_if("PH-10.17", || what.as_str().into(), |tree| tree.distance(to) <= self.height(*tree))
                .keep_min("PH-10.17", || "source: smallest".into(), |tree| i64::from(self.height(*tree)))
                .keep_max("PH-10.17", || "source: outermost ring".into(), |tree| i64::from(tree.ring())),
        )
    }
}
