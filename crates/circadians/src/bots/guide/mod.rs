//! What plan search knows of Circadians.
//!
//! The unit of planning is a die: positions are compared with others in which as many dice of the seat are still to act
//! in the round. An assignment of the roll is one step. Other crews follow a rule of thumb, the AI its own rules. A
//! position is worth the points on the table and the weighted sum of its features (`data/guide.toml`).

mod assign;
mod features;
mod outlook;
mod rates;
mod reply;

use crate::pack::Res;
use crate::rules::flow::Draw;
use crate::{Action, Circadians, KnownCrew, Phase, Question, Space, State, Task};
use rates::Weights;
use solarium_core::{Guide, Levels, Macros, Reply, Seat};
use std::sync::LazyLock;

pub use features::{COUNT, Features, NAMES, RIVAL_COUNT, RIVAL_NAMES};

/// The guide, made once.
pub(crate) fn guide() -> &'static dyn Guide<Circadians> {
    static GUIDE: LazyLock<CircadiansGuide> = LazyLock::new(CircadiansGuide::standard);
    &*GUIDE
}

/// Stages in a round: the assignment, each die, the Harvest.
pub const STAGES_IN_ROUND: u32 = 8;

/// The built-in weights, as text.
pub const STANDARD: &str = include_str!("../../../data/guide.toml");

/// The guide with weights and levels. `examples/fit_guide.rs` fits the weights.
#[derive(Clone, Debug)]
pub struct CircadiansGuide {
    levels: Levels,
    weights: Weights,
}

impl CircadiansGuide {
    fn standard() -> CircadiansGuide {
        CircadiansGuide::with_weights(STANDARD).expect("the built-in weights are right")
    }

    /// The guide with weights of one's own, and the built-in levels.
    ///
    /// # Errors
    ///
    /// If the text is no TOML, or a number is missing, wrong or unknown.
    pub fn with_weights(text: &str) -> Result<CircadiansGuide, String> {
        let levels = Levels::parse(include_str!("../../../data/levels.toml"));
        Ok(CircadiansGuide {
            levels: levels.expect("the built-in levels are right"),
            weights: Weights::parse(text)?,
        })
    }

    /// The numbers that describe a position for a seat, in the order of [`NAMES`].
    pub fn features(&self, game: &Circadians, state: &State, seat: Seat) -> Features {
        features::features(game, state, seat, &self.weights.rates)
    }

    /// The numbers that describe the AI, in the order of [`RIVAL_NAMES`].
    pub fn rival_features(&self, game: &Circadians, state: &State) -> [f32; RIVAL_COUNT] {
        features::rival_features(game, state)
    }

    /// Points that the seat may expect.
    fn expected(&self, game: &Circadians, state: &State, seat: Seat) -> f32 {
        let points = game.human_points(state, seat);
        let features = features::features(game, state, seat, &self.weights.rates);
        let left = features::rounds_left(state) as usize;
        (points.total() - points.harvester) as f32 + self.weights.sum(&features, left)
    }

    /// Points that the AI may expect.
    fn expected_of_ai(&self, game: &Circadians, state: &State, seat: Seat) -> f32 {
        let left = features::rounds_left(state) as usize;
        let features = features::rival_features(game, state);
        game.points_of(state, seat) as f32 + self.weights.rival_sum(&features, left)
    }
}

impl Guide<Circadians> for CircadiansGuide {
    fn levels(&self) -> &Levels {
        &self.levels
    }

    fn stage(&self, game: &Circadians, state: &State, seat: Seat) -> u32 {
        let within = match state.phase {
            Phase::Characters | Phase::Items | Phase::Plan => 0,
            Phase::Execute => {
                let acting = !state.agenda.is_empty() && state.die_action.seat == seat;
                let waiting = features::waiting_dice(game, state, seat) + u8::from(acting);
                (STAGES_IN_ROUND - 1).saturating_sub(u32::from(waiting)).max(1)
            }
            Phase::Harvest | Phase::Rest | Phase::Over => STAGES_IN_ROUND - 1,
        };
        u32::from(state.round) * STAGES_IN_ROUND + within
    }

