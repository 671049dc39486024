//! What a game tells plan search: how to cut the game into stages, what a position is worth, what others do.
//!
//! The search itself is the crate `search`; it is generic over [`Game`] and knows a game only through its rules and its
//! [`Guide`]. A guide lives with its game (`bots/guide.rs`, its numbers in `data/levels.toml` and a file of weights)
//! and is handed out by [`Opponents::guide`](crate::Opponents::guide).
//!
//! # How to write one
//!
//! The search plans for one seat. It starts from a position that fits the seat's view ([`Game::sample`]), tries the
//! seat's own small actions one after the other, and lets chance and the other seats move in between. After each
//! small action it keeps the best positions only (the *width* of the level). So a guide answers five questions:
//!
//! 1. [`Guide::stage`]: in which planning unit is this position? Usually the number of the seat's own turn, or the
//!    round. It must never fall while a game goes on, and must rise now and then. Only positions of the same stage are
//!    compared with each other, so within a stage [`Guide::evaluate`] need not be fair to positions of other stages.
//! 2. [`Guide::evaluate`]: how good is the position for the seat? Called once for each position tried, hundreds of
//!    thousands of times a second: no allocation, no sorting of long lists. Positions in the midst of a turn are
//!    evaluated too, and those in which chance or another seat is next; what was paid for and not used yet must keep
//!    its worth, or the search will not pay.
//! 3. [`Guide::redundant`]: is this action, directly after that one, merely another order of the same two? This is
//!    what makes long turns cheap. It must lose no position that the seat can reach at the end of its stage; test it by
//!    enumerating the ends of a turn with and without it (`solarium_search::laws::canonical_order_loses_nothing`).
//! 4. [`Guide::reply`]: what do other seats do meanwhile? Something cheap: pass, or a rule of thumb. Automas are moved
//!    by their own rules without asking.
//! 5. [`Guide::luck_key`]: which draw is this? Two branches whose draws have the same key get the same luck, so that
//!    the search does not choose a branch because the dice happened to fall well in it.
//!
//! [`Guide::macros`] is for games whose natural step is larger than one action (a whole assignment of dice).
//! [`Guide::levels`] holds the parameters of the four levels, read from a TOML file by [`Levels::parse`].
//!
//! Every number of a guide stands in a file with a comment that tells where it comes from.

use crate::{Game, Message, Random, Seat, TomlError, from_toml};
use serde::Deserialize;

/// The levels that every game with a guide offers, the weakest first: `bot:easy` … `bot:expert`.
pub const LEVELS: [&str; 4] = ["easy", "normal", "hard", "expert"];

/// What plan search needs to know of a game. See the [module documentation](self) for how to write one.
pub trait Guide<G: Game>: Send + Sync {
    /// The parameters of the levels.
    fn levels(&self) -> &Levels;

    /// The number of the planning unit that a position belongs to, seen from the planning seat. Never falls.
    fn stage(&self, game: &G, state: &G::State, seat: Seat) -> u32;

    /// The stage of a position that follows on one of stage `before`. By default what [`Guide::stage`] says. A game whose
    /// positions do not tell the number of the turn says 0 there and counts here; never less than `before`.
    fn next_stage(&self, game: &G, _before: u32, state: &G::State, seat: Seat) -> u32 {
        self.stage(game, state, seat)
    }

    /// The parameters of a level at this table: a game may look further ahead where one seat plays alone.
    fn fitted(&self, _game: &G, level: Level) -> Level {
        level
    }

    /// How good the position is for the seat, larger is better, in a unit of the guide's own (usually points ahead of
    /// the best other seat at the end). Finished games are asked about too, and count as what they came to. Never NaN.
    /// Does not allocate.
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> f32;

    /// May `next` be left out here, directly after the seat's action `previous`, because the same end of the stage is
    /// reached by another order that is not left out? `state` is the position after `previous`. Not asked for the first
    /// action of a stage, nor after a step of chance or of another seat.
    fn redundant(
        &self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        _previous: G::Action,
        _next: G::Action,
    ) -> bool {
        false
    }

