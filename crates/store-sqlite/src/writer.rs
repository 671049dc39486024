//! The one thread that writes: what has piled up is committed in one go.

use super::index::{Indexer, version};
use super::reader::{AudienceColumn, key};
use super::trouble;
use rusqlite::{CachedStatement, Connection, OptionalExtension, params};
use solarium_store::{
    Append, AppendCallback, ChatMessage, Grant, NewLine, NewTable, Pack, SeatRow, Snapshot, StoreError,
    TableExport, thin_out,
};
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError};

/// Most jobs in one commit: bounds how long the first of them waits.
const MOST_IN_COMMIT: usize = 1024;
/// Tables whose key and length the writer remembers.
const MOST_KNOWN: usize = 50_000;
/// Adds a line at the end of the list.
const INSERT_LINE: &str = "INSERT INTO journal (match, seq, text, at, audience) VALUES (?1, ?2, ?3, ?4, ?5)";

type Write = dyn FnOnce(Result<&mut Writer<'_>, StoreError>) -> Option<AppendCallback> + Send;

/// Something to write.
pub(crate) enum Job {
    /// Lines: what nearly every job is.
    Append(Append, AppendCallback),
    /// With a writer it is tried, and its caller gets the result after the commit (or at once, if it was refused);
    /// with an error the caller gets the error and nothing is tried.
    Other(Box<Write>),
}

impl Job {
    /// A job that writes all it has to write or nothing.
    pub(crate) fn new<T: Send + 'static>(
        write: impl FnOnce(&mut Writer<'_>) -> Result<T, StoreError> + Send + 'static,
        done: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) -> Job {
        Job::Other(Box::new(move |writer| match writer.and_then(write) {
            Ok(value) => Some(Box::new(move |committed| done(committed.map(|()| value)))),
            Err(error) => {
                done(Err(error));
                None
            }
        }))
    }

    /// Tries it: what to call after the commit, unless it was refused and its caller has the refusal.
    fn run(self, writer: Result<&mut Writer<'_>, StoreError>) -> Option<AppendCallback> {
        match self {
            Job::Append(append, done) => match writer.and_then(|writer| writer.append(append)) {
                Ok(()) => Some(done),
                Err(error) => {
                    done(Err(error));
                    None
                }
            },
            Job::Other(write) => write(writer),
        }
    }
}

/// Key and number of lines of tables that were written to.
type Known = HashMap<String, (i64, u64)>;

/// An open transaction.
pub(crate) struct Writer<'a> {
    connection: &'a Connection,
    known: &'a mut Known,
    indexer: &'a mut Indexer,
    /// Adds a line; looked up once for all lines of a commit.
    line: Option<CachedStatement<'a>>,
}

/// Writes until every sender of jobs is dropped.
pub(crate) fn write_all(connection: &Connection, waiting: &Receiver<Job>, mut indexer: Indexer) {
    let mut known = Known::new();
    loop {
        let first = match indexer.patience() {
            None => waiting.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => waiting.recv_timeout(patience),
        };
        match first {
            Ok(first) => {
                let mut batch = vec![first];
                while batch.len() < MOST_IN_COMMIT
                    && let Ok(job) = waiting.try_recv()
                {
                    batch.push(job);
                }
                commit(connection, &mut known, &mut indexer, batch);
            }
            Err(RecvTimeoutError::Timeout) => indexer.index_all(connection),
            Err(RecvTimeoutError::Disconnected) => return indexer.index_all(connection),
        }
    }
}

