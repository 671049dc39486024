//! The first page: three games, and everything that can be done from there.

use crate::{Frame, Page};
use maud::html;
use solarium_core::GameInfo;

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Home {
    /// The games on offer.
    pub games: Vec<GameInfo>,
}

/// The first page.
pub fn page(frame: &Frame, home: &Home) -> String {
    let words = frame.words;
    let main = html! {
        h1 { "Solarium" }
        @for game in &home.games {
            article.card data-game=(game.id) {
                h2 { (game.title) }
                p { (words.fill("players-range", &[("min", &game.seats_min), ("max", &game.seats_max)])) }
                a.button href={ "/new/" (game.id) } { (words.get("home-new-table")) }
            }
        }
    };
    frame.document(Page { main, ..Page::new("home", words.get("home-title")) })
}
