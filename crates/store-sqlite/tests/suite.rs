//! SQLite passes the suite that every store passes, also after reopening and from a backup.

use solarium_store::suite::{self, append, contents, lines, table};
use solarium_store::{Store, StoreReader};
use solarium_store_sqlite::{SqliteReader, SqliteStore};

#[test]
fn sqlite_passes_the_suite() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("solarium.db")).unwrap();
    suite::run(&store);
}

#[test]
fn everything_is_there_after_reopening_and_in_a_backup() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("solarium.db"), folder.path().join("backup.db"));
    let store = SqliteStore::open(&path).unwrap();
    suite::run(&store);
    let before = contents(&store);
    store.backup(&copy).unwrap();
    drop(store);
    assert_eq!(contents(&SqliteStore::open(&path).unwrap()), before);
    assert_eq!(contents(&SqliteReader::open(&path).unwrap()), before);
    assert_eq!(contents(&SqliteReader::open(&copy).unwrap()), before);
}

#[test]
fn a_backup_taken_while_others_write_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("solarium.db")).unwrap();
    store.create(table("busy")).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for n in 0..300 {
                append(&store, lines("busy", 3 * n, &["0 a", "0 b", "0 c"])).unwrap();
            }
        });
        for n in 0..5 {
            let copy = folder.path().join(format!("copy{n}.db"));
            store.backup(&copy).unwrap();
            let stored = SqliteReader::open(&copy).unwrap().open("busy").unwrap();
            assert_eq!(stored.lines.len() as u64, stored.version);
            assert_eq!(stored.version % 3, 0, "an append is in it whole or not at all");
        }
    });
}
