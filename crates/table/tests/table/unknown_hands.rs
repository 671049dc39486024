//! Circadians of several people with the box: the program knows no hand, and gives none away.

use crate::with_box::{start, with_box};
use serde_json::json;
use solarium_core::{Language, Random, Seat, Seed, Turn, Viewer};
use solarium_table::{CountToSet, Library, Table, english};

/// Plays at random until the condition holds, entering whatever is asked.
fn play(table: &mut Table, random: &mut Random, until: impl Fn(&Table) -> bool) {
    while !until(table) && table.session().turn() != Turn::Over {
        if table.mover().is_some() {
            table.advance().unwrap();
            continue;
        }
        let seat = table.to_act().iter().next().unwrap();
        let offered = table.session().seen_by(seat).unwrap().offered(english()).unwrap();
        let offer = &offered[random.below(offered.len() as u32) as usize];
        table.act(seat, &offer.legal.action).unwrap();
    }
}

#[test]
fn several_people_play_circadians_with_the_box() {
    let library = Library::standard();
    let title = library.title("circadians").unwrap();
    for (number, seats) in [
        json!(["human", "human"]),
        json!(["human", "human", "human", "human"]),
        json!(["human", "human", "ai:2"]),
    ]
    .into_iter()
    .enumerate()
    {
        let mut table = start(title, &with_box(&json!({"seats": seats})), 8);
        let mut random = Random::new(number as u64);
        assert!(!table.session().has_secrets());
        assert_eq!(table.session().setup()["hands"], "unknown");
        play(&mut table, &mut random, |table| table.session().steps() > 150);
        // Whoever looks sees the same, and what was drawn was never asked for.
        let seen = |viewer| {
            let mut view = table.session().seen(viewer).unwrap().json();
            view["viewer"].take();
            view["asked"].take();
            view
        };
        assert_eq!(seen(Viewer::Seat(Seat(1))), seen(Viewer::Spectator));
        let steps = table.session().log(true).steps;
        assert!(steps.iter().all(|step| !step.text.starts_with("item")));
        // All of it can be taken back, and come again.
        let (record, hash) = (table.session().log(true), table.session().position().hash);
        assert_eq!(title.verify(&record).unwrap().position().hash, hash);
        let mut taken_back = 0;
        while table.undo(Seat(0)).is_ok() {
            taken_back += 1;
        }
        assert!(taken_back > 50, "only {taken_back}");
        // A whole game ends, and its record is read back.
        play(&mut table, &mut random, |_| false);
        let record = table.session().log(true);
        assert_eq!(title.verify(&record).unwrap().position().hash, table.session().position().hash);
        let loaded = title.load(&table.session().record(), Seed::from_number(9)).unwrap();
        assert_eq!(loaded.position().hash, table.session().position().hash);
    }
}

#[test]
fn nothing_answers_for_a_hand_that_is_not_known() {
    let library = Library::standard();
    let title = library.title("circadians").unwrap();
    let mut table = start(title, &with_box(&json!({"seats": ["human", "human"]})), 8);
    let decides = |table: &Table| matches!(table.session().turn(), Turn::Decide(_));
    play(&mut table, &mut Random::new(1), decides);
    let Turn::Decide(seats) = table.session().turn() else { panic!("a seat decides") };
    let seat = seats.iter().next().unwrap();
    let refused = table.session().seen_by(seat).unwrap().may_have_hint().unwrap_err();
    assert_eq!(refused.code, "bot/hands-unknown");
    assert_eq!(table.hand_over(seat, Some("normal")).unwrap_err().code, "bot/hands-unknown");
    let what_if = table.session().what_if(Viewer::Seat(seat), Seed::from_number(1));
    assert_eq!(what_if.err().unwrap().code, "bot/hands-unknown");
}

#[test]
fn a_card_is_named_when_it_leaves_the_hand() {
    let library = Library::standard();
    let title = library.title("circadians").unwrap();
    let mut table = start(title, &with_box(&json!({"seats": ["human", "human"]})), 8);
    let trades = |table: &Table| {
        let Some(seat) = table.to_act().iter().next() else { return false };
        table.session().turn() != Turn::Chance
            && table.legal(seat, english()).is_ok_and(|legal| legal[0].action.starts_with("trade"))
    };
    let mut random = Random::new(2);
    play(&mut table, &mut random, trades);
    let seat = table.to_act().iter().next().unwrap();
    let hand = |table: &Table| {
        let record = table.session().record();
        record["seats"][seat.index()]["unknown"].as_u64().unwrap()
    };
    let cards = hand(&table);
    let legal = table.legal(seat, english()).unwrap();
    assert!(legal.len() as u64 > cards, "more than the hand holds: {}", legal.len());
    table.act(seat, &legal[3].action).unwrap();
    assert_eq!(hand(&table), cards - 1);
    let told = table.session().seen_by(Seat(1)).unwrap().instructions(Some(1));
    let lines: Vec<String> =
        told.iter().flat_map(|step| &step.lines).map(|line| english().say(&line.message)).collect();
    assert!(lines.iter().any(|line| line.contains("hand")), "{lines:?}");
    // One card more on the real table is put right as a number.
    let board = solarium_core::seat_board(seat).to_string();
    let more = CountToSet { board, place: "hand".into(), component: "item".into(), count: 5 };
    let position = table.session().corrected(seat, &[more]).unwrap();
    table.replace(seat, solarium_core::Replacement::Correction, &position).unwrap();
    assert_eq!(hand(&table), 5);
    table.undo(seat).unwrap();
    assert_eq!(hand(&table), cards - 1);
}
