//! Every "no" of the server: one enum, its status and its words in one match.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use solarium_core::{Argument, Joint, Language, Message, PackProblem, PackProblems, Seat, SeatSet};
use solarium_store::StoreError;
use solarium_table::{Refusal, english};

/// A fault as it goes over every wire.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
    /// The table has moved on; this is what the client sees of it now.
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
    Malformed(Message),
    /// A name or a text that cannot be taken.
    BadText(Message),
    /// The request is too long.
    TooLarge {
        /// Most bytes.
        most: usize,
    },
    /// The body of the request did not arrive in time.
    TooSlow,
    /// A pack with mistakes in it.
    BadPack(PackProblems),
    /// Too much at once from this address or socket: the message that says of what.
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
    /// The server beside this device does not answer.
    Unreachable,
    /// The server is about to stop.
    Closing,
}

impl Fault {
    /// Status, stable code and words.
    fn parts(&self) -> (StatusCode, String, Message) {
        use StatusCode as S;
        let say = Message::new;
        let (status, code, message) = match self {
            Fault::Refused(refusal) => {
                return (status_of(&refusal.code), refusal.code.to_string(), refusal.message.clone());
            }
            Fault::Store(error) => (store_status(error), error.code(), store_message(error)),
            Fault::Stale { version, .. } => {
                (S::CONFLICT, "table/stale", say("table-stale").with("version", *version))
            }
            Fault::NotYours(seat) => {
                (S::FORBIDDEN, "seat/not-yours", say("seat-not-yours").with("number", seat.0))
            }
            Fault::UnknownLink => (S::FORBIDDEN, "seat/unknown-link", say("seat-unknown-link")),
            Fault::LinkUsed => (S::FORBIDDEN, "seat/link-used", say("seat-link-used")),
            Fault::NameTaken { name, seat } => {
                let message = say("seat-name-taken").with("number", seat.0).with("name", format!("{name:?}"));
                (S::CONFLICT, "seat/name-taken", message)
            }
            Fault::Waiting(seats) => {
                let seats = Argument::list(Joint::Comma, seats.iter().map(|seat| seat.0));
                (S::CONFLICT, "table/waiting", say("table-waiting").with("seats", seats))
            }
            Fault::Taken(seat) => (S::CONFLICT, "seat/taken", say("seat-taken").with("number", seat.0)),
            Fault::NotOpen => (S::FORBIDDEN, "seat/not-open", say("seat-not-open")),
            Fault::ReadOnly => (S::CONFLICT, "table/read-only", say("table-read-only")),
            Fault::OtherVersion { found, plays } => {
                let message = say("table-other-version").with("found", *found).with("plays", *plays);
                (S::CONFLICT, "table/other-version", message)
            }
            Fault::NoStep { steps } => {
                (S::NOT_FOUND, "step/unknown", say("step-unknown").with("steps", *steps))
            }
            Fault::HiddenRecord => (S::FORBIDDEN, "record/hidden", say("record-hidden")),
            Fault::NoRoute => (S::NOT_FOUND, "route/unknown", say("route-unknown")),
            Fault::WrongMethod => (S::METHOD_NOT_ALLOWED, "route/method", say("route-method")),
            Fault::Malformed(message) => (S::BAD_REQUEST, "request/malformed", message.clone()),
            Fault::BadText(message) => (S::UNPROCESSABLE_ENTITY, "text/refused", message.clone()),
            Fault::TooLarge { most } => {
                (S::PAYLOAD_TOO_LARGE, "request/too-large", say("request-too-large").with("most", *most))
            }
            Fault::TooSlow => (S::REQUEST_TIMEOUT, "request/too-slow", say("request-too-slow")),
            Fault::BadPack(problems) => (S::UNPROCESSABLE_ENTITY, "pack/refused", pack_message(problems)),
            Fault::TooMany(message) => (S::TOO_MANY_REQUESTS, "limit/too-many", say(message)),
            Fault::SaidEnough { most } => {
                (S::TOO_MANY_REQUESTS, "limit/too-many", say("limit-said-enough").with("most", *most))
            }
            Fault::Crowded => (S::SERVICE_UNAVAILABLE, "server/crowded", say("server-crowded")),
            Fault::WrongClock => (S::SERVICE_UNAVAILABLE, "server/clock", say("server-clock")),
            Fault::OtherOrigin => (S::FORBIDDEN, "request/other-origin", say("request-other-origin")),
            Fault::Interrupted => (S::SERVICE_UNAVAILABLE, "table/interrupted", say("table-interrupted")),
            Fault::Unreachable => (S::BAD_GATEWAY, "server/unreachable", say("server-unreachable")),
            Fault::Closing => (S::SERVICE_UNAVAILABLE, "server/closing", say("server-closing")),
        };
        (status, code.to_string(), message)
    }

