//! Every "no" of a table in one shape, with a stable code: all mappings from the errors of the layers below
//! stand in this file.

use serde::Serialize;
use solarium_core::{BadQuery, BadRecord, BadSeed, BadText, Game, NoUndo, Reason, Reasons, Refused};
use std::borrow::Cow;
use std::fmt;

/// Why something was not done. Whatever was asked, nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refusal {
    /// Stable, for programs: `illegal/not-enough-light`, `match/unknown`.
    pub code: Cow<'static, str>,
    /// For people: what is wrong and, where it helps, what would be right.
    pub message: String,
    /// A rule of the game that says no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
    /// The step of a record (from 1) that does not fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// All reasons, where a set-up or a position is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<Reason>>,
}

impl Refusal {
    /// A refusal without a rule of a game behind it.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code: Cow::Borrowed(code), message: message.into(), rule: None, step: None, reasons: None }
    }

    fn under(mut self, rule: Option<&'static str>) -> Refusal {
        self.rule = rule.map(Cow::Borrowed);
        self
    }

    /// A missing or wrong argument.
    pub fn argument(message: impl Into<String>) -> Refusal {
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
        Refusal { reasons: Some(reasons.0.clone()), ..Refusal::new(code, reasons.to_string()) }.under(rule)
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
        Refusal { code: Cow::Owned(refused.code()), ..Refusal::new("", refused.to_string()) }
            .under(Some(rule))
    }

    /// A read-out that was not given.
    pub fn query(name: &str, bad: BadQuery) -> Refusal {
        match bad {
            BadQuery::Unknown => Refusal::new(
                "query/unknown",
                format!("this game has no read-out {name:?}; `games` lists them"),
            ),
            BadQuery::Argument(message) => Refusal::new("query/argument", message),
            BadQuery::NotNow(message) => Refusal::new("query/not-now", message),
        }
    }
}

impl From<NoUndo> for Refusal {
    fn from(no: NoUndo) -> Refusal {
        Refusal::new(no.code(), no.to_string()).under(no.rule())
    }
}

impl From<BadSeed> for Refusal {
    fn from(bad: BadSeed) -> Refusal {
        Refusal::argument(bad.to_string())
    }
}

impl From<BadRecord> for Refusal {
    fn from(bad: BadRecord) -> Refusal {
        let plain = Refusal::new(bad.code(), bad.to_string());
        match bad {
            BadRecord::Setup(reasons) => Refusal {
                rule: reasons.0.first().map(|reason| Cow::Borrowed(reason.rule)),
                reasons: Some(reasons.0),
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        // Lists of reasons and bad steps name their rules in the message already.
        match (&self.rule, &self.reasons, self.step) {
            (Some(rule), None, None) => write!(f, " ({rule})"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Refusal {}
