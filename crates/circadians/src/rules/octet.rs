//! Eight small numbers at once: dice in Garages, on Farms, of a hand. Loops over them end where no processor can foresee,
//! and they run at every ply.

const ONES: u64 = u64::MAX / 255;

/// A one in each byte that is not 0. No byte may be above 127.
#[inline]
fn ones(bytes: [u8; 8]) -> u64 {
    debug_assert!(bytes.iter().all(|byte| *byte < 128));
    ((u64::from_le_bytes(bytes) + 127 * ONES) >> 7) & ONES
}

/// Which bytes are not 0: a bit for each. No byte may be above 127.
#[inline]
pub(crate) fn filled(bytes: [u8; 8]) -> u8 {
    // The product moves the one of byte n to bit 56 + n; no two terms meet in a bit.
    (ones(bytes).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// How many bytes are not 0. No byte may be above 127.
#[inline]
pub(crate) fn count_filled(bytes: [u8; 8]) -> u8 {
    sum(ones(bytes).to_le_bytes())
}

/// The sum of the bytes, which must be below 256.
#[inline]
pub(crate) fn sum(bytes: [u8; 8]) -> u8 {
    (u64::from_le_bytes(bytes).wrapping_mul(ONES) >> 56) as u8
}

/// A few bytes, filled up with zeros.
#[inline]
pub(crate) fn of<const N: usize>(bytes: &[u8; N]) -> [u8; 8] {
    let mut eight = [0; 8];
    eight[..N].copy_from_slice(bytes);
    eight
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_at_once_are_as_one_by_one() {
        for seed in 0..5000u64 {
            let word = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) & (31 * ONES);
            let holes = (seed.wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 7 & ONES) * 255;
            let bytes = (word & holes).to_le_bytes();
            let each = bytes.iter().enumerate().filter(|(_, byte)| **byte > 0);
            assert_eq!(filled(bytes), each.clone().fold(0, |set, (i, _)| set | 1 << i));
            assert_eq!(count_filled(bytes), each.count() as u8);
            assert_eq!(sum(bytes), bytes.iter().sum::<u8>());
        }
        assert_eq!(of(&[1, 2, 3]), [1, 2, 3, 0, 0, 0, 0, 0]);
    }
}
