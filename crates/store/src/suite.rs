//! What every store must do: each implementation calls [`run`] in its tests, with an empty store.

use crate::{
    Append, Beat, ChatDeletion, ChatMessage, Grant, Line, LineAudience, NewLine, NewTable, Pack, SeatRow,
    SeatSession, SeatUpdate, SharedStore, Snapshot, SnapshotMark, Store, StoreError, StoreReader,
    StoredTable, TableExport,
};
use std::sync::mpsc::channel;
use std::time::Duration;

/// A table for two with this id.
pub fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "photosynthesis".into(),
        rules_version: 3,
        setup: r#"{"seats":["human","human"]}"#.into(),
        start: None,
        seed: "2a".into(),
        commitment: "c0ffee".into(),
        salt: "5a17".into(),
        seed_chosen: true,
        maker: Some("maker".into()),
        without_hints: true,
        read_only: false,
        at: 1_000,
        open: true,
        seats: vec![SeatRow { secret: Some("hash".into()), name: None, taken: false }, SeatRow::default()],
    }
}

fn new_line(text: &str) -> NewLine {
    NewLine { text: text.to_string(), audience: LineAudience::Seats(2) }
}

/// A snapshot after this many lines, all of which are steps.
fn snapshot(version: u64) -> Snapshot {
    let mark = SnapshotMark { version, steps: version, untouched: 0 };
    Snapshot { mark, text: format!("after {version}") }
}

/// Lines to append.
pub fn lines(id: &str, expected: u64, lines: &[&str]) -> Append {
    Append {
        id: id.into(),
        expected,
        lines: lines.iter().map(|line| new_line(line)).collect(),
        at: 2_000,
        over: false,
        snapshot: None,
    }
}

/// Appends and waits for the result.
pub fn append(store: &dyn Store, append: Append) -> Result<(), StoreError> {
    let (done, received) = channel();
    store.append(append, Box::new(move |result| done.send(result).expect("the test listens")));
    received.recv().expect("the store answers")
}

/// Everything that can be read of all tables: with the chat, and what was deleted of it.
pub fn contents(store: &dyn StoreReader) -> Vec<(StoredTable, Vec<ChatMessage>, Vec<ChatDeletion>)> {
    let all = |id: &String| {
        let said = store.chat_messages(id, 0, 1000).unwrap();
        (store.open(id).unwrap(), said, store.chat_deletions(id).unwrap())
    };
    store.ids(None, 1000).unwrap().iter().map(all).collect()
}

/// Runs all tests against an empty store.
pub fn run(store: &dyn Store) {
    creates(store);
    appends(store);
    commits_in_groups(store);
    keeps_snapshots(store);
    keeps_chat_messages(store);
    deletes_chat_messages_of_a_seat(store);
    lists(store);
    seats(store);
    updates_seats(store);
    grants(store);
    plays_again(store);
    takes_whole_tables(store);
    keeps_packs(store);
    keeps_reviews(store);
    deletes(store);
    assert_eq!(store.health(), Ok(()));
}

/// Runs the tests of stores that several nodes share, against one that has passed [`run`].
pub fn run_shared(store: &dyn SharedStore) {
    has_a_pulse(store);
    decides_who_sits_down(store);
    leases_duties(store);
    assert_eq!(store.cluster(), store.cluster());
}

fn has_a_pulse(store: &dyn SharedStore) {
    store.create(table("pulse")).unwrap();
    assert_eq!(append(store, lines("pulse", 0, &["0 a", "0 b"])), Ok(()));
    let message = ChatMessage { number: 0, seat: None, name: "Ada".into(), text: "hello".into(), at: 1 };
    store.add_chat_message("pulse", message).unwrap();
    let message = ChatMessage { number: 0, seat: Some(1), name: "Bob".into(), text: "never".into(), at: 1 };
    store.add_chat_message("pulse", message).unwrap();
    assert_eq!(store.delete_chat_messages_of("pulse", 1), Ok(1));
    store.rematch("pulse", table("pulse-again")).unwrap();
    let pulses = store.pulses(&["pulse".into(), "nowhere".into(), "one".into()]).unwrap();
    let of = |id: &str| pulses.iter().find(|pulse| pulse.id == id);
    let pulse = of("pulse").unwrap();
    assert_eq!((pulse.version, pulse.said, pulse.rematch.as_deref()), (2, 1, Some("pulse-again")));
    assert_eq!(pulse.chat_deletions, [ChatDeletion { seat: 1, last: 2 }]);
    assert_eq!(pulse.seats, table("pulse").seats);
    assert_eq!((pulses.len(), of("nowhere")), (2, None));
}

