//! One SQLite file, write-ahead log, `synchronous=FULL`: one thread writes for all tables and commits what has
//! piled up in one go; readers never wait for it.

use crate::{
    Append, Done, Grant, Line, Listed, NewTable, Saying, SeatRow, Snapshot, Store, StoreError, StoredTable,
};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior, params};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread::JoinHandle;

/// Version of the tables below; raised by a migration.
const VERSION: i64 = 2;

/// Most appends in one commit: bounds how long the first of them waits.
const MOST_IN_COMMIT: usize = 1024;

const MIGRATIONS: [&str; VERSION as usize] = [
    "
    CREATE TABLE matches (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        setup TEXT NOT NULL,
        start TEXT,
        seed TEXT NOT NULL,
        at INTEGER NOT NULL,
        open INTEGER NOT NULL,
        version INTEGER NOT NULL DEFAULT 0,
        over INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX matches_open ON matches (open, at);
    CREATE TABLE seats (
        match INTEGER NOT NULL REFERENCES matches (key),
        seat INTEGER NOT NULL,
        secret TEXT,
        name TEXT,
        taken INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE TABLE steps (
        match INTEGER NOT NULL REFERENCES matches (key),
        seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    CREATE TABLE snapshots (
        match INTEGER NOT NULL REFERENCES matches (key),
        version INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match, version)
    ) WITHOUT ROWID;
    CREATE TABLE sayings (
        match INTEGER NOT NULL REFERENCES matches (key),
        number INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
",
    "
    ALTER TABLE matches ADD COLUMN commitment TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN read_only INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE sessions (
        hash TEXT NOT NULL,
        match INTEGER NOT NULL REFERENCES matches (key),
        seat INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (hash, match, seat)
    ) WITHOUT ROWID;
",
];

enum Job {
    Create(NewTable, Done),
    Append(Append, Done),
    Seat { id: String, seat: u8, row: SeatRow, done: Done },
    Grant { session: String, grant: Grant, done: Done },
    Say { id: String, saying: Saying, done: Box<dyn FnOnce(Result<u64, StoreError>) + Send> },
}

/// What a job that went through still has to tell.
enum Told {
    Done(Done),
    Number(Box<dyn FnOnce(Result<u64, StoreError>) + Send>, u64),
}

/// The store of this machine.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    reader: Mutex<Connection>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
}

impl SqliteStore {
    /// Opens or makes the file. A file of a newer program, a damaged one or one that cannot be written is refused
    /// and left as it is.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_within(path, None)
    }

    /// Like [`SqliteStore::open`], but the file may not grow beyond a number of pages (of 4 KiB): then the disk
    /// counts as full.
    pub fn open_within(path: &Path, pages: Option<u32>) -> Result<SqliteStore, StoreError> {
        let mut connection = connect(path)?;
        migrate(&mut connection)?;
        if let Some(pages) = pages {
            connection.pragma_update(None, "max_page_count", pages).map_err(trouble)?;
        }
        let reader = connect(path)?;
        let (jobs, waiting) = channel();
        let writer = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || write_all(connection, &waiting))
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(SqliteStore {
            path: path.to_path_buf(),
            reader: Mutex::new(reader),
            jobs: Some(jobs),
            writer: Some(writer),
        })
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

    fn wait<T: Send + 'static>(
        &self,
        job: impl FnOnce(Box<dyn FnOnce(Result<T, StoreError>) + Send>) -> Job,
    ) -> Result<T, StoreError> {
        let (tell, told) = channel();
        self.send(job(Box::new(move |result| {
            let _ = tell.send(result);
        })));
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

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction =
        connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(trouble)?;
    let found: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(trouble)?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    for migration in &MIGRATIONS[found.max(0) as usize..] {
        transaction.execute_batch(migration).map_err(trouble)?;
    }
    transaction.pragma_update(None, "user_version", VERSION).map_err(trouble)?;
    transaction.commit().map_err(trouble)
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

fn write_all(mut connection: Connection, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let mut batch = vec![first];
        while batch.len() < MOST_IN_COMMIT
            && let Ok(job) = waiting.try_recv()
        {
            batch.push(job);
        }
        commit(&mut connection, batch);
    }
}

/// One commit for all jobs. A job that is refused (stale, unknown table) does not touch the others; if the commit
/// itself fails, none of them happened and all are told so.
fn commit(connection: &mut Connection, batch: Vec<Job>) {
    let mut through = Vec::with_capacity(batch.len());
    let mut batch = batch.into_iter();
    let result = (|| {
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(trouble)?;
        for job in batch.by_ref() {
            through.extend(write(&transaction, job));
            // A full disk may roll everything back at once; nothing may be written outside a transaction.
            if transaction.is_autocommit() {
                return Err(StoreError::Full);
            }
        }
        transaction.commit().map_err(trouble)
    })();
    for told in through {
        match told {
            Told::Done(done) => done(result.clone()),
            Told::Number(done, number) => done(result.clone().map(|()| number)),
        }
    }
    // Only a failed commit leaves jobs untried.
    for job in batch {
        let error = result.clone().err().unwrap_or(StoreError::Full);
        match job {
            Job::Create(_, done)
            | Job::Append(_, done)
            | Job::Seat { done, .. }
            | Job::Grant { done, .. } => done(Err(error)),
            Job::Say { done, .. } => done(Err(error)),
        }
    }
}

/// Writes one job. A refused one is told at once, as nothing of it is in the transaction.
fn write(connection: &Connection, job: Job) -> Option<Told> {
    match job {
        Job::Create(table, done) => match create(connection, &table) {
            Ok(()) => Some(Told::Done(done)),
            Err(error) => refuse(done, error),
        },
        Job::Append(append, done) => match append_lines(connection, &append) {
            Ok(()) => Some(Told::Done(done)),
            Err(error) => refuse(done, error),
        },
        Job::Seat { id, seat, row, done } => match set_seat(connection, &id, seat, &row) {
            Ok(()) => Some(Told::Done(done)),
            Err(error) => refuse(done, error),
        },
        Job::Grant { session, grant, done } => match put_grant(connection, &session, &grant) {
            Ok(()) => Some(Told::Done(done)),
            Err(error) => refuse(done, error),
        },
        Job::Say { id, saying, done } => match say(connection, &id, &saying) {
            Ok(number) => Some(Told::Number(done, number)),
            Err(error) => {
                done(Err(error));
                None
            }
        },
    }
}

fn refuse(done: Done, error: StoreError) -> Option<Told> {
    done(Err(error));
    None
}

fn key(connection: &Connection, id: &str) -> Result<(i64, u64), StoreError> {
    connection
        .prepare_cached("SELECT key, version FROM matches WHERE id = ?1")
        .and_then(|mut statement| statement.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional())
        .map_err(trouble)?
        .ok_or(StoreError::NoTable)
}

/// Runs the writes of one job so that either all of them are in the transaction or none.
fn together(
    connection: &Connection,
    writes: impl FnOnce() -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    connection.execute_batch("SAVEPOINT job").map_err(trouble)?;
    let result = writes();
    let close = if result.is_ok() { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" };
    result.and(connection.execute_batch(close).map_err(trouble))
}

fn create(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    if key(connection, &table.id).is_ok() {
        return Err(StoreError::Exists);
    }
    together(connection, || {
        connection
            .prepare_cached(
                "INSERT INTO matches
                 (id, game, rules_version, setup, start, seed, at, open, commitment, read_only)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            )
            .and_then(|mut statement| {
                statement.execute(params![
                    table.id,
                    table.game,
                    table.rules_version,
                    table.setup,
                    table.start,
                    table.seed,
                    table.at,
                    table.open,
                    table.commitment,
                    table.read_only
                ])
            })
            .map_err(trouble)?;
        let key = connection.last_insert_rowid();
        for (seat, row) in table.seats.iter().enumerate() {
            connection
                .prepare_cached(
                    "INSERT INTO seats (match, seat, secret, name, taken) VALUES (?1, ?2, ?3, ?4, ?5)",
                )
                .and_then(|mut s| s.execute(params![key, seat, row.secret, row.name, row.taken]))
                .map_err(trouble)?;
        }
        Ok(())
    })
}

fn append_lines(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let (key, found) = key(connection, &append.id)?;
    if found != append.expected {
        return Err(StoreError::Stale { found });
    }
    together(connection, || {
        let mut insert = connection
            .prepare_cached("INSERT INTO steps (match, seq, text, at) VALUES (?1, ?2, ?3, ?4)")
            .map_err(trouble)?;
        for (seq, line) in (found..).zip(&append.lines) {
            insert.execute(params![key, seq, line, append.at]).map_err(trouble)?;
        }
        connection
            .prepare_cached("UPDATE matches SET version = ?2, over = ?3 WHERE key = ?1")
            .and_then(|mut s| s.execute(params![key, found + append.lines.len() as u64, append.over]))
            .map_err(trouble)?;
        if let Some(snapshot) = &append.snapshot {
            put_snapshot(connection, key, snapshot)?;
        }
        Ok(())
    })
}

/// Keeps the two newest snapshots: the older one leaves some history for undo behind it.
fn put_snapshot(connection: &Connection, key: i64, snapshot: &Snapshot) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO snapshots (match, version, text) VALUES (?1, ?2, ?3)")
        .and_then(|mut s| s.execute(params![key, snapshot.version, snapshot.text]))
        .map_err(trouble)?;
    connection
        .prepare_cached(
            "DELETE FROM snapshots WHERE match = ?1 AND version NOT IN
             (SELECT version FROM snapshots WHERE match = ?1 ORDER BY version DESC LIMIT 2)",
        )
        .and_then(|mut s| s.execute([key]))
        .map_err(trouble)?;
    Ok(())
}

fn set_seat(connection: &Connection, id: &str, seat: u8, row: &SeatRow) -> Result<(), StoreError> {
    let (key, _) = key(connection, id)?;
    let changed = connection
        .prepare_cached("UPDATE seats SET secret = ?3, name = ?4, taken = ?5 WHERE match = ?1 AND seat = ?2")
        .and_then(|mut s| s.execute(params![key, seat, row.secret, row.name, row.taken]))
        .map_err(trouble)?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Taken) }
}

