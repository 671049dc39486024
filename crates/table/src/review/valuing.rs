//! One segment valued for one seat, at both of its ends.

use super::course::{Course, Segment};
use super::{ReviewPlan, WORLDS};
use solarium_core::{
    Bot, Budget, Cancel, Game, GameView, Guide, Level, Limits, Mute, Question, Random, Seat, Seed, Step,
    Turn, Viewer, random_outcome, reveals_to,
};
use solarium_search::luck::Luck;
use solarium_search::{Appraiser, PlanSearch, StageCount};

/// A draw with at most so many outcomes is compared with all of them.
const MOST_OUTCOMES: usize = 16;
/// Any other is compared with so many draws, over all worlds.
const DRAWS: usize = 16;
/// The narrowest beam that values a position.
const NARROWEST: usize = 4;
/// The positions for valuing a decision are this part of what a level looks at in one answer at most, which is about a
/// second: that of `hard` makes a fifth of one.
const PART_OF_ANSWER: u64 = 5;
/// Draws and other seats get this part of what a decision gets.
const PART_OF_DECISION: u64 = 4;
/// The beams of the worlds have different widths, in eighths, so that the error shows how much hangs on the width too.
const WIDTHS: [usize; WORLDS] = [8, 7, 6, 5];
/// Draws of one run of chance, so that a fault of the rules cannot hang a review.
const LONGEST_RUN: usize = 1000;

/// A value as the review counts.
pub(super) fn thousandths(value: f32) -> i64 {
    (f64::from(value) * 1000.0).round() as i64
}

/// The mean, rounded to the nearest.
pub(super) fn mean(values: &[i64]) -> i64 {
    let (sum, count) = (values.iter().sum::<i64>(), values.len().max(1) as i64);
    (2 * sum + count).div_euclid(2 * count)
}

/// The standard error of the mean.
pub(super) fn error(values: &[i64]) -> i64 {
    let count = values.len() as f64;
    if values.len() < 2 {
        return 0;
    }
    let mean = values.iter().sum::<i64>() as f64 / count;
    let squares: f64 = values.iter().map(|value| (*value as f64 - mean).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt().round() as i64
}

/// A segment as one seat values it.
#[derive(Clone, Debug)]
pub(super) struct Valued<G: Game> {
    pub(super) before: i64,
    pub(super) after: i64,
    /// In each world how much the value changed.
    pub(super) changes: [i64; WORLDS],
    /// Standard error of `after`.
    pub(super) value_error: i64,
    /// Was the mean taken over some of the possible draws?
    pub(super) sampled: bool,
    /// Of an own decision: what the bot would have done, as far as it can be played on the real board; empty if it
    /// comes to the same.
    pub(super) better: Vec<G::Action>,
    pub(super) positions: u64,
}

/// Where every world's luck comes from.
#[derive(Clone, Copy, Debug)]
struct WorldSeed {
    luck: Luck,
    sample: u64,
}

/// A position of one world, and how far the seat has come since the comparison began.
type Place<G> = (<G as Game>::State, StageCount);

/// Values segments.
pub(super) struct Valuer<'a, G: Game> {
    game: &'a G,
    guide: &'static dyn Guide<G>,
    /// Whose play is the measure.
    bot: PlanSearch<'static, G>,
    /// Its level, fitted to this table.
    level: Level,
    budget: Option<u64>,
    course: &'a Course<G>,
    seed: &'a Seed,
    worlds: [WorldSeed; WORLDS],
    cancel: &'a Cancel,
}

/// A number that follows from the seed of the review.
fn stream_number(seed: &Seed, stream: u64) -> u64 {
    let derived = seed.derive(stream).to_hex();
    u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits")
}

impl<'a, G: Game> Valuer<'a, G> {
    pub(super) fn new(
        game: &'a G,
        (guide, level): (&'static dyn Guide<G>, Level),
        course: &'a Course<G>,
        plan: &'a ReviewPlan,
        cancel: &'a Cancel,
    ) -> Self {
        // The measure is the best that the level knows, without its slips.
        let level = Level { noise: 0.0, slip: 0.0, ..level };
        let (bot, level) = (PlanSearch { guide, level }, guide.fitted(game, level));
        let worlds = std::array::from_fn(|world| {
            let stream = 2 * world as u64;
            WorldSeed {
                luck: Luck::new(stream_number(&plan.seed, stream)),
                sample: stream_number(&plan.seed, stream + 1),
            }
        });
        let (budget, seed) = (plan.budget, &plan.seed);
        Valuer { game, guide, bot, level, budget, course, seed, worlds, cancel }
    }

    /// `None` if it was cancelled; nothing inside if the segment concerns the seat in no way.
    pub(super) fn segment(&self, number: usize, seat: Seat) -> Option<Option<Valued<G>>> {
        let segment = &self.course.segments[number];
        match segment.by {
            Some(by) if by == seat => self.decision(number, segment, seat).map(Some),
            _ if self.looks_the_same(segment, seat) => Some(None),
            Some(_) => self.others(segment, seat).map(Some),
            None => self.luck(number, segment, seat).map(Some),
        }
    }

    fn appraiser(&self, seat: Seat) -> Appraiser<'a, G> {
        Appraiser::new(self.game, self.guide, seat, self.level.stages)
    }

