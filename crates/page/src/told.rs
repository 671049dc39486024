//! Short answers shown beside the board: what an action would do, and why something cannot be done.

use crate::sight::{phrase, with_rules};
use maud::{Markup, PreEscaped, html};
use solarium_picture::rule_link;
use solarium_table::{Preview, Refusal};
use solarium_words::Words;

/// What an action would do.
pub fn preview(words: &Words, game: &str, preview: &Preview) -> Markup {
    html! {
        @if !preview.events.is_empty() {
            ul.would {
                @for event in &preview.events { li { (with_rules(game, &phrase(words, event))) } }
            }
        }
        @if let Some(effect) = &preview.effect { div.effect { (PreEscaped(effect)) } }
        @if preview.reveals { p.reveals { (words.get("preview-reveals")) } }
        @if let Some(caution) = &preview.caution {
            p.caution { "⚠ " (words.fill("preview-loses", &[("what", caution)])) }
        }
    }
}

/// Why something cannot be touched, with the rule that says so.
pub fn why(words: &Words, game: &str, refusal: Option<&Refusal>) -> Markup {
    html! {
        @match refusal {
            None => { (words.get("why-nothing")) }
            Some(refusal) => {
                (with_rules(game, &phrase(words, &refusal.message)))
                @if let Some(rule) = &refusal.rule {
                    @if !refusal.message.contains(&**rule) { " " (rule_link(game, rule)) }
                }
            }
        }
    }
}

/// It is somebody else's turn.
pub fn not_you(words: &Words) -> Markup {
    html! { (words.get("why-not-you")) }
}
