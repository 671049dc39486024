//! What a position is worth to a seat: its momentum, and what its pieces promise for the rest of the game.

use crate::bots::position::{accessible, each_conversion, taste};
use crate::rules::board::{Layer, Space, spaces};
use crate::rules::state::State;
use crate::rules::terms::{Mode, Station};
use crate::rules::{Rules, Sol};
use crate::words::query::odds::{Odds, ratio};
use solarium_core::Seat;

/// What a barrier without a gate counts as, in steps: the way is still to be built.
const WALL: usize = 4;
/// What a diver in the reserve is worth for a whole game.
const RESERVE: f64 = 0.15;

/// What one more point of movement is worth for a whole game.
const MOVEMENT: f64 = 0.9;
/// What a diver that can be thrown at once is worth, and how much of it is left one step further off. Less than the
/// throw itself, or no diver would be thrown.
const THROW: f64 = 1.45;
const NEARER: f64 = 0.9;
/// What an own station of a type is worth for a whole game, for each unit of its reward.
const NODE: f64 = 1.5;
const FOUNDRY: f64 = 1.2;
const TOWER: f64 = 2.2;
/// What an energy is worth with and without a tower to use it in.
const SPARK: f64 = 0.5;
const IDLE_SPARK: f64 = 0.3;
/// How much a conversion that is possible counts before it is made.
const POSSIBLE: f64 = 0.5;
/// How much a station counts to which a diver is on the way.
const ERRAND: f64 = 0.5;
/// What a diver called back by a foundry is worth.
const RECRUIT: f64 = 0.5;
/// How much of the future value is lost when the table has drawn no card for long.
const QUIET: f64 = 0.7;

/// What depends on how long a game lasts.
struct Weights {
    /// An outer tower at a flare for which there is no energy yet.
    unfed: f64,
    /// A way into the convective layer, the radiative layer, the core.
    ways: [f64; 3],
    /// Divers in play.
    crew: f64,
    /// The price of a card.
    card: f64,
}

/// Cards come only from actions: there is time.
const UNHURRIED: Weights = Weights { unfed: 0.3, ways: [7.0, 7.0, 10.0], crew: 1.3, card: 0.08 };
/// A card comes after every orbit (SO-12.1): there is little time.
const HURRIED: Weights = Weights { unfed: 0.5, ways: [10.0, 10.0, 14.0], crew: 0.5, card: 0.0 };

impl Weights {
    fn of(rules: &Rules) -> &'static Weights {
        if rules.orbit_card() { &HURRIED } else { &UNHURRIED }
    }
}

/// What divers in play are worth for a whole game, apart from being thrown: the first ones most.
fn crew(weights: &Weights, divers: f64) -> f64 {
    weights.crew * (divers + 1.0).sqrt()
}

/// What a seat will have at the end if it does nothing more.
pub(super) fn forecast(game: &Sol, state: &State, seat: Seat) -> f64 {
    let own = &state.seats[seat];
    f64::from(own.total()) + Flow::of(game, state, seat).fed()
}

/// The outer orbit works at every flare without any action (SO-7.4): nodes feed towers.
#[derive(Clone, Copy)]
struct Flow {
    flares: f64,
    energy: f64,
    nodes: f64,
    towers: f64,
}

impl Flow {
    fn of(rules: &Rules, state: &State, seat: Seat) -> Flow {
        let outer = state.owners.of(seat) & rules.board().ring(Layer::Outer);
        let count = |station: Station| f64::from((outer & state.types[station.index()]).count_ones());
        Flow {
            flares: state.marker.into(),
            energy: state.seats[seat].energy.into(),
            nodes: count(Station::Node),
            towers: count(Station::Tower),
        }
    }

    /// Momentum that flares bring without an action of the seat.
    fn fed(self) -> f64 {
        (self.towers * self.flares).min(self.energy + self.nodes * self.flares)
    }

