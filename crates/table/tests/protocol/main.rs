//! The engine protocol, driven as a program drives it: lines in, lines out.

mod commands;
mod documented;
mod fuzz;
mod hints;
mod lines;
mod refusals;
mod sessions;
mod spoiled;
mod titles;

use serde_json::{Value, json};
use solarium_conformance::toy::Toy;
use solarium_table::engine::Engine;
use solarium_table::{Library, Picture};

/// The games of the tests: a small one with everything that is hard (hidden hands, answers of all at once, a die,
/// an automa), and those of the program.
fn library() -> Library {
    Library::standard().with::<Toy>(Picture::plain())
}

fn engine() -> Engine {
    Engine::new(library(), |bytes| getrandom::fill(bytes).map_err(|error| error.to_string()))
}

/// An engine with the words to talk to it.
struct Talk(Engine);

impl Talk {
    fn new() -> Talk {
        Talk(engine())
    }

    fn line(&mut self, line: &[u8]) -> Value {
        let mut out = Vec::new();
        self.0.answer(line, &mut out);
        assert_eq!(out.iter().filter(|b| **b == b'\n').count(), 1, "one line for each request");
        assert_eq!(out.last(), Some(&b'\n'));
        serde_json::from_slice(&out).expect("an answer is JSON")
    }

    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.line(request.to_string().as_bytes());
        assert!(answer.get("error").is_none(), "{request} -> {answer}");
        answer["ok"].take()
    }

    #[track_caller]
    fn refused(&mut self, request: Value, code: &str) -> Value {
        let mut answer = self.line(request.to_string().as_bytes());
        assert_eq!(answer["error"]["code"], code, "{request} -> {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        answer["error"].take()
    }

    /// A toy match with every card dealt and the die cast: seat 0 holds 1 and 3, seat 1 holds 2 and 4, the die
    /// shows 2.
    fn dealt(&mut self, seats: [&str; 2]) -> Value {
        let ok = self.ok(json!({"cmd": "new", "game": "toy", "setup": {"seats": seats}, "seed": 1}));
        let number = ok["match"].clone();
        for outcome in ["card 1", "card 2", "card 3", "card 4", "die 2"] {
            self.ok(json!({"cmd": "chance", "match": number, "outcome": outcome}));
        }
        number
    }
}
