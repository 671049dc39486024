//! Everything in words: labels, prompts, events, touches, the board as text, what the game offers, read-outs.

mod board_text;
mod events;
pub(crate) mod info;
mod labels;
mod prompts;
pub(crate) mod query;
pub(crate) mod rules_text;
mod together;
mod touches;

use crate::rules::Rules;
use crate::rules::options::Sitter;
use solarium_core::{MessageFile, Seat};

/// Every sentence of the game, in every language.
pub(crate) static MESSAGES: &[MessageFile] = &[MessageFile {
    name: "messages/*.ftl",
    texts: &[
        ("en", include_str!("../../messages/en.ftl")),
        ("de", include_str!("../../messages/de.ftl")),
        ("fr", include_str!("../../messages/fr.ftl")),
    ],
}];

impl Rules {
    /// The name of a seat in a sentence: its letter, and what sits there.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Cynthia(_)) => format!("Cynthia ({})", seat.letter()),
            Some(Sitter::Bot(name)) => format!("{} (bot {name})", seat.letter()),
            _ => seat.letter().to_string(),
        }
    }
}
