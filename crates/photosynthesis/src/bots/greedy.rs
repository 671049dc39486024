//! A one-ply bot: it tries every action and keeps the position in which its pieces and coming light can be turned
//! into the most points.
//!
//! The estimate is a small budget plan. Light that will come on the present board is what there is to spend; every
//! piece is an offer, the points of a token for the LP it still takes to grow and collect it; the best offers are
//! bought first. So growing pays by the light it adds, collecting early costs the light it gives up, and a seed is
//! worth planting only while there is time and light to bring it up.

use crate::Photosynthesis;
use crate::rules::Rules;
use crate::rules::action::Action;
use crate::rules::board::{Cell, CellSet};
use crate::rules::piece::Size;
use crate::rules::state::State;
use serde::Deserialize;
use solarium_core::{Bot, Cancel, Game, Mute, Opinion, Question, Random, Seat, Step};
use std::ops::ControlFlow;

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

/// The bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Greedy(pub Weights);

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy(Weights::USUAL)
    }
}

impl Bot<Photosynthesis> for Greedy {
    fn consider(
        &self,
        question: &Question<'_, Photosynthesis>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
    ) {
        self.consider_until(question, random, opinions, &Cancel::default());
    }

    fn consider_until(
        &self,
        question: &Question<'_, Photosynthesis>,
        _random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
        cancel: &Cancel,
    ) {
        let game = question.game;
        let state = &question.view.position;
        let estimate = Estimate { rules: game, weights: &self.0, seat: question.seat };
        for action in question.legal.iter().take_while(|_| !cancel.is_cancelled()) {
            let value = estimate.after(game, state, *action);
            opinions.push(Opinion::new(*action, 1, value));
        }
    }
}

/// The estimate of a position for one seat.
pub(super) struct Estimate<'a> {
    pub(super) rules: &'a Rules,
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
}

/// Subtracted from the value of a purchase, so that a bot buys only a piece it can use.
const PURCHASE_PENALTY: f64 = 0.01;

