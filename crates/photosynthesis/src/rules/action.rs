//! Actions and chance outcomes.

use crate::{Cell, Size};
use solarium_core::Seat;

/// One action of a seat (PH-1.13). Ordered as listed here; cells by name, sizes rising.
///
/// ```
/// assert!(std::mem::size_of::<solarium_photosynthesis::Action>() <= 8);
/// ```
///
/// Every action has a notation that reads back:
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, Notation, Random, Records, Shelf, Turn, random_step};
/// use solarium_photosynthesis::Photosynthesis;
///
/// let shelf = Shelf::standard();
/// let game = Photosynthesis::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
/// while game.turn(&state) == Turn::Chance {
///     random_step(&game, &mut state, &mut random, &mut list);
/// }
/// let Turn::Decide(seats) = game.turn(&state) else { panic!("the game has just begun") };
/// for seat in seats.iter() {
///     for action in game.actions(&state, seat) {
///         assert_eq!(game.parse_action(&game.action_text(action)), Ok(action));
///     }
/// }
/// assert!(game.parse_action("shuffle the deck").unwrap_err().rule.starts_with("PH-"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// Puts a start tree on a space of ring 3 (PH-2.8).
    Place(Cell),
    /// Moves a piece from the shop to the available ones (PH-5.3).
    Buy(Size),
    /// Sets a seed (PH-5.4).
    Plant {
        /// The tree it comes from.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Replaces a piece by the next bigger one (PH-5.5).
    Grow(Cell),
    /// Takes a large tree off the board for a token (PH-5.6).
    Collect(Cell),
    /// Ends the turn (PH-3.5).
    End,
}

/// One chance outcome (PH-1.17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The first player (PH-2.3).
    First(Seat),
    /// The start corner of Directional Selection (PH-8.7).
    Corner(u8),
    /// The Action card drawn (PH-9.2), by its place in the pack; places rise with ids.
    Card(u8),
}
