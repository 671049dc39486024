//! What plan search knows of Photosynthesis.
//!
//! A stage is the seat's own turn of a round. A position is judged by the estimate of the greedy bot (the light of the
//! coming suns on the present board, shadows included, spent on the tokens that can still be brought up) and a weighted
//! sum of features, whose weights are learned. A finished game counts as the points ahead of the best other seat. Cynthias
//! move by their own rules, with cards that are the same in all branches; other players by a rule of thumb.

use super::estimate::{Estimate, Prepared, Sunlight, Weights};
use super::features::{self, COUNT, SHAPE};
use crate::{Action, Photosynthesis, Size, State};
use serde::Deserialize;
use serde_json::json;
use solarium_core::{
    BadGuide, Game, Guide, GuideFiles, Learnable, LearnedFile, Level, Levels, Linear, Practice, Reply, Seat,
    Shape, TomlError, from_toml,
};
use std::sync::LazyLock;

/// The guide, made once.
pub(crate) fn guide() -> &'static PhotosynthesisGuide {
    static GUIDE: LazyLock<PhotosynthesisGuide> =
        LazyLock::new(|| PhotosynthesisGuide::parse(FILES).expect("the built-in files are right"));
    &GUIDE
}

/// The built-in files.
pub(crate) const FILES: GuideFiles<'static> = GuideFiles {
    levels: solarium_core::data_text!(include_str!("../../data/levels.toml")),
    weights: solarium_core::data_text!(include_str!("../../data/guide.toml")),
};

/// Levels and weights.
///
/// ```
/// use solarium_core::{GuideFiles, Opponents};
/// use solarium_photosynthesis::{Photosynthesis, PhotosynthesisGuide};
///
/// let files = Photosynthesis::guide_files().expect("the game has a guide");
/// assert!(PhotosynthesisGuide::parse(files).is_ok());
/// for (from, to) in [("fade = 0.98", ""), ("light_to_come = ", "darkness = ")] {
///     let weights = &files.weights.replacen(from, to, 1);
///     assert!(PhotosynthesisGuide::parse(GuideFiles { weights, ..files }).is_err());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct PhotosynthesisGuide {
    levels: Levels,
    estimate: Prepared,
    reply: ReplyRule,
    learned: Linear,
}

/// The numbers of `data/guide.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GuideWeights {
    estimate: Weights,
    reply: ReplyRule,
    learned: LearnedFile,
}

/// What other players do.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplyRule {
    collect_rounds: u8,
    collect_trees: usize,
    plant_rounds: u8,
    plant_seeds: usize,
}

impl PhotosynthesisGuide {
    /// Reads the levels and the weights, those made by hand and those that were learned.
    ///
    /// # Errors
    ///
    /// If one of the texts is no TOML, or something in it is missing, wrong or unknown.
    pub fn parse(files: GuideFiles<'_>) -> Result<PhotosynthesisGuide, BadGuide> {
        let levels = files.levels()?;
        let bad = |error: TomlError| BadGuide::Weights(error.to_string());
        let GuideWeights { estimate, reply, learned } = from_toml(files.weights).map_err(bad)?;
        Ok(PhotosynthesisGuide {
            levels,
            estimate: Prepared::new(estimate),
            reply,
            learned: Linear::read(SHAPE, &learned).map_err(BadGuide::Weights)?,
        })
    }

    /// What the estimate says of a position that is not the end, and its features.
    fn look(&self, game: &Photosynthesis, state: &State, seat: Seat, features: &mut [f32; COUNT]) -> f32 {
        let sunlight = Sunlight::new(game, state);
        features::of_table(game, state, seat, &sunlight, features);
        let rivals =
            Seat::all(game.seats()).filter(|other| *other != seat && !game.is_cynthia(*other)).count();
        let of_rival = -1.0 / rivals.max(1) as f32;
        let mut prior = 0.0;
        for player in Seat::all(game.seats()).filter(|player| !game.is_cynthia(*player)) {
            let estimate = Estimate { rules: game, prepared: &self.estimate, seat: player };
            let mut parts = estimate.parts(state, &sunlight);
            if state.round() == 0 {
                parts.value += estimate.room(state);
            }
            let factor = if player == seat { 1.0 } else { of_rival };
            prior += parts.value as f32 * factor;
            features::add_player(state, player, &parts, &sunlight, factor, features);
        }
        prior
    }
}

impl Guide<Photosynthesis> for PhotosynthesisGuide {
    fn levels(&self) -> &Levels {
        &self.levels
    }

    /// A round has one turn of each seat; the placement two.
    fn stage(&self, game: &Photosynthesis, state: &State, _: Seat) -> u32 {
        match state.round() {
            0 => u32::from(state.placed()) / game.rules.seats() as u32,
            round => 1 + u32::from(round),
        }
    }

    fn evaluate(&self, game: &Photosynthesis, state: &State, seat: Seat) -> f32 {
        if game.is_over(state) {
            return margin(game, state, seat);
        }
        let mut features = [0.0; COUNT];
        let prior = self.look(game, state, seat, &mut features);
        prior + self.learned.sum(&features, self.moment(game, state))
    }

