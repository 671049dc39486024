//! What a table needs beyond the rules, in small traits.
//!
//! A game must implement [`Describe`], [`Notation`] and [`Records`]. Every function of the others has a default with
//! which the game works everywhere: `impl Wording for MyGame {}`.

mod advice;
mod board_text;
mod choices;
mod components;
mod corrections;
mod describe;
mod event_text;
mod movements;
mod notation;
mod opponents;
mod progress;
mod read_outs;
mod records;
mod rules_map;
mod scoring;
mod screen_text;
mod wording;

pub use advice::{Advice, Quantity, QuantityGain};
pub use board_text::BoardText;
pub use choices::{Choices, Together, Usual};
pub use components::{Components, Counted, Layout, Placed, face, family, seat_board, seat_of_board};
pub use corrections::{Corrections, Slots, TypedField, TypedForm, TypedKind, make_up};
pub use describe::{Chapter, Describe, GameInfo, OptionTheme, Preset, RuleText, rule_texts};
pub use event_text::{Cue, EventText, Tally};
pub use movements::{Movement, Spot, movement_message, movements, movements_between};
pub use notation::Notation;
pub use opponents::{Explained, Opponents};
pub use progress::{MatchProgress, Measure, POINTS, Progress, TurningKind, TurningPoint, match_progress};
pub use read_outs::{BadQuery, QueryInfo, ReadOuts};
pub use records::{Records, setup_fits};
pub use rules_map::{RuleUse, RulesMap};
pub use scoring::{Factor, Goal, Scoring};
pub use screen_text::{NEXT_PART, TextCanvas, touchable};
pub use wording::{Lesson, Wording};

/// A game that can be put on a table: everything is text or JSON here, everything about a position goes
/// through a view. Implemented for every game that has all of the traits.
pub trait Tabletop:
    Describe
    + Notation
    + Records
    + Wording
    + Choices
    + EventText
    + BoardText
    + Scoring
    + Progress
    + Opponents
    + Advice
    + ReadOuts
    + Components
    + Corrections
{
}

impl<G> Tabletop for G where
    G: Describe
        + Notation
        + Records
        + Wording
        + Choices
        + EventText
        + BoardText
        + Scoring
        + Progress
        + Opponents
        + Advice
        + ReadOuts
        + Components
        + Corrections
{
}
