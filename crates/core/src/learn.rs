//! What a game tells `lab learn`, so that the evaluation of its [`Guide`] can be fitted to games that were played.
//!
//! The value of a position is a *prior*, made by hand, and a weighted sum of *features*:
//!
//! ```text
//! value = prior + Σ weight(feature, moment) · feature
//! ```
//!
//! A *moment* says how much of the game is still to come, usually in rounds. Weights are given at a few moments, the
//! *knots*, and are interpolated in between: so early and late positions have weights of their own without a jump
//! between them. With all weights 0 a guide plays by its prior.
//!
//! `lab learn` plays games with the guide ([`Learnable::practice`]), notes the features of every position that the
//! search would look at, and fits the weights so that the value comes near to how the game ended
//! ([`Learnable::outcome`]). The weights are the last table, `[learned]`, of the game's file of weights, with their
//! provenance: they hold for the numbers made by hand that stand before them.

use crate::{BadGuide, Game, Guide, Level, Seat, TomlError, from_toml};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A guide whose evaluation has weights that can be learned.
pub trait Learnable<G: Game>: Guide<G> {
    /// The features, in their order.
    fn shape(&self) -> Shape;

    /// How much of the game is still to come.
    fn moment(&self, game: &G, state: &G::State) -> u32;

    /// Works out the features of a position that is not the end of the game. `features` has a place for each name and
    /// is all 0. Does not allocate.
    fn features(&self, game: &G, state: &G::State, seat: Seat, features: &mut [f32]);

    /// What [`Guide::evaluate`] says of the position without the weighted sum.
    fn prior(&self, game: &G, state: &G::State, seat: Seat) -> f32;

    /// What a finished game came to for the seat, which the fit aims at; by default what the guide says of it.
    fn outcome(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.evaluate(game, state, seat)
    }

    /// The same guide with another file of weights, as in [`GuideFiles`](crate::GuideFiles).
    ///
    /// # Errors
    ///
    /// If the text is no file of weights of this guide.
    fn with_weights(&self, file: &str) -> Result<Box<dyn Learnable<G>>, BadGuide>;

    /// The tables at which it practises, and how.
    fn practice(&self) -> Practice;
}

/// How a guide practises.
#[derive(Clone, PartialEq, Debug)]
pub struct Practice {
    /// Set-ups, played one after the other and again from the first. Every seat that is no automa is a bot's.
    pub tables: Vec<serde_json::Value>,
    /// How the bots play. Cheap, and with some noise, to see positions that the best play avoids.
    pub level: Level,
    /// One in so many decisions is drawn among all legal actions; 0 for none.
    pub stray: u32,
}

/// Which weights there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The names of the features, in their order.
    pub names: &'static [&'static str],
    /// The moments at which weights are given, rising.
    pub knots: &'static [u32],
}

impl Shape {
    /// Between which knots a moment lies: the number of the lower one, and how far it is on the way to the next, from 0
    /// to 1. Moments outside count as the nearest knot.
    ///
    /// ```
    /// use solarium_core::Shape;
    ///
    /// let shape = Shape { names: &["trees"], knots: &[0, 4, 12] };
    /// assert_eq!(shape.place(3), (0, 0.75));
    /// assert_eq!(shape.place(10), (1, 0.75));
    /// assert_eq!(shape.place(99), (2, 0.0));
    /// ```
    pub fn place(&self, moment: u32) -> (usize, f32) {
        let after = self.knots.partition_point(|knot| *knot <= moment);
        match (after.checked_sub(1), self.knots.get(after)) {
            (None, _) => (0, 0.0),
            (Some(last), None) => (last, 0.0),
            (Some(low), Some(high)) => {
                let from = self.knots[low];
                (low, (moment - from) as f32 / (high - from) as f32)
            }
        }
    }

    /// How many weights there are: one for each feature at each knot.
    pub const fn weights(&self) -> usize {
        self.names.len() * self.knots.len()
    }
}

/// The table `[learned]` of a file of weights.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearnedFile {
    /// The command that made it.
    pub command: String,
    /// The commit it was built from, where that is known.
    pub commit: String,
    /// The seed of the games.
    pub seed: String,
    /// How the gate was passed.
    pub gate: String,
    /// Games in the pool.
    pub games: u64,
    /// Positions in them.
    pub positions: u64,
    /// By knot: the moment, positions nearest to it, and the root of the mean squared error with the prior alone and
    /// with the weights, in the guide's unit, in games that were not fitted to.
    pub errors: Vec<(u32, u64, f64, f64)>,
    /// The moments at which weights are given.
    pub knots: Vec<u32>,
    /// By feature: its weight at each knot.
    pub weights: BTreeMap<String, Vec<f32>>,
}

