//! Seats that are asked while another is in turn: when their usual answer is given by itself.

use serde_json::json;
use solarium_core::{Record, Seat, Seed};
use solarium_table::{Change, Entry, Library, Mover, Reply, Table, log_json, read_log, standing_steps};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Two people at Sol; A has divers on two nodes of B, and is to act.
fn table(energy: u16) -> Table {
    let record = json!({
        "seats": [{}, {"energy": energy}], "active": 0,
        "stations": {"c4": ["node", 1], "c8": ["node", 1]}, "divers": {"c4": {"0": 1}, "c8": {"0": 1}},
    });
    let session = Library::standard().title("sol").unwrap().load(&record, Seed::from_number(1)).unwrap();
    Table::new(session, Vec::new(), 0)
}

fn lines(changes: &[Change]) -> Vec<String> {
    changes.iter().map(|change| change.entry.to_string()).collect()
}

fn go_on(table: &mut Table) -> Vec<Change> {
    std::iter::from_fn(|| table.advance().unwrap()).collect()
}

/// A does something; what follows without a person.
fn act(table: &mut Table, action: &str) -> Vec<Change> {
    let mut changes = vec![table.act(A, action).unwrap()];
    changes.extend(go_on(table));
    changes
}

#[test]
fn what_is_answered_at_once_is_a_step_of_the_seat() {
    let mut table = table(3);
    let mut all = vec![table.reply(B, Reply::AtOnce).unwrap()];
    all.extend(act(&mut table, "activate"));
    all.extend(act(&mut table, "use c4"));
    assert_eq!(lines(&all), ["1 !reply at-once", "0 activate", "0 use c4", "1 !usual take"]);
    let report = all[3].report.as_ref().unwrap();
    assert_eq!((report.seat, &*report.text), (Some(B), "take"));
    assert!(!report.events.is_empty());
    assert_eq!(table.usual(), None, "A goes on");

    // The journal replays to the same table, the record has the answer as any other step.
    let mut again = self::table(3);
    for line in lines(&all) {
        let entry = Entry::parse(&line).unwrap();
        assert_eq!(again.replay(&entry).unwrap().entry, entry);
    }
    assert_eq!(again.session().position().hash, table.session().position().hash);
    assert_eq!((again.replies(), again.version()), (table.replies(), table.version()));
    let steps = standing_steps(all.iter().map(|change| &change.entry));
    let marked: Vec<bool> = steps.iter().map(|step| step.usual).collect();
    assert_eq!(marked, [false, false, true], "a record tells which answers were given without asking");
    let record = Record { steps: steps.clone(), ..table.session().log(false) };
    let read = Record::parse(&record.to_text()).unwrap();
    assert_eq!(read.steps, steps);
    assert_eq!(read_log(&log_json(&record)).unwrap().steps, steps);
    let again = Library::standard().title("sol").unwrap().replay(&read, None).unwrap();
    assert_eq!(again.position().hash, table.session().position().hash);
    let steps: Vec<_> = steps.into_iter().map(|step| (step.seat, step.text)).collect();
    assert_eq!(steps.last(), Some(&(Some(B), "take".to_string())));
    assert_eq!(steps.len(), table.session().steps());
}

#[test]
fn the_answer_is_what_the_game_says() {
    let mut table = table(11);
    table.reply(B, Reply::AtOnce).unwrap();
    act(&mut table, "activate");
    assert_eq!(lines(&act(&mut table, "use c4")), ["0 use c4", "1 !usual take"]);
    assert_eq!(lines(&act(&mut table, "use c8")), ["0 use c8", "1 !usual leave"], "12 energy");
    assert_eq!(table.mover(), None, "now A is asked, in its own turn");
}

