//! Circadians on a page: a planet at dawn, all boards at once, every base. Boards are HTML, the Planet and dice SVG.
//!
//! Whatever is shown comes from a view and from the game's read-outs of it, so nothing shows more than its viewer
//! may know.

mod base;
mod cards;
mod crews;
mod depository;
mod effect;
mod ghost;
mod icons;
mod locations;
mod negotiation;
mod outlook;
mod planet;
mod reasons;
mod sheet;
mod signs;
mod spot;
mod text_alternative;

use crate::{Appearance, Draw, Part, Pointed, Sign, Stage, seat_badge, stand_in};
use maud::{Markup, html};
use outlook::Outlook;
use solarium_circadians::pack::{Amount, Pack, Res};
use solarium_circadians::{Action, Circadians, NONE, Question, View, text_message};
use solarium_core::{Language, Seat, TraceStep, Turn, Viewer};
use solarium_words::Words;
use std::borrow::Cow;

impl Draw for Circadians {
    const APPEARANCE: Appearance = Appearance {
        css: concat!(
            include_str!("../shared.css"),
            include_str!("colours.css"),
            include_str!("planet.css"),
            include_str!("scene.css")
        ),
        mood: "--mood: light-dark(#70459b, #d3a6f2); --mood-ink: light-dark(#ffffff, #22093a); --mood-soft: light-dark(#efe3f4, #32244a); --mood-deep: #2a1c48;",
        art: Some(include_str!("art.svg")),
        tour: Some(include_str!("tour.toml")),
    };

    fn pointed(step: &TraceStep, candidate: usize, words: &Words) -> Pointed {
        let plain = Pointed::by_name(step, candidate, words);
        reasons::pointed(step, &plain.at, candidate, words).unwrap_or(plain)
    }

    fn svg(&self, view: &View, words: &Words) -> String {
        sheet::document(self, view, words)
    }

    fn board_svg(&self, view: &View, words: &Words) -> String {
        sheet::planet_document(self, view, words)
    }

    fn signs(words: &Words) -> Vec<Sign> {
        signs::signs(words)
    }

    fn scene(&self, view: &View, stage: &Stage<'_>) -> Vec<Part> {
        Scene::new(self, view, stage).parts()
    }

    fn text_alternative(&self, view: &View, stage: &Stage<'_>) -> Option<String> {
        Some(Scene::with(self, view, stage, Outlook::default()).text_alternative())
    }

    fn effect(&self, before: &View, after: &View, stage: &Stage<'_>) -> Option<String> {
        effect::effect(&Scene::new(self, before, stage), after)
    }

    fn caution(&self, view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
        effect::caution(self, view, seat, action, words)
    }
}

/// A position as one viewer sees it, about to be drawn.
struct Scene<'a> {
    game: &'a Circadians,
    pack: &'a Pack,
    view: &'a View,
    words: &'a Words,
    names: &'a [String],
    /// The human seat that looks.
    you: Option<Seat>,
    /// What that seat is asked.
    question: Option<Question>,
    outlook: Outlook,
    /// How many dice of a seat show a value: one alone keeps its identity when it moves.
    dice: [[u8; 7]; 5],
    /// What the AI's cards call the boards: `L`, `M2`; empty without an AI.
    codes: Vec<String>,
    /// Is it a picture that stands alone, with nothing to press?
    alone: bool,
}

/// A text of a pack in a language; as its author wrote it where no message says it.
fn said<'t>(words: &Words, text: &'t str) -> Cow<'t, str> {
    text_message(text).map_or(Cow::Borrowed(text), |message| words.say(&message).into())
}