/// Of two nodes that see a free seat one gives it away.
fn decides_who_sits_down(store: &dyn SharedStore) {
    store.create(table("seat")).unwrap();
    let before = store.open("seat").unwrap().table.seats;
    let taken = |name: &str| SeatUpdate {
        before: before.clone(),
        seat: 0,
        row: SeatRow { secret: Some(format!("of {name}")), name: Some(name.into()), taken: true },
        revokes: true,
        holders: vec![name.to_string()],
        at: 4,
    };
    assert_eq!(store.update_seat("seat", taken("cleo")), Ok(()));
    assert_eq!(store.update_seat("seat", taken("dora")), Err(StoreError::Taken));
    assert_eq!(store.grants_of("cleo", 10).unwrap().len(), 1);
    assert_eq!(store.grants_of("dora", 10).unwrap(), []);
    assert_eq!(store.open("seat").unwrap().table.seats[0].name.as_deref(), Some("cleo"));
}

fn leases_duties(store: &dyn SharedStore) {
    let long = Duration::from_secs(600);
    let both = ["one".to_string(), "two".to_string()];
    let beat = |node, lasts| Beat { node, on_bus: true, lasts, most: 10, except: &[] };
    assert_eq!(store.take_leases("a", &both[..1], long).unwrap(), ["one"]);
    assert_eq!(store.take_leases("b", &both, long).unwrap(), ["two"], "of two nodes one does it");
    assert_eq!(store.take_leases("a", &both, long).unwrap(), ["one"], "asking again changes nothing");
    assert_eq!(store.beat(beat("a", long)).unwrap().held, ["one"]);
    assert_eq!(store.nodes_on_bus().unwrap(), ["a"]);
    // A sign of life that counts for no time: the node is as good as gone.
    assert_eq!(store.beat(beat("b", Duration::ZERO)).unwrap().held, ["two"]);
    assert_eq!(store.nodes_on_bus().unwrap(), ["a"]);
    let refused = store.beat(Beat { except: &both, ..beat("a", long) }).unwrap();
    assert_eq!(refused.held, ["one"], "what a node cannot run it does not take over");
    let took = store.beat(beat("a", long)).unwrap();
    assert_eq!((took.held.len(), took.taken_over), (2, vec!["two".to_string()]));
    assert_eq!(store.beat(beat("b", long)).unwrap().held, [""; 0]);
    store.give_back("b", &both, false).unwrap();
    assert_eq!(store.take_leases("b", &both, long).unwrap(), [""; 0], "only the holder gives back");
    store.give_back("a", &both[..1], false).unwrap();
    store.give_back("a", &both[1..], true).unwrap();
    assert_eq!(store.beat(beat("b", long)).unwrap().taken_over, ["two"], "what is due finds another node");
    store.leave("b").unwrap();
    assert_eq!(store.nodes_on_bus().unwrap(), ["a"]);
    assert_eq!(store.beat(beat("a", long)).unwrap().taken_over, ["two"]);
    store.leave("a").unwrap();
}

