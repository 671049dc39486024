//! Carrying out a step: the rules, the position being changed, and the log. Each chapter adds its steps in its own
//! file.

use crate::{
    Action, Chance, Edition, Event, Phase, ROOM, Rules, SOURCES, Site, Source, Space, State, Station, spaces,
};
use solarium_core::{Audience, Seat, Sink};

/// A step being carried out.
pub(crate) struct Run<'a, L> {
    pub rules: &'a Rules,
    pub s: &'a mut State,
    log: &'a mut L,
}

impl<'a, L: Sink<Event>> Run<'a, L> {
    pub(crate) fn new(rules: &'a Rules, s: &'a mut State, log: &'a mut L) -> Self {
        Run { rules, s, log }
    }

    /// Carries out a legal action. Only tells them apart, once: which one it is nobody can predict in random play.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::PlaceGate(_) | Action::PlaceStation(..) => self.place(action),
            Action::ReturnStation(_) | Action::ReturnGate(_) => self.rebuild(action),
            Action::Move | Action::Convert | Action::Activate | Action::Scour | Action::Pass => {
                self.choose(action);
            }
            Action::Fly(from, to) => self.flight(from, to),
            Action::Launch(_)
            | Action::LaunchVia(..)
            | Action::LaunchGuest(..)
            | Action::FlyMarked(..)
            | Action::Hurl(_)
            | Action::HurlMarked(_)
            | Action::Return(_)
            | Action::FlyFree(..)
            | Action::Cluster(..)
            | Action::Juggernaut(..)
            | Action::Puncture(..)
            | Action::Teleport(..)
            | Action::Fuel => self.step(action),
            Action::BuildNode(..)
            | Action::BuildFoundry(..)
            | Action::BuildGate(..)
            | Action::BuildTower(..)
            | Action::Invade(_) => self.convert(action),
            Action::Clear(space) if self.s.turn.phase == Phase::Scour => self.clear(space),
            Action::Use(_)
            | Action::UseAugmented(_)
            | Action::Squeeze(_)
            | Action::Pulse(_)
            | Action::Blight(..)
            | Action::Sacrifice(_)
            | Action::Clear(_)
            | Action::Metamorph(..) => self.activate(action),
            Action::Take | Action::Leave => self.answer_bonus(action == Action::Take),
            Action::Link(space, picked) => self.link(space, picked),
            Action::Procreate(space) => self.procreate_chosen(space),
            Action::Draw => self.next_card(),
            Action::FlareUse(_) | Action::FlareDone => self.flare_answer(action),
            Action::LoseHold | Action::LoseSpace(_) | Action::LoseGuest(_) | Action::LoseLost => {
                self.lose(action);
            }
            Action::Shift(from, to) => self.shift(from, to),
            Action::WarpHold(_) | Action::WarpGuest(..) | Action::Warp(..) => self.warped(action),
            Action::Core(to) => self.fall_to_core(to),
            Action::Spawn(space) => self.spawn(space),
            Action::Crawl(from, to) => self.crawl(from, to),
            Action::Play(play) => self.play(play),
            Action::End => self.end_action(),
            Action::KeepOld | Action::Keep(_) | Action::KeepNone => self.keep_answer(seat, action),
        }
    }

    /// Carries out an outcome of chance.
    pub(crate) fn chance(&mut self, outcome: Chance) {
        match outcome {
            Chance::Card(card) => self.reveal(card),
            Chance::KeepOld => {
                self.keep_old(self.s.active);
                self.upkeep();
            }
            Chance::Keep(suit) => {
                self.keep(self.s.active, Some(suit));
                self.upkeep();
            }
            _ => self.settle_chance(outcome),
        }
    }

    /// Notes an event. Nothing in this game is hidden but the order of the deck (SO-1.15).
    #[inline]
    pub(crate) fn emit(&mut self, event: impl FnOnce(&Rules) -> Event) {
        solarium_core::exercise!("SO-1.15");
        let rules = self.rules;
        self.log.emit(Audience::All, || event(rules));
    }

    pub(crate) fn gain_momentum(&mut self, seat: Seat, source: Source, amount: u8) {
        if amount > 0 {
            self.s.seats[seat].gain(source, amount);
            self.emit(|_| Event::MomentumGained { seat, amount, source: SOURCES[source as usize] });
        }
    }

    pub(crate) fn gain_energy(&mut self, seat: Seat, amount: u8) {
        // SO-1.13: energy is unlimited; a number beyond 65,535 cannot be reached in a game.
        solarium_core::exercise!("SO-1.13");
        let energy = &mut self.s.seats[seat].energy;
        *energy = energy.saturating_add(amount.into());
    }

    /// Energy gained outside an activation.
    pub(crate) fn earn(&mut self, seat: Seat, amount: u8) {
        self.gain_energy(seat, amount);
        self.emit(|_| Event::EnergyGained { seat, amount });
    }

    /// A station goes from a seat's reserve into a space.
    pub(crate) fn put_station(&mut self, seat: Seat, station: Station, at: Space) {
        solarium_core::exercise!("SO-1.12");
        self.s.seats[seat].stations[station.index()] -= 1;
        self.s.set_station(at, Some((station, seat)));
    }

    /// A gate goes from a seat's reserve to a site.
    pub(crate) fn put_gate(&mut self, seat: Seat, site: Site) {
        self.s.seats[seat].gates -= 1;
        self.s.gates.set(site.0, Some(seat));
    }

    /// Takes one diver of a seat from a space; an unmarked one if there is one (SO-4.7).
    #[inline]
    pub(crate) fn take_diver(&mut self, seat: Seat, space: Space) {
        solarium_core::exercise!("SO-4.7");
        self.s.divers[seat].sub(space);
        if seat == self.s.active && self.s.marks.get(space) > self.s.divers[seat].get(space) {
            self.s.marks.sub(space);
        }
    }

    fn take_divers(&mut self, seat: Seat, space: Space, divers: u8) {
        (0..divers).for_each(|_| self.take_diver(seat, space));
    }

    #[inline]
    pub(crate) fn put_diver(&mut self, seat: Seat, space: Space) {
        debug_assert!(self.s.divers[seat].get(space) < ROOM, "SO-4.4");
        self.s.divers[seat].add(space);
    }

    /// Recalls divers: they go to their owner's hold.
    pub(crate) fn recall(&mut self, seat: Seat, space: Space, divers: u8) {
        self.take_divers(seat, space, divers);
        self.s.seats[seat].hold += divers;
        self.emit(|r| Event::Recalled { seat, from: r.name(space), divers });
    }

    /// Sacrifices divers: they go to their owner's reserve.
    pub(crate) fn sacrifice(&mut self, seat: Seat, space: Space, divers: u8) {
        self.take_divers(seat, space, divers);
        self.s.seats[seat].reserve += divers;
        self.emit(|r| Event::Sacrificed { seat, from: r.name(space), divers });
    }

    /// Divers leave the game (SO-15.16).
    pub(crate) fn vaporise(&mut self, seat: Seat, space: Space, divers: u8) {
        solarium_core::exercise!("SO-15.16");
        self.take_divers(seat, space, divers);
        self.s.seats[seat].vaporised += divers;
    }

    /// A station leaves the game (SO-15.16).
    pub(crate) fn destroy(&mut self, space: Space) {
        if let Some((station, seat)) = self.s.station(space) {
            solarium_core::exercise!("SO-15.16");
            self.s.set_station(space, None);
            self.s.seats[seat].destroyed[station.index()] += 1;
            self.emit(|r| Event::Destroyed { seat, piece: station.id(), at: r.name(space) });
        }
    }

    /// SO-11.11: stations that carry too many parasites or feeders fall.
    pub(crate) fn weigh(&mut self) {
        if self.s.crawlers.all().is_empty() {
            return;
        }
        solarium_core::exercise!("SO-11.11");
        for space in spaces(self.s.crawlers.mask() & self.s.owners.any()) {
            let depth = self.rules.depth(space);
            if self.s.crawlers.at(space) >= depth.base + depth.bonus {
                self.destroy(space);
            }
        }
    }

    /// SO-4.6: the toll of a gate that the active seat's piece just crossed.
    pub(crate) fn toll(&mut self, from: Space, to: Space) {
        solarium_core::exercise!("SO-4.6");
        let Some(site) = self.rules.board().site(from, to) else { return };
        let Some(owner) = self.s.gate(site) else { return };
        if owner != self.s.active && !self.s.turn.tolls.contains(owner) {
            self.s.turn.tolls = self.s.turn.tolls.with(owner);
            self.gain_energy(owner, 1);
            self.emit(|_| Event::TollReceived { seat: owner });
        }
    }

    /// SO-6.2: a station's reward; `free` more divers come without energy (Duplicate).
    pub(crate) fn reward(&mut self, seat: Seat, station: Station, amount: u8, divers: u8) {
        solarium_core::exercise!("SO-1.1", "SO-6.2");
        let own = &mut self.s.seats[seat];
        match station {
            Station::Node => self.gain_energy(seat, amount),
            Station::Foundry => {
                own.energy -= u16::from(amount);
                own.reserve -= divers;
                own.hold += divers;
            }
            Station::Tower => {
                own.energy -= u16::from(amount);
                self.gain_momentum(seat, Source::Towers, amount);
            }
        }
    }

    pub(crate) fn first_edition(&self) -> bool {
        self.rules.edition() == Edition::First
    }
}
