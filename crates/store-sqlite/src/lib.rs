//! One SQLite file, write-ahead log, `synchronous=FULL`: one thread writes for all tables and commits what has
//! piled up in one go; readers never wait for it.
//!
//! The process that owns the data opens it with [`SqliteStore`], under a lock of the system. Every other process, and
//! every query of the owner, goes through [`SqliteReader`], whose connections are opened read-only.

mod copy;
mod fresh_file;
mod index;
mod lock;
mod pool;
mod reader;
mod schema;
mod writer;

pub use copy::{Restored, check_copy, restore};
pub use fresh_file::FreshFile;
pub use reader::SqliteReader;

use fresh_file::{folder_of, private};
use index::Indexer;
use lock::Lock;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use solarium_store::{
    Append, AppendCallback, ChatDeletion, ChatMessage, Grant, Line, NewTable, Pack, SeatRow, SeatSession,
    Snapshot, SnapshotMark, Store, StoreError, StoreReader, StoredTable, TableExport, TableSummary,
};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use writer::{Job, Writer, write_all};

/// Files up to this size are checked before the first answer; larger ones meanwhile, so that a server with many
/// tables starts at once.
const CHECKED_AT_START: u64 = 64 << 20;
/// How long the result of a trial write counts.
const HEALTH_COUNTS: Duration = Duration::from_secs(1);

/// The store of this machine, in the one process that owns the data.
#[derive(Debug)]
pub struct SqliteStore {
    reader: SqliteReader,
    jobs: Option<Sender<Job>>,
    /// Returns its connection when the last job is written.
    writer: Option<JoinHandle<Connection>>,
    /// What the check of the whole file found, if anything: nothing more is written then.
    damage: Arc<Mutex<Option<StoreError>>>,
    /// When a write was tried last for [`Store::health`], and its result.
    health: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// Held until everything is written.
    lock: Lock,
}

impl SqliteStore {
    /// Opens or makes the file. A file of a newer program, a damaged one or one that cannot be written is refused
    /// and left as it is; so is one that another process owns.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_within(path, None)
    }

    /// Like [`SqliteStore::open`], but the file may not grow beyond a number of pages (of 4 KiB): then the disk
    /// counts as full.
    pub fn open_within(path: &Path, pages: Option<u32>) -> Result<SqliteStore, StoreError> {
        let lock = Lock::take(path)?;
        copy::finish_restore(path)?;
        // SQLite gives its other files the permissions of the first one.
        private(std::fs::OpenOptions::new().append(true).create(true)).open(path).map_err(unwritable)?;
        keep_private(path);
        let mut connection = connect(path)?;
        schema::migrate(&mut connection)?;
        if let Some(pages) = pages {
            connection.pragma_update(None, "max_page_count", pages).map_err(trouble)?;
        }
        let reader = SqliteReader::beside_owner(path)?;
        let damage = Arc::default();
        check_now_or_meanwhile(path, &damage)?;
        let (jobs, waiting) = channel();
        let indexer = Indexer::of(&connection)?;
        let writer = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || {
                write_all(&connection, &waiting, indexer);
                connection
            })
            .map_err(|error| StoreError::Io(error.to_string()))?;
        Ok(SqliteStore {
            reader,
            jobs: Some(jobs),
            writer: Some(writer),
            damage,
            health: Mutex::default(),
            lock,
        })
    }

    /// Lets other processes that want to own this file know where this one can be found.
    pub fn announce(&self, place: &str) {
        self.lock.announce(place);
    }

    /// Where the data is.
    pub fn path(&self) -> &Path {
        self.reader.path()
    }

    /// See [`SqliteReader::backup`].
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.reader.backup(to)
    }

    fn damage(&self) -> Result<(), StoreError> {
        self.damage.lock().unwrap_or_else(PoisonError::into_inner).clone().map_or(Ok(()), Err)
    }

    fn send(&self, job: Job) {
        let jobs = self.jobs.as_ref().expect("the writer runs until the store is dropped");
        // The writer only ends when this sender is dropped, so the job is received.
        let _ = jobs.send(job);
    }

    /// Writes something and waits until it is on disk.
    fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&mut Writer<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.damage()?;
        let (result, received) = channel();
        self.send(Job::new(write, move |written| {
            let _ = result.send(written);
        }));
        received.recv().unwrap_or_else(|_| Err(StoreError::Io("the writer has stopped".into())))
    }
}

impl Drop for SqliteStore {
    /// Writes what is waiting, then closes the file. The connection that may write is closed last: it copies the
    /// write-ahead log into the file, which connections that only read cannot.
    fn drop(&mut self) {
        drop(self.jobs.take());
        let connection = self.writer.take().map(JoinHandle::join);
        self.reader.close();
        drop(connection);
    }
}

impl StoreReader for SqliteStore {
    fn open(&self, id: &str) -> Result<StoredTable, StoreError> {
        StoreReader::open(&self.reader, id)
    }

    fn lines(&self, id: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        self.reader.lines(id, from, most)
    }

    fn snapshot_marks(&self, id: &str) -> Result<Vec<SnapshotMark>, StoreError> {
        self.reader.snapshot_marks(id)
    }

