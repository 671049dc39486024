//! Chapter 17: the worked examples, in their order. A, B, C, D are seats 0, 1, 2, 3.

use crate::table::{Table, published, table, two};
use serde_json::json;
use solarium_core::Seat;
use solarium_sol::Phase;

fn three() -> Table {
    table(3, json!({}))
}

#[test]
fn example_01_own_node() {
    let mut t = two().station(0, "node", "c4").divers(0, "c4").energy(0, 4);
    t.go("0 activate; 0 use c4; 0 take");
    assert_eq!((t.energy_of(0), t.hold_of(0), t.owed()), (7, 8, 1));
}

#[test]
fn example_02_own_foundry() {
    let build = |energy, reserve| {
        two().station(0, "foundry", "r3").divers(0, "r3").energy(0, energy).reserve(0, reserve)
    };
    let mut t = build(6, 5);
    t.go("0 activate; 0 use r3; 0 take");
    assert_eq!((t.energy_of(0), t.reserve_of(0), t.owed()), (1, 0, 2));
    let mut t = build(4, 5);
    t.go("0 activate; 0 use r3");
    assert_eq!((t.energy_of(0), t.reserve_of(0), t.phase()), (1, 2, Phase::Activate));
    let mut t = build(6, 4);
    t.go("0 activate; 0 use r3");
    assert_eq!((t.reserve_of(0), t.phase()), (1, Phase::Activate));
}

#[test]
fn example_03_owner_cannot_pay() {
    let mut t = two().station(1, "foundry", "r3").divers(0, "r3").energy(0, 5).energy(1, 1);
    t.go("0 activate; 0 use r3");
    assert_eq!((t.asked(), t.phase()), (Some(0), Phase::Bonus));
    t.go("0 take");
    assert_eq!((t.energy_of(0), t.reserve_of(0)), (0, 0));
}

#[test]
fn example_04_owner_declines() {
    let build = || two().station(1, "node", "c8").divers(0, "c8").energy(1, 12);
    let mut t = build();
    t.go("0 activate; 0 use c8");
    assert_eq!(t.usual(1).as_deref(), Some("leave"), "to stay at 12");
    t.go("1 leave; 0 take");
    assert_eq!((t.energy_of(0), t.energy_of(1)), (6, 12));
    let mut t = build();
    t.go("0 activate; 0 use c8; 1 take");
    assert_eq!(t.energy_of(1), 13);
}

#[test]
fn example_05_bonus_unaffordable_for_both() {
    let mut t = two().station(1, "tower", "k2").divers(0, "k2").energy(0, 5).energy(1, 2);
    t.go("0 activate; 0 use k2");
    assert_eq!((t.momentum(0), t.phase(), t.owed()), (5, Phase::Activate, 3));
    let t = two().station(1, "tower", "k2").divers(0, "k2").energy(0, 4);
    t.refuses(0, "activate", "SO-3.4");
}

#[test]
fn example_06_two_towers() {
    let t = two().station(0, "tower", "r6").station(1, "tower", "k1").divers(0, "r6 k1").energy(0, 10);
    let mut t = t;
    t.go("0 activate; 0 use r6; 0 take; 0 use k1; 1 take");
    assert_eq!((t.momentum(0), t.energy_of(0), t.momentum(1), t.owed()), (10, 0, 3, 5));
}

#[test]
fn example_07_three_nodes_and_flares() {
    let t = table(4, json!({})).station(1, "node", "c1").station(2, "node", "r1").station(3, "node", "k1");
    let mut t = t.divers(0, "c1 r1 k1").energy(0, 4);
    t.go("0 activate; 0 use c1; 1 take; 0 use r1; 2 take; 0 use k1; 3 take");
    assert_eq!([0, 1, 2, 3].map(|s| t.energy_of(s)), [14, 4, 5, 6]);
    assert_eq!(t.owed(), 6);
    t.go("0 end; * card F");
    assert_eq!(t.energy_of(0), 7);
    t.go("* card F");
    assert_eq!(t.energy_of(0), 7);
}

#[test]
fn example_08_flares_in_order_with_an_outer_node() {
    let mut t = two().station(1, "node", "o3").energy(1, 12).divers(0, "k0 k0 k0");
    t.go("0 move; 0 hurl k0; 0 hurl k0; 0 hurl k0; 0 end; * card F");
    assert_eq!(t.energy_of(1), 13);
    t.go("* card C; * card F");
    assert_eq!((t.energy_of(1), t.s.marker), (8, 11));
}

#[test]
fn example_09_halving() {
    for (before, after) in [(12, 12), (13, 7), (14, 7), (15, 8), (20, 10), (27, 14)] {
        let mut t = two().energy(1, before).divers(0, "k0");
        t.go("0 move; 0 hurl k0; 0 end; * card F");
        assert_eq!(t.energy_of(1), after);
    }
}

