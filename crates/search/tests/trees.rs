//! The laws of tree search in a game with hidden hands, simultaneous bids, dice and an automa.

use solarium_conformance::toy::{Action, Phase, Position, Toy};
use solarium_core::{
    Answer, Bot, Budget, Cancel, Clock, Game, Guide, Levels, Limits, Line, Opinion, Question, Random, Seat,
    Viewer, random_step,
};
use solarium_search::TreeSearch;
use solarium_search::laws::answers_hold;
use solarium_search::tree::{TellApart, Workers};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// Points and half the embers are what a position is worth.
#[derive(Debug)]
struct ToyGuide;

impl Guide<Toy> for ToyGuide {
    fn levels(&self) -> &Levels {
        unreachable!("no level is asked for")
    }

    fn stage(&self, _: &Toy, state: &Position, _: Seat) -> u32 {
        u32::from(state.round())
    }

    fn evaluate(&self, game: &Toy, state: &Position, seat: Seat) -> f32 {
        game.points(state, seat) as f32 + 0.5 * f32::from(state.embers(seat))
    }
}

/// The first bid of a random game.
fn bidding(game: &Toy, seed: u64) -> Position {
    let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
    while state.phase() != Phase::Bid {
        assert!(random_step(game, &mut state, &mut random, &mut list), "no game ends before the bidding");
    }
    state
}

