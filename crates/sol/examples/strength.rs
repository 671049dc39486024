//! How strong bots are: matches with rotated seats, or one bot alone in every scenario.
//!
//! `cargo run --release -p solarium-sol --example strength -- GAMES SEED BOTS [SETUP]`
//!
//! `BOTS` is a list such as `hard,greedy`; `SETUP` a set-up object without seats (`{}`), the ids of solo scenarios,
//! `solo` for all of them, or an edition. `hard@guide.toml@levels.toml` is a level with the numbers of these files instead
//! of the built-in ones, so that a change can be tried before it is made.

use serde_json::{Value, json};
use solarium_core::{
    Bot, Cancel, Game, Guide, GuideFiles, Limits, Line, Mute, Opponents, Question, Random, Records, Seat,
    Shelf, Step, Turn, Viewer, random_outcome,
};
use solarium_search::PlanSearch;
use solarium_sol::{Pack, Phase, SOURCES, Sol, SolGuide};
use std::time::{Duration, Instant};

/// What one bot has done so far.
#[derive(Default)]
struct Tally {
    wins: f64,
    momentum: i64,
    parts: [i64; 4],
    turns: u32,
    positions: u64,
    thought: Duration,
}

fn table(setup: &Value) -> Sol {
    let shelf = Shelf::new("sol", Pack::standard());
    Sol::from_setup(setup, &shelf).unwrap_or_else(|reasons| panic!("{setup}: {reasons}"))
}

fn bot(name: &str) -> Box<dyn Bot<Sol>> {
    if let [level, guide, levels] = name.split('@').collect::<Vec<_>>()[..] {
        let read =
            |path: &str| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let (weights, levels) = (read(guide), read(levels));
        let files = GuideFiles { levels: &levels, weights: &weights };
        let guide = SolGuide::parse(files).unwrap_or_else(|error| panic!("{error:?}"));
        let guide: &'static SolGuide = Box::leak(Box::new(guide));
        let level = *guide.levels().get(level).unwrap_or_else(|| panic!("no level {level}"));
        return Box::new(PlanSearch { guide, level });
    }
    Sol::bot(name).or_else(|| solarium_search::bot::<Sol>(name)).unwrap_or_else(|| panic!("no bot {name}"))
}

/// Plays a game; `order` says which bot sits where.
fn play(game: &Sol, bots: &[Box<dyn Bot<Sol>>], order: &[usize], seed: u64, tallies: &mut [Tally]) {
    let mut dice = Random::new((seed / order.len() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut random = Random::new(!seed);
    // As `solarium sim --openings random`: the first two decisions of each seat, the same for all rotations.
    let mut opening = Random::new((seed / order.len() as u64).wrapping_mul(0x1234_5678_9ABC_DEF1));
    let mut decided = vec![0; order.len()];
    let mut lines: Vec<Option<Line<Sol>>> = vec![None; order.len()];
    let never = Cancel::default();
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = random_outcome(game, &state, &mut dice);
                game.advance(&mut state, Step::Chance(outcome), &mut Mute);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let view = game.view(&state, Viewer::Seat(seat));
                let legal = game.actions(&state, seat);
                if order.len() > 1 && legal.len() > 1 && decided[seat.index()] < 2 {
                    decided[seat.index()] += 1;
                    let action = legal[opening.below(legal.len() as u32) as usize];
                    game.advance(&mut state, Step::Act(seat, action), &mut Mute);
                    continue;
                }
                let question = Question { game, view: &view, seat, legal: &legal };
                let tally = &mut tallies[order[seat.index()]];
                tally.turns += u32::from(state.turn.phase == Phase::Action && !state.turn.played);
                let begun = Instant::now();
                let line = lines[seat.index()].take();
                let answer = bots[order[seat.index()]]
                    .answer(&question, line.as_ref(), &Limits::usual(&never), &mut random)
                    .expect("not cancelled");
                tally.thought += begun.elapsed();
                tally.positions += answer.iterations;
                lines[seat.index()] = Some(answer.line);
                if std::env::var_os("SHOW").is_some() {
                    let own = &state.seats[seat];
                    println!(
                        "{seat} flares {} energy {} momentum {} hold {} reserve {}: {}",
                        state.marker,
                        own.energy,
                        own.total(),
                        own.hold,
                        own.reserve,
                        solarium_core::Notation::action_text(game, answer.action)
                    );
                }
                game.advance(&mut state, Step::Act(seat, answer.action), &mut Mute);
            }
        }
    }
    for (seat, bot) in order.iter().enumerate() {
        let (seat, tally) = (Seat(seat as u8), &mut tallies[*bot]);
        tally.wins += game.utility(&state, seat);
        tally.momentum += i64::from(state.seats[seat].total());
        for (sum, part) in tally.parts.iter_mut().zip(state.seats[seat].momentum) {
            *sum += i64::from(part);
        }
    }
}

