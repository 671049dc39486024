//! Events: what a step did, for logs, stories and pictures.

use crate::{Cell, Size};
use serde::Serialize;
use solarium_core::Seat;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first player was drawn.
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// The start corner of Directional Selection was drawn.
    CornerDrawn {
        /// 0 to 5.
        corner: u8,
    },
    /// A Cynthia drew an Action card.
    CardDrawn {
        /// Whose card.
        seat: Seat,
        /// Its id.
        card: u16,
        /// Cards left in her deck.
        left: u8,
    },
    /// A Cynthia's used cards were shuffled into a new deck.
    Shuffled {
        /// Whose deck.
        seat: Seat,
        /// True if the deck was turned to its third-revolution side as well (PH-9.9).
        turned: bool,
    },
    /// A start tree was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Small, or a Cynthia's medium tree.
        size: Size,
    },
    /// A round began; the sun has moved.
    RoundBegan {
        /// From 1.
        round: u8,
        /// Where the sun stands now.
        sun: u8,
        /// From 1.
        revolution: u8,
        /// Seat with the first-player token.
        first: Seat,
    },
    /// A seat collected the light of its trees.
    LightGained {
        /// Which seat.
        seat: Seat,
        /// What its lit trees gave, changed by the level of a Cynthia (PH-13.1).
        gain: i16,
        /// How much of it went beyond the limit of the tracker.
        lost: u8,
        /// The tracker now.
        lp: u8,
    },
    /// A piece was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which size.
        size: Size,
        /// LP paid.
        cost: u8,
        /// The tracker now.
        lp: u8,
    },
    /// A seed was planted.
    Planted {
        /// By whom.
        seat: Seat,
        /// The source.
        from: Cell,
        /// The space.
        to: Cell,
        /// LP paid.
        cost: u8,
        /// The tracker now.
        lp: u8,
    },
    /// A piece grew.
    Grew {
        /// Whose.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Its new size.
        size: Size,
        /// LP paid.
        cost: u8,
        /// The tracker now.
        lp: u8,
        /// True if the piece it replaced is out of the game (PH-5.7).
        piece_lost: bool,
    },
    /// A large tree was collected.
    Collected {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        cell: Cell,
        /// Value of the token; 0 if there was none left (PH-5.8).
        token: u8,
        /// LP paid.
        cost: u8,
        /// The tracker now.
        lp: u8,
        /// True if the tree is out of the game (PH-5.7).
        piece_lost: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The first-player token passed on at the end of a round (PH-3.6).
    FirstPassed {
        /// The seat that has it now.
        seat: Seat,
    },
    /// The last turn of the last round is over (PH-3.7).
    GameEnded,
}
