//! The Harvest phase (ch. 10): fixed gains, choices of Farms, Sable Lesedi's step.

use crate::pack::{Amount, MAX_FARMS, Power, Progress, Res, StartFarm};
use crate::{Circadians, Event, Known, KnownCrew, NONE, Part, Phase, Public, Stage, State};
use solarium_core::{Audience, Seat, Sink};

impl Circadians {
    pub(crate) fn begin_harvest(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.phase = Phase::Harvest;
        state.part = Part::Hq;
        state.stage = Stage::Begin;
        log.emit(Audience::All, || Event::PhaseBegan { phase: Phase::Harvest.word() });
    }

    /// CI-10.1: fixed gains of all seats, then choices of all seats, last Sable.
    pub(crate) fn proceed_harvest(&self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        solarium_core::exercise!("CI-10.1");
        match state.stage {
            Stage::Begin => {
                // The agenda works from its end, so cards are drawn for the first in turn order first.
                for seat in self.turn_order(state).rev() {
                    let amount = self.fixed_harvest(state, seat);
                    self.gain(state, seat, amount, "CI-10.1", log);
                    state.crew_mut(seat).grown = [NONE; MAX_FARMS];
                    state.crew_mut(seat).ready = self.farm_to_grow(state, seat).is_none();
                }
                self.ai_harvest(state, log);
                state.stage = Stage::Answers;
            }
            Stage::Answers => {
                if !self.all_ready(state) {
                    return false;
                }
                for seat in self.turn_order(state) {
                    self.grow(state, seat, log);
                }
                for seat in self.seats_of_humans() {
                    state.crew_mut(seat).ready = self.power(state, seat) != Some(Power::HarvestStep);
                }
                state.stage = Stage::Steps;
            }
            Stage::Steps => {
                let Some(seat) = self.stepper(state) else {
                    self.begin_rest(state, log);
                    return true;
                };
                return self.answer_if_only(state, seat, log);
            }
        }
        true
    }

    /// CI-14.7: the seat that may step after harvesting.
    pub(crate) fn stepper(&self, state: &impl Known) -> Option<Seat> {
        solarium_core::exercise!("CI-14.7");
        self.turn_order(state).find(|s| !state.crew(*s).ready)
    }

    /// What a Farm die counts (CI-10.4, CI-10.5); 0 without a die. Starting Farm dice that boost count nothing.
    pub fn farm_value(&self, state: &impl Known, seat: Seat, farm: usize) -> u8 {
        solarium_core::exercise!("CI-10.4", "CI-10.5");
        let crew = state.crew(seat);
        let mut value = crew.farms()[farm];
        if value == 0 {
            return 0;
        }
        if value <= 2 && self.power(state, seat) == Some(Power::FarmLowSix) {
            solarium_core::exercise!("CI-14.1");
            value = 6;
        }
        for (i, start) in self.pack.base.farm_start.iter().enumerate() {
            if let StartFarm::Boost(n) = start
                && i != farm
                && crew.farms()[i] > 0
            {
                value += n;
            }
        }
        value.min(6)
    }

    /// CI-10.2: what the Harvester's space yields now.
    pub fn planet_yield(&self, state: &Public, space: u8) -> Amount {
        solarium_core::exercise!("CI-10.2");
        let planet = self.planet(state);
        match planet.cache_number(space) {
            Some(cache) if state.caches[cache] != NONE => Amount::NONE,
            Some(_) => self.pack.cache_yield,
            None => planet.spaces[usize::from(space)].gain,
        }
    }

    /// Everything a seat harvests without a choice, tiles gained in this round included (CI-18.10): Event, Planet, `passive` and `six` tiles.
    pub fn fixed_harvest(&self, state: &impl Known, seat: Seat) -> Amount {
        solarium_core::exercise!("CI-18.10");
        let crew = state.crew(seat);
        let mut sum = self.event(state).map_or(Amount::NONE, |event| event.income);
        sum = sum.plus(self.planet_yield(state, crew.harvester));
        let starting = self.pack.base.farm_start.len();
        for (room, kind) in crew.farm_tiles.iter().enumerate().take_while(|(_, kind)| **kind != NONE) {
            let tile = &self.pack.farm_tiles[usize::from(*kind)];
            sum = sum.plus(tile.passive);
            if let Some(amount) = tile.six
                && self.farm_value(state, seat, starting + room) == 6
            {
                sum = sum.plus(amount);
            }
        }
        sum
    }

