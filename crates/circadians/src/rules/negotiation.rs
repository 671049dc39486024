//! Advancements and setbacks (CI-6.8 to CI-6.17).

use crate::pack::{Amount, Consequence, DICE, Power, Res, TOKENS};
use crate::records::notation;
use crate::{Circadians, Die, DieAction, Event, Known, KnownCrew, NONE, Place, Public, Space, State, Task};
use solarium_core::{Audience, Seat, Sink};
use std::ops::ControlFlow;

/// What a punishment would do to a seat (CI-6.12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// No effect.
    Void,
    /// One card instead of two.
    Partial,
    /// Carried out completely.
    Full,
}

impl Circadians {
    /// The advancement token of a value, if it is still on the left.
    pub fn token_of(&self, state: &Public, value: u8) -> Option<usize> {
        (0..TOKENS).find(|i| self.pack.advancements[*i] == value && state.advancements[*i] == NONE)
    }

    /// Reward spaces still open: bit of the space.
    pub fn open_rewards(&self, state: &Public) -> u8 {
        open(&state.advancements)
    }

    /// Punishment spaces still open: bit of the space.
    pub fn open_punishments(&self, state: &Public) -> u8 {
        open(&state.setbacks)
    }

    /// The space of a reward or punishment.
    pub(crate) fn space_of(&self, kind: Consequence) -> usize {
        self.pack.consequences.iter().position(|c| *c == kind).unwrap_or(0)
    }

    /// CI-6.10: conditions that hold below a clan and whose token is still on the left: bit of the condition.
    pub fn conditions(&self, state: &Public, clan: u8) -> u8 {
        solarium_core::exercise!("CI-6.10");
        self.held(state, &state.tables.negotiation[usize::from(clan)])
    }

    /// The conditions that would hold with one more die on a slot below the clan.
    pub fn conditions_with(&self, state: &Public, clan: u8, slot: u8, die: Die) -> u8 {
        let mut below = state.tables.negotiation[usize::from(clan)];
        below[usize::from(slot)] = die;
        self.held(state, &below)
    }

    fn held(&self, state: &Public, below: &[Die]) -> u8 {
        let mut counts = [0u8; 7];
        let mut sum = 0u8;
        for die in below {
            counts[usize::from(die.value())] += u8::from(die.is_some());
            sum += die.value();
        }
        let same = counts[1..].iter().copied().max().unwrap_or(0);
        let mut held = 0;
        for (i, condition) in self.pack.setbacks.iter().enumerate() {
            let holds =
                (condition.sum > 0 && sum >= condition.sum) || (condition.same > 0 && same >= condition.same);
            if holds && state.setbacks[i] == NONE {
                held |= 1 << i;
            }
        }
        held
    }

    /// The conditions of which one strikes the acting human; none under an Event that forbids setbacks (CI-16.1).
    pub(crate) fn setbacks_due(&self, state: &Public) -> u8 {
        solarium_core::exercise!("CI-16.1");
        let Space::Negotiation(clan, _) = state.die_action.space else { return 0 };
        if self.event(state).is_some_and(|event| event.no_setbacks) || self.open_punishments(state) == 0 {
            return 0;
        }
        self.conditions(state, clan)
    }

    /// CI-6.16: has the seat an Item that lets it ignore setbacks? One bought just now cannot be: it was another action.
    pub(crate) fn may_ignore(&self, state: &impl Known, seat: Seat) -> bool {
        solarium_core::exercise!("CI-6.16");
        state.crew(seat).items & self.pack.ignore_setbacks != 0
    }

    /// CI-14.4: may the seat turn setbacks?
    pub(crate) fn may_turn(&self, state: &impl Known, seat: Seat) -> bool {
        solarium_core::exercise!("CI-14.4");
        self.power(state, seat) == Some(Power::SetbackReward)
    }

