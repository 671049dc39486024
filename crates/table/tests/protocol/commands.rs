//! Every command once, as it should be.

use crate::Talk;
use serde_json::json;

#[test]
fn games_describe_what_can_be_played() {
    let mut talk = Talk::new();
    let ok = talk.ok(json!({"cmd": "games"}));
    let games = ok["games"].as_array().unwrap();
    let toy = games.iter().find(|game| game["id"] == "toy").unwrap();
    assert_eq!(toy["rules_version"], 1);
    assert_eq!(toy["seats"], json!({"min": 2, "max": 3}));
    assert_eq!(toy["options"][0]["name"], "fault");
    assert_eq!(toy["queries"][0]["name"], "left");
}

#[test]
fn id_comes_back_as_it_was_written() {
    let mut talk = Talk::new();
    for id in ["7", "null", "\"a\\u00e9\"", "[1, {\"x\": 2.50}]", "123456789012345678901234567890", "1e999"] {
        let mut out = Vec::new();
        talk.0.answer(format!("{{\"id\": {id}, \"cmd\": \"games\"}}").as_bytes(), &mut out);
        let text = String::from_utf8(out).unwrap();
        assert!(text.starts_with(&format!("{{\"id\":{id},\"ok\":")), "{text}");
        let mut out = Vec::new();
        talk.0.answer(format!("{{\"cmd\": \"turn\", \"match\": 99, \"id\": {id}}}").as_bytes(), &mut out);
        let text = String::from_utf8(out).unwrap();
        assert!(text.starts_with(&format!("{{\"id\":{id},\"error\":")), "{text}");
    }
    assert!(talk.line(b"{\"cmd\": \"games\"}").get("id").is_none());
}

#[test]
fn new_gives_match_turn_and_commitment() {
    let mut talk = Talk::new();
    let setup = json!({"seats": ["human", "human"]});
    let ok = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup, "seed": 0}));
    assert_eq!(ok["match"], 1);
    assert_eq!(ok["turn"], json!({"kind": "chance"}));
    // SHA-256 of 32 zero bytes.
    assert_eq!(ok["commitment"], "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    let hex = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup, "seed": "2a"}));
    let number = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup, "seed": 42}));
    assert_eq!((&hex["match"], &number["match"]), (&json!(2), &json!(3)));
    assert_eq!(hex["commitment"], number["commitment"]);
    let one = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup}));
    let two = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup}));
    assert_ne!(one["commitment"], two["commitment"], "a seed that is not given is drawn");
}

#[test]
fn chance_is_listed_given_or_drawn() {
    let mut talk = Talk::new();
    let setup = json!({"seats": ["human", "human"]});
    let number = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup, "seed": 5}))["match"].clone();
    let ok = talk.ok(json!({"cmd": "outcomes", "match": number}));
    assert_eq!(ok["outcomes"].as_array().unwrap().len(), 7);
    assert_eq!(ok["outcomes"][2], json!({"outcome": "card 3", "weight": 1, "for": 0}));
    let ok = talk.ok(json!({"cmd": "chance", "match": number, "outcome": "card 3"}));
    assert_eq!(ok["turn"], json!({"kind": "chance"}));
    let mine: Vec<_> = ok["events"].as_array().unwrap().iter().map(|event| &event["for"]).collect();
    assert!(mine.contains(&&json!(0)), "what only the owner sees says so: {ok}");
    let ok = talk.ok(json!({"cmd": "outcomes", "match": number}));
    assert_eq!(ok["outcomes"][0], json!({"outcome": "card 1", "weight": 1, "for": 1}));
    talk.ok(json!({"cmd": "chance", "match": number}));
    let log = talk.ok(json!({"cmd": "log", "match": number}))["log"].clone();
    assert_eq!(log["steps"].as_array().unwrap().len(), 2);
}

