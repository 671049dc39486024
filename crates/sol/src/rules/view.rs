//! What a viewer may know. Only the order of the deck is hidden (SO-1.15), and the position holds no order: it
//! holds how many cards of each suit are left. So a view is the position itself.

use crate::records::record;
use crate::{Sol, State};
use serde::{Serialize, Serializer};
use solarium_core::{OpenView, Viewer};

/// What one viewer knows: everything.
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, GameView, Records, Seat, Shelf, Viewer};
/// use solarium_sol::{Sol, View};
///
/// let shelf = Shelf::standard();
/// let game = Sol::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let state = game.start();
/// assert!(!View::HAS_SECRETS);
/// assert_eq!(game.view(&state, Viewer::Seat(Seat(0))).state, game.view(&state, Viewer::Spectator).state);
/// ```
pub type View = OpenView<OpenPosition>;

/// The position with the rules that name its places.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenPosition {
    /// The rules in force, which give places their names.
    pub game: Sol,
    /// The position.
    pub state: State,
    /// Who looks.
    pub viewer: Viewer,
}

impl Serialize for OpenPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        record::write(&self.game, &self.state).serialize(serializer)
    }
}
