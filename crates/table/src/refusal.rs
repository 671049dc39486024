//! Every "no" of a table in one shape, with a stable code: all mappings from the errors of the layers below
//! stand in this file.

use crate::english;
use serde::Serialize;
use solarium_core::{
    Argument, BadQuery, BadRecord, BadSeed, BadText, Game, Joint, Language, Message, NoUndo, Reason,
    ReasonJson, Reasons, Refused, Tabletop,
};
use std::borrow::Cow;
use std::fmt;

/// Why something was not done. Whatever was asked, nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// Stable, for programs: `illegal/not-enough-light`, `match/unknown`.
    pub code: Cow<'static, str>,
    /// For people: what is wrong and, where it helps, what would be right.
    pub message: Message,
    /// A rule of the game that says no.
    pub rule: Option<Cow<'static, str>>,
    /// The step of a record (from 1) that does not fit.
    pub step: Option<usize>,
    /// All reasons, where a set-up or a position is refused.
    pub reasons: Option<Box<[Reason]>>,
}

/// A [`Refusal`] as it goes over the wire.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RefusalJson<'a> {
    /// See [`Refusal::code`].
    pub code: &'a str,
    /// See [`Refusal::message`], in a language.
    pub message: String,
    /// See [`Refusal::rule`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'a str>,
    /// See [`Refusal::step`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// See [`Refusal::reasons`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<ReasonJson>>,
}

impl Refusal {
    /// A refusal without a rule of a game behind it.
    pub fn new(code: &'static str, message: impl Into<Message>) -> Refusal {
        Refusal { code: Cow::Borrowed(code), message: message.into(), rule: None, step: None, reasons: None }
    }

    fn under(mut self, rule: Option<&'static str>) -> Refusal {
        self.rule = rule.map(Cow::Borrowed);
        self
    }

    /// A missing or wrong argument.
    pub fn argument(message: impl Into<Message>) -> Refusal {
        Refusal::new("protocol/argument", message)
    }

    /// A set-up that no table offers.
    pub fn setup(reasons: Reasons) -> Refusal {
        Refusal::for_reasons("setup/refused", reasons)
    }

    /// A position that cannot be.
    pub fn state(reasons: Reasons) -> Refusal {
        Refusal::for_reasons("state/impossible", reasons)
    }

    fn for_reasons(code: &'static str, reasons: Reasons) -> Refusal {
        let rule = reasons.0.first().map(|reason| reason.rule);
        let message = reasons.message();
        Refusal { reasons: Some(reasons.0.into()), ..Refusal::new(code, message) }.under(rule)
    }

    /// An action that is none of the game's.
    pub fn action(bad: BadText) -> Refusal {
        Refusal::new("action/unreadable", bad.message).under(Some(bad.rule))
    }

    /// A chance outcome that is none of the game's.
    pub fn outcome(bad: BadText) -> Refusal {
        Refusal::new("outcome/unreadable", bad.message).under(Some(bad.rule))
    }

    /// A step that the rules, or whose turn it is, forbid.
    pub fn step<G: Game>(refused: Refused<G::Illegal>) -> Refusal {
        let rule = refused.rule::<G>();
        Refusal { code: Cow::Owned(refused.code()), ..Refusal::new("", refused.message()) }.under(Some(rule))
    }

    /// A card that cannot be typed here.
    pub fn not_typed() -> Refusal {
        Refusal::new("outcome/not-typed", Message::new("correction-not-typed"))
    }

    /// Several actions that are not offered in one go.
    pub fn not_together() -> Refusal {
        Refusal::new("action/not-together", Message::new("table-not-together"))
    }

    /// As it goes over the wire, in a language.
    pub fn to_json(&self, language: &dyn Language) -> RefusalJson<'_> {
        RefusalJson {
            code: &self.code,
            message: language.say(&self.message),
            rule: self.rule.as_deref(),
            step: self.step,
            reasons: self.reasons_json(language),
        }
    }

    /// All reasons in a language, where a set-up or a position is refused.
    pub fn reasons_json(&self, language: &dyn Language) -> Option<Vec<ReasonJson>> {
        let reasons = self.reasons.as_deref()?;
        Some(reasons.iter().map(|reason| reason.to_json(language)).collect())
    }

    /// In words, with the rule behind it. Lists of reasons and bad steps name their rules in the message already.
    pub fn text(&self, language: &dyn Language) -> String {
        let message = language.say(&self.message);
        match (&self.rule, &self.reasons, self.step) {
            (Some(rule), None, None) => format!("{message} ({rule})"),
            _ => message,
        }
    }

    /// A bot that the game does not have.
    pub fn unknown_bot<G: Tabletop>(name: &str) -> Refusal {
        let known = Argument::list(Joint::Comma, G::info().bots);
        let message = Message::new("table-no-bot").with("name", format!("{name:?}")).with("known", known);
        Refusal::new("bot/unknown", message)
    }

    /// A read-out that was not given.
    pub fn query(name: &str, bad: BadQuery) -> Refusal {
        match bad {
            BadQuery::Unknown => Refusal::new(
                "query/unknown",
                Message::new("table-no-query").with("name", format!("{name:?}")),
            ),
            BadQuery::Argument(message) => Refusal::new("query/argument", message),
            BadQuery::NotNow(message) => Refusal::new("query/not-now", message),
        }
    }
}

impl From<NoUndo> for Refusal {
    fn from(no: NoUndo) -> Refusal {
        Refusal::new(no.code(), no.message()).under(no.rule())
    }
}

impl From<BadSeed> for Refusal {
    fn from(bad: BadSeed) -> Refusal {
        Refusal::argument(bad.message())
    }
}

impl From<BadRecord> for Refusal {
    fn from(bad: BadRecord) -> Refusal {
        let plain = Refusal::new(bad.code(), bad.message());
        match bad {
            BadRecord::Setup(reasons) => Refusal {
                rule: reasons.0.first().map(|reason| Cow::Borrowed(reason.rule)),
                reasons: Some(reasons.0.into()),
                ..plain
            },
            BadRecord::Step { step, rule, .. } => {
                Refusal { step: Some(step), rule: rule.map(Cow::Owned), ..plain }
            }
            BadRecord::Checksum { step } | BadRecord::Draw { step, .. } => {
                Refusal { step: Some(step), ..plain }
            }
            _ => plain,
        }
    }
}

/// In English, for logs and tests. People get [`Refusal::text`] in their language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(english()))
    }
}

impl std::error::Error for Refusal {}
