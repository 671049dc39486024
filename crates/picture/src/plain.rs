//! A picture of any game: its board in text. For games without a picture of their own.

use crate::{Part, Stage, Svg};
use maud::html;
use solarium_core::Tabletop;
use solarium_words::Words;

const LINE: f64 = 18.0;
const LETTER: f64 = 8.4;
const EDGE: f64 = 16.0;

/// The board text as a picture, letter by letter.
pub fn plain_svg<G: Tabletop>(game: &G, view: &G::View, words: &Words) -> String {
    let board = game.board_text(view, words, false);
    let lines: Vec<&str> = board.lines().collect();
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut svg = Svg::new(
        2.0 * EDGE + LETTER * widest as f64,
        2.0 * EDGE + LINE * lines.len() as f64,
        &format!("{}, the board in text", G::info().title),
    );
    svg.style("text{font:14px ui-monospace,monospace;white-space:pre;fill:currentColor}");
    for (i, line) in lines.iter().enumerate() {
        svg.text(EDGE, EDGE + LINE * (i as f64 + 0.75), "line", line);
    }
    svg.finish()
}

/// The board text on a page; the page itself offers every action as a button.
pub fn plain_scene<G: Tabletop>(game: &G, view: &G::View, stage: &Stage<'_>) -> Vec<Part> {
    let text = game.board_text(view, stage.words, false);
    let html = html! { pre tabindex="0" { (text) } }.into_string();
    vec![Part { id: "board".into(), title: stage.words.get("table-text").into(), html }]
}