    /// The same, and half of what could come if there were energy.
    fn worth(self, weights: &Weights) -> f64 {
        let fed = self.fed();
        0.95 * fed + weights.unfed * (self.towers * self.flares - fed)
    }

    /// Energy that outer towers will not need, now and by the end.
    fn spare(self) -> (f64, f64) {
        let need = self.towers * self.flares;
        let income = self.nodes * self.flares;
        let now = (self.energy - (need - income).max(0.0)).max(0.0);
        (now, (self.energy + income - need).max(0.0) - now)
    }
}

/// Steps from every space to the heart; missing gates count as detours.
fn to_heart(rules: &Rules, state: &State) -> [u8; 64] {
    let board = rules.board();
    let mut steps = [40u8; 64];
    let mut edges = [0u64; 32];
    edges[1] = board.ring(Layer::Core);
    let mut seen = 0;
    for step in 1..edges.len() - WALL - 1 {
        let edge = edges[step] & !seen;
        seen |= edge;
        for space in spaces(edge) {
            steps[space.index()] = step as u8;
            edges[step + 1] |= rules.open(state, space);
            edges[step + 1 + WALL] |= board.across(space);
        }
        if seen == board.all() {
            break;
        }
    }
    steps
}

/// The figures of a position that several parts of its worth need.
struct Outlook<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    /// How much of the game is still to come, 0 to 1.
    left: f64,
    /// What an energy is worth in momentum.
    spark: f64,
    flow: Flow,
    open: [bool; 5],
}

pub(super) fn worth(game: &Sol, state: &State, seat: Seat, others: f64) -> f64 {
    let rules: &Rules = game;
    let weights = Weights::of(rules);
    let board = rules.board();
    let own = &state.seats[seat];
    let sure = f64::from(own.total());
    // The card after an orbit (SO-12.1) comes in any case, so it must not change the order of plans.
    let orbited = state.turn.orbited || state.active != seat;
    let cards = if orbited { 0 } else { state.turn.owed };
    let owed = f64::from(cards);
    let odds = Odds::of(state);
    let share = f64::from(odds.flares) / f64::from(odds.cards.max(1));
    let flares = (0.5 * owed * share).min(state.marker.into());
    // A game in which no seat draws will be stopped (SO-9.5): future value counts less.
    let quiet = f64::from(state.quiet) / f64::from(rules.setup.stall_limit.max(1));
    let left = (f64::from(state.marker) - flares) / 13.0 * (1.0 - QUIET * (2.0 * quiet).min(1.0));
    let mine = state.owners.of(seat);
    let inner_towers = (state.types[Station::Tower.index()] & mine & !board.ring(Layer::Outer)).count_ones();
    let open = accessible(rules.board(), state);
    let flow = Flow::of(rules, state, seat);
    let spark = if inner_towers > 0 { SPARK } else { IDLE_SPARK } * (5.0 * left).min(1.0);
    let look = Outlook { rules, state, seat, left, spark, flow, open };

    let mut value = flow.worth(weights);
    let (now, later) = flow.spare();
    value += spark * now.min(12.0) + 0.2 * spark * (now - 12.0).max(0.0) + 0.3 * spark * later.min(12.0);

    let steps = to_heart(rules, state);
    let late = 1.0 - left;
    let throw = |d: u8| THROW * (NEARER - 0.1 * late).powi(i32::from(d.clamp(1, 30)) - 1);
    let crewed = f64::from(own.hold + state.divers[seat].total() + own.guests_total() + own.lost);
    for space in spaces(state.divers[seat].any()) {
        let count = f64::from(state.divers[seat].get(space));
        value += count * throw(steps[space.index()]);
    }
    // The ship goes on before the next Move.
    let eye = board.eye_ahead(own.eye, u8::from(!orbited));
    let launch = spaces(board.at_eye(eye)).map(|s| steps[s.index()]).min().unwrap_or(40).saturating_add(1);
    value += f64::from(own.hold) * throw(launch);
    value += left * (crew(weights, crewed) + RESERVE * f64::from(own.reserve));

    value += stations(&look);
    value += MOVEMENT * left * f64::from(rules.movement(state, seat));
    for (layer, worth) in weights.ways.iter().enumerate() {
        if open[layer + 2] {
            value += worth * left;
        }
    }
    value += harvest(&look) + POSSIBLE * pattern(&look, &steps, &throw);
    if own.held.is_some() {
        value += (0.3 + state.held_effect(seat).map_or(0.0, taste)) * (3.0 * left).min(1.0);
    }

    if state.turn.hurls && state.active == seat {
        value += owed * share;
    }
    value -= weights.card * owed;
    // If these cards may end the game, only what is sure counts in that case.
    let over = if odds.flares == 0 { 1.0 } else { ratio(odds.over_by(cards.into())) };
    let ends = over.clamp(0.0, 1.0);
    let end = match rules.setup.mode {
        Mode::Versus if sure > others => 4.0,
        Mode::Versus => -6.0,
        Mode::Solo if rules.setup.target.is_some_and(|t| i32::from(t) <= own.total()) => 10.0,
        _ => -2.0,
    };
    sure + (1.0 - ends) * value + ends * end
}

