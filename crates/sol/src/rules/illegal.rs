//! Why an action is not allowed. Every refusal names its rule.

use crate::rules::state::Phase;
use crate::rules::terms::Effect;
use solarium_core::{Message, Refusal, Rule};

/// Why an action is not allowed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "each refusal's sentence stands in messages/, fields are named for what they hold"
)]
pub enum Illegal {
    /// Another kind of decision is open.
    NotAsked {
        phase: Phase,
    },
    /// The seat is not the one that decides.
    NotYours,
    MovementPoints {
        need: u8,
        have: u8,
    },
    NoRoom,
    NotAtShip {
        rule: Rule,
    },
    EmptyHold,
    NoSuchHost {
        rule: Rule,
    },
    NoGuest,
    NoDiver {
        rule: Rule,
    },
    OnlyMarked,
    NoMarked,
    OneDiverOnly,
    NotAdjacent {
        rule: Rule,
    },
    NoGate {
        rule: Rule,
    },
    GateThere {
        rule: Rule,
    },
    NoBarrier,
    SameSpace,
    NotInCore,
    NotOuter,
    NobodyLost,
    NotYourStation {
        rule: Rule,
    },
    NoStation,
    StationThere {
        rule: Rule,
    },
    NoneInReserve {
        piece: &'static str,
        rule: Rule,
    },
    Banned,
    Pattern {
        piece: &'static str,
    },
    OneConversion,
    OneType,
    AlreadyActivated,
    NotPayable {
        need: u8,
    },
    NothingMore,
    NotDone,
    MustPulse,
    NothingToConvert,
    NothingToActivate,
    NothingToScour,
    NotInForce {
        effect: Effect,
    },
    UsedUp {
        effect: Effect,
    },
    Whole {
        effect: Effect,
    },
    NoCard,
    OtherCard {
        held: Effect,
    },
    OneCard,
    Window {
        effect: Effect,
    },
    Condition {
        effect: Effect,
    },
    Energy {
        need: u8,
        have: u16,
        rule: Rule,
    },
    NotThatKind,
    NotAccessible,
    NoCrawler,
    NotUnmarked,
    Excludes,
    NotOuterStation,
    NotOffered {
        rule: Rule,
    },
    NoHeldCard,
    NotDrawn,
}

