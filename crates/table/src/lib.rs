//! Matches of any game behind one door: what the engine protocol, the terminal and the server share.
//!
//! * [`Library`]: the games on offer and their packs; makes matches.
//! * [`Session`]: a match of any game, spoken to in text and JSON. What a viewer sees of it is a [`Seen`].
//! * [`Table`]: a match with people around it; yields [`Entry`] lines, the journal it replays from.
//! * [`dense`]: the same games for programs that learn, in numbers.
//! * [`engine`]: the line protocol over any reader and writer.
//! * [`Refusal`]: every "no" in one shape, with a stable code.
//!
//! Absent by design: standard input and output, clocks, files.

mod audit;
mod auto;
mod bot_spec;
mod chance_source;
pub mod dense;
mod described;
pub mod engine;
#[cfg(not(target_family = "wasm"))]
mod hindsight;
mod hint;
mod instructions;
mod journal;
#[cfg(not(target_family = "wasm"))]
mod learn;
mod library;
mod logs;
#[cfg(not(target_family = "wasm"))]
mod playing;
mod preview;
mod refusal;
mod reply;
mod review;
mod rules;
mod seated;
mod seen;
#[cfg(not(target_family = "wasm"))]
mod series;
mod session;
#[cfg(not(target_family = "wasm"))]
mod sim;
mod table;
mod typed;

pub use audit::{AuditSheet, CountToSet};
pub use auto::{AutoPlan, MOST_STEPS};
pub use bot_spec::BotSpec;
pub use chance_source::ChanceSource;
pub use described::{described, option_meaning, preset_name, query_meaning, summary};
pub use engine::random_seed;
#[cfg(not(target_family = "wasm"))]
pub use hindsight::HindsightMatch;
pub use hint::{
    HINT_GRADES, Hint, HintJson, HintQuantityJson, HintRegion, HintRegionJson, HintStep, HintStepJson,
};
pub use instructions::{
    HandMovement, HandMovementJson, Instructions, InstructionsJson, LaidBoard, PlaceOnBoard,
};
pub use journal::{Entry, standing_steps, standing_steps_after};
#[cfg(not(target_family = "wasm"))]
pub use learn::{LEARN_RUN, LearnNews, LearnPlan, LearnStore, Learned, Standing};
pub use library::{Library, Title, english, game_of_rule, games, page_words, pseudo_words, words};
pub use logs::{log_json, read_log};
#[cfg(not(target_family = "wasm"))]
pub use playing::{Openings, RANDOM_DECISIONS, Thought};
pub use refusal::{Refusal, RefusalJson};
pub use reply::{Reply, UsualAnswer};
pub use review::{
    Cause, DecisionReview, Part, REVIEW_FORMAT, Review, ReviewJob, ReviewPlan, SeatReview, SegmentReview,
    USUAL_LEVEL, WORLDS, take_labelled,
};
pub use rules::find_rules;
pub use seated::{Picture, Seated};
pub use seen::Seen;
#[cfg(not(target_family = "wasm"))]
pub use series::{FactorValues, Name, PlayedGame, PlayedSeat, Series, Sitter, WHOLE_WIN};
pub use session::{
    AutomaticSteps, BotPlans, COMPOUND_SEPARATOR, DrawAhead, EventJson, EventLine, Explanation, LegalAction,
    Mover, NOTHING_HERE, Narration, Offer, OpinionLine, OutcomeLine, POSSIBLE, PositionText, Preview,
    Session, StepReport, StepSeen, Suggestion, TableWithBox, TurnJson,
};
#[cfg(not(target_family = "wasm"))]
pub use sim::{SeatReport, SimPlan, SimReport, Spread, Sums, wilson};
pub use solarium_words::{Lang, Words};
pub use table::{Change, FREE_LINES, FREE_LINES_PER_STEP, FREE_LINES_WITH_BOX, Table, TakeBack};
pub use typed::{OWN_PACK, check_pack_id};
