//! The tables of the file and how they came to be.

use super::trouble;
use rusqlite::{Connection, TransactionBehavior, params};
use sha2::{Digest, Sha256};
use solarium_store::StoreError;

/// Version of the tables below; raised by a migration.
pub(crate) const VERSION: i64 = 8;

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
    // One list of all lines in the order they came, which is only ever added to, and an index by table that may be
    // behind (`index.rs`). Lines of many tables that come together lie together, so a commit writes the end of one
    // list. Version 4 moved lines from one place (`tail`) to another, and lost some when another process did the same.
    // Snapshots are a cache, and begin again with their new columns.
    "
    CREATE TABLE journal (
        n INTEGER PRIMARY KEY,
        match INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        audience INTEGER
    );
    INSERT INTO journal (match, seq, text, at)
        SELECT match, seq, text, at FROM steps UNION SELECT match, seq, text, at FROM tail ORDER BY match, seq;
    CREATE TABLE places (
        match INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        n INTEGER NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    INSERT INTO places (match, seq, n) SELECT match, seq, n FROM journal;
    CREATE TABLE indexed (only INTEGER PRIMARY KEY CHECK (only = 1), n INTEGER NOT NULL);
    INSERT INTO indexed VALUES (1, (SELECT COALESCE(MAX(n), 0) FROM journal));
    DROP TABLE steps;
    DROP TABLE tail;
    DROP TABLE snapshots;
    CREATE TABLE snapshots (
        match INTEGER NOT NULL REFERENCES matches (key),
        version INTEGER NOT NULL,
        steps INTEGER NOT NULL,
        untouched INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match, version)
    ) WITHOUT ROWID;
    CREATE TABLE health (only INTEGER PRIMARY KEY CHECK (only = 1), writes INTEGER NOT NULL);
    INSERT INTO health VALUES (1, 0);
    ALTER TABLE matches ADD COLUMN salt TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN seed_chosen INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN maker TEXT;
",
    "
    CREATE TABLE reviews (match INTEGER PRIMARY KEY REFERENCES matches (key), text TEXT NOT NULL);
",
    "
    ALTER TABLE matches ADD COLUMN without_hints INTEGER NOT NULL DEFAULT 0;
",
    "
    CREATE TABLE chat_deletions (
        match INTEGER NOT NULL REFERENCES matches (key),
        seat INTEGER NOT NULL,
        last INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
",
];

/// The version of a file; one of a newer program is refused.
pub(crate) fn version(connection: &Connection) -> Result<i64, StoreError> {
    let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(trouble)?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    Ok(found.max(0))
}

/// Brings a file up to date. One of a newer program is refused and left as it is.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction =
        connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(trouble)?;
    let found = version(&transaction)?;
    for migration in &MIGRATIONS[found as usize..] {
        transaction.execute_batch(migration).map_err(trouble)?;
    }
    if found < VERSION {
        fill_in_commitments(&transaction)?;
        transaction.pragma_update(None, "user_version", VERSION).map_err(trouble)?;
    }
    transaction.commit().map_err(trouble)
}

/// Files of the first version did not store commitments: they follow from the seeds.
fn fill_in_commitments(connection: &Connection) -> Result<(), StoreError> {
    let seeds: Vec<(i64, String)> = connection
        .prepare("SELECT key, seed FROM matches WHERE commitment = '' AND seed != ''")
        .and_then(|mut statement| statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
        .map_err(trouble)?;
    for (key, seed) in seeds {
        connection
            .execute("UPDATE matches SET commitment = ?2 WHERE key = ?1", params![key, commitment(&seed)])
            .map_err(trouble)?;
    }
    Ok(())
}

/// SHA-256 of the 32 bytes of a seed; fewer digits are filled up with zeros in front, as `Seed::from_hex` does.
fn commitment(seed: &str) -> String {
    let digits = format!("{seed:0>64}");
    let byte = |i: usize| u8::from_str_radix(digits.get(2 * i..2 * i + 2).unwrap_or("00"), 16).unwrap_or(0);
    let bytes: Vec<u8> = (0..32).map(byte).collect();
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
