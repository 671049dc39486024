//! What a view says about the game it belongs to: whether anything is kept from a viewer.

use crate::Game;
use serde::{Serialize, Serializer};
use std::ops::Deref;

/// The type of what one viewer may know ([`Game::View`]).
pub trait GameView {
    /// Can a viewer be kept from knowing something that another viewer knows?
    const HAS_SECRETS: bool;
}

/// The view of an open game: every viewer knows the whole position.
///
/// `S` is the position, together with what its JSON needs to name things. A game with this view has no secrets; a game
/// with secrets has a view of its own that names what is known, and holds no position.
///
/// ```
/// use solarium_core::{GameView, OpenView};
///
/// #[derive(Clone, PartialEq, Debug, serde::Serialize)]
/// struct Position {
///     stones: u8,
/// }
///
/// let view = OpenView::new(Position { stones: 3 });
/// assert_eq!(view.stones, 3);
/// assert_eq!(serde_json::to_string(&view).unwrap(), r#"{"stones":3}"#);
/// assert!(!<OpenView<Position> as GameView>::HAS_SECRETS);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenView<S>(S);

impl<S> OpenView<S> {
    /// What every viewer of this position knows.
    pub const fn new(position: S) -> OpenView<S> {
        OpenView(position)
    }

    /// The position.
    pub fn into_inner(self) -> S {
        self.0
    }
}

impl<S> GameView for OpenView<S> {
    const HAS_SECRETS: bool = false;
}

impl<S> Deref for OpenView<S> {
    type Target = S;

    #[inline]
    fn deref(&self) -> &S {
        &self.0
    }
}

impl<S: Serialize> Serialize for OpenView<S> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        self.0.serialize(serializer)
    }
}

/// Do seats know things that others at the table may not see? It follows from the type of the view and cannot be said
/// otherwise; `true` or `false` in JSON.
///
/// ```
/// use solarium_conformance::toy::Toy;
/// use solarium_core::Secrets;
///
/// assert!(Secrets::of::<Toy>().any(), "hands are hidden");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Secrets(bool);

impl Secrets {
    /// Whether a game has secrets.
    pub const fn of<G: Game>() -> Secrets {
        Secrets(G::View::HAS_SECRETS)
    }

    /// Are there any?
    pub const fn any(self) -> bool {
        self.0
    }
}
