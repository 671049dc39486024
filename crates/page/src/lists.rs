//! Tables in a list: open ones, and those of the one who looks.

use crate::solo::kind_key;
use maud::{Markup, html};
use solarium_words::Words;

/// A table in a list.
#[derive(Clone, Debug, Default)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Who sits there.
    pub seats: Vec<SeatLine>,
    /// Is the game over?
    pub over: bool,
    /// Is it to the one who looks?
    pub your_turn: bool,
    /// Does the one who looks sit there?
    pub yours: bool,
    /// Number of steps.
    pub version: u64,
    /// How long ago something happened, in milliseconds.
    pub ago: i64,
}

/// A seat in a list.
#[derive(Clone, Debug, Default)]
pub struct SeatLine {
    /// The name its person chose.
    pub name: Option<String>,
    /// Is it for a person?
    pub person: bool,
    /// Is the seat taken by a person?
    pub taken: bool,
    /// What sits there, if no person: `cynthia:tree`.
    pub kind: Option<String>,
    /// Is it a seat of the one who looks?
    pub yours: bool,
}

impl SeatLine {
    /// What to call it.
    fn named(&self, words: &Words) -> String {
        match (&self.name, &self.kind) {
            (Some(name), _) => name.clone(),
            (None, Some(kind)) => kind_name(words, kind),
            (None, None) if self.yours => words.get("seat-you").to_string(),
            (None, None) if self.person && !self.taken => words.get("seat-free").to_string(),
            (None, None) if self.person => words.get("seat-somebody").to_string(),
            (None, None) => words.get("seat-machine").to_string(),
        }
    }
}

/// What sits on a seat, in words.
pub fn kind_name(words: &Words, kind: &str) -> String {
    let key = kind_key(kind);
    if words.has(&key) { words.get(&key).to_string() } else { kind.to_string() }
}

/// What a bot is called: the levels have names of their own.
pub fn bot_name(words: &Words, bot: &str) -> String {
    words.own(&format!("kind-bot-{bot}-name")).unwrap_or(bot).to_string()
}

/// How strong a bot is, if its name does not say so.
pub fn bot_level<'a>(words: &'a Words, bot: &str) -> Option<&'a str> {
    words.own(&format!("kind-bot-{bot}-level"))
}

/// How a bot plays, in a sentence.
pub fn bot_character<'a>(words: &'a Words, bot: &str) -> Option<&'a str> {
    words.own(&format!("kind-bot-{bot}-character"))
}

/// How long ago, in words.
pub fn ago(words: &Words, milliseconds: i64) -> String {
    let minutes = milliseconds.max(0) / 60_000;
    match minutes {
        0 => words.get("ago-now").to_string(),
        1..60 => words.fill("ago-minutes", &[("n", &minutes)]),
        60..1440 => words.fill("ago-hours", &[("n", &(minutes / 60))]),
        _ => words.fill("ago-days", &[("n", &(minutes / 1440))]),
    }
}

/// A list of tables; `none` is said if it is empty.
pub fn tables(words: &Words, tables: &[TableLine], none: &str) -> Markup {
    html! {
        @if tables.is_empty() {
            p.soft { (none) }
        } @else {
            ul.table-list {
                @for table in tables {
                    (line(words, table))
                }
            }
        }
    }
}

fn line(words: &Words, table: &TableLine) -> Markup {
    let short = table.title.split(':').next().unwrap_or_default();
    let free = table.seats.iter().any(|seat| seat.person && !seat.taken);
    let who: Vec<String> = table.seats.iter().map(|seat| seat.named(words)).collect();
    html! {
        li data-game=(table.game) {
            span.dot aria-hidden="true" {}
            a.what href={ "/t/" (table.id) } { (short) }
            span.who { (who.join(" · ")) }
            @if table.over {
                span.chip { (words.get("table-over")) }
            } @else if table.your_turn {
                span.chip.turn { (words.get("table-your-turn")) }
            } @else if free && !table.yours {
                a.button href={ "/t/" (table.id) } { (words.get("table-sit-down")) }
            }
            span.soft.small { (ago(words, table.ago)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_roughly() {
        let words = solarium_table::english();
        assert_eq!(ago(words, -5), "just now");
        assert_eq!(ago(words, 60_000), "a minute ago");
        assert_eq!(ago(words, 3 * 3_600_000), "3 hours ago");
        assert_eq!(ago(words, 49 * 3_600_000), "2 days ago");
    }

    #[test]
    fn names_are_text() {
        let seats = vec![SeatLine { name: Some("<b>Ada</b>".into()), person: true, ..SeatLine::default() }];
        let table = TableLine { id: "x".into(), seats, ..TableLine::default() };
        let html = tables(solarium_table::english(), &[table], "").into_string();
        assert!(html.contains("&lt;b&gt;Ada") && !html.contains("<b>"));
    }
}
