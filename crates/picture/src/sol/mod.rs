//! The dying star: five rings round the heart, gates on their barriers, stations and divers by shape and letter, ships on
//! the circle between the orbits; beside it the deck and its odds, the seats, and what could be done next.

mod about;
mod backdrop;
mod board;
mod deck;
mod forecast;
mod geometry;
mod ghost;
mod glyphs;
mod overlay;
mod pieces;
mod plans;
mod seats;
mod signs;
mod slots;
mod strip;

use crate::{Appearance, Draw, Part, Sign, Stage};
use maud::Markup;
use overlay::Reach;
use solarium_core::{Game, Language, Message, Seat, Turn, Viewer};
use solarium_sol::{Action, Board, Layer, Mode, Pattern, Phase, Sol, State, Station, View, patterns};
use solarium_words::Words;

/// A position as one looks at it: everything that is drawn is drawn from this.
struct Star<'a> {
    game: &'a Sol,
    board: &'a Board,
    state: &'a State,
    words: &'a Words,
    names: &'a [String],
    /// Who looks, if a seat does.
    you: Option<Seat>,
    /// The seat whose plans are shown: the one that looks, else the one whose turn it is.
    own: Seat,
    /// Its patterns, legal and blocked.
    patterns: Vec<Pattern>,
    /// What its divers can reach, while that matters.
    reach: Option<&'a Reach>,
    /// Spaces next to its ship, while it may launch.
    launch: u64,
    /// Is it a picture that stands alone, with nothing to press?
    alone: bool,
}

impl<'a> Star<'a> {
    /// For a picture that stands alone.
    fn alone(game: &'a Sol, view: &'a View, words: &'a Words) -> Star<'a> {
        let you = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Star { alone: true, ..Star::of(game, view, &Stage { words, names: &[], you }, None) }
    }

    fn of(game: &'a Sol, view: &'a View, stage: &Stage<'a>, reach: Option<&'a Reach>) -> Star<'a> {
        let state = &view.state;
        let own = own_seat(game, state, stage);
        let patterns = if before_the_opening(state) { Vec::new() } else { patterns(game, state, own) };
        let launch = match reach {
            Some(_) if state.seats[own].hold > 0 => game.board().at_eye(state.seats[own].eye),
            _ => 0,
        };
        Star {
            game,
            board: game.board(),
            state,
            words: stage.words,
            names: stage.names,
            you: stage.you,
            own,
            patterns,
            reach,
            launch,
            alone: false,
        }
    }

    /// What a seat is called; its letter if the seat is empty.
    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.trim().is_empty()) {
            Some(name) => name.clone(),
            None => self.words.fill("sol-seat", &[("letter", &seat.letter())]),
        }
    }

    /// The seat that is to act.
    fn acting(&self) -> Seat {
        acting(self.game, self.state)
    }

    /// In a picture that stands alone nothing can be touched.
    fn role(&self) -> &'static str {
        crate::shared::role(!self.alone)
    }

    /// Is the seat that looks asked now?
    fn asked(&self) -> bool {
        self.you.is_some_and(|seat| self.game.turn(self.state).includes(seat))
    }

    /// May the seat that looks do this now, and if not, why not?
    fn allows(&self, action: Action) -> Result<(), solarium_sol::Illegal> {
        self.game.check(self.state, self.own, action)
    }

    /// A message of the game in this language.
    fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// A thing and what is said about it: `Fuel: Up to three times in this Move`.
    fn named_text(&self, name: &str, text: &str) -> String {
        self.words.fill("sol-named-text", &[("name", &name), ("text", &text)])
    }

    fn layer_name(&self, layer: Layer) -> &str {
        self.words.get(match layer {
            Layer::Outer => "sol-layer-o",
            Layer::Inner => "sol-layer-i",
            Layer::Convective => "sol-layer-c",
            Layer::Radiative => "sol-layer-r",
            Layer::Core => "sol-layer-k",
        })
    }

    fn station_name(&self, kind: Station) -> &str {
        self.words.get(match kind {
            Station::Node => "sol-node",
            Station::Foundry => "sol-foundry",
            Station::Tower => "sol-tower",
        })
    }

    /// A rule of this game as a link.
    fn rule(&self, id: &str) -> Markup {
        crate::rule_link(Sol::ID, id)
    }
}

