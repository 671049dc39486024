//! The review of a game: what every position was worth, what luck, decisions and others changed, and which decisions
//! cost most.
//!
//! # Values
//!
//! A value is what a seat could expect, in the unit of its game's [`Guide`](solarium_core::Guide), in thousandths. It
//! comes from plan search ([`Appraiser`](solarium_search::Appraiser)) in [`WORLDS`] worlds that fit what the seat knew,
//! each with luck and a width of its own; its error is the standard error over these worlds. The same worlds serve for
//! the whole review, so that two values differ by what happened between them and not by other luck.
//!
//! # Parts
//!
//! A record is cut into segments: what a seat did in one go, or what was drawn at one time. Each segment is valued at
//! both of its ends in one way, for every seat that is no automa:
//!
//! * **skill**: the seat's own decision. At the beginning stands the value of what the bot of the level would have
//!   done, at the end the value of what was done, both with the same luck;
//! * **luck**: a draw. At the beginning stands the mean over what could have been drawn;
//! * **others**: what another seat did, beside what plan search expects of it.
//!
//! What lies between the end of a segment and the beginning of the next is **unforeseen**: hidden things that were
//! shown, and corrections of the estimate, which looks further with every turn. All numbers are integers, so that
//!
//! start + luck + skill + others + unforeseen = result
//!
//! holds exactly for every seat. The result is what the guide says the finished game came to.

mod course;
mod lines;
mod sums;
#[cfg(test)]
mod tests;
mod valuing;

pub use lines::take_labelled;

use crate::Refusal;
use course::Course;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use solarium_core::{
    Argument, Cancel, Game, Guide, Joint, LEVELS, Level, Message, Seat, SeatKind, Seed, StepOf, Tabletop,
    Turn,
};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use valuing::{Valued, Valuer};

/// The worlds in which every position is valued.
pub const WORLDS: usize = 4;
/// The shape of [`Review`]; raised when it changes, so that a kept review of another shape is made again.
pub const REVIEW_FORMAT: u32 = 1;
/// The level by which games are reviewed unless another is asked for.
pub const USUAL_LEVEL: &str = "hard";
/// Decisions of one seat that are listed as costly, at most.
const MOST_COSTLY: usize = 5;
/// A decision is costly if it costs at least this, in thousandths: less is not worth a look.
const LEAST_COST: i64 = 250;

/// How to review a game: with the record it decides the review, on every machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewPlan {
    /// The level of plan search whose play is the measure.
    pub level: String,
    /// Positions to look at for each decision; `None` is what the level is made for.
    pub budget: Option<u64>,
    /// Where the luck of all worlds comes from.
    pub seed: Seed,
}

impl Default for ReviewPlan {
    fn default() -> ReviewPlan {
        ReviewPlan { level: USUAL_LEVEL.to_string(), budget: None, seed: Seed::from_number(1) }
    }
}

/// A review in the making: portions that can be worked on in any order, on any thread, and must all be done.
pub trait ReviewJob: Send + Sync {
    /// How many portions there are, at least one. Each takes a fraction of a second.
    fn portions(&self) -> usize;
    /// Works on a portion. False if it was cancelled; it is not done then.
    fn work(&self, portion: usize, cancel: &Cancel) -> bool;
    /// The review, once every portion is done; `None` before.
    fn finish(&self) -> Option<Review>;
}

impl dyn ReviewJob + '_ {
    /// Works on all portions, with one thread or none on the caller's. The result is the same with any number.
    /// `progress` is called with how many portions are done, from any thread.
    ///
    /// # Errors
    ///
    /// If it was cancelled.
    pub fn run(
        &self,
        threads: usize,
        cancel: &Cancel,
        progress: &(dyn Fn(usize) + Sync),
    ) -> Result<Review, Refusal> {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let work = || loop {
            let portion = next.fetch_add(1, Ordering::Relaxed);
            if portion >= self.portions() || !self.work(portion, cancel) {
                return;
            }
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        };
        match threads {
            // In place: some platforms have no threads.
            0 | 1 => work(),
            threads => std::thread::scope(|scope| {
                (0..threads.min(self.portions())).for_each(|_| drop(scope.spawn(work)));
            }),
        }
        self.finish().ok_or_else(|| Refusal::new("review/cancelled", Message::new("review-cancelled")))
    }
}

/// A whole review. Every value is in thousandths of the guide's unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Review {
    /// [`REVIEW_FORMAT`].
    pub format: u32,
    /// Id of the game.
    pub game: String,
    /// Rules version of the game.
    pub rules_version: u32,
    /// Steps of the record.
    pub steps: usize,
    /// Is the game over? If not, the results are the last estimates.
    pub over: bool,
    /// The level whose play is the measure.
    pub level: String,
    /// Positions to look at for each decision; null is what the level is made for.
    pub budget: Option<u64>,
    /// The seed of the review, in hexadecimal digits.
    pub seed: String,
    /// The worlds in which every position was valued.
    pub worlds: usize,
    /// Positions that were looked at.
    pub positions: u64,
    /// Every seat that is no automa.
    pub seats: Vec<SeatReview>,
    /// Every decision of these seats, in order.
    pub decisions: Vec<DecisionReview>,
}

impl Review {
    /// The decisions that cost most, those of each seat at most five, in order of the game. Each costs more than
    /// twice the error of its cost.
    pub fn costly(&self) -> Vec<&DecisionReview> {
        self.decisions.iter().filter(|decision| decision.costly).collect()
    }
}

/// What became of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatReview {
    /// Which seat.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The value before the first segment.
    pub start: i64,
    /// What draws changed.
    pub luck: Part,
    /// What the seat's own decisions changed.
    pub skill: Part,
    /// What other seats changed.
    pub others: Part,
    /// What could not be foreseen: hidden things that were shown, corrections of the estimate.
    pub unforeseen: i64,
    /// The value after the last step. Exactly the sum of all before.
    pub result: i64,
    /// The segments that were valued, in order.
    pub segments: Vec<SegmentReview>,
}

