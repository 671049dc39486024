//! The rules of a game: every rule with its number and where it comes from, to be searched.

use crate::home::halves;
use crate::prose::{PROVENANCES, mark, prose};
use crate::{Frame, Page, icon};
use maud::html;
use solarium_core::{GameInfo, RuleText, RulesMap};

/// The rules page. `query` keeps the rules that hold each of its words.
pub fn page(frame: &Frame, games: &[GameInfo], game: &GameInfo, rules: &[RuleText], query: &str) -> String {
    let words = frame.words;
    let title = words.fill("rules-title", &[("game", &halves(game.title).0)]);
    let wanted: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let fits = |rule: &RuleText| {
        let text = format!("{} {}", rule.id, rule.text).to_lowercase();
        wanted.iter().all(|word| text.contains(word))
    };
    let kept: Vec<&RuleText> = rules.iter().filter(|rule| fits(rule)).collect();
    let mut chapters: Vec<(&str, Vec<&RuleText>)> = Vec::new();
    for rule in kept {
        match chapters.last_mut() {
            Some((chapter, rules)) if *chapter == rule.chapter => rules.push(rule),
            _ => chapters.push((&rule.chapter, vec![rule])),
        }
    }
    let count: usize = chapters.iter().map(|(_, rules)| rules.len()).sum();
    let main = html! {
        div.rules-head {
            h1 { (title) }
            nav.row aria-label=(words.get("rules-games")) {
                @for other in games {
                    a.chip href={ "/rules/" (other.id) } aria-current=[(other.id == game.id).then_some("page")] {
                        (halves(other.title).0)
                    }
                }
            }
            p.soft {
                (words.get("rules-lead")) " "
                a href={ "/learn/" (game.id) } { (words.get("home-learn")) } " · "
                a href={ "/stand-ins#of-" (game.id) } { (words.get("nav-stand-ins")) }
                @if RulesMap::INCLUDED { " · " a href={ "/rules/" (game.id) "/map" } { (words.get("rules-map")) } }
            }
            @if words.lang() != solarium_words::Lang::En { p.soft { (words.get("rules-english")) } }
            form.search role="search" method="get" action={ "/rules/" (game.id) } {
                (icon("search"))
                input type="search" name="q" id="rules-search" value=(query) placeholder=(words.get("rules-search"))
                    aria-label=(words.get("rules-search")) autocomplete="off" maxlength="100";
                button type="submit" { (words.get("rules-find")) }
            }
            p.soft.small role="status" id="rules-count"
                data-all=(words.get("rules-count-pattern")) {
                (words.fill("rules-count", &[("n", &count)]))
            }
        }
        div.rules-body {
            nav.chapters aria-label=(words.get("rules-chapters")) {
                ol {
                    @for (n, (chapter, _)) in chapters.iter().enumerate() {
                        li { a href={ "#chapter-" (n) } { (chapter) } }
                    }
                }
                div.legend {
                    @for kind in PROVENANCES.iter().take(4) { p.small { (mark(words, kind)) } }
                }
            }
            div.rules-list lang="en" {
                @for (n, (chapter, rules)) in chapters.iter().enumerate() {
                    section data-chapter="" aria-labelledby={ "chapter-" (n) } {
                        h2 id={ "chapter-" (n) } { (chapter) }
                        @for rule in rules {
                            article.rule-text id=(rule.id) {
                                a.rule-id href={ "#" (rule.id) } { (rule.id) }
                                div { (prose(words, game.id, &rule.text)) }
                            }
                        }
                    }
                }
                @if chapters.is_empty() { p { (words.get("rules-none")) } }
            }
        }
    };
    frame.document(Page {
        game: Some(game.id),
        scripts: &["client/rules.js"],
        main,
        ..Page::new("rules", &title)
    })
}
