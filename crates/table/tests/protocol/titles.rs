//! Every game of the program, every ready-made table, through the protocol from the first step to the last.

use crate::Talk;
use serde_json::{Value, json};
use solarium_core::{Language, Seed, Turn, Viewer};
use solarium_table::{AutoPlan, Library};

/// Random players can wander for thousands of steps; such a game is not check-summed step by step.
const LONG: usize = 400;

/// Every preset of every game, with its game.
fn tables() -> Vec<(&'static str, Value)> {
    let library = Library::standard();
    let tables: Vec<_> = library
        .titles()
        .flat_map(|title| title.info().presets.into_iter().map(|preset| (title.id(), preset.setup)))
        .collect();
    assert!(tables.len() >= library.titles().count(), "every game has a ready-made table");
    tables
}

#[test]
fn every_preset_plays_to_the_end_and_its_log_replays() {
    for (game, setup) in tables() {
        let mut talk = Talk::new();
        let opened = talk.ok(json!({"cmd": "new", "game": game, "setup": setup, "seed": 5}));
        let number = &opened["match"];
        let ok = talk.ok(json!({"cmd": "auto", "match": number, "until": "over", "bots": "random"}));
        assert_eq!(ok["turn"], json!({"kind": "over"}), "{game} {setup}");
        let score = talk.ok(json!({"cmd": "score", "match": number}));
        for seat in score["seats"].as_array().expect("seats") {
            let parts: i64 =
                seat["parts"].as_object().unwrap().values().map(|part| part.as_i64().unwrap()).sum();
            assert_eq!(seat["total"], parts, "{game} {setup}: {seat}");
        }
        let state = talk.ok(json!({"cmd": "state", "match": number}));
        let checks = ok["steps"].as_array().unwrap().len() < LONG;
        let log = talk.ok(json!({"cmd": "log", "match": number, "checks": checks}));
        assert_eq!(log["log"]["seed"], format!("{:064x}", 5));
        let again = talk.ok(json!({"cmd": "replay", "log": log}));
        assert_eq!(again["commitment"], opened["commitment"]);
        assert_eq!(talk.ok(json!({"cmd": "state", "match": again["match"]})), state, "{game} {setup}");
    }
}

#[test]
fn every_position_on_the_way_can_be_seen_stored_and_gone_on_from() {
    for (game, setup) in tables() {
        let mut talk = Talk::new();
        let number = talk.ok(json!({"cmd": "new", "game": game, "setup": setup, "seed": 6}))["match"].take();
        let ok = talk.ok(json!({"cmd": "auto", "match": number, "until": "over", "bots": "random"}));
        let steps = ok["steps"].as_array().unwrap().len();
        let log = talk.ok(json!({"cmd": "log", "match": number}));
        for to in (0..steps).step_by(1 + steps / 12) {
            let at = talk.ok(json!({"cmd": "replay", "log": log, "to": to}));
            let state = talk.ok(json!({"cmd": "state", "match": at["match"]}));
            let loaded = talk.ok(json!({"cmd": "load", "game": game, "state": state["state"]}));
            assert_eq!(loaded["turn"], at["turn"], "{game} {setup} after {to}");
            let stored = talk.ok(json!({"cmd": "state", "match": loaded["match"]}));
            assert_eq!(stored["state"], state["state"], "{game} {setup} after {to}");
            seen(&mut talk, &at, &format!("{game} {setup} after {to}"));
        }
    }
}

/// Everything that shows a position answers, and what is listed is allowed.
fn seen(talk: &mut Talk, at: &Value, place: &str) {
    let number = &at["match"];
    for seat in [json!(0), json!("spectator")] {
        assert!(
            talk.ok(json!({"cmd": "view", "match": number, "seat": seat}))["view"].is_object(),
            "{place}"
        );
        let svg = talk.ok(json!({"cmd": "svg", "match": number, "seat": seat}));
        assert!(svg["svg"].as_str().unwrap().starts_with("<svg"), "{place}");
    }
    if at["turn"]["kind"] == "chance" {
        let ok = talk.ok(json!({"cmd": "outcomes", "match": number}));
        assert!(
            ok["outcomes"].as_array().unwrap().iter().all(|o| o["weight"].as_u64().unwrap() > 0),
            "{place}"
        );
        return;
    }
    for seat in at["turn"]["seats"].as_array().into_iter().flatten() {
        let ok = talk.ok(json!({"cmd": "legal", "match": number, "seat": seat}));
        let actions = ok["actions"].as_array().unwrap();
        assert!(!actions.is_empty(), "{place}");
        for action in actions {
            assert!(!action["label"].as_str().unwrap().is_empty(), "{place}");
            talk.ok(json!({"cmd": "check", "match": number, "seat": seat, "action": action["action"]}));
        }
        read_outs_have_named_fields(talk, number, seat, &actions[0]["action"], place);
        for bot in ["random", "greedy"] {
            let ok = talk.ok(json!({"cmd": "suggest", "match": number, "seat": seat, "bot": bot}));
            assert!(actions.iter().any(|action| action["action"] == ok["action"]), "{place}: {ok}");
        }
    }
}

