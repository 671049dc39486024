//! PH-14.9: every clause by which a position record is refused, and all reasons together.

use crate::players::{load, players, reasons, two};
use crate::worked_examples::record_of_the_rules;
use serde_json::{Value, json};

/// The record of the rules with one value changed, by JSON pointer.
fn changed(pointer: &str, value: Value) -> Value {
    let mut record = record_of_the_rules();
    set(&mut record, pointer, value);
    record
}

fn set(record: &mut Value, pointer: &str, value: Value) {
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match record.pointer_mut(parent).unwrap() {
        Value::Object(fields) => {
            fields.insert(key.to_string(), value);
        }
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        other => panic!("{other}"),
    }
}

/// Each change is refused for exactly one reason, of that clause.
#[track_caller]
fn one_reason(clause: char, changes: &[(&str, Value)]) {
    for (pointer, value) in changes {
        let found = reasons(&changed(pointer, value.clone()));
        assert_eq!(found.len(), 1, "{pointer} = {value}: {found:?}");
        assert!(found[0].starts_with(&format!("({clause}) ")), "{pointer} = {value}: {found:?}");
    }
}

#[test]
fn ph_14_9_a_tables_levels_options_and_packs() {
    one_reason(
        'a',
        &[
            ("/seats/1/level", json!("oak")),
            ("/seats/1/level", json!(3)),
            ("/seats/0/kind", json!("tree")),
            ("/seats/0/colour", json!("blue")),
            ("/seats/0/supply", json!([1, 1, 1, 1])),
            ("/seats/1/shop", json!([0, 0, 0, 0])),
            ("/options/revolutions", json!(2)),
            ("/options/shade_lock", json!("no")),
            ("/options/collect_reading", json!("perhaps")),
            ("/options/ds_corner", json!(6)),
            ("/options/length", json!(3)),
            ("/options", json!(7)),
            ("/pack", json!("unknown")),
            ("/colour", json!("red")),
        ],
    );
    for seats in
        [json!([]), json!([{"kind": "player"}]), json!(vec![json!({"kind": "player"}); 5]), json!("AB")]
    {
        assert!(reasons(&json!({"seats": seats}))[0].starts_with("(a) "));
    }
    // Other problems are still reported.
    let five = json!({"seats": vec![json!({"kind": "player", "lp": 21}); 5], "round": 40});
    assert_eq!(reasons(&five).len(), 1 + 4 + 1);
    let cynthia = json!({"kind": "cynthia"});
    for seats in [json!([cynthia, cynthia]), json!([cynthia, cynthia, cynthia, {"kind": "player"}])] {
        assert_eq!(reasons(&json!({"seats": seats})).len(), 1);
    }
    for nonsense in [json!(null), json!(3), json!([]), json!("record")] {
        assert_eq!(reasons(&nonsense).len(), 1);
    }
}

#[test]
fn ph_14_9_b_cells_letters_and_sizes() {
    let board = |text: &str| {
        let mut record = two("", 3);
        record["board"] = json!(text);
        reasons(&record)
    };
    for text in ["A1@h1", "C1@d4", "A4@d4", "A1@d4 B1@d4", "A1d4", "A1@d8", "a1@d4"] {
        let found = board(text);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].starts_with("(b) "), "{found:?}");
    }
    one_reason(
        'b',
        &[
            ("/activated", json!(["g9"])),
            ("/activated", json!(["g3", "g3"])),
            ("/activated", json!("g3")),
            ("/activated", json!([3])),
        ],
    );
}

#[test]
fn ph_14_9_c_a_players_pieces() {
    one_reason(
        'c',
        &[
            ("/seats/0/available", json!([3, 3, 1, 1])),
            ("/seats/0/shop", json!([-1, 4, 3, 0])),
            ("/seats/0/shop", json!([4, 4, 3])),
            ("/seats/0/available", json!([2, 3, 1, "1"])),
            ("/seats/0/available", json!(7)),
        ],
    );
    // Five in a column of four: too many in the shop, and one too many in all.
    assert_eq!(reasons(&changed("/seats/0/shop", json!([5, 4, 3, 0]))).len(), 2);
    let crowded = two("A3@a1 A3@a2 A3@a3", 3);
    assert!(reasons(&crowded).iter().all(|reason| reason.starts_with("(c) ")));
}

