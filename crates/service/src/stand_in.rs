//! The pace of a bot that plays for a person: people watch it, and may take their seat back at any time.

use solarium_core::Seat;
use std::time::Duration;

/// A whole turn takes no longer, however many steps it has: as long as a page shows the turn of an automa at most.
const TURN: Duration = Duration::from_secs(6);
/// Pause before a step.
const STEP: Duration = Duration::from_secs(1);

/// How much of its turn a bot has used.
#[derive(Debug, Default)]
pub(crate) struct StandInPace {
    seat: Option<Seat>,
    used: Duration,
}

impl StandInPace {
    /// How long the bot on a seat waits before its next step; `others` steps of other seats came since its last one,
    /// which pages show one after the other.
    pub(crate) fn pause(&mut self, seat: Seat, others: usize) -> Duration {
        if others > 0 || self.seat != Some(seat) {
            *self = StandInPace { seat: Some(seat), used: Duration::ZERO };
            let shown = STEP.saturating_mul(u32::try_from(others).unwrap_or(u32::MAX));
            return shown.clamp(STEP, TURN);
        }
        // Each step takes at most a quarter of what is left, so that the turn is never longer.
        let pause = STEP.min(TURN.saturating_sub(self.used) / 4);
        self.used += pause;
        pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_any_length_is_over_in_time() {
        let mut pace = StandInPace::default();
        assert_eq!(pace.pause(Seat(0), 0), STEP);
        let whole: Duration = (0..500).map(|_| pace.pause(Seat(0), 0)).sum();
        assert!(whole <= TURN, "{whole:?}");
        assert!(whole > TURN / 2, "{whole:?}");
        // The next turn begins when others have been shown.
        assert_eq!(pace.pause(Seat(0), 3), 3 * STEP);
        assert_eq!(pace.pause(Seat(0), 0), STEP);
        assert_eq!(pace.pause(Seat(0), 400), TURN);
        assert_eq!(pace.pause(Seat(1), 0), STEP);
    }
}
