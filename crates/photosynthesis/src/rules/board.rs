//! The board: 37 spaces as bits of one word, so that light and shadow are a handful of shifts.
//!
//! A space lies at bit 8·(r + 3) + (q + 3). The bits rise row by row and from left to right, which is the order of
//! the cell names a1 … g4; one step in any direction is a shift, and the unused columns catch what leaves the
//! board.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The six directions, and the six positions of the sun, by number, clockwise. PH-1.5; PH-1.7: 0 is the corner with
/// the printed sun, top right.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// Number of spaces. PH-1.1
pub const CELLS: usize = 37;

/// The outermost ring. PH-1.1
pub const OUTER_RING: u8 = 3;

const COLUMNS: i8 = 8;

/// Does (q, r) lie on the board? PH-1.2
const fn exists(q: i8, r: i8) -> bool {
    let s = q + r;
    -3 <= q && q <= 3 && -3 <= r && r <= 3 && -3 <= s && s <= 3
}

const fn bit_of(q: i8, r: i8) -> u8 {
    ((r + 3) * COLUMNS + q + 3) as u8
}

const fn q_of(bit: u8) -> i8 {
    (bit % 8) as i8 - 3
}

const fn r_of(bit: u8) -> i8 {
    (bit / 8) as i8 - 3
}

const fn abs(n: i8) -> i8 {
    if n < 0 { -n } else { n }
}

const fn max(a: i8, b: i8) -> i8 {
    if a > b { a } else { b }
}

/// PH-1.8
const fn distance_of(a: u8, b: u8) -> u8 {
    let q = q_of(a) - q_of(b);
    let r = r_of(a) - r_of(b);
    max(max(abs(q), abs(r)), abs(q + r)) as u8
}

/// A space of the board. Ordered by name.
///
/// ```
/// use solarium_photosynthesis::Cell;
/// let c5: Cell = "c5".parse().unwrap();
/// assert_eq!((c5.axial(), c5.index(), c5.ring(), c5.leaves()), ((2, -1), 8, 2, 2));
/// assert_eq!(c5.to_string(), "c5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// PH-1.4: the cell at each flat index.
const CELL_AT: [u8; CELLS] = {
    let mut cells = [bit_of(0, 0); CELLS];
    let mut index = 1;
    let mut k: i8 = 1;
    while k <= 3 {
        let mut j: i8 = 0;
        while j < 6 * k {
            let s = (j / k) as usize;
            let t = j % k;
            let (a, b) = (DIRECTIONS[s], DIRECTIONS[(s + 2) % 6]);
            cells[index] = bit_of(k * a.0 + t * b.0, k * a.1 + t * b.1);
            index += 1;
            j += 1;
        }
        k += 1;
    }
    cells
};

/// PH-1.4: the flat index of each cell, by bit.
const INDEX_OF: [u8; 64] = {
    let mut indices = [0; 64];
    let mut i = 0;
    while i < CELLS {
        indices[CELL_AT[i] as usize] = i as u8;
        i += 1;
    }
    indices
};

/// The place of each cell in the order of the names, by bit.
const RANK_OF: [u8; 64] = {
    let mut ranks = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        ranks[bit] = (BOARD & ((1 << bit) - 1)).count_ones() as u8;
        bit += 1;
    }
    ranks
};

/// All cells within a distance of 0 to 3 of a cell, itself included; by distance and bit.
const WITHIN: [[u64; 64]; 4] = {
    let mut masks = [[0; 64]; 4];
    let mut d = 0;
    while d < 4 {
        let mut i = 0;
        while i < CELLS {
            let mut j = 0;
            while j < CELLS {
                if distance_of(CELL_AT[i], CELL_AT[j]) as usize <= d {
                    masks[d][CELL_AT[i] as usize] |= 1 << CELL_AT[j];
                }
                j += 1;
            }
            i += 1;
        }
        d += 1;
    }
    masks
};

/// Cells of each ring. PH-1.1
const RINGS: [u64; 4] = {
    let centre = bit_of(0, 0) as usize;
    [
        WITHIN[0][centre],
        WITHIN[1][centre] & !WITHIN[0][centre],
        WITHIN[2][centre] & !WITHIN[1][centre],
        WITHIN[3][centre] & !WITHIN[2][centre],
    ]
};

