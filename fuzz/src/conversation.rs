//! Conversations with the engine protocol.

use serde_json::Value;
use solarium_table::Library;
use solarium_table::engine::{Engine, LONGEST_LINE};
use std::sync::LazyLock;

/// The most lines of one conversation: a line may play a whole game.
const MOST_LINES: usize = 16;
/// The most requests that may play a whole game.
const MOST_AUTO: usize = 2;
/// The deepest count of step sequences: deeper ones are meant to take long.
const DEEPEST_PERFT: u64 = 2;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::standard);

/// Sends every line to one engine.
pub fn talk(input: &[u8]) {
    let entropy = |bytes: &mut [u8]| {
        bytes.fill(7);
        Ok(())
    };
    let mut engine = Engine::new(LIBRARY.clone(), entropy);
    let (mut answers, mut autos) = (Vec::new(), 0);
    for line in input.split(|byte| *byte == b'\n').take(MOST_LINES) {
        if line.len() > LONGEST_LINE || takes_long(line, &mut autos) {
            continue;
        }
        answers.clear();
        engine.answer(line, &mut answers);
        let answer = answers.strip_suffix(b"\n").expect("an answer is a line");
        assert!(!answer.contains(&b'\n'), "an answer is one line");
        let answer: Value = serde_json::from_slice(answer).expect("an answer is JSON");
        assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{answer}");
        // Not only a panic is a fault, also one that the engine has survived.
        assert_ne!(answer["error"]["code"], "internal/fault", "{answer}");
    }
}

fn takes_long(line: &[u8], autos: &mut usize) -> bool {
    let Ok(request) = serde_json::from_slice::<Value>(line) else { return false };
    *autos += usize::from(request["cmd"] == "auto");
    let deep = request["depth"].as_u64().is_some_and(|depth| depth > DEEPEST_PERFT);
    *autos > MOST_AUTO || (request["cmd"] == "perft" && deep)
}
