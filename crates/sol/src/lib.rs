//! Sol: Last Days of a Star: rules, solo, cooperative, scenarios, data pack.
//!
//! [`Sol`] is the rules in force at one table; [`State`] a position. Where things are:
//!
//! - `game`: what the core asks of every game (`Game`), `tabletop`: what a table asks of it (`Tabletop`); both only
//!   delegate.
//! - `rules`: the rules in force, actions, events, positions, the board. `legal` generates actions, `check` judges one,
//!   `apply` carries one out; the chapters of `RULES.md` are in `opening` (ch. 2), `flow` (3), `moves` (4), `convert`
//!   (5), `activate` (6), `cards` and `plays` (7), `score` (9, 14), `happenings` and `crawlers` (11).
//! - `words`: actions, questions and events in words, what to touch, the board as text, read-outs.
//! - `records`: notation, set-up object, position record.
//! - `pack`: the printed values, from `data/sol.toml` or another file.
//! - `encoding`: numbers of actions and rows of what a seat knows, for programs that learn.
//! - `bots`: the greedy bot. There is no automa: solo is one seat against a target.
//!
//! A table is made of a set-up object, and a game is played by actions and outcomes of chance:
//!
//! ```
//! use solarium_core::{Game, Mute, Notation, Records, Seat, Shelf, Step, Turn};
//! use solarium_sol::{Pack, Sol};
//!
//! let shelf = Shelf::new("sol", Pack::standard());
//! let setup = serde_json::json!({ "seats": ["human", "human"], "first_seat": 0 });
//! let sol = Sol::from_setup(&setup, &shelf).expect("a legal set-up");
//! let mut state = sol.start();
//! assert!(matches!(sol.turn(&state), Turn::Decide(seats) if seats.contains(Seat(0))));
//!
//! let action = sol.actions(&state, Seat(0))[0];
//! assert!(sol.check(&state, Seat(0), action).is_ok());
//! assert_eq!(sol.parse_action(&sol.action_text(action)), Ok(action));
//! sol.advance(&mut state, Step::Act(Seat(0), action), &mut Mute);
//! assert_ne!(state, sol.start());
//! ```
//!
//! A whole game, played by the greedy bot on both seats:
//!
//! ```
//! use solarium_core::{Bot, Game, Match, Opponents, Question, Random, Records, Seed, Shelf, Turn, Viewer};
//! use solarium_sol::Sol;
//! use std::sync::Arc;
//!
//! let shelf = Shelf::standard();
//! let setup = serde_json::json!({"seats": ["bot:greedy", "bot:greedy"]});
//! let game = Arc::new(Sol::from_setup(&setup, &shelf).expect("a good set-up"));
//! let mut played = Match::new(game.clone(), Seed::from_number(7));
//! let bot = Sol::bot("greedy").expect("a bot of this game");
//! let mut random = Random::new(7);
//! loop {
//!     let seats = match played.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => {
//!             played.draw().expect("a chance point is open");
//!             continue;
//!         }
//!         Turn::Decide(seats) => seats,
//!     };
//!     let seat = seats.iter().next().expect("at least one seat decides");
//!     let (view, legal) = (played.view(Viewer::Seat(seat)), game.actions(played.state(), seat));
//!     let question = Question { game: &*game, view: &view, seat, legal: &legal };
//!     // An automa has exactly one legal action.
//!     let action = if legal.len() == 1 { legal[0] } else { bot.choose(&question, &mut random) };
//!     played.submit(seat, action).expect("a legal action");
//! }
//! let scores = game.scores(played.state());
//! assert_eq!(scores.len(), 2);
//! assert!(scores.iter().any(|score| score.rank == Some(1)));
//! ```

mod bots;
mod encoding;
mod game;
mod pack;
mod records;
mod rules;
mod tabletop;
mod words;

pub use bots::{Greedy, SolGuide};
pub use pack::{
    DeckRecord, EffectRecord, EventRecord, LayerRecord, Pack, Pieces, Place, Scenario, Start, SuitRecord,
    SurvivalRecord, Triggers,
};
pub use records::setup::{DEFAULT_EFFECTS, Setup, suits_of};
pub use records::setup_read::effect_of;
pub use rules::action::{Action, Chance, Goal, Play};
pub use rules::board::{
    Bits, Board, Layer, MAX_EYES, MAX_SPACES, SITES, Side, Site, Space, Tables, sites, spaces,
};
pub use rules::event::Event;
pub use rules::illegal::Illegal;
pub use rules::state::{
    BySol, CARDS, Card, Counts, Crawlers, MAX_CRAWLERS, MAX_IMPLOSIONS, Owners, Phase, ROOM, SEATS, SOURCES,
    SeatState, Source, State, TurnState,
};
pub use rules::terms::{Colour, Edition, Effect, Happening, Icon, KeepTiming, Mode, Opening, Station, Suit};
pub use rules::view::{OpenPosition, View};
pub use rules::{Rules, Sol};
pub use words::query::burst::Burst;
pub use words::query::odds::{Odds, choose, ratio};
pub use words::query::outlook::{Blocked, Pattern, Payout, Ways, patterns, payouts};

const _: () = assert!(size_of::<State>() <= 512);
const _: () = assert!(size_of::<Action>() <= 8);
