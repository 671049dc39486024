//! Tables read back from their journals: brought to life, replayed, written as records. All of it may block.

use crate::error::Fault;
use crate::look;
use crate::room::snapshot_of;
use serde::Deserialize;
use serde_json::Value;
use solarium_core::{Before, Record, Seat, SeatKind, Seed, Viewer};
use solarium_store::{NewTable, Snapshot, Store, StoreError, StoredTable};
use solarium_table::{
    Change, Entry, Library, Refusal, Reply, Session, Table, TakeBack, Title, standing_steps,
};
use std::ops::Range;

#[derive(Deserialize)]
struct Position {
    state: Value,
    steps: usize,
    draws: u64,
    bots: Vec<Option<String>>,
    /// Snapshots of earlier programs do not tell.
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
    let (found, plays) = (table.rules_version, title.info().rules_version);
    if found != plays {
        return Err(Fault::OtherVersion { found, plays });
    }
    Ok(title)
}

fn seed(table: &NewTable) -> Result<Seed, Fault> {
    match table.seed.as_str() {
        // The record of an unfinished match does not say; nothing is drawn there any more.
        "" => Ok(Seed::from_number(0)),
        hex => Seed::from_hex(hex).map_err(damaged),
    }
}

fn json(text: &str) -> Result<Value, Fault> {
    serde_json::from_str(text).map_err(damaged)
}

/// The match before its first line.
fn beginning(title: &dyn Title, table: &NewTable) -> Result<Box<dyn Session>, Fault> {
    let seed = seed(table)?;
    Ok(match &table.start {
        Some(start) => title.load(&json(start)?, seed)?,
        None => title.start(&json(&table.setup)?, seed)?,
    })
}

/// Lines after the snapshot that a table from elsewhere is opened from.
const LAST_LINES: usize = 64;

/// The snapshots with which a table from elsewhere opens as fast as one that was played here. Every line is carried
/// out; one that these rules do not take is told. A table of other rules has none.
pub fn snapshots(library: &Library, table: &NewTable, lines: &[String]) -> Result<Vec<Snapshot>, Fault> {
    let title = match title_of(library, table) {
        Err(Fault::OtherVersion { .. }) => return Ok(Vec::new()),
        title => title?,
    };
    let mut snapshots = Vec::new();
    let last = lines.len() as u64;
    let kept = [last.saturating_sub(LAST_LINES as u64), last];
    play_on(Table::new(beginning(title, table)?, Vec::new(), 0), lines, |table, _| {
        if kept.contains(&table.version()) {
            snapshots.push(snapshot_of(table));
        }
    })?;
    Ok(snapshots)
}

/// Carries out lines again; each must come out as it was written.
fn play_on(
    mut table: Table,
    lines: &[String],
    mut each: impl FnMut(&Table, Change),
) -> Result<Table, Refusal> {
    for line in lines {
        let entry = Entry::parse(line)?;
        let change = table.replay(&entry)?;
        if change.entry != entry {
            return Err(Refusal::new("journal/differs", format!("line {line:?} came out differently")));
        }
        each(&table, change);
    }
    Ok(table)
}

/// The table a journal replays to, from a snapshot if there is one that fits.
pub fn revive(store: &dyn Store, library: &Library, stored: &StoredTable) -> Result<Table, Fault> {
    let title = title(library, stored)?;
    // What is told of a whole game once it is over needs all of its lines.
    if let Some(snapshot) = stored.snapshot.as_ref().filter(|_| !stored.over)
        && let Ok(position) = serde_json::from_str::<Position>(&snapshot.text)
    {
        let before = Before { steps: position.steps, draws: position.draws };
        let revived = title.resume(&position.state, seed(&stored.table)?, before).and_then(|session| {
            let asked = position.asked.map(TakeBack::from);
            let mut table = Table::new(session, position.bots, snapshot.mark.version)
                .with_asked(asked)
                .with_replies(&position.replies, position.second_thoughts);
            // Nobody hears of it again.
            table.be_heard(false);
            play_on(table, &stored.lines, |_, _| {})
        });
        match revived {
            Ok(table) => return Ok(table),
            // A line after the snapshot may take back one before it: then all lines are needed. Whatever else it
            // is, the journal is the truth and the snapshot only a cache.
            Err(refusal) => {
                tracing::info!(table = %stored.table.id, %refusal, "a snapshot does not reach far enough");
            }
        }
    }
    let mut table = Table::new(beginning(title, &stored.table)?, Vec::new(), 0);
    table.be_heard(false);
    play_on(table, &all_lines(store, stored)?, |_, _| {}).map_err(damaged)
}

