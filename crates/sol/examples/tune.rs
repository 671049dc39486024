//! Looks for better weights of a solo scenario by trying: some numbers are changed at random, and the change is kept if
//! plans come out better on the same decks.
//!
//! `cargo run --release -p solarium-sol --example tune -- EDITION/SCENARIO HOW DECKS WIDTH TRIES SEED [GUIDE [KEYS]]`
//!
//! `HOW` is `plan` (one plan to the end of the game for each deck, with the deck known to it: quick, and says how well
//! the beam is led) or a number of turns: whole games, planned so far ahead (`0`: to the end). Every accepted step is
//! printed, and at the end the numbers that differ from the file `GUIDE`, in its form. `KEYS` limits the change to some
//! numbers. With one deck and no tries the plan is printed.

use serde_json::json;
use solarium_core::{
    Bot, Cancel, Game, GuideFiles, Level, Limits, Line, Mute, Notation, Question, Random, Records, Seat,
    Shelf, Step, Turn, Viewer, random_outcome,
};
use solarium_search::PlanSearch;
use solarium_sol::{Pack, Sol, SolGuide, State};
use toml::{Table, Value};

const LEVELS_FILE: &str = include_str!("../data/levels.toml");

/// Numbers that are not about what a position is worth.
const FIXED: [&str; 6] = ["further", "wider", "win", "lose", "beyond", "rival"];

struct Trial<'a> {
    game: &'a Sol,
    level: Level,
    /// Whole games instead of one plan for each deck.
    games: bool,
    file: &'a Table,
    edition: &'a str,
    scenario: &'a str,
    /// Print the plans.
    show: bool,
}

impl Trial<'_> {
    /// The guide in which the scenario has these numbers.
    fn guide(&self, numbers: &Table) -> Option<&'static SolGuide> {
        let mut file = self.file.clone();
        let solo = file.get_mut("solo")?.as_table_mut()?;
        let edition = solo.entry(self.edition).or_insert_with(|| Table::new().into()).as_table_mut()?;
        let mut own = numbers.clone();
        own.insert("further".into(), 1.0.into());
        own.insert("wider".into(), 1.0.into());
        own.insert("world".into(), 0.into());
        edition.insert(self.scenario.into(), own.into());
        let files = GuideFiles { levels: LEVELS_FILE, weights: &file.to_string() };
        let guide = SolGuide::parse(files).expect("numbers stay numbers");
        Some(Box::leak(Box::new(guide)))
    }

    fn result(&self, guide: &'static SolGuide, deck: u64) -> f64 {
        let bot = PlanSearch { guide, level: self.level };
        let state = if self.games { self.play(&bot, deck) } else { self.plan(&bot, deck) };
        let (momentum, target) = (state.seats[Seat(0)].total(), self.game.target());
        // What is beyond the target of one deck makes up for another that is worse.
        let beyond = (momentum - target).clamp(0, 8);
        f64::from(momentum.min(target)) + 0.4 * f64::from(beyond) + if momentum >= target { 3.0 } else { 0.0 }
    }

    /// The end of the plan made in the first position.
    fn plan(&self, bot: &PlanSearch<Sol>, deck: u64) -> State {
        let game = self.game;
        let mut state = game.start();
        let mut dice = Random::new(deck);
        while game.turn(&state) == Turn::Chance {
            let outcome = random_outcome(game, &state, &mut dice);
            game.advance(&mut state, Step::Chance(outcome), &mut Mute);
        }
        let (view, legal) = (game.view(&state, Viewer::Seat(Seat(0))), game.actions(&state, Seat(0)));
        let question = Question { game, view: &view, seat: Seat(0), legal: &legal };
        let never = Cancel::default();
        let answer = bot.answer(&question, None, &Limits::usual(&never), &mut dice).expect("not cancelled");
        for step in answer.line.expected {
            if let (Step::Act(_, action), true) = (step, self.show) {
                let own = &state.seats[Seat(0)];
                let (flares, energy, momentum, hold) = (state.marker, own.energy, own.total(), own.hold);
                let action = game.action_text(action);
                println!("flares {flares} energy {energy} momentum {momentum} hold {hold}: {action}");
            }
            game.advance(&mut state, step, &mut Mute);
        }
        state
    }

    fn play(&self, bot: &PlanSearch<Sol>, deck: u64) -> State {
        let game = self.game;
        let (mut dice, mut random) = (Random::new(deck), Random::new(!deck));
        let mut line: Option<Line<Sol>> = None;
        let never = Cancel::default();
        let mut state = game.start();
        loop {
            let step = match game.turn(&state) {
                Turn::Over => return state,
                Turn::Chance => Step::Chance(random_outcome(game, &state, &mut dice)),
                Turn::Decide(_) => {
                    let (view, legal) =
                        (game.view(&state, Viewer::Seat(Seat(0))), game.actions(&state, Seat(0)));
                    let question = Question { game, view: &view, seat: Seat(0), legal: &legal };
                    let answer = bot
                        .answer(&question, line.as_ref(), &Limits::usual(&never), &mut random)
                        .expect("not cancelled");
                    line = Some(answer.line);
                    Step::Act(Seat(0), answer.action)
                }
            };
            game.advance(&mut state, step, &mut Mute);
        }
    }

    /// The results of these decks; given up as soon as it is well behind what it is compared with.
    fn results(&self, numbers: &Table, decks: &[u64], against: Option<&[f64]>) -> Option<Vec<f64>> {
        let guide = self.guide(numbers)?;
        let mut results = Vec::with_capacity(decks.len());
        let mut behind = 0.0;
        for (place, deck) in decks.iter().enumerate() {
            let result = self.result(guide, *deck);
            behind += against.map_or(0.0, |against| against[place] - result);
            results.push(result);
            if behind > 1.0 + 2.5 * (decks.len() as f64 - place as f64).sqrt() {
                return None;
            }
        }
        Some(results)
    }
}