impl Illegal {
    /// This refusal, unless the condition holds.
    pub(crate) const fn unless(self, holds: bool) -> Result<(), Illegal> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// The stable code, and the rule that forbids it.
    fn facts(&self) -> (&'static str, Rule) {
        use Illegal::{
            AlreadyActivated, Banned, Condition, EmptyHold, Energy, Excludes, GateThere, MovementPoints,
            MustPulse, NoBarrier, NoCard, NoCrawler, NoDiver, NoGate, NoGuest, NoHeldCard, NoMarked, NoRoom,
            NoStation, NoSuchHost, NobodyLost, NoneInReserve, NotAccessible, NotAdjacent, NotAsked,
            NotAtShip, NotDone, NotDrawn, NotInCore, NotInForce, NotOffered, NotOuter, NotOuterStation,
            NotPayable, NotThatKind, NotUnmarked, NotYourStation, NotYours, NothingMore, NothingToActivate,
            NothingToConvert, NothingToScour, OneCard, OneConversion, OneDiverOnly, OneType, OnlyMarked,
            OtherCard, Pattern, SameSpace, StationThere, UsedUp, Whole, Window,
        };
        match *self {
            NotAsked { .. } => ("not-asked", "SO-16.3"),
            NotYours => ("not-yours", "SO-16.1"),
            MovementPoints { .. } => ("movement-points", "SO-4.1"),
            NoRoom => ("no-room", "SO-4.4"),
            NotAtShip { rule } => ("not-at-ship", rule),
            EmptyHold => ("empty-hold", "SO-4.2"),
            NoSuchHost { rule } => ("no-such-host", rule),
            NoGuest => ("no-guest", "SO-8.3"),
            NoDiver { rule } => ("no-diver", rule),
            OnlyMarked => ("only-marked", "SO-3.8"),
            NoMarked => ("no-marked", "SO-3.8"),
            OneDiverOnly => ("one-diver-only", "SO-8.14"),
            NotAdjacent { rule } => ("not-adjacent", rule),
            NoGate { rule } => ("no-gate", rule),
            GateThere { rule } => ("gate-there", rule),
            NoBarrier => ("no-barrier", "SO-8.24"),
            SameSpace => ("same-space", "SO-8.29"),
            NotInCore => ("not-in-core", "SO-4.5"),
            NotOuter => ("not-outer", "SO-11.7"),
            NobodyLost => ("nobody-lost", "SO-11.7"),
            NotYourStation { rule } => ("not-your-station", rule),
            NoStation => ("no-station", "SO-6.1"),
            StationThere { rule } => ("station-there", rule),
            NoneInReserve { rule, .. } => ("none-in-reserve", rule),
            Banned => ("banned", "SO-12.5"),
            Pattern { .. } => ("pattern", "SO-5.2"),
            OneConversion => ("one-conversion", "SO-5.1"),
            OneType => ("one-type", "SO-6.1"),
            AlreadyActivated => ("already-activated", "SO-6.1"),
            NotPayable { .. } => ("not-payable", "SO-6.4"),
            NothingMore => ("nothing-more", "SO-8.33"),
            NotDone => ("not-done", "SO-16.8"),
            MustPulse => ("must-pulse", "SO-8.23"),
            NothingToConvert => ("nothing-to-convert", "SO-3.4"),
            NothingToActivate => ("nothing-to-activate", "SO-3.4"),
            NothingToScour => ("nothing-to-scour", "SO-11.12"),
            NotInForce { effect } => ("not-in-force", rule_of(effect)),
            UsedUp { effect } => ("used-up", rule_of(effect)),
            Whole { .. } => ("whole-action", "SO-8.33"),
            NoCard => ("no-card", "SO-3.7"),
            OtherCard { .. } => ("other-card", "SO-7.9"),
            OneCard => ("one-card", "SO-3.7"),
            Window { .. } => ("window", "SO-7.10"),
            Condition { effect } => ("condition", rule_of(effect)),
            Energy { rule, .. } => ("energy", rule),
            NotThatKind => ("not-that-kind", "SO-2.8"),
            NotAccessible => ("not-accessible", "SO-2.8"),
            NoCrawler => ("no-crawler", "SO-11.12"),
            NotUnmarked => ("came-this-turn", "SO-6.1"),
            Excludes => ("excludes", "SO-11.12"),
            NotOuterStation => ("not-outer-station", "SO-7.4"),
            NotOffered { rule } => ("not-offered", rule),
            NoHeldCard => ("no-held-card", "SO-7.8"),
            NotDrawn => ("not-drawn", "SO-7.8"),
        }
    }
}

/// The rule of an effect in chapter 8.
pub(crate) const fn rule_of(effect: Effect) -> Rule {
    match effect {
        Effect::Accelerate => "SO-8.1",
        Effect::Augment => "SO-8.2",
        Effect::Blight => "SO-8.3",
        Effect::Cascade => "SO-8.4",
        Effect::Catapult => "SO-8.5",
        Effect::Ceremony => "SO-8.6",
        Effect::Chain => "SO-8.7",
        Effect::Channel => "SO-8.8",
        Effect::Cluster => "SO-8.9",
        Effect::Duplicate => "SO-8.10",
        Effect::Festival => "SO-8.11",
        Effect::Fuel => "SO-8.12",
        Effect::Hatch => "SO-8.13",
        Effect::Hyperdrive => "SO-8.14",
        Effect::Invade => "SO-8.15",
        Effect::Juggernaut => "SO-8.16",
        Effect::Metamorphosis => "SO-8.17",
        Effect::Motivate => "SO-8.18",
        Effect::Passage => "SO-8.19",
        Effect::Pillar => "SO-8.20",
        Effect::Portal => "SO-8.21",
        Effect::Procreate => "SO-8.22",
        Effect::Pulse => "SO-8.23",
        Effect::Puncture => "SO-8.24",
        Effect::Sacrifice | Effect::Exterminate => "SO-8.25",
        Effect::Squeeze => "SO-8.26",
        Effect::Swap => "SO-8.27",
        Effect::Synchronize => "SO-8.28",
        Effect::Teleport => "SO-8.29",
        Effect::Transcend => "SO-8.30",
        Effect::Tribute => "SO-8.31",
        Effect::Bright => "SO-8.32",
    }
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        self.facts().0
    }

    fn rule(&self) -> Rule {
        self.facts().1
    }

    fn message(&self) -> Message {
        self.in_words()
    }
}