/// One commit for all jobs. A job that is refused (stale, unknown table) does not touch the others; if the commit
/// itself fails, none of them happened and every caller gets the error.
fn commit(connection: &Connection, known: &mut Known, indexer: &mut Indexer, batch: Vec<Job>) {
    let mut through: Vec<AppendCallback> = Vec::with_capacity(batch.len());
    let mut batch = batch.into_iter();
    let mut result = begin(connection, indexer);
    if result.is_ok() {
        let mut writer = Writer { connection, known, indexer, line: None };
        for job in batch.by_ref() {
            through.extend(job.run(Ok(&mut writer)));
            // A full disk may roll everything back at once; nothing may be written outside a transaction.
            if connection.is_autocommit() {
                result = Err(StoreError::Full);
                break;
            }
        }
    }
    if result.is_ok() {
        result = run(connection, "COMMIT");
    }
    if result.is_err() {
        take_back(connection);
        indexer.read_again(connection);
    }
    if result == Err(StoreError::Full) {
        make_room(connection);
    }
    if result.is_err() || known.len() > MOST_KNOWN {
        known.clear();
    }
    for done in through {
        done(result.clone());
    }
    // Only a failed commit leaves jobs untried.
    for job in batch {
        job.run(Err(result.clone().err().unwrap_or(StoreError::Full)));
    }
}

/// Begins a transaction with some indexing. If that fails the transaction begins without it: it can wait.
fn begin(connection: &Connection, indexer: &mut Indexer) -> Result<(), StoreError> {
    run(connection, "BEGIN IMMEDIATE")?;
    if indexer.index_some(connection).is_err() {
        take_back(connection);
        indexer.read_again(connection);
        run(connection, "BEGIN IMMEDIATE")?;
    }
    Ok(())
}

/// Ends a transaction that failed, unless SQLite has done so.
fn take_back(connection: &Connection) {
    if !connection.is_autocommit() {
        // If even this fails the next commit cannot begin, and tells so.
        let _ = run(connection, "ROLLBACK");
    }
}

