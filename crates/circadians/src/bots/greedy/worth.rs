//! What a position is worth to a seat, in points it may expect at the end.

use crate::pack::{Amount, Board, Counter, Effect, Power};
use crate::{Circadians, KnownCrew, NONE, Phase, Stage, State, bits, dice_of};
use solarium_core::Seat;

/// Points per unit of Water, Algae, Power and Gem in the middle of the game.
const UNIT: [f64; 4] = [0.17, 0.26, 0.52, 1.15];
/// Cost of a unit in Power, by which prices are compared.
const IN_POWER: [f64; 4] = [1.0 / 3.0, 0.5, 1.0, 2.0];
/// Points a die more is worth while there is time to use it: the first, the second, …
const DIE: [f64; 6] = [3.2, 2.8, 2.2, 1.6, 1.0, 0.1];
/// Points of a face-down Cache.
const CACHE: f64 = 5.5;

/// Harvests still to come, this round's included while it is not over.
fn harvests(state: &State) -> f64 {
    let past = match state.phase {
        Phase::Harvest if state.stage != Stage::Begin => 1,
        Phase::Rest | Phase::Over => 1,
        _ => 0,
    };
    f64::from((9 - i16::from(state.round.max(1)) - past).max(0) as u8)
}

/// Rounds still to be played after this one.
fn rounds(state: &State) -> f64 {
    f64::from(8u8.saturating_sub(state.round.max(1)))
}

fn amount(a: Amount) -> f64 {
    let res: f64 = a.res.iter().zip(UNIT).map(|(n, u)| f64::from(*n) * u).sum();
    res + f64::from(a.dice) * 1.3 + f64::from(a.items) * 0.5
}

/// What a place of the Planet is worth while the Harvester stays there.
fn space_worth(game: &Circadians, state: &State, space: u8, harvests: f64) -> f64 {
    let planet = game.planet(state);
    let income = amount(game.planet_yield(state, space)) * harvests * 1.1;
    let near = planet.caches.iter().map(|c| planet.distance(space, *c)).min().unwrap_or(9);
    let past = (8.0 - harvests) / 8.0;
    let points = match planet.cache_number(space) {
        Some(cache) if state.caches[cache] != NONE => f64::from(state.caches[cache]),
        Some(_) => CACHE,
        None => CACHE * 0.72f64.powi(i32::from(near)) * (harvests / 8.0 + 0.15).min(1.0),
    };
    income + points * (0.35 + 0.65 * past)
}

/// What the Farms give at the coming Harvest.
pub(super) fn farm_income(game: &Circadians, state: &State, seat: Seat) -> f64 {
    let mut fixed = game.fixed_harvest(state, seat);
    fixed.dice = fixed.dice.min(state.crew(seat).supply);
    let mut sum = amount(fixed);
    for farm in 0..game.pack.base.farms() {
        if let Some(pair) = game.growth(state, seat, farm) {
            sum += pair
                .into_iter()
                .map(|res| amount(game.growth_amount(state, seat, farm, res)))
                .fold(0.0, f64::max);
        }
    }
    sum
}

/// Points an Item's benefit may bring.
fn benefit(game: &Circadians, state: &State, seat: Seat, item: u8) -> f64 {
    let left = rounds(state);
    let mut sum = 0.0;
    for effect in &game.pack.items[usize::from(item)].effects {
        sum += match *effect {
            Effect::Discount { res, n, .. } => (f64::from(n) * UNIT[res as usize]).min(0.9) * 0.35 * left,
            Effect::Gain { amount: a, .. } => amount(a) * 0.4 * left,
            Effect::IgnoreSetbacks => 0.35 * left,
            Effect::Score { points, per, counter } => {
                let crew = state.crew(seat);
                let expected = match counter {
                    Counter::NegDie => 4.0,
                    Counter::LeyrienDie | Counter::ZcharoDie | Counter::JrayekDie => 1.5,
                    Counter::DepDie => 3.5,
                    Counter::HandItem => 3.0,
                    Counter::Water => 6.0,
                    Counter::Algae => 4.0,
                    Counter::Power => 3.0,
                    Counter::Gem => 3.0,
                    Counter::UpgradeTile => crew.upgrade_count() as f64 + 0.15 * left,
                    Counter::FarmTile => crew.farm_tile_count() as f64 + 0.15 * left,
                    Counter::GameItem => {
                        f64::from((crew.items & game.pack.game_items).count_ones()) + 0.15 * left
                    }
                    Counter::EndItem => {
                        f64::from((crew.items & !game.pack.game_items).count_ones()) + 0.15 * left
                    }
                    Counter::OwnDie => 4.0,
                };
                f64::from(points) * expected / f64::from(per)
            }
            _ => 0.0,
        };
    }
    sum
}

/// A card to keep: points and benefit against its price.
pub(super) fn of_card(game: &Circadians, state: &State, seat: Seat, item: u8) -> f64 {
    let card = &game.pack.items[usize::from(item)];
    let price: f64 = card.cost.res.iter().zip(IN_POWER).map(|(n, p)| f64::from(*n) * p).sum();
    f64::from(card.points) + benefit(game, state, seat, item) - 0.55 * price
}

/// A character to play, in the order this bot does well with them (`data/CALIBRATION.md`).
pub(super) fn of_character(game: &Circadians, character: u8) -> f64 {
    match game.pack.characters[usize::from(character)].power {
        Power::SecondReward => 8.0,
        Power::FarmLowSix => 7.0,
        Power::NoFee => 6.0,
        Power::HarvestStep => 5.0,
        Power::LabUpgrade => 4.0,
        Power::NegDiscount(_) => 3.0,
        Power::SetbackReward => 2.0,
        Power::Refill(_) => 1.0,
    }
}

