//! The contents of `data/guide.toml`: rough worths that features are made of, and the weights of the features.

use crate::pack::{Amount, Counter, Effect};
use crate::{Circadians, State};
use serde::Deserialize;
use solarium_core::{LearnedFile, Seat};

/// Rough worths in points.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rates {
    /// A unit of Water, Algae, Power, Gems.
    pub(crate) unit: [f32; 4],
    /// So much Water, Algae, Power and so many Gems find their use sooner than what comes on top.
    pub(crate) first: [f32; 4],
    /// A unit of Water, Algae, Power, Gems in Power, by which prices are compared.
    pub(crate) in_power: [f32; 4],
    /// A die that is gained.
    pub(crate) die: f32,
    /// A card that is drawn.
    pub(crate) card: f32,
    /// A die put on the Negotiation board, besides its points: rewards, clan abilities.
    pub(crate) negotiation: f32,
    /// A reward for the first die of a value.
    pub(crate) advancement: f32,
    /// What each pip of a die costs in setbacks.
    pub(crate) setback_pip: f32,
    /// The reward of a Depository row.
    pub(crate) row_reward: f32,
    /// A space of the Planet nearer to a Cache.
    pub(crate) cache_step: f32,
    /// What a Market trade gives.
    pub(crate) trade: f32,
    /// A die in the Headquarters that acts in the next round.
    pub(crate) headquarters: f32,
    /// A tile, for each round to come.
    pub(crate) tile_round: f32,
    /// What a die is worth that ends in the Cantina.
    pub(crate) cantina: f32,
    /// How much of the worth of an additional die its place in the row leaves: later dice find spaces taken.
    pub(crate) later_die: f32,
    /// What a purchase costs in Power, and which share of all actions buy something.
    pub(crate) purchase: f32,
    pub(crate) buying_share: f32,
    /// How often in a round a discount, a gain and the right to ignore setbacks are used.
    pub(crate) discount_use: f32,
    pub(crate) gain_use: f32,
    pub(crate) sceptre_use: f32,
    /// What Items that score count in the end.
    counts: Counts,
}

/// What a `score` benefit counts in the end: of things on the table so many more for each round to come, of supplies
/// (hand, resources, dice) so many in all.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    neg_die: f32,
    clan_die: f32,
    dep_die: f32,
    upgrade_tile: f32,
    farm_tile: f32,
    game_item: f32,
    end_item: f32,
    hand_item: f32,
    water: f32,
    algae: f32,
    power: f32,
    gem: f32,
    own_die: f32,
}

/// The file as a whole.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Judgement {
    pub(crate) rates: Rates,
    /// How much of the AI's points counts against the seat.
    pub(crate) rival_share: f32,
    pub(crate) assignments: Assignments,
    /// The weights of the features.
    pub(crate) learned: LearnedFile,
}

/// How many assignments of a roll are tried.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Assignments {
    /// In the round of the question.
    pub(crate) now: usize,
    /// In later rounds.
    pub(crate) later: usize,
}

impl Rates {
    /// Points of an amount.
    pub(crate) fn amount(&self, amount: Amount) -> f32 {
        self.resources(amount) + f32::from(amount.dice) * self.die + f32::from(amount.items) * self.card
    }

    /// Points of the resources of an amount.
    pub(crate) fn resources(&self, amount: Amount) -> f32 {
        amount.res.iter().zip(self.unit).map(|(n, unit)| f32::from(*n) * unit).sum()
    }

    /// The price of an amount in Power.
    pub(crate) fn price(&self, amount: Amount) -> f32 {
        amount.res.iter().zip(self.in_power).map(|(n, unit)| f32::from(*n) * unit).sum()
    }

    /// Points that a face-up Item counts more after a round.
    pub(crate) fn growth(&self, game: &Circadians, item: u8) -> f32 {
        let scores = game.pack.items[usize::from(item)].scores();
        scores.map(|(p, per, counter)| f32::from(p) / f32::from(per) * self.counts.each_round(counter)).sum()
    }

    /// Points that the benefits of an Item may bring until the end, beyond those that it counts already.
    pub(crate) fn benefit(&self, game: &Circadians, state: &State, seat: Seat, item: u8) -> f32 {
        let left = super::features::rounds_left(state);
        let mut sum = 0.0;
        for effect in &game.pack.items[usize::from(item)].effects {
            sum += match *effect {
                Effect::Discount { res, n, .. } => {
                    (f32::from(n) * self.unit[res as usize]).min(0.9) * self.discount_use * left
                }
                Effect::Gain { amount, .. } => self.amount(amount) * self.gain_use * left,
                Effect::IgnoreSetbacks => self.sceptre_use * left,
                Effect::Score { points, per, counter } => {
                    f32::from(points) / f32::from(per) * self.counts.expected(game, state, seat, counter)
                }
                _ => 0.0,
            };
        }
        sum
    }
}

impl Counts {
    /// How much more of something on the table there is after a round; 0 for supplies.
    const fn each_round(&self, counter: Counter) -> f32 {
        match counter {
            Counter::NegDie => self.neg_die,
            Counter::LeyrienDie | Counter::ZcharoDie | Counter::JrayekDie => self.clan_die,
            Counter::DepDie => self.dep_die,
            Counter::UpgradeTile => self.upgrade_tile,
            Counter::FarmTile => self.farm_tile,
            Counter::GameItem => self.game_item,
            Counter::EndItem => self.end_item,
            _ => 0.0,
        }
    }

    /// What a benefit counts in the end.
    fn expected(&self, game: &Circadians, state: &State, seat: Seat, counter: Counter) -> f32 {
        let crew = state.crew(seat);
        let more = self.each_round(counter) * super::features::rounds_left(state);
        let below = |clan: usize| {
            state.tables.negotiation[clan].iter().filter(|die| die.belongs_to(seat)).count() as f32
        };
        match counter {
            Counter::NegDie => below(0) + below(1) + below(2) + more,
            Counter::LeyrienDie => below(0) + more,
            Counter::ZcharoDie => below(1) + more,
            Counter::JrayekDie => below(2) + more,
            Counter::DepDie => {
                let dice = state.tables.depository.iter().flatten().filter(|die| die.belongs_to(seat));
                dice.count() as f32 + more
            }
            Counter::UpgradeTile => crew.upgrade_count() as f32 + more,
            Counter::FarmTile => crew.farm_tile_count() as f32 + more,
            Counter::GameItem => (crew.items & game.pack.game_items).count_ones() as f32 + more,
            Counter::EndItem => (crew.items & !game.pack.game_items).count_ones() as f32 + more,
            Counter::HandItem => self.hand_item,
            Counter::Water => self.water,
            Counter::Algae => self.algae,
            Counter::Power => self.power,
            Counter::Gem => self.gem,
            Counter::OwnDie => self.own_die,
        }
    }
}
