//! Compares ways to lay out the journal on disk: `cargo run --release -p solarium-store-sqlite --example layouts`.
//!
//! Each layout gets the same lines of 500 tables in the same group commits (`synchronous=FULL`, write-ahead log), in
//! short turns that alternate, because the machine itself is uneven. What is printed is the reason for the layout of
//! `schema.rs`; `rows` is the floor: one row for each line, found by nothing but its number.

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

/// A line of a table: which table, its number there, its text.
type Line = (u64, u64, String);

/// One layout: its file, and what one commit writes.
struct Layout {
    name: &'static str,
    connection: Connection,
    commit: fn(&Connection, &[Line], u64),
    lines: u64,
    times: Vec<Duration>,
}

const ROWS: &str = "CREATE TABLE lines (n INTEGER PRIMARY KEY, match INTEGER NOT NULL, seq INTEGER NOT NULL, \
                    text TEXT NOT NULL);";
const CLUSTERED: &str = "CREATE TABLE lines (match INTEGER, seq INTEGER, text TEXT NOT NULL, \
                         PRIMARY KEY (match, seq)) WITHOUT ROWID;";
const INDEX: &str = "CREATE UNIQUE INDEX places ON lines (match, seq);";
const PLACES: &str = "CREATE TABLE places (match INTEGER, seq INTEGER, n INTEGER, PRIMARY KEY (match, seq)) \
                      WITHOUT ROWID;";

fn put(connection: &Connection, lines: &[Line], _: u64) {
    let mut insert = connection
        .prepare_cached("INSERT INTO lines (match, seq, text) VALUES (?1, ?2, ?3)")
        .expect("a statement");
    for (table, seq, text) in lines {
        insert.execute(params![table, seq, text]).expect("a row");
    }
}

/// Puts lines, and indexes those of before in portions, table by table.
fn put_and_index_later(connection: &Connection, lines: &[Line], before: u64) {
    const PORTION: u64 = 4096;
    put(connection, lines, before);
    if before > 0 && before.is_multiple_of(PORTION) {
        connection
            .prepare_cached(
                "INSERT INTO places (match, seq, n) SELECT match, seq, n FROM lines WHERE n > ?1 AND n <= ?2
                 ORDER BY match, seq",
            )
            .and_then(|mut statement| statement.execute(params![before - PORTION, before]))
            .expect("rows");
    }
}

/// The lines of one commit, without order among the tables.
fn batch(number: u64, seqs: &mut [u64]) -> Vec<Line> {
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

fn main() {
    let folder = tempfile::tempdir_in(".").expect("a folder on the disk of this one");
    let layout = |name: &'static str, page: u32, checkpoint: u32, schema: &[&str], commit| {
        let connection = Connection::open(folder.path().join(format!("{name}.db"))).expect("a file");
        connection
            .execute_batch(&format!("PRAGMA page_size={page}; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-8192;"))
            .and_then(|()| connection.pragma_update(None, "wal_autocheckpoint", checkpoint))
            .and_then(|()| connection.execute_batch(&schema.concat()))
            .expect("a schema");
        Layout { name, connection, commit, lines: 0, times: Vec::new() }
    };
    let mut layouts = [
        layout("rows", 4096, 1_000, &[ROWS], put),
        layout("clustered by table", 4096, 1_000, &[CLUSTERED], put),
        layout("indexed at once", 4096, 1_000, &[ROWS, INDEX], put),
        layout("small pages", 2048, 1_000, &[ROWS, INDEX], put),
        layout("long log", 4096, 16_000, &[ROWS, INDEX], put),
        layout("indexed later", 4096, 1_000, &[ROWS, PLACES], put_and_index_later),
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
    println!("{:<22} {:>9} {:>9} {:>9} {:>10}", "layout", "mean ms", "p99 ms", "max ms", "lines/s");
    for Layout { name, connection, times, lines, .. } in &mut layouts {
        let found: u64 = connection
            .query_row("SELECT COUNT(*) FROM lines", [], |row| row.get(0))
            .expect("the number of lines");
        assert_eq!(found, *lines, "every line is there");
        times.sort_unstable();
        let sum: Duration = times.iter().sum();
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        println!(
            "{name:<22} {:>9.3} {:>9.3} {:>9.3} {:>10.0}",
            ms(sum) / times.len() as f64,
            ms(times[times.len() * 99 / 100]),
            ms(times[times.len() - 1]),
            APPENDS as f64 * times.len() as f64 / sum.as_secs_f64(),
        );
    }
}