#[test]
fn example_10_outer_tower_fed_by_a_node() {
    let build = |t: Table| t.station(1, "node", "o1").station(1, "tower", "o5").energy(1, 0).divers(0, "k0");
    let mut t = build(two());
    t.go("0 move; 0 hurl k0; 0 end; * card F");
    assert_eq!((t.momentum(1), t.energy_of(1)), (1, 0));
    let mut t = build(published());
    t.go("0 move; 0 hurl k0; 0 end; * card F; 1 flare-use o1; 1 flare-done");
    assert_eq!((t.momentum(1), t.energy_of(1)), (0, 1));
}

#[test]
fn example_11_toll() {
    let t = two().divers(0, "i0").gates(0, "i0/c1").gates(1, "c1/r0 r0/k0").energy(1, 12);
    let mut t = t.station(0, "node", "o5");
    t.go("0 move; 0 fly i0 c1; 0 fly c1 r0; 0 fly r0 k0");
    assert_eq!(t.energy_of(1), 13);
    t.go("0 hurl k0; 0 end; * card F");
    assert_eq!(t.energy_of(1), 7);
}

#[test]
fn example_12_full_dive() {
    let build = |layers: &[&str]| {
        layers.iter().fold(two().gates(0, "i0/c1 c1/r0 r0/k0"), |t, x| t.station(0, "node", x))
    };
    let mut t = build(&["o5", "i5"]);
    t.go("0 move; 0 launch i0; 0 fly i0 c1; 0 fly c1 r0; 0 fly r0 k0; 0 hurl k0");
    assert_eq!((t.s.turn.mp, t.momentum(0), t.owed()), (0, 2, 1));
    let mut t = build(&["o5"]);
    t.go("0 move; 0 launch i0; 0 fly i0 c1; 0 fly c1 r0; 0 fly r0 k0");
    t.refuses(0, "hurl k0", "SO-4.1");
    let board = t.sol.board();
    assert_eq!(board.inward(t.x("c1")), t.x("r0").bit(), "c1 touches only r0");
    assert_eq!(board.inward(t.x("r0")), t.x("k0").bit() | t.x("k4").bit());
}

#[test]
fn example_13_burst() {
    let mut t = two().divers(0, "k0 k0 k0 k0 k0 k2 k2 k2");
    for x in ["o1", "i1", "c1"] {
        t = t.station(0, "node", x);
    }
    let mut t = t.station(0, "tower", "r1").station(0, "tower", "k1");
    assert_eq!(t.movement(0), 8);
    t.go("0 move");
    t.go(&"0 hurl k0; ".repeat(5)).go(&"0 hurl k2; ".repeat(3));
    assert_eq!((t.momentum(0), t.owed()), (16, 8));
    t.go("0 end; * card F; * card C; * card C; * card F; * card X; * card X; * card O; * card O");
    assert_eq!(t.momentum(0), 18);
}

#[test]
fn example_14_last_flare() {
    let t = two().marker(1).divers(0, "k0 k0").energy(0, 15).energy(1, 0);
    let mut t = t.station(0, "tower", "o5").station(1, "tower", "o8");
    t.go("0 move; 0 hurl k0; 0 hurl k0; 0 end; * card F");
    assert_eq!((t.momentum(0), t.energy_of(0), t.momentum(1)), (6, 7, 0));
    assert_eq!((t.phase(), t.s.marker), (Phase::Over, 0), "the second card is not revealed");
}

fn builds(t: Table) -> Vec<String> {
    let mut t = t;
    if t.legal(0).contains(&"convert".to_string()) {
        t.go("0 convert");
    }
    t.legal_with(0, "build")
}

#[test]
fn example_15_gates() {
    assert_eq!(
        builds(two().divers(0, "o0 i0")),
        ["build gate i0/c0 from o0 i0", "build gate i0/c1 from o0 i0"]
    );
    assert_eq!(
        builds(two().divers(0, "i5 c5")),
        ["build gate c5/r2 from i5 c5", "build gate c5/r3 from i5 c5"]
    );
    assert_eq!(
        builds(two().divers(0, "c11 r6")),
        ["build gate r6/k3 from c11 r6", "build gate r6/k4 from c11 r6"]
    );
    assert_eq!(builds(table(5, json!({})).divers(0, "o5 i5")), ["build gate i5/c4 from o5 i5"]);
    assert!(builds(two().divers(0, "r6 k3")).is_empty());
}

