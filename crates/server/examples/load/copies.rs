//! How long a copy of the data takes while people play, against the same copy while no one plays.

use crate::{Row, row};
use solarium_store::{Append, Line, LineAudience, NewLine, NewTable, SeatRow, Store, TableExport};
use solarium_store_sqlite::{SqliteReader, SqliteStore};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// Size of the data.
const MEGABYTES: u64 = 300;
/// Acts a second meanwhile.
const ACTS: u64 = 100;
/// Copies of each kind, in turns.
const TURNS: usize = 3;

fn table(id: String) -> NewTable {
    let text = |text: &str| text.to_string();
    NewTable {
        id,
        game: text("photosynthesis"),
        setup: text("{}"),
        seed: text("2a"),
        seats: vec![SeatRow::default(); 2],
        ..NewTable::default()
    }
}

fn fill(store: &SqliteStore, path: &Path) {
    let line = |seq: u64| Line {
        seq,
        text: format!("0 grow c{} {}", seq % 7, "x".repeat(60)),
        at: seq as i64,
        audience: LineAudience::Everybody,
    };
    let lines: Vec<Line> = (0..4000).map(line).collect();
    for n in 0.. {
        let size = std::fs::metadata(path).map_or(0, |file| file.len());
        if size >= MEGABYTES << 20 {
            return;
        }
        for part in 0..40 {
            let table = table(format!("table{n}-{part}"));
            store
                .import_table(TableExport { table, lines: lines.clone(), ..TableExport::default() })
                .expect("room on the disk");
        }
    }
}

/// Copies as another process does, in seconds.
fn copy(path: &Path, to: &Path) -> f64 {
    let begun = Instant::now();
    SqliteReader::open(path).and_then(|reader| reader.backup(to)).expect("a copy");
    let took = begun.elapsed().as_secs_f64();
    std::fs::remove_file(to).expect("the copy is there");
    took
}

/// Plays on one table at a steady pace until `stop` is set.
fn play(store: &SqliteStore, acts: &AtomicU64, stop: &AtomicBool) {
    while !stop.load(Relaxed) {
        let (result, received) = channel();
        let line = NewLine { text: "0 pass".into(), audience: LineAudience::Everybody };
        let append = Append {
            id: "busy".into(),
            expected: acts.load(Relaxed),
            lines: vec![line],
            at: 0,
            over: false,
            snapshot: None,
        };
        store.append(append, Box::new(move |appended| result.send(appended).expect("it is awaited")));
        received.recv().expect("an answer").expect("acknowledged");
        acts.fetch_add(1, Relaxed);
        std::thread::sleep(Duration::from_secs(1) / ACTS as u32);
    }
}

/// A copy of 300 MB with and without people playing.
pub(crate) fn backup() -> Vec<Row> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open(&path).expect("a store");
    fill(&store, &path);
    store.create(table("busy".into())).expect("a table");
    let (acts, mut idle, mut busy) = (AtomicU64::new(0), Vec::new(), Vec::new());
    let mut played = 0.0;
    for turn in 0..TURNS {
        idle.push(copy(&path, &folder.path().join(format!("idle{turn}.db"))));
        let stop = AtomicBool::new(false);
        let before = acts.load(Relaxed);
        let begun = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(|| play(&store, &acts, &stop));
            busy.push(copy(&path, &folder.path().join(format!("busy{turn}.db"))));
            stop.store(true, Relaxed);
        });
        played += (acts.load(Relaxed) - before) as f64 / begun.elapsed().as_secs_f64();
    }
    let middle = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let (idle, busy) = (middle(&mut idle), middle(&mut busy));
    let found = format!(
        "{:.2} × ({busy:.2} s with {:.0} acts/s, {idle:.2} s without)",
        busy / idle,
        played / TURNS as f64
    );
    vec![row("copy 300 MB while people play", found, "≤ 3 × of nobody playing", busy <= 3.0 * idle)]
}
