//! The position: a plain value without heap.
//!
//! [`Public`] and [`PublicCrew`] hold what every viewer knows; they stand in positions and in views alike. What is left
//! in [`State`] and [`Crew`] is secret, at least at times: `view` decides what of it a viewer gets.

use crate::pack::{
    CACHES, MAX_CLAN_SPACES, MAX_DEPOSITORY_ROWS, MAX_FARMS, MAX_GARAGES, MAX_SPACES, MAX_TILE_KINDS, STACKS,
    TOKENS,
};
use crate::{Die, Space};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use solarium_core::Seat;
use std::ops::{Deref, DerefMut};

/// "None" in fields that hold a small index.
pub const NONE: u8 = u8::MAX;

/// The index that a field holds which may hold [`NONE`].
#[inline]
pub(crate) fn some_index(field: u8) -> Option<usize> {
    (field != NONE).then(|| usize::from(field))
}

/// Most people at a table.
pub const MAX_CREWS: usize = 4;
/// Longest chain of things still to do inside one action.
pub const MAX_AGENDA: usize = 16;

/// Phase of the game (CI-3.1, CI-19.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Set-up draws and characters.
    Characters,
    /// The Item draft, or the five cards of a lone human.
    Items,
    /// Event, rolls, assignments.
    Plan,
    /// Dice act.
    Execute,
    /// Gains.
    Harvest,
    /// Dice return, limits.
    Rest,
    /// The eighth Rest is done: Caches are turned up, then nothing more happens.
    Over,
}

/// Part of the Execute phase (CI-5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// Dice of the Headquarters.
    Hq,
    /// The AI's schemes.
    Ai,
    /// Dice of the bases.
    Base,
}

/// Where a Harvest or Rest phase stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Nothing done yet.
    Begin,
    /// Everything automatic is done; answers to all are awaited (CI-19.10).
    Answers,
    /// Harvest: the steps after harvesting (CI-14.7).
    Steps,
}

/// Sort of tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// Farm tiles, at the Laboratory.
    Farm,
    /// Upgrade tiles, at the Foundry.
    Upgrade,
}

/// On which terms a tile is gained.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terms {
    /// It was paid for and must be taken (CI-8.8).
    Paid,
    /// A reward; it may be declined only if all rooms are full (CI-6.9).
    Free,
    /// It may be declined in any case (CI-14.3).
    Optional,
}

/// What everyone may know of a human in every phase. Numbers by index from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublicCrew {
    /// Face-up Items, as a set.
    pub items: u64,
    /// Items in hand that only the people at the real table know; they count as part of [`State::item_pile`].
    pub unknown: u8,
    /// Dice not in play.
    pub supply: u8,
    /// Dice on the base, not rolled.
    pub pool: u8,
    /// Dice in the Cantina.
    pub cantina: u8,
    /// Kind of Upgrade tile in each room (room 0 is Garage 2), without gaps; [`NONE`] if empty.
    pub upgrades: [u8; MAX_GARAGES],
    /// Kind of Farm tile in each room (room 0 comes after the starting Farms), without gaps; [`NONE`] if empty.
    pub farm_tiles: [u8; MAX_FARMS],
    /// Space of the Harvester.
    pub harvester: u8,
    /// Is this seat done with the present question to all?
    pub ready: bool,
}

/// What a human owns and has done, the secret part included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crew {
    /// What everyone may know.
    pub public: PublicCrew,
    /// Water, Algae, Power, Gems.
    pub res: [u32; 4],
    /// Items in hand, as a set.
    pub hand: u64,
    /// Draft: the packet held.
    pub packet: u64,
    /// Draft: the cards this seat passed on in the first and in the second turn, which it remembers (CI-19.6).
    pub passed: [u64; 2],
    /// Rest: cards chosen to be discarded, still in `hand` until all have answered (CI-19.10).
    pub discarding: u64,
    /// Dice rolled and not assigned: how many show 1, 2, …, 6.
    pub rolled: [u8; 6],
    /// Value of the die in each Garage, 0 if none.
    pub garages: [u8; MAX_GARAGES],
    /// Value of the die on each Farm, starting Farms first, 0 if none.
    pub farms: [u8; MAX_FARMS],
    /// Harvest: resource chosen for each Farm, as an index, while others still answer; [`NONE`] if none.
    pub grown: [u8; MAX_FARMS],
    /// The character, [`NONE`] before it is chosen.
    pub character: u8,
    /// The dealt character that was not kept.
    pub refused: u8,
    /// Characters dealt and not yet chosen from, as a set.
    pub dealt: u8,
    /// Draft: the card kept from the packet while others still choose; [`NONE`] if none.
    pub kept: u8,
}

impl Deref for Crew {
    type Target = PublicCrew;

    #[inline]
    fn deref(&self) -> &PublicCrew {
        &self.public
    }
}

