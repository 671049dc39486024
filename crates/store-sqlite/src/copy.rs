//! Copies of the data: taking one, looking at one, putting one back.

use super::lock::Lock;
use super::{beside, connect, reader, schema, trouble};
use crate::fresh_file::{FreshFile, folder_of, hidden_name, private, sync_folder};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use solarium_store::StoreError;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often a step that met a lock is tried again, a tenth of a second apart.
const MOST_TRIES: usize = 100;
/// Files up to this size are copied by way of memory, larger ones by way of another file, which has a name for a moment:
/// killed in that moment the process leaves an empty file.
const COPIED_IN_MEMORY: u64 = 1 << 30;
/// Where the header of a file says whether it has a write-ahead log, and what it says if not (SQLite's file format,
/// read and write version).
const JOURNAL_MODE_AT: u64 = 18;
const NO_WRITE_AHEAD_LOG: [u8; 2] = [1, 1];

fn io_trouble(error: io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::AlreadyExists => {
            StoreError::Io("a file of this name is there already; choose a new name".into())
        }
        _ => StoreError::Io(error.to_string()),
    }
}

/// Copies every page in one read transaction: the owner goes on writing, and the copy is of one moment.
pub(crate) fn copy_pages(source: &Connection, target: &mut Connection) -> Result<(), StoreError> {
    let copy = Backup::new(source, target).map_err(trouble)?;
    for _ in 0..MOST_TRIES {
        match copy.step(-1).map_err(trouble)? {
            StepResult::Done => return Ok(()),
            _ => std::thread::sleep(Duration::from_millis(100)),
        }
    }
    Err(StoreError::Io("the data is locked by another program".into()))
}

/// A copy of the data as one new file, complete or absent.
pub(crate) fn backup(data: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(io_trouble(io::ErrorKind::AlreadyExists.into()));
    }
    let mut source = reader::connect_anywhere(data)?;
    schema::version(&source)?;
    let mut fresh = FreshFile::create(to).map_err(io_trouble)?;
    let size = std::fs::metadata(data).map_or(u64::MAX, |metadata| metadata.len());
    let copied = if size <= COPIED_IN_MEMORY {
        let pages = source.serialize(rusqlite::MAIN_DB).map_err(trouble)?;
        fresh.file().write_all(&pages)
    } else {
        let mut pages = pages_of(&source, to)?;
        pages.seek(SeekFrom::Start(0)).and_then(|_| io::copy(&mut pages, fresh.file())).map(drop)
    };
    let written = copied.and_then(|()| {
        // A copy is complete without a write-ahead log, and says so in its header: then it can be looked at without
        // making files beside it.
        fresh.file().seek(SeekFrom::Start(JOURNAL_MODE_AT))?;
        fresh.file().write_all(&NO_WRITE_AHEAD_LOG)
    });
    written.and_then(|()| fresh.publish(false)).map_err(io_trouble)
}

/// All pages of a database as an open file that has lost its name already (on Unix), so that a killed process leaves
/// nothing behind. SQLite writes only to files with a name, so it gets one for a moment.
fn pages_of(source: &Connection, near: &Path) -> Result<File, StoreError> {
    let hidden = hidden_name(near).map_err(io_trouble)?;
    let _ = std::fs::remove_file(&hidden);
    let file = private(OpenOptions::new().read(true).write(true).create_new(true))
        .open(&hidden)
        .map_err(io_trouble)?;
    let copied = copy_to(source, &hidden);
    let _ = std::fs::remove_file(&hidden);
    copied.map(|()| file)
}

fn copy_to(source: &Connection, hidden: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut target = Connection::open_with_flags(hidden, flags).map_err(trouble)?;
    // No journal beside it: it is thrown away unless it is complete.
    target
        .execute_batch("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;")
        .and_then(|()| target.query_row("SELECT COUNT(*) FROM sqlite_master", [], |_| Ok(())))
        .map_err(trouble)?;
    if cfg!(unix) {
        std::fs::remove_file(hidden).map_err(io_trouble)?;
    }
    copy_pages(source, &mut target)?;
    target.close().map_err(|(_, error)| trouble(error))
}

/// The data with its write-ahead log, copied to where the log can be worked through: for a folder that cannot be
/// written. The files lose their names at once.
pub(crate) fn private_copy(data: &Path) -> Result<Connection, StoreError> {
    let folder = std::env::temp_dir().join(format!("solarium-{}", std::process::id()));
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(&folder).map_err(io_trouble)?;
    let copied = private_copy_in(data, &folder.join("solarium.db"));
    // What is open stays readable without its name; where it does not, the folder stays until the system clears it.
    let _ = std::fs::remove_dir_all(&folder);
    copied
}

