//! A greedy bot: for each small action it tries some random ways to finish its own turn and asks what the best of
//! them leads to. It looks no further than the first card or the next seat.

use crate::action::Action;
use crate::board::{Bits, Layer, Space, spaces};
use crate::rules::{Rules, Sol};
use crate::state::{Phase, State};
use crate::terms::{Effect, Mode, Station};
use solarium_core::{ActionList, Bot, Game, Mute, Opinion, Question, Random, Seat, Step, Turn};
use std::ops::ControlFlow;

/// Plays whole turns by the value of what each small action can lead to.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// Random ways to finish a turn that are tried in all, shared among the legal actions.
const TRIES: usize = 240;
/// Fewest tries for one action.
const LEAST: usize = 4;
/// Longest way to finish a turn: a burst is 16 steps, an activation with its bonuses less.
const LONGEST: usize = 24;

impl Bot<Sol> for Greedy {
    fn consider(
        &self,
        question: &Question<'_, Sol>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
    ) {
        let Question { game, view, seat, legal } = *question;
        let tries = (TRIES / legal.len()).max(LEAST);
        let mut list = Vec::new();
        for action in legal {
            let mut next = view.state;
            game.advance(&mut next, Step::Act(seat, *action), &mut Mute);
            let mut best = judge(game, &next, seat) - step_price(*action);
            if legal.len() > 1 && asked(game, &next, seat) {
                for _ in 0..tries {
                    best = best.max(finish(game, next, seat, random, &mut list) - step_price(*action));
                }
            }
            opinions.push(Opinion { action: *action, visits: tries as u32, value: best });
        }
    }
}

/// Between equal plans the one that moves less is taken.
fn step_price(action: Action) -> f64 {
    if action == Action::End { 0.0 } else { 0.01 }
}

/// Is the seat asked again in its own turn?
fn asked(game: &Sol, state: &State, seat: Seat) -> bool {
    state.active == seat && matches!(game.turn(state), Turn::Decide(_)) && state.turn.phase != Phase::Keep
}

/// Finishes the turn at random up to the first card, and judges.
fn finish(game: &Sol, mut state: State, seat: Seat, random: &mut Random, list: &mut ActionList<Sol>) -> f64 {
    let mut best = f64::MIN;
    let mut price = 0.0;
    for _ in 0..LONGEST {
        if !asked(game, &state, seat) {
            break;
        }
        let Some(decider) = game.decider(&state) else { break };
        list.clear();
        let _ = game.for_each_action(&state, decider, |action| {
            // A card is played only if the plan begins with it: that keeps the number of ways small.
            if !matches!(action, Action::Play(_)) {
                list.push(action);
            }
            ControlFlow::Continue(())
        });
        if list.is_empty() {
            break;
        }
        // Other seats take a bonus they can pay, which is listed first.
        let pick = if decider == seat { random.below(list.len() as u32) as usize } else { 0 };
        price += step_price(list[pick]);
        game.advance(&mut state, Step::Act(decider, list[pick]), &mut Mute);
        // Ending here is as good as any later end.
        if state.turn.phase == Phase::Step {
            best = best.max(judge(game, &state, seat) - price);
        }
    }
    best.max(judge(game, &state, seat) - price)
}

/// What a position is worth to a seat, in momentum.
fn judge(game: &Sol, state: &State, seat: Seat) -> f64 {
    let own = worth(game, state, seat);
    let others = Seat::all(game.players()).filter(|s| *s != seat).map(|s| worth_roughly(state, s));
    match game.setup.mode {
        Mode::Versus => own - 0.3 * others.fold(0.0, f64::max),
        Mode::Solo => own,
        // SO-13.4: the lowest counts.
        Mode::Coop => own + 0.5 * others.fold(f64::MAX, f64::min).min(own),
    }
}

fn worth_roughly(state: &State, seat: Seat) -> f64 {
    let own = &state.seats[seat];
    f64::from(own.total()) + 0.4 * f64::from(own.energy.min(12))
}

