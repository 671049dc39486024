//! The worked examples of the specification that concern players, set-up and records: W1 to W15, W31, W32.

use crate::ch01_board::cell;
use crate::players::{load, players, two};
use crate::scene::Play;
use serde_json::{Value, json};
use solarium_core::{Game, Seat, Turn};
use solarium_photosynthesis::{Cell, CellSet, Forest, Piece, Size};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

fn light(board: &str, sun: u8) -> [u32; 2] {
    let forest: Forest = board.parse().unwrap();
    [A, B].map(|seat| forest.raw_light(seat, sun, &[0, 1, 2, 3]))
}

fn dark(board: &str, sun: u8) -> String {
    names(board.parse::<Forest>().unwrap().shaded(sun))
}

#[test]
fn w1_coordinates() {
    let c5 = cell("c5");
    assert_eq!((c5.axial(), c5.index(), c5.ring(), c5.leaves()), ((2, -1), 8, 2, 2));
    let g1 = cell("g1");
    assert_eq!((g1.axial(), g1.index()), ((-3, 3), 28));
    assert_eq!(names(cell("a4").neighbours()), "a3 b4 b5");
    assert_eq!(cell("a1").distance(cell("g4")), 6);
    assert_eq!(cell("b1").distance(cell("e5")), 5);
}

#[test]
fn w2_shadow_cells() {
    let forest: Forest = "A3@d4".parse().unwrap();
    let shaded = ["e3 f2 g1", "d3 d2 d1", "c3 b2 a1", "c4 b4 a4", "d5 d6 d7", "e4 f4 g4"];
    for (sun, cells) in shaded.into_iter().enumerate() {
        let expected: CellSet = cells.split(' ').map(cell).collect();
        assert_eq!(forest.shadow_on_ground(sun as u8), expected, "sun {sun}");
    }
    let forest: Forest = "A2@b4".parse().unwrap();
    assert_eq!(names(forest.shadow_on_ground(2)), "a3");
}

#[test]
fn w3_smaller_equal_taller() {
    let board = "B1@d7 A2@d6 B2@d5 A3@d4 B2@d1";
    assert_eq!((dark(board, 1), light(board, 1)), ("d1 d5".to_string(), [5, 1]));
    assert_eq!((dark(board, 4), light(board, 4)), ("d5 d6 d7".to_string(), [3, 2]));
}

#[test]
fn w4_chain() {
    let board = "A3@d6 B3@d5 A2@d2";
    assert_eq!((dark(board, 1), light(board, 1)), ("d2 d5".to_string(), [3, 0]));
}

#[test]
fn w5_six_positions() {
    let board = "A3@c4 A2@e5 A1@b2 A0@d4 B2@b4 B1@d3 B3@e3";
    let lights = [[6, 3], [5, 6], [6, 5], [3, 4], [4, 6], [4, 6]];
    let trees = ["e3", "b2", "d3", "b4 c4", "e5", "e5"];
    let forest: Forest = board.parse().unwrap();
    for sun in 0..6u8 {
        assert_eq!(light(board, sun), lights[sun as usize], "sun {sun}");
        let dark = forest.shaded(sun) & !forest.sized(Size::Seed);
        assert_eq!(names(dark), trees[sun as usize], "sun {sun}");
    }
}

#[test]
fn w6_limit() {
    let mut record = two("A3@a1 A2@g4", 1);
    record["seats"][0]["lp"] = json!(18);
    let mut play = load(&record);
    play.step("end");
    let mut events = Vec::new();
    play.game.advance(
        &mut play.state,
        solarium_core::Step::Act(B, solarium_photosynthesis::Action::End),
        &mut events,
    );
    let gained = solarium_photosynthesis::Event::LightGained { seat: A, gain: 5, lost: 3, lp: 20 };
    assert!(events.iter().any(|(_, event)| *event == gained), "{events:?}");
}

#[test]
fn w7_prices() {
    let mut play = load(&two("A1@a1 A0@d4 A0@g1", 2));
    let mut spent = Vec::new();
    for _ in 0..3 {
        let before = play.lp(A);
        play.step("buy seed");
        spent.push(before - play.lp(A));
    }
    assert_eq!(spent, [1, 1, 2]);
    let next = |play: &Play| play.game.price(&play.state, A, Size::Seed);
    assert_eq!((play.state.shop(A).left(Size::Seed), next(&play)), (1, Some(2)));
    play.step("grow d4");
    assert_eq!((play.state.shop(A).left(Size::Seed), next(&play)), (2, Some(2)));
    play.step("grow g1");
    assert_eq!((play.state.shop(A).left(Size::Seed), next(&play)), (3, Some(1)));
}