    fn looks_the_same(&self, segment: &Segment, seat: Seat) -> bool {
        let view = |place: usize| self.game.view(&self.course.positions[place], Viewer::Seat(seat));
        view(segment.from) == view(segment.to)
    }

    /// A position of a world, as far as the seat knows it.
    fn sample(&self, world: usize, place: usize, seat: Seat) -> G::State {
        let view = self.game.view(&self.course.positions[place], Viewer::Seat(seat));
        self.game.sample(&view, &mut Random::new(self.worlds[world].sample))
    }

    /// What positions are worth, one of each world after the other, with the widest beams that so many positions pay.
    fn values(&self, seat: Seat, places: &[Place<G>], most: u64) -> Option<(Vec<i64>, u64)> {
        let appraiser = self.appraiser(seat);
        let value = |number: usize, width: usize| {
            let (state, count) = &places[number];
            let world = number % WORLDS;
            let width = (width * WIDTHS[world] / WIDTHS[0]).max(1);
            appraiser.value(state, *count, self.worlds[world].luck, width, self.cancel)
        };
        let mut positions = 0;
        // The time grows with the width, so one narrow look tells what a wide one takes.
        let narrow = value(0, NARROWEST)?;
        positions += narrow.positions;
        let affordable = most / places.len() as u64 * NARROWEST as u64 / narrow.positions.max(1);
        let widest = self.level.width.max(NARROWEST as u32) as usize;
        let width = usize::try_from(affordable).unwrap_or(usize::MAX).clamp(NARROWEST, widest);
        let mut values = Vec::with_capacity(places.len());
        for number in 0..places.len() {
            let appraisal = if number == 0 && width == NARROWEST { narrow } else { value(number, width)? };
            positions += appraisal.positions;
            values.push(thousandths(appraisal.value));
        }
        Some((values, positions))
    }

    fn share(&self) -> u64 {
        self.budget.unwrap_or(self.level.positions / PART_OF_ANSWER)
    }

    /// What the bot would do in the position, as far as it can be done there, and where it leads.
    fn line(&self, number: usize, segment: &Segment, seat: Seat) -> Option<(Vec<G::Action>, G::State, u64)> {
        let game = self.game;
        let mut state = self.course.positions[segment.from].clone();
        let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
        let question = Question { game, view: &view, seat, legal: &legal };
        let budget = self.budget.map_or(Budget::Usual, Budget::Iterations);
        let limits = Limits { budget, cancel: self.cancel, clock: None };
        let stream = (2 * WORLDS + number) as u64;
        let mut random = Random::new(stream_number(self.seed, stream));
        let answer = self.bot.answer(&question, None, &limits, &mut random)?;
        let mut actions = Vec::new();
        for planned in &answer.line.plan {
            let step = Step::Act(seat, planned.action);
            if !game.turn(&state).includes(seat) || game.check(&state, seat, planned.action).is_err() {
                break;
            }
            let shows = G::View::HAS_SECRETS && reveals_to(game, &state, &step, Viewer::Seat(seat));
            game.advance(&mut state, step, &mut Mute);
            actions.push(planned.action);
            // What the bot would do next hangs on what it sees now.
            if shows {
                break;
            }
        }
        Some((actions, state, answer.iterations))
    }

    /// Carries own actions out in a world; `None` if one of them is not possible there.
    fn follow(&self, mut state: G::State, seat: Seat, actions: &[G::Action]) -> Option<Place<G>> {
        let (game, appraiser) = (self.game, self.appraiser(seat));
        let mut count = appraiser.begin(&state);
        for action in actions {
            if !game.turn(&state).includes(seat) || game.check(&state, seat, *action).is_err() {
                return None;
            }
            game.advance(&mut state, Step::Act(seat, *action), &mut Mute);
            count = appraiser.advanced(count, &state);
        }
        Some((state, count))
    }

    /// An own decision: what the bot would have done against what was done.
    fn decision(&self, number: usize, segment: &Segment, seat: Seat) -> Option<Valued<G>> {
        let played = self.course.actions(segment);
        let (better, end, thought) = self.line(number, segment, seat)?;
        let same = better.is_empty() || end == self.course.positions[segment.to];
        let appraiser = self.appraiser(seat);
        let origin = appraiser.begin(&self.course.positions[segment.from]);
        let mut places: Vec<Place<G>> = Vec::with_capacity(2 * WORLDS);
        for world in 0..WORLDS {
            let sampled = self.sample(world, segment.from, seat);
            // What was done may be impossible in a world that does not fit what was learned by it.
            places.push(self.follow(sampled, seat, &played).unwrap_or_else(|| {
                let state = self.sample(world, segment.to, seat);
                let count = appraiser.advanced(origin, &state);
                (state, count)
            }));
        }
        if !same {
            for world in 0..WORLDS {
                let sampled = self.sample(world, segment.from, seat);
                let (mut known, mut rest) = (None, &better[..]);
                while known.is_none() {
                    known = self.follow(sampled.clone(), seat, rest);
                    rest = rest.split_last().map_or(&[][..], |(_, fewer)| fewer);
                }
                places.push(known.expect("nothing to do is always possible"));
            }
        }
        let (values, positions) = self.values(seat, &places, self.share())?;
        let (after, before) = if same { (&values[..], &values[..]) } else { values.split_at(WORLDS) };
        let better = if same { Vec::new() } else { better };
        Some(Valued { better, ..self.valued(before, after, positions + thought) })
    }

