//! How strong the greedy bot is: one greedy seat against random ones, and every solo scenario.
//!
//! `cargo run --release -p solarium-sol --example strength -- [games] [first seed] [what]`, where `what` is a
//! number of seats, `solo`, the id of a scenario, or nothing for all.

use serde_json::{Value, json};
use solarium_core::{
    Bot, Game, Mute, Notation, Question, Random, Records, Seat, Shelf, Step, Turn, Uniform, Viewer,
    random_outcome,
};
use solarium_sol::{Greedy, Pack, SOURCES, Sol, State};
use std::time::Instant;

fn table(setup: Value) -> Sol {
    let shelf = Shelf::new("sol", Pack::standard());
    Sol::from_setup(&setup, &shelf).unwrap_or_else(|reasons| panic!("{setup}: {reasons}"))
}

/// Plays a game; returns the last position, the number of greedy decisions and of the greedy seat's turns.
fn play(game: &Sol, greedy: Option<Seat>, seed: u64) -> (State, u32, u32) {
    let mut random = Random::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut state = game.start();
    let (mut asked, mut turns) = (0, 0);
    loop {
        match game.turn(&state) {
            Turn::Over => return (state, asked, turns),
            Turn::Chance => {
                let outcome = random_outcome(game, &state, &mut random);
                game.advance(&mut state, Step::Chance(outcome), &mut Mute);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let view = game.view(&state, Viewer::Seat(seat));
                let legal = game.actions(&state, seat);
                let question = Question { game, view: &view, seat, legal: &legal };
                let action = if greedy == Some(seat) {
                    asked += 1;
                    turns += u32::from(state.turn.phase == solarium_sol::Phase::Action);
                    Greedy.choose(&question, &mut random)
                } else {
                    Bot::<Sol>::choose(&Uniform, &question, &mut random)
                };
                if std::env::var_os("SHOW").is_some() && greedy == Some(seat) {
                    let own = &state.seats[seat];
                    println!(
                        "{seat} m{} E{} M{} hold{} res{}: {}",
                        state.marker,
                        own.energy,
                        own.total(),
                        own.hold,
                        own.reserve,
                        game.action_text(action)
                    );
                }
                game.advance(&mut state, Step::Act(seat, action), &mut Mute);
            }
        }
    }
}

fn measure(name: &str, game: &Sol, games: u64, from: u64) {
    let n = game.seats();
    let (mut wins, mut ours, mut theirs, mut asked, mut turns) = (0, 0, 0, 0, 0);
    let mut parts = [0u32; 4];
    let begun = Instant::now();
    for seed in from..from + games {
        let me = Seat((seed % n as u64) as u8);
        let (state, a, t) = play(game, Some(me), seed);
        asked += a;
        turns += t;
        let scores = game.scores(&state);
        wins += u32::from(scores[me.index()].won == Some(true));
        ours += scores[me.index()].total;
        for (sum, m) in parts.iter_mut().zip(state.seats[me].momentum) {
            *sum += u32::from(m);
        }
        if n > 1 {
            let best = scores.iter().filter(|s| s.seat != me).map(|s| s.total).max();
            theirs += best.unwrap_or(0);
        } else {
            theirs += play(game, None, seed).0.seats[me].total();
        }
    }
    let per = |sum: i32| f64::from(sum) / games as f64;
    let speed = f64::from(asked) / begun.elapsed().as_secs_f64();
    print!("{name:<28} won {:5.1} %", 100.0 * f64::from(wins) / games as f64);
    print!("  momentum {:5.1} against {:4.1}", per(ours), per(theirs));
    print!("  turns {:4.1}  {speed:.0} decisions/s ", per(turns as i32));
    for (source, sum) in SOURCES.iter().zip(parts) {
        print!(" {source} {:.1}", per(sum as i32));
    }
    println!();
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|a| a.parse().ok()).unwrap_or(100);
    let from = args.next().and_then(|a| a.parse().ok()).unwrap_or(1_000_000);
    let what = args.next();
    let wanted = |name: &str| what.as_deref().is_none_or(|w| w == name);
    for n in 2..=5 {
        if wanted(&n.to_string()) {
            measure(&format!("{n} seats"), &table(json!({"seats": vec!["human"; n]})), games, from);
        }
    }
    for scenario in Pack::standard().scenarios {
        let (edition, id) = (scenario.edition.id(), scenario.id.as_str());
        if wanted("solo") || wanted(id) || wanted(edition) {
            let game = table(json!({"mode": "solo", "edition": edition, "scenario": id}));
            measure(&format!("{edition} {id}"), &game, games, from);
        }
    }
    if wanted("long") {
        let game = table(json!({"seats": ["human", "human"], "opening": "long"}));
        measure("2 seats long", &game, games, from);
    }
}
