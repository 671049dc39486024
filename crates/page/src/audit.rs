//! Comparing the real table with the program's: one section for each board, and an editor for what differs.

use crate::table::section;
use crate::viewed::{ViewedTable, capitalized};
use crate::{Frame, Page};
use maud::{Markup, html};
use serde_json::{Value, json};
use solarium_core::{Counted, Language, Placed, Seat};
use solarium_picture::Part;
use solarium_table::AuditSheet;
use solarium_words::Words;

/// The whole page, for a seat.
pub fn page(
    frame: &Frame,
    viewed: &ViewedTable<'_>,
    seat: Seat,
    sheet: &AuditSheet,
    scene: &[Part],
    title: &str,
) -> String {
    let (words, game) = (frame.words, viewed.session().game());
    let title = format!("{} · {title}", words.get("audit-title"));
    let style = format!("{game}.css");
    frame.document(Page {
        game: Some(game),
        styles: &["table.css", &style],
        scripts: &["client/audit.js"],
        slim: true,
        main: main(words, viewed, seat, sheet, scene),
        ..Page::new("audit", &title)
    })
}

fn main(words: &Words, viewed: &ViewedTable<'_>, seat: Seat, sheet: &AuditSheet, scene: &[Part]) -> Markup {
    let game = viewed.session().game();
    let back = format!("/t/{}?seat={}", viewed.id, seat.0);
    html! {
        div.table.audit id="audit" data-game=(game) data-audit=(data(words, viewed, seat, sheet).to_string()) {
            div.board-area {
                div.scene id="scene" data-game=(game) {
                    @for part in scene { (section(part)) }
                }
            }
            section.side aria-label=(words.get("audit-title")) {
                h1 { (words.get("audit-title")) }
                p.soft { (words.get("audit-text")) }
                div.sticky {
                    div.audit-place id="place" aria-live="polite" hidden {}
                    div.ask id="refused" role="alert" hidden {}
                    div.buttons {
                        button.primary type="button" id="save" disabled { (words.get("audit-save")) }
                        a.button href=(back) { (words.get("audit-back")) }
                    }
                }
                nav.audit-boards aria-label=(words.get("audit-boards")) {
                    @for (board, name) in &sheet.boards {
                        a.button.small href={ "#board-" (board) } { (capitalized(words.say(name))) }
                    }
                }
                @for (board, name) in &sheet.boards {
                    section id={ "board-" (board) } aria-labelledby={ "name-" (board) } {
                        h2 id={ "name-" (board) } { (capitalized(words.say(name))) }
                        (places(words, sheet, board))
                    }
                }
            }
            div.toasts id="toasts" role="status" aria-live="polite" {}
            noscript { p.banner { (words.get("table-no-script")) } }
        }
    }
}

/// What lies on a board, place by place. Counts of what follows from the rest are only shown.
fn places(words: &Words, sheet: &AuditSheet, board: &str) -> Markup {
    let lies = |slot: &&Placed| slot.board == board && (slot.count != 0 || slot.kind == Counted::Marker);
    let place_of = |slot: &Placed| sheet.places.get(&(slot.board, slot.place.clone()));
    let mut rows: Vec<(String, Option<usize>, &Placed)> = sheet
        .slots
        .iter()
        .enumerate()
        .filter(|(_, slot)| lies(slot))
        .map(|(number, slot)| (Some(number), slot))
        .chain(sheet.follows.iter().filter(lies).map(|slot| (None, slot)))
        .map(|(number, slot)| (place_of(slot).map_or(String::new(), |name| words.say(name)), number, slot))
        .collect();
    rows.sort_by(|a, b| a.2.place.cmp(&b.2.place));
    let others: Vec<(usize, String)> = sheet
        .places
        .iter()
        .enumerate()
        .filter(|(_, ((of, _), _))| *of == board)
        .filter(|(_, ((of, place), _))| {
            sheet.slots.iter().any(|slot| (slot.board, &slot.place) == (*of, place))
        })
        .map(|(number, (_, name))| (number, capitalized(words.say(name))))
        .collect();
    html! {
        ul.audit-rows {
            @for (place, number, slot) in &rows {
                li data-slot=[number] data-place=(slot.place) {
                    span.what {
                        span.where { (capitalized(place.clone())) }
                        " " (sheet.components.get(&slot.component).map_or(String::new(), |name| words.say(name)))
                    }
                    @if number.is_none() { span.count { (slot.count) } }
                }
            }
        }
        @if !others.is_empty() {
            label.audit-other {
                (words.get("audit-other"))
                select data-places=(board) {
                    option value="" {}
                    @for (number, name) in &others { option value=(number) { (name) } }
                }
            }
        }
    }
}

/// Everything that the client needs to put counts right: it knows neither boards nor pieces.
fn data(words: &Words, viewed: &ViewedTable<'_>, seat: Seat, sheet: &AuditSheet) -> Value {
    let keys: Vec<&(&'static str, String)> = sheet.places.keys().collect();
    let components: Vec<&String> = sheet.components.keys().collect();
    let index = |slot: &Placed| {
        let place = keys.iter().position(|(board, place)| (*board, place) == (slot.board, &slot.place));
        let component = components.iter().position(|component| **component == slot.component);
        json!([place, component, slot.count, slot.kind == Counted::Marker])
    };
    let places =
        sheet.places.iter().map(|((board, place), name)| json!([board, place, capitalized(words.say(name))]));
    let names = sheet.components.iter().map(|(id, name)| json!([id, words.say(name)]));
    json!({
        "id": viewed.id,
        "seat": seat.0,
        "version": viewed.table.version(),
        "game": viewed.session().game(),
        "places": places.collect::<Value>(),
        "components": names.collect::<Value>(),
        "slots": sheet.slots.iter().map(index).collect::<Value>(),
        "words": {
            "less": words.get("audit-less"),
            "more": words.get("audit-more"),
            "move": words.get("audit-move"),
            "moving": words.get("audit-moving"),
            "add": words.get("audit-add"),
            "save": words.get("audit-save"),
            "stale": words.get("audit-stale"),
            "lost": words.get("client-lost"),
        },
    })
}
