//! Files that earlier programs wrote: brought up to date by their owner, left as they are by everybody else.

use rusqlite::Connection;
use solarium_store::{Append, LineAudience, NewLine, Store, StoreReader};
use solarium_store_sqlite::{SqliteReader, SqliteStore, check_copy};
use std::path::Path;
use std::sync::mpsc::channel;

/// The file as the program of a version made it, with a table of three lines.
fn file_of_version(path: &Path, version: u32) {
    let raw = Connection::open(path).unwrap();
    raw.execute_batch(
        "CREATE TABLE matches (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
             rules_version INTEGER NOT NULL, setup TEXT NOT NULL, start TEXT, seed TEXT NOT NULL,
             at INTEGER NOT NULL, open INTEGER NOT NULL, version INTEGER NOT NULL DEFAULT 0,
             over INTEGER NOT NULL DEFAULT 0);
         CREATE INDEX matches_open ON matches (open, at);
         CREATE TABLE seats (match INTEGER NOT NULL REFERENCES matches (key), seat INTEGER NOT NULL, secret TEXT,
             name TEXT, taken INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)) WITHOUT ROWID;
         CREATE TABLE steps (match INTEGER NOT NULL REFERENCES matches (key), seq INTEGER NOT NULL,
             text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, seq)) WITHOUT ROWID;
         CREATE TABLE snapshots (match INTEGER NOT NULL REFERENCES matches (key), version INTEGER NOT NULL,
             text TEXT NOT NULL, PRIMARY KEY (match, version)) WITHOUT ROWID;
         CREATE TABLE sayings (match INTEGER NOT NULL REFERENCES matches (key), number INTEGER NOT NULL,
             seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
             PRIMARY KEY (match, number)) WITHOUT ROWID;
         INSERT INTO matches (id, game, rules_version, setup, seed, at, open, version)
             VALUES ('t', 'photosynthesis', 1, '{}', '2a', 0, 1, 3);
         INSERT INTO seats (match, seat) VALUES (1, 0);
         INSERT INTO steps VALUES (1, 0, '0 a', 0), (1, 1, '0 b', 0), (1, 2, '0 c', 0);
         INSERT INTO snapshots VALUES (1, 1, 'old'), (1, 2, 'old');
         INSERT INTO sayings VALUES (1, 1, 0, 'Ann', 'hello', 0);",
    )
    .unwrap();
    let steps = [
        "ALTER TABLE matches ADD COLUMN commitment TEXT NOT NULL DEFAULT '';
         ALTER TABLE matches ADD COLUMN read_only INTEGER NOT NULL DEFAULT 0;
         CREATE TABLE sessions (hash TEXT NOT NULL, match INTEGER NOT NULL REFERENCES matches (key),
             seat INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (hash, match, seat)) WITHOUT ROWID;",
        "ALTER TABLE matches ADD COLUMN rematch TEXT;
         CREATE TABLE packs (game TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
             PRIMARY KEY (game, id)) WITHOUT ROWID;
         CREATE INDEX sessions_match ON sessions (match, seat);",
        // Of the newest lines some are in both places, some only in the tail.
        "CREATE TABLE tail (n INTEGER PRIMARY KEY, match INTEGER NOT NULL, seq INTEGER NOT NULL,
             text TEXT NOT NULL, at INTEGER NOT NULL);
         INSERT INTO tail VALUES (70, 1, 1, '0 b', 0), (71, 1, 2, '0 c', 0);
         DELETE FROM steps WHERE seq = 2;
         ALTER TABLE matches DROP COLUMN version;",
        "CREATE TABLE journal (
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
         ALTER TABLE matches ADD COLUMN maker TEXT;",
    ];
    for step in &steps[..version as usize - 1] {
        raw.execute_batch(step).unwrap();
    }
    raw.execute_batch(&format!("PRAGMA journal_mode=WAL; PRAGMA user_version = {version}")).unwrap();
}

fn texts(store: &dyn StoreReader) -> Vec<String> {
    store.open("t").unwrap().lines
}

#[test]
fn the_owner_brings_a_file_of_any_version_up_to_date() {
    for version in 1..=5 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("solarium.db");
        file_of_version(&path, version);
        let store = SqliteStore::open(&path).unwrap();
        let stored = store.open("t").unwrap();
        assert_eq!((stored.version, stored.snapshot.is_none()), (3, true), "version {version}");
        assert_eq!(stored.lines, ["0 a", "0 b", "0 c"], "version {version}");
        // SHA-256 of 31 zeros and the byte 2a: what the first version did not store follows from the seed.
        let seed_42 = commitment_of_42();
        assert_eq!(stored.table.commitment, seed_42, "version {version}");
        assert_eq!(store.lines("t", 0, 9).unwrap()[0].audience, LineAudience::Unknown);
        assert_eq!(store.chat_messages("t", 0, 9).unwrap().len(), 1);
        let line = NewLine { text: "0 d".into(), audience: LineAudience::Everybody };
        let append =
            Append { id: "t".into(), expected: 3, lines: vec![line], at: 0, over: false, snapshot: None };
        let (result, received) = channel();
        store.append(append, Box::new(move |appended| result.send(appended).unwrap()));
        assert_eq!(received.recv().unwrap(), Ok(()));
        assert_eq!(texts(&store).len(), 4);
    }
}

/// `printf '%064x' 42 | xxd -r -p | sha256sum`
fn commitment_of_42() -> &'static str {
    "0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf"
}

/// Commands that only read leave the file of an older program exactly as it is: a running server of that program
/// would not find its way in a newer one.
#[test]
fn reading_changes_nothing() {
    for version in 1..=5 {
        let folder = tempfile::tempdir().unwrap();
        let (path, copy) = (folder.path().join("solarium.db"), folder.path().join("copy.db"));
        file_of_version(&path, version);
        let before = std::fs::read(&path).unwrap();
        let reader = SqliteReader::open(&path).unwrap();
        assert_eq!(texts(&reader), ["0 a", "0 b", "0 c"]);
        reader.backup(&copy).unwrap();
        assert_eq!(check_copy(&copy), Ok(1));
        assert_eq!(std::fs::read(&path).unwrap(), before, "version {version}");
        let raw = Connection::open(&copy).unwrap();
        let found: u32 = raw.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(found, version, "a copy is a copy");
        drop(raw);
        assert_eq!(texts(&SqliteReader::open(&copy).unwrap()), ["0 a", "0 b", "0 c"]);
    }
}
