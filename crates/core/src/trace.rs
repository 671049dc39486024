//! Why an automa moves: the trace is a by-product of deciding, so it cannot drift from the decision.

use crate::{Language, Message, Rule, Saying};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::Display;

/// One step of a decision: a check that held or failed, or a filter that kept some candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceStep {
    /// The rule this step carries out.
    pub rule: Rule,
    /// What was asked: `ring`, `future light`, `12 − 2 ≥ 3`.
    pub what: Message,
    /// Candidates before the step, by name.
    pub before: Vec<String>,
    /// Candidates that remain.
    pub after: Vec<String>,
    /// The number compared for each candidate before the step, in the same order; empty for plain checks.
    pub values: Vec<i64>,
    /// For a check: did it hold? `None` for a filter.
    pub holds: Option<bool>,
}

/// Takes notes of a decision, or does not. With [`Silent`] the notes are never even made.
///
/// One function decides, with or without notes:
///
/// ```
/// use solarium_core::{Message, Silent, Trace, Tracer};
///
/// fn affords(light: i32, cost: i32, tracer: &mut impl Tracer) -> bool {
///     tracer.check("XX-2.1", light >= cost, || Message::new("light").with("light", light).with("cost", cost))
/// }
///
/// let mut trace = Trace::default();
/// assert!(!affords(2, 3, &mut trace) && !affords(2, 3, &mut Silent));
/// assert_eq!((trace.0[0].rule, trace.0[0].holds), ("XX-2.1", Some(false)));
/// ```
pub trait Tracer {
    /// False if notes are thrown away; the compiler then drops the code that makes them.
    const ON: bool;
    /// Notes a step.
    fn note(&mut self, step: impl FnOnce() -> TraceStep);

    /// Notes a check and hands its answer through.
    fn check(&mut self, rule: Rule, holds: bool, what: impl Saying) -> bool {
        self.note(|| TraceStep {
            rule,
            what: what.message(),
            before: Vec::new(),
            after: Vec::new(),
            values: Vec::new(),
            holds: Some(holds),
        });
        holds
    }
}

/// Takes no notes.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Tracer for Silent {
    const ON: bool = false;
    #[inline]
    fn note(&mut self, _: impl FnOnce() -> TraceStep) {}
}

/// Keeps every note, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace(pub Vec<TraceStep>);

impl Trace {
    /// As it goes over the wire, in a language.
    pub fn to_json(&self, language: &dyn Language) -> Vec<TraceStepJson> {
        let step = |step: &TraceStep| TraceStepJson {
            rule: step.rule,
            what: language.say(&step.what),
            before: step.before.clone(),
            after: step.after.clone(),
            values: step.values.clone(),
            holds: step.holds,
        };
        self.0.iter().map(step).collect()
    }
}

/// A [`TraceStep`] as it goes over the wire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TraceStepJson {
    /// See [`TraceStep::rule`].
    pub rule: Rule,
    /// See [`TraceStep::what`], in a language.
    pub what: String,
    /// See [`TraceStep::before`].
    pub before: Vec<String>,
    /// See [`TraceStep::after`].
    pub after: Vec<String>,
    /// See [`TraceStep::values`].
    pub values: Vec<i64>,
    /// See [`TraceStep::holds`].
    pub holds: Option<bool>,
}

impl Tracer for Trace {
    const ON: bool = true;
    fn note(&mut self, step: impl FnOnce() -> TraceStep) {
        self.0.push(step());
    }
}

/// The most candidates a funnel holds.
pub const FUNNEL_CAPACITY: usize = 64;

/// Candidates that are narrowed key by key, lexicographically, each narrowing noted.
///
/// ```
/// use solarium_core::{Funnel, Message, Trace};
/// let mut trace = Trace::default();
/// let left = Funnel::new([3, 14, 15, 4], &mut trace)
///     .keep_min("XX-1.1", || Message::new("digits"), |n| n.to_string().len() as i64)
///     .keep_max("XX-1.2", || Message::new("size"), |n| i64::from(*n))
///     .finish();
/// assert_eq!(left.as_slice(), [4]);
/// assert_eq!(trace.0[0].after, ["3", "4"]);
/// ```
#[derive(Debug)]
pub struct Funnel<'t, C: Copy + Display, T: Tracer> {
    candidates: ArrayVec<C, FUNNEL_CAPACITY>,
    tracer: &'t mut T,
}

