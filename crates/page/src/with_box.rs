//! What a page shows at a table with the box: what to do with the pieces, how to lay the table out, a line for a diary.

use crate::trace;
use crate::viewed::{ViewedTable, seat_mark};
use maud::{Markup, html};
use solarium_core::{Language, Seat, Turn};
use solarium_table::{ChanceSource, HandMovement, Instructions, Seen, games};
use solarium_words::Words;
use std::fmt::Write;

/// Do people draw and roll on a real table?
pub(crate) fn is_with_box(viewed: &ViewedTable<'_>) -> bool {
    viewed.session().chance_source() == ChanceSource::Table
}

/// What to do with the pieces since a person last did something: a list to be ticked off. The client lights the places
/// and reads aloud, if the reader wants it.
pub fn hands(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    let steps = if is_with_box(viewed) { viewed.seen.instructions(None) } else { Vec::new() };
    html! {
        @if !steps.is_empty() {
            div.hands {
                div.hands-head {
                    strong { (words.get("hands-title")) }
                    span.hands-tools {
                        label.hands-speak hidden { input type="checkbox" data-speak; " " (words.get("hands-speak")) }
                        button.small.primary type="button" data-do="hands-done" { (words.get("hands-all")) }
                    }
                }
                @for step in &steps { (hands_of(viewed, step)) }
            }
        }
    }
}

fn hands_of(viewed: &ViewedTable<'_>, step: &Instructions) -> Markup {
    let words = viewed.words;
    html! {
        div.hands-step {
            p.hands-by {
                @match step.seat {
                    Some(seat) => { (seat_mark(seat)) " " (viewed.name(seat)) }
                    None => (words.get("hands-chance")),
                }
            }
            ol {
                @for (n, line) in step.lines.iter().enumerate() {
                    li data-hand={ (step.step) "." (n) } data-places=(places(line)) {
                        label { input type="checkbox"; " " span { (words.say(&line.message)) } }
                    }
                }
            }
            @if let Some(reasons) = &step.trace {
                details.hands-why {
                    summary { (words.get("hands-why")) }
                    (trace::trace(words, viewed.session().game(), reasons))
                }
            }
        }
    }
}

/// Where to look, one place a line: the board, a space and the place.
fn places(line: &HandMovement) -> String {
    let places: Vec<String> = line.places.iter().map(|at| format!("{} {}", at.board, at.place)).collect();
    places.join("\n")
}

/// How to lay the table out: as it is when play begins, or as it stands.
pub fn set_up(words: &Words, seen: &dyn Seen, beginning: bool) -> Markup {
    let title = words.get(if beginning { "set-up-beginning" } else { "set-up-now" });
    html! {
        h3 { (title) }
        img.set-up-picture src=(picture_address(&seen.svg(words))) alt=(title);
        @for board in seen.layout() {
            h4 { (words.say(&board.name)) }
            ol.set-up {
                @for line in &board.lines { li { label { input type="checkbox"; " " (words.say(&line.message)) } } }
            }
        }
    }
}

/// A picture as an address: within the page its own styles would not be allowed.
fn picture_address(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml;charset=utf-8,");
    for byte in svg.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'(),:;=/ ".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

/// The play in one line, to copy into a diary; the client knows the date.
pub(crate) fn diary(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    if !is_with_box(viewed) || viewed.session().turn() != Turn::Over {
        return html! {};
    }
    let title = games().title(viewed.session().game()).map(|title| title.info().title).unwrap_or_default();
    let mut scores = viewed.session().scores();
    scores.sort_by_key(|score| (score.rank.unwrap_or(u8::MAX), score.seat));
    let result =
        |seat: Seat, total: i32| words.fill("diary-seat", &[("who", &viewed.name(seat)), ("points", &total)]);
    let results: Vec<String> = scores.iter().map(|score| result(score.seat, score.total)).collect();
    let line = format!("{title}: {}", results.join(", "));
    html! {
        p.diary {
            span data-diary=(line) { (line) }
            " "
            button.small type="button" data-do="diary" { (words.get("diary-copy")) }
        }
    }
}
