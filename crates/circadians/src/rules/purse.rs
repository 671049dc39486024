//! Paying, gaining, drawing, moving the Harvester.

use crate::pack::{Amount, Res};
use crate::rules::planet::Planet;
use crate::{Circadians, Event, Known, KnownCrew, Public, State, Task};
use solarium_core::{Audience, Rule, Seat, Sink};

/// Can the crew pay the cost, and this much Algae as fees on top (CI-5.11)?
#[inline]
pub(crate) fn can_pay(crew: &impl KnownCrew, cost: Amount, fee: u8) -> bool {
    solarium_core::exercise!("CI-5.11");
    missing(crew, cost, fee).is_none()
}

/// The first resource the crew lacks for the cost and this much Algae as fees.
#[inline]
pub(crate) fn missing(crew: &impl KnownCrew, cost: Amount, fee: u8) -> Option<Res> {
    let [w, a, p, g] = cost.res;
    let [have_w, have_a, have_p, have_g] = *crew.res();
    if have_w < u32::from(w) {
        Some(Res::W)
    } else if have_a < u32::from(a) + u32::from(fee) {
        Some(Res::A)
    } else if have_p < u32::from(p) {
        Some(Res::P)
    } else if have_g < u32::from(g) {
        Some(Res::G)
    } else {
        None
    }
}

/// What a crew can pay at a board, discounts and fees taken into account, for many costs. [`can_pay`] says the same of
/// one, but goes by the resources one after another, and which of them is missing cannot be foreseen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means(u32);

impl Means {
    /// No cost has more of a resource: a pack writes at most two digits.
    const MOST: u32 = 127;
    const HIGH: u32 = 0x8080_8080;

    /// The means of a crew where so much is off and these fees in Algae are due; `None` if it cannot pay the fees.
    #[inline]
    pub(crate) fn of(crew: &impl KnownCrew, off: [u8; 4], fees: u8) -> Option<Means> {
        solarium_core::exercise!("CI-5.11");
        let [w, a, p, g] = *crew.res();
        let a = a.checked_sub(u32::from(fees))?;
        let [off_w, off_a, off_p, off_g] = off;
        let limit = |have: u32, off: u8| have.saturating_add(u32::from(off)).min(Means::MOST) as u8;
        let limits = [limit(w, off_w), limit(a, off_a), limit(p, off_p), limit(g, off_g)];
        Some(Means(u32::from_le_bytes(limits)))
    }

    /// Are these means enough for a printed cost?
    #[inline]
    pub(crate) fn pay(self, printed: Amount) -> bool {
        debug_assert!(printed.res.iter().all(|n| u32::from(*n) <= Means::MOST));
        // A byte keeps its highest bit if its difference is not negative.
        ((self.0 | Means::HIGH) - u32::from_le_bytes(printed.res)) & Means::HIGH == Means::HIGH
    }

    /// The least value with which a die acts in a mine (CI-8.5): what it lacks to X is paid in Water.
    #[inline]
    pub(crate) fn least_value(self, x: u8) -> u8 {
        x.saturating_sub(self.0.to_le_bytes()[Res::W as usize])
    }
}

impl Circadians {
    /// The seat gains (CI-1.1). Dice come from the own supply as far as it goes (CI-10.3, CI-18.5); Items are
    /// drawn at once, card by card, by chance.
    pub(crate) fn gain(
        &self,
        state: &mut State,
        seat: Seat,
        amount: Amount,
        rule: Rule,
        log: &mut impl Sink<Event>,
    ) {
        if amount.is_none() {
            return;
        }
        solarium_core::exercise!("CI-1.1", "CI-10.3", "CI-18.5");
        let crew = state.crew_mut(seat);
        for (have, plus) in crew.res.iter_mut().zip(amount.res) {
            *have += u32::from(plus);
        }
        let dice = amount.dice.min(crew.supply);
        crew.supply -= dice;
        crew.pool += dice;
        if amount.items > 0 {
            state.agenda.push(Task::Draw(seat.0, amount.items));
        }
        log.emit(Audience::All, || {
            let given = Amount { dice, ..amount };
            Event::Gained { seat, amount: given.to_string(), rule }
        });
    }

