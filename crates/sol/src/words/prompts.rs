//! Questions in words: what a seat is asked now.

use super::names::station;
use crate::{Phase, Rules, State};
use solarium_core::{Message, Seat};

impl Rules {
    /// What a person is asked now.
    pub(crate) fn prompt_of(&self, state: &State, seat: Seat) -> Message {
        let t = &state.turn;
        // SO-7.12: an open keep may be answered beside the turn of another seat.
        if self.keeps(state, seat) && t.phase != Phase::Keep {
            return Message::new("so-prompt-keep-later");
        }
        let prompt = Message::new(t.phase.prompt_id());
        let place = t.space.map(|space| self.place(space));
        match (t.phase, place) {
            (Phase::Step, _) => prompt.with("n", t.mp),
            (Phase::Draw, _) => prompt.with("n", t.owed),
            (Phase::Activate, _) => match t.station {
                Some(kind) => Message::new("so-prompt-activate-more").with("piece", station(kind)),
                None => prompt,
            },
            (Phase::Bonus, None) => prompt.with("n", self.offered_bonus(state)),
            (Phase::Bonus, Some(space)) => {
                Message::new("so-prompt-bonus-in").with("space", space).with("n", self.offered_bonus(state))
            }
            (Phase::Link, Some(space)) => Message::new("so-prompt-link-in").with("space", space),
            _ => prompt,
        }
    }

    pub(super) fn keeps(&self, state: &State, seat: Seat) -> bool {
        self.deferred() && seat != state.active && state.seats[seat].drawn != 0
    }
}
