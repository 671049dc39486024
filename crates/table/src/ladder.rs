//! Which bot is how much stronger: every pair of some bots plays the same number of games, and ratings are fitted.
//!
//! The model is that of Bradley and Terry: a bot rated 400 above another wins ten games for each that it loses. Ratings
//! are those under which the results are likeliest, with one drawn game added for each pair, so that a bot that lost
//! every game has a rating too. Standard errors come from the curvature of the likelihood and take all games to be
//! independent, which the games of one block are not quite.

use crate::sim::{Openings, SimPlan, wilson};
use crate::{Refusal, Title};
use serde::Serialize;
use serde_json::{Value, json};
use solarium_core::{Message, Seed};

/// Games of a pair that are distinct, as a share of those that could be: with fewer the table would tell little.
const LEAST_DISTINCT: f64 = 0.3;
/// The rating of the bot that all others are measured by.
const ANCHOR_RATING: f64 = 1000.0;
/// What all others are measured by, if it takes part; else the first bot is.
const ANCHOR: &str = "greedy";
/// Rating points that make the odds 10 to 1.
const TENFOLD: f64 = 400.0;
/// Steps of the fit, which converges in a few.
const FIT_STEPS: u32 = 100;

/// Who plays, how often, from which seed.
pub struct LadderPlan<'a> {
    /// Names of the bots.
    pub bots: Vec<String>,
    /// Blocks of each pair: two games each with the same dice and opening, seats changed.
    pub blocks: u64,
    /// Number of threads.
    pub threads: usize,
    /// The seed of all series.
    pub seed: Seed,
    /// Called with the number of finished games now and then, from any thread.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

impl std::fmt::Debug for LadderPlan<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LadderPlan({:?}, {} blocks)", self.bots, self.blocks)
    }
}

/// The games of two bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairReport {
    /// The first and the second bot.
    pub bots: [String; 2],
    /// Games played.
    pub games: u64,
    /// How many of them were different games.
    pub distinct: u64,
    /// Games that the first won; a draw counts half.
    pub wins: f64,
    /// 95 % Wilson interval of the share that the first won.
    pub interval: [f64; 2],
    /// The mean score of each.
    pub scores: [f64; 2],
}

/// A bot's place on the ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The bot.
    pub bot: String,
    /// Its rating; the anchor has 1000.
    pub rating: f64,
    /// The standard error of the difference to the anchor; 0 for the anchor itself.
    pub error: f64,
    /// The share of all its games that it won.
    pub win_share: f64,
}

/// What came out of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderReport {
    /// Id of the game.
    pub game: &'static str,
    /// The seed of all series.
    pub seed: String,
    /// Blocks of each pair.
    pub blocks: u64,
    /// The bots, the strongest first.
    pub rungs: Vec<Rung>,
    /// Every pair, in the order of the bots.
    pub pairs: Vec<PairReport>,
    /// The first bot against itself: a control, whose interval should hold one half.
    pub mirror: PairReport,
}

/// How many games a ladder of so many bots takes.
///
/// ```
/// // Six pairs and the mirror of the first bot.
/// assert_eq!(solarium_table::ladder_games(4, 10), 140);
/// ```
pub const fn ladder_games(bots: usize, blocks: u64) -> u64 {
    (bots as u64 * (bots as u64 - 1) / 2 + 1).saturating_mul(2 * blocks)
}

/// Plays the ladder. `setup` is a set-up object, whose seats are replaced.
///
/// # Errors
///
/// If there are fewer than two bots or one twice, if the game does not know one, if the set-up cannot be played by two,
/// or if the games of a pair are too much alike.
pub fn ladder(title: &dyn Title, setup: &Value, plan: &LadderPlan<'_>) -> Result<LadderReport, Refusal> {
    let bots = &plan.bots;
    let twice = bots.iter().enumerate().any(|(n, bot)| bots[..n].contains(bot));
    if bots.len() < 2 || twice {
        return Err(Refusal::new("lab/bots", Message::new("lab-bots")));
    }
    let mut done = 0;
    let mut play = |number: u64, first: &str, second: &str| {
        let pair = play_pair(title, setup, plan, number, [first, second], done);
        done += 2 * plan.blocks;
        pair
    };
    let mirror = play(0, &bots[0], &bots[0])?;
    let mut pairs = Vec::new();
    for (n, first) in bots.iter().enumerate() {
        for second in &bots[n + 1..] {
            pairs.push(play(1 + pairs.len() as u64, first, second)?);
        }
    }
    Ok(LadderReport {
        game: title.id(),
        seed: plan.seed.to_hex(),
        blocks: plan.blocks,
        rungs: rungs(bots, &pairs),
        pairs,
        mirror,
    })
}