    /// The seat pays what it was checked to have.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        seat: Seat,
        amount: Amount,
        rule: Rule,
        log: &mut impl Sink<Event>,
    ) {
        if amount.is_none() {
            return;
        }
        for (have, minus) in state.crew_mut(seat).res.iter_mut().zip(amount.res) {
            *have = have.saturating_sub(u32::from(minus));
        }
        log.emit(Audience::All, || Event::Paid { seat, amount: amount.to_string(), rule });
    }

    /// What the next Item can be (CI-19.9): the shuffled part; then the upper card of the bottom; then the discards.
    pub(crate) fn item_source(&self, state: &State) -> u64 {
        if state.item_pile != 0 {
            solarium_core::exercise!("CI-19.9");
            state.item_pile
        } else if let Some((item, _)) = state.item_bottom.first() {
            // A bot that looks ahead may not know the card; it need only know that there is one.
            1u64.checked_shl(u32::from(*item)).unwrap_or(u64::MAX)
        } else {
            // CI-2.13, CI-18.12: the discards of this very moment become the pile.
            solarium_core::exercise!("CI-2.13", "CI-18.12");
            state.item_discard
        }
    }

    /// The seat draws this Item.
    pub(crate) fn draw_item(&self, state: &mut State, seat: Seat, item: u8, log: &mut impl Sink<Event>) {
        if state.item_pile == 0 {
            if state.item_bottom.is_empty() {
                state.item_pile = std::mem::take(&mut state.item_discard);
                // A card cannot be followed through a shuffle.
                let shuffled = state.item_pile;
                for passed in state.crews.iter_mut().flat_map(|crew| &mut crew.passed) {
                    *passed &= !shuffled;
                }
                log.emit(Audience::All, || Event::ItemsReshuffled);
            } else {
                state.item_bottom.remove(0);
            }
        }
        state.item_pile &= !(1 << item);
        state.crew_mut(seat).hand |= 1 << item;
        log.emit(Audience::Only(seat), || Event::ItemDrawn { seat, item: self.item_id(item).into() });
        log.emit(Audience::Except(seat), || Event::CardDrawn { seat });
    }

    /// Items in hands that the program does not know.
    pub(crate) fn unknown_items(&self, state: &State) -> u8 {
        state.crews.iter().map(|crew| crew.unknown).sum()
    }

    /// The seat draws cards that the program does not get to know; the discards become the pile as in CI-2.13.
    pub(crate) fn draw_unknown(&self, state: &mut State, seat: Seat, cards: u8, log: &mut impl Sink<Event>) {
        for _ in 0..cards {
            if state.item_pile.count_ones() == u32::from(self.unknown_items(state)) {
                if state.item_discard == 0 {
                    return;
                }
                solarium_core::exercise!("CI-2.13", "CI-18.12");
                state.item_pile |= std::mem::take(&mut state.item_discard);
                log.emit(Audience::All, || Event::ItemsReshuffled);
            }
            state.crew_mut(seat).unknown += 1;
            log.emit(Audience::All, || Event::CardDrawn { seat });
        }
    }

    /// The Items that a seat may name as one of its hand, as a set: its hand, or, where the program does not know it,
    /// every Item that does not lie face up or was named already.
    #[inline]
    pub(crate) fn cards_to_name(&self, state: &impl Known, seat: Seat) -> u64 {
        let crew = state.crew(seat);
        if !self.hands_unknown() {
            return crew.hand();
        }
        if u32::from(crew.unknown) <= crew.discarding().count_ones() {
            return 0;
        }
        let seen = |seen: u64, seat: Seat| seen | state.crew(seat).items | state.crew(seat).discarding();
        self.start_items() & !self.seats_of_humans().fold(state.item_discard, seen)
    }

    /// Items leave a hand. Those of an unknown one are known from now on.
    #[inline]
    pub(crate) fn leave_hand(&self, state: &mut State, seat: Seat, items: u64) {
        let crew = state.crew_mut(seat);
        crew.hand &= !items;
        if self.unknown_hands {
            crew.unknown -= items.count_ones() as u8;
            state.item_pile &= !items;
        }
    }

    pub(crate) fn items_discarded(&self, seat: Seat, set: u64) -> Event {
        Event::ItemsDiscarded { seat, items: self.item_ids(set).into_iter().map(String::from).collect() }
    }

    /// An Item goes from the hand to the discards, face up.
    pub(crate) fn discard_item(&self, state: &mut State, seat: Seat, item: u8, log: &mut impl Sink<Event>) {
        self.leave_hand(state, seat, 1 << item);
        state.item_discard |= 1 << item;
        log.emit(Audience::All, || self.items_discarded(seat, 1 << item));
    }

    /// The side of the Planet in play.
    pub fn planet(&self, state: &Public) -> &Planet {
        &self.pack.planets[usize::from(state.planet_side & 1)]
    }

    /// The Harvester enters a space and takes its token (CI-9.6); others may be there (CI-9.7).
    pub(crate) fn move_harvester(&self, state: &mut State, seat: Seat, to: u8, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-9.6", "CI-9.7");
        let from = std::mem::replace(&mut state.crew_mut(seat).harvester, to);
        let planet = self.planet(state);
        log.emit(Audience::All, || Event::HarvesterMoved {
            seat,
            from: planet.name(from).to_string(),
            to: planet.name(to).to_string(),
        });
        if state.tokens & (1 << to) != 0 {
            state.tokens &= !(1 << to);
            if let Some(token) = planet.spaces[usize::from(to)].token {
                log.emit(Audience::All, || Event::TokenTaken {
                    seat,
                    space: planet.name(to).to_string(),
                    amount: token.amount().to_string(),
                });
                self.gain(state, seat, token.amount(), "CI-9.6", log);
            }
        }
    }
}
