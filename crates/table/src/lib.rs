//! Matches of any game behind one door: what the engine protocol, the terminal and the server share.
//!
//! * [`Library`]: the games on offer and their packs; makes matches.
//! * [`Session`]: a match of any game, spoken to in text and JSON. What a viewer sees of it is a [`Seen`].
//! * [`Table`]: a match with people around it; yields [`Entry`] lines, the journal it replays from.
//! * [`engine`]: the line protocol over any reader and writer.
//! * [`Refusal`]: every "no" in one shape, with a stable code.
//!
//! Absent by design: standard input and output, clocks, files.

mod auto;
mod described;
pub mod engine;
mod journal;
mod ladder;
mod library;
mod logs;
mod preview;
mod refusal;
mod reply;
mod seated;
mod seen;
mod session;
mod sim;
mod table;

pub use auto::{AutoPlan, MOST_STEPS};
pub use described::{described, option_meaning, preset_name, summary};
pub use engine::random_seed;
pub use journal::{Entry, standing_steps, standing_steps_after};
pub use ladder::{LadderPlan, LadderReport, PairReport, Rung, ladder, ladder_games};
pub use library::{Library, Title, english, game_of_rule, games, page_words, pseudo_words, words};
pub use logs::{log_json, read_log};
pub use refusal::{Refusal, RefusalJson};
pub use reply::{Reply, UsualAnswer};
pub use seated::{Picture, Seated};
pub use seen::Seen;
pub use session::{
    COMPOUND_SEPARATOR, DrawAhead, EventJson, EventLine, Explanation, LegalAction, Mover, NOTHING_HERE,
    Narration, Offer, OpinionLine, OutcomeLine, POSSIBLE, PositionText, Preview, Session, StepReport,
    StepSeen, Suggestion, TurnJson,
};
pub use sim::{Openings, RANDOM_DECISIONS, SeatReport, SimPlan, SimReport, Spread, wilson};
pub use solarium_words::{Lang, Words};
pub use table::{Change, FREE_LINES, FREE_LINES_PER_STEP, Table, TakeBack};