/// A number between 0 and 1.
fn unit(random: &mut Random) -> f64 {
    (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// A number around 0, of spread 1.
fn normal(random: &mut Random) -> f64 {
    (0..12).map(|_| unit(random)).sum::<f64>() - 6.0
}

fn changed(number: f64, scale: f64, random: &mut Random) -> f64 {
    let number = match number == 0.0 {
        true => 0.3 * normal(random).abs(),
        false => number * (scale * normal(random)).exp(),
    };
    (number * 1000.0).round() / 1000.0
}

/// Changes some numbers: each with a chance that makes about three of them.
fn mutated(numbers: &Table, keys: &[String], scale: f64, random: &mut Random) -> Table {
    let mut numbers = numbers.clone();
    let chance = (2.5 / keys.len() as f64).min(0.5);
    for key in keys {
        match numbers.get_mut(key) {
            Some(Value::Float(number)) if unit(random) < chance => *number = changed(*number, scale, random),
            Some(Value::Array(list)) => {
                for number in list {
                    if let Value::Float(number) = number
                        && unit(random) < chance
                    {
                        *number = changed(*number, scale, random);
                    }
                }
            }
            _ => {}
        }
    }
    numbers
}

fn mean(results: &[f64]) -> f64 {
    results.iter().sum::<f64>() / results.len() as f64
}

fn difference(numbers: &Table, from: &Table) -> String {
    let changed = numbers.iter().filter(|(key, value)| from.get(*key) != Some(value));
    changed.map(|(key, value)| format!("{key} = {value}\n")).collect()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| args[place].parse::<u64>().expect("a number");
    let (edition, scenario) = args[0].split_once('/').expect("edition/scenario");
    let (decks, width, tries, seed) = (number(2), number(3) as u32, number(4), number(5));
    let (games, stages) = (args[1] != "plan", args[1].parse().unwrap_or(0));
    let path = args.get(6).map_or("crates/sol/data/guide.toml", String::as_str);
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let file: Table = toml::from_str(&text).expect("a file of numbers");
    let setup = json!({"mode": "solo", "edition": edition, "scenario": scenario});
    let shelf = Shelf::new("sol", Pack::standard());
    let game = Sol::from_setup(&setup, &shelf).unwrap_or_else(|reasons| panic!("{setup}: {reasons}"));
    let level = Level { width, stages, worlds: 1, noise: 0.0, slip: 0.0, positions: 10_000_000, rivals: 0 };
    let trial =
        Trial { game: &game, level, games, file: &file, edition, scenario, show: tries == 0 && decks == 1 };

    let table = |value: Option<&Value>| value.and_then(Value::as_table).cloned().unwrap_or_default();
    let solo = table(file.get("solo"));
    let mut numbers = table(file.get("versus"));
    numbers.extend(solo.iter().filter(|(_, value)| !value.is_table()).map(|(k, v)| (k.clone(), v.clone())));
    let usual = numbers.clone();
    numbers.extend(table(table(solo.get(edition)).get(scenario)));
    let keys: Vec<String> = match args.get(7) {
        Some(keys) => keys.split(',').map(String::from).collect(),
        None => numbers.keys().filter(|key| !FIXED.contains(&key.as_str())).cloned().collect(),
    };

    let decks: Vec<u64> = (0..decks).map(|deck| seed.wrapping_mul(1_000_003) + deck).collect();
    let mut random = Random::new(seed);
    let mut best = trial.results(&numbers, &decks, None).expect("not compared");
    println!("begin {:.2}", mean(&best));
    let mut scale = 0.4;
    for attempt in 1..=tries {
        let other = mutated(&numbers, &keys, scale, &mut random);
        if other == numbers {
            continue;
        }
        let results = trial.results(&other, &decks, Some(&best));
        match results {
            Some(results) if mean(&results) >= mean(&best) => {
                if mean(&results) > mean(&best) {
                    let step = difference(&other, &numbers).replace('\n', "; ");
                    println!("{attempt}: {:.2}  {step}", mean(&results));
                    scale = (scale * 1.2_f64).min(0.6);
                }
                (numbers, best) = (other, results);
            }
            _ => scale = (scale * 0.98_f64).max(0.15),
        }
    }
    println!("\n# {:.2} after {tries} tries\n{}", mean(&best), difference(&numbers, &usual));
}
