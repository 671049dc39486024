//! Chapter 8: effects at any moment of the own turn.

use crate::table::{published, table, two};
use serde_json::json;
use solarium_core::Seat;
use solarium_sol::Phase;

#[test]
fn so_8_1_accelerate_moves_every_ship() {
    let mut t = two().holds(0, "accelerate");
    assert_eq!(t.legal_with(0, "play").len(), 12);
    t.refuses(0, "play accelerate 0", "SO-8.1").refuses(0, "play accelerate 13", "SO-8.1");
    t.go("0 play accelerate 4");
    assert_eq!((t.s.seats[Seat(0)].eye, t.s.seats[Seat(1)].eye), (9, 2), "spacing is kept");
    assert_eq!(t.phase(), Phase::Action);
}

#[test]
fn so_8_1_accelerate_draws_no_orbit_card() {
    let mut t = table(2, json!({ "mode": "coop" })).holds(0, "accelerate");
    t.go("0 play accelerate 1");
    assert_eq!(t.phase(), Phase::Action, "SO-12.1: only the turn's own orbit counts");
    let t = table(5, json!({})).holds(0, "accelerate");
    assert_eq!(t.legal_with(0, "play").len(), 15, "16 eyes on the wide side");
}

#[test]
fn so_8_7_chain_pays_every_link_and_recalls_the_odd_ones() {
    let t = two().divers(0, "o0 i1 c2").divers(1, "i0").gates(1, "i1/c2").holds(0, "chain");
    let mut t = t;
    assert_eq!(t.legal_with(0, "play"), ["play chain o0", "play chain c2"]);
    t.go("0 play chain o0");
    assert_eq!((t.momentum(0), t.momentum(1)), (3, 1));
    assert_eq!((t.at(0, "o0"), t.at(0, "i1"), t.at(1, "i0"), t.at(0, "c2")), (0, 0, 1, 1));
    assert_eq!((t.hold_of(0), t.phase()), (7, Phase::Action));
}

#[test]
fn so_8_7_chain_has_no_loops_and_no_branches() {
    let t = two().divers(0, "o0 i1 c2 o1").divers(1, "i0").gates(1, "i1/c2").holds(0, "chain");
    assert!(t.legal_with(0, "play").is_empty(), "the four orbit spaces form a loop");
    t.refuses(0, "play chain c2", "SO-8.7");
    let t = two().divers(0, "o0 o1 o2 i1").holds(0, "chain");
    assert!(t.legal_with(0, "play").is_empty(), "a branch");
    let t = two().divers(0, "o0 i1 c2").divers(1, "i0").holds(0, "chain");
    assert_eq!(t.legal_with(0, "play"), ["play chain o0", "play chain i1"], "without the gate c2 is alone");
    let t = two().divers(0, "o0").holds(0, "chain");
    t.refuses(0, "play chain o0", "SO-8.7");
}

#[test]
fn so_8_7_chain_asks_where_several_seats_stand() {
    let t = two().divers(0, "o0 i1 c2 i0").divers(1, "i0 c2").gates(1, "i1/c2").holds(0, "chain");
    let mut t = t;
    t.go("0 play chain o0");
    assert_eq!((t.phase(), t.legal(0)), (Phase::Link, vec!["link i0 0".into(), "link i0 1".into()]));
    t.refuses(0, "link c2 0", "SO-8.7");
    t.go("0 link i0 0");
    assert_eq!(t.legal(0), ["link c2 0", "link c2 1"]);
    assert_eq!(t.momentum(0), 0, "nothing happens until all are picked");
    t.go("0 link c2 1");
    assert_eq!((t.momentum(0), t.momentum(1), t.at(0, "i0"), t.at(0, "o0")), (3, 1, 1, 0));
    assert_eq!(t.phase(), Phase::Action);
}

#[test]
fn so_8_7_chain_before_drawing_goes_on_with_the_draw() {
    let mut t = two().divers(0, "k0 o0 o1").divers(1, "o1").holds(0, "chain");
    t.go("0 move; 0 hurl k0; 0 end");
    assert_eq!(t.phase(), Phase::Draw);
    t.go("0 play chain o0; 0 link o1 1");
    assert_eq!((t.phase(), t.momentum(1)), (Phase::Card, 1));
}

#[test]
fn so_8_13_hatch_sends_a_diver_home_and_brings_two() {
    let mut t = published().divers(0, "c4").divers(1, "c4 c4").holds(0, "hatch");
    assert_eq!(t.legal_with(0, "play"), ["play hatch c4 1"]);
    t.go("0 play hatch c4 1");
    assert_eq!((t.at(0, "c4"), t.at(1, "c4"), t.hold_of(1), t.reserve_of(0)), (3, 1, 7, 3));
    assert_eq!(t.s.marks.get(t.x("c4")), 2);
}

#[test]
fn so_8_13_hatch_is_strict() {
    let t = published().divers(0, "c4 c4 c4 c4").divers(1, "c4").holds(0, "hatch");
    t.refuses(0, "play hatch c4 1", "SO-8.13");
    let t = published().divers(0, "c4").divers(1, "c4").reserve(0, 1).holds(0, "hatch");
    t.refuses(0, "play hatch c4 1", "SO-8.13");
    let t = published().divers(0, "c4").holds(0, "hatch");
    t.refuses(0, "play hatch c4 1", "SO-8.13").refuses(0, "play hatch c4 0", "SO-8.13");
    // The newcomers cannot activate.
    let mut t = published().divers(0, "i4").divers(1, "i4").station(0, "node", "i4").holds(0, "hatch");
    t.go("0 activate; 0 play hatch i4 1; 0 use i4; 0 leave");
    assert_eq!(t.legal(0), ["end"]);
}

