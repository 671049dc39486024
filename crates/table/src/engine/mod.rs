//! The engine protocol: one JSON object a line in, one JSON object a line out. `docs/engine-protocol.md`
//! describes it in full.

mod commands;
mod request;
mod serve;

pub use request::random_seed;
pub use serve::{LONGEST_LINE, serve};

use crate::{Library, Refusal, Session, english, words};
use request::Request;
use serde::Serialize;
use solarium_core::Message;
use solarium_words::{Lang, Words};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Fills a buffer with random bytes that cannot be guessed, or says why it cannot. This crate has no randomness of its
/// own.
pub type Entropy = fn(&mut [u8]) -> Result<(), String>;

/// The matches of one connection. Only requests change a match.
///
/// ```
/// use solarium_table::{Library, engine::Engine};
/// let mut engine = Engine::new(Library::empty(), |_| Err("no random numbers".into()));
/// let mut answer = Vec::new();
/// engine.answer(br#"{"id": 1, "cmd": "games"}"#, &mut answer);
/// assert_eq!(answer, b"{\"id\":1,\"ok\":{\"games\":[]}}\n");
/// ```
pub struct Engine {
    library: Library,
    entropy: Entropy,
    matches: BTreeMap<u64, Spoken>,
    next: u64,
    /// Milliseconds since any moment, where the program has a clock.
    now: Option<fn() -> u64>,
    /// The language of the request that is being answered.
    words: &'static Words,
}

/// A match, and the language it was begun in.
struct Spoken {
    session: Box<dyn Session>,
    words: &'static Words,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Engine({} matches)", self.matches.len())
    }
}

impl Engine {
    /// An engine that offers these games; matches without a given seed draw theirs from `entropy`.
    pub fn new(library: Library, entropy: Entropy) -> Engine {
        Engine { library, entropy, matches: BTreeMap::new(), next: 1, now: None, words: english() }
    }

    /// The same engine with a clock: milliseconds since any moment. Budgets in milliseconds are measured by it.
    #[must_use]
    pub fn with_clock(self, now: fn() -> u64) -> Engine {
        Engine { now: Some(now), ..self }
    }

    /// Answers one line (without its line end) with one line (with it), appended to `out`.
    pub fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) {
        let request = match Request::parse(line) {
            Ok(request) => request,
            Err(refusal) => {
                self.words = english();
                return self.refuse(None, &refusal, out);
            }
        };
        self.words = self.language_of(&request);
        let before = out.len();
        open_answer(request.id(), out);
        out.extend_from_slice(b"\"ok\":");
        // A fault of the rules must not take the other matches of this connection with it.
        let obeyed = catch_unwind(AssertUnwindSafe(|| self.obey(&request, out)));
        match obeyed.unwrap_or_else(|_| Err(self.after_fault(&request))) {
            Ok(()) => out.extend_from_slice(b"}\n"),
            Err(refusal) => {
                out.truncate(before);
                self.refuse(request.id(), &refusal, out);
            }
        }
    }

    /// Answers a line that was longer than [`LONGEST_LINE`] and was not kept.
    pub fn answer_too_long(&mut self, out: &mut Vec<u8>) {
        let refusal =
            Refusal::new("protocol/too-long", Message::new("protocol-too-long").with("most", LONGEST_LINE));
        self.refuse(None, &refusal, out);
    }

    fn refuse(&self, id: Option<&str>, refusal: &Refusal, out: &mut Vec<u8>) {
        open_answer(id, out);
        out.extend_from_slice(b"\"error\":");
        write_json(&refusal.to_json(self.words), out);
        out.extend_from_slice(b"}\n");
    }

    /// The program itself failed. A match that may be half-changed is closed, the others go on.
    fn after_fault(&mut self, request: &Request<'_>) -> Refusal {
        let changes =
            matches!(request.text("cmd").as_deref(), Ok("play" | "chance" | "correct" | "auto" | "undo"));
        if changes && let Ok(number) = request.need::<u64>("match", "wanted-match") {
            self.matches.remove(&number);
        }
        let message = if changes { "protocol-fault-closed" } else { "protocol-fault" };
        Refusal::new("internal/fault", Message::new(message))
    }

    /// The language a request is answered in: the one it names, else that of its match, else English. A language that
    /// is not known is answered in English.
    fn language_of(&self, request: &Request<'_>) -> &'static Words {
        if let Ok(Some(code)) = request.may::<String>("lang", "wanted-language") {
            return words(Lang::from_code(&code).unwrap_or_default());
        }
        let number = request.need::<u64>("match", "wanted-match").ok();
        let spoken = number.and_then(|number| self.matches.get(&number));
        spoken.map_or_else(english, |spoken| spoken.words)
    }

    fn seat_match(&mut self, session: Box<dyn Session>) -> u64 {
        let number = self.next;
        self.next += 1;
        self.matches.insert(number, Spoken { session, words: self.words });
        number
    }
}

fn open_answer(id: Option<&str>, out: &mut Vec<u8>) {
    out.push(b'{');
    if let Some(id) = id {
        out.extend_from_slice(b"\"id\":");
        out.extend_from_slice(id.as_bytes());
        out.push(b',');
    }
}

fn write_json(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("answers have text keys only, and a vector takes every byte");
}
