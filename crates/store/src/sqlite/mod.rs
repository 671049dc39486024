//! One SQLite file, write-ahead log, `synchronous=FULL`: one thread writes for all tables and commits what has
//! piled up in one go; readers never wait for it.

mod lock;
mod schema;
mod tail;
mod writer;

use crate::{
    Append, Done, Grant, Line, Listed, NewTable, Pack, Saying, SeatRow, Snapshot, Store, StoreError,
    StoredTable, Whole,
};
use lock::Lock;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread::JoinHandle;
use tail::Tail;
use writer::{Job, Writer, key, write_all};

/// The store of this machine.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    reader: Mutex<Connection>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    /// Held until everything is written; `None` beside a program that holds it.
    lock: Option<Lock>,
}

impl SqliteStore {
    /// Opens or makes the file. A file of a newer program, a damaged one or one that cannot be written is refused
    /// and left as it is; so is one that another program has opened this way.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_within(path, None)
    }

    /// Like [`SqliteStore::open`], but the file may not grow beyond a number of pages (of 4 KiB): then the disk
    /// counts as full.
    pub fn open_within(path: &Path, pages: Option<u32>) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_with(path, pages, true)
    }

    /// Opens the file of a program that may be running: to read, to copy, to put whole tables in. Only who has it
    /// alone appends to tables.
    pub fn open_beside(path: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_with(path, None, false)
    }

    fn open_with(path: &Path, pages: Option<u32>, alone: bool) -> Result<SqliteStore, StoreError> {
        let mut connection = connect(path)?;
        let lock = if alone { Some(Lock::take(path)?) } else { None };
        schema::migrate(&mut connection)?;
        if let Some(pages) = pages {
            connection.pragma_update(None, "max_page_count", pages).map_err(trouble)?;
        }
        let tail = if alone { Tail::of(&connection)? } else { Tail::default() };
        let reader = connect(path)?;
        let (jobs, waiting) = channel();
        let writer = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || write_all(connection, &waiting, tail))
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(SqliteStore {
            path: path.to_path_buf(),
            reader: Mutex::new(reader),
            jobs: Some(jobs),
            writer: Some(writer),
            lock,
        })
    }

    /// Tells others who want this file, too, who has it: where this program can be found.
    pub fn announce(&self, place: &str) {
        if let Some(lock) = &self.lock {
            lock.announce(place);
        }
    }

    /// Where the data is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn send(&self, job: Job) {
        let jobs = self.jobs.as_ref().expect("the writer runs until the store is dropped");
        // The writer only ends when this sender is dropped, so somebody listens.
        let _ = jobs.send(job);
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // A panic while reading leaves nothing half-done in the connection.
        self.reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Writes something and waits until it is on disk.
    fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&mut Writer<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = channel();
        self.send(Job::new(write, move |result| {
            let _ = tell.send(result);
        }));
        told.recv().unwrap_or_else(|_| Err(StoreError::Io("the writer has stopped".into())))
    }
}

impl Drop for SqliteStore {
    /// Writes what is waiting, then ends.
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(trouble)?;
    connection.busy_timeout(std::time::Duration::from_secs(10)).map_err(trouble)?;
    connection
        .execute_batch("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-8192;")
        .map_err(trouble)?;
    Ok(connection)
}

fn trouble(error: rusqlite::Error) -> StoreError {
    let text = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            StoreError::ReadOnly
        }
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(text),
        _ => StoreError::Io(text),
    }
}

fn seats(connection: &Connection, key: i64) -> Result<Vec<SeatRow>, StoreError> {
    connection
        .prepare_cached("SELECT secret, name, taken FROM seats WHERE match = ?1 ORDER BY seat")
        .and_then(|mut statement| {
            statement
                .query_map([key], |row| {
                    Ok(SeatRow { secret: row.get(0)?, name: row.get(1)?, taken: row.get(2)? })
                })?
                .collect()
        })
        .map_err(trouble)
}

