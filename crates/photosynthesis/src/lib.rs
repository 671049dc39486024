//! Photosynthesis and its solo opponent Cynthia: rules, automa, data pack.
//!
//! [`Photosynthesis`] is the game at one table, [`Rules`] the rules in force there, [`State`] a position.
//!
//! | Where | What |
//! |---|---|
//! | `game.rs`, `tabletop.rs` | the contracts of the core that are answered by several of the folders below |
//! | `rules/` | actions, positions, board, light, legal actions, checks, steps, score, views |
//! | `automa/` | Cynthia: what her card demands, and why |
//! | `bots/` | computer players that follow the rules for players |
//! | `encoding/` | numbers of actions and rows of what a seat knows, for programs that learn |
//! | `words/` | labels, prompts, events, touches, the board as text, options, read-outs |
//! | `records/` | notation, set-ups and position records, written and read |
//! | `pack/` | the printed values, read and checked |
//!
//! ```
//! use solarium_core::{Game, Records, Shelf, Step, Turn, random_outcome, Mute, Random};
//! use solarium_photosynthesis::Photosynthesis;
//!
//! let shelf = Shelf::standard();
//! let setup = serde_json::json!({"seats": ["human", "cynthia:tree"], "first_seat": 0});
//! let game = Photosynthesis::from_setup(&setup, &shelf).unwrap();
//! let mut state = game.start();
//! let mut random = Random::new(1);
//! while game.turn(&state) == Turn::Chance {
//!     let outcome = random_outcome(&game, &state, &mut random);
//!     game.advance(&mut state, Step::Chance(outcome), &mut Mute);
//! }
//! let seat = game.in_turn(&state).unwrap();
//! assert_eq!(game.actions(&state, seat).len(), 18);
//! ```
//!
//! A whole game, played by the greedy bot against Cynthia:
//!
//! ```
//! use solarium_core::{Bot, Game, Match, Opponents, Question, Random, Records, Seed, Shelf, Turn, Viewer};
//! use solarium_photosynthesis::Photosynthesis;
//! use std::sync::Arc;
//!
//! let shelf = Shelf::standard();
//! let setup = serde_json::json!({"seats": ["bot:greedy", "cynthia:tree"]});
//! let game = Arc::new(Photosynthesis::from_setup(&setup, &shelf).expect("a good set-up"));
//! let mut played = Match::new(game.clone(), Seed::from_number(7));
//! let bot = Photosynthesis::bot("greedy").expect("a bot of this game");
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

pub mod automa;
mod bots;
mod encoding;
mod game;
pub mod pack;
mod records;
mod rules;
mod tabletop;
mod words;

pub use bots::greedy;
pub use bots::guide::PhotosynthesisGuide;
pub use pack::Pack;
pub use pack::Side;
pub use pack::half::{self, Arrow, Half, Ticks};
pub use rules::action::{Action, Chance};
pub use rules::board::{CELLS, Cell, CellSet, Cells, DIRECTIONS, NoSuchCell, OUTER_RING};
pub use rules::event::Event;
pub use rules::forest::{BadBoard, Forest};
pub use rules::illegal::Illegal;
pub use rules::options::{Options, Sitter};
pub use rules::piece::{Piece, Size};
pub use rules::readings::{self, CollectReading, DsCorner, PairPriority, Readings, SeedReading};
pub use rules::state::{MAX_SEATS, MAX_TOKENS, Shop, State, Taken};
pub use rules::view::{OpenPosition, View};
pub use rules::{Photosynthesis, Rules};
pub use words::names::direction;
