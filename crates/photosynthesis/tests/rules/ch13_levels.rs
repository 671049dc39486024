//! Chapter 13: difficulty levels. The order of strength (PH-13.2) is measured in `levels.rs`.

use crate::scene::{B, Scene, noted, say};
use solarium_core::{EventText, Seat};
use solarium_photosynthesis::Event;

#[test]
fn ph_13_1_seed_change_in_r12_halves_only() {
    let noted_count = |level: &str, round| {
        let play = Scene::new("B1@d5 A1@a1", round, 1).level(level).card(4).load();
        let rule = if round < 13 { "PH-10.12" } else { "PH-10.13" };
        say(&noted(&play.notes(B), rule, "space <").what)
    };
    // Card 4: seed 4 on its R1–2 half, 1 on its R3 half.
    assert_eq!(noted_count("seedling", 2), "1 space < 1 + 2");
    assert_eq!(noted_count("sapling", 2), "1 space < 1 + 3");
    assert_eq!(noted_count("tree", 8), "1 space < 2 + 4");
    assert_eq!(noted_count("ancient", 8), "1 space < 2 + 5");
    assert_eq!(noted_count("seedling", 14), "1 space < 3 + 1");
    assert_eq!(noted_count("ancient", 14), "1 space < 3 + 1");
}

#[test]
fn ph_13_1_light_change_lit_trees_or_not_cut_at_both_ends() {
    let next_round = |level: &str, board: &str, lp| {
        let mut play = Scene::new(board, 8, lp).level(level).activated(&["d5"]).load();
        play.step("end");
        play.lp(B)
    };
    let (lit, bare) = ("B1@d5 A1@a1", "B0@d5 A1@a1");
    assert_eq!(next_round("tree", lit, 3), 4);
    assert_eq!(next_round("seedling", lit, 3), 3);
    assert_eq!(next_round("ancient", lit, 3), 5);
    assert_eq!(next_round("ancient", bare, 3), 4);
    assert_eq!(next_round("seedling", bare, 3), 2);
    assert_eq!(next_round("ancient", lit, 19), 20);
    let mut play = Scene::new("A1@a1", 8, 0).level("seedling").load();
    play.step("end");
    assert_eq!(play.lp(B), 0);
}

#[test]
fn ph_13_1_a_cynthia_without_pieces_keeps_the_light_change() {
    // PH-15.2
    let mut play = Scene::new("A1@a1", 8, 0).level("ancient").load();
    play.step("end");
    assert_eq!(play.lp(B), 1);
}

#[test]
fn ph_13_3_nothing_else_changes() {
    let of = |level: &str| {
        let mut play = Scene::new("B1@d5 B1@g3 A1@a1", 8, 4).level(level).card(2).load();
        let action = play.legal(B)[0].clone();
        play.step(&action);
        (action, play.lp(B), play.supply(B), play.legal(Seat(0)))
    };
    for level in ["seedling", "sapling", "young_tree", "old_growth", "ancient"] {
        assert_eq!(of(level), of("tree"), "{level}");
    }
}

#[test]
fn ph_13_1_the_log_says_what_her_trees_gave_and_what_her_level_changed() {
    let told_gain = |level: &str, gain: i16, lp: u8| {
        let play = Scene::new("B1@d5 A1@a1", 8, 3).level(level).load();
        let gained = Event::LightGained { seat: B, gain, lost: 0, lp };
        say(&play.game.event_message(&gained))
    };
    let told = |level: &str| told_gain(level, 2, 5);
    assert_eq!(
        told_gain("seedling", -1, 4),
        "Cynthia (B) loses up to 1 LP and has 4 (0 from her trees, −1 by her level, PH-13.1)"
    );
    assert_eq!(
        told("seedling"),
        "Cynthia (B) gains 2 LP and has 5 (3 from her trees, −1 by her level, PH-13.1)"
    );
    assert_eq!(
        told("ancient"),
        "Cynthia (B) gains 2 LP and has 5 (1 from her trees, +1 by her level, PH-13.1)"
    );
    assert_eq!(told("tree"), "Cynthia (B) gains 2 LP and has 5");
}
