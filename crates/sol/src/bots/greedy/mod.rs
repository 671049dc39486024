//! A greedy bot: it plans the rest of its own turn by a beam search over small actions and takes the way to the
//! best position. It looks no further than the first card or the next seat; what comes later is in the worth of
//! the position.

mod worth;

use crate::rules::Sol;
use crate::rules::action::{Action, Play};
use crate::rules::state::{Phase, State};
use crate::rules::terms::Mode;
use solarium_core::{Bot, Cancel, Game, Mute, Opinion, Question, Random, Seat, Step, Turn};
use std::ops::ControlFlow;
use worth::{forecast, worth};

/// Plays whole turns by the value of what each small action can lead to.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// Positions kept at each depth.
const WIDTH: usize = 20;
/// Longest way to finish a turn: a burst is 16 steps, an activation with its bonuses less.
const LONGEST: usize = 20;
/// Between equal plans the one with fewer steps is taken.
const STEP_PRICE: f64 = 0.01;

/// A position on the way, the legal action it began with, and what it is worth.
#[derive(Clone, Copy)]
struct Way {
    value: f64,
    first: usize,
    state: State,
}

impl Bot<Sol> for Greedy {
    fn consider(
        &self,
        question: &Question<'_, Sol>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
    ) {
        self.consider_until(question, random, opinions, &Cancel::default());
    }

    fn consider_until(
        &self,
        question: &Question<'_, Sol>,
        _: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
        cancel: &Cancel,
    ) {
        let Question { game, view, seat, legal } = *question;
        if let [only] = *legal {
            opinions.push(Opinion::new(only, 1, 0.0));
            return;
        }
        let others = others(game, &view.state, seat);
        let mut beam: Vec<Way> = Vec::with_capacity(WIDTH * 24);
        let mut next: Vec<Way> = Vec::with_capacity(WIDTH * 24);
        for (first, action) in legal.iter().enumerate() {
            let mut state = view.state;
            game.advance(&mut state, Step::Act(seat, *action), &mut Mute);
            let value = worth(game, &state, seat, others) - price(*action);
            opinions.push(Opinion::new(*action, 1, f64::MIN));
            if rests(game, &state, seat) {
                opinions[first].value = value;
            }
            if asked(game, &state, seat) {
                beam.push(Way { value, first, state });
            }
        }
        for _ in 0..LONGEST {
            if beam.is_empty() {
                break;
            }
            narrow(&mut beam);
            next.clear();
            for way in &beam {
                if cancel.is_cancelled() {
                    return;
                }
                expand(game, seat, others, way, &mut next, opinions);
            }
            std::mem::swap(&mut beam, &mut next);
        }
    }
}

/// Adds every position one action further; those at which the turn may rest count for the action it began with.
fn expand(
    game: &Sol,
    seat: Seat,
    others: f64,
    way: &Way,
    next: &mut Vec<Way>,
    opinions: &mut [Opinion<Action>],
) {
    let Some(decider) = game.decider(&way.state) else { return };
    let opinion = &mut opinions[way.first];
    let _ = game.for_each_action(&way.state, decider, |action| {
        // Swaps are many and seldom good: only those that are legal at once are looked at.
        if matches!(action, Action::Play(Play::Swap(..)) | Action::End) && way.state.turn.phase == Phase::Step
        {
            return ControlFlow::Continue(());
        }
        let mut state = way.state;
        game.advance(&mut state, Step::Act(decider, action), &mut Mute);
        let value = worth(game, &state, seat, others) - price(action);
        opinion.visits += 1;
        if rests(game, &state, seat) {
            opinion.value = opinion.value.max(value);
        }
        if asked(game, &state, seat) {
            next.push(Way { value, first: way.first, state });
        }
        // Other seats take a bonus they can pay, which is listed first.
        if decider == seat { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

/// Keeps the best ways, each position once.
fn narrow(beam: &mut Vec<Way>) {
    beam.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut kept: usize = 0;
    for i in 0..beam.len() {
        // Equal positions have nearly equal values, so they lie close together.
        let same = |w: &Way| w.value - beam[i].value < 0.001 && w.state == beam[i].state;
        if !beam[kept.saturating_sub(6)..kept].iter().any(same) {
            beam.swap(kept, i);
            kept += 1;
            if kept == WIDTH {
                break;
            }
        }
    }
    beam.truncate(kept);
}

fn price(action: Action) -> f64 {
    match action {
        Action::End | Action::Pass | Action::Draw => 0.0,
        _ => STEP_PRICE,
    }
}

/// Is the turn of the seat still open?
fn asked(game: &Sol, state: &State, seat: Seat) -> bool {
    state.active == seat && state.turn.phase != Phase::Keep && matches!(game.turn(state), Turn::Decide(_))
}

/// May the turn be left as it stands? In a Move always, else when nothing is asked any more.
fn rests(game: &Sol, state: &State, seat: Seat) -> bool {
    state.turn.phase == Phase::Step || !asked(game, state, seat)
}

/// What the others have, as far as it matters to the seat; a turn changes it little.
fn others(game: &Sol, state: &State, seat: Seat) -> f64 {
    let others = Seat::all(game.players()).filter(|s| *s != seat).map(|s| forecast(game, state, s));
    match game.setup.mode {
        Mode::Coop => others.fold(f64::MAX, f64::min),
        _ => others.fold(0.0, f64::max),
    }
}
