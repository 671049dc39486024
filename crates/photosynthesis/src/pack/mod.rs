//! The data pack: every printed value of the game, with provenance (PH-1.15).
//!
//! A [`Pack`] exists only in checked form: [`Pack::parse`] refuses a text with every reason and its line, so
//! rules code indexes it without further checks.

pub mod half;
mod notice;
mod printed;
mod read;
mod show;
mod typed;

pub use typed::{Side, TypedHalves};

use crate::{Half, Readings};
use solarium_core::{DataPack, Language, Message, PackProblems, PrintedValue, Provenance};
use std::sync::{Arc, OnceLock};

/// The most slots of a shop column.
pub const MAX_SLOTS: usize = 8;
/// The most Action cards: a deck is a set of bits.
pub const MAX_CARDS: usize = 64;
/// The most levels a pack may list.
pub const MAX_LEVELS: usize = 32;
/// The most tokens of one pile.
pub const MAX_PILE: usize = 15;
/// The most different token values, 0 (a collect from empty piles, PH-5.8) included.
pub const MAX_TOKEN_KINDS: usize = 16;
/// The most pieces of one size a seat owns: one for every space.
pub const MAX_PIECES: i64 = 37;
/// The largest price, cost, light value, token and tracker limit: all fit a byte, sums included.
pub const MAX_VALUE: i64 = 99;

/// The words for where a value comes from.
const PROVENANCES: [(&str, Provenance); 5] = [
    ("seed", Provenance::Seed),
    ("public", Provenance::Public),
    ("ruling", Provenance::Ruling),
    ("reconstructed", Provenance::Reconstructed),
    ("owner", Provenance::Owner),
];

fn provenance_word(provenance: Provenance) -> &'static str {
    PROVENANCES.iter().find(|(_, known)| *known == provenance).map_or("", |(word, _)| word)
}

/// All printed values.
#[derive(Clone, PartialEq, Debug)]
pub struct Pack {
    /// Name of the pack in set-ups and records.
    pub id: String,
    /// Version number, chosen by the author of the pack.
    pub version: u32,
    /// Values of the players' boards.
    pub players: Players,
    /// The scoring tokens.
    pub tokens: Tokens,
    /// Cynthia's values.
    pub cynthia: Cynthia,
    /// The text it was read from.
    pub(crate) text: Arc<str>,
    /// Halves of cards that were typed at the table as they are printed; none in a pack as it was read.
    pub typed: TypedHalves,
}

/// Values of the players' boards (PH-1.14). Lists of four are by size: seed, small, medium, large.
#[derive(Clone, PartialEq, Debug)]
pub struct Players {
    /// Pieces a player owns (PH-1.9).
    pub total: [u8; 4],
    /// Capacity of the shop columns, full at the start (PH-2.4).
    pub shop: [u8; 4],
    /// Available pieces at the start (PH-2.4).
    pub available: [u8; 4],
    /// Prices by column and slot, the first bought first (PH-1.10); zeros behind the capacity.
    pub prices: [[u8; MAX_SLOTS]; 4],
    /// The next price by size and how many are left; [`NO_PRICE`] where nothing is left. Follows from the above.
    next_prices: [[u8; 16]; 4],
    /// PH-5.4.
    pub plant_cost: u8,
    /// To small, medium, large (PH-5.5).
    pub grow_cost: [u8; 3],
    /// PH-5.6.
    pub collect_cost: u8,
    /// Light of a lit tree by size (PH-4.1).
    pub light: [u8; 4],
    /// Limit of every light tracker (PH-1.12).
    pub light_cap: u8,
    /// LP for one point at the end (PH-6.1).
    pub lp_per_point: u8,
    /// Where these values come from.
    pub provenance: Provenance,
}

/// More than any tracker holds: the price of a piece that is not there.
pub(crate) const NO_PRICE: u8 = u8::MAX;

impl Players {
    /// The price of the next piece of a size while `left` are in the shop, or `None` if it is empty (PH-1.10).
    #[inline]
    pub fn next_price(&self, size: usize, left: u8) -> Option<u8> {
        Some(self.price_or_none(size, left)).filter(|price| *price != NO_PRICE)
    }

    /// The least that anything costs a player.
    pub(crate) fn least_cost(&self) -> u8 {
        let prices = self.next_prices.as_flattened().iter();
        let costs = [self.plant_cost, self.collect_cost];
        prices.chain(&self.grow_cost).chain(&costs).copied().min().unwrap_or(0)
    }

    /// As [`Players::next_price`], [`NO_PRICE`] if there is nothing to buy: one comparison with a tracker
    /// decides whether a purchase is possible.
    #[inline]
    pub(crate) fn price_or_none(&self, size: usize, left: u8) -> u8 {
        self.next_prices[size][usize::from(left & 15)]
    }
}

/// The scoring tokens (PH-1.11).
#[derive(Clone, PartialEq, Debug)]
pub struct Tokens {
    /// Values by leaves − 1, the top of the pile first.
    piles: [[u8; MAX_PILE]; 4],
    lens: [u8; 4],
    kinds: [u8; MAX_TOKEN_KINDS],
    kinds_len: u8,
    /// Where these values come from.
    pub provenance: Provenance,
}