impl DerefMut for Crew {
    #[inline]
    fn deref_mut(&mut self) -> &mut PublicCrew {
        &mut self.public
    }
}

/// What the AI owns (CI-17.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rival {
    /// Dice on its board.
    pub dice: u8,
    /// Dice in its supply.
    pub supply: u8,
    /// Gems.
    pub gems: u32,
    /// Unlocked Progress tiles.
    pub progress: u8,
    /// Space of its Harvester.
    pub harvester: u8,
    /// Scheme cards face down, as a set.
    pub pile: u32,
    /// Scheme cards discarded, as a set.
    pub discard: u32,
    /// Scheme cards turned up this round, as a set.
    pub shown: u32,
    /// The card turned up and not yet resolved, [`NONE`] if none.
    pub card: u8,
    /// Due cards turned up this round (CI-17.4).
    pub due_done: u8,
    /// Is the next (or present) card an extra one (CI-17.11)?
    pub extra: bool,
}

/// The face-up stacks of one sort of tile (CI-2.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stacks {
    /// Kind of the top tile, [`NONE`] if the stack is empty or its top is still to be turned up.
    pub visible: [u8; STACKS],
    /// Tiles in the stack, the visible one included.
    pub sizes: [u8; STACKS],
    /// Tiles of each kind that are still face down.
    pub unseen: [u8; MAX_TILE_KINDS],
    /// Tiles of each kind that left the game.
    pub removed: [u8; MAX_TILE_KINDS],
}

/// Dice on the shared boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tables {
    /// Below each clan; the spaces of a row lie side by side, rows one after another.
    pub negotiation: [[Die; MAX_CLAN_SPACES]; 3],
    /// By row, then by value − 1.
    pub depository: [[Die; 6]; MAX_DEPOSITORY_ROWS],
    /// Headquarters.
    pub hq: [Die; MAX_SPACES],
    /// Mining Camp.
    pub mine: [Die; MAX_SPACES],
    /// Laboratory: pairs.
    pub lab: [[Die; 2]; MAX_SPACES],
    /// Foundry.
    pub foundry: [Die; MAX_SPACES],
    /// Control Room.
    pub control: [Die; MAX_SPACES],
    /// Market.
    pub market: [Die; MAX_SPACES],
    /// Academy.
    pub academy: [Die; MAX_SPACES],
}

impl Tables {
    /// Every space of the six Location boards.
    pub fn locations(&self) -> impl Iterator<Item = &Die> {
        let Tables { mine, lab, foundry, control, market, academy, .. } = self;
        mine.iter().chain(lab.as_flattened()).chain(foundry).chain(control).chain(market).chain(academy)
    }

    /// Every space of every board.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = &Die> {
        let fixed = self.negotiation.as_flattened().iter().chain(self.depository.as_flattened());
        fixed.chain(&self.hq).chain(self.locations())
    }

    /// The same as `==`, in far fewer steps.
    #[inline]
    pub(crate) fn same_dice(&self, other: &Tables) -> bool {
        let Tables { negotiation, depository, hq, mine, lab, foundry, control, market, academy } = self;
        Die::all_same(negotiation.as_flattened(), other.negotiation.as_flattened())
            & Die::all_same(depository.as_flattened(), other.depository.as_flattened())
            & Die::all_same(hq, &other.hq)
            & Die::all_same(mine, &other.mine)
            & Die::all_same(lab.as_flattened(), other.lab.as_flattened())
            & Die::all_same(foundry, &other.foundry)
            & Die::all_same(control, &other.control)
            & Die::all_same(market, &other.market)
            & Die::all_same(academy, &other.academy)
    }

    /// Takes the dice of a seat from the Location boards; how many there were.
    pub(crate) fn take_from_locations(&mut self, seat: Seat) -> u8 {
        let Tables { mine, lab, foundry, control, market, academy, .. } = self;
        let spaces = mine.iter_mut().chain(lab.as_flattened_mut()).chain(foundry).chain(control);
        let own = spaces.chain(market).chain(academy).filter(|die| die.belongs_to(seat));
        own.map(|die| *die = Die::NONE).count() as u8
    }
}

/// How many of the dice are a seat's.
pub(crate) fn dice_of<'d>(seat: Seat, dice: impl IntoIterator<Item = &'d Die>) -> u8 {
    dice.into_iter().filter(|die| die.belongs_to(seat)).count() as u8
}

/// The die action being carried out (CI-5.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DieAction {
    /// Who acts.
    pub seat: Seat,
    /// Where.
    pub space: Space,
    /// With which value.
    pub value: u8,
    /// Water off by `water5` tiles of the Garages the dice came from.
    pub water_off: u8,
    /// The Item bought in this action, whose benefit does not work yet (CI-7.3); [`NONE`] if none.
    pub bought: u8,
}

