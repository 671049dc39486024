//! Read-outs, labels, touches, prompts and the board in text.

use crate::players::{load, two};
use crate::scene::{Play, Scene, say};
use crate::worked_examples::record_of_the_rules;
use serde_json::{Value, json};
use solarium_conformance::Languages;
use solarium_core::{
    BadQuery, BoardText, Choices, DataPack, Describe, Game, Notation, ReadOuts, Refusal, Seat, Viewer,
    Wording,
};
use solarium_photosynthesis::{Pack, Photosynthesis};
use solarium_words::Lang;

const A: Seat = Seat(0);

fn ask(play: &Play, name: &str, args: Value) -> Result<Value, BadQuery> {
    play.game.query(&play.game.view(&play.state, Viewer::Spectator), name, &args)
}

/// The board of W5, two players.
fn w5() -> Play {
    load(&two("A3@c4 A2@e5 A1@b2 A0@d4 B2@b4 B1@d3 B3@e3", 3))
}

#[test]
fn light_for_each_sun_and_seat() {
    let expected = json!([[6, 3], [5, 6], [6, 5], [3, 4], [4, 6], [4, 6]]);
    assert_eq!(ask(&w5(), "light", json!({})).unwrap(), expected);
}

#[test]
fn shaded_pieces_for_each_sun_with_seeds() {
    let shaded = ask(&w5(), "shaded", Value::Null).unwrap();
    let play = w5();
    for sun in 0..6u8 {
        let expected: Vec<String> =
            play.state.forest().shaded(sun).iter().map(|cell| cell.to_string()).collect();
        assert_eq!(shaded[sun as usize], json!(expected));
    }
    assert_eq!(shaded[0], json!(["d4", "e3"]));
    assert_eq!(shaded[2], json!(["d3"]));
}

#[test]
fn shades_names_who_shades_whom() {
    let play = load(&two("A3@d6 B3@d5 A2@d2", 2));
    let expected = json!([{"cell": "d2", "by": ["d5"]}, {"cell": "d5", "by": ["d6"]}]);
    assert_eq!(ask(&play, "shades", json!({})).unwrap(), expected, "the present sun is 1");
    assert_eq!(ask(&play, "shades", json!({"sun": 1})).unwrap(), expected);
    let other = ask(&play, "shades", json!({"sun": 4})).unwrap();
    assert_eq!(other, json!([{"cell": "d6", "by": ["d5"]}]));
    let bad = ask(&play, "shades", json!({"sun": 6})).unwrap_err();
    assert!(matches!(bad, BadQuery::Argument(_)));
}

#[test]
fn forecast_of_six_rounds_with_the_loss_at_the_limit() {
    let mut record = two("A3@d4 A3@a1", 16);
    record["seats"][0]["lp"] = json!(10);
    record["seats"][1] = json!({"kind": "cynthia", "level": "seedling", "lp": 1});
    let play = load(&record);
    let forecast = ask(&play, "forecast", json!({})).unwrap();
    assert_eq!(
        forecast,
        json!([
            {"round": 17, "sun": 4, "gain": [6, -1], "lp": [16, 0], "lost": [0, 0]},
            {"round": 18, "sun": 5, "gain": [3, -1], "lp": [19, 0], "lost": [0, 0]},
        ])
    );
    let play = load(&two("A3@d4 A3@g1", 1));
    let forecast = ask(&play, "forecast", json!({})).unwrap();
    let list = forecast.as_array().unwrap();
    assert_eq!(list.len(), 6);
    assert_eq!(list[0]["round"], json!(2));
    assert_eq!(list[1], json!({"round": 3, "sun": 2, "gain": [6, 0], "lp": [20, 12], "lost": [4, 0]}));
    let mut over = two("A3@d4", 18);
    over["turns_done"] = json!(2);
    assert_eq!(ask(&load(&over), "forecast", json!({})).unwrap(), json!([]));
}

#[test]
fn effect_of_an_action() {
    let mut record = two("A1@a2 A3@d4 B1@d3", 2);
    record["seats"][0]["shop"] = json!([4, 4, 3, 1]);
    record["seats"][0]["available"] = json!([2, 2, 1, 0]);
    let play = load(&record);
    let effect = ask(&play, "effect-of", json!({"action": "collect d4"})).unwrap();
    assert_eq!(effect["lp"], json!({"before": [12, 12], "after": [8, 12]}));
    assert_eq!((&effect["token"], &effect["piece_lost"]), (&json!(19), &Value::Null));
    assert_eq!(effect["light"]["before"][1], json!([4, 0]));
    assert_eq!(effect["light"]["after"][1], json!([1, 1]), "d3 comes into the light");
    let effect = ask(&play, "effect-of", json!({"action": "grow a2"})).unwrap();
    assert_eq!((&effect["token"], &effect["piece_lost"]), (&Value::Null, &json!("small")));
    for args in [json!({}), json!({"action": 3}), json!({"action": "grow"}), json!({"action": "grow d3"})] {
        assert!(matches!(ask(&play, "effect-of", args), Err(BadQuery::Argument(_))));
    }
    let chance = Scene::new("B1@a1", 2, 3).load();
    assert!(matches!(ask(&chance, "effect-of", json!({"action": "end"})), Err(BadQuery::NotNow(_))));
    assert_eq!(ask(&play, "weather", json!({})), Err(BadQuery::Unknown));
    let known: Vec<&str> = Photosynthesis::info().queries.iter().map(|query| query.name).collect();
    assert_eq!(known, ["light", "shaded", "shades", "forecast", "effect-of"]);
}

