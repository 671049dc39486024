//! Which of two bots is better, with as few games as that takes: a generalised sequential probability ratio test.
//!
//! Wald's test compares the likelihood of what was seen under two hypotheses, and stops as soon as one of them is likely
//! enough. The results of blocks follow no known distribution, so that the likeliest one with the mean of each hypothesis
//! takes its place (Michel Van den Bergh, "A practical introduction to the GSPRT"). What is counted are the scores of
//! whole blocks, in which the bots change seats: the games of one block have the same dice and opening, and are not
//! independent. In a block of two games the score is one of five, hence "pentanomial".

use crate::plan::{Plan, PlannedSeries};
use crate::row::Row;
use serde::Serialize;
use serde_json::Value;
use solarium_core::{Message, Seed};
use solarium_table::{BotSpec, Openings, Refusal, Sitter, Title, WHOLE_WIN};
use std::collections::BTreeMap;

/// What is compared, and how sure one wants to be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bounds {
    /// The rating of the first bot above the second if the first hypothesis is right.
    pub elo0: f64,
    /// … if the second is; above `elo0`.
    pub elo1: f64,
    /// The chance to accept the second hypothesis although the first is right.
    pub alpha: f64,
    /// The chance to accept the first hypothesis although the second is right.
    pub beta: f64,
}

impl Bounds {
    /// Refuses what cannot be tested.
    ///
    /// # Errors
    ///
    /// If `elo1` is not above `elo0`, or a chance of error is not between 0 and ½.
    pub fn check(&self) -> Result<(), Refusal> {
        let chance = |chance: f64| chance > 0.0 && chance < 0.5;
        let finite = self.elo0.is_finite() && self.elo1.is_finite();
        if finite && self.elo0 < self.elo1 && chance(self.alpha) && chance(self.beta) {
            return Ok(());
        }
        Err(Refusal::new("lab/bounds", Message::new("lab-bounds")))
    }

    /// The logarithms of the likelihood ratio at which the first or the second hypothesis is accepted.
    pub fn limits(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }
}

/// What the test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// The first hypothesis: the first bot is not better than `elo0`.
    Lower,
    /// The second: the first bot is better by `elo1` or more.
    Upper,
}

/// The score of a block, in units of which this many are a whole.
const WHOLE_SCORE: u64 = 2 * WHOLE_WIN;
/// Scores that nothing was counted of count this much: a likelihood of zero would say more than is known.
const UNSEEN: f64 = 1e-3;

/// The test.
///
/// ```
/// use solarium_lab::{Bounds, Sprt, Verdict};
///
/// let bounds = Bounds { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };
/// let mut test = Sprt::new(bounds);
/// assert_eq!(test.verdict(), Verdict::Open);
/// // Three blocks of four won, the rest shared: soon known.
/// while test.verdict() == Verdict::Open {
///     test.add(if test.blocks() % 4 == 0 { 0.5 } else { 1.0 });
/// }
/// assert!(test.verdict() == Verdict::Upper && test.blocks() < 100, "{test:?}");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    bounds: Bounds,
    /// How many blocks had a score; those of blocks of two games are always there.
    counts: BTreeMap<u64, u64>,
    blocks: u64,
}

impl Sprt {
    /// Nothing counted yet.
    pub fn new(bounds: Bounds) -> Sprt {
        let counts = (0..=4).map(|quarter| (quarter * WHOLE_SCORE / 4, 0)).collect();
        Sprt { bounds, counts, blocks: 0 }
    }

    /// One more block: the share of it that the first bot won, 0 to 1.
    pub fn add(&mut self, share: f64) {
        let score = (share.clamp(0.0, 1.0) * WHOLE_SCORE as f64).round() as u64;
        *self.counts.entry(score).or_default() += 1;
        self.blocks += 1;
    }

    /// Blocks so far.
    pub fn blocks(&self) -> u64 {
        self.blocks
    }

    /// How often the first bot won 0, ¼, ½, ¾ and all of a block, and whatever else came up.
    pub fn counts(&self) -> impl Iterator<Item = (f64, u64)> {
        self.counts.iter().map(|(score, count)| (*score as f64 / WHOLE_SCORE as f64, *count))
    }

    /// The share that the first bot won, and its standard error.
    pub fn mean(&self) -> (f64, f64) {
        let n = (self.blocks as f64).max(1.0);
        let sum =
            |f: &dyn Fn(f64) -> f64| self.counts().map(|(score, count)| count as f64 * f(score)).sum::<f64>();
        let mean = sum(&|score| score) / n;
        let variance = sum(&|score| (score - mean).powi(2)) / (n - 1.0).max(1.0);
        (mean, (variance / n).sqrt())
    }

