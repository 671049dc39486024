//! A record becomes a table to look at; one that cannot, says at which step and why.

use crate::error_page::{PageError, of_some_game};
use crate::{Frame, Page, icon};
use maud::html;

/// The page for records; after a refusal with what was given and what is wrong with it.
pub fn page(frame: &Frame, given: &str, wrong: Option<&PageError>) -> String {
    let words = frame.words;
    let other_rules = wrong.is_some_and(|error| error.code == "table/other-version");
    let main = html! {
        div.narrow {
            h1 { (words.get("nav-records")) }
            p { (words.get("records-lead")) }
            @if let Some(error) = wrong {
                div.note.bad role="alert" {
                    p { strong { (words.get("records-refused")) } }
                    @if let Some(step) = error.step { p { (words.fill("records-step", &[("step", &step)])) } }
                    @if let (true, Some((found, plays))) = (other_rules, error.versions) {
                        p { (words.fill("records-other", &[("found", &found), ("plays", &plays)])) }
                    } @else { p { (error.message) } }
                    @if let Some(rule) = &error.rule { p.soft { (of_some_game(rule)) } }
                }
            }
            form.panel method="post" action="/records" enctype="multipart/form-data" {
                div.field {
                    label for="file" { (words.get("records-file")) }
                    input type="file" id="file" name="file" accept=".rec,.txt,text/plain";
                }
                div.field {
                    label for="record" { (words.get("records-paste")) }
                    textarea.code id="record" name="record" rows="12" spellcheck="false" { (given) }
                }
                div.row {
                    button.main type="submit" { (icon("replay")) (words.get("records-go")) }
                    @if other_rules {
                        button type="submit" name="replay" value="yes" { (words.get("records-anyway")) }
                    }
                }
            }
        }
    };
    frame.document(Page { main, ..Page::new("records", words.get("nav-records")) })
}