fn private_copy_in(data: &Path, to: &Path) -> Result<Connection, StoreError> {
    for ending in ["", "-wal"] {
        // With permissions of its own: those of the original may forbid to write.
        let mut source = File::open(beside(data, ending)).map_err(io_trouble)?;
        let mut target = private(OpenOptions::new().write(true).create_new(true))
            .open(beside(to, ending))
            .map_err(io_trouble)?;
        io::copy(&mut source, &mut target).map_err(io_trouble)?;
    }
    let connection = Connection::open(to).map_err(trouble)?;
    connection.execute_batch("PRAGMA locking_mode=EXCLUSIVE; PRAGMA cache_size=-8192;").map_err(trouble)?;
    connection.query_row("SELECT COUNT(*) FROM sqlite_master", [], |_| Ok(())).map_err(trouble)?;
    connection.execute_batch("PRAGMA query_only=ON").map_err(trouble)?;
    Ok(connection)
}

/// Looks for damage in the structure of a whole file.
pub(crate) fn quick_check(connection: &Connection) -> Result<(), StoreError> {
    check(connection, "PRAGMA quick_check(1)")
}

fn check(connection: &Connection, pragma: &str) -> Result<(), StoreError> {
    let found: String = connection.query_row(pragma, [], |row| row.get(0)).map_err(trouble)?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

/// Looks at a copy without changing it: is it whole, and of a version this program knows? The number of its tables.
pub fn check_copy(copy: &Path) -> Result<u64, StoreError> {
    if !copy.is_file() {
        return Err(StoreError::Io(format!("there is no file {}", copy.display())));
    }
    let connection = reader::connect_anywhere(copy)?;
    if schema::version(&connection)? == 0 {
        return Err(StoreError::Damaged("it is not a data file of Solarium".into()));
    }
    check(&connection, "PRAGMA integrity_check(1)")?;
    connection.query_row("SELECT COUNT(*) FROM matches", [], |row| row.get(0)).map_err(trouble)
}

/// What a restore did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Tables in the data now.
    pub tables: u64,
    /// Where the data that was there before is now, if there was any.
    pub kept: Option<PathBuf>,
}

/// The complete new data, before it takes its place.
const RESTORED: &str = "-restored";
/// Says that the new data is complete, and where the old one goes.
const RESTORING: &str = "-restoring";

/// Puts a copy in the place of the data. The copy is checked first, the old data is kept beside it under a name with
/// `stamp`, and a process that owns the data is not disturbed: then this is refused. Killed at any moment, either
/// nothing has happened, or the next process that opens the data completes it.
pub fn restore(copy: &Path, data: &Path, stamp: &str) -> Result<Restored, StoreError> {
    let same = |path: &Path| path.canonicalize().ok();
    if same(copy).is_some() && same(copy) == same(data) {
        return Err(StoreError::Io("the copy is the data itself".into()));
    }
    let tables = check_copy(copy)?;
    let _lock = Lock::take(data)?;
    finish_restore(data)?;
    let restored = beside(data, RESTORED);
    let _ = std::fs::remove_file(&restored);
    backup(copy, &restored)?;
    let kept = (1..)
        .map(|n| if n == 1 { stamp.to_string() } else { format!("{stamp}-{n}") })
        .map(|stamp| data.with_file_name(format!("solarium-before-restore-{stamp}.db")))
        .find(|kept| !kept.exists())
        .expect("numbers do not end");
    let had_data = data.exists();
    let mut marker = FreshFile::create(&beside(data, RESTORING)).map_err(io_trouble)?;
    let name = kept.file_name().unwrap_or_default().to_string_lossy();
    marker.file().write_all(name.as_bytes()).map_err(io_trouble)?;
    marker.publish(true).map_err(io_trouble)?;
    finish_restore(data)?;
    // The log of what is there now is its own from the first moment on.
    drop(connect(data)?);
    Ok(Restored { tables, kept: had_data.then_some(kept) })
}

/// Completes a restore whose new data is complete. By the owner of the data only, before anything is opened.
pub(crate) fn finish_restore(data: &Path) -> Result<(), StoreError> {
    let (restored, marker) = (beside(data, RESTORED), beside(data, RESTORING));
    let Ok(kept) = std::fs::read_to_string(&marker) else { return Ok(()) };
    let folder = folder_of(data);
    if restored.exists() {
        let kept = folder.join(kept);
        // A log belongs to its file: applied to another one it would mix the two.
        for ending in ["", "-wal"] {
            let (old, aside) = (beside(data, ending), beside(&kept, ending));
            if old.exists() && !aside.exists() {
                std::fs::rename(old, aside).map_err(io_trouble)?;
            }
        }
        let _ = std::fs::remove_file(beside(data, "-shm"));
        sync_folder(folder);
        std::fs::rename(&restored, data).map_err(io_trouble)?;
        sync_folder(folder);
    }
    std::fs::remove_file(&marker).map_err(io_trouble)?;
    sync_folder(folder);
    Ok(())
}
