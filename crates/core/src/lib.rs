//! The core of Solarium: what three very different board games share.
//!
//! * [`Game`]: the rules as functions of (rules in force, position); [`Tabletop`]: words, records, read-outs.
//! * [`Match`]: log, checked submit, undo up to the point where a viewer learned something.
//! * Chance is an explicit step with integer weights; [`Dice`] decides it from a secret seed that is committed to.
//! * [`Bot`] answers a question from a view; [`Guide`] tells plan search about a game.
//! * [`Encoding`]: numbers of actions and rows of what a seat knows, for programs that learn.
//! * [`Funnel`] and [`Trace`]: decisions of automas that carry their reasons.
//!
//! Absent by design: IO, async, clocks, hash maps, global state.
//!
//! A match of any game is played in a few lines. The game here is the toy of the conformance crate; those of the
//! program are used alike:
//!
//! ```
//! use solarium_conformance::toy::Toy;
//! use solarium_core::{
//!     Bot, Game, Match, Question, Random, Record, Seed, Shelf, Tabletop, Turn, Uniform, Viewer,
//! };
//! use std::sync::Arc;
//!
//! let game = Arc::new(Toy::new(&["bot:uniform", "bot:uniform"]));
//! let mut played = Match::new(game.clone(), Seed::from_number(7));
//! let mut random = Random::new(7);
//! loop {
//!     match played.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => {
//!             played.draw().expect("a chance point is open");
//!         }
//!         Turn::Decide(seats) => {
//!             let seat = seats.iter().next().expect("at least one seat decides");
//!             let (view, legal) = (played.view(Viewer::Seat(seat)), game.actions(played.state(), seat));
//!             let question = Question { game: &*game, view: &view, seat, legal: &legal };
//!             played.submit(seat, Uniform.choose(&question, &mut random)).expect("a legal action");
//!         }
//!     }
//! }
//! assert!(game.scores(played.state()).iter().any(|score| score.rank == Some(1)));
//!
//! // The record of it replays to the same position, with every draw checked against the seed.
//! let record = Record::parse(&Record::of(&played, true).to_text()).unwrap();
//! let again = record.verify::<Toy>(&Shelf::standard()).unwrap();
//! assert_eq!(again.state(), played.state());
//! ```

mod bot;
mod encoding;
mod exercise;
mod game;
pub mod guide;
mod knowledge;
pub mod learn;
mod matches;
mod message;
mod message_file;
mod pack;
mod pack_edit;
mod random;
mod reader;
mod record;
mod refusal;
mod seat;
mod setup;
mod tabletop;
mod toml_text;
mod trace;
mod view;
mod walk;
mod yardstick;

pub use bot::{Answer, Bot, Budget, Cancel, Clock, Limits, Line, Opinion, Planned, Question, Uniform, best};
pub use encoding::{Axis, Encoder, Encoding, Feature, FeatureAxis, Look, Observer, SEATS, entry};
#[cfg(feature = "rule-coverage")]
pub use exercise::note_exercised;
pub use exercise::take_exercised;
pub use game::{Census, Game, Mute, Parts, SeatKind, SeatScore, Sink, Step, Turn, utility_from_scores};
pub use guide::{BadGuide, Guide, GuideFiles, LEVELS, Level, Levels, Macros, Reply};
pub use knowledge::{reveals, reveals_to};
pub use learn::{Learnable, LearnedFile, Linear, Practice, Shape};
pub use matches::{Before, Events, Match, NoUndo, Refused, Replaced, Replacement, StepOf, Taken};
pub use message::{Argument, Joint, Language, Message, Saying};
pub use message_file::MessageFile;
#[cfg(any(target_family = "wasm", test))]
#[doc(hidden)]
pub use message_file::lean_messages;
pub use pack::{DataPack, PackProblem, PackProblems, PackText, PrintedValue, Provenance, Shelf};
pub use pack_edit::{PackEdit, edited_pack, in_toml};
pub use random::{BadSalt, BadSeed, Dice, Random, Salt, Seed, checksum, hex};
pub use reader::{Field, Fields, Reading, one_of};
pub use record::{
    BadRecord, HIDDEN_STEP, MAGIC, Record, RecordStep, USUAL_STEP, parse_step, position_checksum,
    read_replacement, step_text,
};
pub use refusal::{BadText, Reason, ReasonJson, Reasons, Refusal, Rule};
pub use seat::{Audience, BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{
    OptionSchema, OptionValue, SetupOption, describe_options, kind_of, read_options, values_of, write_options,
};
pub use tabletop::{
    Advice, BadQuery, BoardText, Chapter, Choices, Components, Corrections, Counted, Cue, Describe,
    EventText, Explained, Factor, GameInfo, Goal, Layout, Lesson, MatchProgress, Measure, Movement,
    NEXT_PART, Notation, Opponents, OptionTheme, POINTS, Placed, Preset, Progress, Quantity, QuantityGain,
    QueryInfo, ReadOuts, Records, RuleText, RuleUse, RulesMap, Scoring, Slots, Spot, Tabletop, Tally,
    TextCanvas, Together, TurningKind, TurningPoint, TypedField, TypedForm, TypedKind, Usual, Wording, face,
    family, make_up, match_progress, movement_message, movements, movements_between, rule_texts, seat_board,
    seat_of_board, setup_fits, touchable,
};
pub use toml_text::{TomlError, from_toml};
pub use trace::{FUNNEL_CAPACITY, Funnel, Silent, Trace, TraceStep, TraceStepJson, Tracer};
pub use view::{GameView, OpenView, Secrets};
pub use walk::{ActionList, for_each_step, outcome_at, perft, playout, random_outcome, random_step};
pub use yardstick::Yardstick;