#[test]
fn several_outcomes_are_taken_at_once_or_not_at_all() {
    let mut talk = Talk::new();
    let setup = json!({"seats": ["human", "human"]});
    let number = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup, "seed": 5}))["match"].clone();
    let steps = |talk: &mut Talk| {
        let log = talk.ok(json!({"cmd": "log", "match": number}))["log"].clone();
        log["steps"].as_array().unwrap().len()
    };
    // There is one card of each number.
    let twice = json!({"cmd": "chance", "match": number, "outcome": "card 3; card 3"});
    talk.refused(twice, "match/not-an-outcome");
    assert_eq!(steps(&mut talk), 0);
    talk.ok(json!({"cmd": "chance", "match": number, "outcome": "card 3; card 1"}));
    assert_eq!(steps(&mut talk), 2);
}

#[test]
fn turn_names_everybody_who_may_act() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let turn = talk.ok(json!({"cmd": "turn", "match": number}));
    assert_eq!(turn, json!({"kind": "decide", "seats": [0, 1]}));
}

#[test]
fn legal_lists_actions_ascending_with_label_and_touches() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let ok = talk.ok(json!({"cmd": "legal", "match": number, "seat": 0}));
    assert_eq!(
        ok["actions"],
        json!([
            {"action": "pass", "label": "do: pass", "touches": ["pass"]},
            {"action": "bid 1", "label": "do: bid 1", "touches": ["bid-1"]},
            {"action": "bid 3", "label": "do: bid 3", "touches": ["bid-3"]},
        ])
    );
    talk.ok(json!({"cmd": "play", "match": number, "seat": 0, "action": "pass"}));
    let ok = talk.ok(json!({"cmd": "legal", "match": number, "seat": 0}));
    assert_eq!(ok["actions"], json!([]), "a seat that is not to act has no action");
}

#[test]
fn check_changes_nothing_and_play_does() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let before = talk.ok(json!({"cmd": "state", "match": number}));
    assert_eq!(talk.ok(json!({"cmd": "check", "match": number, "seat": 1, "action": "bid 4"})), json!({}));
    assert_eq!(talk.ok(json!({"cmd": "state", "match": number})), before);
    let ok = talk.ok(json!({"cmd": "play", "match": number, "seat": 1, "action": "bid 4"}));
    assert_eq!(ok["turn"], json!({"kind": "decide", "seats": [0]}));
    assert!(!ok["events"].as_array().unwrap().is_empty());
    assert_ne!(talk.ok(json!({"cmd": "state", "match": number})), before);
}

#[test]
fn state_round_trips_through_load() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "clock"]);
    let state = talk.ok(json!({"cmd": "state", "match": number}));
    assert_eq!(state["hash"].as_str().unwrap().len(), 16);
    assert!(!state["notation"].as_str().unwrap().contains('\n'));
    let loaded = talk.ok(json!({"cmd": "load", "game": "toy", "state": state["state"]}));
    assert_eq!(loaded["turn"], json!({"kind": "decide", "seats": [0, 1]}));
    assert_eq!(talk.ok(json!({"cmd": "state", "match": loaded["match"]})), state);
    let whole = talk.ok(json!({"cmd": "load", "game": "toy", "state": state}));
    assert_eq!(talk.ok(json!({"cmd": "state", "match": whole["match"]})), state);
}

#[test]
fn view_and_svg_show_what_the_viewer_may_know() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let view =
        |talk: &mut Talk, seat| talk.ok(json!({"cmd": "view", "match": number, "seat": seat}))["view"].take();
    assert_eq!(view(&mut talk, json!(0))["hand"], 0b1010);
    assert_eq!(view(&mut talk, json!(1))["hand"], 0b10100);
    assert_eq!(view(&mut talk, json!("spectator"))["hand"], 0);
    let svg = talk.ok(json!({"cmd": "svg", "match": number, "seat": 1}))["svg"].take();
    assert!(svg.as_str().unwrap().starts_with("<svg"));
}

