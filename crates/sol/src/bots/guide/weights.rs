//! The numbers of the evaluation, from `data/guide.toml`.

use crate::{Edition, Mode, Rules};
use serde::Deserialize;
use solarium_core::from_toml;
use toml::{Table, Value};

/// What things are worth, in momentum; where a number is "for a whole game" it shrinks with the game.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// How much of everything that is promised and not yet had counts.
    pub(super) promise: f32,
    /// What the rest of the game is measured by: 0 by the flares left, 1 by the cards expected.
    pub(super) clock: f32,
    /// One more point of movement, for a whole game.
    pub(super) movement: f32,
    /// A diver that can be thrown at once, and how much of it is left one step further off. Less than the throw itself,
    /// or no diver would be thrown.
    pub(super) throw: f32,
    pub(super) nearer: f32,
    /// How much less a distant diver counts at the end of a game.
    pub(super) nearer_late: f32,
    /// An own station of a type for each unit of its reward, for a whole game.
    pub(super) node: f32,
    pub(super) foundry: f32,
    pub(super) tower: f32,
    /// An energy with and without a tower to use it in.
    pub(super) spark: f32,
    pub(super) idle_spark: f32,
    /// How much a conversion that is possible counts before it is made.
    pub(super) possible: f32,
    /// How much a station counts to which a diver is on the way.
    pub(super) errand: f32,
    /// A diver called back by a foundry.
    pub(super) recruit: f32,
    /// How much of the promises is lost when the table has drawn no card for long (SO-9.5).
    pub(super) quiet: f32,
    /// A diver in the reserve, for a whole game.
    pub(super) reserve: f32,
    /// Divers in play, for a whole game: times the root of their number.
    pub(super) crew: f32,
    /// An outer tower at a flare for which there is no energy yet.
    pub(super) unfed: f32,
    /// A way into the convective layer, the radiative layer, the core, for a whole game.
    pub(super) ways: [f32; 3],
    /// The price of a card that is owed.
    pub(super) card: f32,
    /// A card held.
    pub(super) held: f32,
    /// A diver on the foundry where most of them stand, while a Sacrifice or Exterminate is held, and while it may come.
    pub(super) sacrifice: [f32; 2],
    /// A Sacrifice, Exterminate or Chain in the hand, whatever stands together yet.
    pub(super) formation: f32,
    /// How much of a group of divers counts that is no usable row for a Chain.
    pub(super) branched: f32,
    /// A diver of the longest row, while a Chain is held, and while it may come.
    pub(super) chain: [f32; 2],
    /// An energy of the garden that a diver can fly to.
    pub(super) garden: f32,
    /// A diver that the implosions to come will throw into the heart.
    pub(super) implosion: f32,
    /// How much of a diver is lost where the sunworm may take it: for each card that may be the worm.
    pub(super) exposed: f32,
    /// What winning and losing add to what a finished game came to.
    pub(super) win: f32,
    pub(super) lose: f32,
    /// What momentum beyond the target of a solo or cooperative game counts.
    pub(super) beyond: f32,
    /// What the best rival will still gain, for a whole game.
    pub(super) rival: f32,
    /// How much of what the position promises to the best rival counts against the seat.
    pub(super) rival_promise: f32,
    /// How often the stages and the width of a level are used at such tables.
    pub(super) further: f32,
    pub(super) wider: f32,
    /// The width in each world at such tables; a level plans in one world for each four times this width that it has. 0:
    /// both as the level says.
    #[serde(default)]
    pub(super) world: u32,
}

/// The weights of every kind of table.
#[derive(Debug)]
pub(super) struct AllWeights {
    versus: Weights,
    solo: Weights,
    coop: Weights,
    /// Those of scenarios that differ, alone or together.
    scenarios: Vec<(Edition, String, Weights)>,
}

impl AllWeights {
    /// Reads the file: a table `versus` with every number, and tables `solo`, `coop` and `solo.<edition>.<scenario>`
    /// with those that differ: of `solo` from `versus`, of the others from `solo`.
    pub(super) fn parse(text: &str) -> Result<AllWeights, String> {
        // Through text, so that there is one way to read weights: a second one would be as much code again.
        let read = |table: Table| from_toml(&table.to_string()).map_err(|error| error.message().to_string());
        let mut file: Table = from_toml(text).map_err(|error| error.to_string())?;
        let mut table = |name: &str| match file.remove(name) {
            Some(Value::Table(table)) => table,
            _ => Table::new(),
        };
        let (versus, mut solo, coop) = (table("versus"), table("solo"), table("coop"));
        let editions = Edition::ALL.iter().map(|edition| (*edition, solo.remove(edition.id())));
        let scenarios: Vec<(Edition, Option<Value>)> = editions.collect();
        let solo = overlaid(&versus, solo);
        let mut all = AllWeights {
            versus: read(versus)?,
            coop: read(overlaid(&solo, coop))?,
            solo: read(solo.clone())?,
            scenarios: Vec::new(),
        };
        for (edition, tables) in scenarios {
            for (id, table) in tables.and_then(|tables| tables.as_table().cloned()).unwrap_or_default() {
                let own = table.as_table().cloned().unwrap_or_default();
                all.scenarios.push((edition, id, read(overlaid(&solo, own))?));
            }
        }
        Ok(all)
    }

    /// Those for a table.
    pub(super) fn of(&self, rules: &Rules) -> &Weights {
        let usual = match rules.setup.mode {
            Mode::Versus => return &self.versus,
            Mode::Solo => &self.solo,
            Mode::Coop => &self.coop,
        };
        let Some(scenario) = &rules.setup.scenario else { return usual };
        let fits = |(edition, id, _): &&(Edition, String, Weights)| {
            *edition == scenario.edition && *id == scenario.id
        };
        self.scenarios.iter().find(fits).map_or(usual, |(_, _, weights)| weights)
    }
}

/// A table with some values replaced.
fn overlaid(base: &Table, over: Table) -> Table {
    let mut table = base.clone();
    table.extend(over);
    table
}
