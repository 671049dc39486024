//! What a position promises to a seat beyond the momentum it has: its pieces and what they can do in the rest of the
//! game. The parts are those of the greedy bot, with the weights of a file and without walking the board for each
//! station.

use super::flight::{Rings, Ways};
use super::weights::Weights;
use crate::bots::position::{accessible, each_conversion, taste};
use crate::{
    Board, Card, Effect, Happening, Layer, Odds, Rules, SeatState, Space, State, Station, ratio, spaces,
};
use solarium_core::Seat;

/// What a barrier without a gate counts as, in steps: the way is still to be built.
const WALL: usize = 4;
/// Flares of a whole game.
const FLARES: f32 = 13.0;

/// The outer orbit works at every flare without any action (SO-7.4): nodes feed towers.
#[derive(Clone, Copy)]
pub(super) struct Flow {
    flares: f32,
    energy: f32,
    nodes: f32,
    towers: f32,
}

impl Flow {
    pub(super) fn of(rules: &Rules, state: &State, seat: Seat) -> Flow {
        let outer = state.owners.of(seat) & rules.board().ring(Layer::Outer);
        let count = |station: Station| (outer & state.types[station.index()]).count_ones() as f32;
        Flow {
            flares: state.marker.into(),
            energy: state.seats[seat].energy.into(),
            nodes: count(Station::Node),
            towers: count(Station::Tower),
        }
    }

    /// Momentum that flares bring without an action of the seat.
    pub(super) fn fed(self) -> f32 {
        (self.towers * self.flares).min(self.energy + self.nodes * self.flares)
    }

    /// The same, and part of what could come if there were energy.
    fn worth(self, weights: &Weights) -> f32 {
        let fed = self.fed();
        0.95 * fed + weights.unfed * (self.towers * self.flares - fed)
    }

    /// Energy that outer towers will not need, now and by the end.
    fn spare(self) -> (f32, f32) {
        let need = self.towers * self.flares;
        let income = self.nodes * self.flares;
        let now = (self.energy - (need - income).max(0.0)).max(0.0);
        (now, (self.energy + income - need).max(0.0) - now)
    }
}

/// What a position promises.
pub(super) struct Promise {
    /// What is promised if the game goes on.
    pub(super) value: f32,
    /// The chance that the cards owed end it.
    pub(super) ends: f32,
    /// How much of the game is left, 0 to 1.
    pub(super) left: f32,
}

/// The figures of a position that several parts of its promise need.
struct Outlook<'a> {
    rules: &'a Rules,
    board: &'a Board,
    weights: &'a Weights,
    state: &'a State,
    seat: Seat,
    own: &'a SeatState,
    /// How much of the game is still to come, 0 to 1.
    left: f32,
    /// What an energy is worth in momentum.
    spark: f32,
    flow: Flow,
    open: [bool; 5],
    mine: u64,
    /// Spaces that the ship can launch to in the next Move.
    launch: u64,
    /// What a diver is worth that is so many steps from being thrown.
    throws: [f32; 64],
}

