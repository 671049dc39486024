//! What a viewer may know. Only the order of the deck is hidden (SO-1.15), and the position holds no order: it
//! holds how many cards of each suit are left. So a view is the position itself.

use crate::records::record;
use crate::rules::Sol;
use crate::rules::state::State;
use serde::{Serialize, Serializer};
use solarium_core::{GameView, Viewer};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The rules in force, which give places their names.
    pub game: Sol,
    /// The position.
    pub state: State,
    /// Who looks.
    pub viewer: Viewer,
}

impl GameView for View {
    const HAS_SECRETS: bool = false;
}

impl View {
    /// The view of a position.
    pub fn new(game: &Sol, state: &State, viewer: Viewer) -> View {
        View { game: game.clone(), state: *state, viewer }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        record::write(&self.game, &self.state).serialize(serializer)
    }
}
