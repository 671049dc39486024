//! Chapter 4: Event, rolls, hidden assignments.

use crate::table::{Table, people, with_ai};
use serde_json::json;
use solarium_circadians::{Event, NONE, Part, Phase, Stage};
use solarium_core::{Match, Notation, Seed, Turn};
use std::sync::Arc;

/// Two people before the Event of round 3.
fn before_event() -> Table {
    let mut table = Table::two().phase(Phase::Plan);
    for crew in &mut table.state.crews {
        crew.ready = false;
    }
    table.pool(0, 3).pool(1, 2)
}

/// Seat 0 rolled 4, 4, 2 and seat 1 rolled 6, 1.
fn rolled() -> Table {
    ["event ev16", "die 4", "die 4", "die 2", "die 6", "die 1"]
        .into_iter()
        .fold(eighth(before_event()), super::table::Table::chance)
}

/// Makes it round 8, whose Event does nothing.
fn eighth(mut table: Table) -> Table {
    table.state.round = 8;
    table
}

#[test]
fn ci_4_1_the_event_comes_first_and_draws_in_turn_order() {
    let mut table = before_event();
    table.state.first = 1;
    assert_eq!(table.outcomes().len(), 15);
    let table = table.chance("event ev04");
    let drawn = (0..4).fold(table, |table, _| {
        let outcome = table.outcomes()[0].0.clone();
        table.chance(&outcome)
    });
    assert_eq!((drawn.hand_of(1).len(), drawn.hand_of(0).len()), (2, 2));
    assert_eq!(drawn.hand_of(1), ["algae_cells", "ice_stones"]);
}

#[test]
fn ci_4_2_no_seat_is_left_without_a_die() {
    let mut table = before_event().pool(1, 0);
    let supply = table.state.crews[1].supply;
    table.state.first = 1;
    let table = eighth(table).chance("event ev16");
    // Taken automatically and rolled at once.
    assert_eq!((table.state.crews[1].pool, table.state.crews[1].supply), (1, supply - 1));
    assert_eq!(table.chance("die 5").state.crews[1].rolled, [0, 0, 0, 0, 1, 0]);
    // A die in the Headquarters is a die.
    let table = eighth(before_event().pool(1, 0).die("hq-1", 1, 4)).chance("event ev16");
    assert_eq!(table.state.crews[1].pool, 0);
    // No die in the supply: none is taken, and the seat only says that it is ready.
    let mut table = before_event().pool(1, 0);
    for value in 1..=6 {
        table = table.die("dep-t", 1, value).die("dep-m", 1, value);
    }
    let table = eighth(table.die("L1", 1, 1)).chance("event ev16").drawn();
    assert_eq!(table.state.crews[1].supply, 0);
    assert_eq!(table.legal(1), ["ready"]);
}

#[test]
fn ci_4_3_no_seat_plans_with_more_than_five() {
    let table = eighth(before_event().pool(0, 4).die("hq-1", 0, 2).die("hq-2", 0, 3)).chance("event ev16");
    assert_eq!(table.state.crews[0].pool, 3);
    let table = table.drawn();
    assert_eq!(table.state.crews[0].rolled.iter().sum::<u8>(), 3);
}

#[test]
fn ci_4_4_every_pool_die_is_rolled_and_hq_dice_keep_their_value() {
    let table = eighth(before_event().die("hq-1", 1, 3)).chance("event ev16");
    let six: Vec<(String, u32)> = (1..=6).map(|v| (format!("die {v}"), 1)).collect();
    assert_eq!(table.outcomes(), six);
    let table = table.drawn();
    assert_eq!(table.state.crews[0].pool + table.state.crews[1].pool, 0);
    assert_eq!(table.state.tables.hq[0].value(), 3);
}

#[test]
fn ci_4_5_no_value_changes_in_this_phase() {
    // Garage 1 could alter the die; while planning only the rolled values are offered.
    assert_eq!(rolled().legal_with(0, "garage"), ["garage 2", "garage 4"]);
}

#[test]
fn ci_4_6_every_die_must_be_assigned_garages_without_gaps() {
    let table = rolled();
    assert_eq!(table.refused(0, "ready"), "CI-4.6");
    assert_eq!(table.refused(0, "garage 5"), "CI-4.6");
    let table = table.play(0, "garage 2").play(0, "farm 3 4");
    assert_eq!(table.refused(0, "farm 3 4"), "CI-4.6");
    assert_eq!(table.legal(0), ["garage 4", "farm 1 4", "farm 2 4"]);
    let table = table.play(0, "garage 4");
    assert_eq!(table.legal(0), ["ready"]);
    assert_eq!(table.state.crews[0].garages[..3], [2, 4, 0]);
}

#[test]
fn ci_4_6_at_most_one_die_in_each_garage() {
    let mut table = rolled();
    table.state.crews[0].garages[..5].copy_from_slice(&[1, 1, 1, 1, 1]);
    assert_eq!(table.refused(0, "garage 4"), "CI-4.6");
    assert!(table.legal_with(0, "garage").is_empty());
}

