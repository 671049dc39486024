//! Fits the weights of `data/guide.toml` to games that plan search plays against itself and the AI.
//!
//! ```text
//! cargo run --release -p solarium-circadians --example fit_guide -- play POOL GAMES SEED [WEIGHTS]
//! cargo run --release -p solarium-circadians --example fit_guide -- fit POOL [WEIGHTS]
//! ```
//!
//! `play` appends the positions of so many games to a pool: the features of each position in which a seat decided, and
//! what the seat gained from there to the end. At the beginning of a round drawn at random every crew gets random gifts
//! and its Harvester is put somewhere, and only what follows is kept: so the pool tells what these things bring, and not
//! merely what those who have them are like. `fit` finds the weights by ridge regression, with the weights it is given
//! (or the built-in ones) as the prior, and prints the table `[weights]`. All generations go into one pool: weights that
//! were fitted to the games of their predecessor alone got worse.

use solarium_circadians::guide::{
    COUNT, CircadiansGuide, NAMES, RIVAL_COUNT, RIVAL_NAMES, STAGES_IN_ROUND, STANDARD,
};
use solarium_circadians::{Circadians, NONE, State};
use solarium_core::{
    Bot, Cancel, Game, Level, Limits, Line, Mute, Question, Random, Records, Seat, Shelf, Step, Turn, Viewer,
    random_outcome,
};
use solarium_search::PlanSearch;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The tables that are played, one after the other.
const TABLES: [&[&str]; 8] = [
    &["human", "human"],
    &["human", "ai:4"],
    &["human", "human"],
    &["human", "ai:3"],
    &["human", "human", "human"],
    &["human", "ai:4"],
    &["human", "human"],
    &["human", "human", "human", "human"],
];
/// Quick, and with enough noise to see positions that the best play avoids.
const LEVEL: Level =
    Level { width: 12, stages: 2 * STAGES_IN_ROUND, worlds: 1, noise: 0.7, slip: 4.0, positions: 100_000 };
/// What comes before the gifts is only there to have a position.
const BEFORE: Level = Level { width: 3, stages: STAGES_IN_ROUND, noise: 1.5, slip: 6.0, ..LEVEL };
const THREADS: usize = 2;
/// How strongly weights are held at the prior, as a share of all positions.
const RIDGE: f64 = 0.002;
/// The same for each position, so that what never occurs stays at the prior.
const FLOOR: f64 = 2e-6;
/// A position of the pool: rounds left, points to come, features; then points to come and features of the AI, all 0
/// without one.
const SAMPLE: usize = 2 + COUNT + 1 + RIVAL_COUNT;
/// Where the AI begins.
const OF_RIVAL: usize = 2 + COUNT;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let weights = |path: Option<&&str>| {
        path.map_or(STANDARD.into(), |path| fs::read_to_string(path).expect("the weights can be read"))
    };
    match &words[..] {
        ["play", pool, games, seed, rest @ ..] => {
            let games = games.parse().expect("a number of games");
            let seed = seed.parse().expect("a number as seed");
            play(pool, games, seed, &weights(rest.first()));
        }
        ["fit", pool, rest @ ..] => fit(pool, &weights(rest.first())),
        // `cargo test --examples` only wants to see that it runs.
        _ => eprintln!("fit_guide play POOL GAMES SEED [WEIGHTS] | fit POOL [WEIGHTS]"),
    }
}

fn play(pool: &str, games: u64, seed: u64, weights: &str) {
    let guide = CircadiansGuide::with_weights(weights).expect("good weights");
    let guide: &'static CircadiansGuide = Box::leak(Box::new(guide));
    let file = OpenOptions::new().create(true).append(true).open(pool).expect("the pool can be written");
    let file = Mutex::new(file);
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let table = TABLES[number as usize % TABLES.len()];
                    let setup = serde_json::json!({"seats": table, "planet": "random",
                        "clans": {"leyrien": "random", "zcharo": "random", "jrayek": "random"}});
                    let game = Circadians::from_setup(&setup, &Shelf::standard()).expect("a good set-up");
                    let samples = play_game(&game, guide, seed << 32 | number);
                    let bytes: Vec<u8> =
                        samples.iter().flatten().flat_map(|value| value.to_le_bytes()).collect();
                    file.lock()
                        .expect("no thread panics")
                        .write_all(&bytes)
                        .expect("the pool can be written");
                }
            });
        }
    });
}

