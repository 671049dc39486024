//! Chapter 5: actions of a player.

use crate::players::{load, players, two};
use serde_json::{Value, json};
use solarium_core::{Game, Notation, Records, Seat};

const A: Seat = Seat(0);

/// Loads two players with `change` made to A, and checks that the action is refused with the rule and code.
#[track_caller]
fn refuses(record: &Value, action: &str, rule: &str, code: &str) {
    use solarium_core::Refusal;
    let play = load(record);
    let parsed = play.game.parse_action(action).unwrap();
    let illegal = play.game.check(&play.state, A, parsed).expect_err(action);
    assert_eq!((illegal.rule(), illegal.code()), (rule, code), "{action}: {illegal:?}");
    assert!(!play.legal(A).contains(&action.to_string()));
}

fn with(mut record: Value, key: &str, value: Value) -> Value {
    record["seats"][0][key] = value;
    record
}

#[test]
fn ph_5_1_costs_are_paid_at_once() {
    let mut play = load(&two("A1@a1 A2@d4 A3@g4", 2));
    let costs = [("buy small", 2), ("plant a1 a2", 1), ("grow d4", 3), ("collect g4", 4)];
    let mut record = two("A1@a1 A2@d4 A3@g4", 2);
    record["seats"][0]["shop"] = json!([4, 4, 3, 0]);
    record["seats"][0]["available"] = json!([2, 2, 0, 1]);
    play.state = load(&record).state;
    let mut lp = 12;
    for (action, cost) in costs {
        play.step(action);
        lp -= cost;
        assert_eq!(play.lp(A), lp, "{action}");
    }
}

#[test]
fn ph_5_1_what_cannot_be_paid_is_illegal() {
    let poor = |lp: u8, board: &str| {
        let mut record = with(two(board, 2), "lp", json!(lp));
        record["seats"][0]["shop"] = json!([4, 4, 3, 1]);
        record
    };
    let code = "not-enough-light";
    refuses(&poor(0, "A1@a1"), "buy seed", "PH-5.3", code);
    refuses(&poor(0, "A1@a1"), "plant a1 a2", "PH-5.4", code);
    refuses(&poor(1, "A1@a1"), "grow a1", "PH-5.5", code);
    refuses(&poor(3, "A3@a1"), "collect a1", "PH-5.6", code);
}

#[test]
fn ph_5_2_one_activation_per_space_per_turn() {
    let mut play = load(&two("A1@a1 A1@b1 A3@d4 A0@g1 B1@g4", 2));
    play.steps("plant a1 a2, grow g1, collect d4");
    for action in ["plant a1 b2", "grow a1", "grow a2", "grow g1", "plant g1 g2", "collect d4"] {
        assert_eq!(play.refused(A, action), "PH-5.2", "{action}");
    }
    assert_eq!(play.refused(A, "plant b1 a2"), "PH-5.4");
    assert_eq!(play.game.record(&play.state)["activated"], json!(["a1", "a2", "d4", "g1"]));
    play.step("end");
    assert!(play.state.activated().is_empty());
}

#[test]
fn ph_5_3_buy_without_limit_and_use_at_once() {
    let mut record = with(two("A1@a1", 2), "available", json!([0, 0, 0, 0]));
    record["seats"][0]["lp"] = json!(20);
    refuses(&record, "plant a1 a2", "PH-5.4", "not-available");
    let mut play = load(&record);
    play.steps("buy seed, plant a1 a2, buy seed, buy seed, buy seed");
    assert_eq!(play.lp(A), 20 - 1 - 1 - 1 - 2 - 2);
    assert_eq!(play.refused(A, "buy seed"), "PH-5.3");
    assert_eq!(play.state.available(A), [3, 0, 0, 0]);
}

#[test]
fn ph_5_4_plant_conditions() {
    let board = "A1@d4 A2@a1 A0@g1 B1@d5 B1@a3";
    let record = two(board, 2);
    refuses(&record, "plant d4 d5", "PH-5.4", "occupied");
    refuses(&record, "plant d4 d4", "PH-5.4", "occupied");
    refuses(&record, "plant d4 d6", "PH-5.4", "too-far");
    refuses(&record, "plant g1 g2", "PH-5.4", "seed-cannot-plant");
    refuses(&record, "plant d5 d6", "PH-5.4", "not-yours");
    refuses(&record, "plant c3 c4", "PH-5.4", "no-piece");
    refuses(&with(two(board, 2), "available", json!([0, 2, 0, 0])), "plant d4 c4", "PH-5.4", "not-available");
    // No straight line is needed and pieces in between do not matter.
    let play = load(&two("A2@a1 B2@a2 B2@b1 B2@b2", 2));
    for target in ["a3", "b3", "c1", "c2", "c3"] {
        assert!(play.legal(A).contains(&format!("plant a1 {target}")), "{target}");
    }
    let mut play = load(&record);
    play.step("plant d4 c4");
    assert_eq!(play.board(), "A2@a1 A0@c4 A1@d4 A0@g1 B1@a3 B1@d5");
    assert_eq!(play.state.available(A)[0], 0);
    assert_eq!(play.game.record(&play.state)["activated"], json!(["c4", "d4"]));
}

