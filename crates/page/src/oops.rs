//! Pages that say no: nothing here, a table that is gone, a server about to stop.

use crate::{Frame, Page};
use maud::html;

/// What went wrong.
#[derive(Clone, Debug, Default)]
pub struct Oops {
    /// Status of the answer.
    pub status: u16,
    /// Stable code: `table/unknown`.
    pub code: String,
    /// In English, where no message file has words for the code.
    pub message: String,
    /// The rule behind it.
    pub rule: Option<String>,
    /// The step of a record at which it went wrong.
    pub step: Option<u64>,
    /// Every reason, where there are several.
    pub reasons: Vec<String>,
}

/// The page in place of the one that was asked for.
pub fn page(frame: &Frame, oops: &Oops) -> String {
    let words = frame.words;
    let key = format!("error-{}", oops.code.replace('/', "-"));
    let head = match oops.status {
        404 => words.get("oops-nothing"),
        403 => words.get("oops-not-yours"),
        429 => words.get("oops-too-many"),
        500.. => words.get("oops-server"),
        _ => words.get("oops-not-so"),
    };
    let said = if words.has(&key) { words.get(&key) } else { &oops.message };
    let table = frame.here.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next());
    let main = html! {
        div.oops {
            p.oops-number aria-hidden="true" { (oops.status) }
            h1 { (head) }
            p { (words.phrase(said)) }
            @if let Some(rule) = &oops.rule {
                p.soft { (rule) }
            }
            @if oops.reasons.len() > 1 {
                ul { @for reason in &oops.reasons { li { (words.phrase(reason)) } } }
            }
            @if let Some(table) = table.filter(|_| oops.code == "table/other-version") {
                p { a.button.main href={ "/api/tables/" (table) "/record" } { (words.get("oops-record")) } }
                p { a.button href="/records" { (words.get("nav-records")) } }
            }
            @if oops.status >= 500 {
                p { a.button.main href=(frame.here) { (words.get("oops-again")) } }
            }
            p { a.button href="/" { (words.get("oops-home")) } }
        }
    };
    frame.document(Page { main, ..Page::new("oops", head) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;
    use solarium_words::{Lang, Words};

    fn said(lang: Lang, here: &str, oops: &Oops) -> String {
        page(&Frame { words: Words::of(lang), theme: Theme::Auto, here: here.into() }, oops)
    }

    #[test]
    fn codes_are_said_in_words_and_others_as_they_are() {
        let unknown = Oops { status: 404, code: "table/unknown".into(), ..Oops::default() };
        assert!(said(Lang::Fr, "/t/x", &unknown).contains("Aucune table"));
        let message = "<b>odd</b>".to_string();
        let odd = Oops { status: 422, code: "odd/one".into(), message, ..Oops::default() };
        assert!(said(Lang::En, "/", &odd).contains("&lt;b&gt;odd"));
    }

    #[test]
    fn a_table_of_other_rules_offers_its_record() {
        let other = Oops { status: 409, code: "table/other-version".into(), ..Oops::default() };
        assert!(said(Lang::En, "/t/abc?x=1", &other).contains("/api/tables/abc/record"));
    }
}
