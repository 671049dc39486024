//! Measures the order of Cynthia's levels (PH-13.2) and the strength of the bots.
//!
//! `cargo run --release -p solarium-photosynthesis --example levels -- [games] [first seed]`

use serde_json::{Value, json};
use solarium_core::{
    Bot, Game, Mute, Opponents, Question, Random, Records, Seat, Shelf, Step, Turn, Viewer, random_outcome,
};
use solarium_photosynthesis::Photosynthesis;
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(400);
    let from: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    for level in ["seedling", "sapling", "young_tree", "tree", "old_growth", "ancient"] {
        measure(json!(["bot:greedy", format!("cynthia:{level}")]), from, games);
    }
    measure(json!(["bot:greedy", "bot:random"]), from, games);
    measure(json!(["bot:greedy", "bot:greedy"]), from, games);
    measure(json!(["bot:random", "cynthia:tree"]), from, games);
}

/// Plays the games of a table and prints the mean score of every seat with its standard error.
fn measure(seats: Value, from: u64, games: u64) {
    let shelf = Shelf::standard();
    let game = Photosynthesis::from_setup(&json!({"seats": seats}), &shelf).expect("a table of PH-2.2");
    let kinds: Vec<String> = Seat::all(game.sitters.len()).map(|seat| game.kind(seat).text()).collect();
    let bots: Vec<Option<Box<dyn Bot<Photosynthesis>>>> =
        kinds.iter().map(|kind| kind.strip_prefix("bot:").and_then(Photosynthesis::bot)).collect();
    let started = Instant::now();
    let mut decisions = 0;
    let mut scores: Vec<Vec<f64>> = vec![Vec::new(); kinds.len()];
    let mut wins = vec![0; kinds.len()];
    for seed in from..from + games {
        let points = play(&game, &bots, seed, &mut decisions);
        for (seat, points_of_seat) in points.iter().enumerate() {
            scores[seat].push(f64::from(*points_of_seat));
            wins[seat] += u32::from(points.iter().all(|other| other <= points_of_seat));
        }
    }
    for (seat, kind) in kinds.iter().enumerate() {
        let (mean, error) = mean(&scores[seat]);
        print!(
            "{kind:<20}{mean:>7.1} ± {error:<5.2} best in {:>5.1} %   ",
            100.0 * f64::from(wins[seat]) / games as f64
        );
    }
    println!("{:>9.0} decisions/s", decisions as f64 / started.elapsed().as_secs_f64());
}

fn play(
    game: &Photosynthesis,
    bots: &[Option<Box<dyn Bot<Photosynthesis>>>],
    seed: u64,
    decisions: &mut u64,
) -> Vec<i32> {
    let mut random = Random::new(seed);
    let mut state = game.start();
    loop {
        let step = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(random_outcome(game, &state, &mut random)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let legal = game.actions(&state, seat);
                let action = match &bots[seat.index()] {
                    Some(bot) if legal.len() > 1 => {
                        *decisions += 1;
                        let view = game.view(&state, Viewer::Seat(seat));
                        bot.choose(&Question { game, view: &view, seat, legal: &legal }, &mut random)
                    }
                    _ => legal[0],
                };
                Step::Act(seat, action)
            }
        };
        game.advance(&mut state, step, &mut Mute);
    }
    Seat::all(bots.len()).map(|seat| game.points(&state, seat)).collect()
}

fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n;
    (mean, (variance / n).sqrt())
}
