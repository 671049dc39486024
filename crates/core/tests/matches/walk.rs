//! Perft by hand, and playouts.

use crate::{DEALT, after};
use solarium_conformance::toy::Toy;
use solarium_core::{Game, Random, Turn, perft, playout};

#[test]
fn perft_of_two_seats_by_hand() {
    let game = Toy::new(&["human", "human"]);
    let deals = [7, 7 * 6, 7 * 6 * 5, 7 * 6 * 5 * 4];
    let die = deals[3] * 3;
    // Either seat may bid first: pass or one of two cards; then the other.
    let first_bid = die * 2 * 3;
    let second_bid = first_bid * 3;
    // Eight of nine pairs of bids have a winner with light, flip, end; two passes lead to three faces of the die.
    let next = second_bid * 3;
    let expected = [1, deals[0], deals[1], deals[2], deals[3], die, first_bid, second_bid, next];
    for (depth, nodes) in expected.into_iter().enumerate() {
        assert_eq!(perft(&game, &game.start(), depth as u32), nodes, "depth {depth}");
    }
}

#[test]
fn perft_with_an_automa_by_hand() {
    let game = Toy::new(&["human", "clock"]);
    let dealt = after(&["human", "clock"], DEALT);
    // The clock has one answer, the person three; in any order.
    assert_eq!(perft(&game, dealt.state(), 1), 3 + 1);
    assert_eq!(perft(&game, dealt.state(), 2), 2 * 3);
}

#[test]
fn a_finished_game_has_no_steps() {
    let mut played = after(&["human", "human"], DEALT);
    crate::finish(&mut played);
    assert_eq!((played.turn(), perft(&**played.game(), played.state(), 1)), (Turn::Over, 0));
}

#[test]
fn playouts_end_and_follow_from_their_seed() {
    let game = Toy::new(&["human", "clock", "human"]);
    let mut list = Vec::new();
    let mut run = |seed| {
        let mut state = game.start();
        let steps = playout(&game, &mut state, &mut Random::new(seed), &mut list, 1000);
        (steps, state)
    };
    for seed in 0..50 {
        let (steps, state) = run(seed);
        assert!(steps < 100 && game.turn(&state) == Turn::Over);
        assert_eq!(run(seed), (steps, state));
    }
}
