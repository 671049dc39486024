//! The core tested with a small game: hidden hands, hidden bids, a die, a card flipped face up, an automa.

mod knowledge;
mod progress;
mod records;
mod submit;
mod undo;
mod walk;

use solarium_conformance::{english, toy::Toy};
use solarium_core::{Game, Match, Notation, Records, Seat, Seed, Shelf};
use std::sync::Arc;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

/// A match in which these steps were taken, written as in a record and separated by `, `.
pub(crate) fn after(seats: &[&str], steps: &str) -> Match<Toy> {
    let mut played = Match::new(Arc::new(Toy::new(seats)), Seed::from_number(1));
    for step in steps.split(", ").filter(|step| !step.is_empty()) {
        take(&mut played, step).unwrap_or_else(|refused| panic!("{step:?}: {refused}"));
    }
    played
}

/// Takes a step written as in a record; the refusal as `code: words`.
pub(crate) fn take(played: &mut Match<Toy>, step: &str) -> Result<usize, String> {
    let game = played.game().clone();
    let (who, text) = step.split_once(' ').expect("who and what");
    let taken = if who == "*" {
        played.chance(game.parse_chance(text).map_err(|bad| bad.to_string())?)
    } else {
        let seat = Seat(who.parse().expect("a seat number"));
        played.submit(seat, game.parse_action(text).map_err(|bad| bad.to_string())?)
    };
    taken
        .map(|events| events.len())
        .map_err(|refused| format!("{}: {}", refused.code(), english::<Toy>(&refused.message())))
}

/// Two seats with 1, 2 and 3, 4; the die shows 2.
pub(crate) const DEALT: &str = "* card 1, * card 3, * card 2, * card 4, * die 2";
/// Three seats with 1, 2 and 3, 4 and 5, 6; the die shows 2.
pub(crate) const DEALT3: &str = "* card 1, * card 3, * card 5, * card 2, * card 4, * card 6, * die 2";

/// The log as in a record.
pub(crate) fn log(played: &Match<Toy>) -> Vec<String> {
    played
        .steps()
        .iter()
        .map(|step| {
            let (seat, text) = solarium_core::step_text(&**played.game(), step);
            format!("{} {text}", seat.map_or("*".to_string(), |s| s.to_string()))
        })
        .collect()
}

pub(crate) fn shelf() -> Shelf<<Toy as Records>::Pack> {
    Shelf::standard()
}

/// Plays on to the end: first legal action, chance as the seed decides.
pub(crate) fn finish(played: &mut Match<Toy>) {
    use solarium_core::Turn;
    loop {
        match played.turn() {
            Turn::Over => return,
            Turn::Chance => drop(played.draw().expect("a chance point is open")),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let action = *played.game().actions(played.state(), seat).last().expect("no dead end");
                played.submit(seat, action).expect("a generated action");
            }
        }
    }
}