/// Weights made ready for many sums: a row for every moment.
///
/// ```
/// use solarium_core::{Linear, Shape};
///
/// let shape = Shape { names: &["trees", "light"], knots: &[0, 10] };
/// let linear = Linear::new(shape, &[1.0, 0.5, 3.0, 0.5]);
/// assert_eq!(linear.sum(&[2.0, 4.0], 5), 2.0 * 2.0 + 0.5 * 4.0);
/// assert_eq!(Linear::zero(shape).sum(&[2.0, 4.0], 5), 0.0);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Linear {
    features: usize,
    /// Row after row, from moment 0 to the last knot.
    rows: Vec<f32>,
}

/// Sums are made in so many strands, whose order is fixed: the same on every machine, and quick on all of them.
const STRANDS: usize = 8;

impl Linear {
    /// Weights knot after knot, each in the order of the features.
    ///
    /// # Panics
    ///
    /// If there are not as many as the shape has.
    pub fn new(shape: Shape, weights: &[f32]) -> Linear {
        assert_eq!(weights.len(), shape.weights(), "a weight for each feature at each knot");
        let features = shape.names.len();
        let last = shape.knots.last().copied().unwrap_or(0);
        let mut rows = Vec::with_capacity((last as usize + 1) * features);
        for moment in 0..=last {
            let (knot, part) = shape.place(moment);
            let lower = &weights[knot * features..][..features];
            let upper = if part > 0.0 { &weights[(knot + 1) * features..] } else { lower };
            rows.extend(lower.iter().zip(upper).map(|(lower, upper)| lower + (upper - lower) * part));
        }
        Linear { features, rows }
    }

    /// All weights 0.
    pub fn zero(shape: Shape) -> Linear {
        Linear::new(shape, &vec![0.0; shape.weights()])
    }

    /// Makes the weights of a file ready.
    ///
    /// # Errors
    ///
    /// If its knots are others, or if a feature is missing or unknown, with a sentence for developers.
    pub fn read(shape: Shape, file: &LearnedFile) -> Result<Linear, String> {
        if file.knots != shape.knots {
            return Err(format!("the weights are for the moments {:?}, not {:?}", file.knots, shape.knots));
        }
        if let Some(unknown) = file.weights.keys().find(|name| !shape.names.contains(&name.as_str())) {
            return Err(format!("there is no feature {unknown}"));
        }
        let mut weights = vec![0.0; shape.weights()];
        for (place, name) in shape.names.iter().enumerate() {
            let given =
                file.weights.get(*name).ok_or_else(|| format!("the weights of {name} are missing"))?;
            if given.len() != shape.knots.len() || given.iter().any(|weight| !weight.is_finite()) {
                return Err(format!("{name} needs {} finite weights", shape.knots.len()));
            }
            for (knot, weight) in given.iter().enumerate() {
                weights[knot * shape.names.len() + place] = *weight;
            }
        }
        Ok(Linear::new(shape, &weights))
    }

    /// The weighted sum of the features of a position.
    #[inline]
    pub fn sum(&self, features: &[f32], moment: u32) -> f32 {
        let last = self.rows.len() / self.features.max(1) - 1;
        let row = &self.rows[(moment as usize).min(last) * self.features..][..self.features];
        let mut strands = [0.0f32; STRANDS];
        let (features, features_rest) = features[..self.features].as_chunks::<STRANDS>();
        let (weights, weights_rest) = row.as_chunks::<STRANDS>();
        for (features, weights) in features.iter().zip(weights) {
            for strand in 0..STRANDS {
                strands[strand] += features[strand] * weights[strand];
            }
        }
        for (strand, (feature, weight)) in strands.iter_mut().zip(features_rest.iter().zip(weights_rest)) {
            *strand += feature * weight;
        }
        let [a, b, c, d, e, f, g, h] = strands;
        ((a + b) + (c + d)) + ((e + f) + (g + h))
    }
}

/// The head of the table.
const HEAD: &str = "[learned]\n";

impl LearnedFile {
    /// Weights by name, from a list knot after knot, each in the order of the features.
    pub fn named_weights(shape: Shape, weights: &[f32]) -> BTreeMap<String, Vec<f32>> {
        let of_feature = |place: usize| {
            (0..shape.knots.len()).map(|knot| weights[knot * shape.names.len() + place]).collect()
        };
        shape.names.iter().enumerate().map(|(n, name)| ((*name).to_string(), of_feature(n))).collect()
    }

