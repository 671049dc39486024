//! Speed of the rules, in ratios taken in one run on one core; budgets in `benches/BUDGET.md`.
//!
//! * uniform random playouts of two players, the legal list built at every ply, against uniform random chess with
//!   `cozy-chess`, measured in turns so that a busy machine slows both;
//! * a Cynthia's whole turn, all her cards drawn, decided and carried out, without a trace.
//!
//! Counts are asserted while timing: a faster bench that plays other games fails.

#[path = "../../../benches/chess.rs"]
mod chess;

use chess::chess_game;
use solarium_core::Shelf;
use solarium_core::{Game, Random, Records, Seat, Turn, playout, random_step};
use solarium_photosynthesis::Photosynthesis;
use std::time::{Duration, Instant};

/// Plies of the first slice: ours, and chess.
const PLIES_OF_SLICE_0: (u64, u64) = (6328, 2906);
const SLICES: u64 = 600;
/// Games in a slice: about the same time, half a millisecond, for both.
const GAMES: u64 = 50;
const CHESS_GAMES: u64 = 7;

fn main() {
    // `cargo test --benches` only checks that it runs.
    let smoke = !std::env::args().any(|arg| arg == "--bench");
    let slices = if smoke { 1 } else { SLICES };
    let ours = table(&["human", "human"]);
    let mut list = Vec::with_capacity(512);
    let mut moves = Vec::with_capacity(256);
    // The best slice of each counts: other work on the machine can only slow one down.
    let (mut our_rate, mut chess_rate): (f64, f64) = (0.0, 0.0);
    for slice in 0..slices {
        let from = Instant::now();
        let plies: u64 = (0..GAMES).map(|game| our_game(&ours, slice * GAMES + game, &mut list)).sum();
        our_rate = our_rate.max(plies as f64 / from.elapsed().as_secs_f64());
        let from = Instant::now();
        let chess: u64 =
            (0..CHESS_GAMES).map(|game| chess_game(slice * CHESS_GAMES + game, &mut moves)).sum();
        chess_rate = chess_rate.max(chess as f64 / from.elapsed().as_secs_f64());
        if slice == 0 {
            assert_eq!((plies, chess), PLIES_OF_SLICE_0, "the games played are the same as ever");
        }
    }
    println!("{:<44}{:>16}{:>14}", "what", "measured", "budget");
    println!("{:<44}{:>12.2} M/s", "Photosynthesis, two players, plies", our_rate / 1e6);
    println!("{:<44}{:>12.2} M/s", "cozy-chess, plies", chess_rate / 1e6);
    println!("{:<44}{:>14.2} x{:>14}", "ratio", our_rate / chess_rate, "≥ 3 x");

    let (turns, actions, time) = cynthia(if smoke { 5 } else { 400 });
    assert!(actions > turns, "her turns hold actions");
    println!(
        "{:<44}{:>13.2} µs{:>14}",
        "Cynthia's whole turn, mean",
        time.as_secs_f64() * 1e6 / turns as f64,
        "≤ 20 µs"
    );
}

fn table(seats: &[&str]) -> Photosynthesis {
    let setup = serde_json::json!({"seats": seats, "first_seat": 0, "ds_corner": 0});
    let shelf = Shelf::standard();
    Photosynthesis::from_setup(&setup, &shelf).expect("a table of PH-2.2")
}

fn our_game(game: &Photosynthesis, seed: u64, list: &mut Vec<solarium_photosynthesis::Action>) -> u64 {
    let mut state = game.start();
    u64::from(playout(game, &mut state, &mut Random::new(seed), list, u32::MAX))
}

/// Random games of a player and a Cynthia; only her turns are timed. Turns, actions, time.
fn cynthia(games: u64) -> (u64, u64, Duration) {
    let game = table(&["human", "cynthia:tree"]);
    let her = Seat(1);
    let mut list = Vec::with_capacity(512);
    let (mut turns, mut actions, mut time) = (0, 0, Duration::ZERO);
    for seed in 0..games {
        let mut random = Random::new(seed);
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            if game.in_turn(&state) != Some(her) || state.round() == 0 {
                random_step(&game, &mut state, &mut random, &mut list);
                continue;
            }
            let from = Instant::now();
            while game.in_turn(&state) == Some(her) {
                actions += u64::from(game.turn(&state) != Turn::Chance);
                random_step(&game, &mut state, &mut random, &mut list);
                if game.turn(&state) == Turn::Over {
                    break;
                }
            }
            time += from.elapsed();
            turns += 1;
        }
    }
    (turns, actions, time)
}
