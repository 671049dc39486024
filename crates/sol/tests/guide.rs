//! What plan search knows of Sol: its laws, and that the levels play well.

use serde_json::{Value, json};
use solarium_core::{
    Bot, Cancel, Game, Guide, GuideFiles, LEVELS, Level, Limits, Line, Mute, Opponents, Question, Random,
    Records, Seat, Shelf, Step, Turn, Viewer, random_outcome, random_step,
};
use solarium_search::{PlanSearch, laws};
use solarium_sol::{Pack, Phase, Sol, SolGuide, State};

const GUIDE_FILE: &str = include_str!("../data/guide.toml");
const LEVELS_FILE: &str = include_str!("../data/levels.toml");

fn table(setup: Value) -> Sol {
    Sol::from_setup(&setup, &Shelf::new("sol", Pack::standard())).expect("a good set-up")
}

fn guide() -> &'static dyn Guide<Sol> {
    Sol::guide().expect("Sol has a guide")
}

/// A level that takes no time in a test.
fn small(width: u32, stages: u32) -> Level {
    Level { width, stages, worlds: 1, noise: 0.0, slip: 0.0, positions: 100_000, rivals: 0 }
}

fn tables() -> Vec<Sol> {
    let all = json!(["blue", "green", "yellow", "red"]);
    vec![
        table(json!({"seats": ["human", "human"]})),
        table(json!({"seats": vec!["human"; 3], "effects": "random", "colours": all, "allow_red": true,
                     "keep_timing": "deferred", "opening": "long"})),
        table(
            json!({"seats": vec!["human"; 5], "edition": "published", "event": "feeders", "effects": "random"}),
        ),
        table(json!({"mode": "solo", "scenario": "energy_garden"})),
        table(json!({"mode": "solo", "edition": "published", "scenario": "solar_whirlpool"})),
        table(json!({"seats": ["human", "human"], "mode": "coop", "event": "explode"})),
    ]
}

/// Calls `f` with every position of a random game.
fn walk(game: &Sol, seed: u64, mut f: impl FnMut(&State)) {
    let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
    f(&state);
    while random_step(game, &mut state, &mut random, &mut list) {
        f(&state);
    }
}

#[test]
fn the_canonical_order_loses_no_end_of_a_turn() {
    let mut proven = 0;
    for (seed, game) in tables().iter().enumerate() {
        let (mut number, mut of_game) = (0, 0);
        walk(game, seed as u64, |state| {
            number += 1;
            if number % 7 == 0 && of_game < 12 && matches!(state.turn.phase, Phase::Step | Phase::Action) {
                let held = laws::canonical_order_loses_nothing(game, guide(), state, state.active, 30_000);
                of_game += u32::from(held);
            }
        });
        proven += of_game;
    }
    assert!(proven >= 50, "only {proven} positions had few enough ways");
}

#[test]
fn plans_are_legal_blind_and_repeatable() {
    for (seed, game) in tables().iter().enumerate() {
        laws::plans_hold(game, guide(), small(3, 2), seed as u64, 97);
    }
}

/// A stage is a turn: it rises where a turn of the seat begins, and at placements.
#[test]
fn stages_count_the_turns_of_a_seat() {
    for game in tables() {
        for seat in Seat::all(game.seats()) {
            let (mut stage, mut turns, mut before) = (0, 0, None);
            walk(&game, 5, |state| {
                // Search asks where the seat decides.
                if game.turn(state).includes(seat) {
                    let next = guide().next_stage(&game, stage, state, seat);
                    assert!(next == stage || next == stage + 1);
                    stage = next;
                }
                let place = (state.active, state.seats[seat].eye);
                turns += u32::from(before.is_some_and(|before| before != place) && state.active == seat);
                before = Some(place);
            });
            assert!(stage >= turns / 3, "{stage} stages in {turns} turns");
        }
    }
}

#[test]
fn evaluations_are_numbers_and_prefer_momentum() {
    for game in tables() {
        walk(&game, 11, |state| {
            for seat in Seat::all(game.seats()) {
                let value = guide().evaluate(&game, state, seat);
                assert!(value.is_finite(), "{value} in {state:?}");
                let mut more = *state;
                more.seats[seat].momentum[0] += 1;
                assert!(
                    guide().evaluate(&game, &more, seat) > value,
                    "momentum is worth nothing in {state:?}"
                );
            }
        });
    }
}

