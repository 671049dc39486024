//! Chapters 5 and 6: Convert and Activate.

use crate::table::{Table, table, two};
use serde_json::json;
use solarium_core::Seat;
use solarium_sol::Phase;

fn conversions(t: Table) -> Vec<String> {
    let mut t = t;
    if !t.legal(0).contains(&"convert".to_string()) {
        return Vec::new();
    }
    t.go("0 convert");
    t.legal_with(0, "build")
}

#[test]
fn so_5_1_one_conversion_sacrifices_to_the_reserve() {
    let mut t = two().divers(0, "o1 o3 i1 i3").reserve(0, 4);
    t.go("0 convert; 0 build node o2 from o1 o3");
    assert_eq!((t.reserve_of(0), t.at(0, "o1"), t.movement(0)), (6, 0, 4));
    assert_eq!(t.legal(0), ["end"]);
    t.refuses(0, "build node i2 from i1 i3", "SO-5.1");
    t.go("0 end");
    assert_eq!(t.asked(), Some(1), "no cards in orbit");
}

#[test]
fn so_5_2_every_pattern() {
    assert_eq!(conversions(two().divers(0, "c12 c1")), ["build node c0 from c1 c12"]);
    assert_eq!(
        conversions(two().divers(0, "r7 r0")),
        ["build foundry r0 from r0 r7", "build foundry r7 from r0 r7"]
    );
    assert_eq!(
        conversions(two().divers(0, "o0 i0")),
        ["build gate i0/c0 from o0 i0", "build gate i0/c1 from o0 i0"]
    );
    assert_eq!(
        conversions(two().divers(0, "i5 c5 r3")),
        [
            "build gate c5/r2 from i5 c5",
            "build gate c5/r3 from i5 c5",
            "build gate r3/k1 from c5 r3",
            "build gate r3/k2 from c5 r3",
            "build tower r3 from i5 c5 r3",
        ]
    );
    assert!(conversions(two().divers(0, "c0 c3")).is_empty());
    assert!(conversions(two().divers(0, "c0 c0")).is_empty(), "two divers in one space form nothing");
}

#[test]
fn so_5_2_spaces_after_from_are_read_in_any_order() {
    let mut t = two().divers(0, "i5 c5 r3");
    t.go("0 convert; 0 build tower r3 from r3 i5 c5");
    assert_eq!(t.owed(), 2);
    assert_eq!(t.reserve_of(0), 8);
}

#[test]
fn so_5_3_geometry_needs_no_gates() {
    let t = conversions(two().divers(0, "i12 c0 r7"));
    assert!(t.contains(&"build tower r7 from i12 c0 r7".to_string()), "{t:?}");
}

#[test]
fn so_5_4_target_free_piece_left_no_ban() {
    let t = two().divers(0, "c12 c1").station(1, "tower", "c0");
    assert!(conversions(t).is_empty());
    let mut t = two().divers(0, "r7 r0").station(1, "node", "r0");
    t.go("0 convert");
    assert_eq!(t.legal_with(0, "build"), ["build foundry r7 from r0 r7"]);
    t.refuses(0, "build foundry r0 from r0 r7", "SO-5.4");
    let mut t = two().divers(0, "o0 i0").gates(1, "i0/c0");
    t.go("0 convert");
    t.refuses(0, "build gate i0/c0 from o0 i0", "SO-5.4");
    let t = two().station(0, "node", "o1").station(0, "node", "o2").station(0, "node", "o3");
    assert!(conversions(t.divers(0, "c12 c1")).is_empty(), "SO-1.12: no node left");
    let mut t = table(1, json!({ "scenario": "chain" })).divers(0, "i5 c5 r3");
    t.go("0 convert");
    t.refuses(0, "build tower r3 from i5 c5 r3", "SO-12.5");
    t.refuses(0, "build node c6 from c5 r3", "SO-5.2").refuses(0, "build foundry c5 from c5 c5", "SO-5.2");
}

#[test]
fn so_5_5_cards_by_depth_gates_by_the_deeper_space() {
    for (divers, build, cards) in [
        ("o1 o3", "build node o2 from o1 o3", 0),
        ("i1 i3", "build node i2 from i1 i3", 0),
        ("c1 c3", "build node c2 from c1 c3", 1),
        ("r1 r3", "build node r2 from r1 r3", 2),
        ("k0 k2", "build node k1 from k0 k2", 3),
        ("o0 i0", "build gate i0/c1 from o0 i0", 1),
        ("i5 c5", "build gate c5/r2 from i5 c5", 2),
        ("c11 r6", "build gate r6/k4 from c11 r6", 3),
        ("o12 i12 c0", "build tower c0 from o12 i12 c0", 1),
        ("c5 r3 k1", "build tower k1 from c5 r3 k1", 3),
    ] {
        let mut t = two().divers(0, divers);
        t.go(&format!("0 convert; 0 {build}"));
        assert_eq!(t.owed(), cards, "{build} (SO-15.2)");
    }
}

#[test]
fn so_5_6_two_core_divers_enclose_one_space() {
    let nodes = |divers| -> Vec<String> {
        conversions(two().divers(0, divers)).into_iter().filter(|b| b.contains("node")).collect()
    };
    assert_eq!(nodes("k0 k2"), ["build node k1 from k0 k2"]);
    assert_eq!(nodes("k0 k3"), ["build node k4 from k0 k3"]);
    assert!(nodes("k0 k1").is_empty());
}

#[test]
fn so_5_7_no_tower_in_orbit_by_conversion() {
    let built = conversions(two().divers(0, "o0 i0 o1 i1"));
    assert!(built.iter().all(|b| !b.contains("tower")), "{built:?}");
}

