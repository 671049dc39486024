//! The rules in force at one table: pack, seats and options. With a position they answer every question of the rules.

pub(crate) mod action;
mod apply;
pub(crate) mod board;
mod census;
mod check;
pub(crate) mod event;
pub(crate) mod forest;
pub(crate) mod illegal;
mod legal;
mod light;
mod opening;
pub(crate) mod options;
pub(crate) mod piece;
pub mod readings;
mod score;
pub(crate) mod state;
pub(crate) mod view;

use crate::pack::{Level, Players};
use crate::rules::state::{NONE, TYPED};
use crate::{Cell, CellSet, Half, Options, Pack, Readings, Sitter, Size, State};
use solarium_core::{Seat, SeatKind, SeatSet};
use std::ops::Deref;
use std::sync::Arc;

/// The game: the rules in force at one table. Cheap to clone.
///
/// A recorded game is replayed, and asked for a read-out:
///
/// ```
/// use serde_json::json;
/// use solarium_core::{BadQuery, ReadOuts, Record, Shelf, Viewer};
/// use solarium_photosynthesis::Photosynthesis;
///
/// let shelf = Shelf::standard();
/// let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/photosynthesis.rec"));
/// let played = Record::parse(text).unwrap().verify::<Photosynthesis>(&shelf).unwrap();
/// let view = played.view(Viewer::Spectator);
/// let light = played.game().query(&view, "light", &json!({})).unwrap();
/// assert_eq!(light.as_array().unwrap().len(), 6, "one for each place of the sun");
/// assert_eq!(played.game().query(&view, "weather", &json!({})), Err(BadQuery::Unknown));
/// ```
#[derive(Clone, Debug)]
pub struct Photosynthesis {
    pub(crate) rules: Arc<Rules>,
}

impl Photosynthesis {
    /// The game at a table. The table must be one of PH-2.2; callers check set-ups and records before.
    pub(crate) fn new(rules: Rules) -> Photosynthesis {
        solarium_core::exercise!("PH-2.2");
        Photosynthesis { rules: Arc::new(rules) }
    }
}

impl Deref for Photosynthesis {
    type Target = Rules;
    fn deref(&self) -> &Rules {
        &self.rules
    }
}

impl PartialEq for Photosynthesis {
    fn eq(&self, other: &Photosynthesis) -> bool {
        Arc::ptr_eq(&self.rules, &other.rules) || self.rules == other.rules
    }
}

/// The rules in force at one table. Immutable while a game lasts.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The printed values (PH-1.15).
    pub pack: Arc<Pack>,
    /// Who sits where, 2 to 4 seats.
    pub sitters: Vec<Sitter>,
    /// The options.
    pub options: Options,
    /// The half a person typed in for the card that lies drawn (PH-14.4), if there is one.
    pub typed: Option<Half>,
    /// Which seats are Cynthias; follows from `sitters` and is read at every ply.
    cynthias: SeatSet,
    /// A copy of the players' values of the pack, to save a pointer in the hot path.
    pub(crate) players: Players,
    /// With fewer LP a player can only end the turn; follows from the pack.
    least_cost: u8,
    /// Points for a LP, times 2¹⁶, rounded up; follows from the pack and saves divisions.
    points_per_lp: u32,
    /// What a player and a Cynthia pay: copies of values of the pack, so that neither a pointer nor a branch lies
    /// between a seat and its costs.
    costs: [Costs; 2],
}

/// What actions cost a seat.
#[derive(Clone, Debug)]
struct Costs {
    /// By the size of the piece that is planted or grown to.
    pieces: [u8; 4],
    collect: u8,
}

impl Costs {
    fn new(plant: u8, [small, medium, large]: [u8; 3], collect: u8) -> Costs {
        Costs { pieces: [plant, small, medium, large], collect }
    }
}

/// Rules are equal if they play alike from every position. Whether the first player and the corner were drawn or
/// chosen matters only to the set-up: a position record names what came of it (PH-14.7).
impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        let choices = |rules: &Rules| {
            let Options { first_seat: _, revolutions, shade_lock, shade_lock_blocks_collect, readings } =
                rules.options.clone();
            let Readings { collect, seed, pair, ds_corner: _ } = readings;
            (revolutions, shade_lock, shade_lock_blocks_collect, collect, seed, pair)
        };
        choices(self) == choices(other)
            && self.sitters == other.sitters
            && self.typed == other.typed
            && (Arc::ptr_eq(&self.pack, &other.pack) || self.pack == other.pack)
    }
}

impl Rules {
    /// The rules of a table with these seats.
    pub fn new(pack: Arc<Pack>, sitters: Vec<Sitter>, options: Options) -> Rules {
        let cynthias = Seat::all(sitters.len())
            .filter(|seat| matches!(sitters[seat.index()], Sitter::Cynthia(_)))
            .collect();
        let players = pack.players.clone();
        let least_cost = players.least_cost();
        let hers = &pack.cynthia.costs;
        let costs = [
            Costs::new(players.plant_cost, players.grow_cost, players.collect_cost),
            Costs::new(hers.plant, hers.grow, hers.collect),
        ];
        let points_per_lp = (1u32 << 16).div_ceil(players.lp_per_point.into());
        Rules { pack, sitters, options, typed: None, cynthias, players, least_cost, points_per_lp, costs }
    }