#[test]
fn explain_gives_the_automas_action_and_reasons() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "clock"]);
    let ok = talk.ok(json!({"cmd": "explain", "match": number, "seat": 1}));
    assert_eq!(ok["action"], "bid 2");
    assert_eq!(ok["trace"][0]["rule"], "TY-6");
    assert_eq!(ok["trace"][0]["before"], json!(["2", "4"]));
    assert_eq!(ok["trace"][0]["after"], json!(["2"]));
    let legal = talk.ok(json!({"cmd": "legal", "match": number, "seat": 1}));
    assert_eq!(legal["actions"].as_array().unwrap().len(), 1);
    assert_eq!(legal["actions"][0]["action"], "bid 2");
    assert_eq!(talk.ok(json!({"cmd": "explain", "match": number})), ok);
}

#[test]
fn suggest_gives_an_action_and_opinions() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let request =
        json!({"cmd": "suggest", "match": number, "seat": 0, "bot": "uniform", "budget": {"iterations": 10}});
    let ok = talk.ok(request);
    let actions = ok["actions"].as_array().unwrap();
    assert_eq!(actions.len(), 3);
    assert!(actions.iter().any(|action| action["action"] == ok["action"]));
    assert!(actions.iter().all(|action| action["visits"].is_u64() && action["value"].is_number()));
}

#[test]
fn query_answers_in_a_field_of_its_name() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    // Two seats may act, so nobody's hand is counted unless a seat is named.
    assert_eq!(talk.ok(json!({"cmd": "query", "match": number, "name": "left"})), json!({"left": 7}));
    let request = json!({"cmd": "query", "match": number, "name": "left", "args": {"seat": 0}});
    assert_eq!(talk.ok(request), json!({"left": 5}));
    talk.ok(json!({"cmd": "play", "match": number, "seat": 0, "action": "pass"}));
    assert_eq!(talk.ok(json!({"cmd": "query", "match": number, "name": "left"})), json!({"left": 5}));
}

#[test]
fn undo_takes_back_a_hidden_answer() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let before = talk.ok(json!({"cmd": "state", "match": number}));
    talk.ok(json!({"cmd": "play", "match": number, "seat": 0, "action": "bid 3"}));
    let ok = talk.ok(json!({"cmd": "undo", "match": number, "seat": 0}));
    assert_eq!(ok, json!({"undone": "bid 3", "turn": {"kind": "decide", "seats": [0, 1]}}));
    assert_eq!(talk.ok(json!({"cmd": "state", "match": number})), before);
}

#[test]
fn score_has_parts_and_at_the_end_ranks() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "clock"]);
    let ok = talk.ok(json!({"cmd": "score", "match": number}));
    assert_eq!(ok["seats"][0]["total"], 0);
    assert!(ok["seats"][0].get("rank").is_none());
    talk.ok(json!({"cmd": "auto", "match": number, "until": "over", "bots": {"0": "uniform"}}));
    let ok = talk.ok(json!({"cmd": "score", "match": number}));
    for seat in ok["seats"].as_array().unwrap() {
        let parts: i64 = seat["parts"].as_object().unwrap().values().map(|part| part.as_i64().unwrap()).sum();
        assert_eq!(seat["total"], parts);
        assert!(seat["rank"].is_u64() && seat["tie"].is_object());
    }
}

#[test]
fn perft_counts_sequences() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let nodes = |talk: &mut Talk, depth| {
        talk.ok(json!({"cmd": "perft", "match": number, "depth": depth}))["nodes"].as_u64().unwrap()
    };
    assert_eq!(nodes(&mut talk, 0), 1);
    assert_eq!(nodes(&mut talk, 1), 6);
    assert_eq!(nodes(&mut talk, 2), 18);
}

#[test]
fn auto_plays_everything_but_people() {
    let mut talk = Talk::new();
    let setup = json!({"seats": ["human", "clock", "bot:uniform"]});
    let number = talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup, "seed": 3}))["match"].clone();
    let ok = talk.ok(json!({"cmd": "auto", "match": number}));
    assert_eq!(ok["turn"], json!({"kind": "decide", "seats": [0]}), "only the person is left to answer");
    assert_eq!(ok["steps"].as_array().unwrap().len(), 9);
    assert!(ok["events"].as_array().unwrap().len() >= 9);
    // Nothing moves by itself, and nothing more without the person.
    let ok = talk.ok(json!({"cmd": "auto", "match": number, "until": "over"}));
    assert_eq!((ok["steps"].clone(), ok["turn"]["kind"].clone()), (json!([]), json!("decide")));
    let ok =
        talk.ok(json!({"cmd": "auto", "match": number, "until": "over", "bots": ["uniform", null, null]}));
    assert_eq!(ok["turn"], json!({"kind": "over"}));
}

