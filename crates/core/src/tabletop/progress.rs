//! How a match went, for the graph at its end.

use super::{EventText, Scoring, Tally};
use crate::{Audience, Events, Message, Seat, StepOf, Turn};

/// What a page draws of a match once it is over. By default it is the points of every seat, step by step.
pub trait Progress: EventText + Scoring {
    /// Counts of [`EventText::tally`] that are drawn beside the points, by name.
    fn drawn_tallies(&self) -> &'static [&'static str] {
        &[]
    }

    /// The places in a list of all events of a match at which a round begins, ascending; none if the game has no rounds.
    fn round_starts(&self, _events: &[Self::Event]) -> Vec<usize> {
        Vec::new()
    }
}

/// The course of a match: how every seat stood at certain moments, and which steps mattered most.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchProgress {
    /// Are [`Measure::values`] those at the end of each round? Else they are those after some of the steps.
    pub by_round: bool,
    /// For each moment that is drawn: the round, or how many steps were taken by then.
    pub moments: Vec<usize>,
    /// What is drawn, the points first.
    pub measures: Vec<Measure>,
    /// The steps that mattered most, in their order.
    pub turning_points: Vec<TurningPoint>,
    /// Everything that was counted over the whole match.
    pub tally: Vec<Tally>,
}

/// Something that is drawn over a whole match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// [`POINTS`], or the name of a tally.
    pub name: &'static str,
    /// For each moment the values by seat.
    pub values: Vec<Vec<i64>>,
}

/// The name of the measure that every game has.
pub const POINTS: &str = "points";

/// A step that mattered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// Steps taken with it: where a replay shows it.
    pub step: usize,
    /// The first of [`MatchProgress::moments`] that includes it, by its place in the list.
    pub at: usize,
    /// Whose.
    pub seat: Seat,
    /// Why it mattered.
    pub kind: TurningKind,
    /// What happened, as everybody saw it.
    pub events: Vec<Message>,
}

/// Why a step mattered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TurningKind {
    /// The seat, which won, was ahead of all others from here on.
    LeadForGood,
    /// The goal of the table was reached, for good.
    GoalReached,
    /// The most points that the seat got by one step.
    LargestGain(i64),
}

/// More moments than this are thinned out: a graph has no room for them.
const MOST_MOMENTS: usize = 60;
/// Gains below this are everyday.
const LEAST_GAIN: i64 = 2;
/// Of a step with more events the first ones are listed.
const MOST_EVENTS: usize = 2;

/// What is known after each step of a match.
struct Followed {
    /// Events by then.
    events: usize,
    points: Vec<i64>,
    goal_reached: bool,
}

