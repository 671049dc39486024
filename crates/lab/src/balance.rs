//! What has to do with winning: the games of some tables, summed up by seat, bot, option and whatever else the game
//! names ([`solarium_core::Scoring::factors`]).
//!
//! Intervals take all seats of all games to be independent. Those of one game are not, and neither are games with the
//! same dice: read an interval that just misses the fair share with care.

use crate::ladder::{distinct, refuse_alike};
use crate::plan::{Plan, PlannedSeries};
use crate::row::Row;
use serde::Serialize;
use serde_json::Value;
use solarium_core::Seed;
use solarium_table::{Openings, PlayedSeat, Refusal, Sitter, Spread, Sums, Title, WHOLE_WIN, wilson};
use std::collections::{BTreeMap, BTreeSet};

/// So many standard errors make an interval of 95 %.
const TWO_SIDED: f64 = 1.959_963_984_540_054;

/// A table that is measured, and in which options it differs from the others.
#[derive(Clone, Debug)]
pub struct BalanceTable {
    /// The set-up object; its seats are replaced.
    pub setup: Value,
    /// Who sits there.
    pub sitters: Vec<Sitter>,
    /// Options that differ between the tables, as written.
    pub options: Vec<(String, String)>,
}

/// What is measured.
#[derive(Clone, Debug)]
pub struct BalancePlan {
    /// At least one table.
    pub tables: Vec<BalanceTable>,
    /// Blocks of each.
    pub blocks: u64,
    /// How games begin.
    pub openings: Openings,
    /// The seed; all tables have the same dice as far as they draw the same.
    pub seed: Seed,
}

impl BalancePlan {
    /// What is to be played.
    ///
    /// # Errors
    ///
    /// If the game does not know a bot, or a table cannot be played.
    pub fn plan(&self, title: &dyn Title) -> Result<Plan, Refusal> {
        let series = self.tables.iter().map(|table| {
            let sitters: Vec<&str> = table.sitters.iter().map(Sitter::label).collect();
            let options = table.options.iter().map(|(name, value)| format!("{name}={value}"));
            let label = std::iter::once(sitters.join(",")).chain(options).collect::<Vec<_>>().join(" ");
            let series = title.series(&table.setup, &table.sitters, self.openings)?;
            let bots: BTreeSet<&str> = sitters_of_bots(&table.sitters).collect();
            // Equal bots that change seats would play the same games again.
            let rotations = if bots.len() == 1 { 1 } else { series.rotations() };
            let (seed, options) = (self.seed.clone(), table.options.clone());
            Ok(PlannedSeries { label, series, seed, rotations, options })
        });
        Ok(Plan { series: series.collect::<Result<_, Refusal>>()?, blocks: self.blocks })
    }
}

fn sitters_of_bots(sitters: &[Sitter]) -> impl Iterator<Item = &str> {
    sitters.iter().filter(|sitter| matches!(sitter, Sitter::Bot(_))).map(Sitter::label)
}

/// Seats of games that have something in common.
#[derive(Clone, Debug, Default)]
struct Group {
    seats: u64,
    wins: u64,
    scores: Sums,
    lengths: Sums,
}

impl Group {
    fn add(&mut self, seat: &PlayedSeat, steps: u64) {
        self.seats += 1;
        self.wins += seat.win;
        self.scores.add(i64::from(seat.score));
        self.lengths.add(steps as i64);
    }
}

/// How the seats with one value of a factor fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ValueReport {
    /// The value.
    pub value: String,
    /// Seats of games that had it.
    pub seats: u64,
    /// The share of the victory that they won.
    pub win_share: f64,
    /// Its 95 % Wilson interval.
    pub interval: [f64; 2],
    /// Points.
    pub score: Spread,
    /// The 95 % interval of the mean.
    pub score_interval: [f64; 2],
    /// Steps of their games.
    pub length: f64,
}

/// A factor, value by value.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactorReport {
    /// `seat`, `bot`, the name of an option or a name of the game's own.
    pub name: String,
    /// By value.
    pub values: Vec<ValueReport>,
}

/// Where the points of a bot come from.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartsReport {
    /// The bot or automa.
    pub bot: String,
    /// The mean of each part, in the game's order.
    pub parts: Vec<(String, f64)>,
}

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceReport {
    /// Id of the game.
    pub game: &'static str,
    /// The seed.
    pub seed: String,
    /// The tables, as rows name them.
    pub tables: Vec<String>,
    /// Games in all.
    pub games: u64,
    /// How many of them were different games, table by table.
    pub distinct: u64,
    /// What a seat wins if nothing matters: the share of all bots' seats.
    pub fair: f64,
    /// Steps of a game.
    pub length: Spread,
    /// How many games took how many steps.
    pub lengths: Vec<(u64, u64)>,
    /// The factors: seat, bot, options, those of seats, those of tables.
    pub factors: Vec<FactorReport>,
    /// By bot.
    pub parts: Vec<PartsReport>,
}

