//! A playout allocates nothing; positions and actions stay small.

use serde_json::json;
use solarium_circadians::{Action, Chance, Circadians, State};
use solarium_conformance::{Counting, playouts_allocate_nothing};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_do_not_allocate() {
    let two = json!({"seats": ["human", "human"]});
    let four = json!({"seats": ["human", "human", "human", "ai:4"], "supplies": "hidden"});
    playouts_allocate_nothing::<Circadians>(&[two, four], 50);
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 1024);
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Chance>() <= 8);
}
