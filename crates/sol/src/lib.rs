//! Sol: Last Days of a Star: rules, solo, cooperative, scenarios, data pack.

mod board;
mod terms;

pub use board::{Bits, Board, Layer, MAX_EYES, MAX_SPACES, SITES, Side, Site, Space, Tables, sites, spaces};
pub use terms::{Colour, Edition, Effect, Happening, Icon, KeepTiming, Mode, Opening, Station, Suit};
