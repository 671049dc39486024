//! The tables of the file and how they came to be.

use super::trouble;
use crate::StoreError;
use rusqlite::{Connection, TransactionBehavior};

/// Version of the tables below; raised by a migration.
const VERSION: i64 = 4;

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
    "
    ALTER TABLE matches ADD COLUMN rematch TEXT;
    CREATE TABLE packs (
        game TEXT NOT NULL,
        id TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, id)
    ) WITHOUT ROWID;
    CREATE INDEX sessions_match ON sessions (match, seat);
",
    // The number of lines is not stored beside them any more: it follows from them.
    "
    CREATE TABLE tail (
        n INTEGER PRIMARY KEY,
        match INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL
    );
    ALTER TABLE matches DROP COLUMN version;
",
];

/// Brings a file up to date. One of a newer program is refused and left as it is.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
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
