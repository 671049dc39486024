//! Chapter 3: rounds and phases.

use crate::players::{load, players, two};
use crate::scene::Play;
use serde_json::json;
use solarium_core::{Audience, Game, Seat, Step, Turn};
use solarium_photosynthesis::{Action, Event};

fn kinds(play: &mut Play, seat: Seat, action: Action) -> Vec<String> {
    let mut events: Vec<(Audience, Event)> = Vec::new();
    play.game.advance(&mut play.state, Step::Act(seat, action), &mut events);
    events
        .iter()
        .map(|(audience, event)| {
            assert_eq!(*audience, Audience::All);
            serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string()
        })
        .collect()
}

#[test]
fn ph_3_1_photosynthesis_then_life_cycle() {
    let mut play = load(&two("A1@a1 B1@g4", 1));
    play.step("end");
    let events = kinds(&mut play, Seat(1), Action::End);
    assert_eq!(events, ["turn_ended", "first_passed", "round_began", "light_gained", "light_gained"]);
    assert!(matches!(play.game.turn(&play.state), Turn::Decide(_)));
}

#[test]
fn ph_3_2_the_sun_follows_the_round() {
    for round in 1..=24u8 {
        let mut record = two("", round);
        record["options"] = json!({"revolutions": 4});
        let play = load(&record);
        assert_eq!(play.state.sun(), (round - 1) % 6);
        assert_eq!(play.state.revolution(), 1 + (round - 1) / 6);
    }
    // Not moved in round 1.
    let mut play = Play::start(json!({"seats": ["human", "human"], "first_seat": 0}));
    play.steps("place a1, place a2, place a3, place a4");
    assert_eq!((play.state.round(), play.state.sun()), (1, 0));
    play.steps("end, end");
    assert_eq!((play.state.round(), play.state.sun()), (2, 1));
}

#[test]
fn ph_3_3_light_is_gained_at_once_and_unspent_lp_stay() {
    let mut play = load(&players(3, "A1@a1 A2@g4 B3@d4 C0@b2", 1));
    play.steps("end, end, end");
    assert_eq!([0, 1, 2].map(|seat| play.lp(Seat(seat))), [12 + 3, 12 + 3, 12]);
}

#[test]
fn ph_3_3_a_tracker_never_exceeds_20() {
    let mut record = two("A3@a1 A3@a2 A2@g4", 1);
    record["seats"][0]["lp"] = json!(18);
    let mut play = load(&record);
    play.step("end");
    play.step("end");
    assert_eq!(play.lp(Seat(0)), 20);
}

#[test]
fn ph_3_4_one_turn_each_clockwise_from_the_first_player() {
    let mut record = players(4, "", 5);
    record["first"] = json!(2);
    let mut play = load(&record);
    for seat in [2, 3, 0, 1] {
        assert_eq!(play.game.turn(&play.state), Turn::of(Seat(seat)));
        assert_eq!(play.refused(Seat((seat + 1) % 4), "end"), "PH-3.4");
        play.step("end");
    }
    assert_eq!(play.state.round(), 6);
}

#[test]
fn ph_3_5_any_number_of_actions_and_ending_at_once() {
    let mut play = load(&two("A1@a1 A1@b1 A1@c1", 2));
    assert_eq!(play.legal(Seat(0)).last().unwrap(), "end");
    play.steps("buy seed, plant a1 a2, buy seed, grow b1, plant c1 d1");
    assert_eq!(play.lp(Seat(0)), 12 - 1 - 1 - 1 - 2 - 1);
    play.step("end");
    play.step("end");
}

#[test]
fn ph_3_6_the_first_player_token_passes_clockwise() {
    let mut play = load(&players(3, "", 1));
    for first in [0u8, 1, 2, 0] {
        assert_eq!(play.state.first(), Some(Seat(first)));
        play.steps("end, end, end");
    }
}

#[test]
fn ph_3_7_three_revolutions_are_18_rounds() {
    let mut play = load(&two("A1@a1 B1@g4", 18));
    assert_eq!(play.state.sun(), 5);
    play.step("end");
    let events = kinds(&mut play, Seat(1), Action::End);
    assert_eq!(events, ["turn_ended", "game_ended"]);
    assert_eq!(play.game.turn(&play.state), Turn::Over);
    assert_eq!((play.lp(Seat(0)), play.lp(Seat(1))), (12, 12), "nothing more is lit");
    assert!(play.legal(Seat(0)).is_empty());
    assert_eq!(play.refused(Seat(0), "end"), "PH-3.4");
}
