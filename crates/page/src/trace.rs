//! Why an automa moved: every check and every narrowing with its candidates and numbers.

use crate::viewed::sentence;
use maud::{Markup, html};
use solarium_core::{Trace, TraceStep, Viewer};
use solarium_picture::{Pointed, rule_link};
use solarium_table::games;
use solarium_words::Words;

/// The reasons of a decision, in order. Candidates point at the board by their names.
pub fn trace(words: &Words, game: &str, trace: &Trace) -> Markup {
    html! {
        ol.trace {
            @for step in &trace.0 { (one(words, game, step)) }
        }
    }
}

/// The way to the board as it was when the step was taken: there the candidates are where they were.
pub fn there(words: &Words, table: &str, step: usize, viewer: Viewer) -> Markup {
    let seat = match viewer {
        Viewer::Seat(seat) => format!("&seat={seat}"),
        Viewer::Spectator => String::new(),
    };
    html! {
        a.there href={ "/t/" (table) "/replay?step=" (step) (seat) } target="_blank" { (words.get("log-there")) }
    }
}

fn one(words: &Words, game: &str, step: &TraceStep) -> Markup {
    let kept = step.after.len();
    html! {
        li.reason.check[step.holds.is_some()] {
            span.what { (sentence(words, &step.what)) }
            " "
            (rule_link(game, step.rule))
            @match step.holds {
                Some(true) => { " " span.holds.yes { "✓ " (words.get("trace-yes")) } }
                Some(false) => { " " span.holds.no { "✗ " (words.get("trace-no")) } }
                None => {}
            }
            @if !step.before.is_empty() {
                span.narrowed { (words.fill("trace-narrowed", &[("kept", &kept), ("of", &step.before.len())])) }
                ul.candidates {
                    @for (n, name) in step.before.iter().enumerate() {
                        @let stays = step.after.contains(name);
                        @let value = step.values.get(n);
                        @let Pointed { at, text } = pointed(words, game, step, n);
                        li.candidate.kept[stays].dropped[!stays] data-points=(at) data-value=[value] {
                            span.mark aria-hidden="true" { (if stays { "●" } else { "○" }) }
                            (text)
                            @if let Some(value) = value { " " b { (value) } }
                            span.away { (words.get(if stays { "trace-kept" } else { "trace-dropped" })) }
                        }
                    }
                }
            }
        }
    }
}

/// A candidate before a step, as its game calls it.
fn pointed(words: &Words, game: &str, step: &TraceStep, candidate: usize) -> Pointed {
    match games().title(game) {
        Ok(title) => title.pointed(step, candidate, words),
        Err(_) => Pointed::by_name(step, candidate, words),
    }
}
