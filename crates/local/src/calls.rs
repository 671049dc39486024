//! What comes in and goes out, as JSON.

use serde::{Deserialize, Serialize};
use solarium_store::StoreError;
use std::time::Duration;

/// The time of a call, which stands still while it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub unix_millis: i64,
    /// Time that has passed since some beginning; never less than in the call before.
    pub since_start: Duration,
}

/// Why nothing can be persisted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StorageTrouble {
    /// There is no room left.
    Full,
    /// The browser gives no storage to this page, as in some private windows.
    Refused,
}

impl From<StorageTrouble> for StoreError {
    fn from(trouble: StorageTrouble) -> StoreError {
        match trouble {
            StorageTrouble::Full => StoreError::Full,
            StorageTrouble::Refused => StoreError::Refused,
        }
    }
}

/// Why a request cannot be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FailReason {
    /// The instance failed again and again.
    #[default]
    Interrupted,
    /// The server beside this device does not answer.
    Unreachable,
}

/// A call of the service worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Call {
    /// A request of a page. Its body comes beside the JSON.
    Request {
        /// Stands in the answer.
        id: u64,
        /// `GET`, `POST`.
        method: String,
        /// Path and query.
        path: String,
        /// Names and values, without cookies.
        headers: Vec<(String, String)>,
    },
    /// A request that cannot be answered: refused, in words.
    Fail {
        /// Stands in the answer.
        id: u64,
        /// Why.
        #[serde(default)]
        reason: FailReason,
        /// As those of the request.
        path: String,
        /// As those of the request.
        headers: Vec<(String, String)>,
    },
    /// A page opens a socket to a table.
    Open {
        /// A number that no other open socket has.
        socket: u64,
        /// Public id of the table.
        table: String,
        /// As those of a request.
        headers: Vec<(String, String)>,
    },
    /// A message of a page on its socket.
    Message {
        /// Which socket.
        socket: u64,
        /// JSON.
        text: String,
    },
    /// A page closes its socket.
    Close {
        /// Which socket.
        socket: u64,
    },
    /// A job is so far.
    Progress {
        /// Which job.
        job: u64,
        /// So many percent are done.
        percent: u8,
    },
    /// A job is done, or cannot be done.
    Thought {
        /// Which job.
        job: u64,
        /// What the other instance came to.
        answer: Option<String>,
    },
    /// The time has come that the last call named.
    Wake,
    /// Changes can be persisted from now on, or (`trouble`) cannot.
    Storage {
        /// Why not.
        trouble: Option<StorageTrouble>,
    },
}

/// What the service worker has to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    /// Persist a line of the journal, before any other effect of the same call is carried out.
    Keep {
        /// Its number, from 0.
        number: u64,
        /// The line.
        line: String,
    },
    /// Answer a request.
    Answer {
        /// Of the request.
        id: u64,
        /// HTTP status.
        status: u16,
        /// Names and values.
        headers: Vec<(String, String)>,
        /// Where the body begins and ends in the bytes that come beside the JSON.
        body: (usize, usize),
    },
    /// Send a message to a page.
    Tell {
        /// On which socket.
        socket: u64,
        /// JSON.
        text: String,
    },
    /// Have another instance do a job.
    Think {
        /// Stands in [`Call::Thought`]. No other job of this instance has it.
        job: u64,
        /// For the other instance.
        text: String,
    },
    /// The answer of a job is of no use any more.
    Forget {
        /// Which job.
        job: u64,
    },
    /// Tell a page that its socket is closed.
    Closed {
        /// Which socket.
        socket: u64,
    },
}
