//! Every "no" of the server: one enum, its status and its words in one match.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Value, json};
use solarium_core::{Language, Message};
use solarium_core::{PackProblem, PackProblems, Seat, SeatSet};
use solarium_store::StoreError;
use solarium_table::{Refusal, english};

/// A fault as it goes over every wire.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ErrorJson {
    /// Stable, for programs.
    pub code: String,
    /// For people.
    pub message: String,
    /// The rule of a game that says no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The step of a record that does not fit, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// All reasons against a set-up or a pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Value>,
    /// The versions of the rules, where they differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub versions: Option<VersionsJson>,
}

/// Versions of the rules of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VersionsJson {
    /// The version a table was played under.
    pub found: u32,
    /// The version this program plays.
    pub plays: u32,
}

/// Why a request was not carried out.
#[derive(Clone, Debug)]
pub enum Fault {
    /// The rules or the table say no.
    Refused(Refusal),
    /// The store says no.
    Store(StoreError),
    /// The table has moved on; this is what it looks like now to the one who asked.
    Stale {
        /// Lines there are.
        version: u64,
        /// The look, as JSON text.
        look: String,
    },
    /// The caller does not hold this seat.
    NotYours(Seat),
    /// The secret opens no seat of this table.
    UnknownLink,
    /// The link was used to sit down.
    LinkUsed,
    /// The seat is taken.
    Taken(Seat),
    /// Another seat of the table has this name.
    NameTaken {
        /// As it would have been stored.
        name: String,
        /// Who has it.
        seat: Seat,
    },
    /// The match begins when these seats are taken.
    Waiting(SeatSet),
    /// Only an open table lets people choose a free seat.
    NotOpen,
    /// The table only shows a record.
    ReadOnly,
    /// The table was played under other rules.
    OtherVersion {
        /// Theirs.
        found: u32,
        /// Ours.
        plays: u32,
    },
    /// There is no such step.
    NoStep {
        /// Steps there are.
        steps: usize,
    },
    /// The record holds what this viewer may not know yet.
    HiddenRecord,
    /// There is nothing at this address.
    NoRoute,
    /// The address is right, the method is not.
    WrongMethod,
    /// The request cannot be read.
    Malformed(String),
    /// A name or a text that cannot be taken.
    BadText(String),
    /// The request is too long.
    TooLarge {
        /// Most bytes.
        most: usize,
    },
    /// The body of the request did not arrive in time.
    TooSlow,
    /// A pack with mistakes in it.
    BadPack(PackProblems),
    /// Too much at once from this address or socket.
    TooMany(&'static str),
    /// A table has as many sayings as it may have.
    SaidEnough {
        /// Most sayings.
        most: u64,
    },
    /// There are as many connections as the server can take.
    Crowded,
    /// The clock of the machine is not set.
    WrongClock,
    /// The request comes from a page of another site.
    OtherOrigin,
    /// Something that should not happen did; the table is reloaded from disk.
    Interrupted,
    /// The server is about to stop.
    Closing,
}

impl Fault {
    /// Status, stable code and words.
    fn parts(&self) -> (StatusCode, String, Message) {
        let (status, code, message) = match self {
            Fault::Refused(refusal) => {
                return (status_of(&refusal.code), refusal.code.to_string(), refusal.message.clone());
            }
            Fault::Store(error) => {
                let status = match error {
                    StoreError::NoTable => StatusCode::NOT_FOUND,
                    StoreError::Exists
                    | StoreError::Stale { .. }
                    | StoreError::Taken
                    | StoreError::OtherPack => StatusCode::CONFLICT,
                    StoreError::Full => StatusCode::INSUFFICIENT_STORAGE,
                    StoreError::Newer { .. }
                    | StoreError::InUse(_)
                    | StoreError::ReadOnly
                    | StoreError::Damaged(_)
                    | StoreError::Io(_) => StatusCode::SERVICE_UNAVAILABLE,
                };
                (status, error.code(), error.to_string())
            }
            Fault::Stale { version, .. } => (
                StatusCode::CONFLICT,
                "table/stale",
                format!("the table has moved on to version {version}; look again"),
            ),
            Fault::NotYours(seat) => {
                (StatusCode::FORBIDDEN, "seat/not-yours", format!("you do not hold seat {seat}"))
            }
            Fault::UnknownLink => {
                (StatusCode::FORBIDDEN, "seat/unknown-link", "this link opens no seat of the table".into())
            }
            Fault::LinkUsed => (
                StatusCode::FORBIDDEN,
                "seat/link-used",
                "this link was used to sit down already; ask the person on the seat for a link of your own, or the \
                 maker of the table if the seat is free"
                    .into(),
            ),
            Fault::NameTaken { name, seat } => (
                StatusCode::CONFLICT,
                "seat/name-taken",
                format!("seat {seat} is called {name:?} already; choose another name"),
            ),
            Fault::Waiting(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                let message =
                    format!("the game begins when every seat is taken; still free: {}", seats.join(", "));
                (StatusCode::CONFLICT, "table/waiting", message)
            }
            Fault::Taken(seat) => (StatusCode::CONFLICT, "seat/taken", format!("seat {seat} is taken")),
            Fault::NotOpen => (
                StatusCode::FORBIDDEN,
                "seat/not-open",
                "this table is joined by a seat's own link; ask whoever made it".into(),
            ),
            Fault::ReadOnly => (
                StatusCode::CONFLICT,
                "table/read-only",
                "this table only shows a record; open a what-if table from one of its steps".into(),
            ),
            Fault::OtherVersion { found, plays } => (
                StatusCode::CONFLICT,
                "table/other-version",
                format!(
                    "this was played under rules version {found}, this program plays {plays}; its record can be \
                     downloaded (of a running game with secrets, what your seat has seen), and a whole one uploaded \
                     with `\"replay\": true` to be looked at as far as it fits"
                ),
            ),
            Fault::NoStep { steps } => {
                (StatusCode::NOT_FOUND, "step/unknown", format!("the match has {steps} steps"))
            }
            Fault::HiddenRecord => (
                StatusCode::FORBIDDEN,
                "record/hidden",
                "the record holds what you may not know yet; it is free once the game is over".into(),
            ),
            Fault::NoRoute => (
                StatusCode::NOT_FOUND,
                "route/unknown",
                "there is nothing here; GET /api lists the routes".into(),
            ),
            Fault::WrongMethod => (
                StatusCode::METHOD_NOT_ALLOWED,
                "route/method",
                "this address takes another method; GET /api lists them".into(),
            ),
            Fault::Malformed(message) => (StatusCode::BAD_REQUEST, "request/malformed", message.clone()),
            Fault::BadText(message) => (StatusCode::UNPROCESSABLE_ENTITY, "text/refused", message.clone()),
            Fault::TooLarge { most } => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "request/too-large",
                format!("at most {most} bytes are taken here"),
            ),
            Fault::TooSlow => (
                StatusCode::REQUEST_TIMEOUT,
                "request/too-slow",
                "the request did not arrive in time; send it in one go".into(),
            ),
            Fault::BadPack(problems) => {
                let first =
                    problems.0.first().map_or(String::new(), |p| format!("line {}: {}", p.line, p.reason));
                let message = match problems.0.len() {
                    0 | 1 => first,
                    many => format!("{first} (and {} more)", many - 1),
                };
                (StatusCode::UNPROCESSABLE_ENTITY, "pack/refused", message)
            }
            Fault::TooMany(what) => {
                (StatusCode::TOO_MANY_REQUESTS, "limit/too-many", format!("too many {what}; wait a little"))
            }
            Fault::SaidEnough { most } => (
                StatusCode::TOO_MANY_REQUESTS,
                "limit/too-many",
                format!("a table holds at most {most} messages, and this one has them; go on at a new table"),
            ),
            Fault::Crowded => (
                StatusCode::SERVICE_UNAVAILABLE,
                "server/crowded",
                "the server has as many connections as it can take; try again in a moment".into(),
            ),
            Fault::WrongClock => (
                StatusCode::SERVICE_UNAVAILABLE,
                "server/clock",
                "the clock of the server is not set; its date must lie after 1970".into(),
            ),
            Fault::OtherOrigin => (
                StatusCode::FORBIDDEN,
                "request/other-origin",
                "this request comes from a page of another address; a server that is found under a name of its own \
                 is started with --public-url"
                    .into(),
            ),
            Fault::Interrupted => (
                StatusCode::SERVICE_UNAVAILABLE,
                "table/interrupted",
                "the table is being read anew; ask again, and look before you act".into(),
            ),
            Fault::Closing => {
                (StatusCode::SERVICE_UNAVAILABLE, "server/closing", "the server is about to stop".into())
            }
        };
        (status, code.to_string(), Message::from(message))
    }

