//! The laboratory: bots and rules measured by many games.
//!
//! * [`Plan`]: what is played, as a list of units that do not depend on each other. A unit is a block: the games with one
//!   seed and one opening in which the bots change seats.
//! * [`play`]: plays a plan on all cores; results come in the order of the units, so that a table follows from the
//!   seed alone. With a folder every game is kept, and a run that was stopped or killed goes on.
//! * [`LadderPlan`]: every pair of some bots, and ratings.
//! * [`BalancePlan`]: what has to do with winning, as tables, a page and rows for other programs.
//! * [`Sprt`]: which of two bots is better, in as few games as that takes.
//! * [`reach`]: whether a target is within reach, with all luck known.
//! * [`Tuning`]: better numbers for a bot, by [`Spsa`].
//! * [`LearnFolder`]: where [`solarium_table::Title::learn`] keeps its games and weights.
//!
//! What a game tells of itself comes through [`solarium_table::Title`]; no game is named here. Absent by design: the
//! clock, standard input and output.

mod balance;
mod elo;
mod export;
mod folder;
mod ladder;
mod learn;
mod merge;
mod numbers;
pub mod parquet;
mod plan;
mod reach;
mod report;
mod row;
mod run;
mod sprt;
mod spsa;
mod tune;
mod workers;

pub use balance::{
    BalancePlan, BalanceReport, BalanceTable, BalanceTally, FactorReport, PartsReport, ValueReport,
};
pub use export::export;
pub use folder::{manifest, rows, write_whole};
pub use ladder::{LadderPlan, LadderReport, LadderTally, PairReport, Rung};
pub use learn::LearnFolder;
pub use merge::merge;
pub use numbers::NumberFile;
pub use plan::{Plan, PlannedSeries, Shard, ThreadClock};
pub use reach::{ReachPlan, ReachReport, reach};
pub use report::balance_page;
pub use row::Row;
pub use run::{Run, TakeRows, play};
pub use sprt::{BlockScores, Bounds, DuelPlan, Sprt, Verdict};
pub use spsa::{Parameter, Probe, Spsa};
pub use tune::{TunePlan, TuneStep, Tuning};
pub use workers::{End, in_order};