    /// CI-6.12, CI-6.13: what a punishment would do to the seat.
    pub fn severity(&self, state: &impl Known, seat: Seat, kind: Consequence) -> Severity {
        solarium_core::exercise!("CI-6.12", "CI-6.13");
        let crew = state.crew(seat);
        let full = |holds: bool| if holds { Severity::Full } else { Severity::Void };
        match kind {
            Consequence::Items => match crew.hand_size() {
                0 => Severity::Void,
                1 => Severity::Partial,
                _ => Severity::Full,
            },
            Consequence::Die => full(crew.supply < DICE),
            Consequence::Gem => full(crew.res()[Res::G as usize] > 0),
            Consequence::Harvester => full(self.planet(state).inward(crew.harvester) != 0),
            Consequence::Upgrade => full(crew.upgrade_count() > 0),
            Consequence::Farm => full(crew.farm_tile_count() > 0),
        }
    }

    /// The worst severity among the open punishments: only these may be chosen (CI-6.12).
    pub(crate) fn demanded(&self, state: &impl Known, seat: Seat) -> Severity {
        solarium_core::exercise!("CI-6.12");
        let open = self.open_punishments(state);
        (0..TOKENS)
            .filter(|i| open & (1 << i) != 0)
            .map(|i| self.severity(state, seat, self.pack.consequences[i]))
            .max()
            .unwrap_or(Severity::Void)
    }

    /// CI-6.8: the token of the placed value moves to a reward space and the reward is taken.
    pub(crate) fn advance_token(&self, state: &mut State, kind: Consequence, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-6.8");
        let DieAction { seat, value, .. } = state.die_action;
        if let Some(token) = self.token_of(state, value) {
            state.advancements[token] = self.space_of(kind) as u8;
            log.emit(Audience::All, || Event::Advanced { seat, value, reward: kind });
        }
        self.reward(state, kind, log);
    }

    /// CI-6.11: the token moves to the punishment; if it is `turned`, the reward of its kind is taken instead (CI-14.4).
    pub(crate) fn set_back(
        &self,
        state: &mut State,
        condition: u8,
        kind: Consequence,
        turned: bool,
        log: &mut impl Sink<Event>,
    ) {
        solarium_core::exercise!("CI-6.11", "CI-14.4");
        let seat = state.die_action.seat;
        let severity = self.severity(state, seat, kind);
        state.setbacks[usize::from(condition)] = self.space_of(kind) as u8;
        log.emit(Audience::All, || Event::SetBack {
            seat,
            condition: self.pack.setbacks[usize::from(condition)].id.clone(),
            punishment: kind,
            turned,
        });
        match kind {
            _ if turned => self.reward(state, kind, log),
            // A void punishment has no effect.
            _ if severity == Severity::Void => {}
            Consequence::Items => state.agenda.push(Task::DiscardItems(2)),
            Consequence::Die => state.agenda.push(Task::LoseDie),
            Consequence::Gem => self.pay(state, seat, Amount::of(Res::G, 1), "CI-6.13", log),
            Consequence::Harvester => state.agenda.push(Task::StepBack),
            Consequence::Upgrade => state.agenda.push(Task::LoseUpgrade),
            Consequence::Farm => state.agenda.push(Task::LoseFarm),
        }
    }

