//! Walking the tree of a game: perft counts and random playouts.

use crate::{Game, Mute, Random, Seat, Step, Turn};
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// The number of step sequences of a length. Chance outcomes branch too, each counted once whatever its
/// weight; where several seats may decide, each of their actions is a branch. A finished game has no steps.
///
/// ```
/// use solarium_conformance::toy::Toy;
/// use solarium_core::{Game, perft};
///
/// // Seven cards to deal, then six.
/// let game = Toy::new(&["human", "human"]);
/// assert_eq!([0, 1, 2].map(|depth| perft(&game, &game.start(), depth)), [1, 7, 42]);
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |step| {
        if depth == 1 {
            return 1;
        }
        let mut next = state.clone();
        game.advance(&mut next, step, &mut Mute);
        perft(game, &next, depth - 1)
    };
    match game.turn(state) {
        Turn::Over => 0,
        Turn::Chance => {
            game.outcomes(state).into_iter().map(|(outcome, _)| after(Step::Chance(outcome))).sum()
        }
        Turn::Decide(seats) => {
            let mut list = Vec::new();
            let mut nodes = 0;
            for seat in seats.iter() {
                let actions = game.list_actions(state, seat, &mut list);
                nodes += list[..actions].iter().map(|action| after(Step::Act(seat, *action))).sum::<u64>();
            }
            nodes
        }
    }
}

/// Calls `f` with every step possible now: chance outcomes, or the actions of every deciding seat.
pub fn for_each_step<G: Game>(game: &G, state: &G::State, mut f: impl FnMut(Step<G::Action, G::Chance>)) {
    match game.turn(state) {
        Turn::Over => {}
        Turn::Chance => {
            let _ = game.for_each_outcome(state, |outcome, _| {
                f(Step::Chance(outcome));
                ControlFlow::Continue(())
            });
        }
        Turn::Decide(seats) => {
            for seat in seats.iter() {
                let _ = game.for_each_action(state, seat, |action| {
                    f(Step::Act(seat, action));
                    ControlFlow::Continue(())
                });
            }
        }
    }
}

/// So many outcomes are remembered while their weights are added up; a chance point with more is walked twice.
const REMEMBERED: usize = 40;

/// Draws a chance outcome with the small generator, walking all of them; [`Game::random_outcome`] may be faster.
pub fn random_outcome<G: Game>(game: &G, state: &G::State, random: &mut Random) -> G::Chance {
    let mut total = 0;
    // Each outcome with the total weight up to it.
    let mut open: ArrayVec<(G::Chance, u32), REMEMBERED> = ArrayVec::new();
    let _ = game.for_each_outcome(state, |outcome, weight| {
        total += weight;
        // What has no room is found by the second walk.
        let _ = open.try_push((outcome, total));
        ControlFlow::Continue(())
    });
    let unit = random.below(total);
    match open.iter().find(|(_, up_to)| unit < *up_to) {
        Some((outcome, _)) => *outcome,
        None => outcome_at(game, state, u64::from(unit)),
    }
}

/// The outcome that holds unit number `unit` when the outcomes lie side by side, each as wide as its weight.
///
/// # Panics
///
/// If no chance point is open, or the unit lies beyond the total weight.
///
/// ```
/// use solarium_conformance::toy::{Chance, Toy};
/// use solarium_core::{Game, outcome_at};
///
/// let game = Toy::new(&["human", "human"]);
/// assert_eq!(outcome_at(&game, &game.start(), 2), Chance::Card(3));
/// ```
pub fn outcome_at<G: Game>(game: &G, state: &G::State, mut unit: u64) -> G::Chance {
    let mut found = None;
    let _ = game.for_each_outcome(state, |outcome, weight| {
        if unit < u64::from(weight) {
            found = Some(outcome);
            return ControlFlow::Break(());
        }
        unit -= u64::from(weight);
        ControlFlow::Continue(())
    });
    found.expect("a chance point has outcomes, and the unit lies within their total weight")
}

/// The list of legal actions a playout works with: made once, reused every ply, so that playing allocates
/// nothing.
pub type ActionList<G> = Vec<<G as Game>::Action>;

/// One uniformly random step. The legal list is built in `list`. Returns false if the game is over.
pub fn random_step<G: Game>(
    game: &G,
    state: &mut G::State,
    random: &mut Random,
    list: &mut ActionList<G>,
) -> bool {
    match game.turn(state) {
        Turn::Over => false,
        Turn::Chance => {
            random_chance(game, state, random);
            true
        }
        Turn::Decide(seats) => {
            let seat = any_seat(seats, random);
            let count = game.list_actions(state, seat, list);
            let action = list[random.below(count as u32) as usize];
            game.advance(state, Step::Act(seat, action), &mut Mute);
            true
        }
    }
}

/// Out of line: carrying out an outcome need not be part of the loop of a playout once more.
#[inline(never)]
fn random_chance<G: Game>(game: &G, state: &mut G::State, random: &mut Random) {
    let outcome = game.random_outcome(state, random);
    game.advance(state, Step::Chance(outcome), &mut Mute);
}

#[inline(always)]
fn any_seat(seats: crate::SeatSet, random: &mut Random) -> Seat {
    if let Some(seat) = seats.single() {
        return seat;
    }
    seats.nth(random.below(seats.len() as u32) as usize)
}

/// Plays uniformly at random to the end, at most `limit` steps; returns the number of steps.
///
/// ```
/// use solarium_conformance::toy::Toy;
/// use solarium_core::{Game, Random, Turn, playout};
///
/// let game = Toy::new(&["human", "human"]);
/// let mut state = game.start();
/// let steps = playout(&game, &mut state, &mut Random::new(1), &mut Vec::new(), 1000);
/// assert!(steps > 4 && game.turn(&state) == Turn::Over);
/// ```
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    random: &mut Random,
    list: &mut ActionList<G>,
    limit: u32,
) -> u32 {
    let mut steps = 0;
    while steps < limit && random_step(game, state, random, list) {
        steps += 1;
    }
    steps
}
