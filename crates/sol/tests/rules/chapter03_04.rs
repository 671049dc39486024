//! Chapters 3 and 4: turns, orbiting, the Move.

use crate::table::{published, table, two};
use serde_json::json;
use solarium_core::{Game, Seat, Turn};
use solarium_sol::{Counts, Phase};

#[test]
fn so_3_1_seats_follow_each_other_from_the_first() {
    let mut t = table(3, json!({ "first_seat": 1 }));
    assert_eq!(t.asked(), Some(1));
    t.go("1 pass");
    assert_eq!(t.asked(), Some(2));
    t.go("2 pass");
    assert_eq!(t.asked(), Some(0));
}

#[test]
fn so_3_2_phases_follow_each_other() {
    let mut t = two().station(0, "node", "c4").divers(0, "c4");
    assert_eq!(t.phase(), Phase::Action);
    t.go("0 activate; 0 use c4; 0 take; 0 end");
    assert_eq!(t.phase(), Phase::Card, "one card is owed");
    let eye = t.s.seats[Seat(0)].eye;
    t.go("* card X");
    assert_eq!(t.phase(), Phase::Keep, "the keep comes after the orbit");
    assert_eq!(t.s.seats[Seat(0)].eye, (eye + 12) % 13);
    t.go("0 keep X");
    assert_eq!((t.phase(), t.asked()), (Phase::Action, Some(1)));
}

#[test]
fn so_3_3_orbit_is_compulsory_and_goes_counter_clockwise() {
    let mut t = two();
    t.go("0 pass");
    assert_eq!(t.s.seats[Seat(0)].eye, 12);
    t.go("1 move; 1 end");
    assert_eq!(t.s.seats[Seat(1)].eye, 5);
}

#[test]
fn so_3_3_ships_never_block() {
    let mut t = two().eye(1, 12);
    t.go("0 pass");
    assert_eq!((t.s.seats[Seat(0)].eye, t.s.seats[Seat(1)].eye), (12, 12));
}

#[test]
fn so_3_4_convert_and_activate_need_something_to_do() {
    let t = two();
    assert_eq!(t.legal(0), ["move", "pass"]);
    t.refuses(0, "convert", "SO-3.4").refuses(0, "activate", "SO-3.4");
}

#[test]
fn so_3_5_upkeep_returns_a_structure_for_two_divers() {
    let t = two().station(0, "node", "o2").gates(0, "i0/c1").vaporised(0, 8);
    let mut t = t.turn_of(1);
    t.go("1 pass");
    assert_eq!(t.phase(), Phase::Rebuild);
    assert_eq!(t.legal(0), ["return-piece o2", "return-piece i0/c1"]);
    t.refuses(0, "move", "SO-16.3").refuses(0, "return-piece o3", "SO-3.5");
    assert_eq!(t.movement(0), 4);
    t.go("0 return-piece o2");
    assert_eq!((t.hold_of(0), t.reserve_of(0), t.movement(0)), (2, 3, 3));
    assert_eq!(t.s.seats[Seat(0)].stations[0], 3);
    assert_eq!(t.phase(), Phase::Action);
}

#[test]
fn so_3_5_fewer_divers_if_fewer_are_left_and_nothing_without_any() {
    let mut t = two().gates(0, "i0/c1").reserve(0, 1).vaporised(0, 12).turn_of(1);
    t.go("1 pass; 0 return-piece i0/c1");
    assert_eq!((t.hold_of(0), t.reserve_of(0)), (1, 0));
    let mut t = two().gates(0, "i0/c1").reserve(0, 0).vaporised(0, 13).turn_of(1);
    t.go("1 pass");
    assert_eq!(t.legal(0), ["move", "pass"], "no divers left in the reserve");
    let mut t = two().vaporised(0, 8).turn_of(1);
    t.go("1 pass");
    assert_eq!(t.phase(), Phase::Action, "nothing to return");
}

#[test]
fn so_15_17_guests_and_lost_divers_count_as_divers() {
    for t in [
        two().station(0, "node", "o2").guests(0, 1, 1).vaporised(0, 7),
        two().station(0, "node", "o2").lost(0, 1).vaporised(0, 7),
    ] {
        let mut t = t.turn_of(1);
        t.go("1 pass");
        assert_eq!(t.phase(), Phase::Action);
    }
}

#[test]
fn so_3_6_movement_counts_layers_with_a_station() {
    let t = two().station(0, "node", "o2").station(0, "node", "o9").station(0, "tower", "c4");
    let t = t.gates(0, "i0/c1 i1/c1 i2/c2");
    assert_eq!(t.movement(0), 5);
    // A change during the action does not alter the points already granted.
    let mut t = t.holds(0, "juggernaut").gates(1, "i4/c4");
    t.go("0 move; 0 play juggernaut; 0 jugg c4 i4");
    assert_eq!((t.movement(0), t.s.turn.mp), (5, 4));
    t.go("0 jugg i4 o4");
    assert_eq!((t.movement(0), t.s.turn.mp), (4, 3));
}

#[test]
fn so_3_7_one_card_per_turn() {
    let mut t = two().holds(0, "fuel");
    t.go("0 move; 0 play fuel");
    t.refuses(0, "play fuel", "SO-3.7");
    assert!(t.s.seats[Seat(0)].held.is_none());
}

