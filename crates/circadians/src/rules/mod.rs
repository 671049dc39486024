//! [`Circadians`]: the rules in force at one table. The modules follow the turn: `opening` (ch. 2), `plan` (ch. 4), `act`
//! and `chain` (ch. 5–8), `harvest` (ch. 10), `rest` (ch. 11), `score` (ch. 12); `flow` moves from one to the next.

pub(crate) mod act;
pub(crate) mod action;
pub(crate) mod audience;
pub(crate) mod census;
pub(crate) mod chain;
pub(crate) mod check;
pub(crate) mod cost;
pub(crate) mod crew_view;
pub(crate) mod dice;
pub(crate) mod die;
pub(crate) mod event;
pub(crate) mod flow;
pub(crate) mod harvest;
pub(crate) mod illegal;
pub(crate) mod known;
pub(crate) mod legal;
pub(crate) mod negotiation;
pub(crate) mod octet;
pub(crate) mod opening;
pub(crate) mod plan;
pub mod planet;
pub(crate) mod purse;
pub(crate) mod rest;
pub(crate) mod sample;
pub(crate) mod score;
pub(crate) mod state;
pub(crate) mod tiles;
pub(crate) mod view;
mod view_json;

use crate::pack::{Boards, CACHES, DICE, MAX_FARMS, MAX_GARAGES, MAX_TILE_KINDS, Pack, STACKS, TOKENS};
use crate::{
    Crew, DieAction, MAX_CREWS, NONE, Part, Phase, Public, PublicCrew, Rival, Setup, Stacks, Stage, State,
    Tables, bits, some_index,
};
use arrayvec::ArrayVec;
use solarium_core::Seat;
use std::sync::Arc;

/// The rules in force at one table: the data pack and the set-up options.
///
/// A recorded game is replayed, and asked for a read-out:
///
/// ```
/// use serde_json::json;
/// use solarium_core::{BadQuery, Game, ReadOuts, Record, Shelf, Viewer};
/// use solarium_circadians::Circadians;
///
/// let shelf = Shelf::standard();
/// let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/circadians.rec"));
/// let played = Record::parse(text).unwrap().verify::<Circadians>(&shelf).unwrap();
/// let view = played.view(Viewer::Spectator);
/// let parts = played.game().query(&view, "score-parts", &json!({})).unwrap();
/// assert_eq!(parts.as_array().unwrap().len(), played.game().seats());
/// assert_eq!(played.game().query(&view, "weather", &json!({})), Err(BadQuery::Unknown));
/// ```
#[derive(Clone, Debug)]
pub struct Circadians {
    /// Printed values.
    pub pack: Arc<Pack>,
    /// Options.
    pub setup: Arc<Setup>,
    humans: u8,
    ai: bool,
    n: u8,
    unknown_hands: bool,
}

impl PartialEq for Circadians {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && (Arc::ptr_eq(&self.pack, &other.pack)
                || (self.pack.hash == other.pack.hash
                    && self.pack.typed_record() == other.pack.typed_record()))
    }
}

impl Circadians {
    /// The rules of a set-up.
    pub fn new(setup: Setup) -> Circadians {
        Circadians {
            pack: setup.pack.clone(),
            humans: setup.humans() as u8,
            ai: setup.has_ai(),
            n: setup.n(),
            unknown_hands: setup.unknown_hands,
            setup: Arc::new(setup),
        }
    }

    /// The same table with cards that were typed as they are printed: its pack is its own from then on.
    pub(crate) fn with_pack(&self, pack: Pack) -> Circadians {
        Circadians { pack: Arc::new(pack), ..self.clone() }
    }

    /// Number of humans; they sit on the first seats.
    #[inline]
    pub fn humans(&self) -> usize {
        usize::from(self.humans)
    }

    /// With the box on the table: are hands, draft and plans known to their people alone (CI-2.1)? Then nothing of the
    /// position is secret, and a card of a hand is named when it leaves it.
    #[inline]
    pub fn hands_unknown(&self) -> bool {
        self.unknown_hands
    }

    /// The AI's seat, the last one.
    #[inline]
    pub fn ai_seat(&self) -> Option<Seat> {
        if self.ai { Some(Seat(self.humans)) } else { None }
    }