/// What the position promises to the seat.
pub(super) fn promise(rings: &Rings, rules: &Rules, weights: &Weights, state: &State, seat: Seat) -> Promise {
    let board = rules.board();
    let own = &state.seats[seat];
    // The card after an orbit (SO-12.1) comes in any case, so it must not change the order of plans.
    let orbited = state.turn.orbited || state.active != seat;
    let cards = if orbited { 0 } else { u32::from(state.turn.owed) };
    let odds = Odds::of(state);
    let share = odds.flares as f32 / odds.cards.max(1) as f32;
    let left = left(rules, weights, state, odds, cards, share);
    let mine = state.owners.of(seat);
    let inner_towers = state.types[Station::Tower.index()] & mine & !board.ring(Layer::Outer);
    let spark = if inner_towers != 0 { weights.spark } else { weights.idle_spark } * (5.0 * left).min(1.0);
    let flow = Flow::of(rules, state, seat);
    let open = accessible(board, state);
    // The ship goes on before the next Move.
    let eye = board.eye_ahead(own.eye, u8::from(!orbited));
    let launch = board.at_eye(eye);
    let ways = Ways::of(rings, board, state);
    let divers = state.divers[seat].any();
    let steps = ways.to_heart(divers | launch, WALL);
    let mut throws = [0.0; 64];
    let nearer = weights.nearer - weights.nearer_late * (1.0 - left);
    let mut worth = weights.throw;
    let mut by_steps = [0.0; 41];
    for (distance, slot) in by_steps.iter_mut().enumerate().skip(1) {
        *slot = worth;
        if distance < 30 {
            worth *= nearer;
        }
    }
    by_steps[0] = weights.throw;
    let implosions = implosions(rules, weights, state);
    for space in spaces(divers) {
        let imploded = implosions[board.layer(space).index()];
        throws[space.index()] = by_steps[usize::from(steps[space.index()])].max(imploded);
    }
    let look =
        Outlook { rules, board, weights, state, seat, own, left, spark, flow, open, mine, launch, throws };

    let mut value = flow.worth(weights);
    let (now, later) = flow.spare();
    value += spark * now.min(12.0) + 0.2 * spark * (now - 12.0).max(0.0) + 0.3 * spark * later.min(12.0);
    for space in spaces(divers) {
        value += f32::from(state.divers[seat].get(space)) * look.throws[space.index()];
    }
    if own.hold > 0 {
        let nearest = spaces(launch).map(|space| steps[space.index()]).min().unwrap_or(39);
        value += f32::from(own.hold) * by_steps[usize::from(nearest.min(39)) + 1];
    }
    let crewed = f32::from(own.hold + state.divers[seat].total() + own.guests_total() + own.lost);
    value += left * (weights.crew * (crewed + 1.0).sqrt() + weights.reserve * f32::from(own.reserve));
    value += stations(&look);
    value += weights.movement * left * f32::from(rules.movement(state, seat));
    for (layer, worth) in weights.ways.iter().enumerate() {
        if open[layer + 2] {
            value += worth * left;
        }
    }
    value += harvest(&look, &ways) + weights.possible * pattern(&look) + effects(&look, &ways);
    value -= exposed(&look, odds);
    if own.held.is_some() {
        value += (weights.held + state.held_effect(seat).map_or(0.0, taste) as f32) * (3.0 * left).min(1.0);
    }
    if state.turn.hurls && state.active == seat && !orbited {
        value += cards as f32 * share;
    }
    value -= weights.card * cards as f32;
    // If these cards may end the game, only what is sure counts in that case.
    let ends = match odds.flares {
        0 => 1.0,
        flares if cards < flares => 0.0,
        _ => ratio(odds.over_by(cards)) as f32,
    };
    Promise { value, ends, left }
}

/// What a diver in each layer is worth because the implosions to come will throw it into the heart (SO-11.6).
fn implosions(rules: &Rules, weights: &Weights, state: &State) -> [f32; 5] {
    let mut worth = [0.0; 5];
    if rules.event() == Some(Happening::Implode) && weights.implosion > 0.0 {
        let triggers = usize::from(state.deck[Card::Marked.index()] + state.deck[Card::Trigger.index()]);
        // The last one throws what stands in the core, the one before brings it there.
        for layer in worth.iter_mut().rev().take(triggers) {
            *layer = weights.implosion;
        }
    }
    worth
}

/// How much of the game is left, 0 to 1, by flares or by cards, less what is owed already.
fn left(rules: &Rules, weights: &Weights, state: &State, odds: Odds, cards: u32, share: f32) -> f32 {
    let flares = (0.5 * cards as f32 * share).min(state.marker.into());
    let by_flares = (f32::from(state.marker) - flares) / FLARES;
    let of_deck = FLARES * state.suits.count_ones() as f32;
    let all = FLARES * (of_deck + 1.0) / (FLARES + 1.0);
    let expected = odds.flares as f32 * (odds.cards as f32 + 1.0) / (odds.flares as f32 + 1.0);
    let by_cards = ((expected - cards as f32) / all).max(0.0);
    let left = by_flares + weights.clock * (by_cards - by_flares);
    // A game in which no seat draws will be stopped (SO-9.5): future value counts less.
    let quiet = f32::from(state.quiet) / f32::from(rules.setup.stall_limit.max(1));
    left * (1.0 - weights.quiet * (2.0 * quiet).min(1.0))
}

