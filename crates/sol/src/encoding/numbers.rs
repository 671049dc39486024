//! The numbers of actions at one table: a block for each verb, in the order of SO-16.2.
//!
//! A verb that names two spaces has a number for every pair that the board allows. Verbs of effects and events that
//! cannot come into play at the table have no numbers.

use super::pairs::Pairs;
use crate::rules::listing::Usual;
use crate::rules::plays::needs_arguments;
use crate::{
    Action, Board, Effect, Goal, Happening, Layer, MAX_SPACES, Play, Rules, SITES, Space, Station, Suit,
    sites, spaces,
};
use solarium_core::Seat;

/// More cards than an action can owe, which bounds Channel.
pub(super) const MOST_OWED: u8 = 64;

/// A verb: a block of numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
enum Verb {
    PlaceGate,
    PlaceStation,
    ReturnStation,
    ReturnGate,
    Move,
    Convert,
    Activate,
    Scour,
    Pass,
    Launch,
    LaunchVia,
    LaunchGuest,
    Fly,
    FlyMarked,
    Hurl,
    HurlMarked,
    Return,
    FlyFree,
    Cluster,
    Juggernaut,
    Puncture,
    Teleport,
    Fuel,
    BuildNode,
    BuildFoundry,
    BuildGate,
    BuildTower,
    Invade,
    Use,
    UseAugmented,
    Squeeze,
    Pulse,
    Blight,
    Sacrifice,
    Clear,
    Metamorph,
    Take,
    Leave,
    Link,
    Procreate,
    Draw,
    FlareUse,
    FlareDone,
    LoseHold,
    LoseSpace,
    LoseGuest,
    LoseLost,
    Shift,
    WarpHold,
    WarpGuest,
    Warp,
    Core,
    Spawn,
    Crawl,
    Accelerate,
    Chain,
    Channel,
    Hatch,
    Passage,
    PassageHold,
    Pillar,
    Swap,
    Tribute,
    Plain,
    End,
    KeepOld,
    Keep,
    KeepNone,
}

const VERBS: usize = Verb::KeepNone as usize + 1;

/// The numbers of one table.
#[derive(Debug)]
pub struct Numbers {
    /// By verb: its first number; behind them the number of all.
    first: [u32; VERBS + 1],
    pub(super) board: Board,
    spaces: u32,
    seats: u32,
    /// Effects that can come into play and are played by name alone, as a mask.
    plain: u64,
    /// Spaces that touch, or that a Portal can join.
    pub(super) flights: Pairs,
    /// Spaces on the two sides of a barrier.
    pub(super) barriers: Pairs,
    /// Neighbours in a ring.
    pub(super) beside: Pairs,
    /// Spaces that touch in the next layer, inward or outward.
    pub(super) layers: Pairs,
    /// Spaces that touch.
    pub(super) near: Pairs,
    /// Any two spaces, the same one too.
    pub(super) any: Pairs,
    /// By site: the conversions before it.
    gates: [u32; SITES + 1],
    /// By deepest and highest space: the towers before them.
    towers: Vec<[u32; MAX_SPACES]>,
    tower_count: u32,
    /// The numbers of what most lists are made of.
    usual: Usual<u16>,
}

/// No action has this number.
const NONE: u16 = u16::MAX;

/// The spaces that join the highest and the deepest diver of a tower (SO-5.3).
pub(super) fn tower_middle(board: &Board, deep: Space, high: Space) -> u64 {
    board.outward(deep) & board.inward(high)
}

/// How many members of a mask come before a space that is in it.
#[inline]
fn rank(mask: u64, space: Space) -> Option<u32> {
    let inside = space.index() < MAX_SPACES && mask & space.bit() != 0;
    inside.then(|| (mask & (space.bit() - 1)).count_ones())
}

impl Rules {
    /// Can this effect come into play at this table?
    fn may_come(&self, effect: Effect) -> bool {
        match &self.setup.effects {
            Some(effects) => effects.contains(&effect),
            None => self.pool & (1 << effect.index()) != 0,
        }
    }
}