    /// The board sides in play (CI-2.2).
    #[inline]
    pub fn boards(&self) -> &Boards {
        solarium_core::exercise!("CI-2.2");
        self.pack.side(self.n)
    }

    /// The id of an Item.
    pub(crate) fn item_id(&self, item: u8) -> &str {
        &self.pack.items[usize::from(item)].id
    }

    /// The ids of a set of Items.
    pub(crate) fn item_ids(&self, set: u64) -> Vec<&str> {
        bits(set).map(|item| self.item_id(item)).collect()
    }

    /// The id of a character, if one is chosen.
    pub(crate) fn character_id(&self, character: u8) -> Option<&str> {
        some_index(character).map(|character| self.pack.characters[character].id.as_str())
    }

    /// All Items, as a set.
    pub(crate) fn start_items(&self) -> u64 {
        if self.pack.items.len() >= 64 { u64::MAX } else { (1 << self.pack.items.len()) - 1 }
    }

    fn stacks(&self, counts: impl Iterator<Item = u8>) -> Stacks {
        let mut stacks = Stacks {
            visible: [NONE; STACKS],
            sizes: [0; STACKS],
            unseen: [0; MAX_TILE_KINDS],
            removed: [0; MAX_TILE_KINDS],
        };
        let mut total = 0;
        for (kind, count) in counts.enumerate() {
            stacks.unseen[kind] = count;
            total += count;
        }
        stacks.sizes = [total / STACKS as u8; STACKS];
        stacks
    }

    /// The position before the first step.
    pub(crate) fn start_position(&self) -> State {
        let base = &self.pack.base;
        // CI-2.8: the start kit.
        solarium_core::exercise!("CI-2.8");
        let crew = Crew {
            public: PublicCrew {
                items: 0,
                unknown: 0,
                supply: DICE - base.start_dice,
                pool: base.start_dice,
                cantina: 0,
                upgrades: [NONE; MAX_GARAGES],
                farm_tiles: [NONE; MAX_FARMS],
                harvester: 0,
                ready: false,
            },
            res: base.start.map(u32::from),
            hand: 0,
            packet: 0,
            passed: [0; 2],
            discarding: 0,
            rolled: [0; 6],
            garages: [0; MAX_GARAGES],
            farms: [0; MAX_FARMS],
            grown: [NONE; MAX_FARMS],
            character: NONE,
            refused: NONE,
            dealt: 0,
            kept: NONE,
        };
        solarium_core::exercise!("CI-2.5", "CI-3.1");
        solarium_core::exercise!(self.ai => "CI-2.12", "CI-17.1", "CI-17.2", "CI-17.3");
        let public = Public {
            round: 0,
            phase: Phase::Characters,
            part: Part::Hq,
            stage: Stage::Begin,
            first: NONE,
            turn: 0,
            event: NONE,
            planet_side: NONE,
            clan_sides: self.setup.clans.map(|side| side.fixed().unwrap_or(NONE)),
            tokens: 0,
            caches: [NONE; CACHES],
            advancements: [NONE; TOKENS],
            setbacks: [NONE; TOKENS],
            // CI-2.12, CI-17.2.
            ai: Rival {
                dice: if self.ai { self.pack.ai.start_dice } else { 0 },
                supply: if self.ai { DICE - self.pack.ai.start_dice } else { 0 },
                gems: 0,
                progress: 0,
                harvester: 0,
                pile: if self.ai { ((1u64 << self.pack.ai.schemes.len()) - 1) as u32 } else { 0 },
                discard: 0,
                shown: 0,
                card: NONE,
                due_done: 0,
                extra: false,
            },
            tables: Tables::default(),
            farm_stacks: self.stacks(self.pack.farm_tiles.iter().map(|t| t.count)),
            upgrade_stacks: self.stacks(self.pack.upgrade_tiles.iter().map(|t| t.count)),
            item_discard: 0,
            die_action: DieAction::IDLE,
            agenda: ArrayVec::new(),
        };
        let mut state = State {
            public,
            crews: [crew; MAX_CREWS],
            item_pile: self.start_items(),
            item_bottom: ArrayVec::new(),
            events_left: ((1u32 << self.pack.events.len()) - 1) as u16,
        };
        if let Some(side) = self.setup.planet.fixed() {
            self.lay_planet(&mut state, side);
        }
        state
    }
}
