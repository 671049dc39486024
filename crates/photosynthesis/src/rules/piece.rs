//! Seeds and trees: a size and an owner.

use serde::Serialize;
use solarium_core::Seat;
use std::fmt;

/// The size of a piece, which is also its height for shadows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Size {
    /// 0
    Seed,
    /// 1
    Small,
    /// 2
    Medium,
    /// 3
    Large,
}

impl Size {
    /// All four, rising: the order of every list of four numbers.
    pub const ALL: [Size; 4] = [Size::Seed, Size::Small, Size::Medium, Size::Large];

    /// 0 to 3, also an array index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The size of that number.
    pub const fn from_index(index: usize) -> Option<Size> {
        if index < 4 { Some(Size::of_bits(index)) } else { None }
    }

    /// The size of a number of two bits. The compiler sees that this is the number, and looks nothing up.
    #[inline]
    pub(crate) const fn of_bits(bits: usize) -> Size {
        match bits & 3 {
            0 => Size::Seed,
            1 => Size::Small,
            2 => Size::Medium,
            _ => Size::Large,
        }
    }

    /// The next bigger size.
    pub const fn bigger(self) -> Option<Size> {
        Size::from_index(self as usize + 1)
    }

    /// `seed`, `small`, `medium`, `large`.
    pub const fn name(self) -> &'static str {
        ["seed", "small", "medium", "large"][self as usize]
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A seed or tree of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its owner.
    pub seat: Seat,
    /// Its size.
    pub size: Size,
}

impl fmt::Display for Piece {
    // PH-1.13
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat.letter(), self.size.index())
    }
}
