//! The past of a table in time that does not grow with the rest of its journal.
//!
//! Snapshots say how many steps stood when they were made, and how many of those before were not touched since the
//! snapshot before (`SnapshotMark`). By that alone the snapshots are found that are still a beginning of what stands
//! now; only the lines between two of them are read, and only those from the first one on are played again.

use super::{beginning, damaged, play_line, seed, table_of, title};
use crate::error::Fault;
use crate::table_view;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use solarium_core::{MatchProgress, Message, RecordStep, Seat, SeatKind, Seed, Trace, TraceStepJson, Viewer};
use solarium_store::{SnapshotMark, StoreError, StoreReader, StoredTable};
use solarium_table::{
    Change, Entry, Library, Narration, Refusal, Session, Table, Title, Words, standing_steps_after,
};
use std::ops::Range;

/// Before the first line.
const BEGINNING: SnapshotMark = SnapshotMark { version: 0, steps: 0, untouched: 0 };

/// The journal of a table with its snapshots, up to the version it was opened at.
pub(super) struct Past<'a> {
    store: &'a dyn StoreReader,
    title: &'a dyn Title,
    stored: &'a StoredTable,
    /// In ascending order.
    marks: Vec<SnapshotMark>,
}

impl<'a> Past<'a> {
    pub(super) fn of(
        store: &'a dyn StoreReader,
        title: &'a dyn Title,
        stored: &'a StoredTable,
    ) -> Result<Past<'a>, Fault> {
        let mut marks = store.snapshot_marks(&stored.table.id)?;
        // The table may have grown since it was opened.
        marks.retain(|mark| mark.version <= stored.version);
        Ok(Past { store, title, stored, marks })
    }

    /// Lines that the newest snapshot contains.
    pub(super) fn newest_mark(&self) -> Option<u64> {
        self.marks.last().map(|mark| mark.version)
    }

    /// Lines of the journal; of most ranges near the end they were read with the table.
    fn entries(&self, range: Range<u64>) -> Result<Vec<Entry>, Fault> {
        let parse = |line: &str| Entry::parse(line).map_err(damaged);
        let held = self.stored.version - self.stored.lines.len() as u64;
        if range.start >= held {
            let (from, to) = ((range.start - held) as usize, (range.end - held) as usize);
            return self.stored.lines[from..to].iter().map(|line| parse(line)).collect();
        }
        let count = range.end.saturating_sub(range.start);
        if count == 0 {
            return Ok(Vec::new());
        }
        let lines = self.store.lines(&self.stored.table.id, range.start, count as usize)?;
        if lines.len() as u64 != count {
            return Err(damaged("lines are missing"));
        }
        lines.iter().map(|line| parse(&line.text)).collect()
    }

    /// Of some snapshots in a row, those before which nothing was taken back by any line up to `end`.
    fn still_standing(&self, marks: &[SnapshotMark], end: u64) -> Result<Vec<SnapshotMark>, Fault> {
        let Some(last) = marks.last() else { return Ok(Vec::new()) };
        let touched = self.entries(last.version..end)?.iter().filter_map(Entry::touches).min();
        let mut untouched = touched.map_or(u64::MAX, |step| step as u64);
        let mut standing = Vec::new();
        for mark in marks.iter().rev() {
            if mark.steps <= untouched {
                standing.push(*mark);
            }
            untouched = untouched.min(mark.untouched);
        }
        standing.reverse();
        Ok(standing)
    }

    /// A table as it was at a snapshot; nothing if the snapshot is not kept any more, or cannot be used.
    fn load(&self, mark: SnapshotMark, seed: &Seed) -> Result<Option<Table>, Fault> {
        let held = self.stored.snapshot.as_ref().filter(|held| held.mark.version == mark.version);
        let table = match held {
            Some(snapshot) => table_of(self.title, snapshot, seed.clone()),
            None => match self.store.snapshot(&self.stored.table.id, mark.version)? {
                Some(snapshot) => table_of(self.title, &snapshot, seed.clone()),
                None => return Ok(None),
            },
        };
        match table {
            Ok(table) => Ok(Some(table)),
            // The journal is the truth, the snapshot only a cache.
            Err(refusal) => {
                tracing::warn!(table = %self.stored.table.id, %refusal, "a snapshot cannot be used");
                Ok(None)
            }
        }
    }

    /// Carries out the lines of a range and, before it, those from the newest snapshot on that reaches far enough:
    /// `each` gets what it has made so far, the table, whether the line is in the range, and the line. The table after
    /// the last of them, and what was made.
    pub(super) fn play<T: Default>(
        &self,
        range: Range<u64>,
        seed: &Seed,
        mut each: impl FnMut(&mut T, &mut Table, bool, &Entry) -> Result<(), Refusal>,
    ) -> Result<(Table, T), Fault> {
        let mut play_from = |mut table: Table| {
            let mut made = T::default();
            for entry in self.entries(table.version()..range.end)? {
                let wanted = table.version() >= range.start;
                each(&mut made, &mut table, wanted, &entry).map_err(damaged)?;
            }
            Ok((table, made))
        };
        let before = self.marks.partition_point(|mark| mark.version <= range.start);
        for mark in self.still_standing(&self.marks[..before], range.end)?.iter().rev() {
            let Some(table) = self.load(*mark, seed)? else { continue };
            match play_from(table) {
                // The journal is the truth, the snapshot only a cache.
                Err(Fault::Store(StoreError::Damaged(what))) => {
                    tracing::warn!(table = %self.stored.table.id, what, "a snapshot does not fit its journal");
                }
                played => return played,
            }
        }
        let session = beginning(self.title, &self.stored.table, seed.clone())?;
        let mut table = Table::new(session, Vec::new(), 0);
        table.set_watched(false);
        play_from(table)
    }

    /// The match as it stands now, to be gone through by its steps.
    fn standing(&self) -> Result<Standing<'_, 'a>, Fault> {
        let marks = self.still_standing(&self.marks, self.stored.version)?;
        let last = marks.last().copied().unwrap_or(BEGINNING);
        match self.steps_between(last, self.stored.version)? {
            Some(steps) => {
                let steps = last.steps as usize + steps.len();
                Ok(Standing { past: self, marks, steps })
            }
            None => self.standing_without_snapshots(),
        }
    }

    fn standing_without_snapshots(&self) -> Result<Standing<'_, 'a>, Fault> {
        tracing::warn!(table = %self.stored.table.id, "the snapshots do not fit the journal");
        let steps = self.steps_between(BEGINNING, self.stored.version)?.map_or(0, |steps| steps.len());
        Ok(Standing { past: self, marks: Vec::new(), steps })
    }

    /// The steps that stand after `end` lines, beyond those of a snapshot; nothing if some of those were taken back.
    fn steps_between(&self, mark: SnapshotMark, end: u64) -> Result<Option<Vec<RecordStep>>, Fault> {
        let entries = self.entries(mark.version..end)?;
        let steps = standing_steps_after(mark.steps as usize, entries.iter().map(|entry| (entry, ())));
        Ok(steps.map(|steps| steps.into_iter().map(|(step, ())| step).collect()))
    }
}