#[test]
fn so_8_22_procreate_serves_every_pair() {
    let mut t = two().divers(0, "o3 o3 i3 i3 i3").holds(0, "procreate");
    t.go("0 play procreate");
    assert_eq!((t.at(0, "o3"), t.at(0, "i3"), t.reserve_of(0)), (3, 4, 3));
    assert_eq!(t.phase(), Phase::Action);
}

#[test]
fn so_8_22_procreate_asks_when_the_reserve_is_short() {
    let t = two().divers(0, "o3 o3 i3 i3 c4 c4 k0 k0 k0 k0 k0").reserve(0, 2).holds(0, "procreate");
    let mut t = t;
    t.go("0 play procreate");
    assert_eq!(t.legal(0), ["procreate o3", "procreate i3", "procreate c4"]);
    t.go("0 procreate i3");
    assert_eq!(t.legal(0), ["procreate o3", "procreate c4"]);
    t.refuses(0, "procreate k0", "SO-8.22");
    t.go("0 procreate c4");
    assert_eq!((t.phase(), t.at(0, "k0"), t.at(0, "i3")), (Phase::Action, 5, 3));
}

#[test]
fn so_8_22_procreate_needs_a_pair_and_a_reserve() {
    let t = two().divers(0, "o3 o4").holds(0, "procreate");
    t.refuses(0, "play procreate", "SO-8.22");
    let t = two().divers(0, "o3 o3").reserve(0, 0).holds(0, "procreate");
    t.refuses(0, "play procreate", "SO-8.22");
    let mut t = two().divers(0, "o3 o3 i3 i3").reserve(0, 1).holds(0, "procreate");
    t.go("0 move; 0 play procreate; 0 procreate o3");
    assert_eq!(t.phase(), Phase::Step);
    assert!(t.legal_with(0, "fly*").is_empty(), "marks of arrivals are ignored in a Move");
}

#[test]
fn so_8_27_swap_exchanges_two_divers() {
    let mut t = two().divers(0, "o0").divers(1, "k0").garden("k0").gates(1, "i0/c0").holds(0, "swap");
    assert_eq!(t.legal_with(0, "play"), ["play swap o0:0 k0:1"]);
    t.go("0 play swap k0:1 o0:0");
    assert_eq!((t.at(0, "k0"), t.at(1, "o0"), t.energy_of(0), t.energy_of(1)), (1, 1, 3, 3));
    assert_eq!(t.s.marks.get(t.x("k0")), 1, "no toll, no pick-up, marked");
}

#[test]
fn so_8_27_swap_keeps_the_limit_and_needs_two_seats() {
    let t = two().divers(0, "o0 k0 k0 k0 k0 k0").divers(1, "k0").holds(0, "swap");
    t.refuses(0, "play swap o0:0 k0:1", "SO-8.27");
    let t = two().divers(0, "o0 o1").holds(0, "swap");
    t.refuses(0, "play swap o0:0 o1:0", "SO-8.27");
    let t = table(3, json!({})).divers(1, "o1").divers(2, "o5").holds(0, "swap");
    assert_eq!(t.legal_with(0, "play"), ["play swap o1:1 o5:2"], "any two seats");
    // A diver that came by Swap cannot activate.
    let t = two().divers(0, "o0").divers(1, "i4").station(0, "node", "i4").holds(0, "swap");
    let mut t = t;
    t.go("0 play swap o0:0 i4:1");
    t.refuses(0, "activate", "SO-3.4");
}

#[test]
fn so_8_31_tribute_takes_one_energy_per_diver_as_far_as_it_goes() {
    let t = table(3, json!({})).station(0, "node", "i4").divers(1, "i4 i4 i4").divers(2, "i4").energy(1, 2);
    let mut t = t.energy(2, 0).holds(0, "tribute");
    t.go("0 play tribute i4");
    assert_eq!((t.energy_of(0), t.energy_of(1), t.energy_of(2)), (5, 0, 0));
}

#[test]
fn so_8_31_tribute_needs_somebody_who_pays() {
    let t = two().station(0, "node", "i4").divers(1, "i4").energy(1, 0).holds(0, "tribute");
    t.refuses(0, "play tribute i4", "SO-8.31");
    let t = two().station(1, "node", "i4").divers(1, "i4").holds(0, "tribute");
    t.refuses(0, "play tribute i4", "SO-8.31");
}

#[test]
fn so_8_32_bright_pays_for_each_layer() {
    let mut t = table(1, json!({ "scenario": "exterminate" }));
    t.go("0 place foundry k2");
    let t = t.station(0, "node", "o1").station(0, "node", "o3");
    let mut t = t;
    t.s.seats[Seat(0)].held = Some(solarium_sol::Suit::Oscillation);
    t.s.deck[4] -= 1;
    t.go("0 play bright");
    assert_eq!(t.energy_of(0), 3 + 2);
    let mut t = two().holds(0, "bright");
    t.go("0 play bright");
    assert_eq!(t.energy_of(0), 3, "no station, no energy");
}
