//! What the pages of one class of viewers show of a table, and the messages with what changed.

use crate::error::Fault;
use crate::message::Message;
use crate::page_messages::{DueJson, FrameJson, FrameKind, PageJson, PageMessage, PartsJson, PositionJson};
use crate::room::{JournalLine, Room};
use crate::table_view;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::Value;
use solarium_core::{Seat, SeatKind, Turn, Viewer};
use solarium_page::log::Teller;
use solarium_page::patch::{Patches, Shown};
use solarium_page::sight::{self, Sight, Sitter};
use solarium_page::table::Parts;
use solarium_page::{Part, around, trace};
use solarium_table::{Entry, Refusal, Session};
use solarium_words::{Lang, Words};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::sync::Arc;

/// Messages shorter than this are sent as text.
const DEFLATE_ABOVE: usize = 1024;

/// The pages of one class: a viewer and a language.
#[derive(Debug)]
pub struct PageFeed {
    viewer: Viewer,
    words: &'static Words,
    shown: Shown,
    /// Ids of the game's own parts, in order.
    scene: Vec<String>,
}

/// Who sits where, as a page has it.
pub fn sitters(room: &Room) -> Vec<Sitter> {
    let present = |seat: usize| room.present.get(seat).is_some_and(|sockets| *sockets > 0);
    let sitter = |(seat, row): (usize, &solarium_store::SeatRow)| Sitter {
        name: row.name.clone(),
        taken: row.taken,
        present: present(seat),
    };
    room.seats.iter().enumerate().map(sitter).collect()
}

/// Looks at a room as a page does.
pub fn with_sight<T, E: From<Refusal>>(
    room: &Room,
    viewer: Viewer,
    words: &Words,
    look: impl FnOnce(&Sight<'_>) -> Result<T, E>,
) -> Result<T, E> {
    let seats = sitters(room);
    let session = room.table.session();
    let names = sight::names(session, &seats, words);
    let notices = room.notices();
    let published = room.published_seed();
    let seen = session.seen(viewer)?;
    look(&Sight {
        id: &room.facts.id,
        table: &room.table,
        seen: &*seen,
        seats: &seats,
        names: &names,
        viewer,
        words,
        open: room.facts.open,
        read_only: room.facts.read_only,
        commitment: &room.facts.commitment,
        seed: published.map(|(seed, _)| seed),
        salt: published.and_then(|(_, salt)| salt),
        seed_chosen: room.facts.seed_chosen,
        notices: &notices,
        waiting: room.waiting(),
        rematch: room.rematch.as_deref(),
        counting: room.due.is_some(),
        patience: room.facts.patience.as_secs(),
    })
}

/// The usual answer that is due: whose, and in how many seconds.
fn due(room: &Room) -> Option<DueJson> {
    room.due.zip(room.seconds_left()).map(|(due, seconds)| DueJson { seat: due.seat, seconds })
}

/// A short mark of what a page shows: equal if all parts are.
pub fn digest(parts: &[Part]) -> String {
    let mut hasher = DefaultHasher::new();
    for part in parts {
        (&part.id, &part.title, &part.html).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// All parts in one list, the game's own first.
pub fn in_order(parts: Parts) -> Vec<Part> {
    parts.scene.into_iter().chain(parts.around).collect()
}

impl PageFeed {
    /// What a page of this class shows now.
    pub fn new(room: &Room, viewer: Viewer, lang: Lang) -> Result<PageFeed, Fault> {
        let words = solarium_table::words(lang);
        let parts = with_sight(room, viewer, words, Parts::of)?;
        let scene = parts.scene.iter().map(|part| part.id.clone()).collect();
        Ok(PageFeed { viewer, words, shown: Shown::new(in_order(parts)), scene })
    }

    /// Everything. A page that was made with the very same parts need not be drawn again.
    pub fn fresh(&self, room: &Room) -> Result<Message, Fault> {
        with_sight(room, self.viewer, self.words, |sight| {
            let position = self.position(room, sight, Vec::new(), self.shown.all())?;
            Ok(packed(&PageMessage::Page(PageJson { position, digest: digest(self.shown.parts()) })))
        })
    }

    /// What changed with some lines; `between` holds the positions after each of them but the last.
    pub fn change(
        &mut self,
        room: &Room,
        lines: &[Arc<JournalLine>],
        between: &[Option<Box<dyn Session>>],
    ) -> Result<Message, Fault> {
        let words = self.words;
        with_sight(room, self.viewer, words, |sight| {
            let teller = teller(sight);
            let mut frames = Vec::with_capacity(lines.len());
            for (line, after) in lines.iter().zip(between) {
                let parts = match after {
                    Some(session) => self.shown.update(sight.scene_of(&**session)?),
                    None => Patches::new(),
                };
                frames.push(frame(sight, &teller, line, parts));
            }
            let parts = Parts::of(sight)?;
            self.scene = parts.scene.iter().map(|part| part.id.clone()).collect();
            let changed = self.shown.update(in_order(parts));
            Ok(packed(&PageMessage::Change(self.position(room, sight, frames, changed)?)))
        })
    }

    /// Who sits where has changed.
    pub fn people(&mut self, room: &Room, renamed: bool) -> Result<Message, Fault> {
        with_sight(room, self.viewer, self.words, |sight| {
            let parts = if renamed { in_order(Parts::of(sight)?) } else { vec![around::people_part(sight)] };
            let changed = self.shown.update(parts);
            Ok(packed(&PageMessage::Parts(PartsJson {
                you: sight.you(),
                parts: changed,
                names: sight.names,
                due: due(room),
            })))
        })
    }

    fn position<'a>(
        &'a self,
        room: &Room,
        sight: &Sight<'a>,
        frames: Vec<FrameJson>,
        parts: Patches,
    ) -> Result<PositionJson<'a>, Fault> {
        let session = sight.session();
        Ok(PositionJson {
            version: sight.table.version(),
            steps: session.steps(),
            you: sight.you(),
            turn: table_view::turn_json(session.turn()),
            over: session.turn() == Turn::Over,
            names: sight.names,
            legal: sight.choices()?,
            due: due(room),
            scene: &self.scene,
            frames,
            parts,
        })
    }
}

/// Puts the lines of a table into words for this viewer.
pub fn teller<'a>(sight: &Sight<'a>) -> Teller<'a> {
    Teller {
        game: sight.session().game(),
        names: sight.names,
        viewer: sight.viewer,
        open: sight.is_open_book(),
        words: sight.words,
    }
}