/// The ring of each cell, by bit.
const RING_OF: [u8; 64] = {
    let mut rings = [0; 64];
    let mut i = 0;
    while i < CELLS {
        rings[CELL_AT[i] as usize] = distance_of(CELL_AT[i], bit_of(0, 0));
        i += 1;
    }
    rings
};

const BOARD: u64 = WITHIN[3][bit_of(0, 0) as usize];

impl Cell {
    /// The centre, d4.
    pub const CENTRE: Cell = Cell(bit_of(0, 0));

    /// The cell at axial coordinates, if it exists. PH-1.2
    pub const fn new(q: i8, r: i8) -> Option<Cell> {
        if exists(q, r) { Some(Cell(bit_of(q, r))) } else { None }
    }

    /// The cell of a flat index 0 … 36. PH-1.4
    pub const fn at(index: usize) -> Option<Cell> {
        if index < CELLS { Some(Cell(CELL_AT[index])) } else { None }
    }

    /// The flat index: 0 is the centre, then ring by ring clockwise from the corner in direction 0. PH-1.4
    pub const fn index(self) -> usize {
        INDEX_OF[self.0 as usize] as usize
    }

    /// The place in the order of the names a1 … g4, from 0.
    #[inline]
    pub const fn rank(self) -> usize {
        RANK_OF[self.0 as usize] as usize
    }

    /// Its bit in a [`CellSet`].
    #[inline]
    pub(crate) const fn bit(self) -> usize {
        self.0 as usize & 63
    }

    /// The same as a byte that is not cut to fit.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The bit of the first cell in [`CellSet::bits`].
    pub(crate) const FIRST_BIT: usize = BOARD.trailing_zeros() as usize;

    /// The rank of the cell of a bit of [`CellSet::bits`].
    #[inline]
    pub(crate) const fn rank_of_bit(bit: usize) -> usize {
        RANK_OF[bit & 63] as usize
    }

    /// (q, r). PH-1.2
    pub const fn axial(self) -> (i8, i8) {
        (q_of(self.0), r_of(self.0))
    }

    /// Distance from the centre.
    pub const fn ring(self) -> u8 {
        distance_of(self.0, bit_of(0, 0))
    }

    /// The ring, looked up: plan search asks for every piece of every position.
    #[inline]
    pub(crate) const fn ring_by_table(self) -> usize {
        RING_OF[self.bit()] as usize
    }

    /// How rich the soil is: 4 in the centre, 1 at the edge. PH-1.8
    pub const fn leaves(self) -> u8 {
        4 - self.ring()
    }

    /// PH-1.8
    pub const fn distance(self, other: Cell) -> u8 {
        distance_of(self.0, other.0)
    }

    /// The next cell in a direction, if there is one.
    pub const fn step(self, direction: u8) -> Option<Cell> {
        let (dq, dr) = DIRECTIONS[direction as usize % 6];
        Cell::new(q_of(self.0) + dq, r_of(self.0) + dr)
    }

    /// Adjacent cells. PH-1.8
    pub const fn neighbours(self) -> CellSet {
        CellSet(WITHIN[1][self.0 as usize] & !(1 << self.0))
    }

    /// Cells within a distance of 0 to 3, this one included.
    pub const fn within(self, distance: u8) -> CellSet {
        CellSet(WITHIN[if distance > 3 { 3 } else { distance as usize }][self.0 as usize])
    }

    /// The set of this cell alone.
    pub const fn only(self) -> CellSet {
        CellSet(1 << self.0)
    }

    /// All cells in order of their names.
    pub fn all() -> Cells {
        CellSet::ALL.iter()
    }
}

impl fmt::Display for Cell {
    // PH-1.3: row letter from the top, number from the left.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.axial();
        let number = q - (-3).max(-3 - r) + 1;
        write!(f, "{}{number}", (b'a' + (r + 3) as u8) as char)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that names no cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCell;

impl std::str::FromStr for Cell {
    type Err = NoSuchCell;

