//! What a page of a table is made of: the table, and who looks at it in which words.

use crate::lists::{bot_level, bot_name};
use maud::{Markup, html};
use schemars::JsonSchema;
use serde::Serialize;
use solarium_core::{Language, Message, Seat, SeatKind, SeatSet, Turn, Viewer};
use solarium_picture::{Part, Stage, rule_link, seat_badge};
use solarium_table::{Offer, Refusal, Seen, Session, Table, games};
use solarium_words::Words;

/// Who sits on a seat.
#[derive(Clone, Debug, Default)]
pub struct Sitter {
    /// As typed.
    pub name: Option<String>,
    /// Is the seat held by a person?
    pub taken: bool,
    /// Has its holder a page open?
    pub present: bool,
}

/// A table as one viewer sees it.
#[derive(Clone, Copy, Debug)]
pub struct ViewedTable<'a> {
    /// Public id of the table.
    pub id: &'a str,
    /// The match and what stands around it.
    pub table: &'a Table,
    /// What the viewer sees of the match.
    pub seen: &'a dyn Seen,
    /// Who sits where.
    pub seats: &'a [Sitter],
    /// What to call each seat, see [`names`].
    pub names: &'a [String],
    /// Who looks.
    pub viewer: Viewer,
    /// In which words.
    pub words: &'a Words,
    /// May anybody take a free seat?
    pub open: bool,
    /// Does it only show a record?
    pub read_only: bool,
    /// SHA-256 of the seed and its salt.
    pub commitment: &'a str,
    /// The seed, where everybody may know it.
    pub seed: Option<&'a str>,
    /// What was hashed together with it, if there is something.
    pub salt: Option<&'a str>,
    /// Did a person choose the seed?
    pub seed_chosen: bool,
    /// Are hints switched off?
    pub without_hints: bool,
    /// What people must know about this table.
    pub notices: &'a [Message],
    /// The seats that must be taken before the match begins.
    pub waiting: SeatSet,
    /// The table on which the same people play again.
    pub rematch: Option<&'a str>,
    /// A seat is asked in the turn of another: is the usual answer given automatically, unless the seat answers before?
    pub counting: bool,
    /// Seconds that a seat has until then.
    pub patience: u64,
    /// Pages that look from outside.
    pub watchers: usize,
}

/// One action that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Choice {
    /// Notation to send.
    pub action: String,
    /// In words.
    pub label: String,
    /// What to touch.
    pub touches: Vec<String>,
    /// What would be lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caution: Option<String>,
    /// The heading of its group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Is it what the seat usually answers?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub usual: bool,
    /// Is it the next thing that most people do?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub next: bool,
}

/// What bots are called, by seat: each name begins with the letter of its seat.
const BOT_NAMES: [&str; 5] = ["bot-name-a", "bot-name-b", "bot-name-c", "bot-name-d", "bot-name-e"];

/// What to call each seat: the name its holder typed, else what sits there.
pub fn names(session: &dyn Session, seats: &[Sitter], words: &Words) -> Vec<String> {
    Seat::all(session.seats())
        .map(|seat| match seats.get(seat.index()).and_then(|sitter| sitter.name.clone()) {
            Some(name) => name,
            None => match session.kind(seat) {
                SeatKind::Automa(kind) => kind_name(&kind, words),
                SeatKind::Bot(bot) => bot_at(session, seat, &bot, words),
                SeatKind::Human => words.fill("table-seat", &[("letter", &seat.letter())]),
            },
        })
        .collect()
}

/// What to call the bot on a seat: by its character, with the letter of the seat where another seat has the same one;
/// a bot without a character by a name that belongs to the seat. No two are called alike.
fn bot_at(session: &dyn Session, seat: Seat, bot: &str, words: &Words) -> String {
    if bot_level(words, bot).is_none() {
        return words.get(BOT_NAMES[seat.index() % BOT_NAMES.len()]).to_string();
    }
    let is_alike = |other: Seat| other != seat && session.kind(other) == session.kind(seat);
    let name = bot_name(words, bot);
    if Seat::all(session.seats()).any(is_alike) { format!("{name} {}", seat.letter()) } else { name }
}

/// `cynthia:tree` in words, by the automa's own name.
fn kind_name(kind: &str, words: &Words) -> String {
    let family = kind.split(':').next().unwrap_or(kind);
    let key = format!("kind-{family}");
    if words.has(&key) { words.get(&key).to_string() } else { kind.to_string() }
}

impl<'a> ViewedTable<'a> {
    /// What the ids of the game's own messages begin with.
    pub fn message_prefix(&self) -> String {
        let title = games().title(self.session().game());
        title.map(|title| title.info().message_prefix()).unwrap_or_default()
    }