#[test]
fn example_16_towers() {
    let towers = |divers| -> Vec<String> {
        builds(two().divers(0, divers)).into_iter().filter(|b| b.contains("tower")).collect()
    };
    assert_eq!(towers("i5 c5 r3"), ["build tower r3 from i5 c5 r3"]);
    assert!(towers("i5 c6 r2").is_empty());
    assert_eq!(towers("o12 i12 c0"), ["build tower c0 from o12 i12 c0"]);
    assert!(towers("o0 i0 i1").is_empty());
}

#[test]
fn example_17_nodes_and_foundries() {
    assert_eq!(builds(two().divers(0, "c12 c1")), ["build node c0 from c1 c12"]);
    assert_eq!(builds(two().divers(0, "k0 k3")), ["build node k4 from k0 k3"]);
    assert!(builds(two().divers(0, "c0 c3")).is_empty());
    assert_eq!(
        builds(two().divers(0, "r7 r0")),
        ["build foundry r0 from r0 r7", "build foundry r7 from r0 r7"]
    );
    assert_eq!(builds(two().divers(0, "r7 r0").station(1, "node", "r0")), ["build foundry r7 from r0 r7"]);
}

#[test]
fn example_18_movement_value() {
    let t = two().station(0, "node", "o2").station(0, "node", "o9").station(0, "node", "c4");
    let mut t = t.gates(0, "i0/c0 i1/c1 i2/c2");
    assert_eq!(t.movement(0), 5, "SO-15.5");
    let c4 = t.x("c4");
    t.s.set_station(c4, None);
    assert_eq!(t.movement(0), 4);
}

#[test]
fn example_19_opening_first() {
    let mut t = table(3, json!({ "opening": "quick" }));
    t.refuses(0, "place node c0", "SO-2.8");
    t.go("0 place gate i4/c5");
    assert!(t.legal(1).contains(&"place node c0".to_string()));
    t.refuses(1, "place node r0", "SO-2.8");
    t.go("1 place gate c5/r2");
    assert!(t.legal(2).contains(&"place tower r7".to_string()));
}

#[test]
fn example_20_ships() {
    let mut t = three();
    assert_eq!([0, 1, 2].map(|s| t.s.seats[Seat(s)].eye), [0, 4, 8]);
    t.go("0 move");
    assert_eq!(t.legal_with(0, "launch"), ["launch o0", "launch o12", "launch i0", "launch i12"]);
    t.go("0 end");
    assert_eq!([0, 1, 2].map(|s| t.s.seats[Seat(s)].eye), [12, 4, 8]);
}

#[test]
fn example_21_chain() {
    let build = || two().divers(0, "o0 i1 c2").divers(1, "i0").holds(0, "chain");
    let mut t = build().gates(0, "i1/c2");
    t.go("0 play chain o0");
    assert_eq!((t.momentum(0), t.momentum(1), t.at(0, "o0"), t.at(0, "i1")), (3, 1, 0, 0));
    let t = build().gates(0, "i1/c2").divers(1, "o1");
    assert!(t.legal_with(0, "play").is_empty());
    assert_eq!(build().legal_with(0, "play"), ["play chain o0", "play chain i1"]);
    let mut t = build().gates(0, "i1/c2").divers(0, "i0");
    t.go("0 play chain o0");
    assert_eq!(t.legal(0), ["link i0 0", "link i0 1"]);
}

#[test]
fn example_22_squeeze() {
    let build = || two().station(0, "node", "k1").divers(0, "k1").energy(0, 0).holds(0, "squeeze");
    let mut t = build();
    t.go("0 activate; 0 play squeeze; 0 squeeze k1; * card C; * card C; * card X; 0 take");
    assert_eq!(t.energy_of(0), 16);
    let mut t = build();
    t.go("0 activate; 0 play squeeze; 0 squeeze k1; * card C; * card F; * card X");
    assert_eq!((t.energy_of(0), t.s.station(t.x("k1")), t.s.marker), (5, None, 13));
    t.go("0 end");
    assert_eq!(t.s.marker, 12);
}

#[test]
fn example_23_augment() {
    let build = |energy| {
        two()
            .station(0, "tower", "r3")
            .divers(0, "r3 r3")
            .divers(1, "r3 r3")
            .energy(0, energy)
            .holds(0, "augment")
    };
    let mut t = build(9);
    t.go("0 activate; 0 play augment; 0 use r3 augment");
    assert_eq!((t.momentum(0), t.energy_of(0)), (9, 0));
    let mut t = build(8);
    t.go("0 activate");
    t.refuses(0, "play augment", "SO-8.2");
}

#[test]
fn example_24_hyperdrive_and_fuel() {
    let mut t = two().station(0, "node", "i6").holds(0, "hyperdrive");
    t.go("0 move; 0 play hyperdrive; 0 launch o0");
    for x in 0..7 {
        t.go(&format!("0 fly* o{x} o{}", x + 1));
    }
    assert_eq!((t.s.turn.mp, t.energy_of(0)), (0, 5));
    let mut t = two().station(0, "node", "i6").holds(0, "fuel");
    t.go("0 move; 0 play fuel; 0 fuel; 0 fuel");
    assert_eq!((t.s.turn.mp, t.energy_of(0)), (10, 1));
}

