//! Pages that say no: nothing here, a table that is gone, a server about to stop.

use crate::viewed::capitalized;
use crate::{Frame, Page};
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_picture::rule_link;
use solarium_table::game_of_rule;
use solarium_words::Words;

/// What went wrong.
#[derive(Clone, Debug, Default)]
pub struct PageError {
    /// Status of the answer.
    pub status: u16,
    /// Stable code: `table/unknown`.
    pub code: String,
    /// In the words of the reader, where no message file has words for the code.
    pub message: String,
    /// The rule behind it.
    pub rule: Option<String>,
    /// The step of a record at which it went wrong.
    pub step: Option<u64>,
    /// The versions of the rules a record was made under and this program plays, where they differ.
    pub versions: Option<(u64, u64)>,
    /// Every reason, where there are several.
    pub reasons: Vec<String>,
    /// Of a running game of other rules that hides something: the seats whose part of the record can be had.
    pub parts: Option<Vec<(Seat, String)>>,
}

/// The page in place of the one that was asked for.
pub fn page(frame: &Frame, error: &PageError) -> String {
    let words = frame.words;
    let running = if error.parts.is_some() { "-running" } else { "" };
    let key = format!("error-{}{running}", error.code.replace('/', "-"));
    let head = match error.status {
        404 => words.get("oops-nothing"),
        403 => words.get("oops-not-yours"),
        429 => words.get("oops-too-many"),
        500.. => words.get("oops-server"),
        _ => words.get("oops-not-so"),
    };
    let said = match error.versions {
        Some((found, plays)) if words.has(&key) => words.fill(&key, &[("found", &found), ("plays", &plays)]),
        _ => words.own(&key).unwrap_or(&error.message).to_string(),
    };
    let table = frame.here.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next());
    let main = html! {
        div.oops {
            p.oops-number aria-hidden="true" { (error.status) }
            h1 { (head) }
            p { (capitalized(said)) }
            @if let Some(rule) = &error.rule {
                p.soft { (of_some_game(rule)) }
            }
            @if error.reasons.len() > 1 {
                ul { @for reason in &error.reasons { li { (reason) } } }
            }
            @if let Some(table) = table.filter(|_| error.code == "table/other-version") {
                @if let Some(seats) = &error.parts {
                    (parts_of_record(words, table, seats))
                } @else {
                form method="post" action="/records" {
                    input type="hidden" name="table" value=(table);
                    button.main type="submit" name="replay" value="yes" { (words.get("records-anyway")) }
                }
                p { a.button href={ "/api/tables/" (table) "/record" } { (words.get("oops-record")) } }
                }
            }
            @if error.status >= 500 {
                p { a.button.main href=(frame.here) { (words.get("oops-again")) } }
            }
            p { a.button href="/" { (words.get("oops-home")) } }
        }
    };
    frame.document(Page { main, ..Page::new("oops", head) })
}

/// What each seat has seen of a game that cannot be finished.
fn parts_of_record(words: &Words, table: &str, seats: &[(Seat, String)]) -> Markup {
    html! {
        @for (seat, name) in seats {
            p {
                a.button href={ "/api/tables/" (table) "/record?seat=" (seat) } {
                    (words.fill("oops-record-of-seat", &[("name", name)]))
                }
            }
        }
        @if seats.is_empty() {
            p {
                a.button href={ "/api/tables/" (table) "/record" } { (words.get("oops-record-of-spectators")) }
            }
        }
    }
}

/// A rule with its link, where only its number is known.
pub(crate) fn of_some_game(rule: &str) -> Markup {
    let Some(game) = game_of_rule(rule) else { return html! { (rule) } };
    rule_link(game, rule)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BackEnd, Theme};
    use solarium_words::Lang;

    fn said(lang: Lang, here: &str, error: &PageError) -> String {
        page(
            &Frame {
                words: solarium_table::words(lang),
                theme: Theme::Auto,
                here: here.into(),
                back_end: BackEnd::default(),
            },
            error,
        )
    }

    #[test]
    fn codes_are_said_in_words_and_others_as_they_are() {
        let unknown = PageError { status: 404, code: "table/unknown".into(), ..PageError::default() };
        assert!(said(Lang::Fr, "/t/x", &unknown).contains("Aucune table"));
        let message = "<b>odd</b>".to_string();
        let odd = PageError { status: 422, code: "odd/one".into(), message, ..PageError::default() };
        assert!(said(Lang::En, "/", &odd).contains("&lt;b&gt;odd"));
    }

    #[test]
    fn a_table_of_other_rules_offers_its_record() {
        let (status, code) = (409, "table/other-version".to_string());
        let other = PageError { status, code, versions: Some((7, 12)), ..PageError::default() };
        for lang in Lang::ALL {
            let page = said(lang, "/t/abc?x=1", &other);
            assert!(page.contains("/api/tables/abc/record"));
            assert!(page.contains(r#"name="table" value="abc""#), "and shows it at once");
            assert!(page.contains(" 7") && page.contains(" 12"), "which rules: {page}");
        }
    }

    #[test]
    fn a_running_game_of_other_rules_offers_what_each_seat_has_seen() {
        let (status, code) = (409, "table/other-version".to_string());
        let parts = Some(vec![(Seat(1), "Ada".to_string())]);
        let other = PageError { status, code, versions: Some((7, 12)), parts, ..PageError::default() };
        for lang in Lang::ALL {
            let page = said(lang, "/t/abc", &other);
            assert!(page.contains("/api/tables/abc/record?seat=1") && page.contains("Ada"), "{page}");
            assert!(!page.contains(r#"name="table""#), "a part of a record is not replayed");
            assert!(page.contains(" 7") && page.contains(" 12"), "which rules: {page}");
        }
        let outside = said(Lang::En, "/t/abc", &PageError { parts: Some(Vec::new()), ..other });
        assert!(outside.contains("/api/tables/abc/record\""), "{outside}");
    }

    #[test]
    fn rules_are_linked_whatever_the_game() {
        let error = PageError { status: 422, rule: Some("CI-4.2".into()), ..PageError::default() };
        assert!(said(Lang::En, "/", &error).contains(r##"href="/rules/circadians#CI-4.2""##));
    }
}
