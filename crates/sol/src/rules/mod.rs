//! The rules in force at one table, and the questions every chapter asks of a position.

#[macro_use]
pub(crate) mod terms;
pub(crate) mod action;
mod activate;
pub(crate) mod apply;
pub(crate) mod board;
pub(crate) mod cards;
mod census;
mod chain;
mod check;
mod convert;
mod crawlers;
pub(crate) mod event;
mod flow;
mod happenings;
pub(crate) mod illegal;
mod legal;
pub(crate) mod listing;
pub(crate) mod moves;
mod opening;
pub(crate) mod plays;
mod score;
pub(crate) mod state;
pub(crate) mod view;

use crate::{LayerRecord, Pack, Setup};
use action::Action;
use board::{Board, Layer, Side, Space, spaces};
use solarium_core::Seat;
use state::State;
use std::ops::{ControlFlow, Deref};
use std::sync::Arc;
use terms::{Edition, Effect, Happening, Icon, KeepTiming, Mode, Station};

/// What a walk over actions or outcomes goes on with: it ends where a visitor breaks it off.
pub(crate) type Flow = ControlFlow<()>;

/// Visits an action for each space of a mask.
#[inline]
pub(crate) fn each_space(
    mask: u64,
    action: impl Fn(Space) -> Action,
    f: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    spaces(mask).try_for_each(|space| f(action(space)))
}

/// Visits an action for each way from each space of a mask.
#[inline]
pub(crate) fn each_way(
    mask: u64,
    ways: impl Fn(Space) -> u64,
    action: impl Fn(Space, Space) -> Action,
    f: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    spaces(mask).try_for_each(|from| spaces(ways(from)).try_for_each(|to| f(action(from, to))))
}

/// What [`Sol`] shares: pack, set-up and look-ups made from them.
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    /// The printed values.
    pub pack: Arc<Pack>,
    /// The options of the table.
    pub setup: Setup,
    /// When each effect may be played.
    icons: Vec<Icon>,
    board: Arc<Board>,
    /// The spaces of the Energy Garden in `first` (SO-11.13), as a mask.
    pub(crate) garden: u64,
    /// The effects that `random` picks from, as a mask.
    pub(crate) pool: u64,
}

/// Sol: Last Days of a Star, with the rules in force at one table. Cheap to clone.
///
/// A recorded game is replayed, and asked for a read-out:
///
/// ```
/// use serde_json::json;
/// use solarium_core::{BadQuery, ReadOuts, Record, Shelf, Viewer};
/// use solarium_sol::Sol;
///
/// let shelf = Shelf::standard();
/// let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/sol.rec"));
/// let played = Record::parse(text).unwrap().verify::<Sol>(&shelf).unwrap();
/// let view = played.view(Viewer::Spectator);
/// let neighbours = played.game().query(&view, "neighbours", &json!({"space": "o1"})).unwrap();
/// assert!(neighbours.as_array().unwrap().iter().any(|other| other["space"] == "o2"));
/// assert_eq!(played.game().query(&view, "weather", &json!({})), Err(BadQuery::Unknown));
/// ```
#[derive(Clone, Debug)]
pub struct Sol(Arc<Rules>);

impl PartialEq for Sol {
    fn eq(&self, other: &Sol) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Deref for Sol {
    type Target = Rules;
    fn deref(&self) -> &Rules {
        &self.0
    }
}

impl Sol {
    /// A table with these printed values and options.
    pub fn new(pack: Arc<Pack>, setup: Setup) -> Sol {
        let icons = Effect::ALL.iter().map(|effect| pack.effect(*effect).icon()).collect();
        let side = Side::for_seats(setup.seats.len());
        let board = pack.shared_board(side);
        let places = &pack.event(Happening::EnergyGarden).places;
        let garden = places.iter().filter_map(|name| board.parse(name)).fold(0, |mask, x| mask | x.bit());
        let pool = setup.effect_pool(&pack);
        Sol(Arc::new(Rules { pack, setup, icons, board, garden, pool }))
    }
}

impl Rules {
    /// The side of the board in use (SO-1.2).
    #[inline]
    pub fn board(&self) -> &Board {
        solarium_core::exercise!("SO-1.2");
        &self.board
    }

    /// Number of seats.
    #[inline]
    pub fn players(&self) -> usize {
        self.setup.seats.len()
    }

    /// The edition in force.
    #[inline]
    pub fn edition(&self) -> Edition {
        self.setup.edition
    }

    /// SO-11.2: trigger cards of this game; the first edition marks flares instead.
    pub fn trigger_cards(&self) -> u8 {
        if self.edition() == Edition::Published { self.setup.trigger_count() } else { 0 }
    }

