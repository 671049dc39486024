//! The Plan phase (ch. 4): Event, rolls, hidden assignments.
//!
//! CI-4.5: nothing here alters a value; alterations belong to the moment of actioning (`dice`). CI-4.8: no fee is
//! looked at while planning. CI-17.22: with an AI at the table the same holds between the humans.

use crate::pack::Tile;
use crate::rules::octet;
use crate::{Action, Circadians, Die, Event, Known, KnownCrew, NONE, Part, Phase, Public, State, Task};
use solarium_core::{Audience, Seat, Sink};

impl Circadians {
    /// CI-4.1: the Event is turned up; effects "when revealed" happen now, in turn order.
    pub(crate) fn reveal_event(&self, state: &mut State, event: u8, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-4.1");
        state.event = event;
        state.events_left &= !(1 << event);
        let card = &self.pack.events[usize::from(event)];
        log.emit(Audience::All, || Event::EventTurnedUp { id: card.id.clone() });
        if card.draw > 0 {
            // The agenda works from its end: the first in turn order goes on top.
            for seat in self.turn_order(state).rev() {
                state.agenda.push(Task::Draw(seat.0, card.draw));
            }
        }
    }

    pub(crate) fn proceed_plan(&self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        if state.event == NONE || (self.event(state).is_some_and(|e| e.reveal_caches) && !state.caches_up()) {
            return false;
        }
        let mut changed = false;
        for seat in self.turn_order(state) {
            let hq = self.hq_dice(state, seat);
            let crew = state.crew_mut(seat);
            let planning = crew.pool + crew.planned_dice();
            // CI-4.2: no seat is left without any die, if the supply has one.
            if planning + crew.cantina + hq == 0 && crew.supply > 0 && !crew.ready {
                solarium_core::exercise!("CI-4.2");
                crew.supply -= 1;
                crew.pool += 1;
                changed = true;
                log.emit(Audience::All, || Event::Gained { seat, amount: "1D".into(), rule: "CI-4.2" });
            }
            // CI-4.3: no seat plans with more than the limit; the excess comes from the pool.
            solarium_core::exercise!("CI-4.3");
            let excess = (planning + hq).saturating_sub(self.pack.base.dice_limit).min(crew.pool);
            if excess > 0 {
                crew.pool -= excess;
                crew.supply += excess;
                changed = true;
                log.emit(Audience::All, || Event::DiceCut { seat, dice: excess });
            }
        }
        if changed {
            return true;
        }
        if self.seats_of_humans().any(|s| state.crew(s).pool > 0) || !self.all_ready(state) {
            return false;
        }
        // CI-4.9: after the last `ready` everything is revealed and fixed.
        solarium_core::exercise!("CI-4.9");
        solarium_core::exercise!(self.ai_seat().is_some() && self.humans() > 1 => "CI-17.22");
        state.phase = Phase::Execute;
        state.part = Part::Hq;
        for seat in self.turn_order(state) {
            log.emit(Audience::All, || {
                let crew = state.crew(seat);
                Event::PlanRevealed {
                    seat,
                    garages: crew.garages[..self.pack.base.garages()].to_vec(),
                    farms: crew.farms[..self.pack.base.farms()].to_vec(),
                }
            });
        }
        true
    }

    /// Dice of the seat in the Headquarters.
    pub fn hq_dice(&self, state: &Public, seat: Seat) -> u8 {
        Die::count_of(&state.tables.hq, seat)
    }

    /// CI-4.6: the next Garage; they fill from the left without gaps.
    pub(crate) fn next_garage(&self, state: &impl Known, seat: Seat) -> Option<usize> {
        solarium_core::exercise!("CI-4.6");
        let crew = state.crew(seat);
        let next = octet::filled(octet::of(crew.garages())).trailing_ones() as usize;
        (next < self.pack.base.garages()).then_some(next)
    }

    /// CI-4.7: has this Farm a die space?
    pub fn has_die_space(&self, state: &impl Known, seat: Seat, farm: usize) -> bool {
        solarium_core::exercise!("CI-4.7");
        farm < self.pack.base.farm_start.len()
            || self.tile_on_farm(state, seat, farm).is_some_and(Tile::has_die_space)
    }

    /// The Farms on which the seat can put a die now: bit of the Farm.
    #[inline]
    pub(crate) fn free_farms(&self, state: &impl Known, seat: Seat) -> u8 {
        solarium_core::exercise!("CI-4.7");
        let crew = state.crew(seat);
        let starting = self.pack.base.farm_start.len();
        let mut spaces = (1u32 << starting) - 1;
        let tiles = crew
            .farm_tiles
            .iter()
            .take_while(|kind| **kind != NONE)
            .take(usize::from(self.pack.base.farm_rooms));
        for (farm, kind) in (starting..).zip(tiles) {
            spaces |= u32::from(self.pack.farm_tiles[usize::from(*kind)].has_die_space()) << farm;
        }
        spaces as u8 & !octet::filled(octet::of(crew.farms()))
    }

    /// One die of the hand is assigned, or the seat is ready.
    pub(crate) fn assign(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let next = self.next_garage(state, seat);
        let crew = state.crew_mut(seat);
        match action {
            Action::Garage(value) => {
                solarium_core::exercise!("CI-4.8");
                crew.rolled[usize::from(value) - 1] -= 1;
                if let Some(garage) = next {
                    crew.garages[garage] = value;
                }
            }
            Action::Farm(farm, value) => {
                crew.rolled[usize::from(value) - 1] -= 1;
                crew.farms[usize::from(farm)] = value;
            }
            _ => {
                crew.ready = true;
                log.emit(Audience::All, || Event::Answered { seat });
            }
        }
    }
}
