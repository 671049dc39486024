//! Chapter 4: the Move, with the effects that change it.

mod check;
mod legal;

use crate::rules::apply::Run;
use crate::{Action, Counts, Effect, Event, Goal, Layer, Rules, Source, Space, State, Station};
use solarium_core::{Seat, Sink};

/// SO-8.29: what a teleport costs.
pub(crate) const TELEPORT_COST: u8 = 3;
/// SO-8.12: what one energy buys, and how often.
const FUEL_POINTS: u8 = 3;
const FUEL_USES: u8 = 3;
/// SO-8.9: how often a group may move.
pub(crate) const CLUSTER_USES: u8 = 2;

impl Rules {
    /// Hyperdrive has its diver: nothing else may move (SO-8.14).
    #[inline]
    fn driven(&self, state: &State) -> bool {
        solarium_core::exercise!("SO-8.14");
        state.turn.effect == Some(Effect::Hyperdrive) && state.turn.done > 0
    }

    /// Where a diver may fly for 1 mp from each space, room or not. What does not depend on the space is looked up once.
    #[inline]
    fn flights(&self, state: &State) -> impl Fn(Space) -> u64 {
        let (board, gates) = (self.board(), state.gates.any());
        // SO-8.30: barriers do not matter.
        solarium_core::exercise!("SO-8.30");
        let transcend = state.turn.effect == Some(Effect::Transcend);
        let ships = if state.turn.effect == Some(Effect::Portal) { self.at_ships(state) } else { 0 };
        move |from| {
            if transcend {
                return board.adjacent(from);
            }
            let linked = if ships & from.bit() != 0 { ships & !from.bit() } else { 0 };
            board.free(from) | board.through(gates, from) | linked
        }
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    pub(crate) fn begin_move(&mut self) {
        // SO-3.8: marks of divers that came this turn are ignored in a Move.
        solarium_core::exercise!("SO-3.8");
        self.s.marks = Counts::NONE;
        self.s.turn.mp = self.rules.movement(self.s, self.s.active);
    }

    /// Carries out the step that is made most often.
    pub(crate) fn flight(&mut self, from: Space, to: Space) {
        self.s.turn.done = self.s.turn.done.saturating_add(1);
        self.s.turn.mp -= 1;
        let mark = self.s.turn.effect == Some(Effect::Hyperdrive);
        self.fly(from, to, false, mark);
    }

    /// Carries out any other step of a Move.
    pub(crate) fn step(&mut self, action: Action) {
        let seat = self.s.active;
        self.s.turn.done = self.s.turn.done.saturating_add(1);
        match action {
            Action::Launch(to) => {
                self.s.seats[seat].hold -= 1;
                self.launched(to, None);
                // SO-8.6: only out of the own ship, only into outer orbit.
                if self.s.turn.effect == Some(Effect::Ceremony)
                    && self.rules.board().layer(to) == Layer::Outer
                {
                    solarium_core::exercise!("SO-8.6");
                    self.earn(seat, 1);
                }
            }
            Action::LaunchVia(to, host) => {
                self.s.seats[seat].hold -= 1;
                self.launched(to, Some(host));
            }
            Action::LaunchGuest(to, host) => {
                self.s.seats[seat].guests[host.index()] -= 1;
                self.launched(to, Some(host));
            }
            Action::FlyMarked(from, to) => {
                self.s.turn.mp -= 1;
                self.fly(from, to, true, true);
            }
            Action::FlyFree(from, to) => self.fly(from, to, false, true),
            Action::Hurl(from) => self.hurl(from),
            Action::HurlMarked(from) => {
                self.s.marks.sub(from);
                self.hurl(from);
            }
            Action::Return(to) => {
                self.s.turn.mp -= 1;
                self.s.seats[seat].lost -= 1;
                self.put_diver(seat, to);
                self.emit(|r| Event::CameBack { seat, to: r.name(to) });
                self.drove(to);
            }
            Action::Cluster(from, to) => {
                self.s.turn.mp -= 1;
                self.s.turn.uses += 1;
                let divers = self.s.divers[seat].get(from);
                let there = self.s.divers[seat].get(to);
                self.s.divers[seat].set(from, 0);
                self.s.divers[seat].set(to, there + divers);
                self.emit(|r| Event::Flew { seat, from: r.name(from), to: r.name(to), divers });
                self.pick_up(to);
                self.toll(from, to);
            }
            Action::Juggernaut(from, goal) => self.juggernaut(from, goal),
            Action::Puncture(from, to) => self.puncture(from, to),
            Action::Teleport(from, to) => {
                self.s.turn.mp -= TELEPORT_COST;
                self.take_diver(seat, from);
                self.put_diver(seat, to);
                self.emit(|r| Event::Flew { seat, from: r.name(from), to: r.name(to), divers: 1 });
                self.pick_up(to);
            }
            Action::Fuel => {
                self.s.seats[seat].energy -= 1;
                self.s.turn.mp += FUEL_POINTS;
                self.s.turn.uses += 1;
                self.emit(|_| Event::Fuelled { seat });
            }
            _ => {}
        }
    }

    /// SO-4.2: a diver has left a hold for a space next to the ship.
    fn launched(&mut self, to: Space, host: Option<Seat>) {
        solarium_core::exercise!("SO-4.2");
        let seat = self.s.active;
        self.s.turn.mp -= 1;
        self.put_diver(seat, to);
        solarium_core::exercise!("SO-15.6");
        self.emit(|r| Event::Launched { seat, to: r.name(to), host });
        if self.s.turn.mark_next {
            // SO-8.19: the one chosen while it was still in the hold.
            solarium_core::exercise!("SO-8.19");
            self.s.turn.mark_next = false;
            self.s.marks.add(to);
        }
        self.drove(to);
    }

    /// Hyperdrive: the first diver moved is the one; every third space gives an energy (SO-8.14).
    fn drove(&mut self, to: Space) {
        if self.s.turn.effect != Some(Effect::Hyperdrive) {
            return;
        }
        solarium_core::exercise!("SO-8.14");
        if self.s.marks == Counts::NONE {
            self.s.marks.add(to);
        }
        self.s.turn.uses += 1;
        if self.s.turn.uses.is_multiple_of(3) {
            self.earn(self.s.active, 1);
        }
    }

    /// SO-4.3; order of effects inside the step by SO-15.20.
    fn fly(&mut self, from: Space, to: Space, marked: bool, mark: bool) {
        solarium_core::exercise!("SO-4.3", "SO-15.20");
        let seat = self.s.active;
        self.s.divers[seat].sub(from);
        if marked {
            self.s.marks.sub(from);
        }
        self.put_diver(seat, to);
        if mark {
            self.s.marks.add(to);
        }
        self.emit(|r| Event::Flew { seat, from: r.name(from), to: r.name(to), divers: 1 });
        self.pick_up(to);
        let site = self.rules.board().site(from, to);
        if let Some(site) = site
            && marked
            && self.s.turn.effect == Some(Effect::Passage)
            && self.s.turn.used & site.bit() == 0
        {
            // SO-8.19: each different gate once.
            solarium_core::exercise!("SO-8.19");
            self.s.turn.used |= site.bit();
            self.gain_momentum(seat, Source::Effects, 1);
        }
        self.drove(to);
        // SO-8.30, SO-15.15: Transcend uses no gate.
        if site.is_some() && self.s.turn.effect != Some(Effect::Transcend) {
            solarium_core::exercise!("SO-8.30", "SO-15.15");
            self.toll(from, to);
        }
    }

    /// SO-4.5, SO-15.3.
    fn hurl(&mut self, from: Space) {
        solarium_core::exercise!("SO-4.5", "SO-15.3");
        let seat = self.s.active;
        self.s.turn.mp -= 1;
        self.s.divers[seat].sub(from);
        self.s.seats[seat].vaporised += 1;
        self.emit(|r| Event::Hurled { seat, piece: "diver", from: r.name(from) });
        self.hurled();
    }

    fn hurled(&mut self) {
        let seat = self.s.active;
        self.gain_momentum(seat, Source::Hurls, 2);
        self.s.turn.owed += 1;
        self.s.turn.hurls = true;
    }

    /// SO-8.16, SO-15.4.
    fn juggernaut(&mut self, from: Space, goal: Goal) {
        solarium_core::exercise!("SO-8.16", "SO-15.4");
        let seat = self.s.active;
        self.s.turn.mp -= 1;
        self.s.turn.uses = 1;
        let station = self.s.station(from).map_or(Station::Node, |(station, _)| station);
        self.s.set_station(from, None);
        match goal {
            Goal::Heart => {
                self.s.turn.space = None;
                self.s.seats[seat].destroyed[station.index()] += 1;
                self.emit(|r| Event::Hurled { seat, piece: station.id(), from: r.name(from) });
                self.hurled();
            }
            Goal::To(to) => {
                self.s.turn.space = Some(to);
                self.s.set_station(to, Some((station, seat)));
                let piece = station.id();
                self.emit(|r| Event::StationMoved { seat, piece, from: r.name(from), to: r.name(to) });
                self.toll(from, to);
                self.weigh();
            }
        }
    }

    /// SO-8.24.
    fn puncture(&mut self, from: Space, to: Space) {
        solarium_core::exercise!("SO-8.24");
        let seat = self.s.active;
        self.s.turn.mp -= 1;
        self.s.turn.uses = 1;
        self.sacrifice(seat, from, 1);
        if let Some(site) = self.rules.board().site(from, to) {
            self.put_gate(seat, site);
            self.emit(|r| Event::Built { seat, piece: "gate", at: r.board().site_name(site) });
        }
    }

    /// SO-11.13: a diver that enters by a step of its own takes the energy of the garden.
    fn pick_up(&mut self, at: Space) {
        if self.s.energy_on & at.bit() != 0 {
            solarium_core::exercise!("SO-11.13");
            let seat = self.s.active;
            self.s.energy_on &= !at.bit();
            self.gain_energy(seat, 1);
            self.emit(|r| Event::EnergyPicked { seat, at: r.name(at) });
        }
    }
}
