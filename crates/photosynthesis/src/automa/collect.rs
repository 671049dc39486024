//! Action 1: collect (PH-10.1 to PH-10.6).

use super::DecisionContext;
use crate::{Cell, CollectReading, PairPriority, Size};
use solarium_core::{Funnel, Message, Rule, Tracer};

impl DecisionContext<'_> {
    /// The tree she collects, if the action is possible.
    pub(super) fn collect<T: Tracer>(&self, tracer: &mut T) -> Option<Cell> {
        let large = self.mine(Size::Large);
        let cost = i32::from(self.pack.cynthia.costs.collect);
        // PH-10.1: a large tree on a space that is not activated, and the LP.
        if !tracer.check("PH-10.1", !large.is_empty(), "ph-reason-large-tree") {
            return None;
        }
        solarium_core::exercise!("PH-10.1");
        let candidates = Funnel::new(large.iter(), tracer).keep_if(
            "PH-10.1",
            "ph-reason-large-trees-not-activated",
            |cell| !self.activated.contains(*cell),
        );
        let candidates = self.unlocked(candidates, self.locked_collect).finish();
        if candidates.is_empty() {
            return None;
        }
        if !tracer.check("PH-10.1", self.lp >= cost, || {
            Message::new("ph-reason-light").with("lp", self.lp).with("cost", cost)
        }) {
            return None;
        }
        // PH-10.3 has the readings beside the one of PH-10.2.
        solarium_core::exercise!("PH-10.3", "PH-10.2");
        let rule = if self.readings.collect == CollectReading::LpPlusN { "PH-10.2" } else { "PH-10.3" };
        let qualifying = Funnel::new(candidates.iter().copied(), tracer).keep_if(
            rule,
            || self.number_clause(cost),
            |cell| self.qualifies(*cell, cost),
        );
        if !qualifying.is_empty() {
            return self.collect_closest("PH-10.4", qualifying);
        }
        // PH-10.5: the pair clause, only from revolution 3 and only if no tree qualifies by the number.
        if self.rho < 3 {
            return None;
        }
        solarium_core::exercise!("PH-10.5");
        let pair = tracer
            .check("PH-10.5", large.len() >= 2, || Message::new("ph-reason-pair").with("count", large.len()));
        if !pair {
            return None;
        }
        let funnel = Funnel::new(candidates, tracer);
        match self.readings.pair {
            PairPriority::Standard => self.collect_closest("PH-10.5", funnel),
            PairPriority::FutureLightFirst => self.direct(
                funnel
                    .keep_max("PH-10.5", "ph-reason-own-light", |cell| self.own_light(&self.without(*cell)))
                    .keep_min("PH-10.5", "ph-reason-ring", |cell| i64::from(cell.ring())),
            ),
        }
    }

    /// PH-10.4: closest to the centre, most future light without the tree, Directional Selection.
    fn collect_closest<T: Tracer>(&self, rule: Rule, funnel: Funnel<'_, Cell, T>) -> Option<Cell> {
        solarium_core::exercise!("PH-10.4");
        self.direct(funnel.keep_min(rule, "ph-reason-ring", |cell| i64::from(cell.ring())).keep_max(
            rule,
            "ph-reason-own-light",
            |cell| self.own_light(&self.without(*cell)),
        ))
    }

    /// PH-10.2, PH-10.3: does the candidate qualify under the reading in force?
    fn qualifies(&self, cell: Cell, cost: i32) -> bool {
        solarium_core::exercise!("PH-10.2", "PH-10.3");
        let half = self.half;
        match self.readings.collect {
            CollectReading::LpPlusN => self.lp + i32::from(half.collect) >= self.rho,
            CollectReading::LpLeftPlusN => self.lp - cost + i32::from(half.collect) >= self.rho,
            CollectReading::Always => true,
            CollectReading::TokensBelow => self.tokens < self.rho + i32::from(half.collect_tokens),
            CollectReading::LeavesPlusN => {
                i32::from(cell.leaves()) + i32::from(half.collect_leaves) >= self.rho
            }
        }
    }

    /// The number clause with its numbers, for the trace.
    fn number_clause(&self, cost: i32) -> Message {
        let half = self.half;
        let (clause, number) = match self.readings.collect {
            CollectReading::Always => return Message::new("ph-reason-number-always"),
            CollectReading::LpPlusN => {
                (Message::new("ph-reason-number-light").with("lp", self.lp), half.collect)
            }
            CollectReading::LpLeftPlusN => (
                Message::new("ph-reason-number-light-left").with("lp", self.lp).with("cost", cost),
                half.collect,
            ),
            CollectReading::TokensBelow => {
                (Message::new("ph-reason-number-tokens").with("tokens", self.tokens), half.collect_tokens)
            }
            CollectReading::LeavesPlusN => (Message::new("ph-reason-number-leaves"), half.collect_leaves),
        };
        clause.with("change", signed(number)).with("revolution", self.rho)
    }
}

/// `+ 3`, `− 2`: a number of a card inside a sum.
pub(super) fn signed(n: impl Into<i32>) -> String {
    let n = n.into();
    format!("{} {}", if n < 0 { '−' } else { '+' }, n.abs())
}
