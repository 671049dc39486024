//! What a whole game shows in hindsight: the cards each seat caused (SO-18).

use crate::{Event, Sol, State};
use solarium_core::{Audience, Game, Seat, Sink, StepOf};

/// Hears cards and nothing else.
struct Cards(u32);

impl Sink<Event> for Cards {
    fn emit(&mut self, _: Audience, event: impl FnOnce() -> Event) {
        self.0 += u32::from(matches!(event(), Event::Revealed { .. }));
    }
}

/// How many cards were revealed in the turns of each seat.
pub fn cards_caused(game: &Sol, start: &State, steps: &[StepOf<Sol>]) -> Vec<u32> {
    let mut caused = vec![0; game.players()];
    let mut state = *start;
    for step in steps {
        let mut cards = Cards(0);
        let Seat(active) = state.active;
        game.advance(&mut state, *step, &mut cards);
        if let Some(count) = caused.get_mut(usize::from(active)) {
            *count += cards.0;
        }
    }
    caused
}
