//! Who plays on when no person has to: bots by seat.

use solarium_core::{Seat, SeatKind};

/// The most steps one call drives a match forward: no game is longer, so a fault ends the call, not the program.
pub const MOST_STEPS: usize = 100_000;

/// Which seats are moved by which bot, beyond what the set-up says. Chance and automas always move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AutoPlan {
    /// By seat number; `None` = as the set-up says.
    pub bots: Vec<Option<String>>,
}

impl AutoPlan {
    /// Only what the set-up says.
    pub fn by_setup() -> AutoPlan {
        AutoPlan::default()
    }

    /// The same bot on every seat that is not an automa.
    pub fn everywhere(bot: &str, seats: usize) -> AutoPlan {
        AutoPlan { bots: vec![Some(bot.to_string()); seats] }
    }

    /// The bot that moves a seat of this kind; `None` for a person.
    pub fn bot<'a>(&'a self, seat: Seat, kind: &'a SeatKind) -> Option<&'a str> {
        let given = self.bots.get(seat.index()).and_then(Option::as_deref);
        given.or(match kind {
            SeatKind::Bot(name) => Some(name),
            _ => None,
        })
    }
}
