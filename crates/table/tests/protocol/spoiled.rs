//! Position records of the real games with one thing changed: refused with reasons, or played on from. Never a
//! fault.

use crate::Talk;
use proptest::prelude::*;
use serde_json::{Value, json};
use solarium_core::Seed;
use solarium_table::{AutoPlan, Library};
use std::sync::OnceLock;

/// Positions of every game on the way through a random match.
fn positions() -> &'static [(&'static str, Value)] {
    static POSITIONS: OnceLock<Vec<(&'static str, Value)>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let library = Library::standard();
        let mut positions = Vec::new();
        for title in library.titles() {
            for preset in title.info().presets.iter().take(8) {
                let mut session = title.start(&preset.setup, Seed::from_number(9)).expect("a sound preset");
                let plan = AutoPlan::everywhere("random", session.seats());
                for step in 0..160 {
                    if step % 23 == 0 {
                        positions.push((title.id(), session.record()));
                    }
                    if session
                        .advance(&plan, &solarium_core::Cancel::default(), solarium_table::Narration::Full)
                        .expect("a game plays on")
                        .is_none()
                    {
                        break;
                    }
                }
            }
        }
        positions
    })
}

/// How many values there are inside, the whole included.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(size).sum(),
        Value::Object(object) => object.values().map(size).sum(),
        _ => 0,
    }
}

/// The value of that number, in the order of [`size`].
fn place(value: &mut Value, number: usize) -> &mut Value {
    if number == 0 {
        return value;
    }
    let mut before = 1;
    let inside: Box<dyn Iterator<Item = &mut Value>> = match value {
        Value::Array(list) => Box::new(list.iter_mut()),
        Value::Object(object) => Box::new(object.values_mut()),
        _ => unreachable!("a number below the size of the value"),
    };
    for part in inside {
        let parts = size(part);
        if number < before + parts {
            return place(part, number - before);
        }
        before += parts;
    }
    unreachable!("a number below the size of the value")
}

/// What is put in the place of something: other values of the record itself, numbers at the limits, rubbish.
fn other(value: &Value, record: &Value, at: usize, kind: u8, number: i64) -> Value {
    match kind {
        0 => Value::Null,
        1 => json!(number),
        2 => json!(value.as_i64().unwrap_or(0) + 1),
        3 => json!(value.as_i64().unwrap_or(0) - 1),
        4 => json!({}),
        5 => json!([]),
        6 => json!(value.as_str().map_or("x".into(), |text| format!("{text} {text}"))),
        7 => json!([value, value]),
        8 => match value {
            Value::Array(list) if !list.is_empty() => json!(list[1..]),
            Value::Object(object) => object.iter().skip(1).map(|(k, v)| (k.clone(), v.clone())).collect(),
            _ => json!(true),
        },
        _ => place(&mut record.clone(), at).clone(),
    }
}

/// Loads the record and, if it is taken, looks at the position from all sides and plays a little.
fn try_out(talk: &mut Talk, game: &str, record: &Value) -> Result<(), TestCaseError> {
    let mut ask = |request: Value| {
        let answer = talk.line(request.to_string().as_bytes());
        if answer["error"]["code"] == "internal/fault" {
            return Err(TestCaseError::fail(format!("{request}\non {record}")));
        }
        Ok(answer)
    };
    let loaded = ask(json!({"cmd": "load", "game": game, "state": record, "seed": 1}))?;
    let Some(number) = loaded["ok"].get("match") else {
        // No record at all is a missing argument, not an impossible position.
        if record.is_null() {
            prop_assert_eq!(&loaded["error"]["code"], "protocol/argument");
            return Ok(());
        }
        prop_assert_eq!(&loaded["error"]["code"], "state/impossible");
        prop_assert!(loaded["error"]["reasons"].as_array().is_some_and(|reasons| !reasons.is_empty()));
        return Ok(());
    };
    for request in [
        json!({"cmd": "legal", "match": number, "seat": 0}),
        json!({"cmd": "view", "match": number, "seat": 0}),
        json!({"cmd": "svg", "match": number}),
        json!({"cmd": "score", "match": number}),
        json!({"cmd": "perft", "match": number, "depth": 1}),
        json!({"cmd": "explain", "match": number}),
    ] {
        ask(request)?;
    }
    let state = ask(json!({"cmd": "state", "match": number}))?;
    let again = ask(json!({"cmd": "load", "game": game, "state": state["ok"]["state"]}))?;
    prop_assert!(again.get("ok").is_some(), "{} is refused: {}", state, again);
    ask(json!({"cmd": "auto", "match": number, "bots": "random"}))?;
    ask(json!({"cmd": "close", "match": number}))?;
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn positions_with_one_thing_changed(
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..10u8, -3..260i64), 1..3),
    ) {
        let positions = positions();
        let (game, record) = &positions[which.index(positions.len())];
        let mut changed = record.clone();
        for (at, from, kind, number) in changes {
            let from = from.index(size(record));
            let spot = place(&mut changed, 0);
            let at = at.index(size(spot));
            let spot = place(&mut changed, at);
            *spot = other(spot, record, from, kind, number);
        }
        try_out(&mut Talk::new(), game, &changed)?;
    }
}
