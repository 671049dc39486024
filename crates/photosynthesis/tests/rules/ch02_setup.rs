//! Chapter 2: set-up.

use crate::scene::{Play, say, shelf};
use serde_json::{Value, json};
use solarium_core::{Describe, Game, Notation, Records, Seat, SeatKind, Turn};
use solarium_photosynthesis::{Photosynthesis, Size};

fn two() -> Value {
    json!({"seats": ["human", "human"], "first_seat": 0})
}

/// The rules named when a set-up is refused.
#[track_caller]
fn refused(setup: Value) -> Vec<&'static str> {
    let reasons = Photosynthesis::from_setup(&setup, &shelf()).expect_err("the set-up should be refused");
    assert!(reasons.0.iter().all(|reason| !say(&reason.message).is_empty()));
    reasons.0.iter().map(|reason| reason.rule).collect()
}

#[test]
fn ph_2_1_two_to_four_seats() {
    for seats in 2..=4 {
        let game = Photosynthesis::from_setup(&json!({"seats": vec!["human"; seats]}), &shelf()).unwrap();
        assert_eq!(Game::seats(&game), seats);
    }
    assert_eq!(refused(json!({"seats": ["human"]})), ["PH-2.2"]);
    assert_eq!(refused(json!({"seats": vec!["human"; 5]})), ["PH-2.2"]);
}

#[test]
fn ph_2_2_tables_offered() {
    for players in 0..=5usize {
        for cynthias in 0..=5usize {
            let mut seats = vec!["human"; players];
            seats.extend(vec!["cynthia"; cynthias]);
            let offered = [(2, 0), (3, 0), (4, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 1)];
            let accepted = Photosynthesis::from_setup(&json!({"seats": seats}), &shelf()).is_ok();
            assert_eq!(accepted, offered.contains(&(players, cynthias)), "{players} + {cynthias}");
        }
    }
}

#[test]
fn ph_2_2_seats_are_people_bots_or_cynthias() {
    let setup = json!({"seats": ["cynthia:ancient", "bot:random", "human"]});
    let game = Photosynthesis::from_setup(&setup, &shelf()).unwrap();
    assert_eq!(game.kind(Seat(0)), SeatKind::Automa("cynthia:ancient".into()));
    assert_eq!(game.kind(Seat(1)), SeatKind::Bot("random".into()));
    assert_eq!(game.kind(Seat(2)), SeatKind::Human);
    assert_eq!(refused(json!({"seats": ["human", "cynthia:oak"]})), ["PH-13.1"]);
    assert_eq!(refused(json!({"seats": ["human", "bot:nobody"]})), ["PH-2.2"]);
    assert_eq!(refused(json!({"seats": ["human", "robot"]})), ["PH-2.2"]);
    assert_eq!(refused(json!({"seats": ["human", 3]})), ["PH-2.2"]);
    assert_eq!(refused(json!({"seats": "human,human"})), ["PH-2.2"]);
}

#[test]
fn ph_2_3_the_first_player_is_fixed_or_drawn() {
    let mut setup = two();
    setup["first_seat"] = json!(1);
    assert_eq!(Play::start(setup).game.first_turn(), Turn::of(Seat(1)));
    let random = Play::start(json!({"seats": ["human", "human", "human"]}));
    assert_eq!(random.outcomes(), ["first 0", "first 1", "first 2"]);
}

trait FirstTurn {
    fn first_turn(&self) -> Turn;
}

impl FirstTurn for Photosynthesis {
    fn first_turn(&self) -> Turn {
        self.turn(&self.start())
    }
}

#[test]
fn ph_2_4_each_player_starts_alike_whatever_the_table() {
    for seats in 2..=4u8 {
        let play = Play::start(json!({"seats": vec!["human"; seats as usize], "first_seat": 0}));
        for seat in Seat::all(seats as usize) {
            assert_eq!(play.state.shop(seat).all(), [4, 4, 3, 2]);
            assert_eq!(play.state.available(seat), [2, 4, 1, 0]);
        }
    }
}

#[test]
fn ph_2_5_trackers_sun_and_revolution_at_the_start() {
    let play = Play::start(two());
    assert_eq!((play.lp(Seat(0)), play.lp(Seat(1))), (0, 0));
    assert_eq!((play.state.sun(), play.state.revolution(), play.state.round()), (0, 1, 0));
}

#[test]
fn ph_2_6_a_cynthia_takes_part_in_the_placement() {
    let mut play = Play::start(json!({"seats": ["human", "cynthia"], "first_seat": 1, "ds_corner": 0}));
    play.step("card 1");
    assert_eq!(play.legal(Seat(1)).len(), 1);
    assert_eq!(play.game.start_tree(&play.state, Seat(1)), Size::Medium);
}

#[test]
fn ph_2_7_two_seats_leave_the_centre_pile_out() {
    let centre = |seats: Value| {
        let play = Play::start(json!({"seats": seats, "first_seat": 0, "ds_corner": 0}));
        play.game.pile(&play.state, 4).to_vec()
    };
    assert_eq!(centre(json!(["human", "human"])), Vec::<u8>::new());
    assert_eq!(centre(json!(["human", "cynthia"])), Vec::<u8>::new());
    assert_eq!(centre(json!(["human", "human", "human"])), [22, 21, 20]);
    assert_eq!(centre(json!(["human", "cynthia", "cynthia"])), [22, 21, 20]);
}