fn plays_again(store: &dyn Store) {
    let grant = |id: &str, seat| Grant { id: id.into(), seat, at: 5 };
    store.create(table("old")).unwrap();
    for (session, seat) in [("ann", 0), ("ann", 1), ("bob", 1)] {
        store.grant(session, grant("old", seat)).unwrap();
    }
    assert_eq!(store.rematch("nowhere", table("new")), Err(StoreError::NoTable));
    assert_eq!(store.rematch("old", table("old")), Err(StoreError::Exists));
    assert_eq!(store.open("old").unwrap().rematch, None);
    let next = NewTable { at: 9, ..table("new") };
    assert_eq!(store.rematch("old", next.clone()), Ok("new".into()));
    assert_eq!(store.rematch("old", table("newer")), Ok("new".into()), "asking twice gives the same");
    assert_eq!(store.open("newer").unwrap_err(), StoreError::NoTable);
    assert_eq!(store.open("old").unwrap().rematch.as_deref(), Some("new"));
    assert_eq!(store.open("new").unwrap().table, next);
    let seats = |session: &str| -> Vec<(String, u8)> {
        store.grants_of(session, 10).unwrap().into_iter().map(|grant| (grant.id, grant.seat)).collect()
    };
    let of = |list: &[(&str, u8)]| -> Vec<(String, u8)> {
        list.iter().map(|(id, seat)| (id.to_string(), *seat)).collect()
    };
    assert_eq!(seats("ann"), of(&[("new", 0), ("new", 1), ("old", 0), ("old", 1)]));
    store.revoke("new", 1, Some("ann")).unwrap();
    assert_eq!(seats("ann"), of(&[("new", 0), ("old", 0), ("old", 1)]));
    assert_eq!(seats("bob"), of(&[("new", 1), ("old", 1)]));
    store.revoke("new", 1, None).unwrap();
    assert_eq!(seats("bob"), of(&[("old", 1)]));
    assert_eq!(store.revoke("nowhere", 1, None), Err(StoreError::NoTable));
}

fn takes_whole_tables(store: &dyn Store) {
    let line = |seq: u64| Line {
        seq,
        text: format!("0 line {seq}"),
        at: 100 + seq as i64,
        audience: if seq == 3 { LineAudience::Unknown } else { LineAudience::Seats(seq as u32) },
    };
    let message =
        |number| ChatMessage { number, seat: Some(1), name: "Ann".into(), text: "hm".into(), at: 3 };
    let whole = TableExport {
        table: table("whole"),
        lines: (0..9).map(line).collect(),
        over: true,
        rematch: Some("elsewhere".into()),
        snapshots: vec![snapshot(4), snapshot(9)],
        chat_messages: vec![message(1), message(2)],
        sessions: vec![SeatSession { hash: "ann".into(), seat: 0, at: 5 }],
    };
    assert_eq!(store.import_table(whole.clone()), Ok(()));
    assert_eq!(store.import_table(whole.clone()), Err(StoreError::Exists));
    let stored = store.open("whole").unwrap();
    assert_eq!((stored.version, stored.over, stored.snapshot), (9, true, Some(snapshot(4))));
    assert_eq!(stored.rematch.as_deref(), Some("elsewhere"));
    assert_eq!(stored.lines.len(), 5);
    assert_eq!(store.lines("whole", 0, 100).unwrap(), whole.lines);
    assert_eq!(store.chat_messages("whole", 0, 100).unwrap(), whole.chat_messages);
    assert_eq!(store.sessions("whole").unwrap(), whole.sessions);
    assert_eq!(store.sessions("nowhere").unwrap_err(), StoreError::NoTable);
    assert_eq!(append(store, lines("whole", 9, &["0 pass"])), Ok(()));
}

fn keeps_packs(store: &dyn Store) {
    let pack = |id: &str, text: &str| Pack {
        game: "photosynthesis".into(),
        id: id.into(),
        text: text.into(),
        at: 7,
    };
    assert_eq!(store.packs().unwrap(), []);
    assert_eq!(store.put_pack(pack("mine", "a = 1")), Ok(true));
    assert_eq!(store.put_pack(pack("mine", "a = 1")), Ok(false));
    assert_eq!(store.put_pack(pack("mine", "a = 2")), Err(StoreError::OtherPack));
    assert_eq!(store.put_pack(Pack { game: "sol".into(), ..pack("mine", "a = 2") }), Ok(true));
    let ids: Vec<(String, String)> = store.packs().unwrap().into_iter().map(|p| (p.game, p.text)).collect();
    assert_eq!(ids, [("photosynthesis".into(), "a = 1".into()), ("sol".into(), "a = 2".into())]);
}

