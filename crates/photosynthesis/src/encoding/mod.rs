//! Numbers of actions and rows of what a seat knows, for programs that learn.

mod numbers;
mod observation;

use crate::{Action, Photosynthesis, State};
use solarium_core::{Encoding, Observer, Seat};

impl Encoding for Photosynthesis {
    const ENCODING_VERSION: u32 = 1;

    /// Every table numbers its actions alike.
    type Numbers = ();

    fn numbers(&self) {}

    fn for_each_numbered(&self, (): &(), f: impl FnMut(Action)) {
        numbers::for_each_numbered(f);
    }

    #[inline]
    fn number(&self, (): &(), action: Action) -> Option<u32> {
        numbers::number(action)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn list_numbers(
        &self,
        (): &(),
        state: &State,
        seat: Seat,
        _: &mut Vec<Action>,
        numbered: &mut Vec<u16>,
    ) -> usize {
        self.rules.list_actions_as(state, seat, numbered, 0, numbers::number_or_scratch)
    }

    #[inline(always)]
    fn observe<'a>(&self, observer: &mut impl Observer<'a, State>) {
        self.rules.observation(observer);
    }
}
