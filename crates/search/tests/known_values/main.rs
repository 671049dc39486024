//! Both engines in games whose values are known, because the tests solve them by looking at everything.

mod hidden;
mod written;

use solarium_core::{
    Answer, Bot, Cancel, Game, Level, Limits, Opinion, Question, Random, Seat, Turn, Viewer,
};
use solarium_search::tree::{Objective, TellApart};
use solarium_search::{PlanSearch, TreeSearch};
use written::{At, Point, Written, WrittenGuide};

/// Everything is looked at, in so many worlds.
fn everything(worlds: u32) -> Level {
    Level { width: 8_192, stages: 0, worlds, noise: 0.0, slip: 0.0, positions: u64::MAX, rivals: 0 }
}

fn plan(worlds: u32) -> PlanSearch<'static, Written> {
    PlanSearch { guide: &WrittenGuide { others_choose_well: true }, level: everything(worlds) }
}

/// Tree search that wants nothing but what an end is worth.
fn tree<G: Game>(iterations: u64) -> TreeSearch<G> {
    TreeSearch { objective: Objective::VICTORY, ..TreeSearch::playouts(iterations) }
}

fn ask<G: Game>(bot: &dyn Bot<G>, game: &G, state: &G::State, seat: Seat, seed: u64) -> Answer<G> {
    let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.actions(state, seat));
    let question = Question { game, view: &view, seat, legal: &legal };
    let never = Cancel::default();
    bot.answer(&question, None, &Limits::usual(&never), &mut Random::new(seed)).expect("nothing cancels it")
}

/// The opinion of the action that is played.
fn chosen<G: Game>(answer: &Answer<G>) -> Opinion<G::Action> {
    *answer.opinions.iter().find(|opinion| opinion.action == answer.action).expect("a legal action")
}

/// The mean of what tree search saw of an action; it reports what is sure, two standard errors less.
fn mean<A>(opinion: &Opinion<A>) -> f64 {
    opinion.value + 2.0 * opinion.error.expect("it was tried")
}

fn at_start(bot: &dyn Bot<Written>, game: &Written, seed: u64) -> Answer<Written> {
    let Turn::Decide(seats) = game.turn(&game.start()) else { unreachable!("it begins with a decision") };
    ask(bot, game, &game.start(), seats.iter().next().expect("a seat decides"), seed)
}

/// How much worse than the best the choice of the first seat is.
fn regret(bot: &dyn Bot<Written>, game: &Written, seed: u64) -> f64 {
    let values = game.values_of_choices();
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    best - values[usize::from(at_start(bot, game, seed).action)]
}

fn random_trees() -> Vec<Written> {
    let seats = |seed: u64| 2 + (seed % 2) as usize;
    (0..20).map(|seed| Written::random_tree(seats(seed), 4, &mut Random::new(seed))).collect()
}

#[test]
fn every_seat_wants_the_most_for_itself() {
    for (seed, game) in random_trees().iter().enumerate() {
        let value = game.value(0)[0];
        let (plan, tree) = (plan(1), tree(20_000));
        assert_eq!(regret(&plan, game, seed as u64), 0.0, "plan search in game {seed}");
        let found = chosen(&at_start(&plan, game, seed as u64)).value;
        assert!((found - value).abs() < 1e-6, "plan search in game {seed}: {found}, not {value}");
        assert!(regret(&tree, game, seed as u64) < 0.02, "tree search in game {seed}");
        let found = mean(&chosen(&at_start(&tree, game, seed as u64)));
        assert!((found - value).abs() < 0.05, "tree search in game {seed}: {found}, not {value}");
    }
}

/// A law that cannot fail proves nothing: plans that take others for fools, and trees that had no time to look.
#[test]
fn a_search_that_misjudges_others_is_noticed() {
    let games = random_trees();
    let fools = WrittenGuide { others_choose_well: false };
    let naive = PlanSearch { guide: Box::leak(Box::new(fools)), level: everything(1) };
    let hasty = tree(6);
    let regrets = |bot: &dyn Bot<Written>| games.iter().map(|game| regret(bot, game, 1)).fold(0.0, f64::max);
    assert!(regrets(&naive) > 0.1);
    assert!(regrets(&hasty) > 0.1);
}

