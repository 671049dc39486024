//! The examples of the documentation are true.

use crate::Talk;
use serde_json::{Value, json};
use solarium_core::Record;
use solarium_table::{Library, english};

fn document(name: &str) -> String {
    let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Does the answer fit the example? `"…"` is any value, `"place …"` any text that begins so; as a key, or as the
/// last member of a list, it allows more.
fn fits(example: &Value, answer: &Value) -> bool {
    match (example, answer) {
        (Value::String(text), _) if text == "…" => true,
        (Value::String(text), Value::String(given)) => match text.strip_suffix('…') {
            Some(begin) => given.starts_with(begin),
            None => text == given,
        },
        (Value::Object(fields), Value::Object(given)) => {
            let more = fields.contains_key("…");
            fields
                .iter()
                .filter(|(key, _)| *key != "…")
                .all(|(key, value)| given.get(key).is_some_and(|given| fits(value, given)))
                && (more || fields.len() == given.len())
        }
        (Value::Array(list), Value::Array(given)) => {
            let more = list.last().is_some_and(|last| last == "…");
            let list = if more { &list[..list.len() - 1] } else { list };
            (if more { given.len() >= list.len() } else { given.len() == list.len() })
                && list.iter().zip(given).all(|(value, given)| fits(value, given))
        }
        _ => example == answer,
    }
}

#[test]
fn every_example_of_the_protocol_is_answered_as_written() {
    let text = document("engine-protocol.md");
    let mut talk = Talk::new();
    let (mut request, mut examples) = (None, 0);
    for (i, line) in text.lines().enumerate() {
        if let Some(asked) = line.strip_prefix("→ ") {
            request = Some(asked);
        } else if let Some(told) = line.strip_prefix("← ") {
            let asked =
                request.take().unwrap_or_else(|| panic!("line {}: an answer without a request", i + 1));
            let expected: Value =
                serde_json::from_str(told).unwrap_or_else(|e| panic!("line {}: {e}", i + 1));
            let answer = talk.line(asked.as_bytes());
            assert!(
                fits(&expected, &answer),
                "line {}:\n  asked {asked}\n  written {told}\n  answered {answer}",
                i + 1
            );
            examples += 1;
        }
    }
    assert!(examples > 30, "only {examples} examples found");
}

#[test]
fn every_command_is_documented_with_an_example() {
    let text = document("engine-protocol.md");
    let mut talk = Talk::new();
    let error = talk.refused(json!({"cmd": "?"}), "protocol/unknown-command");
    let (_, commands) = error["message"].as_str().unwrap().split_once("known are: ").unwrap();
    for command in commands.split(", ") {
        assert!(text.contains(&format!("**`{command}`**")), "{command} is not described");
        assert!(text.contains(&format!("\"cmd\": \"{command}\"")), "{command} has no example");
    }
}

/// The fenced blocks of a language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    text.split(&fence)
        .skip(1)
        .filter_map(|rest| rest.split_once("```"))
        .map(|(block, _)| block.into())
        .collect()
}

#[test]
fn the_record_of_the_documentation_is_sound() {
    let text = document("record-format.md");
    let blocks = blocks(&text, "text");
    let library = Library::standard();
    let mut found = 0;
    for block in blocks.iter().filter(|block| block.starts_with("solarium-record")) {
        let record = Record::parse(block).unwrap_or_else(|bad| panic!("{bad:?}\n{block}"));
        library.title(&record.game).unwrap().verify(&record).unwrap_or_else(|bad| panic!("{bad:?}\n{block}"));
        found += 1;
    }
    assert!(found > 0);
}

#[test]
fn the_problems_of_the_pack_documentation_are_told_as_written() {
    let text = document("packs.md");
    let standard = include_str!("../../../photosynthesis/data/photosynthesis.toml");
    let (change, message) = (&blocks(&text, "diff")[0], &blocks(&text, "text")[0]);
    let line = |mark: &str| change.lines().find_map(|line| line.strip_prefix(mark)).expect("a changed line");
    let own = standard.replacen(line("-"), line("+"), 1);
    assert_ne!(own, standard, "the line to change is in the built-in pack");
    let problems = Library::standard().put_pack("own.toml", &own).unwrap_err();
    assert_eq!(problems.text(english()), message.trim_end());
}
