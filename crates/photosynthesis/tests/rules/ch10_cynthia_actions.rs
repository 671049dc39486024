//! Chapter 10: Cynthia's three actions.

use crate::scene::{B, Scene, noted};
use serde_json::json;
use solarium_core::TraceStep;

/// Does the collect section of the trace hold?
fn collected(notes: &[TraceStep]) -> bool {
    noted(notes, "PH-9.4", "action 1").holds == Some(true)
}

#[test]
fn ph_10_1_candidates_and_cost() {
    // Activated large trees are no candidates; without 4 LP nothing is collected.
    let two = |lp| Scene::new("B3@d4 B3@c4 B0@g3 A1@a1", 8, lp).card(1);
    two(9).activated(&["d4"]).decides("collect c4");
    two(9).activated(&["d4", "c4"]).decides("grow g3");
    let notes = two(3).decides("grow g3");
    assert_eq!(noted(&notes, "PH-10.1", "3 LP ≥ 4 LP").holds, Some(false));
    let play = two(9).activated(&["d4"]).load();
    assert_eq!(play.refused(B, "collect d4"), "PH-10.1");
}

#[test]
fn ph_10_2_number_clause_w17() {
    let scene = || Scene::new("B3@d5 B1@g3", 8, 8);
    let notes = scene().card(4).decides("grow g3");
    assert!(noted(&notes, "PH-10.2", "8 LP − 7 ≥ 2").after.is_empty());
    let mut play = scene().card(4).load();
    play.step("grow g3");
    assert_eq!(play.lp(B), 4);
    let notes = scene().card(3).decides("collect d5");
    assert_eq!(noted(&notes, "PH-10.2", "8 LP − 6 ≥ 2").after, ["d5"]);
    let mut play = scene().card(3).load();
    play.step("collect d5");
    assert_eq!((play.lp(B), play.tokens(B)), (4, vec![19]));
}

#[test]
fn ph_10_3_every_reading() {
    // Card 3, R1–2: collect −6, collect_tokens 1, collect_leaves −2. Revolution 2.
    let with = |reading: &str, lp, tokens: &[u8], board: &str| {
        let scene = Scene::new(board, 8, lp).tokens(tokens).card(3).option("collect_reading", reading);
        let play = scene.load();
        collected(&play.notes(B))
    };
    let d5 = "B3@d5 B1@g3";
    assert!(with("lp_plus_n", 8, &[], d5) && !with("lp_plus_n", 7, &[], d5));
    assert!(with("lp_left_plus_n", 12, &[], d5) && !with("lp_left_plus_n", 11, &[], d5));
    assert!(with("always", 4, &[], d5) && !with("always", 3, &[], d5));
    // tokens < 2 + 1; collects worth 0 count too
    assert!(with("tokens_below", 4, &[0, 12], d5) && !with("tokens_below", 4, &[0, 12, 0], d5));
    // leaves − 2 ≥ 2: only the centre
    assert!(with("leaves_plus_n", 4, &[], "B3@d4 B1@g3") && !with("leaves_plus_n", 4, &[], d5));
}

#[test]
fn ph_10_3_qualifies_per_tree() {
    // leaves_plus_n: of d4 and a4 only d4 qualifies (4 − 2 ≥ 2).
    let scene = Scene::new("B3@d4 B3@a4 B1@g3", 8, 8).card(3).option("collect_reading", "leaves_plus_n");
    let notes = scene.decides("collect d4");
    assert_eq!(noted(&notes, "PH-10.3", "leaves − 2 ≥ 2").after, ["d4"]);
}

#[test]
fn ph_10_4_ring_then_future_light_w18() {
    let notes = Scene::new("B3@d5 B3@d3 B1@c4", 8, 9).card(1).decides("collect d5");
    let light = noted(&notes, "PH-10.4", "future light");
    assert_eq!(
        (light.before.clone(), light.values.clone()),
        (vec!["d3".into(), "d5".to_string()], vec![3, 4])
    );
    // The ring comes first.
    let notes = Scene::new("B3@d4 B3@d2 B1@c4", 8, 9).card(1).decides("collect d4");
    assert_eq!(noted(&notes, "PH-10.4", "ring").values, [2, 0]);
}

