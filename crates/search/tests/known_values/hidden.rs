//! Hidden cards: the toy against its clock, solved over everything that the seat can believe.

use super::{ask, chosen, everything, mean, tree};
use solarium_conformance::toy::{Phase, Position, Toy};
use solarium_core::{Bot, Game, Guide, Levels, Mute, Random, Seat, Step, Turn, Viewer, random_step};
use solarium_search::PlanSearch;
use std::collections::BTreeMap;

const ME: Seat = Seat(0);

/// Positions that the seat cannot tell apart, with their probabilities, which need not add up to 1.
type Belief = Vec<(f64, Position)>;

/// What each legal action is worth if everything later is chosen as well as can be with what is known then.
fn values(game: &Toy, belief: &Belief) -> Vec<f64> {
    let worth = |action| {
        let mut over = 0.0;
        // What the seat knows next, and what it believes then.
        let mut next: BTreeMap<String, Belief> = BTreeMap::new();
        for (share, position) in belief {
            let mut after = position.clone();
            game.advance(&mut after, Step::Act(ME, action), &mut Mute);
            settle(game, *share, after, &mut |share, position| match game.turn(&position) {
                Turn::Over => over += share * game.utility(&position, ME),
                _ => {
                    let view = game.view(&position, Viewer::Seat(ME));
                    let known = serde_json::to_string(&view).expect("a view is JSON");
                    next.entry(known).or_default().push((share, position));
                }
            });
        }
        let best = |belief: &Belief| values(game, belief).into_iter().fold(f64::NEG_INFINITY, f64::max);
        over + next.values().map(best).sum::<f64>()
    };
    game.actions(&belief[0].1, ME).into_iter().map(worth).collect()
}

/// Lets chance and the clock move in every way until the seat decides or the game is over.
fn settle(game: &Toy, share: f64, mut position: Position, reached: &mut impl FnMut(f64, Position)) {
    match game.turn(&position) {
        Turn::Decide(seats) if !seats.contains(ME) => {
            let clock = seats.iter().next().expect("a seat decides");
            let action = game.actions(&position, clock)[0];
            game.advance(&mut position, Step::Act(clock, action), &mut Mute);
            settle(game, share, position, reached);
        }
        Turn::Chance => {
            let outcomes = game.outcomes(&position);
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            for (outcome, weight) in outcomes {
                let mut after = position.clone();
                game.advance(&mut after, Step::Chance(outcome), &mut Mute);
                settle(game, share * f64::from(weight) / f64::from(total), after, reached);
            }
        }
        _ => reached(share, position),
    }
}

/// Bids of the second round, in which a high card may be kept for the third; with what the seat believes.
fn questions(game: &Toy) -> Vec<(Position, Belief)> {
    let mut questions = Vec::new();
    for seed in 0..60 {
        let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
        while !(state.round() == 2 && state.phase() == Phase::Bid && game.turn(&state).includes(ME)) {
            assert!(
                random_step(game, &mut state, &mut random, &mut list),
                "no game ends before the third round"
            );
        }
        if game.actions(&state, ME).len() < 3 {
            continue;
        }
        let view = game.view(&state, Viewer::Seat(ME));
        let mut worlds: Vec<Position> = Vec::new();
        for _ in 0..400 {
            let world = game.sample(&view, &mut random);
            if !worlds.contains(&world) {
                worlds.push(world);
            }
        }
        let share = 1.0 / worlds.len() as f64;
        questions.push((state, worlds.into_iter().map(|world| (share, world)).collect()));
    }
    questions
}

/// Knows nothing before the end.
#[derive(Debug)]
struct Patient;

impl Guide<Toy> for Patient {
    fn levels(&self) -> &Levels {
        unreachable!("the tests have their own levels")
    }

    fn stage(&self, _: &Toy, state: &Position, _: Seat) -> u32 {
        u32::from(state.round())
    }

    fn evaluate(&self, game: &Toy, state: &Position, seat: Seat) -> f32 {
        game.utility(state, seat) as f32
    }
}

/// For each question how much worse than the best the choice is, and what the choice is worth.
fn regrets(bot: &dyn Bot<Toy>, game: &Toy, solved: &[(Position, Vec<f64>)]) -> Vec<f64> {
    let regret = |(state, values): &(Position, Vec<f64>)| {
        let answer = ask(bot, game, state, ME, 1);
        let place = game.actions(state, ME).binary_search(&answer.action).expect("a legal action");
        values.iter().copied().fold(f64::NEG_INFINITY, f64::max) - values[place]
    };
    solved.iter().map(regret).collect()
}

#[test]
fn hidden_cards_are_weighed() {
    let game = Toy::new(&["human", "clock"]);
    let solved = questions(&game).into_iter().map(|(state, belief)| (state, values(&game, &belief)));
    // Those in which something is at stake.
    let matters = |values: &[f64]| {
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        values.iter().any(|value| *value < best - 0.1)
    };
    let solved: Vec<(Position, Vec<f64>)> = solved.filter(|(_, values)| matters(values)).collect();
    assert!(solved.len() >= 10, "only {} questions matter", solved.len());

    let search = tree(20_000);
    for (state, values) in &solved {
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let found = mean(&chosen(&ask(&search, &game, state, ME, 1)));
        assert!((found - best).abs() < 0.08, "{state:?}: {found}, not {best}");
    }
    let most = |regrets: Vec<f64>| regrets.into_iter().fold(0.0, f64::max);
    assert!(most(regrets(&search, &game, &solved)) < 0.05);
    let planner = |worlds| PlanSearch { guide: &Patient, level: everything(worlds) };
    let planned = most(regrets(&planner(40), &game, &solved));
    assert!(planned < 0.1, "{planned}");
    // One world is not what the seat believes: the law notices who takes it for that.
    assert!(most(regrets(&planner(1), &game, &solved)) > 0.1);
}
