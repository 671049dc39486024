//! Keeping a game in a file while it is played, so that it outlasts whatever ends the program.

use crate::data;
use crate::fault::Fault;
use crate::files;
use solarium_core::Turn;
use solarium_table::{Library, Session};
use solarium_terminal::Keeper;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The file name ending of games that `play` keeps where no record is named.
const ENDING: &str = "rec";

/// The file that keeps a game, or none.
pub(super) struct Kept {
    file: Option<KeptFile>,
    /// The record as it was last written.
    written: String,
}

struct KeptFile {
    path: PathBuf,
    /// No other program writes the record while this is held.
    _lock: RecordLock,
    /// Was the place chosen by the program? Then the game is moved aside when it is over.
    chosen_here: bool,
}

impl Kept {
    /// The game is kept nowhere.
    pub(super) fn nowhere() -> Kept {
        Kept { file: None, written: String::new() }
    }

    /// A new record. One that is there is never overwritten.
    pub(super) fn new_record(path: &Path) -> Result<Kept, Fault> {
        files::check_place(path)?;
        let lock = RecordLock::take(path)?;
        if path.exists() {
            let path = path.display();
            return Err(Fault::input(format!(
                "{path} is there already and is not overwritten; go on with it by `solarium play --resume {path}`, \
                 or name another file"
            )));
        }
        Ok(Kept::at(path.to_path_buf(), lock, false))
    }

    /// The record of a game that goes on.
    pub(super) fn going_on(path: &Path) -> Result<Kept, Fault> {
        let lock = RecordLock::take(path)?;
        let chosen_here = games_folder().is_some_and(|folder| path.parent() == Some(&*folder));
        Ok(Kept::at(path.to_path_buf(), lock, chosen_here))
    }

    /// A place that the program chooses. Without a home folder the game is kept nowhere.
    pub(super) fn usual(game: &str) -> Kept {
        let made = games_folder().and_then(|folder| {
            crate::inbox::make_private_folder(&folder).ok()?;
            let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_millis();
            let path = folder.join(format!("{game}-{now}-{}.{ENDING}", std::process::id()));
            let lock = RecordLock::take(&path).ok()?;
            Some(Kept::at(path, lock, true))
        });
        made.unwrap_or_else(Kept::nowhere)
    }

    fn at(path: PathBuf, lock: RecordLock, chosen_here: bool) -> Kept {
        Kept { file: Some(KeptFile { path, _lock: lock, chosen_here }), written: String::new() }
    }

    /// Where the game is kept.
    pub(super) fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// Writes the complete record, with the checksum of every position, to the disk. Where the program chose the place, a
    /// game that is over is moved to those that are finished, and one that has not begun is removed.
    pub(super) fn close(&mut self, session: &dyn Session) -> Result<(), Fault> {
        let Some(file) = &mut self.file else { return Ok(()) };
        if file.chosen_here && session.steps() == 0 {
            let _ = fs::remove_file(&file.path);
            self.file = None;
            return Ok(());
        }
        files::write(&file.path, &record_text(session, true))?;
        if file.chosen_here
            && session.turn() == Turn::Over
            && let (Some(folder), Some(name)) = (file.path.parent(), file.path.file_name())
        {
            let finished = folder.join("finished");
            let place = finished.join(name);
            let moved =
                crate::inbox::make_private_folder(&finished).and_then(|()| fs::rename(&file.path, &place));
            // A game that cannot be moved stays where it is, complete.
            if moved.is_ok() {
                file.path = place;
            }
        }
        Ok(())
    }
}

impl Keeper for Kept {
    fn keep(&mut self, session: &dyn Session) -> Result<(), String> {
        let Some(file) = &self.file else { return Ok(()) };
        // The checksums of all positions are added at the end: at every step they would make long games slow.
        let text = record_text(session, false);
        if self.written != text {
            files::write_soon(&file.path, &text).map_err(|fault| fault.to_string())?;
            self.written = text;
        }
        Ok(())
    }

    fn keeps(&self) -> bool {
        self.file.is_some()
    }

    fn keep_pack(&mut self, name: &str, text: &str) -> Result<String, String> {
        let path = PathBuf::from(format!("{name}.toml"));
        files::write_new(&path, text).map_err(|fault| fault.to_string())?;
        Ok(path.display().to_string())
    }
}

/// The record with its seed, even if the match is not over: the draws of a game that goes on must be the ones its
/// commitment has promised.
fn record_text(session: &dyn Session, checks: bool) -> String {
    let mut record = session.log(checks);
    record.seed = Some(session.seed().to_hex());
    record.to_text()
}

/// The folder of the games that the program keeps.
fn games_folder() -> Option<PathBuf> {
    Some(data::usual_folder()?.join("games"))
}

/// The unfinished game that was kept last, if no other program plays it: the name of its game, its steps, its file.
pub(super) fn last_unfinished(library: &Library) -> Option<(&'static str, usize, PathBuf)> {
    let mut found: Vec<(SystemTime, PathBuf)> = fs::read_dir(games_folder()?)
        .ok()?
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let path = entry.path();
            let is_record = path.extension().is_some_and(|ending| ending == ENDING);
            Some((entry.metadata().ok()?.modified().ok()?, path)).filter(|_| is_record)
        })
        .collect();
    found.sort();
    found.into_iter().rev().find_map(|(_, path)| {
        let record = files::record(&path).ok()?;
        let title = library.title(&record.game).ok().filter(|title| title.plays_on(record.rules_version))?;
        RecordLock::take(&path).ok()?;
        Some((title.info().title, record.steps.len(), path))
    })
}

/// Holds a record for this program alone, by a lock of the system on a file beside it.
#[derive(Debug)]
struct RecordLock {
    path: PathBuf,
    _file: File,
}

impl RecordLock {
    fn take(record: &Path) -> Result<RecordLock, Fault> {
        let name = record
            .file_name()
            .ok_or_else(|| Fault::input(format!("{} does not name a file", record.display())))?;
        let path = record.with_file_name(format!(".{}.lock", name.to_string_lossy()));
        let fail = |error: &io::Error| Fault::file(&path, "write", error);
        // The program that held it may remove the file between our opening and locking it; then a new one is made.
        for _ in 0..16 {
            let file = File::options()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)
                .map_err(|error| fail(&error))?;
            match file.try_lock() {
                Ok(()) if is_at(&file, &path) => return Ok(RecordLock { path, _file: file }),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(Fault::input(format!(
                        "{} is being played by another program; end that one first",
                        record.display()
                    )));
                }
                Err(TryLockError::Error(error)) => return Err(fail(&error)),
            }
        }
        Err(Fault::input(format!("{} is in use; try again", record.display())))
    }
}

/// Is this open file the one that has the name?
fn is_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let place = |found: fs::Metadata| (found.dev(), found.ino());
        match (file.metadata().map(place), fs::metadata(path).map(place)) {
            (Ok(own), Ok(named)) => own == named,
            _ => false,
        }
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        path.exists()
    }
}

impl Drop for RecordLock {
    fn drop(&mut self) {
        // It is only a name; the lock itself ends with the file.
        let _ = fs::remove_file(&self.path);
    }
}
