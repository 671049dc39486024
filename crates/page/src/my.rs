//! The tables of the one who looks.

use crate::lists::{self, TableLine};
use crate::{BackEnd, Frame, Page};
use maud::{Markup, html};

/// Buttons that move tables at which no others sit: from a device to the server beside it, and back.
fn moves(frame: &Frame, tables: &[TableLine]) -> Markup {
    let (words, label) = (
        frame.words,
        match frame.back_end {
            BackEnd::Device { beside_server: true } => "my-to-server",
            BackEnd::Server { offers_web: true } => "my-to-device",
            BackEnd::Device { beside_server: false } | BackEnd::Server { offers_web: false } => {
                return html! {};
            }
        },
    );
    let alone = |table: &&TableLine| table.seats.iter().all(|seat| !seat.person || seat.yours);
    html! {
        div.buttons {
            @for table in tables.iter().filter(alone) {
                form method="post" action={ "/device/move/" (table.id) } {
                    button type="submit" {
                        (words.fill(label, &[("game", &table.title.split(':').next().unwrap_or_default())]))
                        " · " (lists::ago(words, table.ago))
                    }
                }
            }
        }
    }
}

/// The page of one's own tables: those that wait for one first, then those that run, then those that are over.
pub fn page(frame: &Frame, tables: &[TableLine]) -> String {
    let words = frame.words;
    let part = |keep: &dyn Fn(&TableLine) -> bool| -> Vec<TableLine> {
        tables.iter().filter(|table| keep(table)).cloned().collect()
    };
    let waiting = part(&|table| table.your_turn);
    let running = part(&|table| !table.your_turn && !table.over);
    let over = part(&|table| table.over);
    let main = html! {
        div.narrow {
            h1 { (words.get("nav-my")) }
            @if tables.is_empty() {
                p { (words.get("home-none-mine")) }
                p { a.button.main href="/" { (words.get("oops-home")) } }
            }
            @for (head, list) in [
                (words.get("my-waiting"), &waiting),
                (words.get("my-running"), &running),
                (words.get("my-over"), &over),
            ] {
                @if !list.is_empty() {
                    section.panel {
                        h2 { (head) }
                        (lists::tables(words, list, ""))
                        (moves(frame, list))
                    }
                }
            }
            p.soft.small { (words.get("my-kept")) }
        }
    };
    frame.document(Page { main, ..Page::new("my", words.get("nav-my")) })
}
