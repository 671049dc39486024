//! Which die goes where: the most promising assignments of a roll, each as one step of the search.

use super::outlook::{Outlook, garage_values};
use super::rates::Rates;
use crate::pack::{MAX_FARMS, MAX_GARAGES, StartFarm};
use crate::{Action, Circadians, NONE, Origin, State};
use solarium_core::{Macros, Seat};

/// Values by Garage and by Farm, 0 = none.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Plan {
    garages: [u8; MAX_GARAGES],
    farms: [u8; MAX_FARMS],
}

/// Adds the `most` best assignments of the dice in the hand, on top of what is assigned already. Farms come first, by
/// number, then the Garages.
pub(super) fn assignments(
    game: &Circadians,
    state: &State,
    seat: Seat,
    rates: &Rates,
    most: usize,
    macros: &mut Macros<Action>,
) {
    let crew = state.crew(seat);
    let mut spread = Spread {
        game,
        state,
        seat,
        rates,
        outlook: Outlook::new(game, state, seat, &[0.0; 4], rates),
        rolled: crew.rolled,
        plan: Plan { garages: crew.garages, farms: crew.farms },
        best: Vec::with_capacity(2 * most + 1),
        most,
    };
    spread.farms(0);
    spread.cut();
    for (_, plan) in &spread.best {
        let farms = (0..game.pack.base.farms())
            .filter(|farm| crew.farms[*farm] == 0 && plan.farms[*farm] > 0)
            .map(|farm| Action::Farm(farm as u8, plan.farms[farm]));
        let garages = (0..game.pack.base.garages())
            .filter(|garage| crew.garages[*garage] == 0 && plan.garages[*garage] > 0)
            .map(|garage| Action::Garage(plan.garages[garage]));
        macros.add(farms.chain(garages).chain([Action::Ready]));
    }
}

/// Goes through all assignments and keeps the best.
struct Spread<'a> {
    game: &'a Circadians,
    state: &'a State,
    seat: Seat,
    rates: &'a Rates,
    outlook: Outlook,
    rolled: [u8; 6],
    plan: Plan,
    best: Vec<(f32, Plan)>,
    most: usize,
}

impl Spread<'_> {
    /// All ways to put dice on this Farm and those after it.
    fn farms(&mut self, farm: usize) {
        if farm == self.game.pack.base.farms() {
            let farmed = self.farm_worth();
            return self.garages(0.0, farmed);
        }
        self.farms(farm + 1);
        if self.plan.farms[farm] == 0 && self.game.has_die_space(self.state, self.seat, farm) {
            for value in 1..=6u8 {
                if self.rolled[usize::from(value) - 1] > 0 {
                    self.rolled[usize::from(value) - 1] -= 1;
                    self.plan.farms[farm] = value;
                    self.farms(farm + 1);
                    self.plan.farms[farm] = 0;
                    self.rolled[usize::from(value) - 1] += 1;
                }
            }
        }
    }

    /// All orders of the dice left in the Garages. `fees` is the Algae that those before need.
    fn garages(&mut self, fees: f32, worth: f32) {
        if self.rolled.iter().all(|dice| *dice == 0) {
            let worth = worth + self.pair_worth();
            self.best.push((worth, self.plan));
            if self.best.len() > 2 * self.most {
                self.cut();
            }
            return;
        }
        let (game, state, seat) = (self.game, self.state, self.seat);
        let crew = state.crew(seat);
        let Some(garage) = (0..game.pack.base.garages()).find(|garage| self.plan.garages[*garage] == 0)
        else {
            return;
        };
        let fee = f32::from(game.fee(state, seat, Origin::Garage(garage as u8)));
        for value in (1..=6u8).rev() {
            if self.rolled[usize::from(value) - 1] > 0 {
                let acts = if fees + fee > crew.res[1] as f32 + 1.0 {
                    self.rates.cantina
                } else {
                    let best = self.outlook.of_garage(game, crew, garage, value);
                    best * self.rates.later_die.powi(garage as i32) - fee * self.rates.unit[1]
                };
                self.rolled[usize::from(value) - 1] -= 1;
                self.plan.garages[garage] = value;
                self.garages(fees + fee, worth + acts);
                self.plan.garages[garage] = 0;
                self.rolled[usize::from(value) - 1] += 1;
            }
        }
    }

    /// What a pair of equal neighbours adds to what both could do alone.
    fn pair_worth(&self) -> f32 {
        let crew = self.state.crew(self.seat);
        let mut most: f32 = 0.0;
        for (garage, pair) in self.plan.garages.windows(2).enumerate() {
            if pair[1] == 0 {
                break;
            }
            let both = garage_values(self.game, crew, garage, pair[0])
                & garage_values(self.game, crew, garage + 1, pair[1]);
            if both != 0 {
                let alone = self.outlook.of_garage(self.game, crew, garage, pair[0])
                    + self.outlook.of_garage(self.game, crew, garage + 1, pair[1]);
                most = most.max(self.outlook.pair - alone * self.rates.later_die);
            }
        }
        most
    }

    /// What the Farm dice of the plan give.
    fn farm_worth(&self) -> f32 {
        let (game, rates) = (self.game, self.rates);
        let crew = self.state.crew(self.seat);
        let base = &game.pack.base;
        let low_six = game.power(self.state, self.seat) == Some(crate::pack::Power::FarmLowSix);
        let mut boost = 0;
        for (farm, start) in base.farm_start.iter().enumerate() {
            if let StartFarm::Boost(more) = start
                && self.plan.farms[farm] > 0
            {
                boost += more;
            }
        }
        let mut sum = 0.0;
        for (farm, shown) in self.plan.farms.iter().enumerate().filter(|(_, shown)| **shown > 0) {
            let counts = if *shown <= 2 && low_six { 6 } else { (shown + boost).min(6) };
            let tile = farm.checked_sub(base.farm_start.len()).map(|room| crew.farm_tiles[room]);
            let (pair, six) = match (base.farm_start.get(farm), tile) {
                (Some(StartFarm::Grow(pair)), _) => (Some(*pair), None),
                (None, Some(kind)) if kind != NONE => {
                    let tile = &game.pack.farm_tiles[usize::from(kind)];
                    (tile.grow, tile.six)
                }
                _ => (None, None),
            };
            if let Some(pair) = pair {
                let grown = pair.map(|res| {
                    f32::from(base.farm_table[res as usize][usize::from(counts)]) * rates.unit[res as usize]
                });
                sum += grown[0].max(grown[1]);
            }
            if let Some(amount) = six.filter(|_| counts == 6) {
                sum += rates.amount(amount);
            }
        }
        sum
    }

    /// Keeps the best, the best first; of equals those found first, so that the order is the same everywhere.
    fn cut(&mut self) {
        self.best.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.best.truncate(self.most);
    }
}
