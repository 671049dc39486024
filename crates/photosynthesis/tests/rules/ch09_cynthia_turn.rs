//! Chapter 9: Cynthia's turn loop and deck.

use crate::scene::{B, Play, Scene, noted};
use serde_json::json;
use solarium_core::{Game, Seat, Turn};

#[test]
fn ph_9_1_stops_before_every_draw() {
    // (a) no LP
    let notes = Scene::new("B1@d5 A1@a1", 8, 0).decides("end");
    assert_eq!(noted(&notes, "PH-9.1", "0 LP left").holds, Some(true));
    // (b) every space activated
    let notes = Scene::new("B1@d5 B2@g3 A1@a1", 8, 5).activated(&["d5", "g3"]).decides("end");
    assert_eq!(noted(&notes, "PH-9.1", "LP left").holds, Some(false));
    assert_eq!(noted(&notes, "PH-9.1", "activated").holds, Some(true));
    // also when she has no piece
    Scene::new("A1@a1", 8, 5).decides("end");
    // one space left: she draws
    let play = Scene::new("B1@d5 B2@g3 A1@a1", 8, 5).activated(&["d5"]).load();
    assert_eq!(play.game.turn(&play.state), Turn::Chance);
    // A seed counts as a piece too.
    let play = Scene::new("B0@d5 B2@g3 A1@a1", 8, 5).activated(&["g3"]).load();
    assert_eq!(play.game.turn(&play.state), Turn::Chance);
}

#[test]
fn ph_9_2_ph_9_16_every_card_left_may_come() {
    let play = Scene::new("B1@d5 A1@a1", 8, 5).deck(&[2, 9, 14]).load();
    assert_eq!(play.outcomes(), ["card 2", "card 9", "card 14"]);
}

#[test]
fn ph_9_3_half_in_force() {
    // Card 1 ticks S on its R1–2 half and L on its R3 half.
    let scene = |round| Scene::new("B2@d5 B0@g3 A1@a1", round, 6).card(1);
    scene(12).decides("grow g3");
    scene(13).decides("grow d5");
}

#[test]
fn ph_9_4_first_possible_action() {
    let notes = Scene::new("B3@d5 B0@g3 A1@a1", 8, 9).card(1).decides("collect d5");
    assert!(noted(&notes, "PH-9.4", "action 1").holds == Some(true));
    assert!(notes.iter().all(|step| step.rule != "PH-10.9"), "grow was not looked at");
    let notes = Scene::new("B3@d5 B0@g3 A1@a1", 8, 3).card(1).decides("grow g3");
    assert!(noted(&notes, "PH-9.4", "action 1").holds == Some(false));
    assert!(noted(&notes, "PH-9.4", "action 2").holds == Some(true));
    let play = Scene::new("B3@d5 B0@g3 A1@a1", 8, 9).card(1).load();
    assert_eq!(play.refused(B, "grow g3"), "PH-9.4");
}

#[test]
fn ph_9_5_one_action_per_card_then_the_next_draw() {
    let mut play = Scene::new("B3@d5 B0@g3 A1@a1", 8, 9).card(1).load();
    play.step("collect d5");
    assert_eq!(play.game.turn(&play.state), Turn::Chance);
    assert_eq!(play.outcomes().len(), 13);
}

#[test]
fn ph_9_6_nothing_possible_ends_the_turn() {
    // Card 2 ticks M: no small tree on the board. 5 spaces < 2 + 4, but all her seeds are on the board.
    let notes = Scene::new("B0@d5 B0@d3 B0@g3 B0@g2 B2@a1 A1@a4", 8, 3).card(2).decides("end");
    assert_eq!(noted(&notes, "PH-9.6", "none of the three").holds, Some(true));
    let play = Scene::new("B0@d5 B0@d3 B0@g3 B0@g2 B2@a1 A1@a4", 8, 3).card(2).load();
    assert_eq!(play.refused(B, "grow d5"), "PH-10.8");
    assert_eq!(play.refused(B, "plant a1 a2"), "PH-10.12");
}

#[test]
fn ph_9_7_activation_binds_her() {
    Scene::new("B1@d5 B1@g3 A1@a1", 8, 4).card(2).activated(&["d5"]).decides("grow g3");
}

#[test]
fn ph_9_8_empty_deck_is_shuffled_again() {
    let mut play = Scene::new("B3@d5 B0@g3 A1@a1", 8, 20).deck(&[5]).load();
    assert_eq!(play.outcomes(), ["card 5"]);
    play.step("card 5");
    play.step(&play.legal(B)[0].clone());
    assert_eq!(play.outcomes().len(), 14);
    assert!(play.outcomes().contains(&"card 5".to_string()));
}

#[test]
fn ph_9_9_shuffle_and_turn_at_round_13() {
    let mut play = Scene::new("B1@d5 A1@a1", 12, 0).deck(&[3, 4]).load();
    play.demands(B, "end");
    play.step("end");
    assert_eq!(play.state.round(), 13);
    // B is first now; all 14 cards are back.
    assert_eq!(play.outcomes().len(), 14);
}

#[test]
fn ph_9_10_no_reshuffle_between_turns() {
    let mut play = Scene::new("B1@d5 A1@a1", 8, 0).deck(&[3, 4]).load();
    play.step("end");
    assert_eq!(play.outcomes(), ["card 3", "card 4"]);
}

