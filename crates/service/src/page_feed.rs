//! What the pages of one class of viewers show of a table, and the messages with what changed.

use crate::error::Fault;
use crate::message::Message;
use crate::page_messages::{DueJson, FrameJson, FrameKind, PageJson, PageMessage, PartsJson, PositionJson};
use crate::room::{JournalLine, Room};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::Value;
use solarium_core::{Seat, SeatKind, Turn, Viewer};
use solarium_page::log::Teller;
use solarium_page::patch::{Patches, Shown};
use solarium_page::table::Parts;
use solarium_page::viewed::{self, Sitter, ViewedTable};
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
pub(crate) struct PageFeed {
    viewer: Viewer,
    words: &'static Words,
    shown: Shown,
    /// Ids of the game's own parts, in order.
    scene: Vec<String>,
}

/// Who sits where, as a page has it.
pub(crate) fn sitters(room: &Room) -> Vec<Sitter> {
    let sitter = |(seat, row): (Seat, &solarium_store::SeatRow)| Sitter {
        name: row.name.clone(),
        taken: row.taken,
        present: room.is_present(seat),
    };
    (0u8..).map(Seat).zip(&room.seats).map(sitter).collect()
}

/// Looks at a room as a page does.
pub(crate) fn with_viewed<T, E: From<Refusal>>(
    room: &Room,
    viewer: Viewer,
    words: &Words,
    look: impl FnOnce(&ViewedTable<'_>) -> Result<T, E>,
) -> Result<T, E> {
    let seats = sitters(room);
    let session = room.table.session();
    let names = viewed::names(session, &seats, words);
    let notices = room.notices();
    let published = room.published_seed();
    let seen = session.seen(viewer)?;
    look(&ViewedTable {
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
        without_hints: room.facts.without_hints,
        notices: &notices,
        waiting: room.waiting(),
        rematch: room.rematch.as_deref(),
        counting: room.due.is_some(),
        patience: room.facts.patience.as_secs(),
        watchers: room.watchers(),
    })
}

/// The usual answer that is due: whose, and in how many seconds.
fn due(room: &Room) -> Option<DueJson> {
    room.due.zip(room.seconds_left()).map(|(due, seconds)| DueJson { seat: due.seat, seconds })
}

/// A short mark of what a page shows: equal if all parts are.
pub(crate) fn digest(parts: &[Part]) -> String {
    let mut hasher = DefaultHasher::new();
    for part in parts {
        (&part.id, &part.title, &part.html).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// All parts in one list, the game's own first.
pub(crate) fn in_order(parts: Parts) -> Vec<Part> {
    parts.scene.into_iter().chain(parts.around).collect()
}

impl PageFeed {
    /// What a page of this class shows now.
    pub(crate) fn new(room: &Room, viewer: Viewer, lang: Lang) -> Result<PageFeed, Fault> {
        let words = solarium_table::page_words(lang);
        let parts = with_viewed(room, viewer, words, Parts::of)?;
        let scene = parts.scene.iter().map(|part| part.id.clone()).collect();
        Ok(PageFeed { viewer, words, shown: Shown::new(in_order(parts)), scene })
    }

    /// Everything. A page that was made with the very same parts need not be drawn again.
    pub(crate) fn fresh(&self, room: &Room) -> Result<Message, Fault> {
        with_viewed(room, self.viewer, self.words, |viewed| {
            let position = self.position(room, viewed, Vec::new(), self.shown.all())?;
            Ok(packed(room, &PageMessage::Page(PageJson { position, digest: digest(self.shown.parts()) })))
        })
    }

    /// What changed with some lines; `between` holds the positions after each of them but the last.
    pub(crate) fn change(
        &mut self,
        room: &Room,
        lines: &[Arc<JournalLine>],
        between: &[Option<Box<dyn Session>>],
    ) -> Result<Message, Fault> {
        let words = self.words;
        with_viewed(room, self.viewer, words, |viewed| {
            let teller = teller(viewed);
            let mut frames = Vec::with_capacity(lines.len());
            for (line, after) in lines.iter().zip(between) {
                let parts = match after {
                    Some(session) => self.shown.update(viewed.scene_of(&**session)?),
                    None => Patches::new(),
                };
                frames.push(frame(viewed, &teller, line, parts));
            }
            let parts = Parts::of(viewed)?;
            self.scene = parts.scene.iter().map(|part| part.id.clone()).collect();
            let changed = self.shown.update(in_order(parts));
            Ok(packed(room, &PageMessage::Change(self.position(room, viewed, frames, changed)?)))
        })
    }

    /// Who sits where has changed.
    pub(crate) fn people(&mut self, room: &Room, renamed: bool) -> Result<Message, Fault> {
        with_viewed(room, self.viewer, self.words, |viewed| {
            let parts =
                if renamed { in_order(Parts::of(viewed)?) } else { vec![around::people_part(viewed)] };
            let changed = self.shown.update(parts);
            Ok(packed(
                room,
                &PageMessage::Parts(PartsJson {
                    you: viewed.you(),
                    parts: changed,
                    names: viewed.names,
                    due: due(room),
                }),
            ))
        })
    }

    fn position<'a>(
        &'a self,
        room: &Room,
        viewed: &ViewedTable<'a>,
        frames: Vec<FrameJson>,
        parts: Patches,
    ) -> Result<PositionJson<'a>, Fault> {
        let session = viewed.session();
        Ok(PositionJson {
            version: viewed.table.version(),
            steps: session.steps(),
            you: viewed.you(),
            to_move: session.turn().into(),
            over: session.turn() == Turn::Over,
            names: viewed.names,
            legal: viewed.choices()?,
            draws: session.draws_alike(),
            due: due(room),
            scene: &self.scene,
            frames,
            parts,
        })
    }
}

/// Puts the lines of a table into words for this viewer.
pub(crate) fn teller<'a>(viewed: &ViewedTable<'a>) -> Teller<'a> {
    Teller {
        game: viewed.session().game(),
        names: viewed.names,
        viewer: viewed.viewer,
        open: viewed.is_open_book(),
        words: viewed.words,
    }
}

