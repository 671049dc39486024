//! The position: a plain value without heap. Counts by space are bit planes, so that "where do I stand", "where
//! is room" and "who owns what" are a few operations on words of 64 bits.

use crate::rules::board::mask_of;
use crate::rules::cards::revealed;
use crate::{Effect, Site, Space, Station, Suit};
use solarium_core::{BySeat, Seat, SeatSet};
use std::fmt;

mod hash;

/// Most seats at a table.
pub const SEATS: usize = 5;
/// SO-4.4: never more than 5 divers of one seat in a space.
pub const ROOM: u8 = 5;
/// SO-11.1, SO-11.10: the most parasites a game can bring (4 triggers of 5 + 1); feeders are fewer.
pub const MAX_CRAWLERS: usize = 24;
/// Published trigger cards are at most five (SO-11.2), so at most five implosions wait for their cards.
pub const MAX_IMPLOSIONS: usize = 5;

/// A table of the game by seat.
pub type BySol<T> = BySeat<T, SEATS>;

terms! {
    /// A card as it lies in the deck, with its suit; the id is its code (SO-1.14).
    Card: Option<Suit> {
        /// A plain flare.
        Flare = "F" => Some(Suit::Flare),
        /// A flare that bears the mark of a trigger (`first`, SO-11.1).
        Marked = "F!" => Some(Suit::Flare),
        /// Condensation.
        Condensation = "C" => Some(Suit::Condensation),
        /// Dissipation, or Expansion.
        Expansion = "X" => Some(Suit::Expansion),
        /// Oscillation.
        Oscillation = "O" => Some(Suit::Oscillation),
        /// Refraction.
        Refraction = "R" => Some(Suit::Refraction),
        /// Reverberation.
        Reverberation = "V" => Some(Suit::Reverberation),
        /// Subduction.
        Subduction = "S" => Some(Suit::Subduction),
        /// A trigger card (`published`, SO-11.2).
        Trigger = "T" => None,
    }
}

/// Number of kinds of cards.
pub const CARDS: usize = 9;

impl Card {
    /// Its suit; a trigger card has none.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        self.facts()
    }

    /// The plain card of a suit.
    pub fn plain(suit: Suit) -> Card {
        let own = Card::ALL.iter().copied().find(|card| card.suit() == Some(suit));
        own.expect("every suit has a plain card, before any special one")
    }

    /// Is it a flare, marked or not?
    #[inline]
    pub const fn is_flare(self) -> bool {
        matches!(self, Card::Flare | Card::Marked)
    }
}

terms! {
    /// What comes next: the kinds of decision of SO-16.3 by their names there, and the chance points; with the question
    /// that is asked. A turn begins with the choice of its action.
    #[derive(Default)]
    Phase: &'static str {
        /// Chance: who begins.
        First = "first" => "so-prompt-first",
        /// Chance: where the first ship starts.
        Eye = "eye" => "so-prompt-eye",
        /// Chance: a suit of the deck.
        Suit = "suit" => "so-prompt-suit",
        /// Chance: the effect of a suit.
        Effect = "effect" => "so-prompt-effect",
        /// A scenario's structure whose place is chosen.
        Start = "start" => "so-prompt-start",
        /// The opening round.
        Open = "open" => "so-prompt-open",
        /// Chance: a deferred keep that was not decided in time.
        KeepChance = "keep-chance" => "so-prompt-keep-chance",
        /// Upkeep without divers.
        Rebuild = "rebuild" => "so-prompt-rebuild",
        /// Which action.
        #[default]
        Action = "action" => "so-prompt-action",
        /// In a Move.
        Step = "step" => "so-prompt-step",
        /// In a Convert.
        Convert = "convert" => "so-prompt-convert",
        /// In an Activate.
        Activate = "activate" => "so-prompt-activate",
        /// In a Scour.
        Scour = "scour" => "so-prompt-scour",
        /// Who takes the bonus.
        Bonus = "bonus" => "so-prompt-bonus",
        /// Whose diver belongs to the chain.
        Link = "link" => "so-prompt-link",
        /// Where a diver is added.
        Procreate = "procreate" => "so-prompt-procreate",
        /// Chance: cards of a squeezed station, laid out before they are resolved.
        Reveal = "reveal" => "so-prompt-reveal",
        /// Before drawing.
        Draw = "draw" => "so-prompt-draw",
        /// Chance: the next owed card.
        Card = "card" => "so-prompt-card",
        /// Chance: the orbit card (solo, coop), and cards an Implode adds to it.
        OrbitCard = "orbit-card" => "so-prompt-orbit-card",
        /// Orbital activation.
        Flare = "flare" => "so-prompt-flare",
        /// A diver to lose.
        Attrition = "attrition" => "so-prompt-attrition",
        /// A diver moved by Implode or Explode.
        Shift = "shift" => "so-prompt-shift",
        /// A diver to put anywhere.
        Warp = "warp" => "so-prompt-warp",
        /// A diver from a hold into the core.
        Core = "core" => "so-prompt-core",
        /// A parasite or feeder arrives.
        Spawn = "spawn" => "so-prompt-spawn",
        /// A parasite or feeder has a choice of way.
        Crawl = "crawl" => "so-prompt-crawl",
        /// Which card to keep.
        Keep = "keep" => "so-prompt-keep",
        /// The game is over.
        Over = "over" => "so-prompt-over",
    }
}

