//! The readings of Cynthia's rules that a table may choose (PH-1.16), and the words for them in packs and set-ups.

use solarium_core::Message;
use std::fmt;

/// A choice with a fixed list of words and the messages that say what they mean; the first is the default.
macro_rules! reading {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal => $message:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$vdoc])* $variant,)+
        }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The word in packs, set-ups and records.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            /// What it means, in words.
            pub fn message(self) -> Message {
                Message::new(match self {
                    $($name::$variant => $message,)+
                })
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

reading! {
    /// What the number on a card is compared with before a collect (PH-10.3).
    CollectReading {
        /// LP + n ≥ ρ, the sentence of the source text word for word (PH-10.19).
        LpPlusN = "lp_plus_n" => "ph-reads-lp",
        /// LP − cost + n ≥ ρ.
        LpLeftPlusN = "lp_left_plus_n" => "ph-reads-lp-left",
        /// Every candidate qualifies.
        Always = "always" => "ph-reads-always",
        /// Tokens taken so far < ρ + n.
        TokensBelow = "tokens_below" => "ph-reads-tokens",
        /// Leaves of the tree's space + n ≥ ρ.
        LeavesPlusN = "leaves_plus_n" => "ph-reads-leaves",
    }
}

reading! {
    /// What "the count is always 3" means for planting from revolution 3 on (PH-10.13).
    SeedReading {
        /// The revolution's part of the sum is 3.
        RevolutionTerm = "revolution_term" => "ph-reads-revolution",
        /// The whole threshold is 3, the card's number does not matter.
        WholeThreshold = "whole_threshold" => "ph-reads-threshold",
        /// The number of spaces is taken to be 3.
        SpaceCount = "space_count" => "ph-reads-count",
    }
}

reading! {
    /// How a tree is chosen when only the pair clause lets her collect (PH-10.5).
    PairPriority {
        /// Most future light before closest to the centre.
        FutureLightFirst = "future_light_first" => "ph-reads-light-first",
        /// The order of PH-10.4.
        Standard = "standard" => "ph-reads-centre-first",
    }
}

/// The start corner of Directional Selection as chosen at set-up (PH-8.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DsCorner {
    /// Drawn once per game.
    Random,
    /// One of 0…5.
    Fixed(u8),
}

impl fmt::Display for DsCorner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DsCorner::Random => f.write_str("random"),
            DsCorner::Fixed(corner) => write!(f, "{corner}"),
        }
    }
}

/// All four readings: those of a pack, or those in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Readings {
    /// PH-10.3.
    pub collect: CollectReading,
    /// PH-10.13.
    pub seed: SeedReading,
    /// PH-10.5.
    pub pair: PairPriority,
    /// PH-8.7.
    pub ds_corner: DsCorner,
}
