//! A playout allocates nothing; positions and actions stay small.

use serde_json::json;
use solarium_conformance::{Counting, playouts_allocate_nothing};
use solarium_photosynthesis::{Action, Chance, Photosynthesis, State};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_do_not_allocate() {
    let two = json!({"seats": ["human", "human"]});
    let four = json!({
        "seats": ["human", "cynthia", "human", "cynthia:ancient"], "revolutions": 4, "shade_lock": true
    });
    playouts_allocate_nothing::<Photosynthesis>(&[two, four], 50);
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<State>() <= 128);
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Chance>() <= 8);
}
