//! Chapter 14: companion notes and position records, read and written.

use crate::players::{load, two};
use crate::scene::{Play, Scene, say, shelf};
use crate::worked_examples::record_of_the_rules;
use serde_json::{Value, json};
use solarium_core::{
    EventText, Game, Notation, Random, Records, Seat, Step, Turn, Viewer, Wording, playout, random_step,
};
use solarium_photosynthesis::{Pack, Photosynthesis};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn ph_14_1_the_companion_needs_only_what_counts() {
    // Board, round, LP, level, activated spaces, corner, card: enough to say what she does.
    let play = load(&json!({
        "seats": [{"kind": "player"}, {"kind": "cynthia", "lp": 12, "card": 9}],
        "board": "B3@c4 B3@e3", "round": 8, "turn": 1, "options": {"ds_corner": 3},
    }));
    play.demands(B, "collect c4");
    assert_eq!(play.supply(B), [4, 4, 3, 0]);
}

#[test]
fn ph_14_2_placement_with_the_space_named_for_cynthia() {
    let mut play = Play::start(json!({"seats": ["human", "cynthia"], "first_seat": 0, "ds_corner": 0}));
    play.steps("place a2, card 3");
    play.demands(B, "place e6");
}

#[test]
fn ph_14_3_every_round_is_told() {
    let mut record = two("A1@a1 B2@g4", 12);
    record["seats"][1] = json!({"kind": "cynthia", "lp": 0});
    record["first"] = json!(1);
    record["turn"] = json!(0);
    record["board"] = json!("A1@a1 B2@g4");
    let mut play = load(&record);
    let mut events = Vec::new();
    let end = play.game.parse_action("end").unwrap();
    play.game.advance(&mut play.state, Step::Act(A, end), &mut events);
    let told: Vec<String> = events.iter().map(|(_, event)| say(&play.game.event_message(event))).collect();
    let told = told.join("\n");
    for part in
        ["first-player token passes to A", "round 13", "sun stands at 0", "turned", "gains 1 LP", "has 13"]
    {
        assert!(told.contains(part), "{part:?} in\n{told}");
    }
}

#[test]
fn ph_14_4_a_typed_half_is_acted_on() {
    let half =
        json!({"collect": -5, "ticks": "ML", "seed": -1, "rings": [4, 3, 2, 1], "arrow": "cw", "number": 3});
    let play = Scene::new("B1@g3 B2@c5", 9, 7).activated(&["g3"]).card(half).load();
    play.demands(B, "grow c5");
    // Written out with all the fields of PH-9.14, and read again.
    let record = play.game.record(&play.state);
    assert_eq!(record["seats"][1]["card"]["collect_leaves"], json!(-5));
    let again = load(&record);
    assert_eq!((&again.game, again.state), (&play.game, play.state));
    again.demands(B, "grow c5");
}

#[test]
fn ph_14_5_the_answer_has_its_reasons() {
    let notes = Scene::new("B1@g3 B2@c5", 9, 7).activated(&["g3"]).card(6).decides("grow c5");
    assert!(notes.iter().any(|note| note.holds == Some(false)), "failed checks come before it");
    let play = load(&record_of_the_rules());
    let label = play.game.label(
        &play.game.view(&play.state, Viewer::Spectator),
        B,
        play.game.parse_action("grow c5").unwrap(),
    );
    assert_eq!(say(&label), "grow medium on c5 to large, 6 LP");
}

#[test]
fn ph_14_6_packs_are_checked() {
    let text = solarium_photosynthesis::Pack::STANDARD_TEXT.replace("leaves1 = [14, 14", "leaves1 = [12, 14");
    let problems = Pack::parse("mine.toml", &text).unwrap_err();
    assert!(problems.to_string().contains("mine.toml:"), "{problems}");
}

#[test]
fn ph_14_7_the_record_of_the_rules_round_trips() {
    let record = record_of_the_rules();
    let play = load(&record);
    assert_eq!(play.game.record(&play.state), record);
}

#[test]
fn ph_14_7_fields_left_out() {
    let play = load(&json!({"seats": [{"kind": "player"}, {"kind": "cynthia"}, {"kind": "player"}]}));
    let state = &play.state;
    assert_eq!((state.round(), state.first(), state.turns_done()), (1, Some(A), 0));
    assert_eq!(play.game.turn(state), Turn::of(A));
    assert_eq!((state.ds_corner(), play.board()), (Some(0), String::new()));
    assert_eq!(play.game.pile(state, 4), [22, 21, 20]);
    let record = play.game.record(state);
    assert_eq!(
        record["seats"][0],
        json!({"kind": "player", "lp": 0, "tokens": [], "shop": [4, 4, 3, 2], "available": [2, 4, 1, 0]})
    );
    let all: Vec<u8> = (1..=14).collect();
    assert_eq!(
        record["seats"][1],
        json!({"kind": "cynthia", "level": "tree", "lp": 0, "tokens": [], "supply": [4, 4, 3, 2], "deck": all,
               "card": null})
    );
    assert_eq!(record["options"], record_of_the_rules()["options"]);
    assert_eq!(record.get("pack"), None, "left out = the stand-in pack");
}

