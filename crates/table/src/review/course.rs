//! A record cut into segments: what a seat did in one go, what was drawn at one time.

use solarium_core::{Game, Guide, Mute, Seat, Step, StepOf, Viewer, reveals_to};
use solarium_search::Appraiser;

/// Every position of a record, and its segments.
#[derive(Debug)]
pub(super) struct Course<G: Game> {
    /// The position before each step, and the last one.
    pub(super) positions: Vec<G::State>,
    pub(super) steps: Vec<StepOf<G>>,
    pub(super) segments: Vec<Segment>,
}

/// Some steps in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Segment {
    /// Steps before it.
    pub(super) from: usize,
    /// Steps with it.
    pub(super) to: usize,
    /// Who acted; `None` is chance.
    pub(super) by: Option<Seat>,
    /// Was there nothing to choose and nothing to draw?
    pub(super) forced: bool,
}

impl<G: Game> Course<G> {
    pub(super) fn of(game: &G, guide: &dyn Guide<G>, start: &G::State, steps: &[StepOf<G>]) -> Course<G> {
        let mut course =
            Course { positions: vec![start.clone()], steps: steps.to_vec(), segments: Vec::new() };
        // May the last segment take another step?
        let mut open = false;
        for (number, step) in steps.iter().enumerate() {
            let before: &G::State = &course.positions[number];
            let mut after = before.clone();
            game.advance(&mut after, *step, &mut Mute);
            let (by, forced) = match step {
                Step::Act(seat, _) => (Some(*seat), game.actions(before, *seat).len() == 1),
                Step::Chance(_) => (None, game.outcomes(before).len() == 1),
            };
            match course.segments.last_mut() {
                // What is forced after a choice belongs to it; a choice after what is forced begins there.
                Some(last) if open && last.by == by && (forced || !last.forced) => last.to = number + 1,
                _ => course.segments.push(Segment { from: number, to: number + 1, by, forced }),
            }
            open = by.is_none_or(|seat| {
                let appraiser = Appraiser::new(game, guide, seat, 0);
                let stages = appraiser.advanced(appraiser.begin(before), &after);
                !stages.has_risen() && !reveals_to(game, before, step, Viewer::Seat(seat))
            });
            course.positions.push(after);
        }
        course
    }

    /// What was done in a segment.
    pub(super) fn actions(&self, segment: &Segment) -> Vec<G::Action> {
        let action = |step: &StepOf<G>| match step {
            Step::Act(_, action) => Some(*action),
            Step::Chance(_) => None,
        };
        self.steps[segment.from..segment.to].iter().filter_map(action).collect()
    }
}
