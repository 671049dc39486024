//! Action 2: grow (PH-10.7 to PH-10.11).

use super::DecisionContext;
use crate::{Cell, Size};
use solarium_core::{Funnel, Message, Tracer};

impl DecisionContext<'_> {
    /// The piece she grows, if the action is possible. PH-10.8: ticked target sizes from the smallest.
    pub(super) fn grow<T: Tracer>(&self, tracer: &mut T) -> Option<Cell> {
        solarium_core::exercise!("PH-10.8");
        self.half.ticks.sizes().find_map(|target| self.grow_to(Size::ALL[target as usize], tracer))
    }

    fn grow_to<T: Tracer>(&self, target: Size, tracer: &mut T) -> Option<Cell> {
        let from = Size::ALL[target.index() - 1];
        // PH-10.7
        solarium_core::exercise!("PH-10.7");
        let cost = i32::from(self.pack.cynthia.costs.grow[target.index() - 1]);
        let supply = self.supply[target.index()];
        // PH-10.9: the LP, the piece in supply, and a smaller piece on a space not activated. All three are recorded.
        solarium_core::exercise!("PH-10.9");
        let paid = tracer.check("PH-10.9", self.lp >= cost, || {
            Message::new("ph-reason-ticked-light").with("size", target).with("lp", self.lp).with("cost", cost)
        });
        let ready = tracer.check("PH-10.9", supply > 0, || {
            Message::new("ph-reason-ticked-supply").with("size", target).with("count", supply)
        });
        let funnel = Funnel::new(self.mine(from).iter(), tracer).keep_if(
            "PH-10.9",
            || Message::new("ph-reason-ticked-pieces").with("size", target).with("from", from),
            |cell| !self.activated.contains(*cell),
        );
        let funnel = self.unlocked(funnel, self.locked);
        if !(paid && ready) || funnel.is_empty() {
            return None;
        }
        // PH-10.10: light with that piece grown.
        solarium_core::exercise!("PH-10.10");
        self.direct(
            funnel
                .keep_min("PH-10.10", "ph-reason-ring", |cell| i64::from(cell.ring()))
                .keep_max("PH-10.10", "ph-reason-own-light", |cell| {
                    self.own_light(&self.grown(*cell, target))
                })
                .keep_min("PH-10.10", "ph-reason-opponents-light", |cell| {
                    self.opponents_light(&self.grown(*cell, target))
                }),
        )
    }
}
