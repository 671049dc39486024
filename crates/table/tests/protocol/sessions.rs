//! Sessions and simulations, as the terminal and a server use them.

use crate::library;
use serde_json::json;
use solarium_core::{Audience, Record, Seat, Seed, Turn, Viewer};
use solarium_table::{AutoPlan, Openings, Session, SimPlan};

fn toy(seats: &[&str], seed: u64) -> Box<dyn Session> {
    library().title("toy").unwrap().start(&json!({"seats": seats}), Seed::from_number(seed)).unwrap()
}

#[test]
fn a_session_can_move_between_threads() {
    fn send<T: Send>(_: &T) {}
    send(&toy(&["human", "human"], 1));
}

#[test]
fn events_for_one_seat_are_not_for_the_others() {
    let mut session = toy(&["human", "human"], 1);
    let events = session.take(None, "card 3", solarium_table::Narration::Full).unwrap().events;
    let private = events
        .iter()
        .find(|event| event.audience == Audience::Only(Seat(0)))
        .expect("a dealt card is told its owner");
    assert!(private.visible_to(Viewer::Seat(Seat(0))));
    assert!(!private.visible_to(Viewer::Seat(Seat(1))) && !private.visible_to(Viewer::Spectator));
}

#[test]
fn an_automas_step_comes_with_its_reasons() {
    let mut session = toy(&["human", "clock"], 1);
    let plan = AutoPlan::by_setup();
    let mut reasons = 0;
    while let Some(told) =
        session.advance(&plan, &solarium_core::Cancel::default(), solarium_table::Narration::Full).unwrap()
    {
        assert_eq!(told.trace.is_some(), told.seat.is_some());
        reasons += told.trace.map_or(0, |trace| trace.0.len());
    }
    assert!(reasons > 0);
    assert!(matches!(session.turn(), Turn::Decide(_)));
}

#[test]
fn a_finished_record_verifies_and_an_edited_one_does_not() {
    let library = library();
    let title = library.title("toy").unwrap();
    let mut session = toy(&["clock", "bot:uniform"], 9);
    while session
        .advance(&AutoPlan::by_setup(), &solarium_core::Cancel::default(), solarium_table::Narration::Full)
        .unwrap()
        .is_some()
    {}
    let text = session.log(true).to_text();
    let record = Record::parse(&text).unwrap();
    assert_eq!(title.verify(&record).unwrap().position().hash, session.position().hash);
    let forged = Record { seed: Some(Seed::from_number(8).to_hex()), ..record };
    assert_eq!(title.verify(&forged).err().unwrap().code, "record/commitment");
    assert_eq!(Record::parse(&text[..text.len() / 2]).err().unwrap().code(), "record/malformed");
}

#[test]
fn simulations_do_not_depend_on_the_number_of_threads() {
    let library = library();
    let title = library.title("toy").unwrap();
    let run = |threads, openings| {
        let plan = SimPlan {
            games: 50,
            threads,
            seed: Seed::from_number(4),
            openings,
            rotate: false,
            progress: &|_| {},
        };
        title.simulate(&json!({"seats": ["bot:uniform", "clock", "bot:uniform"]}), &plan).unwrap()
    };
    let report = run(1, Openings::Played);
    assert_eq!(report, run(3, Openings::Played));
    let random = run(1, Openings::Random);
    assert_eq!(random, run(3, Openings::Random));
    assert_ne!(random, report);
    assert!(report.distinct > 40 && report.distinct <= 50, "{}", report.distinct);
    assert_eq!(report.games, 50);
    let wins: f64 = report.seats.iter().map(|seat| seat.wins).sum();
    assert!((wins - 50.0).abs() < 1e-9, "every game has one win to share: {wins}");
    assert!(report.length.mean > 5.0 && report.plies as f64 == report.length.mean * 50.0);
    for seat in &report.seats {
        assert!(seat.interval[0] <= seat.win_share && seat.win_share <= seat.interval[1]);
    }
}

/// The greedy bot of Photosynthesis draws no numbers: where two of them change seats, what one wins in the first game
/// of a block the other wins in the second.
#[test]
fn bots_that_change_seats_have_the_same_dice_and_openings() {
    let library = library();
    let plan = |rotate| SimPlan {
        games: 10,
        threads: 2,
        seed: Seed::from_number(9),
        openings: Openings::Random,
        rotate,
        progress: &|_| {},
    };
    let setup = json!({"seats": ["bot:greedy", "bot:greedy"]});
    let report = library.title("photosynthesis").unwrap().simulate(&setup, &plan(true)).unwrap();
    assert_eq!([report.seats[0].wins, report.seats[1].wins], [5.0, 5.0]);
    assert_eq!(report.seats[0].score, report.seats[1].score);
    assert_eq!(report.distinct, 5);
    let report = library.title("photosynthesis").unwrap().simulate(&setup, &plan(false)).unwrap();
    assert_eq!(report.distinct, 10);
    // An automa stays where it is.
    let setup = json!({"seats": ["bot:uniform", "clock", "bot:uniform"]});
    let report = library.title("toy").unwrap().simulate(&setup, &plan(true)).unwrap();
    assert_eq!((report.seats[1].kind.as_str(), report.games), ("clock", 10));
}

#[test]
fn simulations_need_somebody_on_every_seat() {
    let library = library();
    let title = library.title("toy").unwrap();
    let plan = SimPlan {
        games: 1,
        threads: 1,
        seed: Seed::from_number(4),
        openings: Openings::Played,
        rotate: false,
        progress: &|_| {},
    };
    let refused = |seats| title.simulate(&json!({"seats": seats}), &plan).err().unwrap().code;
    assert_eq!(refused(["human", "clock"]), "sim/person");
    assert_eq!(refused(["bot:oracle", "clock"]), "bot/unknown");
    assert_eq!(refused(["cat", "clock"]), "setup/refused");
}

#[test]
fn packs_find_their_game_or_say_what_is_wrong() {
    let mut library = library();
    let bad = library.put_pack("my.toml", "[pack]\nid = \"x\"\ngame = \"chess\"\n").unwrap_err();
    assert_eq!((bad.0[0].file.as_str(), bad.0[0].line), ("my.toml", 3));
    let bad = library.put_pack("my.toml", "[pack\n").unwrap_err();
    assert_eq!(bad.0[0].line, 1);
    assert!(library.put_pack("my.toml", "").is_err());
    assert!(library.put_pack("my.toml", "pack = 3").is_err());
}
