//! The estimate of a position: a small budget plan.
//!
//! Light that will come on the present board is what there is to spend; every piece is an offer, the points of a token
//! for the LP it still takes to grow and collect it; the best offers are bought first. So growing pays by the light it
//! adds, collecting early costs the light it gives up, and a seed is worth planting only while there is time and light to
//! bring it up.

use crate::rules::Rules;
use crate::rules::board::{Cell, CellSet};
use crate::rules::forest::light_of;
use crate::rules::piece::Size;
use crate::rules::state::{MAX_SEATS, State};
use serde::Deserialize;
use solarium_core::Seat;

/// Weights of the estimate, tuned by playing many games; the unit is points.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Share of a token's points that counts with 1, 2, 3, 4 activations still to go.
    pub sure: [f64; 4],
    /// Discount of future light, per round.
    pub fade: f64,
    /// Points for a LP with nothing on the board to spend it on, while there is time to plant again.
    pub spare: f64,
    /// Rounds to go at which `spare` counts in full.
    pub spare_rounds: f64,
    /// Points for a LP an opponent will not get.
    pub rival: f64,
    /// Points for a piece lost for good, by size, at the start of the game.
    pub lost: [f64; 4],
    /// Points for a space not yet activated that could still be grown this turn.
    pub idle: f64,
    /// Points for an empty space next to a start tree.
    pub room: f64,
}

impl Weights {
    /// The weights the bot plays with.
    pub const USUAL: Weights = Weights {
        sure: [0.70, 0.70, 0.73, 0.76],
        fade: 0.98,
        spare: 0.335,
        spare_rounds: 7.6,
        rival: 0.06,
        lost: [0.27, 0.5, 1.5, 4.6],
        idle: 0.084,
        room: 0.55,
    };
}

/// Weights made ready: what a unit of light is worth that comes at one of the next six places of the sun, and at that
/// place again in each revolution after.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Prepared {
    pub(super) weights: Weights,
    /// By rounds to go and by the number of the place.
    light: Vec<[f64; SUNS]>,
}

/// Places of the sun.
pub(super) const SUNS: usize = 6;
/// The most rounds of a game.
const MOST_ROUNDS: u8 = 24;

impl Prepared {
    pub(super) fn new(weights: Weights) -> Prepared {
        let sums = |rounds: u8| {
            std::array::from_fn(|first| {
                let same_place = (first as u8..rounds).step_by(SUNS);
                same_place.map(|round| power(weights.fade, u32::from(round) + 1)).sum()
            })
        };
        Prepared { weights, light: (0..=MOST_ROUNDS).map(sums).collect() }
    }

    fn light(&self, rounds: u8) -> &[f64; SUNS] {
        &self.light[usize::from(rounds.min(MOST_ROUNDS))]
    }
}

/// A power by repeated squaring: the same on every machine, unlike what the standard library may call.
fn power(mut base: f64, mut exponent: u32) -> f64 {
    let mut product = 1.0;
    while exponent > 0 {
        if exponent & 1 == 1 {
            product *= base;
        }
        base *= base;
        exponent /= 2;
    }
    product
}

/// The light of every seat in the next six rounds if the board stays as it is, the nearest round first; nothing after the
/// last round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sunlight {
    pub(super) by_seat: [[u8; SUNS]; MAX_SEATS],
    pub(super) rounds: u8,
}

impl Sunlight {
    /// The light of the rounds to come.
    pub(super) fn new(rules: &Rules, state: &State) -> Sunlight {
        Sunlight::of_rounds(rules, state, rules.last_round().saturating_sub(state.round()))
    }

    fn of_rounds(rules: &Rules, state: &State, rounds: u8) -> Sunlight {
        let mut sunlight = Sunlight { by_seat: [[0; SUNS]; MAX_SEATS], rounds };
        let from = if state.round() == 0 { 0 } else { state.sun() + 1 };
        let own: [CellSet; MAX_SEATS] = std::array::from_fn(|seat| state.forest().of(Seat(seat as u8)));
        for ahead in 0..rounds.min(SUNS as u8) {
            let lit = state.forest().lit((from + ahead) % SUNS as u8);
            for seat in Seat::all(rules.seats()) {
                let light = light_of(lit, own[seat.index()], &rules.players.light);
                sunlight.by_seat[seat.index()][usize::from(ahead)] = light as u8;
            }
        }
        sunlight
    }

