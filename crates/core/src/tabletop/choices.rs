//! How a person chooses an action: by touching things, several at once, or by leaving it to the usual answer.

use super::Notation;
use crate::{Message, Seat};

/// Ways to choose an action. By default each is one thing to touch, named by its notation.
pub trait Choices: Notation {
    /// The things to touch, in order, to choose this action; ids of elements in the picture.
    fn touches(&self, _view: &Self::View, action: Self::Action) -> Vec<String> {
        vec![self.action_text(action)]
    }

    /// Actions that a player might mean by touching this, allowed or not, the likeliest first: a person who touches
    /// something that cannot be touched now is shown why the first of them is not allowed.
    fn meant(&self, _view: &Self::View, _seat: Seat, _touch: &str) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Actions offered in one go, beside the single ones: "buy a tree and grow into it".
    fn together(&self, _view: &Self::View, _seat: Seat) -> Vec<Together<Self::Action>> {
        Vec::new()
    }

    /// What most people do next, if the position suggests one thing: a page tints its button. Never something that
    /// loses a piece, wastes something or takes a choice away.
    fn recommended(&self, _view: &Self::View, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// May a seat be asked something while another is in turn, to which [`Choices::usual`] knows the answer?
    fn has_usual(&self) -> bool {
        false
    }

    /// What the seat, which decides now, usually answers, if another seat is in turn and waits for it: so that a seat
    /// that is not there does not stall the game. `None` if it is in turn itself, or if the answer is a real decision.
    /// Everybody sees whether there is one: that must not hang on what others may not know.
    fn usual(&self, _view: &Self::View, _seat: Seat) -> Option<Usual<Self::Action>> {
        None
    }
}

/// Actions that people do in one go: each is a legal action of its own once those before it are done.
#[derive(Clone, PartialEq, Debug)]
pub struct Together<A> {
    /// In their order.
    pub actions: Vec<A>,
    /// All of them in words, with what they cost and do.
    pub label: Message,
    /// See [`Wording::heading`](super::Wording::heading).
    pub heading: Option<Message>,
    /// The things to touch, in order, to choose them.
    pub touches: Vec<String>,
}

/// The answer a seat usually gives to a question that it is asked while another seat is in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usual<A> {
    /// The answer.
    pub action: A,
    /// The seat in turn, which waits for it.
    pub waits: Seat,
}