/// Follows a match from the position it began with. A match that is over has turning points.
pub fn match_progress<G: Progress>(game: &G, start: &G::State, steps: &[StepOf<G>]) -> MatchProgress {
    let seats = game.seats();
    let mut state = start.clone();
    let mut events: Events<G> = Vec::new();
    let known = |state: &G::State, events: usize| Followed {
        events,
        points: Seat::all(seats).map(|seat| i64::from(game.points(state, seat))).collect(),
        goal_reached: game.goal(&game.scores(state)).is_some_and(|goal| goal.reached >= goal.target),
    };
    let mut after = vec![known(&state, 0)];
    for step in steps {
        game.advance(&mut state, *step, &mut events);
        after.push(known(&state, events.len()));
    }
    let rank_decides = game.goal(&game.scores(&state)).is_none() && seats > 1;
    let winner = game
        .scores(&state)
        .iter()
        .filter(|score| score.rank == Some(1))
        .map(|score| score.seat)
        .collect::<Vec<_>>();
    let over = game.turn(&state) == Turn::Over;
    let public_events = |step: usize| -> Vec<Message> {
        let happened = &events[after[step - 1].events..after[step].events];
        let public = happened.iter().filter(|(audience, _)| *audience == Audience::All);
        public.map(|(_, event)| game.event_message(event)).take(MOST_EVENTS).collect()
    };
    let listed: Vec<G::Event> = events.iter().map(|(_, event)| event.clone()).collect();
    let (by_round, stops) = stops(&after, &game.round_starts(&listed));
    let mut turning = Vec::new();
    if over {
        if let ([winner], true) = (&*winner, rank_decides) {
            turning
                .extend(lead_for_good(&after, *winner).map(|step| (step, *winner, TurningKind::LeadForGood)));
        }
        turning.extend(goal_for_good(&after).map(|step| (step, Seat(0), TurningKind::GoalReached)));
        turning.extend(largest_gains(&after, seats));
    }
    turning.sort_by_key(|(step, seat, kind)| (*step, *seat, *kind));
    let tallies = |until: usize| game.tally(&listed[..until]);
    let measure = |name: &'static str| Measure {
        name,
        values: stops
            .iter()
            .map(|(_, step)| match name {
                POINTS => after[*step].points.clone(),
                name => tallies(after[*step].events)
                    .into_iter()
                    .find(|tally| tally.name == name)
                    .map_or_else(|| vec![0; seats], |tally| tally.seats),
            })
            .collect(),
    };
    let names = std::iter::once(POINTS).chain(game.drawn_tallies().iter().copied());
    MatchProgress {
        by_round,
        moments: stops.iter().map(|(moment, _)| *moment).collect(),
        measures: names.map(measure).collect(),
        turning_points: turning
            .into_iter()
            .map(|(step, seat, kind)| TurningPoint {
                step,
                at: stops.iter().position(|(_, stop)| *stop >= step).unwrap_or(stops.len().saturating_sub(1)),
                seat,
                kind,
                events: public_events(step),
            })
            .collect(),
        tally: tallies(listed.len()),
    }
}

/// The moments that are drawn: what each is called (a round, a number of steps), and after how many steps it is.
fn stops(after: &[Followed], round_starts: &[usize]) -> (bool, Vec<(usize, usize)>) {
    let last = after.len() - 1;
    // The end of a round is the last step before the next one begins.
    let ends = round_starts.iter().skip(1).filter_map(|start| {
        after.iter().position(|known| known.events > *start).map(|step| step.saturating_sub(1))
    });
    let by_round = !round_starts.is_empty();
    let all: Vec<(usize, usize)> = match by_round {
        true => std::iter::once(0).chain(ends).chain([last]).enumerate().collect(),
        false => (0..=last).map(|step| (step, step)).collect(),
    };
    let every = all.len().div_ceil(MOST_MOMENTS).max(1);
    let end = all.len() - 1;
    let kept = all.into_iter().enumerate().filter(|(n, _)| n % every == 0 || *n == end);
    (by_round, kept.map(|(_, stop)| stop).collect())
}

/// The step from which on a seat had more points than every other.
fn lead_for_good(after: &[Followed], seat: Seat) -> Option<usize> {
    let leads = |known: &Followed| {
        let own = known.points[seat.index()];
        known.points.iter().enumerate().all(|(other, points)| other == seat.index() || *points < own)
    };
    let behind = after.iter().rposition(|known| !leads(known))?;
    (behind + 1 < after.len()).then_some(behind + 1)
}

/// The step with which the goal was reached and kept.
fn goal_for_good(after: &[Followed]) -> Option<usize> {
    let short = after.iter().rposition(|known| !known.goal_reached)?;
    (short + 1 < after.len()).then_some(short + 1)
}

/// For each seat the step that brought it the most points, the first of several.
fn largest_gains(after: &[Followed], seats: usize) -> Vec<(usize, Seat, TurningKind)> {
    let gain =
        |seat: Seat, step: usize| after[step].points[seat.index()] - after[step - 1].points[seat.index()];
    let largest = |seat: Seat| {
        let step = (1..after.len()).rev().max_by_key(|step| gain(seat, *step))?;
        let gain = gain(seat, step);
        (gain >= LEAST_GAIN).then_some((step, seat, TurningKind::LargestGain(gain)))
    };
    Seat::all(seats).filter_map(largest).collect()
}