impl DieAction {
    /// Nothing is being done.
    pub const IDLE: DieAction =
        DieAction { seat: Seat(0), space: Space::Headquarters, value: 0, water_off: 0, bought: NONE };
}

/// One thing still to do inside a chain, carried out last in, first out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Chance: a seat draws so many Items.
    Draw(u8, u8),
    /// Chance: the tile under a taken one.
    Refill(Sort, u8),
    /// CI-5.10 step 4.
    Before,
    /// CI-5.10 step 5, for boards with a single printed cost.
    Cost,
    /// Row 6.
    Pay,
    /// Row 7.
    Trade,
    /// CI-5.10 step 6.
    Main,
    /// CI-5.10 step 7.
    Gains,
    /// The reward of a Depository row.
    RowReward(u8),
    /// Row 8.
    FreeStep,
    /// Row 9.
    SecondReward,
    /// Row 10.
    Take,
    /// Row 11: trades left.
    Market(u8),
    /// Row 12.
    Academy,
    /// Row 13, from any stack of the sort.
    Tile(Sort, Terms),
    /// Row 14: sort, stack.
    Room(Sort, u8),
    /// Row 15.
    Ability,
    /// Row 16.
    Advancement,
    /// Row 16: a step that must be made.
    MustStep,
    /// Row 17.
    Setback,
    /// Row 18: the condition picked.
    Punishment(u8),
    /// Row 19.
    LoseUpgrade,
    /// Row 19.
    LoseFarm,
    /// Row 19.
    LoseDie,
    /// Row 19: a step nearer to the centre.
    StepBack,
    /// Row 19: so many cards of the hand.
    DiscardItems(u8),
    /// The die action is finished.
    Finish,
}

/// What every viewer of a position knows.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Public {
    /// 1–8; 0 during the set-up.
    pub round: u8,
    /// Phase.
    pub phase: Phase,
    /// Part of the Execute phase.
    pub part: Part,
    /// Where Harvest and Rest stand.
    pub stage: Stage,
    /// First player, [`NONE`] before it is drawn.
    pub first: u8,
    /// Seat in turn for base dice.
    pub turn: u8,
    /// The Event of this round, [`NONE`] before it is turned up.
    pub event: u8,
    /// Side of the Planet (0 A, 1 B), [`NONE`] before it is drawn.
    pub planet_side: u8,
    /// Side of each Clan board (0 A, 1 B), [`NONE`] before it is drawn.
    pub clan_sides: [u8; 3],
    /// Tokens still on the Planet, as a set of spaces.
    pub tokens: u64,
    /// Points of the Caches by space in order, [`NONE`] while face down.
    pub caches: [u8; CACHES],
    /// Reward space covered by each advancement token, [`NONE`] while it is on the left.
    pub advancements: [u8; TOKENS],
    /// Punishment space covered by each setback token, [`NONE`] while it is on the left.
    pub setbacks: [u8; TOKENS],
    /// The AI.
    pub ai: Rival,
    /// Dice on the boards.
    pub tables: Tables,
    /// Stacks of Farm tiles.
    pub farm_stacks: Stacks,
    /// Stacks of Upgrade tiles.
    pub upgrade_stacks: Stacks,
    /// Discarded Items, as a set.
    pub item_discard: u64,
    /// The die action being carried out.
    pub die_action: DieAction,
    /// What is still to do inside the present chain.
    pub agenda: ArrayVec<Task, MAX_AGENDA>,
}

/// A position, with everything that is secret.
///
/// ```
/// use serde_json::json;
/// use solarium_core::{Game, Records, Shelf};
/// use solarium_circadians::Circadians;
///
/// let shelf = Shelf::standard();
/// let game = Circadians::from_setup(&json!({"seats": ["human", "human"]}), &shelf).unwrap();
/// let state = game.start();
/// // A position is written as a record, which loads to the same position under the same rules.
/// let (rules, loaded) = Circadians::load(&game.record(&state), &shelf).unwrap();
/// assert_eq!((rules, loaded), (game, state));
/// // One that cannot be is refused with every reason.
/// let reasons = Circadians::load(&json!({"weather": "fine", "seats": 7}), &shelf).unwrap_err();
/// assert!(!reasons.is_empty() && reasons.0.iter().all(|reason| reason.rule.starts_with("CI-")));
/// ```
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What every viewer knows.
    pub public: Public,
    /// Humans, by seat.
    pub crews: [Crew; MAX_CREWS],
    /// The shuffled part of the Item pile, as a set; where hands are unknown, all Items that do not lie face up.
    pub item_pile: u64,
    /// Draft cards under the pile, upper first: (Item, seat that put it there).
    pub item_bottom: ArrayVec<(u8, u8), MAX_CREWS>,
    /// Events not yet seen, as a set. Everyone knows them; the two bytes fill a gap here and would open one in `public`.
    pub events_left: u16,
}

