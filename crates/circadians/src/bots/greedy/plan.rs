//! Which die goes where: all assignments of the roll, the promising ones played through.

use super::{Ahead, finish_chain, play_out, skip_chance, worth};
use crate::pack::{MAX_FARMS, MAX_GARAGES};
use crate::{Action, Circadians, Origin, Part, Phase, State};
use solarium_core::{Cancel, Mute, Seat};

/// Values by Garage and by Farm, 0 = none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Plan {
    garages: [u8; MAX_GARAGES],
    farms: [u8; MAX_FARMS],
}

/// Plans that are played through, after a quick look at all.
const PLAYED: usize = 10;

/// The best assignment of the dice in the hand, on top of what is assigned already; any if it is cancelled meanwhile.
pub(super) fn best(game: &Circadians, state: &State, seat: Seat, cancel: &Cancel) -> Option<Plan> {
    let crew = state.crew(seat);
    let mut search = Search {
        game,
        state,
        seat,
        quick: Quick::new(game, state, seat),
        rolled: crew.rolled,
        plan: Plan { garages: crew.garages, farms: crew.farms },
        plans: Vec::new(),
    };
    search.spread(0);
    let mut plans = search.plans;
    plans.sort_by(|a, b| b.0.total_cmp(&a.0));
    plans.truncate(PLAYED);
    plans
        .into_iter()
        .take_while(|_| !cancel.is_cancelled())
        .map(|(_, plan)| (played(game, state, seat, &plan), plan))
        .reduce(|best, other| if other.0 > best.0 { other } else { best })
        .map(|(_, plan)| plan)
}

/// How an answer of the assignment fits the plan: 1 if it leads there.
pub(super) fn fits(game: &Circadians, state: &State, seat: Seat, plan: Option<&Plan>, action: Action) -> f64 {
    let Some(plan) = plan else { return 0.0 };
    let crew = state.crew(seat);
    let next = (0..game.pack.base.garages()).find(|g| crew.garages[*g] == 0);
    let leads = match action {
        Action::Garage(v) => next.is_some_and(|g| plan.garages[g] == v),
        Action::Farm(n, v) => plan.farms[usize::from(n)] == v && crew.farms[usize::from(n)] == 0,
        Action::Ready => true,
        _ => false,
    };
    if leads { 1.0 } else { 0.0 }
}

/// What a die of each value is worth in a Garage at a first glance, the first Garage and the others.
struct Quick {
    first: [f64; 7],
    other: [f64; 7],
}

impl Quick {
    fn new(game: &Circadians, state: &State, seat: Seat) -> Quick {
        let mut quick = Quick { first: [0.0; 7], other: [0.0; 7] };
        let before = acting(state, seat, &[]).worth(game, seat);
        for v in 1..=6u8 {
            quick.other[usize::from(v)] = acted(game, state, seat, v) - before;
        }
        for v in 1..=6usize {
            let near = [v.saturating_sub(1).max(1), v, (v + 1).min(6)];
            quick.first[v] = near.into_iter().map(|n| quick.other[n]).fold(f64::MIN, f64::max);
        }
        quick
    }
}

/// The worth of the best action of a single die of this value.
fn acted(game: &Circadians, state: &State, seat: Seat, value: u8) -> f64 {
    // The die stands in Garage 2, where nothing alters it unless the base has a tile there.
    let mut alone = acting(state, seat, &[]);
    let crew = alone.state.crew_mut(seat);
    let garage = usize::from(game.pack.base.garages() > 1);
    crew.garages[garage] = value;
    play_out(game, &mut alone, seat)
}

/// The position in the base part of Execute, with these dice in the Garages.
fn acting(state: &State, seat: Seat, garages: &[u8]) -> Ahead {
    let mut state = state.clone();
    state.phase = Phase::Execute;
    state.part = Part::Base;
    state.turn = seat.0;
    let crew = state.crew_mut(seat);
    crew.rolled = [0; 6];
    crew.garages = [0; MAX_GARAGES];
    crew.farms = [0; MAX_FARMS];
    for (place, value) in crew.garages.iter_mut().zip(garages) {
        *place = *value;
    }
    Ahead { state, drawn: 0 }
}

/// All plans, each with a first guess at its worth.
struct Search<'a> {
    game: &'a Circadians,
    state: &'a State,
    seat: Seat,
    quick: Quick,
    /// Dice left.
    rolled: [u8; 6],
    plan: Plan,
    plans: Vec<(f64, Plan)>,
}

impl Search<'_> {
    /// All ways to put the dice left on this Farm and the next ones, then in the Garages.
    fn spread(&mut self, farm: usize) {
        if farm == self.game.pack.base.farms() {
            return self.orders();
        }
        // This Farm stays as it is …
        self.spread(farm + 1);
        // … or takes one of the dice left.
        if self.plan.farms[farm] == 0 && self.game.has_die_space(self.state, self.seat, farm) {
            for v in 1..=6u8 {
                if self.rolled[usize::from(v) - 1] > 0 {
                    self.rolled[usize::from(v) - 1] -= 1;
                    self.plan.farms[farm] = v;
                    self.spread(farm + 1);
                    self.plan.farms[farm] = 0;
                    self.rolled[usize::from(v) - 1] += 1;
                }
            }
        }
    }

    /// All orders of the dice left in the Garages: largest value first, so that equal plans are met once.
    fn orders(&mut self) {
        if self.rolled.iter().all(|n| *n == 0) {
            self.plans.push((self.glance(), self.plan));
            return;
        }
        let garages = 0..self.game.pack.base.garages();
        let Some(garage) = garages.into_iter().find(|g| self.plan.garages[*g] == 0) else { return };
        for v in (1..=6u8).rev() {
            if self.rolled[usize::from(v) - 1] > 0 {
                self.rolled[usize::from(v) - 1] -= 1;
                self.plan.garages[garage] = v;
                self.orders();
                self.plan.garages[garage] = 0;
                self.rolled[usize::from(v) - 1] += 1;
            }
        }
    }

    /// A first guess at a plan: dice by themselves, Farms by the table, fees by the Algae held.
    fn glance(&self) -> f64 {
        let Search { game, state, seat, quick, plan, .. } = self;
        let mut sum = 0.0;
        let mut algae = i64::from(state.crew(*seat).res[1]);
        let mut dampen = 1.0;
        for (g, v) in plan.garages.iter().enumerate().filter(|(_, v)| **v > 0) {
            let fee = i64::from(game.fee(*state, *seat, Origin::Garage(g as u8)));
            algae -= fee;
            let value = if g == 0 { quick.first[usize::from(*v)] } else { quick.other[usize::from(*v)] };
            // Later dice find the best spaces taken and the purse lighter.
            sum += if algae < 0 { 0.2 } else { value * dampen - 0.3 * fee as f64 };
            dampen *= 0.9;
        }
        let mut farmed = State::clone(state);
        farmed.crew_mut(*seat).farms = plan.farms;
        sum + worth::farm_income(game, &farmed, *seat)
    }
}

/// The worth at the end of the round if the plan is played out alone.
fn played(game: &Circadians, state: &State, seat: Seat, plan: &Plan) -> f64 {
    let mut acting = acting(state, seat, &plan.garages);
    acting.state.crew_mut(seat).farms = plan.farms;
    skip_chance(game, &mut acting, seat);
    game.settle(&mut acting.state, &mut Mute);
    finish_chain(game, &mut acting, seat);
    play_out(game, &mut acting, seat)
}
