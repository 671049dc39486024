//! A game that is written down whole: decisions, simultaneous answers, chance and ends, each a line of a list.

use serde::Serialize;
use solarium_core::{
    Audience, Census, Game, GameView, Guide, Levels, Message, Random, Refusal, Reply, Rule, Seat, SeatKind,
    SeatScore, SeatSet, Sink, Step, Turn, Viewer,
};
use std::ops::ControlFlow;

/// A point of the game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Point {
    /// A seat chooses where it goes on.
    Decide(Seat, Vec<usize>),
    /// Seats 0 and 1 answer at once, hidden from each other; by answer of seat 0, then of seat 1.
    Answer(Vec<Vec<usize>>),
    /// Weights, and where it goes on.
    Chance(Vec<(u32, usize)>),
    /// What it is worth by seat.
    End(Vec<f64>),
}

/// The rules: the first point is the start.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Written {
    pub(crate) seats: usize,
    pub(crate) points: Vec<Point>,
    /// Are answers shown at once? They should not be.
    pub(crate) shown: bool,
}

/// The point, and who has answered what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct At {
    pub(crate) point: usize,
    pub(crate) answers: [Option<u8>; 2],
}

/// What a viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Seen {
    point: usize,
    /// What is known of the answers; `None` in it for one that is hidden.
    answers: [Option<Option<u8>>; 2],
}

impl GameView for Seen {
    const HAS_SECRETS: bool = true;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NoSuchChoice;

impl Refusal for NoSuchChoice {
    fn code(&self) -> &'static str {
        "no-such-choice"
    }
    fn rule(&self) -> Rule {
        "WR-1"
    }
    fn message(&self) -> Message {
        Message::notation("no such choice")
    }
}

impl Written {
    pub(crate) fn new(seats: usize, points: Vec<Point>) -> Written {
        Written { seats, points, shown: false }
    }

    /// A random game without chance: each decision is another seat's, and leads to two or three others. The best choice
    /// is better than the others by a tenth at least, because trials cannot tell apart what hardly differs.
    pub(crate) fn random_tree(seats: usize, depth: u32, random: &mut Random) -> Written {
        loop {
            let mut game = Written::new(seats, Vec::new());
            game.grow(0, depth, random);
            let is_clear = |point: &Point| match point {
                Point::Decide(seat, next) => {
                    let mut worth: Vec<f64> =
                        next.iter().map(|next| game.value(*next)[seat.index()]).collect();
                    worth.sort_by(f64::total_cmp);
                    worth[worth.len() - 1] - worth[worth.len() - 2] > 0.1
                }
                _ => true,
            };
            if game.points.iter().all(is_clear) {
                return game;
            }
        }
    }

    fn grow(&mut self, turn: usize, depth: u32, random: &mut Random) -> usize {
        let point = self.points.len();
        self.points
            .push(Point::End((0..self.seats).map(|_| f64::from(random.below(1_000)) / 1_000.0).collect()));
        if depth > 0 {
            let count = 2 + random.below(2);
            let next = (0..count).map(|_| self.grow(turn + 1, depth - 1, random)).collect();
            self.points[point] = Point::Decide(Seat((turn % self.seats) as u8), next);
        }
        point
    }

    fn choices(&self, state: &At, seat: Seat) -> usize {
        match &self.points[state.point] {
            Point::Decide(deciding, next) if *deciding == seat => next.len(),
            Point::Answer(next) if seat == Seat(0) && state.answers[0].is_none() => next.len(),
            Point::Answer(next) if seat == Seat(1) && state.answers[1].is_none() => next[0].len(),
            _ => 0,
        }
    }

    /// What each seat gets from a point on if all of them want the most for themselves and know that of each other.
    pub(crate) fn value(&self, point: usize) -> Vec<f64> {
        match &self.points[point] {
            Point::End(worth) => worth.clone(),
            Point::Decide(seat, next) => self.value(next[self.best(*seat, next)]),
            Point::Chance(outcomes) => {
                let total: u32 = outcomes.iter().map(|(weight, _)| weight).sum();
                let mut mean = vec![0.0; self.seats];
                for (weight, next) in outcomes {
                    let share = f64::from(*weight) / f64::from(total);
                    mean.iter_mut().zip(self.value(*next)).for_each(|(mean, worth)| *mean += share * worth);
                }
                mean
            }
            Point::Answer(_) => unreachable!("simultaneous answers are solved by hand"),
        }
    }

    fn best(&self, seat: Seat, next: &[usize]) -> usize {
        let worth = |place: &usize| self.value(next[*place])[seat.index()];
        (0..next.len()).max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("a decision has choices")
    }

    /// What the first decision's choices are worth to its seat.
    pub(crate) fn values_of_choices(&self) -> Vec<f64> {
        let Point::Decide(seat, next) = &self.points[0] else { unreachable!("it begins with a decision") };
        next.iter().map(|point| self.value(*point)[seat.index()]).collect()
    }
}

