//! Directional Selection (chapter 12): the walk round a ring that breaks the last ties.

use super::DecisionContext;
use crate::{Arrow, Cell};
use solarium_core::{Funnel, Message, Tracer};

/// PH-1.4: the first index of rings 1 to 3; the centre is a ring of its own.
const BASE: [usize; 4] = [0, 1, 7, 19];

impl DecisionContext<'_> {
    /// Leaves one candidate. Looked at only if two or more are left (PH-12.1); they lie on one ring, as every chain
    /// of tie-breaks fixes the ring before (PH-15.14).
    pub(super) fn direct<T: Tracer>(&self, funnel: Funnel<'_, Cell, T>) -> Option<Cell> {
        if funnel.len() < 2 {
            return funnel.first();
        }
        solarium_core::exercise!("PH-12.1", "PH-15.14");
        // PH-12.4: arrow and number are those of the half in force.
        solarium_core::exercise!("PH-12.4");
        let (arrow, number) = (self.half.arrow, self.half.number as usize);
        funnel
            .select(
                "PH-12.3",
                || {
                    Message::new("ph-reason-directional-selection")
                        .with("way", arrow.message())
                        .with("corner", self.corner)
                        .with("number", number)
                },
                |candidates| {
                    candidates.sort_unstable_by_key(|cell| walked(*cell, self.corner, arrow));
                    // PH-12.3: with fewer candidates than the number, counting goes on round the ring.
                    solarium_core::exercise!("PH-12.3");
                    (number - 1) % candidates.len()
                },
            )
            .first()
    }
}

/// PH-12.2, PH-12.3: steps from the start space of the cell's ring to the cell, in the arrow's direction.
fn walked(cell: Cell, corner: u8, arrow: Arrow) -> usize {
    solarium_core::exercise!("PH-12.2", "PH-12.3");
    let ring = cell.ring() as usize;
    if ring == 0 {
        return 0;
    }
    let length = 6 * ring;
    let start = ring * corner as usize;
    let place = cell.index() - BASE[ring];
    match arrow {
        Arrow::Cw => (place + length - start) % length,
        Arrow::Ccw => (start + length - place) % length,
    }
}