/// Points on the table, the Cache apart: what the guide adds its features to.
fn banked(game: &Circadians, state: &State, seat: Seat) -> f32 {
    let points = game.human_points(state, seat);
    (points.total() - points.harvester) as f32
}

/// Gives every crew something at random: resources, dice, tiles, Items, another place for its Harvester.
fn give(game: &Circadians, state: &mut State, random: &mut Random) {
    let spaces = game.planet(state).spaces.len() as u32;
    for seat in Seat::all(game.humans()) {
        for (res, most) in [8, 5, 4, 3].into_iter().enumerate() {
            if random.below(2) == 0 {
                state.crew_mut(seat).res[res] += random.below(most + 1);
            }
        }
        for _ in 0..random.below(3) {
            let item = random.below(game.pack.items.len() as u32) as u8;
            if state.item_pile & (1 << item) != 0 {
                state.item_pile &= !(1 << item);
                match random.below(3) {
                    0 => state.crew_mut(seat).items |= 1 << item,
                    _ => state.crew_mut(seat).hand |= 1 << item,
                }
            }
        }
        let crew = state.crew_mut(seat);
        if random.below(3) == 0 {
            crew.harvester = random.below(spaces) as u8;
        }
        match random.below(4) {
            0 if crew.supply > 0 => {
                crew.supply -= 1;
                crew.pool += 1;
            }
            1 if crew.pool > 1 => {
                crew.pool -= 1;
                crew.supply += 1;
            }
            _ => {}
        }
        let (upgrades, farms) = (crew.upgrade_count(), crew.farm_tile_count());
        if random.below(3) == 0 && upgrades < usize::from(game.pack.base.upgrade_rooms) {
            crew.upgrades[upgrades] = random.below(game.pack.upgrade_tiles.len() as u32) as u8;
        }
        if random.below(3) == 0 && farms < usize::from(game.pack.base.farm_rooms) {
            crew.farm_tiles[farms] = random.below(game.pack.farm_tiles.len() as u32) as u8;
        }
    }
}

fn play_game(game: &Circadians, guide: &'static CircadiansGuide, seed: u64) -> Vec<[f32; SAMPLE]> {
    let mut random = Random::new(seed);
    let round = 1 + random.below(7) as u8;
    let mut given = false;
    let never = Cancel::default();
    let mut lines: Vec<Option<Line<Circadians>>> = vec![None; game.seats()];
    let mut samples: Vec<(Seat, [f32; SAMPLE])> = Vec::new();
    let mut state = game.start();
    loop {
        // The first thing in a round is that its Event is turned up.
        if !given && state.round == round && state.event == NONE {
            give(game, &mut state, &mut random);
            samples.clear();
            given = true;
        }
        let bot = PlanSearch { guide, level: if given { LEVEL } else { BEFORE } };
        let step = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(random_outcome(game, &state, &mut random)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let legal = game.actions(&state, seat);
                if legal.len() == 1 {
                    Step::Act(seat, legal[0])
                } else {
                    samples.push((seat, sample(game, guide, &state, seat)));
                    let view = game.view(&state, Viewer::Seat(seat));
                    let question = Question { game, view: &view, seat, legal: &legal };
                    let line = lines[seat.index()].as_ref();
                    let answer = bot.answer(&question, line, &Limits::usual(&never), &mut random);
                    let answer = answer.expect("nothing cancels it");
                    lines[seat.index()] = Some(answer.line);
                    Step::Act(seat, answer.action)
                }
            }
        };
        game.advance(&mut state, step, &mut Mute);
    }
    let finish = |(seat, mut sample): (Seat, [f32; SAMPLE])| {
        sample[1] += game.points(&state, seat) as f32;
        if let Some(ai) = game.ai_seat() {
            sample[OF_RIVAL] += game.points(&state, ai) as f32;
        }
        sample
    };
    samples.into_iter().map(finish).collect()
}

fn sample(game: &Circadians, guide: &CircadiansGuide, state: &State, seat: Seat) -> [f32; SAMPLE] {
    let mut sample = [0.0; SAMPLE];
    sample[0] = f32::from(8 - state.round.clamp(1, 8));
    sample[1] = -banked(game, state, seat);
    sample[2..OF_RIVAL].copy_from_slice(&guide.features(game, state, seat));
    if let Some(ai) = game.ai_seat() {
        sample[OF_RIVAL] = -game.points(state, ai) as f32;
        sample[OF_RIVAL + 1..].copy_from_slice(&guide.rival_features(game, state));
    }
    sample
}

