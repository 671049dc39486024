//! Speed of the rules, in ratios taken in one run on one core; budgets in `benches/BUDGET.md`.
//!
//! * uniform random playouts of two players, the legal list built at every ply, against uniform random chess with
//!   `cozy-chess`, measured in turns so that a busy machine slows both;
//! * loading and replaying the record of a finished game of four.

#[path = "../../../benches/chess.rs"]
mod chess;

use chess::chess_game;
use solarium_circadians::pack::Pack;
use solarium_circadians::{Action, Circadians};
use solarium_core::{Game, Match, Random, Record, Records, Seed, Shelf, Turn, playout};
use std::sync::Arc;
use std::time::Instant;

const SLICES: u64 = 400;
/// Games in a slice: about half a millisecond for both.
const GAMES: u64 = 4;
const CHESS_GAMES: u64 = 7;

fn main() {
    // `cargo test --benches` only wants to see that it runs.
    let smoke = !std::env::args().any(|arg| arg == "--bench");
    let ours = table(&["human", "human"]);
    let mut list = Vec::with_capacity(512);
    let mut moves = Vec::with_capacity(256);
    // The best slice of each counts: other work on the machine can only slow one down.
    let (mut our_rate, mut chess_rate): (f64, f64) = (0.0, 0.0);
    for slice in 0..if smoke { 1 } else { SLICES } {
        let from = Instant::now();
        let plies: u64 = (0..GAMES).map(|game| our_game(&ours, slice * GAMES + game, &mut list)).sum();
        our_rate = our_rate.max(plies as f64 / from.elapsed().as_secs_f64());
        assert!(plies > 100 * GAMES, "whole games are played");
        let from = Instant::now();
        let chess: u64 =
            (0..CHESS_GAMES).map(|game| chess_game(slice * CHESS_GAMES + game, &mut moves)).sum();
        chess_rate = chess_rate.max(chess as f64 / from.elapsed().as_secs_f64());
    }
    println!("{:<44}{:>16}{:>14}", "what", "measured", "budget");
    println!("{:<44}{:>12.2} M/s", "Circadians, two players, plies", our_rate / 1e6);
    println!("{:<44}{:>12.2} M/s", "cozy-chess, plies", chess_rate / 1e6);
    println!("{:<44}{:>14.2} x{:>14}", "ratio", our_rate / chess_rate, "≥ 1 x");

    let text = finished_record();
    let shelf = shelf();
    let mut best = f64::MAX;
    for _ in 0..if smoke { 1 } else { 20 } {
        let from = Instant::now();
        let record = Record::parse(&text).expect("a record just written");
        let replayed = record.replay::<Circadians>(&shelf, None).expect("it fits the rules");
        assert_eq!(replayed.turn(), Turn::Over);
        best = best.min(from.elapsed().as_secs_f64());
    }
    println!("{:<44}{:>13.2} ms{:>14}", "load and replay a finished game of four", best * 1e3, "≤ 20 ms");
}

fn shelf() -> Shelf<Pack> {
    Shelf::standard()
}

fn table(seats: &[&str]) -> Circadians {
    Circadians::from_setup(&serde_json::json!({"seats": seats}), &shelf()).expect("a table of CI-2.1")
}

fn our_game(game: &Circadians, seed: u64, list: &mut Vec<Action>) -> u64 {
    let mut state = game.start();
    u64::from(playout(game, &mut state, &mut Random::new(seed), list, u32::MAX))
}

/// The record of a finished random game of four.
fn finished_record() -> String {
    let mut played = Match::new(Arc::new(table(&["human"; 4])), Seed::from_number(1));
    let mut random = Random::new(1);
    loop {
        match played.turn() {
            Turn::Over => break,
            Turn::Chance => drop(played.draw().expect("chance is due")),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let legal = played.game().actions(played.state(), seat);
                let action = legal[random.below(legal.len() as u32) as usize];
                played.submit(seat, action).expect("a legal action");
            }
        }
    }
    Record::of(&played, false).to_text()
}
