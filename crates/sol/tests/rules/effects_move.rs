//! Chapter 8: effects of a Move.

use crate::table::{table, two};
use serde_json::json;
use solarium_core::Seat;
use solarium_sol::Phase;

#[test]
fn so_8_5_catapult_each_diver_crosses_one_gate_for_nothing() {
    let mut t = two().divers(0, "i0 i0").gates(1, "i0/c0 c0/r0").holds(0, "catapult").energy(1, 0);
    t.go("0 move; 0 play catapult; 0 fly+ i0 c0");
    assert_eq!((t.s.turn.mp, t.energy_of(1)), (3, 1), "tolls are due");
    assert_eq!(t.legal_with(0, "fly+"), ["fly+ i0 c0"], "the one in c0 is marked");
    t.refuses(0, "fly+ c0 r0", "SO-3.8").refuses(0, "fly c0 r0", "SO-3.8");
    t.go("0 fly* c0 r0");
    assert_eq!((t.s.turn.mp, t.s.marks.get(t.x("r0"))), (2, 1));
    t.refuses(0, "fly+ i0 i1", "SO-8.5");
}

#[test]
fn so_8_5_catapult_works_without_points() {
    let mut t = two().divers(0, "i0").gates(0, "i0/c0").holds(0, "catapult");
    t.go("0 move; 0 launch o0; 0 launch o0; 0 launch o0; 0 play catapult");
    assert_eq!(t.legal(0), ["fly+ i0 c0", "end"]);
    t.go("0 fly+ i0 c0");
    assert_eq!(t.legal(0), ["end"]);
}

#[test]
fn so_8_6_ceremony_pays_for_outer_launches_out_of_the_own_ship() {
    let mut t = two().guests(0, 1, 1).holds(0, "ceremony");
    t.go("0 move; 0 play ceremony; 0 launch o0; 0 launch i0; 0 launch o6 guest 1");
    assert_eq!(t.energy_of(0), 4);
}

#[test]
fn so_8_9_cluster_moves_a_group_twice() {
    let mut t = two().divers(0, "i0 i0 i0 o0").gates(1, "i0/c0").holds(0, "cluster").energy(1, 0);
    t.go("0 move; 0 play cluster; 0 cluster i0 c0");
    assert_eq!((t.at(0, "c0"), t.s.turn.mp, t.energy_of(1)), (3, 2, 1));
    t.go("0 cluster c0 i0");
    t.refuses(0, "cluster i0 o0", "SO-8.9");
    t.go("0 fly i0 o0");
    assert_eq!(t.at(0, "o0"), 2);
}

#[test]
fn so_8_9_cluster_must_fit_and_cannot_hurl() {
    let mut t = two().divers(0, "o0 o0 o0 o1 o1 o1 k0 k0").holds(0, "cluster");
    t.go("0 move; 0 play cluster");
    t.refuses(0, "cluster o0 o1", "SO-4.4").refuses(0, "cluster o0 c0", "SO-4.3");
    assert!(t.legal_with(0, "cluster o0").contains(&"cluster o0 o12".to_string()));
    let mut t = two().garden("c0").divers(0, "i0 i0").gates(0, "i0/c0").holds(0, "cluster");
    t.go("0 move; 0 play cluster; 0 cluster i0 c0");
    assert_eq!(t.energy_of(0), 4, "one energy lies there (SO-11.13)");
}

#[test]
fn so_8_12_fuel_three_times() {
    let mut t = two().holds(0, "fuel").energy(0, 4);
    t.go("0 move; 0 play fuel; 0 fuel; 0 fuel; 0 fuel");
    assert_eq!((t.s.turn.mp, t.energy_of(0)), (12, 1));
    t.refuses(0, "fuel", "SO-8.12");
    let mut t = two().holds(0, "fuel").energy(0, 0);
    t.go("0 move; 0 play fuel");
    t.refuses(0, "fuel", "SO-8.12");
    let mut t = two();
    t.go("0 move");
    t.refuses(0, "fuel", "SO-8.12");
}

#[test]
fn so_8_14_hyperdrive_moves_one_diver_far() {
    let mut t = two().station(0, "node", "o7").divers(0, "o3").holds(0, "hyperdrive");
    t.go("0 move; 0 play hyperdrive");
    assert_eq!(t.s.turn.mp, 8);
    t.go("0 launch o0");
    assert_eq!(t.legal(0), ["fly* o0 o1", "fly* o0 o12", "fly* o0 i0", "end"]);
    t.refuses(0, "launch o0", "SO-8.14").refuses(0, "fly o3 o4", "SO-8.14");
    t.go("0 fly* o0 o1; 0 fly* o1 o2; 0 fly* o2 o3; 0 fly* o3 o4; 0 fly* o4 o5; 0 fly* o5 o6; 0 fly* o6 o7");
    assert_eq!(t.energy_of(0), 5, "8 spaces, 2 energy");
}

