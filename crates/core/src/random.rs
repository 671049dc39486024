//! Two sources of randomness, kept apart.
//!
//! [`Dice`] decides the chance outcomes of a real match: outcome *n* is a pure function of the secret
//! seed and *n*, on every machine, for ever. [`Random`] is the small fast generator for playouts and for
//! resampling what a seat cannot know; nothing it produces is ever written into a record.

use crate::Message;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret seed of a match: 32 bytes, never shown while the match is open.
///
/// ```
/// use solarium_core::Seed;
///
/// let seed = Seed::from_number(7);
/// assert_eq!(Seed::from_hex(&seed.to_hex()), Ok(seed.clone()));
/// // What is published says nothing about the seed, and neither does a debug print.
/// assert_ne!(seed.commitment(), Seed::from_number(8).commitment());
/// assert!(!format!("{seed:?}").contains(&seed.to_hex()));
/// assert_ne!(seed.derive(0), seed.derive(1));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The seed must not slip into a log by way of a debug print.
        write!(f, "Seed(commitment {})", self.commitment())
    }
}

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSeed {
    /// Not 2 to 64 hexadecimal digits, two for each byte.
    Length(usize),
    /// A character that is no hexadecimal digit.
    Digit(char),
}

impl BadSeed {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            BadSeed::Length(length) => Message::new("seed-length").with("count", *length),
            BadSeed::Digit(digit) => Message::new("seed-digit").with("digit", format!("{digit:?}")),
        }
    }
}

impl Seed {
    /// A seed from all its bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from a number: its big-endian bytes, filled up with zeros in front.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[24..].copy_from_slice(&number.to_be_bytes());
        Seed(bytes)
    }

    /// A seed from hexadecimal digits; fewer than 64 are filled up with zeros in front, so that `2a`
    /// and the number 42 are the same seed.
    ///
    /// ```
    /// use solarium_core::Seed;
    /// assert_eq!(Seed::from_hex("2a"), Ok(Seed::from_number(42)));
    /// assert!(Seed::from_hex("2a0").is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// If a character is no hexadecimal digit, or the digits are not 2 to 64 in pairs.
    pub fn from_hex(text: &str) -> Result<Seed, BadSeed> {
        if let Some(bad) = text.chars().find(|c| !c.is_ascii_hexdigit()) {
            return Err(BadSeed::Digit(bad));
        }
        if text.is_empty() || text.len() > 64 || !text.len().is_multiple_of(2) {
            return Err(BadSeed::Length(text.len()));
        }
        let mut bytes = [0; 32];
        let from = 32 - text.len() / 2;
        for (i, byte) in bytes[from..].iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("hexadecimal digits only");
        }
        Ok(Seed(bytes))
    }

    /// All 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// SHA-256 of the seed's bytes: published at the start, so that the seed cannot be changed later.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// SHA-256 of the seed's bytes followed by the bytes of a salt, published instead of [`Seed::commitment`] where
    /// the seed may be one of few (a small number that a person typed): without the salt, which stays secret as long
    /// as the seed, such seeds could be found by trying them all.
    ///
    /// ```
    /// use solarium_core::{Salt, Seed};
    /// let (seed, salt) = (Seed::from_number(5), Salt::from_bytes([7; 16]));
    /// assert_eq!(seed.commitment_with(Some(&salt)).len(), 64);
    /// assert_ne!(seed.commitment_with(Some(&salt)), seed.commitment());
    /// assert_eq!(seed.commitment_with(None), seed.commitment());
    /// ```
    pub fn commitment_with(&self, salt: Option<&Salt>) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        if let Some(salt) = salt {
            hash.update(salt.0);
        }
        hex(&hash.finalize())
    }

    /// A seed that follows from this one and a number, for a series of games.
    #[must_use]
    pub fn derive(&self, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_be_bytes());
        Seed(hash.finalize().into())
    }
}

/// What is hashed together with a seed: 16 random bytes, as secret as the seed until the match is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Salt([u8; 16]);

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The salt must not slip into a log by way of a debug print.
        write!(f, "Salt(…)")
    }
}

/// A text that is no salt: it must have 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSalt;

impl fmt::Display for BadSalt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a salt is 32 hexadecimal digits")
    }
}

impl std::error::Error for BadSalt {}