impl Phase {
    /// The message of the question that is asked.
    pub(crate) const fn prompt_id(self) -> &'static str {
        self.facts()
    }
}

/// Counts from 0 to 7 by space, as three bit planes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts(pub [u64; 3]);

impl Counts {
    /// None anywhere.
    pub const NONE: Counts = Counts([0; 3]);

    /// How many are in a space.
    #[inline]
    pub const fn get(&self, space: Space) -> u8 {
        let s = space.0;
        ((self.0[0] >> s & 1) | (self.0[1] >> s & 1) << 1 | (self.0[2] >> s & 1) << 2) as u8
    }

    /// Puts a number (0–7) into a space.
    pub fn set(&mut self, space: Space, count: u8) {
        for (bit, plane) in self.0.iter_mut().enumerate() {
            *plane = *plane & !space.bit() | (u64::from(count) >> bit & 1) << space.0;
        }
    }

    /// One more.
    #[inline]
    pub fn add(&mut self, space: Space) {
        let mut carry = space.bit();
        for plane in &mut self.0 {
            let next = *plane & carry;
            *plane ^= carry;
            carry = next;
        }
    }

    /// One fewer.
    #[inline]
    pub fn sub(&mut self, space: Space) {
        let mut borrow = space.bit();
        for plane in &mut self.0 {
            let next = !*plane & borrow;
            *plane ^= borrow;
            borrow = next;
        }
    }

