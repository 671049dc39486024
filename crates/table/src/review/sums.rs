//! The values of all segments put together.

use super::course::Course;
use super::valuing::{Valued, error};
use super::{Cause, DecisionReview, LEAST_COST, MOST_COSTLY, Part, SeatReview, SegmentReview, WORLDS};
use solarium_core::{Game, Notation, Seat};

/// A sum over segments, in all worlds together and in each.
#[derive(Default)]
struct Sum {
    sum: i64,
    worlds: [i64; WORLDS],
}

impl Sum {
    fn add<G: Game>(&mut self, valued: &Valued<G>) {
        self.sum += valued.after - valued.before;
        for (world, change) in self.worlds.iter_mut().zip(&valued.changes) {
            *world += change;
        }
    }

    fn part(&self) -> Part {
        Part { sum: self.sum, error: error(&self.worlds) }
    }
}

/// A segment as a seat values it.
pub(super) type Task<'a, G> = (usize, Seat, &'a Valued<G>);

/// What became of a seat; `None` if nothing concerned it. `result` is that of a finished game.
pub(super) fn seat_review<G: Game>(
    course: &Course<G>,
    seat: Seat,
    valued: &[Task<'_, G>],
    result: Option<i64>,
) -> Option<SeatReview> {
    let mut valued = valued.iter().filter(|(_, by, _)| *by == seat).peekable();
    let start = valued.peek()?.2.before;
    let (mut luck, mut skill, mut others) = (Sum::default(), Sum::default(), Sum::default());
    let (mut unforeseen, mut value) = (0, start);
    let mut segments = Vec::new();
    for (number, _, valued) in valued {
        let segment = &course.segments[*number];
        let (cause, sum) = match segment.by {
            None => (Cause::Luck, &mut luck),
            Some(by) if by == seat => (Cause::Skill, &mut skill),
            Some(_) => (Cause::Others, &mut others),
        };
        sum.add(valued);
        unforeseen += valued.before - value;
        value = valued.after;
        segments.push(SegmentReview {
            from: segment.from,
            to: segment.to,
            cause,
            before: valued.before,
            after: valued.after,
            error: error(&valued.changes),
            value_error: valued.value_error,
            sampled: valued.sampled,
        });
    }
    let result = result.unwrap_or(value);
    unforeseen += result - value;
    Some(SeatReview {
        seat,
        start,
        luck: luck.part(),
        skill: skill.part(),
        others: others.part(),
        unforeseen,
        result,
        segments,
    })
}

/// Every decision of the seats that are reviewed, in order.
pub(super) fn decisions<G: Notation>(
    game: &G,
    course: &Course<G>,
    valued: &[Task<'_, G>],
) -> Vec<DecisionReview> {
    let texts = |actions: &[G::Action]| actions.iter().map(|action| game.action_text(*action)).collect();
    let mut decisions: Vec<DecisionReview> = Vec::new();
    for (number, seat, valued) in valued {
        let segment = &course.segments[*number];
        if segment.by != Some(*seat) {
            continue;
        }
        decisions.push(DecisionReview {
            seat: *seat,
            from: segment.from,
            to: segment.to,
            played: texts(&course.actions(segment)),
            better: texts(&valued.better),
            cost: valued.before - valued.after,
            error: error(&valued.changes),
            costly: false,
        });
    }
    for seat in Seat::all(game.seats()) {
        let mut worst: Vec<usize> = (0..decisions.len())
            .filter(|number| {
                let decision = &decisions[*number];
                decision.seat == seat && decision.cost >= LEAST_COST && decision.cost > 2 * decision.error
            })
            .collect();
        worst.sort_by_key(|number| (std::cmp::Reverse(decisions[*number].cost), *number));
        for number in worst.into_iter().take(MOST_COSTLY) {
            decisions[number].costly = true;
        }
    }
    decisions
}