#[test]
fn auto_runs_the_same_again_from_the_same_seed() {
    let run = || {
        let mut talk = Talk::new();
        let setup = json!({"seats": ["human", "human", "human"]});
        talk.ok(json!({"cmd": "new", "game": "toy", "setup": setup, "seed": 11}));
        talk.ok(json!({"cmd": "auto", "match": 1, "until": "over", "bots": "bot:uniform"}))
    };
    assert_eq!(run(), run());
}

#[test]
fn log_replays_whole_or_in_part() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "clock"]);
    let middle = talk.ok(json!({"cmd": "state", "match": number}));
    let open = talk.ok(json!({"cmd": "log", "match": number}));
    assert_eq!(open["log"]["steps"][0], "* card 1");
    assert!(open["log"].get("seed").is_none(), "the seed of an open match stays secret");
    talk.ok(json!({"cmd": "auto", "match": number, "until": "over", "bots": {"0": "uniform"}}));
    let end = talk.ok(json!({"cmd": "state", "match": number}));
    let closed = talk.ok(json!({"cmd": "log", "match": number, "checks": true}));
    assert_eq!(closed["log"]["seed"], format!("{:064x}", 1));
    for log in [&closed, &closed["log"]] {
        let again = talk.ok(json!({"cmd": "replay", "log": log}));
        assert_eq!(talk.ok(json!({"cmd": "state", "match": again["match"]})), end);
        let part = talk.ok(json!({"cmd": "replay", "log": log, "to": 5}));
        assert_eq!(part["turn"], json!({"kind": "decide", "seats": [0, 1]}));
        assert_eq!(talk.ok(json!({"cmd": "state", "match": part["match"]})), middle);
    }
}

#[test]
fn a_match_from_a_position_has_it_in_its_log() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let state = talk.ok(json!({"cmd": "state", "match": number}))["state"].take();
    let loaded = talk.ok(json!({"cmd": "load", "game": "toy", "state": state}))["match"].take();
    talk.ok(json!({"cmd": "play", "match": loaded, "seat": 0, "action": "bid 3"}));
    let log = talk.ok(json!({"cmd": "log", "match": loaded}));
    assert_eq!(log["log"]["start"], state);
    assert_eq!(log["log"]["steps"], json!(["0 bid 3"]));
    let again = talk.ok(json!({"cmd": "replay", "log": log}))["match"].take();
    let (one, two) = (json!({"cmd": "state", "match": loaded}), json!({"cmd": "state", "match": again}));
    assert_eq!(talk.ok(one), talk.ok(two));
}

#[test]
fn close_forgets_a_match() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    assert_eq!(talk.ok(json!({"cmd": "close", "match": number})), json!({}));
    talk.refused(json!({"cmd": "turn", "match": number}), "match/unknown");
}

/// A record of an unfinished match does not hold its seed: what is drawn from there on cannot be verified, and the answer
/// says so before anything is played.
#[test]
fn a_record_without_its_seed_is_replayed_with_a_notice() {
    let mut talk = Talk::new();
    let number = talk.dealt(["human", "human"]);
    let log = talk.ok(json!({"cmd": "log", "match": number}))["log"].take();
    assert!(log.get("seed").is_none(), "the match is not over");
    let opened = talk.ok(json!({"cmd": "replay", "log": log}));
    let notices = opened["notices"].to_string();
    assert!(notices.contains("cannot be verified"), "{opened}");
    // With the seed nothing is to be said.
    let mut whole = log;
    whole["seed"] = json!(solarium_core::Seed::from_number(1).to_hex());
    let opened = talk.ok(json!({"cmd": "replay", "log": whole}));
    assert!(opened.get("notices").is_none(), "{opened}");
}
