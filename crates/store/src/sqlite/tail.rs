//! The lines that came last, of all tables, in the order they came.
//!
//! `steps` keeps the lines of a table side by side, so lines of many tables lie on as many pages, and a commit would
//! have to write every one of them. The tail is one list: a commit writes its end. From time to time, and whenever
//! nothing else is to do, it is filed into `steps`. A line is in one of the two, never in both.

use super::trouble;
use crate::{Line, StoreError};
use rusqlite::{Connection, params};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Lines before it is filed: whoever reads looks through all of them, and whoever writes meanwhile waits.
const MOST_IN_TAIL: usize = 4096;
/// The longest a line stays there while others come in.
const FILE_AFTER: Duration = Duration::from_secs(1);
/// The longest it stays there if none do.
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
             UNION ALL SELECT seq, text, at FROM tail WHERE match = ?1 AND seq >= ?2
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

/// What the writer knows of the tail.
#[derive(Debug)]
pub struct Tail {
    /// Lines in it.
    pub length: usize,
    /// When the first of them came, or filing was last tried.
    since: Instant,
    most: usize,
    peace: Duration,
}

impl Default for Tail {
    /// Nothing in it.
    fn default() -> Tail {
        Tail { length: 0, since: Instant::now(), most: MOST_IN_TAIL, peace: FILE_IN_PEACE }
    }
}

impl Tail {
    /// The tail as a program that was killed left it.
    pub fn of(connection: &Connection) -> Tail {
        let length = connection.query_row("SELECT COUNT(*) FROM tail", [], |row| row.get(0)).unwrap_or(0);
        Tail { length, ..Tail::default() }
    }

    /// How long to wait for more before it is filed; `None` if there is nothing to file.
    pub fn patience(&self) -> Option<Duration> {
        (self.length > 0).then_some(self.peace)
    }

    /// Lines have come to `before` others.
    pub fn grown(&mut self, before: usize) {
        if before == 0 {
            self.since = Instant::now();
        }
    }

    /// Is it to be filed although there may be other things to do?
    pub fn is_due(&self) -> bool {
        self.length >= self.most || (self.length > 0 && self.since.elapsed() >= FILE_AFTER)
    }

    /// Puts every line where the others of its table are: all of them or none. If that fails they are safe where they
    /// are, and it is tried again later.
    pub fn file(&mut self, connection: &Connection) {
        if self.length == 0 {
            return;
        }
        let filed = connection.execute_batch(
            "BEGIN IMMEDIATE;
             INSERT INTO steps (match, seq, text, at) SELECT match, seq, text, at FROM tail ORDER BY match, seq;
             DELETE FROM tail;
             COMMIT",
        );
        self.since = Instant::now();
        match filed {
            Ok(()) => (self.length, self.most, self.peace) = (0, MOST_IN_TAIL, FILE_IN_PEACE),
            Err(_) => {
                // A full disk may have taken everything back already; then this is refused.
                let _ = connection.execute_batch("ROLLBACK");
                (self.most, self.peace) = (self.length + MOST_IN_TAIL, FILE_AGAIN);
            }
        }
    }
}