    /// A request for a WebSocket that is none.
    pub fn not_a_websocket() -> Fault {
        Fault::Malformed("this address speaks WebSocket only".into())
    }

    /// What is wrong.
    pub fn message(&self) -> Message {
        self.parts().2
    }

    /// The status.
    pub fn status(&self) -> StatusCode {
        self.parts().0
    }

    /// As it stands in answers, in English.
    pub fn error_json(&self) -> ErrorJson {
        let (_, code, message) = self.parts();
        let mut error = ErrorJson {
            code,
            message: english().say(&message),
            rule: None,
            step: None,
            reasons: None,
            versions: None,
        };
        match self {
            Fault::Refused(refusal) => {
                error.rule = refusal.rule.as_deref().map(str::to_string);
                error.step = refusal.step;
                error.reasons = refusal.reasons_json(english()).map(|reasons| json!(reasons));
            }
            Fault::OtherVersion { found, plays } => {
                error.versions = Some(VersionsJson { found: *found, plays: *plays });
            }
            Fault::BadPack(problems) => {
                let line = |p: &PackProblem| json!({ "line": p.line, "message": english().say(&p.reason) });
                error.reasons = Some(problems.0.iter().map(line).collect());
            }
            _ => {}
        }
        error
    }

    /// The same as a JSON value.
    pub fn json(&self) -> Value {
        json!(self.error_json())
    }
}

/// What the rules refuse is 422; what does not exist is 404.
fn status_of(code: &str) -> StatusCode {
    match code {
        "game/unknown" | "query/unknown" | "match/no-such-seat" => StatusCode::NOT_FOUND,
        "protocol/argument" => StatusCode::BAD_REQUEST,
        "seed/no-randomness" => StatusCode::SERVICE_UNAVAILABLE,
        "pack/built-in" => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = self.status();
        let error = self.json();
        let json = FaultJson { english: error.clone(), message: self.message() };
        let mut response = match &self {
            // The look is text already.
            Fault::Stale { look, .. } => (
                status,
                [(header::CONTENT_TYPE, "application/json")],
                format!("{{\"error\":{error},\"look\":{look}}}"),
            )
                .into_response(),
            _ => (status, Json(json!({ "error": error }))).into_response(),
        };
        // Waiting does not make a full table emptier.
        let passes = !matches!(self, Fault::SaidEnough { .. });
        if passes && matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response.extensions_mut().insert(json);
        response
    }
}

/// What a response refuses, for pages that say it in the reader's language.
#[derive(Clone, Debug)]
pub struct FaultJson {
    /// The error object of the API.
    pub english: Value,
    /// Its message.
    pub message: Message,
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}
