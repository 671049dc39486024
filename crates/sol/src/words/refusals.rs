//! Refusals in words.

use super::names;
use crate::rules::illegal::Illegal;
use solarium_core::Message;

impl Illegal {
    /// What is wrong and what would be right.
    pub(crate) fn in_words(&self) -> Message {
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
            NotAsked { phase } => Message::new("so-refusal-not-asked").with("phase", phase.to_string()),
            NotYours => Message::new("so-refusal-not-yours"),
            MovementPoints { need, have } => {
                Message::new("so-refusal-movement-points").with("need", need).with("have", have)
            }
            NoRoom => Message::new("so-refusal-no-room"),
            NotAtShip { .. } => Message::new("so-refusal-not-at-ship"),
            EmptyHold => Message::new("so-refusal-empty-hold"),
            NoSuchHost { .. } => Message::new("so-refusal-no-such-host"),
            NoGuest => Message::new("so-refusal-no-guest"),
            NoDiver { .. } => Message::new("so-refusal-no-diver"),
            OnlyMarked => Message::new("so-refusal-only-marked"),
            NoMarked => Message::new("so-refusal-no-marked"),
            OneDiverOnly => Message::new("so-refusal-one-diver-only"),
            NotAdjacent { .. } => Message::new("so-refusal-not-adjacent"),
            NoGate { .. } => Message::new("so-refusal-no-gate"),
            GateThere { .. } => Message::new("so-refusal-gate-there"),
            NoBarrier => Message::new("so-refusal-no-barrier"),
            SameSpace => Message::new("so-refusal-same-space"),
            NotInCore => Message::new("so-refusal-not-in-core"),
            NotOuter => Message::new("so-refusal-not-outer"),
            NobodyLost => Message::new("so-refusal-nobody-lost"),
            NotYourStation { .. } => Message::new("so-refusal-not-your-station"),
            NoStation => Message::new("so-refusal-no-station"),
            StationThere { .. } => Message::new("so-refusal-station-there"),
            NoneInReserve { piece, .. } => {
                Message::new("so-refusal-none-in-reserve").with("piece", names::piece(piece))
            }
            Banned => Message::new("so-refusal-banned"),
            Pattern { piece } => Message::new("so-refusal-pattern").with("piece", names::piece(piece)),
            OneConversion => Message::new("so-refusal-one-conversion"),
            OneType => Message::new("so-refusal-one-type"),
            AlreadyActivated => Message::new("so-refusal-already-activated"),
            NotPayable { need } => Message::new("so-refusal-not-payable").with("n", need),
            NothingMore => Message::new("so-refusal-nothing-more"),
            NotDone => Message::new("so-refusal-not-done"),
            MustPulse => Message::new("so-refusal-must-pulse"),
            NothingToConvert => Message::new("so-refusal-nothing-to-convert"),
            NothingToActivate => Message::new("so-refusal-nothing-to-activate"),
            NothingToScour => Message::new("so-refusal-nothing-to-scour"),
            NotInForce { effect } => Message::new("so-refusal-not-in-force").with("effect", effect.id()),
            UsedUp { effect } => Message::new("so-refusal-used-up").with("effect", effect.id()),
            Whole { effect } => Message::new("so-refusal-whole-action").with("effect", effect.id()),
            NoCard => Message::new("so-refusal-no-card"),
            OtherCard { held } => Message::new("so-refusal-other-card").with("effect", held.id()),
            OneCard => Message::new("so-refusal-one-card"),
            Window { effect } => Message::new("so-refusal-window").with("effect", effect.id()),
            Condition { effect } => Message::new("so-refusal-condition").with("effect", effect.id()),
            Energy { need, have, .. } => {
                Message::new("so-refusal-energy").with("need", need).with("have", have)
            }
            NotThatKind => Message::new("so-refusal-not-that-kind"),
            NotAccessible => Message::new("so-refusal-not-accessible"),
            NoCrawler => Message::new("so-refusal-no-crawler"),
            NotUnmarked => Message::new("so-refusal-came-this-turn"),
            Excludes => Message::new("so-refusal-excludes"),
            NotOuterStation => Message::new("so-refusal-not-outer-station"),
            NotOffered { .. } => Message::new("so-refusal-not-offered"),
            NoHeldCard => Message::new("so-refusal-no-held-card"),
            NotDrawn => Message::new("so-refusal-not-drawn"),
        }
    }
}
