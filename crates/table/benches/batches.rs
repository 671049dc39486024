//! Speed of many games that go on together, with masks and observations written and actions picked at random, against
//! bare playouts of the same table on the same core, in turns; fails if a budget of `benches/BUDGET.md` is missed.
//!
//! `batches --count playouts sol` and `batches --count batch sol` play a fixed number of steps each and tell how many, for
//! callgrind with `--toggle-collect='*counted*'`: instructions do not depend on what else the machine does.

use serde_json::{Value, json};
use solarium_core::{Game, Random, Records, Shelf, playout};
use solarium_table::dense::{Batch, BatchArrays, DenseTable};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

const GAMES: usize = 1024;
const SEED: u64 = 7;
/// Slices are short, so that some are not interrupted on a busy machine either.
const SLICE_MICROSECONDS: u128 = 2500;
/// Two threads are to be so many times as fast as one.
const TWO_THREADS: f64 = 1.7;
/// What the games may take beside the arrays.
const MOST_MEBIBYTES: f64 = 64.0;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let two = json!({"seats": ["human", "human"]});
    if let Some(at) = args.iter().position(|arg| arg == "--count") {
        let [what, title] = [1, 2].map(|after| args.get(at + after).map_or("", String::as_str));
        match title {
            "photosynthesis" => count::<solarium_photosynthesis::Photosynthesis>(&two, what),
            "sol" => count::<solarium_sol::Sol>(&two, what),
            "circadians" => count::<solarium_circadians::Circadians>(&two, what),
            _ => panic!("--count playouts|batch photosynthesis|sol|circadians"),
        }
        return;
    }
    // `cargo test --benches` only checks that it runs.
    let smoke = !args.iter().any(|arg| arg == "--bench");
    println!(
        "{:<16}{:>14}{:>14}{:>9}{:>10}{:>12}{:>13}",
        "game", "playouts", "batch", "ratio", "budget", "memory", "two threads"
    );
    let reached = [
        measure::<solarium_photosynthesis::Photosynthesis>(&two, 0.5, smoke),
        measure::<solarium_sol::Sol>(&two, 0.4, smoke),
        measure::<solarium_circadians::Circadians>(&two, 0.4, smoke),
    ];
    if !smoke && reached.contains(&false) {
        eprintln!("a budget is missed");
        std::process::exit(1);
    }
}

/// Games of a table with their arrays.
struct Played {
    table: Arc<dyn DenseTable>,
    batch: Box<dyn Batch>,
    observations: Vec<i8>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    terminations: Vec<bool>,
    seats: Vec<i8>,
    chosen: Vec<i64>,
}

impl Played {
    fn new(table: &Arc<dyn DenseTable>, first: usize, games: usize) -> Played {
        let mut played = Played {
            table: Arc::clone(table),
            batch: Arc::clone(table).batch(first as u64, games),
            observations: vec![0; games * table.entries()],
            masks: vec![0; games * table.actions()],
            rewards: vec![0.0; games * table.seats()],
            terminations: vec![false; games],
            seats: vec![0; games],
            chosen: vec![0; games],
        };
        played.on(|batch, _, arrays| batch.reset(SEED, arrays));
        played
    }

    fn on(&mut self, work: impl FnOnce(&mut dyn Batch, &mut [i64], &mut BatchArrays<'_>)) {
        let mut arrays = BatchArrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminations: &mut self.terminations,
            seats: &mut self.seats,
        };
        work(&mut *self.batch, &mut self.chosen, &mut arrays);
    }

    fn random_step(&mut self) {
        self.on(|batch, chosen, arrays| {
            batch.sample(chosen);
            batch.check(chosen).expect("picked among the legal ones");
            batch.step(chosen, arrays);
        });
    }

    /// The rows of a game.
    fn rows(&self, game: usize) -> (&[i8], &[i8], &[f32], bool, i8) {
        let (entries, actions, seats) = (self.table.entries(), self.table.actions(), self.table.seats());
        (
            &self.observations[game * entries..][..entries],
            &self.masks[game * actions..][..actions],
            &self.rewards[game * seats..][..seats],
            self.terminations[game],
            self.seats[game],
        )
    }
}

/// Games of a batch that are played again one by one.
const AGAIN: [usize; 3] = [0, 511, GAMES - 1];