fn all_lines(store: &dyn Store, stored: &StoredTable) -> Result<Vec<String>, Fault> {
    if stored.snapshot.is_none() {
        return Ok(stored.lines.clone());
    }
    let lines = store.lines(&stored.table.id, 0, i64::MAX as usize)?;
    Ok(lines.into_iter().map(|line| line.text).collect())
}

fn entries(store: &dyn Store, stored: &StoredTable) -> Result<Vec<Entry>, Fault> {
    let lines = all_lines(store, stored)?;
    lines.iter().map(|line| Entry::parse(line)).collect::<Result<_, _>>().map_err(damaged)
}

/// The record of a table as far as it stands, without looking at any rule.
fn bare_record(stored: &StoredTable, entries: &[Entry]) -> Result<Record, Fault> {
    Ok(Record {
        game: stored.table.game.clone(),
        rules_version: stored.table.rules_version,
        setup: json(&stored.table.setup)?,
        start: stored.table.start.as_deref().map(json).transpose()?,
        commitment: stored.table.commitment.clone(),
        seed: (stored.over && !stored.table.seed.is_empty()).then(|| stored.table.seed.clone()),
        salt: (stored.over && !stored.table.salt.is_empty()).then(|| stored.table.salt.clone()),
        steps: standing_steps(entries),
        closed: true,
    })
}

/// The record of a table. While the game runs only if the viewer has seen all of it.
pub fn record(store: &dyn Store, library: &Library, id: &str, viewer: Viewer) -> Result<Record, Fault> {
    let stored = store.open(id)?;
    let record = bare_record(&stored, &entries(store, &stored)?)?;
    if stored.over || stored.table.read_only {
        return Ok(record);
    }
    // A starting position tells all that was hidden in it.
    if record.start.is_some() {
        return Err(Fault::HiddenRecord);
    }
    let title = match title(library, &stored) {
        // Under other rules nobody can tell what was hidden, and from whom, unless the game hides nothing.
        Err(Fault::OtherVersion { .. }) => {
            return match library.title(&record.game)?.info().secrets {
                true => Err(Fault::HiddenRecord),
                false => Ok(record),
            };
        }
        title => title?,
    };
    let mut session = title.start(&record.setup, Seed::from_number(0))?;
    for step in &record.steps {
        let audience = match step.seat {
            Some(seat) => session.audience_of(seat, &step.text)?,
            None => session.audience_of_chance(&step.text)?,
        };
        if !audience.includes(viewer) {
            return Err(Fault::HiddenRecord);
        }
        match step.seat {
            Some(seat) => session.play(seat, &step.text)?,
            None => session.chance(Some(&step.text))?,
        };
    }
    Ok(record)
}

/// The match after a number of standing steps.
pub fn at(store: &dyn Store, library: &Library, id: &str, step: usize) -> Result<Box<dyn Session>, Fault> {
    let stored = store.open(id)?;
    let title = title(library, &stored)?;
    let record = bare_record(&stored, &entries(store, &stored)?)?;
    if step > record.steps.len() {
        return Err(Fault::NoStep { steps: record.steps.len() });
    }
    title.replay(&record, Some(step)).map_err(damaged)
}

/// Why the automa took a step, if one did and the viewer may know the step.
pub fn explain(
    store: &dyn Store,
    library: &Library,
    id: &str,
    step: usize,
    viewer: Viewer,
) -> Result<Value, Fault> {
    let stored = store.open(id)?;
    let record = bare_record(&stored, &entries(store, &stored)?)?;
    let taken = record.steps.get(step).ok_or(Fault::NoStep { steps: record.steps.len() })?;
    let session = title(library, &stored)?.replay(&record, Some(step)).map_err(damaged)?;
    let seat = taken.seat.filter(|seat| matches!(session.kind(*seat), SeatKind::Automa(_)));
    let seat = seat.ok_or_else(|| Refusal::new("explain/no-automa", "no automa took this step"))?;
    if !stored.over && !session.audience_of(seat, &taken.text)?.includes(viewer) {
        return Err(Fault::HiddenRecord);
    }
    let explained = session.explain(seat)?;
    Ok(serde_json::json!({ "seat": seat, "action": explained.action, "trace": explained.trace }))
}