/// What the `number`-th (0, 1, 2) own station of a type is worth for the rest of the game, apart from movement
/// and from what flares pay in the outer orbit.
fn station_worth(look: &Outlook<'_>, station: Station, space: Space, number: u32) -> f32 {
    let (base, bonus) = look.rules.reward(look.state, space);
    let all = f32::from(base + bonus).min(6.0);
    let layer = look.board.layer(space);
    let reach = if look.open[layer.index()] { 1.0 } else { 0.35 };
    let again = [1.0, 0.6, 0.4][number.min(2) as usize];
    let each = match station {
        Station::Node => look.weights.node * look.spark.max(0.4) * all,
        Station::Foundry => look.weights.foundry * all * if number == 0 { 1.0 } else { 0.3 },
        Station::Tower => look.weights.tower * all,
    };
    let idle = if layer == Layer::Outer { 0.3 } else { 1.0 };
    look.left * each * again * reach * idle
}

fn stations(look: &Outlook<'_>) -> f32 {
    let mut value = 0.0;
    for station in Station::ALL {
        for (number, space) in spaces(look.mine & look.state.types[station.index()]).enumerate() {
            value += station_worth(look, *station, space, number as u32);
        }
    }
    value
}

/// What divers that stand on stations will bring, each turn less.
fn harvest(look: &Outlook<'_>, ways: &Ways<'_>) -> f32 {
    let Outlook { rules, weights, state, seat, own, left, spark, mine, .. } = *look;
    let fade = [0.7, 0.4, 0.25, 0.1, 0.05];
    let divers = &state.divers[seat];
    let mut energy = f32::from(own.energy);
    let mut reserve = f32::from(own.reserve);
    let mut sum = 0.0;
    for station in [Station::Tower, Station::Node, Station::Foundry] {
        for space in spaces(state.types[station.index()] & divers.any()) {
            let (base, bonus) = rules.reward(state, space);
            let base = f32::from(base);
            let all = base + if mine & space.bit() != 0 { f32::from(bonus) } else { 0.0 };
            for fade in fade.iter().take(divers.get(space).into()) {
                match station {
                    Station::Node => sum += fade * spark * all,
                    Station::Foundry if energy >= base && reserve >= base => {
                        let paid = if energy >= all && reserve >= all { all } else { base };
                        sum += fade * left * weights.recruit * paid;
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
    // Divers on their way to own stations that have none, and to the energy of the garden.
    let ship = if own.hold > 0 { look.launch } else { 0 };
    let garden = if weights.garden > 0.0 { state.energy_on } else { 0 };
    ways.nearest((mine | garden) & !divers.any(), divers.any(), ship, |space, steps| {
        if garden & space.bit() != 0 {
            sum += weights.garden * spark * NEAR[usize::from(steps)];
        }
        let Some((station, owner)) = state.station(space) else { return };
        if owner != seat {
            return;
        }
        let (base, bonus) = rules.reward(state, space);
        let (base, all) = (f32::from(base), f32::from(base + bonus));
        let gain = match station {
            Station::Node => spark * all,
            Station::Foundry if energy >= base && reserve >= base => left * weights.recruit * base,
            Station::Foundry => 0.1 * base,
            Station::Tower if energy >= base => base * (1.0 - spark),
            Station::Tower => 0.3 * left * base,
        };
        sum += gain * weights.errand * NEAR[usize::from(steps)];
    });
    sum * (6.0 * left).min(1.0)
}

/// How much of a gain is left so many steps off: 0.88 for each.
const NEAR: [f32; 13] = {
    let mut near = [1.0; 13];
    let mut steps = 1;
    while steps < near.len() {
        near[steps] = near[steps - 1] * 0.88;
        steps += 1;
    }
    near
};

/// What divers promise that stand together for an effect: on a foundry for Sacrifice or Exterminate (SO-8.25), in a row
/// for Chain (SO-8.7).
fn effects(look: &Outlook<'_>, ways: &Ways<'_>) -> f32 {
    let Outlook { weights, state, seat, .. } = *look;
    let divers = &state.divers[seat];
    let held = state.held_effect(seat);
    let mut value = 0.0;
    if held.is_some_and(|effect| matches!(effect, Effect::Sacrifice | Effect::Exterminate | Effect::Chain)) {
        value += weights.formation;
    }
    for effect in [Effect::Sacrifice, Effect::Exterminate] {
        if state.effects.contains(&Some(effect)) {
            let foundries = spaces(state.types[Station::Foundry.index()] & divers.any());
            let most = foundries.map(|space| divers.get(space)).max().unwrap_or(0);
            value += f32::from(most) * weights.sacrifice[usize::from(held != Some(effect))];
        }
    }
    if state.effects.contains(&Some(Effect::Chain)) {
        let usable =
            spaces(divers.any()).filter_map(|end| look.rules.path_from(state, end)).max().unwrap_or(0);
        let row = (weights.branched * ways.largest_group(divers.any()) as f32).max(usable.into());
        value += row * weights.chain[usize::from(held != Some(Effect::Chain))];
    }
    value * (4.0 * look.left).min(1.0)
}

/// What the sunworm may take before the next turn (SO-11.5).
fn exposed(look: &Outlook<'_>, odds: Odds) -> f32 {
    let Outlook { rules, weights, state, seat, .. } = *look;
    if rules.event() != Some(Happening::Sunworm) || weights.exposed <= 0.0 {
        return 0.0;
    }
    let triggers = state.deck[Card::Marked.index()] + state.deck[Card::Trigger.index()];
    let risk = weights.exposed * f32::from(triggers) / odds.cards.max(1) as f32;
    f32::from(state.divers[seat].within(!state.owners.any())) * risk.min(1.0)
}

/// What the best conversion of the divers on the board would add.
fn pattern(look: &Outlook<'_>) -> f32 {
    let Outlook { rules, board, weights, state, seat, own, left, flow, open, mine, .. } = *look;
    let divers = state.divers[seat].any();
    let taken = state.owners.any();
    let active = f32::from(own.hold + state.divers[seat].total()).max(1.0);
    let crew = |divers: f32| weights.crew * (divers + 1.0).sqrt();
    let each = left * ((crew(active) - crew((active - 2.0).max(0.0))) / 2.0 - weights.reserve);
    let price = |space: Space| each + look.throws[space.index()];
    let mut best: f32 = 0.0;
    let mut offer = |station: Station, at: Space, cost: f32| {
        if taken & at.bit() != 0 || own.stations[station.index()] == 0 || rules.banned(station) {
            return;
        }
        let layer = board.layer(at);
        let number = (mine & state.types[station.index()]).count_ones();
        let mut gain = station_worth(look, station, at, number) - cost;
        if mine & board.ring(layer) == 0 {
            gain += weights.movement * left;
        }
        if layer == Layer::Outer && station == Station::Node {
            gain += Flow { nodes: flow.nodes + 1.0, ..flow }.worth(weights) - flow.worth(weights);
        }
        best = best.max(gain);
    };
    each_conversion(board, divers, |station, at, used| {
        offer(station, at, used.iter().map(|space| price(*space)).sum());
    });
    if own.gates > 0 {
        for s in spaces(divers) {
            let deeper = board.layer(s).index() + 1;
            if deeper == 5 || board.layer(s) == Layer::Outer || open[deeper] || !open[deeper - 1] {
                continue;
            }
            let Some(a) = spaces(board.outward(s) & divers).next() else { continue };
            let opened = weights.ways[deeper - 2] * left;
            // The way gets shorter for every diver in the hold.
            let shorter = f32::from(own.hold.min(6)) * 0.25;
            best = best.max(opened + shorter - price(s) - price(a));
        }
    }
    best
}
