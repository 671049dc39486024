//! Action 3: plant (PH-10.12 to PH-10.18).

use super::DecisionContext;
use super::collect::signed;
use crate::{Cell, CellSet, SeedReading, Size};
use solarium_core::{Funnel, Message, Tracer};

impl DecisionContext<'_> {
    /// Source and space of the seed she plants, if the action is possible.
    pub(super) fn plant<T: Tracer>(&self, tracer: &mut T) -> Option<(Cell, Cell)> {
        let cost = i32::from(self.pack.cynthia.costs.plant);
        let counted = self.counts(tracer);
        let seeds = self.supply[Size::Seed.index()];
        let ready =
            tracer.check("PH-10.12", seeds > 0, || Message::new("ph-reason-seeds").with("count", seeds));
        let paid = tracer.check("PH-10.12", self.lp >= cost, || {
            Message::new("ph-reason-light").with("lp", self.lp).with("cost", cost)
        });
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
        solarium_core::exercise!("PH-10.12", "PH-10.13");
        let (count, rho, n) = (self.own.len() as i32, self.rho, self.seed);
        if rho < 3 {
            return tracer
                .check("PH-10.12", count < rho + n, || spaces_below(count, format!("{rho} {}", signed(n))));
        }
        match self.readings.seed {
            SeedReading::RevolutionTerm => {
                tracer.check("PH-10.13", count < 3 + n, || spaces_below(count, format!("3 {}", signed(n))))
            }
            SeedReading::WholeThreshold => {
                tracer.check("PH-10.13", count < 3, || spaces_below(count, "3".to_string()))
            }
            SeedReading::SpaceCount => tracer.check("PH-10.13", 3 < 3 + n, || {
                Message::new("ph-reason-count-is-three").with("change", signed(n))
            }),
        }
    }

    /// Her trees that may be planted from: on spaces not activated, not locked by shade.
    fn sources<T: Tracer>(&self, tracer: &mut T) -> CellSet {
        let trees = self.own & !self.forest.sized(Size::Seed);
        let funnel =
            Funnel::new(trees.iter(), tracer)
                .keep_if("PH-10.14", "ph-reason-trees-not-activated", |cell| !self.activated.contains(*cell));
        self.unlocked(funnel, self.locked).finish().into_iter().collect()
    }

    /// The height of her tree, which is how far it can plant (PH-5.4).
    fn height(&self, cell: Cell) -> u8 {
        solarium_core::exercise!("PH-5.4");
        self.forest.piece(cell).map_or(0, |piece| piece.size.index() as u8)
    }

    /// The space she plants on.
    fn space<T: Tracer>(&self, sources: CellSet, tracer: &mut T) -> Option<Cell> {
        // PH-10.14: empty, not activated, in reach of at least one source.
        solarium_core::exercise!("PH-10.14");
        let mut valid = CellSet::EMPTY;
        for tree in sources.iter() {
            valid |= tree.within(self.height(tree));
        }
        valid &= self.forest.empty() & !self.activated;
        // PH-10.15: the first ring listed with a valid space.
        solarium_core::exercise!("PH-10.15");
        let ring = self.half.rings().iter().map(|leaves| 4 - leaves).find(|ring| {
            let there = valid & CellSet::ring(*ring);
            tracer.check("PH-10.15", !there.is_empty(), || {
                Message::new("ph-reason-ring-spaces").with("leaves", 4 - ring).with("count", there.len())
            })
        })?;
        // PH-10.16
        solarium_core::exercise!("PH-10.16");
        self.direct(
            Funnel::new(CellSet::ring(ring).iter(), tracer)
                .keep_if(
                    "PH-10.14",
                    || Message::new("ph-reason-valid-spaces").with("leaves", 4 - ring),
                    |cell| valid.contains(*cell),
                )
                .keep_max("PH-10.16", "ph-reason-empty-neighbours", |cell| self.empty_neighbours(*cell)),
        )
    }

    /// PH-10.17: the tree it comes from: the smallest, then the outermost, then Directional Selection.
    fn source<T: Tracer>(&self, sources: CellSet, to: Cell, tracer: &mut T) -> Option<Cell> {
        solarium_core::exercise!("PH-10.17");
        self.direct(
            Funnel::new(sources.iter(), tracer)
                .keep_if(
                    "PH-10.17",
                    || Message::new("ph-reason-source-in-reach").with("cell", to),
                    |tree| tree.distance(to) <= self.height(*tree),
                )
                .keep_min("PH-10.17", "ph-reason-source-smallest", |tree| i64::from(self.height(*tree)))
                .keep_max("PH-10.17", "ph-reason-source-outermost", |tree| i64::from(tree.ring())),
        )
    }
}

/// The comparison of her spaces with a limit; the limit is a sum that reads the same in every language.
fn spaces_below(count: i32, limit: String) -> Message {
    Message::new("ph-reason-spaces").with("count", count).with("limit", limit)
}
