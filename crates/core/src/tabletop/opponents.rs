//! Who plays against people: automas, which give reasons, and bots.

use crate::{BadGuide, Bot, Game, Guide, GuideFiles, Learnable, Seat, Trace, Uniform};

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

    /// The same guide, if its weights can be learned.
    fn learnable() -> Option<&'static dyn Learnable<Self>> {
        None
    }

    /// The files of [`Opponents::guide`], which are where trying other numbers begins.
    fn guide_files() -> Option<GuideFiles<'static>> {
        None
    }

    /// A guide like [`Opponents::guide`] with other numbers.
    ///
    /// # Errors
    ///
    /// If the game has no guide, or none can be made of these files.
    fn guide_from(_files: GuideFiles<'_>) -> Result<Box<dyn Guide<Self>>, BadGuide> {
        Err(BadGuide::None)
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
