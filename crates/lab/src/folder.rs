//! The folder of a run (`--out`): what was asked for, and every game so far.
//!
//! | File | What |
//! |---|---|
//! | `manifest.json` | what was asked for; another run's folder is known by it |
//! | `games.jsonl` | the journal: a line for each game, in the order of the units, whatever the number of threads |
//! | `steps.jsonl` | the journal of a run that tunes: a line for each step |
//! | `lock` | held by the process that plays |
//!
//! The journal is only ever added to, a unit at a time. A process that is killed leaves whole units and at most one that
//! is torn, which the next one cuts off.

use crate::plan::{Plan, Shard};
use crate::row::Row;
use serde_json::Value;
use solarium_core::Message;
use solarium_table::Refusal;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

const MANIFEST: &str = "manifest.json";
/// The journal of games.
pub(crate) const GAMES: &str = "games.jsonl";
const LOCK: &str = "lock";

/// The folder of a run, held by this process.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    journal: File,
    journal_path: PathBuf,
    /// Released when it is closed.
    _lock: File,
}

/// A file of a run that could not be read or written.
pub(crate) fn file_refusal(path: &Path, error: &io::Error) -> Refusal {
    let message = Message::new("lab-file");
    let message = message.with("path", path.display().to_string()).with("error", error.to_string());
    Refusal::new("lab/file", message)
}

/// The manifest of a run: its folder must hold one.
///
/// # Errors
///
/// If there is none, or it cannot be read.
pub fn manifest(path: &Path) -> Result<Value, Refusal> {
    let file = path.join(MANIFEST);
    let text = fs::read_to_string(&file).map_err(|error| file_refusal(&file, &error))?;
    let damaged = |_| Refusal::new("lab/damaged", at_line(&file, 1));
    serde_json::from_str(&text).map_err(damaged)
}

fn at_line(path: &Path, line: u64) -> Message {
    Message::new("lab-damaged").with("path", path.display().to_string()).with("line", line)
}

/// Writes a file beside its place and moves it there: the old content stays until the new one is complete.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_whole(path: &Path, content: &[u8]) -> Result<(), Refusal> {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".new");
    let beside = path.with_file_name(name);
    let written = fs::write(&beside, content).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| file_refusal(path, &error))
}

/// The rows of a journal, in order.
///
/// # Errors
///
/// If it cannot be read; a line that is no row is an error of its own.
pub fn rows(path: &Path) -> Result<impl Iterator<Item = Result<Row, Refusal>> + use<>, Refusal> {
    let file = path.join(GAMES);
    let opened = File::open(&file).map_err(|error| file_refusal(&file, &error))?;
    Ok(BufReader::new(opened).lines().zip(1..).map(move |(line, number)| {
        let line = line.map_err(|error| file_refusal(&file, &error))?;
        serde_json::from_str(&line).map_err(|_| Refusal::new("lab/damaged", at_line(&file, number)))
    }))
}

