//! What the laboratory costs beside the games, and how two threads share them; fails if a budget of `benches/BUDGET.md`
//! is missed.
//!
//! * *overhead*: a run that is kept in a folder, as `solarium lab ladder --out` plays it, on one thread, against a bare loop
//!   that asks the same bots and moves the same dice;
//! * *two threads*: games a second of the same run on two threads against one.
//!
//! The bots are the quickest that the laboratory rates, so that what it adds weighs most. All three play the same games,
//! in turns, and the steps are asserted.

use serde_json::{Value, json};
use solarium_core::{
    Bot, Cancel, Limits, Line, Mute, Question, Random, Seed, Shelf, Step, Tabletop, Turn, Viewer,
    random_outcome,
};
use solarium_lab::{Plan, PlannedSeries, Run, Shard, play};
use solarium_table::{BotSpec, Library, Openings, RANDOM_DECISIONS, Sitter};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

const BOT: &str = "greedy";
const SEATS: usize = 2;
/// The laboratory takes at most so much more time than the bare loop.
const MOST_OVERHEAD: f64 = 0.05;
/// Two threads are to play so many times as many games a second.
const TWO_THREADS: f64 = 1.8;
const SLICES: u64 = 24;
/// A bench that is only tried plays so few blocks.
const BLOCKS_TO_TRY: u64 = 2;

fn main() {
    // `cargo test --benches` only checks that it runs.
    let smoke = !std::env::args().any(|arg| arg == "--bench");
    println!(
        "{:<16}{:>12}{:>12}{:>11}{:>9}{:>14}{:>9}",
        "game", "bare", "lab", "overhead", "budget", "two threads", "budget"
    );
    // Blocks of a slice: some tenths of a second.
    let reached = [
        measure::<solarium_photosynthesis::Photosynthesis>(200, smoke),
        measure::<solarium_sol::Sol>(6, smoke),
        measure::<solarium_circadians::Circadians>(20, smoke),
    ];
    if !smoke && reached.contains(&false) {
        eprintln!("a budget is missed");
        std::process::exit(1);
    }
}

fn measure<G: Tabletop>(blocks: u64, smoke: bool) -> bool {
    let (slices, blocks) = if smoke { (1, BLOCKS_TO_TRY) } else { (SLICES, blocks) };
    let id = G::info().id;
    let setup = json!({"seats": vec![format!("bot:{BOT}"); SEATS]});
    let bare = Bare::<G>::new(&setup);
    // The best slice of each counts: other work on the machine can only slow one down.
    let mut rates = [0.0_f64; 3];
    for slice in 0..slices {
        let seed = Seed::from_number(slice);
        let mut steps = [0; 3];
        for (which, steps) in steps.iter_mut().enumerate() {
            let from = Instant::now();
            *steps = match which {
                0 => bare.steps(&seed, blocks),
                threads => steps_in_lab(id, &setup, &seed, blocks, threads),
            };
            let games = (blocks * SEATS as u64) as f64;
            rates[which] = rates[which].max(games / from.elapsed().as_secs_f64());
        }
        assert!(
            steps.iter().all(|count| *count == steps[0]),
            "{id}: other games than in the bare loop, {steps:?}"
        );
    }
    let overhead = rates[0] / rates[1] - 1.0;
    let threads = rates[2] / rates[1];
    let reached = overhead <= MOST_OVERHEAD && threads >= TWO_THREADS;
    println!(
        "{id:<16}{:>10.0}/s{:>10.0}/s{:>9.1} %{:>7.0} %{threads:>12.2} x{TWO_THREADS:>7} x  {}",
        rates[0],
        rates[1],
        overhead * 100.0,
        MOST_OVERHEAD * 100.0,
        if smoke {
            "not measured"
        } else if reached {
            "reached"
        } else {
            "MISSED"
        }
    );
    reached
}

