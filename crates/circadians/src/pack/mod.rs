//! The data pack: every printed table of the game, compiled into what the engine reads (CI-1.4, CI-1.5).
//!
//! Nothing in the engine assumes a count that the pack gives; the limits below are only the sizes of its
//! fixed arrays. A pack that needs more is refused with the reason.

mod ai;
mod amount;
mod boards;
mod cards;
mod effect;
mod reader;
mod show;
mod typed;
mod values;

pub use ai::{Automa, Opponent, Progress, Scheme, SchemeOption};
pub(crate) use amount::by_res;
pub use amount::{Amount, Res};
pub use boards::{
    Base, Boards, ClanBoard, DepositoryRow, Mine, NegotiationRow, RowReward, Setback, StartFarm, farm_field,
    garage_fee_field,
};
pub use cards::{Character, Event, Item, ItemDiscount, ItemGain, Tile};
pub use effect::{Board, Counter, Effect, Power};
pub use reader::Source;
pub(crate) use reader::{Table, count, filled};
pub use typed::Typed;
pub(crate) use typed::{CardKind, MOST_POINTS, PrintedCard, Problem, TYPED_OPTIONS, not};
pub(crate) use values::worths;

use crate::Sort;
use crate::rules::planet::Planet;
use arrayvec::ArrayVec;
use serde::Serialize;
use solarium_core::{DataPack, Language, PackProblems, PrintedValue};
use std::sync::{Arc, LazyLock};

/// Dice of one colour (CI-1.2).
pub const DICE: u8 = 13;
/// Rounds of a game (CI-3.1).
pub const ROUNDS: u8 = 8;
/// Most Negotiation rows, and most spaces in one row below one clan.
pub const MAX_ROWS: usize = 8;
/// See [`MAX_ROWS`].
pub const MAX_ROW_SPACES: usize = 4;
/// Most dice that fit below one clan.
pub const MAX_CLAN_SPACES: usize = 12;
/// Most Depository rows.
pub const MAX_DEPOSITORY_ROWS: usize = 4;
/// Most spaces of the Headquarters or of one Location board.
pub const MAX_SPACES: usize = 6;
/// Most Garages, and most Farms (starting Farms and rooms together).
pub const MAX_GARAGES: usize = 8;
/// See [`MAX_GARAGES`].
pub const MAX_FARMS: usize = 8;
/// Items of the box (CI-1.3); a set of Items fits 64 bits.
pub const ITEMS: usize = 36;
/// Events of the box (CI-1.3).
pub const EVENTS: usize = 16;
/// Scheme cards of the box (CI-1.3).
pub const SCHEMES: usize = 20;
/// Characters of the box (CI-1.3).
pub const CHARACTERS: usize = 8;
/// Farm tiles of the box (CI-1.3).
pub const FARM_TILES: u8 = 15;
/// Upgrade tiles of the box (CI-1.3).
pub const UPGRADE_TILES: u8 = 18;
/// Gem Caches of the box (CI-1.3).
pub const CACHES: usize = 6;
/// Advancement tokens, setback tokens, rewards and punishments: six each (CI-1.3).
pub const TOKENS: usize = 6;
/// Most kinds of Farm tiles or of Upgrade tiles.
pub const MAX_TILE_KINDS: usize = 16;
/// Face-up stacks of Farm tiles, and of Upgrade tiles (CI-2.7).
pub const STACKS: usize = 3;
/// Most spaces of the Planet; a set of spaces fits 64 bits.
pub const MAX_PLANET: usize = 64;
/// Most die spaces of the AI board.
pub const MAX_AI_DICE: usize = 8;

/// A reward or punishment of the Negotiation board (CI-6.9, CI-6.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Consequence {
    #[default]
    Items,
    Die,
    Gem,
    Harvester,
    Upgrade,
    Farm,
}

impl Consequence {
    /// All kinds.
    pub const ALL: [Consequence; TOKENS] = [
        Consequence::Items,
        Consequence::Die,
        Consequence::Gem,
        Consequence::Harvester,
        Consequence::Upgrade,
        Consequence::Farm,
    ];

    /// Its word in packs, answers and records.
    pub const fn word(self) -> &'static str {
        match self {
            Consequence::Items => "items",
            Consequence::Die => "die",
            Consequence::Gem => "gem",
            Consequence::Harvester => "harvester",
            Consequence::Upgrade => "upgrade",
            Consequence::Farm => "farm",
        }
    }

    /// The kind of a word.
    pub fn parse(word: &str) -> Option<Consequence> {
        Consequence::ALL.into_iter().find(|c| c.word() == word)
    }
}

