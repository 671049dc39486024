//! Sol: Last Days of a Star: rules, solo, cooperative, scenarios, data pack.

#[macro_use]
mod terms;
mod action;
mod board;
mod pack;
mod pack_check;
mod setup;
mod setup_read;
mod state;

pub use action::{Action, Chance, Goal, Play};
pub use board::{Bits, Board, Layer, MAX_EYES, MAX_SPACES, SITES, Side, Site, Space, Tables, sites, spaces};
pub use pack::{
    DeckRecord, EffectRecord, EventRecord, LayerRecord, Pack, Pieces, Place, Scenario, Start, SuitRecord,
    SurvivalRecord, Triggers,
};
pub use setup::{DEFAULT_EFFECTS, Setup, suits_of};
pub use setup_read::effect_of;
pub use state::{
    BySol, CARDS, Card, Counts, Crawlers, MAX_CRAWLERS, MAX_IMPLOSIONS, Owners, Phase, ROOM, SEATS, SOURCES,
    SeatState, Source, State, TurnState,
};
pub use terms::{Colour, Edition, Effect, Happening, Icon, KeepTiming, Mode, Opening, Station, Suit};

const _: () = assert!(size_of::<State>() <= 512);
const _: () = assert!(size_of::<Action>() <= 8);
