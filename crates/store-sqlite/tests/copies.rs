//! Other processes beside the owner of the data: they read and copy, and cannot write; and copies are put back.

use solarium_store::{Append, LineAudience, NewLine, NewTable, SeatRow, Store, StoreError, StoreReader};
use solarium_store_sqlite::{SqliteReader, SqliteStore, check_copy, restore};
use std::path::Path;
use std::sync::mpsc::channel;

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "photosynthesis".into(),
        setup: "{}".into(),
        seed: "2a".into(),
        commitment: "c0ffee".into(),
        seats: vec![SeatRow::default()],
        ..NewTable::default()
    }
}

fn append(store: &SqliteStore, id: &str, expected: u64, text: &str) -> Result<(), StoreError> {
    let (result, received) = channel();
    let line = NewLine { text: text.into(), audience: LineAudience::Everybody };
    let append = Append { id: id.into(), expected, lines: vec![line], at: 0, over: false, snapshot: None };
    store.append(append, Box::new(move |appended| result.send(appended).unwrap()));
    received.recv().unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn one_process_at_a_time_owns_the_data() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open(&path).unwrap();
    store.create(table("t")).unwrap();
    append(&store, "t", 0, "0 pass").unwrap();
    store.announce("http://here.example");
    let refused = SqliteStore::open(&path).unwrap_err();
    let StoreError::InUse(who) = &refused else { panic!("{refused:?}") };
    assert_eq!(*who, format!("process {}, http://here.example", std::process::id()));
    assert_eq!(refused.code(), "store/in-use");
    assert!(refused.to_string().contains("--data"), "{refused}");
    let restored = restore(&path, &folder.path().join("nowhere/solarium.db"), "now");
    assert!(restored.is_err());
    drop(store);
    assert_eq!(SqliteStore::open(&path).unwrap().open("t").unwrap().version, 1);
}

/// What a killed owner leaves, lines in the write-ahead log and nothing else, is there after readers came and went.
#[test]
fn readers_beside_and_after_a_killed_owner_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (path, killed) = (folder.path().join("solarium.db"), folder.path().join("killed"));
    std::fs::create_dir(&killed).unwrap();
    let store = SqliteStore::open(&path).unwrap();
    store.create(table("t")).unwrap();
    for n in 0..40 {
        append(&store, "t", n, &format!("0 line {n}")).unwrap();
        let beside = SqliteReader::open(&path).unwrap();
        assert_eq!(beside.open("t").unwrap().version, n + 1);
    }
    // The files as they are at this moment are what a kill at this moment leaves.
    for name in ["solarium.db", "solarium.db-wal"] {
        std::fs::copy(folder.path().join(name), killed.join(name)).unwrap();
    }
    let left = killed.join("solarium.db");
    for round in 0..3 {
        let reader = SqliteReader::open(&left).unwrap();
        assert_eq!(reader.open("t").unwrap().lines.len(), 40, "round {round}");
        reader.backup(&killed.join(format!("copy{round}.db"))).unwrap();
        drop(reader);
        let copy = SqliteReader::open(&killed.join(format!("copy{round}.db"))).unwrap();
        assert_eq!(copy.open("t").unwrap().lines.len(), 40, "round {round}");
    }
    assert_eq!(SqliteStore::open(&left).unwrap().open("t").unwrap().lines.len(), 40);
}

