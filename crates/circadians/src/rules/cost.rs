//! What a space costs a seat now: printed costs less everything that lowers them (CI-8.2 to CI-8.5).

use crate::pack::{Amount, Board, Power, Res, by_res};
use crate::rules::purse::Means;
use crate::{Circadians, Known, Space};

use arrayvec::ArrayVec;
use solarium_core::Seat;

impl Space {
    /// The board of a space.
    pub const fn board(self) -> Board {
        match self {
            Space::Negotiation(..) => Board::Negotiation,
            Space::Depository(_) => Board::Depository,
            Space::Headquarters => Board::Headquarters,
            Space::Mine(_) => Board::MiningCamp,
            Space::Laboratory => Board::Laboratory,
            Space::Foundry => Board::Foundry,
            Space::Control => Board::ControlRoom,
            Space::Market(_) => Board::Market,
            Space::Academy(_) => Board::Academy,
        }
    }

    /// The clan below which it lies.
    pub const fn clan(self) -> Option<Board> {
        match self {
            Space::Negotiation(clan, _) => Some(Board::clan(clan as usize)),
            _ => None,
        }
    }
}

impl Circadians {
    /// Everything off at a board: face-up Items, the Event and the Water of `water5` tiles, added up (CI-8.3, CI-16.2,
    /// CI-18.16).
    pub(crate) fn discount(&self, state: &impl Known, seat: Seat, board: Board, water_off: u8) -> [u8; 4] {
        solarium_core::exercise!("CI-8.3", "CI-16.2", "CI-18.16");
        let mut off = self.event(state).map_or([0; 4], |event| event.discount[board as usize]);
        off[Res::W as usize] = off[Res::W as usize].saturating_add(water_off);
        let items = state.crew(seat).items;
        for discount in &self.pack.item_discounts[board as usize] {
            if items & (1 << discount.item) != 0 {
                off[discount.res as usize] = off[discount.res as usize].saturating_add(discount.n);
            }
        }
        off
    }

    /// Everything off below a clan, Troy Sullivan included (CI-14.8).
    pub(crate) fn clan_discount(&self, state: &impl Known, seat: Seat, clan: u8, water_off: u8) -> [u8; 4] {
        solarium_core::exercise!("CI-14.8");
        let everywhere = self.discount(state, seat, Board::Negotiation, water_off);
        self.below_clan(state, seat, clan, everywhere)
    }

    /// What is off below every clan, with what is off below this one.
    pub(crate) fn below_clan(
        &self,
        state: &impl Known,
        seat: Seat,
        clan: u8,
        everywhere: [u8; 4],
    ) -> [u8; 4] {
        let below = self.discount(state, seat, Board::clan(usize::from(clan)), 0);
        let own = match self.power(state, seat) {
            Some(Power::NegDiscount(own)) => own,
            _ => [0; 4],
        };
        by_res(by_res(everywhere, below, u8::saturating_add), own, u8::saturating_add)
    }

    /// The alternatives of a space's cost after discounts; one for boards with a single printed cost. The
    /// Depository, the Academy, the Market and the Headquarters ask their own questions and cost nothing here.
    pub fn costs(
        &self,
        state: &impl Known,
        seat: Seat,
        space: Space,
        value: u8,
        water_off: u8,
    ) -> ArrayVec<Amount, 4> {
        let mut costs = ArrayVec::new();
        match space {
            Space::Negotiation(clan, row) => {
                let off = self.clan_discount(state, seat, clan, water_off);
                let row = &self.boards().rows[usize::from(row)];
                costs.push(row.cost[usize::from(clan)].less(off));
            }
            Space::Mine(i) => {
                // CI-8.5: nothing is paid if the value reaches X.
                solarium_core::exercise!("CI-8.5");
                let mine = self.boards().mines[usize::from(i)];
                let off = self.discount(state, seat, Board::MiningCamp, water_off);
                costs.push(Amount::of(Res::W, mine.x.saturating_sub(value)).less(off));
            }
            Space::Laboratory | Space::Foundry | Space::Control => {
                let off = self.discount(state, seat, space.board(), water_off);
                costs.extend(self.printed(space).iter().map(|cost| cost.less(off)));
            }
            _ => {}
        }
        costs
    }

    /// The printed alternatives of the Laboratory, Foundry and Control Room.
    pub(crate) fn printed(&self, space: Space) -> &[Amount] {
        match space {
            Space::Laboratory => &self.pack.laboratory_cost,
            Space::Foundry => &self.pack.foundry_cost,
            Space::Control => &self.pack.control_cost,
            _ => &[],
        }
    }

    /// The cost of an Item at the Depository after discounts (CI-7.2, CI-8.4, CI-13.4).
    pub fn item_cost(&self, state: &impl Known, seat: Seat, item: u8, water_off: u8) -> Amount {
        solarium_core::exercise!("CI-7.2", "CI-8.4", "CI-13.4");
        let off = self.discount(state, seat, Board::Depository, water_off);
        self.pack.items[usize::from(item)].cost.less(off)
    }

    /// The Items in hand that can be paid, as a set.
    pub(crate) fn affordable_items(&self, state: &impl Known, seat: Seat, water_off: u8, fee: u8) -> u64 {
        let crew = state.crew(seat);
        let off = self.discount(state, seat, Board::Depository, water_off);
        let Some(means) = Means::of(crew, off, fee) else { return 0 };
        let payable = |item: u8| u64::from(means.pay(self.pack.items[usize::from(item)].cost));
        crate::bits(self.cards_to_name(state, seat)).fold(0, |set, item| set | payable(item) << item)
    }

    /// The price of dice at the Academy after discounts (CI-8.12); `None` if they are not sold in this number.
    pub fn dice_price(&self, state: &impl Known, seat: Seat, dice: u8, water_off: u8) -> Option<Amount> {
        solarium_core::exercise!("CI-8.12");
        let off = self.discount(state, seat, Board::Academy, water_off);
        let price = self.pack.academy_price.get(usize::from(dice).checked_sub(1)?)?;
        Some(price.less(off))
    }

    /// The market set of a space: how much of each resource one unit is worth; 0 = not traded (CI-8.11).
    pub(crate) fn market_set(&self, space: u8) -> [u8; 4] {
        solarium_core::exercise!("CI-8.11");
        self.boards().market[usize::from(space)]
    }
}

/// The resource a single-resource alternative is named by (row 6).
pub(crate) fn named_by(cost: Amount) -> Res {
    Res::ALL.into_iter().find(|r| cost.get(*r) > 0).unwrap_or(Res::W)
}
