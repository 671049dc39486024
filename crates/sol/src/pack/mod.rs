//! The data pack: every printed value as a record with its provenance (SO-1.16), read, checked and compiled.

mod check;
mod printed;
mod read;
mod show;

use crate::{Board, Colour, Edition, Effect, Happening, Icon, Layer, Side, Station, Suit};
use serde::Deserialize;
use solarium_core::{DataPack, Language, PackProblems, PrintedValue, Provenance};
use std::sync::{Arc, LazyLock};

/// The built-in pack.
const STANDARD: &str = include_str!("../../data/sol.toml");

/// Pieces per seat: hard limits (SO-1.12).
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Divers.
    pub divers: u8,
    /// Gates.
    pub gates: u8,
    /// Nodes.
    pub nodes: u8,
    /// Foundries.
    pub foundries: u8,
    /// Towers.
    pub towers: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

impl Pieces {
    /// Stations of a type.
    pub const fn stations(&self, station: Station) -> u8 {
        match station {
            Station::Node => self.nodes,
            Station::Foundry => self.foundries,
            Station::Tower => self.towers,
        }
    }
}

/// What a seat begins with (SO-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Divers in the hold.
    pub divers: u8,
    /// Energy.
    pub energy: u8,
    /// Movement value without stations.
    pub movement: u8,
    /// First place of the instability marker; also the number of flares.
    pub marker: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// A layer and everything that depends on depth (SO-1.1).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayerRecord {
    /// Letter.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// Spaces on the standard side.
    pub standard: u8,
    /// Spaces on the wide side.
    pub wide: u8,
    /// Base reward of a station.
    pub base: u8,
    /// Bonus reward of a station.
    pub bonus: u8,
    /// Cards for a conversion or activation.
    pub cards: u8,
    /// Step of Augment (SO-8.2).
    pub augment: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// Ships and deck for a number of players (SO-2.4, SO-2.5).
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckRecord {
    /// Number of seats.
    pub players: u8,
    /// Eyes between ships.
    pub spacing: u8,
    /// Suits, flares included, with `opening = quick`.
    pub quick: u8,
    /// Suits with `opening = long`.
    pub long: u8,
    /// Suits in a cooperative game (SO-13.2).
    pub coop: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// A suit of cards (SO-1.14).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuitRecord {
    /// Letter code.
    pub code: String,
    /// Id in words.
    pub id: String,
    /// Name in the edition `first`.
    pub first: String,
    /// Name in the edition `published`.
    pub published: String,
    /// Colour of the cards.
    pub colour: String,
    /// Number of cards.
    pub cards: u8,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// An effect (chapter 8).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectRecord {
    /// Id: names the procedure.
    pub id: String,
    /// Shown to people.
    pub name: String,
    colour: String,
    icon: String,
    editions: Vec<String>,
    /// Only for scenarios.
    pub scenario: bool,
    /// Needs another player (SO-2.7).
    pub needs_others: bool,
    /// The rule that defines it.
    pub rule: String,
    /// What it does, in our words.
    pub text: String,
    /// Where it comes from.
    pub provenance: Provenance,
}

impl EffectRecord {
    /// Its procedure.
    pub(crate) fn effect(&self) -> Option<Effect> {
        Effect::of(&self.id)
    }

    /// How simple or hostile it is.
    pub fn colour(&self) -> Colour {
        Colour::of(&self.colour).expect("checked when the pack was read")
    }

    /// When it may be played.
    pub fn icon(&self) -> Icon {
        Icon::of(&self.icon).expect("checked when the pack was read")
    }

    /// Does the edition have it?
    pub fn belongs(&self, edition: Edition) -> bool {
        self.editions.iter().any(|e| e == edition.id())
    }
}

/// An event (SO-11.3).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRecord {
    /// Id.
    pub id: String,
    /// Shown to people.
    pub name: String,
    editions: Vec<String>,
    /// The rule that defines it.
    pub rule: String,
    /// What happens, in our words.
    pub text: String,
    /// Spaces that get energy (Energy Garden, `first`).
    #[serde(default)]
    pub places: Vec<String>,
    /// Crawlers that arrive, beside those per seat.
    #[serde(default)]
    pub arrive: u8,
    /// Crawlers that arrive for each seat.
    #[serde(default)]
    pub per_seat: u8,
    /// Crawlers move on every so many flares.
    #[serde(default)]
    pub pace: u8,
    /// Where it comes from.
    pub provenance: Provenance,
}

impl EventRecord {
    /// Does the edition have it?
    pub fn belongs(&self, edition: Edition) -> bool {
        self.editions.iter().any(|e| e == edition.id())
    }
}