    /// The event of this game, if any (SO-11.3).
    #[inline]
    pub fn event(&self) -> Option<Happening> {
        solarium_core::exercise!("SO-11.3");
        self.setup.event
    }

    /// SO-12.1, SO-13.1: is a card revealed after every orbit?
    #[inline]
    pub fn orbit_card(&self) -> bool {
        solarium_core::exercise!("SO-12.1", "SO-13.1");
        self.setup.mode != Mode::Versus
    }

    /// SO-7.12: may keeps stay open? With one seat no other seat could play in the meantime.
    #[inline]
    pub fn deferred(&self) -> bool {
        solarium_core::exercise!("SO-7.12");
        self.setup.keep_timing == KeepTiming::Deferred && self.players() > 1
    }

    /// SO-12.5: is the type banned?
    #[inline]
    pub fn banned(&self, station: Station) -> bool {
        solarium_core::exercise!("SO-12.5");
        self.setup.ban[station.index()]
    }

    /// When an effect may be played (SO-7.10).
    #[inline]
    pub fn icon(&self, effect: Effect) -> Icon {
        solarium_core::exercise!("SO-7.10");
        self.icons[effect.index()]
    }

    /// The numbers of a space's layer.
    #[inline]
    pub fn depth(&self, space: Space) -> &LayerRecord {
        self.pack.layer(self.board().layer(space))
    }

    /// Seats in turn order from a seat.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.players();
        (0..n).map(move |j| Seat(((seat.index() + j) % n) as u8))
    }

    /// SO-3.6, SO-15.5: 3 + number of layers with an own station.
    #[inline]
    pub fn movement(&self, state: &State, seat: Seat) -> u8 {
        solarium_core::exercise!("SO-3.6", "SO-15.5");
        let own = state.owners.of(seat);
        let board = self.board();
        let layers = Layer::ALL.iter().filter(|layer| own & board.ring(**layer) != 0).count();
        self.pack.start.movement + layers as u8
    }

    /// SO-6.7, SO-11.11: base and bonus of the station in a space, less what parasites or feeders eat.
    #[inline]
    pub fn reward(&self, state: &State, space: Space) -> (u8, u8) {
        solarium_core::exercise!("SO-6.7", "SO-11.11");
        let LayerRecord { base, bonus, .. } = *self.depth(space);
        let p = state.crawlers.at(space);
        (base.saturating_sub(p), bonus.saturating_sub(p.saturating_sub(base)))
    }

    /// SO-6.2, SO-6.4, SO-15.8: can the seat take `amount` of a station's reward in full?
    #[inline]
    pub fn payable(&self, state: &State, seat: Seat, station: Station, amount: u8) -> bool {
        solarium_core::exercise!("SO-6.2", "SO-6.4", "SO-15.8");
        let own = &state.seats[seat];
        // Which station it is cannot be predicted in random play, so there is no branch for each.
        (station == Station::Node || own.energy >= amount.into())
            & (station != Station::Foundry || own.reserve >= amount)
    }

    /// Where a fly step from a space can lead: sideways, between the orbits, through gates (SO-1.6, SO-4.3).
    #[inline]
    pub fn open(&self, state: &State, from: Space) -> u64 {
        solarium_core::exercise!("SO-1.6", "SO-4.3");
        let board = self.board();
        board.free(from) | self.gated(state, from)
    }

    /// Spaces joined to a space by a gate.
    #[inline]
    pub fn gated(&self, state: &State, from: Space) -> u64 {
        self.board().through(state.gates.any(), from)
    }

    /// Spaces next to any ship (SO-8.21).
    pub fn at_ships(&self, state: &State) -> u64 {
        solarium_core::exercise!("SO-8.21");
        let board = self.board();
        Seat::all(self.players()).fold(0, |mask, seat| mask | board.at_eye(state.seats[seat].eye))
    }

    /// Has the seat a diver anywhere but in the reserve (SO-3.5, SO-15.17)?
    pub fn has_divers(&self, state: &State, seat: Seat) -> bool {
        solarium_core::exercise!("SO-3.5", "SO-15.17");
        let own = &state.seats[seat];
        own.in_holds() > 0 || own.lost > 0 || state.divers[seat].any() != 0
    }

    /// The name of a space.
    pub fn name(&self, space: Space) -> String {
        self.board().name(space)
    }

    /// The first space of a mask, canonical order.
    #[inline]
    pub(crate) fn lowest(mask: u64) -> Option<Space> {
        spaces(mask).next()
    }
}
