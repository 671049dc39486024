//! The position: a plain value of at most 128 bytes, without heap, randomness or log.

use crate::{CellSet, Forest, Size};
use solarium_core::Seat;

/// The most seats of a table. PH-2.1
pub const MAX_SEATS: usize = 4;

/// The most tokens a position can list over all seats: twice those of the game, as collects from empty piles
/// (PH-5.8) are listed too.
pub const MAX_TOKENS: usize = 48;

/// Marks what has not been drawn yet, and a card slot without a card.
pub(crate) const NONE: u8 = u8::MAX;

/// The card slot when the half was typed in by a person (PH-14.4); its values belong to the table.
pub(crate) const TYPED: u8 = u8::MAX - 1;

/// Pieces left in the four shop columns, four bits each: no column has more than 8 slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Shop(u16);

impl Shop {
    /// A shop with these pieces.
    pub const fn new(left: [u8; 4]) -> Shop {
        Shop(left[0] as u16 | (left[1] as u16) << 4 | (left[2] as u16) << 8 | (left[3] as u16) << 12)
    }

    /// How many of a size are left.
    #[inline]
    pub const fn left(self, size: Size) -> u8 {
        (self.0 >> (4 * size as u16)) as u8 & 15
    }

    /// All four.
    pub fn all(self) -> [u8; 4] {
        // Nibbles to bytes.
        let wide = u32::from(self.0);
        let halves = (wide | wide << 8) & 0x00FF_00FF;
        ((halves | halves << 4) & 0x0F0F_0F0F).to_le_bytes()
    }

    /// Puts so many back, or takes them if there are fewer than none.
    #[inline]
    pub(crate) fn add(&mut self, size: Size, pieces: i16) {
        self.0 = self.0.wrapping_add((pieces as u16) << (4 * size as u16));
    }
}

/// Tokens taken, in the order taken, seat after seat: four bits each, an index into the pack's token values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Taken {
    kinds: [u8; MAX_TOKENS / 2],
    counts: [u8; MAX_SEATS],
}

impl Taken {
    pub(crate) const NOTHING: Taken = Taken { kinds: [0; MAX_TOKENS / 2], counts: [0; MAX_SEATS] };

    /// How many tokens a seat has taken, 0-point collects included.
    #[inline]
    pub fn count(&self, seat: Seat) -> u8 {
        self.counts[seat.index()]
    }

    fn total(&self) -> usize {
        self.counts.iter().map(|n| *n as usize).sum()
    }

    fn kind(&self, place: usize) -> u8 {
        self.kinds[place / 2] >> (4 * (place % 2)) & 15
    }

    fn set(&mut self, place: usize, kind: u8) {
        let shift = 4 * (place % 2);
        self.kinds[place / 2] = self.kinds[place / 2] & !(15 << shift) | kind << shift;
    }

    /// The tokens of a seat in the order taken, as indices into the pack's token values.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        // The sum of the counts before this one, without a loop.
        let before = u32::from_le_bytes(self.counts) & !(u32::MAX << (8 * (seat.index() & 3)));
        let from = (before.wrapping_mul(0x0101_0101) >> 24) as usize;
        (from..from + self.count(seat) as usize).map(|place| self.kind(place) as usize)
    }

    /// Adds a token. Returns false, changing nothing, if the table's list is full.
    pub(crate) fn push(&mut self, seat: Seat, kind: u8) -> bool {
        let total = self.total();
        if total == MAX_TOKENS {
            return false;
        }
        let at: usize = self.counts[..=seat.index()].iter().map(|n| *n as usize).sum();
        for place in (at..total).rev() {
            self.set(place + 1, self.kind(place));
        }
        self.set(at, kind);
        self.counts[seat.index()] += 1;
        true
    }
}