#[test]
fn labels_and_touches() {
    let mut record = two("A3@d4 A2@c4", 2);
    record["seats"][0]["lp"] = json!(19);
    record["seats"][0]["shop"] = json!([4, 4, 3, 0]);
    record["seats"][0]["available"] = json!([2, 2, 0, 1]);
    let play = load(&record);
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let cases: [(&str, &str, &[&str]); 5] = [
        ("buy small", "buy a small tree, 2 LP (3 left in the shop then)", &["shop:small"]),
        ("plant c4 b4", "plant a seed on b4 from the medium tree on c4, 1 LP", &["cell:c4", "cell:b4"]),
        (
            "grow c4",
            "grow medium on c4 to large, 3 LP; the medium tree would be lost (PH-5.7): buy a medium first, 3 LP",
            &["cell:c4", "grow"],
        ),
        ("collect d4", "collect the large tree on d4, 4 LP: a token of 19 points", &["cell:d4", "collect"]),
        ("end", "end the turn; 4 LP of the next light would be lost at the limit of 20", &["end"]),
    ];
    for (text, label, touches) in cases {
        let action = play.game.parse_action(text).unwrap();
        assert_eq!(say(&play.game.label(&view, A, action)), label);
        assert_eq!(play.game.touches(&view, action), touches);
    }
}

/// The refusal shown for a touch of a target that cannot be used now.
#[test]
fn a_touch_that_is_not_possible_has_a_reason() {
    let mut record = two("A3@d4 A2@c4 A0@g1 B1@b2", 2);
    record["seats"][0]["lp"] = json!(3);
    record["seats"][0]["shop"] = json!([0, 4, 3, 1]);
    record["seats"][0]["available"] = json!([1, 0, 0, 0]);
    record["activated"] = json!(["d5"]);
    let play = load(&record);
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let why = |touch: &str| {
        let meant = play.game.meant(&view, A, touch);
        let refused = meant.into_iter().find_map(|action| play.game.check(&play.state, A, action).err());
        refused.map(|illegal| (illegal.rule(), say(&illegal.message())))
    };
    for (touch, rule, part) in [
        ("shop:seed", "PH-5.3", "no seed is left"),
        ("shop:large", "PH-5.3", "this costs 5 LP, you have 3"),
        ("cell:d4", "PH-5.6", "this costs 4 LP, you have 3"),
        ("cell:c4", "PH-5.5", "buy one first"),
        ("cell:b2", "PH-5.5", "belongs to seat B"),
        ("cell:d5", "PH-5.2", "activated"),
        ("cell:g1", "PH-5.5", "no small tree is available"),
    ] {
        let (found, text) = why(touch).expect(touch);
        assert!(text.contains(part), "{touch}: {text}");
        assert_eq!(found, rule, "{touch}: {text}");
    }
    assert_eq!(why("cell:e4"), None, "a seed can be planted there");
    assert_eq!(why("pile:1"), None);
    let every_cell = solarium_photosynthesis::Cell::all().map(|cell| format!("cell:{cell}"));
    assert!(every_cell.map(|touch| play.game.meant(&view, A, &touch).len()).all(|n| n == 1));
}

/// PH-1.15: every printed value is listed with where it comes from.
#[test]
fn ph_1_15_printed_values() {
    let pack = Pack::standard_pack();
    let values = pack.printed_values();
    let of = |group: &str| values.iter().filter(|value| say(&value.group) == group).count();
    assert_eq!(of("Scoring tokens"), 4);
    assert_eq!(of("Cynthia: Action cards"), 2 * pack.cynthia.cards.len());
    assert_eq!(of("Cynthia: levels"), pack.cynthia.levels.len());
    let rules = Photosynthesis::rules();
    for value in &values {
        assert!(rules.iter().any(|rule| rule.id == value.rule), "{} names {}", value.name, value.rule);
        let reconstructed = ["Cynthia: Action cards", "Cynthia: levels", "Cynthia: supply"];
        assert_eq!(value.provenance == "reconstructed", reconstructed.contains(&say(&value.group).as_str()));
        assert!(!say(&value.value).is_empty());
    }
    assert!(values.iter().any(|v| say(&v.name) == "large, prices in LP" && say(&v.value) == "4, 5"));
}

#[test]
fn prompts_say_what_comes_next() {
    let mut play = Play::start(json!({"seats": ["human", "cynthia"], "ds_corner": "random"}));
    let prompt = |play: &Play| say(&play.game.prompt(&play.game.view(&play.state, Viewer::Seat(A)), A));
    assert!(prompt(&play).contains("PH-2.3"));
    play.step("first 0");
    assert!(prompt(&play).contains("PH-8.7"));
    play.step("corner 0");
    assert!(prompt(&play).contains("first start tree"));
    play.step("place a2");
    assert!(prompt(&play).contains("draws a card"));
    play.step("card 3");
    assert!(prompt(&play).contains("acts by card 3"));
    play.step("place e6");
    assert!(prompt(&play).contains("second start tree"));
}

#[test]
fn the_board_in_text() {
    let play = load(&record_of_the_rules());
    let view = play.game.view(&play.state, Viewer::Spectator);
    let words = Languages::of::<Photosynthesis>().words(Lang::En);
    let plain = play.game.board_text(&view, words, false);
    assert!(!plain.contains('\x1b'));
    for part in
        ["round 9 of 18", "sun at 2 (SE)", "A3", "B1 *", "SUN", "supply 4/3/2/2", "card 6", "18 18 17 17"]
    {
        assert!(plain.contains(part), "{part:?} in\n{plain}");
    }
    assert!(play.game.board_text(&view, words, true).contains('\x1b'));
    let line = play.game.position_line(&play.state);
    assert!(!line.contains('\n') && line.contains("A3@d4 B2@c5 B1@g3"), "{line}");
}