#[test]
fn soon_and_wait_leave_the_time_to_others() {
    for reply in [None, Some(Reply::Soon), Some(Reply::Wait)] {
        let mut table = table(3);
        if let Some(reply) = reply {
            table.reply(B, reply).unwrap();
        }
        act(&mut table, "activate");
        assert_eq!(lines(&act(&mut table, "use c4")), ["0 use c4"], "{reply:?}: B is asked");
        let usual = table.usual().unwrap();
        assert_eq!((usual.seat, usual.waits, &*usual.action), (B, A, "take"));
        assert_eq!(usual.reply, reply.unwrap_or_default());
        assert_eq!(table.answer_as_usual(A).unwrap_err().code, "reply/not-asked");
        assert_eq!(table.answer_as_usual(B).unwrap().entry.to_string(), "1 !usual take");
        assert_eq!(table.answer_as_usual(B).unwrap_err().code, "reply/not-asked");
    }
}

#[test]
fn who_is_asked_already_may_still_say_how() {
    let mut table = table(3);
    act(&mut table, "activate");
    act(&mut table, "use c4");
    assert_eq!(table.mover(), None);
    table.reply(B, Reply::AtOnce).unwrap();
    assert_eq!(table.mover(), Some(Mover::Usual(B)));
    assert_eq!(lines(&go_on(&mut table)), ["1 !usual take"]);
}

#[test]
fn what_was_taken_back_is_not_answered_at_once_again() {
    let mut table = table(3);
    table.reply(B, Reply::AtOnce).unwrap();
    act(&mut table, "activate");
    act(&mut table, "use c4");
    table.undo(B).unwrap();
    assert_eq!(table.mover(), None, "B wants to answer something else");
    assert_eq!(table.usual().unwrap().reply, Reply::Soon, "but nobody waits for ever");
    table.act(B, "leave").unwrap();
    table.act(A, "take").unwrap();
    assert_eq!(lines(&act(&mut table, "use c8")), ["0 use c8", "1 !usual take"], "the next one again");
}

#[test]
fn an_answer_by_itself_lets_no_question_go() {
    let mut table = table(3);
    act(&mut table, "activate");
    act(&mut table, "use c4");
    table.ask_take_back(A).unwrap();
    assert!(table.asked().is_some());
    table.answer_as_usual(B).unwrap();
    assert!(table.asked().is_some(), "B has not seen it yet");
    table.reply(B, Reply::Wait).unwrap();
    assert!(table.asked().is_some());
    table.answer_take_back(B, true).unwrap();
    assert_eq!(table.session().steps(), 1, "before A used the station");
}

#[test]
fn bots_answer_by_themselves() {
    let mut table = table(3);
    table.reply(B, Reply::AtOnce).unwrap();
    table.hand_over(B, Some("random")).unwrap();
    table.act(A, "activate").unwrap();
    table.act(A, "use c4").unwrap();
    assert_eq!((table.usual(), table.mover()), (None, Some(Mover::Bot(B))));
}

#[test]
fn only_where_it_can_happen() {
    let library = Library::standard();
    for (game, setup) in [
        ("photosynthesis", json!({"seats": ["human", "human"]})),
        ("circadians", json!({"seats": ["human", "human"]})),
        ("sol", json!({"mode": "solo", "seats": ["human"]})),
    ] {
        let session = library.title(game).unwrap().start(&setup, Seed::from_number(1)).unwrap();
        let mut table = Table::new(session, Vec::new(), 0);
        assert_eq!(table.reply(A, Reply::Wait).unwrap_err().code, "reply/never", "{game}");
    }
    assert_eq!(table(3).reply(Seat(7), Reply::Wait).unwrap_err().code, "seat/fixed");
    assert!(Entry::parse("1 !reply never").is_err() && Entry::parse("* !usual take").is_err());
}

#[test]
fn old_journals_read_as_before() {
    let mut table = table(3);
    for line in ["0 activate", "0 use c4", "1 take", "0 end"] {
        table.replay(&Entry::parse(line).unwrap()).unwrap();
    }
    assert_eq!(table.replies(), [Reply::Soon; 2]);
}