/// What a rival can do with what it has counts before it has done it, whoever leads.
#[test]
fn energy_of_a_rival_is_a_threat() {
    let game = table(json!({"seats": ["human", "human"]}));
    let (mut positions, mut threats, mut gifts) = (0, 0, 0);
    for seed in 0..4 {
        walk(&game, seed, |state| {
            if state.turn.phase == Phase::Over {
                return;
            }
            for seat in Seat::all(game.seats()) {
                let mut richer = *state;
                let rival = Seat(1 - seat.0);
                richer.seats[rival].energy = (richer.seats[rival].energy + 4).min(30);
                let loss = guide().evaluate(&game, state, seat) - guide().evaluate(&game, &richer, seat);
                // In a few positions more energy changes what the estimate spends it on, for a little less.
                gifts += u32::from(loss < -1e-3);
                positions += 1;
                threats += u32::from(loss > 0.1);
            }
        });
    }
    assert!(positions > 1000 && threats > positions / 2, "{threats} of {positions}");
    assert!(gifts < positions / 10, "{gifts} of {positions}");
}

#[test]
fn files_of_numbers_are_read_strictly() {
    let parse = |weights: &str, levels: &str| SolGuide::parse(GuideFiles { levels, weights });
    assert!(parse(GUIDE_FILE, LEVELS_FILE).is_ok());
    assert!(parse(&GUIDE_FILE.replacen("throw =", "thrown =", 1), LEVELS_FILE).is_err());
    assert!(parse(&GUIDE_FILE.replacen("[versus]", "[versus]\nluck = 1.0", 1), LEVELS_FILE).is_err());
    assert!(parse(GUIDE_FILE, "").is_err());
    for level in LEVELS {
        assert!(guide().levels().get(level).is_some());
    }
}

/// Plays a game to its end, each seat by its bot, with the lines they hand back.
fn play(game: &Sol, bots: &[&dyn Bot<Sol>], seed: u64) -> State {
    let (mut dice, mut random) = (Random::new(seed), Random::new(!seed));
    let mut lines: Vec<Option<Line<Sol>>> = vec![None; bots.len()];
    let never = Cancel::default();
    let mut state = game.start();
    loop {
        let step = match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => Step::Chance(random_outcome(game, &state, &mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
                let question = Question { game, view: &view, seat, legal: &legal };
                let line = lines[seat.index()].take();
                let answer = bots[seat.index()]
                    .answer(&question, line.as_ref(), &Limits::usual(&never), &mut random)
                    .expect("not cancelled");
                lines[seat.index()] = Some(answer.line);
                Step::Act(seat, answer.action)
            }
        };
        game.advance(&mut state, step, &mut Mute);
    }
}

#[test]
fn a_small_plan_beats_the_greedy_bot() {
    let game = table(json!({"seats": ["human", "human"]}));
    let planner = PlanSearch { guide: guide(), level: small(12, 3) };
    let greedy = Sol::bot("greedy").expect("a bot");
    let won = |seed: &u64| {
        let me = Seat((seed % 2) as u8);
        let bots: [&dyn Bot<Sol>; 2] =
            if me == Seat(0) { [&planner, &*greedy] } else { [&*greedy, &planner] };
        game.utility(&play(&game, &bots, *seed), me) == 1.0
    };
    let wins = (0..6).filter(won).count();
    assert!(wins >= 5, "{wins} of 6");
}

#[test]
fn a_small_plan_reaches_targets_alone() {
    let planner = PlanSearch { guide: guide(), level: small(8, 3) };
    let game = table(json!({"mode": "solo", "scenario": "implode"}));
    let wins = (0..4).filter(|seed| game.utility(&play(&game, &[&planner], *seed), Seat(0)) == 1.0).count();
    assert!(wins >= 3, "{wins} of 4 in implode");
    let game = table(json!({"mode": "solo", "scenario": "introduction"}));
    let momentum: i32 = (0..3).map(|seed| play(&game, &[&planner], seed).seats[Seat(0)].total()).sum();
    assert!(momentum >= 36, "{momentum} in three games of the introduction");
}
