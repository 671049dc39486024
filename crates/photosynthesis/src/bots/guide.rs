//! What plan search knows of Photosynthesis.
//!
//! A stage is the seat's own turn of a round. Positions are judged by the estimate of the greedy bot: the light of the
//! coming suns on the present board, shadows included, spent on the tokens that can still be brought up. A finished
//! game counts as the points ahead of the best other seat. Cynthias move by their own rules, with cards that are the
//! same in all branches; other players by a rule of thumb.

use super::greedy::{Estimate, Weights};
use crate::{Action, Photosynthesis, Size, State};
use serde::Deserialize;
use solarium_core::{Game, Guide, Levels, Reply, Seat};
use std::sync::LazyLock;

/// The guide, made once.
pub(crate) fn guide() -> &'static dyn Guide<Photosynthesis> {
    static GUIDE: LazyLock<PhotosynthesisGuide> = LazyLock::new(|| {
        let levels = include_str!("../../data/levels.toml");
        let weights = include_str!("../../data/guide.toml");
        PhotosynthesisGuide::parse(levels, weights).expect("the built-in files are right")
    });
    &*GUIDE
}

/// Levels and weights.
///
/// ```
/// use solarium_photosynthesis::PhotosynthesisGuide;
///
/// let (levels, weights) = (include_str!("../../data/levels.toml"), include_str!("../../data/guide.toml"));
/// assert!(PhotosynthesisGuide::parse(levels, weights).is_ok());
/// assert!(PhotosynthesisGuide::parse(levels, &weights.replace("fade = 0.98", "")).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct PhotosynthesisGuide {
    levels: Levels,
    weights: GuideWeights,
}

/// The numbers of `data/guide.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GuideWeights {
    estimate: Weights,
    reply: ReplyRule,
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
    /// Reads the levels and the weights.
    ///
    /// # Errors
    ///
    /// If one of the texts is no TOML, or something in it is missing, wrong or unknown.
    pub fn parse(levels: &str, weights: &str) -> Result<PhotosynthesisGuide, toml::de::Error> {
        Ok(PhotosynthesisGuide { levels: Levels::parse(levels)?, weights: toml::from_str(weights)? })
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
        let estimate = Estimate { rules: game, weights: &self.weights.estimate, seat };
        let room = if state.round() == 0 { estimate.room(state) } else { 0.0 };
        (estimate.value(state) + room) as f32
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
            let liking = self.weights.reply.liking(game, state, seat, *action);
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
