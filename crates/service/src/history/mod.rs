//! Tables read back from their journals: brought to life, replayed, written as records. All of it may block.

mod past;
mod record;
#[cfg(test)]
mod tests;

pub(crate) use past::{Explained, Moment, at, explain, lines, log, moment, progress};
pub(crate) use record::{Proof, as_far_as_it_fits, prove, record, record_text, verify};

use crate::error::Fault;
use crate::room::snapshot_of;
use past::Past;
use serde::Deserialize;
use serde_json::Value;
use solarium_core::{Audience, Before, Message, Seat, Seed};
use solarium_store::{LineAudience, NewTable, Snapshot, StoreError, StoreReader, StoredTable};
use solarium_table::{
    ChanceSource, Change, Entry, Library, Mover, Refusal, Reply, Session, Table, TakeBack, Title,
};

#[derive(Deserialize)]
struct Position {
    state: Value,
    steps: usize,
    draws: u64,
    bots: Vec<Option<String>>,
    /// Missing in snapshots of earlier programs.
    asked: Option<Waiting>,
    #[serde(default)]
    replies: Vec<Reply>,
    #[serde(default)]
    second_thoughts: bool,
}

/// A take-back that waits for answers.
#[derive(Deserialize)]
struct Waiting {
    seat: Seat,
    step: usize,
    waiting: Vec<Seat>,
}

impl From<Waiting> for TakeBack {
    fn from(asked: Waiting) -> TakeBack {
        TakeBack { seat: asked.seat, step: asked.step, waiting: asked.waiting.into_iter().collect() }
    }
}

fn damaged(what: impl std::fmt::Display) -> Fault {
    Fault::Store(StoreError::Damaged(what.to_string()))
}

fn title<'a>(library: &'a Library, stored: &StoredTable) -> Result<&'a dyn Title, Fault> {
    title_of(library, &stored.table)
}

fn title_of<'a>(library: &'a Library, table: &NewTable) -> Result<&'a dyn Title, Fault> {
    let title = library.title(&table.game)?;
    if !title.plays_on(table.rules_version) {
        let (found, plays) = (table.rules_version, title.info().rules_version);
        return Err(Fault::OtherVersion { found, plays });
    }
    Ok(title)
}

fn seed(table: &NewTable) -> Result<Seed, Fault> {
    match table.seed.as_str() {
        // The record of an unfinished match does not say; nothing is drawn there any more.
        "" => Ok(Seed::from_number(0)),
        hex => Seed::from_hex(hex).map_err(|bad| damaged(bad.message())),
    }
}

fn json(text: &str) -> Result<Value, Fault> {
    serde_json::from_str(text).map_err(damaged)
}

/// The match before its first line.
fn beginning(title: &dyn Title, table: &NewTable, seed: Seed) -> Result<Box<dyn Session>, Fault> {
    Ok(match &table.start {
        Some(start) => title.load(&json(start)?, seed)?,
        None => title.start(&json(&table.setup)?, seed)?,
    })
}

/// The table of a snapshot, without subscribers.
fn table_of(title: &dyn Title, snapshot: &Snapshot, seed: Seed) -> Result<Table, Refusal> {
    let position: Position = serde_json::from_str(&snapshot.text).map_err(|error| {
        Refusal::new("journal/snapshot", Message::new("journal-snapshot").with("error", error.to_string()))
    })?;
    let before = Before { steps: position.steps, draws: position.draws };
    let session = title.resume(&position.state, seed, before)?;
    let mut table = Table::new(session, Vec::new(), snapshot.mark.version)
        .with_bots(&position.bots)
        .with_asked(position.asked.map(TakeBack::from))
        .with_replies(&position.replies, position.second_thoughts);
    table.set_watched(false);
    Ok(table)
}

/// Lines after the snapshot that a table from elsewhere is opened from.
const LAST_LINES: u64 = 64;
/// Lines between the snapshots before that one: as many as the store keeps for ever.
const SNAPSHOT_EVERY: u64 = 512;

/// What a table from elsewhere needs beside its lines to be read as fast as one that was played here.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// In ascending order.
    pub snapshots: Vec<Snapshot>,
    /// Who may see each line while the game runs.
    pub audiences: Vec<LineAudience>,
}

