//! The lines that came last, of all tables, in the order they came.
//!
//! `steps` keeps the lines of a table side by side, so lines of many tables lie on as many pages, and a commit would
//! have to write every one of them. The tail is one list: a commit writes its end. Once it is long the lines in it are
//! filed into `steps`, table by table: a few with each commit, so that no commit waits for it, and all of them
//! whenever nothing else is to do. While that goes on a line may be in both; then both say the same.

use super::trouble;
use crate::{Line, StoreError};
use rusqlite::{CachedStatement, Connection, Row, params};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Lines that come before filing begins: whoever reads looks through all of them, and the more of them there are the
/// more lie side by side in `steps`.
const MANY: usize = 4096;
/// Lines that are filed with one commit, and rows that are taken out once all are filed.
const FILED_AT_ONCE: usize = 64;
const TAKEN_AT_ONCE: i64 = 256;
/// The longest a line waits for filing to begin while others come in.
const BEGIN_AFTER: Duration = Duration::from_secs(1);
/// The longest it waits if none do.
const FILE_IN_PEACE: Duration = Duration::from_millis(50);
/// How long to wait after a failure.
const FILE_AGAIN: Duration = Duration::from_secs(10);

/// The number of lines of a table.
pub fn version(connection: &Connection, key: i64) -> Result<u64, StoreError> {
    let late: Option<u64> = connection
        .prepare_cached("SELECT MAX(seq) + 1 FROM tail WHERE match = ?1")
        .and_then(|mut s| s.query_row([key], |row| row.get(0)))
        .map_err(trouble)?;
    late.map_or_else(|| filed(connection, key), Ok)
}

/// The number of lines of a table that has none in the tail.
pub fn filed(connection: &Connection, key: i64) -> Result<u64, StoreError> {
    connection
        .prepare_cached("SELECT COALESCE(MAX(seq) + 1, 0) FROM steps WHERE match = ?1")
        .and_then(|mut s| s.query_row([key], |row| row.get(0)))
        .map_err(trouble)
}

