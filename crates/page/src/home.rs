//! The first page: three games, and everything that can be done from there.

use crate::lists::{self, TableLine};
use crate::solo::solos;
use crate::tour::tour;
use crate::{BackEnd, Frame, Page, assets, icon};
use maud::{Markup, html};
use solarium_core::GameInfo;
use solarium_table::summary;
use solarium_words::Words;

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Home {
    /// The games on offer.
    pub games: Vec<GameInfo>,
    /// Tables of the one who looks, the newest first.
    pub mine: Vec<TableLine>,
    /// Open tables.
    pub open: Vec<TableLine>,
}

/// The first page.
pub fn page(frame: &Frame, home: &Home) -> String {
    let words = frame.words;
    let main = html! {
        div.hero {
            h1 { (words.get("home-title")) }
            p { (words.get("home-lead")) }
        }
        ul.games {
            @for game in &home.games {
                li.game-card data-game=(game.id) { (card(words, game)) }
            }
        }
        div.below {
            section.panel aria-labelledby="mine" {
                h2 id="mine" { (icon("chair")) (words.get("nav-my")) }
                (lists::tables(words, &home.mine, words.get("home-none-mine")))
                @if !home.mine.is_empty() {
                    a href="/my" { (words.get("home-all-mine")) }
                }
            }
            section.panel aria-labelledby="open" {
                h2 id="open" { (icon("door")) (words.get("home-open")) }
                (lists::tables(words, &home.open, words.get("home-none-open")))
            }
            @if frame.back_end == (BackEnd::Server { offers_web: true }) {
                section.panel aria-labelledby="device" {
                    h2 id="device" { (icon("device")) (words.get("home-device")) }
                    p { (words.get("home-device-text")) }
                    a.button href="/device" { (words.get("home-device-go")) }
                }
            }
            section.panel aria-labelledby="replay" {
                h2 id="replay" { (icon("replay")) (words.get("nav-records")) }
                p { (words.get("home-replay")) }
                a.button href="/records" { (words.get("home-replay-go")) }
            }
            section.panel aria-labelledby="rules" {
                h2 id="rules" { (icon("book")) (words.get("home-rules")) }
                p { (words.get("home-rules-text")) }
                div.row {
                    @for game in &home.games {
                        a.button href={ "/rules/" (game.id) } { (halves(game.title).0) }
                    }
                }
            }
        }
        ul.special {
            @for key in ["special-proof", "special-why", "special-undo", "special-fair"] {
                li {
                    strong { (words.get(key)) }
                    (words.get(match key {
                        "special-proof" => "special-proof-text",
                        "special-why" => "special-why-text",
                        "special-undo" => "special-undo-text",
                        _ => "special-fair-text",
                    }))
                }
            }
        }
    };
    frame.document(Page { main, ..Page::new("home", words.get("home-title")) })
}

/// A title and what stands after its colon.
pub(crate) fn halves(title: &str) -> (&str, &str) {
    title.split_once(": ").unwrap_or((title, ""))
}

/// The picture of a game, ours.
pub(crate) fn art(words: &Words, game: &str) -> Markup {
    let name = format!("art/{game}.svg");
    html! {
        @if assets::find(&name).is_some() {
            img src=(assets::url(&name)) alt=(words.get(&format!("game-{game}-art"))) width="800" height="500";
        }
    }
}

/// One line about a game, in the words of its message files.
pub(crate) fn line(words: &Words, game: &GameInfo) -> String {
    let line = words.own(&format!("game-{}-line", game.id));
    line.map_or_else(|| summary(game, words), str::to_string)
}

/// Players and length of a game.
pub(crate) fn facts(words: &Words, game: &GameInfo) -> Markup {
    html! {
        ul.facts {
            li {
                (icon("people"))
                (words.fill("players-range", &[("min", &1), ("max", &game.seats_max)]))
            }
            li {
                (icon("clock"))
                (words.fill("minutes-range", &[("min", &game.minutes[0]), ("max", &game.minutes[1])]))
            }
        }
    }
}

fn card(words: &Words, game: &GameInfo) -> Markup {
    let (title, rest) = halves(game.title);
    let picture = art(words, game.id);
    html! {
        // A link needs something to be known by.
        @if picture.0.is_empty() { div.art {} }
        @else { a.art href={ "/new/" (game.id) } tabindex="-1" { (picture) } }
        div.inside {
            h2 {
                (title)
                small { @if rest.is_empty() { (words.own(&format!("game-{}-rest", game.id)).unwrap_or_default()) } @else { (rest) } }
            }
            p { (line(words, game)) }
            (facts(words, game))
            form.play method="post" action={ "/play/" (game.id) } {
                select name="solo" aria-label=(words.fill("home-opponent", &[("game", &title)])) {
                    @for solo in solos(game) {
                        option value=(solo.id) { (solo.name(words)) }
                    }
                }
                button.main type="submit" { (icon("play")) (words.get("home-play")) }
            }
            div.card-links {
                a href={ "/new/" (game.id) } { (words.get("home-new-table")) }
                @if tour(game.id).is_some() {
                    a href={ "/tour/" (game.id) } { (words.get("home-tour")) }
                }
                a href={ "/learn/" (game.id) } { (words.get("home-learn")) }
                a href={ "/rules/" (game.id) } { (words.get("home-rules")) }
            }
        }
    }
}
