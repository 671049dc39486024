//! Action 1: collect (PH-10.1 to PH-10.6).

use super::{DecisionContext, words};
use crate::rules::board::Cell;
use crate::rules::piece::Size;
use crate::rules::readings::{CollectReading, PairPriority};
use solarium_core::{Funnel, Rule, Tracer};

impl DecisionContext<'_> {
    /// The tree she collects, if the action is possible.
    pub(super) fn collect<T: Tracer>(&self, tracer: &mut T) -> Option<Cell> {
        let large = self.mine(Size::Large);
        let cost = i32::from(self.pack.cynthia.costs.collect);
        // PH-10.1: a large tree on a space that is not activated, and the LP.
        if !tracer.check("PH-10.1", !large.is_empty(), || "a large tree of hers on the board".into()) {
            return None;
        }
        let mut candidates = Funnel::new(large.iter(), tracer).keep_if(
            "PH-10.1",
            || "large trees on spaces not activated".into(),
            |cell| !self.activated.contains(*cell),
        );
        if !self.locked_collect.is_empty() {
            candidates = candidates.keep_if(
                "PH-7.5",
                || "not locked by shade".into(),
                |cell| !self.locked_collect.contains(*cell),
            );
        }
        let candidates = candidates.finish();
        if candidates.is_empty() {
            return None;
        }
        if !tracer.check("PH-10.1", self.lp >= cost, || format!("{} LP ≥ {cost} LP", self.lp).into()) {
            return None;
        }
        let (rule, what) = self.number_clause::<T>(cost);
        let qualifying = Funnel::new(candidates.iter().copied(), tracer).keep_if(
            rule,
            || what.as_str().into(),
            |cell| self.qualifies(*cell, cost),
        );
        if !qualifying.is_empty() {
            return self.collect_closest("PH-10.4", qualifying);
        }
        // PH-10.5: the pair clause, only from revolution 3 and only if no tree qualifies by the number.
        if self.rho < 3 {
            return None;
        }
        let pair = tracer.check("PH-10.5", large.len() >= 2, || {
            format!("pair clause: {} large trees on the board ≥ 2", large.len()).into()
        });
        if !pair {
            return None;
        }
        let funnel = Funnel::new(candidates, tracer);
        match self.readings.pair {
            PairPriority::Standard => self.collect_closest("PH-10.5", funnel),
            PairPriority::FutureLightFirst => self.direct(
                funnel
                    .keep_max(
                        "PH-10.5",
                        || "most future light for Cynthia".into(),
                        |cell| self.own_light(&self.without(*cell)),
                    )
                    .keep_min(
                        "PH-10.5",
                        || "closest to the centre (ring)".into(),
                        |cell| i64::from(cell.ring()),
                    ),
            ),
        }
    }

    /// PH-10.4: closest to the centre, most future light without the tree, Directional Selection.
    fn collect_closest<T: Tracer>(&self, rule: Rule, funnel: Funnel<'_, Cell, T>) -> Option<Cell> {
        self.direct(
            funnel
                .keep_min(rule, || "closest to the centre (ring)".into(), |cell| i64::from(cell.ring()))
                .keep_max(
                    rule,
                    || "most future light for Cynthia".into(),
                    |cell| self.own_light(&self.without(*cell)),
                ),
        )
    }

    /// PH-10.2, PH-10.3: does the candidate qualify under the reading in force?
    fn qualifies(&self, cell: Cell, cost: i32) -> bool {
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
    fn number_clause<T: Tracer>(&self, cost: i32) -> (Rule, String) {
        let (lp, rho, half) = (self.lp, self.rho, self.half);
        let rule = if self.readings.collect == CollectReading::LpPlusN { "PH-10.2" } else { "PH-10.3" };
        let what = words::<T>(|| match self.readings.collect {
            CollectReading::LpPlusN => format!("number clause: {lp} LP {} ≥ {rho}", signed(half.collect)),
            CollectReading::LpLeftPlusN => {
                format!("number clause: {lp} LP − {cost} {} ≥ {rho}", signed(half.collect))
            }
            CollectReading::Always => "number clause: always holds".into(),
            CollectReading::TokensBelow => {
                format!("number clause: {} tokens < {rho} {}", self.tokens, signed(half.collect_tokens))
            }
            CollectReading::LeavesPlusN => {
                format!("number clause: leaves {} ≥ {rho}", signed(half.collect_leaves))
            }
        });
        (rule, what)
    }
}

/// `+ 3`, `− 2`: a number of a card inside a sum.
pub(super) fn signed(n: impl Into<i32>) -> String {
    let n = n.into();
    format!("{} {}", if n < 0 { '−' } else { '+' }, n.abs())
}
