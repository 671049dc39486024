//! Plan search with the guide of this game: what every guide must hold, and that it plays well.

use serde_json::json;
use solarium_circadians::guide::STAGES_IN_ROUND;
use solarium_circadians::{Action, Circadians, Phase};
use solarium_core::{
    Bot, Cancel, Game, Guide, LEVELS, Level, Limits, Line, Macros, Mute, Opponents, Question, Random,
    Records, Seat, Shelf, Step, Turn, Viewer, random_outcome, random_step,
};
use solarium_search::{PlanSearch, laws};

const NARROW: Level = Level {
    width: 4,
    stages: STAGES_IN_ROUND,
    worlds: 2,
    noise: 0.5,
    slip: 3.0,
    positions: 100_000,
    rivals: 0,
};

fn game(setup: serde_json::Value) -> Circadians {
    Circadians::from_setup(&setup, &Shelf::standard()).expect("a good set-up")
}

fn guide() -> &'static dyn Guide<Circadians> {
    Circadians::guide().expect("the game has a guide")
}

#[test]
fn plans_hold_at_every_table() {
    let tables = [
        json!({"seats": ["human", "human"]}),
        json!({"seats": ["human", "ai:4"]}),
        json!({"seats": ["human", "human", "human"], "characters": "free", "planet": "random"}),
        json!({"seats": ["human", "human", "human", "ai:2"], "supplies": "hidden"}),
    ];
    for (seed, setup) in tables.into_iter().enumerate() {
        laws::plans_hold(&game(setup), guide(), NARROW, seed as u64, 23);
    }
}

/// Wherever a seat decides in random games: assignments, trades, discards and everything else.
#[test]
fn the_canonical_order_loses_no_end_of_a_stage() {
    let game = game(json!({"seats": ["human", "human"]}));
    let (mut proven, mut assignments, mut trades) = (0, 0, 0);
    for seed in 0..6 {
        let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
        loop {
            if let Turn::Decide(seats) = game.turn(&state) {
                let seat = seats.iter().next().expect("a seat decides");
                let actions = game.actions(&state, seat);
                if actions.len() > 1
                    && laws::canonical_order_loses_nothing(&game, guide(), &state, seat, 20_000)
                {
                    proven += 1;
                    assignments += u32::from(state.phase == Phase::Plan);
                    trades += u32::from(actions.iter().any(|action| matches!(action, Action::Swap(..))));
                }
            }
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
    }
    assert!(proven > 500 && assignments > 100 && trades > 20, "{proven}, {assignments}, {trades}");
}

/// The assignments that are tried are legal and put every die somewhere.
#[test]
fn assignments_are_whole() {
    let game = game(json!({"seats": ["human", "human", "human"]}));
    let (mut state, mut random, mut list) = (game.start(), Random::new(3), Vec::new());
    let (mut macros, mut tried) = (Macros::default(), 0);
    loop {
        if let Turn::Decide(seats) = game.turn(&state)
            && state.phase == Phase::Plan
        {
            let seat = seats.iter().next().expect("a seat decides");
            macros.clear();
            guide().macros(&game, &state, seat, 0, &mut macros);
            for chain in macros.iter() {
                let mut after = state.clone();
                for action in chain {
                    game.check(&after, seat, *action).expect("a legal assignment");
                    game.advance(&mut after, Step::Act(seat, *action), &mut Mute);
                }
                assert_eq!(after.crew(seat).rolled, [0; 6]);
                assert_eq!(chain.last(), Some(&Action::Ready));
                tried += 1;
            }
        }
        if !random_step(&game, &mut state, &mut random, &mut list) {
            break;
        }
    }
    assert!(tried > 500, "{tried}");
}

#[test]
fn weights_name_every_feature_once() {
    let learnable = Circadians::learnable().expect("its evaluation can be learned");
    let file = Circadians::guide_files().expect("the game has a guide").weights;
    assert!(learnable.with_weights(file).is_ok());
    for name in learnable.shape().names {
        // The learned weights come last: some rates have the same name.
        let at = file.rfind(&format!("\n{name} = [")).expect("every feature has weights");
        let missing = format!("{}\nx{}", &file[..at], &file[at + 1..]);
        assert!(learnable.with_weights(&missing).is_err(), "{name}");
    }
    for level in LEVELS {
        assert!(guide().levels().get(level).is_some());
    }
}

/// The points of the planner and of its opponent over some games, seats in turn.
fn points_against(opponent: &dyn Bot<Circadians>, seats: &[&str], games: u64) -> [i32; 2] {
    let game = game(json!({"seats": seats}));
    let level = Level {
        width: 10,
        stages: STAGES_IN_ROUND,
        worlds: 1,
        noise: 0.0,
        slip: 0.0,
        positions: 100_000,
        rivals: 0,
    };
    let planner = PlanSearch { guide: guide(), level };
    let never = Cancel::default();
    let mut points = [0, 0];
    for number in 0..games {
        let own = Seat((number % game.humans() as u64) as u8);
        let mut random = Random::new(number);
        let mut line: Option<Line<Circadians>> = None;
        let mut state = game.start();
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(random_outcome(&game, &state, &mut random)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("a seat decides");
                    let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
                    let question = Question { game: &game, view: &view, seat, legal: &legal };
                    if legal.len() == 1 {
                        Step::Act(seat, legal[0])
                    } else if seat == own {
                        let limits = Limits::usual(&never);
                        let answer = planner.answer(&question, line.as_ref(), &limits, &mut random);
                        let answer = answer.expect("nothing cancels it");
                        line = Some(answer.line);
                        Step::Act(seat, answer.action)
                    } else {
                        Step::Act(seat, opponent.choose(&question, &mut random))
                    }
                }
            };
            game.advance(&mut state, step, &mut Mute);
        }
        for seat in Seat::all(game.seats()) {
            points[usize::from(seat != own)] += game.points(&state, seat);
        }
    }
    points
}

/// A narrow beam over a single round is clearly ahead of the greedy bot and of the easiest AI.
#[test]
fn a_narrow_beam_plays_better_than_greedy() {
    let greedy = Circadians::bot("greedy").expect("a bot of this game");
    let [ours, theirs] = points_against(&*greedy, &["human", "human"], 6);
    assert!(ours > theirs, "{ours} : {theirs}");
    let [ours, theirs] = points_against(&*greedy, &["human", "ai:1"], 3);
    assert!(ours > theirs, "{ours} : {theirs}");
}
