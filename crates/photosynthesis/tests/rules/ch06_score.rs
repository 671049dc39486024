//! Chapter 6: end, scoring, ties.

use crate::players::{load, players};
use serde_json::{Value, json};
use solarium_core::{Game, Seat, SeatScore};

/// The last position of a game: tokens, LP and board.
fn ended(seats: Vec<Value>, board: &str) -> Vec<SeatScore> {
    let count = seats.len();
    let play = load(&json!({"seats": seats, "board": board, "round": 18, "turns_done": count}));
    play.game.scores(&play.state)
}

fn seat(tokens: &[u8], lp: u8) -> Value {
    json!({"kind": "player", "tokens": tokens, "lp": lp})
}

#[test]
fn ph_6_1_tokens_and_a_point_per_three_lp() {
    for (lp, points) in [(0, 0), (2, 0), (3, 1), (8, 2), (20, 6)] {
        let scores = ended(vec![seat(&[19, 0, 12], lp), seat(&[], 0)], "A3@d4");
        assert_eq!(scores[0].total, 31 + points);
        assert_eq!(
            serde_json::to_value(&scores[0]).unwrap(),
            json!({"seat": 0, "total": 31 + points, "parts": {"tokens": 31, "lp_points": points},
                   "tie": {"pieces": 1}, "rank": 1, "won": true})
        );
    }
}

#[test]
fn ph_6_2_most_points_then_pieces_then_shared() {
    let ranks = |board: &str| -> Vec<u8> {
        ended(vec![seat(&[12], 0), seat(&[12], 2)], board).iter().map(|score| score.rank.unwrap()).collect()
    };
    assert_eq!(ranks("A0@a1 A0@a2 B3@d4"), [1, 2]);
    assert_eq!(ranks("A0@a1 B3@d4"), [1, 1]);
    assert_eq!(ranks("B3@d4"), [2, 1]);
}

#[test]
fn ph_6_3_equal_pairs_share_a_rank_and_the_next_is_skipped() {
    let scores = ended(vec![seat(&[12], 0), seat(&[12], 0), seat(&[], 0), seat(&[], 0)], "");
    assert_eq!(scores.iter().map(|s| s.rank.unwrap()).collect::<Vec<_>>(), [1, 1, 3, 3]);
    // No ranks before the end.
    let play = load(&players(2, "", 18));
    assert!(play.game.scores(&play.state).iter().all(|s| s.rank.is_none() && s.won.is_none()));
    assert_eq!(play.game.points(&play.state, Seat(0)), 4);
}

#[test]
fn ph_6_4_cynthia_scores_and_ranks_alike() {
    let cynthia = json!({"kind": "cynthia", "tokens": [14], "lp": 7});
    let scores = ended(vec![seat(&[16], 0), cynthia], "B1@a1");
    assert_eq!(scores.iter().map(|s| (s.total, s.rank.unwrap())).collect::<Vec<_>>(), [(16, 2), (16, 1)]);
}
