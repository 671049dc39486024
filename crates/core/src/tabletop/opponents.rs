//! Who plays against people: automas, which give reasons, and bots.

use crate::{Bot, Game, Guide, Seat, Trace, Uniform};

/// The opponents of a game. By default there is no automa, and one bot: `random`.
pub trait Opponents: Game {
    /// What the automa on this seat does and why; `None` if the seat is no automa or not to decide.
    fn explain(&self, _view: &Self::View, _seat: Seat) -> Option<Explained<Self::Action>> {
        None
    }

    /// A bot of the game's own by name. [`GameInfo::bots`](crate::GameInfo::bots) lists them, and the
    /// [levels](crate::LEVELS) of plan search if the game has a guide.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        (name == "random").then(|| Box::new(Uniform) as Box<dyn Bot<Self>>)
    }

    /// What plan search needs to know of the game, made once. A game with a guide can be played by every one of the
    /// [levels](crate::LEVELS).
    fn guide() -> Option<&'static dyn Guide<Self>> {
        None
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