    /// Reads the table out of a file of weights, whatever else the file holds.
    ///
    /// # Errors
    ///
    /// If there is none, or it is not complete.
    pub fn of(file: &str) -> Result<LearnedFile, TomlError> {
        #[derive(Deserialize)]
        struct File {
            learned: LearnedFile,
        }
        from_toml::<File>(file).map(|file| file.learned)
    }

    /// A file of weights with this table in place of its own, which must be the last.
    pub fn put_into(&self, file: &str) -> String {
        let line_begins = |at: &usize| *at == 0 || file.as_bytes()[at - 1] == b'\n';
        let end = file.match_indices(HEAD).map(|(at, _)| at).find(line_begins).unwrap_or(file.len());
        let mut text = file[..end].to_string();
        if end == file.len() && !text.is_empty() {
            text += "\n";
        }
        text += HEAD;
        let LearnedFile { command, commit, seed, gate, games, positions, errors, knots, weights } = self;
        for (name, value) in [("command", command), ("commit", commit), ("seed", seed), ("gate", gate)] {
            text += &format!("{name} = {}\n", toml::Value::String(value.clone()));
        }
        text += &format!("games = {games}\npositions = {positions}\n");
        text += "# Moment, positions nearest to it, root mean squared error with the prior alone and with the weights.\n";
        text += "errors = [\n";
        for (moment, positions, before, after) in errors {
            text += &format!("    [{moment}, {positions}, {before:.3}, {after:.3}],\n");
        }
        text += &format!("]\nknots = {knots:?}\n\n[learned.weights]\n");
        for (name, weights) in weights {
            let weights: Vec<String> = weights.iter().map(|weight| format!("{weight:.5}")).collect();
            text += &format!("{name} = [{}]\n", weights.join(", "));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { names: &["trees", "light", "tokens"], knots: &[0, 6, 18] };

    fn file() -> LearnedFile {
        LearnedFile {
            command: "solarium lab learn \"toy\"".into(),
            commit: "unknown".into(),
            seed: "1".into(),
            gate: "none".into(),
            games: 2,
            positions: 30,
            errors: vec![(0, 10, 2.0, 1.0), (6, 20, 4.0, 3.5), (18, 0, 0.0, 0.0)],
            knots: SHAPE.knots.to_vec(),
            weights: LearnedFile::named_weights(SHAPE, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, -9.125]),
        }
    }

    #[test]
    fn a_file_reads_back() {
        let hand_made = "# By hand.\nshare = 1.0 # see [learned]\n";
        let text = file().put_into(hand_made);
        assert!(text.starts_with(hand_made));
        assert_eq!(file().put_into(&text), text, "the table is replaced, not added");
        assert_eq!(LearnedFile::of(&text).unwrap(), file());
        let linear = Linear::read(SHAPE, &file()).unwrap();
        assert_eq!(linear.sum(&[1.0, 10.0, 100.0], 6), 4.0 + 50.0 + 600.0);
        assert_eq!(linear.sum(&[1.0, 0.0, 0.0], 9), 4.75);
        // A game that is longer than the last knot has its weights.
        assert_eq!(linear.sum(&[0.0, 0.0, 8.0], 40), -73.0);
    }

    #[test]
    fn a_file_of_another_shape_is_refused() {
        let text = file().put_into("");
        for (from, to, says) in [
            ("trees = ", "bushes = ", "bushes"),
            ("light = [2.00000, ", "light = [", "light"),
            ("[0, 6, 18]", "[0, 6, 17]", "moments"),
            ("tokens = [3.00000", "tokens = [nan", "tokens"),
        ] {
            let file = LearnedFile::of(&text.replacen(from, to, 1)).unwrap();
            let refused = Linear::read(SHAPE, &file).unwrap_err();
            assert!(refused.contains(says), "{refused}");
        }
        assert!(LearnedFile::of(&text.replace("games = ", "matches = ")).is_err());
        assert!(LearnedFile::of("share = 1.0").is_err());
    }

    #[test]
    fn a_sum_of_many_features_is_exact_where_every_step_is() {
        static NAMES: [&str; 21] = ["x"; 21];
        let shape = Shape { names: &NAMES, knots: &[0] };
        let weights: Vec<f32> = (0..21u8).map(f32::from).collect();
        assert_eq!(Linear::new(shape, &weights).sum(&[2.0; 21], 3), 420.0);
    }
}
