//! Tables: questions that wait, journals that replay.

use serde_json::json;
use solarium_core::{Seat, Seed, Turn};
use solarium_table::{Change, Entry, Library, Table, standing_steps};

fn table(seats: &[&str]) -> Table {
    let library = Library::standard();
    let setup = json!({"seats": seats, "first_seat": 0});
    let session = library.title("photosynthesis").unwrap().start(&setup, Seed::from_number(4)).unwrap();
    Table::new(session, Vec::new(), 0)
}

/// Plays on until a person is to act; the lines.
fn go_on(table: &mut Table) -> Vec<Change> {
    std::iter::from_fn(|| table.advance().unwrap()).collect()
}

fn first(table: &mut Table) -> Change {
    let Turn::Decide(seats) = table.session().turn() else { panic!("somebody decides") };
    let seat = seats.iter().next().unwrap();
    let action = table.session().legal(seat).unwrap()[0].action.clone();
    table.act(seat, &action).unwrap()
}

#[test]
fn a_question_outlasts_bots_and_is_let_go_by_people() {
    let mut table = table(&["human", "bot:random", "human"]);
    go_on(&mut table);
    first(&mut table);
    assert_eq!(table.ask_take_back(Seat(0)).unwrap().len(), 1);
    let asked = table.asked().unwrap();
    assert_eq!((asked.seat, asked.waiting.len()), (Seat(0), 1));
    assert!(!go_on(&mut table).is_empty(), "the bot moves");
    assert_eq!(table.asked(), Some(asked));
    first(&mut table);
    assert_eq!(table.asked(), None, "who plays on has answered");
    assert_eq!(table.answer_take_back(Seat(2), true).unwrap_err().code, "undo/not-asked");
}

#[test]
fn a_journal_with_questions_replays_to_the_same_table() {
    let mut played = table(&["human", "human", "cynthia"]);
    let mut lines: Vec<Change> = go_on(&mut played);
    for round in 0..6 {
        lines.push(first(&mut played));
        lines.extend(played.ask_take_back(Seat(0)).unwrap());
        lines.extend(played.answer_take_back(Seat(1), round % 2 == 0).unwrap());
        if round % 2 == 0 {
            lines.push(first(&mut played));
            let mut kinds = lines.iter().rev().take(3).map(|line| line.entry.to_string());
            assert!(kinds.next_back().unwrap().ends_with("!agree"));
        }
        lines.extend(go_on(&mut played));
        if !matches!(played.session().turn(), Turn::Decide(seats) if seats.contains(Seat(0))) {
            lines.push(first(&mut played));
            lines.extend(go_on(&mut played));
        }
    }
    lines.push(first(&mut played));
    lines.extend(played.ask_take_back(Seat(0)).unwrap());
    let mut again = table(&["human", "human", "cynthia"]);
    for line in &lines {
        let entry = Entry::parse(&line.entry.to_string()).unwrap();
        assert_eq!(again.replay(&entry).unwrap().entry, entry);
    }
    assert_eq!(again.session().hash(), played.session().hash());
    assert_eq!((again.asked(), again.version()), (played.asked(), played.version()));
    assert!(again.asked().is_some());
    let standing = standing_steps(lines.iter().map(|line| &line.entry));
    assert_eq!(standing.len(), played.session().steps());
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut table = table(&["human", "human"]);
    go_on(&mut table);
    let before = table.version();
    assert_eq!(table.ask_take_back(Seat(1)).unwrap_err().code, "undo/nothing");
    assert_eq!(table.answer_take_back(Seat(1), true).unwrap_err().code, "undo/not-asked");
    assert_eq!((table.version(), table.asked()), (before, None));
}
