//! The pieces on the board, and the light and shadow they make (chapter 4).

use crate::{Cell, CellSet, Piece, Size};
use solarium_core::{Message, Seat};
use std::fmt;

/// All pieces on the board, as bit planes: occupied, and two bits each for owner and size. Planes are zero where
/// no piece stands.
///
/// ```
/// use solarium_photosynthesis::Forest;
/// use solarium_core::Seat;
/// let forest: Forest = "A3@d6 B3@d5 A2@d2".parse().unwrap();
/// // The dark d5 still shades d2.
/// assert_eq!(forest.raw_light(Seat(0), 1, &[0, 1, 2, 3]), 3);
/// assert_eq!(forest.to_string(), "A2@d2 A3@d6 B3@d5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Forest {
    occupied: CellSet,
    owner: [CellSet; 2],
    size: [CellSet; 2],
}

impl Forest {
    /// Spaces with a piece.
    pub const fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// Spaces without one.
    pub fn empty(&self) -> CellSet {
        !self.occupied
    }

    /// Spaces with a piece of this seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> CellSet {
        let [low, high] = self.owner;
        self.occupied.where_in(low, seat.0 & 1 == 1).where_in(high, seat.0 & 2 == 2)
    }

    /// Spaces with a piece of this size.
    #[inline]
    pub fn sized(&self, size: Size) -> CellSet {
        let [low, high] = self.size;
        match size {
            Size::Seed => self.occupied.without(low | high),
            Size::Small => low.without(high),
            Size::Medium => high.without(low),
            Size::Large => high & low,
        }
    }

    /// Spaces with a tree of at least this height 1, 2, 3.
    #[inline]
    pub(crate) fn trees(&self) -> [CellSet; 3] {
        let [low, high] = self.size;
        [low | high, high, high & low]
    }

    /// Cells on which another piece stands, or one more or less, as bits.
    #[inline]
    pub(crate) fn changed(&self, other: &Forest) -> u64 {
        let pairs = [
            (self.occupied, other.occupied),
            (self.owner[0], other.owner[0]),
            (self.owner[1], other.owner[1]),
            (self.size[0], other.size[0]),
            (self.size[1], other.size[1]),
        ];
        pairs.into_iter().fold(0, |changed, (one, other)| changed | (one.bits() ^ other.bits()))
    }

    /// The owner and the size, from 0, of the piece on the cell of a bit; is there one?
    #[inline]
    pub(crate) fn at_bit(&self, bit: usize) -> (Seat, usize, bool) {
        let at = |cells: CellSet| cells.bits() >> (bit & 63) & 1;
        let seat = at(self.owner[0]) | at(self.owner[1]) << 1;
        let size = at(self.size[0]) | at(self.size[1]) << 1;
        (Seat(seat as u8), size as usize, at(self.occupied) == 1)
    }

    /// The piece on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        if !self.occupied.contains(cell) {
            return None;
        }
        let bits = |planes: &[CellSet; 2]| {
            u8::from(planes[0].contains(cell)) | u8::from(planes[1].contains(cell)) << 1
        };
        Some(Piece { seat: Seat(bits(&self.owner)), size: Size::of_bits(bits(&self.size).into()) })
    }

    /// Puts a piece on a cell, in place of what stands there.
    #[inline]
    pub fn put(&mut self, cell: Cell, piece: Piece) {
        self.occupied.insert(cell);
        for bit in 0..2 {
            self.owner[bit].set(cell, piece.seat.0 >> bit & 1 == 1);
            self.size[bit].set(cell, piece.size.index() >> bit & 1 == 1);
        }
    }

    /// Makes seeds and smaller trees the next bigger ones, and puts seeds of a seat on empty cells. Without a branch, for
    /// steps of which it cannot be foreseen what they do.
    #[inline]
    pub(crate) fn tend(&mut self, grown: CellSet, planted: CellSet, seat: Seat) {
        self.occupied |= planted;
        for bit in 0..2 {
            self.owner[bit] |= planted.only_if(seat.0 >> bit & 1 == 1);
        }
        // The number of the size in binary, plus one.
        let [low, high] = &mut self.size;
        high.toggle(grown & *low);
        low.toggle(grown);
    }

    /// Empties a cell.
    pub fn clear(&mut self, cell: Cell) {
        self.occupied.remove(cell);
        for bit in 0..2 {
            self.owner[bit].remove(cell);
            self.size[bit].remove(cell);
        }
    }

    /// The spaces that seeds of the tree on a cell reach: it throws them as far as it is high.
    #[inline]
    pub(crate) fn reach(&self, tree: Cell) -> CellSet {
        let (_, height, _) = self.at_bit(tree.bit());
        tree.within(height as u8)
    }

    /// How many pieces of each size a seat has on the board.
    pub fn count(&self, seat: Seat) -> [u8; 4] {
        let own = self.of(seat);
        Size::ALL.map(|size| (own & self.sized(size)).len() as u8)
    }

    /// Spaces with a piece of each size, rising.
    #[inline]
    pub(crate) fn by_size(&self) -> [CellSet; 4] {
        Size::ALL.map(|size| self.sized(size))
    }

    /// Trees that are lit at a sun position: small, medium, large. PH-4.4
    #[inline]
    pub(crate) fn lit(&self, sun: u8) -> [CellSet; 3] {
        let [low, medium, large] = self.shadow(sun);
        let [_, small_trees, medium_trees, large_trees] = self.by_size();
        [small_trees.without(low), medium_trees.without(medium), large_trees.without(large)]
    }

    /// How many pieces a seat has by size, and within that by ring from the centre. Piece by piece: there are fewer of
    /// them than sizes and rings.
    #[inline]
    pub(crate) fn by_size_and_ring(&self, seat: Seat) -> [[u8; 4]; 4] {
        let mut counts = [[0; 4]; 4];
        for cell in self.of(seat).iter() {
            let (_, size, _) = self.at_bit(cell.bit());
            counts[size & 3][cell.ring_by_table() & 3] += 1;
        }
        counts
    }

    /// Every piece with its cell, in order of the cells' names.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        self.occupied.iter().map(|cell| (cell, self.piece(cell).expect("occupied")))
    }

    /// The shadow cast at a sun position, by the height it reaches: `[0]` darkens small trees, seeds and empty
    /// spaces, `[1]` medium trees, `[2]` large ones.
    #[inline]
    pub fn shadow(&self, sun: u8) -> [CellSet; 3] {
        // PH-1.6: shadows fall away from the sun.
        solarium_core::exercise!("PH-1.6");
        let away = (sun + 3) % 6;
        // PH-4.2: a tree of size z shades the next z spaces, passing over others.
        // PH-4.3: whether it stands in the dark itself does not matter.
        // PH-4.4: it darkens what is no taller than itself.
        solarium_core::exercise!("PH-4.2", "PH-4.3", "PH-4.4");
        let [all, medium, large] = self.trees();
        let medium_1 = medium.step(away);
        let medium_2 = medium_1.step(away);
        let large_1 = large.step(away);
        let large_2 = large_1.step(away);
        let large_3 = large_2.step(away);
        [all.step(away) | medium_2 | large_3, medium_1 | medium_2 | large_3, large_1 | large_2 | large_3]
    }

    /// Pieces in shadow at a sun position: trees by PH-4.4, seeds by PH-4.5.
    pub fn shaded(&self, sun: u8) -> CellSet {
        solarium_core::exercise!("PH-4.4", "PH-4.5");
        let [low, medium, large] = self.shadow(sun);
        ((self.sized(Size::Seed) | self.sized(Size::Small)) & low)
            | (self.sized(Size::Medium) & medium)
            | (self.sized(Size::Large) & large)
    }

    /// Spaces in shadow, whatever stands there or not. PH-4.5
    pub fn shadow_on_ground(&self, sun: u8) -> CellSet {
        solarium_core::exercise!("PH-4.5");
        self.shadow(sun)[0]
    }

    /// The trees that put the piece on a cell, or the empty space, in shadow, by name.
    pub fn shaders(&self, cell: Cell, sun: u8) -> impl Iterator<Item = Cell> + '_ {
        let height = self.piece(cell).map_or(0, |piece| piece.size.index());
        let mut at = Some(cell);
        let mut found = CellSet::EMPTY;
        for distance in 1..=3 {
            // PH-1.6: sunward is the direction of the sun's number.
            solarium_core::exercise!("PH-1.6");
            at = at.and_then(|c| c.step(sun));
            if let Some(cell) = at
                && let Some(tree) = self.piece(cell)
                && tree.size.index() >= distance
                && tree.size.index() >= height
            {
                found.insert(cell);
            }
        }
        found.iter()
    }

    /// Raw light of a seat at a sun position: what its lit trees give, `light` by size. PH-4.1, PH-11.2
    #[inline]
    pub fn raw_light(&self, seat: Seat, sun: u8, light: &[u8; 4]) -> u32 {
        solarium_core::exercise!("PH-4.1", "PH-11.2");
        light_of(self.lit(sun), self.of(seat), light)
    }
}

