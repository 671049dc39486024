//! The nouns of the game: suits, effects, events, stations, editions. Their numbers live in the pack.

use solarium_core::Rule;
use std::fmt;

/// Declares a plain enum whose variants have a written id, in the order in which they are listed. With a type behind the
/// name each variant has further facts behind its id, which `facts` gives.
macro_rules! terms {
    ($(#[$meta:meta])* $name:ident: $facts:ty { $($(#[$vmeta:meta])* $variant:ident = $id:literal => $fact:expr,)+ }) => {
        terms! { $(#[$meta])* $name { $($(#[$vmeta])* $variant = $id,)+ } }

        impl $name {
            const fn facts(self) -> $facts {
                match self { $($name::$variant => $fact,)+ }
            }
        }
    };
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $id:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The id used in options, records and notation.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)+ }
            }

            /// The one with this id.
            pub fn of(id: &str) -> Option<$name> {
                match id { $($id => Some($name::$variant),)+ _ => None }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

terms! {
    /// Which rules text is followed where the two differ.
    Edition {
        /// The source text, gaps filled from the published game.
        First = "first",
        /// The rulebook of 2017.
        Published = "published",
    }
}

terms! {
    /// Who plays against whom.
    Mode {
        /// 2–5 seats against each other.
        Versus = "versus",
        /// One seat against a target.
        Solo = "solo",
        /// 2–5 seats together (chapter 13).
        Coop = "coop",
    }
}

terms! {
    /// How a game begins.
    Opening {
        /// Each seat places a gate and a station (SO-2.8).
        Quick = "quick",
        /// Nothing is placed; one more suit and effect (SO-10.1).
        Long = "long",
    }
}

terms! {
    /// When a card to keep is chosen (SO-7.12).
    KeepTiming {
        /// Before the next turn starts.
        Immediate = "immediate",
        /// The next seat may play meanwhile.
        Deferred = "deferred",
    }
}

terms! {
    /// A suit of instability cards, in the order of SO-1.14; the id is its letter code. With the messages of its names
    /// in the two editions.
    Suit: (&'static str, &'static str) {
        /// Solar flares.
        Flare = "F" => ("so-suit-explosion", "so-suit-solar-flare"),
        /// Condensation.
        Condensation = "C" => ("so-suit-condensation", "so-suit-condensation"),
        /// Dissipation, or Expansion.
        Expansion = "X" => ("so-suit-dissipation", "so-suit-expansion"),
        /// Oscillation.
        Oscillation = "O" => ("so-suit-oscillation", "so-suit-oscillation"),
        /// Refraction.
        Refraction = "R" => ("so-suit-refraction", "so-suit-refraction"),
        /// Reverberation.
        Reverberation = "V" => ("so-suit-reverberation", "so-suit-reverberation"),
        /// Subduction.
        Subduction = "S" => ("so-suit-subduction", "so-suit-subduction"),
    }
}

terms! {
    /// A station type, in canonical order (SO-16.2).
    Station {
        /// Gives energy.
        Node = "node",
        /// Turns energy into divers.
        Foundry = "foundry",
        /// Turns energy into momentum.
        Tower = "tower",
    }
}

terms! {
    /// An effect of chapter 8, by name, with its rule and the message that says what it does. `Pulsate` of the source
    /// text is Channel.
    Effect: (Rule, &'static str) {
        /// SO-8.1
        Accelerate = "accelerate" => ("SO-8.1", "so-effect-accelerate"),
        /// SO-8.2
        Augment = "augment" => ("SO-8.2", "so-effect-augment"),
        /// SO-8.3
        Blight = "blight" => ("SO-8.3", "so-effect-blight"),
        /// SO-8.32
        Bright = "bright" => ("SO-8.32", "so-effect-bright"),
        /// SO-8.4
        Cascade = "cascade" => ("SO-8.4", "so-effect-cascade"),
        /// SO-8.5
        Catapult = "catapult" => ("SO-8.5", "so-effect-catapult"),
        /// SO-8.6
        Ceremony = "ceremony" => ("SO-8.6", "so-effect-ceremony"),
        /// SO-8.7
        Chain = "chain" => ("SO-8.7", "so-effect-chain"),
        /// SO-8.8
        Channel = "channel" => ("SO-8.8", "so-effect-channel"),
        /// SO-8.9
        Cluster = "cluster" => ("SO-8.9", "so-effect-cluster"),
        /// SO-8.10
        Duplicate = "duplicate" => ("SO-8.10", "so-effect-duplicate"),
        /// SO-8.25, `first`, scenario only
        Exterminate = "exterminate" => ("SO-8.25", "so-effect-exterminate"),
        /// SO-8.11
        Festival = "festival" => ("SO-8.11", "so-effect-festival"),
        /// SO-8.12
        Fuel = "fuel" => ("SO-8.12", "so-effect-fuel"),
        /// SO-8.13
        Hatch = "hatch" => ("SO-8.13", "so-effect-hatch"),
        /// SO-8.14
        Hyperdrive = "hyperdrive" => ("SO-8.14", "so-effect-hyperdrive"),
        /// SO-8.15
        Invade = "invade" => ("SO-8.15", "so-effect-invade"),
        /// SO-8.16
        Juggernaut = "juggernaut" => ("SO-8.16", "so-effect-juggernaut"),
        /// SO-8.17
        Metamorphosis = "metamorphosis" => ("SO-8.17", "so-effect-metamorphosis"),
        /// SO-8.18
        Motivate = "motivate" => ("SO-8.18", "so-effect-motivate"),
        /// SO-8.19
        Passage = "passage" => ("SO-8.19", "so-effect-passage"),
        /// SO-8.20
        Pillar = "pillar" => ("SO-8.20", "so-effect-pillar"),
        /// SO-8.21
        Portal = "portal" => ("SO-8.21", "so-effect-portal"),
        /// SO-8.22
        Procreate = "procreate" => ("SO-8.22", "so-effect-procreate"),
        /// SO-8.23
        Pulse = "pulse" => ("SO-8.23", "so-effect-pulse"),
        /// SO-8.24
        Puncture = "puncture" => ("SO-8.24", "so-effect-puncture"),
        /// SO-8.25, `published`
        Sacrifice = "sacrifice" => ("SO-8.25", "so-effect-sacrifice"),
        /// SO-8.26
        Squeeze = "squeeze" => ("SO-8.26", "so-effect-squeeze"),
        /// SO-8.27
        Swap = "swap" => ("SO-8.27", "so-effect-swap"),
        /// SO-8.28
        Synchronize = "synchronize" => ("SO-8.28", "so-effect-synchronize"),
        /// SO-8.29
        Teleport = "teleport" => ("SO-8.29", "so-effect-teleport"),
        /// SO-8.30
        Transcend = "transcend" => ("SO-8.30", "so-effect-transcend"),
        /// SO-8.31
        Tribute = "tribute" => ("SO-8.31", "so-effect-tribute"),
    }
}

terms! {
    /// When a card may be played (SO-7.10).
    Icon {
        /// During a Move.
        Move = "M",
        /// During a Convert.
        Convert = "C",
        /// During an Activate.
        Activate = "A",
        /// Just before drawing.
        Draw = "D",
        /// At any moment of the own turn until drawing begins.
        Turn = "T",
    }
}

terms! {
    /// The colour of an effect: how simple or hostile it is (SO-2.6).
    Colour {
        /// Simple.
        Blue = "blue",
        /// Simple.
        Green = "green",
        /// Complex.
        Yellow = "yellow",
        /// Attacks others.
        Red = "red",
    }
}

terms! {
    /// What a trigger flare brings (SO-11.3), under the ids of both editions, with the message that says what happens.
    Happening: &'static str {
        /// SO-11.4
        Attrition = "attrition" => "so-happening-attrition",
        /// SO-11.6
        Implode = "implode" => "so-happening-implode",
        /// SO-11.7
        Explode = "explode" => "so-happening-explode",
        /// SO-11.5
        Sunworm = "sunworm" => "so-happening-sunworm",
        /// SO-11.8, `first`
        Teleport = "teleport" => "so-happening-teleport",
        /// SO-11.8, `published`
        Warp = "warp" => "so-happening-warp",
        /// SO-11.9, `published`
        Singularity = "singularity" => "so-happening-singularity",
        /// SO-11.13
        EnergyGarden = "energy_garden" => "so-happening-energy-garden",
        /// SO-11.10, `first`
        Parasite = "parasite" => "so-happening-parasite",
        /// SO-11.10, `published`
        Feeders = "feeders" => "so-happening-feeders",
    }
}

impl Effect {
    /// The rule of chapter 8 that defines it.
    pub const fn rule(self) -> Rule {
        self.facts().0
    }

    /// The message that says what it does, as the built-in pack says it.
    pub(crate) const fn text_id(self) -> &'static str {
        self.facts().1
    }
}

impl Happening {
    /// The message that says what happens, as the built-in pack says it.
    pub(crate) const fn text_id(self) -> &'static str {
        self.facts()
    }
}

impl Suit {
    /// The message of its name in an edition, as the built-in pack names it.
    pub(crate) const fn name_id(self, edition: Edition) -> &'static str {
        let (first, published) = self.facts();
        match edition {
            Edition::First => first,
            Edition::Published => published,
        }
    }
}