    /// Larger steps worth trying in this position, each a chain of the seat's own actions. If there is one, only these
    /// are tried, so a single action worth trying must be among them; if there is none, every legal action is. A
    /// chain ends early where its next action is not legal or another step is due. `ahead` is the number of stages
    /// between the question and this position, so that a guide can be generous at first and strict later.
    fn macros(
        &self,
        _game: &G,
        _state: &G::State,
        _seat: Seat,
        _ahead: u32,
        _macros: &mut Macros<G::Action>,
    ) {
    }

    /// What another seat, which is no automa, does in a position of the plan. `planner` is the seat that plans. Must be
    /// legal. By default the first legal action.
    fn reply(&self, game: &G, state: &G::State, reply: &mut Reply<'_, G>) -> G::Action {
        reply.legal(game, state)[0]
    }

    /// Tells the draws of a game apart: two branches with the same key at an open chance point share their luck as far
    /// as the same outcomes are possible. A good key counts what makes the draw the same event at a real table: round
    /// and number of the die, cards drawn so far. By default the stage, and chance steps are counted within it.
    fn luck_key(&self, game: &G, state: &G::State, seat: Seat, drawn: u32) -> u64 {
        u64::from(self.stage(game, state, seat)) << 32 | u64::from(drawn)
    }
}

/// What a guide may use to answer for another seat.
#[derive(Debug)]
pub struct Reply<'a, G: Game> {
    /// The seat that is to answer.
    pub seat: Seat,
    /// The seat that plans.
    pub planner: Seat,
    /// Numbers that follow from the position's luck: equal in branches with equal luck.
    pub random: Random,
    /// A list to work with, kept from call to call.
    pub list: &'a mut Vec<G::Action>,
}

impl<G: Game> Reply<'_, G> {
    /// The legal actions of the seat, ascending, at least one.
    pub fn legal(&mut self, game: &G, state: &G::State) -> &[G::Action] {
        let count = game.list_actions(state, self.seat, self.list);
        &self.list[..count]
    }
}

/// A list of chains of actions, without a list for each.
///
/// ```
/// use solarium_core::Macros;
///
/// let mut macros = Macros::default();
/// macros.add(["place 3", "place 5"]);
/// macros.add(["pass"]);
/// assert_eq!(macros.iter().collect::<Vec<_>>(), [&["place 3", "place 5"][..], &["pass"]]);
/// ```
#[derive(Clone, Debug)]
pub struct Macros<A> {
    actions: Vec<A>,
    ends: Vec<usize>,
}

impl<A> Default for Macros<A> {
    fn default() -> Self {
        Macros { actions: Vec::new(), ends: Vec::new() }
    }
}

impl<A> Macros<A> {
    /// Adds a chain. An empty one is left out.
    pub fn add(&mut self, chain: impl IntoIterator<Item = A>) {
        let begun = self.actions.len();
        self.actions.extend(chain);
        if self.actions.len() > begun {
            self.ends.push(self.actions.len());
        }
    }

    /// The chains, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = &[A]> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(from, to)| &self.actions[from..*to])
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Forgets all chains and keeps the memory.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.ends.clear();
    }
}

/// The two files that a guide is made of, as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuideFiles<'a> {
    /// How the levels play, as [`Levels::parse`] reads it.
    pub levels: &'a str,
    /// What positions are worth, in a form of the game's own. TOML, too: tools read and change numbers in it without
    /// knowing what they mean.
    pub weights: &'a str,
}