impl Tokens {
    /// The full pile of a number of leaves (1–4), the top first.
    #[inline]
    pub fn pile(&self, leaves: u8) -> &[u8] {
        let i = leaves as usize - 1;
        &self.piles[i][..self.lens[i] as usize]
    }

    /// The different values a collect may bring, ascending, 0 first (PH-5.8).
    pub fn kinds(&self) -> &[u8] {
        &self.kinds[..self.kinds_len as usize]
    }
}

/// Cynthia's values (PH-9.14).
#[derive(Clone, PartialEq, Debug)]
pub struct Cynthia {
    /// What her actions cost.
    pub costs: Costs,
    /// Her pieces by size at levels without a supply of their own (PH-8.3).
    pub supply: [u8; 4],
    /// Where the supply comes from.
    pub supply_provenance: Provenance,
    /// The readings a table uses unless it chooses others (PH-1.16).
    pub readings: Readings,
    /// Where the readings come from.
    pub readings_provenance: Provenance,
    /// The Action cards, ids rising.
    pub cards: Vec<Card>,
    /// The levels in the order of the pack, weakest first (PH-13.1).
    pub levels: Vec<Level>,
}

/// What her actions cost (PH-10.1, PH-10.7, PH-10.12).
#[derive(Clone, PartialEq, Debug)]
pub struct Costs {
    /// Of a collect.
    pub collect: u8,
    /// To small, medium, large.
    pub grow: [u8; 3],
    /// Of a seed.
    pub plant: u8,
    /// Where these values come from.
    pub provenance: Provenance,
}

/// One Action card (PH-9.13).
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Its id in records and chance outcomes.
    pub id: u16,
    /// In force in revolutions 1 and 2 (PH-9.3).
    pub r12: Half,
    /// In force from revolution 3 on.
    pub r3: Half,
    /// Where the values of each half come from.
    pub marks: [Provenance; 2],
}

impl Card {
    /// Where its values come from: a stand-in as long as one of its halves is one.
    pub fn provenance(&self) -> Provenance {
        let [r12, r3] = self.marks;
        if r3 == Provenance::Reconstructed { r3 } else { r12 }
    }

    /// The half in force in a revolution (PH-9.3).
    #[inline]
    pub fn half(&self, revolution: u8) -> &Half {
        if revolution >= 3 { &self.r3 } else { &self.r12 }
    }
}

/// One level of difficulty (PH-13.1).
#[derive(Clone, PartialEq, Debug)]
pub struct Level {
    /// Its id in set-ups and records.
    pub id: String,
    /// Added to the seed number of R1–2 halves.
    pub seed_change: i8,
    /// Added in every photosynthesis phase.
    pub light_change: i8,
    /// All her pieces by size, start trees included.
    pub supply: [u8; 4],
    /// Where these values come from.
    pub provenance: Provenance,
}

impl Level {
    /// Display name of the level: `Young tree`.
    pub fn name(&self) -> String {
        let mut name = self.id.replace('_', " ");
        if let Some(first) = name.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        name
    }
}

impl DataPack for Pack {
    fn standard_pack() -> Pack {
        (*Pack::standard()).clone()
    }

    fn pack_id(&self) -> &str {
        &self.id
    }

    fn parse_pack(file: &str, text: &str) -> Result<Pack, PackProblems> {
        Pack::parse(file, text)
    }

    /// PH-1.15: every value with where it comes from.
    fn printed_values(&self) -> Vec<PrintedValue> {
        self.printed_list()
    }

    fn pack_notices(&self) -> Vec<Message> {
        self.notices()
    }

    fn show_pack(&self, language: &dyn Language) -> String {
        self.show(language)
    }
}

impl Pack {
    /// The text of the built-in pack.
    pub const STANDARD_TEXT: &'static str = include_str!("../../data/photosynthesis.toml");

    /// The id of the built-in pack.
    pub const STANDARD_ID: &'static str = "photosynthesis-standin";

    /// The built-in pack, read once.
    ///
    /// ```
    /// use solarium_photosynthesis::Pack;
    /// let pack = Pack::standard();
    /// assert_eq!(pack.id, Pack::STANDARD_ID);
    /// assert_eq!(pack.tokens.pile(4), [22, 21, 20]);
    /// ```
    pub fn standard() -> Arc<Pack> {
        static STANDARD: OnceLock<Arc<Pack>> = OnceLock::new();
        STANDARD
            .get_or_init(|| {
                let pack = Pack::parse("photosynthesis.toml", Pack::STANDARD_TEXT);
                Arc::new(pack.expect("the built-in pack is in order"))
            })
            .clone()
    }

    /// The level of an id, as an index into `cynthia.levels`.
    pub fn level(&self, id: &str) -> Option<usize> {
        self.cynthia.levels.iter().position(|level| level.id == id)
    }

    /// The card of an id, as an index into `cynthia.cards`.
    pub fn card(&self, id: u16) -> Option<usize> {
        self.cynthia.cards.binary_search_by_key(&id, |card| card.id).ok()
    }

    /// A full deck: one bit for each card, by index (PH-9.8).
    #[inline]
    pub fn full_deck(&self) -> u64 {
        u64::MAX >> (MAX_CARDS - self.cynthia.cards.len())
    }
}
