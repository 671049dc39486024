//! Speed of plan search and tree search, in ratios taken in one run on one core; budgets in `benches/BUDGET.md`.

#[path = "../../../benches/chess.rs"]
mod chess;
#[path = "../../../benches/engines.rs"]
mod engines;

use engines::Measured;
use solarium_circadians::Circadians;
use solarium_core::{Records, Shelf};

fn main() {
    // `cargo test --benches` only checks that it runs.
    let slices = if std::env::args().any(|arg| arg == "--bench") { 20 } else { 1 };
    let setup = serde_json::json!({"seats": ["human", "human"]});
    let game = Circadians::from_setup(&setup, &Shelf::standard()).expect("a table of CI-1");
    Measured { name: "Circadians", game, steps: 60, plan: (40, 8), evaluations: 0.08, slices }.run();
}