/// What a barrier without a gate counts as, in steps: the way is still to be built.
const WALL: usize = 5;

/// Steps from every space to the heart; missing gates count as detours.
fn to_heart(rules: &Rules, state: &State) -> [u8; 64] {
    let board = rules.board();
    let mut steps = [99u8; 64];
    let mut edges = [0u64; 48];
    edges[1] = board.ring(Layer::Core);
    let mut seen = 0;
    for step in 1..edges.len() - WALL {
        let edge = edges[step] & !seen;
        seen |= edge;
        for space in spaces(edge) {
            steps[space.index()] = step as u8;
            edges[step + 1] |= rules.open(state, space);
            edges[step + WALL] |= board.adjacent(space);
        }
    }
    steps
}

fn worth(game: &Sol, state: &State, seat: Seat) -> f64 {
    let rules: &Rules = game;
    let board = rules.board();
    let own = &state.seats[seat];
    // How much of the game is still to come. Cards owed bring the end nearer for everybody: a small price.
    let owed = f64::from(state.turn.owed) * f64::from(state.marker) / f64::from(state.cards_left().max(1));
    let left = f64::from(state.marker) / 13.0;
    let late = 1.0 - left;
    let mut value = f64::from(own.total()) - 0.1 * f64::from(state.turn.owed);
    if state.active == seat && state.turn.hurls {
        value += owed;
    }
    let towers = (state.types[Station::Tower.index()] & state.owners.of(seat)).count_ones();
    let foundries = state.types[Station::Foundry.index()] & state.owners.of(seat);
    let grows = if foundries != 0 && own.reserve >= 3 { 0.15 } else { 0.0 };
    let spark = (0.15 + grows + 0.15 * f64::from(towers.min(2))) * (4.0 * left).min(1.0);
    let energy = f64::from(own.energy);
    value += spark * energy.min(12.0) + 0.25 * spark * (energy - 12.0).max(0.0);

    let steps = to_heart(rules, state);
    let throw = |d: u8| 2.3 * (0.9 - 0.12 * late).powi(i32::from(d.min(24)));
    let diver = 0.6 * left;
    let mut reach: Vec<u8> = Vec::with_capacity(16);
    for space in spaces(state.divers[seat].any()) {
        for _ in 0..state.divers[seat].get(space) {
            reach.push(steps[space.index()]);
        }
    }
    let launch =
        spaces(board.at_eye(own.eye)).map(|s| steps[s.index()]).min().unwrap_or(99).saturating_add(1);
    reach.extend(std::iter::repeat_n(launch, own.hold.into()));
    reach.sort_unstable();
    for d in reach {
        value += diver + throw(d);
    }
    value += 0.3 * left * f64::from(own.reserve) + 0.4 * left * f64::from(own.guests_total() + own.lost);

    for space in spaces(state.owners.of(seat)) {
        if let Some((station, _)) = state.station(space) {
            value += station_worth(rules, state, station, space, left);
        }
    }
    value += 1.1 * left * f64::from(rules.movement(state, seat));
    value += 0.5 * left * f64::from(state.gates.of(seat).count_ones());
    for layer in [Layer::Inner, Layer::Convective, Layer::Radiative] {
        // A way through every barrier, whoever owns it.
        if board.barrier_below(layer) & state.gates.any() != 0 {
            value += 5.0 * left;
        }
    }
    value += harvest(rules, state, seat, spark) + 0.7 * pattern(rules, state, seat, left);
    if own.held.is_some() {
        value += 0.4 + state.held_effect(seat).map_or(0.0, taste);
    }
    value
}

/// Which card is better to hold.
fn taste(effect: Effect) -> f64 {
    match effect {
        Effect::Cascade | Effect::Motivate | Effect::Channel | Effect::Squeeze | Effect::Pulse => 0.5,
        Effect::Pillar | Effect::Procreate | Effect::Synchronize | Effect::Transcend | Effect::Fuel => 0.4,
        Effect::Catapult | Effect::Juggernaut | Effect::Ceremony | Effect::Passage | Effect::Festival => 0.3,
        _ => 0.1,
    }
}

