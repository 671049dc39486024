//! What plan search knows of Sol: a stage is a turn of the seat, other seats pass, and a position is worth the momentum
//! the seat has and what its pieces promise. Numbers are in `data/guide.toml` and `data/levels.toml`.

mod evaluation;
mod flight;
mod order;
mod weights;

use crate::{Action, Mode, Phase, Side, Sol, State};
use evaluation::{Flow, promise};
use flight::Rings;
use solarium_core::{BadGuide, Guide, GuideFiles, Level, Levels, Reply, Seat};
use std::sync::LazyLock;
use weights::{AllWeights, Weights};

/// More worlds say little more, as no more turns are compared in them.
const MOST_WORLDS: u32 = 5;

/// The guide with the built-in numbers, made once.
pub(crate) fn guide() -> &'static dyn Guide<Sol> {
    static GUIDE: LazyLock<SolGuide> =
        LazyLock::new(|| SolGuide::parse(FILES).expect("the built-in numbers are right"));
    &*GUIDE
}

/// The built-in files.
pub(crate) const FILES: GuideFiles<'static> = GuideFiles {
    levels: solarium_core::data_text!(include_str!("../../../data/levels.toml")),
    weights: solarium_core::data_text!(include_str!("../../../data/guide.toml")),
};

/// Weights and levels, and the rings of both sides of the board.
#[derive(Debug)]
pub struct SolGuide {
    levels: Levels,
    weights: AllWeights,
    standard: Rings,
    wide: Rings,
}

impl SolGuide {
    /// A guide with these numbers, in the form of `data/guide.toml` and `data/levels.toml`.
    ///
    /// # Errors
    ///
    /// If one of the texts is no TOML, or a number is missing, unknown or none.
    pub fn parse(files: GuideFiles<'_>) -> Result<SolGuide, BadGuide> {
        Ok(SolGuide {
            levels: files.levels()?,
            weights: AllWeights::parse(files.weights).map_err(BadGuide::Weights)?,
            standard: Rings::of(Side::Standard),
            wide: Rings::of(Side::Wide),
        })
    }

    fn rings(&self, game: &Sol) -> &Rings {
        match game.board().side() {
            Side::Standard => &self.standard,
            Side::Wide => &self.wide,
        }
    }

    /// What momentum is worth alone or together: up to the target, and little beyond, for that is won.
    fn reached(game: &Sol, weights: &Weights, momentum: i32) -> f32 {
        let target = game.target();
        match momentum >= target {
            true => target as f32 + weights.win + weights.beyond * (momentum - target) as f32,
            false => momentum as f32,
        }
    }

    /// Ahead of the best rival, as it stands and as it will be.
    fn versus(&self, game: &Sol, weights: &Weights, state: &State, seat: Seat) -> f32 {
        let others = || Seat::all(game.players()).filter(|other| *other != seat);
        let sure = state.seats[seat].total() as f32;
        let end = |rival: f32| match sure > rival {
            true => weights.win,
            false => -weights.lose,
        };
        if state.turn.phase == Phase::Over {
            let rival = others().map(|other| state.seats[other].total()).max().unwrap_or(0) as f32;
            return sure - rival + end(rival);
        }
        let forecast = |other: Seat| state.seats[other].total() as f32 + Flow::of(game, state, other).fed();
        let mut best = (f32::MIN, seat);
        for other in others() {
            let rival = forecast(other);
            if rival > best.0 {
                best = (rival, other);
            }
        }
        let (rival, leader) = best;
        let promised = |seat: Seat| promise(self.rings(game), game, weights, state, seat);
        let promise = promised(seat);
        let mut on = weights.promise * promise.value - weights.rival * promise.left;
        if weights.rival_promise > 0.0 {
            on -= weights.rival_promise * promised(leader).value;
        }
        sure - rival + (1.0 - promise.ends) * on + promise.ends * end(rival)
    }