/// What stands now of a match.
struct Standing<'p, 'a> {
    past: &'p Past<'a>,
    /// Snapshots that are a beginning of it.
    marks: Vec<SnapshotMark>,
    /// Steps there are.
    steps: usize,
}

impl Standing<'_, '_> {
    /// The match after `from` steps, and the steps after that up to `to`.
    fn stretch(
        &self,
        from: usize,
        to: usize,
    ) -> Result<(Box<dyn Session>, std::vec::IntoIter<RecordStep>), Fault> {
        if to > self.steps {
            return Err(Fault::NoStep { steps: self.steps });
        }
        let stored = self.past.stored;
        // Nothing is drawn here; the seed is secret until the game is over.
        let seed = if stored.over { seed(&stored.table)? } else { Seed::from_number(0) };
        let (mut mark, mut begun) = (BEGINNING, None);
        for start in self.marks.iter().rev().filter(|mark| mark.steps as usize <= from) {
            if let Some(table) = self.past.load(*start, &seed)? {
                (mark, begun) = (*start, Some(table.into_session()));
                break;
            }
        }
        let reaches = |end: &&SnapshotMark| end.steps as usize >= to && end.version >= mark.version;
        let end = self.marks.iter().find(reaches).map_or(stored.version, |end| end.version);
        let mut steps = self.past.steps_between(mark, end)?;
        if steps.as_ref().is_none_or(|steps| mark.steps as usize + steps.len() < to) {
            (mark, begun) = (BEGINNING, None);
            steps = self.past.steps_between(mark, stored.version)?;
        }
        let mut session = match begun {
            Some(session) => session,
            None => beginning(self.past.title, &stored.table, seed)?,
        };
        let mut steps = steps.unwrap_or_default();
        steps.truncate(to - mark.steps as usize);
        let rest = steps.split_off(from - mark.steps as usize);
        for step in &steps {
            session.take_written(step.seat, &step.text, Narration::Silent).map_err(damaged)?;
        }
        Ok((session, rest.into_iter()))
    }
}

/// The match after a number of standing steps.
pub(crate) fn at(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    step: usize,
) -> Result<Box<dyn Session>, Fault> {
    let stored = store.open(id)?;
    let past = Past::of(store, title(library, &stored)?, &stored)?;
    Ok(past.standing()?.stretch(step, step)?.0)
}