    /// Every place the seat can lose a die from, ascending; alike dice make one place (CI-19.4).
    pub(crate) fn each_place(
        &self,
        state: &impl Known,
        seat: Seat,
        mut f: impl FnMut(Place) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        solarium_core::exercise!("CI-19.4");
        let crew = state.crew(seat);
        let tables = &state.tables;
        if crew.pool > 0 {
            f(Place::Pool)?;
        }
        for (i, value) in crew.garages().iter().enumerate() {
            if *value > 0 {
                f(Place::Garage(i as u8))?;
            }
        }
        for (i, value) in crew.farms().iter().enumerate() {
            if *value > 0 {
                f(Place::Farm(i as u8))?;
            }
        }
        if crew.cantina > 0 {
            f(Place::Cantina)?;
        }
        each_own(&tables.hq, seat, |i| f(Place::Headquarters(i)))?;
        each_own(&tables.mine, seat, |i| f(Place::Mine(i)))?;
        for (i, pair) in tables.lab.iter().enumerate() {
            if pair.iter().any(|die| die.belongs_to(seat)) {
                f(Place::Laboratory(i as u8))?;
            }
        }
        each_own(&tables.foundry, seat, |i| f(Place::Foundry(i)))?;
        each_own(&tables.control, seat, |i| f(Place::Control(i)))?;
        each_own(&tables.market, seat, |i| f(Place::Market(i)))?;
        each_own(&tables.academy, seat, |i| f(Place::Academy(i)))?;
        for (row, columns) in tables.depository.iter().enumerate() {
            for die in columns {
                if die.belongs_to(seat) {
                    f(Place::Depository(row as u8, die.value()))?;
                }
            }
        }
        for clan in 0..3u8 {
            for row in 0..self.boards().rows.len() as u8 {
                let below = &tables.negotiation[usize::from(clan)][self.row_slots(row)];
                let values = below
                    .iter()
                    .filter(|die| die.belongs_to(seat))
                    .fold(0u64, |set, die| set | 1 << die.value());
                for value in crate::bits(values) {
                    f(Place::Negotiation(clan, row, value))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Has the seat a die at this place?
    pub(crate) fn has_die_at(&self, state: &impl Known, seat: Seat, place: Place) -> bool {
        self.each_place(state, seat, |p| {
            if p == place { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .is_break()
    }

    /// CI-6.13, CI-6.14: the die goes to the own supply, be it one gained in this very action (CI-18.6) or the one that
    /// caused the setback (CI-18.7), its space is free and nothing slides.
    pub(crate) fn lose_die(&self, state: &mut State, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
        solarium_core::exercise!("CI-6.13", "CI-6.14", "CI-18.6", "CI-18.7");
        let slots = match place {
            Place::Negotiation(_, row, _) => self.row_slots(row),
            _ => 0..0,
        };
        let tables = &mut state.public.tables;
        let crew = &mut state.crews[seat.index()];
        match place {
            Place::Pool => crew.pool -= 1,
            Place::Cantina => crew.cantina -= 1,
            Place::Garage(i) => crew.garages[usize::from(i)] = 0,
            Place::Farm(i) => crew.farms[usize::from(i)] = 0,
            Place::Headquarters(i) => tables.hq[usize::from(i)] = Die::NONE,
            Place::Mine(i) => tables.mine[usize::from(i)] = Die::NONE,
            Place::Laboratory(i) => {
                // The other die of the pair still blocks the space.
                if let Some(die) = tables.lab[usize::from(i)].iter_mut().find(|die| die.belongs_to(seat)) {
                    *die = Die::NONE;
                }
            }
            Place::Foundry(i) => tables.foundry[usize::from(i)] = Die::NONE,
            Place::Control(i) => tables.control[usize::from(i)] = Die::NONE,
            Place::Market(i) => tables.market[usize::from(i)] = Die::NONE,
            Place::Academy(i) => tables.academy[usize::from(i)] = Die::NONE,
            Place::Depository(row, value) => {
                tables.depository[usize::from(row)][usize::from(value) - 1] = Die::NONE;
            }
            Place::Negotiation(clan, _, value) => {
                let lost = Die::new(seat, value);
                let below = &mut tables.negotiation[usize::from(clan)][slots];
                if let Some(die) = below.iter_mut().find(|die| **die == lost) {
                    *die = Die::NONE;
                }
            }
        }
        crew.supply += 1;
        log.emit(Audience::All, || Event::DieLost { seat, place: notation::place(self, place) });
    }
}

fn open(tokens: &[u8; TOKENS]) -> u8 {
    let covered = tokens.iter().filter(|s| **s != NONE).fold(0u8, |set, s| set | 1 << s);
    !covered & ((1 << TOKENS) - 1)
}

fn each_own(spaces: &[Die], seat: Seat, mut f: impl FnMut(u8) -> ControlFlow<()>) -> ControlFlow<()> {
    for (i, die) in spaces.iter().enumerate() {
        if die.belongs_to(seat) {
            f(i as u8)?;
        }
    }
    ControlFlow::Continue(())
}