/// People read a read-out with the names of its fields in their language.
fn read_outs_have_named_fields(talk: &mut Talk, number: &Value, seat: &Value, action: &Value, place: &str) {
    let library = Library::standard();
    let game = place.split(' ').next().unwrap_or_default();
    for query in library.title(game).unwrap().info().queries {
        let args: serde_json::Map<String, Value> = query
            .args
            .iter()
            .filter_map(|name| match name.trim_end_matches('?') {
                "seat" => Some(("seat".to_string(), seat.clone())),
                "action" => Some(("action".to_string(), action.clone())),
                _ => None,
            })
            .collect();
        let request = json!({"cmd": "query", "match": number, "name": query.name, "args": args});
        // A read-out of a thing that is not named here is refused.
        let answer = talk.line(request.to_string().as_bytes());
        for field in fields(&answer["ok"][query.name]) {
            let id = format!("field-{}", field.replace('_', "-"));
            let named = field.ends_with("_exact") || solarium_table::english().has(&id);
            assert!(named, "{place}: field {field:?} of {} has no message {id}", query.name);
        }
    }
}

/// The names of all fields, those of fields too.
fn fields(value: &Value) -> Vec<String> {
    match value {
        Value::Object(object) => {
            object.iter().flat_map(|(name, field)| [vec![name.clone()], fields(field)].concat()).collect()
        }
        Value::Array(members) => members.iter().flat_map(fields).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_record_as_text_verifies() {
    let library = Library::standard();
    for (game, setup) in tables() {
        let title = library.title(game).unwrap();
        let mut session = title.start(&setup, solarium_core::Seed::from_number(7)).unwrap();
        let plan = AutoPlan::everywhere("random", session.seats());
        while session
            .advance(&plan, &solarium_core::Cancel::default(), solarium_table::Narration::Full)
            .unwrap()
            .is_some()
        {}
        assert_eq!(session.turn(), Turn::Over);
        let text = session.log(session.steps() < LONG).to_text();
        let record = solarium_core::Record::parse(&text).unwrap();
        assert_eq!(title.verify(&record).unwrap().position().hash, session.position().hash, "{game} {setup}");
    }
}

#[test]
fn every_game_has_rules_packs_and_words() {
    let library = Library::standard();
    for title in library.titles() {
        assert!(title.rules().len() > 20, "{}", title.id());
        let packs = title.packs();
        assert!(
            title.show_pack(&packs[0], solarium_table::english()).is_some_and(|text| text.len() > 100),
            "{}",
            title.id()
        );
        let info = title.info();
        assert_eq!(info.id, title.id());
        assert!(["random", "greedy"].iter().all(|bot| info.bots.contains(bot)), "{}", title.id());
        assert!(info.seats_min <= info.seats_max && !info.queries.is_empty(), "{}", title.id());
    }
}

/// What a part of a score is said to be made of is what it amounts to: `Leyrien 5 + 4, Zcharo 4`, `Grogg 3 + 2, Archive 4`, `3 × 2`.
#[test]
fn details_of_a_score_add_up() {
    let amount = |text: &str| -> i32 {
        let numbers =
            |text: &str| -> Vec<i32> { text.split([' ', ',']).filter_map(|w| w.parse().ok()).collect() };
        match text.contains('×') {
            true => numbers(text).iter().product(),
            false => numbers(text).iter().sum(),
        }
    };
    let library = Library::standard();
    let title = library.title("circadians").unwrap();
    let mut parts = 0;
    for seed in 0..4 {
        let setup = json!({"seats": ["bot:random", "bot:random", "ai:3"]});
        let mut session = title.start(&setup, Seed::from_number(seed)).unwrap();
        while session
            .advance(
                &AutoPlan::by_setup(),
                &solarium_core::Cancel::default(),
                solarium_table::Narration::Full,
            )
            .unwrap()
            .is_some()
        {}
        for score in session.scores() {
            for (part, text) in session.seen(Viewer::Spectator).unwrap().score_details(score.seat).unwrap() {
                let value = score.parts.0.iter().find(|(name, _)| *name == part).map(|(_, value)| *value);
                let text = solarium_table::english().say(&text);
                assert_eq!(Some(amount(&text)), value, "{part}: {text}");
                parts += 1;
            }
        }
    }
    assert_eq!(parts, 4 * (3 + 3 + 3));
}