/// What the `number`-th (0, 1, 2) own station of a type is worth for the rest of the game, apart from movement
/// and from what flares pay in the outer orbit.
fn station_worth(look: &Outlook<'_>, station: Station, space: Space, number: u32) -> f64 {
    let (base, bonus) = look.rules.reward(look.state, space);
    let all = f64::from(base + bonus).min(6.0);
    let layer = look.rules.board().layer(space);
    let reach = if look.open[layer.index()] { 1.0 } else { 0.35 };
    let again = [1.0, 0.6, 0.4][number.min(2) as usize];
    let each = match station {
        Station::Node => NODE * look.spark.max(0.4) * all,
        Station::Foundry => FOUNDRY * all * if number == 0 { 1.0 } else { 0.3 },
        Station::Tower => TOWER * all,
    };
    let idle = if layer == Layer::Outer { 0.3 } else { 1.0 };
    look.left * each * again * reach * idle
}

fn stations(look: &Outlook<'_>) -> f64 {
    let state = look.state;
    let mine = state.owners.of(look.seat);
    let mut value = 0.0;
    for station in Station::ALL {
        for (number, space) in spaces(mine & state.types[station.index()]).enumerate() {
            value += station_worth(look, *station, space, number as u32);
        }
    }
    value
}

/// What divers that stand on stations will bring, each turn less.
fn harvest(look: &Outlook<'_>) -> f64 {
    let Outlook { rules, state, seat, left, spark, .. } = *look;
    let fade = [0.7, 0.4, 0.25, 0.1, 0.05];
    let soon = (6.0 * left).min(1.0);
    let divers = &state.divers[seat];
    let mut energy = f64::from(state.seats[seat].energy);
    let mut reserve = f64::from(state.seats[seat].reserve);
    let mut sum = 0.0;
    for station in [Station::Tower, Station::Node, Station::Foundry] {
        for space in spaces(state.types[station.index()] & divers.any()) {
            let (base, bonus) = rules.reward(state, space);
            let own = state.owners.at(space.0) == Some(seat);
            let base = f64::from(base);
            let all = base + if own { f64::from(bonus) } else { 0.0 };
            for fade in fade.iter().take(divers.get(space).into()) {
                match station {
                    Station::Node => sum += fade * spark * all,
                    Station::Foundry if energy >= base && reserve >= base => {
                        let paid = if energy >= all && reserve >= all { all } else { base };
                        sum += fade * left * RECRUIT * paid;
                        energy -= paid;
                        reserve -= paid;
                    }
                    Station::Tower if energy >= base => {
                        let paid = if energy >= all { all } else { base };
                        sum += fade * paid * (1.0 - spark);
                        energy -= paid;
                    }
                    // It waits for energy.
                    Station::Tower => sum += 0.3 * fade * left * base,
                    Station::Foundry => {}
                }
            }
        }
    }
    // Divers on their way to own stations that have none.
    let orbited = state.turn.orbited || state.active != seat;
    let eye = rules.board().eye_ahead(state.seats[seat].eye, u8::from(!orbited));
    let ship = if state.seats[seat].hold > 0 { rules.board().at_eye(eye) } else { 0 };
    for space in spaces(state.owners.of(seat) & !divers.any()) {
        let Some((station, _)) = state.station(space) else { continue };
        let (base, bonus) = rules.reward(state, space);
        let (base, all) = (f64::from(base), f64::from(base + bonus));
        let gain = match station {
            Station::Node => spark * all,
            Station::Foundry if energy >= base && reserve >= base => left * RECRUIT * base,
            Station::Foundry => 0.1 * base,
            Station::Tower if energy >= base => base * (1.0 - spark),
            Station::Tower => 0.3 * left * base,
        };
        sum += gain * ERRAND * way(rules, state, space, divers.any(), ship);
    }
    sum * soon
}

