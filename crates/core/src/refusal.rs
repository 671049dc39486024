//! Refusals: every "no" names the rule that says it.

use crate::Message;
use serde::Serialize;
use std::fmt;

/// The id of a rule in a game's specification, such as `PH-5.5`.
pub type Rule = &'static str;

/// An error of a game's rules: the game's own enum, whose variants carry the facts.
pub trait Refusal: fmt::Debug + Clone + PartialEq + Send + Sync + 'static {
    /// A stable short code without prefix, such as `not-enough-light`; on the wire `illegal/not-enough-light`.
    fn code(&self) -> &'static str;
    /// The rule that forbids it.
    fn rule(&self) -> Rule;
    /// What is wrong and what would be right.
    fn message(&self) -> Message;
}

/// One reason why a set-up, position or pack is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The rule it offends.
    pub rule: Rule,
    /// What is wrong and what would be right, in words.
    pub message: String,
}

/// All reasons why something is refused, not just the first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Reasons(pub Vec<Reason>);

impl Reasons {
    /// Nothing wrong so far.
    pub fn new() -> Reasons {
        Reasons::default()
    }

    /// Notes one more reason.
    pub fn add(&mut self, rule: Rule, message: impl Into<String>) {
        self.0.push(Reason { rule, message: message.into() });
    }

    /// Notes a reason unless the condition holds.
    pub fn require(&mut self, holds: bool, rule: Rule, message: impl FnOnce() -> String) {
        if !holds {
            self.add(rule, message());
        }
    }

    /// A single reason.
    pub fn one(rule: Rule, message: impl Into<String>) -> Reasons {
        Reasons(vec![Reason { rule, message: message.into() }])
    }

    /// No reason noted?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `Ok` if no reason was noted.
    pub fn into_result(self) -> Result<(), Reasons> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl fmt::Display for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.0.iter().enumerate() {
            write!(f, "{}{} ({})", if i > 0 { "; " } else { "" }, reason.message, reason.rule)?;
        }
        Ok(())
    }
}

impl std::error::Error for Reasons {}

/// A text that is no action or no chance outcome of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// What is wrong with it and what would be understood.
    pub message: String,
    /// The rule that defines the notation.
    pub rule: Rule,
}

impl BadText {
    /// A text refused under a notation rule.
    pub fn new(rule: Rule, message: impl Into<String>) -> BadText {
        BadText { message: message.into(), rule }
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl std::error::Error for BadText {}
