//! Numbers of actions and rows of what a seat knows, for programs that learn.

mod list;
mod numbers;
mod observation;

use crate::{Action, Circadians, State};
use numbers::Numbers;
use solarium_core::{Encoding, Observer, Seat};

impl Encoding for Circadians {
    const ENCODING_VERSION: u32 = 1;

    /// Boards have another number of spaces for each number of players.
    type Numbers = Numbers;

    fn numbers(&self) -> Numbers {
        Numbers::of(self)
    }

    fn for_each_numbered(&self, numbers: &Numbers, f: impl FnMut(Action)) {
        numbers.for_each(f);
    }

    #[inline]
    fn number(&self, numbers: &Numbers, action: Action) -> Option<u32> {
        numbers.number(action)
    }

    /// Where an action is made its verb is known: numbered there, it need not be found out again for each.
    fn list_numbers(
        &self,
        numbers: &Numbers,
        state: &State,
        seat: Seat,
        _: &mut Vec<Action>,
        numbered: &mut Vec<u16>,
    ) -> usize {
        self.list_answers_as(state, seat, numbered, 0, |action| numbers.number_of_legal(action))
    }

    #[inline(always)]
    fn observe<'a>(&self, observer: &mut impl Observer<'a, State>) {
        self.observation(observer);
    }
}