impl Numbers {
    pub(super) fn of(rules: &Rules) -> Numbers {
        let board = rules.board().clone();
        let orbit = board.ring(Layer::Outer) | board.ring(Layer::Inner);
        let portal = |space: Space| {
            let joined = rules.may_come(Effect::Portal) && orbit & space.bit() != 0;
            if joined { orbit & !space.bit() } else { 0 }
        };
        let mut gates = [0; SITES + 1];
        for site in sites((1 << SITES) - 1) {
            let (above, _) = board.ends(site);
            gates[site.index() + 1] = gates[site.index()] + board.outward(above).count_ones();
        }
        let mut towers = vec![[0; MAX_SPACES]; board.len()];
        let mut tower_count = 0;
        for deep in spaces(board.all()) {
            for high in spaces(board.all()) {
                towers[deep.index()][high.index()] = tower_count;
                tower_count += tower_middle(&board, deep, high).count_ones();
            }
        }
        let plain =
            Effect::ALL.iter().filter(|effect| rules.may_come(**effect) && !needs_arguments(**effect));
        let mut numbers = Numbers {
            first: [0; VERBS + 1],
            spaces: board.len() as u32,
            seats: rules.players() as u32,
            plain: plain.fold(0, |mask, effect| mask | 1 << effect.index()),
            flights: Pairs::new(&board, |space| board.adjacent(space) | portal(space)),
            barriers: Pairs::new(&board, |space| board.across(space)),
            beside: Pairs::new(&board, |space| board.beside(space)),
            layers: Pairs::new(&board, |space| board.inward(space) | board.outward(space)),
            near: Pairs::new(&board, |space| board.adjacent(space)),
            any: Pairs::new(&board, |_| board.all()),
            gates,
            towers,
            tower_count,
            usual: Usual::new(&board, |_| NONE),
            board,
        };
        for (verb, len) in numbers.lengths(rules).into_iter().enumerate() {
            numbers.first[verb + 1] = numbers.first[verb] + len;
        }
        numbers.usual = Usual::new(&numbers.board, |action| numbers.number_of_legal(action));
        numbers
    }