    /// Spaces with at least one.
    #[inline]
    pub const fn any(&self) -> u64 {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// Spaces where the two do not count the same.
    #[inline]
    pub const fn differing(&self, other: &Counts) -> u64 {
        (self.0[0] ^ other.0[0]) | (self.0[1] ^ other.0[1]) | (self.0[2] ^ other.0[2])
    }

    /// Spaces with two or more.
    #[inline]
    pub const fn several(&self) -> u64 {
        self.0[1] | self.0[2]
    }

    /// Spaces with five or more: SO-4.4 leaves no room there.
    #[inline]
    pub const fn full(&self) -> u64 {
        self.0[2] & (self.0[0] | self.0[1])
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(&self) -> u8 {
        (self.0[0].count_ones() + 2 * self.0[1].count_ones() + 4 * self.0[2].count_ones()) as u8
    }

    /// How many are in the spaces of a mask.
    #[inline]
    pub const fn within(&self, mask: u64) -> u8 {
        Counts([self.0[0] & mask, self.0[1] & mask, self.0[2] & mask]).total()
    }

    /// Clears the spaces of a mask.
    #[inline]
    pub fn clear(&mut self, mask: u64) {
        for plane in &mut self.0 {
            *plane &= !mask;
        }
    }
}

/// Who owns what stands in a place: counts of seat + 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Owners(Counts);

impl Owners {
    /// Places where anything stands.
    #[inline]
    pub const fn any(&self) -> u64 {
        self.0.any()
    }

    /// Places that have not the same owner in both.
    #[inline]
    pub const fn differing(&self, other: &Owners) -> u64 {
        self.0.differing(&other.0)
    }

    /// Places of a seat.
    #[inline]
    pub const fn of(&self, seat: Seat) -> u64 {
        let (code, planes) = (seat.0 + 1, &self.0.0);
        let mut mask = u64::MAX;
        let mut bit = 0;
        while bit < 3 {
            mask &= if code >> bit & 1 == 1 { planes[bit] } else { !planes[bit] };
            bit += 1;
        }
        mask
    }

    /// The owner at a place.
    #[inline]
    pub const fn at(&self, place: u8) -> Option<Seat> {
        match self.0.get(Space(place)) {
            0 => None,
            code => Some(Seat(code - 1)),
        }
    }

    /// Sets or clears the owner at a place.
    pub fn set(&mut self, place: u8, owner: Option<Seat>) {
        self.0.set(Space(place), owner.map_or(0, |seat| seat.0 + 1));
    }
}

/// Where momentum comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Towers, at an activation or a flare.
    Towers,
    /// Divers and stations thrown into the heart.
    Hurls,
    /// Hurls whose card was a flare.
    Flares,
    /// Effects of cards.
    Effects,
}

/// The names of the sources, in the order of [`SeatState::momentum`].
pub const SOURCES: [&str; 4] = ["towers", "hurls", "flares", "effects"];

/// What a seat has apart from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatState {
    /// Cards drawn and not yet kept or discarded: a count (0–13) by suit in four bits each.
    pub drawn: u32,
    /// Momentum by source.
    pub momentum: [u16; 4],
    /// Energy in the hold.
    pub energy: u16,
    /// Divers in the hold.
    pub hold: u8,
    /// Divers in the reserve.
    pub reserve: u8,
    /// Gates in the reserve.
    pub gates: u8,
    /// Nodes, foundries, towers in the reserve.
    pub stations: [u8; 3],
    /// Divers lost in space (SO-11.7).
    pub lost: u8,
    /// Own divers as guests in another seat's hold, by host (SO-8.3).
    pub guests: [u8; SEATS],
    /// Divers out of the game.
    pub vaporised: u8,
    /// Nodes, foundries, towers out of the game.
    pub destroyed: [u8; 3],
    /// The eye of the ship.
    pub eye: u8,
    /// The card held for a later turn.
    pub held: Option<Suit>,
}

impl SeatState {
    /// The same as `==`, in far fewer steps: fields in the order in which they lie in memory are compared eight bytes at a
    /// time.
    #[inline]
    pub(crate) fn is_same(&self, other: &SeatState) -> bool {
        // Word by word: arrays to compare would be put into memory first.
        let ([a, b, c, d], [e, f, g, h]) = (self.words(), other.words());
        (a ^ e) | (b ^ f) | (c ^ g) | (d ^ h) == 0
    }

    #[inline]
    fn words(&self) -> [u64; 4] {
        let [m0, m1, m2, m3] = self.momentum.map(u64::from);
        let [s0, s1, s2] = self.stations;
        let [g0, g1, g2, g3, g4] = self.guests;
        let [d0, d1, d2] = self.destroyed;
        let counts = u64::from(self.energy) | u64::from(self.hold) << 16 | u64::from(self.reserve) << 24;
        [
            m0 | m1 << 16 | m2 << 32 | m3 << 48,
            u64::from(self.drawn) | counts << 32,
            u64::from_le_bytes([self.gates, s0, s1, s2, self.lost, g0, g1, g2]),
            u64::from_le_bytes([g3, g4, self.vaporised, d0, d1, d2, self.eye, self.held_code()]),
        ]
    }