/// Carries out every line of a table from elsewhere; one that these rules do not take is refused. Of a table of other
/// rules nothing is known.
pub fn course(library: &Library, table: &NewTable, lines: &[String]) -> Result<Course, Fault> {
    course_with(library, table, lines, SNAPSHOT_EVERY)
}

fn course_with(library: &Library, table: &NewTable, lines: &[String], every: u64) -> Result<Course, Fault> {
    let title = match title_of(library, table) {
        Err(Fault::OtherVersion { .. }) => {
            return Ok(Course { snapshots: Vec::new(), audiences: vec![LineAudience::Unknown; lines.len()] });
        }
        title => title?,
    };
    let mut course = Course::default();
    let last = lines.len() as u64;
    let kept = [last.saturating_sub(LAST_LINES), last];
    let mut playing = Table::new(beginning(title, table, seed(table)?)?, Vec::new(), 0);
    playing.set_watched(false);
    play_on(playing, lines, |table, change| {
        course.audiences.push(audience_of(&change));
        if kept.contains(&table.version()) || table.version().is_multiple_of(every) {
            course.snapshots.push(snapshot_of(table));
        }
    })?;
    Ok(course)
}

/// Who may see the line of a change, as the store keeps it.
pub(crate) fn audience_of(change: &Change) -> LineAudience {
    match change.audience {
        Audience::All => LineAudience::Everybody,
        Audience::Only(seat) => LineAudience::Seats(1 << seat.0),
        // Not for steps; what is not known to be open is shown to its seat alone.
        Audience::Except(_) => LineAudience::Unknown,
    }
}

/// Carries out lines again; each must come out as it was written.
fn play_on(
    mut table: Table,
    lines: &[String],
    mut each: impl FnMut(&mut Table, Change),
) -> Result<Table, Refusal> {
    for line in lines {
        let change = play_line(&mut table, &Entry::parse(line)?)?;
        each(&mut table, change);
    }
    Ok(table)
}

fn play_line(table: &mut Table, entry: &Entry) -> Result<Change, Refusal> {
    let change = table.replay(entry)?;
    if change.entry != *entry {
        return Err(differs(entry));
    }
    Ok(change)
}

/// Carries out a line that another node has stored. Where subscribers watch, chance and automas decide here once more, so
/// that what led to the line is known; they come to the same, or the line is refused.
pub(crate) fn follow_line(table: &mut Table, line: &str) -> Result<Change, Refusal> {
    let entry = Entry::parse(line)?;
    let decides = match (&entry, table.mover().filter(|_| table.is_watched())) {
        (Entry::Step { seat, usual: false, .. }, Some(Mover::Chance)) => seat.is_none(),
        (Entry::Step { seat, usual: false, .. }, Some(Mover::Automa(automa))) => *seat == Some(automa),
        _ => false,
    };
    if !decides {
        return play_line(table, &entry);
    }
    let decided = table.advance()?.filter(|change| change.entry == entry);
    decided.ok_or_else(|| differs(&entry))
}

fn differs(entry: &Entry) -> Refusal {
    Refusal::new("journal/differs", Message::new("journal-differs").with("line", entry.to_string()))
}

/// The table a journal replays to, from a snapshot if there is one that fits.
pub(crate) fn revive(
    store: &dyn StoreReader,
    library: &Library,
    stored: &StoredTable,
) -> Result<Table, Fault> {
    let title = title(library, stored)?;
    let past = Past::of(store, title, stored)?;
    // The log of a finished game needs all of its lines; so does a table where anything may be taken back.
    let setup: Value = json(&stored.table.setup)?;
    let whole = stored.over || ChanceSource::of(&setup)? == ChanceSource::Table;
    let from = if whole { 0 } else { stored.snapshot.as_ref().map_or(0, |there| there.mark.version) };
    let newest = past.newest_mark();
    let seed = seed(&stored.table)?;
    let (table, ()) = past.play(from..stored.version, &seed, |(), table, _, entry| {
        play_line(table, entry)?;
        if newest == Some(table.version()) {
            table.count_touched();
        }
        Ok(())
    })?;
    Ok(table)
}
