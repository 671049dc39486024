//! Speed of plan search and tree search, in ratios taken in one run on one core; budgets in `benches/BUDGET.md`.

#[path = "../../../benches/chess.rs"]
mod chess;
#[path = "../../../benches/engines.rs"]
mod engines;

use engines::Measured;
use solarium_core::{Records, Shelf};
use solarium_photosynthesis::Photosynthesis;

fn main() {
    // `cargo test --benches` only checks that it runs.
    let slices = if std::env::args().any(|arg| arg == "--bench") { 60 } else { 1 };
    for (name, seats) in
        [("Photosynthesis", ["human", "human"]), ("Photosynthesis with a Cynthia", ["human", "cynthia:tree"])]
    {
        let setup = serde_json::json!({"seats": seats, "first_seat": 0, "ds_corner": 0});
        let game = Photosynthesis::from_setup(&setup, &Shelf::standard()).expect("a table of PH-2.2");
        Measured { name, game, steps: 45, plan: (100, 6), evaluations: 0.4, slices }.run();
    }
}