#[test]
fn example_25_duplicate() {
    let mut t = two().station(0, "foundry", "c7").divers(0, "c7").energy(0, 3).holds(0, "duplicate");
    t.go("0 activate; 0 play duplicate; 0 use c7; 0 take");
    assert_eq!((t.energy_of(0), t.reserve_of(0)), (0, 0));
}

#[test]
fn example_26_parasites() {
    let at = |n: usize| {
        let t = two().station(0, "node", "r3").crawlers(&"r3 ".repeat(n));
        t.sol.reward(&t.s, t.x("r3"))
    };
    assert_eq!((at(1), at(4)), ((2, 2), (0, 1)));
    for (space, before) in [("r3", "r3 r3 r3 r3 r2"), ("o3", "o2")] {
        let t = table(2, json!({ "edition": "published", "event": "feeders" })).station(1, "node", space);
        let mut t = t.crawlers(before).divers(0, "k0");
        t.go("0 move; 0 hurl k0; 0 end; * card F; 1 flare-done".trim_end_matches(if space == "r3" {
            "; 1 flare-done"
        } else {
            ""
        }));
        assert!(t.s.station(t.x(space)).is_none(), "{space}");
    }
}

#[test]
fn example_27_energy_garden() {
    let names =
        |t: &Table| -> Vec<String> { solarium_sol::spaces(t.s.energy_on).map(|x| t.sol.name(x)).collect() };
    let all = ["c0", "c2", "c4", "c6", "c8", "c10", "r0", "r2", "r4", "r6", "k0", "k2"];
    let mut t = table(2, json!({ "event": "energy_garden" })).divers(0, "k4");
    t.go("0 move; 0 hurl k4; 0 end; * card F!");
    assert_eq!(names(&t), all);
    let build = || table(2, json!({ "event": "energy_garden", "edition": "published" })).divers(0, "k4");
    let mut t = build();
    t.go("0 move; 0 hurl k4; 0 end; * card T");
    assert_eq!(names(&t), all);
    let mut t = build().divers(1, "c0");
    t.go("0 move; 0 hurl k4; 0 end; * card T");
    assert_eq!(names(&t)[..6], ["c1", "c3", "c5", "c7", "c9", "c11"]);
}

#[test]
fn example_28_invade() {
    let mut t = two().station(1, "foundry", "c3").divers(0, "c3 c3").holds(0, "invade");
    t.go("0 convert; 0 play invade; 0 invade c3");
    assert_eq!((t.reserve_of(0), t.hold_of(1), t.owed()), (7, 10, 1));
    assert_eq!(t.s.station(t.x("c3")).map(|(_, owner)| owner), Some(Seat(0)));
}

#[test]
fn example_29_procreate_short_reserve() {
    let t = two().divers(0, "o3 o3 i3 i3 c4 c4 k0 k0 k0 k0 k0").reserve(0, 2).holds(0, "procreate");
    let mut t = t;
    t.go("0 play procreate");
    assert_eq!(t.legal(0), ["procreate o3", "procreate i3", "procreate c4"]);
    t.go("0 procreate o3; 0 procreate c4");
    assert_eq!(t.phase(), Phase::Action);
    let t = two().divers(0, "o3 o3 i3 i3 c4 k0 k0 k0 k0 k0").reserve(0, 2).holds(0, "procreate");
    let mut t = t;
    t.go("0 play procreate");
    assert_eq!((t.phase(), t.at(0, "o3"), t.at(0, "i3"), t.at(0, "c4")), (Phase::Action, 3, 3, 1));
}

#[test]
fn example_30_no_dead_end() {
    let mut t = two().divers(0, "c3 c5").divers(1, "c2").holds(0, "chain");
    t.go("0 convert; 0 play chain c3; 0 end");
    assert_eq!((t.asked(), t.owed()), (Some(1), 0));
}

#[test]
fn so_15_20_order_inside_a_step() {
    // The toll comes after the own gain: a Passage over another's gate pays the mover first, then the owner.
    let mut t = two().divers(0, "i0").gates(1, "i0/c0").garden("c0").holds(0, "passage");
    t.go("0 move; 0 play passage i0; 0 fly* i0 c0");
    assert_eq!((t.momentum(0), t.energy_of(0), t.energy_of(1)), (1, 4, 4));
}

#[test]
fn so_15_3_the_heart_needs_no_gate() {
    let mut t = two().divers(0, "k0");
    t.go("0 move; 0 hurl k0");
    assert_eq!(t.s.turn.mp, 2);
}
