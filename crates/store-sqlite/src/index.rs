//! Where the lines of a table are in the journal.
//!
//! The journal is one list of all lines in the order they came. `places` says where the lines of a table are in it, for
//! all lines up to the number in `indexed`; those after it are looked through. A commit of lines of many tables would
//! have to write a page of the index for each of them, so the index follows in portions, sorted by table: some of it
//! with each commit, and the rest when there is nothing else to do. It holds nothing but what the journal holds: a
//! process that is killed leaves an index that reaches less far, and the next one goes on from there.

use super::trouble;
use rusqlite::{Connection, OptionalExtension, params};
use solarium_store::StoreError;
use std::collections::HashMap;
use std::time::Duration;

/// Lines after the index before more of them are indexed: each reader looks through them, and the more there are the
/// more of one table lie side by side in the index.
const MANY: i64 = 2048;
/// Lines that are indexed with one commit.
const WITH_ONE_COMMIT: usize = 128;
/// So many are indexed at once, whatever waits: a whole table may have come from elsewhere.
const TOO_MANY: i64 = 32_768;
/// How long to wait for more lines before all of them are indexed.
const WHEN_IDLE: Duration = Duration::from_millis(50);

/// The number of lines of a table.
pub(crate) fn version(connection: &Connection, key: i64) -> Result<u64, StoreError> {
    let late: Option<u64> = connection
        .prepare_cached("SELECT MAX(seq) + 1 FROM journal WHERE n > (SELECT n FROM indexed) AND match = ?1")
        .and_then(|mut statement| statement.query_row([key], |row| row.get(0)))
        .map_err(trouble)?;
    late.map_or_else(|| indexed_version(connection, key), Ok)
}

/// The number of lines of a table that has none after the index.
pub(crate) fn indexed_version(connection: &Connection, key: i64) -> Result<u64, StoreError> {
    connection
        .prepare_cached("SELECT COALESCE(MAX(seq) + 1, 0) FROM places WHERE match = ?1")
        .and_then(|mut statement| statement.query_row([key], |row| row.get(0)))
        .map_err(trouble)
}

/// The number of lines of every table that has some after the index, by key.
pub(crate) fn late_versions(connection: &Connection) -> Result<HashMap<i64, u64>, StoreError> {
    connection
        .prepare_cached(
            "SELECT match, MAX(seq) + 1 FROM journal WHERE n > (SELECT n FROM indexed) GROUP BY match",
        )
        .and_then(|mut statement| statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
        .map_err(trouble)
}

/// A line that is to be indexed: its table, its number there, its number in the journal.
type Place = (i64, i64, i64);

/// What the writer knows of the index. All of it can be read from the file.
#[derive(Debug)]
pub(crate) struct Indexer {
    /// Lines up to this one are indexed.
    indexed: i64,
    /// The last line of the journal.
    last: i64,
    /// Lines that are being indexed, by table, up to line `until`.
    pending: Vec<Place>,
    until: i64,
    /// How many of those are in the index.
    done: usize,
}

impl Indexer {
    /// The index as the file has it.
    pub(crate) fn of(connection: &Connection) -> Result<Indexer, StoreError> {
        let number = |sql: &str| connection.query_row(sql, [], |row| row.get(0)).optional().map_err(trouble);
        let indexed = number("SELECT n FROM indexed")?.unwrap_or(0);
        let last = number("SELECT COALESCE(MAX(n), 0) FROM journal")?.unwrap_or(0);
        Ok(Indexer { indexed, last, pending: Vec::new(), until: indexed, done: 0 })
    }

    /// How long to wait for more before all of it is indexed; `None` if there is nothing to index.
    pub(crate) fn patience(&self) -> Option<Duration> {
        (self.last > self.indexed).then_some(WHEN_IDLE)
    }

    /// A line was added to the journal, within a transaction. If that is taken back, nothing is lost by it: this only
    /// says that there may be something to index.
    pub(crate) fn added(&mut self, line: i64) {
        self.last = self.last.max(line);
    }

    /// Lines were deleted: those that are being indexed are looked up once more.
    pub(crate) fn forget_pending(&mut self) {
        self.pending.clear();
        (self.until, self.done) = (self.indexed, 0);
    }

    /// Indexes some lines that are on disk, within a transaction and before anything is added in it.
    pub(crate) fn index_some(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let behind = self.last - self.indexed;
        if self.pending.is_empty() && behind >= MANY {
            self.collect(connection)?;
        }
        let most = if behind > TOO_MANY { usize::MAX } else { WITH_ONE_COMMIT };
        self.index(connection, most)
    }

    /// Indexes all lines, in a transaction of its own. If that fails they are indexed another time.
    pub(crate) fn index_all(&mut self, connection: &Connection) {
        let indexed = connection.execute_batch("BEGIN IMMEDIATE").map_err(trouble).and_then(|()| {
            // First what was begun, then what came since.
            while self.last > self.indexed {
                self.collect(connection)?;
                self.index(connection, usize::MAX)?;
            }
            connection.execute_batch("COMMIT").map_err(trouble)
        });
        if indexed.is_err() {
            if !connection.is_autocommit() {
                let _ = connection.execute_batch("ROLLBACK");
            }
            self.read_again(connection);
        }
    }

    /// A transaction has failed: what it did has not happened.
    pub(crate) fn read_again(&mut self, connection: &Connection) {
        // If even that fails, the file cannot be read, and nothing is indexed before it can.
        if let Ok(again) = Indexer::of(connection) {
            *self = again;
        }
    }

    fn collect(&mut self, connection: &Connection) -> Result<(), StoreError> {
        self.pending = connection
            .prepare_cached("SELECT match, seq, n FROM journal WHERE n > ?1 AND n <= ?2 ORDER BY match, seq")
            .and_then(|mut statement| {
                statement
                    .query_map([self.indexed, self.last], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
                    .collect()
            })
            .map_err(trouble)?;
        // By what is there, not by what was added: that may have been taken back since. A line with a number up to
        // `indexed` that is not in the index would not be found any more.
        self.until = self.pending.iter().map(|(.., line)| *line).fold(self.indexed, i64::max);
        (self.last, self.done) = (self.until, 0);
        Ok(())
    }

    fn index(&mut self, connection: &Connection, most: usize) -> Result<(), StoreError> {
        if self.until == self.indexed {
            return Ok(());
        }
        let next = self.pending.len().min(self.done.saturating_add(most));
        // A process that was killed may have indexed some of them already.
        let mut insert = connection
            .prepare_cached("INSERT OR IGNORE INTO places (match, seq, n) VALUES (?1, ?2, ?3)")
            .map_err(trouble)?;
        for (key, seq, line) in &self.pending[self.done..next] {
            insert.execute(params![key, seq, line]).map_err(trouble)?;
        }
        self.done = next;
        if self.done == self.pending.len() {
            connection
                .prepare_cached("UPDATE indexed SET n = ?1")
                .and_then(|mut statement| statement.execute([self.until]))
                .map_err(trouble)?;
            self.indexed = self.until;
            self.pending.clear();
        }
        Ok(())
    }
}