#[test]
fn ph_10_5_pair_clause_w20() {
    let scene = |lp| Scene::new("B3@d4 B3@d2 B2@c1", 14, lp).card(6);
    let notes = scene(5).decides("collect d2");
    assert!(noted(&notes, "PH-10.2", "5 LP − 5 ≥ 3").after.is_empty());
    assert_eq!(noted(&notes, "PH-10.5", "2 large trees").holds, Some(true));
    let light = noted(&notes, "PH-10.5", "future light");
    assert_eq!(
        (light.before.clone(), light.values.clone()),
        (vec!["d2".into(), "d4".to_string()], vec![5, 3])
    );
    let mut play = scene(5).load();
    play.step("collect d2");
    assert_eq!(play.tokens(B), [17]);
    scene(5).option("rev3_pair_priority", "standard").decides("collect d4");
    // The number clause holds: closest to the centre.
    scene(9).decides("collect d4");
    // Not before revolution 3.
    let notes = Scene::new("B3@d4 B3@d2 B2@c1", 8, 5).card(6).load().notes(B);
    assert!(!collected(&notes) && notes.iter().all(|step| step.rule != "PH-10.5"));
    // One large tree is no pair; an activated one counts, but is not the one collected.
    let notes = Scene::new("B3@d4 B2@c1", 14, 5).card(6).load().notes(B);
    assert!(!collected(&notes));
    scene(5).activated(&["d2"]).decides("collect d4");
}

#[test]
fn ph_10_6_carrying_out_a_collect() {
    let mut play = Scene::new("B3@d4 B1@g3 A1@a1", 8, 9).card(1).load();
    assert_eq!(play.supply(B)[3], 1);
    play.step("collect d4");
    assert_eq!((play.lp(B), play.supply(B)[3], play.board()), (5, 2, "A1@a1 B1@g3".to_string()));
    assert_eq!(play.tokens(B), [19]);
    assert_eq!(play.state.activated().iter().map(|c| c.to_string()).collect::<Vec<_>>(), ["d4"]);
}

#[test]
fn ph_10_7_costs_of_growing() {
    // Card 7 ticks all; the cheapest target first.
    for (board, lp, left) in [("B0@d5 A1@a1", 2, 0), ("B1@d5 A1@a1", 4, 0), ("B2@d5 A1@a1", 6, 0)] {
        let mut play = Scene::new(board, 8, lp).card(7).load();
        play.step("grow d5");
        assert_eq!(play.lp(B), left, "{board}");
        let notes = Scene::new(board, 8, lp - 1).card(7).load().notes(B);
        assert_eq!(noted(&notes, "PH-9.4", "action 2").holds, Some(false), "{board}");
    }
}

#[test]
fn ph_10_8_ticked_sizes_from_the_smallest() {
    let board = "B0@a4 B1@d5 B2@d4 A1@a1";
    Scene::new(board, 8, 9).card(7).decides("grow a4");
    Scene::new(board, 8, 9).card(6).decides("grow d5");
    Scene::new(board, 8, 9).card(3).decides("grow d4");
    // Sizes not ticked are never grown: card 2 ticks M only.
    let notes = Scene::new("B0@a4 B2@d4 A1@a1", 8, 9).card(2).load().notes(B);
    assert_eq!(noted(&notes, "PH-9.4", "action 2").holds, Some(false));
    let play = Scene::new(board, 8, 9).card(7).load();
    assert_eq!(play.refused(B, "grow d5"), "PH-10.8");
    assert_eq!(play.refused(B, "grow a1"), "PH-10.9");
}

#[test]
fn ph_10_9_ph_10_10_w21_ticks_and_supply() {
    let notes = Scene::new("B1@g3 B2@d5 B2@e4 B2@b3 A1@a1", 5, 5).card(7).decides("plant e4 f5");
    assert!(noted(&notes, "PH-10.9", "ticked small: seeds").after.is_empty());
    assert_eq!(noted(&notes, "PH-10.9", "ticked medium: 0 medium trees in supply").holds, Some(false));
    assert_eq!(noted(&notes, "PH-10.9", "ticked large: 5 LP ≥ 6 LP").holds, Some(false));
    assert_eq!(noted(&notes, "PH-10.12", "4 spaces < 1 + 5").holds, Some(true));
    assert_eq!(noted(&notes, "PH-10.15", "ring of 1 leaf").holds, Some(true));
    assert_eq!(noted(&notes, "PH-10.16", "").after, ["b5", "c6", "e6", "f5"]);
    let mut play = Scene::new("B1@g3 B2@d5 B2@e4 B2@b3 A1@a1", 5, 5).card(7).load();
    play.step("plant e4 f5");
    assert_eq!(play.lp(B), 4);
}

#[test]
fn ph_10_10_w22_own_future_light() {
    let mut play = Scene::new("B1@c4 B1@d3 A2@d5", 8, 4).card(2).load();
    play.demands(B, "grow d3");
    play.step("grow d3");
    play.demands(B, "end");
    assert_eq!(play.lp(B), 0);
}

#[test]
fn ph_10_10_w23_opponents_future_light() {
    let notes = Scene::new("B1@d5 B1@d3 A1@b3", 8, 4).card(2).decides("grow d5");
    assert_eq!(noted(&notes, "PH-10.10", "most future light").values, [3, 3]);
    let rivals = noted(&notes, "PH-10.10", "opponents");
    assert_eq!(
        (rivals.before.clone(), rivals.values.clone()),
        (vec!["d3".into(), "d5".to_string()], vec![1, 0])
    );
}