    /// The suit of the card held, as a number; that behind the last one if there is none.
    #[inline]
    pub(crate) fn held_code(&self) -> u8 {
        self.held.map_or(Suit::ALL.len() as u8, |suit| suit as u8)
    }

    /// Momentum in all.
    #[inline]
    pub fn total(&self) -> i32 {
        self.momentum.iter().map(|m| i32::from(*m)).sum()
    }

    /// Gains momentum.
    #[inline]
    pub fn gain(&mut self, source: Source, amount: u8) {
        let m = &mut self.momentum[source as usize];
        *m = m.saturating_add(u16::from(amount));
    }

    /// How many cards of a suit are in the drawn set.
    #[inline]
    pub const fn drawn_of(&self, suit: Suit) -> u8 {
        (self.drawn >> (4 * suit.index()) & 15) as u8
    }

    /// The suits in the drawn set.
    #[inline]
    pub fn drawn_suits(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.iter().copied().filter(move |suit| self.drawn_of(*suit) > 0)
    }

    /// Adds a card to the drawn set.
    #[inline]
    pub fn draw(&mut self, suit: Suit) {
        self.drawn += 1 << (4 * suit.index());
    }

    /// Own divers in other seats' holds.
    #[inline]
    pub fn guests_total(&self) -> u8 {
        self.guests.iter().sum()
    }

    /// Seats with an own diver in their hold.
    #[inline]
    pub fn hosts(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(SEATS).filter(|host| self.guests[host.index()] > 0)
    }

    /// Own divers in any hold.
    #[inline]
    pub fn in_holds(&self) -> u8 {
        self.hold + self.guests_total()
    }
}

/// Parasites or feeders on the board, one entry each. Sorted except while they crawl: then the entries before
/// `TurnState::crawler` have moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crawlers {
    list: [Space; MAX_CRAWLERS],
    len: u8,
}

impl Crawlers {
    /// All of them.
    #[inline]
    pub fn all(&self) -> &[Space] {
        &self.list[..usize::from(self.len)]
    }

    /// The same as `==`, in far fewer steps: most games have none.
    #[inline]
    pub(crate) fn is_same(&self, other: &Crawlers) -> bool {
        self.len | other.len == 0 || self.all() == other.all()
    }

    /// How many are in a space.
    #[inline]
    pub fn at(&self, space: Space) -> u8 {
        self.all().iter().filter(|s| **s == space).count() as u8
    }

    /// One more. False if there are too many already.
    pub fn add(&mut self, space: Space) -> bool {
        let Some(slot) = self.list.get_mut(usize::from(self.len)) else { return false };
        *slot = space;
        self.len += 1;
        true
    }

    /// Removes one from a space.
    pub fn remove(&mut self, space: Space) {
        if let Some(at) = self.all().iter().position(|s| *s == space) {
            let len = usize::from(self.len);
            self.list.copy_within(at + 1..len, at);
            // Equal positions must be equal values: what is past the end is always the same.
            self.list[len - 1] = Space(0);
            self.len -= 1;
        }
    }

    /// Moves one.
    pub fn shift(&mut self, number: usize, to: Space) {
        self.list[number] = to;
    }

    /// Brings them into canonical order.
    pub fn sort(&mut self) {
        let len = usize::from(self.len);
        self.list[..len].sort_unstable();
    }

    /// Spaces with at least one, as a mask.
    pub fn mask(&self) -> u64 {
        mask_of(self.all().iter().copied())
    }
}