    pub(super) const fn of(&self, seat: Seat) -> &[u8; SUNS] {
        &self.by_seat[seat.index()]
    }
}

/// What an estimate is made of.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Parts {
    /// Expected final points of the seat, less what rivals will get.
    pub(super) value: f64,
    /// Tokens taken.
    pub(super) tokens: f64,
    /// Points of tokens that can still be brought up.
    pub(super) offers: f64,
    /// LP that are left over.
    pub(super) spare: f64,
    /// LP that the tracker cannot hold next round.
    pub(super) wasted: f64,
    /// Pieces on the board by size, and within that by ring from the centre.
    pub(super) pieces: [[u8; 4]; 4],
}

/// The estimate of a position for one seat.
pub(super) struct Estimate<'a> {
    pub(super) rules: &'a Rules,
    pub(super) prepared: &'a Prepared,
    pub(super) seat: Seat,
}

impl Estimate<'_> {
    /// A start tree: the light it will give, and room to plant.
    pub(super) fn placed(&self, next: &State, cell: Cell) -> f64 {
        let room = (cell.neighbours() & next.forest().empty()).len() as f64;
        let reach = (cell.within(2) & next.forest().empty()).len() as f64;
        let sunlight = Sunlight::of_rounds(self.rules, next, 18);
        self.light(&sunlight).own + self.prepared.weights.room * room + 0.1 * reach
    }

    /// Room to plant around the start trees.
    pub(super) fn room(&self, state: &State) -> f64 {
        let (own, empty) = (state.forest().of(self.seat), state.forest().empty());
        let room: usize = own.iter().map(|cell| (cell.neighbours() & empty).len()).sum();
        self.prepared.weights.room * room as f64
    }

    /// Expected final points of this seat.
    pub(super) fn value(&self, state: &State) -> f64 {
        self.parts(state, &Sunlight::new(self.rules, state)).value
    }

    /// The estimate with what it is made of.
    pub(super) fn parts(&self, state: &State, sunlight: &Sunlight) -> Parts {
        let weights = &self.prepared.weights;
        let rounds = sunlight.rounds;
        let light = self.light(sunlight);
        let lp = f64::from(state.lp(self.seat));
        let cap = f64::from(self.rules.pack.players.light_cap);
        // What would go beyond the limit next round is gone.
        let wasted = if rounds > 0 { (lp + light.next - cap).max(0.0) } else { 0.0 };
        let mut budget = lp + light.own - wasted;
        let tokens: f64 = self.rules.tokens(state, self.seat).map(f64::from).sum();
        let offers = self.offers(state, rounds, &mut budget);
        let mut points = tokens + offers;
        let time = (f64::from(rounds) / weights.spare_rounds).min(1.0);
        let floor = 1.0 / f64::from(self.rules.pack.players.lp_per_point);
        points += budget * (floor + (weights.spare - floor) * time);
        points -= weights.rival * light.rivals;
        let pieces = state.forest().by_size_and_ring(self.seat);
        let on_board = pieces.map(|rings| rings.iter().sum());
        let lost = self.rules.lost_with(state, self.seat, on_board);
        let still = f64::from(rounds) / 18.0;
        for (count, each) in lost.into_iter().zip(weights.lost) {
            points -= f64::from(count) * each * still;
        }
        Parts { value: points + self.idle(state), tokens, offers, spare: budget, wasted, pieces }
    }

    /// Buys the offers of the board, the ones nearest to their token first, from the budget.
    fn offers(&self, state: &State, rounds: u8, budget: &mut f64) -> f64 {
        let players = &self.rules.pack.players;
        let own = state.forest().of(self.seat);
        let mut available = state.available(self.seat);
        let mut shop = state.shop(self.seat).all();
        let mut left: [usize; 4] = std::array::from_fn(|i| state.pile_left(i as u8 + 1));
        // Which piles still hold a token: a bit for each.
        let mut piles = (0..4).fold(0u32, |piles, i| piles | u32::from(left[i] > 0) << i);
        let mut points = 0.0;
        // With nothing left to spend, what follows neither costs nor brings anything.
        let free_of_charge = players.collect_cost == 0;
        for (size, sized) in state.forest().by_size().into_iter().enumerate().rev() {
            let (steps, sized) = (4 - size, own & sized);
            if sized.is_empty() {
                continue;
            }
            for ring in 0..4 {
                for cell in (sized & CellSet::ring(ring)).iter() {
                    if *budget <= 0.0 && !free_of_charge {
                        return points;
                    }
                    let turns = usize::from(rounds) + usize::from(!state.activated().contains(cell));
                    if steps > turns {
                        continue;
                    }
                    // The LP to grow it up and collect it, bigger pieces bought where none is at hand.
                    let mut cost = u32::from(players.collect_cost);
                    for target in 1..4 {
                        if target <= size {
                            continue;
                        }
                        cost += u32::from(players.grow_cost[target - 1]);
                        if available[target] > 0 {
                            available[target] -= 1;
                        } else if let Some(price) = players.next_price(target, shop[target]) {
                            cost += u32::from(price);
                            shop[target] -= 1;
                        } else {
                            // One comes back to the shop when another tree grows or is collected.
                            cost += u32::from(
                                players.prices[target][usize::from(players.shop[target]).max(1) - 1],
                            );
                        }
                    }
                    // The richest pile of the ring's leaves or fewer.
                    let open = piles & (15 >> ring);
                    if open == 0 {
                        continue;
                    }
                    let pile = open.ilog2() as usize;
                    let full = self.rules.full_pile(pile as u8 + 1);
                    let token = f64::from(full[full.len() - left[pile]]);
                    left[pile] -= 1;
                    piles &= !(u32::from(left[pile] == 0) << pile);
                    let cost = f64::from(cost);
                    // The same as a quotient cut at 1, without a division for what can be bought whole.
                    let part =
                        if cost > 0.0 && *budget < cost { (*budget / cost).clamp(0.0, 1.0) } else { 1.0 };
                    points += token * part * self.prepared.weights.sure[steps - 1];
                    *budget -= cost * part;
                }
            }
        }
        points
    }

    /// A small bonus for spaces that can still be grown this turn.
    fn idle(&self, state: &State) -> f64 {
        let available = state.available(self.seat);
        let lp = state.lp(self.seat);
        let idle = state.forest().of(self.seat) & !state.activated();
        let mut count = 0;
        for size in [Size::Seed, Size::Small, Size::Medium] {
            let cost = self.rules.pack.players.grow_cost[size.index()];
            if available[size.index() + 1] > 0 && lp >= cost {
                count +=
                    (idle & state.forest().sized(size)).len().min(usize::from(available[size.index() + 1]));
            }
        }
        self.prepared.weights.idle * count as f64
    }

    /// The light of the rounds to come, discounted.
    fn light(&self, sunlight: &Sunlight) -> Light {
        let mut light = Light { own: 0.0, rivals: 0.0, next: f64::from(sunlight.of(self.seat)[0]) };
        let worth = self.prepared.light(sunlight.rounds);
        for (ahead, worth) in worth.iter().enumerate().take(usize::from(sunlight.rounds)) {
            for seat in Seat::all(self.rules.seats()) {
                let gain = f64::from(sunlight.of(seat)[ahead]);
                if seat == self.seat {
                    light.own += gain * worth;
                } else {
                    light.rivals += gain * worth;
                }
            }
        }
        light
    }
}

