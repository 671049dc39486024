//! Files that cannot be used, and a program that dies at any moment.

use solarium_store::{
    Append, LineAudience, NewLine, NewTable, SeatRow, Snapshot, SnapshotMark, Store, StoreError, StoreReader,
};
use solarium_store_sqlite::SqliteStore;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "photosynthesis".into(),
        rules_version: 1,
        setup: "{}".into(),
        start: None,
        seed: "2a".into(),
        commitment: String::new(),
        read_only: false,
        at: 0,
        open: false,
        seats: vec![SeatRow::default()],
        ..NewTable::default()
    }
}

fn new_line(text: String) -> NewLine {
    NewLine { text, audience: LineAudience::Everybody }
}

fn append(store: &SqliteStore, id: &str, expected: u64, lines: Vec<String>) -> Result<(), StoreError> {
    let (tell, told) = channel();
    let lines = lines.into_iter().map(new_line).collect();
    let append = Append { id: id.into(), expected, lines, at: 0, over: false, snapshot: None };
    store.append(append, Box::new(move |result| tell.send(result).expect("the test listens")));
    told.recv().expect("the store answers")
}

#[test]
fn a_file_of_a_newer_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    SqliteStore::open(&path).unwrap().create(table("t")).unwrap();
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.pragma_update(None, "user_version", 99).unwrap();
    drop(raw);
    let before = std::fs::read(&path).unwrap();
    let error = SqliteStore::open(&path).unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
    assert!(error.to_string().contains("please update"));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

/// Numbers of lines in the journal and in its index, and whether all of the index is where it says.
fn indexed(path: &Path) -> (u64, u64) {
    let raw = rusqlite::Connection::open(path).unwrap();
    let count = |sql: &str| raw.query_row(sql, [], |row| row.get(0)).unwrap();
    let wrong: u64 = count(
        "SELECT COUNT(*) FROM places p LEFT JOIN journal j ON j.n = p.n AND j.match = p.match AND j.seq = p.seq
         WHERE j.n IS NULL",
    );
    assert_eq!(wrong, 0, "the index points at other lines");
    let missing: u64 = count(
        "SELECT COUNT(*) FROM journal j LEFT JOIN places p ON p.match = j.match AND p.seq = j.seq
         WHERE p.n IS NULL AND j.n <= (SELECT n FROM indexed)",
    );
    assert_eq!(missing, 0, "a line that counts as indexed is not in the index");
    (count("SELECT COUNT(*) FROM journal"), count("SELECT COUNT(*) FROM places"))
}

/// The index follows the journal in portions: lines read the same before, while and after they are indexed.
#[test]
fn lines_read_the_same_while_they_are_indexed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open(&path).unwrap();
    for id in ["t", "u"] {
        store.create(table(id)).unwrap();
    }
    let line = |n: u64| format!("0 line {n}");
    append(&store, "t", 0, (0..5000).map(line).collect()).unwrap();
    let mut on_its_way = 0;
    for n in 0..120 {
        append(&store, "u", n, vec![line(n)]).unwrap();
        let (all, some) = indexed(&path);
        on_its_way += u64::from(some > 0 && some < all - 1);
        for (id, length) in [("t", 5000), ("u", n + 1)] {
            let lines = store.lines(id, 0, 10_000).unwrap();
            assert_eq!((lines.len() as u64, store.table_summary(id).unwrap().version), (length, length));
            assert!(lines.iter().zip(0..).all(|(found, n)| found.seq == n && found.text == line(n)));
        }
        let some: Vec<u64> = store.lines("t", 4990, 4).unwrap().iter().map(|line| line.seq).collect();
        assert_eq!(some, [4990, 4991, 4992, 4993]);
    }
    assert!(on_its_way > 0, "nothing was seen on its way");
    drop(store);
    assert_eq!(indexed(&path), (5120, 5120), "a store that ends has indexed everything");
}

