//! The laws of every game, for every table and option; and bad input, which never panics.

use proptest::prelude::*;
use serde_json::{Value, json};
use solarium_conformance::{Languages, laws, playthroughs};
use solarium_core::{
    Audience, BoardText, Game, Notation, Random, ReadOuts, Records, Seat, Shelf, Step, Turn, playout,
    random_outcome,
};
use solarium_photosynthesis::{Event, Pack, Photosynthesis};
use solarium_words::Lang;

#[test]
fn every_table_keeps_the_laws() {
    laws::<Photosynthesis>(&[
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "human", "human"], "first_seat": 2}),
        json!({"seats": ["human", "human", "human", "human"], "revolutions": 4, "shade_lock": true}),
        json!({"seats": ["human", "cynthia"]}),
        json!({"seats": ["cynthia:ancient", "human", "cynthia:seedling"], "seed_reading": "space_count"}),
        json!({"seats": ["human", "cynthia", "human"], "collect_reading": "always", "shade_lock": true,
               "shade_lock_blocks_collect": true}),
        json!({"seats": ["human", "cynthia", "human", "cynthia:old_growth"], "revolutions": 4,
               "collect_reading": "tokens_below", "rev3_pair_priority": "standard", "ds_corner": 4}),
        json!({"seats": ["human", "human", "human", "cynthia:sapling"], "collect_reading": "leaves_plus_n",
               "seed_reading": "whole_threshold"}),
    ]);
}

#[test]
fn recorded_games_come_out_the_same() {
    playthroughs::<Photosynthesis>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

/// Pieces leave the game only when an event says so, and every token is in a pile or with a seat.
#[test]
fn nothing_vanishes_untold() {
    for seed in 0..30 {
        let seats = json!(["human", "cynthia", "human"]);
        let game = Photosynthesis::from_setup(&json!({"seats": seats}), &shelf()).unwrap();
        let mut state = game.start();
        let mut random = Random::new(seed);
        let mut told = [0u32; 3];
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(random_outcome(&game, &state, &mut random)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let list = game.actions(&state, seat);
                    Step::Act(seat, list[random.below(list.len() as u32) as usize])
                }
            };
            let mut events: Vec<(Audience, Event)> = Vec::new();
            game.advance(&mut state, step, &mut events);
            for (_, event) in events {
                if let Event::Grew { seat, piece_lost: true, .. }
                | Event::Collected { seat, piece_lost: true, .. } = event
                {
                    told[seat.index()] += 1;
                }
            }
            let lost = [0, 1, 2]
                .map(|seat| game.lost(&state, Seat(seat)).iter().map(|n| u32::from(*n)).sum::<u32>());
            assert_eq!(lost, told);
            let left: usize = (1..=4).map(|leaves| game.pile(&state, leaves).len()).sum();
            let taken =
                Seat::all(3).flat_map(|seat| game.tokens(&state, seat)).filter(|value| *value > 0).count();
            assert_eq!(left + taken, 24);
        }
    }
}

fn shelf() -> Shelf<Pack> {
    Shelf::standard()
}

/// A record out of the middle of a game.
fn some_record(seed: u64) -> Value {
    let setups = [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "cynthia"]}),
        json!({"seats": ["cynthia", "human", "cynthia:ancient", "human"], "revolutions": 4}),
    ];
    let game = Photosynthesis::from_setup(&setups[seed as usize % 3], &shelf()).unwrap();
    let mut state = game.start();
    playout(&game, &mut state, &mut Random::new(seed), &mut Vec::new(), (seed % 300) as u32);
    game.record(&state)
}

/// Any small JSON value, likely to be almost right.
fn some_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..40).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop_oneof![
            Just("random"),
            Just("player"),
            Just("cynthia"),
            Just("human"),
            Just("cynthia:tree"),
            Just("A1@a1"),
            Just("A3@d4 B1@d4"),
            Just("é@d4"),
            Just("d4"),
            Just("always"),
            Just("photosynthesis-standin"),
            Just("")
        ]
        .prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[a-z_]{1,10}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// Puts a value at the `place`-th spot of a JSON tree.
fn mutate(tree: &mut Value, place: &mut usize, value: &Value) -> bool {
    if *place == 0 {
        *tree = value.clone();
        return true;
    }
    *place -= 1;
    match tree {
        Value::Array(list) => list.iter_mut().any(|inner| mutate(inner, place, value)),
        Value::Object(map) => map.values_mut().any(|inner| mutate(inner, place, value)),
        _ => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_of_an_action_or_outcome_panics(text in ".{0,24}", word in "(place|buy|plant|grow|collect|end|card|first|corner) ?[a-h0-9]{0,3} ?[a-h0-9]{0,3}") {
        let game = Photosynthesis::from_setup(&json!({"seats": ["human", "cynthia"]}), &shelf()).unwrap();
        for text in [text, word] {
            if let Ok(action) = game.parse_action(&text) {
                let again = game.parse_action(&game.action_text(action)).unwrap();
                prop_assert_eq!(again, action);
            }
            if let Ok(outcome) = game.parse_chance(&text) {
                prop_assert_eq!(game.parse_chance(&game.chance_text(outcome)).unwrap(), outcome);
            }
        }
    }

    #[test]
    fn no_record_panics_and_what_is_accepted_can_be_played(
        seed in 0u64..900,
        changes in prop::collection::vec((0usize..120, some_value()), 1..4),
    ) {
        let mut record = some_record(seed);
        for (place, value) in &changes {
            mutate(&mut record, &mut place.clone(), value);
        }
        match Photosynthesis::load(&record, &shelf()) {
            Err(reasons) => prop_assert!(!reasons.is_empty()),
            Ok((game, state)) => {
                let written = game.record(&state);
                let (_, again) = Photosynthesis::load(&written, &shelf()).expect("what was written is read");
                prop_assert_eq!(again, state);
                let mut state = state;
                playout(&game, &mut state, &mut Random::new(seed), &mut Vec::new(), 60);
                let view = game.view(&state, solarium_core::Viewer::Spectator);
                let words = Languages::of::<Photosynthesis>().words(Lang::En);
                prop_assert!(game.board_text(&view, words, true).len() > 100);
                for query in ["light", "shaded", "shades", "forecast"] {
                    prop_assert!(game.query(&view, query, &Value::Null).is_ok());
                }
            }
        }
    }

    #[test]
    fn no_set_up_panics(
        keys in prop::collection::btree_map(
            "(seats|first_seat|revolutions|shade_lock|ds_corner|pack|collect_reading|[a-z]{1,5})", some_value(), 0..5),
        place in 0usize..8,
        value in some_value(),
    ) {
        let _ = Photosynthesis::from_setup(&Value::Object(keys.into_iter().collect()), &shelf());
        let mut setup = json!({"seats": ["human", "cynthia"], "first_seat": 0, "revolutions": 3});
        mutate(&mut setup, &mut place.clone(), &value);
        if let Ok(game) = Photosynthesis::from_setup(&setup, &shelf()) {
            prop_assert_eq!(Photosynthesis::from_setup(&game.setup(), &shelf()).unwrap(), game);
        }
    }
}
