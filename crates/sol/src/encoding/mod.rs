//! Numbers of actions and rows of what a seat knows, for programs that learn.

mod list;
mod numbers;
mod observation;
mod pairs;

use crate::rules::listing::AT_ONCE;
use crate::{Action, Sol, State};
use numbers::Numbers;
use solarium_core::{Encoding, Observer, Seat};

impl Encoding for Sol {
    const ENCODING_VERSION: u32 = 1;

    /// The board has two sides, and actions that no effect or event of the table can bring have no number.
    type Numbers = Numbers;

    fn numbers(&self) -> Numbers {
        Numbers::of(self)
    }

    fn for_each_numbered(&self, numbers: &Numbers, f: impl FnMut(Action)) {
        numbers.for_each(self, f);
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
        // No more actions are legal than have numbers.
        let most = numbers.len() + AT_ONCE;
        if numbered.len() < most {
            numbered.resize(most, 0);
        }
        self.list_as(state, seat, numbered, numbers.usual(), |action| numbers.number_of_usual(action))
    }

    #[inline(always)]
    fn observe<'a>(&self, observer: &mut impl Observer<'a, State>) {
        self.observation(observer);
    }
}
