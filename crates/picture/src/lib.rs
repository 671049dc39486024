//! View to SVG: one renderer for page, replay, terminal export and documentation. Pure; never sees a state.
//!
//! Every space and piece that can be touched carries the id that `Choices::touches` names, and an accessible
//! name. Seats differ in letter and shape, never by colour alone.

mod circadians;
mod photosynthesis;
mod plain;
mod shared;
mod sol;
mod svg;

pub use plain::{plain_scene, plain_svg};
pub use shared::{rule_link, seat_badge, seat_shape, stand_in};
pub use svg::{Attributes, Svg, short};

use solarium_core::{Rule, Seat, Tabletop, TraceStep};
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

/// A candidate of a decision, as a page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// The `data-name` of its place in the scene.
    pub at: String,
    /// What to call it.
    pub text: String,
}

impl Pointed {
    /// One of the candidates before a step, by its number, as its own name calls it.
    pub fn by_name(step: &TraceStep, candidate: usize, _: &Words) -> Pointed {
        let name = step.before.get(candidate).map_or("", String::as_str);
        Pointed { at: name.to_string(), text: name.to_string() }
    }
}

/// A pictogram or short word that stands in many places of a scene and is explained once. Whatever shows it carries
/// `data-sign` with its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    /// Unique among the signs of a game.
    pub id: &'static str,
    /// As it looks beside its explanation, HTML.
    pub drawn: String,
    /// What it means.
    pub text: String,
    /// The rule that tells more.
    pub rule: Rule,
}

/// What pages serve of a game beside its scenes.
#[derive(Clone, Copy, Debug)]
pub struct Appearance {
    /// The style sheet of its scenes.
    pub css: &'static str,
    /// The colours of its pages, as declarations of a style sheet; empty for those of the site.
    pub mood: &'static str,
    /// Its picture in lists, an SVG.
    pub art: Option<&'static str>,
    /// Its guided first game, in TOML.
    pub tour: Option<&'static str>,
}

impl Appearance {
    /// What a game looks like that has no picture of its own.
    pub const PLAIN: Appearance =
        Appearance { css: include_str!("shared.css"), mood: "", art: None, tour: None };
}

/// A game that can be drawn from a view. By default it is drawn as its board in text.
pub trait Draw: Tabletop {
    /// What pages serve of it beside its scenes.
    const APPEARANCE: Appearance = Appearance::PLAIN;

    /// The board as the viewer of `view` sees it, a complete SVG document.
    fn svg(&self, view: &Self::View, words: &Words) -> String {
        plain_svg(self, view, words)
    }

    /// The main board alone, a complete SVG document: for pages that teach, where panels would be too small to read.
    fn board_svg(&self, view: &Self::View, words: &Words) -> String {
        self.svg(view, words)
    }

    /// Everything a page shows of the position, part by part, in reading order. What can be touched carries
    /// `data-touch` with the id that `Choices::touches` names.
    fn scene(&self, view: &Self::View, stage: &Stage<'_>) -> Vec<Part> {
        plain_scene(self, view, stage)
    }

    /// Every sign that its scenes use, in the order in which a reader wants to learn them.
    fn signs(_words: &Words) -> Vec<Sign> {
        Vec::new()
    }

    /// One of the candidates before a step of an automa's decision, by its number.
    fn pointed(step: &TraceStep, candidate: usize, words: &Words) -> Pointed {
        Pointed::by_name(step, candidate, words)
    }

    /// The position in words, as HTML with headings and lists, where the plain text of the board is made for the eye;
    /// for screen readers.
    fn text_alternative(&self, _view: &Self::View, _stage: &Stage<'_>) -> Option<String> {
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