impl<'t, C: Copy + Display, T: Tracer> Funnel<'t, C, T> {
    /// A funnel with these candidates, at most [`FUNNEL_CAPACITY`].
    ///
    /// # Panics
    ///
    /// If there are more candidates than that.
    pub fn new(candidates: impl IntoIterator<Item = C>, tracer: &'t mut T) -> Self {
        Funnel { candidates: candidates.into_iter().collect(), tracer }
    }

    /// Keeps the candidates with the smallest key.
    #[must_use]
    pub fn keep_min(self, rule: Rule, what: impl Saying, key: impl Fn(&C) -> i64) -> Self {
        self.keep_best(rule, what, &key, |a, b| a < b)
    }

    /// Keeps the candidates with the largest key.
    #[must_use]
    pub fn keep_max(self, rule: Rule, what: impl Saying, key: impl Fn(&C) -> i64) -> Self {
        self.keep_best(rule, what, &key, |a, b| a > b)
    }

    fn keep_best(
        mut self,
        rule: Rule,
        what: impl Saying,
        key: &dyn Fn(&C) -> i64,
        better: fn(i64, i64) -> bool,
    ) -> Self {
        // A tie-break is only looked at while there is something to break.
        if self.candidates.len() < 2 {
            return self;
        }
        let keys: ArrayVec<i64, FUNNEL_CAPACITY> = self.candidates.iter().map(key).collect();
        let best = keys.iter().copied().reduce(|a, b| if better(b, a) { b } else { a });
        let mut kept = ArrayVec::new();
        for (candidate, key) in self.candidates.iter().zip(&keys) {
            if Some(*key) == best {
                kept.push(*candidate);
            }
        }
        let before = std::mem::replace(&mut self.candidates, kept);
        self.tracer.note(|| TraceStep {
            rule,
            what: what.message(),
            before: names(&before),
            after: names(&self.candidates),
            values: keys.to_vec(),
            holds: None,
        });
        self
    }

    /// Keeps the candidates for which the condition holds; always noted, even if it keeps all or none.
    #[must_use]
    pub fn keep_if(mut self, rule: Rule, what: impl Saying, holds: impl Fn(&C) -> bool) -> Self {
        let before = self.candidates.clone();
        self.candidates.retain(|c| holds(c));
        self.tracer.note(|| TraceStep {
            rule,
            what: what.message(),
            before: names(&before),
            after: names(&self.candidates),
            values: Vec::new(),
            holds: None,
        });
        self
    }

    /// Picks one candidate by a procedure of its own (it gets at least one) if several are left; the values
    /// noted are the places in which the procedure visited them, 1 first.
    #[must_use]
    pub fn select(mut self, rule: Rule, what: impl Saying, pick: impl FnOnce(&mut [C]) -> usize) -> Self {
        if self.candidates.len() < 2 {
            return self;
        }
        let index = pick(&mut self.candidates);
        let chosen = self.candidates[index];
        self.tracer.note(|| TraceStep {
            rule,
            what: what.message(),
            before: names(&self.candidates),
            after: vec![chosen.to_string()],
            values: (1..=self.candidates.len() as i64).collect(),
            holds: None,
        });
        self.candidates.clear();
        self.candidates.push(chosen);
        self
    }

    /// How many candidates are left.
    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// True if none is left.
    pub fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    /// The candidates that are left, in the order given.
    pub fn finish(self) -> ArrayVec<C, FUNNEL_CAPACITY> {
        self.candidates
    }

    /// The first candidate left.
    pub fn first(self) -> Option<C> {
        self.candidates.first().copied()
    }
}

fn names<C: Display>(candidates: &[C]) -> Vec<String> {
    candidates.iter().map(ToString::to_string).collect()
}
