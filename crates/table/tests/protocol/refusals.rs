//! Every kind of "no": its stable code, its rule, and that nothing changed.

use crate::Talk;
use serde_json::json;

#[test]
fn lines_that_are_no_requests() {
    let mut talk = Talk::new();
    let deep = format!("{{\"cmd\": \"games\", \"setup\": {}", "[".repeat(100_000));
    for line in [
        b"".as_slice(),
        b"   ",
        b"hello",
        b"{",
        b"[]",
        b"null",
        b"7",
        b"{\"cmd\": \"games\"} {}",
        b"{\"cmd\": \"games\", \"cmd\": \"new\"}",
        b"{\"cmd\": \"\xff\xfe\"}",
        b"\xff",
        b"{\"cmd\": \"games\", }",
        deep.as_bytes(),
    ] {
        let answer = talk.line(line);
        assert_eq!(answer["error"]["code"], "protocol/malformed", "{:?}", String::from_utf8_lossy(line));
    }
    talk.ok(json!({"cmd": "games"}));
}

#[test]
fn commands_and_arguments() {
    let mut talk = Talk::new();
    talk.refused(json!({"cmd": "fly"}), "protocol/unknown-command");
    talk.refused(json!({"cmd": ""}), "protocol/unknown-command");
    talk.refused(json!({}), "protocol/argument");
    talk.refused(json!({"cmd": 7}), "protocol/argument");
    talk.refused(json!({"cmd": null}), "protocol/argument");
    let number = talk.dealt(["human", "human"]);
    for wrong in [
        json!({"cmd": "new"}),
        json!({"cmd": "new", "game": 3}),
        json!({"cmd": "new", "game": "toy", "setup": []}),
        json!({"cmd": "new", "game": "toy", "setup": {"seats": ["human", "human"]}, "seed": -1}),
        json!({"cmd": "new", "game": "toy", "setup": {"seats": ["human", "human"]}, "seed": 1.5}),
        json!({"cmd": "new", "game": "toy", "setup": {"seats": ["human", "human"]}, "seed": "xyz"}),
        json!({"cmd": "new", "game": "toy", "setup": {"seats": ["human", "human"]}, "seed": "0".repeat(66)}),
        json!({"cmd": "new", "game": "toy", "setup": {"seats": ["human", "human"]}, "seed": [1]}),
        json!({"cmd": "load", "game": "toy"}),
        json!({"cmd": "turn"}),
        json!({"cmd": "turn", "match": "one"}),
        json!({"cmd": "turn", "match": -1}),
        json!({"cmd": "legal", "match": number}),
        json!({"cmd": "legal", "match": number, "seat": "spectator"}),
        json!({"cmd": "legal", "match": number, "seat": 300}),
        json!({"cmd": "play", "match": number, "seat": 0}),
        json!({"cmd": "play", "match": number, "seat": 0, "action": 4}),
        json!({"cmd": "play", "match": number, "action": "pass"}),
        json!({"cmd": "chance", "match": number, "outcome": 4}),
        json!({"cmd": "view", "match": number, "seat": "anybody"}),
        json!({"cmd": "view", "match": number, "seat": -1}),
        json!({"cmd": "auto", "match": number, "until": "tea"}),
        json!({"cmd": "auto", "match": number, "bots": {"7": "uniform"}}),
        json!({"cmd": "auto", "match": number, "bots": [1]}),
        json!({"cmd": "auto", "match": number, "bots": ["a", "b", "c", "d"]}),
        json!({"cmd": "suggest", "match": number, "seat": 0, "bot": "uniform", "budget": {"hours": 3}}),
        json!({"cmd": "suggest", "match": number, "seat": 0, "bot": "uniform", "budget": 3}),
        json!({"cmd": "query", "match": number}),
        json!({"cmd": "query", "match": number, "name": "left", "args": [1]}),
        json!({"cmd": "perft", "match": number}),
        json!({"cmd": "perft", "match": number, "depth": 65}),
        json!({"cmd": "perft", "match": number, "depth": 1e12}),
        json!({"cmd": "replay"}),
        json!({"cmd": "replay", "log": {}, "to": "end", "steps": []}),
    ] {
        let mut answer = talk.line(wrong.to_string().as_bytes());
        let code = answer["error"]["code"].take();
        assert!(code == "protocol/argument" || code == "record/malformed", "{wrong} -> {code}");
    }
    let deep =
        format!("{{\"cmd\":\"load\",\"game\":\"toy\",\"state\":{}{}}}", "[".repeat(5000), "]".repeat(5000));
    assert_eq!(talk.line(deep.as_bytes())["error"]["code"], "protocol/argument");
}

