//! The game in words, for people and programs: labels, prompts, events, touches, the board as text, read-outs.

mod board_text;
mod events;
pub(crate) mod info;
mod labels;
mod prompts;
pub(crate) mod query;
mod touches;
mod usual;

use crate::rules::Rules;
use crate::rules::terms::{Effect, Suit};
use solarium_core::{MessageFile, Seat};

/// Every message of the game and of its picture.
pub(crate) static MESSAGES: &[MessageFile] = &[MessageFile {
    name: "messages/*.ftl",
    texts: &[
        ("en", include_str!("../../messages/en.ftl")),
        ("de", include_str!("../../messages/de.ftl")),
        ("fr", include_str!("../../messages/fr.ftl")),
    ],
}];

/// `1 card`, `3 cards`.
fn count(n: u32, one: &str) -> String {
    match (n, one) {
        (1, _) => format!("1 {one}"),
        (_, "foundry") => format!("{n} foundries"),
        _ => format!("{n} {one}s"),
    }
}

fn cards(n: u8) -> String {
    if n == 0 { "no card".to_string() } else { count(n.into(), "card") }
}

impl Rules {
    /// Seats are lettered in words.
    pub(crate) fn whose(seat: Seat, owner: Seat) -> String {
        if seat == owner { "your".to_string() } else { format!("{}'s", owner.letter()) }
    }

    /// The name of an effect.
    pub(crate) fn effect_name(&self, effect: Effect) -> &str {
        &self.pack.effect(effect).name
    }

    /// The name of a suit in this edition, with its code.
    pub(crate) fn suit_text(&self, suit: Suit) -> String {
        format!("{} ({suit})", self.pack.suit_name(suit, self.edition()))
    }
}