/// Light to come.
struct Light {
    own: f64,
    rivals: f64,
    next: f64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Photosynthesis;
    use serde_json::json;
    use solarium_core::{Game, Random, Records, Shelf, random_step};

    #[test]
    fn light_and_pieces_are_those_of_the_rules() {
        let setup = json!({"seats": ["human", "human", "human"]});
        let game = Photosynthesis::from_setup(&setup, &Shelf::standard()).expect("a table of PH-2.2");
        let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
        while random_step(&game, &mut state, &mut random, &mut list) {
            let forest = state.forest();
            for seat in Seat::all(3) {
                for sun in 0..6 {
                    for light in [[0, 1, 2, 3], [9, 1, 2, 3], [0, 2, 1, 5]] {
                        let quick = light_of(forest.lit(sun), forest.of(seat), &light);
                        assert_eq!(quick, forest.raw_light(seat, sun, &light));
                    }
                }
                let pieces = forest.by_size_and_ring(seat);
                assert_eq!(pieces.map(|rings| rings.iter().sum::<u8>()), forest.count(seat));
                for (size, rings) in Size::ALL.into_iter().zip(pieces) {
                    let sized = forest.of(seat) & forest.sized(size);
                    let each = [0, 1, 2, 3].map(|ring| (sized & CellSet::ring(ring)).len() as u8);
                    assert_eq!(rings, each);
                }
            }
        }
    }
}
