//! Which way to play the present turn is best on average, where a search plans in several worlds.
//!
//! The beam of one world says what is best there, and little of what it dropped: what such an action is worth in that
//! world is a guess. So means are taken only of turns that were planned on in every world, each alone, with the same
//! width, horizon and luck. A turn ends at the first step of chance or of another seat, or with the stage: up to there
//! the seat cannot know which world it is in, and must do the same in all of them.

use crate::appraisal::{Appraiser, StageCount};
use crate::beam::{Found, Halt, MOST_TURNS, Meter};
use crate::luck::{Luck, gumbel};
use crate::plan::{PlanSearch, World};
use solarium_core::{Game, Level, Mute, Opinion, Question, Step};

/// So many ways to play the present turn are compared.
const TURNS: usize = 4;
/// Each with a beam that is so many times narrower than that of the search.
const NARROWER: usize = 3;
/// What comparing costs, in searches in every world.
pub(crate) const SEARCHES: u64 = TURNS.div_ceil(NARROWER) as u64;

/// A way to play the present turn, and what it comes to in each world.
pub(crate) struct Judged<G: Game> {
    pub(crate) turn: Vec<G::Action>,
    /// The world it was found in: in another one its later actions may not be legal.
    pub(crate) world: usize,
    values: Vec<f32>,
}

impl<G: Game> Judged<G> {
    pub(crate) fn mean(&self) -> f64 {
        self.values.iter().copied().map(f64::from).sum::<f64>() / self.values.len() as f64
    }

    pub(crate) fn opinion(&self, action: G::Action, visits: u32) -> Opinion<G::Action> {
        let (value, error) = mean_with_error(self.values.iter().copied().map(f64::from));
        Opinion { action, visits, value, error }
    }
}

/// Mean and standard error; one value has none.
pub(crate) fn mean_with_error(values: impl Iterator<Item = f64> + Clone) -> (f64, Option<f64>) {
    let n = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / n;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, (n > 1.0).then(|| (squares / (n - 1.0) / n).sqrt()))
}

/// The best turns of all worlds, the best on average first. Empty if there is one world, or not even in the first of
/// them the budget is enough; `None` if it was cancelled.
pub(crate) fn compared<G: Game>(
    search: &PlanSearch<'_, G>,
    question: &Question<'_, G>,
    worlds: &[World<G>],
    width: usize,
    found: &[Found<G>],
    meter: &mut impl Meter,
) -> Option<Vec<Judged<G>>> {
    let mut judged: Vec<Judged<G>> = Vec::new();
    if found.len() < 2 {
        return Some(judged);
    }
    // From each world its best, then from each its second best.
    for rank in 0..MOST_TURNS {
        for (world, found) in found.iter().enumerate() {
            let Some(turn) = found.turns.get(rank) else { continue };
            if judged.len() < TURNS && judged.iter().all(|other| other.turn != *turn) {
                judged.push(Judged { turn: turn.clone(), world, values: Vec::new() });
            }
        }
    }
    let appraiser = Appraiser::new(question.game, search.guide, question.seat, search.level.stages);
    let narrow = width.div_ceil(NARROWER);
    for world in worlds {
        let mut values = Vec::with_capacity(judged.len());
        for Judged { turn, .. } in &judged {
            let (state, count) = after(question, &appraiser, &world.state, turn);
            match appraiser.value_by(&state, count, world.luck, &world.rivals, narrow, meter) {
                Ok(value) => values.push(value),
                Err(Halt::Cancelled) => return None,
                Err(Halt::Spent) => break,
            }
        }
        // A world counts for all of them or for none.
        if values.len() < judged.len() {
            break;
        }
        judged.iter_mut().zip(values).for_each(|(judged, value)| judged.values.push(value));
    }
    judged.retain(|judged| !judged.values.is_empty());
    prefer(search.level, worlds[0].luck, &mut judged);
    // Stable: of equals the one that was found first.
    judged.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    Some(judged)
}

/// A level's taste, as in a beam.
fn prefer<G: Game>(level: Level, luck: Luck, judged: &mut Vec<Judged<G>>) {
    let Level { noise, slip, .. } = level;
    if noise <= 0.0 {
        return;
    }
    let best = judged.iter().map(Judged::mean).fold(f64::NEG_INFINITY, f64::max);
    judged.retain(|judged| judged.mean() >= best - f64::from(slip));
    for (number, judged) in (1..).zip(judged) {
        let taste = noise * gumbel(luck.number(number));
        judged.values.iter_mut().for_each(|value| *value += taste);
    }
}

/// The position after the own actions of a turn, as far as they are legal in this world.
fn after<G: Game>(
    question: &Question<'_, G>,
    appraiser: &Appraiser<'_, G>,
    world: &G::State,
    turn: &[G::Action],
) -> (G::State, StageCount) {
    let Question { game, seat, .. } = *question;
    let mut state = world.clone();
    let mut count = appraiser.begin(&state);
    for action in turn {
        if !game.turn(&state).includes(seat) || game.check(&state, seat, *action).is_err() {
            break;
        }
        game.advance(&mut state, Step::Act(seat, *action), &mut Mute);
        count = appraiser.advanced(count, &state);
    }
    (state, count)
}
