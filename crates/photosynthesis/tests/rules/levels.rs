//! PH-13.2: the levels come out in order, and the bots are what they are meant to be. Fewer games than the measurement
//! of `examples/levels.rs`, the same on every machine.

use serde_json::json;
use solarium_conformance::heeds_stop;
use solarium_core::{
    Bot, Game, Mute, Question, Random, Records, Seat, Shelf, Silent, Step, Trace, Turn, Uniform, Viewer,
    random_outcome,
};
use solarium_photosynthesis::greedy::Greedy;
use solarium_photosynthesis::{Action, Photosynthesis, automa};

const GAMES: u64 = 60;

fn table(seats: &[&str]) -> Photosynthesis {
    let shelf = Shelf::standard();
    Photosynthesis::from_setup(&json!({"seats": seats}), &shelf).unwrap()
}

/// Mean points of every seat over some games; `bots` by seat, an automa needs none.
fn means(game: &Photosynthesis, bots: &[&dyn Bot<Photosynthesis>], games: u64) -> Vec<f64> {
    let mut totals = vec![0; game.sitters.len()];
    for seed in 0..games {
        let mut random = Random::new(seed);
        let mut state = game.start();
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(random_outcome(game, &state, &mut random)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let legal = game.actions(&state, seat);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let question = Question { game, view: &view, seat, legal: &legal };
                    Step::Act(seat, bots[seat.index()].choose(&question, &mut random))
                }
            };
            game.advance(&mut state, step, &mut Mute);
        }
        for (seat, total) in totals.iter_mut().enumerate() {
            *total += game.points(&state, Seat(seat as u8));
        }
    }
    totals.into_iter().map(|total| f64::from(total) / games as f64).collect()
}

#[test]
fn ph_13_2_mean_score_rises_from_level_to_level() {
    let levels = ["seedling", "sapling", "young_tree", "tree", "old_growth", "ancient"];
    let scores = levels.map(|level| {
        let game = table(&["bot:greedy", &format!("cynthia:{level}")]);
        means(&game, &[&Greedy::default(), &Uniform], GAMES)[1]
    });
    assert!(scores.windows(2).all(|pair| pair[0] + 1.0 < pair[1]), "{scores:?}");
}

/// A stop that is not set changes nothing; one that is set ends the search before the next action.
#[test]
fn greedy_stops_when_told_to() {
    let game = table(&["human", "human"]);
    let (mut state, mut random) = (game.start(), Random::new(3));
    while game.turn(&state) == Turn::Chance {
        let outcome = random_outcome(&game, &state, &mut random);
        game.advance(&mut state, Step::Chance(outcome), &mut Mute);
    }
    let Turn::Decide(seats) = game.turn(&state) else { panic!("a seat decides") };
    let seat = seats.iter().next().unwrap();
    let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
    let question = Question { game: &game, view: &view, seat, legal: &legal };
    assert_eq!(heeds_stop(&Greedy::default(), &question), 0);
}

#[test]
fn greedy_beats_uniform_random_by_far() {
    let scores = means(&table(&["bot:greedy", "bot:random"]), &[&Greedy::default(), &Uniform], 20);
    assert!(scores[0] > scores[1] + 50.0, "{scores:?}");
}

#[test]
fn ph_9_15_deciding_with_notes_is_deciding_without() {
    // Every decision of Cynthias in random games, at every table and under every reading.
    let setups = [
        json!({"seats": ["human", "cynthia:tree"]}),
        json!({"seats": ["human", "cynthia:ancient", "cynthia:seedling"], "shade_lock": true}),
        json!({"seats": ["human", "human", "cynthia:old_growth", "cynthia"], "revolutions": 4, "shade_lock": true,
               "shade_lock_blocks_collect": true, "collect_reading": "tokens_below"}),
        json!({"seats": ["cynthia", "human"], "collect_reading": "leaves_plus_n", "seed_reading": "space_count"}),
        json!({"seats": ["cynthia", "human"], "collect_reading": "lp_left_plus_n", "seed_reading": "whole_threshold",
               "rev3_pair_priority": "standard"}),
        json!({"seats": ["cynthia:ancient", "human"], "collect_reading": "always"}),
    ];
    let shelf = Shelf::standard();
    let mut decisions = [0; 4];
    for setup in &setups {
        let game = Photosynthesis::from_setup(setup, &shelf).unwrap();
        for seed in 0..6 {
            let mut random = Random::new(seed);
            let mut state = game.start();
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(random_outcome(&game, &state, &mut random)),
                    Turn::Decide(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let legal = game.actions(&state, seat);
                        if game.is_cynthia(seat) {
                            let view = game.view(&state, Viewer::Seat(seat));
                            let mut trace = Trace::default();
                            let told = automa::decide(&game, &view, seat, &mut trace);
                            assert_eq!(told, automa::decide(&game, &view, seat, &mut Silent));
                            assert_eq!(legal, [told]);
                            let last = trace.0.iter().rev().find(|step| !step.after.is_empty());
                            let chosen = match told {
                                Action::Collect(cell) => (0, Some(cell)),
                                Action::Grow(cell) => (1, Some(cell)),
                                Action::Plant { from, .. } => (2, Some(from)),
                                Action::Place(cell) => (3, Some(cell)),
                                _ => (3, None),
                            };
                            if let (kind, Some(cell)) = chosen {
                                decisions[kind] += 1;
                                assert!(
                                    last.unwrap().after.contains(&cell.to_string()),
                                    "{told:?} {trace:#?}"
                                );
                            }
                            Step::Act(seat, told)
                        } else {
                            Step::Act(seat, legal[random.below(legal.len() as u32) as usize])
                        }
                    }
                };
                game.advance(&mut state, step, &mut Mute);
            }
        }
    }
    assert!(decisions.iter().all(|count| *count > 50), "every kind of action occurred: {decisions:?}");
}