/// The key and the columns `id, game, at, over` after it.
fn listed_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<(i64, Listed)> {
    let listed = Listed {
        id: row.get(1)?,
        game: row.get(2)?,
        at: row.get(3)?,
        version: 0,
        over: row.get(4)?,
        seats: Vec::new(),
    };
    Ok((row.get(0)?, listed))
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(move |writer| writer.create(&table))
    }

    fn append(&self, append: Append, done: Done) {
        if self.lock.is_none() {
            done(Err(StoreError::InUse(String::new())));
            return;
        }
        self.send(Job::Append(append, done));
    }

    fn open(&self, id: &str) -> Result<StoredTable, StoreError> {
        let mut reader = self.reader();
        // One transaction, so that lines and version belong together.
        let connection = reader.transaction().map_err(trouble)?;
        let key = key(&connection, id)?;
        let version = tail::version(&connection, key)?;
        let (mut table, over, rematch) = connection
            .prepare_cached(
                "SELECT game, rules_version, setup, start, seed, at, open, over, commitment, read_only,
                 rematch FROM matches WHERE key = ?1",
            )
            .and_then(|mut statement| {
                statement.query_row([key], |row| {
                    let table = NewTable {
                        id: id.to_string(),
                        game: row.get(0)?,
                        rules_version: row.get(1)?,
                        setup: row.get(2)?,
                        start: row.get(3)?,
                        seed: row.get(4)?,
                        at: row.get(5)?,
                        open: row.get(6)?,
                        commitment: row.get(8)?,
                        read_only: row.get(9)?,
                        seats: Vec::new(),
                    };
                    Ok((table, row.get(7)?, row.get(10)?))
                })
            })
            .map_err(trouble)?;
        table.seats = seats(&connection, key)?;
        let snapshot: Option<Snapshot> = connection
            .prepare_cached(
                "SELECT version, text FROM snapshots WHERE match = ?1 ORDER BY version DESC LIMIT 1 OFFSET 1",
            )
            .and_then(|mut statement| {
                statement
                    .query_row([key], |row| Ok(Snapshot { version: row.get(0)?, text: row.get(1)? }))
                    .optional()
            })
            .map_err(trouble)?;
        let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.version);
        let lines = tail::lines(&connection, key, from, i64::MAX as usize)?;
        let lines = lines.into_iter().map(|line| line.text).collect();
        Ok(StoredTable { table, version, over, rematch, snapshot, lines })
    }

    fn lines(&self, id: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        let connection = self.reader();
        tail::lines(&connection, key(&connection, id)?, from, most)
    }

    fn seat(&self, id: &str, seat: u8, row: SeatRow) -> Result<(), StoreError> {
        let id = id.to_string();
        self.write(move |writer| writer.set_seat(&id, seat, &row))
    }

    fn say(&self, id: &str, saying: Saying) -> Result<u64, StoreError> {
        let id = id.to_string();
        self.write(move |writer| writer.say(&id, &saying))
    }

    fn said(&self, id: &str, after: u64, most: usize) -> Result<Vec<Saying>, StoreError> {
        let connection = self.reader();
        let key = key(&connection, id)?;
        let mut sayings: Vec<Saying> = connection
            .prepare_cached(
                "SELECT number, seat, name, text, at FROM sayings WHERE match = ?1 AND number > ?2
                 ORDER BY number DESC LIMIT ?3",
            )
            .and_then(|mut statement| {
                statement
                    .query_map(params![key, after, most], |row| {
                        Ok(Saying {
                            number: row.get(0)?,
                            seat: row.get(1)?,
                            name: row.get(2)?,
                            text: row.get(3)?,
                            at: row.get(4)?,
                        })
                    })?
                    .collect()
            })
            .map_err(trouble)?;
        sayings.reverse();
        Ok(sayings)
    }

    fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let mut reader = self.reader();
        // One transaction, so that nothing is filed meanwhile.
        let connection = reader.transaction().map_err(trouble)?;
        let rows: Vec<(i64, Listed)> = connection
            .prepare_cached(
                "SELECT key, id, game, at, over FROM matches WHERE open = 1 ORDER BY at DESC LIMIT ?1",
            )
            .and_then(|mut statement| statement.query_map([most], listed_row)?.collect())
            .map_err(trouble)?;
        let late = tail::versions(&connection)?;
        rows.into_iter()
            .map(|(key, listed)| {
                let version =
                    late.get(&key).map_or_else(|| tail::filed(&connection, key), |late| Ok(*late))?;
                Ok(Listed { version, seats: seats(&connection, key)?, ..listed })
            })
            .collect()
    }

    fn grant(&self, session: &str, grant: Grant) -> Result<(), StoreError> {
        let session = session.to_string();
        self.write(move |writer| writer.put_grant(&session, &grant))
    }

    fn revoke(&self, id: &str, seat: u8, session: Option<&str>) -> Result<(), StoreError> {
        let (id, session) = (id.to_string(), session.map(str::to_string));
        self.write(move |writer| writer.revoke(&id, seat, session.as_deref()))
    }

    fn rematch(&self, of: &str, table: NewTable) -> Result<String, StoreError> {
        let of = of.to_string();
        self.write(move |writer| writer.rematch(&of, &table))
    }

    fn put_whole(&self, whole: Whole) -> Result<(), StoreError> {
        self.write(move |writer| writer.put_whole(&whole))
    }

    fn put_pack(&self, pack: Pack) -> Result<bool, StoreError> {
        self.write(move |writer| writer.put_pack(&pack))
    }

    fn packs(&self) -> Result<Vec<Pack>, StoreError> {
        self.reader()
            .prepare_cached("SELECT game, id, text, at FROM packs ORDER BY at, game, id")
            .and_then(|mut statement| {
                statement
                    .query_map([], |row| {
                        Ok(Pack { game: row.get(0)?, id: row.get(1)?, text: row.get(2)?, at: row.get(3)? })
                    })?
                    .collect()
            })
            .map_err(trouble)
    }

    fn granted(&self, session: &str, most: usize) -> Result<Vec<Grant>, StoreError> {
        self.reader()
            .prepare_cached(
                "SELECT m.id, s.seat, s.at FROM sessions s JOIN matches m ON m.key = s.match
                 WHERE s.hash = ?1 ORDER BY s.at DESC, m.key DESC, s.seat LIMIT ?2",
            )
            .and_then(|mut statement| {
                statement
                    .query_map(params![session, most], |row| {
                        Ok(Grant { id: row.get(0)?, seat: row.get(1)?, at: row.get(2)? })
                    })?
                    .collect()
            })
            .map_err(trouble)
    }

    fn listed(&self, id: &str) -> Result<Listed, StoreError> {
        let connection = self.reader();
        let (key, listed) = connection
            .prepare_cached("SELECT key, id, game, at, over FROM matches WHERE id = ?1")
            .and_then(|mut statement| statement.query_row([id], listed_row).optional())
            .map_err(trouble)?
            .ok_or(StoreError::NoTable)?;
        Ok(Listed { version: tail::version(&connection, key)?, seats: seats(&connection, key)?, ..listed })
    }

    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError> {
        let connection = self.reader();
        let after = after.map_or(Ok(0), |id| key(&connection, id))?;
        connection
            .prepare_cached("SELECT id FROM matches WHERE key > ?1 ORDER BY key LIMIT ?2")
            .and_then(|mut s| s.query_map(params![after, most], |row| row.get(0))?.collect())
            .map_err(trouble)
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.reader().query_row("SELECT COUNT(*) FROM matches", [], |row| row.get(0)).map_err(trouble)
    }

    fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let part = to.with_extension("part");
        let _ = std::fs::remove_file(&part);
        {
            let source = connect(&self.path)?;
            let mut target = Connection::open(&part).map_err(trouble)?;
            let copy = rusqlite::backup::Backup::new(&source, &mut target).map_err(trouble)?;
            copy.run_to_completion(256, std::time::Duration::ZERO, None).map_err(trouble)?;
        }
        std::fs::rename(&part, to).map_err(|error| StoreError::Io(error.to_string()))
    }
}