    /// The match.
    pub fn session(&self) -> &'a dyn Session {
        self.table.session()
    }

    /// The seat that looks.
    pub fn you(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// What to call a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Is everything open to everybody?
    pub fn is_open_book(&self) -> bool {
        self.read_only || self.session().turn() == Turn::Over
    }

    /// For whom the game draws.
    pub fn stage(&self) -> Stage<'a> {
        stage(self.words, self.names, self.viewer)
    }

    /// What the game shows of the position.
    pub fn scene(&self) -> Vec<Part> {
        self.seen.scene(&self.stage())
    }

    /// What the game shows of another position of this match.
    pub fn scene_of(&self, session: &dyn Session) -> Result<Vec<Part>, Refusal> {
        Ok(session.seen(self.viewer)?.scene(&self.stage()))
    }

    /// Is the seat to act now?
    pub fn acts(&self, seat: Seat) -> bool {
        self.waiting.is_empty() && self.table.to_act().contains(seat)
    }

    /// The seat that looks, if it decides now by hand.
    pub fn deciding(&self) -> Option<Seat> {
        let seat = self.you()?;
        let bot = self.table.bots().get(seat.index()).is_some_and(Option::is_some);
        let human = !matches!(self.session().kind(seat), SeatKind::Automa(_));
        (human && !bot && !self.read_only && self.acts(seat)).then_some(seat)
    }

    /// What a seat that is asked in another's turn usually answers.
    pub fn usual_answer(&self, seat: Seat) -> Option<String> {
        self.table.usual().filter(|usual| usual.seat == seat).map(|usual| usual.action)
    }

    /// The actions to choose from; none if the viewer does not decide.
    pub fn choices(&self) -> Result<Vec<Choice>, Refusal> {
        let Some(seat) = self.deciding() else { return Ok(Vec::new()) };
        let offered = self.seen.offered(self.words)?;
        let usual = self.usual_answer(seat);
        let choice = |Offer { legal, caution, heading, recommended }: Offer| Choice {
            label: capitalized(legal.label),
            group: heading.map(capitalized),
            usual: usual.as_ref() == Some(&legal.action),
            next: recommended || caution.is_none() && usual.as_ref() == Some(&legal.action),
            action: legal.action,
            touches: legal.touches,
            caution,
        };
        Ok(offered.into_iter().map(choice).collect())
    }
}

/// For whom a game draws.
pub fn stage<'a>(words: &'a Words, names: &'a [String], viewer: Viewer) -> Stage<'a> {
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    Stage { words, names, you }
}

/// A sentence of a game that stands alone: it begins with a capital.
pub fn sentence(words: &Words, message: &Message) -> String {
    capitalized(words.say(message))
}

/// A text with a capital at its beginning.
pub fn capitalized(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => text,
    }
}

/// The mark of a seat: its letter in its colour and shape.
pub fn seat_mark(seat: Seat) -> Markup {
    html! { (seat_badge(seat)) span.away { (seat.letter()) } }
}

/// A text in which every rule id leads to the rule.
pub fn with_rules(game: &str, text: &str) -> Markup {
    let mut pieces: Vec<(bool, &str)> = Vec::new();
    let mut rest = text;
    while let Some((at, length)) = find_rule(rest) {
        pieces.push((false, &rest[..at]));
        pieces.push((true, &rest[at..at + length]));
        rest = &rest[at + length..];
    }
    pieces.push((false, rest));
    html! {
        @for (rule, piece) in pieces {
            @if rule { (rule_link(game, piece)) } @else { (piece) }
        }
    }
}

/// The first rule id in a text: where, and how long.
fn find_rule(text: &str) -> Option<(usize, usize)> {
    let mut from = 0;
    while let Some(found) = text[from..].find('-') {
        let dash = from + found;
        from = dash + 1;
        let Some(start) = dash.checked_sub(2) else { continue };
        let Some(prefix) = text.get(start..dash) else { continue };
        let bounded = !text[..start].ends_with(|c: char| c.is_alphanumeric());
        if !bounded || !prefix.bytes().all(|b| b.is_ascii_uppercase()) {
            continue;
        }
        let tail = &text[dash + 1..];
        let mut length = tail.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(tail.len());
        length = tail[..length].trim_end_matches('.').len();
        if tail[..length].starts_with(|c: char| c.is_ascii_digit()) {
            return Some((start, dash + 1 + length - start));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_ids_become_links() {
        let html = with_rules("sol", "move first (SO-4.2). Not SO-x, nor aSO-3.1; SO-11").into_string();
        assert_eq!(html.matches("<a ").count(), 2, "{html}");
        assert!(html.contains("href=\"/rules/sol#SO-4.2\">SO-4.2</a>). Not SO-x, nor aSO-3.1; <a"), "{html}");
        assert_eq!(with_rules("sol", "é–1 a<b").into_string(), "é–1 a&lt;b");
    }
}
