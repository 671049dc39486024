//! The bench of both search engines, for every game: plan search against uniform random chess with `cozy-chess`, tree
//! search against bare playouts, in turns so that a busy machine slows both.
//!
//! Counts are asserted while timing: a faster bench that searches otherwise fails.

use crate::chess::chess_game;
use solarium_core::{
    Bot, Cancel, Game, Level, Limits, Opponents, Question, Random, Seat, Turn, Viewer, playout, random_step,
};
use solarium_search::{PlanSearch, TreeSearch};
use std::time::Instant;

/// Chess games in a slice: half a millisecond, so that the best slice is one that nothing else interrupted.
const CHESS_GAMES: u64 = 7;
/// Iterations of one tree, and playouts in a slice.
const ITERATIONS: u64 = 200;

/// A table in the midst of a game, with what it is measured by.
pub(crate) struct Measured<'a, G: Game> {
    /// What stands in the table of results.
    pub(crate) name: &'a str,
    pub(crate) game: G,
    /// Random steps before the plan.
    pub(crate) steps: u32,
    /// Width and stages of the plans.
    pub(crate) plan: (u32, u32),
    /// Plans evaluate at least so many positions for each ply of chess.
    pub(crate) evaluations: f64,
    pub(crate) slices: u64,
}

/// Tree search at least so fast as this share of bare playouts.
const LEAST_ITERATIONS: f64 = 0.75;

impl<G: Opponents> Measured<'_, G> {
    /// Measures both engines and prints their rates.
    pub(crate) fn run(&self) {
        let Measured { name, game, slices, .. } = self;
        let never = Cancel::default();
        let think = |bot: &dyn Bot<G>, (state, seat): &(G::State, Seat)| {
            let (view, legal) = (game.view(state, Viewer::Seat(*seat)), game.actions(state, *seat));
            let question = Question { game, view: &view, seat: *seat, legal: &legal };
            let answer = bot.answer(&question, None, &Limits::usual(&never), &mut Random::new(1));
            answer.expect("nothing cancels it").iterations
        };
        // A plan in the midst of a game; a tree at the start, where playouts are whole games.
        let (midgame, start) = (self.decision_after(self.steps), self.decision_after(0));
        let (width, stages) = self.plan;
        let level = Level { width, stages, worlds: 1, noise: 0.0, slip: 0.0, positions: u64::MAX, rivals: 0 };
        let plan = PlanSearch { guide: G::guide().expect("this game has a guide"), level };
        let tree = TreeSearch::playouts(ITERATIONS);
        let (mut moves, mut list) = (Vec::with_capacity(256), Vec::with_capacity(4096));
        // The best slice of each counts: other work on the machine can only slow one down.
        let mut rates = [0.0; 4];
        let mut note = |which: usize, count: u64, from: Instant| {
            rates[which] = f64::max(rates[which], count as f64 / from.elapsed().as_secs_f64());
        };
        let positions = think(&plan, &midgame);
        for slice in 0..*slices {
            let from = Instant::now();
            assert_eq!(think(&plan, &midgame), positions, "the same plan every time");
            note(0, positions, from);
            let from = Instant::now();
            let games = slice * CHESS_GAMES..(slice + 1) * CHESS_GAMES;
            note(1, games.map(|game| chess_game(game, &mut moves)).sum(), from);
            let from = Instant::now();
            assert_eq!(think(&tree, &start), ITERATIONS);
            note(2, ITERATIONS, from);
            let from = Instant::now();
            let mut random = Random::new(slice);
            for _ in 0..ITERATIONS {
                let mut played = start.0.clone();
                playout(game, &mut played, &mut random, &mut list, u32::MAX);
                assert_eq!(game.turn(&played), Turn::Over);
            }
            note(3, ITERATIONS, from);
        }
        let [evaluations, plies, iterations, playouts] = rates;
        println!(
            "{:<52}{:>10.2} M/s",
            format!("{name}, evaluations of plans ({positions})"),
            evaluations / 1e6
        );
        println!("{:<52}{:>10.2} M/s", "cozy-chess, plies", plies / 1e6);
        println!("{:<52}{:>12.2} x{:>14}", "ratio", evaluations / plies, format!("≥ {} x", self.evaluations));
        println!("{:<52}{:>10.1} k/s", format!("{name}, iterations of a tree"), iterations / 1e3);
        println!("{:<52}{:>10.1} k/s", "bare playouts from the same position", playouts / 1e3);
        let least = format!("≥ {LEAST_ITERATIONS} x");
        println!("{:<52}{:>12.2} x{:>14}", "ratio", iterations / playouts, least);
    }

    /// The first real decision after so many random steps.
    fn decision_after(&self, steps: u32) -> (G::State, Seat) {
        let game = &self.game;
        let (mut state, mut random, mut list) = (game.start(), Random::new(5), Vec::new());
        let mut played = 0;
        loop {
            if let (Turn::Decide(seats), true) = (game.turn(&state), played >= steps) {
                let seat = seats.iter().next().expect("a seat decides");
                if game.actions(&state, seat).len() > 2 {
                    return (state, seat);
                }
            }
            assert!(random_step(game, &mut state, &mut random, &mut list), "the game has no such decision");
            played += 1;
        }
    }
}
