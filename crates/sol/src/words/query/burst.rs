//! Everything that a seat can throw into the heart now, and how the game ends if its draw ends it.

use super::odds::{Odds, ratio};
use super::outlook::Ways;
use crate::rules::cards::UNSTABLE;
use crate::{Edition, Layer, Rules, Space, State, Station, spaces};
use solarium_core::{Seat, SeatSet};

/// What came of throwing every diver within reach into the heart.
#[derive(Clone, PartialEq, Debug)]
pub struct Burst {
    /// Movement points that the seat has for it.
    pub mp: u8,
    /// Where the divers come from, in order, the cheapest first; `None` is the hold.
    pub from: Vec<Option<Space>>,
    /// Flares among the cards of the hurls, on average.
    pub flares_expected: f64,
    /// The chance that the last flare is among the cards of the hurls, or is the orbit card after them (SO-12.1,
    /// SO-13.1).
    pub ends_game: f64,
    /// Momentum of each seat if it is, with as many flares among the hurls as there can be; `None` if it cannot be.
    pub if_it_ends: Option<Vec<i32>>,
}

impl Burst {
    /// The burst of a seat in this position.
    pub fn of(rules: &Rules, state: &State, seat: Seat) -> Burst {
        let mp = rules.mp_now(state, seat);
        let (from, tolls) = thrown(rules, state, seat, mp);
        let hurled = from.len() as u32;
        let odds = Odds::of(state);
        let of_hurls = hurled.min(odds.cards);
        let drawn = (hurled + u32::from(rules.orbit_card())).min(odds.cards);
        let flares_expected =
            if odds.cards == 0 { 0.0 } else { f64::from(of_hurls * odds.flares) / f64::from(odds.cards) };
        let ends_game = if odds.flares == 0 { 1.0 } else { ratio(odds.over_by(drawn)) };
        let if_it_ends = (odds.flares <= drawn).then(|| {
            let mut totals = after_flares(rules, state, tolls, odds.flares);
            totals[seat.index()] += (2 * hurled + odds.flares.min(of_hurls)) as i32;
            totals
        });
        Burst { mp, from, flares_expected, ends_game, if_it_ends }
    }

    /// Divers that are hurled, each for a card.
    pub fn hurled(&self) -> u32 {
        self.from.len() as u32
    }

    /// Momentum of the hurls themselves (SO-4.5).
    pub fn momentum(&self) -> u32 {
        2 * self.hurled()
    }
}

/// Divers one after the other, the cheapest way first, while movement points last, and the owners who get a toll.
pub(crate) fn thrown(rules: &Rules, state: &State, seat: Seat, mut mp: u8) -> (Vec<Option<Space>>, SeatSet) {
    let mut state = *state;
    let (mut from, mut tolls) = (Vec::new(), SeatSet::EMPTY);
    let core = rules.board().ring(Layer::Core);
    loop {
        // Cost, tolls on the way, start.
        let mut best: Option<(u8, u8, Option<Space>)> = None;
        let hold = (state.seats[seat].hold > 0).then_some(None);
        for start in spaces(state.divers[seat].any()).map(Some).chain(hold) {
            let ways = Ways::from(rules, &state, seat, start);
            let reached =
                spaces(core).map(|k| (ways.cost[k.index()].saturating_add(1), ways.tolls[k.index()]));
            let Some((cost, owners)) = reached.min_by_key(|(cost, owners)| (*cost, owners.count_ones()))
            else {
                continue;
            };
            if cost <= mp && best.is_none_or(|(known, ..)| cost < known) {
                best = Some((cost, owners, start));
            }
        }
        let Some((cost, owners, start)) = best else { return (from, tolls) };
        mp -= cost;
        match start {
            Some(space) => state.divers[seat].sub(space),
            None => state.seats[seat].hold -= 1,
        }
        from.push(start);
        for owner in Seat::all(rules.players()).filter(|owner| owners & 1 << owner.0 != 0) {
            tolls = tolls.with(owner);
        }
    }
}

/// SO-7.3, SO-7.4, SO-9.1: the momentum of each seat after so many flares of which the last ends the game. Energy goes
/// to towers before foundries, as momentum is all that counts then; events of marked flares are left out.
fn after_flares(rules: &Rules, state: &State, tolls: SeatSet, flares: u32) -> Vec<i32> {
    let outer = rules.board().ring(Layer::Outer);
    let total = |seat: Seat| {
        let own = &state.seats[seat];
        let stations =
            |station: Station| (state.types[station.index()] & state.owners.of(seat) & outer).count_ones();
        let mut energy = u32::from(own.energy) + u32::from(tolls.contains(seat));
        let mut reserve = u32::from(own.reserve);
        let mut momentum = own.total();
        for left in (0..flares).rev() {
            if energy >= u32::from(UNSTABLE) {
                energy -= energy / 2;
            }
            if left > 0 {
                energy += stations(Station::Node);
            }
            let towers = stations(Station::Tower).min(energy);
            energy -= towers;
            momentum += towers as i32;
            // SO-7.4: where it is not the owner's choice, foundries take what is left.
            if left > 0 && rules.edition() == Edition::First {
                let foundries = stations(Station::Foundry).min(energy).min(reserve);
                energy -= foundries;
                reserve -= foundries;
            }
        }
        momentum
    };
    Seat::all(rules.players()).map(total).collect()
}
