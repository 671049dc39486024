//! Who plays against people: automas, which give reasons, and bots.

use crate::{Bot, Game, Seat, Trace, Uniform};

/// The opponents of a game. By default there is no automa, and one bot: `random`.
pub trait Opponents: Game {
    /// What the automa on this seat does and why; `None` if the seat is no automa or not to decide.
    fn explain(&self, _view: &Self::View, _seat: Seat) -> Option<Explained<Self::Action>> {
        None
    }

    /// A bot by name; [`GameInfo::bots`](crate::GameInfo::bots) lists them.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        (name == "random").then(|| Box::new(Uniform) as Box<dyn Bot<Self>>)
    }
}

/// A decision of an automa with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained<A> {
    /// What it does.
    pub action: A,
    /// Why.
    pub trace: Trace,
}