impl<'a> Scene<'a> {
    fn new(game: &'a Circadians, view: &'a View, stage: &Stage<'a>) -> Scene<'a> {
        Scene::with(game, view, stage, Outlook::of(game, view, human(game, view)))
    }

    fn with(game: &'a Circadians, view: &'a View, stage: &Stage<'a>, outlook: Outlook) -> Scene<'a> {
        let you = human(game, view);
        Scene {
            game,
            pack: &game.pack,
            view,
            words: stage.words,
            names: stage.names,
            you,
            question: view.question(),
            outlook,
            dice: icons::census(game, view),
            codes: codes(game),
            alone: false,
        }
    }

    fn parts(&self) -> Vec<Part> {
        let words = self.words;
        let part =
            |id: &str, title: String, html: Markup| Part { id: id.into(), title, html: html.into_string() };
        let mut parts = vec![
            part("event", words.get("ci-part-event").into(), self.event()),
            part("nav", words.get("ci-part-nav").into(), self.navigation()),
        ];
        parts.extend(self.you.map(|seat| self.seat_part(seat)));
        parts.extend([
            part("planet", words.get("ci-planet").into(), self.planet()),
            part("negotiation", words.get("ci-negotiation").into(), self.negotiation()),
            part("depository", words.get("ci-depository-and-hq").into(), self.depository()),
            part("locations", words.get("ci-locations").into(), self.locations()),
        ]);
        // One human against the AI: both have their own panels, a table of two says nothing more.
        if self.game.humans() > 1 {
            parts.push(part("crews", words.get("ci-crews").into(), self.crews()));
        }
        if let Some(ai) = self.game.ai_seat() {
            parts.push(part("ai", self.name(ai), self.ai(ai)));
        }
        parts.extend(
            Seat::all(self.game.humans()).filter(|s| self.you != Some(*s)).map(|s| self.seat_part(s)),
        );
        parts
    }

    fn seat_part(&self, seat: Seat) -> Part {
        Part { id: format!("seat-{seat}"), title: self.name(seat), html: self.base(seat).into_string() }
    }

    /// What a seat is called.
    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => self.words.fill("ci-seat", &[("letter", &seat.letter())]),
        }
    }

    fn badge(&self, seat: Seat) -> Markup {
        seat_badge(seat)
    }

    /// A text of the pack in the reader's language.
    fn say<'t>(&self, text: &'t str) -> Cow<'t, str> {
        said(self.words, text)
    }

    /// Is this seat to decide?
    fn deciding(&self, seat: Seat) -> bool {
        matches!(self.game.whose_turn(self.view), Turn::Decide(seats) if seats.contains(seat))
    }

    /// Is the viewer asked to do this sort of thing?
    fn asked(&self, row: u8) -> bool {
        self.question.is_some_and(|q| q.row() == row)
    }

    fn laid_out(&self) -> bool {
        self.view.planet_side != NONE
    }

    /// CI-1.6: the mark where it belongs.
    fn marked(&self, reconstructed: bool) -> Markup {
        if reconstructed {
            stand_in(self.words)
        } else {
            html! {}
        }
    }

    /// The mark of a field of a board table.
    fn mark(&self, path: &str, field: &str) -> Markup {
        self.marked(!self.pack.mark(path, field).is_empty())
    }

    /// The number of the side in use in a list of sides.
    fn side(&self, list: &str) -> usize {
        let n = self.game.setup.n();
        self.pack.side_numbers(list).iter().position(|players| players.contains(&n)).unwrap_or(0) + 1
    }

    /// Places over a board where a decision of the AI is shown: one for each name its cards have for it.
    fn ai_marks(&self, letter: char) -> Markup {
        html! {
            @for code in self.codes.iter().filter(|code| code.starts_with(letter)) { i class="ci-mark" data-name=(code) aria-hidden="true" {} }
        }
    }

    fn resource(&self, res: Res) -> &str {
        match res {
            Res::W => self.words.get("ci-water"),
            Res::A => self.words.get("ci-algae"),
            Res::P => self.words.get("ci-power"),
            Res::G => self.words.get("ci-gems"),
        }
    }

    /// So much of a resource, in words.
    fn counted(&self, res: Res, n: u32) -> String {
        match res {
            Res::W => self.words.fill("ci-n-water", &[("n", &n)]),
            Res::A => self.words.fill("ci-n-algae", &[("n", &n)]),
            Res::P => self.words.fill("ci-n-power", &[("n", &n)]),
            Res::G => self.words.fill("ci-n-gems", &[("n", &n)]),
        }
    }

    /// `9 Algae, 2 Power`, or a word for nothing.
    fn amount_words(&self, amount: Amount) -> String {
        let mut parts: Vec<String> = Res::ALL
            .into_iter()
            .filter(|r| amount.get(*r) > 0)
            .map(|r| self.counted(r, u32::from(amount.get(r))))
            .collect();
        if amount.dice > 0 {
            parts.push(self.words.fill("ci-n-dice", &[("n", &amount.dice)]));
        }
        if amount.items > 0 {
            parts.push(self.words.fill("ci-n-items", &[("n", &amount.items)]));
        }
        if parts.is_empty() { self.words.get("ci-nothing").into() } else { parts.join(", ") }
    }
}

/// The human seat that looks, if one does.
fn human(game: &Circadians, view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) if seat.index() < game.humans() => Some(seat),
        _ => None,
    }
}

/// Every code of the scheme cards once, if the AI plays.
fn codes(game: &Circadians) -> Vec<String> {
    if game.ai_seat().is_none() {
        return Vec::new();
    }
    let mut codes: Vec<String> =
        game.pack.ai.schemes.iter().flat_map(|card| &card.options).map(|option| option.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}
