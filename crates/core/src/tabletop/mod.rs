//! What a table needs beyond the rules, in small traits.
//!
//! A game must implement [`Describe`], [`Notation`] and [`Records`]. Every function of the others has a default with
//! which the game works everywhere: `impl Wording for MyGame {}`.

mod board_text;
mod choices;
mod describe;
mod event_text;
mod notation;
mod opponents;
mod progress;
mod read_outs;
mod records;
mod scoring;
mod wording;

pub use board_text::BoardText;
pub use choices::{Choices, Together, Usual};
pub use describe::{Chapter, Describe, GameInfo, OptionTheme, Preset, RuleText, rule_texts};
pub use event_text::{Cue, EventText, Tally};
pub use notation::Notation;
pub use opponents::{Explained, Opponents};
pub use progress::{MatchProgress, Measure, POINTS, Progress, TurningKind, TurningPoint, match_progress};
pub use read_outs::{BadQuery, QueryInfo, ReadOuts};
pub use records::Records;
pub use scoring::{Goal, Scoring};
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
    + ReadOuts
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
        + ReadOuts
{
}