#[test]
fn w8_losing_a_piece() {
    let mut record = two("A1@a2", 2);
    record["seats"][0] = json!({"kind": "player", "lp": 4, "shop": [4, 4, 3, 2], "available": [2, 2, 1, 0]});
    let mut play = load(&record);
    let lost_before = play.game.lost(&play.state, A)[1];
    play.step("grow a2");
    assert_eq!((play.lp(A), play.state.available(A)), (2, [2, 2, 0, 0]));
    assert_eq!(play.state.shop(A).all(), [4, 4, 3, 2]);
    assert_eq!(play.game.lost(&play.state, A)[1], lost_before + 1);
    let mut play = load(&record);
    play.steps("buy small, grow a2");
    assert_eq!((play.lp(A), play.state.available(A)), (0, [2, 3, 0, 0]));
    assert_eq!(play.state.shop(A).all(), [4, 4, 3, 2]);
}

#[test]
fn w9_seed_reach_on_an_empty_board() {
    let reach = |at: &str, size: u8| {
        let mut record = two(&format!("A{size}@{at}"), 2);
        record["seats"][0]["shop"] = json!([0, 0, 0, 0]);
        record["seats"][0]["available"] = json!([6, 0, 0, 0]);
        let targets: Vec<String> = load(&record)
            .legal(A)
            .iter()
            .filter_map(|action| action.strip_prefix(&format!("plant {at} ")).map(str::to_string))
            .collect();
        targets
    };
    for (at, counts) in [("a4", [3, 8, 15]), ("b5", [4, 10, 17]), ("b4", [6, 13, 22]), ("d4", [6, 18, 36])] {
        assert_eq!([1, 2, 3].map(|size| reach(at, size).len()), counts, "{at}");
    }
    assert_eq!(reach("b2", 2).join(" "), "a1 a2 a3 b1 b3 b4 c1 c2 c3 c4 d2 d3 d4");
}

#[test]
fn w10_activation() {
    let mut record = two("A3@d4 A1@c4 B1@d5", 2);
    record["seats"][1]["lp"] = json!(1);
    record["seats"][0]["available"] = json!([2, 3, 1, 0]);
    let mut play = load(&record);
    play.step("collect d4");
    assert_eq!((play.tokens(A), play.lp(A)), (vec![19], 8));
    assert_eq!(play.refused(A, "plant c4 d4"), "PH-5.2");
    play.step("plant c4 c5");
    assert_eq!(play.refused(A, "grow c4"), "PH-5.2");
    assert_eq!(play.refused(A, "grow c5"), "PH-5.2");
    assert!(play.legal(A).iter().all(|action| action.starts_with("buy ") || action == "end"));
    play.step("end");
    play.step("plant d5 d4");
}

#[test]
fn w11_empty_piles() {
    let mut record = two("A3@d5 A3@e4 B3@d4", 2);
    record["piles"] = json!({"3": [17], "2": [], "1": [12]});
    let mut play = load(&record);
    play.steps("collect d5, collect e4, end");
    assert_eq!(play.tokens(A), [17, 12]);
    let before = play.state.shop(B).left(Size::Large);
    play.step("collect d4");
    assert_eq!(play.tokens(B), [0]);
    assert_eq!(play.state.shop(B).left(Size::Large), (before + 1).min(2));
}

#[test]
fn w12_centre() {
    for (seats, token) in [(2, 19), (3, 22)] {
        let mut play = load(&players(seats, "A3@d4", 2));
        play.step("collect d4");
        assert_eq!(play.tokens(A), [token]);
    }
}

#[test]
fn w13_ties() {
    let seat = |tokens: Value, lp: u8| json!({"kind": "player", "tokens": tokens, "lp": lp});
    let play = load(&json!({
        "seats": [seat(json!([19, 18, 12]), 8), seat(json!([20, 19, 12]), 2), seat(json!([19, 18, 13]), 5)],
        "board": "A1@a1 A1@a2 A1@a3 B1@g1 B1@g2 B1@g3 C3@d4", "round": 18, "turns_done": 3,
    }));
    let scores = play.game.scores(&play.state);
    assert_eq!(scores.iter().map(|s| s.total).collect::<Vec<_>>(), [51, 51, 51]);
    assert_eq!(scores.iter().map(|s| s.rank.unwrap()).collect::<Vec<_>>(), [1, 1, 3]);
}

