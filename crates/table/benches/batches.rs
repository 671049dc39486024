//! Speed of many games that go on together, with masks and observations written and actions picked at random, against
//! bare playouts of the same table on the same core, in turns; budgets in `benches/BUDGET.md`.

use serde_json::{Value, json};
use solarium_core::{Game, Random, Records, Shelf, playout};
use solarium_table::dense::BatchArrays;
use std::time::Instant;

const GAMES: usize = 1024;

fn main() {
    // `cargo test --benches` only checks that it runs.
    let smoke = std::env::args().any(|arg| arg == "--test");
    let two = json!({"seats": ["human", "human"]});
    println!("{:<16}{:>14}{:>14}{:>9}{:>10}{:>12}", "game", "playouts", "batch", "ratio", "budget", "memory");
    measure::<solarium_photosynthesis::Photosynthesis>(&two, 0.5, smoke);
    measure::<solarium_sol::Sol>(&two, 0.4, smoke);
    measure::<solarium_circadians::Circadians>(&two, 0.4, smoke);
}

fn measure<G: Game + Records>(setup: &Value, budget: f64, smoke: bool) {
    let game = G::from_setup(setup, &Shelf::standard()).expect("a good set-up");
    let table = solarium_table::games().title(G::ID).expect("a game on offer").dense(setup).expect("numbers");
    let (entries, actions, seats) = (table.entries(), table.actions(), table.seats());
    let mut batch = table.batch(0, GAMES);
    let (mut observations, mut masks) = (vec![0; GAMES * entries], vec![0; GAMES * actions]);
    let (mut rewards, mut terminations) = (vec![0.0; GAMES * seats], vec![false; GAMES]);
    let (mut deciding, mut chosen) = (vec![0; GAMES], vec![0; GAMES]);
    let mut arrays = BatchArrays {
        observations: &mut observations,
        masks: &mut masks,
        rewards: &mut rewards,
        terminations: &mut terminations,
        seats: &mut deciding,
    };
    batch.reset(7, &mut arrays);
    // Games that begin together are alike at first: a slice must hold all parts of a game.
    for _ in 0..if smoke { 2 } else { 2000 } {
        batch.sample(&mut chosen);
        batch.step(&chosen, &mut arrays);
    }
    let (mut bare, mut together): (f64, f64) = (0.0, 0.0);
    let mut list = Vec::new();
    // The best slice of each counts: other work on the machine can only slow one down. Slices are short, so that some are
    // not interrupted on a busy machine either.
    for slice in 0..if smoke { 1 } else { 400 } {
        let begun = Instant::now();
        let mut plies = 0;
        let mut seed = 0;
        while begun.elapsed().as_micros() < 2500 {
            let mut state = game.start();
            plies += playout(&game, &mut state, &mut Random::new(1000 * slice + seed), &mut list, u32::MAX);
            seed += 1;
        }
        bare = bare.max(f64::from(plies) / begun.elapsed().as_secs_f64());
        let (before, begun) = (batch.plies(), Instant::now());
        for _ in 0..if smoke { 2 } else { 20 } {
            batch.sample(&mut chosen);
            batch.check(&chosen).expect("picked among the legal ones");
            batch.step(&chosen, &mut arrays);
        }
        together = together.max((batch.plies() - before) as f64 / begun.elapsed().as_secs_f64());
    }
    println!(
        "{:<16}{:>10.2} M/s{:>10.2} M/s{:>7.2} x{:>10}{:>8.2} MiB",
        G::ID,
        bare / 1e6,
        together / 1e6,
        together / bare,
        format!("≥ {budget} x"),
        batch.memory() as f64 / f64::from(1 << 20)
    );
}