    /// A request for a WebSocket that is none.
    pub fn not_a_websocket() -> Fault {
        Fault::Malformed(Message::new("request-not-websocket"))
    }

    /// What is wrong.
    pub fn message(&self) -> Message {
        self.parts().2
    }

    /// The status.
    pub fn status(&self) -> StatusCode {
        self.parts().0
    }

    /// As it stands in answers, in a language.
    pub fn error_json(&self, language: &dyn Language) -> ErrorJson {
        let (_, code, message) = self.parts();
        let mut error = ErrorJson {
            code,
            message: language.say(&message),
            rule: None,
            step: None,
            reasons: None,
            versions: None,
        };
        match self {
            Fault::Refused(refusal) => {
                error.rule = refusal.rule.as_deref().map(str::to_string);
                error.step = refusal.step;
                error.reasons = refusal.reasons_json(language).map(|reasons| json!(reasons));
            }
            Fault::OtherVersion { found, plays } => {
                error.versions = Some(VersionsJson { found: *found, plays: *plays });
            }
            Fault::BadPack(problems) => {
                let line = |p: &PackProblem| json!({ "line": p.line, "message": language.say(&p.reason) });
                error.reasons = Some(problems.0.iter().map(line).collect());
            }
            _ => {}
        }
        error
    }

    /// The body of an answer in English, for a host that has read no request yet.
    pub fn body(&self) -> String {
        json!({ "error": self.json(english()) }).to_string()
    }

    /// The same as a JSON value.
    pub fn json(&self, language: &dyn Language) -> Value {
        json!(self.error_json(language))
    }
}

fn store_status(error: &StoreError) -> StatusCode {
    match error {
        StoreError::NoTable => StatusCode::NOT_FOUND,
        StoreError::Exists | StoreError::Stale { .. } | StoreError::Taken | StoreError::OtherPack => {
            StatusCode::CONFLICT
        }
        StoreError::Full => StatusCode::INSUFFICIENT_STORAGE,
        StoreError::Newer { .. }
        | StoreError::InUse(_)
        | StoreError::ReadOnly
        | StoreError::Refused
        | StoreError::Damaged(_)
        | StoreError::Io(_)
        | StoreError::Unreachable(_)
        | StoreError::Denied(_)
        | StoreError::BadAddress(_)
        | StoreError::NotOurs(_)
        | StoreError::ClockDiffers(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

fn store_message(error: &StoreError) -> Message {
    match error {
        StoreError::NoTable => Message::new("store-no-table"),
        StoreError::Exists => Message::new("store-exists"),
        StoreError::Stale { found } => Message::new("store-stale").with("version", *found),
        StoreError::Taken => Message::new("store-taken"),
        StoreError::OtherPack => Message::new("store-other-pack"),
        StoreError::Full => Message::new("store-full"),
        StoreError::ReadOnly => Message::new("store-read-only"),
        StoreError::Refused => Message::new("store-refused"),
        StoreError::Newer { .. } => Message::new("store-newer"),
        StoreError::Damaged(what) => Message::new("store-damaged").with("what", what.as_str()),
        StoreError::Io(what) => Message::new("store-io").with("what", what.as_str()),
        // Why is for the log: names of machines and users are no business of people who play.
        StoreError::Unreachable(_) | StoreError::Denied(_) => Message::new("store-unreachable"),
        // Only the command line meets these, before a server runs.
        StoreError::InUse(_)
        | StoreError::BadAddress(_)
        | StoreError::NotOurs(_)
        | StoreError::ClockDiffers(_) => Message::new("store-other").with("what", error.to_string()),
    }
}

/// The first problem of a pack, and how many more there are.
fn pack_message(problems: &PackProblems) -> Message {
    let Some(first) = problems.0.first() else { return Message::new("pack-syntax").with("error", "") };
    let more = problems.0.len() - 1;
    let message = Message::new(if more == 0 { "pack-problem" } else { "pack-problems" })
        .with("line", first.line)
        .with("reason", first.reason.clone());
    if more == 0 { message } else { message.with("more", more) }
}

/// What the rules refuse is 422; what does not exist is 404.
fn status_of(code: &str) -> StatusCode {
    match code {
        "game/unknown" | "query/unknown" | "match/no-such-seat" | "review/none" | "review/no-line" => {
            StatusCode::NOT_FOUND
        }
        "protocol/argument" => StatusCode::BAD_REQUEST,
        "seed/no-randomness" => StatusCode::SERVICE_UNAVAILABLE,
        "pack/built-in" => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// In English. `site::in_words` finds the fault in the response and says it in the language of the request.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.response(english());
        response.extensions_mut().insert(self);
        response
    }
}

impl Fault {
    /// The answer in a language.
    pub fn response(&self, language: &dyn Language) -> Response {
        let status = self.status();
        let error = self.json(language);
        let mut response = match self {
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
        response
    }
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