    /// Points of the seat, less a share of the AI's. What other crews make of theirs hardly hangs on what this one does.
    fn evaluate(&self, game: &Circadians, state: &State, seat: Seat) -> f32 {
        let over = state.phase == Phase::Over && state.caches_up();
        let own = if over { final_points(game, state, seat) } else { self.expected(game, state, seat) };
        match game.ai_seat() {
            None => own,
            Some(ai) if over => own - self.weights.rival_share * final_points(game, state, ai),
            Some(ai) => own - self.weights.rival_share * self.expected_of_ai(game, state, ai),
        }
    }

    /// Farms come before Garages, by number; discards come by number; of two trades that do not hang on each other the
    /// smaller one comes first, and none is taken back.
    fn redundant(
        &self,
        game: &Circadians,
        state: &State,
        seat: Seat,
        previous: Action,
        next: Action,
    ) -> bool {
        match (previous, next) {
            (Action::Garage(_), Action::Farm(..)) => true,
            (Action::Farm(before, _), Action::Farm(after, _)) => after < before,
            (Action::Discard(before), Action::Discard(after)) => after < before,
            (Action::Swap(gave, got), Action::Swap(give, get)) => {
                (gave, got) == (get, give) || commutes(game, state, seat, (gave, got), (give, get))
            }
            _ => false,
        }
    }

    fn macros(&self, game: &Circadians, state: &State, seat: Seat, ahead: u32, macros: &mut Macros<Action>) {
        if state.phase != Phase::Plan
            || state.crew(seat).rolled_dice() == 0
            || game.question(state, seat) != Some(Question::Assign)
        {
            return;
        }
        let tried = &self.weights.assignments;
        let most = if ahead < STAGES_IN_ROUND { tried.now } else { tried.later };
        assign::assignments(game, state, seat, &self.weights.rates, most, macros);
    }

    fn reply(&self, game: &Circadians, state: &State, reply: &mut Reply<'_, Circadians>) -> Action {
        reply::reply(game, state, reply)
    }

    fn luck_key(&self, game: &Circadians, state: &State, seat: Seat, drawn: u32) -> u64 {
        let (kind, number) = match game.due_draw(state) {
            Some(Draw::Opening(_)) => (1, u64::from(drawn)),
            // The number of the card in the pile.
            Some(Draw::Item(_)) => (2, u64::from(state.item_pile.count_ones())),
            Some(Draw::Tile(sort, _)) => {
                let unseen: u64 = state.stacks(sort).unseen.iter().map(|n| u64::from(*n)).sum();
                (3, (sort as u64) << 16 | unseen)
            }
            Some(Draw::Event) => (4, 0),
            Some(Draw::Cache(cache)) => (5, cache as u64),
            Some(Draw::Die(by)) => (6, u64::from(by.0) << 8 | u64::from(state.crew(by).rolled_dice())),
            Some(Draw::Scheme) => (7, u64::from(state.ai.shown.count_ones())),
            // What another crew does by rule of thumb.
            None => {
                let left: u64 = Seat::all(game.humans())
                    .filter(|other| *other != seat)
                    .map(|other| u64::from(state.crew(other).garage_dice()))
                    .sum();
                (8, left << 8 | state.agenda.len() as u64)
            }
        };
        // The cards of the Item pile and the tiles are in an order of their own, whatever the round.
        let round = if matches!(kind, 2 | 3 | 5) { 0 } else { u64::from(state.round) };
        kind << 48 | round << 32 | number
    }
}

/// What a finished game came to; what breaks ties counts a little.
fn final_points(game: &Circadians, state: &State, seat: Seat) -> f32 {
    let (dice, resources) = game.tie(state, seat);
    game.points_of(state, seat) as f32 + 0.02 * dice as f32 + 0.000_1 * resources.min(100) as f32
}

/// Could the second of two trades have been made first, with the same result? If so the smaller one comes first.
fn commutes(
    game: &Circadians,
    state: &State,
    seat: Seat,
    (gave, got): (Res, Res),
    (give, get): (Res, Res),
) -> bool {
    let (Space::Market(space), Some(Task::Market(_))) = (state.die_action.space, state.agenda.last()) else {
        return false;
    };
    if (give, get) >= (gave, got) {
        return false;
    }
    let set = game.market_set(space).map(i64::from);
    let mut purse = state.crew(seat).res.map(i64::from);
    purse[gave as usize] += set[gave as usize];
    purse[got as usize] -= set[got as usize];
    if purse[give as usize] < set[give as usize] {
        return false;
    }
    purse[give as usize] -= set[give as usize];
    purse[get as usize] += set[get as usize];
    purse[gave as usize] >= set[gave as usize]
}
