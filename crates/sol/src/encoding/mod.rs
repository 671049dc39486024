//! Numbers of actions and rows of what a seat knows, for programs that learn.

mod list;
mod numbers;
mod observation;
mod pairs;

use crate::rules::Flow;
use crate::{Action, Phase, Sol, Space, State};
use numbers::Numbers;
use solarium_core::{Encoding, Observer, Seat};
use std::cell::Cell;

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
        let most = numbers.len() + FLIGHTS;
        if numbered.len() < most {
            numbered.resize(most, 0);
        }
        let listed = Listed {
            numbers,
            numbered: Cell::from_mut(&mut numbered[..]).as_slice_of_cells(),
            count: Cell::new(0),
        };
        // The decisions that are asked most often have ways of their own; their seat has no keep open beside them.
        let _ = match state.turn.phase {
            Phase::Step if seat == state.active => {
                let mut push = |action| listed.push(numbers.number_of_step(action));
                let _ = self.each_step_by(state, &mut push, |_, from, ways| listed.push_flights(from, ways));
                let _ = self.each_play(state, &mut push);
                listed.push(numbers.number_of_step(Action::End))
            }
            Phase::Action if seat == state.active => {
                self.each_choice(state, &mut |action| listed.push(numbers.number_of_choice(action)))
            }
            _ => self.each_action(state, seat, &mut |action| listed.push(numbers.number_of_legal(action))),
        };
        listed.count.get()
    }

    #[inline(always)]
    fn observe<'a>(&self, observer: &mut impl Observer<'a, State>) {
        self.observation(observer);
    }
}

/// Flights from one space that are numbered without a branch for each: from most spaces there are two to four.
const FLIGHTS: usize = 4;

/// Numbers of actions at the front of a list that has room for all of them. Cells, as two closures write to it.
struct Listed<'a> {
    numbers: &'a Numbers,
    numbered: &'a [Cell<u16>],
    count: Cell<usize>,
}

impl Listed<'_> {
    #[inline(always)]
    fn push(&self, number: u16) -> Flow {
        let count = self.count.get();
        if let Some(place) = self.numbered.get(count) {
            place.set(number);
        }
        self.count.set(count + 1);
        Flow::Continue(())
    }

    /// In random play nobody can tell how many ways there are, so several are written in any case, and counted if they are
    /// there.
    #[inline(always)]
    fn push_flights(&self, from: Space, mut ways: u64) -> Flow {
        let flights = self.numbers.flights_from(from);
        loop {
            let mut count = self.count.get();
            let Some(places) = self.numbered.get(count..count + FLIGHTS) else { return Flow::Continue(()) };
            for place in places {
                place.set(flights.number(ways));
                count += usize::from(ways != 0);
                ways &= ways.wrapping_sub(1);
            }
            self.count.set(count);
            if ways == 0 {
                return Flow::Continue(());
            }
        }
    }
}