/// What an own station is worth for the rest of the game.
fn station_worth(rules: &Rules, state: &State, station: Station, space: Space, left: f64) -> f64 {
    let (base, bonus) = rules.reward(state, space);
    let all = f64::from(base + bonus);
    let pay = match station {
        Station::Node => 0.4 * all,
        Station::Foundry => 0.4 * all,
        Station::Tower => 0.6 * all,
    };
    // Outer stations work at every flare for nothing.
    let flares = if rules.board().layer(space) == Layer::Outer { f64::from(state.marker) } else { 0.0 };
    let orbital = match station {
        Station::Node => 0.12,
        Station::Foundry => 0.05,
        Station::Tower => 0.2,
    };
    left * pay + flares * orbital
}

/// What the best Activate of the next turn would bring, discounted.
fn harvest(rules: &Rules, state: &State, seat: Seat, spark: f64) -> f64 {
    let mut best: f64 = 0.0;
    for station in Station::ALL {
        let mut energy = f64::from(state.seats[seat].energy);
        let mut sum = 0.0;
        for space in spaces(state.types[station.index()] & state.divers[seat].any()) {
            let (base, bonus) = rules.reward(state, space);
            let own = state.owners.at(space.0) == Some(seat);
            let all = f64::from(base) + if own { f64::from(bonus) } else { 0.0 };
            match station {
                Station::Node => sum += spark * all,
                Station::Foundry if energy >= f64::from(base) => {
                    sum += 0.3 * all;
                    energy -= all;
                }
                Station::Tower if energy >= f64::from(base) => {
                    let paid = if energy >= all { all } else { f64::from(base) };
                    sum += paid * (1.0 - spark);
                    energy -= paid;
                }
                _ => {}
            }
        }
        best = best.max(sum);
    }
    0.6 * best
}

/// What the best conversion of the divers on the board would add.
fn pattern(rules: &Rules, state: &State, seat: Seat, left: f64) -> f64 {
    let board = rules.board();
    let own = state.divers[seat].any();
    let stock = &state.seats[seat];
    let free = !state.owners.any();
    let mut best: f64 = 0.0;
    let mut offer = |station: Station, at: Space, divers: f64| {
        if free & at.bit() == 0 || stock.stations[station.index()] == 0 || rules.banned(station) {
            return;
        }
        let ring = board.ring(board.layer(at));
        let layer = if state.owners.of(seat) & ring == 0 { 1.1 * left } else { 0.0 };
        let gain = station_worth(rules, state, station, at, left) + layer - 0.5 * divers;
        best = best.max(gain);
    };
    for a in Bits(own).map(Space) {
        let next = board.along(a, 1);
        if own & next.bit() != 0 {
            offer(Station::Foundry, a, 2.0);
            offer(Station::Foundry, next, 2.0);
        }
        if own & board.along(a, 2).bit() != 0 {
            offer(Station::Node, next, 2.0);
        }
        for b in spaces(board.inward(a) & own) {
            for d in spaces(board.inward(b) & own) {
                offer(Station::Tower, d, 3.0);
            }
        }
    }
    if stock.gates > 0 {
        let mut gain: f64 = 0.0;
        for s in spaces(own) {
            if board.outward(s) & own == 0 {
                continue;
            }
            let open = board.sites_at(s) & !state.gates.any();
            for d in spaces(board.inward(s)) {
                if let Some(site) = board.site(s, d)
                    && open & site.bit() != 0
                {
                    // The first way through a barrier is worth most.
                    let known = board.barrier_below(board.layer(s)) & state.gates.any();
                    gain = gain.max(if known == 0 { 4.0 * left } else { 0.0 });
                }
            }
        }
        best = best.max(gain);
    }
    best
}
