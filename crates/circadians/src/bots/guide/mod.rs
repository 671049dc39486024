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
use features::{COUNT, SHAPE};
use rates::Judgement;
use serde_json::json;
use solarium_core::{
    BadGuide, Guide, GuideFiles, Learnable, Level, Levels, Linear, Macros, Practice, Reply, Seat, Shape,
    from_toml,
};
use std::sync::LazyLock;

/// The guide, made once.
pub(crate) fn guide() -> &'static CircadiansGuide {
    static GUIDE: LazyLock<CircadiansGuide> =
        LazyLock::new(|| CircadiansGuide::parse(FILES).expect("the built-in files are right"));
    &GUIDE
}

/// Stages in a round: the assignment, each die, the Harvest.
pub const STAGES_IN_ROUND: u32 = 8;

/// The built-in files.
pub(crate) const FILES: GuideFiles<'static> = GuideFiles {
    levels: solarium_core::data_text!(include_str!("../../../data/levels.toml")),
    weights: solarium_core::data_text!(include_str!("../../../data/guide.toml")),
};

/// The guide with weights and levels.
#[derive(Clone, Debug)]
pub struct CircadiansGuide {
    levels: Levels,
    judgement: Judgement,
    learned: Linear,
}

impl CircadiansGuide {
    /// Reads the levels and the weights, those made by hand and those that were learned.
    ///
    /// # Errors
    ///
    /// If one of the texts is no TOML, or something in it is missing, wrong or unknown.
    pub fn parse(files: GuideFiles<'_>) -> Result<CircadiansGuide, BadGuide> {
        let levels = files.levels()?;
        let judgement: Judgement =
            from_toml(files.weights).map_err(|error| BadGuide::Weights(error.to_string()))?;
        let learned = Linear::read(SHAPE, &judgement.learned).map_err(BadGuide::Weights)?;
        Ok(CircadiansGuide { levels, judgement, learned })
    }

    /// Points on the table, the Cache apart, less those of the AI.
    fn banked(&self, game: &Circadians, state: &State, seat: Seat) -> f32 {
        let points = game.human_points(state, seat);
        let own = (points.total() - points.harvester) as f32;
        match game.ai_seat() {
            None => own,
            Some(ai) => own - self.judgement.rival_share * game.points_of(state, ai) as f32,
        }
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
        if state.phase == Phase::Over && state.caches_up() {
            let own = final_points(game, state, seat);
            return match game.ai_seat() {
                None => own,
                Some(ai) => own - self.judgement.rival_share * final_points(game, state, ai),
            };
        }
        let features = features::features(game, state, seat, &self.judgement.rates);
        self.banked(game, state, seat) + self.learned.sum(&features, features::rounds_left(state) as u32)
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
        let tried = &self.judgement.assignments;
        let most = if ahead < STAGES_IN_ROUND { tried.now } else { tried.later };
        assign::assignments(game, state, seat, &self.judgement.rates, most, macros);
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

impl Learnable<Circadians> for CircadiansGuide {
    fn shape(&self) -> Shape {
        SHAPE
    }

    /// Rounds to go.
    fn moment(&self, _: &Circadians, state: &State) -> u32 {
        features::rounds_left(state) as u32
    }

    fn features(&self, game: &Circadians, state: &State, seat: Seat, features: &mut [f32]) {
        features[..COUNT].copy_from_slice(&features::features(game, state, seat, &self.judgement.rates));
    }

    fn prior(&self, game: &Circadians, state: &State, seat: Seat) -> f32 {
        self.banked(game, state, seat)
    }

    fn with_weights(&self, file: &str) -> Result<Box<dyn Learnable<Circadians>>, BadGuide> {
        Ok(Box::new(CircadiansGuide::parse(GuideFiles { weights: file, ..FILES })?))
    }

    fn practice(&self) -> Practice {
        let seats: [&[&str]; 8] = [
            &["human", "human"],
            &["human", "ai:4"],
            &["human", "human"],
            &["human", "ai:4"],
            &["human", "human", "human"],
            &["human", "ai:4"],
            &["human", "human", "human", "human"],
            &["human", "ai:3"],
        ];
        let sides = json!({"leyrien": "random", "zcharo": "random", "jrayek": "random"});
        let stages = 2 * STAGES_IN_ROUND;
        Practice {
            tables: seats
                .iter()
                .map(|seats| json!({"seats": seats, "planet": "random", "clans": sides}))
                .collect(),
            level: Level {
                width: 10,
                stages,
                worlds: 1,
                noise: 0.7,
                slip: 4.0,
                positions: 100_000,
                rivals: 0,
            },
            stray: 20,
        }
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
