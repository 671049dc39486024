//! What the drawn signs mean, each explained once.

use super::glyphs::{self, Glyph};
use crate::Sign;
use solarium_core::Rule;
use solarium_sol::{Station, Suit};
use solarium_words::Words;

/// Each sign as it is drawn, what it means, and the rule that tells more.
const SIGNS: [(&str, Glyph, &str, Rule); 14] = [
    ("momentum", glyphs::MOMENTUM, "sol-sign-momentum", "SO-9.3"),
    ("energy", glyphs::ENERGY, "sol-sign-energy", "SO-7.3"),
    ("movement", glyphs::MOVEMENT, "sol-sign-movement", "SO-3.6"),
    ("diver", glyphs::DIVER, "sol-sign-diver", "SO-4.3"),
    ("ship", glyphs::SHIP, "sol-sign-ship", "SO-4.2"),
    ("gate", glyphs::GATE, "sol-sign-gate", "SO-4.6"),
    ("node", glyphs::station(Station::Node), "sol-sign-node", "SO-6.2"),
    ("foundry", glyphs::station(Station::Foundry), "sol-sign-foundry", "SO-6.2"),
    ("tower", glyphs::station(Station::Tower), "sol-sign-tower", "SO-6.2"),
    ("card", glyphs::CARD, "sol-sign-card", "SO-7.1"),
    ("flare", glyphs::suit(Suit::Flare), "sol-sign-flare", "SO-7.3"),
    ("suit", glyphs::suit(Suit::Oscillation), "sol-sign-suit", "SO-7.9"),
    ("lost", glyphs::LOST, "sol-sign-lost", "SO-11.7"),
    ("crawler", glyphs::CRAWLER, "sol-sign-crawler", "SO-11.11"),
];

pub(super) fn signs(words: &Words) -> Vec<Sign> {
    let sign = |(id, glyph, key, rule): (&'static str, Glyph, &str, Rule)| Sign {
        id,
        drawn: glyph.icon().into_string(),
        text: words.get(key).to_string(),
        rule,
    };
    SIGNS.into_iter().map(sign).collect()
}
