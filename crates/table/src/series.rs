//! Games of one table among bots and automas, each of which can be asked for alone: what the laboratory measures.
//!
//! A game follows from the seed of its block and its rotation alone, on any thread and in any order.

use crate::playing::{Openings, Playing, Streams, Thought, seating};
use crate::{BotSpec, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use solarium_core::{Bot, Game, Message, Seat, SeatKind, Seed, Shelf, Tabletop};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Duration;

/// Who sits on a seat of a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A bot.
    Bot(BotSpec),
    /// An automa in its written form, such as `cynthia:tree`.
    Automa(String),
}

impl Sitter {
    /// What tables and rows call it.
    pub fn label(&self) -> &str {
        match self {
            Sitter::Bot(bot) => &bot.label,
            Sitter::Automa(text) => text,
        }
    }

    fn seat_text(&self) -> String {
        match self {
            Sitter::Bot(bot) => format!("bot:{}", bot.name),
            Sitter::Automa(text) => text.clone(),
        }
    }
}

/// A name of a score part or a factor.
pub type Name = Cow<'static, str>;

/// The values of some factors by their names; one may have several.
pub type FactorValues = BTreeMap<Name, Vec<String>>;

/// What is known of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedGame {
    /// How often the bots have changed seats.
    pub rotation: usize,
    /// A hash of its steps: equal games have equal ones.
    pub hash: u64,
    /// Steps, chance included.
    pub steps: u64,
    /// By seat.
    pub seats: Vec<PlayedSeat>,
    /// What the game says of the whole table; see [`solarium_core::Scoring::factors`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub factors: FactorValues,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedSeat {
    /// Who sat there: the place among the sitters of the series.
    pub sitter: usize,
    /// In sixtieths: 60 for a victory, which those who tie for it share.
    pub win: u64,
    /// Points.
    pub score: i32,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(Name, i32)>,
    /// What the game says of the seat; see [`solarium_core::Scoring::factors`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub factors: FactorValues,
    /// What its decisions took; not a part of the row, because no two runs agree in it.
    #[serde(skip)]
    pub thought: Thought,
}

impl PlayedSeat {
    /// The share of the victory: 0 to 1.
    pub fn win_share(&self) -> f64 {
        self.win as f64 / WHOLE_WIN as f64
    }
}

/// Wins are counted in sixtieths, which every share among up to five seats divides.
pub const WHOLE_WIN: u64 = 60;

/// What a finished game is worth to a seat, in sixtieths.
pub(crate) fn win_units<G: Game>(game: &G, state: &G::State, seat: Seat) -> u64 {
    (game.utility(state, seat) * WHOLE_WIN as f64).round() as u64
}

/// A table with its bots.
pub trait Series: Send + Sync {
    /// The complete set-up.
    fn setup(&self) -> Value;
    /// Those who sit there, by seat of the set-up.
    fn sitters(&self) -> &[Sitter];
    /// How many games have the same dice and opening: with each the bots move on to the next seat of one, until
    /// each was everywhere. One if there is no other bot to change with.
    fn rotations(&self) -> usize;
    /// Do all seats win or lose as one?
    fn wins_together(&self) -> bool;
    /// Plays the game of a block with this rotation. Thoughts are measured by the clock, if there is one.
    ///
    /// # Errors
    ///
    /// If the game does not end.
    fn play(
        &self,
        block: &Seed,
        rotation: usize,
        clock: Option<fn() -> Duration>,
    ) -> Result<PlayedGame, Refusal>;
}

struct SeriesOf<G: Tabletop> {
    game: G,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    openings: Openings,
    /// Seats whose bots change places.
    moving: Vec<usize>,
}

/// A series at a table of this set-up, whose seats are replaced by the sitters.
pub(crate) fn series<G: Tabletop>(
    setup: &Value,
    shelf: &Shelf<G::Pack>,
    sitters: &[Sitter],
    openings: Openings,
) -> Result<Box<dyn Series>, Refusal> {
    let mut setup = setup.clone();
    setup["seats"] = json!(sitters.iter().map(Sitter::seat_text).collect::<Vec<_>>());
    let mut bots = Vec::new();
    for (seat, sitter) in Seat::all(sitters.len()).zip(sitters) {
        bots.push(match sitter {
            Sitter::Bot(bot) => Some(bot.make::<G>()?),
            Sitter::Automa(text) if text == "human" => {
                let bot = G::info().bots.first().copied().unwrap_or("random");
                let message = Message::new("sim-person").with("number", seat.0).with("bot", bot);
                return Err(Refusal::new("sim/person", message));
            }
            Sitter::Automa(_) => None,
        });
    }
    let game = G::from_setup(&setup, shelf).map_err(Refusal::setup)?;
    let stray = Seat::all(game.seats()).find(|seat| {
        matches!(game.kind(*seat), SeatKind::Automa(_)) != bots.get(seat.index()).is_some_and(Option::is_none)
    });
    if let Some(seat) = stray {
        let message = Message::new("lab-seat").with("number", seat.0).with("kind", game.kind(seat).text());
        return Err(Refusal::new("lab/seat", message));
    }
    let moving = (0..bots.len()).filter(|seat| bots[*seat].is_some()).collect();
    Ok(Box::new(SeriesOf { game, sitters: sitters.to_vec(), bots, openings, moving }))
}

impl<G: Tabletop> Series for SeriesOf<G> {
    fn setup(&self) -> Value {
        self.game.setup()
    }

    fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    fn rotations(&self) -> usize {
        self.moving.len().max(1)
    }

    fn wins_together(&self) -> bool {
        self.game.wins_together()
    }

    fn play(
        &self,
        block: &Seed,
        rotation: usize,
        clock: Option<fn() -> Duration>,
    ) -> Result<PlayedGame, Refusal> {
        let game = &self.game;
        let mut table = Playing::new(game, &self.bots, self.openings);
        table.sitting = seating(&self.moving, self.bots.len(), rotation);
        table.clock = clock;
        let ended = table.play(&mut Streams::of_block(block, self.bots.len()))?;
        let mut seats: Vec<PlayedSeat> = game
            .scores(&ended.state)
            .into_iter()
            .map(|score| {
                let sitter = table.sitting[score.seat.index()];
                PlayedSeat {
                    sitter,
                    win: win_units(game, &ended.state, score.seat),
                    score: score.total,
                    parts: score.parts.0.into_iter().map(|(name, n)| (Name::Borrowed(name), n)).collect(),
                    factors: FactorValues::new(),
                    thought: table.thoughts[sitter],
                }
            })
            .collect();
        let mut factors = FactorValues::new();
        for factor in game.factors(&table.steps, &ended.state) {
            let of = match factor.seat {
                Some(seat) => &mut seats[seat.index()].factors,
                None => &mut factors,
            };
            of.entry(Name::Borrowed(factor.name)).or_default().push(factor.value);
        }
        Ok(PlayedGame { rotation, hash: ended.hash, steps: table.steps.len() as u64, seats, factors })
    }
}