impl GuideFiles<'_> {
    /// Reads the levels, and makes sure that every number of both files is finite: a guide whose values are not
    /// numbers cannot order positions. The rest of the weights is the game's to read.
    ///
    /// # Errors
    ///
    /// If one of the texts is no TOML or has a number that is not finite, or the levels are incomplete.
    pub fn levels(&self) -> Result<Levels, BadGuide> {
        finite(self.levels).map_err(BadGuide::Levels)?;
        finite(self.weights).map_err(BadGuide::Weights)?;
        let levels = Levels::parse(self.levels).map_err(|error| BadGuide::Levels(error.to_string()))?;
        Ok(levels)
    }
}

fn finite(text: &str) -> Result<(), String> {
    fn first_infinite(value: &toml::Value) -> Option<f64> {
        match value {
            toml::Value::Float(number) => (!number.is_finite()).then_some(*number),
            toml::Value::Array(list) => list.iter().find_map(first_infinite),
            toml::Value::Table(table) => table.values().find_map(first_infinite),
            _ => None,
        }
    }
    let table: toml::Table = from_toml(text).map_err(|error| error.to_string())?;
    match table.values().find_map(first_infinite) {
        Some(number) => Err(number.to_string()),
        None => Ok(()),
    }
}

/// Why no guide can be made of some files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadGuide {
    /// The game has no guide at all.
    None,
    /// What is wrong with the levels, in the words of the reader of TOML.
    Levels(String),
    /// What is wrong with the weights.
    Weights(String),
}

impl BadGuide {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            BadGuide::None => Message::new("guide-none"),
            BadGuide::Levels(error) => Message::new("guide-levels").with("error", error.as_str()),
            BadGuide::Weights(error) => Message::new("guide-weights").with("error", error.as_str()),
        }
    }
}

/// How a level plays. A level's name stands for a strength, not for a time.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Positions kept after each small action.
    pub width: u32,
    /// How many stages are planned, the present one included; 0 means to the end of the game.
    pub stages: u32,
    /// How many worlds are planned in: positions drawn from the view, each with luck of its own. What is done is what
    /// is best on average.
    pub worlds: u32,
    /// How far second choices are preferred now and then, in the guide's unit: the scale of the Gumbel noise on what
    /// the candidates for the present stage are worth. 0 means that the best is chosen.
    pub noise: f32,
    /// A candidate that seems worse than the best by more than this is never preferred, whatever the noise.
    pub slip: f32,
    /// The most positions evaluated for one answer, over all worlds: a level never stalls.
    pub positions: u64,
    /// How wide a beam plans for every other seat that is no automa, before the level's own search, which then expects
    /// each of them to follow that plan as far as it can; 0, also where it is not named, means that they are expected
    /// to do what [`Guide::reply`] says. In the n-th world the beam has an n-th of this width, so that others plan
    /// differently there. Of use only where [`Guide::stage`] tells turns apart.
    #[serde(default)]
    pub rivals: u32,
}

/// The four levels of a game.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    easy: Level,
    normal: Level,
    hard: Level,
    expert: Level,
}

impl Levels {
    /// Reads the file of a game: a table for each level, every field of [`Level`] named.
    ///
    /// ```
    /// use solarium_core::{LEVELS, Levels};
    ///
    /// let level = |name| format!(
    ///     "[{name}]\nwidth = 10\nstages = 1\nworlds = 1\nnoise = 0.0\nslip = 0.0\npositions = 1000\n"
    /// );
    /// let levels = Levels::parse(&LEVELS.map(level).concat()).unwrap();
    /// assert_eq!(levels.get("hard").map(|level| level.width), Some(10));
    /// assert!(levels.get("greedy").is_none());
    /// assert!(Levels::parse(&level("easy")).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no TOML, or a level or one of its fields is missing, wrong or unknown.
    pub fn parse(text: &str) -> Result<Levels, TomlError> {
        from_toml(text)
    }

    /// The level of a name.
    pub fn get(&self, name: &str) -> Option<&Level> {
        match name {
            "easy" => Some(&self.easy),
            "normal" => Some(&self.normal),
            "hard" => Some(&self.hard),
            "expert" => Some(&self.expert),
            _ => None,
        }
    }
}