#[test]
fn w14_shade_lock() {
    let acts = |shade_lock: bool, collect: bool| {
        let mut record = two("B3@d7 A3@d6 A1@d4 A0@c4 B1@c5 A2@f3", 2);
        record["seats"][0]["shop"] = json!([0, 0, 0, 0]);
        record["seats"][0]["available"] = json!([2, 2, 1, 1]);
        record["options"] = json!({"shade_lock": shade_lock, "shade_lock_blocks_collect": collect});
        let play = load(&record);
        let mut acts: Vec<String> = play
            .legal(A)
            .iter()
            .filter(|action| *action != "end")
            .map(|action| action.split(' ').take(2).collect::<Vec<_>>().join(" "))
            .collect();
        acts.dedup();
        acts.join(", ")
    };
    let record = two("B3@d7 A3@d6 A1@d4 A0@c4 B1@c5 A2@f3", 2);
    assert_eq!(names(load(&record).state.forest().shaded(1)), "c4 d4 d6");
    assert_eq!(acts(false, false), "plant d4, plant d6, plant f3, grow c4, grow d4, grow f3, collect d6");
    assert_eq!(acts(true, false), "plant f3, grow f3, collect d6");
    assert_eq!(acts(true, true), "plant f3, grow f3");
}

#[test]
fn w15_round_and_sun() {
    for (round, sun, revolution) in [(6, 5, 1), (7, 0, 2), (13, 0, 3)] {
        let play = load(&two("", round));
        assert_eq!((play.state.sun(), play.state.revolution()), (sun, revolution));
    }
    // Round 13: a Cynthia's deck is shuffled and turned first.
    let mut play = load(&json!({
        "seats": [{"kind": "player"}, {"kind": "cynthia", "deck": [5]}],
        "board": "B1@a1", "round": 12, "first": 1, "turn": 0, "turns_done": 1,
    }));
    play.step("end");
    assert_eq!(play.game.turn(&play.state), Turn::of(A));
    play.step("end");
    assert_eq!(play.outcomes().len(), 14);
}

#[test]
fn w31_steps_of_set_up() {
    let mut play = Play::start(json!({"seats": ["human", "cynthia"]}));
    assert_eq!(play.outcomes().len(), 2);
    play.step("first 1");
    assert_eq!(play.outcomes().len(), 6);
    play.step("corner 3");
    assert_eq!(play.outcomes().len(), 14);
    play.step("card 14");
    play.demands(B, "place e6");
    play.steps("place e6, place a2");
    assert_eq!(play.outcomes().len(), 13);
    play.step("card 2");
    play.demands(B, "place e1");
    play.steps("place e1, place g3");
    assert_eq!((play.lp(A), play.lp(B)), (2, 3));
    assert_eq!(play.game.turn(&play.state), Turn::Chance);
    assert_eq!(play.outcomes().len(), 14);
    assert_eq!(play.state.forest().piece(cell("e6")), Some(Piece { seat: B, size: Size::Medium }));
}

/// The record of PH-14.7.
pub(crate) fn record_of_the_rules() -> Value {
    json!({
        "seats": [
            {"kind": "player", "lp": 5, "tokens": [19], "shop": [4, 4, 3, 0], "available": [2, 3, 1, 1]},
            {"kind": "cynthia", "level": "tree", "lp": 7, "tokens": [], "supply": [4, 3, 2, 2],
             "deck": [2, 5, 8, 9, 11, 12, 14], "card": 6},
        ],
        "board": "A3@d4 B2@c5 B1@g3", "round": 9, "first": 0, "turn": 1, "turns_done": 1, "activated": ["g3"],
        "piles": {"1": [14, 14, 13, 13, 13, 12, 12, 12, 12], "2": [17, 16, 16, 14, 14, 13, 13],
                  "3": [18, 18, 17, 17], "4": []},
        "options": {"revolutions": 3, "shade_lock": false, "shade_lock_blocks_collect": false,
                    "collect_reading": "lp_plus_n", "seed_reading": "revolution_term",
                    "rev3_pair_priority": "future_light_first", "ds_corner": 0},
    })
}

#[test]
fn w32_record() {
    let mut play = load(&record_of_the_rules());
    play.demands(B, "grow c5");
    play.step("grow c5");
    assert_eq!(play.lp(B), 1);
    play.demands(B, "end");
    let play = load(&json!({
        "seats": [{"kind": "player"}, {"kind": "player"}], "board": "A1@a2 A1@g3 A3@d4",
    }));
    assert_eq!((play.state.shop(A).all(), play.state.available(A)), ([4, 4, 3, 1], [2, 2, 1, 0]));
    assert_eq!(Cell::all().count(), 37);
}
