//! The messages on the socket of a page, in both directions. The types of the client,
//! `crates/page/assets/client/messages.d.ts`, are made from these by a test. The ids of a page are numbers; programs may
//! use any JSON value.

use crate::error::ErrorJson;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use solarium_core::{Cue, Seat};
use solarium_page::patch::Patches;
use solarium_page::viewed::Choice;
use solarium_store::ChatMessage;
use solarium_table::TurnJson;

#[cfg(test)]
mod tests;

/// What the server sends to a page. From `said` on, programs get the same.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum PageMessage<'a> {
    /// Everything: the answer to a hello.
    Page(PageJson<'a>),
    /// What changed with some lines of the journal.
    Change(PositionJson<'a>),
    /// Who sits where has changed, and the parts that show it.
    Parts(PartsJson<'a>),
    /// A chat message.
    Said {
        /// The chat message.
        saying: SayingJson,
    },
    /// A seat has deleted what it had said, and its name.
    Unsaid {
        /// Which seat.
        seat: u8,
        /// Its chat messages up to this number are gone.
        last: u64,
    },
    /// The same people play again elsewhere.
    Rematch {
        /// The new table.
        id: &'a str,
    },
    /// The review of the game, which is over, has come so far; 100 when it has ended.
    Review {
        /// How far.
        percent: u8,
    },
    /// A request was carried out.
    Done {
        /// The id that came with the request, or null.
        #[schemars(with = "Option<u64>")]
        id: Option<Value>,
        /// What came of it.
        #[serde(flatten)]
        outcome: Outcome,
    },
    /// A request was not carried out.
    Refused {
        /// The id that came with the request, or null.
        #[schemars(with = "Option<u64>")]
        id: Option<Value>,
        /// Why.
        error: ErrorJson,
    },
}

impl PageMessage<'_> {
    /// The message as JSON text.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("messages have text keys only")
    }
}

/// Everything a page shows.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PageJson<'a> {
    /// The position with all parts.
    #[serde(flatten)]
    pub position: PositionJson<'a>,
    /// Equal to that of the page if it was made with the same parts: then nothing need be drawn again.
    pub digest: String,
}

/// A position, and what changed since the last one.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PositionJson<'a> {
    /// Lines of the journal.
    pub version: u64,
    /// Steps that stand.
    pub steps: usize,
    /// The seat that looks; null from outside.
    #[schemars(with = "Option<u8>")]
    pub you: Option<Seat>,
    /// Who comes next.
    pub to_move: TurnJson,
    /// Is the match over?
    pub over: bool,
    /// What to call each seat.
    pub names: &'a [String],
    /// What the viewer may choose now.
    pub legal: Vec<Choice>,
    /// How many draws in a row have these very outcomes, where people enter what came; else 0.
    pub draws: usize,
    /// The usual answer that is due, or null.
    pub due: Option<DueJson>,
    /// Ids of the game's own parts, in order.
    pub scene: &'a [String],
    /// The steps in between, one by one.
    pub frames: Vec<FrameJson>,
    /// The parts that changed after the last frame.
    pub parts: Patches,
}

/// Who sits where has changed.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PartsJson<'a> {
    /// The seat that looks; null from outside.
    #[schemars(with = "Option<u8>")]
    pub you: Option<Seat>,
    /// The parts that changed.
    pub parts: Patches,
    /// What to call each seat.
    pub names: &'a [String],
    /// The usual answer that is due, or null.
    pub due: Option<DueJson>,
}

/// One line of the journal as a page plays it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FrameJson {
    /// Of the line.
    pub number: u64,
    /// The line in words, as HTML.
    pub line: String,
    /// Who took the step.
    pub kind: FrameKind,
    /// The seat that took the step, or null.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// The reasons of an automa, as HTML, or null.
    pub trace: Option<String>,
    /// How to make the step noticed, or null: `dice`, `points`, `sun`, `flare`.
    #[schemars(with = "Option<String>")]
    pub cue: Option<Cue>,
    /// The parts that changed.
    pub parts: Patches,
}

/// Who took a step, so that a page knows how fast to show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FrameKind {
    /// Chance.
    Chance,
    /// An automa of the game.
    Automa,
    /// A bot on a seat.
    Bot,
    /// A person.
    Person,
    /// No step: something about the table.
    Table,
}

/// The usual answer that is due.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DueJson {
    /// Whose.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// In how many seconds.
    pub seconds: u64,
}

/// A chat message, on the socket and in the API.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SayingJson {
    /// From 1 at each table.
    number: u64,
    /// Who wrote it; null for a spectator.
    seat: Option<u8>,
    /// The name of that seat then.
    name: String,
    /// As typed.
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

impl SayingJson {
    /// A chat message as JSON has it.
    pub(crate) fn new(said: ChatMessage) -> SayingJson {
        SayingJson { number: said.number, seat: said.seat, name: said.name, text: said.text, at: said.at }
    }
}

/// What came of a request: one key beside `id`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// Lines of the journal now.
    Version(u64),
    /// The number of the chat message.
    Number(u64),
    /// The answer to a ping: always 1.
    Pong(u8),
}

/// What a client sends: a page or a program.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ClientMessage {
    /// Subscribes to the table.
    Hello {
        /// Lines of the journal that are known already.
        since: Option<u64>,
        /// The seat to look from; the first that is held if none is named.
        seat: Option<u8>,
        /// Send the board as SVG too. Only for programs.
        #[serde(default)]
        picture: bool,
        /// The language of a page, if the client is one.
        page: Option<String>,
        /// Subscribe as a spectator, whatever seats are held.
        #[serde(default)]
        spectator: bool,
    },
    /// Takes an action.
    Act {
        /// Comes back with the answer.
        #[schemars(with = "Option<u64>")]
        id: Option<Value>,
        /// The seat that acts.
        seat: Option<u8>,
        /// Its notation.
        action: String,
        /// Lines of the journal that are known.
        version: u64,
    },
    /// Takes the last step back.
    Undo {
        /// Comes back with the answer.
        #[schemars(with = "Option<u64>")]
        id: Option<Value>,
        /// The seat that acts.
        seat: Option<u8>,
        /// Lines of the journal that are known.
        version: Option<u64>,
    },
    /// Takes everything back that undo allows.
    ResetTurn {
        /// Comes back with the answer.
        #[schemars(with = "Option<u64>")]
        id: Option<Value>,
        /// The seat that acts.
        seat: Option<u8>,
        /// Lines of the journal that are known.
        version: Option<u64>,
    },
    /// Sends a chat message.
    Say {
        /// Comes back with the answer.
        #[schemars(with = "Option<u64>")]
        id: Option<Value>,
        /// The seat that writes.
        seat: Option<u8>,
        /// As typed.
        text: String,
    },
    /// Asks whether the server still answers.
    Ping {
        /// Comes back with the answer.
        #[schemars(with = "Option<u64>")]
        id: Option<Value>,
    },
}
