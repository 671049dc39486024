//! Speed of the rules, in ratios taken in one run on one core; budgets in `benches/BUDGET.md`.
//!
//! * uniform random playouts of two players, quick game, the legal list built at every ply, against uniform random
//!   chess with `cozy-chess`, measured in turns so that a busy machine slows both;
//! * loading and replaying the record of a finished game of five.

#[path = "../../../benches/chess.rs"]
mod chess;

use chess::chess_game;
use serde_json::json;
use solarium_core::{Game, Match, Random, Record, Records, Seed, Shelf, Turn, playout};
use solarium_sol::{Action, Pack, Sol};
use std::sync::Arc;
use std::time::{Duration, Instant};

const SLICES: u64 = 400;
/// Games in a slice: about the same time for both.
const GAMES: u64 = 4;
const CHESS_GAMES: u64 = 7;
/// A playout that has not ended within this many steps is a bug.
const LONGEST: u32 = 100_000;

fn main() {
    // `cargo test --benches` only wants to see that it runs.
    let smoke = !std::env::args().any(|arg| arg == "--bench");
    let slices = if smoke { 1 } else { SLICES };
    let ours = table(2);
    let mut list = Vec::with_capacity(1024);
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
    }
    println!("{:<44}{:>16}{:>14}", "what", "measured", "budget");
    println!("{:<44}{:>12.2} M/s", "Sol, two players, quick game, plies", our_rate / 1e6);
    println!("{:<44}{:>12.2} M/s", "cozy-chess, plies", chess_rate / 1e6);
    println!("{:<44}{:>14.2} x{:>14}", "ratio", our_rate / chess_rate, "≥ 1.5 x");
    let (steps, time) = replay(if smoke { 1 } else { 20 });
    println!(
        "{:<44}{:>12.2} ms{:>15}",
        format!("five players, {steps} steps replayed"),
        time.as_secs_f64() * 1e3,
        "≤ 20 ms"
    );
}

fn table(seats: usize) -> Sol {
    let setup = json!({"seats": vec!["human"; seats], "first_seat": 0});
    Sol::from_setup(&setup, &shelf()).expect("a table of SO-2.1")
}

fn shelf() -> Shelf<Pack> {
    Shelf::new("sol", Pack::standard())
}

fn our_game(game: &Sol, seed: u64, list: &mut Vec<Action>) -> u64 {
    let mut state = game.start();
    let plies = playout(game, &mut state, &mut Random::new(seed), list, LONGEST);
    assert_eq!(game.turn(&state), Turn::Over);
    u64::from(plies)
}

/// Number of steps of the record, and the best time to read and replay it.
fn replay(times: u32) -> (usize, Duration) {
    let game = Arc::new(table(5));
    let mut played = Match::new(game.clone(), Seed::from_number(5));
    let mut random = Random::new(5);
    loop {
        match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                played.draw().expect("a chance point is open");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let actions = game.actions(played.state(), seat);
                let action = actions[random.below(actions.len() as u32) as usize];
                played.submit(seat, action).expect("a legal action");
            }
        }
    }
    let text = Record::of(&played, false).to_text();
    let shelf = shelf();
    let best = (0..times)
        .map(|_| {
            let from = Instant::now();
            let record = Record::parse(&text).expect("our own record");
            let again = record.replay::<Sol>(&shelf, None).expect("it replays");
            assert_eq!(again.state(), played.state());
            from.elapsed()
        })
        .min()
        .expect("at least one run");
    (played.steps().len(), best)
}
