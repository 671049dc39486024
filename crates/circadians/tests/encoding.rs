//! Numbers of actions and rows of what a seat knows.

use serde_json::json;
use solarium_circadians::Circadians;
use solarium_conformance::encoding_holds;
use solarium_core::{Encoder, Game, Notation, Random, Records, Shelf, random_step};

#[test]
fn the_encoding_holds_at_every_table() {
    let counts = encoding_holds::<Circadians>(
        &[
            json!({"seats": ["human", "human"]}),
            json!({"seats": ["human", "human", "human"], "planet": "B",
                   "clans": {"leyrien": "B", "zcharo": "B", "jrayek": "B"}}),
            json!({"seats": ["human", "human", "human", "human"], "characters": "free", "planet": "random",
                   "supplies": "hidden"}),
            json!({"seats": ["human", "ai:1"], "supplies": "hidden"}),
            json!({"seats": ["human", "human", "ai:3"],
                   "clans": {"leyrien": "random", "zcharo": "random", "jrayek": "random"}}),
            json!({"seats": ["human", "human", "human", "ai:4"], "supplies": "hidden"}),
        ],
        40,
    );
    assert!(counts.actions > 100_000 && counts.resampled > 1_000, "{counts:?}");
}

/// Numbers are part of every trained agent: a change raises `ENCODING_VERSION`.
#[test]
fn version_1_has_these_numbers() {
    let sizes = [
        json!(["human", "human"]),
        json!(["human", "human", "human"]),
        json!(["human", "human", "human", "human"]),
        json!(["human", "ai:1"]),
    ]
    .map(|seats| {
        let game = Circadians::from_setup(&json!({"seats": seats}), &Shelf::standard()).unwrap();
        let encoder = Encoder::new(&game);
        let texts: Vec<String> = encoder.actions().iter().map(|action| game.action_text(*action)).collect();
        let number = |text: &str| texts.iter().position(|known| known == text);
        (texts.len(), encoder.entries(), ["ready", "act neg-L1 1", "lose die pool", "resolve"].map(number))
    });
    assert_eq!(
        sizes.map(|(numbers, entries, _)| (numbers, entries)),
        [(627, 1189), (644, 1436), (645, 1683), (627, 1297)]
    );
    assert_eq!(sizes[0].2, [Some(94), Some(95), Some(440), Some(626)]);
}

/// Batches copy a position over the one before.
#[test]
fn a_position_copied_over_another_is_the_same() {
    let game = Circadians::from_setup(&json!({"seats": ["human", "ai:1"]}), &Shelf::standard()).unwrap();
    let (mut state, mut copy) = (game.start(), game.start());
    let (mut random, mut list) = (Random::new(1), Vec::new());
    while random_step(&game, &mut state, &mut random, &mut list) {
        copy.clone_from(&state);
        assert_eq!(copy, state);
    }
}