#[test]
fn games_matches_bots_and_queries_that_do_not_exist() {
    let mut talk = Talk::new();
    talk.refused(json!({"cmd": "new", "game": "chess"}), "game/unknown");
    talk.refused(json!({"cmd": "load", "game": "chess", "state": {}}), "game/unknown");
    talk.refused(json!({"cmd": "turn", "match": 1}), "match/unknown");
    let number = talk.dealt(["human", "human"]);
    let before = talk.ok(json!({"cmd": "state", "match": number}));
    talk.refused(json!({"cmd": "query", "match": number, "name": "weather"}), "query/unknown");
    talk.refused(json!({"cmd": "suggest", "match": number, "seat": 0, "bot": "oracle"}), "bot/unknown");
    talk.refused(json!({"cmd": "auto", "match": number, "bots": ["uniform", "oracle"]}), "bot/unknown");
    assert_eq!(talk.ok(json!({"cmd": "state", "match": number})), before);
    for cmd in ["legal", "undo", "view", "svg", "explain"] {
        talk.refused(json!({"cmd": cmd, "match": number, "seat": 2}), "match/no-such-seat");
    }
}

#[test]
fn set_ups_and_positions_with_all_reasons() {
    let mut talk = Talk::new();
    let setup = json!({"seats": ["human", "robot", "cat"], "weather": 1});
    let error = talk.refused(json!({"cmd": "new", "game": "toy", "setup": setup}), "setup/refused");
    assert_eq!(error["reasons"].as_array().unwrap().len(), 4, "{error}");
    assert_eq!(error["reasons"][0]["rule"], "TY-8");
    assert!(error["reasons"][0]["message"].is_string());
    assert_eq!(error["rule"], "TY-8");
    talk.refused(json!({"cmd": "new", "game": "toy"}), "setup/refused");
    let number = talk.dealt(["human", "human"]);
    let mut state = talk.ok(json!({"cmd": "state", "match": number}))["state"].take();
    state["deck"] = json!(0);
    let error = talk.refused(json!({"cmd": "load", "game": "toy", "state": state}), "state/impossible");
    assert_eq!(error["reasons"][0]["rule"], "TY-1");
    talk.refused(json!({"cmd": "load", "game": "toy", "state": 7}), "state/impossible");
}

#[test]
fn actions_name_their_rule() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "clock"]);
    let before = talk.ok(json!({"cmd": "state", "match": number}));
    for cmd in ["check", "play"] {
        let request =
            |seat: u8, action: &str| json!({"cmd": cmd, "match": number, "seat": seat, "action": action});
        let error = talk.refused(request(0, "bid 2"), "illegal/not-in-hand");
        assert_eq!(error["rule"], "TY-3");
        let error = talk.refused(request(0, "light"), "illegal/not-acting");
        assert_eq!(error["rule"], "TY-5");
        let error = talk.refused(request(1, "bid 4"), "illegal/automa");
        assert_eq!(error["rule"], "TY-6");
        let error = talk.refused(request(0, "dance"), "action/unreadable");
        assert_eq!(error["rule"], "TY-8");
        talk.refused(request(5, "pass"), "match/no-such-seat");
    }
    assert_eq!(talk.ok(json!({"cmd": "state", "match": number})), before);
    talk.ok(json!({"cmd": "play", "match": number, "seat": 0, "action": "bid 3"}));
    let request = json!({"cmd": "play", "match": number, "seat": 0, "action": "bid 1"});
    talk.refused(request, "match/not-your-turn");
    talk.ok(json!({"cmd": "auto", "match": number, "bots": "uniform"}));
    talk.refused(json!({"cmd": "play", "match": number, "seat": 0, "action": "pass"}), "match/over");
    talk.refused(json!({"cmd": "suggest", "match": number, "seat": 0, "bot": "uniform"}), "match/over");
}

