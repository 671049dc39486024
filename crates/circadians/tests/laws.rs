//! The laws of every game, for every table and option.

use serde_json::json;
use solarium_circadians::{Action, Circadians, Setup, State, pack::Pack};
use solarium_conformance::{laws, playthroughs};
use solarium_core::{Game, Mute, Notation, Random, Seat, Shelf, Step, Turn, Viewer, random_outcome};

fn game(setup: serde_json::Value) -> Circadians {
    let shelf = Shelf::new("standard", Pack::standard());
    Circadians::new(Setup::parse(&setup, &shelf).expect("a good set-up"))
}

fn setups() -> Vec<serde_json::Value> {
    vec![
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "human", "human"], "planet": "B", "clans": {"leyrien": "B", "zcharo": "B", "jrayek": "B"}}),
        json!({"seats": ["human", "human", "human", "human"], "characters": "free", "planet": "random", "supplies": "hidden"}),
        json!({"seats": ["human", "ai:1"], "supplies": "hidden"}),
        json!({"seats": ["human", "human", "ai:3"], "clans": {"leyrien": "random", "zcharo": "random", "jrayek": "random"}}),
        json!({"seats": ["human", "human", "human", "ai:4"], "supplies": "hidden"}),
        json!({"seats": ["human", "human"], "hands": "unknown", "characters": "free"}),
        json!({"seats": ["human", "human", "human", "human"], "hands": "unknown"}),
        json!({"seats": ["human", "human", "ai:2"], "hands": "unknown", "planet": "random"}),
    ]
}

#[test]
fn every_table_keeps_the_laws() {
    laws::<Circadians>(&setups());
}

fn holds(game: &Circadians, state: &State, checked: bool) {
    for count in game.census(state) {
        assert_eq!(count.found, count.expected, "{} in {state:?}", count.what);
    }
    if !checked {
        return;
    }
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(state, viewer);
        let sampled = game.sample(&view, &mut Random::new(5));
        assert_eq!(game.view(&sampled, viewer), view, "{viewer:?}");
        for count in game.census(&sampled) {
            assert_eq!(count.found, count.expected, "{} of {sampled:?}", count.what);
        }
        if let Turn::Decide(seats) = game.turn(state) {
            assert_eq!(game.turn(&sampled), game.turn(state));
            for seat in seats.iter() {
                assert!(!game.actions(&sampled, seat).is_empty(), "{viewer:?} {seat} {sampled:?}");
            }
        }
    }
}

#[test]
fn recorded_games_come_out_the_same() {
    playthroughs::<Circadians>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

/// What a viewer may imagine is a whole position: components add up, the same seats are asked and can answer.
#[test]
fn imagined_positions_are_whole() {
    for setup in setups() {
        let game = game(setup);
        for seed in 0..8 {
            let mut random = Random::new(seed);
            let mut state = game.start();
            let mut steps = 0;
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(random_outcome(&game, &state, &mut random)),
                    Turn::Decide(seats) => {
                        let all: Vec<Seat> = seats.iter().collect();
                        let seat = all[random.below(all.len() as u32) as usize];
                        let list: Vec<Action> = game.actions(&state, seat);
                        assert!(!list.is_empty(), "{seat} {state:?}");
                        assert!(list.is_sorted_by(|a, b| a < b), "{list:?}");
                        for action in &list {
                            assert_eq!(game.check(&state, seat, *action), Ok(()), "{action:?}");
                            let text = game.action_text(*action);
                            assert_eq!(game.parse_action(&text), Ok(*action));
                        }
                        Step::Act(seat, list[random.below(list.len() as u32) as usize])
                    }
                };
                game.advance(&mut state, step, &mut Mute);
                holds(&game, &state, steps % 7 == 0);
                steps += 1;
                assert!(steps < 5000, "endless");
            }
            assert_eq!(state.round, 8);
            assert!(game.scores(&state).iter().any(|s| s.rank == Some(1)));
        }
    }
}
