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
    let main = html! {
        div.oops {
            p.oops-number aria-hidden="true" { (oops.status) }
            h1 { (head) }
            p { (said) }
            @if let Some(rule) = &oops.rule {
                p.soft { (rule) }
            }
            @if oops.reasons.len() > 1 {
                ul { @for reason in &oops.reasons { li { (reason) } } }
            }
            @if oops.status >= 500 {
                p { a.button.main href=(frame.here) { (words.get("oops-again")) } }
            }
            p { a.button href="/" { (words.get("oops-home")) } }
        }
    };
    frame.document(Page { main, ..Page::new("oops", head) })
}