/// The light of those of the [lit](Forest::lit) trees that are a seat's own, given by size.
#[inline]
pub(crate) fn light_of(lit: [CellSet; 3], own: CellSet, light: &[u8; 4]) -> u32 {
    // PH-4.1: seeds give nothing.
    solarium_core::exercise!("PH-4.1");
    let [small, medium, large] = lit.map(|lit| lit & own);
    if *light == [light[0], 1, 2, 3] {
        // As printed: then the heights are the light in binary, and two planes are counted at once.
        return CellSet::weight([small | large, medium | large]);
    }
    let of = |cells: CellSet, size: Size| cells.len() as u32 * u32::from(light[size.index()]);
    of(small, Size::Small) + of(medium, Size::Medium) + of(large, Size::Large)
}

impl fmt::Display for Forest {
    // PH-1.13: `A3@d4`, separated by spaces; here seat after seat, each in order of the cells' names.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for seat in Seat::all(4) {
            for cell in self.of(seat).iter() {
                let piece = self.piece(cell).expect("occupied");
                write!(f, "{gap}{piece}@{cell}")?;
                gap = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Forest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Forest({self})")
    }
}

/// A problem in the text of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadBoard {
    /// A word that is no `A3@d4`.
    Word(String),
    /// The cell does not exist.
    NoCell(String),
    /// The seat letter does not exist.
    NoSeat(String),
    /// The size does not exist.
    NoSize(String),
    /// The cell is named twice.
    Twice(Cell),
}