/// Something the seat may still buy with a die.
struct Target {
    cost: [f64; 4],
    worth: f64,
    density: f64,
}

fn target(cost: Amount, worth: f64) -> Target {
    let cost = cost.res.map(f64::from);
    let price: f64 = cost.iter().zip(IN_POWER).map(|(n, p)| n * p).sum();
    Target { cost, worth, density: worth / (price + 1.0) }
}

/// Purchases ahead: resources are worth more the nearer they come to something that can be bought.
fn prospects(game: &Circadians, state: &State, seat: Seat, purse: &mut [f64; 4], dice: f64) -> f64 {
    let crew = state.crew(seat);
    let mut targets: Vec<Target> = Vec::with_capacity(24);
    for clan in 0..3u8 {
        let off = game.clan_discount(state, seat, clan, 0);
        for (row, printed) in game.boards().rows.iter().enumerate() {
            let free =
                game.row_slots(row as u8).any(|s| state.tables.negotiation[usize::from(clan)][s].is_none());
            if free {
                let points = f64::from(printed.points[usize::from(clan)]) + 0.8;
                targets.push(target(printed.cost[usize::from(clan)].less(off), points));
            }
        }
    }
    let off = game.discount(state, seat, Board::Depository, 0);
    for item in bits(crew.hand) {
        let card = &game.pack.items[usize::from(item)];
        let points = f64::from(card.points) + benefit(game, state, seat, item) + 0.5;
        targets.push(target(card.cost.less(off), points));
    }
    targets.sort_by(|a, b| b.density.total_cmp(&a.density));
    let mut sum = 0.0;
    let mut left = dice.min(6.0);
    for t in &targets {
        if left <= 0.0 {
            break;
        }
        let (mut have, mut need) = (0.0, 0.0);
        for i in 0..4 {
            let covered = purse[i].min(t.cost[i]);
            have += covered * IN_POWER[i];
            need += t.cost[i] * IN_POWER[i];
            purse[i] -= covered;
        }
        let progress: f64 = if need > 0.0 { have / need } else { 1.0 };
        sum += 0.62 * t.worth * progress * progress * left.min(1.0);
        left -= 1.0;
    }
    sum
}

/// Points the seat may expect from this position, with this many more cards in hand that are not known.
pub fn worth(game: &Circadians, state: &State, seat: Seat, drawn: u8) -> f64 {
    let crew = state.crew(seat);
    let points = game.human_points(state, seat);
    let (harvests, left) = (harvests(state), rounds(state));
    let mut sum = f64::from(points.total() - points.harvester - points.gems);
    // Gems score by themselves; everything else must be spent in time.
    let waiting = f64::from(crew.garage_dice());
    let dice =
        f64::from(crew.pool + crew.rolled_dice() + crew.garage_dice() + crew.farm_dice() + crew.cantina)
            + f64::from(game.hq_dice(state, seat))
            + f64::from(dice_of(seat, state.tables.locations()));
    let chances = waiting + 2.2 * left;
    let time = chances / (chances + 1.5);
    let mut purse = crew.res.map(f64::from);
    let gems = purse[3];
    let bought = prospects(game, state, seat, &mut purse, chances);
    sum += bought * time.min(1.0);
    let rest: f64 = (0..4).map(|i| purse[i] * UNIT[i] * if i == 3 { 0.2 } else { 1.0 }).sum();
    let room = 3.0 + 2.0 * left;
    sum += room * (1.0 - (-rest / room).exp()) * time;
    sum += gems;
    // Dice are worth the rounds they can still act in.
    let last = (left / 3.0).min(2.2);
    let mut owned = dice;
    for value in DIE {
        sum += value * owned.clamp(0.0, 1.0) * last;
        owned -= 1.0;
    }
    sum += 0.25 * f64::from(game.hq_dice(state, seat)) * last;
    // Cards not yet known, and the hand as a whole.
    let hand = f64::from(crew.hand_size().saturating_add(drawn)).min(8.0);
    sum += 0.45 * hand.min(3.0 + left * 0.5) * (left / 4.0).min(1.0);
    // What is built goes on giving.
    for item in bits(crew.items & game.pack.game_items) {
        sum += benefit(game, state, seat, item);
    }
    for kind in crew.upgrades.iter().take_while(|k| **k != NONE) {
        let tile = &game.pack.upgrade_tiles[usize::from(*kind)];
        let help = f64::from(u8::from(tile.alter || tile.raise || tile.flip)) * 0.35
            + f64::from(u8::from(tile.water > 0)) * 0.35
            + f64::from(u8::from(tile.no_fee)) * 0.3;
        sum += help * left;
    }
    for kind in crew.farm_tiles.iter().take_while(|k| **k != NONE) {
        let tile = &game.pack.farm_tiles[usize::from(*kind)];
        let each = tile.six.map_or(0.0, amount) * 0.35 + f64::from(u8::from(tile.grow.is_some())) * 0.45;
        sum += (each + amount(tile.passive)) * (harvests - 1.0).max(0.0) * 0.9;
    }
    if state.planet_side != NONE {
        sum += space_worth(game, state, crew.harvester, (harvests - 1.0).max(0.0));
        if harvests > left {
            sum += farm_income(game, state, seat);
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Res;

    #[test]
    fn prices_follow_the_market() {
        // 3W = 2A = 1P and 2P = 1G on the Market.
        assert_eq!(3.0 * IN_POWER[Res::W as usize], 2.0 * IN_POWER[Res::A as usize]);
        assert_eq!(2.0 * IN_POWER[Res::P as usize], IN_POWER[Res::G as usize]);
    }
}
