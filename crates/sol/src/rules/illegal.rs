//! Why an action is not allowed. Every refusal names its rule.

use crate::rules::state::Phase;
use crate::rules::terms::Effect;
use solarium_core::{Refusal, Rule};
use std::fmt;

/// Why an action is not allowed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    fn facts(&self) -> (&'static str, Rule, String) {
        use Illegal::*;
        let say = |code, rule, text: &str| (code, rule, text.to_string());
        match *self {
            NotAsked { phase } => {
                ("not-asked", "SO-16.3", format!("this is no option now: the open decision is `{phase}`"))
            }
            NotYours => say("not-yours", "SO-16.1", "this decision belongs to another seat"),
            MovementPoints { need, have } => (
                "movement-points",
                "SO-4.1",
                format!("this step costs {need} movement points, {have} are left"),
            ),
            NoRoom => say("no-room", "SO-4.4", "five of your divers are the most a space can hold"),
            NotAtShip { rule } => {
                say("not-at-ship", rule, "the space is not one of the four next to that ship")
            }
            EmptyHold => say("empty-hold", "SO-4.2", "there is no diver in the hold"),
            NoSuchHost { rule } => say("no-such-host", rule, "that is not the ship of another seat"),
            NoGuest => say("no-guest", "SO-8.3", "you have no guest in that hold"),
            NoDiver { rule } => say("no-diver", rule, "the seat has no diver there"),
            OnlyMarked => say("only-marked", "SO-3.8", "only marked divers are there; write `*`"),
            NoMarked => say("no-marked", "SO-3.8", "no marked diver is there"),
            OneDiverOnly => say("one-diver-only", "SO-8.14", "with Hyperdrive only one diver may move"),
            NotAdjacent { rule } => say("not-adjacent", rule, "the spaces are not adjacent"),
            NoGate { rule } => say("no-gate", rule, "no gate crosses the barrier there"),
            GateThere { rule } => say("gate-there", rule, "a gate stands there already"),
            NoBarrier => say("no-barrier", "SO-8.24", "no barrier lies between these spaces"),
            SameSpace => say("same-space", "SO-8.29", "it is there already"),
            NotInCore => say("not-in-core", "SO-4.5", "only from the core can it be hurled"),
            NotOuter => say("not-outer", "SO-11.7", "lost divers return to outer orbit"),
            NobodyLost => say("nobody-lost", "SO-11.7", "you have no diver lost in space"),
            NotYourStation { rule } => {
                say("not-your-station", rule, "it must be your own station, or structure")
            }
            NoStation => say("no-station", "SO-6.1", "no station of that kind is there"),
            StationThere { rule } => say("station-there", rule, "a station stands there already"),
            NoneInReserve { piece, rule } => {
                ("none-in-reserve", rule, format!("there is no {piece} left in the reserve"))
            }
            Banned => say("banned", "SO-12.5", "this type may not be built here"),
            Pattern { piece } => {
                ("pattern", "SO-5.2", format!("your divers do not form the pattern of a {piece}"))
            }
            OneConversion => say("one-conversion", "SO-5.1", "one conversion per turn"),
            OneType => say("one-type", "SO-6.1", "one type of station per turn"),
            AlreadyActivated => say("already-activated", "SO-6.1", "each station once per turn"),
            NotPayable { need } => {
                ("not-payable", "SO-6.4", format!("{need} cannot be paid in full, in energy or in divers"))
            }
            NothingMore => say("nothing-more", "SO-8.33", "this action can only be ended now"),
            NotDone => {
                say("not-done", "SO-16.8", "at least one conversion, activation or removal comes first")
            }
            MustPulse => say("must-pulse", "SO-8.23", "every station that can be activated must be"),
            NothingToConvert => say("nothing-to-convert", "SO-3.4", "no conversion is possible now"),
            NothingToActivate => say("nothing-to-activate", "SO-3.4", "no activation is possible now"),
            NothingToScour => say("nothing-to-scour", "SO-11.12", "nothing can be removed now"),
            NotInForce { effect } => (
                "not-in-force",
                rule_of(effect),
                format!("this needs the effect {effect}, which was not played"),
            ),
            UsedUp { effect } => ("used-up", rule_of(effect), format!("the effect {effect} is used up")),
            Whole { effect } => ("whole-action", "SO-8.33", format!("{effect} is the whole action")),
            NoCard => say("no-card", "SO-3.7", "you hold no card with an effect"),
            OtherCard { held } => {
                ("other-card", "SO-7.9", format!("the card you hold has the effect {held}"))
            }
            OneCard => say("one-card", "SO-3.7", "one card per turn"),
            Window { effect } => ("window", "SO-7.10", format!("{effect} cannot be played at this moment")),
            Condition { effect } => {
                ("condition", rule_of(effect), format!("what {effect} needs is not given here"))
            }
            Energy { need, have, rule } => ("energy", rule, format!("{need} energy needed, {have} there")),
            NotThatKind => say("not-that-kind", "SO-2.8", "the second round takes the other kind of piece"),
            NotAccessible => say("not-accessible", "SO-2.8", "that layer is not accessible now"),
            NoCrawler => say("no-crawler", "SO-11.12", "nothing to remove is there"),
            NotUnmarked => say("came-this-turn", "SO-6.1", "no diver that stood there since the turn began"),
            Excludes => say("excludes", "SO-11.12", "removal and activation exclude each other"),
            NotOuterStation => say("not-outer-station", "SO-7.4", "no outer station of yours waits there"),
            NotOffered { rule } => say("not-offered", rule, "this is not one of the options"),
            NoHeldCard => say("no-held-card", "SO-7.8", "there is no held card"),
            NotDrawn => say("not-drawn", "SO-7.8", "no card of that suit was drawn"),
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

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.facts().2)
    }
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        self.facts().0
    }

    fn rule(&self) -> Rule {
        self.facts().1
    }

    fn message(&self) -> solarium_core::Message {
        self.to_string().into()
    }
}
