//! Numbers of actions and rows of what a seat knows.

use serde_json::json;
use solarium_conformance::encoding_holds;
use solarium_core::{
    Encoder, Game, Mute, Notation, Random, Records, Seat, Shelf, Step, Turn, random_outcome,
};
use solarium_photosynthesis::{Action, Photosynthesis};

#[test]
fn the_encoding_holds_at_every_table() {
    let counts = encoding_holds::<Photosynthesis>(
        &[
            json!({"seats": ["human", "human"]}),
            json!({"seats": ["human", "human", "human"], "first_seat": 2}),
            json!({"seats": ["human", "human", "human", "human"], "revolutions": 4, "shade_lock": true}),
            json!({"seats": ["human", "cynthia"]}),
            json!({"seats": ["cynthia:ancient", "human", "cynthia:seedling"], "seed_reading": "space_count"}),
            json!({"seats": ["human", "cynthia", "human", "cynthia:old_growth"], "revolutions": 4,
                   "collect_reading": "tokens_below", "rev3_pair_priority": "standard", "ds_corner": 4}),
        ],
        60,
    );
    assert!(counts.actions > 100_000 && counts.resampled > 1_000, "{counts:?}");
}

/// Numbers are part of every trained agent: a change raises `ENCODING_VERSION`.
#[test]
fn version_1_has_these_numbers() {
    let game = Photosynthesis::from_setup(&json!({"seats": ["human", "human"]}), &Shelf::standard()).unwrap();
    let encoder = Encoder::new(&game);
    let texts: Vec<String> = encoder.actions().iter().map(|action| game.action_text(*action)).collect();
    let number = |text: &str| texts.iter().position(|known| known == text);
    assert_eq!((texts.len(), encoder.entries()), (871, 371));
    assert_eq!(
        ["place a1", "place g4", "buy seed", "buy large", "plant a1 a2", "grow a1", "collect g4", "end"]
            .map(number),
        [Some(0), Some(17), Some(18), Some(21), Some(22), Some(796), Some(869), Some(870)]
    );
}

#[test]
fn a_row_tells_what_stands_where() {
    let setup = json!({"seats": ["human", "human"], "first_seat": 1});
    let game = Photosynthesis::from_setup(&setup, &Shelf::standard()).unwrap();
    let encoder = Encoder::new(&game);
    let (mut state, mut random) = (game.start(), Random::new(1));
    while game.turn(&state) == Turn::Chance {
        let outcome = random_outcome(&game, &state, &mut random);
        game.advance(&mut state, Step::Chance(outcome), &mut Mute);
    }
    game.advance(&mut state, Step::Act(Seat(1), Action::Place("a2".parse().unwrap())), &mut Mute);
    let pieces = encoder.features().iter().find(|feature| feature.name == "pieces").unwrap();
    assert_eq!(pieces.axes.iter().map(|axis| axis.labels.len()).collect::<Vec<_>>(), [2, 4, 37]);
    assert_eq!(pieces.axes[2].labels[1], "a2");
    // Seats are counted from the one that looks: to seat 1 its own small tree is the first seat's.
    for (seat, place) in [(Seat(1), 0), (Seat(0), 1)] {
        let mut row = vec![0; encoder.entries()];
        encoder.observe(&game, &state, seat, &mut row);
        let found: Vec<usize> = (0..pieces.len).filter(|entry| row[pieces.first + entry] == 1).collect();
        assert_eq!(found, [place * 4 * 37 + 37 + 1]);
    }
}
