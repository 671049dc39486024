//! Coupled luck: branches of one search meet the same luck, as far as the same outcomes are open to them.
//!
//! A search that drew fresh numbers in every branch would prefer the branch in which the dice happened to fall well.
//! Here an outcome is a pure function of a salt, the key of the draw and what is open: each outcome gets an
//! exponentially distributed arrival time, with its weight as rate, from a hash of (salt, key, outcome), and the first
//! to arrive is drawn. Each outcome is drawn with probability in proportion to its weight, and if some outcomes are not
//! open in another branch, the race among the others is the same.

use solarium_core::{Dice, Game, outcome_at};
use std::f64::consts::{LN_2, SQRT_2};
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

/// The luck of one search.
///
/// ```
/// use solarium_conformance::toy::Toy;
/// use solarium_core::Game;
/// use solarium_search::luck::Luck;
///
/// let game = Toy::new(&["human", "human"]);
/// let luck = Luck::new(7);
/// assert_eq!(luck.outcome(&game, &game.start(), 1), luck.outcome(&game, &game.start(), 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    salt: u64,
}

impl Luck {
    /// The luck that follows from a number.
    pub const fn new(salt: u64) -> Luck {
        Luck { salt }
    }

    /// The outcome of the open chance point under the key of the draw.
    ///
    /// # Panics
    ///
    /// If no chance point is open.
    pub fn outcome<G: Game>(&self, game: &G, state: &G::State, key: u64) -> G::Chance {
        let of_draw = mixed(self.salt ^ mixed(key));
        let mut first: Option<(f64, G::Chance)> = None;
        let _ = game.for_each_outcome(state, |outcome, weight| {
            let mut hasher = Mixer(of_draw);
            outcome.hash(&mut hasher);
            let arrival = exponential(hasher.finish()) / f64::from(weight);
            // Outcomes come in ascending order, so equal arrivals are decided the same way everywhere.
            if first.is_none_or(|(earliest, _)| arrival < earliest) {
                first = Some((arrival, outcome));
            }
            ControlFlow::Continue(())
        });
        first.expect("a chance point has an outcome").1
    }

    /// A number that belongs to a draw, for whatever else must be coupled.
    pub const fn number(&self, key: u64) -> u64 {
        mixed(self.salt ^ mixed(!key))
    }
}

/// The luck that a match has in truth, from a position on: what is drawn n-th does not hang on what is played, as far as
/// the same outcomes are open. For looking back at a match, never for playing in one.
#[derive(Clone, Debug)]
pub(crate) struct KnownLuck {
    pub(crate) dice: Dice,
    /// Draws before the position.
    pub(crate) draws: u64,
}

impl KnownLuck {
    /// What is drawn here, `drawn` draws after the position.
    pub(crate) fn outcome<G: Game>(&self, game: &G, state: &G::State, drawn: u32) -> G::Chance {
        let mut total = 0;
        let _ = game.for_each_outcome(state, |_, weight| {
            total += u64::from(weight);
            ControlFlow::Continue(())
        });
        outcome_at(game, state, self.dice.pick(self.draws + u64::from(drawn), total))
    }
}

/// An exponentially distributed number of rate 1 from 64 random bits.
fn exponential(bits: u64) -> f64 {
    // 53 bits, in the open interval from 0 to 1, so that the logarithm is finite.
    -natural_logarithm(((bits >> 11) as f64 + 0.5) / (1u64 << 53) as f64)
}

/// A Gumbel distributed number of scale 1 from 64 random bits: added to values, the largest sum is a draw from their
/// softmax.
pub fn gumbel(bits: u64) -> f32 {
    -natural_logarithm(exponential(bits)) as f32
}

