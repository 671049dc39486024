//! What helps a person who does not know the rules: the goal, always in view, and a card at each new kind of decision.

use crate::viewed::{ViewedTable, sentence, with_rules};
use maud::{Markup, html};
use solarium_core::Turn;
use solarium_picture::rule_link;

/// The goal of the table in one line; nothing once the game is over.
pub(crate) fn aim(viewed: &ViewedTable<'_>) -> Markup {
    let (words, game) = (viewed.words, viewed.session().game());
    let goals = match viewed.session().turn() {
        Turn::Over => Vec::new(),
        _ => viewed.seen.goal_line(),
    };
    let said: Vec<String> = goals.iter().map(|goal| sentence(words, goal)).collect();
    html! {
        @if !said.is_empty() {
            // Where there is little room the line is cut, and tells the rest on touch.
            p.aim tabindex="0" data-tip=(said.join(". ")) {
                @for (n, goal) in said.iter().enumerate() {
                    @if n > 0 { span.apart aria-hidden="true" { " · " } }
                    span { (with_rules(game, goal)) span.away { ". " } }
                }
            }
        }
    }
}

/// Every lesson that fits the decision. The client shows the first one that its reader has not read.
pub(crate) fn lessons(viewed: &ViewedTable<'_>) -> Markup {
    let (words, game) = (viewed.words, viewed.session().game());
    let lessons = match viewed.deciding() {
        Some(_) => viewed.seen.lessons(),
        None => Vec::new(),
    };
    html! {
        @for lesson in lessons {
            details.lesson hidden data-lesson=(lesson.kind) data-points=(lesson.points_at) {
                summary { (words.get("lesson-title")) }
                p { (sentence(words, &lesson.text)) " " (rule_link(game, lesson.rule)) }
                div.buttons {
                    button.small type="button" data-do="lesson-read" { (words.get("lesson-read")) }
                    button.small type="button" data-do="lessons-off" { (words.get("lessons-off")) }
                }
            }
        }
    }
}