fn put_grant(connection: &Connection, session: &str, grant: &Grant) -> Result<(), StoreError> {
    let (key, _) = key(connection, &grant.id)?;
    connection
        .prepare_cached("INSERT OR IGNORE INTO sessions (hash, match, seat, at) VALUES (?1, ?2, ?3, ?4)")
        .and_then(|mut s| s.execute(params![session, key, grant.seat, grant.at]))
        .map_err(trouble)?;
    Ok(())
}

fn say(connection: &Connection, id: &str, saying: &Saying) -> Result<u64, StoreError> {
    let (key, _) = key(connection, id)?;
    let number: u64 = connection
        .prepare_cached("SELECT 1 + COALESCE(MAX(number), 0) FROM sayings WHERE match = ?1")
        .and_then(|mut s| s.query_row([key], |row| row.get(0)))
        .map_err(trouble)?;
    connection
        .prepare_cached(
            "INSERT INTO sayings (match, number, seat, name, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )
        .and_then(|mut s| s.execute(params![key, number, saying.seat, saying.name, saying.text, saying.at]))
        .map_err(trouble)?;
    Ok(number)
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

/// The key and the columns `id, game, at, version, over` after it.
fn listed_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<(i64, Listed)> {
    let listed = Listed {
        id: row.get(1)?,
        game: row.get(2)?,
        at: row.get(3)?,
        version: row.get(4)?,
        over: row.get(5)?,
        seats: Vec::new(),
    };
    Ok((row.get(0)?, listed))
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.wait(|done| Job::Create(table, done))
    }

    fn append(&self, append: Append, done: Done) {
        self.send(Job::Append(append, done));
    }

    fn open(&self, id: &str) -> Result<StoredTable, StoreError> {
        let mut reader = self.reader();
        // One transaction, so that lines and version belong together.
        let connection = reader.transaction().map_err(trouble)?;
        let (key, version) = key(&connection, id)?;
        let (mut table, over) = connection
            .prepare_cached(
                "SELECT game, rules_version, setup, start, seed, at, open, over, commitment, read_only
                 FROM matches WHERE key = ?1",
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
                    Ok((table, row.get(7)?))
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
        let lines = connection
            .prepare_cached("SELECT text FROM steps WHERE match = ?1 AND seq >= ?2 ORDER BY seq")
            .and_then(|mut statement| statement.query_map(params![key, from], |row| row.get(0))?.collect())
            .map_err(trouble)?;
        Ok(StoredTable { table, version, over, snapshot, lines })
    }

    fn lines(&self, id: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        let connection = self.reader();
        let (key, _) = key(&connection, id)?;
        connection
            .prepare_cached(
                "SELECT seq, text, at FROM steps WHERE match = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
            )
            .and_then(|mut statement| {
                statement
                    .query_map(params![key, from, most], |row| {
                        Ok(Line { seq: row.get(0)?, text: row.get(1)?, at: row.get(2)? })
                    })?
                    .collect()
            })
            .map_err(trouble)
    }

    fn seat(&self, id: &str, seat: u8, row: SeatRow) -> Result<(), StoreError> {
        self.wait(|done| Job::Seat { id: id.to_string(), seat, row, done })
    }

    fn say(&self, id: &str, saying: Saying) -> Result<u64, StoreError> {
        self.wait(|done| Job::Say { id: id.to_string(), saying, done })
    }

    fn said(&self, id: &str, after: u64, most: usize) -> Result<Vec<Saying>, StoreError> {
        let connection = self.reader();
        let (key, _) = key(&connection, id)?;
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
        let connection = self.reader();
        let rows: Vec<(i64, Listed)> = connection
            .prepare_cached(
                "SELECT key, id, game, at, version, over FROM matches WHERE open = 1 ORDER BY at DESC LIMIT ?1",
            )
            .and_then(|mut statement| {
                statement
                    .query_map([most], listed_row)?
                    .collect()
            })
            .map_err(trouble)?;
        rows.into_iter()
            .map(|(key, listed)| Ok(Listed { seats: seats(&connection, key)?, ..listed }))
            .collect()
    }

    fn grant(&self, session: &str, grant: Grant) -> Result<(), StoreError> {
        self.wait(|done| Job::Grant { session: session.to_string(), grant, done })
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
            .prepare_cached("SELECT key, id, game, at, version, over FROM matches WHERE id = ?1")
            .and_then(|mut statement| statement.query_row([id], listed_row).optional())
            .map_err(trouble)?
            .ok_or(StoreError::NoTable)?;
        Ok(Listed { seats: seats(&connection, key)?, ..listed })
    }

    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError> {
        let connection = self.reader();
        let after = after.map_or(Ok(0), |id| key(&connection, id).map(|(key, _)| key))?;
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
