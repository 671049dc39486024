//! What hints speak of, in positions where it is known.

use crate::table::{Table, two};
use solarium_core::{Advice, Game, Quantity, QuantityGain, Seat, Viewer};

const A: Seat = Seat(0);

fn quantities(table: &Table) -> Vec<Quantity> {
    table.sol.quantities(&table.sol.view(&table.s, Viewer::Seat(A)), A)
}

fn value(table: &Table, name: &str) -> i32 {
    quantities(table).iter().find(|quantity| quantity.name.id == name).unwrap().value
}

/// In which quantity the first position gains most over the second.
fn gain(best: &Table, other: &Table) -> (&'static str, i32, i32) {
    let gain = QuantityGain::greatest(&quantities(best), &quantities(other)).expect("a quantity differs");
    (gain.name.id, gain.best, gain.other)
}

#[test]
fn hurling_is_about_momentum() {
    let start = || two().divers(0, "k0");
    let (mut hurled, mut ended) = (start(), start());
    hurled.go("0 move; 0 hurl k0");
    ended.go("0 move; 0 end");
    assert_eq!(gain(&hurled, &ended), ("so-quantity-momentum", 2, 0));
    assert_eq!(value(&start(), "so-quantity-reach"), 2);
}

#[test]
fn outer_towers_are_about_energy_at_the_next_flare() {
    let tower = |energy| two().station(0, "tower", "o0").energy(0, energy);
    assert_eq!(gain(&tower(1), &tower(0)), ("so-quantity-flare", 1, 0));
    // A second energy feeds nothing more.
    assert_eq!(value(&tower(2), "so-quantity-flare"), 1);
    let with_node = two().station(0, "tower", "o0").station(0, "node", "o2").energy(0, 0);
    assert_eq!(value(&with_node, "so-quantity-flare"), 1);
}

#[test]
fn so_15_18_energy_from_thirteen_on_is_at_stake() {
    assert_eq!(value(&two().energy(0, 12), "so-quantity-halved"), 0);
    assert_eq!(value(&two().energy(0, 13), "so-quantity-halved"), 6);
}

#[test]
fn a_diver_on_a_station_stands_on_its_reward() {
    let node = || two().station(0, "node", "i0");
    assert_eq!(value(&node(), "so-quantity-rewards"), 0);
    assert!(value(&node().divers(0, "i0"), "so-quantity-rewards") > 0);
}

#[test]
fn regions_are_layers_heart_and_kinds_of_action() {
    let table = two();
    let view = table.sol.view(&table.s, Viewer::Seat(A));
    let region = |text: &str| table.sol.region(&view, A, table.action(text)).unwrap().id;
    assert_eq!(region("launch o4"), "so-region-outer");
    assert_eq!(region("fly i3 c4"), "so-region-convective");
    assert_eq!(region("hurl k0"), "so-region-heart");
    assert_eq!(region("move"), region("convert"));
    assert_eq!(region("place gate i0/c0"), "so-region-convective");
    assert_eq!(region("keep none"), "so-region-cards");
}
