//! Reference figures of the rules: numbers of step sequences from the start.

use crate::scene::Play;
use serde_json::{Value, json};
use solarium_core::perft;

#[track_caller]
fn check(setup: Value, counts: &[u64]) {
    let play = Play::start(setup);
    for (depth, count) in counts.iter().enumerate() {
        assert_eq!(perft(&play.game, &play.state, depth as u32 + 1), *count, "depth {}", depth + 1);
    }
}

#[test]
fn two_players_first_player_fixed() {
    check(json!({"seats": ["human", "human"], "first_seat": 0}), &[18, 306, 4896, 73440]);
}

#[test]
fn two_players_first_player_drawn() {
    check(json!({"seats": ["human", "human"]}), &[2, 36, 612]);
}

#[test]
fn player_and_cynthia() {
    let setup = json!({"seats": ["human", "cynthia"], "first_seat": 0, "ds_corner": 0});
    check(setup, &[18, 252, 252, 4032, 52416]);
}

#[test]
fn player_and_cynthia_both_draws_open() {
    check(json!({"seats": ["human", "cynthia"]}), &[2, 12, 192, 1596]);
}