/// How a match that is over went, from its first step on; `None` if it is not over.
pub(crate) fn progress(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
) -> Result<Option<MatchProgress>, Fault> {
    let stored = store.open(id)?;
    let past = Past::of(store, title(library, &stored)?, &stored)?;
    let steps = past.steps_between(BEGINNING, stored.version)?.unwrap_or_default();
    let mut session = beginning(past.title, &stored.table, seed(&stored.table)?)?;
    for step in &steps {
        session.take_written(step.seat, &step.text, Narration::Silent).map_err(damaged)?;
    }
    Ok(session.progress())
}

/// Why an automa took a step.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Explained {
    action: String,
    seat: u8,
    #[schemars(with = "Vec<crate::schemas::TraceStep>")]
    trace: Vec<TraceStepJson>,
}

/// Why the automa took a step, if one did and the viewer may know the step.
pub(crate) fn explain(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    step: usize,
    viewer: Viewer,
    words: &Words,
) -> Result<Explained, Fault> {
    let stored = store.open(id)?;
    let past = Past::of(store, title(library, &stored)?, &stored)?;
    let standing = past.standing()?;
    let (session, mut taken) = standing.stretch(step, step.saturating_add(1))?;
    let taken = taken.next().ok_or(Fault::NoStep { steps: standing.steps })?;
    let seat = taken.seat.filter(|seat| matches!(session.kind(*seat), SeatKind::Automa(_)));
    let seat = seat.ok_or_else(|| Refusal::new("explain/no-automa", Message::new("explain-no-step")))?;
    if !stored.over && !session.audience_of(Some(seat), &taken.text)?.includes(viewer) {
        return Err(Fault::HiddenRecord);
    }
    let explained = session.seen_by(seat)?.explain()?;
    Ok(Explained { action: explained.action, seat: seat.0, trace: explained.trace.to_json(words) })
}

/// The reasons of the automa that is about to move a seat, if one is.
fn reasons(session: &dyn Session, seat: Option<Seat>) -> Option<Trace> {
    let seat = seat.filter(|seat| matches!(session.kind(*seat), SeatKind::Automa(_)))?;
    session.seen_by(seat).ok()?.explain().ok().map(|explained| explained.trace)
}

/// Lines of a table with what they caused.
#[derive(Debug)]
pub(crate) struct Lines {
    /// Lines there are.
    pub version: u64,
    /// May every viewer see everything?
    pub open: bool,
    /// Those that were wanted, with their numbers.
    pub lines: Vec<(u64, Change)>,
    /// Steps of the match after the last of them.
    pub steps: usize,
}

/// The lines of a table with numbers in a range. The reasons of automas are not stored: they follow from the position.
pub(crate) fn lines(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    wanted: Range<u64>,
) -> Result<Lines, Fault> {
    let stored = store.open(id)?;
    let past = Past::of(store, title(library, &stored)?, &stored)?;
    let end = wanted.end.min(stored.version);
    let range = wanted.start.min(end)..end;
    let seed = seed(&stored.table)?;
    let (table, lines) =
        past.play(range, &seed, |lines: &mut Vec<(u64, Change)>, table, wanted, entry| {
            if !wanted {
                return play_line(table, entry).map(drop);
            }
            table.set_watched(true);
            let trace = match entry {
                Entry::Step { seat, .. } => reasons(table.session(), *seat),
                _ => None,
            };
            let number = table.version();
            let mut change = play_line(table, entry)?;
            if let Some(report) = &mut change.report {
                report.trace = trace;
            }
            lines.push((number, change));
            Ok(())
        })?;
    let open = stored.over || stored.table.read_only;
    Ok(Lines { version: stored.version, open, lines, steps: table.session().steps() })
}

/// A range of the lines of a table as the viewer may see them, in a language.
pub(crate) fn log(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    viewer: Viewer,
    range: Range<u64>,
    words: &Words,
) -> Result<(u64, Vec<Value>), Fault> {
    let Lines { version, open, lines, .. } = lines(store, library, id, range)?;
    let line = |(number, change): &(u64, Change)| {
        table_view::line_json(*number, &change.entry, change.report.as_ref(), viewer, open, words)
    };
    Ok((version, lines.iter().map(line).collect()))
}

/// A position of the past, and the step that led there.
pub(crate) struct Moment {
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
pub(crate) fn moment(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    step: usize,
) -> Result<Moment, Fault> {
    let stored = store.open(id)?;
    let past = Past::of(store, title(library, &stored)?, &stored)?;
    let standing = past.standing()?;
    let (session, mut taken) = standing.stretch(step.saturating_sub(1), step)?;
    let mut table = Table::new(session, Vec::new(), 0);
    let mut change = None;
    if let Some(taken) = taken.next() {
        let trace = reasons(table.session(), taken.seat);
        let mut done = table.replay(&Entry::step(taken.seat, taken.text)).map_err(damaged)?;
        if let Some(report) = &mut done.report {
            report.trace = trace;
        }
        change = Some(done);
    }
    Ok(Moment { table, change, step, steps: standing.steps })
}