/// A choice that pays if the other player answers as the guide's rule says, and costs everything if it plans, too.
#[test]
fn a_rival_who_plans_is_reckoned_with() {
    let end = |worth: f64| Point::End(vec![worth, 1.0 - worth]);
    let mut points = vec![
        Point::Decide(Seat(0), vec![1, 2]),
        Point::Decide(Seat(1), vec![3, 4]),
        Point::Decide(Seat(1), vec![5, 6]),
    ];
    points.extend([1.0, 0.0, 0.6, 0.5].map(end));
    let game = Written::new(2, points);
    let fools = PlanSearch { guide: &WrittenGuide { others_choose_well: false }, level: everything(1) };
    assert_eq!(at_start(&fools, &game, 1).action, 0);
    for worlds in [1, 3] {
        let planners = Level { rivals: 8, ..everything(worlds) };
        let answer = at_start(&PlanSearch { level: planners, ..fools }, &game, 1);
        assert_eq!(answer.action, 1, "{answer:?}");
        assert!((chosen(&answer).value - 0.5).abs() < 1e-6, "{answer:?}");
        // Without time for the plans of others the rule must do.
        let hasty = PlanSearch { level: Level { positions: 3, ..planners }, ..fools };
        assert_eq!(at_start(&hasty, &game, 1).action, 0);
    }
}

/// Three bets. The first pays a player who reacts to the die, the second is safe, the third pays rarely.
fn bets() -> Written {
    let end = |worth: f64| Point::End(vec![worth]);
    Written::new(
        1,
        vec![
            Point::Decide(Seat(0), vec![1, 2, 3]),
            Point::Chance(vec![(1, 4), (1, 5), (2, 6)]),
            Point::Chance(vec![(1, 7), (4, 8)]),
            Point::Chance(vec![(1, 9), (9, 10)]),
            // After the first bet: another choice is right after each outcome.
            Point::Decide(Seat(0), vec![11, 12]),
            Point::Decide(Seat(0), vec![12, 11]),
            Point::Decide(Seat(0), vec![12, 13]),
            end(0.5),
            end(0.56),
            Point::Decide(Seat(0), vec![11, 12]),
            end(0.1),
            end(1.0),
            end(0.0),
            end(0.4),
        ],
    )
}

#[test]
fn chance_counts_for_its_weight() {
    let game = bets();
    let expected = [0.25 + 0.25 + 0.5 * 0.4, 0.2 * 0.5 + 0.8 * 0.56, 0.1 + 0.9 * 0.1];
    for (value, expected) in game.values_of_choices().iter().zip(expected) {
        assert!((value - expected).abs() < 1e-12, "the solver is wrong");
    }
    for seed in 0..4 {
        let planned = at_start(&plan(4_000), &game, seed);
        // UCB tries what is not the best ever less: of those only the best is known well.
        let tried = at_start(&tree(30_000), &game, seed);
        assert_eq!((planned.action, tried.action), (0, 0));
        for (opinion, expected) in planned.opinions.iter().zip(expected) {
            // Two thousand worlds: three standard errors are 0.024.
            assert!((opinion.value - expected).abs() < 0.024, "{opinion:?} instead of {expected}");
        }
        let found = mean(&chosen(&tried));
        assert!((found - expected[0]).abs() < 0.02, "{found} instead of {}", expected[0]);
    }
}

/// Two bets of which one pays, two ways to place each, and a choice that always loses. A beam of three has no room for
/// what loses, in any world: what fell out of it must not be taken for as good as what the beam was full of.
#[test]
fn what_fell_out_of_every_beam_is_not_the_best_on_average() {
    let end = |worth: f64| Point::End(vec![worth]);
    let pays = |first: usize| Point::Chance(vec![(1, first), (1, first + 1)]);
    let mut points = vec![
        Point::Decide(Seat(0), vec![1, 2, 3]),
        Point::Decide(Seat(0), vec![4, 5]),
        Point::Decide(Seat(0), vec![6, 7]),
        Point::Decide(Seat(0), vec![16, 17]),
    ];
    points.extend([8, 10, 12, 14].map(pays));
    points.extend([1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, -0.5, -0.5].map(end));
    let game = Written::new(1, points);
    for seed in 0..4 {
        let level = Level { width: 3, ..everything(200) };
        let planned = at_start(&PlanSearch { level, ..plan(1) }, &game, seed);
        assert_ne!(planned.action, 2, "{planned:?}");
        let chosen = chosen(&planned);
        // Of two hundred worlds: three standard errors are 0.106.
        assert!((chosen.value - 0.5).abs() < 0.106, "{chosen:?}");
        assert!(planned.opinions[2].value < chosen.value, "{planned:?}");
    }
}