#[test]
fn so_15_14_a_station_converted_this_turn_waits_for_the_next() {
    let mut t = two().divers(0, "o2 o3 o3");
    t.go("0 convert; 0 build foundry o3 from o2 o3; 0 end; 1 pass");
    assert!(t.legal(0).contains(&"activate".to_string()));
}

#[test]
fn so_15_9_how_the_divers_got_there_is_not_asked() {
    assert!(!conversions(two().divers(0, "k0 k2")).is_empty(), "no gate anywhere on the board");
}

#[test]
fn so_6_1_one_type_each_station_once_with_a_diver() {
    let t = two().station(0, "node", "i1").station(1, "node", "i5").station(0, "tower", "i3");
    let mut t = t.divers(0, "i1 i1 i5 i3");
    t.go("0 activate");
    assert_eq!(t.legal(0), ["use i1", "use i3", "use i5"]);
    t.refuses(0, "use i2", "SO-6.1");
    t.go("0 use i1; 0 take");
    assert_eq!(t.legal(0), ["use i5", "end"]);
    t.refuses(0, "use i1", "SO-6.1").refuses(0, "use i3", "SO-6.1");
    t.go("0 use i5; 1 leave; 0 leave");
    assert_eq!(t.legal(0), ["end"]);
    assert_eq!(t.at(0, "i1"), 1);
}

#[test]
fn so_6_1_marked_divers_cannot_activate() {
    let mut t = table(2, json!({ "edition": "published" })).station(0, "node", "i1").divers(1, "i1");
    t = t.divers(0, "i1").holds(0, "hatch");
    t.go("0 play hatch i1 1; 0 activate; 0 use i1; 0 take; 0 end");
    assert_eq!(t.at(0, "i1"), 2);
}

#[test]
fn so_6_2_rewards_by_type() {
    let mut t = two().station(0, "node", "c4").divers(0, "c4");
    t.go("0 activate; 0 use c4");
    assert_eq!(t.energy_of(0), 5);
    let mut t = two().station(0, "foundry", "c4").divers(0, "c4");
    t.go("0 activate; 0 use c4");
    assert_eq!((t.energy_of(0), t.hold_of(0), t.reserve_of(0)), (1, 9, 3));
    let mut t = two().station(0, "tower", "c4").divers(0, "c4");
    t.go("0 activate; 0 use c4");
    assert_eq!((t.energy_of(0), t.momentum(0)), (1, 2));
}

#[test]
fn so_6_3_owner_first_then_activator() {
    let mut t = two().station(1, "node", "c8").divers(0, "c8").energy(1, 12);
    t.go("0 activate; 0 use c8");
    assert_eq!(
        (t.phase(), t.asked(), t.legal(1)),
        (Phase::Bonus, Some(1), vec!["take".into(), "leave".into()])
    );
    t.go("1 leave");
    assert_eq!((t.phase(), t.asked()), (Phase::Bonus, Some(0)));
    t.go("0 take");
    assert_eq!((t.energy_of(0), t.energy_of(1)), (6, 12));
    assert_eq!(t.phase(), Phase::Activate);
}

#[test]
fn so_6_4_all_or_nothing() {
    let t = two().station(0, "tower", "k2").divers(0, "k2").energy(0, 4);
    assert!(!t.legal(0).contains(&"activate".to_string()));
    t.refuses(0, "activate", "SO-3.4");
    let t = two().station(0, "tower", "k2").station(0, "tower", "i2").divers(0, "k2 i2").energy(0, 4);
    let mut t = t;
    t.go("0 activate");
    t.refuses(0, "use k2", "SO-6.4");
}

#[test]
fn so_6_5_the_diver_goes_home_after_the_bonus() {
    let mut t = two().station(0, "node", "c4").divers(0, "c4");
    t.go("0 activate; 0 use c4");
    assert_eq!((t.at(0, "c4"), t.hold_of(0)), (1, 7));
    t.go("0 take");
    assert_eq!((t.at(0, "c4"), t.hold_of(0)), (0, 8));
}

#[test]
fn so_6_6_cards_add_up() {
    let t = two().station(0, "node", "i1").station(1, "node", "c5").station(1, "node", "r3");
    let mut t = t.divers(0, "i1 c5 r3");
    t.go("0 activate; 0 use i1; 0 leave; 0 use c5; 1 leave; 0 leave; 0 use r3; 1 take");
    assert_eq!(t.owed(), 3);
}

#[test]
fn so_6_7_base_zero_counts_as_payable() {
    let mut t = two().station(0, "tower", "r3").divers(0, "r3").crawlers("r3 r3 r3").energy(0, 2);
    t.go("0 activate; 0 use r3");
    assert_eq!((t.momentum(0), t.energy_of(0)), (0, 2));
    t.go("0 take");
    assert_eq!((t.momentum(0), t.energy_of(0)), (2, 0));
}

#[test]
fn so_15_8_a_foundry_is_not_used_in_part() {
    let t = two().station(0, "foundry", "c4").divers(0, "c4").reserve(0, 1);
    t.refuses(0, "activate", "SO-3.4");
}

#[test]
fn so_15_11_an_owner_may_decline_free_energy() {
    let mut t = two().station(0, "node", "c4").divers(0, "c4").energy(0, 10);
    t.go("0 activate; 0 use c4; 0 leave");
    assert_eq!(t.energy_of(0), 12);
}

#[test]
fn so_15_12_a_recalled_diver_waits_in_the_hold() {
    let mut t = two().station(0, "node", "o0").divers(0, "o0");
    t.go("0 activate; 0 use o0");
    assert_eq!(t.legal(0), ["end"]);
    assert_eq!(t.s.seats[Seat(0)].hold, 8);
}