fn keeps_reviews(store: &dyn Store) {
    assert_eq!(store.review("one"), Ok(None));
    for text in ["first", "second"] {
        assert_eq!(store.put_review("one", text), Ok(()));
        assert_eq!(store.review("one"), Ok(Some(text.to_string())));
    }
    assert_eq!(store.review("none"), Err(StoreError::NoTable));
    assert_eq!(store.put_review("none", ""), Err(StoreError::NoTable));
}

fn deletes(store: &dyn Store) {
    let count = store.count().unwrap();
    store.create(table("gone")).unwrap();
    store.create(table("stays")).unwrap();
    let played = Append { snapshot: Some(snapshot(2)), ..lines("gone", 0, &["0 a", "0 b"]) };
    assert_eq!(append(store, lines("stays", 0, &["0 x"])), Ok(()));
    assert_eq!(append(store, played), Ok(()));
    let said = ChatMessage { number: 0, seat: None, name: "Ada".into(), text: "hello".into(), at: 1 };
    store.add_chat_message("gone", said).unwrap();
    store.delete_chat_messages_of("gone", 0).unwrap();
    store.grant("leaver", Grant { id: "gone".into(), seat: 0, at: 1 }).unwrap();
    store.put_review("gone", "well played").unwrap();
    assert_eq!(store.rematch("gone", table("later")), Ok("later".into()));
    assert_eq!(store.delete_table("later"), Ok(()));
    assert_eq!(store.open("gone").unwrap().rematch, None, "nothing points to what is not there");
    assert_eq!(store.delete_table("gone"), Ok(()));
    assert_eq!(store.delete_table("gone"), Err(StoreError::NoTable));
    assert_eq!(store.open("gone").unwrap_err(), StoreError::NoTable);
    assert_eq!(store.grants_of("leaver", 10).unwrap(), []);
    assert_eq!(append(store, lines("gone", 2, &["0 c"])), Err(StoreError::NoTable));
    assert_eq!(store.count().unwrap(), count + 1);
    // Lines that come after are found, and a table of the same id begins with nothing.
    assert_eq!(append(store, lines("stays", 1, &["0 y"])), Ok(()));
    assert_eq!(store.open("stays").unwrap().lines, ["0 x", "0 y"]);
    store.create(table("gone")).unwrap();
    let again = store.open("gone").unwrap();
    assert_eq!((again.version, again.lines.len(), again.snapshot, again.over), (0, 0, None, false));
    assert_eq!(store.chat_messages("gone", 0, 10).unwrap(), []);
    assert_eq!(store.chat_deletions("gone"), Ok(Vec::new()));
    assert_eq!((store.review("gone"), store.sessions("gone").unwrap().len()), (Ok(None), 0));
    // Whatever a store remembers of a table, another one with its id is another table.
    assert_eq!(append(store, lines("gone", 0, &["0 d"])), Ok(()));
    assert_eq!(store.delete_table("gone"), Ok(()));
    store.create(table("gone")).unwrap();
    assert_eq!(append(store, lines("gone", 0, &["0 e"])), Ok(()));
    assert_eq!(store.open("gone").unwrap().lines, ["0 e"]);
}

fn creates(store: &dyn Store) {
    assert_eq!(store.create(table("one")), Ok(()));
    assert_eq!(store.create(table("one")), Err(StoreError::Exists));
    let begun = NewTable { start: Some("{}".into()), read_only: true, open: false, ..table("two") };
    assert_eq!(store.create(begun.clone()), Ok(()));
    let stored = store.open("two").unwrap();
    assert_eq!((stored.table, stored.version, stored.over), (begun, 0, false));
    assert_eq!((stored.snapshot, stored.lines.len()), (None, 0));
    assert_eq!(store.open("three").unwrap_err(), StoreError::NoTable);
    assert_eq!(store.lines("three", 0, 10).unwrap_err(), StoreError::NoTable);
}