    /// By verb: how many actions of it can ever be legal.
    fn lengths(&self, rules: &Rules) -> [u32; VERBS] {
        let (n, seats) = (self.spaces, self.seats);
        let (stations, suits) = (Station::ALL.len() as u32, Suit::ALL.len() as u32);
        let ring = |layer: Layer| self.board.ring(layer).count_ones();
        let (outer, core) = (ring(Layer::Outer), ring(Layer::Core));
        let mut lengths = [0; VERBS];
        let mut give = |verbs: &[(Verb, u32)]| {
            for (verb, len) in verbs {
                lengths[*verb as usize] = *len;
            }
        };
        let sites = SITES as u32;
        give(&[(Verb::PlaceGate, sites), (Verb::PlaceStation, stations * n)]);
        give(&[(Verb::ReturnStation, n), (Verb::ReturnGate, sites)]);
        give(&[(Verb::Move, 1), (Verb::Convert, 1), (Verb::Activate, 1), (Verb::Pass, 1)]);
        give(&[(Verb::Launch, n), (Verb::Fly, self.flights.len()), (Verb::Hurl, core)]);
        give(&[(Verb::BuildNode, n), (Verb::BuildFoundry, self.beside.len())]);
        give(&[(Verb::BuildGate, self.gates[SITES]), (Verb::BuildTower, self.tower_count)]);
        give(&[(Verb::Use, n), (Verb::Take, 1), (Verb::Leave, 1), (Verb::Draw, 1)]);
        give(&[(Verb::FlareUse, outer), (Verb::FlareDone, 1), (Verb::End, 1)]);
        give(&[(Verb::Plain, self.plain.count_ones())]);
        give(&[(Verb::KeepOld, 1), (Verb::Keep, suits), (Verb::KeepNone, 1)]);
        for effect in Effect::ALL.iter().filter(|effect| rules.may_come(**effect)) {
            match effect {
                Effect::Accelerate => give(&[(Verb::Accelerate, u32::from(self.board.eyes()) - 1)]),
                Effect::Augment => give(&[(Verb::UseAugmented, n)]),
                Effect::Blight => give(&[(Verb::Blight, seats * n), (Verb::LaunchGuest, n * seats)]),
                Effect::Catapult => give(&[(Verb::FlyFree, self.barriers.len())]),
                Effect::Chain => give(&[(Verb::Chain, n), (Verb::Link, n * seats)]),
                Effect::Channel => give(&[(Verb::Channel, MOST_OWED.into())]),
                Effect::Cluster => give(&[(Verb::Cluster, self.flights.len())]),
                Effect::Fuel => give(&[(Verb::Fuel, 1)]),
                Effect::Hatch => give(&[(Verb::Hatch, n * seats)]),
                Effect::Invade => give(&[(Verb::Invade, n)]),
                // With the heart as one more way from every space.
                Effect::Juggernaut => give(&[(Verb::Juggernaut, self.flights.len() + n)]),
                Effect::Metamorphosis => give(&[(Verb::Metamorph, n * stations)]),
                Effect::Passage => give(&[(Verb::Passage, n), (Verb::PassageHold, 1)]),
                Effect::Pillar => give(&[(Verb::Pillar, suits)]),
                Effect::Portal => give(&[(Verb::LaunchVia, n * seats)]),
                Effect::Procreate => give(&[(Verb::Procreate, n)]),
                Effect::Pulse => give(&[(Verb::Pulse, n)]),
                Effect::Puncture => give(&[(Verb::Puncture, self.barriers.len())]),
                Effect::Sacrifice | Effect::Exterminate => give(&[(Verb::Sacrifice, n)]),
                Effect::Squeeze => give(&[(Verb::Squeeze, n)]),
                Effect::Swap => give(&[(Verb::Swap, n * (n - 1) / 2 * seats * (seats - 1))]),
                Effect::Teleport => give(&[(Verb::Teleport, self.any.len())]),
                Effect::Tribute => give(&[(Verb::Tribute, n)]),
                _ => {}
            }
            // SO-8.5, SO-8.14, SO-8.19: divers that flew for free, the one that alone moves, the one that crosses
            // barriers: they are marked.
            if matches!(effect, Effect::Catapult | Effect::Hyperdrive | Effect::Passage) {
                give(&[(Verb::FlyMarked, self.flights.len()), (Verb::HurlMarked, core)]);
            }
        }
        match rules.event() {
            Some(Happening::Attrition) => {
                give(&[(Verb::LoseHold, 1), (Verb::LoseSpace, n), (Verb::LoseGuest, seats)]);
                give(&[(Verb::LoseLost, 1)]);
            }
            Some(Happening::Implode) => give(&[(Verb::Shift, self.layers.len())]),
            Some(Happening::Explode) => give(&[(Verb::Shift, self.layers.len()), (Verb::Return, outer)]),
            Some(Happening::Teleport | Happening::Warp) => {
                give(&[(Verb::WarpHold, n), (Verb::WarpGuest, seats * n), (Verb::Warp, self.any.len())]);
            }
            Some(Happening::Singularity) => give(&[(Verb::Core, core)]),
            Some(Happening::Parasite | Happening::Feeders) => {
                give(&[
                    (Verb::Scour, 1),
                    (Verb::Clear, n),
                    (Verb::Spawn, core),
                    (Verb::Crawl, self.near.len()),
                ]);
            }
            Some(Happening::Sunworm | Happening::EnergyGarden) | None => {}
        }
        lengths
    }

    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        self.first[VERBS] as usize
    }

    /// For lists of numbers.
    #[inline(always)]
    pub(super) fn usual(&self) -> &Usual<u16> {
        &self.usual
    }

    /// The number of an action. Short for what is asked most often, so that it becomes part of the places where actions are
    /// made: there the verb is known and need not be found out.
    #[inline(always)]
    pub(super) fn number_of_usual(&self, action: Action) -> u16 {
        match action {
            Action::Move => self.first_of(Verb::Move),
            Action::Convert => self.first_of(Verb::Convert),
            Action::Activate => self.first_of(Verb::Activate),
            Action::Pass => self.first_of(Verb::Pass),
            Action::End => self.first_of(Verb::End),
            action => self.number_of_legal(action),
        }
    }

    #[inline(always)]
    fn first_of(&self, verb: Verb) -> u16 {
        self.first[verb as usize] as u16
    }

    /// The number of an action that has one.
    #[inline(never)]
    pub(super) fn number_of_legal(&self, action: Action) -> u16 {
        self.number(action).map_or(NONE, |number| number as u16)
    }

    /// The number of an action.
    #[inline(always)]
    pub(super) fn number(&self, action: Action) -> Option<u32> {
        let (verb, place) = self.place(action);
        let number = self.first[verb as usize] + place?;
        (number < self.first[verb as usize + 1]).then_some(number)
    }

    /// The block of an action, and its place there.
    #[inline(always)]
    fn place(&self, action: Action) -> (Verb, Option<u32>) {
        let n = self.spaces;
        let space = |x: Space| (u32::from(x.0) < n).then_some(u32::from(x.0));
        let seat = |s: Seat| (u32::from(s.0) < self.seats).then_some(u32::from(s.0));
        let at_seat = |x: Space, s: Seat| Some(space(x)? * self.seats + seat(s)?);
        let of_seat = |s: Seat, x: Space| Some(seat(s)? * n + space(x)?);
        let core = |x: Space| rank(self.board.ring(Layer::Core), x);
        let outer = |x: Space| rank(self.board.ring(Layer::Outer), x);
        match action {
            Action::PlaceGate(site) => (Verb::PlaceGate, Some(site.0.into())),
            Action::PlaceStation(kind, x) => {
                (Verb::PlaceStation, space(x).map(|x| kind.index() as u32 * n + x))
            }
            Action::ReturnStation(x) => (Verb::ReturnStation, space(x)),
            Action::ReturnGate(site) => (Verb::ReturnGate, Some(site.0.into())),
            Action::Move => (Verb::Move, Some(0)),
            Action::Convert => (Verb::Convert, Some(0)),
            Action::Activate => (Verb::Activate, Some(0)),
            Action::Scour => (Verb::Scour, Some(0)),
            Action::Pass => (Verb::Pass, Some(0)),
            Action::Launch(x) => (Verb::Launch, space(x)),
            Action::LaunchVia(x, host) => (Verb::LaunchVia, at_seat(x, host)),
            Action::LaunchGuest(x, host) => (Verb::LaunchGuest, at_seat(x, host)),
            Action::Fly(a, b) => (Verb::Fly, self.flights.place(a, b)),
            Action::FlyMarked(a, b) => (Verb::FlyMarked, self.flights.place(a, b)),
            Action::Hurl(k) => (Verb::Hurl, core(k)),
            Action::HurlMarked(k) => (Verb::HurlMarked, core(k)),
            Action::Return(x) => (Verb::Return, outer(x)),
            Action::FlyFree(a, b) => (Verb::FlyFree, self.barriers.place(a, b)),
            Action::Cluster(a, b) => (Verb::Cluster, self.flights.place(a, b)),
            Action::Juggernaut(a, Goal::To(b)) => {
                (Verb::Juggernaut, self.flights.place(a, b).map(|place| place + u32::from(a.0)))
            }
            Action::Juggernaut(a, Goal::Heart) => {
                (Verb::Juggernaut, self.flights.behind(a).map(|place| place + u32::from(a.0)))
            }
            Action::Puncture(a, b) => (Verb::Puncture, self.barriers.place(a, b)),
            Action::Teleport(a, b) => (Verb::Teleport, self.any.place(a, b)),
            Action::Fuel => (Verb::Fuel, Some(0)),
            Action::BuildNode(x, a, b) => {
                let pair = self.beside.ways(x);
                (Verb::BuildNode, space(x).filter(|_| a < b && pair == a.bit() | b.bit()))
            }
            Action::BuildFoundry(x, a, b) => {
                let other = if x == a { b } else { a };
                (Verb::BuildFoundry, self.beside.place(x, other).filter(|_| a < b && (x == a || x == b)))
            }
            Action::BuildGate(site, a, b) => (Verb::BuildGate, self.gate(site.index(), a, b)),
            Action::BuildTower(x, a, b, d) => (Verb::BuildTower, self.tower(x, a, b, d)),
            Action::Invade(x) => (Verb::Invade, space(x)),
            Action::Use(x) => (Verb::Use, space(x)),
            Action::UseAugmented(x) => (Verb::UseAugmented, space(x)),
            Action::Squeeze(x) => (Verb::Squeeze, space(x)),
            Action::Pulse(x) => (Verb::Pulse, space(x)),
            Action::Blight(host, x) => (Verb::Blight, of_seat(host, x)),
            Action::Sacrifice(x) => (Verb::Sacrifice, space(x)),
            Action::Clear(x) => (Verb::Clear, space(x)),
            Action::Metamorph(x, kind) => {
                (Verb::Metamorph, space(x).map(|x| x * Station::ALL.len() as u32 + kind.index() as u32))
            }
            Action::Take => (Verb::Take, Some(0)),
            Action::Leave => (Verb::Leave, Some(0)),
            Action::Link(x, picked) => (Verb::Link, at_seat(x, picked)),
            Action::Procreate(x) => (Verb::Procreate, space(x)),
            Action::Draw => (Verb::Draw, Some(0)),
            Action::FlareUse(x) => (Verb::FlareUse, outer(x)),
            Action::FlareDone => (Verb::FlareDone, Some(0)),
            Action::LoseHold => (Verb::LoseHold, Some(0)),
            Action::LoseSpace(x) => (Verb::LoseSpace, space(x)),
            Action::LoseGuest(host) => (Verb::LoseGuest, seat(host)),
            Action::LoseLost => (Verb::LoseLost, Some(0)),
            Action::Shift(a, b) => (Verb::Shift, self.layers.place(a, b)),
            Action::WarpHold(x) => (Verb::WarpHold, space(x)),
            Action::WarpGuest(host, x) => (Verb::WarpGuest, of_seat(host, x)),
            Action::Warp(a, b) => (Verb::Warp, self.any.place(a, b)),
            Action::Core(k) => (Verb::Core, core(k)),
            Action::Spawn(k) => (Verb::Spawn, core(k)),
            Action::Crawl(a, b) => (Verb::Crawl, self.near.place(a, b)),
            Action::Play(Play::Accelerate(x)) => (Verb::Accelerate, u32::from(x).checked_sub(1)),
            Action::Play(Play::Chain(x)) => (Verb::Chain, space(x)),
            Action::Play(Play::Channel(x)) => (Verb::Channel, u32::from(x).checked_sub(1)),
            Action::Play(Play::Hatch(x, other)) => (Verb::Hatch, at_seat(x, other)),
            Action::Play(Play::Passage(x)) => (Verb::Passage, space(x)),
            Action::Play(Play::PassageHold) => (Verb::PassageHold, Some(0)),
            Action::Play(Play::Pillar(suit)) => (Verb::Pillar, Some(suit.index() as u32)),
            Action::Play(Play::Swap(a, first, b, second)) => (Verb::Swap, self.swap(a, first, b, second)),
            Action::Play(Play::Tribute(x)) => (Verb::Tribute, space(x)),
            Action::Play(Play::Plain(effect)) => (Verb::Plain, rank(self.plain, Space(effect as u8))),
            Action::End => (Verb::End, Some(0)),
            Action::KeepOld => (Verb::KeepOld, Some(0)),
            Action::Keep(suit) => (Verb::Keep, Some(suit.index() as u32)),
            Action::KeepNone => (Verb::KeepNone, Some(0)),
        }
    }

    fn gate(&self, site: usize, a: Space, b: Space) -> Option<u32> {
        let before = *self.gates.get(site)?;
        let (above, _) = self.board.ends(crate::Site(site as u8));
        Some(before + rank(self.board.outward(above), a).filter(|_| b == above)?)
    }

    fn tower(&self, x: Space, a: Space, b: Space, d: Space) -> Option<u32> {
        let known = |space: Space| u32::from(space.0) < self.spaces;
        if x != d || !known(a) || !known(d) {
            return None;
        }
        Some(self.towers[d.index()][a.index()] + rank(tower_middle(&self.board, d, a), b)?)
    }

    /// Swaps of two spaces, the lower one first, and two seats (SO-8.27).
    fn swap(&self, a: Space, first: Seat, b: Space, second: Seat) -> Option<u32> {
        let (n, seats) = (self.spaces, self.seats);
        let (a, b, first, second) = (u32::from(a.0), u32::from(b.0), u32::from(first.0), u32::from(second.0));
        if a >= b || b >= n || first == second || first >= seats || second >= seats {
            return None;
        }
        // Spaces above each of those before `a`.
        let before = a * (2 * n - a - 1) / 2;
        let others = seats - 1;
        let second = second - u32::from(second > first);
        Some((before * seats + first * (n - 1 - a) + (b - a - 1)) * others + second)
    }
}