/// On a full disk the write-ahead log may be what fills it: its pages are copied into the file and the log is cut, so
/// that what comes next may find room. If that fails, too, the log stays, and nothing is lost.
fn make_room(connection: &Connection) {
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

fn run(connection: &Connection, order: &str) -> Result<(), StoreError> {
    connection.prepare_cached(order).and_then(|mut statement| statement.execute([])).map_err(trouble)?;
    Ok(())
}

impl Writer<'_> {
    /// Runs the writes of one job so that either all of them are in the transaction or none.
    fn together<T>(
        &mut self,
        writes: impl FnOnce(&mut Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.connection.prepare_cached("SAVEPOINT job").and_then(|mut s| s.execute([])).map_err(trouble)?;
        match writes(self) {
            Ok(value) => {
                let release = self.connection.prepare_cached("RELEASE job");
                release.and_then(|mut s| s.execute([])).map_err(trouble)?;
                Ok(value)
            }
            Err(error) => {
                // A full disk may have rolled everything back already; the caller sees that and gives up.
                let _ = self.connection.execute_batch("ROLLBACK TO job; RELEASE job");
                Err(error)
            }
        }
    }

    pub(crate) fn create(&mut self, table: &NewTable) -> Result<(), StoreError> {
        self.together(|writer| writer.insert(table).map(drop))
    }

    fn insert(&mut self, table: &NewTable) -> Result<i64, StoreError> {
        let connection = self.connection;
        if key(connection, &table.id).is_ok() {
            return Err(StoreError::Exists);
        }
        connection
            .prepare_cached(
                "INSERT INTO matches
                 (id, game, rules_version, setup, start, seed, at, open, commitment, read_only, salt, seed_chosen,
                 maker, without_hints) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
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
                    table.read_only,
                    table.salt,
                    table.seed_chosen,
                    table.maker,
                    table.without_hints
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
        Ok(key)
    }

    pub(crate) fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let Append { id, expected, lines, at, over, snapshot } = append;
        let (key, found) = match self.known.get(&id) {
            Some(known) => *known,
            None => {
                let key = key(self.connection, &id)?;
                let known = (key, version(self.connection, key)?);
                self.known.insert(id.clone(), known);
                known
            }
        };
        if found != expected {
            return Err(StoreError::Stale { found });
        }
        let count = lines.len();
        // A single line is there or not without further ado.
        let put = if count == 1 && !over && snapshot.is_none() {
            self.put_lines(key, found, lines, at)
        } else {
            self.together(|writer| {
                writer.put_lines(key, found, lines, at)?;
                if over {
                    writer.set_over(key)?;
                }
                match &snapshot {
                    Some(snapshot) => writer.put_snapshot(key, snapshot),
                    None => Ok(()),
                }
            })
        };
        put?;
        if let Some(known) = self.known.get_mut(&id) {
            known.1 += count as u64;
        }
        Ok(())
    }

    fn put_lines(&mut self, key: i64, found: u64, lines: Vec<NewLine>, at: i64) -> Result<(), StoreError> {
        let insert = match &mut self.line {
            Some(insert) => insert,
            none => none.insert(self.connection.prepare_cached(INSERT_LINE).map_err(trouble)?),
        };
        for (seq, line) in (found..).zip(lines) {
            insert
                .execute(params![key, seq, line.text, at, AudienceColumn(line.audience)])
                .map_err(trouble)?;
            self.indexer.added(self.connection.last_insert_rowid());
        }
        Ok(())
    }

    fn set_over(&mut self, key: i64) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("UPDATE matches SET over = 1 WHERE key = ?1")
            .and_then(|mut s| s.execute([key]))
            .map_err(trouble)?;
        Ok(())
    }

    /// Adds a snapshot and drops one, where [`thin_out`] says so.
    fn put_snapshot(&mut self, key: i64, snapshot: &Snapshot) -> Result<(), StoreError> {
        let Snapshot { mark, text } = snapshot;
        self.connection
            .prepare_cached(
                "INSERT OR REPLACE INTO snapshots (match, version, steps, untouched, text) VALUES (?1, ?2, ?3, ?4, ?5)",
            )
            .and_then(|mut s| s.execute(params![key, mark.version, mark.steps, mark.untouched, text]))
            .map_err(trouble)?;
        let newest: Vec<(u64, u64)> = self
            .connection
            .prepare_cached(
                "SELECT version, untouched FROM snapshots WHERE match = ?1 ORDER BY version DESC LIMIT 4",
            )
            .and_then(|mut s| s.query_map([key], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
            .map_err(trouble)?;
        let Some(thinning) = thin_out(&newest) else { return Ok(()) };
        self.connection
            .prepare_cached(
                "UPDATE snapshots SET untouched = MIN(untouched, ?3) WHERE match = ?1 AND version = ?2",
            )
            .and_then(|mut s| s.execute(params![key, thinning.into, thinning.untouched]))
            .map_err(trouble)?;
        self.connection
            .prepare_cached("DELETE FROM snapshots WHERE match = ?1 AND version = ?2")
            .and_then(|mut s| s.execute(params![key, thinning.drop]))
            .map_err(trouble)?;
        Ok(())
    }

    /// Changes something that means nothing, to find out whether anything can be changed.
    pub(crate) fn try_a_write(&mut self) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("UPDATE health SET writes = writes + 1")
            .and_then(|mut s| s.execute([]))
            .map_err(trouble)?;
        Ok(())
    }

    /// A whole table at once: seen complete or not at all, whatever happens meanwhile.
    pub(crate) fn import_table(&mut self, export: &TableExport) -> Result<(), StoreError> {
        self.together(|writer| {
            let key = writer.insert(&export.table)?;
            let mut insert = writer.connection.prepare_cached(INSERT_LINE).map_err(trouble)?;
            for (seq, line) in export.lines.iter().enumerate() {
                insert
                    .execute(params![key, seq, line.text, line.at, AudienceColumn(line.audience)])
                    .map_err(trouble)?;
            }
            if !export.lines.is_empty() {
                writer.indexer.added(writer.connection.last_insert_rowid());
            }
            if export.over {
                writer.set_over(key)?;
            }
            if let Some(rematch) = &export.rematch {
                writer.set_rematch(key, rematch)?;
            }
            for snapshot in &export.snapshots {
                writer.put_snapshot(key, snapshot)?;
            }
            for (number, message) in (1u64..).zip(&export.chat_messages) {
                writer.put_chat_message(key, number, message)?;
            }
            for session in &export.sessions {
                writer.put_session(key, &session.hash, session.seat, session.at)?;
            }
            Ok(())
        })
    }

    /// Deletes a table. Numbers of the journal must never be given twice, or the index would take new lines for old
    /// ones: an empty line of no table stands at its end, so that the last number stays.
    pub(crate) fn delete_table(&mut self, id: &str) -> Result<(), StoreError> {
        let key = key(self.connection, id)?;
        self.together(|writer| {
            let connection = writer.connection;
            connection
                .prepare_cached(
                    "INSERT INTO journal (match, seq, text, at) SELECT 0, 1 + COALESCE(MAX(n), 0), '', 0 FROM journal",
                )
                .and_then(|mut s| s.execute([]))
                .map_err(trouble)?;
            writer.indexer.added(connection.last_insert_rowid());
            for sql in [
                "DELETE FROM journal WHERE n IN (SELECT n FROM places WHERE match = ?1)",
                "DELETE FROM journal WHERE n > (SELECT n FROM indexed) AND match = ?1",
                "DELETE FROM places WHERE match = ?1",
                "DELETE FROM snapshots WHERE match = ?1",
                "DELETE FROM sayings WHERE match = ?1",
                "DELETE FROM chat_deletions WHERE match = ?1",
                "DELETE FROM sessions WHERE match = ?1",
                "DELETE FROM reviews WHERE match = ?1",
                "DELETE FROM seats WHERE match = ?1",
                "DELETE FROM matches WHERE key = ?1",
            ] {
                connection.prepare_cached(sql).and_then(|mut s| s.execute([key])).map_err(trouble)?;
            }
            connection
                .prepare_cached("UPDATE matches SET rematch = NULL WHERE rematch = ?1")
                .and_then(|mut s| s.execute([id]))
                .map_err(trouble)?;
            Ok(())
        })?;
        self.known.remove(id);
        // Lines that were about to be indexed may be gone.
        self.indexer.forget_pending();
        Ok(())
    }

    pub(crate) fn set_seat(&mut self, id: &str, seat: u8, row: &SeatRow) -> Result<(), StoreError> {
        let key = key(self.connection, id)?;
        let changed = self
            .connection
            .prepare_cached(
                "UPDATE seats SET secret = ?3, name = ?4, taken = ?5 WHERE match = ?1 AND seat = ?2",
            )
            .and_then(|mut s| s.execute(params![key, seat, row.secret, row.name, row.taken]))
            .map_err(trouble)?;
        if changed == 1 { Ok(()) } else { Err(StoreError::Taken) }
    }

    pub(crate) fn put_grant(&mut self, session: &str, grant: &Grant) -> Result<(), StoreError> {
        let key = key(self.connection, &grant.id)?;
        self.put_session(key, session, grant.seat, grant.at)
    }

    fn put_session(&mut self, key: i64, hash: &str, seat: u8, at: i64) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("INSERT OR IGNORE INTO sessions (hash, match, seat, at) VALUES (?1, ?2, ?3, ?4)")
            .and_then(|mut s| s.execute(params![hash, key, seat, at]))
            .map_err(trouble)?;
        Ok(())
    }

    pub(crate) fn revoke(&mut self, id: &str, seat: u8, session: Option<&str>) -> Result<(), StoreError> {
        let key = key(self.connection, id)?;
        self.connection
            .prepare_cached(
                "DELETE FROM sessions WHERE match = ?1 AND seat = ?2 AND (?3 IS NULL OR hash = ?3)",
            )
            .and_then(|mut s| s.execute(params![key, seat, session]))
            .map_err(trouble)?;
        Ok(())
    }

    /// The table that follows another: the one there is, or this one, with everybody on their seats.
    pub(crate) fn rematch(&mut self, of: &str, table: &NewTable) -> Result<String, StoreError> {
        let old = key(self.connection, of)?;
        let known: Option<String> = self
            .connection
            .prepare_cached("SELECT rematch FROM matches WHERE key = ?1")
            .and_then(|mut s| s.query_row([old], |row| row.get(0)))
            .map_err(trouble)?;
        if let Some(known) = known {
            return Ok(known);
        }
        self.together(|writer| {
            let new = writer.insert(table)?;
            let connection = writer.connection;
            connection
                .prepare_cached(
                    "INSERT INTO sessions (hash, match, seat, at)
                     SELECT hash, ?2, seat, ?3 FROM sessions WHERE match = ?1",
                )
                .and_then(|mut s| s.execute(params![old, new, table.at]))
                .map_err(trouble)?;
            writer.set_rematch(old, &table.id)?;
            Ok(table.id.clone())
        })
    }

    fn set_rematch(&self, key: i64, id: &str) -> Result<(), StoreError> {
        let sql = "UPDATE matches SET rematch = ?2 WHERE key = ?1";
        let set = self.connection.prepare_cached(sql).and_then(|mut s| s.execute(params![key, id]));
        set.map(drop).map_err(trouble)
    }

    pub(crate) fn add_chat_message(&mut self, id: &str, message: &ChatMessage) -> Result<u64, StoreError> {
        let key = key(self.connection, id)?;
        let number = 1 + self.last_chat_number(key)?;
        self.put_chat_message(key, number, message)?;
        Ok(number)
    }

    /// The last number that was given to a chat message, which may be deleted.
    fn last_chat_number(&self, key: i64) -> Result<u64, StoreError> {
        self.connection
            .prepare_cached(
                "SELECT MAX(COALESCE((SELECT MAX(number) FROM sayings WHERE match = ?1), 0),
                    COALESCE((SELECT MAX(last) FROM chat_deletions WHERE match = ?1), 0))",
            )
            .and_then(|mut s| s.query_row([key], |row| row.get(0)))
            .map_err(trouble)
    }

    pub(crate) fn delete_chat_messages_of(&mut self, id: &str, seat: u8) -> Result<u64, StoreError> {
        let key = key(self.connection, id)?;
        self.together(|writer| {
            let last = writer.last_chat_number(key)?;
            let connection = writer.connection;
            let deleted = connection
                .prepare_cached("DELETE FROM sayings WHERE match = ?1 AND seat = ?2")
                .and_then(|mut s| s.execute(params![key, seat]))
                .map_err(trouble)?;
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO chat_deletions (match, seat, last) VALUES (?1, ?2, ?3)",
                )
                .and_then(|mut s| s.execute(params![key, seat, last]))
                .map_err(trouble)?;
            Ok(deleted as u64)
        })
    }

    fn put_chat_message(&mut self, key: i64, number: u64, message: &ChatMessage) -> Result<(), StoreError> {
        self.connection
            .prepare_cached(
                "INSERT INTO sayings (match, number, seat, name, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )
            .and_then(|mut s| {
                s.execute(params![key, number, message.seat, message.name, message.text, message.at])
            })
            .map_err(trouble)?;
        Ok(())
    }

    pub(crate) fn put_review(&mut self, id: &str, text: &str) -> Result<(), StoreError> {
        let key = key(self.connection, id)?;
        self.connection
            .prepare_cached("INSERT OR REPLACE INTO reviews (match, text) VALUES (?1, ?2)")
            .and_then(|mut s| s.execute(params![key, text]))
            .map_err(trouble)?;
        Ok(())
    }

    pub(crate) fn put_pack(&mut self, pack: &Pack) -> Result<bool, StoreError> {
        let there: Option<String> = self
            .connection
            .prepare_cached("SELECT text FROM packs WHERE game = ?1 AND id = ?2")
            .and_then(|mut s| s.query_row(params![pack.game, pack.id], |row| row.get(0)).optional())
            .map_err(trouble)?;
        match there {
            Some(text) if text == pack.text => return Ok(false),
            Some(_) => return Err(StoreError::OtherPack),
            None => {}
        }
        self.connection
            .prepare_cached("INSERT INTO packs (game, id, text, at) VALUES (?1, ?2, ?3, ?4)")
            .and_then(|mut s| s.execute(params![pack.game, pack.id, pack.text, pack.at]))
            .map_err(trouble)?;
        Ok(true)
    }
}
