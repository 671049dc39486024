//! The pages of the program that runs on the reader's own device, without a server.

use crate::{BackEnd, Frame, Page, icon};
use maud::{DOCTYPE, Markup, html};
use solarium_words::{Lang, Words};

/// What is wrong with the tables kept on a device, or with what they are kept in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Something was spoiled.
    Damaged,
    /// A newer program wrote them.
    Newer,
    /// The browser gives no storage.
    Refused,
    /// There is no room left.
    Full,
}

/// What became of a file with tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Loaded {
    /// So many are here now, and so many were already.
    Brought {
        /// Here now.
        new: u64,
        /// Here already.
        known: u64,
    },
    /// It was refused, for this reason.
    Refused(String),
}

/// What this device keeps, and how to save it.
pub fn page(frame: &Frame, trouble: Option<Trouble>, loaded: Option<&Loaded>) -> String {
    let words = frame.words;
    let main = html! {
        div.narrow {
            h1 { (words.get("device-title")) }
            p { (words.get("device-lead")) }
            @if let Some(trouble) = trouble { (trouble_note(words, trouble)) }
            @match loaded {
                Some(Loaded::Brought { new, known }) => {
                    p.note role="status" { (words.fill("device-loaded", &[("new", new), ("known", known)])) }
                }
                Some(Loaded::Refused(reason)) => {
                    div.note.bad role="alert" {
                        p { strong { (words.get("device-load-refused")) } }
                        p { (reason) }
                    }
                }
                None => {}
            }
            section.panel {
                h2 { (icon("device")) (words.get("device-save")) }
                // Which of the two is true only the browser knows.
                p id="storage-kept" hidden { (words.get("device-kept")) }
                p id="storage-may-drop" { (words.get("device-may-drop")) }
                div.row {
                    a.button.main href="/device/tables" download { (words.get("device-save")) }
                    button type="button" id="storage-ask" hidden { (words.get("device-ask")) }
                }
            }
            form.panel method="post" action="/device/tables" enctype="multipart/form-data" {
                h2 { (words.get("device-load")) }
                p { (words.get("device-load-text")) }
                div.field {
                    label for="file" { (words.get("device-file")) }
                    input type="file" id="file" name="file" accept=".jsonl,.json,application/json" required;
                }
                button type="submit" { (words.get("device-load-go")) }
            }
            @if frame.back_end == (BackEnd::Device { beside_server: true }) {
                section.panel {
                    h2 { (words.get("device-server")) }
                    p { (words.get("device-server-text")) }
                    a.button href="/device/to-server" { (words.get("device-server")) }
                }
            }
            // The browser offers this when it likes: last, so that nothing moves away under a finger.
            section.panel id="install" hidden {
                h2 { (words.get("device-install")) }
                p { (words.get("device-install-text")) }
                button type="button" id="install-go" { (words.get("device-install")) }
            }
        }
    };
    frame.document(Page { main, ..Page::new("device", words.get("device-title")) })
}

fn trouble_note(words: &Words, trouble: Trouble) -> Markup {
    html! {
        div.note.bad role="alert" {
            @match trouble {
                Trouble::Newer => p { (words.get("device-newer")) },
                Trouble::Refused => p { (words.get("device-refused")) },
                Trouble::Full => p { (words.get("device-full")) },
                Trouble::Damaged => {
                    p { strong { (words.get("device-damaged")) } }
                    p { (words.get("device-damaged-text")) }
                    form method="post" action="/device/set-aside" {
                        button type="submit" { (words.get("device-set-aside")) }
                    }
                }
            }
        }
    }
}

/// The page that loads the program onto a device: a file, so in all languages at once, of which a script shows one.
pub fn start() -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { "Solarium" }
                link rel="icon" type="image/svg+xml" href="/device/icon.svg";
                link rel="manifest" href="/device/manifest.webmanifest";
                link rel="stylesheet" href="/device/start.css";
                script type="module" src="/device/start.js" {}
            }
            body data-page="start" {
                main id="main" {
                    div.narrow {
                        h1 { "Solarium" }
                        @for lang in Lang::ALL { (start_in(solarium_table::words(lang))) }
                    }
                }
            }
        }
    }
    .into_string()
}

fn start_in(words: &Words) -> Markup {
    html! {
        section.panel lang=(words.lang().code()) {
            p { (words.get("device-lead")) }
            p role="status" data-state="starting" hidden { (words.get("device-starting")) }
            p role="status" data-state="ready" hidden { (words.get("device-ready")) }
            p.note.bad role="alert" data-state="no-worker" hidden { (words.get("device-no-worker")) }
            p.note.bad role="alert" data-state="not-loaded" hidden { (words.get("device-not-loaded")) }
            noscript { p.note.bad { (words.get("device-no-script")) } }
            p data-state="ready" hidden { a.button.main href="/device/to-device" { (words.get("device-go")) } }
        }
    }
}
