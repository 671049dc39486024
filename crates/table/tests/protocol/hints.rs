//! `hint` and `suggest`: what they answer, and what they refuse.

use crate::Talk;
use serde_json::{Value, json};

/// A position of Photosynthesis in which seat 0 is to act.
fn forest(talk: &mut Talk) -> Value {
    let state = json!({
        "seats": [{"kind": "player", "lp": 8}, {"kind": "player"}], "board": "A1@d4 A3@e4 B1@a1", "round": 9
    });
    talk.ok(json!({"cmd": "load", "game": "photosynthesis", "state": state}))["match"].clone()
}

fn hint(number: &Value, grade: u8) -> Value {
    json!({"cmd": "hint", "match": number, "seat": 0, "grade": grade, "budget": {"iterations": 500}})
}

#[test]
fn each_grade_says_more_and_all_are_of_one_search() {
    let mut talk = Talk::new();
    let number = forest(&mut talk);
    let grades: Vec<Value> = (1..=4).map(|grade| talk.ok(hint(&number, grade))).collect();
    let fields = |n: usize| grades[n].as_object().unwrap();
    for (n, grade) in grades.iter().enumerate() {
        assert_eq!(grade["grade"], n + 1);
        assert_eq!(grade["principle"], grades[0]["principle"]);
        assert_eq!(grade["quantity"], grades[0]["quantity"]);
        assert!(grade["quantity"]["best"].is_i64() && grade["quantity"]["name"].is_string());
        assert!(n == 0 || fields(n - 1).keys().all(|key| fields(n).contains_key(key)));
    }
    assert!(!fields(0).contains_key("region") && !fields(1).contains_key("action"));
    assert_eq!(grades[3]["action"], grades[2]["action"]);
    assert_eq!(grades[3]["line"][0]["action"], grades[2]["action"]);
    let best = talk.ok(json!({
        "cmd": "suggest", "match": number, "seat": 0, "bot": "hard", "budget": {"iterations": 500}
    }));
    assert_eq!(best["action"], grades[2]["action"], "a hint is what the bot would do");
    talk.ok(json!({"cmd": "play", "match": number, "seat": 0, "action": grades[2]["action"]}));
}

#[test]
fn a_hint_speaks_the_language_of_the_request() {
    let mut talk = Talk::new();
    let number = forest(&mut talk);
    let mut said: Vec<Value> = Vec::new();
    for lang in ["en", "de", "fr"] {
        let mut request = hint(&number, 1);
        request["lang"] = json!(lang);
        said.push(talk.ok(request)["text"].take());
    }
    said.dedup();
    assert_eq!(said.len(), 3, "{said:?}");
}

#[test]
fn a_plan_is_suggested_with_visits_values_errors_and_its_line() {
    let mut talk = Talk::new();
    let setup = json!({"seats": ["human", "human"]});
    let number =
        talk.ok(json!({"cmd": "new", "game": "circadians", "setup": setup, "seed": 3}))["match"].clone();
    let turn = talk.ok(json!({"cmd": "auto", "match": number}))["turn"].take();
    let seat = turn["seats"][0].clone();
    let ask = |bot: &str| json!({"cmd": "suggest", "match": number, "seat": seat, "bot": bot, "budget": {"iterations": 3000}});
    for bot in ["expert", "mcts"] {
        let plan = talk.ok(ask(bot));
        let legal = talk.ok(json!({"cmd": "legal", "match": number, "seat": seat}))["actions"].take();
        let actions = plan["actions"].as_array().unwrap();
        assert_eq!(actions.len(), legal.as_array().unwrap().len());
        for opinion in actions {
            assert!(opinion["visits"].is_u64() && opinion["value"].is_number());
            // A tree visits an action often: the mean over its visits has an error.
            let error = opinion["error"].as_f64();
            assert!(bot != "mcts" || error.is_some_and(|error| error >= 0.0), "{opinion}");
        }
        let line: Vec<&str> =
            plan["line"].as_array().unwrap().iter().map(|step| step.as_str().unwrap()).collect();
        assert_eq!(line[0], format!("{seat} {}", plan["action"].as_str().unwrap()));
        assert!(plan["iterations"].as_u64().unwrap() > 0);
    }
    let easy = talk.ok(ask("easy"));
    assert!(easy["actions"][0].get("error").is_none(), "one world knows no error");
}

#[test]
fn the_smallest_budget_still_gives_a_hint() {
    let mut talk = Talk::new();
    let number = forest(&mut talk);
    for budget in [json!({"iterations": 0}), json!({"ms": 0})] {
        let ok = talk.ok(json!({"cmd": "hint", "match": number, "seat": 0, "grade": 3, "budget": budget}));
        let action = ok["action"].clone();
        talk.ok(json!({"cmd": "check", "match": number, "seat": 0, "action": action}));
    }
}

#[test]
fn what_is_no_question_for_a_hint_is_refused() {
    let mut talk = Talk::new();
    let number = forest(&mut talk);
    for grade in [json!(0), json!(5), json!(-1), json!(256), json!(2.5), json!("2"), json!([1])] {
        let error = talk
            .refused(json!({"cmd": "hint", "match": number, "seat": 0, "grade": grade}), "protocol/argument");
        assert_eq!(error["message"], "`grade` must be a grade from 1 to 4");
    }
    talk.refused(json!({"cmd": "hint", "match": number, "seat": 1}), "match/not-your-turn");
    talk.refused(json!({"cmd": "hint", "match": number, "seat": 7}), "match/no-such-seat");
    talk.refused(json!({"cmd": "hint", "match": number, "seat": "spectator"}), "protocol/argument");
    talk.refused(json!({"cmd": "hint", "match": number}), "protocol/argument");
    talk.refused(json!({"cmd": "hint", "match": 99, "seat": 0}), "match/unknown");
    talk.refused(json!({"cmd": "hint", "match": number, "seat": 0, "bot": "oracle"}), "bot/unknown");
    talk.refused(
        json!({"cmd": "hint", "match": number, "seat": 0, "budget": {"hours": 1}}),
        "protocol/argument",
    );
    let over = json!({"seats": [{"kind": "player"}, {"kind": "player"}], "board": "", "round": 18});
    let over = talk.ok(json!({"cmd": "load", "game": "photosynthesis", "state": over}))["match"].clone();
    for _ in 0..2 {
        let turn = talk.ok(json!({"cmd": "turn", "match": over}));
        if let Some(seat) = turn["seats"][0].as_u64() {
            talk.ok(json!({"cmd": "play", "match": over, "seat": seat, "action": "end"}));
        }
    }
    talk.refused(json!({"cmd": "hint", "match": over, "seat": 0}), "match/over");
}
