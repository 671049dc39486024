//! Chapter 8: Cynthia's set-up and supply.

use crate::scene::{B, Play, Scene, noted};
use serde_json::json;
use solarium_core::{Game, Seat, Turn};

fn fixed() -> Play {
    Play::start(json!({"seats": ["human", "cynthia"], "first_seat": 0, "ds_corner": 0}))
}

#[test]
fn ph_8_1_fourteen_cards_and_separate_decks() {
    let mut play = Play::start(
        json!({"seats": ["human", "cynthia", "cynthia:ancient"], "first_seat": 1, "ds_corner": 0}),
    );
    assert_eq!(play.outcomes().len(), 14);
    play.step("card 3");
    play.step(&play.legal(Seat(1))[0].clone());
    // The second Cynthia has a deck of her own: card 3 is still in it.
    assert_eq!(play.outcomes().len(), 14);
    assert!(play.outcomes().contains(&"card 3".to_string()));
}

#[test]
fn ph_8_2_supply_never_bought_and_ready_at_once() {
    let mut play = Scene::new("B1@d5 B1@g3 A1@a1", 8, 12).card(2).load();
    assert_eq!(play.supply(B), [4, 2, 3, 2]);
    assert_eq!(play.refused(B, "buy small"), "PH-8.2");
    let action = play.legal(B)[0].clone();
    assert_eq!(action, "grow d5");
    play.step(&action);
    // The small tree is back in her supply.
    assert_eq!(play.supply(B), [4, 3, 2, 2]);
}

#[test]
fn ph_8_3_ph_8_4_start_trees_and_totals() {
    let mut play = fixed();
    play.steps("place a2, card 3, place e6, place g3, card 13, place e1");
    assert_eq!(play.board(), "A1@a2 A1@g3 B1@e1 B2@e6");
    assert_eq!(play.supply(B), [4, 3, 2, 2]);
}

#[test]
fn ph_8_5_w16_medium_first_then_small() {
    let mut play = fixed();
    play.step("place a2");
    play.step("card 3");
    play.demands(B, "place e6");
    let notes = play.notes(B);
    let most = noted(&notes, "PH-8.5", "most empty adjacent");
    assert_eq!(most.after.len(), 10);
    let walk = noted(&notes, "PH-12.3", "clockwise from corner 0, number 3");
    assert_eq!(
        (&walk.before[..3], &walk.after[..]),
        (&["b5", "c6", "e6"].map(String::from)[..], &["e6".to_string()][..])
    );
    play.steps("place e6, place g3, card 13");
    play.demands(B, "place e1");
    play.step("place e1");
    // First light with the sun at 0.
    assert_eq!((play.lp(Seat(0)), play.lp(B)), (2, 3));
    assert_eq!(play.supply(B), [4, 3, 2, 2]);
    // A new deck: A ends her turn, then all 14 cards may come.
    play.step("end");
    assert_eq!(play.outcomes().len(), 14);
}

#[test]
fn ph_8_6_limit_and_first_player_token() {
    // She goes first: the sun moves and she gains light like any seat, up to the limit.
    let mut play = Play::start(json!({"seats": ["human", "cynthia"], "first_seat": 1, "ds_corner": 0}));
    assert_eq!(play.game.in_turn(&play.state), Some(B));
    play.step("card 1");
    play.step(&play.legal(B)[0].clone());
    assert_eq!(play.game.turn(&play.state), Turn::of(Seat(0)));
    let mut play = Scene::new("B3@d5 B3@g3 B2@a1 A1@a4", 2, 19).activated(&["d5", "g3", "a1"]).load();
    play.demands(B, "end");
    play.step("end");
    assert_eq!((play.state.round(), play.lp(B)), (3, 20));
    assert_eq!(play.state.first(), Some(B));
}

#[test]
fn ph_8_7_corner_drawn_once_for_the_table() {
    let mut play = Play::start(json!({"seats": ["human", "cynthia"], "first_seat": 0}));
    assert_eq!(play.outcomes(), ["corner 0", "corner 1", "corner 2", "corner 3", "corner 4", "corner 5"]);
    play.step("corner 4");
    assert_eq!(play.state.ds_corner(), Some(4));
    assert_eq!(play.game.turn(&play.state), Turn::of(Seat(0)));
}

#[test]
fn ph_8_8_placement_is_a_draw_and_one_action() {
    let mut play = fixed();
    play.step("place a2");
    assert_eq!(play.outcomes().len(), 14);
    play.step("card 1");
    assert_eq!(play.legal(B).len(), 1);
    assert_eq!(play.refused(B, "end"), "PH-8.8");
    assert_eq!(play.refused(B, "place a2"), "PH-8.5");
    play.step(&play.legal(B)[0].clone());
    play.step("place g3");
    assert_eq!(play.outcomes().len(), 13);
    assert!(!play.outcomes().contains(&"card 1".to_string()));
}

#[test]
fn w31_steps_of_set_up() {
    let mut play = Play::start(json!({"seats": ["human", "cynthia"]}));
    assert_eq!(play.outcomes(), ["first 0", "first 1"]);
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
    assert_eq!((play.lp(Seat(0)), play.lp(B)), (2, 3));
    assert_eq!(play.outcomes().len(), 14);
}