/// A reader's connection is refused by the database itself, whatever is asked of it.
#[test]
fn a_reader_cannot_write() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solarium.db");
    SqliteStore::open(&path).unwrap().create(table("t")).unwrap();
    let before = std::fs::read(&path).unwrap();
    let reader = SqliteReader::open(&path).unwrap();
    assert_eq!(reader.count(), Ok(1));
    assert_eq!(reader.open("t").unwrap().table, table("t"));
    drop(reader);
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn a_copy_is_never_written_over_and_never_half_there() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("solarium.db"), folder.path().join("copy.db"));
    let store = SqliteStore::open(&path).unwrap();
    store.create(table("t")).unwrap();
    store.backup(&copy).unwrap();
    let refused = store.backup(&copy).unwrap_err();
    assert!(refused.to_string().contains("new name"), "{refused}");
    assert!(store.backup(&folder.path().join("nowhere/copy.db")).is_err());
    assert_eq!(check_copy(&copy), Ok(1));
    drop(store);
    assert_eq!(names(folder.path()), ["copy.db", "solarium.db", "solarium.lock"]);
    #[cfg(unix)]
    for name in names(folder.path()) {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(folder.path().join(&name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[test]
fn a_copy_is_checked_before_it_is_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("solarium.db"), folder.path().join("copy.db"));
    let store = SqliteStore::open(&path).unwrap();
    store.create(table("t")).unwrap();
    for n in 0..400 {
        append(&store, "t", n, &"x".repeat(200)).unwrap();
    }
    store.backup(&copy).unwrap();
    assert!(matches!(restore(&copy, &path, "now"), Err(StoreError::InUse(_))), "while a server runs");
    drop(store);
    let good = std::fs::read(&copy).unwrap();
    let before = std::fs::read(&path).unwrap();
    let mut damaged = good.clone();
    let end = damaged.len();
    damaged[8192..end].fill(0xee);
    let empty: &[u8] = b"";
    let bad = [
        ("damaged.db", &damaged[..]),
        ("text.db", b"no database"),
        ("empty.db", empty),
        ("cut.db", &good[..9000]),
    ];
    for (name, bytes) in bad {
        let bad = folder.path().join(name);
        std::fs::write(&bad, bytes).unwrap();
        let refused = restore(&bad, &path, "now");
        assert!(matches!(refused, Err(StoreError::Damaged(_))), "{name}: {refused:?}");
    }
    assert!(restore(&folder.path().join("nowhere.db"), &path, "now").is_err());
    assert!(restore(&path, &path, "now").is_err(), "the data itself");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    assert_eq!(SqliteStore::open(&path).unwrap().open("t").unwrap().version, 400);
}

/// After a crash the log of the old file lies beside it; put back by hand the copy would be mixed with it.
#[test]
fn restoring_keeps_the_old_data_aside_with_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let (live, copy) = (folder.path().join("solarium.db"), folder.path().join("copy.db"));
    let store = SqliteStore::open(&live).unwrap();
    store.create(table("t")).unwrap();
    append(&store, "t", 0, "0 first").unwrap();
    store.backup(&copy).unwrap();
    append(&store, "t", 1, "0 second").unwrap();
    let crashed = tempfile::tempdir().unwrap();
    let data = crashed.path().join("solarium.db");
    for ending in ["", "-wal", "-shm"] {
        let name = format!("solarium.db{ending}");
        std::fs::copy(folder.path().join(&name), crashed.path().join(&name)).unwrap();
    }
    drop(store);
    let restored = restore(&copy, &data, "20300101-120000").unwrap();
    let kept = crashed.path().join("solarium-before-restore-20300101-120000.db");
    assert_eq!((restored.tables, restored.kept.as_deref()), (1, Some(kept.as_path())));
    let store = SqliteStore::open(&data).unwrap();
    assert_eq!(store.open("t").unwrap().lines, ["0 first"]);
    assert_eq!(append(&store, "t", 1, "0 other"), Ok(()));
    drop(store);
    assert_eq!(SqliteReader::open(&kept).unwrap().open("t").unwrap().lines, ["0 first", "0 second"]);
    // Once more, at the same moment: what was kept the first time stays.
    let again = restore(&copy, &data, "20300101-120000").unwrap();
    assert_eq!(again.kept, Some(crashed.path().join("solarium-before-restore-20300101-120000-2.db")));
    assert!(kept.exists());
    // Into a folder without data.
    let fresh = tempfile::tempdir().unwrap();
    let restored = restore(&copy, &fresh.path().join("solarium.db"), "now").unwrap();
    assert_eq!(restored.kept, None);
    assert_eq!(SqliteStore::open(&fresh.path().join("solarium.db")).unwrap().count(), Ok(1));
}