/// A compiled pack.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pack {
    /// `standard`, or the name its owner gave it.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// Identity of the text it was read from (CI-1.4).
    pub hash: String,
    /// The text it was read from.
    pub(crate) text: Arc<str>,
    /// Cards that were typed at the table as they are printed; none in a pack as it was read.
    pub typed: Typed,
    /// The board sides of N = 1 … 4, at index N − 1 (CI-2.2).
    pub boards: [Boards; 4],
    /// Advancement tokens in printed order: the die value each lies under (CI-2.5).
    pub advancements: [u8; TOKENS],
    /// Setback conditions from left to right.
    pub setbacks: [Setback; TOKENS],
    /// Rewards and punishments from left to right.
    pub consequences: [Consequence; TOKENS],
    /// Leyrien, Zcharo, Jrayek.
    pub clans: [ClanBoard; 3],
    /// What a die in the Headquarters gives: Items, or Water (CI-7.6).
    pub hq_reward: [Amount; 2],
    /// Alternatives of the Laboratory's price.
    pub laboratory_cost: ArrayVec<Amount, 4>,
    /// Alternatives of the Foundry's price.
    pub foundry_cost: ArrayVec<Amount, 4>,
    /// Alternatives of the Control Room's price.
    pub control_cost: ArrayVec<Amount, 4>,
    /// Upgrade stack (0–2) of a die value 1–6; index 0 is unused.
    pub foundry_stack: [u8; 7],
    /// Price of buying 1 … n dice at the Academy.
    pub academy_price: ArrayVec<Amount, 4>,
    /// Planet sides A and B.
    pub planets: [Planet; 2],
    /// Points of the Caches, ascending.
    pub cache_points: [u8; CACHES],
    /// What a face-down Cache yields.
    pub cache_yield: Amount,
    /// The Research Base.
    pub base: Base,
    /// Item cards.
    pub items: Vec<Item>,
    /// Item discounts by board.
    pub item_discounts: [Vec<ItemDiscount>; Board::COUNT],
    /// Item gains by board.
    pub item_gains: [Vec<ItemGain>; Board::COUNT],
    /// Items with an `ignore_setbacks` benefit, as a set.
    pub ignore_setbacks: u64,
    /// `game` Items, as a set; the others are `end` Items.
    pub game_items: u64,
    /// Characters.
    pub characters: Vec<Character>,
    /// Event cards.
    pub events: Vec<Event>,
    /// Index of the Event of the last round.
    pub last_event: u8,
    /// Kinds of Farm tiles.
    pub farm_tiles: Vec<Tile>,
    /// Kinds of Upgrade tiles.
    pub upgrade_tiles: Vec<Tile>,
    /// What Garage 1 does to its die, as an Upgrade tile would.
    pub garage1: Tile,
    /// The AI's tables.
    pub ai: Automa,
    /// Where single values of the board tables come from, by `section.field`; used for marks (CI-1.6).
    pub sources: Vec<(String, Source)>,
    /// The values of N each side of a two-sided board serves, by the path of its list of sides.
    pub side_lists: Vec<(&'static str, Vec<Vec<u8>>)>,
}

impl DataPack for Pack {
    fn standard_pack() -> Pack {
        Pack::standard()
    }

    fn pack_id(&self) -> &str {
        &self.id
    }

    fn parse_pack(file: &str, text: &str) -> Result<Pack, PackProblems> {
        Pack::parse(file, text)
    }

    fn printed_values(&self) -> Vec<PrintedValue> {
        self.printed_list()
    }

    fn show_pack(&self, language: &dyn Language) -> String {
        self.show(language)
    }
}

impl Pack {
    /// The built-in pack.
    pub fn standard() -> Pack {
        Pack::clone(Pack::built_in())
    }

    /// The built-in pack, read once.
    pub(crate) fn built_in() -> &'static Arc<Pack> {
        static BUILT_IN: LazyLock<Arc<Pack>> = LazyLock::new(|| {
            let pack = Pack::parse("circadians.toml", STANDARD);
            Arc::new(pack.expect("the built-in pack is valid; a test holds it"))
        });
        &BUILT_IN
    }

    /// Reads a pack, reporting every problem with its line (CI-1.8).
    pub fn parse(file: &str, text: &str) -> Result<Pack, PackProblems> {
        reader::read(file, text)
    }

    /// The boards of side number N.
    pub fn side(&self, n: u8) -> &Boards {
        &self.boards[usize::from(n.clamp(1, 4)) - 1]
    }

    /// The values of N each side in a list serves, in the order they are written.
    pub fn side_numbers(&self, list: &str) -> &[Vec<u8>] {
        self.side_lists.iter().find(|(path, _)| *path == list).map_or(&[], |(_, sides)| sides)
    }

    /// An Item by id.
    pub fn item(&self, id: &str) -> Option<u8> {
        self.items.iter().position(|i| i.id == id).map(|i| i as u8)
    }

    /// A character by id.
    pub fn character(&self, id: &str) -> Option<u8> {
        self.characters.iter().position(|c| c.id == id).map(|i| i as u8)
    }

    /// An Event by id.
    pub fn event(&self, id: &str) -> Option<u8> {
        self.events.iter().position(|e| e.id == id).map(|i| i as u8)
    }

    /// A Farm tile kind by id.
    pub fn farm_tile(&self, id: &str) -> Option<u8> {
        self.tile_of(Sort::Farm, id)
    }

    /// An Upgrade tile kind by id.
    pub fn upgrade_tile(&self, id: &str) -> Option<u8> {
        self.tile_of(Sort::Upgrade, id)
    }

    /// The kinds of tiles of a sort.
    pub fn tiles(&self, sort: Sort) -> &[Tile] {
        match sort {
            Sort::Farm => &self.farm_tiles,
            Sort::Upgrade => &self.upgrade_tiles,
        }
    }

    /// A tile kind of a sort by id.
    pub fn tile_of(&self, sort: Sort, id: &str) -> Option<u8> {
        self.tiles(sort).iter().position(|t| t.id == id).map(|i| i as u8)
    }

    /// A tile kind of either sort by id.
    pub(crate) fn tile(&self, id: &str) -> Option<(Sort, u8)> {
        [Sort::Farm, Sort::Upgrade].into_iter().find_map(|sort| Some((sort, self.tile_of(sort, id)?)))
    }

    /// A scheme card by id.
    pub fn scheme(&self, id: &str) -> Option<u8> {
        self.ai.schemes.iter().position(|s| s.id == id).map(|i| i as u8)
    }
}

/// The text of the built-in pack.
pub const STANDARD: &str = include_str!("../../data/circadians.toml");

/// The identity of the built-in pack in set-ups and records (CI-1.4): the checksum of the text in which its values were
/// first written. Words and provenance have changed since, which no game depends on; a test holds the values.
pub(crate) const STANDARD_IDENTITY: &str = "44c97abb50d011c3";