impl Estimate<'_> {
    /// The value of the position after an action; for a purchase, after its best use too.
    fn after(&self, game: &Photosynthesis, state: &State, action: Action) -> f64 {
        if action == Action::End {
            return self.value(state);
        }
        let mut next = *state;
        game.advance(&mut next, Step::Act(self.seat, action), &mut Mute);
        match action {
            Action::Place(cell) => self.placed(&next, cell),
            Action::Buy(size) => {
                let mut best = self.value(&next);
                let _ = game.for_each_action(&next, self.seat, |use_of_it| {
                    let fits = match use_of_it {
                        Action::Plant { .. } => size == Size::Seed,
                        Action::Grow(cell) => {
                            next.forest().piece(cell).and_then(|piece| piece.size.bigger()) == Some(size)
                        }
                        _ => false,
                    };
                    if fits {
                        let mut used = next;
                        game.advance(&mut used, Step::Act(self.seat, use_of_it), &mut Mute);
                        best = best.max(self.value(&used));
                    }
                    ControlFlow::Continue(())
                });
                best - PURCHASE_PENALTY
            }
            _ => self.value(&next),
        }
    }

    /// A start tree: the light it will give, and room to plant.
    fn placed(&self, next: &State, cell: Cell) -> f64 {
        let room = (cell.neighbours() & next.forest().empty()).len() as f64;
        let reach = (cell.within(2) & next.forest().empty()).len() as f64;
        self.light(next, 18).own + self.weights.room * room + 0.1 * reach
    }

    /// Room to plant around the start trees.
    pub(super) fn room(&self, state: &State) -> f64 {
        let (own, empty) = (state.forest().of(self.seat), state.forest().empty());
        let room: usize = own.iter().map(|cell| (cell.neighbours() & empty).len()).sum();
        self.weights.room * room as f64
    }

    /// Expected final points of this seat.
    pub(super) fn value(&self, state: &State) -> f64 {
        let weights = self.weights;
        let rounds = self.rules.last_round().saturating_sub(state.round());
        let light = self.light(state, rounds);
        let lp = f64::from(state.lp(self.seat));
        let cap = f64::from(self.rules.pack.players.light_cap);
        // What would go beyond the limit next round is gone.
        let wasted = if rounds > 0 { (lp + light.next - cap).max(0.0) } else { 0.0 };
        let mut budget = lp + light.own - wasted;
        let mut points: f64 = self.rules.tokens(state, self.seat).map(f64::from).sum();
        points += self.offers(state, rounds, &mut budget);
        let time = (f64::from(rounds) / weights.spare_rounds).min(1.0);
        let floor = 1.0 / f64::from(self.rules.pack.players.lp_per_point);
        points += budget * (floor + (weights.spare - floor) * time);
        points -= weights.rival * light.rivals;
        let lost = self.rules.lost(state, self.seat);
        let still = f64::from(rounds) / 18.0;
        for (count, each) in lost.into_iter().zip(weights.lost) {
            points -= f64::from(count) * each * still;
        }
        points + self.idle(state)
    }

    /// Buys the offers of the board, the ones nearest to their token first, from the budget.
    fn offers(&self, state: &State, rounds: u8, budget: &mut f64) -> f64 {
        let players = &self.rules.pack.players;
        let own = state.forest().of(self.seat);
        let mut available = state.available(self.seat);
        let mut shop = state.shop(self.seat).all();
        let mut left: [usize; 4] = std::array::from_fn(|i| state.pile_left(i as u8 + 1));
        let mut points = 0.0;
        for size in Size::ALL.into_iter().rev() {
            let sized = own & state.forest().sized(size);
            for ring in 0..=3 {
                for cell in (sized & CellSet::ring(ring)).iter() {
                    let steps = 4 - size.index();
                    let turns = usize::from(rounds) + usize::from(!state.activated().contains(cell));
                    if steps > turns {
                        continue;
                    }
                    // The LP to grow it up and collect it, bigger pieces bought where none is at hand.
                    let mut cost = f64::from(players.collect_cost);
                    for target in size.index() + 1..=3 {
                        cost += f64::from(players.grow_cost[target - 1]);
                        if available[target] > 0 {
                            available[target] -= 1;
                        } else if let Some(price) = players.next_price(target, shop[target]) {
                            cost += f64::from(price);
                            shop[target] -= 1;
                        } else {
                            // One comes back to the shop when another tree grows or is collected.
                            cost += f64::from(
                                players.prices[target][usize::from(players.shop[target]).max(1) - 1],
                            );
                        }
                    }
                    let Some(pile) = (1..=4 - ring).rev().find(|leaves| left[usize::from(*leaves) - 1] > 0)
                    else {
                        continue;
                    };
                    let full = self.rules.full_pile(pile);
                    let token = f64::from(full[full.len() - left[usize::from(pile) - 1]]);
                    left[usize::from(pile) - 1] -= 1;
                    let part = if cost > 0.0 { (*budget / cost).clamp(0.0, 1.0) } else { 1.0 };
                    points += token * part * self.weights.sure[steps - 1];
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
        self.weights.idle * count as f64
    }

    /// The light of the rounds to come on the present board.
    fn light(&self, state: &State, rounds: u8) -> Light {
        let mut light = Light { own: 0.0, rivals: 0.0, next: 0.0 };
        let values = &self.rules.pack.players.light;
        let from = if state.round() == 0 { 0 } else { state.sun() + 1 };
        for k in 0..rounds.min(6) {
            let sun = (from + k) % 6;
            let mut weight = 0.0;
            let mut round = k;
            while round < rounds {
                weight += self.weights.fade.powi(i32::from(round) + 1);
                round += 6;
            }
            for seat in Seat::all(self.rules.seats()) {
                let gain = f64::from(state.forest().raw_light(seat, sun, values));
                if seat == self.seat {
                    light.own += gain * weight;
                    if k == 0 {
                        light.next = gain;
                    }
                } else {
                    light.rivals += gain * weight;
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