/// How near the nearest diver is to a space, 1 to 0; one more step from the ship.
fn way(rules: &Rules, state: &State, to: Space, divers: u64, ship: u64) -> f64 {
    let mut near = 1.0;
    let mut edge = to.bit();
    let mut seen = edge;
    for _ in 0..12 {
        near *= 0.88;
        let at_ship = edge & ship;
        let mut next = 0;
        for space in spaces(edge) {
            next |= rules.open(state, space);
        }
        edge = next & !seen;
        seen |= edge;
        if edge & divers != 0 || at_ship != 0 {
            return near;
        }
    }
    0.0
}

/// What the best conversion of the divers on the board would add.
fn pattern(look: &Outlook<'_>, steps: &[u8; 64], throw: &impl Fn(u8) -> f64) -> f64 {
    let Outlook { rules, state, seat, left, flow, open, .. } = *look;
    let weights = Weights::of(rules);
    let board = rules.board();
    let own = state.divers[seat].any();
    let stock = &state.seats[seat];
    let taken = state.owners.any();
    let mine = state.owners.of(seat);
    let active = f64::from(stock.hold + state.divers[seat].total()).max(1.0);
    let each = left * ((crew(weights, active) - crew(weights, (active - 2.0).max(0.0))) / 2.0 - RESERVE);
    let price = |space: Space| each + throw(steps[space.index()]);
    let mut best: f64 = 0.0;
    let mut offer = |station: Station, at: Space, cost: f64| {
        if taken & at.bit() != 0 || stock.stations[station.index()] == 0 || rules.banned(station) {
            return;
        }
        let layer = board.layer(at);
        let number = (mine & state.types[station.index()]).count_ones();
        let mut gain = station_worth(look, station, at, number) - cost;
        if mine & board.ring(layer) == 0 {
            gain += MOVEMENT * left;
        }
        if layer == Layer::Outer && station == Station::Node {
            gain += Flow { nodes: flow.nodes + 1.0, ..flow }.worth(weights) - flow.worth(weights);
        }
        best = best.max(gain);
    };
    each_conversion(board, own, |station, at, used| {
        offer(station, at, used.iter().map(|space| price(*space)).sum());
    });
    if stock.gates > 0 {
        for s in spaces(own) {
            let Some(a) = spaces(board.outward(s) & own).next() else { continue };
            let deeper = board.layer(s).index() + 1;
            if deeper < 5 && board.layer(s) != Layer::Outer && !open[deeper] && open[deeper - 1] {
                let opened = weights.ways[deeper - 2] * left;
                // The way gets shorter for every diver in the hold.
                let shorter = f64::from(stock.hold.min(6)) * 0.25;
                best = best.max(opened + shorter - price(s) - price(a));
            }
        }
    }
    best
}