#[test]
fn so_8_14_hyperdrive_counts_no_hurl_and_may_begin_with_a_return() {
    let mut t = two().divers(0, "k0 k0").holds(0, "hyperdrive");
    t.go("0 move; 0 play hyperdrive; 0 hurl k0");
    assert_eq!(t.legal(0), ["end"]);
    assert_eq!(t.energy_of(0), 3);
    let mut t = two().lost(0, 1).holds(0, "hyperdrive");
    t.go("0 move; 0 play hyperdrive; 0 return o5; 0 fly* o5 o6; 0 fly* o6 o7");
    assert_eq!(t.energy_of(0), 4);
    t.refuses(0, "return o5", "SO-8.14");
}

#[test]
fn so_8_16_juggernaut_moves_and_hurls_a_station() {
    let t = two().station(0, "node", "c0").station(1, "node", "c1").gates(1, "c0/r0 r0/k0").divers(0, "c0");
    let mut t = t.holds(0, "juggernaut").energy(1, 0);
    t.go("0 move; 0 play juggernaut");
    t.refuses(0, "jugg c0 c1", "SO-8.16").refuses(0, "jugg c0 r7", "SO-4.3").refuses(
        0,
        "jugg c1 c2",
        "SO-8.16",
    );
    t.go("0 jugg c0 r0");
    assert_eq!((t.energy_of(1), t.at(0, "c0")), (1, 1), "toll; divers stay (SO-15.15)");
    t.go("0 jugg r0 k0; 0 jugg k0 h");
    assert_eq!((t.momentum(0), t.owed(), t.movement(0)), (2, 1, 3));
    assert_eq!(t.s.seats[Seat(0)].destroyed, [1, 0, 0], "SO-15.16");
    t.go("0 end; * card F");
    assert_eq!(t.momentum(0), 3, "SO-15.4");
}

#[test]
fn so_8_16_juggernaut_is_one_station() {
    let mut t = two().station(0, "node", "o1").station(0, "node", "o5").holds(0, "juggernaut");
    t.go("0 move; 0 play juggernaut; 0 jugg o1 o2");
    t.refuses(0, "jugg o5 o6", "SO-8.16").refuses(0, "jugg o2 h", "SO-4.5");
    assert_eq!(t.legal_with(0, "jugg"), ["jugg o2 o1", "jugg o2 o3", "jugg o2 i2"]);
}

#[test]
fn so_8_16_juggernaut_onto_parasites_is_destroyed() {
    let mut t = two().station(0, "node", "o1").crawlers("o2").holds(0, "juggernaut");
    t.go("0 move; 0 play juggernaut; 0 jugg o1 o2");
    assert!(t.s.station(t.x("o2")).is_none(), "SO-11.11: after every station move");
    assert_eq!(t.legal_with(0, "jugg").len(), 0);
}

#[test]
fn so_8_19_passage_pays_for_each_different_gate() {
    let mut t = two().divers(0, "i0 i0").gates(1, "i0/c0 i0/c1").holds(0, "passage");
    t.go("0 move");
    assert_eq!(t.legal_with(0, "play"), ["play passage i0", "play passage hold"]);
    t.go("0 play passage i0; 0 fly* i0 c0; 0 fly* c0 i0");
    assert_eq!((t.momentum(0), t.energy_of(1)), (1, 4));
    t.go("0 fly* i0 c1");
    assert_eq!(t.momentum(0), 2);
}

#[test]
fn so_8_19_passage_on_the_next_diver_launched() {
    let mut t = two().gates(0, "i0/c0").divers(0, "i0").holds(0, "passage");
    t.go("0 move; 0 play passage hold; 0 launch i0; 0 fly i0 c0");
    assert_eq!(t.momentum(0), 0, "that was the other one");
    t.go("0 fly* i0 c0");
    assert_eq!(t.momentum(0), 1);
    let mut t = two().reserve(0, 13).holds(0, "passage");
    t.go("0 move");
    assert!(t.legal_with(0, "play").is_empty(), "nobody to choose");
}

