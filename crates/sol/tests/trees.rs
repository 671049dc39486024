//! Tree search: its laws in this game.

use serde_json::json;
use solarium_core::{Opponents, Records, Shelf};
use solarium_search::TreeSearch;
use solarium_search::laws::answers_hold;
use solarium_sol::Sol;

fn table(setup: &serde_json::Value) -> Sol {
    Sol::from_setup(setup, &Shelf::standard()).expect("a good set-up")
}

#[test]
fn trees_are_legal_blind_and_repeatable() {
    let guide = Sol::guide().expect("this game has a guide");
    for (seed, setup) in [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human"], "mode": "solo", "scenario": "parasite"}),
        json!({"seats": ["human", "human"], "mode": "coop"}),
    ]
    .iter()
    .enumerate()
    {
        let game = table(setup);
        answers_hold(&game, &TreeSearch::playouts(12), seed as u64, 97);
        answers_hold(&game, &TreeSearch::guided(guide, 60), seed as u64, 97);
    }
}
