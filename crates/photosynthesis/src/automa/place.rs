//! Her start trees (PH-8.5).

use super::DecisionContext;
use crate::{Cell, CellSet, OUTER_RING};
use solarium_core::{Funnel, Tracer};

impl DecisionContext<'_> {
    /// PH-8.5: the empty space of ring 3 with the most empty adjacent spaces, then Directional Selection.
    pub(super) fn place<T: Tracer>(&self, tracer: &mut T) -> Cell {
        solarium_core::exercise!("PH-8.5");
        let funnel = Funnel::new(CellSet::ring(OUTER_RING).iter(), tracer)
            .keep_if("PH-8.5", "ph-reason-empty-outer-ring", |cell| self.forest.empty().contains(*cell))
            .keep_max("PH-8.5", "ph-reason-empty-neighbours", |cell| self.empty_neighbours(*cell));
        self.direct(funnel).expect("at most 8 start trees stand on the 18 spaces of ring 3")
    }
}
