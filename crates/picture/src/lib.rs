//! View to SVG: one renderer for page, replay, terminal export and documentation. Pure; never sees a state.
//!
//! Every space and piece that can be touched carries the id that `Tabletop::touches` names, and an accessible
//! name. Seats are told apart by letter and shape, never by colour alone.

mod circadians;
mod photosynthesis;
mod sol;
mod svg;

pub use svg::{Attributes, Svg, short};

use solarium_core::Tabletop;

/// A game that can be drawn from a view.
pub trait Draw: Tabletop {
    /// The board as the viewer of `view` sees it, a complete SVG document.
    fn svg(&self, view: &Self::View) -> String;
}