impl BadBoard {
    /// What is wrong with a piece on the board.
    pub fn message(&self) -> Message {
        let (id, piece) = match self {
            BadBoard::Word(word) => ("ph-record-piece", word),
            BadBoard::NoCell(word) => ("ph-record-piece-cell", word),
            BadBoard::NoSeat(word) => ("ph-record-piece-seat", word),
            BadBoard::NoSize(word) => ("ph-record-piece-size", word),
            BadBoard::Twice(cell) => return Message::new("ph-record-piece-twice").with("cell", *cell),
        };
        Message::new(id).with("piece", piece)
    }
}

impl Forest {
    /// Reads the text of a board for a table of `seats`; all problems are reported.
    pub fn parse(text: &str, seats: usize) -> (Forest, Vec<BadBoard>) {
        let mut forest = Forest::default();
        let mut bad = Vec::new();
        for word in text.split_whitespace() {
            let Some((piece, name)) = word.split_once('@') else {
                bad.push(BadBoard::Word(word.to_string()));
                continue;
            };
            let mut letters = piece.chars();
            let (Some(letter), Some(digit), None) = (letters.next(), letters.next(), letters.next()) else {
                bad.push(BadBoard::Word(word.to_string()));
                continue;
            };
            let seat = ('A'..='D').take(seats).position(|known| known == letter);
            let size = digit.to_digit(10).and_then(|d| Size::from_index(d as usize));
            let cell = name.parse::<Cell>().ok();
            if seat.is_none() {
                bad.push(BadBoard::NoSeat(word.to_string()));
            }
            if size.is_none() {
                bad.push(BadBoard::NoSize(word.to_string()));
            }
            if cell.is_none() {
                bad.push(BadBoard::NoCell(word.to_string()));
            }
            let (Some(seat), Some(size), Some(cell)) = (seat, size, cell) else { continue };
            if forest.occupied().contains(cell) {
                bad.push(BadBoard::Twice(cell));
            }
            forest.put(cell, Piece { seat: Seat(seat as u8), size });
        }
        (forest, bad)
    }
}

impl std::str::FromStr for Forest {
    type Err = BadBoard;

    fn from_str(text: &str) -> Result<Forest, BadBoard> {
        let (forest, bad) = Forest::parse(text, 4);
        bad.into_iter().next().map_or(Ok(forest), Err)
    }
}