#[test]
fn ph_10_10_w24_directional_selection() {
    let scene = |card: u16| Scene::new("B1@d5 B1@d3 A1@g4", 8, 4).card(card);
    let notes = scene(2).decides("grow d3");
    assert_eq!(noted(&notes, "PH-12.3", "").before, ["d5", "d3"]);
    let notes = scene(9).decides("grow d5");
    assert_eq!(noted(&notes, "PH-12.3", "").before, ["d3", "d5"]);
    scene(2).option("ds_corner", 2).decides("grow d5");
}

#[test]
fn ph_10_11_carrying_out_a_grow() {
    let mut play = Scene::new("B1@d5 B2@g3 A1@a1", 8, 10).card(2).load();
    play.step("grow d5");
    assert_eq!((play.lp(B), play.supply(B)), (6, [4, 4, 1, 2]));
    assert_eq!(play.board(), "A1@a1 B2@d5 B2@g3");
    assert!(play.state.activated().iter().any(|c| c.to_string() == "d5"));
}

#[test]
fn ph_10_12_count_test() {
    // Card 1: seed 3; revolution 1: fewer than 4 spaces. Activated spaces count.
    let scene = |board: &str| Scene::new(board, 2, 1).card(1);
    let notes = scene("B1@d5 B1@g3 B1@a4 A1@a1").load().notes(B);
    assert_eq!(noted(&notes, "PH-10.12", "3 spaces < 1 + 3").holds, Some(true));
    let notes = scene("B1@d5 B1@g3 B1@a4 B1@d1 A1@a1").activated(&["d5"]).load().notes(B);
    assert_eq!(noted(&notes, "PH-10.12", "4 spaces < 1 + 3").holds, Some(false));
    // No seed in supply.
    let notes = Scene::new("B0@d5 B0@d3 B0@c3 B0@c4 B1@g3 A1@a1", 8, 1).card(4).decides("end");
    assert_eq!(noted(&notes, "PH-10.12", "0 seeds in supply").holds, Some(false));
}

#[test]
fn ph_10_13_w27_count_readings() {
    let plants = |board: &str, n: i32, reading: &str| {
        let half = json!({"collect": -99, "ticks": "L", "seed": n, "rings": [4, 3, 2, 1], "arrow": "cw", "number": 1});
        let scene = Scene::new(board, 14, 1).card(half).option("seed_reading", reading);
        let play = scene.load();
        play.legal(B)[0].starts_with("plant")
    };
    let readings = ["revolution_term", "whole_threshold", "space_count"];
    let table = |board: &str, n: i32| readings.map(|reading| plants(board, n, reading));
    let (three, two) = ("B1@d5 B1@d3 B1@g3 A1@a1", "B1@d5 B1@d3 A1@a1");
    assert_eq!(table(three, 1), [true, false, true]);
    assert_eq!(table(three, 0), [false, false, false]);
    assert_eq!(table(two, -1), [false, true, false]);
    assert_eq!(table(two, 0), [true, true, false]);
    // Revolutions 1 and 2 are the same under every reading.
    for reading in readings {
        let scene = Scene::new(two, 8, 1).card(1).option("seed_reading", reading);
        assert!(scene.load().legal(B)[0].starts_with("plant"), "{reading}");
    }
}

#[test]
fn ph_10_14_valid_spaces() {
    // Reach by size; not from seeds, not from activated trees, not onto activated spaces.
    let half = json!({"collect": -99, "ticks": "L", "seed": 9, "rings": [1], "arrow": "cw", "number": 1});
    let scene = |board: &str| Scene::new(board, 2, 1).card(half.clone());
    scene("B1@d5 B0@g3 A1@a1").decides("end");
    let notes = scene("B2@d5 A1@a1").decides("plant d5 b5");
    assert_eq!(noted(&notes, "PH-10.14", "valid spaces").after, ["b5", "c6", "d7", "e6", "f5"]);
    let notes = scene("B2@d5 A1@a1").activated(&["b5"]).decides("plant d5 c6");
    assert_eq!(noted(&notes, "PH-10.14", "valid spaces").after, ["c6", "d7", "e6", "f5"]);
    let notes = scene("B2@d5 B1@d6 A1@a1").activated(&["d6"]).decides("plant d5 b5");
    assert_eq!(noted(&notes, "PH-10.14", "trees on spaces not activated").after, ["d5"]);
}