#[test]
fn ph_5_5_grow_costs_and_conditions() {
    let full = json!([2, 2, 1, 1]);
    for (size, cost) in [(0, 1), (1, 2), (2, 3)] {
        let mut record = two(&format!("A{size}@d4"), 2);
        record["seats"][0]["available"] = full.clone();
        let mut play = load(&record);
        play.step("grow d4");
        assert_eq!(play.lp(A), 12 - cost);
        assert_eq!(play.board(), format!("A{}@d4", size + 1));
        assert_eq!(play.state.available(A)[size + 1], full[size + 1].as_u64().unwrap() as u8 - 1);
        assert_eq!(play.refused(A, "grow d4"), "PH-5.2", "one size per action, once a turn");
    }
    refuses(&two("A3@d4", 2), "grow d4", "PH-5.5", "fully-grown");
    refuses(&two("A2@d4", 2), "grow d4", "PH-5.5", "not-available");
    refuses(&two("B2@d4", 2), "grow d4", "PH-5.5", "not-yours");
    refuses(&two("B2@d4", 2), "grow c4", "PH-5.5", "no-piece");
}

#[test]
fn ph_5_6_collect_a_large_tree() {
    let mut play = load(&two("A3@d4 B3@d5", 2));
    assert!(
        play.state.forest().shaded(1).contains(crate::ch01_board::cell("d4")),
        "darkness does not matter"
    );
    play.step("collect d4");
    assert_eq!((play.lp(A), play.tokens(A), play.board()), (8, vec![19], "B3@d5".to_string()));
    refuses(&two("A2@d4", 2), "collect d4", "PH-5.6", "not-large");
    refuses(&two("B3@d4", 2), "collect d4", "PH-5.6", "not-yours");
    refuses(&two("", 2), "collect d4", "PH-5.6", "no-piece");
}

#[test]
fn ph_5_7_returned_to_the_shop_or_out_of_the_game() {
    // Free slot: the large tree goes back to the shop, not to the available ones.
    let mut record = with(two("A3@d4", 2), "shop", json!([4, 4, 3, 1]));
    let mut play = load(&record);
    play.step("collect d4");
    assert_eq!((play.state.shop(A).all(), play.state.available(A)[3]), ([4, 4, 3, 2], 0));
    assert_eq!(play.game.lost(&play.state, A), [0, 0, 0, 0]);
    // Full column: out of the game for good.
    record = with(two("A0@d4", 2), "shop", json!([4, 4, 3, 2]));
    let mut play = load(&record);
    play.step("grow d4");
    assert_eq!((play.state.shop(A).all(), play.state.available(A)), ([4, 4, 3, 2], [1, 3, 1, 0]));
    assert_eq!(play.game.lost(&play.state, A), [1, 0, 0, 0]);
}

#[test]
fn ph_5_8_top_of_the_pile_or_the_next_lower_one() {
    let piles = json!({"4": [20], "3": [17], "2": [], "1": [12, 12]});
    let cases = [("d4", 20), ("c4", 17), ("b2", 12), ("a1", 12)];
    for (cell, token) in cases {
        let mut record = players(3, &format!("A3@{cell}"), 2);
        record["piles"] = piles.clone();
        let mut play = load(&record);
        play.step(&format!("collect {cell}"));
        assert_eq!(play.tokens(A), [token], "{cell}");
    }
    // Never a higher pile: a collect worth 0 points.
    let mut record = players(3, "A3@a1", 2);
    record["piles"] = json!({"4": [20], "3": [17], "2": [13], "1": []});
    let mut play = load(&record);
    play.step("collect a1");
    assert_eq!(play.tokens(A), [0]);
    assert_eq!(play.game.record(&play.state)["piles"], json!({"4": [20], "3": [17], "2": [13], "1": []}));
}

#[test]
fn ph_5_9_an_emptied_space_is_free_for_later_seats() {
    let mut play = load(&two("A3@d4 A1@c4 B1@d5", 2));
    play.step("collect d4");
    assert_eq!(play.refused(A, "plant c4 d4"), "PH-5.2");
    play.step("end");
    play.step("plant d5 d4");
    assert_eq!(play.board(), "A1@c4 B0@d4 B1@d5");
}
