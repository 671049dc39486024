//! What a seat could buy and do from a position, at a glance.

use super::features::{cache_points, harvests_left, rounds_left};
use super::rates::Rates;
use crate::pack::{Amount, Board, DICE};
use crate::rules::purse::can_pay;
use crate::{Circadians, Crew, KnownCrew, NONE, Phase, State, bits};
use solarium_core::Seat;

/// So many purchases are looked at.
const TARGETS: usize = 6;

/// What is within reach.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// Points of the purchases that the purse comes near to, each as far as it is paid for already.
    pub(super) prospects: f32,
    /// The same with what the coming Harvest brings.
    pub(super) prospects_soon: f32,
    /// What the best Negotiation space brings that can be paid now.
    pub(super) best_space: f32,
    /// Points of all free Negotiation spaces.
    pub(super) open_points: f32,
    /// The three best cards of the hand, price taken off.
    pub(super) best_cards: [f32; 3],
    /// The best card that can be paid now.
    pub(super) affordable_card: f32,
    /// What a die of each value could do best.
    die: [f32; 7],
    /// What a pair at the Laboratory brings.
    pub(super) pair: f32,
}

/// Something to buy with a die.
#[derive(Clone, Copy)]
struct Target {
    cost: Amount,
    worth: f32,
    density: f32,
}

impl Outlook {
    pub(super) fn new(
        game: &Circadians,
        state: &State,
        seat: Seat,
        income: &[f32; 4],
        rates: &Rates,
    ) -> Outlook {
        let crew = state.crew(seat);
        let mut outlook = Outlook {
            prospects: 0.0,
            prospects_soon: 0.0,
            best_space: f32::MIN,
            open_points: 0.0,
            best_cards: [0.0; 3],
            affordable_card: 0.0,
            die: [0.0; 7],
            pair: 0.0,
        };
        let mut targets = Targets::default();
        outlook.look_at_negotiation(game, state, seat, rates, &mut targets);
        outlook.look_at_hand(game, state, seat, rates, &mut targets);
        let purse = crew.res.map(|n| n as f32);
        outlook.prospects = targets.within_reach(purse, rates);
        let soon = std::array::from_fn(|i| purse[i] + income[i]);
        outlook.prospects_soon = targets.within_reach(soon, rates);
        let acts = crew.garage_dice() + crew.rolled_dice() > 0 && state.phase <= Phase::Execute;
        if acts {
            outlook.look_at_dice(game, state, seat, rates);
        }
        outlook
    }

    /// Free spaces as targets, and the best that can be paid.
    fn look_at_negotiation(
        &mut self,
        game: &Circadians,
        state: &State,
        seat: Seat,
        rates: &Rates,
        targets: &mut Targets,
    ) {
        let crew = state.crew(seat);
        let off: [[u8; 4]; 3] = std::array::from_fn(|clan| game.clan_discount(state, seat, clan as u8, 0));
        let mut slot = 0;
        for row in &game.boards().rows {
            let slots = slot..slot + usize::from(row.spaces);
            slot = slots.end;
            for (clan, off) in off.iter().enumerate() {
                let free = state.tables.negotiation[clan][slots.clone()].iter().filter(|die| die.is_none());
                let free = free.count();
                if free == 0 {
                    continue;
                }
                let points = f32::from(row.points[clan]);
                self.open_points += points * free as f32;
                let cost = row.cost[clan].less(*off);
                let worth = points + rates.negotiation;
                targets.add(cost, worth, rates);
                if can_pay(crew, cost, 0) {
                    self.best_space = self.best_space.max(worth - rates.resources(cost));
                }
            }
        }
    }

    fn look_at_hand(
        &mut self,
        game: &Circadians,
        state: &State,
        seat: Seat,
        rates: &Rates,
        targets: &mut Targets,
    ) {
        let crew = state.crew(seat);
        let off = game.discount(state, seat, Board::Depository, 0);
        for item in bits(crew.hand & !crew.discarding) {
            let card = &game.pack.items[usize::from(item)];
            let cost = card.cost.less(off);
            let worth = f32::from(card.points) + rates.benefit(game, state, seat, item) + rates.row_reward;
            targets.add(cost, worth, rates);
            let net = worth - rates.resources(cost);
            let [first, second, third] = self.best_cards;
            self.best_cards = if net > first {
                [net, first, second]
            } else if net > second {
                [first, net, second]
            } else {
                [first, second, third.max(net)]
            };
            if net > self.affordable_card && can_pay(crew, cost, 0) {
                self.affordable_card = net;
            }
        }
    }

