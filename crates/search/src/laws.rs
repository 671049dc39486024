//! What every search and every guide must hold. For the tests of games: each law panics with what is broken.

use crate::luck::Mixer;
use crate::plan::PlanSearch;
use solarium_core::{
    Answer, Bot, Budget, Cancel, Game, GameView, Guide, Level, Limits, Mute, Question, Random, Seat, Step,
    Turn, Viewer, best, random_step,
};
use std::hash::{Hash, Hasher};

/// Everything that a seat can come to by its own actions until its stage ends or another step is due, with and without
/// the actions that the guide calls redundant: both must be the same positions. `false` if there are more than `most`
/// positions on the way, in which case nothing is proven.
///
/// # Panics
///
/// If an end is lost.
pub fn canonical_order_loses_nothing<G: Game>(
    game: &G,
    guide: &dyn Guide<G>,
    state: &G::State,
    seat: Seat,
    most: usize,
) -> bool {
    let Some(lost) = ends_lost_by_canonical_order(game, guide, state, seat, most) else { return false };
    if let Some(end) = lost.first() {
        panic!("an end of the stage is lost by the canonical order\nfrom {state:?}\nto {end:?}");
    }
    true
}

/// The positions at the end of the stage that cannot be reached any more without the actions that the guide calls
/// redundant. `None` if there are more than `most` positions on the way.
pub fn ends_lost_by_canonical_order<G: Game>(
    game: &G,
    guide: &dyn Guide<G>,
    state: &G::State,
    seat: Seat,
    most: usize,
) -> Option<Vec<G::State>> {
    let all = ends(game, guide, state, seat, false, most)?;
    let canonical = ends(game, guide, state, seat, true, most)?;
    Some(all.into_iter().map(|(_, end)| end).filter(|end| !contains(&canonical, end)).collect())
}

/// Positions with their hashes, ascending by hash.
type Positions<S> = Vec<(u64, S)>;

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = Mixer(0);
    value.hash(&mut hasher);
    hasher.finish()
}

fn contains<S: Eq + Hash>(positions: &Positions<S>, wanted: &S) -> bool {
    let hash = hash_of(wanted);
    let from = positions.partition_point(|(h, _)| *h < hash);
    positions[from..].iter().take_while(|(h, _)| *h == hash).any(|(_, state)| state == wanted)
}

fn ends<G: Game>(
    game: &G,
    guide: &dyn Guide<G>,
    state: &G::State,
    seat: Seat,
    canonical: bool,
    most: usize,
) -> Option<Positions<G::State>> {
    let stage = guide.stage(game, state, seat);
    let mut ends: Positions<G::State> = Vec::new();
    let mut layer: Vec<(u64, G::State, Option<G::Action>)> = vec![(0, state.clone(), None)];
    let mut seen = 0;
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (_, state, previous) in &layer {
            for action in game.actions(state, seat) {
                if canonical
                    && previous.is_some_and(|before| guide.redundant(game, state, seat, before, action))
                {
                    continue;
                }
                let mut child = state.clone();
                game.advance(&mut child, Step::Act(seat, action), &mut Mute);
                seen += 1;
                if seen > most {
                    return None;
                }
                let goes_on =
                    game.turn(&child).includes(seat) && guide.next_stage(game, stage, &child, seat) == stage;
                if goes_on {
                    let previous = canonical.then_some(action);
                    next.push((hash_of(&(&child, previous)), child, previous));
                } else {
                    ends.push((hash_of(&child), child));
                }
            }
        }
        next.sort_by(|a, b| a.0.cmp(&b.0).then(a.2.cmp(&b.2)));
        next.dedup_by(|a, b| a.0 == b.0 && a.1 == b.1 && a.2 == b.2);
        layer = next;
    }
    ends.sort_by_key(|(hash, _)| *hash);
    ends.dedup_by(|a, b| a.0 == b.0 && a.1 == b.1);
    Some(ends)
}

/// In random games, wherever a seat that is no automa decides: the answer is legal, and has an opinion of every legal
/// action; the same question gets the same answer; what the seat cannot know does not show in it; a budget of nothing
/// gives a legal action, and no budget is exceeded; a cancelled search gives none.
///
/// # Panics
///
/// If one of these does not hold.
pub fn answers_hold<G: Game>(game: &G, bot: &dyn Bot<G>, seed: u64, every: u32) {
    in_random_games(
        game,
        seed,
        every,
        |_| {},
        |state, seat, seed| {
            answer_holds(game, bot, state, seat, seed);
        },
    );
}