impl Game for Written {
    const ID: &'static str = "written";
    const RULES_VERSION: u32 = 1;
    const UNDO_RULE: Rule = "WR-1";
    const TURN_RULE: Rule = "WR-1";
    const OVER_RULE: Rule = "WR-1";
    const CHANCE_RULE: Rule = "WR-1";

    type State = At;
    type Action = u8;
    type Chance = u8;
    type Event = ();
    type View = Seen;
    type Illegal = NoSuchChoice;

    fn seats(&self) -> usize {
        self.seats
    }

    fn kind(&self, _: Seat) -> SeatKind {
        SeatKind::Human
    }

    fn start(&self) -> At {
        At { point: 0, answers: [None; 2] }
    }

    fn turn(&self, state: &At) -> Turn {
        match &self.points[state.point] {
            Point::Decide(seat, _) => Turn::of(*seat),
            Point::Answer(_) => {
                let open = Seat::all(2).filter(|seat| state.answers[seat.index()].is_none());
                Turn::Decide(open.collect::<SeatSet>())
            }
            Point::Chance(_) => Turn::Chance,
            Point::End(_) => Turn::Over,
        }
    }

    fn for_each_action(
        &self,
        state: &At,
        seat: Seat,
        f: impl FnMut(u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        (0..self.choices(state, seat) as u8).try_for_each(f)
    }

    fn for_each_outcome(&self, state: &At, mut f: impl FnMut(u8, u32) -> ControlFlow<()>) -> ControlFlow<()> {
        let Point::Chance(outcomes) = &self.points[state.point] else { return ControlFlow::Continue(()) };
        outcomes.iter().enumerate().try_for_each(|(n, (weight, _))| f(n as u8, *weight))
    }

    fn check(&self, state: &At, seat: Seat, action: u8) -> Result<(), NoSuchChoice> {
        if usize::from(action) < self.choices(state, seat) { Ok(()) } else { Err(NoSuchChoice) }
    }

    fn advance(&self, state: &mut At, step: Step<u8, u8>, _: &mut impl Sink<()>) {
        match (&self.points[state.point], step) {
            (Point::Decide(_, next), Step::Act(_, choice)) => state.point = next[usize::from(choice)],
            (Point::Chance(outcomes), Step::Chance(n)) => state.point = outcomes[usize::from(n)].1,
            (Point::Answer(next), Step::Act(seat, answer)) => {
                state.answers[seat.index()] = Some(answer);
                if let [Some(first), Some(second)] = state.answers {
                    *state = At { point: next[usize::from(first)][usize::from(second)], answers: [None; 2] };
                }
            }
            _ => unreachable!("the step belongs to the point"),
        }
    }

    fn scores(&self, _: &At) -> Vec<SeatScore> {
        unreachable!("the worth of an end is no score")
    }

    fn points(&self, state: &At, seat: Seat) -> i32 {
        (1_000.0 * self.utility(state, seat)) as i32
    }

    fn utility(&self, state: &At, seat: Seat) -> f64 {
        match &self.points[state.point] {
            Point::End(worth) => worth[seat.index()],
            _ => 0.0,
        }
    }

    fn view(&self, state: &At, who: Viewer) -> Seen {
        let seen = |seat: u8| {
            let own = self.shown || who == Viewer::Seat(Seat(seat));
            state.answers[usize::from(seat)].map(|answer| own.then_some(answer))
        };
        Seen { point: state.point, answers: [seen(0), seen(1)] }
    }

    fn sample(&self, view: &Seen, random: &mut Random) -> At {
        let open = At { point: view.point, answers: [None; 2] };
        let answers = [0, 1].map(|seat| {
            let choices = self.choices(&open, Seat(seat as u8)) as u32;
            view.answers[seat].map(|answer| answer.unwrap_or_else(|| random.below(choices) as u8))
        });
        At { answers, ..open }
    }

    fn audience(&self, before: &At, step: &Step<u8, u8>) -> Audience {
        match (&self.points[before.point], step) {
            (Point::Answer(_), Step::Act(seat, _)) if !self.shown => Audience::Only(*seat),
            _ => Audience::All,
        }
    }

    fn census(&self, _: &At) -> Vec<Census> {
        Vec::new()
    }
}

/// A guide that knows nothing before the end. Others want the most for themselves, or are taken to choose the first.
#[derive(Debug)]
pub(crate) struct WrittenGuide {
    pub(crate) others_choose_well: bool,
}

impl Guide<Written> for WrittenGuide {
    fn levels(&self) -> &Levels {
        unreachable!("the tests have their own levels")
    }

    fn stage(&self, _: &Written, _: &At, _: Seat) -> u32 {
        0
    }

    fn evaluate(&self, game: &Written, state: &At, seat: Seat) -> f32 {
        game.utility(state, seat) as f32
    }

    fn reply(&self, game: &Written, state: &At, reply: &mut Reply<'_, Written>) -> u8 {
        match &game.points[state.point] {
            Point::Decide(seat, next) if self.others_choose_well => game.best(*seat, next) as u8,
            // What the planner has answered must not be looked at.
            Point::Answer(_) => reply.random.below(game.choices(state, reply.seat) as u32) as u8,
            _ => 0,
        }
    }
}
