//! Actions and questions in words for people.

use super::Notation;
use crate::{Message, Random, Seat, Turn};

/// What a game asks and offers. By default it speaks in notation.
pub trait Wording: Notation {
    /// The action in words for a person, with what it costs and does.
    fn label(&self, _view: &Self::View, _seat: Seat, action: Self::Action) -> Message {
        Message::notation(self.action_text(action))
    }

    /// A chance outcome in a few words for a person: `flare`, `Fuel Refiner`, `a 4`.
    fn chance_label(&self, outcome: Self::Chance) -> Message {
        Message::notation(self.chance_text(outcome))
    }

    /// What a person is asked now, in words, with rule id where it helps; at a chance point, what is drawn.
    fn prompt(&self, view: &Self::View, seat: Seat) -> Message {
        // Who decides is the same in every position that fits the view.
        let turn = self.turn(&self.sample(view, &mut Random::new(0)));
        Message::new(match turn {
            Turn::Chance => "prompt-chance",
            turn if turn.includes(seat) => "prompt-choose",
            _ => "prompt-wait",
        })
    }
}