/// A sum over segments of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Part {
    /// The sum.
    pub sum: i64,
    /// Its standard error.
    pub error: i64,
}

/// What changed the value in a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Something was drawn.
    Luck,
    /// The seat decided.
    Skill,
    /// Another seat decided.
    Others,
}

/// One segment as one seat values it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SegmentReview {
    /// Steps before it.
    pub from: usize,
    /// Steps with it.
    pub to: usize,
    /// What changed the value.
    pub cause: Cause,
    /// The value before.
    pub before: i64,
    /// The value after.
    pub after: i64,
    /// Standard error of the change.
    pub error: i64,
    /// Standard error of the value after.
    pub value_error: i64,
    /// Of luck: was the mean taken over some of the possible draws, and not over all?
    pub sampled: bool,
}

/// A decision, and what the bot of the level would have done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DecisionReview {
    /// Whose.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// Steps before it.
    pub from: usize,
    /// Steps with it.
    pub to: usize,
    /// What was done: notation of each action.
    pub played: Vec<String>,
    /// What the bot would have done; empty if it comes to the same.
    pub better: Vec<String>,
    /// How much more that was worth; less than 0 if what was done was worth more.
    pub cost: i64,
    /// Standard error of the cost.
    pub error: i64,
    /// Is it one of the decisions that cost most?
    pub costly: bool,
}

/// Prepares the review of a game from the position it began with.
pub(crate) fn job<G: Tabletop>(
    game: &G,
    start: &G::State,
    steps: &[StepOf<G>],
    plan: ReviewPlan,
) -> Result<Job<G>, Refusal> {
    let Some(guide) = G::guide() else {
        return Err(Refusal::new("review/no-guide", Message::new("review-no-guide")));
    };
    let Some(level) = guide.levels().get(&plan.level) else {
        let known = Argument::list(Joint::Comma, LEVELS);
        let message = Message::new("review-level").with("level", plan.level.as_str()).with("known", known);
        return Err(Refusal::new("review/level", message));
    };
    Job::new(game, (guide, *level), Course::of(game, guide, start, steps), plan)
}

/// The review of a game of one title.
pub(crate) struct Job<G: Game> {
    game: G,
    guide: &'static dyn Guide<G>,
    level: Level,
    plan: ReviewPlan,
    course: Course<G>,
    /// A segment for a seat each.
    tasks: Vec<(usize, Seat)>,
    /// What was found, by task. The inside is empty where a segment does not concern the seat.
    found: Vec<OnceLock<Option<Valued<G>>>>,
}

impl<G: Tabletop> Job<G> {
    fn new(
        game: &G,
        (guide, level): (&'static dyn Guide<G>, Level),
        course: Course<G>,
        plan: ReviewPlan,
    ) -> Result<Job<G>, Refusal> {
        if plan.budget == Some(0) {
            return Err(Refusal::new("review/budget", Message::new("review-budget")));
        }
        let seats: Vec<Seat> = reviewed_seats(game).collect();
        let tasks: Vec<(usize, Seat)> = (0..course.segments.len())
            .filter(|segment| !course.segments[*segment].forced)
            .flat_map(|segment| seats.iter().map(move |seat| (segment, *seat)))
            .collect();
        if tasks.is_empty() {
            return Err(Refusal::new("review/empty", Message::new("review-empty")));
        }
        let found = tasks.iter().map(|_| OnceLock::new()).collect();
        Ok(Job { game: game.clone(), guide, level, plan, course, tasks, found })
    }
}

/// Every seat that is no automa.
fn reviewed_seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(|seat| !matches!(game.kind(*seat), SeatKind::Automa(_)))
}

impl<G: Tabletop> ReviewJob for Job<G> {
    fn portions(&self) -> usize {
        self.tasks.len()
    }

    fn work(&self, portion: usize, cancel: &Cancel) -> bool {
        let (segment, seat) = self.tasks[portion];
        let valuer = Valuer::new(&self.game, (self.guide, self.level), &self.course, &self.plan, cancel);
        let Some(valued) = valuer.segment(segment, seat) else { return false };
        // A portion that is done twice comes to the same.
        let _ = self.found[portion].set(valued);
        true
    }

    fn finish(&self) -> Option<Review> {
        let found: Vec<&Option<Valued<G>>> = self.found.iter().map(OnceLock::get).collect::<Option<_>>()?;
        let valued: Vec<sums::Task<'_, G>> = self
            .tasks
            .iter()
            .zip(found)
            .filter_map(|((segment, seat), valued)| Some((*segment, *seat, valued.as_ref()?)))
            .collect();
        let last = self.course.positions.last().expect("there is a position before the first step");
        let over = self.game.turn(last) == Turn::Over;
        let seat_review = |seat: Seat| {
            let result = over.then(|| valuing::thousandths(self.guide.evaluate(&self.game, last, seat)));
            sums::seat_review(&self.course, seat, &valued, result)
        };
        Some(Review {
            format: REVIEW_FORMAT,
            game: G::ID.to_string(),
            rules_version: G::RULES_VERSION,
            steps: self.course.steps.len(),
            over,
            level: self.plan.level.clone(),
            budget: self.plan.budget,
            seed: self.plan.seed.to_hex(),
            worlds: WORLDS,
            positions: valued.iter().map(|(_, _, valued)| valued.positions).sum(),
            seats: reviewed_seats(&self.game).filter_map(seat_review).collect(),
            decisions: sums::decisions(&self.game, &self.course, &valued),
        })
    }
}
