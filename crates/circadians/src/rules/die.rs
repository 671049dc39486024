//! A die on a board.

use crate::rules::octet;
use solarium_core::Seat;
use std::fmt;

/// A space of a board: empty, or a die with its owner and value. One byte.
///
/// ```
/// use solarium_circadians::Die;
/// use solarium_core::Seat;
/// let die = Die::new(Seat(2), 5);
/// assert_eq!((die.owner(), die.value()), (Some(Seat(2)), 5));
/// assert!(Die::NONE.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Die(u8);

impl Die {
    /// No die.
    pub const NONE: Die = Die(0);

    /// A die of a seat, showing 1–6.
    pub const fn new(seat: Seat, value: u8) -> Die {
        Die((seat.0 + 1) << 4 | value)
    }

    /// No die here?
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// A die here?
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Whose it is.
    pub const fn owner(self) -> Option<Seat> {
        if self.is_none() { None } else { Some(Seat((self.0 >> 4) - 1)) }
    }

    /// Is it this seat's?
    pub const fn belongs_to(self, seat: Seat) -> bool {
        self.0 >> 4 == seat.0 + 1
    }

    /// What up to eight dice show, whosever they are.
    #[inline]
    pub(crate) fn values_of_all<const N: usize>(dice: &[Die; N]) -> [u8; 8] {
        octet::of(&dice.map(Die::value))
    }

    /// How many of up to eight dice are this seat's, without a branch for each.
    #[inline]
    pub(crate) fn count_of<const N: usize>(dice: &[Die; N], seat: Seat) -> u8 {
        octet::count_filled(octet::of(&Die::values_of(dice, seat)))
    }

    /// What dice show if they are this seat's, else 0; eight at a time, without a branch for each.
    #[inline]
    pub(crate) fn values_of<const N: usize>(dice: &[Die; N], seat: Seat) -> [u8; N] {
        const ONES: u64 = u64::MAX / 255;
        const LOW: u64 = 15 * ONES;
        let tag = u64::from(seat.0 + 1) * ONES;
        let mut values = [0; N];
        for (values, dice) in values.chunks_mut(8).zip(dice.chunks(8)) {
            let mut word = [0; 8];
            word.iter_mut().zip(dice).for_each(|(byte, die)| *byte = die.0);
            let word = u64::from_le_bytes(word);
            // 0 in the bytes of this seat's dice, else 1 to 15; adding 15 carries into the fifth bit where it is not 0.
            let other = ((word >> 4) & LOW) ^ tag;
            let own = (!(other + LOW) >> 4) & ONES;
            let word = (word & (own * 15)).to_le_bytes();
            values.copy_from_slice(&word[..values.len()]);
        }
        values
    }

    /// Are these the same dice? Compared as a whole, without a branch for each.
    #[inline]
    pub(crate) fn all_same(one: &[Die], other: &[Die]) -> bool {
        one.len() == other.len() && one.iter().zip(other).fold(0, |all, (a, b)| all | (a.0 ^ b.0)) == 0
    }

    /// What it shows; 0 if there is none.
    pub const fn value(self) -> u8 {
        self.0 & 15
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner() {
            Some(seat) => write!(f, "{}:{}", seat, self.value()),
            None => f.write_str("-"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_dice_at_once_show_what_each_shows() {
        let dice: [Die; 40] = std::array::from_fn(|i| match i % 8 {
            7 => Die::NONE,
            _ => Die::new(Seat((i % 5) as u8), (i * 7 % 6 + 1) as u8),
        });
        for seat in Seat::all(5) {
            let each = dice.map(|die| if die.belongs_to(seat) { die.value() } else { 0 });
            assert_eq!(Die::values_of(&dice, seat), each);
            let six: [Die; 6] = std::array::from_fn(|i| dice[i + 3]);
            assert_eq!(Die::values_of(&six, seat)[..], each[3..9]);
        }
    }
}