#[test]
fn ph_14_9_d_a_cynthias_pieces() {
    one_reason(
        'd',
        &[
            ("/seats/1/supply", json!([4, 3, 2, 1])),
            ("/seats/1/supply", json!([4, 4, 2, 2])),
            ("/seats/1/supply", json!([4, 3, 2])),
            ("/seats/1/supply", json!([4, 3, 2, -2])),
        ],
    );
    let mut record = record_of_the_rules();
    record["board"] = json!("B3@a1 B3@a2 B3@a3");
    record["seats"][1]["supply"] = Value::Null;
    assert_eq!(reasons(&record), ["(d) seat 1: 3 large trees on the board, but the seat owns 2"]);
}

#[test]
fn ph_14_9_e_light() {
    one_reason(
        'e',
        &[
            ("/seats/0/lp", json!(21)),
            ("/seats/1/lp", json!(-1)),
            ("/seats/0/lp", json!("5")),
            ("/seats/0/lp", json!(2.5)),
        ],
    );
    load(&changed("/seats/0/lp", json!(20)));
}

#[test]
fn ph_14_9_f_round_first_turn_and_what_follows() {
    one_reason(
        'f',
        &[
            ("/round", json!(19)),
            ("/round", json!(-1)),
            ("/round", json!("9")),
            ("/placed", json!(1)),
            ("/placed", json!(9)),
        ],
    );
    let refused = |record: Value| {
        let found = reasons(&record);
        assert!(found.iter().all(|reason| reason.starts_with("(f) ")), "{record}: {found:?}");
    };
    let base = players(3, "", 4);
    for (key, value) in [
        ("first", json!(3)),
        ("first", json!("A")),
        ("turn", json!(3)),
        ("turns_done", json!(1)),
        ("turns_done", json!(3)),
        ("turns_done", json!(4)),
        ("turns_done", json!(-1)),
    ] {
        let mut record = base.clone();
        record[key] = value;
        refused(record);
    }
    let mut record = base.clone();
    record["turn"] = json!(1);
    record["turns_done"] = json!(2);
    refused(record);
    // 24 rounds with four revolutions.
    let mut record = base;
    record["round"] = json!(24);
    refused(record.clone());
    record["options"] = json!({"revolutions": 4});
    load(&record);
    // Round 0: the turn follows from the trees placed.
    let start =
        json!({"seats": [{"kind": "player"}, {"kind": "player"}], "round": 0, "placed": 1, "board": "A1@a1"});
    load(&start);
    for (key, value) in [("turn", json!(0)), ("turns_done", json!(1)), ("placed", json!(4))] {
        let mut record = start.clone();
        record[key] = value;
        assert!(reasons(&record).iter().any(|reason| reason.starts_with("(f) ")), "{key}");
    }
    // No seat is in turn before the first player is drawn.
    let mut record = json!({"seats": start["seats"], "round": 0, "first": "random", "turn": 0});
    assert_eq!(reasons(&record).len(), 1);
    record["turn"] = Value::Null;
    load(&record);
}

#[test]
fn ph_14_9_g_piles_and_tokens() {
    one_reason(
        'g',
        &[
            ("/piles/3", json!([19, 18, 18])),
            ("/piles/3", json!([17, 18])),
            ("/piles/4", json!([20])),
            ("/piles/1", json!("14")),
            ("/piles/5", json!([])),
            ("/piles", json!([])),
            ("/seats/0/tokens", json!([15])),
            ("/seats/0/tokens", json!([-1])),
            ("/seats/0/tokens", json!(19)),
            ("/seats/1/tokens", json!(["19"])),
        ],
    );
    assert_eq!(
        reasons(&changed("/seats/0/tokens", json!(vec![12; 49]))).len(),
        1,
        "more than a table can hold"
    );
    // 0 does exist; tokens are not compared with the piles.
    load(&changed("/seats/0/tokens", json!([0, 19, 19, 19, 22])));
}