fn fit(pool: &str, weights: &str) {
    let bytes = fs::read(pool).expect("the pool can be read");
    let values: Vec<f32> = bytes.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    let prior: toml::Table = weights.parse().expect("TOML");
    let own = |sample: &[f32]| (sample[1], sample[2..OF_RIVAL].to_vec());
    regress(&values, "weights", NAMES, &prior, own);
    let rival = |sample: &[f32]| (sample[OF_RIVAL], sample[OF_RIVAL + 1..].to_vec());
    regress(&values, "rival_weights", RIVAL_NAMES, &prior, rival);
}

/// Each feature has a weight in the last round, and what comes on top in the first.
fn terms(features: &[f32], rounds_left: f32) -> Vec<f64> {
    let time = f64::from(rounds_left) / 7.0;
    features.iter().flat_map(|feature| [f64::from(*feature), f64::from(*feature) * time]).collect()
}

/// Fits one table of weights and prints it.
fn regress(
    values: &[f32],
    table: &str,
    names: &[&str],
    prior: &toml::Table,
    parts: impl Fn(&[f32]) -> (f32, Vec<f32>),
) {
    let weight = |i: usize| prior[table][names[i / 2]][i % 2].as_float().expect("a weight with a point");
    let prior: Vec<f64> = (0..2 * names.len()).map(weight).collect();
    let samples = || {
        values.chunks_exact(SAMPLE).filter_map(|sample| {
            let (target, features) = parts(sample);
            // Positions without an AI tell nothing of it.
            (features[0] != 0.0).then(|| (sample[0], f64::from(target), terms(&features, sample[0])))
        })
    };
    let mut matrix = vec![vec![0.0; prior.len()]; prior.len()];
    let mut right = vec![0.0; prior.len()];
    for (left, target, terms) in samples() {
        // Early positions are far from the end and tell less.
        let trust = 1.0 / (16.0 + 16.0 * f64::from(left));
        let rest = target - product(&terms, &prior);
        for (i, row) in matrix.iter_mut().enumerate().filter(|(i, _)| terms[*i] != 0.0) {
            for (entry, term) in row.iter_mut().zip(&terms) {
                *entry += trust * terms[i] * term;
            }
            right[i] += trust * terms[i] * rest;
        }
    }
    let count = samples().count() as f64;
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += RIDGE * row[i] + FLOOR * count;
    }
    let change = solve(&mut matrix, right);
    // By rounds left: positions, and the sums of squared errors before and after.
    let mut errors = [[0.0f64; 3]; 8];
    for (left, target, terms) in samples() {
        let before = target - product(&terms, &prior);
        let after = before - product(&terms, &change);
        let [count, with_prior, now] = &mut errors[left as usize];
        *count += 1.0;
        *with_prior += before * before;
        *now += after * after;
    }
    println!("[{table}]\n# {count} positions; rounds left, positions, error with the prior, error now:");
    for (left, [count, before, after]) in errors.into_iter().enumerate() {
        println!("# {left} {count:6} {:6.2} {:6.2}", (before / count).sqrt(), (after / count).sqrt());
    }
    for (i, name) in names.iter().enumerate() {
        let weight = |n: usize| prior[n] + change[n];
        println!("{name} = [{:.3}, {:.3}]", weight(2 * i), weight(2 * i + 1));
    }
    println!();
}

fn product(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Solves a symmetric positive definite system by Cholesky's method.
fn solve(matrix: &mut [Vec<f64>], mut solution: Vec<f64>) -> Vec<f64> {
    let size = solution.len();
    for i in 0..size {
        for j in 0..=i {
            let below: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let entry = matrix[i][j] - below;
            matrix[i][j] = if i == j { entry.max(1e-12).sqrt() } else { entry / matrix[j][j] };
        }
    }
    for i in 0..size {
        let above: f64 = (0..i).map(|k| matrix[i][k] * solution[k]).sum();
        solution[i] = (solution[i] - above) / matrix[i][i];
    }
    for i in (0..size).rev() {
        let below: f64 = (i + 1..size).map(|k| matrix[k][i] * solution[k]).sum();
        solution[i] = (solution[i] - below) / matrix[i][i];
    }
    solution
}