/// The turn in progress. All of it is back to `Default` when a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnState {
    /// Spaces activated this turn; in a Move with Passage the gates its diver has crossed.
    pub used: u64,
    /// Cards added by implosions, oldest first; a count by seat (0–13) in four bits each.
    pub imploded: [u32; MAX_IMPLOSIONS],
    /// Cards of a squeezed station in the order revealed: card + 1 in four bits each, first lowest.
    pub revealed: u32,
    /// Outer stations used in this flare, by index in the ring.
    pub outer_used: u16,
    /// What comes next.
    pub phase: Phase,
    /// The decision that is interrupted by a bonus, a chain or a procreation.
    pub back: Phase,
    /// Movement points left.
    pub mp: u8,
    /// Cards still to draw for the action; before a squeeze is resolved also those still to reveal are in `reveal`.
    pub owed: u8,
    /// Cards of a squeezed station still to reveal.
    pub reveal: u8,
    /// The owed cards come from hurls: a flare among them is worth 1 momentum (SO-4.5).
    pub hurls: bool,
    /// Owners who got their toll this turn (SO-4.6).
    pub tolls: SeatSet,
    /// A card was played this turn (SO-3.7).
    pub played: bool,
    /// A card was revealed this turn (SO-9.5).
    pub shown: bool,
    /// The next diver launched gets the mark (Passage on one in the hold).
    pub mark_next: bool,
    /// The effect in force for this action.
    pub effect: Option<Effect>,
    /// How often the effect was used; spaces moved for Hyperdrive.
    pub uses: u8,
    /// Steps, conversions, activations or removals made; in the set-up the number of placements made.
    pub done: u8,
    /// The station type this Activate is about.
    pub station: Option<Station>,
    /// A parasite was removed in this Activate (SO-11.12).
    pub cleared: bool,
    /// The station a bonus or Motivate is about, the Juggernaut, or where a chain has got to.
    pub space: Option<Space>,
    /// The seat that is asked (bonus, flare, events).
    pub asked: Seat,
    /// The suit named for Pillar.
    pub pillar: Option<Suit>,
    /// The card being resolved.
    pub card: Option<Card>,
    /// The card being resolved, and those an Implode adds to it, follow the orbit (SO-12.1).
    pub orbited: bool,
    /// The layer an event works on, or how many crawlers are still to arrive.
    pub stage: u8,
    /// The next crawler to move; while they arrive, the core spaces used so far as a mask of indices.
    pub crawler: u8,
}

/// The position.
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, Records, Shelf};
/// use solarium_sol::Sol;
///
/// let shelf = Shelf::standard();
/// let game = Sol::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let state = game.start();
/// // A position is written as a record, which loads to the same position under the same rules.
/// let (rules, loaded) = Sol::load(&game.record(&state), &shelf).unwrap();
/// assert_eq!((rules, loaded), (game, state));
/// // One that cannot be is refused with every reason.
/// let reasons = Sol::load(&json!({"weather": "fine", "seats": 7}), &shelf).unwrap_err();
/// assert!(!reasons.is_empty() && reasons.0.iter().all(|reason| reason.rule.starts_with("SO-")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Divers on the board.
    pub divers: BySol<Counts>,
    /// Marked divers of the active seat (SO-3.8). While a chain is formed: seat + 1 of the diver picked.
    pub marks: Counts,
    /// Spaces with a node, a foundry, a tower.
    pub types: [u64; 3],
    /// Owners of the stations, by space.
    pub owners: Owners,
    /// Owners of the gates, by site.
    pub gates: Owners,
    /// Spaces with an energy of the garden (SO-11.13).
    pub energy_on: u64,
    /// Holds, reserves, energy, momentum, cards.
    pub seats: BySol<SeatState>,
    /// The turn in progress.
    pub turn: TurnState,
    /// Turns since a card was revealed (SO-9.5).
    pub quiet: u16,
    /// Parasites or feeders.
    pub crawlers: Crawlers,
    /// Undrawn cards by kind.
    pub deck: [u8; CARDS],
    /// Discards by suit; the eighth are trigger cards out of the game.
    pub discards: [u8; 8],
    /// The effect of each suit.
    pub effects: [Option<Effect>; 7],
    /// Suits of the deck, as a mask in the order of SO-1.14.
    pub suits: u8,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The instability marker: 13 … 0.
    pub marker: u8,
}

