//! Which bot is how much stronger: every pair of some bots plays the same number of blocks, and ratings are fitted.
//!
//! At tables of three or more, one bot plays against several of another, for every ordered pair.

use crate::elo::{Duel, fit};
use crate::plan::{Plan, PlannedSeries};
use crate::row::Row;
use serde::Serialize;
use serde_json::Value;
use solarium_core::{Message, Seed};
use solarium_table::{BotSpec, Openings, Refusal, Sitter, Title, WHOLE_WIN, wilson};
use std::collections::BTreeSet;

/// Games of a pair that are distinct, as a share of those that could be: with fewer the table would tell little.
const LEAST_DISTINCT: f64 = 0.3;
/// What all others are measured by, if it takes part; else the first bot is.
const ANCHOR: &str = "greedy";

/// Who plays, how often, from which seed.
#[derive(Clone, Debug)]
pub struct LadderPlan {
    /// Two bots or more, each once.
    pub bots: Vec<BotSpec>,
    /// How many sit at a table, two or more.
    pub seats: usize,
    /// Blocks of each pair: games with the same dice and opening, the bots once on each seat.
    pub blocks: u64,
    /// The seed of all series.
    pub seed: Seed,
}

impl LadderPlan {
    /// The pairs, by their places among the bots; the first is the mirror.
    fn pairs(&self) -> Vec<[usize; 2]> {
        let bots = self.bots.len();
        let both_ways = self.seats > 2;
        let others =
            |first: usize| (0..bots).filter(move |second| *second != first && (both_ways || *second > first));
        let pairs = (0..bots).flat_map(|first| others(first).map(move |second| [first, second]));
        std::iter::once([0, 0]).chain(pairs).collect()
    }

    /// What is to be played. `setup` is a set-up object, whose seats are replaced.
    ///
    /// # Errors
    ///
    /// If there are fewer than two bots or one twice, if the game does not know one, or if the set-up cannot be played
    /// by so many.
    pub fn plan(&self, title: &dyn Title, setup: &Value) -> Result<Plan, Refusal> {
        let labels: BTreeSet<_> = self.bots.iter().map(|bot| &bot.label).collect();
        if self.bots.len() < 2 || labels.len() < self.bots.len() {
            return Err(Refusal::new("lab/bots", Message::new("lab-bots")));
        }
        let series = self.pairs().into_iter().zip(0..).map(|([first, second], number)| {
            let mut sitters = vec![Sitter::Bot(self.bots[first].clone())];
            sitters.resize(self.seats, Sitter::Bot(self.bots[second].clone()));
            let series = title.series(setup, &sitters, Openings::Random)?;
            Ok(PlannedSeries {
                label: format!("{} – {}", self.bots[first].label, self.bots[second].label),
                rotations: series.rotations(),
                series,
                seed: self.seed.derive(number),
                options: Vec::new(),
            })
        });
        Ok(Plan { series: series.collect::<Result<_, Refusal>>()?, blocks: self.blocks })
    }
}

/// The games of one bot against another, or several of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairReport {
    /// The first and the second bot.
    pub bots: [String; 2],
    /// Games played.
    pub games: u64,
    /// How many of them were different games.
    pub distinct: u64,
    /// Games that the first won. Those who tie share a victory, and all share a game without a winner.
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
    /// The share that it won of all games in which it was one against one, or one against several.
    pub win_share: f64,
}

/// What came out of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderReport {
    /// Id of the game.
    pub game: &'static str,
    /// The seed of all series.
    pub seed: String,
    /// How many sat at a table.
    pub seats: usize,
    /// Blocks of each pair.
    pub blocks: u64,
    /// The bots, the strongest first.
    pub rungs: Vec<Rung>,
    /// Every pair, in the order of the bots.
    pub pairs: Vec<PairReport>,
    /// The first bot against itself: a control, whose interval should hold its fair share.
    pub mirror: PairReport,
}

/// Refuses a table that would tell little because the games were too much alike.
pub(crate) fn refuse_alike(games: u64, possible: u64, distinct: u64) -> Result<(), Refusal> {
    if (distinct as f64) < LEAST_DISTINCT * possible as f64 {
        let message = Message::new("lab-alike").with("games", games).with("distinct", distinct);
        return Err(Refusal::new("lab/alike", message));
    }
    Ok(())
}

/// How many of some games were different ones.
pub(crate) fn distinct(mut hashes: Vec<u64>) -> u64 {
    hashes.sort_unstable();
    hashes.dedup();
    hashes.len() as u64
}

