//! Speed of plan search: positions evaluated in a second, against uniform random chess with `cozy-chess`, in turns so
//! that a busy machine slows both; budgets in `benches/BUDGET.md`.
//!
//! Counts are asserted while timing: a faster bench that plans otherwise fails.

#[path = "../../../benches/chess.rs"]
mod chess;

use chess::chess_game;
use solarium_core::{
    Bot, Cancel, Game, Level, Limits, Opponents, Question, Random, Records, Shelf, Turn, Viewer, random_step,
};
use solarium_photosynthesis::{Photosynthesis, State};
use solarium_search::PlanSearch;
use std::time::Instant;

const SLICES: u64 = 60;
/// Chess games in a slice: about as long as a plan takes.
const CHESS_GAMES: u64 = 70;

fn main() {
    // `cargo test --benches` only checks that it runs.
    let smoke = std::env::args().any(|arg| arg == "--test");
    let slices = if smoke { 1 } else { SLICES };
    let level = Level { width: 100, stages: 6, worlds: 1, noise: 0.0, slip: 0.0, positions: u64::MAX };
    let guide = Photosynthesis::guide().expect("this game has a guide");
    let bot = PlanSearch { guide, level };
    let mut moves = Vec::with_capacity(256);
    println!("{:<44}{:>16}{:>14}", "what", "measured", "budget");
    for (name, seats, budget) in
        [("two players", ["human", "human"], "≥ 0.4 x"), ("Cynthia", ["human", "cynthia:tree"], "–")]
    {
        let game = table(&seats);
        let state = midgame(&game);
        // The best slice of each counts: other work on the machine can only slow one down.
        let (mut our_rate, mut chess_rate): (f64, f64) = (0.0, 0.0);
        let mut first = None;
        for slice in 0..slices {
            let from = Instant::now();
            let positions = plan(&game, &bot, &state);
            our_rate = our_rate.max(positions as f64 / from.elapsed().as_secs_f64());
            assert_eq!(*first.get_or_insert(positions), positions, "the same plan every time");
            let from = Instant::now();
            let plies: u64 =
                (0..CHESS_GAMES).map(|game| chess_game(slice * CHESS_GAMES + game, &mut moves)).sum();
            chess_rate = chess_rate.max(plies as f64 / from.elapsed().as_secs_f64());
        }
        println!("{:<44}{:>12.2} M/s", format!("Photosynthesis, {name}, evaluations"), our_rate / 1e6);
        println!("{:<44}{:>12.2} M/s", "cozy-chess, plies", chess_rate / 1e6);
        println!("{:<44}{:>14.2} x{:>14}", "ratio", our_rate / chess_rate, budget);
    }
}

fn table(seats: &[&str]) -> Photosynthesis {
    let setup = serde_json::json!({"seats": seats, "first_seat": 0, "ds_corner": 0});
    Photosynthesis::from_setup(&setup, &Shelf::standard()).expect("a table of PH-2.2")
}

/// The first decision of seat 0 in round 8 of a random game.
fn midgame(game: &Photosynthesis) -> State {
    let (mut state, mut random, mut list) = (game.start(), Random::new(5), Vec::new());
    while state.round() < 8 || !game.turn(&state).includes(solarium_core::Seat(0)) {
        assert!(random_step(game, &mut state, &mut random, &mut list), "no game ends before round 8");
    }
    state
}

fn plan(game: &Photosynthesis, bot: &PlanSearch<Photosynthesis>, state: &State) -> u64 {
    let Turn::Decide(seats) = game.turn(state) else { unreachable!("a seat decides in midgame") };
    let seat = seats.iter().next().expect("a seat decides");
    let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.actions(state, seat));
    let question = Question { game, view: &view, seat, legal: &legal };
    let never = Cancel::default();
    let answer = bot.answer(&question, None, &Limits::usual(&never), &mut Random::new(1));
    answer.expect("nothing cancels it").iterations
}
