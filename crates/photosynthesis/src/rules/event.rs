//! Events: what a step did, for logs, stories and pictures.

use crate::{Cell, Size};
use serde::Serialize;
use solarium_core::Seat;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Event {
    /// The first player was drawn.
    FirstDrawn { seat: Seat },
    /// The start corner of Directional Selection was drawn: 0 to 5.
    CornerDrawn { corner: u8 },
    /// A Cynthia drew an Action card; so many are left in her deck.
    CardDrawn { seat: Seat, card: u16, left: u8 },
    /// A Cynthia's used cards were shuffled into a new deck; `turned` if it was turned to its third-revolution side as
    /// well (PH-9.9).
    Shuffled { seat: Seat, turned: bool },
    /// A start tree was placed: small, or a Cynthia's medium tree.
    Placed { seat: Seat, cell: Cell, size: Size },
    /// A round began; the sun has moved. `first` is the seat with the first-player token.
    RoundBegan { round: u8, sun: u8, revolution: u8, first: Seat },
    /// A seat collected the light of its trees, changed by the level of a Cynthia (PH-13.1); `lost` went beyond the limit
    /// of the tracker. Here and below `lp` is the tracker now.
    LightGained { seat: Seat, gain: i16, lost: u8, lp: u8 },
    /// A piece was bought.
    Bought { seat: Seat, size: Size, cost: u8, lp: u8 },
    /// A seed was planted.
    Planted { seat: Seat, from: Cell, to: Cell, cost: u8, lp: u8 },
    /// A piece grew to this size; `piece_lost` if the piece it replaced is out of the game (PH-5.7).
    Grew { seat: Seat, cell: Cell, size: Size, cost: u8, lp: u8, piece_lost: bool },
    /// A large tree was collected for a token, 0 if there was none left (PH-5.8); `piece_lost` if the tree is out of the
    /// game (PH-5.7).
    Collected { seat: Seat, cell: Cell, token: u8, cost: u8, lp: u8, piece_lost: bool },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The first-player token passed on to this seat at the end of a round (PH-3.6).
    FirstPassed { seat: Seat },
    /// The last turn of the last round is over (PH-3.7).
    GameEnded,
}
