//! Tree search: its laws in this game, and its names in a set-up.

use serde_json::json;
use solarium_circadians::Circadians;
use solarium_core::{Game, Opponents, Records, Seat, SeatKind, Shelf};
use solarium_search::TreeSearch;
use solarium_search::laws::answers_hold;

fn table(setup: &serde_json::Value) -> Circadians {
    Circadians::from_setup(setup, &Shelf::standard()).expect("a good set-up")
}

#[test]
fn trees_are_legal_blind_and_repeatable() {
    let guide = Circadians::guide().expect("this game has a guide");
    for (seed, setup) in [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "ai:4"]}),
        json!({"seats": ["human", "human", "human"], "supplies": "hidden"}),
    ]
    .iter()
    .enumerate()
    {
        let game = table(setup);
        answers_hold(&game, &TreeSearch::playouts(12), seed as u64, 29);
        answers_hold(&game, &TreeSearch::guided(guide, 60), seed as u64, 29);
    }
}

#[test]
fn yardsticks_have_a_seat() {
    let game = table(&json!({"seats": ["bot:uct-300", "bot:mcts"]}));
    assert_eq!(game.kind(Seat(0)), SeatKind::Bot("uct-300".into()));
    for bad in ["bot:uct-0", "bot:uct-99999999999999999999", "bot:mcts-x", "bot:uct-"] {
        let refused = Circadians::from_setup(&json!({"seats": [bad, "human"]}), &Shelf::standard());
        assert!(refused.is_err(), "{bad}");
    }
}
