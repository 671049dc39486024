//! Actions and chance outcomes. The order of variants is the canonical order of SO-16.2: verbs as in the rows of
//! the table of decisions, then arguments from left to right.

use crate::{Card, Effect, Site, Space, Station, Suit};
use solarium_core::Seat;

/// Where a Juggernaut goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    /// A space.
    To(Space),
    /// The heart.
    Heart,
}

/// A held card is played: the effect and what it needs at once (SO-16.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Play {
    /// `accelerate <x>`
    Accelerate(u8),
    /// `chain <space>`
    Chain(Space),
    /// `channel <x>`
    Channel(u8),
    /// `hatch <space> <seat>`
    Hatch(Space, Seat),
    /// `passage <space>`
    Passage(Space),
    /// `passage hold`
    PassageHold,
    /// `pillar <suit>`
    Pillar(Suit),
    /// `swap <space>:<seat> <space>:<seat>`
    Swap(Space, Seat, Space, Seat),
    /// `tribute <space>`
    Tribute(Space),
    /// All others: the name alone.
    Plain(Effect),
}

impl Play {
    /// The effect that is played.
    pub const fn effect(self) -> Effect {
        match self {
            Play::Accelerate(_) => Effect::Accelerate,
            Play::Chain(_) => Effect::Chain,
            Play::Channel(_) => Effect::Channel,
            Play::Hatch(..) => Effect::Hatch,
            Play::Passage(_) | Play::PassageHold => Effect::Passage,
            Play::Pillar(_) => Effect::Pillar,
            Play::Swap(..) => Effect::Swap,
            Play::Tribute(_) => Effect::Tribute,
            Play::Plain(effect) => effect,
        }
    }
}

/// One small action: one line of the log.
///
/// Every action has a notation that reads back:
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, Notation, Random, Records, Shelf, Turn, random_step};
/// use solarium_sol::Sol;
///
/// let shelf = Shelf::standard();
/// let game = Sol::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
/// while game.turn(&state) == Turn::Chance {
///     random_step(&game, &mut state, &mut random, &mut list);
/// }
/// let Turn::Decide(seats) = game.turn(&state) else { panic!("the game has just begun") };
/// for seat in seats.iter() {
///     for action in game.actions(&state, seat) {
///         assert_eq!(game.parse_action(&game.action_text(action)), Ok(action));
///     }
/// }
/// assert!(game.parse_action("shuffle the deck").unwrap_err().rule.starts_with("SO-"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `place gate i0/c1`
    PlaceGate(Site),
    /// `place node o4`
    PlaceStation(Station, Space),
    /// `return-piece o4`
    ReturnStation(Space),
    /// `return-piece i0/c1`
    ReturnGate(Site),
    /// `move`
    Move,
    /// `convert`
    Convert,
    /// `activate`
    Activate,
    /// `scour`
    Scour,
    /// `pass`
    Pass,
    /// `launch o4`
    Launch(Space),
    /// `launch o4 via 1`
    LaunchVia(Space, Seat),
    /// `launch o4 guest 1`
    LaunchGuest(Space, Seat),
    /// `fly i3 c4`
    Fly(Space, Space),
    /// `fly* i3 c4`
    FlyMarked(Space, Space),
    /// `hurl k0`
    Hurl(Space),
    /// `hurl* k0`
    HurlMarked(Space),
    /// `return o4`
    Return(Space),
    /// `fly+ i3 c4`
    FlyFree(Space, Space),
    /// `cluster i3 c4`
    Cluster(Space, Space),
    /// `jugg k0 h`
    Juggernaut(Space, Goal),
    /// `puncture i3 c4`
    Puncture(Space, Space),
    /// `teleport i3 k0`
    Teleport(Space, Space),
    /// `fuel`
    Fuel,
    /// `build node <x> from <a> <b>`
    BuildNode(Space, Space, Space),
    /// `build foundry <x> from <a> <b>`
    BuildFoundry(Space, Space, Space),
    /// `build gate <g> from <a> <b>`
    BuildGate(Site, Space, Space),
    /// `build tower <d> from <a> <b> <d>`
    BuildTower(Space, Space, Space, Space),
    /// `invade c3`
    Invade(Space),
    /// `use c4`
    Use(Space),
    /// `use c4 augment`
    UseAugmented(Space),
    /// `squeeze c4`
    Squeeze(Space),
    /// `pulse o4`
    Pulse(Space),
    /// `blight 1 from o4`
    Blight(Seat, Space),
    /// `sacrifice c4`
    Sacrifice(Space),
    /// `clear c4`
    Clear(Space),
    /// `metamorph c4 tower`
    Metamorph(Space, Station),
    /// `take`
    Take,
    /// `leave`
    Leave,
    /// `link i0 1`
    Link(Space, Seat),
    /// `procreate o3`
    Procreate(Space),
    /// `draw`
    Draw,
    /// `flare-use o3`
    FlareUse(Space),
    /// `flare-done`
    FlareDone,
    /// `lose hold`
    LoseHold,
    /// `lose c4`
    LoseSpace(Space),
    /// `lose guest 1`
    LoseGuest(Seat),
    /// `lose lost`
    LoseLost,
    /// `shift c4 r2`
    Shift(Space, Space),
    /// `warp hold to c4`
    WarpHold(Space),
    /// `warp guest 1 to c4`
    WarpGuest(Seat, Space),
    /// `warp o1 to c4`
    Warp(Space, Space),
    /// `core k0`
    Core(Space),
    /// `spawn k0`
    Spawn(Space),
    /// `crawl k0 k1`
    Crawl(Space, Space),
    /// `play …`
    Play(Play),
    /// `end`
    End,
    /// `keep old`
    KeepOld,
    /// `keep R`
    Keep(Suit),
    /// `keep none`
    KeepNone,
}

/// One chance outcome (SO-16.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `first 1`
    First(Seat),
    /// `eye 4`
    Eye(u8),
    /// `suit C`
    Suit(Suit),
    /// `effect chain`
    Effect(Effect),
    /// `card F!`
    Card(Card),
    /// `keep old`
    KeepOld,
    /// `keep C`
    Keep(Suit),
}
