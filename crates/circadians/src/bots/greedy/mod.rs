//! A bot that plans its dice and values its answers.
//!
//! It searches the assignments of its roll, plays the most promising ones through to the end of the round as if
//! no other seat acted, and takes the best. Every other answer is the one after which the position is worth most to it.

mod plan;
mod worth;

use crate::pack::{MAX_FARMS, MAX_GARAGES, Power};
use crate::rules::sample::without_secrets;
use crate::{Action, Circadians, DieAction, NONE, Phase, Question as Asked, State, Task, View};
use solarium_core::{Bot, Cancel, Game, Mute, Opinion, Question, Random, Seat, Step};

pub use worth::worth;

/// The bot named `greedy`.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// How many questions of its own chain an answer is followed.
const DEPTH: u8 = 2;

impl Bot<Circadians> for Greedy {
    fn consider(
        &self,
        question: &Question<'_, Circadians>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
    ) {
        self.consider_until(question, random, opinions, &Cancel::default());
    }

    fn consider_until(
        &self,
        question: &Question<'_, Circadians>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
        cancel: &Cancel,
    ) {
        let (game, seat) = (question.game, question.seat);
        let ahead = Ahead { state: alone(game, question.view, seat), drawn: 0 };
        let state = &ahead.state;
        let asked = game.question(question.view, seat);
        let plan = match asked {
            Some(Asked::Assign) => plan::best(game, state, seat, cancel),
            _ => None,
        };
        for action in question.legal.iter().take_while(|_| !cancel.is_cancelled()) {
            let value = match (asked, *action) {
                (Some(Asked::Assign), action) => plan::fits(game, state, seat, plan.as_ref(), action),
                (_, Action::KeepCharacter(c) | Action::PickCharacter(c)) => worth::of_character(game, c),
                (Some(Asked::Draft), Action::KeepItem(item)) => worth::of_card(game, state, seat, item),
                (Some(Asked::LoneDiscard), Action::Discard(item)) => -worth::of_card(game, state, seat, item),
                (Some(Asked::HandLimit), Action::Discard(item)) => -worth::of_card(game, state, seat, item),
                (Some(Asked::Act), action) => after_round(game, &ahead, seat, action),
                (_, action) => after(game, &ahead, seat, action, DEPTH),
            };
            // A tiny random amount, so that the first of equal answers is not always taken.
            let tie_break = f64::from(random.below(1000)) * 1e-7;
            opinions.push(Opinion::new(*action, 1, value + tie_break));
        }
    }
}

/// A position the bot looks ahead to. Cards it would draw are unknown and only counted.
#[derive(Clone)]
struct Ahead {
    state: State,
    /// Cards drawn since the look ahead began.
    drawn: u8,
}

impl Ahead {
    fn worth(&self, game: &Circadians, seat: Seat) -> f64 {
        worth(game, &self.state, seat, self.drawn)
    }
}

/// The position with the others out of the way, so that it can be played on alone: it is what they do next that a
/// greedy bot leaves out.
fn alone(game: &Circadians, view: &View, seat: Seat) -> State {
    let mut state = without_secrets(view);
    for other in Seat::all(game.humans()).filter(|s| *s != seat) {
        let steps = game.power(&state, other) == Some(Power::HarvestStep);
        let crew = state.crew_mut(other);
        crew.garages = [0; MAX_GARAGES];
        crew.farms = [0; MAX_FARMS];
        crew.rolled = [0; 6];
        crew.hand = 0;
        crew.pool = 0;
        crew.ready = true;
        if steps {
            crew.character = NONE;
        }
    }
    state
}

/// Cards drawn and tiles turned up are unknown: they count as cards in hand and as empty stacks.
fn skip_chance(game: &Circadians, ahead: &mut Ahead, seat: Seat) {
    loop {
        match ahead.state.agenda.last().copied() {
            Some(Task::Draw(by, n)) => {
                ahead.state.agenda.pop();
                if by == seat.0 {
                    ahead.drawn = ahead.drawn.saturating_add(n);
                }
            }
            Some(Task::Refill(sort, stack)) => {
                ahead.state.agenda.pop();
                ahead.state.stacks_mut(sort).sizes[usize::from(stack)] = 0;
            }
            _ => return,
        }
        game.settle(&mut ahead.state, &mut Mute);
    }
}

fn take(game: &Circadians, ahead: &Ahead, seat: Seat, action: Action) -> Ahead {
    let mut next = ahead.clone();
    game.advance(&mut next.state, Step::Act(seat, action), &mut Mute);
    skip_chance(game, &mut next, seat);
    next
}

/// Is the seat inside a chain of its own?
fn in_chain(game: &Circadians, state: &State, seat: Seat) -> bool {
    !state.agenda.is_empty() && state.die_action.seat == seat && game.due_draw(state).is_none()
}

/// What the position is worth after an answer, its own chain followed a little.
fn after(game: &Circadians, ahead: &Ahead, seat: Seat, action: Action, depth: u8) -> f64 {
    let next = take(game, ahead, seat, action);
    let trading = matches!(next.state.agenda.last(), Some(Task::Market(_)));
    if depth == 0 || trading || !in_chain(game, &next.state, seat) {
        return next.worth(game, seat);
    }
    let list = game.actions(&next.state, seat);
    list.into_iter().map(|a| after(game, &next, seat, a, depth - 1)).fold(f64::MIN, f64::max)
}

/// Answers the questions of the seat's own chain until it is over.
fn finish_chain(game: &Circadians, ahead: &mut Ahead, seat: Seat) {
    // A chain has an end; the bound only guards against a pack that makes one very long.
    for _ in 0..40 {
        if !in_chain(game, &ahead.state, seat) {
            return;
        }
        let Some(action) = best_of(game, ahead, seat, 1) else { return };
        *ahead = take(game, ahead, seat, action);
    }
}

fn best_of(game: &Circadians, ahead: &Ahead, seat: Seat, depth: u8) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for action in game.actions(&ahead.state, seat) {
        let value = after(game, ahead, seat, action, depth);
        if best.is_none_or(|(b, _)| value > b) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

/// What the round is worth if the seat acts so now and plays its other dice as well as it sees.
fn after_round(game: &Circadians, ahead: &Ahead, seat: Seat, action: Action) -> f64 {
    let mut next = take(game, ahead, seat, action);
    finish_chain(game, &mut next, seat);
    play_out(game, &mut next, seat)
}

/// Plays the seat's remaining dice of the round; the worth of the position then.
fn play_out(game: &Circadians, ahead: &mut Ahead, seat: Seat) -> f64 {
    for _ in 0..8 {
        let state = &ahead.state;
        if state.phase != Phase::Execute || game.due_die(state).is_none_or(|(due, _)| due != seat) {
            break;
        }
        let Some(action) = best_of(game, ahead, seat, 0) else { break };
        *ahead = take(game, ahead, seat, action);
        finish_chain(game, ahead, seat);
    }
    debug_assert!({
        let state = &ahead.state;
        state.agenda.is_empty() || state.die_action != DieAction::IDLE || state.phase != Phase::Execute
    });
    ahead.worth(game, seat)
}
