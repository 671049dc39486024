//! Cynthia: chapters 8 to 13.

use crate::{Action, Photosynthesis, View};
use solarium_core::{Seat, Tracer};

/// What the Cynthia on this seat does now, and why.
pub fn decide<T: Tracer>(_game: &Photosynthesis, _view: &View, _seat: Seat, _tracer: &mut T) -> Action {
    Action::End
}