fn play_pair(
    title: &dyn Title,
    setup: &Value,
    plan: &LadderPlan<'_>,
    number: u64,
    bots: [&str; 2],
    before: u64,
) -> Result<PairReport, Refusal> {
    let mut setup = setup.clone();
    setup["seats"] = json!(bots.map(|bot| format!("bot:{bot}")));
    let progress = |games| (plan.progress)(before + games);
    let series = SimPlan {
        games: 2 * plan.blocks,
        threads: plan.threads,
        seed: plan.seed.derive(number),
        openings: Openings::Random,
        rotate: true,
        progress: &progress,
    };
    let report = title.simulate(&setup, &series)?;
    // The two games of a mirrored block are the same if the bot draws no numbers.
    let possible = if bots[0] == bots[1] { plan.blocks } else { report.games };
    if (report.distinct as f64) < LEAST_DISTINCT * possible as f64 {
        let message = Message::new("lab-alike").with("games", report.games).with("distinct", report.distinct);
        return Err(Refusal::new("lab/alike", message));
    }
    // Where nobody wins, both have lost: what counts is who of the two did.
    let [first, second] = [&report.seats[0], &report.seats[1]];
    let wins = (report.games as f64 + first.wins - second.wins) / 2.0;
    Ok(PairReport {
        bots: bots.map(str::to_string),
        games: report.games,
        distinct: report.distinct,
        wins,
        interval: wilson(wins, report.games),
        scores: [first.score.mean, second.score.mean],
    })
}

fn rungs(bots: &[String], pairs: &[PairReport]) -> Vec<Rung> {
    let place = |bot: &String| bots.iter().position(|other| other == bot).expect("a bot of the ladder");
    let results: Vec<Duel> = pairs
        .iter()
        .map(|pair| Duel {
            first: place(&pair.bots[0]),
            second: place(&pair.bots[1]),
            // One game more, drawn.
            games: pair.games as f64 + 1.0,
            wins: pair.wins + 0.5,
        })
        .collect();
    let anchor = bots.iter().position(|bot| bot == ANCHOR).unwrap_or(0);
    let fitted = fit(bots.len(), anchor, &results);
    let share = |bot: &String| {
        let own = |pair: &&PairReport| pair.bots.contains(bot);
        let games: u64 = pairs.iter().filter(own).map(|pair| pair.games).sum();
        let won = |pair: &PairReport| match pair.bots[0] == *bot {
            true => pair.wins,
            false => pair.games as f64 - pair.wins,
        };
        pairs.iter().filter(own).map(won).sum::<f64>() / (games as f64).max(1.0)
    };
    let mut rungs: Vec<Rung> = bots
        .iter()
        .zip(fitted)
        .map(|(bot, (rating, error))| Rung { bot: bot.clone(), rating, error, win_share: share(bot) })
        .collect();
    rungs.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    rungs
}

/// What the fit knows of two bots.
struct Duel {
    first: usize,
    second: usize,
    games: f64,
    wins: f64,
}