/// The 95 % Wilson interval.
fn wilson(wins: f64, n: f64) -> (f64, f64) {
    let (z, share) = (1.96_f64, wins / n);
    let (centre, scale) = (share + z * z / (2.0 * n), 1.0 + z * z / n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((centre - half) / scale, (centre + half) / scale)
}

fn measure(setup: &Value, names: &[&str], games: u64, from: u64) {
    let mut setup = setup.clone();
    setup["seats"] = json!(vec!["human"; names.len()]);
    let game = table(&setup);
    let bots: Vec<_> = names.iter().map(|name| bot(name)).collect();
    let mut tallies: Vec<Tally> = names.iter().map(|_| Tally::default()).collect();
    for seed in from..from + games {
        let order: Vec<usize> = (0..names.len()).map(|seat| (seat + seed as usize) % names.len()).collect();
        play(&game, &bots, &order, seed, &mut tallies);
    }
    if let Some(scenario) = setup.get("scenario") {
        print!("{} {:<18}", setup["edition"].as_str().unwrap_or("first"), scenario.as_str().unwrap_or(""));
    }
    for (name, tally) in names.iter().zip(&tallies) {
        let n = games as f64;
        let (low, high) = wilson(tally.wins, n);
        let turns = f64::from(tally.turns.max(1));
        let seconds = tally.thought.as_secs_f64();
        print!("{name:<8} {:5.1} % ({:.0}–{:.0})", 100.0 * tally.wins / n, 100.0 * low, 100.0 * high);
        print!("  momentum {:5.1}  turns {:5.1}", tally.momentum as f64 / n, turns / n);
        print!("  {:6.1} ms/turn", 1000.0 * seconds / turns);
        print!("  {:5.0} k positions/s ", tally.positions as f64 / seconds.max(1e-9) / 1000.0);
        for (source, sum) in SOURCES.iter().zip(tally.parts) {
            print!(" {source} {:.1}", sum as f64 / n);
        }
        println!();
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| args.get(place).and_then(|arg| arg.parse().ok());
    let (games, from) = (number(0).unwrap_or(10), number(1).unwrap_or(1));
    let names: Vec<&str> = args.get(2).map_or("hard", String::as_str).split(',').collect();
    let what = args.get(3).map_or("solo", String::as_str);
    if what.starts_with('{') {
        let setup = serde_json::from_str(what).unwrap_or_else(|error| panic!("{what}: {error}"));
        return measure(&setup, &names, games, from);
    }
    for scenario in Pack::standard().scenarios {
        let (edition, id) = (scenario.edition.id(), scenario.id.as_str());
        let full = format!("{edition}/{id}");
        if what
            .split(',')
            .any(|wanted| wanted == "solo" || wanted == id || wanted == edition || wanted == full)
        {
            let setup = json!({"mode": "solo", "edition": edition, "scenario": id});
            measure(&setup, &names, games, from);
        }
    }
}
