//! Every printed value with where it comes from; those we had to reconstruct first.

use crate::home::halves;
use crate::prose::{PROVENANCES, mark, wide};
use crate::{Frame, Page};
use maud::{Markup, html};
use solarium_core::{GameInfo, Language, Message, PrintedValue};
use solarium_picture::rule_link;
use solarium_words::Words;

/// The printed values of a game.
#[derive(Clone, Debug)]
pub struct Printed {
    /// Which game.
    pub game: GameInfo,
    /// One by one.
    pub values: Vec<PrintedValue>,
    /// The pack as text, shown where its values are not listed one by one.
    pub pack: String,
}

/// The page of all reconstructed values.
pub fn page(frame: &Frame, games: &[Printed]) -> String {
    let words = frame.words;
    let title = words.get("stand-ins-title");
    let main = html! {
        div.rules-head {
            h1 { (title) }
            p { (words.get("stand-ins-lead")) }
            p.soft { (words.get("stand-ins-own")) }
        }
        @for Printed { game, values, pack } in games {
            section.panel.stand-ins data-game=(game.id) aria-labelledby={ "of-" (game.id) } {
                h2 id={ "of-" (game.id) } { (halves(game.title).0) }
                (counts(words, values))
                @let ours = groups(values.iter().filter(|value| value.provenance == "reconstructed"));
                @if values.is_empty() {
                    (wide(words.get("prose-listing"), &html! { pre lang="en" { (pack) } }))
                } @else if ours.is_empty() {
                    p.soft { (words.get("stand-ins-none")) }
                }
                @for (group, values) in ours {
                    details {
                        summary {
                            strong { (words.say(group)) } " "
                            span.chip { (values.len()) }
                        }
                        (table(words, game.id, &words.say(group), &values))
                    }
                }
                @if !values.is_empty() {
                    details {
                        summary { (words.get("stand-ins-known")) }
                        @for (group, values) in groups(values.iter().filter(|value| value.provenance != "reconstructed")) {
                            h3 { (words.say(group)) }
                            (table(words, game.id, &words.say(group), &values))
                        }
                    }
                }
            }
        }
    };
    frame.document(Page { main, ..Page::new("stand-ins", title) })
}

fn counts(words: &Words, values: &[PrintedValue]) -> Markup {
    let count = |kind: &str| values.iter().filter(|value| value.provenance == kind).count();
    html! {
        ul.counts {
            @for kind in PROVENANCES {
                @if count(kind) > 0 { li { strong { (count(kind)) } " " (mark(words, kind)) } }
            }
        }
    }
}

fn groups<'a>(values: impl Iterator<Item = &'a PrintedValue>) -> Vec<(&'a Message, Vec<&'a PrintedValue>)> {
    let mut groups: Vec<(&Message, Vec<&PrintedValue>)> = Vec::new();
    for value in values {
        match groups.iter_mut().find(|(group, _)| **group == value.group) {
            Some((_, values)) => values.push(value),
            None => groups.push((&value.group, vec![value])),
        }
    }
    groups
}

fn table(words: &Words, game: &str, group: &str, values: &[&PrintedValue]) -> Markup {
    let table = html! {
        table {
            thead {
                tr {
                    th scope="col" { (words.get("stand-ins-what")) }
                    th scope="col" { (words.get("stand-ins-value")) }
                    th scope="col" { (words.get("stand-ins-from")) }
                    th scope="col" { (words.get("stand-ins-rule")) }
                }
            }
            tbody {
                @for value in values {
                    tr {
                        th scope="row" { (words.say(&value.name)) }
                        td { (words.say(&value.value)) }
                        td { (mark(words, &value.provenance)) }
                        td { (rule_link(game, value.rule)) }
                    }
                }
            }
        }
    };
    wide(group, &table)
}