    /// What another seat did.
    fn others(&self, segment: &Segment, seat: Seat) -> Option<Valued<G>> {
        let appraiser = self.appraiser(seat);
        let mut places: Vec<Place<G>> = Vec::with_capacity(2 * WORLDS);
        let mut origins = Vec::with_capacity(WORLDS);
        for world in 0..WORLDS {
            let state = self.sample(world, segment.from, seat);
            origins.push(appraiser.begin(&state));
            places.push((state, origins[world]));
        }
        for (world, origin) in origins.into_iter().enumerate() {
            let state = self.sample(world, segment.to, seat);
            let count = appraiser.advanced(origin, &state);
            places.push((state, count));
        }
        let (values, positions) = self.values(seat, &places, self.share() / PART_OF_DECISION)?;
        let (before, after) = values.split_at(WORLDS);
        Some(self.valued(before, after, positions))
    }

    /// Something was drawn.
    fn luck(&self, number: usize, segment: &Segment, seat: Seat) -> Option<Valued<G>> {
        let (game, appraiser) = (self.game, self.appraiser(seat));
        let outcomes = game.outcomes(&self.course.positions[segment.from]).len();
        let sampled = segment.to - segment.from > 1 || outcomes > MOST_OUTCOMES;
        let mut random = Random::new(stream_number(self.seed, (2 * WORLDS + number) as u64));
        // For each world the weights of the draws it is compared with, as many of them as positions.
        let mut weights: Vec<Vec<i64>> = Vec::with_capacity(WORLDS);
        let mut possible: Vec<Vec<Place<G>>> = Vec::with_capacity(WORLDS);
        let mut drawn: Vec<Place<G>> = Vec::with_capacity(WORLDS);
        for world in 0..WORLDS {
            let before = self.sample(world, segment.from, seat);
            let origin = appraiser.begin(&before);
            let place = |state: G::State| {
                let count = appraiser.advanced(origin, &state);
                (state, count)
            };
            let mut draws = Vec::new();
            let mut of_draws = Vec::new();
            if sampled {
                for _ in 0..DRAWS / WORLDS {
                    of_draws.push(1);
                    draws.push(place(self.draw(before.clone(), &mut random)));
                }
            } else {
                for (outcome, weight) in game.outcomes(&before) {
                    let mut state = before.clone();
                    game.advance(&mut state, Step::Chance(outcome), &mut Mute);
                    of_draws.push(i64::from(weight));
                    draws.push(place(state));
                }
            }
            weights.push(of_draws);
            possible.push(draws);
            drawn.push(place(self.sample(world, segment.to, seat)));
        }
        // In turns, because a position is valued in the world that its place in the list says.
        let longest = possible.iter().map(Vec::len).max().unwrap_or(0);
        let mut places = drawn;
        for draw in 0..longest {
            for draws in &possible {
                places.push(draws.get(draw).or(draws.last())?.clone());
            }
        }
        let (values, positions) = self.values(seat, &places, self.share() / PART_OF_DECISION)?;
        let (after, of_draws) = values.split_at(WORLDS);
        let before: Vec<i64> = (0..WORLDS)
            .map(|world| {
                let weighted = weights[world]
                    .iter()
                    .enumerate()
                    .map(|(draw, weight)| (*weight, of_draws[draw * WORLDS + world]));
                let (total, sum) = weighted
                    .fold((0, 0), |(total, sum), (weight, value)| (total + weight, sum + weight * value));
                (2 * sum + total).div_euclid(2 * total.max(1))
            })
            .collect();
        Some(Valued { sampled, ..self.valued(&before, after, positions) })
    }

    /// Draws until something else is due.
    fn draw(&self, mut state: G::State, random: &mut Random) -> G::State {
        for _ in 0..LONGEST_RUN {
            if self.game.turn(&state) != Turn::Chance {
                break;
            }
            let outcome = random_outcome(self.game, &state, random);
            self.game.advance(&mut state, Step::Chance(outcome), &mut Mute);
        }
        state
    }

    fn valued(&self, before: &[i64], after: &[i64], positions: u64) -> Valued<G> {
        Valued {
            before: mean(before),
            after: mean(after),
            changes: std::array::from_fn(|world| after[world] - before[world]),
            value_error: error(after),
            sampled: false,
            better: Vec::new(),
            positions,
        }
    }
}
