//! What could be reached in a match if all luck were known: the beam in the true position with the true draws.
//!
//! This is no bot and knows no view: it plays whole matches of its own from their seed, for the laboratory, which asks
//! whether a target is within reach at all.

use crate::beam::{self, Halt, Meter, Task};
use crate::luck::{KnownLuck, Luck};
use solarium_core::{Cancel, Dice, Game, Guide, Level, Match, Seat, SeatKind, Turn};

/// Counts positions up to a number.
struct Counter<'a> {
    left: u64,
    cancel: &'a Cancel,
}

impl Meter for Counter<'_> {
    fn tick(&mut self) -> Result<(), Halt> {
        if self.cancel.is_cancelled() {
            return Err(Halt::Cancelled);
        }
        self.left = self.left.saturating_sub(1);
        if self.left == 0 { Err(Halt::Spent) } else { Ok(()) }
    }
}

/// The one seat of a table that is no automa; `None` if there is none or more than one. Luck alone can be known, not what
/// others decide.
pub fn lone_seat<G: Game>(game: &G) -> Option<Seat> {
    let mut seats = Seat::all(game.seats()).filter(|seat| !matches!(game.kind(*seat), SeatKind::Automa(_)));
    seats.next().filter(|_| seats.next().is_none())
}

/// Plays a match on to its end as well as the beam can for a seat, every draw known before; false if it was cancelled.
/// A level's width and most positions count; it plans to the end.
pub fn play_on<G: Game>(
    played: &mut Match<G>,
    guide: &dyn Guide<G>,
    level: Level,
    seat: Seat,
    cancel: &Cancel,
) -> bool {
    while played.turn() != Turn::Over {
        if cancel.is_cancelled() {
            return false;
        }
        let next = match played.turn() {
            Turn::Decide(seats) if seats.contains(seat) => {
                if plan(played, guide, level, seat, cancel).is_none() {
                    return false;
                }
                continue;
            }
            Turn::Decide(seats) => seats.iter().next().expect("a seat decides"),
            Turn::Chance | Turn::Over => {
                played.draw().expect("a chance point is open");
                continue;
            }
        };
        // An automa has one legal action.
        let action = played.game().actions(played.state(), next)[0];
        played.submit(next, action).expect("a legal action");
    }
    true
}

/// Plans from here to the end and plays what came out; `None` if it was cancelled.
fn plan<G: Game>(
    played: &mut Match<G>,
    guide: &dyn Guide<G>,
    level: Level,
    seat: Seat,
    cancel: &Cancel,
) -> Option<()> {
    let (game, state) = (played.game().clone(), played.state().clone());
    let legal = game.actions(&state, seat);
    let known = KnownLuck { dice: Dice::new(played.seed().clone()), draws: played.draws() };
    let task = Task {
        game: &*game,
        guide,
        seat,
        legal: &legal,
        width: level.width.max(1) as usize,
        stages: 0,
        noise: 0.0,
        slip: 0.0,
        luck: Luck::new(0),
        known: Some(&known),
        rivals: &[],
    };
    let mut counter = Counter { left: level.positions.max(1), cancel };
    let found = beam::search(task, &state, &mut counter)?;
    let alone = [legal[0]];
    let actions = found.best_plan().unwrap_or(&alone);
    for step in beam::line(task, &state, actions).expected {
        played.step(step).expect("the beam plays by the rules");
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_conformance::toy::Toy;

    #[test]
    fn a_table_of_several_has_no_lone_seat() {
        assert_eq!(lone_seat(&Toy::new(&["human", "human"])), None);
    }
}