    fn together(&self, game: &Sol, weights: &Weights, state: &State, seat: Seat) -> f32 {
        let sure = state.seats[seat].total();
        let mut value = Self::reached(game, weights, sure);
        if game.setup.mode == Mode::Coop {
            // SO-13.4: the lowest seat counts. Others gain a little by what this seat does, and need time.
            let others = Seat::all(game.players()).filter(|other| *other != seat);
            let lowest = others.map(|other| state.seats[other].total()).min().unwrap_or(0);
            value += 0.5 * Self::reached(game, weights, lowest);
        }
        if state.turn.phase == Phase::Over {
            return value;
        }
        let promise = promise(self.rings(game), game, weights, state, seat);
        let won = sure >= game.target();
        let kept = if won { weights.beyond } else { 1.0 };
        value += kept * (1.0 - promise.ends) * weights.promise * promise.value;
        if game.setup.mode == Mode::Coop && won {
            value += weights.rival * promise.left;
        }
        if won { value } else { value - weights.lose * promise.ends }
    }
}

impl Guide<Sol> for SolGuide {
    fn levels(&self) -> &Levels {
        &self.levels
    }

    /// A position does not tell the number of the turn: see [`Guide::next_stage`].
    fn stage(&self, _: &Sol, _: &State, _: Seat) -> u32 {
        0
    }

    /// A turn of the seat has begun, or one of its pieces is to be placed before the first turn.
    fn next_stage(&self, game: &Sol, before: u32, state: &State, seat: Seat) -> u32 {
        let begins = match state.turn.phase {
            // A card played before the action leads back to this question (SO-7.10).
            Phase::Action | Phase::Rebuild => state.active == seat && !state.turn.played,
            Phase::Open | Phase::Start => game.decider(state) == Some(seat),
            _ => false,
        };
        before + u32::from(begins)
    }

    fn fitted(&self, game: &Sol, level: Level) -> Level {
        let weights = self.weights.of(game);
        let times = |number: u32, factor: f32| (number as f32 * factor).round() as u32;
        let width = times(level.width, weights.wider).max(1);
        // Several narrow searches find what is good whatever cards come, a wide one what is best with some of them.
        let (width, worlds) = match weights.world {
            0 => (width, level.worlds),
            world => (width.min(world), (width / (4 * world)).clamp(1, MOST_WORLDS)),
        };
        Level { stages: times(level.stages, weights.further), width, worlds, ..level }
    }

    fn evaluate(&self, game: &Sol, state: &State, seat: Seat) -> f32 {
        let weights = self.weights.of(game);
        match game.setup.mode {
            Mode::Versus => self.versus(game, weights, state, seat),
            Mode::Solo | Mode::Coop => self.together(game, weights, state, seat),
        }
    }

    fn redundant(&self, _: &Sol, state: &State, seat: Seat, previous: Action, next: Action) -> bool {
        order::swapped(state, seat, previous, next)
    }

    /// Others pass, and answer what they are asked as usual.
    fn reply(&self, game: &Sol, state: &State, reply: &mut Reply<'_, Sol>) -> Action {
        if state.turn.phase == Phase::Action && state.active == reply.seat {
            return Action::Pass;
        }
        let usual = game.usual_answer(state, reply.seat);
        usual.unwrap_or_else(|| reply.legal(game, state)[0])
    }

    /// The deck has one order in all branches: a card is the same if as many are left.
    ///
    /// Alone a card comes after every orbit too (SO-12.1), so that a plan could wait with an action until it would draw
    /// the card that is wanted. So the cards of actions are a row of their own there, whatever the turn: after an orbit
    /// eye and deck both go back by one.
    fn luck_key(&self, game: &Sol, state: &State, seat: Seat, drawn: u32) -> u64 {
        let cards = u64::from(state.cards_left());
        let alone = game.setup.mode == Mode::Solo;
        let ahead = if alone { 64 - u64::from(state.seats[seat].eye) } else { 0 };
        match state.turn.phase {
            Phase::OrbitCard if alone && state.turn.owed > 0 => 1 << 41 | ahead << 8 | cards >> 4,
            Phase::Card | Phase::OrbitCard | Phase::Reveal => cards + ahead,
            _ => u64::from(self.stage(game, state, seat)) << 32 | u64::from(drawn) | 1 << 40,
        }
    }
}
