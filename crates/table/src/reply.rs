//! How a seat is asked while another is in turn: so that the others need not wait for an answer that is nearly always the
//! same.

use crate::Refusal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solarium_core::{Message, Seat};
use std::fmt;

/// When the usual answer of a seat is given without asking it.
///
/// ```
/// use solarium_table::Reply;
/// for reply in Reply::ALL {
///     assert_eq!(Reply::parse(&reply.to_string()).unwrap(), reply);
/// }
/// assert_eq!(Reply::parse("never").unwrap_err().code, "reply/unknown");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// If the seat has not answered after a while; how long is up to the server.
    #[default]
    Soon,
    /// At once: the seat is not asked.
    AtOnce,
    /// Never: the others wait.
    Wait,
}

impl Reply {
    /// Every way.
    pub const ALL: [Reply; 3] = [Reply::Soon, Reply::AtOnce, Reply::Wait];

    /// Its name in journals and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Reply::Soon => "soon",
            Reply::AtOnce => "at-once",
            Reply::Wait => "wait",
        }
    }

    /// By name.
    pub fn parse(name: &str) -> Result<Reply, Refusal> {
        Reply::ALL
            .into_iter()
            .find(|reply| reply.name() == name)
            .ok_or_else(|| Refusal::new("reply/unknown", Message::new("table-reply-unknown")))
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A seat that is asked while another is in turn, with its usual answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UsualAnswer {
    /// Who is asked.
    pub seat: Seat,
    /// Who is in turn and waits for it.
    pub waits: Seat,
    /// Notation of the answer. It follows from what the asked seat knows: not for others.
    pub action: String,
    /// When it is given without asking.
    pub reply: Reply,
}
