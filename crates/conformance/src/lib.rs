//! Laws that every game must satisfy, and the checks of recorded playthroughs.
//!
//! A game's tests hand over the set-ups it offers; [`laws`] plays random games with them and checks at every
//! step what must hold in every position of every game:
//!
//! ```
//! use serde_json::json;
//! use solarium_conformance::{laws, toy::Toy};
//!
//! laws::<Toy>(&[json!({"seats": ["human", "human"]}), json!({"seats": ["human", "clock", "human"]})]);
//! ```
//!
//! [`playthroughs`] compares recorded games line by line; `SOLARIUM_BLESS=1` rewrites them. [`corpus`] replays hundreds of
//! recorded games; `SOLARIUM_CORPUS=make` plays them.
//! [`playouts_allocate_nothing`] and [`memory_of_a_thought`] count allocations, [`heeds_stop`] ends a bot's thought,
//! [`message_files_hold`] pairs message files with code,
//! [`encoding_holds`] checks numbers of actions and rows of what seats know. [`toy`] is a small game to test the laws and the core with.

mod allocations;
mod breach;
mod components;
mod corpus;
mod encoding;
mod guidance;
mod hidden;
mod languages;
mod laws;
mod message_files;
mod playthrough;
mod position;
mod stopping;
mod taking;
pub mod toy;

pub use allocations::{Counting, ThoughtMemory, memory_of_a_thought, playouts_allocate_nothing};
pub use breach::Broken;
pub use corpus::{WayToEnd, corpus};
pub use encoding::{EncodingCounts, encoding_holds};
pub use languages::{Languages, english};
pub use laws::{Counted, Laws, laws};
pub use message_files::message_files_hold;
pub use playthrough::{check_playthrough, playthroughs};
pub use stopping::heeds_stop;

/// The example in the readme compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
