use super::*;
use serde_json::json;
use solarium_conformance::toy::{Action, Chance, Position, Toy};
use solarium_core::{Game, Levels, Match, Mute, Random, Records, Shelf, Step, random_step};

/// Rounds are stages; points and half the embers are what a position is worth, ahead of the best other seat.
#[derive(Debug)]
struct ToyGuide;

impl Guide<Toy> for ToyGuide {
    fn levels(&self) -> &Levels {
        unreachable!("the tests have a level of their own")
    }

    fn stage(&self, _: &Toy, state: &Position, _: Seat) -> u32 {
        u32::from(state.round())
    }

    fn evaluate(&self, game: &Toy, state: &Position, seat: Seat) -> f32 {
        let over = game.turn(state) == Turn::Over;
        let ember = if over { 0.0 } else { 0.5 };
        let worth = |seat| game.points(state, seat) as f32 + ember * f32::from(state.embers(seat));
        let others = Seat::all(game.seats()).filter(|other| *other != seat).map(worth);
        worth(seat) - others.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Wide enough to see everything to the end.
const THOROUGH: Level =
    Level { width: 500, stages: 0, worlds: 4, noise: 0.0, slip: 0.0, positions: 500_000, rivals: 0 };

fn run(job: &dyn ReviewJob, threads: usize) -> Review {
    job.run(threads, &Cancel::default(), &|_| {}).expect("nothing cancels it")
}

fn toy_job(game: &Toy, steps: &[StepOf<Toy>], plan: ReviewPlan) -> Result<Job<Toy>, Refusal> {
    let course = Course::of(game, &ToyGuide, &game.start(), steps);
    Job::new(game, (&ToyGuide, THOROUGH), course, plan)
}

fn toy_review(game: &Toy, steps: &[StepOf<Toy>]) -> Review {
    run(&toy_job(game, steps, ReviewPlan::default()).expect("there is something to review"), 1)
}

/// The law: every part adds up, from the segments to the sums and from the sums to the result.
fn adds_up(review: &Review) {
    assert!(!review.seats.is_empty());
    for seat in &review.seats {
        let parts = seat.luck.sum + seat.skill.sum + seat.others.sum + seat.unforeseen;
        assert_eq!(seat.start + parts, seat.result, "seat {}", seat.seat);
        let sum = |cause: Cause| -> i64 {
            let of_cause = seat.segments.iter().filter(|segment| segment.cause == cause);
            of_cause.map(|segment| segment.after - segment.before).sum()
        };
        assert_eq!(sum(Cause::Luck), seat.luck.sum);
        assert_eq!(sum(Cause::Skill), seat.skill.sum);
        assert_eq!(sum(Cause::Others), seat.others.sum);
        let own = review.decisions.iter().filter(|decision| decision.seat == seat.seat);
        assert_eq!(own.map(|decision| -decision.cost).sum::<i64>(), seat.skill.sum);
        assert!(seat.segments.windows(2).all(|pair| pair[0].to <= pair[1].from));
    }
    for decision in review.costly() {
        assert!(decision.cost > 2 * decision.error && !decision.better.is_empty());
    }
}

/// A holds 7 and 6 and wins the first two rounds; what it does with its embers is given.
fn game_of_two_rounds(second_turn: &[StepOf<Toy>]) -> (Toy, Vec<StepOf<Toy>>) {
    let (a, b) = (Seat(0), Seat(1));
    let mut steps: Vec<StepOf<Toy>> = [7, 1, 6, 2].map(|card| Step::Chance(Chance::Card(card))).to_vec();
    steps.push(Step::Chance(Chance::Die(1)));
    steps.extend([Step::Act(a, Action::Bid(6)), Step::Act(b, Action::Bid(1))]);
    steps.extend([Step::Act(a, Action::Light), Step::Act(a, Action::End)]);
    steps.push(Step::Chance(Chance::Die(3)));
    steps.extend([Step::Act(a, Action::Bid(7)), Step::Act(b, Action::Bid(2))]);
    steps.extend(second_turn);
    steps.push(Step::Chance(Chance::Die(3)));
    steps.extend([Step::Act(a, Action::Pass), Step::Act(b, Action::Pass)]);
    let game = Toy::new(&["human", "human"]);
    let mut played = Match::new(std::sync::Arc::new(game.clone()), Seed::from_number(1));
    for step in &steps {
        played.step(*step).expect("the script is legal");
    }
    assert_eq!(played.turn(), Turn::Over);
    (game, steps)
}

#[test]
fn a_known_blunder_costs_most() {
    // Three embers are left unlit, and no later round can be won: three points, and the chance of an even card.
    let (game, steps) = game_of_two_rounds(&[Step::Act(Seat(0), Action::End)]);
    let review = toy_review(&game, &steps);
    adds_up(&review);
    let worst = review.decisions.iter().max_by_key(|decision| decision.cost).expect("there are decisions");
    assert_eq!((worst.seat, worst.from, worst.to), (Seat(0), 12, 13), "{:?}", review.decisions);
    assert!((3_000..=4_000).contains(&worst.cost), "{worst:?}");
    assert!(worst.costly && worst.played == ["end"]);
    assert_eq!(worst.better.iter().filter(|action| *action == "light").count(), 3, "{worst:?}");
    assert_eq!(review.seats[0].result, 1_000);
}

#[test]
fn luck_is_what_was_drawn_against_the_mean_of_what_could_have_been() {
    // Cards 3, 4 and 5 are left, all others were shown: an even one comes once in three times and is a point.
    let light = Step::Act(Seat(0), Action::Light);
    let flip = [Step::Act(Seat(0), Action::Flip), Step::Chance(Chance::Card(4))];
    let turn = [light, light, light, flip[0], flip[1], Step::Act(Seat(0), Action::End)];
    let (game, steps) = game_of_two_rounds(&turn);
    let review = toy_review(&game, &steps);
    adds_up(&review);
    let drawn = |seat: usize| {
        let segments = &review.seats[seat].segments;
        let segment = segments.iter().find(|segment| segment.from == 16).expect("the card is valued");
        assert_eq!((segment.to, segment.cause, segment.sampled), (17, Cause::Luck, false));
        (segment.after - segment.before, segment.error)
    };
    assert_eq!(drawn(0), (667, 0));
    assert_eq!(drawn(1), (-667, 0));
    // What is drawn at one time is one draw: the deal of four cards.
    let deal = &review.seats[0].segments[0];
    assert_eq!((deal.from, deal.to, deal.cause, deal.sampled), (0, 5, Cause::Luck, true));
}

fn random_steps<G: Tabletop>(game: &G, seed: u64, most: usize) -> Vec<StepOf<G>> {
    // Played through a match, whose log has the steps.
    let (mut state, mut random, mut list) = (game.start(), Random::new(seed), Vec::new());
    let mut steps = Vec::new();
    while steps.len() < most {
        let before = state.clone();
        if !random_step(game, &mut state, &mut random, &mut list) {
            break;
        }
        let mut taken = None;
        solarium_core::for_each_step(game, &before, |step| {
            let mut after = before.clone();
            game.advance(&mut after, step, &mut Mute);
            if after == state {
                taken = Some(step);
            }
        });
        steps.push(taken.expect("one of the steps leads there"));
    }
    steps
}

fn easy<G: Tabletop>(game: &G, steps: &[StepOf<G>], threads: usize) -> Review {
    let plan = ReviewPlan { level: "easy".into(), budget: Some(40), ..ReviewPlan::default() };
    run(&job(game, &game.start(), steps, plan).expect("the level is known"), threads)
}

fn adds_up_in<G: Tabletop>(setup: serde_json::Value, seed: u64, most: usize) {
    let game = G::from_setup(&setup, &Shelf::standard()).expect("a set-up of the game");
    let steps = random_steps(&game, seed, most);
    let review = easy(&game, &steps, 1);
    assert_eq!(review.over, steps.len() < most);
    adds_up(&review);
    for seat in &review.seats {
        if review.over {
            let mut state = game.start();
            steps.iter().for_each(|step| game.advance(&mut state, *step, &mut Mute));
            let guide = G::guide().expect("it has one");
            assert_eq!(seat.result, valuing::thousandths(guide.evaluate(&game, &state, seat.seat)));
        }
    }
}

#[test]
fn everything_adds_up_in_random_games_of_every_title() {
    use solarium_circadians::Circadians;
    use solarium_photosynthesis::Photosynthesis;
    use solarium_sol::Sol;
    adds_up_in::<Photosynthesis>(json!({"seats": ["human", "bot:greedy"]}), 1, 10_000);
    adds_up_in::<Photosynthesis>(json!({"seats": ["human", "cynthia:tree"]}), 2, 10_000);
    adds_up_in::<Sol>(json!({"seats": ["human"], "mode": "solo"}), 3, 10_000);
    adds_up_in::<Sol>(json!({"seats": ["human", "human", "human"]}), 4, 120);
    adds_up_in::<Circadians>(json!({"seats": ["human", "ai:2"]}), 5, 10_000);
    adds_up_in::<Circadians>(json!({"seats": ["human", "human", "human"]}), 6, 120);
}

#[test]
fn everything_adds_up_where_hands_are_hidden() {
    for seed in 0..20 {
        let seats: &[&str] = if seed % 2 == 0 { &["human", "human", "human"] } else { &["human", "clock"] };
        let game = Toy::new(seats);
        adds_up(&toy_review(&game, &random_steps(&game, seed, 1000)));
    }
}

#[test]
fn a_review_is_the_same_on_any_number_of_threads() {
    use solarium_photosynthesis::Photosynthesis;
    let setup = json!({"seats": ["human", "cynthia:tree"]});
    let game = Photosynthesis::from_setup(&setup, &Shelf::standard()).expect("a set-up of the game");
    let steps = random_steps(&game, 3, 60);
    let once = easy(&game, &steps, 1);
    assert_eq!(once, easy(&game, &steps, 1));
    assert_eq!(once, easy(&game, &steps, 3));
}

#[test]
fn a_cancelled_review_ends_and_bad_plans_are_refused() {
    let (game, steps) = game_of_two_rounds(&[Step::Act(Seat(0), Action::End)]);
    let code = |refused: Result<Job<Toy>, Refusal>| refused.map(drop).expect_err("refused").code;
    let usual = ReviewPlan::default;
    assert_eq!(code(toy_job(&game, &steps, ReviewPlan { budget: Some(0), ..usual() })), "review/budget");
    assert_eq!(code(toy_job(&game, &[], usual())), "review/empty");
    assert_eq!(code(job(&game, &game.start(), &steps, usual())), "review/no-guide");
    for threads in [1, 2] {
        let cancel = Cancel::default();
        let made = toy_job(&game, &steps, usual()).expect("there is something to review");
        let stop = |done: usize| {
            if done == 3 {
                cancel.cancel();
            }
        };
        let refused = (&made as &dyn ReviewJob).run(threads, &cancel, &stop).expect_err("cancelled");
        assert_eq!(refused.code, "review/cancelled");
        assert!(made.finish().is_none());
        // What was done stays done: the rest can be worked on later.
        assert_eq!(run(&made, 1), toy_review(&game, &steps));
    }
}