    /// The logarithm of the likelihood ratio: above 0 if the second hypothesis is the likelier one.
    pub fn log_likelihood_ratio(&self) -> f64 {
        if self.blocks == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> = self.counts().map(|(score, n)| (score, (n as f64).max(UNSEEN))).collect();
        let all: f64 = seen.iter().map(|(_, n)| n).sum();
        let [tilt0, tilt1] =
            [self.bounds.elo0, self.bounds.elo1].map(|elo| Tilt::to(expected(elo), &seen, all));
        seen.iter().map(|(score, n)| n * (tilt1.log_share(*score) - tilt0.log_share(*score))).sum()
    }

    /// Is one of them likely enough?
    pub fn verdict(&self) -> Verdict {
        let ([lower, upper], ratio) = (self.bounds.limits(), self.log_likelihood_ratio());
        if ratio >= upper {
            Verdict::Upper
        } else if ratio <= lower {
            Verdict::Lower
        } else {
            Verdict::Open
        }
    }
}

/// The share that a bot wins which is rated so much higher.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The likeliest distribution with a given mean has the shares `p / (1 + slope (score − mean))`, where `p` are the
/// shares that were seen.
struct Tilt {
    mean: f64,
    slope: f64,
}

impl Tilt {
    fn to(mean: f64, seen: &[(f64, f64)], all: f64) -> Tilt {
        let excess = |slope: f64| -> f64 {
            seen.iter().map(|(score, n)| n / all * (score - mean) / (1.0 + slope * (score - mean))).sum()
        };
        // All shares are positive between these slopes, and the excess falls from one to the other.
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..BISECTIONS {
            let middle = f64::midpoint(low, high);
            if excess(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Tilt { mean, slope: f64::midpoint(low, high) }
    }

    /// The logarithm of what a share was multiplied by.
    fn log_share(&self, score: f64) -> f64 {
        -(1.0 + self.slope * (score - self.mean)).ln()
    }
}

/// Halvings of the interval in which a slope lies: more than a number has bits.
const BISECTIONS: u32 = 80;

/// Two bots at a table.
#[derive(Clone, Debug)]
pub struct DuelPlan {
    /// The bots; the first is the one that is asked about.
    pub bots: [BotSpec; 2],
    /// Who sits where; `None` is a bot that is compared. With two of them the bots sit together and change seats; with
    /// one they play apart, each with the same dice.
    pub seats: Vec<Option<Sitter>>,
    /// How many blocks at most.
    pub blocks: u64,
    /// The seed of all blocks.
    pub seed: Seed,
}

impl DuelPlan {
    /// What is to be played.
    ///
    /// # Errors
    ///
    /// If the game does not know a bot, the set-up cannot be played so, or there is no seat or more than two for the
    /// bots.
    pub fn plan(&self, title: &dyn Title, setup: &Value) -> Result<Plan, Refusal> {
        let places = self.seats.iter().filter(|seat| seat.is_none()).count();
        let orders: &[[usize; 2]] = match places {
            1 => &[[0, 0], [1, 1]],
            2 => &[[0, 1]],
            _ => return Err(Refusal::new("lab/duel-seats", Message::new("lab-duel-seats"))),
        };
        let series = orders.iter().map(|order| {
            let mut next = order.iter();
            let sitters: Vec<Sitter> = self
                .seats
                .iter()
                .map(|seat| match seat {
                    Some(sitter) => sitter.clone(),
                    None => Sitter::Bot(self.bots[*next.next().expect("two places at most")].clone()),
                })
                .collect();
            let label = sitters.iter().map(Sitter::label).collect::<Vec<_>>().join(" – ");
            let series = title.series(setup, &sitters, Openings::Random)?;
            let rotations = series.rotations();
            Ok(PlannedSeries { label, series, seed: self.seed.clone(), rotations, options: Vec::new() })
        });
        Ok(Plan { series: series.collect::<Result<_, Refusal>>()?, blocks: self.blocks })
    }

    /// Do the bots play apart?
    fn apart(&self) -> bool {
        self.seats.iter().filter(|seat| seat.is_none()).count() == 1
    }
}

/// Puts the rows of units together to the scores of blocks.
#[derive(Clone, Debug)]
pub struct BlockScores {
    /// The seats of the set-up where the first and the second bot sit.
    places: [usize; 2],
    apart: bool,
    /// Of the bot that has played alone so far: won sixtieths, games.
    first: Option<(u64, u64)>,
}

impl BlockScores {
    /// Nothing yet.
    pub fn new(plan: &DuelPlan) -> BlockScores {
        let mut places = plan.seats.iter().enumerate().filter(|(_, seat)| seat.is_none()).map(|(n, _)| n);
        let first = places.next().unwrap_or(0);
        BlockScores { places: [first, places.next().unwrap_or(first)], apart: plan.apart(), first: None }
    }

    /// The rows of a unit, in the order of units: the share that the first bot won of the block, once it is complete.
    pub fn add(&mut self, rows: &[Row]) -> Option<f64> {
        let won = |place: usize| -> u64 {
            let seats = rows.iter().flat_map(|row| &row.game.seats);
            seats.filter(|seat| seat.sitter == place).map(|seat| seat.win).sum()
        };
        let (games, first, second) = match (self.apart, self.first.take()) {
            (false, _) => (rows.len() as u64, won(self.places[0]), won(self.places[1])),
            (true, Some((first, games))) => (games, first, won(self.places[0])),
            (true, None) => {
                self.first = Some((won(self.places[0]), rows.len() as u64));
                return None;
            }
        };
        // In a game without a winner both have lost, which counts as a draw.
        let whole = (games * WHOLE_WIN).max(1) as f64;
        Some((1.0 + (first as f64 - second as f64) / whole) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_core::Random;

    /// Blocks of two games, each won with a chance.
    fn test(share: f64, bounds: Bounds, random: &mut Random) -> (Verdict, u64) {
        let mut test = Sprt::new(bounds);
        let mut won = || f64::from(u8::from((random.next_u64() >> 11) as f64 / (1u64 << 53) as f64 <= share));
        while test.verdict() == Verdict::Open && test.blocks() < 20_000 {
            test.add((won() + won()) / 2.0);
        }
        (test.verdict(), test.blocks())
    }

    /// The errors are as rare as was asked for, at both hypotheses.
    #[test]
    fn errors_are_as_rare_as_asked_for() {
        const TESTS: u32 = 400;
        let bounds = Bounds { elo0: 0.0, elo1: 50.0, alpha: 0.05, beta: 0.10 };
        for (elo, wrong, rate) in [(0.0, Verdict::Upper, 0.05), (50.0, Verdict::Lower, 0.10)] {
            let mut random = Random::new(7);
            let (mut errors, mut blocks) = (0, 0);
            for _ in 0..TESTS {
                let (verdict, taken) = test(expected(elo), bounds, &mut random);
                errors += u32::from(verdict == wrong);
                blocks += taken;
                assert_ne!(verdict, Verdict::Open);
            }
            // Three standard errors above what was asked for.
            let most = rate + 3.0 * (rate * (1.0 - rate) / f64::from(TESTS)).sqrt();
            assert!(f64::from(errors) <= most * f64::from(TESTS), "{elo}: {errors} of {TESTS}");
            // A test of fixed length with these errors needs 212 blocks.
            assert!(blocks < 180 * u64::from(TESTS), "{elo}: {} blocks each", blocks / u64::from(TESTS));
        }
    }

    /// For results that vary little around the mean the ratio is that of normal distributions.
    #[test]
    fn the_ratio_is_that_of_the_normal_approximation() {
        let mut test = Sprt::new(Bounds { elo0: -5.0, elo1: 5.0, alpha: 0.05, beta: 0.05 });
        for number in 0..1000 {
            test.add([0.25, 0.5, 0.5, 0.75, 0.5, 0.75, 0.25, 0.5, 1.0, 0.0][number % 10]);
        }
        for _ in 0..20 {
            test.add(0.75);
        }
        let (mean, error) = test.mean();
        let [low, high] = [expected(-5.0), expected(5.0)];
        let normal = (high - low) * (2.0 * mean - low - high) / (2.0 * error * error);
        let ratio = test.log_likelihood_ratio();
        assert!((ratio - normal).abs() < 0.02 * normal.abs(), "{ratio}, not {normal}");
    }

    #[test]
    fn nonsense_is_refused() {
        let good = Bounds { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };
        assert!(good.check().is_ok());
        for bad in [
            Bounds { elo1: 0.0, ..good },
            Bounds { elo0: f64::NAN, ..good },
            Bounds { alpha: 0.0, ..good },
            Bounds { beta: 0.5, ..good },
        ] {
            assert!(bad.check().is_err(), "{bad:?}");
        }
    }
}
