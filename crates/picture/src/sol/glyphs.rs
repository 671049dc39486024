//! Small drawn signs: pieces, goods, suits, moments of play. All ours, all inline.

use maud::{Markup, html};
use solarium_sol::{Station, Suit};

/// A sign: path data on a square from -12 to 12, filled or drawn as a line.
#[derive(Clone, Copy)]
pub(super) struct Glyph {
    /// The sign that it is.
    sign: &'static str,
    path: &'static str,
    line: bool,
}

const fn solid(sign: &'static str, path: &'static str) -> Glyph {
    Glyph { sign, path, line: false }
}

const fn line(sign: &'static str, path: &'static str) -> Glyph {
    Glyph { sign, path, line: true }
}

pub(super) const ENERGY: Glyph = solid("energy", "M2-11L-7 2H-1L-3 11L7-3H1z");
pub(super) const MOMENTUM: Glyph = solid("momentum", "M0-12L10 2H4.6V11H-4.6V2H-10z");
pub(super) const MOVEMENT: Glyph = line("movement", "M-9-7L-2 0L-9 7M1-7L8 0L1 7");
/// A pod with its nose ahead and two fins.
pub(super) const DIVER: Glyph = solid(
    "diver",
    "M0-12C4-9.2 8.6-5.4 8.6 1C8.6 3.3 7.8 5.4 6.5 7L9 11.5L0 9.8L-9 11.5L-6.5 7C-7.8 5.4-8.6 3.3-8.6 1C-8.6-5.4-4-9.2 0-12z",
);
/// Two curves that hold a barrier apart.
pub(super) const GATE: Glyph = solid("gate", "M-11.5-10.5Q0-4.2 11.5-10.5V10.5Q0 4.2-11.5 10.5z");
pub(super) const CARD: Glyph = line("card", "M-7-10H7V10H-7z");
/// A long hull with its bow ahead.
pub(super) const SHIP: Glyph =
    solid("ship", "M0-12C3.8-8.2 5.6-3 5.6 2V9.4L2.8 7.6L0 11.4L-2.8 7.6L-5.6 9.4V2C-5.6-3-3.8-8.2 0-12z");
pub(super) const LOST: Glyph = line("lost", "M0-10A10 10 0 1 1-.1-10M-7-7L7 7");
pub(super) const CRAWLER: Glyph =
    line("crawler", "M0-6A5 6 0 1 1-.1-6M-5-2L-10-6M5-2L10-6M-5 1H-11M5 1H11M-4 4L-9 9M4 4L9 9");

impl Glyph {
    /// The outline alone, for a place in a larger picture.
    pub(super) fn path(self) -> &'static str {
        self.path
    }

    /// Is it drawn as a line?
    pub(super) fn is_line(self) -> bool {
        self.line
    }

    /// As a picture beside text; it says nothing that the text does not.
    pub(super) fn icon(self) -> Markup {
        let class = if self.line { "sol-icon sol-line" } else { "sol-icon" };
        html! {
            svg class=(class) data-sign=(self.sign) viewBox="-12 -12 24 24" aria-hidden="true" focusable="false" { path d=(self.path) {} }
        }
    }
}

/// The sign of a station type: a node is a diamond, a foundry a hall with a chimney, a tower a mast with a ball.
pub(super) const fn station(station: Station) -> Glyph {
    match station {
        Station::Node => solid("node", "M0-12L12 0L0 12L-12 0z"),
        Station::Foundry => {
            solid("foundry", "M-11.5 11V-2.5L-4.5-7.5V-2.5L2.5-7.5V-2.5H4V-12H8.8V-2.5H11.5V11z")
        }
        Station::Tower => {
            solid("tower", "M0-6L11.5 11H-11.5zM0-12.4A3.6 3.6 0 1 1 0-5.2A3.6 3.6 0 1 1 0-12.4z")
        }
    }
}

/// The sign of a suit.
pub(super) const fn suit(suit: Suit) -> Glyph {
    match suit {
        Suit::Flare => solid(
            "flare",
            "M0-11L1.9-4.6L7.8-7.8L4.6-1.9L11 0L4.6 1.9L7.8 7.8L1.9 4.6L0 11L-1.9 4.6L-7.8 7.8L-4.6 1.9L-11 0L-4.6-1.9L-7.8-7.8L-1.9-4.6z",
        ),
        Suit::Condensation => solid("suit", "M0-11C5-4 8 0 8 4A8 7 0 0 1-8 4C-8 0-5-4 0-11z"),
        Suit::Expansion => solid(
            "suit",
            "M0-11L4-6H1.5V-1.5H6V-4L11 0L6 4V1.5H1.5V6H4L0 11L-4 6H-1.5V1.5H-6V4L-11 0L-6-4V-1.5H-1.5V-6H-4z",
        ),
        Suit::Oscillation => line("suit", "M-11 0C-8-13-3-13 0 0S8 13 11 0"),
        Suit::Refraction => line("suit", "M0-9L8 7H-8zM-12 3L-5 0M5 0L12 4M5 0L12 0"),
        Suit::Reverberation => {
            line("suit", "M-10 0A10 10 0 0 1 10 0M-6 3A6 6 0 0 1 6 3M-2 6A2.4 2.4 0 0 1 2 6")
        }
        Suit::Subduction => line("suit", "M-11-5H-1L9 8M-11 1H-4L4 11M3-5H11"),
    }
}