/// Lines of a table with what they caused.
#[derive(Debug)]
pub struct Lines {
    /// Lines there are.
    pub version: u64,
    /// May everybody see everything?
    pub open: bool,
    /// Those that were wanted, with their numbers.
    pub lines: Vec<(u64, Change)>,
    /// Steps of the match after the last of them.
    pub steps: usize,
}

/// The lines of a table with numbers in a range. The reasons of automas are not stored: they follow from the position.
pub fn lines(store: &dyn Store, library: &Library, id: &str, wanted: Range<u64>) -> Result<Lines, Fault> {
    let stored = store.open(id)?;
    let title = title(library, &stored)?;
    let mut lines = Vec::new();
    let mut table = Table::new(beginning(title, &stored.table)?, Vec::new(), 0);
    for (number, line) in (0u64..).zip(all_lines(store, &stored)?) {
        if number >= wanted.end {
            break;
        }
        let entry = Entry::parse(&line).map_err(damaged)?;
        let is_wanted = wanted.contains(&number);
        let trace = match &entry {
            Entry::Step { seat: Some(seat), .. }
                if is_wanted && matches!(table.session().kind(*seat), SeatKind::Automa(_)) =>
            {
                table.session().explain(*seat).ok().map(|explained| explained.trace)
            }
            _ => None,
        };
        let mut change = table.replay(&entry).map_err(damaged)?;
        if is_wanted {
            if let Some(told) = &mut change.told {
                told.trace = trace;
            }
            lines.push((number, change));
        }
    }
    let (version, open) = (stored.version, stored.over || stored.table.read_only);
    Ok(Lines { version, open, lines, steps: table.session().steps() })
}

/// The lines of a table from a number on, as the viewer may see them, at most `most`.
pub fn log(
    store: &dyn Store,
    library: &Library,
    id: &str,
    viewer: Viewer,
    since: u64,
    most: usize,
) -> Result<(u64, Vec<Value>), Fault> {
    let Lines { version, open, lines, .. } =
        lines(store, library, id, since..since.saturating_add(most as u64))?;
    let told = |(number, change): &(u64, Change)| {
        look::line(*number, &change.entry, change.told.as_ref(), viewer, open)
    };
    Ok((version, lines.iter().map(told).collect()))
}

/// A position of the past, and the step that led there.
pub struct Moment {
    /// The match there, in a table of its own.
    pub table: Table,
    /// The step, with its reasons if an automa took it.
    pub change: Option<Change>,
    /// After how many steps.
    pub step: usize,
    /// Standing steps there are.
    pub steps: usize,
}

/// The match after a number of standing steps, with what led there.
pub fn moment(store: &dyn Store, library: &Library, id: &str, step: usize) -> Result<Moment, Fault> {
    let stored = store.open(id)?;
    let record = bare_record(&stored, &entries(store, &stored)?)?;
    let steps = record.steps.len();
    if step > steps {
        return Err(Fault::NoStep { steps });
    }
    moment_of(title(library, &stored)?, &record, step)
}

/// The match as it stands, with what led there.
pub fn last_moment(store: &dyn Store, library: &Library, id: &str) -> Result<Moment, Fault> {
    let stored = store.open(id)?;
    let record = bare_record(&stored, &entries(store, &stored)?)?;
    moment_of(title(library, &stored)?, &record, record.steps.len())
}

fn moment_of(title: &dyn Title, record: &Record, step: usize) -> Result<Moment, Fault> {
    let before = step.saturating_sub(1);
    let mut table = Table::new(title.replay(record, Some(before)).map_err(damaged)?, Vec::new(), 0);
    let mut change = None;
    if step > 0 {
        let taken = &record.steps[before];
        let trace = taken
            .seat
            .filter(|seat| matches!(table.session().kind(*seat), SeatKind::Automa(_)))
            .and_then(|seat| table.session().explain(seat).ok())
            .map(|explained| explained.trace);
        let entry = Entry::step(taken.seat, taken.text.clone());
        let mut done = table.replay(&entry).map_err(damaged)?;
        if let Some(told) = &mut done.told {
            told.trace = trace;
        }
        change = Some(done);
    }
    Ok(Moment { table, change, step, steps: record.steps.len() })
}