/// Killed between any two of its steps, a restore is completed by the next owner, or has not begun.
#[test]
fn a_restore_that_was_killed_is_completed_or_has_not_begun() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("solarium.db"), folder.path().join("copy.db"));
    let store = SqliteStore::open(&path).unwrap();
    store.create(table("new")).unwrap();
    store.backup(&copy).unwrap();
    drop(store);
    let old = folder.path().join("old.db");
    SqliteStore::open(&old).unwrap().create(table("old")).unwrap();
    let ids = |path: &Path| SqliteStore::open(path).unwrap().ids(None, 9).unwrap();
    let put = |folder: &Path, name: &str, from: &Path| {
        std::fs::copy(from, folder.join(name)).unwrap();
    };
    // Which files there are after each step: the new data complete, the marker, the old data moved, the new one moved.
    let moments: [(&[&str], &str); 5] = [
        (&["solarium.db"], "old"),
        (&["solarium.db", "solarium.db-restored"], "old"),
        (&["solarium.db", "solarium.db-restored", "solarium.db-restoring"], "new"),
        (&["kept.db", "solarium.db-restored", "solarium.db-restoring"], "new"),
        (&["kept.db", "solarium.db*", "solarium.db-restoring"], "new"),
    ];
    for (files, expected) in moments {
        let killed = tempfile::tempdir().unwrap();
        for name in files {
            match *name {
                "solarium.db-restored" => put(killed.path(), name, &copy),
                "solarium.db*" => put(killed.path(), "solarium.db", &copy),
                "solarium.db-restoring" => std::fs::write(killed.path().join(name), "kept.db").unwrap(),
                _ => put(killed.path(), name, &old),
            }
        }
        let data = killed.path().join("solarium.db");
        assert_eq!(ids(&data), [expected], "{files:?}");
        assert_eq!(ids(&data), [expected], "{files:?}, opened again");
        if expected == "new" {
            assert_eq!(ids(&killed.path().join("kept.db")), ["old"], "{files:?}");
            assert!(!killed.path().join("solarium.db-restoring").exists());
        }
    }
}

/// A folder that cannot be written, as when the system has remounted a failing disk, can still be read and copied.
#[cfg(unix)]
#[test]
fn a_read_only_folder_is_read() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    const READING: &str = "SOLARIUM_TEST_READING";
    if let Ok(path) = std::env::var(READING) {
        // The child: another user, so that permissions bind it.
        let path = Path::new(&path);
        let reader = SqliteReader::open(path).unwrap();
        println!("lines {}", reader.open("t").unwrap().lines.len());
        let copy = std::env::temp_dir().join(format!("solarium-copy-{}.db", std::process::id()));
        reader.backup(&copy).unwrap();
        println!("copied {}", check_copy(&copy).unwrap());
        std::fs::remove_file(&copy).unwrap();
        return;
    }
    // With and without a log left by a kill, with and without the shared memory beside it.
    for files in [
        &["solarium.db"][..],
        &["solarium.db", "solarium.db-wal"],
        &["solarium.db", "solarium.db-wal", "solarium.db-shm"],
    ] {
        let (folder, locked) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let store = SqliteStore::open(&folder.path().join("solarium.db")).unwrap();
        store.create(table("t")).unwrap();
        append(&store, "t", 0, "0 pass").unwrap();
        if files.len() == 1 {
            drop(store);
        }
        for name in files {
            std::fs::copy(folder.path().join(name), locked.path().join(name)).unwrap();
            std::fs::set_permissions(locked.path().join(name), PermissionsExt::from_mode(0o444)).unwrap();
        }
        std::fs::set_permissions(locked.path(), PermissionsExt::from_mode(0o555)).unwrap();
        // Where this program lies, another user may not be allowed to look.
        let public = tempfile::tempdir().unwrap();
        std::fs::set_permissions(public.path(), PermissionsExt::from_mode(0o755)).unwrap();
        let program = public.path().join("tests");
        std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
        std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).unwrap();
        let mut child = std::process::Command::new(program);
        child
            .args(["a_read_only_folder_is_read", "--exact", "--nocapture", "--test-threads=1"])
            .env(READING, locked.path().join("solarium.db"))
            .current_dir("/");
        // Permissions do not bind the superuser.
        if std::fs::write(locked.path().join("probe"), "").is_ok() {
            std::fs::remove_file(locked.path().join("probe")).unwrap();
            child.uid(65534).gid(65534);
        }
        let output = child.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        std::fs::set_permissions(locked.path(), PermissionsExt::from_mode(0o755)).unwrap();
        assert!(text.contains("lines 1") && text.contains("copied 1"), "{files:?}: {text}\n{errors}");
    }
}
