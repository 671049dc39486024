//! Typing a card as it is printed: a form, and the picture of what was understood before it is entered.

use crate::table::section;
use crate::viewed::{ViewedTable, capitalized, with_rules};
use crate::{Frame, Page};
use maud::{Markup, html};
use solarium_core::{Language, Seat, TypedField, TypedKind};
use solarium_picture::Part;
use solarium_table::Refusal;
use solarium_words::Words;

/// What was understood of a card.
#[derive(Debug)]
pub struct Understood {
    /// The table with the card.
    pub scene: Vec<Part>,
    /// The card in words, and what it changes.
    pub lines: Vec<String>,
}

/// What was typed at the table, and what became of it.
#[derive(Debug)]
pub struct Keeping {
    /// How many cards.
    pub cards: usize,
    /// What the pack with them is called, unless its owner says otherwise.
    pub name: String,
    /// The pack in which they were kept just now.
    pub kept: Option<String>,
}

/// What the page is about.
#[derive(Debug)]
pub struct Typing<'a> {
    /// The seat whose person types.
    pub seat: Seat,
    /// Title of the game.
    pub title: &'a str,
    /// What is printed on the card.
    pub fields: &'a [TypedField],
    /// What was typed, by field.
    pub given: &'a [String],
    /// Did the card come earlier? Else it is drawn now.
    pub earlier: bool,
    /// What was understood, once all is typed.
    pub understood: Option<Result<Understood, Refusal>>,
    /// What was typed before.
    pub keeping: Keeping,
}

/// The whole page.
pub fn page(frame: &Frame, viewed: &ViewedTable<'_>, typing: &Typing<'_>) -> String {
    let (words, game) = (frame.words, viewed.session().game());
    let title = format!("{} · {}", words.get("typed-title"), typing.title);
    let style = format!("{game}.css");
    frame.document(Page {
        game: Some(game),
        styles: &["table.css", &style],
        slim: true,
        main: main(words, viewed, typing),
        ..Page::new("typed", &title)
    })
}

fn main(words: &Words, viewed: &ViewedTable<'_>, typing: &Typing<'_>) -> Markup {
    let game = viewed.session().game();
    let (table, back) = (format!("/t/{}", viewed.id), format!("/t/{}?seat={}", viewed.id, typing.seat.0));
    let scene = match &typing.understood {
        Some(Ok(understood)) => &understood.scene[..],
        _ => &[],
    };
    html! {
        div.table.typed data-game=(game) {
            div.board-area {
                div.scene id="scene" data-game=(game) {
                    @for part in scene { (section(part)) }
                }
            }
            section.side aria-label=(words.get("typed-title")) {
                h1 { (words.get("typed-title")) }
                @match &typing.understood {
                    Some(Ok(understood)) => (confirm(words, viewed, typing, understood)),
                    Some(Err(refusal)) => {
                        div.ask role="alert" { p { (with_rules(game, &words.say(&refusal.message))) } }
                    }
                    None if typing.fields.is_empty() => {}
                    None if typing.earlier => p.soft { (words.get("typed-text-earlier")) },
                    None => p.soft { (words.get("typed-text")) },
                }
                @if !typing.fields.is_empty() { form method="get" action={ (table) "/typed" } {
                    (hidden(typing))
                    (inputs(words, typing))
                    div.buttons {
                        button type="submit" { (words.get("typed-look")) }
                        a.button href=(back) { (words.get("audit-back")) }
                    }
                } }
                (keep(words, viewed, typing))
                @if typing.fields.is_empty() {
                    div.buttons { a.button href=(back) { (words.get("audit-back")) } }
                }
            }
        }
    }
}

/// What both forms of the page send along.
fn hidden(typing: &Typing<'_>) -> Markup {
    html! {
        input type="hidden" name="seat" value=(typing.seat.0);
        @if typing.earlier { input type="hidden" name="form" value="earlier"; }
    }
}

/// The fields one below the other; counts in a row stand beside each other, as they do on a card.
fn inputs(words: &Words, typing: &Typing<'_>) -> Markup {
    let all: Vec<(&TypedField, &String)> = typing.fields.iter().zip(typing.given).collect();
    let is_count = |field: &TypedField| matches!(field.kind, TypedKind::Count { .. });
    let labelled = |(field, given): &(&TypedField, &String)| {
        html! { label { (capitalized(words.say(&field.label))) br; (input(words, field, given)) } }
    };
    html! {
        @for row in all.chunk_by(|(one, _), (next, _)| is_count(one) && is_count(next)) {
            @match row {
                [alone] => p { (labelled(alone)) },
                counts => div.typed-counts { @for count in counts { (labelled(count)) } },
            }
        }
    }
}

fn input(words: &Words, field: &TypedField, given: &str) -> Markup {
    match &field.kind {
        TypedKind::Count { most } => html! {
            input type="number" name=(field.name) value=(given) min="0" max=(most) placeholder="0" inputmode="numeric";
        },
        TypedKind::Number { least, most } => html! {
            input type="number" name=(field.name) value=(given) min=(least) max=(most) required;
        },
        TypedKind::Letters => html! {
            input type="text" name=(field.name) value=(given) maxlength="20" autocapitalize="characters" autocomplete="off" required;
        },
        TypedKind::Text => html! {
            input type="text" name=(field.name) value=(given) maxlength="40" autocomplete="off";
        },
        TypedKind::Digits => html! {
            input type="text" name=(field.name) value=(given) maxlength="20" inputmode="numeric" autocomplete="off" required;
        },
        TypedKind::Choice(choices) => html! {
            select name=(field.name) {
                @for (value, name) in choices {
                    option value=(value) selected[value == given] { (words.say(name)) }
                }
            }
        },
    }
}

fn confirm(words: &Words, viewed: &ViewedTable<'_>, typing: &Typing<'_>, understood: &Understood) -> Markup {
    html! {
        p { (words.get("typed-understood")) }
        ul.typed-lines { @for line in &understood.lines { li { (capitalized(line.clone())) } } }
        form method="post" action={ "/t/" (viewed.id) "/typed" } {
            (hidden(typing))
            input type="hidden" name="version" value=(viewed.table.version());
            @for (field, given) in typing.fields.iter().zip(typing.given) {
                input type="hidden" name=(field.name) value=(given);
            }
            div.buttons { button.primary type="submit" { (words.get("typed-enter")) } }
        }
    }
}

/// The cards that were typed at the table, as a pack of its owner's for the next one.
fn keep(words: &Words, viewed: &ViewedTable<'_>, typing: &Typing<'_>) -> Markup {
    let keeping = &typing.keeping;
    if keeping.cards == 0 {
        return html! {};
    }
    html! {
        section.typed-keep {
            h2 { (words.get("typed-keep-title")) }
            @if let Some(kept) = &keeping.kept {
                div.ask role="status" {
                    p { (words.fill("typed-kept", &[("id", kept)])) }
                    a.button href={ "/new/" (viewed.session().game()) "?pack=" (kept) } { (words.get("typed-kept-new")) }
                }
            }
            p.soft { (words.fill("typed-keep-text", &[("n", &keeping.cards)])) }
            form method="post" action={ "/t/" (viewed.id) "/typed/keep" } {
                input type="hidden" name="seat" value=(typing.seat.0);
                p { label {
                    (words.get("typed-keep-name")) br;
                    input type="text" name="name" value=(keeping.name) maxlength="40" pattern="[A-Za-z0-9_.\\-]+" autocomplete="off" required;
                } }
                div.buttons { button type="submit" { (words.get("typed-keep")) } }
            }
        }
    }
}
