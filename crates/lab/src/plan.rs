//! What a run plays: some series, each for so many blocks, as one list of units of work.
//!
//! A unit is a block of a series: the games with one seed and one opening in which the bots change seats. Units are
//! numbered block by block, so that a run that is stopped has played about as much of every series.

use crate::row::Row;
use solarium_core::Seed;
use solarium_table::{Refusal, Series};
use std::time::Duration;

/// What decisions are timed by: the processor time of the thread. Two runs differ in it and in nothing else.
pub type ThreadClock = fn() -> Duration;

/// A series of a plan.
pub struct PlannedSeries {
    /// What tables and rows call it.
    pub label: String,
    /// The table.
    pub series: Box<dyn Series>,
    /// What the seeds of its blocks are derived from. Series with the same one have the same dice.
    pub seed: Seed,
    /// How many games of a block are played, at most as many as the series has rotations.
    pub rotations: usize,
    /// Options of the set-up in which it differs from the other series, as written.
    pub options: Vec<(String, String)>,
}

impl std::fmt::Debug for PlannedSeries {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PlannedSeries({})", self.label)
    }
}

/// What a run plays.
#[derive(Debug)]
pub struct Plan {
    /// At least one.
    pub series: Vec<PlannedSeries>,
    /// Blocks of each series.
    pub blocks: u64,
}

impl Plan {
    /// How many units there are.
    pub fn units(&self) -> u64 {
        self.blocks.saturating_mul(self.series.len() as u64)
    }

    /// How many games there are in a part of the plan.
    pub fn games(&self, shard: Shard) -> u64 {
        let in_block = |place: usize| self.series[place].rotations as u64;
        if shard.of == 1 {
            let all: u64 = (0..self.series.len()).map(in_block).sum();
            return all.saturating_mul(self.blocks);
        }
        (0..shard.units(self.units())).map(|number| in_block(self.place(shard.unit(number)).0)).sum()
    }

    /// The place of the series, and the block.
    pub fn place(&self, unit: u64) -> (usize, u64) {
        let series = self.series.len() as u64;
        ((unit % series) as usize, unit / series)
    }

    /// How many games a unit has.
    pub fn games_of(&self, unit: u64) -> usize {
        self.series[self.place(unit).0].rotations
    }

    /// Plays a unit.
    ///
    /// # Errors
    ///
    /// If a game does not end.
    pub fn play(&self, unit: u64, clock: Option<ThreadClock>) -> Result<Vec<Row>, Refusal> {
        let (place, block) = self.place(unit);
        let planned = &self.series[place];
        let seed = planned.seed.derive(block);
        (0..planned.rotations)
            .map(|rotation| {
                Ok(Row { series: place, block, game: planned.series.play(&seed, rotation, clock)? })
            })
            .collect()
    }
}

/// The part of a plan that one process plays: every `of`-th unit, from number `index` on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// From 0.
    pub index: u64,
    /// At least 1, and above `index`.
    pub of: u64,
}

impl Shard {
    /// The whole plan.
    pub const WHOLE: Shard = Shard { index: 0, of: 1 };

    /// Reads `2/4`: the second of four parts.
    ///
    /// ```
    /// use solarium_lab::Shard;
    ///
    /// assert_eq!(Shard::parse("2/4"), Some(Shard { index: 1, of: 4 }));
    /// assert_eq!(Shard::parse("1/1"), Some(Shard::WHOLE));
    /// assert!(["0/4", "5/4", "1/0", "1", "x/y"].iter().all(|bad| Shard::parse(bad).is_none()));
    /// ```
    pub fn parse(text: &str) -> Option<Shard> {
        let (number, of) = text.split_once('/')?;
        let (number, of): (u64, u64) = (number.parse().ok()?, of.parse().ok()?);
        (1..=of).contains(&number).then(|| Shard { index: number - 1, of })
    }

    /// As [`Shard::parse`] reads it.
    pub fn text(self) -> String {
        format!("{}/{}", self.index + 1, self.of)
    }

    /// How many of so many units are in this part.
    pub fn units(self, all: u64) -> u64 {
        all.saturating_sub(self.index).div_ceil(self.of)
    }

    /// The unit of this number within the part.
    pub fn unit(self, number: u64) -> u64 {
        self.index + number * self.of
    }
}