    /// The two resources a Farm offers, if it offers a choice and holds a die (CI-10.6, CI-10.7).
    pub fn growth(&self, state: &impl Known, seat: Seat, farm: usize) -> Option<[Res; 2]> {
        if state.crew(seat).farms()[farm] == 0 {
            return None;
        }
        solarium_core::exercise!("CI-10.6", "CI-10.7");
        match self.pack.base.farm_start.get(farm) {
            Some(StartFarm::Grow(pair)) => Some(*pair),
            Some(StartFarm::Boost(_)) => None,
            None => self.tile_on_farm(state, seat, farm)?.grow,
        }
    }

    /// How much a Farm grows of a resource.
    pub fn growth_amount(&self, state: &impl Known, seat: Seat, farm: usize, res: Res) -> Amount {
        let value = self.farm_value(state, seat, farm);
        Amount::of(res, self.pack.base.farm_table[res as usize][usize::from(value)])
    }

    /// Row 20: the left-most Farm the seat still has to choose for.
    pub(crate) fn farm_to_grow(&self, state: &impl Known, seat: Seat) -> Option<u8> {
        let crew = state.crew(seat);
        (0..self.pack.base.farms())
            .find(|farm| crew.grown()[*farm] == NONE && self.growth(state, seat, *farm).is_some())
            .map(|farm| farm as u8)
    }

    /// The seat chooses; nothing is gained before all have chosen (CI-19.10).
    pub(crate) fn choose_growth(
        &self,
        state: &mut State,
        seat: Seat,
        farm: u8,
        res: Res,
        log: &mut impl Sink<Event>,
    ) {
        solarium_core::exercise!("CI-19.10");
        state.crew_mut(seat).grown[usize::from(farm)] = res as u8;
        if self.farm_to_grow(state, seat).is_none() {
            state.crew_mut(seat).ready = true;
            log.emit(Audience::All, || Event::Answered { seat });
        }
    }

    /// All have chosen: the seat gains.
    fn grow(&self, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-15.1");
        for farm in 0..self.pack.base.farms() {
            let Some(res) = Res::from_index(state.crew(seat).grown[farm]) else { continue };
            let amount = self.growth_amount(state, seat, farm, res);
            log.emit(Audience::All, || Event::Grew {
                seat,
                farm: farm as u8 + 1,
                amount: amount.to_string(),
            });
            self.gain(state, seat, amount, "CI-10.6", log);
            state.crew_mut(seat).grown[farm] = NONE;
        }
    }

    /// CI-17.17: dice on Location boards return, then Gems; the Planet yields nothing.
    fn ai_harvest(&self, state: &mut State, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-17.17");
        let Some(seat) = self.ai_seat() else { return };
        let dice = state.tables.take_from_locations(seat);
        let room = self.pack.ai.die_spaces.saturating_sub(state.ai.dice);
        let kept = dice.min(room);
        state.ai.dice += kept;
        state.ai.supply += dice - kept;
        log.emit(Audience::All, || Event::DiceReturned { seat, dice });
        let gems = self.ai_harvest_gems(state);
        state.ai.gems += u32::from(gems);
        log.emit(Audience::All, || Event::Gained { seat, amount: format!("{gems}G"), rule: "CI-17.17" });
    }

    /// Gems the AI gains for the dice now on its board, Progress included (CI-17.19).
    pub(crate) fn ai_harvest_gems(&self, state: &Public) -> u8 {
        solarium_core::exercise!("CI-17.19");
        let table = &self.pack.ai.harvest_gems;
        let printed = table.get(usize::from(state.ai.dice)).or(table.last()).copied().unwrap_or(0);
        printed + self.unlocked(state, |p| if let Progress::HarvestGems(n) = p { n } else { 0 })
    }

    /// The sum over unlocked Progress tiles.
    pub(crate) fn unlocked(&self, state: &Public, of: impl Fn(Progress) -> u8) -> u8 {
        self.pack.ai.progress.iter().take(usize::from(state.ai.progress)).map(|p| of(*p)).sum()
    }
}
