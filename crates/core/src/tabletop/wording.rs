//! Actions and questions in words for people.

use super::Notation;
use crate::{Message, Random, Rule, Seat, Turn};

/// What a game asks and offers. By default it speaks in notation.
pub trait Wording: Notation {
    /// The action in words for a person, with what it costs and does.
    fn label(&self, _view: &Self::View, _seat: Seat, action: Self::Action) -> Message {
        Message::notation(self.action_text(action))
    }

    /// What an action and others like it do, as the heading of their group: `Grow a tree`, `Farms`. Different headings
    /// of one decision must read differently. `None` leaves the grouping to the notation.
    fn heading(&self, _view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<Message> {
        None
    }

    /// What a person must know who meets the present decision for the first time, the most basic first: a page shows
    /// the first one that the person has not read. Only asked of a seat that decides.
    fn lessons(&self, _view: &Self::View, _seat: Seat) -> Vec<Lesson> {
        Vec::new()
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

/// A kind of decision explained in a few sentences, for a person's first game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The kind of decision, a word that stays the same: a browser remembers which of them its reader has read.
    pub kind: &'static str,
    /// What to do and why, short enough to be read in twenty seconds.
    pub text: Message,
    /// What it speaks of: a selector of elements in the picture.
    pub points_at: &'static str,
    /// Where the rules say more.
    pub rule: Rule,
}