fn frame(viewed: &ViewedTable<'_>, teller: &Teller<'_>, line: &JournalLine, parts: Patches) -> FrameJson {
    let step = line.change.report.as_ref();
    let reasons =
        teller.seen(step).trace.map(|reasons| trace::trace(teller.words, teller.game, reasons).into_string());
    let seat = match line.change.entry {
        Entry::Step { seat, .. } => seat,
        Entry::Replaced { seat, .. } => Some(seat),
        _ => None,
    };
    FrameJson {
        number: line.number,
        line: teller.line(line.number, &line.change.entry, step, reasons.is_some()).into_string(),
        kind: kind(viewed, &line.change.entry),
        seat,
        trace: reasons,
        cue: teller.seen(step).events.iter().filter_map(|event| event.cue).max(),
        parts,
    }
}

/// Who took a step, so that a page knows how fast to show it.
fn kind(viewed: &ViewedTable<'_>, entry: &Entry) -> FrameKind {
    let bot = |seat: Seat| viewed.table.bots().get(seat.index()).is_some_and(Option::is_some);
    match entry {
        Entry::Step { seat: None, .. } => FrameKind::Chance,
        Entry::Replaced { .. } => FrameKind::Person,
        Entry::Step { seat: Some(seat), .. } => match viewed.session().kind(*seat) {
            SeatKind::Automa(_) => FrameKind::Automa,
            _ if bot(*seat) => FrameKind::Bot,
            _ => FrameKind::Person,
        },
        _ => FrameKind::Table,
    }
}

/// A message as it is sent: deflated if that is worth it.
fn packed(room: &Room, message: &PageMessage<'_>) -> Message {
    let text = message.to_json();
    // What never leaves a device is not packed, so that nothing that packs need be loaded there.
    if cfg!(target_family = "wasm") || !room.facts.deflates || text.len() < DEFLATE_ABOVE {
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
pub(crate) fn refusal(id: Option<Value>, fault: &Fault, lang: Lang) -> String {
    PageMessage::Refused { id, error: fault.error_json(solarium_table::page_words(lang)) }.to_json()
}