#[test]
fn so_8_21_portal_links_all_ships() {
    let mut t = two().divers(0, "o0").guests(0, 1, 1).holds(0, "portal");
    t.go("0 move; 0 play portal");
    assert_eq!(
        t.legal_with(0, "launch"),
        [
            "launch o0",
            "launch o12",
            "launch i0",
            "launch i12",
            "launch o5 via 1",
            "launch o6 via 1",
            "launch i5 via 1",
            "launch i6 via 1",
            "launch o5 guest 1",
            "launch o6 guest 1",
            "launch i5 guest 1",
            "launch i6 guest 1",
        ]
    );
    t.refuses(0, "launch o0 via 0", "SO-8.21").refuses(0, "launch o0 via 1", "SO-8.21");
    t.go("0 fly o0 i6; 0 launch i5 via 1; 0 launch o5 guest 1");
    assert_eq!((t.at(0, "i6"), t.at(0, "i5"), t.at(0, "o5")), (1, 1, 1));
    let mut t = two();
    t.go("0 move");
    t.refuses(0, "launch o5 via 1", "SO-8.21");
}

#[test]
fn so_8_24_puncture_places_a_gate_and_sacrifices_the_diver() {
    let mut t = two().divers(0, "c4 c4").garden("r2").holds(0, "puncture");
    t.go("0 move; 0 play puncture");
    assert_eq!(t.legal_with(0, "puncture"), ["puncture c4 i3", "puncture c4 i4", "puncture c4 r2"]);
    t.go("0 puncture c4 r2");
    assert_eq!((t.at(0, "c4"), t.reserve_of(0), t.owed()), (1, 6, 0));
    assert_eq!(t.s.gate(t.site("c4/r2")), Some(Seat(0)));
    assert_eq!(t.energy_of(0), 3, "no pick-up");
    t.refuses(0, "puncture c4 i3", "SO-8.24");
}

#[test]
fn so_8_24_puncture_needs_a_gate_in_the_reserve_and_a_free_site() {
    let t = two().divers(0, "c4").gates(0, "i0/c0 i1/c1 i2/c2 i3/c3").holds(0, "puncture");
    let mut full = t.gates(0, "i5/c5");
    full.go("0 move; 0 play puncture");
    full.refuses(0, "puncture c4 r2", "SO-8.24");
    let mut t = two().divers(0, "c4").gates(1, "c4/r2").holds(0, "puncture");
    t.go("0 move; 0 play puncture");
    t.refuses(0, "puncture c4 r2", "SO-8.24").refuses(0, "puncture c4 c5", "SO-8.24");
}

#[test]
fn so_8_29_teleport_costs_three() {
    let mut t = two().divers(0, "o0").gates(1, "i0/c0").garden("k3").holds(0, "teleport");
    t.go("0 move; 0 play teleport");
    t.refuses(0, "teleport o0 o0", "SO-8.29");
    assert_eq!(t.legal_with(0, "teleport").len(), 51);
    t.go("0 teleport o0 k3");
    assert_eq!((t.at(0, "k3"), t.s.turn.mp, t.energy_of(0), t.energy_of(1)), (1, 0, 4, 3));
    t.refuses(0, "teleport k3 o0", "SO-4.1");
}

#[test]
fn so_8_30_transcend_needs_no_gates_and_pays_no_tolls() {
    let mut t = two().divers(0, "i0 i0").gates(1, "i0/c0").garden("c1").holds(0, "transcend");
    t.go("0 move; 0 play transcend; 0 fly i0 c0; 0 fly i0 c1; 0 fly c1 r0");
    assert_eq!((t.energy_of(1), t.energy_of(0)), (3, 4));
    t.refuses(0, "hurl r0", "SO-4.1");
}

#[test]
fn so_8_3_guests_are_launched_from_the_host_ship() {
    let mut t = two().guests(0, 1, 2).reserve(0, 11);
    t.go("0 move");
    assert_eq!(
        t.legal_with(0, "launch"),
        ["launch o5 guest 1", "launch o6 guest 1", "launch i5 guest 1", "launch i6 guest 1"]
    );
    t.refuses(0, "launch o0 guest 1", "SO-8.3").refuses(0, "launch o0 guest 0", "SO-8.3");
    t.go("0 launch o5 guest 1; 0 end; 1 move");
    t.refuses(1, "launch o5 guest 0", "SO-8.3");
    assert_eq!(t.s.seats[Seat(0)].guests[1], 1);
}

#[test]
fn so_8_33_effects_of_a_move_end_with_it() {
    let mut t = two().divers(0, "i0").holds(0, "transcend");
    t.go("0 move; 0 play transcend; 0 end; 1 pass; 0 move");
    t.refuses(0, "fly i0 c0", "SO-4.3");
    assert_eq!(t.phase(), Phase::Step);
    let _ = table(3, json!({}));
}