/// What [`answers_hold`] demands, and of plans: each action of a line is legal in its turn; the line is followed without
/// thought until something hidden is shown; stages never fall.
///
/// # Panics
///
/// If one of these does not hold.
pub fn plans_hold<G: Game>(game: &G, guide: &'static dyn Guide<G>, level: Level, seed: u64, every: u32) {
    let bot = PlanSearch { guide, level };
    let mut stages = vec![0; game.seats()];
    let rising = |state: &G::State| {
        for seat in Seat::all(game.seats()).filter(|_| game.turn(state) != Turn::Over) {
            let stage = guide.next_stage(game, stages[seat.index()], state, seat);
            assert!(stage >= stages[seat.index()], "the stage of seat {seat} falls in {state:?}");
            stages[seat.index()] = stage;
        }
    };
    in_random_games(game, seed, every, rising, |state, seat, seed| {
        let answer = answer_holds(game, &bot, state, seat, seed);
        line_holds(game, &bot, state, seat, seed, &answer);
    });
}

/// Plays a random game: every position is looked at, and every so many of the real decisions, with a number of their own.
fn in_random_games<G: Game>(
    game: &G,
    seed: u64,
    every: u32,
    mut position: impl FnMut(&G::State),
    mut decision: impl FnMut(&G::State, Seat, u64),
) {
    let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
    let mut number = 0;
    loop {
        position(&state);
        if let Turn::Decide(seats) = game.turn(&state) {
            for seat in seats.iter() {
                number += 1;
                if number % every.max(1) == 0 && game.actions(&state, seat).len() > 1 {
                    decision(&state, seat, seed ^ u64::from(number));
                }
            }
        }
        if !random_step(game, &mut state, &mut random, &mut list) {
            return;
        }
    }
}

fn answer_holds<G: Game>(game: &G, bot: &dyn Bot<G>, state: &G::State, seat: Seat, seed: u64) -> Answer<G> {
    let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.actions(state, seat));
    let question = Question { game, view: &view, seat, legal: &legal };
    let cancel = Cancel::default();
    let usual = Limits::usual(&cancel);
    let ask = || bot.answer(&question, None, &usual, &mut Random::new(seed)).expect("not cancelled");
    let answer = ask();
    assert!(game.check(state, seat, answer.action).is_ok(), "{:?} is illegal", answer.action);
    assert_eq!(answer, ask(), "the same question has two answers");
    assert_eq!(answer.opinions.iter().map(|opinion| opinion.action).collect::<Vec<_>>(), legal);
    assert!(answer.opinions.iter().all(|opinion| opinion.value.is_finite()), "{:?}", answer.opinions);
    assert_eq!(
        best(&answer.opinions),
        Some(answer.action),
        "the action is not the best of {:?}",
        answer.opinions
    );

    // Blindness: what the seat cannot know is drawn again.
    let other = game.sample(&view, &mut Random::new(!seed));
    let (other_view, other_legal) = (game.view(&other, Viewer::Seat(seat)), game.actions(&other, seat));
    let blind = Question { game, view: &other_view, seat, legal: &other_legal };
    let again = bot.answer(&blind, None, &usual, &mut Random::new(seed));
    assert_eq!(Some(&answer), again.as_ref(), "the answer hangs on what the seat cannot know");

    for budget in [Budget::Iterations(0), Budget::Milliseconds(0), Budget::Iterations(50)] {
        let limits = Limits { budget, ..usual };
        let hasty = bot.answer(&question, None, &limits, &mut Random::new(seed)).expect("not cancelled");
        assert!(game.check(state, seat, hasty.action).is_ok(), "{budget:?}: {:?} is illegal", hasty.action);
        assert!(hasty.iterations <= 51, "{budget:?} took {}", hasty.iterations);
    }
    cancel.cancel();
    let cancelled = bot.answer(&question, None, &usual, &mut Random::new(seed));
    assert!(cancelled.is_none(), "a cancelled search has an answer");
    answer
}

/// The plan is followed without thought, and legal all along.
fn line_holds<G: Game>(
    game: &G,
    bot: &PlanSearch<G>,
    state: &G::State,
    seat: Seat,
    seed: u64,
    answer: &Answer<G>,
) {
    let cancel = Cancel::default();
    let usual = Limits::usual(&cancel);
    let mut at = state.clone();
    let (mut line, mut action) = (answer.line.clone(), answer.action);
    assert_eq!(line.expected.first(), Some(&Step::Act(seat, action)));
    for _ in 1..answer.line.plan.len() {
        game.advance(&mut at, Step::Act(seat, action), &mut Mute);
        let (view, legal) = (game.view(&at, Viewer::Seat(seat)), game.actions(&at, seat));
        let question = Question { game, view: &view, seat, legal: &legal };
        if line.planned(&view).is_none() {
            // The action showed something that was hidden.
            assert!(G::View::HAS_SECRETS, "the line of {state:?} does not hold at {at:?}");
            break;
        }
        let next =
            bot.answer(&question, Some(&line), &usual, &mut Random::new(!seed)).expect("not cancelled");
        assert_eq!(next.iterations, 0, "the line of {state:?} is thought about again at {at:?}");
        assert!(game.check(&at, seat, next.action).is_ok());
        (line, action) = (next.line, next.action);
    }
}
