//! Plan search: its laws in this game, and that it is stronger than what it is built on.

use serde_json::json;
use solarium_core::{
    Bot, Cancel, Game, Guide, Level, Limits, Line, Mute, Opponents, Question, Random, Records, Seat, Shelf,
    Step, Turn, Viewer, random_outcome, random_step,
};
use solarium_photosynthesis::{Photosynthesis, State};
use solarium_search::PlanSearch;
use solarium_search::laws::{canonical_order_loses_nothing, plans_hold};

fn guide() -> &'static dyn Guide<Photosynthesis> {
    Photosynthesis::guide().expect("this game has a guide")
}

fn table(setup: serde_json::Value) -> Photosynthesis {
    Photosynthesis::from_setup(&setup, &Shelf::standard()).expect("a good set-up")
}

fn narrow(width: u32, stages: u32) -> Level {
    Level { width, stages, worlds: 1, noise: 0.0, slip: 0.0, positions: u64::MAX, rivals: 0 }
}

#[test]
fn plans_are_legal_blind_and_repeatable() {
    for (seed, setup) in [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "cynthia:ancient"]}),
        json!({"seats": ["human", "human", "cynthia", "human"], "revolutions": 4}),
        json!({"seats": ["human", "human"], "shade_lock": true, "shade_lock_blocks_collect": true}),
    ]
    .into_iter()
    .enumerate()
    {
        let level = Level { worlds: 1 + seed as u32 % 2, noise: seed as f32, slip: 5.0, ..narrow(3, 2) };
        let game = table(setup);
        plans_hold(&game, guide(), level, seed as u64, 11);
        plans_hold(&game, guide(), Level { rivals: 3, ..level }, seed as u64, 13);
    }
}

#[test]
fn the_canonical_order_loses_no_end_of_a_turn() {
    let mut proven = 0;
    for (seed, lock) in (0..6).map(|seed| (seed, seed % 3 == 2)) {
        let game = table(json!({"seats": ["human", "human"], "shade_lock": lock}));
        let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
        while random_step(&game, &mut state, &mut random, &mut list) {
            let Turn::Decide(seats) = game.turn(&state) else { continue };
            let seat = seats.iter().next().expect("a seat decides");
            // At the beginning of a turn.
            if state.round() > 0 && state.activated().is_empty() && random.below(3) == 0 {
                proven += u32::from(canonical_order_loses_nothing(&game, guide(), &state, seat, 20_000));
            }
        }
    }
    assert!(proven > 60, "only {proven} turns were small enough to look at all of them");
}

/// A planner on one seat against greedy on the others, from a random placement.
fn wins(planner: &dyn Bot<Photosynthesis>, game: &Photosynthesis, own: Seat, seed: u64) -> f64 {
    let greedy = Photosynthesis::bot("greedy").expect("a bot of this game");
    let (mut state, mut random) = (game.start(), Random::new(seed));
    let (never, mut line) = (Cancel::default(), Line::default());
    loop {
        let step = match game.turn(&state) {
            Turn::Over => return game.utility(&state, own),
            Turn::Chance => Step::Chance(random_outcome(game, &state, &mut random)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
                let question = Question { game, view: &view, seat, legal: &legal };
                if state.round() == 0 {
                    Step::Act(seat, legal[random.below(legal.len() as u32) as usize])
                } else if seat == own {
                    let limits = Limits::usual(&never);
                    let answer = planner.answer(&question, Some(&line), &limits, &mut random);
                    let answer = answer.expect("nothing cancels it");
                    line = answer.line;
                    Step::Act(seat, answer.action)
                } else {
                    Step::Act(seat, greedy.choose(&question, &mut random))
                }
            }
        };
        game.advance(&mut state, step, &mut Mute);
    }
}

#[test]
fn a_narrow_plan_beats_greedy() {
    let game = table(json!({"seats": ["human", "human"]}));
    let planner = PlanSearch { guide: guide(), level: narrow(10, 0) };
    let won: f64 = (0..16).map(|n| wins(&planner, &game, Seat(n % 2), u64::from(n / 2))).sum();
    assert!(won >= 14.0, "{won} of 16");
}

/// The best that a seat can come to in the last turn of the game, by trying everything; `None` if that is too much.
fn best_end(game: &Photosynthesis, state: &State, seat: Seat, tries: &mut u32) -> Option<f32> {
    if game.turn(state) == Turn::Over {
        return Some(guide().evaluate(game, state, seat));
    }
    *tries = tries.checked_sub(1)?;
    let ends = game.actions(state, seat).into_iter().map(|action| {
        let mut next = *state;
        game.advance(&mut next, Step::Act(seat, action), &mut Mute);
        best_end(game, &next, seat, tries)
    });
    ends.collect::<Option<Vec<f32>>>()?.into_iter().reduce(f32::max)
}

#[test]
fn a_wide_beam_finds_the_best_last_turn() {
    let game = table(json!({"seats": ["human", "human"]}));
    let planner = PlanSearch { guide: guide(), level: narrow(8_000, 0) };
    let mut compared = 0;
    for seed in 0..100 {
        let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
        while state.round() < 18 || state.turns_done() < 1 {
            random_step(&game, &mut state, &mut random, &mut list);
        }
        let seat = game.in_turn(&state).expect("one turn is left");
        let Some(best) = best_end(&game, &state, seat, &mut 50_000) else { continue };
        let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
        let question = Question { game: &game, view: &view, seat, legal: &legal };
        let never = Cancel::default();
        let answer = planner.answer(&question, None, &Limits::usual(&never), &mut Random::new(seed));
        let opinions = answer.expect("nothing cancels it").opinions;
        if legal.len() > 1 {
            let found = opinions.iter().map(|opinion| opinion.value as f32).reduce(f32::max);
            assert_eq!(found, Some(best), "{state:?}");
            compared += 1;
        }
    }
    assert!(compared > 20, "only {compared} last turns were small enough");
}