#[test]
fn ph_2_8_placement_twice_in_the_same_order_on_ring_3() {
    let mut play = Play::start(json!({"seats": ["human", "human", "human"], "first_seat": 1}));
    let ring: Vec<String> =
        solarium_photosynthesis::CellSet::ring(3).iter().map(|cell| format!("place {cell}")).collect();
    assert_eq!(play.legal(Seat(1)), ring);
    assert_eq!(play.refused(Seat(1), "place b2"), "PH-2.8");
    assert_eq!(play.refused(Seat(1), "end"), "PH-2.8");
    assert_eq!(play.refused(Seat(0), "place a1"), "PH-3.4");
    for (seat, cell) in [(1, "a1"), (2, "a2"), (0, "a3"), (1, "d1"), (2, "d7"), (0, "g4")] {
        assert_eq!(play.game.turn(&play.state), Turn::of(Seat(seat)));
        if cell != "a1" {
            assert_eq!(play.refused(Seat(seat), "place a1"), "PH-2.8");
        }
        play.step(&format!("place {cell}"));
    }
    assert_eq!(play.state.available(Seat(0)), [2, 2, 1, 0]);
    assert_eq!(play.board(), "A1@a3 A1@g4 B1@a1 B1@d1 C1@a2 C1@d7");
}

#[test]
fn ph_2_9_round_1_begins_with_light() {
    let mut play = Play::start(two());
    play.steps("place a2, place a3, place g3, place g2");
    assert_eq!(play.state.round(), 1);
    // Sun at NE: a2 is the end of a line that begins there; nothing shades anything.
    assert_eq!((play.lp(Seat(0)), play.lp(Seat(1))), (2, 2));
    assert_eq!(play.game.turn(&play.state), Turn::of(Seat(0)));
    assert_eq!(play.refused(Seat(0), "place d1"), "PH-2.8");
}

#[test]
fn ph_2_10_draws_come_in_order_before_the_placement() {
    let mut play = Play::start(json!({"seats": ["human", "cynthia"]}));
    assert_eq!(play.outcomes(), ["first 0", "first 1"]);
    assert_eq!(play.game.chance_for(&play.state), Value::Null);
    play.step("first 1");
    assert_eq!(play.outcomes(), ["corner 0", "corner 1", "corner 2", "corner 3", "corner 4", "corner 5"]);
    assert_eq!(play.game.chance_for(&play.state), Value::Null);
    play.step("corner 3");
    assert_eq!(play.outcomes().len(), 14);
    assert_eq!(play.game.chance_for(&play.state), json!(1));
    // Without a Cynthia no corner is drawn.
    let mut play = Play::start(json!({"seats": ["human", "human"], "ds_corner": "random"}));
    play.step("first 0");
    assert_eq!(play.game.turn(&play.state), Turn::of(Seat(0)));
}

#[test]
fn ph_2_11_options_and_their_defaults() {
    let game = Photosynthesis::from_setup(&json!({"seats": ["human", "cynthia"]}), &shelf()).unwrap();
    let expected = json!({
        "seats": ["human", "cynthia:tree"], "first_seat": "random", "revolutions": 3, "shade_lock": false,
        "shade_lock_blocks_collect": false, "collect_reading": "lp_plus_n", "seed_reading": "revolution_term",
        "rev3_pair_priority": "future_light_first", "ds_corner": "random", "pack": "photosynthesis-standin",
    });
    assert_eq!(game.setup(), expected);
    assert_eq!(Photosynthesis::from_setup(&game.setup(), &shelf()).unwrap(), game);
    let info = Photosynthesis::info();
    for option in &info.options {
        assert!(expected.get(option.name).is_some(), "{}", option.name);
        assert_eq!(option.default, expected[option.name], "{}", option.name);
    }
    for preset in &info.presets {
        assert!(Photosynthesis::from_setup(&preset.setup, &shelf()).is_ok(), "{}", preset.id);
    }
}

#[test]
fn ph_2_11_unknown_keys_and_values_are_refused_all_at_once() {
    let bad = [
        ("first_seat", json!(2)),
        ("first_seat", json!(-1)),
        ("first_seat", json!("A")),
        ("revolutions", json!(5)),
        ("revolutions", json!("3")),
        ("shade_lock", json!("yes")),
        ("shade_lock", json!(1)),
        ("shade_lock_blocks_collect", json!(0)),
        ("collect_reading", json!("sometimes")),
        ("seed_reading", json!(3)),
        ("rev3_pair_priority", json!("none")),
        ("ds_corner", json!(6)),
        ("ds_corner", json!("NE")),
        ("pack", json!("mine")),
        ("pack", json!(1)),
        ("sun", json!(0)),
    ];
    for (key, value) in &bad {
        let mut setup = json!({"seats": ["human", "human"]});
        setup[*key] = value.clone();
        assert_eq!(refused(setup), ["PH-2.11"], "{key} {value}");
    }
    let many = json!({"seats": ["human", "robot"], "revolutions": 9, "ds_corner": 7, "colour": "red"});
    assert_eq!(refused(many).len(), 4);
    assert_eq!(refused(json!([1, 2])), ["PH-2.11"]);
}