/// What is counted of a pair.
#[derive(Clone, Debug, Default)]
struct PairTally {
    games: u64,
    /// Of the first, in sixtieths times the number of seats, so that shares are whole.
    wins: u64,
    scores: [i64; 2],
    hashes: Vec<u64>,
}

/// Counts the games of a ladder, in any order.
#[derive(Clone, Debug)]
pub struct LadderTally {
    seats: usize,
    pairs: Vec<PairTally>,
}

impl LadderTally {
    /// Nothing yet.
    pub fn new(plan: &LadderPlan) -> LadderTally {
        LadderTally { seats: plan.seats, pairs: vec![PairTally::default(); plan.pairs().len()] }
    }

    /// One more game.
    pub fn add(&mut self, row: &Row) {
        let seats = self.seats as u64;
        let Some(pair) = self.pairs.get_mut(row.series) else { return };
        pair.games += 1;
        pair.hashes.push(row.game.hash);
        let shared: u64 = row.game.seats.iter().map(|seat| seat.win).sum();
        pair.wins += WHOLE_WIN.saturating_sub(shared);
        for seat in &row.game.seats {
            let first = seat.sitter == 0;
            pair.wins += if first { seat.win * seats } else { 0 };
            pair.scores[usize::from(!first)] += i64::from(seat.score);
        }
    }

    /// The table.
    ///
    /// # Errors
    ///
    /// If the games of a pair are too much alike.
    pub fn report(&self, title: &dyn Title, plan: &LadderPlan) -> Result<LadderReport, Refusal> {
        let pairs: Vec<[usize; 2]> = plan.pairs();
        let mut reports = Vec::new();
        for (places, tally) in pairs.iter().zip(&self.pairs) {
            reports.push(self.pair(plan, *places, tally)?);
        }
        let mirror = reports.remove(0);
        Ok(LadderReport {
            game: title.id(),
            seed: plan.seed.to_hex(),
            seats: plan.seats,
            blocks: plan.blocks,
            rungs: self.rungs(plan, &pairs[1..], &reports),
            pairs: reports,
            mirror,
        })
    }

    fn pair(
        &self,
        plan: &LadderPlan,
        [first, second]: [usize; 2],
        tally: &PairTally,
    ) -> Result<PairReport, Refusal> {
        let (games, distinct) = (tally.games, distinct(tally.hashes.clone()));
        // The games of a mirrored block are the same if the bot draws no numbers.
        let possible = if first == second { games / plan.seats as u64 } else { games };
        refuse_alike(games, possible, distinct)?;
        let seats = self.seats as f64;
        let wins = tally.wins as f64 / (WHOLE_WIN as f64 * seats);
        let n = (games as f64).max(1.0);
        Ok(PairReport {
            bots: [&plan.bots[first], &plan.bots[second]].map(|bot| bot.label.clone()),
            games,
            distinct,
            wins,
            interval: wilson(wins, games),
            scores: [tally.scores[0] as f64 / n, tally.scores[1] as f64 / (n * (seats - 1.0))],
        })
    }

    fn rungs(&self, plan: &LadderPlan, places: &[[usize; 2]], pairs: &[PairReport]) -> Vec<Rung> {
        let duels: Vec<Duel> = places
            .iter()
            .zip(pairs)
            .map(|([first, second], pair)| Duel {
                first: *first,
                second: *second,
                against: self.seats as f64 - 1.0,
                // One game more with the fair share, so that a bot that lost every game has a rating too.
                games: pair.games as f64 + 1.0,
                wins: pair.wins + 1.0 / self.seats as f64,
            })
            .collect();
        let anchor = plan.bots.iter().position(|bot| bot.label == ANCHOR).unwrap_or(0);
        let fitted = fit(plan.bots.len(), anchor, &duels);
        let share = |bot: usize| {
            let (mut games, mut wins) = (0.0, 0.0);
            for ([first, second], pair) in places.iter().zip(pairs) {
                // Of a pair at a table of two both are one against one.
                if *first == bot {
                    games += pair.games as f64;
                    wins += pair.wins;
                } else if *second == bot && self.seats == 2 {
                    games += pair.games as f64;
                    wins += pair.games as f64 - pair.wins;
                }
            }
            wins / f64::max(games, 1.0)
        };
        let mut rungs: Vec<Rung> = fitted
            .into_iter()
            .enumerate()
            .map(|(bot, (rating, error))| Rung {
                bot: plan.bots[bot].label.clone(),
                rating,
                error,
                win_share: share(bot),
            })
            .collect();
        rungs.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        rungs
    }
}