#[test]
fn so_3_8_marks_of_arrivals_are_ignored_in_a_move_and_vanish_with_the_turn() {
    let mut t = two().divers(0, "o3 o3").holds(0, "procreate");
    t.go("0 play procreate");
    assert_eq!(t.s.marks.get(t.x("o3")), 1);
    t.go("0 move");
    assert_eq!(t.s.marks, Counts::NONE);
    assert!(t.legal_with(0, "fly*").is_empty());
    t.go("0 end");
    assert_eq!(t.s.marks, Counts::NONE);
}

#[test]
fn so_4_1_a_point_each_and_one_may_stop_at_any_time() {
    let mut t = two();
    t.go("0 move; 0 launch o0; 0 fly o0 o1; 0 fly o1 o2");
    assert_eq!(t.s.turn.mp, 0);
    assert_eq!(t.legal(0), ["end"]);
    t.refuses(0, "launch o0", "SO-4.1");
    t.go("0 end");
    assert_eq!(t.asked(), Some(1));
}

#[test]
fn so_4_2_launch_to_the_four_spaces_at_the_ship() {
    let mut t = two();
    t.go("0 move");
    assert_eq!(t.legal(0), ["launch o0", "launch o12", "launch i0", "launch i12", "end"]);
    t.refuses(0, "launch o1", "SO-4.2");
    let mut t = two().reserve(0, 13);
    t.go("0 move");
    t.refuses(0, "launch o0", "SO-4.2");
}

#[test]
fn so_4_3_a_gate_is_needed_exactly_there() {
    let mut t = two().divers(0, "i0").gates(1, "i0/c1").reserve(0, 12);
    t.go("0 move");
    assert_eq!(t.legal(0), ["fly i0 o0", "fly i0 i1", "fly i0 i12", "fly i0 c1", "end"]);
    t.refuses(0, "fly i0 c0", "SO-4.3").refuses(0, "fly i0 c5", "SO-4.3").refuses(0, "fly i1 i2", "SO-4.3");
    t.go("0 fly i0 c1; 0 fly c1 i0");
    assert_eq!(t.at(0, "i0"), 1, "gates work both ways");
}

#[test]
fn so_4_4_five_of_one_seat_are_the_limit() {
    let mut t = two().divers(0, "o0 o0 o0 o0 o0 o1").divers(1, "o0 o0");
    t.go("0 move");
    t.refuses(0, "fly o1 o0", "SO-4.4").refuses(0, "launch o0", "SO-4.4");
    let mut t = two().divers(0, "o0 o0 o0 o0").divers(1, "o0 o0 o0 o0 o0");
    t.go("0 move; 0 launch o0");
    assert_eq!(t.at(0, "o0"), 5, "other seats' divers do not count (SO-15.6)");
}

#[test]
fn so_4_5_hurl_pays_two_and_one_more_for_a_flare() {
    let mut t = two().divers(0, "k0 k0");
    t.go("0 move; 0 hurl k0");
    assert_eq!((t.momentum(0), t.owed(), t.at(0, "k0")), (2, 1, 1));
    t.go("0 hurl k0; 0 end; * card F; * card X");
    assert_eq!(t.momentum(0), 5);
    assert_eq!(t.s.seats[Seat(0)].vaporised, 2);
    let mut t = two().divers(0, "r0");
    t.go("0 move");
    t.refuses(0, "hurl r0", "SO-4.5");
}

#[test]
fn so_4_6_one_toll_per_owner_and_turn() {
    let mut t = table(3, json!({})).divers(0, "i0 i0").gates(1, "i0/c0 i0/c1").gates(2, "c1/r0").energy(1, 0);
    t.go("0 move; 0 fly i0 c0; 0 fly i0 c1; 0 fly c1 r0");
    assert_eq!((t.energy_of(1), t.energy_of(2), t.energy_of(0)), (1, 4, 3));
}

#[test]
fn so_4_6_own_gates_are_free_and_the_next_turn_pays_again() {
    let mut t = two().divers(0, "i0").gates(0, "i0/c0").gates(1, "i0/c1");
    t.go("0 move; 0 fly i0 c0; 0 fly c0 i0; 0 fly i0 c1; 0 end; 1 pass; 0 move; 0 fly c1 i0");
    assert_eq!((t.energy_of(0), t.energy_of(1)), (3, 5));
}

#[test]
fn so_4_7_divers_of_a_space_are_interchangeable() {
    let mut t = two().divers(0, "o0 o0 o0");
    t.go("0 move");
    assert_eq!(t.legal_with(0, "fly o0").len(), 3, "one option for all of them");
}

#[test]
fn so_15_21_accelerate_changes_the_launch_spaces_at_once() {
    let mut t = two().holds(0, "accelerate");
    t.go("0 move; 0 play accelerate 2");
    assert_eq!(t.legal_with(0, "launch"), ["launch o10", "launch o11", "launch i10", "launch i11"]);
}

#[test]
fn so_3_2_scour_belongs_to_published_only() {
    let t = published().crawlers("c4").divers(0, "c4");
    assert!(t.legal(0).contains(&"scour".to_string()));
    let t = two().crawlers("c4").divers(0, "c4");
    assert_eq!(t.legal(0), ["move", "activate", "pass"]);
    assert_eq!(t.sol.turn(&t.s), Turn::of(Seat(0)));
}