#[test]
fn ci_4_7_only_some_tiles_have_a_die_space() {
    let mut table = rolled().farm_tiles(0, &["springs", "gem_farm", "field"]);
    table.state.phase = Phase::Plan;
    assert_eq!(table.refused(0, "farm 4 4"), "CI-4.7");
    // A value that does not activate a tile may still be put there.
    assert!(table.may(0, "farm 5 2") && table.may(0, "farm 6 2") && table.may(0, "farm 1 2"));
    let table = table.farm_tiles(0, &["garden", "quarters", "turbine"]);
    assert_eq!(table.refused(0, "farm 4 4"), "CI-4.7");
    assert_eq!(table.refused(0, "farm 6 4"), "CI-4.7");
    assert!(table.may(0, "farm 5 4"));
}

#[test]
fn ci_4_8_a_garage_may_be_used_without_algae_for_its_fee() {
    let table = rolled().holds(0, [0, 0, 0, 0]).plays(0, &["garage 2", "garage 4", "garage 4", "ready"]);
    assert_eq!(table.res(0), [0, 0, 0, 0]);
}

#[test]
fn ci_4_9_hidden_until_the_last_is_ready() {
    let table = rolled().plays(0, &["garage 2", "farm 2 4"]);
    let other = &table.view(1)["seats"][0];
    assert_eq!((other["dice_rolled"].as_u64(), &other["ready"]), (Some(3), &json!(false)));
    assert_eq!(
        (&other["rolled"], &other["garages"], &other["farms"]),
        (&json!(null), &json!(null), &json!(null))
    );
    assert!(table.seen_by(1).is_empty());
    let table = table.plays(0, &["garage 4", "ready"]);
    assert_eq!(table.view(1)["seats"][0]["ready"], json!(true));
    assert_eq!(table.turn(), Turn::of(solarium_core::Seat(1)));
    let table = table.plays(1, &["farm 2 6", "garage 1", "ready"]);
    assert!(table.seen_by(1).iter().any(|e| matches!(e, Event::PlanRevealed { .. })));
    assert_eq!(table.view(1)["seats"][0]["garages"][0], json!(2));
    assert_eq!((table.state.phase, table.state.part), (Phase::Execute, Part::Base));
}

#[test]
fn ci_19_10_assignments_may_be_taken_back_until_ready() {
    let start = rolled();
    let seat = solarium_core::Seat;
    let mut played = Match::from_position(Arc::new(start.game.clone()), start.state, Seed::from_number(1));
    let act = |played: &mut Match<solarium_circadians::Circadians>, by: u8, text: &str| {
        let action = played.game().parse_action(text).expect("an answer");
        played.submit(seat(by), action).expect("legal");
    };
    act(&mut played, 0, "garage 4");
    act(&mut played, 1, "garage 6");
    act(&mut played, 1, "garage 1");
    act(&mut played, 1, "ready");
    // Others' answers, even that they are ready, do not bind this seat.
    played.undo(seat(0)).expect("taken back");
    assert_eq!(played.state().crews[0].garages[0], 0);
    assert!(played.state().crews[1].ready);
    act(&mut played, 0, "farm 2 4");
    act(&mut played, 0, "garage 4");
    act(&mut played, 0, "garage 2");
    assert!(played.undo(seat(1)).is_err(), "ready is final");
    act(&mut played, 0, "ready");
    assert!(played.undo(seat(0)).is_err(), "everything is revealed");
}

#[test]
fn t22_a_legal_plan_in_round_one() {
    let mut table = before_event().pool(1, 3);
    table.state.round = 1;
    let table = table.chance("event ev01");
    let table = ["die 3", "die 5", "die 6", "die 1", "die 1", "die 2"]
        .into_iter()
        .fold(table, super::table::Table::chance);
    let table = table.plays(0, &["garage 3", "garage 5", "farm 3 6", "ready"]);
    assert_eq!(table.state.crews[0].farms[1], 0);
    let table = table.plays(1, &["garage 1", "garage 1", "garage 2", "ready"]);
    // CI-5.2: no die of the Headquarters acts in round 1.
    assert_eq!((table.state.part, table.turn()), (Part::Base, Turn::of(solarium_core::Seat(0))));
}

#[test]
fn ci_17_22_planning_is_hidden_between_humans_with_an_ai_too() {
    let mut table = Table::new(with_ai(2)).phase(Phase::Plan).pool(0, 2).pool(1, 2);
    for crew in &mut table.state.crews {
        crew.ready = false;
    }
    let table = eighth(table).chance("event ev16").drawn();
    let Turn::Decide(seats) = table.turn() else { panic!("all plan") };
    assert_eq!(seats.len(), 2);
    let table = table.play(0, "garage 1");
    assert_eq!(table.view(1)["seats"][0]["garages"], json!(null));
    assert_eq!(table.view(2)["seats"][0]["garages"], json!(null));
    // CI-2.2: two humans and an AI play the sides of three.
    assert_eq!(table.game.boards().mines.len(), 3);
    assert_eq!(Table::new(people(2)).game.boards().mines.len(), 2);
    assert_eq!((table.state.stage, table.state.event != NONE), (Stage::Begin, true));
}