fn appends(store: &dyn Store) {
    assert_eq!(append(store, lines("one", 0, &["0 grow c5", "* card 3"])), Ok(()));
    assert_eq!(append(store, lines("one", 0, &["0 grow c5"])), Err(StoreError::Stale { found: 2 }));
    assert_eq!(append(store, lines("one", 3, &["0 grow c5"])), Err(StoreError::Stale { found: 2 }));
    assert_eq!(append(store, lines("nowhere", 0, &["0 pass"])), Err(StoreError::NoTable));
    assert_eq!(append(store, Append { over: true, ..lines("one", 2, &["1 pass"]) }), Ok(()));
    let stored = store.open("one").unwrap();
    assert_eq!((stored.version, stored.over), (3, true));
    assert_eq!(stored.lines, ["0 grow c5", "* card 3", "1 pass"]);
    let some = store.lines("one", 1, 1).unwrap();
    assert_eq!((some.len(), some[0].seq, some[0].text.as_str(), some[0].at), (1, 1, "* card 3", 2_000));
    assert_eq!(some[0].audience, LineAudience::Seats(2));
    assert_eq!(store.lines("one", u64::MAX, usize::MAX).unwrap(), [], "beyond the last line there is none");
}

/// Many appends at once: each gets its own result, in the order of each table, and a stale one harms no other.
fn commits_in_groups(store: &dyn Store) {
    for n in 0..8 {
        store.create(table(&format!("group{n}"))).unwrap();
    }
    let (sender, answers) = channel();
    for round in 0..50 {
        for n in 0..8 {
            let sender = sender.clone();
            let expected = if n == 7 { 99 } else { round };
            let text = format!("0 step{round}");
            store.append(
                lines(&format!("group{n}"), expected, &[&text]),
                Box::new(move |result| sender.send((n, round, result)).expect("the test listens")),
            );
        }
    }
    drop(sender);
    let answers: Vec<_> = answers.iter().collect();
    assert_eq!(answers.len(), 400);
    assert!(answers.iter().all(|(n, _, result)| result.is_ok() == (*n != 7)));
    for n in 0..7 {
        let stored = store.open(&format!("group{n}")).unwrap();
        assert_eq!(stored.version, 50);
        assert!(stored.lines.iter().enumerate().all(|(i, line)| *line == format!("0 step{i}")));
    }
    assert_eq!(store.open("group7").unwrap().version, 0);
}

/// Opening begins from the newest snapshot but one, so that there is always some history behind it.
fn keeps_snapshots(store: &dyn Store) {
    store.create(table("snaps")).unwrap();
    for n in 0..6u64 {
        let both = Append { snapshot: Some(snapshot(2 * n + 2)), ..lines("snaps", 2 * n, &["0 a", "0 b"]) };
        assert_eq!(append(store, both), Ok(()));
        let stored = store.open("snaps").unwrap();
        let from = stored.snapshot.as_ref().map_or(0, |snapshot| snapshot.mark.version);
        assert_eq!((stored.version, from), (2 * n + 2, 2 * n));
        assert_eq!(stored.lines.len(), 2);
    }
    assert_eq!(store.lines("snaps", 0, 100).unwrap().len(), 12, "a snapshot replaces nothing");
    assert_eq!(store.snapshot("snaps", 10).unwrap(), Some(snapshot(10)));
    assert_eq!(store.snapshot("snaps", 2).unwrap(), None, "only the newest two are kept so close together");
    assert_eq!(store.snapshot("snaps", u64::MAX).unwrap(), None);
    keeps_snapshots_of_the_past(store);
}