#[test]
fn ph_14_7_turn_and_turns_done_follow_from_each_other() {
    let seats = json!([{"kind": "player"}, {"kind": "player"}, {"kind": "player"}]);
    let play = load(&json!({"seats": seats, "first": 2, "turn": 1}));
    assert_eq!((play.state.turns_done(), play.game.turn(&play.state)), (2, Turn::of(Seat(1))));
    let play = load(&json!({"seats": seats, "first": 2}));
    assert_eq!((play.state.turns_done(), play.game.turn(&play.state)), (0, Turn::of(Seat(2))));
    let play = load(&json!({"seats": seats, "round": 0, "first": 2, "placed": 2, "board": "C1@a1 A1@a2"}));
    assert_eq!(play.game.turn(&play.state), Turn::of(Seat(1)));
}

#[test]
fn ph_14_7_shop_and_available_follow_from_the_rest() {
    let given = |seat: Value| {
        let mut record = two("A1@a2 A1@g3 A3@d4", 2);
        record["seats"][0] = seat;
        let play = load(&record);
        (play.state.shop(A).all(), play.state.available(A), play.game.lost(&play.state, A))
    };
    assert_eq!(given(json!({"kind": "player"})), ([4, 4, 3, 1], [2, 2, 1, 0], [0; 4]));
    assert_eq!(given(json!({"kind": "player", "shop": [1, 1, 1, 0]})), ([1, 1, 1, 0], [5, 5, 3, 1], [0; 4]));
    assert_eq!(
        given(json!({"kind": "player", "available": [5, 0, 0, 1]})),
        ([1, 4, 3, 0], [5, 0, 0, 1], [0, 2, 1, 0])
    );
    assert_eq!(
        given(json!({"kind": "player", "shop": [0, 0, 0, 0], "available": [0, 0, 0, 0]})),
        ([0; 4], [0; 4], [6, 6, 4, 1])
    );
}

#[test]
fn ph_14_7_a_finished_game_and_open_draws() {
    let mut record = two("A1@a1", 18);
    record["turns_done"] = json!(2);
    let play = load(&record);
    assert_eq!(play.game.turn(&play.state), Turn::Over);
    assert_eq!(play.game.record(&play.state)["turns_done"], json!(2));
    let fresh = Play::start(json!({"seats": ["human", "cynthia"]}));
    let record = fresh.game.record(&fresh.state);
    assert_eq!((&record["first"], &record["options"]["ds_corner"]), (&json!("random"), &json!("random")));
    assert_eq!((record.get("turn"), &record["round"], &record["placed"]), (None, &json!(0), &json!(0)));
    assert_eq!(load(&record).state, fresh.state);
}

#[test]
fn ph_14_7_tokens_keep_their_order() {
    let mut record = two("", 12);
    record["seats"][0]["tokens"] = json!([12, 19, 0, 17, 12]);
    record["seats"][1]["tokens"] = json!([14, 22]);
    let mut play = load(&record);
    assert_eq!(play.tokens(A), [12, 19, 0, 17, 12]);
    assert_eq!(play.tokens(B), [14, 22]);
    record["board"] = json!("A3@d4");
    play = load(&record);
    play.step("collect d4");
    assert_eq!(play.tokens(A), [12, 19, 0, 17, 12, 19]);
    assert_eq!(play.tokens(B), [14, 22]);
}

#[test]
fn ph_14_8_cards_in_the_record() {
    let play = Scene::new("B1@a1", 2, 3).card(6).load();
    let record = play.game.record(&play.state);
    assert_eq!(record["seats"][1]["card"], json!(6));
    let left = record["seats"][1]["deck"].as_array().unwrap();
    assert_eq!(left.len(), 13);
    assert!(!left.contains(&json!(6)));
    let play = Scene::new("B1@a1", 2, 3).deck(&[9, 2]).load();
    assert_eq!(play.outcomes(), ["card 2", "card 9"]);
    let play = Scene::new("B1@a1", 2, 3).deck(&[]).load();
    assert_eq!(play.outcomes().len(), 14);
}

/// Every position of whole games is stored, loaded and gone on from.
#[test]
fn ph_14_7_ph_14_8_every_step_round_trips() {
    let setups = [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "cynthia:ancient"]}),
        json!({"seats": ["cynthia", "human", "cynthia:seedling", "human"], "revolutions": 4, "shade_lock": true}),
    ];
    for (i, setup) in setups.into_iter().enumerate() {
        let mut play = Play::start(setup);
        let mut random = Random::new(i as u64);
        let mut list = Vec::new();
        loop {
            let record = play.game.record(&play.state);
            let again = load(&record);
            assert_eq!(again.state, play.state, "{record}");
            assert_eq!(again.game.record(&again.state), record);
            assert_eq!(again.game.turn(&again.state), play.game.turn(&play.state));
            if !random_step(&play.game, &mut play.state, &mut random, &mut list) {
                break;
            }
        }
        assert_eq!(play.game.turn(&play.state), Turn::Over);
    }
}

#[test]
fn records_of_a_pack_of_ones_own_name_it() {
    let text = solarium_photosynthesis::Pack::STANDARD_TEXT
        .replace("id = \"photosynthesis-standin\"", "id = \"mine\"")
        .replace("light_cap = 20", "light_cap = 25");
    let pack = Pack::parse("mine.toml", &text).unwrap();
    let mut both = shelf();
    both.put("mine", pack);
    let game =
        Photosynthesis::from_setup(&json!({"seats": ["human", "cynthia"], "pack": "mine"}), &both).unwrap();
    let mut state = game.start();
    playout(&game, &mut state, &mut Random::new(7), &mut Vec::new(), 200);
    let record = game.record(&state);
    assert_eq!(record["pack"], json!("mine"));
    assert_eq!(Photosynthesis::load(&record, &both).unwrap().1, state);
    assert!(Photosynthesis::load(&record, &shelf()).is_err());
}
