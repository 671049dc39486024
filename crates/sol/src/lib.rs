//! Sol: Last Days of a Star: rules, solo, cooperative, scenarios, data pack.

#[macro_use]
mod terms;
mod action;
mod activate;
mod board;
mod board_text;
mod cards;
mod chain;
mod convert;
mod crawlers;
mod event;
mod flow;
mod game;
mod greedy;
mod happenings;
mod illegal;
mod info;
mod moves;
mod notation;
mod odds;
mod outlook;
mod pack;
mod pack_check;
mod plays;
mod printed;
mod query;
mod record;
mod record_read;
mod record_turn;
mod rules;
mod run;
mod score;
mod setting;
mod setup;
mod setup_read;
mod state;
mod tabletop;
mod tell;
mod touches;
mod usual;
mod view;
mod words;

pub use action::{Action, Chance, Goal, Play};
pub use board::{Bits, Board, Layer, MAX_EYES, MAX_SPACES, SITES, Side, Site, Space, Tables, sites, spaces};
pub use event::Event;
pub use greedy::Greedy;
pub use illegal::Illegal;
pub use odds::{Odds, choose, ratio};
pub use outlook::{Pattern, Payout, Ways, burst, patterns, payouts};
pub use pack::{
    DeckRecord, EffectRecord, EventRecord, LayerRecord, Pack, Pieces, Place, Scenario, Start, SuitRecord,
    SurvivalRecord, Triggers,
};
pub use rules::{Depth, Rules, Sol};
pub use setup::{DEFAULT_EFFECTS, Setup, suits_of};
pub use setup_read::effect_of;
pub use state::{
    BySol, CARDS, Card, Counts, Crawlers, MAX_CRAWLERS, MAX_IMPLOSIONS, Owners, Phase, ROOM, SEATS, SOURCES,
    SeatState, Source, State, TurnState,
};
pub use terms::{Colour, Edition, Effect, Happening, Icon, KeepTiming, Mode, Opening, Station, Suit};
pub use view::View;

const _: () = assert!(size_of::<State>() <= 512);
const _: () = assert!(size_of::<Action>() <= 8);