/// The open loop answers every outcome alike: the first bet is worth less to it, and the second is its best.
#[test]
fn an_open_loop_finds_what_is_best_on_average() {
    let game = bets();
    let search = TreeSearch { tell_apart: TellApart::ByActions, ..tree(30_000) };
    for seed in 0..4 {
        let answer = at_start(&search, &game, seed);
        assert_eq!(answer.action, 1);
        let (first, second) = (mean(&answer.opinions[0]), mean(&answer.opinions[1]));
        // Choosing 0: 1, 0, 0; choosing 1: 0, 1, 0.4.
        assert!(first < 0.5 && (second - 0.548).abs() < 0.02, "{first}, {second}");
    }
}

/// Rows and columns of what seat 0 gets; seat 1 gets the rest.
fn matrix(worth: [[f64; 2]; 2], shown: bool) -> Written {
    let mut points = vec![Point::Answer(vec![vec![1, 2], vec![3, 4]])];
    points.extend(worth.as_flattened().iter().map(|worth| Point::End(vec![*worth, 1.0 - worth])));
    Written { shown, ..Written::new(2, points) }
}

/// What a seat expects, over everything that was tried.
fn expected_by(answer: &Answer<Written>) -> f64 {
    let visits: u32 = answer.opinions.iter().map(|opinion| opinion.visits).sum();
    let sum: f64 = answer.opinions.iter().map(|opinion| mean(opinion) * f64::from(opinion.visits)).sum();
    sum / f64::from(visits)
}

#[test]
fn nobody_profits_from_a_hidden_answer() {
    // Matching pennies, and a game with an uneven mixture: its value is (0.9 · 0.6 − 0.2 · 0.3) / 1.
    for (worth, value) in [([[1.0, 0.0], [0.0, 1.0]], 0.5), ([[0.9, 0.2], [0.3, 0.6]], 0.48)] {
        let game = matrix(worth, false);
        for (seat, value) in [(Seat(0), value), (Seat(1), 1.0 - value)] {
            for tell_apart in [TellApart::ByKnowledge, TellApart::ByActions] {
                let search = TreeSearch { tell_apart, ..tree(20_000) };
                let found = expected_by(&ask(&search, &game, &game.start(), seat, 1));
                assert!((found - value).abs() < 0.04, "{tell_apart:?}: {found}, not {value}");
                // The other has answered already: still nothing is known of it, and it is taken for anything.
                let mut answers = [None; 2];
                answers[1 - seat.index()] = Some(0);
                let shown_nothing = ask(&search, &game, &At { answers, ..game.start() }, seat, 1);
                answers[1 - seat.index()] = Some(1);
                assert_eq!(shown_nothing, ask(&search, &game, &At { answers, ..game.start() }, seat, 1));
            }
        }
        // Plan search takes the other for undecided: each answer is worth its mean.
        let planned = at_start(&plan(4_000), &game, 1);
        for (opinion, row) in planned.opinions.iter().zip(worth) {
            assert!((opinion.value - (row[0] + row[1]) / 2.0).abs() < 0.03, "{opinion:?}");
        }
    }
}

/// Deeper in the tree neither seat is asked, and both learn: they must not fall into step.
#[test]
fn nobody_profits_from_a_hidden_answer_later() {
    let mut game = matrix([[1.0, 0.0], [0.0, 1.0]], false);
    // Before it, seat 0 may take 0.4 instead.
    for point in &mut game.points {
        if let Point::Answer(next) = point {
            next.iter_mut().flatten().for_each(|point| *point += 1);
        }
    }
    let places = [1, game.points.len() + 1].to_vec();
    game.points.insert(0, Point::Decide(Seat(0), places));
    game.points.push(Point::End(vec![0.4, 0.6]));
    let answer = at_start(&tree(20_000), &game, 1);
    assert_eq!(answer.action, 0);
    let found = mean(&answer.opinions[0]);
    assert!((found - 0.5).abs() < 0.04, "{found}");
}

/// If answers are shown, the second to answer profits: the law above would notice.
#[test]
fn who_sees_the_answer_profits() {
    let game = matrix([[1.0, 0.0], [0.0, 1.0]], true);
    for tell_apart in [TellApart::ByKnowledge, TellApart::ByActions] {
        let search = TreeSearch { tell_apart, ..tree(20_000) };
        let first = expected_by(&ask(&search, &game, &game.start(), Seat(0), 1));
        assert!(first < 0.1, "{tell_apart:?}: {first}");
        let answered = At { answers: [Some(1), None], ..game.start() };
        let second = ask(&search, &game, &answered, Seat(1), 1);
        assert_eq!(second.action, 0);
        assert!(mean(&chosen(&second)) > 0.99);
    }
}