/// What is taken back, because it was refused half-way or found no room, never counts as indexed.
#[test]
fn lines_that_found_no_room_do_not_push_the_index_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open_within(&path, Some(80)).unwrap();
    for id in ["t", "u"] {
        store.create(table(id)).unwrap();
    }
    let many = |from: u64| (from..from + 700).map(|n| format!("0 line {n} {}", "x".repeat(40))).collect();
    let (mut version, mut refused) = (0, 0);
    for n in 0..400 {
        match append(&store, "t", version, many(version)) {
            Ok(()) => version += 700,
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                refused += 1;
            }
        }
        if append(&store, "u", store.open("u").unwrap().version, vec![format!("0 {n}")]).is_err() {
            break;
        }
        indexed(&path);
        assert_eq!(store.lines("t", 0, 100_000).unwrap().len() as u64, version);
    }
    assert!(refused > 0, "there was room for all");
    let last = store.open("u").unwrap().version;
    drop(store);
    let store = SqliteStore::open(&path).unwrap();
    append(&store, "t", version, many(version)).unwrap();
    append(&store, "u", last, vec!["0 last".into()]).unwrap();
    drop(store);
    let (all, some) = indexed(&path);
    assert_eq!((all, some), (version + 700 + last + 1, version + 700 + last + 1));
}

#[test]
fn a_damaged_file_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    std::fs::write(
        &path,
        "this is no database, whatever its name says; it is long enough to be looked at".repeat(40),
    )
    .unwrap();
    let before = std::fs::read(&path).unwrap();
    let error = SqliteStore::open(&path).unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
    assert_eq!(error.code(), "store/damaged");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn pages_overwritten_inside_a_file_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open(&path).unwrap();
    store.create(table("t")).unwrap();
    append(&store, "t", 0, (0..400).map(|n| format!("0 step {n} {}", "x".repeat(60))).collect()).unwrap();
    drop(store);
    let mut bytes = std::fs::read(&path).unwrap();
    let end = bytes.len();
    bytes[8192..end].fill(0xee);
    std::fs::write(&path, bytes).unwrap();
    let read = SqliteStore::open(&path).and_then(|store| store.open("t").map(drop));
    assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    for path in [folder.path().to_path_buf(), folder.path().join("nowhere/solarium.db")] {
        let error = SqliteStore::open(&path).unwrap_err();
        assert_eq!(error, StoreError::ReadOnly, "{}", path.display());
        assert!(error.to_string().contains("permissions"));
    }
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    SqliteStore::open(&path).unwrap().create(table("t")).unwrap();
    let allow = |mode| {
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(mode | 0o111)).unwrap();
    };
    allow(0o444);
    // A superuser may write all the same; for everybody else the file is refused, not half-used.
    let bound = std::fs::OpenOptions::new().append(true).open(&path).is_err();
    let opened = SqliteStore::open(&path);
    if bound {
        assert_eq!(opened.unwrap_err(), StoreError::ReadOnly);
    } else {
        assert_eq!(opened.unwrap().open("t").unwrap().table, table("t"));
    }
    allow(0o644);
}