impl State {
    /// The station in a space.
    #[inline]
    pub const fn station(&self, space: Space) -> Option<(Station, Seat)> {
        let Some(owner) = self.owners.at(space.0) else { return None };
        let bit = space.bit();
        let station = if self.types[0] & bit != 0 {
            Station::Node
        } else if self.types[1] & bit != 0 {
            Station::Foundry
        } else {
            Station::Tower
        };
        Some((station, owner))
    }

    /// Puts a station into a space, or takes it away. The reserve is the caller's matter.
    pub fn set_station(&mut self, space: Space, station: Option<(Station, Seat)>) {
        self.owners.set(space.0, station.map(|(_, owner)| owner));
        for (index, mask) in self.types.iter_mut().enumerate() {
            *mask &= !space.bit();
            if station.is_some_and(|(kind, _)| kind.index() == index) {
                *mask |= space.bit();
            }
        }
    }

    /// The owner of the gate at a site.
    #[inline]
    pub const fn gate(&self, site: Site) -> Option<Seat> {
        self.gates.at(site.0)
    }

    /// Spaces where any seat has a diver.
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.divers.0.iter().fold(0, |mask, counts| mask | counts.any())
    }

    /// All divers in a space, of every seat.
    pub fn crowd(&self, space: Space) -> u8 {
        self.divers.0.iter().map(|counts| counts.get(space)).sum()
    }

    /// Unmarked divers of the active seat, as counts.
    #[inline]
    pub fn unmarked(&self) -> u64 {
        // A space has an unmarked diver if its two counts differ.
        self.divers[self.active].differing(&self.marks)
    }

    /// The effect of the card a seat holds.
    #[inline]
    pub fn held_effect(&self, seat: Seat) -> Option<Effect> {
        self.effects[self.seats[seat].held?.index()]
    }

    /// Does any suit have an effect? Without one there is no keep decision (SO-16.7).
    #[inline]
    pub fn has_effects(&self) -> bool {
        solarium_core::exercise!("SO-16.7");
        self.effects.iter().any(Option::is_some)
    }

    /// Cards in the deck.
    #[inline]
    pub fn cards_left(&self) -> u32 {
        self.deck.iter().map(|n| u32::from(*n)).sum()
    }

    /// Flares in the deck, marked or not.
    #[inline]
    pub const fn flares_left(&self) -> u8 {
        self.deck[Card::Flare.index()] + self.deck[Card::Marked.index()]
    }

    /// Cards of a suit that seats hold or have drawn.
    pub fn in_hands(&self, suit: Suit) -> u8 {
        self.seats.0.iter().map(|own| u8::from(own.held == Some(suit)) + own.drawn_of(suit)).sum()
    }

    /// Cards of a suit that lie anywhere: deck, hands, discards, and those being resolved.
    pub fn cards_of(&self, suit: Suit) -> u8 {
        let of_suit = |card: &Card| card.suit() == Some(suit);
        let deck: u8 =
            Card::ALL.iter().zip(self.deck).filter(|(card, _)| of_suit(card)).map(|(_, n)| n).sum();
        let open = revealed(self.turn.revealed).chain(self.turn.card).filter(of_suit).count();
        deck + self.in_hands(suit) + self.discards[suit.index()] + open as u8
    }

    /// SO-11.2: trigger cards that lie anywhere: in the deck, open, or out of the game.
    pub fn trigger_cards(&self) -> u8 {
        self.deck[Card::Trigger.index()] + self.open_triggers() + self.discards[7]
    }

    /// Trigger cards that lie open.
    pub(crate) fn open_triggers(&self) -> u8 {
        let open = revealed(self.turn.revealed).chain(self.turn.card);
        open.filter(|card| card.suit().is_none()).count() as u8
    }

    /// SO-9.5: did the game stop because no seat drew cards any more?
    pub fn stalled(&self) -> bool {
        solarium_core::exercise!("SO-9.5");
        self.turn.phase == Phase::Over && self.marker > 0
    }
}
