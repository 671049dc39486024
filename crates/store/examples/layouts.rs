//! Compares ways to lay out the journal on disk: `cargo run --release -p solarium-store --example layouts`.
//!
//! Each layout gets the same lines of 500 tables in the same group commits (`synchronous=FULL`, write-ahead log), in
//! short turns that alternate, because the machine itself is uneven. What is printed decides the layout of
//! `sqlite/schema.rs`; `rows` is the floor: one row for each line, found by nothing but its number.

use rusqlite::{Connection, params};
use std::time::{Duration, Instant};

/// Tables that are played at the same time.
const TABLES: u64 = 500;
/// Appends in one commit: as many as the load has connections.
const APPENDS: u64 = 64;
/// Commits in one turn of a layout.
const COMMITS: u64 = 150;
/// Turns of each layout.
const TURNS: u64 = 8;

/// One layout: its tables, and what one commit writes.
struct Layout {
    name: &'static str,
    connection: Connection,
    commit: fn(&Connection, &[(u64, u64, String)], u64),
    lines: u64,
    times: Vec<Duration>,
}

fn put(connection: &Connection, sql: &str, lines: &[(u64, u64, String)]) {
    let mut insert = connection.prepare_cached(sql).expect("a statement");
    for (table, seq, text) in lines {
        insert.execute(params![table, seq, text]).expect("a row");
    }
}

/// A line every time, without order among the tables.
fn batch(number: u64, seqs: &mut [u64]) -> Vec<(u64, u64, String)> {
    let mut state = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    (0..APPENDS)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let table = state % TABLES;
            let seq = &mut seqs[table as usize];
            *seq += 1;
            (table, *seq - 1, format!("0 grow c{} d{}", state % 7, state % 5))
        })
        .collect()
}

/// Indexes lines up to a row, table by table, in one go.
fn index_up_to(connection: &Connection, from: u64, to: u64) {
    connection
        .prepare_cached(
            "INSERT INTO places (match, seq, n) SELECT match, seq, n FROM lines WHERE n > ?1 AND n <= ?2
             ORDER BY match, seq",
        )
        .and_then(|mut statement| statement.execute(params![from, to]))
        .expect("rows");
}

fn main() {
    let folder = tempfile::tempdir_in(std::env::current_dir().expect("a folder")).expect("a folder");
    let layout = |name: &'static str, checkpoint: u32, schema: &str, commit| {
        let connection = Connection::open(folder.path().join(format!("{name}.db"))).expect("a file");
        connection
            .execute_batch("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-8192;")
            .and_then(|()| connection.pragma_update(None, "wal_autocheckpoint", checkpoint))
            .and_then(|()| connection.execute_batch(schema))
            .expect("a schema");
        Layout { name, connection, commit, lines: 0, times: Vec::new() }
    };
    const LINES: &str = "CREATE TABLE lines (n INTEGER PRIMARY KEY, match INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL);";
    const INSERT: &str = "INSERT INTO lines (match, seq, text) VALUES (?1, ?2, ?3)";
    let with_places = format!(
        "{LINES} CREATE TABLE places (match INTEGER, seq INTEGER, n INTEGER, PRIMARY KEY (match, seq)) WITHOUT ROWID;"
    );
    let mut layouts = [
        layout("rows", 1000, LINES, |connection, lines, _| put(connection, INSERT, lines)),
        layout(
            "clustered",
            1000,
            "CREATE TABLE lines (match INTEGER, seq INTEGER, text TEXT NOT NULL, PRIMARY KEY (match, seq)) WITHOUT ROWID;",
            |connection, lines, _| put(connection, INSERT, lines),
        ),
        layout(
            "indexed-at-once",
            1000,
            &format!("{LINES} CREATE UNIQUE INDEX places ON lines (match, seq);"),
            |connection, lines, _| put(connection, INSERT, lines),
        ),
        layout(
            "indexed-4k",
            4000,
            &format!("{LINES} CREATE UNIQUE INDEX places ON lines (match, seq);"),
            |connection, lines, _| put(connection, INSERT, lines),
        ),
        layout(
            "indexed-16k",
            16000,
            &format!("{LINES} CREATE UNIQUE INDEX places ON lines (match, seq);"),
            |connection, lines, _| put(connection, INSERT, lines),
        ),
        layout("indexed-by-4096", 4000, &with_places, |connection, lines, before| {
            put(connection, INSERT, lines);
            if before % 4096 == 0 && before > 0 {
                index_up_to(connection, before - 4096, before);
            }
        }),
        layout("indexed-by-1024", 4000, &with_places, |connection, lines, before| {
            put(connection, INSERT, lines);
            if before % 1024 == 0 && before > 0 {
                index_up_to(connection, before - 1024, before);
            }
        }),
    ];
    for turn in 0..TURNS {
        for layout in &mut layouts {
            // The same lines for all: those of this turn, after those of the turns before.
            let mut seqs = vec![turn * COMMITS * APPENDS; TABLES as usize];
            for commit in 0..COMMITS {
                let lines = batch(turn * COMMITS + commit, &mut seqs);
                let begun = Instant::now();
                layout.connection.execute_batch("BEGIN IMMEDIATE").expect("a transaction");
                (layout.commit)(&layout.connection, &lines, layout.lines);
                layout.connection.execute_batch("COMMIT").expect("a commit");
                layout.times.push(begun.elapsed());
                layout.lines += APPENDS;
            }
        }
    }
    println!("{:<18} {:>9} {:>9} {:>9} {:>10}", "layout", "mean ms", "p99 ms", "max ms", "lines/s");
    for Layout { name, times, .. } in &mut layouts {
        times.sort_unstable();
        let sum: Duration = times.iter().sum();
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        println!(
            "{name:<18} {:>9.3} {:>9.3} {:>9.3} {:>10.0}",
            ms(sum) / times.len() as f64,
            ms(times[times.len() * 99 / 100]),
            ms(times[times.len() - 1]),
            APPENDS as f64 * times.len() as f64 / sum.as_secs_f64(),
        );
    }
}