/// The position.
///
/// ```
/// assert!(std::mem::size_of::<solarium_photosynthesis::State>() <= 128);
/// ```
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, Records, Shelf};
/// use solarium_photosynthesis::Photosynthesis;
///
/// let shelf = Shelf::standard();
/// let game = Photosynthesis::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let state = game.start();
/// // A position is written as a record, which loads to the same position under the same rules.
/// let (rules, loaded) = Photosynthesis::load(&game.record(&state), &shelf).unwrap();
/// assert_eq!((rules, loaded), (game, state));
/// // One that cannot be is refused with every reason.
/// let reasons = Photosynthesis::load(&json!({"weather": "fine", "seats": 7}), &shelf).unwrap_err();
/// assert!(!reasons.is_empty() && reasons.0.iter().all(|reason| reason.rule.starts_with("PH-")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Pieces on the board.
    pub(crate) forest: Forest,
    /// Spaces activated in this turn (PH-5.2).
    pub(crate) activated: CellSet,
    /// Cards left in the deck of the first and the second Cynthia, one bit for each card of the pack by its place
    /// in the pack (PH-9.16).
    pub(crate) decks: [u64; 2],
    pub(crate) taken: Taken,
    pub(crate) shop: [Shop; MAX_SEATS],
    /// Tokens left in the piles of 1 to 4 leaves, four bits each.
    pub(crate) piles: u16,
    pub(crate) available: [[u8; 4]; MAX_SEATS],
    pub(crate) lp: [u8; MAX_SEATS],
    /// 0 = placement.
    pub(crate) round: u8,
    /// Seat with the first-player token; [`NONE`] while it is still to be drawn.
    pub(crate) first: u8,
    /// Turns finished in this round (PH-14.7).
    pub(crate) turns_done: u8,
    /// Start trees placed so far; 0 again once the first round has begun.
    pub(crate) placed: u8,
    /// The card drawn and not yet acted on: its place in the pack, [`NONE`] or [`TYPED`].
    pub(crate) card: u8,
    /// Start corner of Directional Selection; [`NONE`] while it is still to be drawn.
    pub(crate) ds_corner: u8,
}

const _: () =
    assert!(size_of::<State>() <= 128, "the position must stay small: search copies it at every ply");

impl State {
    /// Pieces on the board.
    pub const fn forest(&self) -> &Forest {
        &self.forest
    }

    /// Spaces activated in this turn. PH-5.2
    pub const fn activated(&self) -> CellSet {
        self.activated
    }

    /// LP of a seat.
    pub const fn lp(&self, seat: Seat) -> u8 {
        self.lp[seat.index()]
    }

    /// What is left in a player's shop.
    pub const fn shop(&self, seat: Seat) -> Shop {
        self.shop[seat.index()]
    }

    /// A player's available pieces by size.
    pub const fn available(&self, seat: Seat) -> [u8; 4] {
        self.available[seat.index()]
    }

    /// Tokens taken.
    pub const fn taken(&self) -> &Taken {
        &self.taken
    }

    /// Tokens left in the pile of 1 to 4 leaves; none if it is not in the game.
    pub const fn pile_left(&self, leaves: u8) -> usize {
        (self.piles >> (4 * (leaves as u16 - 1)) & 15) as usize
    }

    pub(crate) fn set_pile_left(&mut self, leaves: u8, left: usize) {
        let shift = 4 * (leaves as u16 - 1);
        self.piles = self.piles & !(15 << shift) | (left as u16) << shift;
    }

    /// The round, from 1; 0 is the placement.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Where the sun stands. PH-3.2, PH-2.5
    #[inline]
    pub const fn sun(&self) -> u8 {
        self.round.saturating_sub(1) % 6
    }

    /// The revolution, from 1. PH-3.2, PH-2.5
    #[inline]
    pub const fn revolution(&self) -> u8 {
        1 + self.round.saturating_sub(1) / 6
    }

    /// The seat with the first-player token, once it is known.
    pub const fn first(&self) -> Option<Seat> {
        if self.first == NONE { None } else { Some(Seat(self.first)) }
    }

    /// Turns finished in this round.
    pub const fn turns_done(&self) -> u8 {
        self.turns_done
    }

    /// Start trees placed so far, during the placement.
    pub const fn placed(&self) -> u8 {
        self.placed
    }

    /// The start corner of Directional Selection, once it is known. PH-8.7
    pub const fn ds_corner(&self) -> Option<u8> {
        if self.ds_corner == NONE { None } else { Some(self.ds_corner) }
    }

    /// Does a card lie drawn that was not acted on yet?
    pub const fn card_drawn(&self) -> bool {
        self.card != NONE
    }

    /// Activates spaces. PH-5.2; for a Cynthia it means that what she grew is not collected (PH-15.11) and what she
    /// emptied not planted on (PH-15.13) in the same turn.
    pub(crate) fn activate(&mut self, cells: CellSet) {
        solarium_core::exercise!(!cells.is_empty() => "PH-5.2", "PH-15.11", "PH-15.13");
        self.activated |= cells;
    }
}