/// On a full disk an append is refused whole; what was acknowledged stays, and once there is room play goes on.
#[test]
fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open_within(&path, Some(32)).unwrap();
    store.create(table("t")).unwrap();
    let step = |n: u64| vec![format!("0 {n} {}", "x".repeat(900)), format!("0 {n} {}", "y".repeat(900))];
    let mut acknowledged = 0;
    let error = loop {
        match append(&store, "t", acknowledged, step(acknowledged)) {
            Ok(()) => acknowledged += 2,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert!(acknowledged > 4, "there was room for some: {acknowledged}");
    assert_eq!(store.open("t").unwrap().version, acknowledged, "still readable");
    drop(store);
    let store = SqliteStore::open(&path).unwrap();
    let stored = store.open("t").unwrap();
    assert_eq!((stored.version, stored.lines.len() as u64), (acknowledged, acknowledged));
    assert_eq!(append(&store, "t", acknowledged, step(acknowledged)), Ok(()));
}

const CRASHING: &str = "SOLARIUM_TEST_CRASHING";
const TABLES: u64 = 4;

/// Not a test by itself: what the crash test starts as another program. Appends to several tables at once and
/// prints what was acknowledged, until it is killed.
#[test]
fn crashing_child() {
    let Ok(path) = std::env::var(CRASHING) else { return };
    let store = SqliteStore::open(Path::new(&path)).unwrap();
    let (tell, told) = channel();
    let send = |table: u64, expected: u64| {
        let tell = tell.clone();
        let version = expected + 3;
        let mark = SnapshotMark { version, steps: version, untouched: expected };
        let snapshot =
            expected.is_multiple_of(15).then(|| Snapshot { mark, text: format!("{version} lines") });
        let append = Append {
            id: format!("t{table}"),
            expected,
            lines: (expected..expected + 3).map(|n| new_line(format!("{table} line {n}"))).collect(),
            at: 0,
            over: false,
            snapshot,
        };
        store.append(append, Box::new(move |result| tell.send((table, expected + 3, result)).unwrap()));
    };
    for table in 0..TABLES {
        send(table, store.open(&format!("t{table}")).unwrap().version);
    }
    for (table, version, result) in &told {
        result.unwrap();
        writeln!(std::io::stdout(), "acknowledged {table} {version}").unwrap();
        send(table, version);
    }
}

/// Killed at whatever moment, the file holds everything acknowledged and nothing by halves, and play goes on.
#[test]
fn nothing_acknowledged_is_lost_when_the_program_is_killed() {
    const ROUNDS: u64 = 120;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open(&path).unwrap();
    for n in 0..TABLES {
        store.create(table(&format!("t{n}"))).unwrap();
    }
    drop(store);
    let mut acknowledged = [0u64; TABLES as usize];
    for round in 0..ROUNDS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["crashing_child", "--exact", "--nocapture", "--test-threads=1"])
            .env(CRASHING, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // How much is waited for differs from round to round, and so does what the child does when it dies.
        // Now and then it is far enough to be filing lines.
        let patience = if round % 40 == 39 { 1400 + 11 * round } else { (round * 7) % 23 };
        let mut heard = 0;
        for line in BufReader::new(child.stdout.take().unwrap()).lines() {
            let line = line.unwrap_or_default();
            // The last line may be cut off by the kill; a shorter number is an earlier promise, so harmless.
            let Some((table, version)) =
                line.split_once("acknowledged ").and_then(|(_, rest)| rest.split_once(' ')).and_then(
                    |(table, version)| Some((table.parse::<usize>().ok()?, version.parse::<u64>().ok()?)),
                )
            else {
                continue;
            };
            acknowledged[table] = acknowledged[table].max(version);
            heard += 1;
            if heard == patience + 1 {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(heard > 0, "round {round}: the child never wrote");
        indexed(&path);
        let store = SqliteStore::open(&path).unwrap();
        for (n, acknowledged) in acknowledged.iter().enumerate() {
            let stored = store.open(&format!("t{n}")).unwrap();
            assert!(stored.version >= *acknowledged, "round {round}, table {n}: lost an acknowledged line");
            assert_eq!(stored.version % 3, 0, "round {round}, table {n}: an append by halves");
            let lines = store.lines(&format!("t{n}"), 0, usize::MAX >> 1).unwrap();
            assert_eq!(lines.len() as u64, stored.version);
            for (i, line) in lines.iter().enumerate() {
                assert_eq!((line.seq, line.text.as_str()), (i as u64, format!("{n} line {i}").as_str()));
            }
            if let Some(snapshot) = &stored.snapshot {
                assert_eq!(snapshot.text, format!("{} lines", snapshot.mark.version));
            }
        }
    }
}