#[test]
fn ph_10_15_first_ring_listed_with_a_valid_space() {
    // Card 6 lists 4 3 2 1: the centre is taken, so ring 1.
    let notes = Scene::new("B1@d5 A3@d4 A1@a1", 2, 1).card(6).load().notes(B);
    assert_eq!(noted(&notes, "PH-10.15", "ring of 4 leaves: 0").holds, Some(false));
    assert_eq!(noted(&notes, "PH-10.15", "ring of 3 leaves: 2").holds, Some(true));
    // No valid space in any ring listed.
    let half = json!({"collect": -99, "ticks": "L", "seed": 9, "rings": [4], "arrow": "cw", "number": 1});
    let notes = Scene::new("B1@a4 A1@a1", 2, 1).card(half).decides("end");
    assert_eq!(noted(&notes, "PH-10.15", "ring of 4 leaves: 0").holds, Some(false));
}

#[test]
fn ph_10_16_ph_10_17_w26_space_and_source() {
    let notes = Scene::new("B1@c4 B1@a3 A1@c5 A1@d1", 4, 2).card(3).decides("plant a3 b3");
    let space = noted(&notes, "PH-10.16", "");
    assert_eq!(
        (space.before.clone(), space.values.clone()),
        (vec!["b3".into(), "b4".to_string()], vec![4, 3])
    );
    assert_eq!(noted(&notes, "PH-10.17", "source: trees in reach of b3").after, ["a3", "c4"]);
    assert_eq!(noted(&notes, "PH-10.17", "outermost").values, [3, 1]);
}

#[test]
fn ph_10_16_activated_empty_spaces_count_as_empty() {
    let play = Scene::new("B1@c4 B1@a3 A1@c5 A1@d1", 4, 2).card(3).activated(&["a2"]).load();
    let space = noted(&play.notes(B), "PH-10.16", "").clone();
    assert_eq!(space.values, [4, 3]);
}

#[test]
fn ph_10_17_smallest_before_outermost() {
    // c3 is in reach of the medium a2 (outer ring) and of the small c4 (inner ring): the smaller one plants.
    let notes = Scene::new("B1@c4 B2@a2 A1@d1", 4, 2).card(11).decides("plant c4 c3");
    let size = noted(&notes, "PH-10.17", "source: smallest");
    assert_eq!((size.before.len(), size.after.clone()), (2, vec!["c4".to_string()]));
}

#[test]
fn ph_10_18_carrying_out_a_plant() {
    let mut play = Scene::new("B1@c4 B1@a3 A1@c5 A1@d1", 4, 2).card(3).load();
    play.step("plant a3 b3");
    assert_eq!((play.lp(B), play.supply(B)), (1, [3, 2, 3, 2]));
    assert_eq!(play.board(), "A1@c5 A1@d1 B1@a3 B0@b3 B1@c4");
    let activated: Vec<String> = play.state.activated().iter().map(|c| c.to_string()).collect();
    assert_eq!(activated, ["a3", "b3"]);
}

#[test]
fn ph_7_5_locks_bind_her() {
    // Round 2, sun 1 (E): a large A tree on d7 shades d6, d5, d4 from the east.
    let scene = |card: u16| Scene::new("A3@d7 B1@d5 B1@g1", 2, 4).card(card).option("shade_lock", true);
    let notes = scene(2).decides("grow g1");
    assert_eq!(noted(&notes, "PH-7.5", "not locked").after, ["g1"]);
    let scene = Scene::new("A3@d7 B3@d6 B0@g1", 8, 12).card(1).option("shade_lock", true);
    scene.clone().decides("collect d6");
    scene.option("shade_lock_blocks_collect", true).decides("grow g1");
}

#[test]
fn ph_15_2_a_cynthia_without_pieces() {
    let play = Scene::new("A1@a1", 8, 9).load();
    play.demands(B, "end");
}

#[test]
fn ph_15_11_a_freshly_grown_large_tree_counts_for_the_pair() {
    // d2 grown this turn (activated): two large trees, d4 is the one collected.
    Scene::new("B3@d4 B3@d2 A1@a1", 14, 5).card(6).activated(&["d2"]).decides("collect d4");
    Scene::new("B3@d4 B3@d2 A1@a1", 14, 5).card(6).activated(&["d2", "d4"]).load();
}

#[test]
fn ph_15_12_ph_15_13_freed_pieces_and_emptied_spaces() {
    // One small left nowhere in supply but the one freed by a grow is ready for the next card.
    let mut play = Scene::new("B1@d5 B1@d3 B1@g3 B1@a4 B0@g1 A1@a1", 8, 20).card(2).load();
    assert_eq!(play.supply(B)[1], 0);
    play.step(&play.legal(B)[0].clone());
    assert_eq!(play.supply(B)[1], 1);
    play.step("card 1");
    play.demands(B, "grow g1");
    // d4, emptied by a collect, is no valid planting space this turn.
    let notes = Scene::new("B1@d5 A1@a1", 2, 1).card(6).activated(&["d4"]).load().notes(B);
    assert_eq!(noted(&notes, "PH-10.15", "ring of 4 leaves: 0").holds, Some(false));
}
