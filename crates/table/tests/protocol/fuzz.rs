//! Whatever comes in: one answer a line, never a fault.

use crate::{Talk, engine};
use proptest::prelude::*;
use serde_json::{Value, json};
use solarium_table::engine::serve;

/// Requests that make sense after [`Talk::dealt`], to be spoiled.
fn requests() -> Vec<Value> {
    vec![
        json!({"id": 1, "cmd": "games"}),
        json!({"cmd": "new", "game": "toy", "setup": {"seats": ["human", "clock"]}, "seed": 3}),
        json!({"cmd": "turn", "match": 1}),
        json!({"cmd": "legal", "match": 1, "seat": 0}),
        json!({"cmd": "check", "match": 1, "seat": 0, "action": "bid 1"}),
        json!({"cmd": "play", "match": 1, "seat": 0, "action": "bid 1"}),
        json!({"cmd": "outcomes", "match": 1}),
        json!({"cmd": "chance", "match": 1, "outcome": "die 2"}),
        json!({"cmd": "auto", "match": 1, "until": "human", "bots": {"0": "uniform"}}),
        json!({"cmd": "state", "match": 1}),
        json!({"cmd": "view", "match": 1, "seat": "spectator"}),
        json!({"cmd": "svg", "match": 1, "seat": 1}),
        json!({"cmd": "explain", "match": 1, "seat": 1}),
        json!({"cmd": "suggest", "match": 1, "seat": 0, "bot": "uniform", "budget": {"ms": 5}}),
        json!({"cmd": "hint", "match": 1, "seat": 0, "grade": 2, "bot": "uniform"}),
        json!({"cmd": "query", "match": 1, "name": "left", "args": {"seat": 0}}),
        json!({"cmd": "undo", "match": 1, "seat": 0}),
        json!({"cmd": "score", "match": 1}),
        json!({"cmd": "perft", "match": 1, "depth": 2}),
        json!({"cmd": "log", "match": 1, "checks": true}),
        json!({"cmd": "replay", "to": 1, "log": {"game": "toy", "rules_version": 1, "commitment": "",
            "setup": {"seats": ["human", "human"]}, "steps": ["* card 1", "* card 2"]}}),
        json!({"cmd": "close", "match": 1}),
    ]
}

/// Any JSON, shallow.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0..6u64).prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{0,6}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// A fault inside the engine is answered too, but it is still a fault.
fn sound(answer: &Value) -> bool {
    answer["error"]["code"] != "internal/fault"
        && (answer.get("ok").is_some() != answer.get("error").is_some())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bytes_get_one_answer_a_line(lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 0..8)) {
        let input = lines.join(&b'\n');
        let mut out = Vec::new();
        serve(&mut engine(), input.as_slice(), &mut out).unwrap();
        let asked = input.split_inclusive(|b| *b == b'\n').count();
        prop_assert_eq!(out.iter().filter(|b| **b == b'\n').count(), asked);
        for answer in out.split_inclusive(|b| *b == b'\n') {
            prop_assert!(sound(&serde_json::from_slice(answer).unwrap()));
        }
    }

    #[test]
    fn spoiled_requests_are_answered(
        which in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), any_json(), any::<bool>()), 1..12)
    ) {
        let mut talk = Talk::new();
        talk.dealt(["human", "clock"]);
        for (request, field, value, spoil) in which {
            let requests = requests();
            let mut request = requests[request.index(requests.len())].clone();
            if spoil {
                let keys: Vec<String> = request.as_object().unwrap().keys().cloned().collect();
                let key = &keys[field.index(keys.len())];
                // A deep count would be answered, but not while we wait.
                if key != "depth" {
                    request[key] = value;
                }
            }
            let answer = talk.line(request.to_string().as_bytes());
            prop_assert!(sound(&answer), "{} -> {}", request, answer);
        }
    }

    #[test]
    fn requests_with_broken_bytes_are_answered(
        which in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()
    ) {
        let mut talk = Talk::new();
        talk.dealt(["human", "clock"]);
        let requests: Vec<_> = requests().into_iter().filter(|request| request["cmd"] != "perft").collect();
        let mut line = requests[which.index(requests.len())].to_string().into_bytes();
        let at = at.index(line.len());
        line[at] = if byte == b'\n' { b' ' } else { byte };
        if cut {
            line.truncate(at);
        }
        let answer = talk.line(&line);
        prop_assert!(sound(&answer), "{} -> {}", String::from_utf8_lossy(&line), answer);
    }
}