// Not derived, as `clone_from` would then make a copy elsewhere and move it here: a position is copied before each step
// of many games. Everything but the two lists is plain data.
impl Clone for Public {
    #[inline]
    fn clone(&self) -> Public {
        Public { agenda: self.agenda.clone(), ..*self }
    }

    #[inline]
    fn clone_from(&mut self, other: &Public) {
        let mut agenda = std::mem::take(&mut self.agenda);
        agenda.clone_from(&other.agenda);
        *self = Public { agenda, ..*other };
    }
}

impl Clone for State {
    #[inline]
    fn clone(&self) -> State {
        State { public: self.public.clone(), item_bottom: self.item_bottom.clone(), ..*self }
    }

    #[inline]
    fn clone_from(&mut self, other: &State) {
        let State { public, crews, item_pile, item_bottom, events_left } = other;
        self.public.clone_from(public);
        self.crews = *crews;
        self.item_pile = *item_pile;
        self.item_bottom.clone_from(item_bottom);
        self.events_left = *events_left;
    }
}

impl Deref for State {
    type Target = Public;

    #[inline]
    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

impl Task {
    /// The row of CI-19.3 in which it is asked; 0 if it asks nothing.
    pub const fn row(self) -> u8 {
        match self {
            Task::Pay => 6,
            Task::Trade => 7,
            Task::FreeStep => 8,
            Task::SecondReward => 9,
            Task::Take => 10,
            Task::Market(_) => 11,
            Task::Academy => 12,
            Task::Tile(..) => 13,
            Task::Room(..) => 14,
            Task::Ability => 15,
            Task::Advancement | Task::MustStep => 16,
            Task::Setback => 17,
            Task::Punishment(_) => 18,
            Task::LoseUpgrade | Task::LoseFarm | Task::LoseDie | Task::StepBack | Task::DiscardItems(_) => 19,
            Task::Draw(..)
            | Task::Refill(..)
            | Task::Before
            | Task::Cost
            | Task::Main
            | Task::Gains
            | Task::RowReward(_)
            | Task::Finish => 0,
        }
    }
}

impl Sort {
    /// `farm`, `upgrade`.
    pub const fn word(self) -> &'static str {
        match self {
            Sort::Farm => "farm",
            Sort::Upgrade => "upgrade",
        }
    }

    /// The sort of a word.
    pub(crate) fn parse(word: &str) -> Option<Sort> {
        [Sort::Farm, Sort::Upgrade].into_iter().find(|sort| sort.word() == word)
    }
}

impl Phase {
    /// Its word in records.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Characters => "characters",
            Phase::Items => "items",
            Phase::Plan => "plan",
            Phase::Execute => "execute",
            Phase::Harvest => "harvest",
            Phase::Rest => "rest",
            Phase::Over => "over",
        }
    }
}

impl Part {
    /// Its word in records.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Hq => "hq",
            Part::Ai => "ai",
            Part::Base => "base",
        }
    }
}

impl PublicCrew {
    /// The tiles of a sort on the base, rooms from the left.
    pub fn tiles(&self, sort: Sort) -> &[u8] {
        let rooms: &[u8] = match sort {
            Sort::Farm => &self.farm_tiles,
            Sort::Upgrade => &self.upgrades,
        };
        rooms.split(|kind| *kind == NONE).next().unwrap_or_default()
    }

    /// Number of bought Upgrade tiles.
    pub fn upgrade_count(&self) -> usize {
        self.tiles(Sort::Upgrade).len()
    }

    /// Number of bought Farm tiles.
    pub fn farm_tile_count(&self) -> usize {
        self.tiles(Sort::Farm).len()
    }
}

impl State {
    /// The crew of a human seat.
    pub fn crew(&self, seat: Seat) -> &Crew {
        &self.crews[seat.index()]
    }

    /// The crew of a human seat, to change it.
    pub fn crew_mut(&mut self, seat: Seat) -> &mut Crew {
        &mut self.crews[seat.index()]
    }
}

impl Public {
    /// Are all Caches face up?
    pub fn caches_up(&self) -> bool {
        !self.caches.contains(&NONE)
    }

    /// The stacks of a sort of tile.
    pub fn stacks(&self, sort: Sort) -> &Stacks {
        match sort {
            Sort::Farm => &self.farm_stacks,
            Sort::Upgrade => &self.upgrade_stacks,
        }
    }

    /// The stacks of a sort of tile, to change them.
    pub fn stacks_mut(&mut self, sort: Sort) -> &mut Stacks {
        match sort {
            Sort::Farm => &mut self.farm_stacks,
            Sort::Upgrade => &mut self.upgrade_stacks,
        }
    }
}
