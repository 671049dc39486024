//! The light a seat gains now and in coming rounds (chapters 3 and 4).

use crate::rules::forest::light_of;
use crate::{CellSet, Forest, Rules, State};
use solarium_core::Seat;

impl Rules {
    /// The raw light of a seat. PH-4.1
    #[inline]
    pub fn raw_light(&self, forest: &Forest, seat: Seat, sun: u8) -> u32 {
        solarium_core::exercise!("PH-4.1");
        forest.raw_light(seat, sun, &self.players.light)
    }

    /// What a seat gains in a photosynthesis phase now, before the limit: the light of its trees, changed by the
    /// level of a Cynthia. PH-3.3, PH-13.1
    pub(crate) fn gain(&self, state: &State, seat: Seat) -> i16 {
        solarium_core::exercise!("PH-3.3", "PH-13.1");
        self.gain_from(state, state.forest.lit(state.sun()), seat)
    }

    /// The same where it is known which trees are lit; several seats share them.
    #[inline]
    pub(super) fn gain_from(&self, state: &State, lit: [CellSet; 3], seat: Seat) -> i16 {
        // PH-15.2: the change applies to a Cynthia without pieces as well. PH-13.3: players have none.
        solarium_core::exercise!("PH-15.2", "PH-13.3");
        let change = if self.is_cynthia(seat) { self.light_change(seat) } else { 0 };
        light_of(lit, state.forest.of(seat), &self.players.light) as i16 + change
    }

    #[inline(never)]
    fn light_change(&self, seat: Seat) -> i16 {
        self.level(seat).map_or(0, |level| i16::from(level.light_change))
    }

    /// A tracker after a gain, and what was lost at its limit. PH-15.4: one sum, then cut.
    pub(crate) fn light_up(&self, lp: u8, gain: i16) -> (u8, u8) {
        solarium_core::exercise!("PH-15.4");
        let cap = i16::from(self.players.light_cap);
        let sum = i16::from(lp) + gain;
        (sum.clamp(0, cap) as u8, (sum - cap).clamp(0, 255) as u8)
    }

    /// What a seat would gain `rounds` rounds from now if the board stayed as it is. Rounds after the
    /// last one are computed too, although nothing is lit there (PH-3.7); callers must mark them.
    pub fn gain_ahead(&self, state: &State, seat: Seat, rounds: u8) -> i16 {
        solarium_core::exercise!("PH-3.7");
        self.gain(&State { round: state.round + rounds, ..*state }, seat)
    }

    /// What the next photosynthesis phase would bring a seat on the present board, and how much of it would be lost
    /// at the limit of the tracker; `None` in the last round (PH-3.7).
    pub fn next_light(&self, state: &State, seat: Seat) -> Option<(i16, u8)> {
        if state.round >= self.last_round() {
            return None;
        }
        solarium_core::exercise!("PH-3.7");
        let later = State { round: state.round + 1, ..*state };
        let gain = self.gain(&later, seat);
        Some((gain, self.light_up(state.lp(seat), gain).1))
    }
}