/// The logarithm of a positive number that is not subnormal, by sums, products and quotients alone: those are the same
/// on every machine, while what the standard library calls may differ in the last bit.
pub(crate) fn natural_logarithm(number: f64) -> f64 {
    const FRACTION: u64 = (1 << 52) - 1;
    let bits = number.to_bits();
    let mut exponent = (bits >> 52) as f64 - 1023.0;
    let mut fraction = f64::from_bits(bits & FRACTION | 1.0f64.to_bits());
    if fraction > SQRT_2 {
        fraction /= 2.0;
        exponent += 1.0;
    }
    // ln m = 2 artanh((m − 1) / (m + 1)), and for m between √½ and √2 eleven terms of its series are exact to 2⁻⁵⁰.
    let ratio = (fraction - 1.0) / (fraction + 1.0);
    let square = ratio * ratio;
    let series = (0..11).rev().fold(0.0, |sum, n| sum * square + 1.0 / f64::from(2 * n + 1));
    exponent * LN_2 + 2.0 * ratio * series
}

/// The finalizer of SplitMix64.
const fn mixed(mut z: u64) -> u64 {
    z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A hasher that is the same on every machine and in every run, and fast for small values and positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mixer(pub(crate) u64);

impl Mixer {
    /// A hasher that was fed this.
    pub(crate) fn of(value: impl Hash) -> Mixer {
        let mut hasher = Mixer(0);
        value.hash(&mut hasher);
        hasher
    }

    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9FB2_1C65_1E98_DF25);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        mixed(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.word(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.word(u64::from_le_bytes(last));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.word(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.word(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.word(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }

    fn write_usize(&mut self, n: usize) {
        // The same on machines with 32 bits.
        self.word(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_conformance::toy::{Chance, Toy};
    use solarium_core::{Mute, Step};

    /// Seven cards, and after one is dealt six: frequencies over many salts are those of the weights.
    #[test]
    fn outcomes_are_as_frequent_as_their_weights() {
        let game = Toy::new(&["human", "human"]);
        let state = game.start();
        let mut counts = [0u32; 8];
        const DRAWS: u32 = 14_000;
        for salt in 0..DRAWS {
            let Chance::Card(card) = Luck::new(u64::from(salt)).outcome(&game, &state, 3) else {
                panic!("a card is dealt");
            };
            counts[usize::from(card)] += 1;
        }
        let expected = f64::from(DRAWS) / 7.0;
        let chi_square: f64 =
            counts[1..].iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
        // Six degrees of freedom: 22.5 is passed once in a thousand.
        assert!(chi_square < 22.5, "{counts:?}");
    }

    /// If the outcome that one branch draws is open in another, and nothing is open there that is not open here, the
    /// other branch draws the same.
    #[test]
    fn branches_share_their_luck() {
        let game = Toy::new(&["human", "human"]);
        let start = game.start();
        for salt in 0..200 {
            let luck = Luck::new(salt);
            let with_all = luck.outcome(&game, &start, 9);
            for dealt in 1..=7 {
                let mut state = start.clone();
                game.advance(&mut state, Step::Chance(Chance::Card(dealt)), &mut Mute);
                let with_fewer = luck.outcome(&game, &state, 9);
                assert_eq!(with_fewer == with_all, Chance::Card(dealt) != with_all);
            }
        }
    }

    #[test]
    fn logarithms_are_right() {
        for number in [1.0 / (1u64 << 54) as f64, 1e-9, 0.3, SQRT_2 / 2.0, 0.999_999, 1.0, SQRT_2, 1.5, 37.4]
        {
            let (ours, theirs) = (natural_logarithm(number), number.ln());
            assert!((ours - theirs).abs() <= 4e-15 * theirs.abs().max(1e-3), "{number}: {ours}, {theirs}");
        }
    }

    #[test]
    fn draws_and_searches_differ() {
        let game = Toy::new(&["human", "human"]);
        let draws = |luck: Luck| -> Vec<Chance> {
            (0..20).map(|key| luck.outcome(&game, &game.start(), key)).collect()
        };
        assert_ne!(draws(Luck::new(1)), draws(Luck::new(2)));
        assert!(draws(Luck::new(1)).windows(2).any(|pair| pair[0] != pair[1]));
    }
}
