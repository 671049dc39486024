//! What hints speak of: points by source, resources and what they pay for, fees, setbacks, the harvest. Regions are the
//! headings of answers: the places of the boards.

use crate::pack::Res;
use crate::rules::purse::can_pay;
use crate::words::query::acting_dice;
use crate::{Circadians, Die, KnownCrew, Origin, Phase, View, bits, dice_of};
use solarium_core::{Advice, Message, Quantity, Seat};

impl Advice for Circadians {
    /// The worth of each is roughly in points.
    fn quantities(&self, view: &View, seat: Seat) -> Vec<Quantity> {
        if seat.index() >= self.humans() {
            return Vec::new();
        }
        let crew = view.crew(seat);
        let points = self.human_points(view, seat);
        let res = |res: Res| crew.res()[res as usize] as i32;
        let (fees, unpaid) = self.fees_ahead(view, seat);
        let quantity = |name, principle, value: i32, worth| Quantity {
            name: Message::new(name),
            principle: Message::new(principle),
            value,
            worth,
        };
        let mut quantities = vec![
            quantity("ci-quantity-negotiation", "ci-principle-negotiation", points.negotiation, 1.0),
            quantity("ci-quantity-items", "ci-principle-items", points.items, 1.0),
            quantity("ci-quantity-harvester", "ci-principle-harvester", points.harvester, 1.0),
            quantity("ci-quantity-base", "ci-principle-base", points.base, 1.0),
            quantity("ci-quantity-gems", "ci-principle-gems", points.gems, 1.0),
            quantity("ci-quantity-dice", "ci-principle-dice", self.dice_in_play(view, seat), 1.0),
            quantity("ci-quantity-payable", "ci-principle-payable", self.payable_items(view, seat), 0.6),
            quantity("ci-quantity-missing", "ci-principle-missing", self.missing_for_item(view, seat), -0.2),
            quantity("ci-quantity-harvest", "ci-principle-harvest", self.harvest_ahead(view, seat), 0.12),
            quantity("ci-quantity-water", "ci-principle-water", res(Res::W), 0.1),
            quantity("ci-quantity-algae", "ci-principle-algae", res(Res::A), 0.1),
            quantity("ci-quantity-power", "ci-principle-power", res(Res::P), 0.1),
            quantity("ci-quantity-fees", "ci-principle-fees", fees, -0.1),
            quantity("ci-quantity-unpaid", "ci-principle-unpaid", unpaid, -0.8),
        ];
        if let Some(safe) = self.safe_clans(view, seat) {
            quantities.push(quantity("ci-quantity-safe", "ci-principle-safe", safe, 0.3));
        }
        if view.phase == Phase::Plan {
            let acting = i32::from(crew.garage_dice());
            quantities.push(quantity("ci-quantity-acting", "ci-principle-acting", acting, 0.4));
        }
        quantities
    }
}

impl Circadians {
    /// Items in hand that the seat can pay for, fees aside (CI-7.2).
    fn payable_items(&self, view: &View, seat: Seat) -> i32 {
        let crew = view.crew(seat);
        let payable = |item: &u8| can_pay(crew, self.item_cost(view, seat, *item, 0), 0);
        bits(crew.hand()).filter(payable).count() as i32
    }

    /// Resources missing for the Item in hand that lacks least; 0 if there is none.
    fn missing_for_item(&self, view: &View, seat: Seat) -> i32 {
        let crew = view.crew(seat);
        let missing = |item: u8| -> u32 {
            let cost = self.item_cost(view, seat, item, 0);
            Res::ALL
                .iter()
                .map(|res| u32::from(cost.get(*res)).saturating_sub(crew.res()[*res as usize]))
                .sum()
        };
        bits(crew.hand()).map(missing).min().unwrap_or(0) as i32
    }

    /// Fees of the dice in Garages, and how many dice stand down because theirs cannot be paid (CI-5.7).
    fn fees_ahead(&self, view: &View, seat: Seat) -> (i32, i32) {
        let crew = view.crew(seat);
        let (mut total, mut left, mut unpaid) = (0, crew.res()[Res::A as usize], 0);
        for garage in (0..self.pack.base.garages()).filter(|garage| crew.garages()[*garage] > 0) {
            let fee = u32::from(self.fee(view, seat, Origin::Garage(garage as u8)));
            total += fee as i32;
            if unpaid > 0 || left < fee {
                unpaid += 1;
            } else {
                left -= fee;
            }
        }
        (total, unpaid)
    }

    /// Resources that the coming harvest brings, choices taken as they bring most.
    fn harvest_ahead(&self, view: &View, seat: Seat) -> i32 {
        let all = |amount: crate::pack::Amount| -> i32 {
            Res::ALL.iter().map(|res| i32::from(amount.get(*res))).sum()
        };
        let grown = |farm: usize| -> i32 {
            let choices = self.growth(view, seat, farm);
            let amounts = choices.into_iter().flatten();
            amounts.map(|res| all(self.growth_amount(view, seat, farm, res))).max().unwrap_or(0)
        };
        if view.planet_side == crate::NONE {
            return 0;
        }
        all(self.fixed_harvest(view, seat)) + (0..self.pack.base.farms()).map(grown).sum::<i32>()
    }

    /// Every die of the seat that is not in the supply.
    fn dice_in_play(&self, view: &View, seat: Seat) -> i32 {
        let crew = view.crew(seat);
        let home = crew.pool + crew.rolled_dice() + crew.garage_dice() + crew.farm_dice() + crew.cantina;
        let away = dice_of(seat, view.tables.locations());
        i32::from(home) + i32::from(away) + i32::from(self.hq_dice(view, seat))
    }

    /// With how many clans the seat's next die could negotiate without a setback (CI-6.10); `None` without such a die.
    fn safe_clans(&self, view: &View, seat: Seat) -> Option<i32> {
        let origin = *acting_dice(self, view, seat).first()?;
        let values = self.values(view, seat, origin);
        let is_safe = |clan: u8| {
            let below = &view.tables.negotiation[usize::from(clan)];
            let free = (0..self.boards().rows.len() as u8)
                .filter_map(|row| self.row_slots(row).find(|slot| below[*slot].is_none()));
            let values: Vec<u8> = (1..=6u8).filter(|value| values & (1 << value) != 0).collect();
            free.into_iter().any(|slot| {
                values
                    .iter()
                    .any(|value| self.conditions_with(view, clan, slot as u8, Die::new(seat, *value)) == 0)
            })
        };
        Some((0..3).filter(|clan| is_safe(*clan)).count() as i32)
    }
}