#[test]
fn chance_out_of_place() {
    let mut talk = Talk::new();
    let setup = json!({"seats": ["human", "human"]});
    let number = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup}))["match"].take();
    talk.refused(json!({"cmd": "play", "match": number, "seat": 0, "action": "pass"}), "match/not-your-turn");
    talk.refused(json!({"cmd": "chance", "match": number, "outcome": "die 2"}), "match/not-an-outcome");
    talk.refused(json!({"cmd": "chance", "match": number, "outcome": "rain"}), "outcome/unreadable");
    let number = talk.dealt(["human", "human"]);
    talk.refused(json!({"cmd": "chance", "match": number}), "match/not-chance");
    talk.refused(json!({"cmd": "chance", "match": number, "outcome": "die 2"}), "match/not-chance");
    talk.refused(json!({"cmd": "outcomes", "match": number}), "match/not-chance");
}

#[test]
fn explaining_what_nobody_decides() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "clock"]);
    talk.refused(json!({"cmd": "explain", "match": number, "seat": 0}), "explain/no-automa");
    talk.ok(json!({"cmd": "play", "match": number, "seat": 1, "action": "bid 2"}));
    talk.refused(json!({"cmd": "explain", "match": number, "seat": 1}), "explain/not-now");
    talk.refused(json!({"cmd": "explain", "match": number}), "explain/not-now");
}

#[test]
fn undo_stops_at_what_was_revealed() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    talk.refused(json!({"cmd": "undo", "match": number, "seat": 0}), "undo/nothing");
    talk.ok(json!({"cmd": "play", "match": number, "seat": 0, "action": "bid 3"}));
    talk.ok(json!({"cmd": "play", "match": number, "seat": 1, "action": "pass"}));
    let error = talk.refused(json!({"cmd": "undo", "match": number, "seat": 1}), "undo/revealed");
    assert_eq!(error["rule"], "TY-7");
    talk.ok(json!({"cmd": "play", "match": number, "seat": 0, "action": "light"}));
    assert_eq!(talk.ok(json!({"cmd": "undo", "match": number, "seat": 0}))["undone"], "light");
}

#[test]
fn records_that_do_not_fit() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    talk.ok(json!({"cmd": "auto", "match": number, "bots": "uniform"}));
    let log = talk.ok(json!({"cmd": "log", "match": number, "checks": true}))["log"].take();
    let mut edited = log.clone();
    edited["steps"][5] = json!("0 bid 7");
    let error = talk.refused(json!({"cmd": "replay", "log": edited}), "record/step");
    assert_eq!((&error["step"], &error["rule"]), (&json!(6), &json!("TY-3")));
    let mut edited = log.clone();
    let step = edited["steps"][4].as_str().unwrap().replace('#', "#0");
    edited["steps"][4] = json!(step);
    assert_eq!(talk.refused(json!({"cmd": "replay", "log": edited}), "record/checksum")["step"], 5);
    for (key, value, code) in [
        ("game", json!("chess"), "game/unknown"),
        ("rules_version", json!(99), "record/other-version"),
        ("rules_version", json!("one"), "record/malformed"),
        ("setup", json!({"seats": ["cat"]}), "record/setup"),
        ("steps", json!(["0"]), "record/malformed"),
        ("steps", json!([7]), "record/malformed"),
        ("steps", json!("none"), "record/malformed"),
        ("seed", json!(1), "record/malformed"),
        ("weather", json!(1), "record/malformed"),
    ] {
        let mut edited = log.clone();
        edited[key] = value;
        talk.refused(json!({"cmd": "replay", "log": edited}), code);
    }
    talk.refused(json!({"cmd": "replay", "log": log, "to": 10_000}), "record/too-short");
    talk.refused(json!({"cmd": "replay", "log": "solarium-record 1\ngame toy"}), "record/malformed");
    talk.refused(json!({"cmd": "replay", "log": 7}), "record/malformed");
}