/// The number of lines of every table that has some in the tail, by key.
pub fn versions(connection: &Connection) -> Result<HashMap<i64, u64>, StoreError> {
    connection
        .prepare_cached("SELECT match, MAX(seq) + 1 FROM tail GROUP BY match")
        .and_then(|mut s| s.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
        .map_err(trouble)
}

/// Lines of a table from a number on, wherever they are.
pub fn lines(connection: &Connection, key: i64, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
    connection
        .prepare_cached(
            "SELECT seq, text, at FROM steps WHERE match = ?1 AND seq >= ?2
             UNION SELECT seq, text, at FROM tail WHERE match = ?1 AND seq >= ?2
             ORDER BY seq LIMIT ?3",
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

/// A line in the list.
#[derive(Debug)]
struct Late {
    key: i64,
    seq: u64,
    text: String,
    at: i64,
}

/// What the writer knows of the tail. Rows are numbered without gaps: those up to `taken` are out, those up to `cut`
/// are being filed, the others are fresh.
#[derive(Debug)]
pub struct Tail {
    /// Lines that came since filing last began, in their order.
    fresh: Vec<Late>,
    /// When the first of them came.
    since: Instant,
    /// Lines that are being filed, by table.
    leaving: Vec<Late>,
    /// How many of those are filed.
    filed: usize,
    taken: i64,
    cut: i64,
    /// Nothing is filed before, because it failed.
    not_before: Option<Instant>,
}

/// How far the tail was at some time: a commit that fails goes back to it.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    fresh: usize,
    filed: usize,
    taken: i64,
}

impl Default for Tail {
    /// Nothing in it.
    fn default() -> Tail {
        Tail {
            fresh: Vec::new(),
            since: Instant::now(),
            leaving: Vec::new(),
            filed: 0,
            taken: 0,
            cut: 0,
            not_before: None,
        }
    }
}

impl Tail {
    /// The tail as a program that was killed left it; some lines may be filed already.
    pub fn of(connection: &Connection) -> Result<Tail, StoreError> {
        let (taken, cut) = connection
            .query_row("SELECT COALESCE(MIN(n) - 1, 0), COALESCE(MAX(n), 0) FROM tail", [], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .map_err(trouble)?;
        let leaving = connection
            .prepare("SELECT match, seq, text, at FROM tail ORDER BY match, seq")
            .and_then(|mut statement| {
                let late = |row: &Row<'_>| {
                    Ok(Late { key: row.get(0)?, seq: row.get(1)?, text: row.get(2)?, at: row.get(3)? })
                };
                statement.query_map([], late)?.collect()
            })
            .map_err(trouble)?;
        Ok(Tail { leaving, taken, cut, ..Tail::default() })
    }

    /// How long to wait for more before all of it is filed; `None` if there is nothing to file.
    pub fn patience(&self) -> Option<Duration> {
        let wait = |from: Instant| from.saturating_duration_since(Instant::now()).max(FILE_IN_PEACE);
        (self.cut > self.taken || !self.fresh.is_empty()).then(|| self.not_before.map_or(FILE_IN_PEACE, wait))
    }

    /// How far it is now.
    pub fn mark(&self) -> Mark {
        Mark { fresh: self.fresh.len(), filed: self.filed, taken: self.taken }
    }

    /// What happened since did not happen.
    pub fn back_to(&mut self, mark: Mark) {
        self.fresh.truncate(mark.fresh);
        (self.filed, self.taken) = (mark.filed, mark.taken);
    }

    /// Adds a line to the list, in a transaction; `insert` is [`INSERT`].
    pub fn put(&mut self, insert: &mut CachedStatement<'_>, key: i64, line: Line) -> Result<(), StoreError> {
        let row = self.cut + self.fresh.len() as i64 + 1;
        insert.execute(params![row, key, line.seq, line.text, line.at]).map_err(trouble)?;
        if self.fresh.is_empty() {
            self.since = Instant::now();
        }
        self.fresh.push(Late { key, seq: line.seq, text: line.text, at: line.at });
        Ok(())
    }

    /// Files a few lines, or takes out rows whose lines are all filed, within a transaction.
    pub fn file_some(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if self.cut == self.taken || self.not_before.is_some_and(|moment| Instant::now() < moment) {
            return Ok(());
        }
        if self.filed < self.leaving.len() {
            let next = self.leaving.len().min(self.filed + FILED_AT_ONCE);
            file(connection, &self.leaving[self.filed..next])?;
            self.filed = next;
        } else {
            let next = self.cut.min(self.taken + TAKEN_AT_ONCE);
            connection
                .prepare_cached("DELETE FROM tail WHERE n <= ?1")
                .and_then(|mut statement| statement.execute([next]))
                .map_err(trouble)?;
            self.taken = next;
        }
        Ok(())
    }

    /// The transaction is through: perhaps it is time to begin filing.
    pub fn go_on(&mut self) {
        if self.cut > self.taken {
            return;
        }
        self.leaving.clear();
        self.filed = 0;
        if self.fresh.len() >= MANY || (!self.fresh.is_empty() && self.since.elapsed() >= BEGIN_AFTER) {
            self.cut += self.fresh.len() as i64;
            std::mem::swap(&mut self.leaving, &mut self.fresh);
            self.leaving.sort_unstable_by_key(|late| (late.key, late.seq));
        }
    }

    /// Files every line: all of them or none. If that fails they are safe where they are.
    pub fn file_all(&mut self, connection: &mut Connection) {
        self.fresh.sort_unstable_by_key(|late| (late.key, late.seq));
        let filed = connection.transaction().map_err(trouble).and_then(|transaction| {
            file(&transaction, &self.leaving[self.filed..])?;
            file(&transaction, &self.fresh)?;
            transaction.execute("DELETE FROM tail", []).map_err(trouble)?;
            transaction.commit().map_err(trouble)
        });
        match filed {
            Ok(()) => *self = Tail::default(),
            Err(_) => self.rest(),
        }
    }

    /// Filing has failed, perhaps because the disk is full: no more of it for a while.
    pub fn rest(&mut self) {
        self.not_before = Some(Instant::now() + FILE_AGAIN);
    }
}

/// Adds a row to the list.
pub const INSERT: &str = "INSERT INTO tail (n, match, seq, text, at) VALUES (?1, ?2, ?3, ?4, ?5)";

/// Puts lines where the others of their table are.
fn file(connection: &Connection, lines: &[Late]) -> Result<(), StoreError> {
    // What a program that was killed had filed already is there.
    let mut insert = connection
        .prepare_cached("INSERT OR IGNORE INTO steps (match, seq, text, at) VALUES (?1, ?2, ?3, ?4)")
        .map_err(trouble)?;
    for late in lines {
        insert.execute(params![late.key, late.seq, late.text, late.at]).map_err(trouble)?;
    }
    Ok(())
}