    /// What a die of each value could do best on each board that is open.
    fn look_at_dice(&mut self, game: &Circadians, state: &State, seat: Seat, rates: &Rates) {
        let (crew, boards, tables) = (state.crew(seat), game.boards(), &state.tables);
        let left = rounds_left(state);
        let event = game.event(state);
        let open = |board: Board| event.is_none_or(|event| !event.closes(board));
        let setbacks = event.is_none_or(|event| !event.no_setbacks);
        let cheapest = |printed: &[Amount], board: Board| -> Option<f32> {
            let off = game.discount(state, seat, board, 0);
            let costs = printed.iter().map(|cost| cost.less(off)).filter(|cost| can_pay(crew, *cost, 0));
            costs.map(|cost| rates.resources(cost)).reduce(f32::min)
        };
        let headquarters = if open(Board::Headquarters)
            && Circadians::free_slot(&tables.hq, boards.headquarters).is_some()
            && left > 0.0
        {
            2.0 * rates.card + rates.headquarters
        } else {
            rates.cantina
        };
        self.die = [headquarters; 7];
        for value in 1..=6u8 {
            let best = &mut self.die[usize::from(value)];
            let token = if game.token_of(state, value).is_some() { rates.advancement } else { 0.0 };
            let risk = if setbacks { rates.setback_pip * f32::from(value) } else { 0.0 };
            *best = best.max(self.best_space + token - risk);
            let column = usize::from(value) - 1;
            if self.affordable_card > 0.0
                && boards.columns & (1 << value) != 0
                && tables.depository[..boards.depository.len()].iter().any(|row| row[column].is_none())
            {
                *best = best.max(self.affordable_card);
            }
            if tables.market[..boards.market.len()].iter().any(|die| die.is_none()) {
                *best = best.max(rates.trade * f32::from(value));
            }
        }
        if open(Board::MiningCamp) {
            let off = game.discount(state, seat, Board::MiningCamp, 0);
            for (mine, _) in boards.mines.iter().zip(&tables.mine).filter(|(_, die)| die.is_none()) {
                for value in 1..=6u8 {
                    let cost = Amount::of(crate::pack::Res::W, mine.x.saturating_sub(value)).less(off);
                    if can_pay(crew, cost, 0) {
                        let gain = f32::from(mine.gems) * rates.unit[3] - rates.resources(cost);
                        self.offer(value, gain);
                    }
                }
            }
        }
        if open(Board::ControlRoom)
            && state.planet_side != NONE
            && Circadians::free_slot(&tables.control, boards.control_room).is_some()
            && let Some(cost) = cheapest(&game.pack.control_cost, Board::ControlRoom)
        {
            let here = space_worth(game, state, crew.harvester, rates);
            for value in 1..=6u8 {
                if let Some(to) = game.planet(state).step(crew.harvester, value) {
                    self.offer(value, space_worth(game, state, to, rates) - here - cost);
                }
            }
        }
        if open(Board::Foundry)
            && Circadians::free_slot(&tables.foundry, boards.foundry).is_some()
            && crew.upgrade_count() < usize::from(game.pack.base.upgrade_rooms)
            && let Some(cost) = cheapest(&game.pack.foundry_cost, Board::Foundry)
        {
            let rooms = &game.pack.base.upgrade_room_points;
            let more = next_room(rooms, crew.upgrade_count());
            for value in 1..=6u8 {
                let stack = usize::from(game.pack.foundry_stack[usize::from(value)]);
                let kind = state.upgrade_stacks.visible[stack];
                if kind != NONE {
                    let points = f32::from(game.pack.upgrade_tiles[usize::from(kind)].points);
                    self.offer(value, more + points + rates.tile_round * left - cost);
                }
            }
        }
        if open(Board::Academy) && crew.supply > 0 && DICE - crew.supply < 2 * game.pack.base.dice_limit {
            let off = game.discount(state, seat, Board::Academy, 0);
            if let Some(price) = game.pack.academy_price.first().map(|price| price.less(off))
                && can_pay(crew, price, 0)
            {
                let gain = rates.die * (left / 3.0).min(1.0) - rates.resources(price);
                for (listed, _) in boards.academy.iter().zip(&tables.academy).filter(|(_, d)| d.is_none()) {
                    bits(u64::from(*listed)).for_each(|value| self.offer(value, gain));
                }
            }
        }
        if open(Board::Laboratory)
            && game.free_pair(state).is_some()
            && crew.farm_tile_count() < usize::from(game.pack.base.farm_rooms)
            && let Some(cost) = cheapest(&game.pack.laboratory_cost, Board::Laboratory)
        {
            let more = next_room(&game.pack.base.farm_room_points, crew.farm_tile_count());
            self.pair = more + 1.0 + 2.0 * rates.tile_round * left - cost;
        }
    }