/// Numbers of trigger flares (SO-11.1, SO-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Triggers {
    /// Marked flares in `first`.
    pub first: u8,
    /// Recommended trigger cards in `published`.
    pub published: u8,
    /// Most trigger cards in `published`.
    pub most: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

/// A solo scenario (chapter 12).
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// Id in its edition.
    pub id: String,
    /// Its edition.
    pub edition: Edition,
    /// Shown to people.
    pub name: String,
    /// Suits in solo, flares included (SO-12.2).
    pub suits: u8,
    /// Effects in the order of the suits; empty = a game without effects.
    pub effects: Vec<Effect>,
    /// How many of them, from the first, belong to one suit each however many suits there are (SO-13.5).
    pub effects_once: u8,
    /// Divers in the hold.
    pub divers: u8,
    /// Energy.
    pub energy: u8,
    /// Structures at the start.
    pub start: Vec<(Station, Place)>,
    /// Is there an opening round (SO-2.8)?
    pub opening: bool,
    /// Banned station types, by [`Station`] (SO-12.5).
    pub ban: [bool; 3],
    /// Its event.
    pub event: Option<Happening>,
    /// Momentum to reach.
    pub target: u16,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// Where a scenario puts a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The player chooses a space of the layer.
    Choose(Layer),
    /// So many spaces further clockwise than the convective space under the own eye.
    Conv(i8),
    /// The outer space opposite (SO-1.11).
    Opposite,
}

/// A level of survival (SO-14.1).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SurvivalRecord {
    edition: String,
    /// Name of the level.
    pub id: String,
    /// Least momentum.
    pub floor: u16,
    /// What it means, in our words.
    pub text: String,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// A pack, checked and compiled.
#[derive(Clone, PartialEq)]
pub struct Pack {
    /// Id.
    pub id: String,
    /// Shown to people.
    pub name: String,
    /// Pieces per seat.
    pub pieces: Pieces,
    /// What a seat begins with.
    pub start: Start,
    /// Layers, outside in.
    pub layers: [LayerRecord; 5],
    /// Suits in the order of SO-1.14.
    pub suits: Vec<SuitRecord>,
    /// Effects in the order of [`Effect`].
    pub effects: Vec<EffectRecord>,
    /// Events in the order of [`Happening`].
    pub events: Vec<EventRecord>,
    /// Numbers of trigger flares.
    pub triggers: Triggers,
    /// Scenarios as written.
    pub scenarios: Vec<Scenario>,
    boards: [Arc<Board>; 2],
    decks: [DeckRecord; 5],
    survival: [Vec<SurvivalRecord>; 2],
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pack({})", self.id)
    }
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
        Pack::built_in().clone()
    }

    /// The built-in pack, read once.
    pub(crate) fn built_in() -> &'static Pack {
        static PACK: LazyLock<Pack> =
            LazyLock::new(|| Pack::parse("sol.toml", STANDARD).expect("the built-in pack is tested"));
        &PACK
    }

    /// One side of the board.
    pub fn board(&self, side: Side) -> &Board {
        &self.boards[side as usize]
    }

    /// The same, for a table to keep at hand.
    pub(crate) fn shared_board(&self, side: Side) -> Arc<Board> {
        self.boards[side as usize].clone()
    }

    /// The numbers of a layer.
    #[inline]
    pub const fn layer(&self, layer: Layer) -> &LayerRecord {
        &self.layers[layer.index()]
    }

    /// An effect's record.
    pub fn effect(&self, effect: Effect) -> &EffectRecord {
        &self.effects[effect.index()]
    }

    /// An event's record.
    pub fn event(&self, event: Happening) -> &EventRecord {
        &self.events[event.index()]
    }

    /// A suit's record.
    pub fn suit(&self, suit: Suit) -> &SuitRecord {
        &self.suits[suit.index()]
    }

    /// A suit's name in an edition.
    pub fn suit_name(&self, suit: Suit, edition: Edition) -> &str {
        match edition {
            Edition::First => &self.suit(suit).first,
            Edition::Published => &self.suit(suit).published,
        }
    }

    /// Ships and deck for a number of players (1–5).
    pub const fn deck(&self, players: usize) -> &DeckRecord {
        &self.decks[players - 1]
    }

    /// A scenario by edition and id.
    pub fn scenario(&self, edition: Edition, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|s| s.edition == edition && s.id == id)
    }

    /// The levels of survival of an edition, lowest first.
    pub fn survival(&self, edition: Edition) -> &[SurvivalRecord] {
        &self.survival[edition.index()]
    }

    /// SO-14.1: the level that a momentum reaches, by place in [`Pack::survival`].
    pub fn level(&self, edition: Edition, momentum: i32) -> usize {
        let levels = self.survival(edition);
        levels.iter().rposition(|level| i32::from(level.floor) <= momentum).unwrap_or(0)
    }
}