    /// Buys come first, by rising size, and later only directly after a grow or collect that returned a piece of that
    /// size; then collects, then grows, then plants, grows and plants by rising cell. Collects are tried in every order,
    /// because tokens are listed in the order taken. With the shade lock a tree that grows may lock another, so that
    /// only buys have an order.
    fn redundant(
        &self,
        game: &Photosynthesis,
        state: &State,
        _: Seat,
        previous: Action,
        next: Action,
    ) -> bool {
        match (previous, next) {
            (Action::Buy(before), Action::Buy(size)) => size < before,
            (Action::Plant { .. }, Action::Buy(_)) => true,
            (Action::Grow(cell), Action::Buy(size)) => {
                state.forest().piece(cell).is_some_and(|grown| Some(grown.size) != size.bigger())
            }
            (Action::Collect(_), Action::Buy(size)) => size != Size::Large,
            _ if game.options.shade_lock => false,
            (Action::Plant { .. }, Action::Grow(_) | Action::Collect(_))
            | (Action::Grow(_), Action::Collect(_)) => true,
            (Action::Plant { to: before, .. }, Action::Plant { to, .. }) => to < before,
            (Action::Grow(before), Action::Grow(cell)) => cell < before,
            _ => false,
        }
    }

    fn reply(&self, game: &Photosynthesis, state: &State, reply: &mut Reply<'_, Photosynthesis>) -> Action {
        let seat = reply.seat;
        let legal = reply.legal(game, state);
        let mut best = (i32::MIN, legal[0]);
        for action in legal {
            let liking = self.reply.liking(game, state, seat, *action);
            if liking > best.0 {
                best = (liking, *action);
            }
        }
        best.1
    }

    fn luck_key(&self, game: &Photosynthesis, state: &State, _: Seat, drawn: u32) -> u64 {
        // The n-th card of a Cynthia in this round.
        let seat = game.in_turn(state).map_or(0, |seat| seat.0);
        u64::from(state.round()) << 32 | u64::from(seat) << 24 | u64::from(drawn)
    }
}

impl Learnable<Photosynthesis> for PhotosynthesisGuide {
    fn shape(&self) -> Shape {
        SHAPE
    }

    /// Rounds to go.
    fn moment(&self, game: &Photosynthesis, state: &State) -> u32 {
        u32::from(game.last_round().saturating_sub(state.round()))
    }

    fn features(&self, game: &Photosynthesis, state: &State, seat: Seat, features: &mut [f32]) {
        self.look(game, state, seat, features.first_chunk_mut().expect("a place for each feature"));
    }

    fn prior(&self, game: &Photosynthesis, state: &State, seat: Seat) -> f32 {
        self.look(game, state, seat, &mut [0.0; COUNT])
    }

    fn with_weights(&self, file: &str) -> Result<Box<dyn Learnable<Photosynthesis>>, BadGuide> {
        Ok(Box::new(PhotosynthesisGuide::parse(GuideFiles { weights: file, ..FILES })?))
    }

    fn practice(&self) -> Practice {
        let seats: [&[&str]; 6] = [
            &["human", "human"],
            &["human", "cynthia:ancient"],
            &["human", "human"],
            &["human", "human", "human"],
            &["human", "human"],
            &["human", "human", "human", "human"],
        ];
        Practice {
            tables: seats.iter().map(|seats| json!({"seats": seats})).collect(),
            level: Level {
                width: 12,
                stages: 0,
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

/// Points ahead of the best other seat.
fn margin(game: &Photosynthesis, state: &State, seat: Seat) -> f32 {
    let others = Seat::all(game.rules.seats()).filter(|other| *other != seat);
    let best = others.map(|other| game.points(state, other)).max().unwrap_or(0);
    (game.points(state, seat) - best) as f32
}

impl ReplyRule {
    /// How a seat that is not planned for likes an action; ending the turn is 0.
    fn liking(&self, game: &Photosynthesis, state: &State, seat: Seat, action: Action) -> i32 {
        const NEVER: i32 = -1;
        let rounds = game.last_round().saturating_sub(state.round());
        let own = state.forest().of(seat);
        let idle = own & !state.activated();
        match action {
            Action::Place(cell) => (cell.neighbours() & state.forest().empty()).len() as i32,
            Action::End => 0,
            Action::Collect(_) => {
                let ripe = (own & state.forest().sized(Size::Large)).len();
                if rounds <= self.collect_rounds || ripe >= self.collect_trees { 30 } else { NEVER }
            }
            Action::Grow(cell) => {
                let size = state.forest().piece(cell).map_or(0, |piece| piece.size.index());
                // A tree that cannot be collected any more is not grown: it takes one more round for each size.
                if usize::from(rounds) + size < 3 { NEVER } else { 10 + size as i32 }
            }
            Action::Buy(size) => {
                // A piece is bought if a smaller one can be grown to it in this turn.
                let Some(below) = size.index().checked_sub(1).and_then(Size::from_index) else {
                    return NEVER;
                };
                let price = game.price(state, seat, size).unwrap_or(0) + game.grow_cost(seat, size);
                let wanted = state.available(seat)[size.index()] == 0
                    && state.lp(seat) >= price
                    && !(idle & state.forest().sized(below)).is_empty()
                    && usize::from(rounds) + below.index() >= 3;
                if wanted { 5 + size.index() as i32 } else { NEVER }
            }
            Action::Plant { to, .. } => {
                let seeds = (own & state.forest().sized(Size::Seed)).len();
                let wanted = seeds < self.plant_seeds && rounds >= self.plant_rounds;
                if wanted { i32::from(to.leaves()) } else { NEVER }
            }
        }
    }
}
