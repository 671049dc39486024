//! The pool: every game of practice as a line of text, which is only ever added to.
//!
//! A line has the number of the game, its generation, its table, and its steps as in a record, all separated by tabs,
//! and a checksum. Games and not features are kept, so that a pool can still be used when the features have changed.

use super::play::Played;
use solarium_core::{Mute, Seat, Step, StepOf, Tabletop, Turn, checksum, parse_step, step_text};

/// A game of the pool.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Game<G: Tabletop> {
    pub(super) number: u64,
    pub(super) generation: u64,
    pub(super) table: usize,
    pub(super) steps: Vec<StepOf<G>>,
}

/// The line of a game.
pub(super) fn write<G: Tabletop>(
    game: &G,
    number: u64,
    generation: u64,
    table: usize,
    played: &Played<G>,
) -> String {
    let mut line = format!("{number}\t{generation}\t{table}");
    for step in &played.steps {
        let (seat, text) = step_text(game, step);
        let who = seat.map_or("*".to_string(), |seat| seat.0.to_string());
        line += &format!("\t{who} {text}");
    }
    let sum = checksum(&line);
    line + "\t#" + &sum
}

/// Reads a line; `None` if it is damaged or no game of these tables.
pub(super) fn read<G: Tabletop>(line: &str, tables: &[G]) -> Option<Game<G>> {
    let (line, sum) = line.rsplit_once("\t#")?;
    if checksum(line) != sum {
        return None;
    }
    let mut words = line.split('\t');
    let number = words.next()?.parse().ok()?;
    let generation = words.next()?.parse().ok()?;
    let table: usize = words.next()?.parse().ok()?;
    let game = tables.get(table)?;
    let mut state = game.start();
    let mut steps = Vec::new();
    for word in words {
        let step = step_of(game, word)?;
        let fits = match step {
            Step::Act(seat, action) => {
                game.turn(&state).includes(seat) && game.check(&state, seat, action).is_ok()
            }
            Step::Chance(outcome) => game.outcomes(&state).iter().any(|(open, _)| *open == outcome),
        };
        if !fits {
            return None;
        }
        game.advance(&mut state, step, &mut Mute);
        steps.push(step);
    }
    (game.turn(&state) == Turn::Over).then_some(Game { number, generation, table, steps })
}

fn step_of<G: Tabletop>(game: &G, word: &str) -> Option<StepOf<G>> {
    let step = parse_step(word)?;
    Some(match step.seat {
        Some(seat) => {
            let seat: Seat = (seat.index() < game.seats()).then_some(seat)?;
            Step::Act(seat, game.parse_action(&step.text).ok()?)
        }
        None => Step::Chance(game.parse_chance(&step.text).ok()?),
    })
}
