//! The position record (SO-16.7), written and read.

mod cards;
mod correct;
mod pieces;
mod read;
mod seats;
mod turn;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;