fn with_question<T>(game: &Toy, state: &Position, ask: impl FnOnce(&Question<'_, Toy>) -> T) -> T {
    let (view, legal) = (game.view(state, Viewer::Seat(Seat(0))), game.actions(state, Seat(0)));
    ask(&Question { game, view: &view, seat: Seat(0), legal: &legal })
}

#[test]
fn answers_hold_for_every_kind_of_tree() {
    let usual = TreeSearch::<Toy>::playouts(120);
    let searches = [
        usual,
        TreeSearch { tell_apart: TellApart::ByActions, ..usual },
        TreeSearch { trees: 3, iterations: 100, ..usual },
        TreeSearch { most_nodes: 5, ..usual },
        TreeSearch::guided(&ToyGuide, 120),
        // So many that they are not halved.
        TreeSearch::playouts(600),
    ];
    for seats in [&["human", "human"][..], &["human", "clock", "human"], &["human", "human", "human"]] {
        let game = Toy::new(seats);
        for (seed, search) in searches.iter().enumerate() {
            (0..3).for_each(|more| answers_hold(&game, search, 10 * seed as u64 + more, 1));
        }
    }
}

/// Which law a bot breaks.
fn breach(bot: &dyn Bot<Toy>, game: &Toy) -> String {
    let held = catch_unwind(AssertUnwindSafe(|| (0..20).for_each(|seed| answers_hold(game, bot, seed, 1))));
    let panic = held.expect_err("a broken bot went unnoticed");
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
        .unwrap_or_default()
}

/// What a broken bot makes of a sound answer.
type Spoil = fn(&Question<'_, Toy>, u64, Answer<Toy>) -> Answer<Toy>;

/// Tree search with a fault.
struct Broken {
    spoil: Spoil,
    heeds_budget: bool,
    heeds_cancel: bool,
    asked: AtomicU64,
}

impl Broken {
    fn by(spoil: Spoil) -> Broken {
        Broken { spoil, heeds_budget: true, heeds_cancel: true, asked: AtomicU64::new(0) }
    }
}

impl Bot<Toy> for Broken {
    fn consider(&self, _: &Question<'_, Toy>, _: &mut Random, _: &mut Vec<Opinion<Action>>) {
        unreachable!("the laws ask for answers")
    }

    fn answer(
        &self,
        question: &Question<'_, Toy>,
        _: Option<&Line<Toy>>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Answer<Toy>> {
        let never = Cancel::default();
        let budget = if self.heeds_budget { limits.budget } else { Budget::Usual };
        let cancel = if self.heeds_cancel { limits.cancel } else { &never };
        let limits = Limits { budget, cancel, clock: limits.clock };
        let answer = TreeSearch::playouts(60).answer(question, None, &limits, random)?;
        Some((self.spoil)(question, self.asked.fetch_add(1, Relaxed), answer))
    }
}

/// A law that cannot fail proves nothing.
#[test]
fn every_law_of_answers_can_fail() {
    let game = Toy::new(&["human", "human"]);
    let sound: Spoil = |_, _, answer| answer;
    let broken: [(Broken, &str); 6] = [
        (Broken::by(|_, _, answer| Answer { action: Action::End, ..answer }), "is illegal"),
        (
            Broken::by(|_, asked, answer| Answer { iterations: asked, ..answer }),
            "the same question has two answers",
        ),
        (Broken::by(|_, _, answer| Answer { opinions: Vec::new(), ..answer }), "left == right"),
        (
            Broken::by(|question, _, answer| {
                let worst = answer.opinions.iter().min_by(|a, b| a.value.total_cmp(&b.value));
                Answer { action: worst.map_or(question.legal[0], |opinion| opinion.action), ..answer }
            }),
            "is not the best of",
        ),
        (Broken { heeds_budget: false, ..Broken::by(sound) }, "took 60"),
        (Broken { heeds_cancel: false, ..Broken::by(sound) }, "a cancelled search has an answer"),
    ];
    for (bot, law) in broken {
        let said = breach(&bot, &game);
        assert!(said.contains(law), "{said:?} instead of {law:?}");
    }
}

/// A game whose rules tell a seat what it cannot know makes every bot peek, and is noticed.
#[test]
fn a_bot_that_is_told_secrets_is_noticed() {
    use solarium_core::{Records, Shelf};
    let setup = serde_json::json!({"seats": ["human", "human", "human"], "fault": "LeakingLegal"});
    let game = Toy::from_setup(&setup, &Shelf::standard()).expect("a set-up of the toy");
    let said = breach(&TreeSearch::playouts(60), &game);
    assert!(said.contains("hangs on what the seat cannot know"), "{said}");
}

/// A thread for each tree.
struct Threads(AtomicUsize);

impl Workers for Threads {
    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        self.0.fetch_add(count, Relaxed);
        std::thread::scope(|scope| {
            // The last first: nothing may hang on the order.
            for number in (0..count).rev() {
                scope.spawn(move || task(number));
            }
        });
    }
}

#[test]
fn trees_say_the_same_on_any_number_of_threads() {
    let game = Toy::new(&["human", "human", "human"]);
    let never = Cancel::default();
    for seed in 0..10 {
        with_question(&game, &bidding(&game, seed), |question| {
            let search = TreeSearch { trees: 4, ..TreeSearch::playouts(1_001) };
            let (limits, threads) = (Limits::usual(&never), Threads(AtomicUsize::new(0)));
            let alone = search.answer(question, None, &limits, &mut Random::new(seed));
            let together = search.answer_on(question, &limits, &mut Random::new(seed), &threads);
            assert_eq!(alone, together);
            assert_eq!(alone.map(|answer| answer.iterations), Some(1_001));
            assert_eq!(threads.0.into_inner(), 4);
            // More trees are another search.
            let more = TreeSearch { trees: 5, ..search };
            assert_ne!(more.answer(question, None, &limits, &mut Random::new(seed)), together);
        });
    }
}

/// A clock that ticks whenever it is looked at, and may cancel the search.
struct Ticking<'a> {
    time: AtomicU64,
    cancel: Option<(&'a Cancel, u64)>,
}

impl Clock for Ticking<'_> {
    fn elapsed_milliseconds(&self) -> u64 {
        let now = self.time.fetch_add(1, Relaxed);
        if let Some((cancel, at)) = self.cancel
            && now >= at
        {
            cancel.cancel();
        }
        now
    }
}

#[test]
fn the_clock_from_outside_ends_a_search_and_so_does_a_cancel() {
    let game = Toy::new(&["human", "human"]);
    with_question(&game, &bidding(&game, 1), |question| {
        let cancel = Cancel::default();
        let search = TreeSearch::playouts(u64::MAX);
        let clock = Ticking { time: AtomicU64::new(0), cancel: None };
        let limits = Limits { budget: Budget::Milliseconds(70), cancel: &cancel, clock: Some(&clock) };
        let answer = search.answer(question, None, &limits, &mut Random::new(1)).expect("nothing cancels it");
        assert_eq!(answer.iterations, 70, "one look at the clock before each iteration");
        // In the midst of a thought without end: not one more iteration is begun.
        let clock = Ticking { time: AtomicU64::new(0), cancel: Some((&cancel, 30)) };
        let limits = Limits { budget: Budget::Milliseconds(u64::MAX), cancel: &cancel, clock: Some(&clock) };
        assert_eq!(search.answer(question, None, &limits, &mut Random::new(1)), None);
        assert_eq!(clock.time.into_inner(), 31);
    });
}

/// When there is no room for more nodes the search goes on, counts everything and still finds the better action.
#[test]
fn a_full_tree_goes_on() {
    let game = Toy::new(&["human", "clock"]);
    let never = Cancel::default();
    for most_nodes in [0, 1, 10] {
        with_question(&game, &bidding(&game, 3), |question| {
            let search = TreeSearch { most_nodes, ..TreeSearch::playouts(5_000) };
            let answer = search.answer(question, None, &Limits::usual(&never), &mut Random::new(1));
            let answer = answer.expect("nothing cancels it");
            assert_eq!(answer.iterations, 5_000);
            assert_ne!(answer.action, Action::Pass, "{:?}", answer.opinions);
        });
    }
}