    fn from_str(text: &str) -> Result<Cell, NoSuchCell> {
        let &[row @ b'a'..=b'g', number @ b'1'..=b'7'] = text.as_bytes() else { return Err(NoSuchCell) };
        let r = (row - b'a') as i8 - 3;
        let q = (number - b'1') as i8 + (-3).max(-3 - r);
        Cell::new(q, r).ok_or(NoSuchCell)
    }
}

/// A set of cells.
///
/// ```
/// use solarium_photosynthesis::{Cell, CellSet};
/// let a4: Cell = "a4".parse().unwrap();
/// assert_eq!(a4.neighbours().iter().map(|c| c.to_string()).collect::<Vec<_>>(), ["a3", "b4", "b5"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// Every cell.
    pub const ALL: CellSet = CellSet(BOARD);

    /// The cells of a ring, 0 to 3.
    pub const fn ring(ring: u8) -> CellSet {
        CellSet(RINGS[ring as usize])
    }

    /// Is the cell a member?
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Removes a cell.
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// The members that are not in another set; cheaper than to intersect with its complement.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// The members that are in another set, or those that are not; without a branch.
    #[inline]
    #[must_use]
    pub(crate) const fn where_in(self, other: CellSet, member: bool) -> CellSet {
        CellSet(self.0 & (other.0 ^ (member as u64).wrapping_sub(1)))
    }

    /// The set if the condition holds, else nothing; without a branch.
    #[inline]
    #[must_use]
    pub const fn only_if(self, condition: bool) -> CellSet {
        CellSet(self.0 & (condition as u64).wrapping_neg())
    }

    /// Takes out what is in both sets and adds what is only in the other.
    #[inline]
    pub(crate) const fn toggle(&mut self, other: CellSet) {
        self.0 ^= other.0;
    }

    /// Adds or removes a cell, without a branch.
    #[inline]
    pub const fn set(&mut self, cell: Cell, member: bool) {
        self.0 = self.0 & !(1 << cell.0) | (member as u64) << cell.0;
    }

    /// The set of the cell of a bit.
    #[inline]
    pub(crate) const fn of_bit(bit: usize) -> CellSet {
        CellSet(1 << (bit & 63))
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members as bits, in the order of their names.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// How many members.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The members of the first set, and twice those of the second. Both are counted side by side, which is half the
    /// work where the processor has no instruction for it.
    #[inline]
    pub(crate) const fn weight([ones, twos]: [CellSet; 2]) -> u32 {
        const PAIRS: u64 = u64::MAX / 3;
        const NIBBLES: u64 = u64::MAX / 5;
        const BYTES: u64 = u64::MAX / 17;
        // Members in each pair of bits, then in each four.
        let (ones, twos) = (ones.0 - (ones.0 >> 1 & PAIRS), twos.0 - (twos.0 >> 1 & PAIRS));
        let (ones, twos) =
            ((ones & NIBBLES) + (ones >> 2 & NIBBLES), (twos & NIBBLES) + (twos >> 2 & NIBBLES));
        // At most twelve in each four, and 24 in each eight.
        let sum = ones + 2 * twos;
        let sum = (sum & BYTES) + (sum >> 4 & BYTES);
        (sum.wrapping_mul(u64::MAX / 255) >> 56) as u32
    }

    /// Every cell moved one step in a direction; what leaves the board is gone.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: u8) -> CellSet {
        // The shift of DIRECTIONS[i] is 8·r + q, to the left; column 7, the cells off the hexagon and bits that
        // wrap around are masked away. A rotation by a table needs no branch, and the sun moves on every round.
        const SHIFTS: [u32; 6] = [64 - 7, 1, 8, 7, 64 - 1, 64 - 8];
        CellSet(BOARD & self.0.rotate_left(SHIFTS[direction as usize % 6]))
    }

    /// Removes and returns the first member without checking that there is one: an empty set yields a cell that does
    /// not exist. For lists whose tail is scratch.
    #[inline]
    pub(crate) const fn pop_first_unchecked(&mut self) -> Cell {
        // The top bit is no cell; with it set there is always a lowest bit, and the compiler drops the zero case.
        let bit = (self.0 | 1 << 63).trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        Cell(bit)
    }

    /// The members in order of their names.
    pub const fn iter(self) -> Cells {
        Cells(self.0)
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, other: CellSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl Not for CellSet {
    type Output = CellSet;
    fn not(self) -> CellSet {
        CellSet(!self.0 & BOARD)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | cell.only())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Cells in order of their names.
#[derive(Clone, Debug)]
pub struct Cells(u64);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Cell(bit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Cells {}
