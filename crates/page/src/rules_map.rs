//! The rules map: every rule with where it comes from, its code, its tests, and how many games exercise it.
//!
//! A rule that no recorded game exercises is red and bears a sign and a word: nothing hangs on colour alone.

use crate::home::halves;
use crate::prose::{mark, wide};
use crate::{Frame, Page};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use solarium_core::{GameInfo, RuleText, RuleUse, RulesMap};
use solarium_picture::rule_link;
use solarium_words::Words;

/// What is shown of a game.
#[derive(Clone, Debug)]
pub struct Mapped {
    /// Which game.
    pub game: GameInfo,
    /// Its rules.
    pub rules: Vec<RuleText>,
    /// Its map.
    pub map: RulesMap,
}

/// The page of a game's map.
pub fn page(frame: &Frame, games: &[GameInfo], mapped: &Mapped) -> String {
    let words = frame.words;
    let title = title(words, mapped);
    let main = html! {
        div.rules-head {
            h1 { (title) }
            nav.row aria-label=(words.get("rules-games")) {
                @for other in games {
                    a.chip href={ "/rules/" (other.id) "/map" } aria-current=[(other.id == mapped.game.id).then_some("page")] {
                        (halves(other.title).0)
                    }
                }
            }
        }
        section.panel.rules-map { (body(words, mapped)) }
    };
    frame.document(Page { game: Some(mapped.game.id), main, ..Page::new("rules", &title) })
}

/// Maps of several games as a document of its own.
pub fn file(words: &Words, games: &[Mapped]) -> String {
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (words.get("rules-map")) }
                style { (PreEscaped(include_str!("rules_map_file.css"))) }
            }
            body {
                @for mapped in games {
                    h1 { (title(words, mapped)) }
                    (body(words, mapped))
                }
            }
        }
    }
    .into_string()
}

fn title(words: &Words, mapped: &Mapped) -> String {
    words.fill("rules-map-title", &[("game", &halves(mapped.game.title).0)])
}

fn body(words: &Words, mapped: &Mapped) -> Markup {
    let Mapped { game, rules, map } = mapped;
    let unused = map.rules.iter().filter(|rule| rule.unused()).count();
    let unknown = RuleUse::default();
    let table = html! {
        table {
            caption.unseen { (words.get("rules-map")) }
            thead {
                tr {
                    @for head in ["rules-map-rule", "rules-map-from", "rules-map-recorded", "rules-map-simulated", "rules-map-code", "rules-map-tests"] {
                        th scope="col" { (words.get(head)) }
                    }
                }
            }
            tbody {
                @for rule in rules {
                    @let used = map.of(&rule.id).unwrap_or(&unknown);
                    tr class=[used.unused().then_some("unused")] {
                        th scope="row" { (rule_link(game.id, &rule.id)) }
                        td { @if !rule.provenance.is_empty() { (mark(words, rule.provenance.trim_matches(['[', ']']))) } }
                        @if let Some(reason) = &used.reason {
                            td colspan="2" { "– " (words.get("rules-map-not-played")) " " span lang="en" { (reason) } }
                        } @else {
                            td { @if used.unused() { "✕ " (words.get("rules-map-never")) } @else { (used.recorded) } }
                            td { (used.simulated) }
                        }
                        td { (places(&used.code)) }
                        td { (places(&used.tests)) }
                    }
                }
            }
        }
    };
    html! {
        p {
            (words.fill("rules-map-lead", &[("recorded", &map.recorded_games), ("simulated", &map.simulated_games)]))
            " " strong { (words.fill("rules-map-unused", &[("n", &unused)])) }
        }
        (wide(words.get("rules-map"), &table))
    }
}

/// Files or tests, folded away where there are many.
fn places(list: &[String]) -> Markup {
    let items = html! { ul { @for place in list { li { code { (place) } } } } };
    match list.len() {
        0 => html! { "–" },
        1..=2 => items,
        n => html! { details { summary { (n) } (items) } },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_words::Lang;

    fn mapped() -> Mapped {
        let title = solarium_table::games().title("sol").expect("the game is there");
        let map = "games\t9\t3\nSO-1.1\t0\t2\tsrc/a.rs\ttests/b.rs::c\t\nSO-1.2\t4\t2\t\t\t\nSO-1.3\t0\t0\t\t\twritten form\n";
        let rules = title.rules().into_iter().take(3).collect();
        Mapped { game: title.info(), rules, map: RulesMap::parse(map) }
    }

    #[test]
    fn a_rule_that_no_game_exercises_bears_a_sign() {
        for lang in Lang::ALL {
            let words = solarium_table::page_words(lang);
            let text = file(words, &[mapped()]);
            assert_eq!(text.matches("<tr class=\"unused\">").count(), 1);
            assert_eq!(text.matches("<td>✕").count(), 1, "{text}");
            assert!(text.contains("written form") && text.contains("tests/b.rs::c"));
        }
    }
}