/// Counts games, in any order.
#[derive(Clone, Debug, Default)]
pub struct BalanceTally {
    games: u64,
    wins: Group,
    lengths: Sums,
    length_counts: BTreeMap<u64, u64>,
    hashes: BTreeMap<usize, Vec<u64>>,
    /// By kind of factor (so that they come in this order), name, value.
    groups: BTreeMap<(u8, String), BTreeMap<String, Group>>,
    /// By bot.
    parts: BTreeMap<String, PartSums>,
}

/// Where the points of some seats come from.
#[derive(Clone, Debug, Default)]
struct PartSums {
    seats: u64,
    /// The sum of each part.
    parts: Vec<(String, i64)>,
}

/// Kinds of factors, in the order of the report.
const SEAT: u8 = 0;
const BOT: u8 = 1;
const OPTION: u8 = 2;
const OF_SEAT: u8 = 3;
const OF_TABLE: u8 = 4;

impl BalanceTally {
    /// One more game.
    pub fn add(&mut self, plan: &Plan, row: &Row) {
        let planned = &plan.series[row.series];
        let sitters = planned.series.sitters();
        let game = &row.game;
        self.games += 1;
        self.lengths.add(game.steps as i64);
        *self.length_counts.entry(game.steps).or_default() += 1;
        self.hashes.entry(row.series).or_default().push(game.hash);
        for (number, seat) in game.seats.iter().enumerate() {
            let sitter = &sitters[seat.sitter];
            self.group(BOT, "bot", sitter.label()).add(seat, game.steps);
            self.add_parts(sitter.label(), seat);
            if matches!(sitter, Sitter::Automa(_)) {
                continue;
            }
            self.wins.add(seat, game.steps);
            self.group(SEAT, "seat", &number.to_string()).add(seat, game.steps);
            for (name, value) in &planned.options {
                self.group(OPTION, name, value).add(seat, game.steps);
            }
            for (kind, factors) in [(OF_SEAT, &seat.factors), (OF_TABLE, &game.factors)] {
                for (name, values) in factors {
                    // What a seat has twice counts once.
                    for value in values.iter().collect::<BTreeSet<_>>() {
                        self.group(kind, name, value).add(seat, game.steps);
                    }
                }
            }
        }
    }

    fn group(&mut self, kind: u8, name: &str, value: &str) -> &mut Group {
        let factor = self.groups.entry((kind, name.to_string())).or_default();
        if !factor.contains_key(value) {
            factor.insert(value.to_string(), Group::default());
        }
        factor.get_mut(value).expect("just put there")
    }

    fn add_parts(&mut self, bot: &str, seat: &PlayedSeat) {
        if !self.parts.contains_key(bot) {
            self.parts.insert(bot.to_string(), PartSums::default());
        }
        let PartSums { seats, parts } = self.parts.get_mut(bot).expect("just put there");
        *seats += 1;
        for (name, points) in &seat.parts {
            match parts.iter_mut().find(|(known, _)| known == name) {
                Some((_, sum)) => *sum += i64::from(*points),
                None => parts.push((name.to_string(), i64::from(*points))),
            }
        }
    }

    /// The tables.
    ///
    /// # Errors
    ///
    /// If the games are too much alike.
    pub fn report(&self, title: &dyn Title, plan: &Plan, seed: &Seed) -> Result<BalanceReport, Refusal> {
        let part = |(bot, sums): (&String, &PartSums)| {
            let mean = |sum: i64| sum as f64 / sums.seats.max(1) as f64;
            let parts = sums.parts.iter().map(|(name, sum)| (name.clone(), mean(*sum))).collect();
            PartsReport { bot: bot.clone(), parts }
        };
        let distinct: u64 = self.hashes.values().map(|hashes| distinct(hashes.clone())).sum();
        refuse_alike(self.games, self.games, distinct)?;
        Ok(BalanceReport {
            game: title.id(),
            seed: seed.to_hex(),
            tables: plan.series.iter().map(|planned| planned.label.clone()).collect(),
            games: self.games,
            distinct,
            fair: share(&self.wins),
            length: self.lengths.spread(),
            lengths: self.length_counts.iter().map(|(steps, games)| (*steps, *games)).collect(),
            factors: self
                .groups
                .iter()
                .map(|((_, name), values)| FactorReport {
                    name: name.clone(),
                    values: values.iter().map(|(value, group)| value_report(value, group)).collect(),
                })
                .collect(),
            parts: self.parts.iter().map(part).collect(),
        })
    }
}

fn share(group: &Group) -> f64 {
    group.wins as f64 / (WHOLE_WIN * group.seats.max(1)) as f64
}

fn value_report(value: &str, group: &Group) -> ValueReport {
    let score = group.scores.spread();
    let half = TWO_SIDED * score.sd / (group.seats.max(1) as f64).sqrt();
    ValueReport {
        value: value.to_string(),
        seats: group.seats,
        win_share: share(group),
        interval: wilson(share(group) * group.seats as f64, group.seats),
        score,
        score_interval: [score.mean - half, score.mean + half],
        length: group.lengths.spread().mean,
    }
}