impl Salt {
    /// A salt from its bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> Salt {
        Salt(bytes)
    }

    /// A salt from its 32 hexadecimal digits.
    ///
    /// # Errors
    ///
    /// If the text is not 32 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Salt, BadSalt> {
        if text.len() != 32 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(BadSalt);
        }
        let mut bytes = [0; 16];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| BadSalt)?;
        }
        Ok(Salt(bytes))
    }

    /// All 32 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |n: u8| char::from(DIGITS[usize::from(n & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

/// The first 16 hexadecimal digits of the SHA-256 of a text: the checksum of records and positions.
pub fn checksum(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..8])
}

/// The dice of a match: draw *n* is a pure function of (seed, *n*).
///
/// ```
/// use solarium_core::{Dice, Seed};
/// let dice = Dice::new(Seed::from_number(1));
/// assert_eq!(dice.pick(5, 14), dice.pick(5, 14));
/// ```
#[derive(Clone, Debug)]
pub struct Dice {
    seed: Seed,
}

impl Dice {
    /// Dice of a seed.
    pub fn new(seed: Seed) -> Dice {
        Dice { seed }
    }

    /// The seed. Publish it only when the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Draw number `n` out of `total` equally likely units (`total` > 0): ChaCha20 with the seed as key
    /// and `n` as stream, the first 64-bit words below the largest multiple of `total`.
    ///
    /// # Panics
    ///
    /// If `total` is 0.
    pub fn pick(&self, n: u64, total: u64) -> u64 {
        let mut words = ChaCha20Rng::from_seed(self.seed.0);
        words.set_stream(n);
        let zone = u64::MAX - u64::MAX % total;
        loop {
            let word = words.next_u64();
            if word < zone {
                return word % total;
            }
        }
    }
}

/// A small fast generator (SplitMix64) for playouts and resampling. Not for matches.
///
/// ```
/// use solarium_core::Random;
///
/// let mut random = Random::new(1);
/// let mut cards = [1, 2, 3, 4, 5];
/// random.shuffle(&mut cards);
/// cards.sort();
/// assert_eq!(cards, [1, 2, 3, 4, 5]);
/// assert!((0..100).all(|_| random.below(6) < 6));
/// assert_eq!(Random::new(9).next_u64(), Random::new(9).next_u64());
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator whose sequence follows from the number.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    // Always inline, as it is asked at every ply, also by code that is compiled for size.
    #[inline(always)]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n` (> 0). The bias of one multiplication, at most 2⁻³², does not matter here.
    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// Brings the slice into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_the_same_on_every_machine() {
        // Fixed by the first release: a change here would break every stored fairness proof.
        let dice = Dice::new(Seed::from_number(7));
        let draws: Vec<u64> = (0..8).map(|n| dice.pick(n, 1000)).collect();
        assert_eq!(draws, [478, 566, 446, 553, 532, 446, 359, 878]);
    }

    #[test]
    fn commitment_is_sha256_of_the_bytes() {
        // SHA-256 of 32 zero bytes, a published test vector.
        assert_eq!(
            Seed::from_number(0).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn a_salt_is_hashed_after_the_seed() {
        // SHA-256 of 48 zero bytes, computed with another program.
        let salt = Salt::from_hex(&"0".repeat(32)).expect("32 digits");
        assert_eq!(
            Seed::from_number(0).commitment_with(Some(&salt)),
            "17b0761f87b081d5cf10757ccc89f12be355c70e2e29df288b65b30710dcbcd1"
        );
        assert_eq!(Salt::from_hex(&salt.to_hex()), Ok(salt));
        assert_eq!(Salt::from_hex("00"), Err(BadSalt));
        assert_eq!(Salt::from_hex(&"0g".repeat(16)), Err(BadSalt));
        assert_eq!(Salt::from_hex(&"é".repeat(16)), Err(BadSalt));
    }

    #[test]
    fn seeds_of_the_wrong_length_or_digit_are_refused() {
        assert_eq!(Seed::from_hex(""), Err(BadSeed::Length(0)));
        assert_eq!(Seed::from_hex(&"0".repeat(66)), Err(BadSeed::Length(66)));
        assert_eq!(Seed::from_hex("xy"), Err(BadSeed::Digit('x')));
    }
}