    /// Number of seats.
    #[inline]
    pub fn seats(&self) -> usize {
        self.sitters.len()
    }

    /// What sits on a seat, in the words of the core.
    pub(crate) fn seat_kind(&self, seat: Seat) -> SeatKind {
        let sitter = &self.sitters[seat.index()];
        match sitter {
            Sitter::Human => SeatKind::Human,
            Sitter::Bot(name) => SeatKind::Bot(name.clone()),
            Sitter::Cynthia(_) => SeatKind::Automa(sitter.word(&self.pack)),
        }
    }

    /// Is the seat a Cynthia?
    #[inline]
    pub fn is_cynthia(&self, seat: Seat) -> bool {
        self.cynthias.contains(seat)
    }

    /// Does a Cynthia sit at the table?
    pub fn has_cynthia(&self) -> bool {
        !self.cynthias.is_empty()
    }

    /// The level of a Cynthia; `None` for a player.
    #[inline]
    pub fn level(&self, seat: Seat) -> Option<&Level> {
        match self.sitters[seat.index()] {
            Sitter::Cynthia(level) => Some(&self.pack.cynthia.levels[level]),
            _ => None,
        }
    }

    /// Which of the two decks of a position is this Cynthia's.
    #[inline]
    pub(crate) fn deck_slot(&self, seat: Seat) -> usize {
        let before = &self.sitters[..seat.index()];
        // PH-2.2: at most two Cynthias; a record with more is refused after all its reasons are found.
        solarium_core::exercise!("PH-2.2");
        before.iter().filter(|sitter| matches!(sitter, Sitter::Cynthia(_))).count().min(1)
    }

    /// All pieces a seat owns, by size. PH-1.9, PH-8.3, PH-13.1
    pub fn total(&self, seat: Seat) -> [u8; 4] {
        solarium_core::exercise!("PH-1.9", "PH-8.3", "PH-13.1");
        self.level(seat).map_or(self.players.total, |level| level.supply)
    }

    /// A Cynthia's supply: what is not on the board is ready. PH-8.2
    #[inline]
    pub fn supply(&self, state: &State, seat: Seat) -> [u8; 4] {
        solarium_core::exercise!("PH-8.2");
        let on_board = state.forest.count(seat);
        let total = self.total(seat);
        std::array::from_fn(|i| total[i].saturating_sub(on_board[i]))
    }

    /// A player's pieces out of the game, by size. PH-5.7
    pub fn lost(&self, state: &State, seat: Seat) -> [u8; 4] {
        if self.is_cynthia(seat) {
            return [0; 4];
        }
        self.lost_with(state, seat, state.forest.count(seat))
    }

    /// The same for a player whose pieces on the board were counted.
    pub(crate) fn lost_with(&self, state: &State, seat: Seat, on_board: [u8; 4]) -> [u8; 4] {
        solarium_core::exercise!("PH-5.7");
        Size::ALL.map(|size| {
            let i = size.index();
            self.players.total[i]
                .saturating_sub(on_board[i] + state.shop(seat).left(size) + state.available[seat.index()][i])
        })
    }

    /// The price of the next piece of a size in a player's shop. PH-1.10
    #[inline]
    pub fn price(&self, state: &State, seat: Seat, size: Size) -> Option<u8> {
        solarium_core::exercise!("PH-1.10");
        self.players.next_price(size.index(), state.shop(seat).left(size))
    }

    /// What planting costs a seat. PH-5.4, PH-10.12
    #[inline]
    pub fn plant_cost(&self, seat: Seat) -> u8 {
        solarium_core::exercise!("PH-5.4", "PH-10.12");
        self.costs(seat).pieces[0]
    }

    /// What growing to a size costs a seat. PH-5.5, PH-10.7
    #[inline]
    pub fn grow_cost(&self, seat: Seat, to: Size) -> u8 {
        solarium_core::exercise!("PH-5.5", "PH-10.7");
        self.costs(seat).pieces[to.index()]
    }

    /// What collecting costs a seat. PH-5.6, PH-10.1
    #[inline]
    pub fn collect_cost(&self, seat: Seat) -> u8 {
        solarium_core::exercise!("PH-5.6", "PH-10.1");
        self.costs(seat).collect
    }

    /// What planting a seed or growing to a bigger size costs a player.
    #[inline]
    fn cost_for_players(&self, size: Size) -> u8 {
        solarium_core::exercise!(size == Size::Seed => "PH-5.4", "PH-10.12");
        solarium_core::exercise!(size != Size::Seed => "PH-5.5", "PH-10.7");
        self.costs[0].pieces[size.index()]
    }

    #[inline]
    fn costs(&self, seat: Seat) -> &Costs {
        &self.costs[usize::from(self.is_cynthia(seat))]
    }