    fn offer(&mut self, value: u8, gain: f32) {
        let best = &mut self.die[usize::from(value)];
        *best = best.max(gain);
    }

    /// What a die of this value could do best from a Garage, whose tile may alter it.
    pub(super) fn of_garage(&self, game: &Circadians, crew: &Crew, garage: usize, value: u8) -> f32 {
        bits(u64::from(garage_values(game, crew, garage, value)))
            .map(|value| self.die[usize::from(value)])
            .fold(f32::MIN, f32::max)
    }
}

/// The values with which a die can act from a Garage: bit v.
pub(super) fn garage_values(game: &Circadians, crew: &Crew, garage: usize, value: u8) -> u8 {
    match garage {
        0 => game.pack.garage1.values(value),
        _ => match crew.upgrades[garage - 1] {
            NONE => 1 << value,
            kind => game.pack.upgrade_tiles[usize::from(kind)].values(value),
        },
    }
}

/// The points that one more tile in its room brings.
fn next_room(points: &[u8], tiles: usize) -> f32 {
    let at = |n: usize| points.get(n).copied().map_or(0.0, f32::from);
    at(tiles + 1) - at(tiles)
}

/// What a space of the Planet is worth while the Harvester stays there.
fn space_worth(game: &Circadians, state: &State, space: u8, rates: &Rates) -> f32 {
    let planet = game.planet(state);
    let income = rates.amount(game.planet_yield(state, space)) * harvests_left(state);
    let token = match planet.spaces[usize::from(space)].token {
        Some(token) if state.tokens & (1 << space) != 0 => rates.amount(token.amount()),
        _ => 0.0,
    };
    let near = planet.caches.iter().map(|cache| planet.distance(space, *cache)).min().unwrap_or(9);
    income + token + cache_points(game, state, space) - rates.cache_step * f32::from(near)
}

/// The purchases with the most points for their price.
#[derive(Default)]
struct Targets {
    best: [Option<Target>; TARGETS],
}

impl Targets {
    fn add(&mut self, cost: Amount, worth: f32, rates: &Rates) {
        let mut new = Some(Target { cost, worth, density: worth / (rates.price(cost) + 1.0) });
        for place in &mut self.best {
            let Some(target) = new else { return };
            if place.is_none_or(|kept| kept.density < target.density) {
                std::mem::swap(place, &mut new);
            }
        }
    }

    /// Points of the targets, the purse spread over them from the best on; a target counts by the square of the part
    /// that is paid for.
    fn within_reach(&self, mut purse: [f32; 4], rates: &Rates) -> f32 {
        let mut sum = 0.0;
        for target in self.best.iter().flatten() {
            let (mut have, mut need) = (0.0, 0.0);
            for (i, left) in purse.iter_mut().enumerate() {
                let cost = f32::from(target.cost.res[i]);
                let covered = left.min(cost);
                have += covered * rates.in_power[i];
                need += cost * rates.in_power[i];
                *left -= covered;
            }
            let progress = if need > 0.0 { have / need } else { 1.0 };
            sum += target.worth * progress * progress;
        }
        sum
    }
}
