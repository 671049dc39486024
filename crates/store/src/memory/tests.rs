use super::*;
use crate::suite;
use std::sync::Arc;

#[test]
fn memory_passes_the_suite() {
    let store = MemoryStore::default();
    suite::run(&store);
    suite::run_shared(&store);
}

#[test]
fn a_store_made_from_all_changes_is_the_same() {
    let changes: Arc<Mutex<Vec<Change>>> = Arc::default();
    let reported = changes.clone();
    let store = MemoryStore::new(move |change| reported.lock().unwrap().push(change.clone()));
    suite::run(&store);
    let changes = changes.lock().unwrap().clone();
    let again = MemoryStore::from_changes(changes, |_| ()).unwrap();
    assert_eq!(suite::contents(&again), suite::contents(&store));
    assert_eq!(format!("{:?}", again.lock().tables), format!("{:?}", store.lock().tables));
}

#[test]
fn what_is_refused_is_not_reported() {
    let count = Arc::new(Mutex::new(0));
    let counted = count.clone();
    let store = MemoryStore::new(move |_| *counted.lock().unwrap() += 1);
    let table = NewTable { id: "t".into(), ..NewTable::default() };
    assert_eq!(store.create(table.clone()), Ok(()));
    assert_eq!(store.create(table), Err(StoreError::Exists));
    assert_eq!(store.set_seat("t", 3, SeatRow::default()), Err(StoreError::Taken));
    assert_eq!(store.revoke("nowhere", 0, None), Err(StoreError::NoTable));
    assert_eq!(*count.lock().unwrap(), 1);
}

#[test]
fn a_store_that_refuses_changes_keeps_what_it_has() {
    let count = Arc::new(Mutex::new(0));
    let counted = count.clone();
    let store = MemoryStore::new(move |_| *counted.lock().unwrap() += 1);
    let table = |id: &str| NewTable { id: id.into(), ..NewTable::default() };
    store.create(table("before")).unwrap();
    store.refuse_changes(Some(StoreError::Full));
    assert_eq!(store.create(table("while")), Err(StoreError::Full));
    assert_eq!((store.health(), store.count()), (Err(StoreError::Full), Ok(1)));
    store.refuse_changes(None);
    assert_eq!((store.create(table("after")), store.health()), (Ok(()), Ok(())));
    assert_eq!((store.count(), *count.lock().unwrap()), (Ok(2), 2));
}
