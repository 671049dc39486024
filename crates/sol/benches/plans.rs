//! Speed of plan search and tree search, in ratios taken in one run on one core; budgets in `benches/BUDGET.md`.

#[path = "../../../benches/chess.rs"]
mod chess;
#[path = "../../../benches/engines.rs"]
mod engines;

use engines::Measured;
use solarium_core::{Records, Shelf};
use solarium_sol::Sol;

fn main() {
    // `cargo test --benches` only checks that it runs.
    let slices = if std::env::args().any(|arg| arg == "--bench") { 20 } else { 1 };
    let setup = serde_json::json!({"seats": ["human", "human"], "first_seat": 0});
    let game = Sol::from_setup(&setup, &Shelf::standard()).expect("a table of SO-2.1");
    Measured { name: "Sol", game, steps: 200, plan: (40, 4), evaluations: 0.16, slices }.run();
}