fn own_seat(game: &Sol, state: &State, stage: &Stage<'_>) -> Seat {
    stage.you.unwrap_or_else(|| acting(game, state))
}

/// The seat that is to act, else the one whose turn it is: while pieces are placed they differ.
fn acting(game: &Sol, state: &State) -> Seat {
    match game.turn(state) {
        Turn::Decide(seats) => seats.iter().next().unwrap_or(state.active),
        _ => state.active,
    }
}

impl Draw for Sol {
    const APPEARANCE: Appearance = Appearance {
        css: concat!(include_str!("../shared.css"), include_str!("drawing.css"), include_str!("scene.css")),
        mood: "--mood: light-dark(#b23a12, #ff9a5c); --mood-ink: light-dark(#ffffff, #2b0c02); --mood-soft: light-dark(#fbe6d6, #3b1d20); --mood-deep: #3c0f2f;",
        art: Some(include_str!("art.svg")),
        tour: Some(include_str!("tour.toml")),
    };

    fn svg(&self, view: &View, words: &Words) -> String {
        Star::alone(self, view, words).document()
    }

    fn board_svg(&self, view: &View, words: &Words) -> String {
        Star::alone(self, view, words).board_document()
    }

    fn signs(words: &Words) -> Vec<Sign> {
        signs::signs(words)
    }

    fn scene(&self, view: &View, stage: &Stage<'_>) -> Vec<Part> {
        let state = &view.state;
        let own = own_seat(self, state, stage);
        let reach = (overlay::shows_reach(state) && own == state.active).then(|| Reach::of(self, state, own));
        let star = Star::of(self, view, stage, reach.as_ref());
        let part = |id: &str, key: &str, html: Markup| Part {
            id: id.to_string(),
            title: stage.words.get(key).to_string(),
            html: html.into_string(),
        };
        let mut parts = vec![
            part("lens", "part-sol-lens", star.lens()),
            part("board", "part-sol-board", star.board()),
            part("own", "part-sol-own", star.own_panel()),
        ];
        let deck = || part("deck", "part-sol-deck", star.deck());
        let seats = || part("seats", "part-sol-seats", star.other_panels());
        // Of a full table what the others have is wanted more often than the odds.
        match self.players() {
            1 => parts.push(deck()),
            2 | 3 => parts.extend([deck(), seats()]),
            _ => parts.extend([seats(), deck()]),
        }
        if self.setup.mode != Mode::Versus || self.setup.survival {
            parts.push(part("goal", "part-sol-goal", star.goal()));
        }
        parts.push(part("plans", "part-sol-plans", star.plans()));
        parts.push(part("effects", "part-sol-effects", star.effects()));
        parts
    }

    fn effect(&self, before: &View, after: &View, stage: &Stage<'_>) -> Option<String> {
        forecast::effect(self, before, after, stage)
    }

    fn caution(&self, view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
        forecast::caution(self, view, seat, action, words)
    }
}

/// Are suits and effects still to be drawn?
fn before_the_opening(state: &State) -> bool {
    matches!(state.turn.phase, Phase::First | Phase::Eye | Phase::Suit | Phase::Effect)
}

/// A chance in words: whole percents, and never "0\u{a0}%" for what can happen.
fn percent(chance: f64) -> String {
    match chance {
        c if c <= 0.0 => "0\u{a0}%".to_string(),
        c if c < 0.005 => "<1\u{a0}%".to_string(),
        c if c >= 1.0 => "100\u{a0}%".to_string(),
        c if c > 0.995 => ">99\u{a0}%".to_string(),
        c => format!("{:.0}\u{a0}%", c * 100.0),
    }
}

/// Is the game over?
fn over(game: &Sol, state: &State) -> bool {
    game.turn(state) == Turn::Over
}
