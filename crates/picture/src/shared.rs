//! What the scenes of all games share: marks of seats, links to rules, the mark of a reconstructed value.

use maud::{Markup, html};
use solarium_core::Seat;
use solarium_words::Words;

/// A link to a rule on the rules page of a game.
///
/// ```
/// let link = solarium_picture::rule_link("sol", "SO-4.2").into_string();
/// assert_eq!(link, "<a class=\"rule\" href=\"/rules/sol#SO-4.2\">SO-4.2</a>");
/// ```
pub fn rule_link(game: &str, id: &str) -> Markup {
    html! { a class="rule" href={ "/rules/" (game) "#" (id) } { (id) } }
}

/// The mark of a value that is our stand-in for a printed one: a sign that all games share.
pub fn stand_in(words: &Words) -> Markup {
    html! { span class="stand-in" role="img" aria-label=(words.get("stand-in-value")) data-sign="stand-in" { "°" } }
}

/// What can be touched is a button for screen readers, everything else with a name a picture.
pub(crate) fn role(touchable: bool) -> &'static str {
    if touchable { "button" } else { "img" }
}

/// Does a drawing show the mark of a value that is our stand-in?
pub(crate) fn shows_stand_in(drawn: &Markup) -> bool {
    drawn.0.contains("class=\"stand-in\"")
}

/// A name that says of what it names that a value there is our stand-in: a screen reader does not read the mark.
pub(crate) fn with_stand_in_note(words: &Words, name: String, reconstructed: bool) -> String {
    if reconstructed { format!("{name}, {}", words.get("stand-in-spoken")) } else { name }
}

/// What a button holds: its full name for those who listen, the drawing for those who look. The name stands as text,
/// not as `aria-label`: a label that differs from the letters seen would mislead people who control the page by voice.
pub(crate) fn named(words: &Words, name: impl maud::Render, drawn: Markup) -> Markup {
    html! {
        span class="unseen" { (name) @if shows_stand_in(&drawn) { ", " (words.get("stand-in-spoken")) } }
        span class="hush" aria-hidden="true" { (drawn) }
    }
}

/// The same for something that is a button for some and a picture for others; pictures are named by `aria-label`.
pub(crate) fn called(words: &Words, touchable: bool, name: &str, drawn: Markup) -> Markup {
    html! { @if touchable { (named(words, name, drawn)) } @else { (drawn) } }
}

/// The outline of a seat's mark as SVG path data, centred on the origin, about 20 units across: circle, square,
/// triangle, diamond, hexagon. Colour alone never tells seats apart.
pub fn seat_shape(seat: Seat) -> &'static str {
    const SHAPES: [&str; 5] = [
        "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10z",
        "M-9-9H9V9H-9z",
        "M0-11.5L11.5 9H-11.5z",
        "M0-12L12 0L0 12L-12 0z",
        "M-5.5-10H5.5L11 0L5.5 10H-5.5L-11 0z",
    ];
    SHAPES[seat.index() % SHAPES.len()]
}

/// The mark of a seat: its shape in its colour with its letter, as a small inline picture.
pub fn seat_badge(seat: Seat) -> Markup {
    // The letter sits in the middle of the shape; a triangle's middle is lower.
    let y = if seat.index() == 2 { 7.4 } else { 4.8 };
    html! {
        svg class={ "seat-badge seat-" (seat.0) } viewBox="-13 -13 26 26" aria-hidden="true" focusable="false" {
            path d=(seat_shape(seat)) {}
            text y=(y) text-anchor="middle" { (seat.letter()) }
        }
    }
}
