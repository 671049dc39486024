//! The record of a match as a JSON object: the same facts as the text form of `docs/record-format.md`.

use crate::Refusal;
use serde_json::{Map, Value, json};
use solarium_core::{Argument, Joint, MAGIC, Message, Record, RecordStep, USUAL_STEP, parse_step};

/// The record as an object: `game`, `rules_version`, `setup`, `start` (if the match began from a loaded position),
/// `commitment`, `seed` and `salt` (once the match is over, `salt` only if there is one), `steps` such as
/// `"0 grow c5"`, `"* card 3"` and, if the table gave an answer without asking the seat, `"1 !usual take"`.
pub fn log_json(record: &Record) -> Value {
    let mut log = Map::new();
    log.insert("game".into(), json!(record.game));
    log.insert("rules_version".into(), json!(record.rules_version));
    log.insert("setup".into(), record.setup.clone());
    if let Some(start) = &record.start {
        log.insert("start".into(), start.clone());
    }
    log.insert("commitment".into(), json!(record.commitment));
    if let Some(seed) = &record.seed {
        log.insert("seed".into(), json!(seed));
    }
    if let Some(salt) = &record.salt {
        log.insert("salt".into(), json!(salt));
    }
    log.insert("steps".into(), record.steps.iter().map(step_line).collect());
    Value::Object(log)
}

fn step_line(step: &RecordStep) -> Value {
    let who = step.seat.map_or("*".to_string(), |seat| seat.to_string());
    let check = step.check.as_ref().map_or(String::new(), |check| format!(" #{check}"));
    let usual = if step.usual { USUAL_STEP } else { "" };
    Value::String(format!("{who} {usual}{}{check}", step.text))
}

/// Reads a record: the object of [`log_json`], an object that holds it under `log`, or the text form.
pub fn read_log(log: &Value) -> Result<Record, Refusal> {
    match log {
        Value::String(text) => Ok(Record::parse(text)?),
        Value::Object(object) => match object.get("log") {
            Some(inner) => read_log(inner),
            None => read_object(object),
        },
        _ => Err(malformed(Message::new("record-object").with("magic", MAGIC))),
    }
}

fn malformed(message: Message) -> Refusal {
    Refusal::new("record/malformed", message)
}

fn read_object(object: &Map<String, Value>) -> Result<Record, Refusal> {
    let known = ["game", "rules_version", "setup", "start", "commitment", "seed", "salt", "steps"];
    if let Some(key) = object.keys().find(|key| !known.contains(&key.as_str())) {
        let known = Argument::list(Joint::Comma, known);
        let message = Message::new("record-object-field").with("key", format!("{key:?}"));
        return Err(malformed(message.with("known", known)));
    }
    let text = |key: &str| match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(malformed(Message::new("record-object-text").with("key", key))),
    };
    let need = |key: &str| malformed(Message::new("record-object-missing").with("key", key));
    let steps = object.get("steps").and_then(Value::as_array).ok_or_else(|| need("steps"))?;
    let steps = steps.iter().enumerate().map(|(i, line)| {
        line.as_str()
            .and_then(parse_step)
            .ok_or_else(|| malformed(Message::new("record-object-step").with("step", i + 1)))
    });
    Ok(Record {
        game: text("game")?.ok_or_else(|| need("game"))?,
        rules_version: object
            .get("rules_version")
            .and_then(Value::as_u64)
            .and_then(|version| u32::try_from(version).ok())
            .ok_or_else(|| need("rules_version"))?,
        setup: object.get("setup").cloned().ok_or_else(|| need("setup"))?,
        start: object.get("start").filter(|start| !start.is_null()).cloned(),
        commitment: text("commitment")?.unwrap_or_default(),
        seed: text("seed")?,
        salt: text("salt")?,
        steps: steps.collect::<Result<_, _>>()?,
        closed: true,
    })
}