/// Every step and draw of a table that is over, computed again: what was found, or what differs. `reached` is the
/// checksum of the position people saw last.
pub fn prove(store: &dyn Store, library: &Library, id: &str, reached: &str) -> Result<Value, Fault> {
    let stored = store.open(id)?;
    let title = title(library, &stored)?;
    // Unlike a record that is handed out, this one names the seed of a table that only shows a record, too.
    let mut record = bare_record(&stored, &entries(store, &stored)?)?;
    record.seed = (!stored.table.seed.is_empty()).then(|| stored.table.seed.clone());
    record.salt = Some(stored.table.salt.clone()).filter(|salt| !salt.is_empty());
    let seeded = record.seed.is_some();
    let session = match title.verify(&record) {
        Ok(session) => session,
        Err(refusal) => return Ok(serde_json::json!({ "ok": false, "error": Fault::from(refusal).json() })),
    };
    let checksum = session.hash();
    if checksum != reached {
        let refusal = Refusal::new("record/checksum", "the last position is not the one the steps lead to");
        return Ok(serde_json::json!({ "ok": false, "error": Fault::from(refusal).json() }));
    }
    let draws = if seeded { session.so_far().draws } else { 0 };
    Ok(serde_json::json!({
        "ok": true, "steps": session.steps(), "draws": draws, "seeded": seeded, "checksum": checksum,
    }))
}

/// An uploaded record, checked: the match it reaches.
pub fn verify(library: &Library, record: &Record) -> Result<Box<dyn Session>, Fault> {
    let title = library.title(&record.game)?;
    let plays = title.info().rules_version;
    if record.rules_version != plays {
        return Err(Fault::OtherVersion { found: record.rules_version, plays });
    }
    Ok(title.verify(record)?)
}

/// As much of a record of other rules as these rules accept: a record of its own, to be looked at.
pub fn as_far_as_it_fits(library: &Library, record: &Record) -> Result<Record, Fault> {
    let title = library.title(&record.game)?;
    let mut fitting =
        Record { rules_version: title.info().rules_version, seed: None, salt: None, ..record.clone() };
    for step in &mut fitting.steps {
        step.check = None;
    }
    if let Err(refusal) = title.replay(&fitting, None) {
        // The step that does not fit is counted from 1.
        let step = refusal.step.ok_or(Fault::Refused(refusal))?;
        fitting.steps.truncate(step - 1);
    }
    Ok(fitting)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// What a snapshot says of usual answers is read back; those of earlier programs say nothing of them.
    #[test]
    fn snapshots_keep_how_seats_answer() {
        let library = Library::standard();
        let setup = json!({"seats": ["human", "human"], "first_seat": 0});
        let session = library.title("sol").unwrap().start(&setup, Seed::from_number(1)).unwrap();
        let mut table = Table::new(session, Vec::new(), 0);
        while table.advance().unwrap().is_some() {}
        table.reply(Seat(1), Reply::AtOnce).unwrap();
        let mut text: Value = serde_json::from_str(&snapshot_of(&table).text).unwrap();
        let position: Position = serde_json::from_value(text.clone()).unwrap();
        assert_eq!((position.replies, position.second_thoughts), (table.replies().to_vec(), false));
        let action = table.session().legal(Seat(0)).unwrap()[0].action.clone();
        table.act(Seat(0), &action).unwrap();
        table.ask_take_back(Seat(0)).unwrap();
        table.answer_take_back(Seat(1), true).unwrap();
        let position: Position = serde_json::from_str(&snapshot_of(&table).text).unwrap();
        assert!(position.second_thoughts, "gone back");
        for new in ["replies", "second_thoughts", "asked"] {
            text.as_object_mut().unwrap().remove(new);
        }
        let position: Position = serde_json::from_value(text).unwrap();
        assert_eq!((position.replies, position.second_thoughts), (Vec::new(), false));
    }
}
