//! Refusals: every "no" names the rule that says it.

use crate::{Argument, Joint, Language, Message};
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule it offends.
    pub rule: Rule,
    /// What is wrong and what would be right.
    pub message: Message,
}

/// A [`Reason`] in a language, as it goes over the wire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReasonJson {
    /// See [`Reason::rule`].
    pub rule: Rule,
    /// See [`Reason::message`].
    pub message: String,
}

impl Reason {
    /// What is wrong with one seat. A form that shows it beside the seat leaves the number out.
    pub fn of_seat(seat: usize, reason: impl Into<Message>) -> Message {
        Message::new("reason-of-seat").with("seat", seat).with("reason", reason.into())
    }

    /// In a language.
    pub fn to_json(&self, language: &dyn Language) -> ReasonJson {
        ReasonJson { rule: self.rule, message: language.say(&self.message) }
    }
}

/// All reasons why something is refused, not just the first.
///
/// ```
/// use solarium_core::{Message, Reasons};
///
/// let seats = 7;
/// let mut reasons = Reasons::new();
/// reasons.require(seats <= 4, "PH-1.1", || Message::new("ph-too-many").with("seats", seats));
/// assert_eq!(reasons.to_string(), "ph-too-many(seats: 7) (PH-1.1)");
/// assert_eq!(reasons.into_result().unwrap_err().0.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons(pub Vec<Reason>);

impl Reasons {
    /// A single reason.
    pub fn one(rule: Rule, message: impl Into<Message>) -> Reasons {
        Reasons(vec![Reason { rule, message: message.into() }])
    }

    /// Nothing wrong so far.
    pub fn new() -> Reasons {
        Reasons::default()
    }

    /// Notes one more reason.
    pub fn add(&mut self, rule: Rule, message: impl Into<Message>) {
        self.0.push(Reason { rule, message: message.into() });
    }

    /// Notes a reason unless the condition holds.
    pub fn require<M: Into<Message>>(&mut self, holds: bool, rule: Rule, message: impl FnOnce() -> M) {
        if !holds {
            self.add(rule, message());
        }
    }

    /// No reason noted?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `Ok` if no reason was noted.
    ///
    /// # Errors
    ///
    /// If a reason was noted.
    pub fn into_result(self) -> Result<(), Reasons> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }

    /// All of them in one sentence, each with its rule.
    pub fn message(&self) -> Message {
        let one = |reason: &Reason| {
            Message::new("reason-with-rule").with("reason", reason.message.clone()).with("rule", reason.rule)
        };
        Message::new("reasons").with("reasons", Argument::list(Joint::Semicolon, self.0.iter().map(one)))
    }
}

/// Without a language, for developers: a failed test shows it.
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
///
/// ```
/// use solarium_core::{BadText, Message};
///
/// let bad = BadText::new("PH-16.1", Message::new("no-such-cell").with("cell", "z9"));
/// assert_eq!(bad.to_string(), "no-such-cell(cell: z9) (PH-16.1)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// What is wrong with it and what would be understood.
    pub message: Message,
    /// The rule that defines the notation.
    pub rule: Rule,
}

impl BadText {
    /// A text refused under a notation rule.
    pub fn new(rule: Rule, message: impl Into<Message>) -> BadText {
        BadText { message: message.into(), rule }
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl std::error::Error for BadText {}