/// Ratings and their standard errors, by Newton's method on the logarithm of the likelihood, which has one maximum.
fn fit(bots: usize, anchor: usize, duels: &[Duel]) -> Vec<(f64, f64)> {
    // In natural units: odds of e to 1.
    let mut strengths = vec![0.0; bots];
    for _ in 0..FIT_STEPS {
        let (gradient, information) = slope(&strengths, anchor, duels);
        let step = solve(&information, &gradient);
        for (strength, step) in strengths.iter_mut().zip(&step) {
            // A long step could overshoot where a bot won nearly everything.
            *strength += step.clamp(-1.0, 1.0);
        }
    }
    let (_, information) = slope(&strengths, anchor, duels);
    let scale = TENFOLD / std::f64::consts::LN_10;
    (0..bots)
        .map(|bot| {
            let mut unit = vec![0.0; bots];
            unit[bot] = 1.0;
            let variance = if bot == anchor { 0.0 } else { solve(&information, &unit)[bot] };
            let rating = ANCHOR_RATING + scale * (strengths[bot] - strengths[anchor]);
            (rating, scale * variance.max(0.0).sqrt())
        })
        .collect()
}

/// The slope of the likelihood at these strengths, and its curvature. The row of the anchor, which does not move, is
/// that of the unit matrix.
fn slope(strengths: &[f64], anchor: usize, duels: &[Duel]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let bots = strengths.len();
    let (mut gradient, mut information) = (vec![0.0; bots], vec![vec![0.0; bots]; bots]);
    for duel in duels {
        let (a, b) = (duel.first, duel.second);
        let expected = 1.0 / (1.0 + (strengths[b] - strengths[a]).exp());
        let surprise = duel.wins - duel.games * expected;
        let weight = duel.games * expected * (1.0 - expected);
        gradient[a] += surprise;
        gradient[b] -= surprise;
        information[a][a] += weight;
        information[b][b] += weight;
        information[a][b] -= weight;
        information[b][a] -= weight;
    }
    gradient[anchor] = 0.0;
    information[anchor].fill(0.0);
    information.iter_mut().for_each(|row| row[anchor] = 0.0);
    information[anchor][anchor] = 1.0;
    (gradient, information)
}

/// Solves a system of equations whose matrix is symmetric and positive, by elimination.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let size = right.len();
    let (mut rows, mut right) = (matrix.to_vec(), right.to_vec());
    for pivot in 0..size {
        let (above, below) = rows.split_at_mut(pivot + 1);
        let above = &above[pivot];
        for (row, later) in below.iter_mut().enumerate() {
            let factor = later[pivot] / above[pivot];
            for (cell, from) in later.iter_mut().zip(above) {
                *cell -= factor * from;
            }
            right[pivot + 1 + row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| rows[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / rows[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three quarters of the games are odds of 3 to 1: 190.8 rating points.
    #[test]
    fn two_bots_are_rated_by_their_odds() {
        let duel = Duel { first: 0, second: 1, games: 400.0, wins: 300.0 };
        let [(first, none), (second, error)] = fit(2, 0, &[duel])[..] else { panic!("two bots") };
        assert_eq!((first, none), (1000.0, 0.0));
        assert!((second - (1000.0 - 190.848_5)).abs() < 1e-3, "{second}");
        // 1 / √(n p q) in natural units, times 400 / ln 10.
        assert!((error - 173.717_8 / (400.0f64 * 0.75 * 0.25).sqrt()).abs() < 1e-3, "{error}");
    }

    /// Ratings that explain all results exactly are found, whoever the anchor is.
    #[test]
    fn consistent_results_are_explained() {
        let true_ratings = [1000.0, 1300.0, 850.0, 1700.0];
        let mut duels = Vec::new();
        for first in 0..4 {
            for second in first + 1..4 {
                let odds = 10f64.powf((true_ratings[second] - true_ratings[first]) / 400.0);
                duels.push(Duel { first, second, games: 1000.0, wins: 1000.0 / (1.0 + odds) });
            }
        }
        for anchor in 0..4 {
            for (bot, (rating, _)) in fit(4, anchor, &duels).into_iter().enumerate() {
                let expected = 1000.0 + true_ratings[bot] - true_ratings[anchor];
                assert!((rating - expected).abs() < 1e-6, "{rating}, not {expected}");
            }
        }
    }

    #[test]
    fn a_bot_that_wins_everything_has_a_rating() {
        let fitted = fit(2, 1, &[Duel { first: 0, second: 1, games: 61.0, wins: 60.5 }]);
        assert!(fitted[0].0 > 1700.0 && fitted[0].0 < 2000.0 && fitted[0].1.is_finite(), "{fitted:?}");
    }
}