/// Steps all games so often; games that begin together are alike at first, and afterwards all parts of a game occur. Some
/// games, played again alone, must have written the same.
fn mixed(table: &Arc<dyn DenseTable>, steps: usize) -> Played {
    let mut played = Played::new(table, 0, GAMES);
    let mut again = AGAIN.map(|game| Played::new(table, game, 1));
    let mut ended = 0;
    for _ in 0..steps {
        played.random_step();
        for (alone, game) in again.iter_mut().zip(AGAIN) {
            let action = [played.chosen[game]];
            alone.on(|batch, _, arrays| batch.step(&action, arrays));
            assert_eq!(alone.rows(0), played.rows(game), "a game alone and among others are the same");
        }
        ended += played.terminations.iter().filter(|ended| **ended).count();
    }
    assert!(steps < 2000 || ended >= GAMES, "only {ended} games came to an end");
    for game in 0..GAMES {
        assert!(played.rows(game).1.contains(&1), "every game stands where there is something to decide");
    }
    played
}

#[inline(never)]
fn counted_playouts<G: Game>(game: &G, games: u64) -> u64 {
    let mut list = Vec::new();
    let mut play = |seed| playout(game, &mut game.start(), &mut Random::new(seed), &mut list, u32::MAX);
    (0..games).map(|seed| u64::from(play(seed))).sum()
}

#[inline(never)]
fn counted_steps(played: &mut Played, steps: usize) -> u64 {
    let before = played.batch.plies();
    for _ in 0..steps {
        played.random_step();
    }
    played.batch.plies() - before
}

/// Plays a fixed number of steps.
fn count<G: Game + Records>(setup: &Value, what: &str) {
    let plies = if what == "playouts" {
        counted_playouts(&G::from_setup(setup, &Shelf::standard()).expect("a good set-up"), 400)
    } else {
        counted_steps(&mut mixed(&table::<G>(setup), 400), 100)
    };
    println!("{plies} steps");
}

/// Steps for as long as a slice lasts, at least once.
fn slice_of_steps(played: &mut Played) -> u64 {
    let (mut plies, begun) = (0, Instant::now());
    while plies == 0 || begun.elapsed().as_micros() < SLICE_MICROSECONDS {
        plies += counted_steps(played, 1);
    }
    plies
}

fn table<G: Game>(setup: &Value) -> Arc<dyn DenseTable> {
    solarium_table::games().title(G::ID).expect("a game on offer").dense(setup).expect("numbers")
}

/// Prints the figures of a game; are they within the budgets?
fn measure<G: Game + Records>(setup: &Value, budget: f64, smoke: bool) -> bool {
    let game = G::from_setup(setup, &Shelf::standard()).expect("a good set-up");
    let steps = if smoke { 2 } else { 2000 };
    let mut played = mixed(&table::<G>(setup), steps);
    // Halves of the same games, one for each of two threads, which need two cores that have nothing else to do.
    let mut halves = [0, GAMES / 2].map(|first| Played::new(&played.table, first, GAMES / 2));
    for half in &mut halves {
        counted_steps(half, steps);
    }
    let (mut bare, mut together, mut threaded): (f64, f64, f64) = (0.0, 0.0, 0.0);
    let mut list = Vec::new();
    // The best slice of each counts: other work on the machine can only slow one down.
    for slice in 0..if smoke { 1 } else { 400 } {
        let begun = Instant::now();
        let mut plies = 0;
        let mut seed = 0;
        while begun.elapsed().as_micros() < SLICE_MICROSECONDS {
            let mut state = game.start();
            plies += playout(&game, &mut state, &mut Random::new(1000 * slice + seed), &mut list, u32::MAX);
            assert!(black_box(&state) != &game.start());
            seed += 1;
        }
        bare = bare.max(f64::from(plies) / begun.elapsed().as_secs_f64());
        let begun = Instant::now();
        let plies = slice_of_steps(&mut played);
        together = together.max(plies as f64 / begun.elapsed().as_secs_f64());
        let begun = Instant::now();
        let [one, other] = &mut halves;
        let plies: u64 = std::thread::scope(|scope| {
            let other = scope.spawn(|| slice_of_steps(other));
            slice_of_steps(one) + other.join().expect("no panic")
        });
        threaded = threaded.max(plies as f64 / begun.elapsed().as_secs_f64());
    }
    let (ratio, threads) = (together / bare, threaded / together);
    let mebibytes = played.batch.memory() as f64 / f64::from(1 << 20);
    let reached = ratio >= budget && threads >= TWO_THREADS && mebibytes <= MOST_MEBIBYTES;
    println!(
        "{:<16}{:>10.2} M/s{:>10.2} M/s{ratio:>7.2} x{:>10}{mebibytes:>8.2} MiB{threads:>11.2} x  {}",
        G::ID,
        bare / 1e6,
        together / 1e6,
        format!("≥ {budget} x"),
        if reached { "reached" } else { "MISSED" },
    );
    reached
}
