//! What hints speak of, in positions where it is known.

use serde_json::json;
use solarium_core::{Advice, Game, Mute, Notation, QuantityGain, Records, Seat, Shelf, Step, Viewer};
use solarium_photosynthesis::{Photosynthesis, State};

/// Seat A in turn, B with nothing but what the board says.
fn position(board: &str, round: u8, lp: u8) -> (Photosynthesis, State) {
    let seats = json!([{"kind": "player", "lp": lp}, {"kind": "player"}]);
    let record = json!({"seats": seats, "board": board, "round": round});
    Photosynthesis::load(&record, &Shelf::standard()).unwrap()
}

/// In which quantity playing some actions gains most over playing others.
fn gain(game: &Photosynthesis, state: &State, best: &[&str], other: &[&str]) -> (&'static str, i32, i32) {
    let counted = |actions: &[&str]| {
        let mut state = *state;
        for text in actions {
            let action = game.parse_action(text).unwrap();
            game.check(&state, Seat(0), action).unwrap();
            game.advance(&mut state, Step::Act(Seat(0), action), &mut Mute);
        }
        game.quantities(&game.view(&state, Viewer::Seat(Seat(0))), Seat(0))
    };
    let gain = QuantityGain::greatest(&counted(best), &counted(other)).expect("a quantity differs");
    (gain.name.id, gain.best, gain.other)
}

#[test]
fn collecting_is_about_tokens() {
    let (game, state) = position("A3@d4", 17, 6);
    let top = i32::from(game.token_value(&state, "d4".parse().unwrap()));
    assert_eq!(gain(&game, &state, &["collect d4"], &[]), ("ph-quantity-tokens", top, 0));
}

#[test]
fn growing_is_about_light() {
    let (game, state) = position("A1@d4", 1, 10);
    let bought = &["buy medium", "grow d4"];
    assert_eq!(gain(&game, &state, bought, &["buy medium"]), ("ph-quantity-light", 2, 1));
}

#[test]
fn a_tree_in_the_sun_of_another_is_about_shade() {
    // B stands behind d4 as the sun shines next; A cannot gain light itself, but takes it from B.
    let (game, state) = position("A1@d4 B1@d3", 17, 10);
    let quantities = game.quantities(&game.view(&state, Viewer::Seat(Seat(0))), Seat(0));
    let shade = quantities.iter().find(|quantity| quantity.name.id == "ph-quantity-shade").unwrap();
    let others = game.next_light(&state, Seat(1)).map_or(0, |(gain, _)| i32::from(gain));
    assert_eq!(shade.value, others);
    assert!(shade.worth < 0.0, "less is better");
}

#[test]
fn regions_are_soil_shop_sides_and_the_end() {
    let (game, state) = position("A1@d4", 1, 10);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let region = |text: &str| game.region(&view, Seat(0), game.parse_action(text).unwrap()).unwrap();
    assert_eq!(region("grow d4").id, "ph-region-soil");
    assert_eq!(region("grow d4"), region("collect d4"));
    assert_ne!(region("plant d4 d5"), region("grow d4"));
    assert_eq!(region("buy seed").id, "ph-region-shop");
    assert_eq!(region("end").id, "ph-region-end");
    let sides: Vec<_> =
        ["a1", "a4", "d1", "d7", "g1", "g4"].map(|cell| region(&format!("place {cell}"))).into();
    for (n, side) in sides.iter().enumerate() {
        assert_eq!(side.id, "ph-region-side");
        assert!(!sides[..n].contains(side), "six corners, six sides");
    }
}