/// Of a long journal snapshots are kept here and there, and none of them forgets what was touched before it.
fn keeps_snapshots_of_the_past(store: &dyn Store) {
    store.create(table("long")).unwrap();
    let texts: Vec<String> = (0..100).map(|n| format!("0 line {n}")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    for n in 0..30u64 {
        let version = 100 * n + 100;
        // Once something was taken back, far beyond the snapshot before.
        let untouched = if n == 7 { 50 } else { 100 * n };
        let mark = SnapshotMark { version, steps: version, untouched };
        let snapshot = Snapshot { mark, text: format!("after {version}") };
        assert_eq!(
            append(store, Append { snapshot: Some(snapshot), ..lines("long", 100 * n, &texts) }),
            Ok(())
        );
    }
    let marks = store.snapshot_marks("long").unwrap();
    let versions: Vec<u64> = marks.iter().map(|mark| mark.version).collect();
    assert_eq!(versions, [600, 1200, 1800, 2400, 2900, 3000]);
    let touched: Vec<u64> = marks.iter().map(|mark| mark.untouched).collect();
    assert_eq!(touched, [0, 50, 1200, 1800, 2400, 2900], "the least of all between two that are kept");
    assert_eq!(store.snapshot("long", 1800).unwrap().unwrap().text, "after 1800");
    assert_eq!(store.snapshot_marks("nowhere").unwrap_err(), StoreError::NoTable);
}

fn keeps_chat_messages(store: &dyn Store) {
    let message =
        |text: &str| ChatMessage { number: 0, seat: Some(1), name: "Ada".into(), text: text.into(), at: 5 };
    assert_eq!(store.add_chat_message("one", message("hello")), Ok(1));
    assert_eq!(store.add_chat_message("one", message("<b>bold</b>")), Ok(2));
    assert_eq!(store.add_chat_message("two", message("elsewhere")), Ok(1));
    assert_eq!(store.add_chat_message("nowhere", message("?")), Err(StoreError::NoTable));
    assert_eq!(store.chat_messages("one", 0, 10).unwrap().len(), 2);
    assert_eq!(store.chat_messages("one", 0, 1).unwrap()[0].text, "<b>bold</b>", "the newest");
    assert_eq!(store.chat_messages("one", u64::MAX, 10).unwrap(), []);
    assert_eq!(
        store.chat_messages("one", 1, 10).unwrap()[0],
        ChatMessage { number: 2, ..message("<b>bold</b>") }
    );
}

/// What a seat wrote goes, whatever others wrote stays, and no number comes twice: a client that knows the last one
/// would take a new message for one it has.
fn deletes_chat_messages_of_a_seat(store: &dyn Store) {
    store.create(table("talk")).unwrap();
    let say = |seat: Option<u8>| {
        let message = ChatMessage { number: 0, seat, name: "Ada".into(), text: "hello".into(), at: 5 };
        store.add_chat_message("talk", message).unwrap()
    };
    let said = || -> Vec<(u64, Option<u8>)> {
        let messages = store.chat_messages("talk", 0, 100).unwrap();
        messages.into_iter().map(|message| (message.number, message.seat)).collect()
    };
    assert_eq!(store.chat_deletions("talk"), Ok(Vec::new()));
    assert_eq!([Some(0), Some(1), Some(0), None, Some(0)].map(say), [1, 2, 3, 4, 5]);
    assert_eq!(store.delete_chat_messages_of("talk", 0), Ok(3));
    assert_eq!(said(), [(2, Some(1)), (4, None)]);
    assert_eq!(store.chat_deletions("talk"), Ok(vec![ChatDeletion { seat: 0, last: 5 }]));
    assert_eq!(say(Some(0)), 6, "the last one was deleted, its number is not given again");
    assert_eq!(store.chat_messages("talk", 5, 100).unwrap().len(), 1);
    // Once more, and the other seat; twice does no harm.
    assert_eq!(store.delete_chat_messages_of("talk", 1), Ok(1));
    assert_eq!(store.delete_chat_messages_of("talk", 0), Ok(1));
    assert_eq!(store.delete_chat_messages_of("talk", 0), Ok(0));
    assert_eq!(said(), [(4, None)]);
    let both = [0, 1].map(|seat| ChatDeletion { seat, last: 6 });
    assert_eq!(store.chat_deletions("talk"), Ok(both.to_vec()));
    assert_eq!([Some(1), Some(0)].map(say), [7, 8]);
    // At another table nothing has changed, and there is none without a table.
    assert_eq!(store.chat_messages("one", 0, 10).unwrap().len(), 2);
    assert_eq!(store.chat_deletions("one"), Ok(Vec::new()));
    assert_eq!(store.delete_chat_messages_of("nowhere", 0), Err(StoreError::NoTable));
    assert_eq!(store.chat_deletions("nowhere"), Err(StoreError::NoTable));
}

fn lists(store: &dyn Store) {
    store.create(NewTable { at: 9_000, ..table("late") }).unwrap();
    let list = store.open_tables(3).unwrap();
    assert_eq!((list.len(), list[0].id.as_str()), (3, "late"));
    assert!(store.open_tables(100).unwrap().iter().all(|listed| listed.id != "two"), "two is not open");
    assert_eq!(store.table_summary("two").unwrap().seats.len(), 2);
    assert_eq!(store.table_summary("nowhere").unwrap_err(), StoreError::NoTable);
    let first = store.ids(None, 2).unwrap();
    assert_eq!(first, ["one", "two"]);
    let rest = store.ids(Some("two"), 100).unwrap();
    assert_eq!(rest.len() as u64 + 2, store.count().unwrap());
    assert_eq!(rest.last().map(String::as_str), Some("late"));
}

fn seats(store: &dyn Store) {
    let row = SeatRow { secret: Some("other".into()), name: Some("Grace".into()), taken: true };
    assert_eq!(store.set_seat("one", 1, row.clone()), Ok(()));
    assert_eq!(store.open("one").unwrap().table.seats[1], row);
    assert_eq!(store.set_seat("one", 5, row.clone()), Err(StoreError::Taken));
    assert_eq!(store.set_seat("nowhere", 0, row), Err(StoreError::NoTable));
}

fn updates_seats(store: &dyn Store) {
    store.create(table("held")).unwrap();
    let before = store.open("held").unwrap().table.seats;
    let row = SeatRow { secret: Some("used".into()), name: Some("Ada".into()), taken: true };
    let taken = SeatUpdate {
        before,
        seat: 0,
        row: row.clone(),
        revokes: true,
        holders: vec!["s9".into(), "key".into()],
        at: 4,
    };
    assert_eq!(store.update_seat("held", taken.clone()), Ok(()));
    assert_eq!(store.open("held").unwrap().table.seats[0], row);
    assert_eq!(store.grants_of("s9", 10).unwrap(), [Grant { id: "held".into(), seat: 0, at: 4 }]);
    let free = SeatRow { taken: false, ..row };
    let left = SeatUpdate {
        before: store.open("held").unwrap().table.seats,
        row: free.clone(),
        holders: Vec::new(),
        ..taken
    };
    assert_eq!(store.update_seat("held", left), Ok(()));
    assert_eq!(store.open("held").unwrap().table.seats[0], free);
    assert_eq!(store.grants_of("s9", 10).unwrap(), []);
    assert_eq!(store.update_seat("nowhere", taken), Err(StoreError::NoTable));
}

fn grants(store: &dyn Store) {
    let grant = |id: &str, seat, at| Grant { id: id.into(), seat, at };
    for (session, given) in [
        ("s1", grant("one", 0, 1)),
        ("s1", grant("two", 1, 2)),
        ("s1", grant("one", 0, 3)),
        ("s2", grant("one", 0, 4)),
    ] {
        assert_eq!(store.grant(session, given), Ok(()), "twice does no harm, nor do two sessions on a seat");
    }
    assert_eq!(store.grant("s1", grant("nowhere", 0, 1)), Err(StoreError::NoTable));
    assert_eq!(store.grants_of("s1", 10).unwrap(), [grant("two", 1, 2), grant("one", 0, 1)]);
    assert_eq!(store.grants_of("s2", 10).unwrap().len(), 1);
    assert_eq!(store.grants_of("nobody", 10).unwrap(), []);
}
