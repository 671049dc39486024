//! Resources and written amounts (CI-1.9): `3W+2P`.

use solarium_core::Message;
use std::fmt;

/// A resource that is owned and paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Res {
    /// Water.
    W,
    /// Algae.
    A,
    /// Power.
    P,
    /// Gem.
    G,
}

impl Res {
    /// All four, in written order.
    pub const ALL: [Res; 4] = [Res::W, Res::A, Res::P, Res::G];

    /// The letter.
    pub const fn letter(self) -> char {
        match self {
            Res::W => 'W',
            Res::A => 'A',
            Res::P => 'P',
            Res::G => 'G',
        }
    }

    /// The resource of a letter.
    pub fn from_letter(letter: &str) -> Option<Res> {
        Res::ALL.into_iter().find(|r| letter.len() == 1 && letter.starts_with(r.letter()))
    }

    /// The resource of an index in `Res::ALL`.
    pub const fn from_index(index: u8) -> Option<Res> {
        match index {
            0 => Some(Res::W),
            1 => Some(Res::A),
            2 => Some(Res::P),
            3 => Some(Res::G),
            _ => None,
        }
    }
}

impl fmt::Display for Res {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// An amount of resources, dice gained and Items drawn (CI-1.9).
///
/// ```
/// use solarium_circadians::pack::Amount;
/// let amount = Amount::parse("3W+1D").expect("written as the rules write it");
/// assert_eq!((amount.res[0], amount.dice), (3, 1));
/// assert_eq!(amount.to_string(), "3W+1D");
/// assert!(Amount::parse("3W+2W").is_err() && Amount::parse("-1A").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Amount {
    /// Water, Algae, Power, Gems.
    pub res: [u8; 4],
    /// Dice from the own supply.
    pub dice: u8,
    /// Items drawn.
    pub items: u8,
}

impl Amount {
    /// Nothing.
    pub const NONE: Amount = Amount { res: [0; 4], dice: 0, items: 0 };

    /// Some of one resource.
    #[inline]
    pub const fn of(res: Res, n: u8) -> Amount {
        let mut amount = Amount::NONE;
        amount.res[res as usize] = n;
        amount
    }

    /// How much of a resource.
    #[inline]
    pub const fn get(self, res: Res) -> u8 {
        self.res[res as usize]
    }

    /// Nothing at all?
    #[inline]
    pub const fn is_none(self) -> bool {
        let [w, a, p, g] = self.res;
        w == 0 && a == 0 && p == 0 && g == 0 && self.dice == 0 && self.items == 0
    }

    /// Only W, A, P, G: something that can be paid.
    pub const fn is_payable(self) -> bool {
        self.dice == 0 && self.items == 0
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Amount) -> Amount {
        Amount {
            res: by_res(self.res, other.res, u8::saturating_add),
            dice: self.dice.saturating_add(other.dice),
            items: self.items.saturating_add(other.items),
        }
    }

    /// What is left of a cost after discounts, none below 0 (CI-8.3).
    #[must_use]
    #[inline]
    pub fn less(self, discount: [u8; 4]) -> Amount {
        Amount { res: by_res(self.res, discount, u8::saturating_sub), ..self }
    }

    /// Reads `3W+2P`; each letter at most once, numbers 0 to 99.
    pub fn parse(text: &str) -> Result<Amount, Message> {
        let mut amount = Amount::NONE;
        let mut seen = Vec::new();
        for part in text.split('+') {
            let (n, letter) =
                Amount::part(part.trim()).ok_or_else(|| Message::new("ci-pack-amount").with("text", text))?;
            if seen.contains(&letter) {
                return Err(Message::new("ci-pack-amount-twice")
                    .with("text", text)
                    .with("letter", letter.to_string()));
            }
            seen.push(letter);
            match letter {
                'D' => amount.dice = n,
                'I' => amount.items = n,
                other => {
                    let res = Res::ALL.into_iter().find(|r| r.letter() == other);
                    amount.res[res.expect("part only lets known letters through") as usize] = n;
                }
            }
        }
        Ok(amount)
    }

    fn part(part: &str) -> Option<(u8, char)> {
        let letter = part.chars().last().filter(|c| "WAPGDI".contains(*c))?;
        let digits = &part[..part.len() - 1];
        if digits.is_empty() || digits.len() > 2 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        Some((digits.parse().ok()?, letter))
    }
}

/// Each resource of one with that of the other. Without a loop, which would stay one where code is compiled for size.
#[inline]
pub(crate) fn by_res(one: [u8; 4], other: [u8; 4], f: impl Fn(u8, u8) -> u8) -> [u8; 4] {
    let ([w, a, p, g], [w2, a2, p2, g2]) = (one, other);
    [f(w, w2), f(a, a2), f(p, p2), f(g, g2)]
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        let parts = Res::ALL.map(|r| (self.res[r as usize], r.letter()));
        for (n, letter) in parts.into_iter().chain([(self.dice, 'D'), (self.items, 'I')]) {
            if n > 0 {
                write!(f, "{}{n}{letter}", if first { "" } else { "+" })?;
                first = false;
            }
        }
        if first { f.write_str("0") } else { Ok(()) }
    }
}