/// Plays a series into a new folder.
fn steps_in_lab(id: &str, setup: &Value, seed: &Seed, blocks: u64, threads: usize) -> u64 {
    let library = Library::standard();
    let title = library.title(id).expect("a game of the program");
    let sitters = vec![Sitter::Bot(BotSpec::named(BOT)); SEATS];
    let series = title.series(setup, &sitters, Openings::Random).expect("a table of the game");
    let rotations = series.rotations();
    let label = BOT.to_string();
    let plan = Plan {
        series: vec![PlannedSeries { label, series, seed: seed.clone(), rotations, options: Vec::new() }],
        blocks,
    };
    let folder = tempfile::tempdir().expect("a folder for the run");
    let manifest = json!({"bench": id});
    let mut steps = 0;
    let mut run = Run {
        shard: Shard::WHOLE,
        threads,
        clock: None,
        out: Some((folder.path(), &manifest)),
        stop: &AtomicBool::new(false),
        progress: &mut |_, _| {},
    };
    play(&plan, &mut run, &mut |rows| {
        steps += rows.iter().map(|row| row.game.steps).sum::<u64>();
        Ok(ControlFlow::Continue(()))
    })
    .expect("a run in a new folder");
    steps
}

/// A table without a laboratory: nothing is hashed, kept, counted or written.
struct Bare<G: Tabletop> {
    game: G,
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Tabletop> Bare<G> {
    fn new(setup: &Value) -> Bare<G> {
        let game = G::from_setup(setup, &Shelf::standard()).expect("a table of the game");
        let bots = (0..SEATS).map(|_| BotSpec::named(BOT).make::<G>().expect("a bot of the game")).collect();
        Bare { game, bots }
    }

    /// Plays the blocks of a seed, each with every seating.
    fn steps(&self, seed: &Seed, blocks: u64) -> u64 {
        let blocks = (0..blocks).map(|block| seed.derive(block));
        blocks.map(|block| (0..SEATS).map(|shift| self.steps_of_game(&block, shift)).sum::<u64>()).sum()
    }

    fn steps_of_game(&self, block: &Seed, shift: usize) -> u64 {
        let game = &self.game;
        // The random numbers of `table::Streams`.
        let stream = |n: u64| {
            let derived = block.derive(n).to_hex();
            Random::new(u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits"))
        };
        let (mut dice, mut openings) = (stream(0), stream(1));
        let mut of_bots: Vec<Random> = (2..2 + SEATS as u64).map(stream).collect();
        let mut lines: Vec<Option<Line<G>>> = vec![None; SEATS];
        let mut decisions = [0; SEATS];
        let mut legal = Vec::new();
        let never = Cancel::default();
        let mut state = game.start();
        let mut steps = 0;
        loop {
            let step = match game.turn(&state) {
                Turn::Over => return steps,
                Turn::Chance => Step::Chance(random_outcome(game, &state, &mut dice)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("a seat decides");
                    legal.clear();
                    let _ = game.for_each_action(&state, seat, |action| {
                        legal.push(action);
                        ControlFlow::Continue(())
                    });
                    let at = (seat.index() + shift) % SEATS;
                    let is_choice = legal.len() > 1;
                    decisions[at] += u32::from(is_choice);
                    let action = if !is_choice {
                        legal[0]
                    } else if decisions[at] <= RANDOM_DECISIONS {
                        legal[openings.below(legal.len() as u32) as usize]
                    } else {
                        let view = game.view(&state, Viewer::Seat(seat));
                        let question = Question { game, view: &view, seat, legal: &legal };
                        let limits = Limits::usual(&never);
                        let answer =
                            self.bots[at].answer(&question, lines[at].as_ref(), &limits, &mut of_bots[at]);
                        let answer = answer.expect("nothing cancels it");
                        lines[at] = Some(answer.line);
                        answer.action
                    };
                    Step::Act(seat, action)
                }
            };
            game.advance(&mut state, step, &mut Mute);
            steps += 1;
        }
    }
}
