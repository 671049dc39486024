//! The position record (CI-19.8): JSON out and in.
//!
//! Fields are named as in the rules. Four are ours: `sides` (sides drawn for options that say `random`), `passed`
//! of a seat (the draft cards it remembers having passed on), and `place` of a Negotiation or Laboratory die that
//! does not lie on the first free place of its space. `typed` has the cards that people with the box typed as they are
//! printed, by the ids of the stand-ins whose place they took. `pending` holds what a record inside a chain of questions,
//! or while seats answer a question to all, needs besides.

mod correct;
mod pending;
mod piles;
mod read;
mod seats;
mod typed;
mod write;

use crate::pack::Pack;
use crate::{Circadians, State};
use serde_json::Value;
use solarium_core::{Message, Mute, Reasons, Shelf};

/// Writes a position.
pub fn write(game: &Circadians, state: &State) -> Value {
    write::record(game, state)
}

/// Reads a position; every reason why it is impossible is named.
pub fn read(record: &Value, shelf: &Shelf<Pack>) -> Result<(Circadians, State), Reasons> {
    let (game, mut state) = read::record(record, shelf)?;
    // A record may stop where no seat is to answer, such as a Headquarters part without dice.
    game.settle(&mut state, &mut Mute);
    if !pending::answerable(&game, &state) {
        return Err(Reasons::one("CI-19.7", Message::new("ci-record-no-answer")));
    }
    Ok((game, state))
}