#[test]
fn ph_9_11_fourth_revolution_is_played_like_the_third() {
    // Round 18 to 19 (a 4th revolution begins): no shuffle, ρ stays 3.
    let four = |round, lp| Scene::new("B1@d5 A1@a1", round, lp).option("revolutions", 4);
    let mut play = four(18, 0).deck(&[3, 4]).load();
    play.step("end");
    assert_eq!((play.state.round(), play.outcomes()), (19, vec!["card 3".to_string(), "card 4".to_string()]));
    // Card 3, R3: LP − 2 ≥ 3.
    let scene = |lp| Scene::new("B3@d5 A1@a1", 20, lp).option("revolutions", 4).card(3);
    let notes = scene(5).decides("collect d5");
    assert_eq!(noted(&notes, "PH-10.2", "5 LP − 2 ≥ 3").after, ["d5"]);
    let notes = scene(4).decides("plant d5 d4");
    assert!(noted(&notes, "PH-10.2", "4 LP − 2 ≥ 3").after.is_empty());
}

#[test]
fn ph_9_12_given_the_cards_her_play_is_determined() {
    let play = |first: u32| {
        let mut play = Play::start(json!({"seats": ["human", "cynthia"], "first_seat": 0, "ds_corner": 0}));
        let mut told = Vec::new();
        play.step("place a2");
        let mut n = first;
        while play.state.round() < 6 && play.game.turn(&play.state) != Turn::Over {
            let text = match play.game.turn(&play.state) {
                Turn::Chance => {
                    n = n.wrapping_mul(1_103_515_245).wrapping_add(12345);
                    let outcomes = play.outcomes();
                    outcomes[(n >> 16) as usize % outcomes.len()].clone()
                }
                _ if play.game.in_turn(&play.state) == Some(B) => {
                    assert_eq!(play.legal(B).len(), 1);
                    play.legal(B)[0].clone()
                }
                _ if play.state.round() == 0 => "place g3".to_string(),
                _ => "end".to_string(),
            };
            play.step(&text);
            told.push(text);
        }
        told
    };
    assert_eq!(play(7), play(7));
    assert_ne!(play(7), play(8));
}

#[test]
fn ph_9_15_one_legal_action_and_others_refused() {
    let play = Scene::new("B1@d5 B1@d3 A1@g4", 8, 4).card(2).load();
    play.demands(B, "grow d3");
    assert_eq!(play.refused(B, "grow d5"), "PH-12.3");
    assert_eq!(play.refused(B, "end"), "PH-9.15");
    assert_eq!(play.refused(B, "plant d5 d4"), "PH-9.4");
    assert_eq!(play.refused(B, "collect d5"), "PH-10.1");
    assert_eq!(play.refused(Seat(0), "end"), play.refused(Seat(0), "buy seed"), "A is not in turn");
    let stopped = Scene::new("B1@d5 A1@a1", 8, 0).load();
    assert_eq!(stopped.refused(B, "grow d5"), "PH-9.1");
}

#[test]
fn w28_whole_turn_all_activated() {
    let board = "B2@c4 B1@d5 B1@g3 A2@b4 A1@d1";
    let mut play = Scene::new(board, 6, 13).load();
    assert_eq!(play.supply(B), [4, 2, 2, 2]);
    play.step("card 6");
    play.demands(B, "grow d5");
    play.step("grow d5");
    assert_eq!(play.lp(B), 9);
    play.step("card 4");
    play.demands(B, "grow g3");
    play.step("grow g3");
    assert_eq!((play.lp(B), play.supply(B)[2]), (5, 0));
    play.step("card 9");
    play.demands(B, "plant c4 e3");
    let notes = play.notes(B);
    assert_eq!(noted(&notes, "PH-10.9", "0 medium trees in supply").holds, Some(false));
    assert_eq!(noted(&notes, "PH-10.12", "3 spaces < 1 + 4").holds, Some(true));
    assert_eq!(noted(&notes, "PH-10.16", "").after, ["d3", "e3"]);
    let walk = noted(&notes, "PH-12.3", "counter-clockwise");
    assert_eq!(
        (walk.before.clone(), walk.after.clone()),
        (vec!["d3".into(), "e3".into()], vec!["e3".to_string()])
    );
    play.step("plant c4 e3");
    assert_eq!(play.lp(B), 4);
    play.demands(B, "end");
}

#[test]
fn w29_whole_turn_no_action() {
    let board = "B3@d4 B2@c4 B1@g3 B0@b3 A2@b4 A1@d1";
    let mut play = Scene::new(board, 14, 12).deck(&[1, 3, 10, 14]).load();
    for (card, action, lp) in [
        ("card 3", "collect d4", 8),
        ("card 10", "grow b3", 6),
        ("card 14", "grow g3", 2),
        ("card 1", "end", 2),
    ] {
        play.step(card);
        play.demands(B, action);
        if action == "end" {
            let notes = play.notes(B);
            assert_eq!(noted(&notes, "PH-10.13", "3 spaces < 3 − 1").holds, Some(false));
            assert_eq!(noted(&notes, "PH-10.9", "2 LP ≥ 6 LP").holds, Some(false));
        } else {
            play.step(action);
        }
        assert_eq!(play.lp(B), lp);
    }
    assert_eq!(play.tokens(B), [19]);
    assert_eq!(play.supply(B), [4, 3, 1, 2]);
}

#[test]
fn w30_steps_of_a_turn() {
    let board = "B3@d4 B2@c4 B1@g3 B0@b3 A2@b4 A1@d1";
    let mut play = Scene::new(board, 14, 12).load();
    for (left, card, action) in [
        (14, "card 3", "collect d4"),
        (13, "card 10", "grow b3"),
        (12, "card 14", "grow g3"),
        (11, "card 1", "end"),
    ] {
        assert_eq!(play.outcomes().len(), left);
        play.step(card);
        play.step(action);
    }
    assert_eq!(play.game.deck(&play.state, B).count_ones(), 10);
}
