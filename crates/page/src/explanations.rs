//! Short answers shown beside the board: what an action would do, and why something cannot be done.

use crate::around::named;
use crate::viewed::{ViewedTable, capitalized, sentence, with_rules};
use maud::{Markup, PreEscaped, html};
use solarium_core::{Language, Turn};
use solarium_picture::rule_link;
use solarium_table::{DrawAhead, Hint, NOTHING_HERE, POSSIBLE, Preview, Refusal};
use solarium_words::Words;

/// What an action would do. `alone`: no other person plays, so that whatever it shows can be taken back.
pub fn preview(words: &Words, game: &str, preview: &Preview, alone: bool) -> Markup {
    html! {
        @if preview == &Preview::default() { p { (words.get("preview-nothing")) } }
        @if !preview.events.is_empty() {
            ul.would {
                @for event in &preview.events { li { (with_rules(game, &words.say(event))) } }
            }
        }
        @if let Some(effect) = &preview.effect { div.effect { (PreEscaped(effect)) } }
        @if let Some(draw) = &preview.draw { (drawn(words, game, draw)) }
        @if preview.reveals && alone { p { (words.get("preview-reveals-alone")) } }
        @else if preview.reveals { p.reveals { (words.get("preview-reveals")) } }
        @else if preview.lasts { p.reveals { (words.get("preview-lasts")) } }
        @if let Some(caution) = &preview.caution {
            p.caution { "⚠ " (words.fill("preview-loses", &[("what", caution)])) }
        }
    }
}

/// A hint in all its grades, each in an element of its own that the page shows one after the other. What a grade points
/// at on the board stands in `data-touches`, one thing on each line; the steps of a line have their own.
pub fn hint(words: &Words, game: &str, hint: &Hint) -> Markup {
    let said = |grade: u8| with_rules(game, &sentence(words, &hint.sentence(grade)));
    html! {
        div data-grade="1" { p { (said(1)) } }
        div data-grade="2" data-touches=(hint.region.touches.join("\n")) { p { (said(2)) } }
        div data-grade="3" data-touches=(hint.steps[0].touches.join("\n")) { p { (said(3)) } }
        div data-grade="4" data-touches=(hint.steps[0].touches.join("\n")) {
            p { (said(3)) }
            p { (words.get("hint-line-title")) }
            ol.hint-line {
                @for step in &hint.steps {
                    li data-step=(step.touches.join("\n")) {
                        @if step.turns_ahead > 0 { span.soft { (words.get("hint-line-later")) " " } }
                        (with_rules(game, &capitalized(words.say(&step.label))))
                    }
                }
            }
        }
    }
}

/// Longer lists of possible draws are summarised.
const MOST_OUTCOMES: usize = 8;

/// What chance decides next, with how likely each outcome is.
fn drawn(words: &Words, game: &str, draw: &DrawAhead) -> Markup {
    let all: u64 = draw.odds.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let alike = draw.odds.windows(2).all(|two| two[0].1 == two[1].1);
    html! {
        p.draw {
            span.icon aria-hidden="true" { "✱ " }
            (with_rules(game, &words.say(&draw.what)))
            @match draw.odds.len() {
                0 | 1 => {}
                n if alike && n > 2 => { " · " (words.fill("preview-odds-alike", &[("n", &n)])) }
                n if n > MOST_OUTCOMES => { " · " (words.fill("preview-odds-many", &[("n", &n)])) }
                _ => {}
            }
        }
        @if draw.odds.len() > 1 && draw.odds.len() <= MOST_OUTCOMES && (!alike || draw.odds.len() == 2) {
            ul.odds {
                @for (what, weight) in &draw.odds {
                    li {
                        (words.fill("preview-odds", &[
                            ("what", &words.say(what)),
                            ("n", weight), ("of", &all),
                            ("percent", &((u64::from(*weight) * 100 + all / 2) / all.max(1))),
                        ]))
                    }
                }
            }
        }
    }
}

/// Why something cannot be touched, with the rule that says so.
pub fn why(words: &Words, game: &str, refusal: &Refusal) -> Markup {
    let said = sentence(words, &refusal.message);
    html! {
        @match &*refusal.code {
            NOTHING_HERE => { (words.get("why-nothing")) " " }
            POSSIBLE => { (words.get("why-possible")) " " }
            _ => {}
        }
        (with_rules(game, &said))
        @if let Some(rule) = &refusal.rule {
            @if !said.contains(&**rule) { " " (rule_link(game, rule)) }
        }
    }
}

/// It is the turn of another seat, and which.
pub fn not_you(viewed: &ViewedTable<'_>) -> Markup {
    let words = viewed.words;
    match viewed.session().turn() {
        Turn::Over => html! { (words.get("prompt-over")) },
        Turn::Chance => html! { (words.get("why-not-you")) },
        Turn::Decide(seats) => html! {
            (words.get("why-not-you")) " "
            (words.fill("table-waits-for", &[("who", &named(viewed, seats.iter()))]))
        },
    }
}
