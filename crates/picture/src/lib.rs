//! View to SVG: one renderer for page, replay, terminal export and documentation. Pure; never sees a state.
//!
//! Every space and piece that can be touched carries the id that `Tabletop::touches` names, and an accessible
//! name. Seats are told apart by letter and shape, never by colour alone.

mod circadians;
mod photosynthesis;
mod pointed;
mod shared;
mod sol;
mod svg;

pub use pointed::{Pointed, pointed};
pub use shared::{css, rule_link, seat_badge, seat_shape, stand_in};
pub use svg::{Attributes, Svg, short};

use solarium_core::{Seat, Tabletop};
use solarium_words::Words;

/// For whom a scene is made, and in which words.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// The language.
    pub words: &'a Words,
    /// What to call each seat; as typed by people, so escape it. Seats beyond the list have their letter only.
    pub names: &'a [String],
    /// The seat that looks, if one does.
    pub you: Option<Seat>,
}

/// One part of what a page shows of a position: a board, or the panel of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Stable name: `board`, `seat-0`; the style sheet places it by this.
    pub id: String,
    /// What it is, for headings and screen readers.
    pub title: String,
    /// HTML or inline SVG, without style sheet, script or `style` attribute.
    pub html: String,
}

/// A game that can be drawn from a view.
pub trait Draw: Tabletop {
    /// The board as the viewer of `view` sees it, a complete SVG document.
    fn svg(&self, view: &Self::View, words: &Words) -> String;

    /// Everything a page shows of the position, part by part, in reading order. What can be touched carries
    /// `data-touch` with the id that `Tabletop::touches` names.
    fn scene(&self, view: &Self::View, stage: &Stage<'_>) -> Vec<Part>;

    /// The position in words, as HTML with headings and lists, where the plain text of the board is made for the eye;
    /// for somebody who only hears the page.
    fn told(&self, _view: &Self::View, _stage: &Stage<'_>) -> Option<String> {
        None
    }

    /// What an action would change for the one who thinks of it, as HTML: the positions before and after, both as
    /// that seat sees them. Asked only where the action reveals nothing.
    fn effect(&self, _before: &Self::View, _after: &Self::View, _stage: &Stage<'_>) -> Option<String> {
        None
    }

    /// What would be lost by an action, in words, if something would: a page asks before it goes on.
    fn caution(
        &self,
        _view: &Self::View,
        _seat: Seat,
        _action: Self::Action,
        _words: &Words,
    ) -> Option<String> {
        None
    }
}
