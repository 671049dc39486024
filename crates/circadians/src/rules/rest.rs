//! The Rest phase (ch. 11): dice come back, limits, the marker passes.

use crate::pack::{Power, Progress, ROUNDS};
use crate::{Circadians, Event, Known, KnownCrew, Phase, Stage, State};
use solarium_core::{Audience, Seat, Sink};

impl Circadians {
    pub(crate) fn begin_rest(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.phase = Phase::Rest;
        state.stage = Stage::Begin;
        log.emit(Audience::All, || Event::PhaseBegan { phase: Phase::Rest.word() });
    }

    pub(crate) fn proceed_rest(&self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        match state.stage {
            Stage::Begin => {
                self.return_dice(state, log);
                self.refill(state, log);
                self.ai_rest(state, log);
                // CI-11.3: the marker passes to the next human on the left.
                solarium_core::exercise!("CI-11.3");
                state.first = (state.first + 1) % self.humans() as u8;
                self.cut_dice(state, log);
                for seat in self.seats_of_humans() {
                    let over = self.cards_over(state, seat) > 0;
                    let crew = state.crew_mut(seat);
                    crew.discarding = 0;
                    crew.ready = !over;
                }
                state.stage = Stage::Answers;
            }
            _ => {
                if !self.all_ready(state) {
                    return false;
                }
                // CI-19.10: all discards take effect together.
                solarium_core::exercise!("CI-19.10");
                for seat in self.turn_order(state) {
                    let chosen = std::mem::take(&mut state.crew_mut(seat).discarding);
                    if chosen != 0 {
                        self.leave_hand(state, seat, chosen);
                        state.item_discard |= chosen;
                        log.emit(Audience::All, || self.items_discarded(seat, chosen));
                    }
                }
                // CI-3.3, CI-11.5: the game ends after the Rest phase of the last round.
                if state.round >= ROUNDS {
                    solarium_core::exercise!("CI-3.3", "CI-11.5");
                    state.phase = Phase::Over;
                    if state.caches_up() {
                        log.emit(Audience::All, || Event::GameEnded);
                    }
                } else {
                    self.begin_round(state, log);
                }
            }
        }
        true
    }

    /// CI-11.1: dice on Location boards, Farms and in the Cantina go back to the pool.
    fn return_dice(&self, state: &mut State, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-11.1");
        for seat in self.turn_order(state) {
            let mut dice = state.tables.take_from_locations(seat);
            let crew = state.crew_mut(seat);
            for farm in &mut crew.farms {
                dice += u8::from(std::mem::take(farm) > 0);
            }
            dice += std::mem::take(&mut crew.cantina);
            crew.pool += dice;
            log.emit(Audience::All, || Event::DiceReturned { seat, dice });
        }
    }

    /// CI-11.2, CI-14.6: Roslyn Ashford's refill; dice in the Headquarters count.
    fn refill(&self, state: &mut State, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-11.2", "CI-14.6");
        for seat in self.turn_order(state) {
            if let Some(Power::Refill(up_to)) = self.power(state, seat) {
                let have = state.crew(seat).pool + self.hq_dice(state, seat);
                let crew = state.crew_mut(seat);
                let dice = up_to.saturating_sub(have).min(crew.supply);
                crew.supply -= dice;
                crew.pool += dice;
                if dice > 0 {
                    log.emit(Audience::All, || Event::Gained {
                        seat,
                        amount: format!("{dice}D"),
                        rule: "CI-14.6",
                    });
                }
            }
        }
    }

    /// CI-17.18: the AI's new dice, a Gem for each one its supply lacks; turned-up cards are discarded.
    fn ai_rest(&self, state: &mut State, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-17.18");
        let Some(seat) = self.ai_seat() else { return };
        let table = &self.pack.ai.rest_dice;
        let ai = &mut state.ai;
        let printed = table.get(usize::from(ai.dice)).or(table.last()).copied().unwrap_or(0);
        let more = self.unlocked(state, |p| if let Progress::RestDice(n) = p { n } else { 0 });
        let ai = &mut state.ai;
        // First subtract what finds no free die space, without compensation.
        let wish = (printed + more).min(self.pack.ai.die_spaces.saturating_sub(ai.dice));
        let dice = wish.min(ai.supply);
        ai.supply -= dice;
        ai.dice += dice;
        ai.gems += u32::from(wish - dice);
        ai.discard |= ai.shown;
        ai.shown = 0;
        ai.due_done = 0;
        ai.extra = false;
        if wish > 0 {
            log.emit(Audience::All, || Event::Gained {
                seat,
                amount: format!("{dice}D+{}G", wish - dice),
                rule: "CI-17.18",
            });
        }
    }

    /// CI-11.4, CI-18.11: pool and Headquarters dice above the limit, cut only now; the excess comes from the pool.
    fn cut_dice(&self, state: &mut State, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-11.4", "CI-18.11");
        for seat in self.turn_order(state) {
            let hq = self.hq_dice(state, seat);
            let crew = state.crew_mut(seat);
            let excess = (crew.pool + hq).saturating_sub(self.pack.base.dice_limit).min(crew.pool);
            crew.pool -= excess;
            crew.supply += excess;
            if excess > 0 {
                log.emit(Audience::All, || Event::DiceCut { seat, dice: excess });
            }
        }
    }

    /// CI-11.4: cards in hand above the limit that are not yet chosen to go.
    pub(crate) fn cards_over(&self, state: &impl Known, seat: Seat) -> u8 {
        solarium_core::exercise!("CI-11.4");
        let crew = state.crew(seat);
        let left = crew.hand_size() - crew.discarding().count_ones() as u8;
        left.saturating_sub(self.pack.base.item_limit)
    }

    /// Row 22: one more card is chosen; it stays in the hand until all have answered.
    pub(crate) fn choose_discard(&self, state: &mut State, seat: Seat, item: u8, log: &mut impl Sink<Event>) {
        state.crew_mut(seat).discarding |= 1 << item;
        if self.cards_over(state, seat) == 0 {
            state.crew_mut(seat).ready = true;
            log.emit(Audience::All, || Event::Answered { seat });
        }
    }
}
