//! The forest: earth and leaves, four kinds of trees that differ in outline and letter, the sun at its corner and the
//! shadows it throws.

mod about;
mod board;
mod cynthia;
mod effect;
mod forecast;
mod ground;
mod panels;
mod poster;
mod signs;
mod species;
mod table_top;

use crate::{Appearance, Draw, Part, Sign, Stage};
use maud::{Markup, Render};
use solarium_core::{Describe, Language, Message, Seat};
use solarium_photosynthesis::{Action, Cell, Photosynthesis, Piece, Rules, Size, State, View, direction};
use solarium_words::Words;

/// Everything a part is drawn from.
#[derive(Clone, Copy)]
struct Look<'a> {
    rules: &'a Rules,
    state: &'a State,
    words: &'a Words,
    names: &'a [String],
    you: Option<Seat>,
    /// A picture that stands alone: nothing in it can be touched.
    alone: bool,
}

impl Draw for Photosynthesis {
    const APPEARANCE: Appearance = Appearance {
        css: concat!(include_str!("../shared.css"), include_str!("drawing.css"), include_str!("scene.css")),
        mood: "--mood: light-dark(#2c6e3f, #8fd07f); --mood-ink: light-dark(#ffffff, #0b2013); --mood-soft: light-dark(#e3efdc, #1c3326); --mood-deep: #12402f; --seat-0: #e8b923; --seat-0-ink: #241a00; --seat-1: #2d6fb3; --seat-1-ink: #ffffff; --seat-2: #2f8140; --seat-2-ink: #ffffff; --seat-3: #e2742a; --seat-3-ink: #1f0d00;",
        art: Some(include_str!("art.svg")),
        tour: Some(include_str!("tour.toml")),
    };

    fn svg(&self, view: &View, words: &Words) -> String {
        poster::poster(&Look::alone(view, words)).into_string()
    }

    fn board_svg(&self, view: &View, words: &Words) -> String {
        poster::board_alone(&Look::alone(view, words)).into_string()
    }

    fn signs(words: &Words) -> Vec<Sign> {
        signs::signs(words)
    }

    fn scene(&self, view: &View, stage: &Stage<'_>) -> Vec<Part> {
        let look = Look::new(view, stage);
        let part = |id: &str, title: &str, html: Markup| Part {
            id: id.into(),
            title: title.into(),
            html: html.into_string(),
        };
        let words = stage.words;
        let mut parts = vec![
            part("track", words.get("part-ph-track"), table_top::track(&look)),
            part("board", words.get("part-ph-board"), board::board(&look)),
        ];
        if let Some(seat) = stage.you {
            parts.push(part("you", words.get("part-ph-you"), panels::own(&look, seat)));
        }
        parts.push(part("piles", words.get("part-ph-piles"), table_top::piles(&look)));
        // PH-3.7: after the last round nothing more is lit.
        if view.position.round() < view.rules.last_round() {
            parts.push(part("forecast", words.get("part-ph-forecast"), forecast::forecast(&look)));
        }
        parts.push(part("others", words.get("part-ph-others"), panels::others(&look)));
        parts.push(part("about", words.get("part-ph-about"), about::about(&look, &self.notices())));
        parts
    }

    fn effect(&self, before: &View, after: &View, stage: &Stage<'_>) -> Option<String> {
        effect::effect(&Look::new(before, stage), &Look::new(after, stage)).map(Markup::into_string)
    }

    fn caution(&self, view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
        let look = Look {
            rules: &view.rules,
            state: &view.position,
            words,
            names: &[],
            you: Some(seat),
            alone: false,
        };
        effect::caution(&look, seat, action)
    }
}

impl<'a> Look<'a> {
    /// For a picture that stands alone.
    fn alone(view: &'a View, words: &'a Words) -> Look<'a> {
        let stage = Stage { words, names: &[], you: None };
        Look { alone: true, ..Look::new(view, &stage) }
    }

    fn new(view: &'a View, stage: &Stage<'a>) -> Look<'a> {
        Look {
            rules: &view.rules,
            state: &view.position,
            words: stage.words,
            names: stage.names,
            you: stage.you,
            alone: false,
        }
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.rules.seats())
    }

    /// What people call the seat: the name typed, or what sits there.
    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ if self.rules.is_cynthia(seat) => "Cynthia".into(),
            _ => self.words.fill("ph-seat", &[("letter", &seat.letter())]),
        }
    }

    fn size(&self, size: Size) -> String {
        self.words.say(&size.message())
    }

    /// A piece with its owner: `medium tree of A`.
    fn piece(&self, piece: Piece) -> String {
        self.words.say(&Message::new("ph-piece-of").with("piece", piece.size).with("letter", piece.seat))
    }

    /// A position of the sun: `2 (south-east)`.
    fn sun(&self, sun: u8) -> String {
        format!("{sun} ({})", self.words.say(&direction(sun)))
    }

    /// Where the sun will stand some rounds from now; before the first round it stands at 0 already.
    fn sun_ahead(&self, rounds: u8) -> u8 {
        (self.state.round() + rounds - 1) % 6
    }

    /// Trees that shade what is on a cell, in words: `c4 (B), b4 (A)`.
    fn shaders(&self, cell: Cell, sun: u8) -> String {
        let forest = self.state.forest();
        let mut list = String::new();
        for shader in forest.shaders(cell, sun) {
            let letter = forest.piece(shader).map_or(' ', |piece| piece.seat.letter());
            if !list.is_empty() {
                list.push_str(", ");
            }
            list.push_str(&format!("{shader} ({letter})"));
        }
        list
    }

    fn title(&self) -> String {
        if self.rules.is_over(self.state) {
            return self.words.fill("ph-over", &[("round", &self.state.round())]);
        }
        if self.state.round() == 0 {
            return self.words.get("ph-placing").to_string();
        }
        self.words.fill(
            "ph-round-of",
            &[
                ("round", &self.state.round()),
                ("last", &self.rules.last_round()),
                ("revolution", &self.state.revolution()),
                ("sun", &self.sun(self.state.sun())),
            ],
        )
    }
}

/// A number of a drawing: one decimal at most.
#[derive(Clone, Copy)]
struct N(f64);

impl Render for N {
    fn render_to(&self, out: &mut String) {
        use std::fmt::Write;
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let _ = if rest == 0 { write!(out, "{sign}{whole}") } else { write!(out, "{sign}{whole}.{rest}") };
    }
}
