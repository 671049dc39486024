//! Why an action is not allowed. Every refusal names its rule.

use crate::words::names;
use crate::{Effect, Phase};
use solarium_core::{Message, Refusal, Rule};

/// Why an action is not allowed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "each refusal's sentence stands in messages/, fields are named for what they hold"
)]
pub enum Illegal {
    NotAsked { phase: Phase },
    NotYours,
    MovementPoints { need: u8, have: u8 },
    NoRoom,
    NotAtShip { rule: Rule },
    EmptyHold,
    NoSuchHost { rule: Rule },
    NoGuest,
    NoDiver { rule: Rule },
    OnlyMarked,
    NoMarked,
    OneDiverOnly,
    NotAdjacent { rule: Rule },
    NoGate { rule: Rule },
    GateThere { rule: Rule },
    NoBarrier,
    SameSpace,
    NotInCore,
    NotOuter,
    NobodyLost,
    NotYourStation { rule: Rule },
    NoStation,
    StationThere { rule: Rule },
    NoneInReserve { piece: &'static str, rule: Rule },
    Banned,
    Pattern { piece: &'static str },
    OneConversion,
    OneType,
    AlreadyActivated,
    NotPayable { need: u8 },
    NothingMore,
    NotDone,
    MustPulse,
    NothingToConvert,
    NothingToActivate,
    NothingToScour,
    NotInForce { effect: Effect },
    UsedUp { effect: Effect },
    Whole { effect: Effect },
    NoCard,
    OtherCard { held: Effect },
    OneCard,
    Window { effect: Effect },
    Condition { effect: Effect },
    Energy { need: u8, have: u16, rule: Rule },
    NotThatKind,
    NotAccessible,
    NoCrawler,
    NotUnmarked,
    Excludes,
    NotOuterStation,
    NotOffered { rule: Rule },
    NoHeldCard,
    NotDrawn,
}

impl Illegal {
    /// This refusal, unless the condition holds.
    pub(crate) const fn unless(self, holds: bool) -> Result<(), Illegal> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// The message that says why, and the rule that forbids it.
    const fn facts(self) -> (&'static str, Rule) {
        match self {
            Illegal::NotAsked { .. } => ("so-refusal-not-asked", "SO-16.3"),
            Illegal::NotYours => ("so-refusal-not-yours", "SO-16.1"),
            Illegal::MovementPoints { .. } => ("so-refusal-movement-points", "SO-4.1"),
            Illegal::NoRoom => ("so-refusal-no-room", "SO-4.4"),
            Illegal::NotAtShip { rule } => ("so-refusal-not-at-ship", rule),
            Illegal::EmptyHold => ("so-refusal-empty-hold", "SO-4.2"),
            Illegal::NoSuchHost { rule } => ("so-refusal-no-such-host", rule),
            Illegal::NoGuest => ("so-refusal-no-guest", "SO-8.3"),
            Illegal::NoDiver { rule } => ("so-refusal-no-diver", rule),
            Illegal::OnlyMarked => ("so-refusal-only-marked", "SO-3.8"),
            Illegal::NoMarked => ("so-refusal-no-marked", "SO-3.8"),
            Illegal::OneDiverOnly => ("so-refusal-one-diver-only", "SO-8.14"),
            Illegal::NotAdjacent { rule } => ("so-refusal-not-adjacent", rule),
            Illegal::NoGate { rule } => ("so-refusal-no-gate", rule),
            Illegal::GateThere { rule } => ("so-refusal-gate-there", rule),
            Illegal::NoBarrier => ("so-refusal-no-barrier", "SO-8.24"),
            Illegal::SameSpace => ("so-refusal-same-space", "SO-8.29"),
            Illegal::NotInCore => ("so-refusal-not-in-core", "SO-4.5"),
            Illegal::NotOuter => ("so-refusal-not-outer", "SO-11.7"),
            Illegal::NobodyLost => ("so-refusal-nobody-lost", "SO-11.7"),
            Illegal::NotYourStation { rule } => ("so-refusal-not-your-station", rule),
            Illegal::NoStation => ("so-refusal-no-station", "SO-6.1"),
            Illegal::StationThere { rule } => ("so-refusal-station-there", rule),
            Illegal::NoneInReserve { rule, .. } => ("so-refusal-none-in-reserve", rule),
            Illegal::Banned => ("so-refusal-banned", "SO-12.5"),
            Illegal::Pattern { .. } => ("so-refusal-pattern", "SO-5.2"),
            Illegal::OneConversion => ("so-refusal-one-conversion", "SO-5.1"),
            Illegal::OneType => ("so-refusal-one-type", "SO-6.1"),
            Illegal::AlreadyActivated => ("so-refusal-already-activated", "SO-6.1"),
            Illegal::NotPayable { .. } => ("so-refusal-not-payable", "SO-6.4"),
            Illegal::NothingMore => ("so-refusal-nothing-more", "SO-8.33"),
            Illegal::NotDone => ("so-refusal-not-done", "SO-16.8"),
            Illegal::MustPulse => ("so-refusal-must-pulse", "SO-8.23"),
            Illegal::NothingToConvert => ("so-refusal-nothing-to-convert", "SO-3.4"),
            Illegal::NothingToActivate => ("so-refusal-nothing-to-activate", "SO-3.4"),
            Illegal::NothingToScour => ("so-refusal-nothing-to-scour", "SO-11.12"),
            Illegal::NotInForce { effect } => ("so-refusal-not-in-force", effect.rule()),
            Illegal::UsedUp { effect } => ("so-refusal-used-up", effect.rule()),
            Illegal::Whole { .. } => ("so-refusal-whole-action", "SO-8.33"),
            Illegal::NoCard => ("so-refusal-no-card", "SO-3.7"),
            Illegal::OtherCard { .. } => ("so-refusal-other-card", "SO-7.9"),
            Illegal::OneCard => ("so-refusal-one-card", "SO-3.7"),
            Illegal::Window { .. } => ("so-refusal-window", "SO-7.10"),
            Illegal::Condition { effect } => ("so-refusal-condition", effect.rule()),
            Illegal::Energy { rule, .. } => ("so-refusal-energy", rule),
            Illegal::NotThatKind => ("so-refusal-not-that-kind", "SO-2.8"),
            Illegal::NotAccessible => ("so-refusal-not-accessible", "SO-2.8"),
            Illegal::NoCrawler => ("so-refusal-no-crawler", "SO-11.12"),
            Illegal::NotUnmarked => ("so-refusal-came-this-turn", "SO-6.1"),
            Illegal::Excludes => ("so-refusal-excludes", "SO-11.12"),
            Illegal::NotOuterStation => ("so-refusal-not-outer-station", "SO-7.4"),
            Illegal::NotOffered { rule } => ("so-refusal-not-offered", rule),
            Illegal::NoHeldCard => ("so-refusal-no-held-card", "SO-7.8"),
            Illegal::NotDrawn => ("so-refusal-not-drawn", "SO-7.8"),
        }
    }
}

impl Refusal for Illegal {
    /// The stable code: the id of the message without `so-refusal-`.
    fn code(&self) -> &'static str {
        self.facts().0.splitn(3, '-').last().unwrap_or_default()
    }

    fn rule(&self) -> Rule {
        self.facts().1
    }

    /// What is wrong and what would be right.
    fn message(&self) -> Message {
        let message = Message::new(self.facts().0);
        match *self {
            Illegal::NotAsked { phase } => message.with("phase", phase.id()),
            Illegal::MovementPoints { need, have } => message.with("need", need).with("have", have),
            Illegal::Energy { need, have, .. } => message.with("need", need).with("have", have),
            Illegal::NotPayable { need } => message.with("n", need),
            Illegal::NoneInReserve { piece, .. } | Illegal::Pattern { piece } => {
                message.with("piece", names::piece(piece))
            }
            Illegal::NotInForce { effect }
            | Illegal::UsedUp { effect }
            | Illegal::Whole { effect }
            | Illegal::OtherCard { held: effect }
            | Illegal::Window { effect }
            | Illegal::Condition { effect } => message.with("effect", effect.id()),
            _ => message,
        }
    }
}