fn frame(sight: &Sight<'_>, teller: &Teller<'_>, line: &JournalLine, parts: Patches) -> FrameJson {
    let step = line.change.told.as_ref();
    let reasons =
        teller.seen(step).trace.map(|reasons| trace::trace(teller.words, teller.game, reasons).into_string());
    let seat = match line.change.entry {
        Entry::Step { seat, .. } => seat,
        _ => None,
    };
    FrameJson {
        number: line.number,
        line: teller.line(line.number, &line.change.entry, step, reasons.is_some()).into_string(),
        kind: kind(sight, &line.change.entry),
        seat,
        trace: reasons,
        parts,
    }
}

/// Who took a step, so that a page knows how fast to show it.
fn kind(sight: &Sight<'_>, entry: &Entry) -> FrameKind {
    let bot = |seat: Seat| sight.table.bots().get(seat.index()).is_some_and(Option::is_some);
    match entry {
        Entry::Step { seat: None, .. } => FrameKind::Chance,
        Entry::Step { seat: Some(seat), .. } => match sight.session().kind(*seat) {
            SeatKind::Automa(_) => FrameKind::Automa,
            _ if bot(*seat) => FrameKind::Bot,
            _ => FrameKind::Person,
        },
        _ => FrameKind::Table,
    }
}

/// A message as it is sent: deflated if that is worth it.
fn packed(message: &PageMessage<'_>) -> Message {
    let text = message.to_json();
    if text.len() < DEFLATE_ABOVE {
        return Message::text(text);
    }
    let mut encoder = DeflateEncoder::new(Vec::with_capacity(text.len() / 4), Compression::new(5));
    let deflated = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    match deflated {
        Ok(bytes) => Message::Binary(bytes.into()),
        // Writing to memory does not fail.
        Err(_) => Message::text(text),
    }
}

/// A refusal for a page: the reason in its words.
pub fn refusal(id: Option<Value>, fault: &Fault, lang: Lang) -> String {
    PageMessage::Refused { id, error: fault.error_json(solarium_table::words(lang)) }.to_json()
}