    fn snapshot(&self, id: &str, version: u64) -> Result<Option<Snapshot>, StoreError> {
        self.reader.snapshot(id, version)
    }

    fn chat_messages(&self, id: &str, after: u64, most: usize) -> Result<Vec<ChatMessage>, StoreError> {
        self.reader.chat_messages(id, after, most)
    }

    fn chat_deletions(&self, id: &str) -> Result<Vec<ChatDeletion>, StoreError> {
        self.reader.chat_deletions(id)
    }

    fn open_tables(&self, most: usize) -> Result<Vec<TableSummary>, StoreError> {
        self.reader.open_tables(most)
    }

    fn packs(&self) -> Result<Vec<Pack>, StoreError> {
        self.reader.packs()
    }

    fn grants_of(&self, session: &str, most: usize) -> Result<Vec<Grant>, StoreError> {
        self.reader.grants_of(session, most)
    }

    fn sessions(&self, id: &str) -> Result<Vec<SeatSession>, StoreError> {
        self.reader.sessions(id)
    }

    fn table_summary(&self, id: &str) -> Result<TableSummary, StoreError> {
        self.reader.table_summary(id)
    }

    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError> {
        self.reader.ids(after, most)
    }

    fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.reader.review(id)
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.reader.count()
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(move |writer| writer.create(&table))
    }

    fn append(&self, append: Append, done: AppendCallback) {
        match self.damage() {
            Ok(()) => self.send(Job::Append(append, done)),
            Err(damage) => done(Err(damage)),
        }
    }

    fn set_seat(&self, id: &str, seat: u8, row: SeatRow) -> Result<(), StoreError> {
        let id = id.to_string();
        self.write(move |writer| writer.set_seat(&id, seat, &row))
    }

    fn add_chat_message(&self, id: &str, message: ChatMessage) -> Result<u64, StoreError> {
        let id = id.to_string();
        self.write(move |writer| writer.add_chat_message(&id, &message))
    }

    fn delete_chat_messages_of(&self, id: &str, seat: u8) -> Result<u64, StoreError> {
        let id = id.to_string();
        self.write(move |writer| writer.delete_chat_messages_of(&id, seat))
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

    fn import_table(&self, export: TableExport) -> Result<(), StoreError> {
        self.write(move |writer| writer.import_table(&export))
    }

    fn put_pack(&self, pack: Pack) -> Result<bool, StoreError> {
        self.write(move |writer| writer.put_pack(&pack))
    }

    fn put_review(&self, id: &str, text: &str) -> Result<(), StoreError> {
        let (id, text) = (id.to_string(), text.to_string());
        self.write(move |writer| writer.put_review(&id, &text))
    }

    fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_string();
        self.write(move |writer| writer.delete_table(&id))
    }

    fn health(&self) -> Result<(), StoreError> {
        self.damage()?;
        // Held while the write is tried: others who ask meanwhile wait for the same result.
        let mut last = self.health.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some((at, result)) if at.elapsed() < HEALTH_COUNTS => result.clone(),
            _ => {
                #[expect(
                    clippy::redundant_closure_for_method_calls,
                    reason = "the method alone is not general enough"
                )]
                let result = self.write(|writer| writer.try_a_write());
                *last = Some((Instant::now(), result.clone()));
                result
            }
        }
    }
}

/// A connection that may write.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(trouble)?;
    connection.busy_timeout(Duration::from_secs(10)).map_err(trouble)?;
    connection
        .execute_batch(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-8192;",
        )
        .map_err(trouble)?;
    Ok(connection)
}

/// Folder and files are for their owner alone: seeds of running games are in there. A folder that holds other things
/// than ours, or is not ours to change, stays as it is.
fn keep_private(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let restrict = |path: &Path, mode| {
            let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode));
        };
        for ending in ["", "-wal", "-shm"] {
            let file = beside(path, ending);
            if file.exists() {
                restrict(&file, 0o600);
            }
        }
        restrict(&path.with_extension("lock"), 0o600);
        let ours = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("solarium");
        let only_ours = std::fs::read_dir(folder_of(path))
            .is_ok_and(|entries| entries.flatten().all(|entry| ours(&entry.file_name())));
        if only_ours && path.file_name().is_some_and(ours) {
            restrict(folder_of(path), 0o700);
        }
    }
}

/// A file that SQLite, or a restore, keeps beside the data.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(ending);
    name.into()
}

/// Looks for damage in the whole file: at once if it is small, else in a thread of its own.
fn check_now_or_meanwhile(path: &Path, damage: &Arc<Mutex<Option<StoreError>>>) -> Result<(), StoreError> {
    let size = std::fs::metadata(path).map_or(0, |metadata| metadata.len());
    if size <= CHECKED_AT_START {
        return copy::quick_check(&reader::connect(path)?);
    }
    let (path, damage) = (path.to_path_buf(), damage.clone());
    let check = move || {
        let found = reader::connect(&path).and_then(|connection| copy::quick_check(&connection));
        if let Err(found @ StoreError::Damaged(_)) = found {
            *damage.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
        }
    };
    std::thread::Builder::new()
        .name("check".into())
        .spawn(check)
        .map(drop)
        .map_err(|error| StoreError::Io(error.to_string()))
}

fn unwritable(error: std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::ReadOnly,
    }
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