    /// The last round. PH-3.7, PH-7.1
    pub fn last_round(&self) -> u8 {
        solarium_core::exercise!("PH-3.7", "PH-7.1");
        6 * self.options.revolutions
    }

    /// Is the game over? PH-3.7
    #[inline]
    pub fn is_over(&self, state: &State) -> bool {
        solarium_core::exercise!("PH-3.7");
        state.turns_done as usize == self.seats()
    }

    /// The seat in turn, once the first player is known and while the game lasts. PH-2.8, PH-3.4
    #[inline]
    pub fn in_turn(&self, state: &State) -> Option<Seat> {
        if state.first == NONE || self.is_over(state) {
            return None;
        }
        solarium_core::exercise!("PH-2.8", "PH-3.4");
        // Start trees placed are 0 after the placement, and turns done are 0 during it.
        let passed = state.placed + state.turns_done;
        // At most two rounds of the table have passed, so this is faster than a division; it is called at every ply.
        let seats = self.seats() as u8;
        let less = |seat: u8| if seat >= seats { seat - seats } else { seat };
        Some(Seat(less(less(state.first + passed))))
    }

    /// Pieces that may neither grow nor plant because they stand in shadow. PH-7.2
    #[inline]
    pub fn locked(&self, state: &State) -> CellSet {
        solarium_core::exercise!("PH-7.2");
        if self.options.shade_lock { state.forest.shaded(state.sun()) } else { CellSet::EMPTY }
    }

    /// Trees that may not be collected because they stand in shadow. PH-7.3
    #[inline]
    pub fn collect_locked(&self, state: &State) -> CellSet {
        solarium_core::exercise!("PH-7.3");
        // PH-7.4: without the shade lock this option has no effect.
        solarium_core::exercise!("PH-7.4");
        if self.options.shade_lock_blocks_collect { self.locked(state) } else { CellSet::EMPTY }
    }

    /// The pile a collect on a space of these leaves takes from: its own or the next lower one that is not empty.
    /// PH-5.8
    #[inline]
    pub fn token_pile(&self, state: &State, leaves: u8) -> Option<u8> {
        solarium_core::exercise!("PH-5.8");
        (1..=leaves).rev().find(|pile| state.pile_left(*pile) > 0)
    }

    /// The tokens left in a pile, the top first.
    pub fn pile<'t>(&'t self, state: &State, leaves: u8) -> &'t [u8] {
        let full = self.pack.tokens.pile(leaves);
        &full[full.len() - state.pile_left(leaves)..]
    }

    /// The value of the token a collect on this space takes now. PH-5.8
    pub fn token_value(&self, state: &State, cell: Cell) -> u8 {
        solarium_core::exercise!("PH-5.8");
        self.token_pile(state, cell.leaves()).map_or(0, |pile| self.pile(state, pile)[0])
    }

    /// The values of the tokens a seat took, in the order taken.
    pub fn tokens<'t>(&'t self, state: &'t State, seat: Seat) -> impl Iterator<Item = u8> + 't {
        let kinds = self.pack.tokens.kinds();
        state.taken.of(seat).map(|kind| kinds.get(kind).copied().unwrap_or(0))
    }

    /// The half in force of the card that lies drawn. PH-9.3
    #[inline]
    pub fn half(&self, state: &State) -> Option<&Half> {
        solarium_core::exercise!("PH-9.3");
        match state.card {
            NONE => None,
            TYPED => self.typed.as_ref(),
            // PH-8.5: during the placement the half of the first revolutions is used; State::revolution is 1 then.
            place => {
                solarium_core::exercise!("PH-8.5");
                Some(self.pack.cynthia.cards.get(place as usize)?.half(state.revolution()))
            }
        }
    }

    /// The id of the card that lies drawn, unless its half was typed in.
    pub fn card_id(&self, state: &State) -> Option<u16> {
        self.pack.cynthia.cards.get(state.card as usize).map(|card| card.id)
    }

    /// Cards left in a Cynthia's deck, as bits by place in the pack. PH-9.16
    pub fn deck(&self, state: &State, seat: Seat) -> u64 {
        solarium_core::exercise!("PH-9.16");
        state.decks[self.deck_slot(seat)]
    }

    /// The ids of the cards left in a Cynthia's deck, rising.
    pub(crate) fn deck_ids(&self, state: &State, seat: Seat) -> Vec<u16> {
        let mut deck = self.deck(state, seat);
        let mut ids = Vec::new();
        while deck != 0 {
            let place = deck.trailing_zeros() as usize;
            ids.extend(self.pack.cynthia.cards.get(place).map(|card| card.id));
            deck &= deck - 1;
        }
        ids
    }

    /// Is a Cynthia's turn stopped before the next draw? PH-9.1
    #[inline]
    pub fn draw_stopped(&self, state: &State, seat: Seat) -> bool {
        solarium_core::exercise!("PH-9.1");
        // PH-15.2: true as well if she has no piece at all.
        solarium_core::exercise!("PH-15.2");
        state.lp(seat) == 0 || (state.forest.of(seat) & !state.activated).is_empty()
    }
}
