//! The data: board geometry, pack, set-up, records, read-outs.

mod board;
mod bots;
mod pack;
mod play;
mod query;
mod record;
mod setup;
mod tally;
