//! What a position is worth to a seat, with any seat next: the value of the best plan that begins there.
//!
//! For comparing positions with each other, above all those after two ways to play the same turn: with the same luck,
//! the same width and the same horizon their values differ only by what was played. [`StageCount`] keeps the horizon.

use crate::beam::{self, Halt, Meter, Span, Task};
use crate::luck::Luck;
use crate::rivals::Script;
use solarium_core::{Cancel, Game, Guide, Seat};

/// Values positions for one seat.
#[derive(Clone, Copy)]
pub struct Appraiser<'a, G: Game> {
    game: &'a G,
    guide: &'a dyn Guide<G>,
    seat: Seat,
    stages: u32,
}

/// How far a seat has come since the position in which a comparison began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StageCount {
    origin: u32,
    now: u32,
}

impl StageCount {
    /// Has a new stage begun since the comparison began?
    pub fn has_risen(self) -> bool {
        self.now > self.origin
    }
}

/// What a position is worth in one world.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appraisal {
    /// In the guide's unit.
    pub value: f32,
    /// How many positions were looked at.
    pub positions: u64,
}

impl<G: Game> std::fmt::Debug for Appraiser<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Appraiser({} for seat {}, {} stages)", G::ID, self.seat, self.stages)
    }
}

impl<'a, G: Game> Appraiser<'a, G> {
    /// Looks so many stages ahead, as a [`Level`](solarium_core::Level) says it: 0 means to the end.
    pub fn new(game: &'a G, guide: &'a dyn Guide<G>, seat: Seat, stages: u32) -> Self {
        Appraiser { game, guide, seat, stages }
    }

    /// A comparison begins in this position.
    pub fn begin(&self, state: &G::State) -> StageCount {
        let origin = self.guide.stage(self.game, state, self.seat);
        StageCount { origin, now: origin }
    }

    /// A step has led to this position.
    #[must_use]
    pub fn advanced(&self, count: StageCount, state: &G::State) -> StageCount {
        match self.game.turn(state).includes(self.seat) {
            true => {
                StageCount { now: self.guide.next_stage(self.game, count.now, state, self.seat), ..count }
            }
            false => count,
        }
    }

    /// What the position is worth with this luck, planned with a beam of this width up to the horizon of the
    /// comparison. A finished game is worth what the guide says it came to. `None` if it was cancelled.
    pub fn value(
        &self,
        state: &G::State,
        count: StageCount,
        luck: Luck,
        width: usize,
        cancel: &Cancel,
    ) -> Option<Appraisal> {
        let mut counted = Counted { positions: 0, cancel };
        let value = self.value_by(state, count, luck, &[], width, &mut counted).ok()?;
        Some(Appraisal { value, positions: counted.positions })
    }

    /// The same as far as the meter allows, with what other players are expected to do.
    pub(crate) fn value_by(
        &self,
        state: &G::State,
        count: StageCount,
        luck: Luck,
        rivals: &[Script<G>],
        width: usize,
        meter: &mut impl Meter,
    ) -> Result<f32, Halt> {
        let Appraiser { game, guide, seat, stages } = *self;
        let task = |legal| {
            let width = width.max(1);
            Task { game, guide, seat, legal, width, stages, noise: 0.0, slip: 0.0, luck, known: None, rivals }
        };
        let mut state = state.clone();
        let mut count = count;
        if !game.turn(&state).includes(seat) {
            beam::settled(task(&[]), &mut state);
            count = self.advanced(count, &state);
        }
        let span = Span { begin: count.now, ..Span::from(count.origin, stages) };
        if !game.turn(&state).includes(seat) || span.begin >= span.horizon {
            meter.tick()?;
            return Ok(guide.evaluate(game, &state, seat));
        }
        let legal = game.actions(&state, seat);
        let found = beam::search_span(task(&legal), &state, span, meter).ok_or(Halt::Cancelled)?;
        if !found.complete {
            return Err(Halt::Spent);
        }
        let best = found.values.iter().flatten().copied().reduce(f32::max);
        Ok(best.unwrap_or_else(|| guide.evaluate(game, &state, seat)))
    }
}

/// Counts positions without a limit.
struct Counted<'a> {
    positions: u64,
    cancel: &'a Cancel,
}

impl Meter for Counted<'_> {
    fn tick(&mut self) -> Result<(), Halt> {
        self.positions += 1;
        if self.cancel.is_cancelled() { Err(Halt::Cancelled) } else { Ok(()) }
    }
}
