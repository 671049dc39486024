//! Guided first games: a real table, a few real actions, and a word at each stop.
//!
//! A tour is data (`tour.toml` among the pictures of a game): set-up, seed and stops. With the seed everything that is drawn, and so everything
//! an automa does, is the same each time. The client shows the stops over the table; it knows the current stop by
//! what the log holds, so that undo and reload do no harm.

use crate::home::{art, halves, line};
use crate::{Frame, Page, assets, icon};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_core::{GameInfo, from_toml};
use solarium_table::games;
use solarium_words::Words;
use std::sync::LazyLock;

/// One stop of a tour.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// Key of what is said.
    pub text: String,
    /// The part of the page to point at, while there is only something to read.
    pub point: Option<String>,
    /// The action to take, in the game's notation; none: read on.
    pub action: Option<String>,
}

/// A guided first game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tour {
    /// Id of the game.
    pub game: String,
    /// Number of the seed.
    pub seed: u64,
    /// The set-up object as text.
    setup: String,
    /// What happens, in order.
    #[serde(rename = "stop")]
    pub stops: Vec<Stop>,
}

static TOURS: LazyLock<Vec<Tour>> = LazyLock::new(|| {
    let texts = games().titles().filter_map(|title| title.appearance().tour);
    texts.map(|text| from_toml(text).expect("tours are part of the program and tested")).collect()
});

/// The tour of a game.
pub fn tour(game: &str) -> Option<&'static Tour> {
    TOURS.iter().find(|tour| tour.game == game)
}

impl Tour {
    /// The set-up object.
    pub fn setup(&self) -> Value {
        serde_json::from_str(&self.setup).expect("tours are part of the program and tested")
    }
}

/// The page on which the tour begins.
pub fn page(frame: &Frame, info: &GameInfo, tour: &Tour) -> String {
    let words = frame.words;
    let title = words.fill("tour-of-game", &[("game", &halves(info.title).0)]);
    let main = html! {
        div.tour-start {
            div.art { (art(words, info.id)) }
            h1 { (title) }
            p { (line(words, info)) }
            p { (words.fill("tour-lead", &[("n", &tour.stops.len())])) }
            form method="post" action={ "/tour/" (info.id) } {
                button.main type="submit" { (icon("play")) (words.get("tour-begin")) }
            }
        }
    };
    frame.document(Page { game: Some(info.id), main, ..Page::new("tour", &title) })
}

/// What stands over the table while the tour goes on, empty until the client fills it.
pub fn guide(words: &Words, tour: &Tour, table: &str) -> Markup {
    let stops: Vec<Value> = tour
        .stops
        .iter()
        .map(|stop| json!({"text": words.get(&stop.text), "point": stop.point, "action": stop.action}))
        .collect();
    let data = json!({
        "table": table,
        "stops": stops,
        "words": {
            "next": words.get("tour-next"),
            "back": words.get("tour-back"),
            "end": words.get("tour-stop"),
            "astray": words.get("tour-astray"),
            "of": words.get("tour-of"),
        },
    });
    html! {
        aside.tour id="tour" data-tour=(data.to_string()) aria-label=(words.get("tour-title")) hidden {}
        script type="module" src=(assets::url("client/tour.js")) {}
    }
}