#[test]
fn ph_14_9_h_decks_and_cards() {
    one_reason(
        'h',
        &[
            ("/seats/1/deck", json!([2, 99])),
            ("/seats/1/deck", json!([2, 2])),
            ("/seats/1/deck", json!([2, 6])),
            ("/seats/1/deck", json!("2")),
            ("/seats/1/card", json!(15)),
            ("/seats/1/card", json!("6")),
            ("/seats/0/deck", json!([1])),
            ("/seats/0/card", json!(1)),
        ],
    );
    let half = json!({"collect": -5, "ticks": "X", "seed": 0, "rings": [5], "arrow": "up", "number": 0});
    assert_eq!(reasons(&changed("/seats/1/card", half)).len(), 4);
    assert_eq!(reasons(&changed("/seats/1/card", json!({"collect": 1}))).len(), 1);
    // Not in turn: no card drawn.
    let mut record = record_of_the_rules();
    set(&mut record, "/turn", json!(0));
    set(&mut record, "/turns_done", json!(0));
    assert_eq!(reasons(&record), ["(h) seat 1: not in turn, so no card can be drawn"]);
    // A player's card of null is none.
    load(&changed("/seats/0/card", Value::Null));
    // Beside a typed half the deck is not counted.
    let half = json!({"collect": -5, "ticks": "S M", "seed": 0, "rings": [1], "arrow": "ccw", "number": 2});
    let mut record = changed("/seats/1/card", half);
    set(&mut record, "/seats/1/deck", json!([101, 102]));
    load(&record);
}

#[test]
fn ph_14_9_i_round_0_shows_only_start_trees() {
    let seats = json!([{"kind": "player"}, {"kind": "cynthia"}]);
    let start =
        |board: &str, placed: u8| json!({"seats": seats, "round": 0, "board": board, "placed": placed});
    load(&start("A1@a1 B2@a2", 2));
    load(&start("A1@a1 B2@a2 A1@a3", 3));
    for (board, placed) in [
        ("A1@a1 B1@a2", 2),
        ("A2@a1 B2@a2", 2),
        ("A1@d4 B2@a2", 2),
        ("A1@a1", 2),
        ("A1@a1 B2@a2", 1),
        ("A1@a1 B2@a2 A0@a3", 2),
        ("A1@a1 B2@a2 B1@a3", 3),
    ] {
        let found = reasons(&start(board, placed));
        assert!(found.iter().all(|reason| reason.starts_with("(i) ")), "{board} {placed}: {found:?}");
    }
    let mut record = start("A1@a1 B2@a2", 2);
    record["activated"] = json!(["a1"]);
    assert_eq!(reasons(&record), ["(i) in round 0 no space is activated"]);
    let mut record = start("", 0);
    record["seats"][0]["available"] = json!([2, 1, 1, 0]);
    assert_eq!(reasons(&record).len(), 1);
}

#[test]
fn ph_14_9_j_no_draw_is_open_after_the_placement_began() {
    let found = reasons(&changed("/options/ds_corner", json!("random")));
    assert!(found.iter().all(|reason| reason.starts_with("(j) ")), "{found:?}");
    let seats = json!([{"kind": "player"}, {"kind": "cynthia"}]);
    let record = json!({"seats": seats, "round": 0, "first": "random", "placed": 1, "board": "A1@a1"});
    assert!(reasons(&record).iter().any(|reason| reason.starts_with("(j) ")));
    let record = json!({"seats": seats, "round": 3, "first": "random"});
    assert!(reasons(&record).iter().any(|reason| reason.starts_with("(j) ")));
    // Without a Cynthia no corner is drawn, so none is open.
    let mut record = two("A1@a1", 5);
    record["options"] = json!({"ds_corner": "random"});
    load(&record);
}

#[test]
fn ph_14_9_all_reasons_together() {
    let record = json!({
        "seats": [{"kind": "player", "lp": 30, "tokens": [1], "card": 3}, {"kind": "cynthia", "level": "oak",
                  "supply": [9, 9, 9, 9], "deck": [77]}],
        "board": "A1@z1 A9@d4 E1@d5", "round": 99, "first": 5, "activated": ["q"], "piles": {"3": [1]},
        "options": {"revolutions": 9, "weather": "fine"}, "pack": "none",
    });
    let found = reasons(&record);
    for clause in ["(a)", "(b)", "(d)", "(e)", "(f)", "(g)", "(h)"] {
        assert!(found.iter().any(|reason| reason.starts_with(clause)), "{clause} in {found:#?}");
    }
    assert!(found.len() >= 14, "{found:#?}");
}

#[test]
fn ph_14_9_what_play_cannot_lead_to_is_not_checked() {
    let mut record = two("A3@d4 A3@d5", 1);
    record["seats"][0] = json!({"kind": "player", "lp": 20, "tokens": [22, 22, 22], "shop": [0, 0, 0, 0],
                                "available": [0, 0, 0, 0]});
    load(&record);
}
