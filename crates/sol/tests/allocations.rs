//! A playout allocates nothing; positions and actions stay small.

use serde_json::json;
use solarium_conformance::{Counting, playouts_allocate_nothing};
use solarium_sol::{Action, Chance, Sol, State};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_do_not_allocate() {
    let all = json!(["blue", "green", "yellow", "red"]);
    let setups = [
        json!({"seats": ["human", "human"], "effects": "random", "colours": all, "allow_red": true}),
        json!({"seats": vec!["human"; 5], "event": "implode", "keep_timing": "deferred"}),
        json!({"seats": vec!["human"; 3], "event": "feeders", "edition": "published", "effects": "random"}),
        json!({"seats": ["human"], "mode": "solo", "scenario": "parasite"}),
    ];
    playouts_allocate_nothing::<Sol>(&setups, 20);
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 512);
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Chance>() <= 8);
}