impl Folder {
    /// Opens the folder of a run, or makes it. `journal` is the name of the file that is added to.
    ///
    /// # Errors
    ///
    /// If it cannot be written, belongs to another run or to something else, or another process plays in it.
    pub(crate) fn open(path: &Path, manifest: &Value, journal: &str) -> Result<Folder, Refusal> {
        let failed = |error: io::Error| file_refusal(path, &error);
        fs::create_dir_all(path).map_err(failed)?;
        let known = path.join(MANIFEST).exists();
        let shown = || path.display().to_string();
        if !known && fs::read_dir(path).map_err(failed)?.flatten().any(|entry| entry.file_name() != LOCK) {
            return Err(Refusal::new("lab/not-empty", Message::new("lab-not-empty").with("path", shown())));
        }
        let options = OpenOptions::new().create(true).append(true).read(true).clone();
        let lock = options.open(path.join(LOCK)).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(fs::TryLockError::WouldBlock) => {
                return Err(Refusal::new("lab/busy", Message::new("lab-busy").with("path", shown())));
            }
            // A file system without locks: two processes in one folder are not noticed there.
            Err(fs::TryLockError::Error(_)) => {}
        }
        if known {
            belongs(path, manifest)?;
        } else {
            let text = serde_json::to_string_pretty(manifest).expect("a manifest is JSON") + "\n";
            write_whole(&path.join(MANIFEST), text.as_bytes())?;
        }
        let journal_path = path.join(journal);
        let journal = options.open(&journal_path).map_err(failed)?;
        Ok(Folder { path: path.to_path_buf(), journal, journal_path, _lock: lock })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Hands every row of the units that are complete to `take`, cuts a torn one off, and tells how many units of the
    /// part there are.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read, or holds what this plan does not play.
    pub(crate) fn resume(
        &mut self,
        plan: &Plan,
        shard: Shard,
        take: &mut dyn FnMut(Vec<Row>) -> Result<(), Refusal>,
    ) -> Result<u64, Refusal> {
        let (mut units, mut unit_rows) = (0, Vec::new());
        let all = shard.units(plan.units());
        self.lines(|row: Row| {
            let unit = shard.unit(units);
            if units >= all
                || ((row.series, row.block), row.game.rotation) != (plan.place(unit), unit_rows.len())
            {
                return Ok(Line::Strange);
            }
            unit_rows.push(row);
            if unit_rows.len() < plan.games_of(unit) {
                return Ok(Line::Begun);
            }
            take(std::mem::take(&mut unit_rows))?;
            units += 1;
            Ok(Line::Whole)
        })?;
        Ok(units)
    }

    /// Reads the journal line by line. What follows the last line that made something whole is cut off: the process
    /// before was killed there.
    ///
    /// # Errors
    ///
    /// If it cannot be read, a line is not what it should be, or `take` refuses.
    pub(crate) fn lines<T: serde::de::DeserializeOwned>(
        &mut self,
        mut take: impl FnMut(T) -> Result<Line, Refusal>,
    ) -> Result<(), Refusal> {
        let file = &self.journal_path;
        let failed = |error: io::Error| file_refusal(file, &error);
        let mut reader = BufReader::new(File::open(file).map_err(failed)?);
        let (mut whole, mut read, mut line) = (0, 0, String::new());
        for number in 1.. {
            line.clear();
            read += reader.read_line(&mut line).map_err(failed)? as u64;
            if !line.ends_with('\n') {
                break;
            }
            let damaged = || Refusal::new("lab/damaged", at_line(file, number));
            match take(serde_json::from_str(&line).map_err(|_| damaged())?)? {
                Line::Whole => whole = read,
                Line::Begun => {}
                Line::Strange => return Err(damaged()),
            }
        }
        self.journal.set_len(whole).map_err(failed)
    }

    /// Takes everything out of the journal.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(crate) fn clear(&mut self) -> Result<(), Refusal> {
        self.journal.set_len(0).map_err(|error| file_refusal(&self.journal_path, &error))
    }

    /// Adds what belongs together, a line for each.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(crate) fn add<T: serde::Serialize>(&mut self, lines: &[T]) -> Result<(), Refusal> {
        let mut text = Vec::new();
        for line in lines {
            serde_json::to_writer(&mut text, line).expect("a line is JSON");
            text.push(b'\n');
        }
        self.journal.write_all(&text).map_err(|error| file_refusal(&self.journal_path, &error))
    }
}

/// What one who reads a journal says of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// With it something is whole.
    Whole,
    /// More belongs to it.
    Begun,
    /// It does not belong there.
    Strange,
}

/// Refuses a folder whose manifest is another one, naming the first difference.
fn belongs(path: &Path, ours: &Value) -> Result<(), Refusal> {
    let theirs = manifest(path)?;
    if theirs == *ours {
        return Ok(());
    }
    let keys = |value: &Value| -> Vec<String> {
        value.as_object().map(|map| map.keys().cloned().collect()).unwrap_or_default()
    };
    let all = keys(&theirs).into_iter().chain(keys(ours));
    let key = all.into_iter().find(|key| theirs.get(key) != ours.get(key)).unwrap_or_default();
    let shown = |value: &Value| value.get(&key).map_or("–".to_string(), Value::to_string);
    let message = Message::new("lab-foreign")
        .with("path", path.display().to_string())
        .with("key", key.as_str())
        .with("theirs", shown(&theirs))
        .with("ours", shown(ours));
    Err(Refusal::new("lab/foreign", message))
}
