//! Chapter 4: the Move, with the effects that change it.

use crate::action::{Action, Goal};
use crate::board::{Layer, Space, spaces};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::run::Run;
use crate::state::{Counts, ROOM, Source, State};
use crate::terms::{Effect, Station};
use solarium_core::{Rule, Seat, Sink};
use std::ops::ControlFlow;

/// SO-8.29: what a teleport costs.
pub(crate) const TELEPORT_COST: u8 = 3;
/// SO-8.12: what one energy buys, and how often.
const FUEL_POINTS: u8 = 3;
const FUEL_USES: u8 = 3;
/// SO-8.9: how often a group may move.
pub(crate) const CLUSTER_USES: u8 = 2;

type Flow = ControlFlow<()>;

impl Rules {
    /// Hyperdrive has its diver: nothing else may move (SO-8.14).
    #[inline]
    fn driven(&self, state: &State) -> bool {
        state.turn.effect == Some(Effect::Hyperdrive) && state.turn.done > 0
    }

    /// Where a diver may fly for 1 mp, room or not.
    #[inline]
    fn flights(&self, state: &State, from: Space) -> u64 {
        match state.turn.effect {
            // SO-8.30: barriers do not matter.
            Some(Effect::Transcend) => self.board().adjacent(from),
            Some(Effect::Portal) => {
                let ships = self.at_ships(state);
                let linked = if ships & from.bit() != 0 { ships & !from.bit() } else { 0 };
                self.open(state, from) | linked
            }
            _ => self.open(state, from),
        }
    }

    /// Every step of a Move that the rules allow now, without cards and `end`.
    pub(crate) fn each_step(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (t, seat, board) = (&state.turn, state.active, self.board());
        let own = &state.seats[seat];
        let divers = &state.divers[seat];
        let room = board.all() & !divers.full();
        if t.mp > 0 {
            if !self.driven(state) {
                self.each_launch(state, room, f)?;
                // Without marks every diver is unmarked, and most turns have none.
                for from in spaces(state.unmarked()) {
                    for to in spaces(self.flights(state, from) & room) {
                        f(Action::Fly(from, to))?;
                    }
                }
            }
            for from in spaces(state.marks.any()) {
                for to in spaces(self.flights(state, from) & room) {
                    f(Action::FlyMarked(from, to))?;
                }
            }
            let core = board.ring(Layer::Core);
            if !self.driven(state) {
                for from in spaces(state.unmarked() & core) {
                    f(Action::Hurl(from))?;
                }
            }
            for from in spaces(state.marks.any() & core) {
                f(Action::HurlMarked(from))?;
            }
            if own.lost > 0 && !self.driven(state) {
                for to in spaces(board.ring(Layer::Outer) & room) {
                    f(Action::Return(to))?;
                }
            }
        }
        match t.effect {
            None => Flow::Continue(()),
            Some(effect) => self.each_effect_step(state, effect, room, f),
        }
    }

    /// SO-4.2, SO-15.6: as many as movement points and room allow.
    fn each_launch(&self, state: &State, room: u64, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (seat, board) = (state.active, self.board());
        let own = &state.seats[seat];
        if own.hold > 0 {
            for to in spaces(board.at_eye(own.eye) & room) {
                f(Action::Launch(to))?;
            }
            if state.turn.effect == Some(Effect::Portal) {
                for to in spaces(self.at_ships(state) & room) {
                    for host in Seat::all(self.players()) {
                        if host != seat && board.at_eye(state.seats[host].eye) & to.bit() != 0 {
                            f(Action::LaunchVia(to, host))?;
                        }
                    }
                }
            }
        }
        if own.guests_total() > 0 {
            for to in spaces(self.at_ships(state) & room) {
                for host in Seat::all(self.players()) {
                    if own.guests[host.index()] > 0 && board.at_eye(state.seats[host].eye) & to.bit() != 0 {
                        f(Action::LaunchGuest(to, host))?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// The steps an effect in force adds.
    fn each_effect_step(
        &self,
        state: &State,
        effect: Effect,
        room: u64,
        f: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let (t, seat, board) = (&state.turn, state.active, self.board());
        let divers = &state.divers[seat];
        match effect {
            Effect::Catapult => {
                for from in spaces(state.unmarked()) {
                    for to in spaces(self.gated(state, from) & room) {
                        f(Action::FlyFree(from, to))?;
                    }
                }
            }
            Effect::Cluster if t.mp > 0 && t.uses < CLUSTER_USES => {
                for from in spaces(divers.any()) {
                    for to in spaces(self.open(state, from) & room) {
                        if divers.get(from) + divers.get(to) <= ROOM {
                            f(Action::Cluster(from, to))?;
                        }
                    }
                }
            }
            Effect::Juggernaut if t.mp > 0 => {
                let mut movable = state.owners.of(seat);
                if t.uses > 0 {
                    movable &= t.space.map_or(0, Space::bit);
                }
                for from in spaces(movable) {
                    for to in spaces(self.open(state, from) & !state.owners.any()) {
                        f(Action::Juggernaut(from, Goal::To(to)))?;
                    }
                    if board.layer(from) == Layer::Core {
                        f(Action::Juggernaut(from, Goal::Heart))?;
                    }
                }
            }
            Effect::Puncture if t.mp > 0 && t.uses == 0 && state.seats[seat].gates > 0 => {
                for from in spaces(divers.any()) {
                    for to in spaces(board.across(from) & !self.gated(state, from)) {
                        f(Action::Puncture(from, to))?;
                    }
                }
            }
            Effect::Teleport if t.mp >= TELEPORT_COST => {
                for from in spaces(divers.any()) {
                    for to in spaces(room & !from.bit()) {
                        f(Action::Teleport(from, to))?;
                    }
                }
            }
            Effect::Fuel if t.uses < FUEL_USES && state.seats[seat].energy > 0 => f(Action::Fuel)?,
            _ => {}
        }
        Flow::Continue(())
    }

    /// May the active seat make this step now?
    pub(crate) fn check_step(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let (t, seat, board) = (&state.turn, state.active, self.board());
        let own = &state.seats[seat];
        let mp = |need: u8| {
            if t.mp < need { Err(Illegal::MovementPoints { need, have: t.mp }) } else { Ok(()) }
        };
        let room = |to: Space| {
            if state.divers[seat].get(to) >= ROOM { Err(Illegal::NoRoom) } else { Ok(()) }
        };
        let fresh = || if self.driven(state) { Err(Illegal::OneDiverOnly) } else { Ok(()) };
        let beside = |host: Seat, to: Space, rule: Rule| {
            let eye = state.seats[host].eye;
            if board.eyes_at(to) & (1 << eye) == 0 { Err(Illegal::NotAtShip { rule }) } else { Ok(()) }
        };
        let plain = |from: Space, rule: Rule| {
            let all = state.divers[seat].get(from);
            if all == 0 {
                Err(Illegal::NoDiver { rule })
            } else if all == state.marks.get(from) {
                Err(Illegal::OnlyMarked)
            } else {
                Ok(())
            }
        };
        let marked = |from: Space| if state.marks.get(from) == 0 { Err(Illegal::NoMarked) } else { Ok(()) };
        let flight = |from: Space, to: Space| self.check_flight(state, from, to);
        let core = |from: Space| {
            if board.layer(from) == Layer::Core { Ok(()) } else { Err(Illegal::NotInCore) }
        };
        match action {
            Action::Launch(to) => {
                mp(1)?;
                fresh()?;
                if own.hold == 0 {
                    return Err(Illegal::EmptyHold);
                }
                beside(seat, to, "SO-4.2")?;
                room(to)
            }
            Action::LaunchVia(to, host) => {
                self.need(state, Effect::Portal)?;
                self.check_host(state, host, "SO-8.21")?;
                mp(1)?;
                if own.hold == 0 {
                    return Err(Illegal::EmptyHold);
                }
                beside(host, to, "SO-8.21")?;
                room(to)
            }
            Action::LaunchGuest(to, host) => {
                self.check_host(state, host, "SO-8.3")?;
                mp(1)?;
                fresh()?;
                if own.guests[host.index()] == 0 {
                    return Err(Illegal::NoGuest);
                }
                beside(host, to, "SO-8.3")?;
                room(to)
            }
            Action::Fly(from, to) => {
                mp(1)?;
                fresh()?;
                plain(from, "SO-4.3")?;
                flight(from, to)?;
                room(to)
            }
            Action::FlyMarked(from, to) => {
                mp(1)?;
                marked(from)?;
                flight(from, to)?;
                room(to)
            }
            Action::Hurl(from) => {
                mp(1)?;
                fresh()?;
                core(from)?;
                plain(from, "SO-4.5")
            }
            Action::HurlMarked(from) => {
                mp(1)?;
                core(from)?;
                marked(from)
            }
            Action::Return(to) => {
                mp(1)?;
                fresh()?;
                if own.lost == 0 {
                    return Err(Illegal::NobodyLost);
                }
                if board.layer(to) != Layer::Outer {
                    return Err(Illegal::NotOuter);
                }
                room(to)
            }
            Action::FlyFree(from, to) => {
                self.need(state, Effect::Catapult)?;
                plain(from, "SO-8.5")?;
                match board.site(from, to).map(|site| state.gate(site)) {
                    Some(Some(_)) => room(to),
                    _ => Err(Illegal::NoGate { rule: "SO-8.5" }),
                }
            }
            Action::Cluster(from, to) => {
                self.need(state, Effect::Cluster)?;
                mp(1)?;
                if t.uses >= CLUSTER_USES {
                    return Err(Illegal::UsedUp { effect: Effect::Cluster });
                }
                let moving = state.divers[seat].get(from);
                if moving == 0 {
                    return Err(Illegal::NoDiver { rule: "SO-8.9" });
                }
                flight(from, to)?;
                if moving + state.divers[seat].get(to) > ROOM { Err(Illegal::NoRoom) } else { Ok(()) }
            }
            Action::Juggernaut(from, goal) => {
                self.need(state, Effect::Juggernaut)?;
                mp(1)?;
                if state.owners.at(from.0) != Some(seat) {
                    return Err(Illegal::NotYourStation { rule: "SO-8.16" });
                }
                if t.uses > 0 && t.space != Some(from) {
                    return Err(Illegal::UsedUp { effect: Effect::Juggernaut });
                }
                match goal {
                    Goal::Heart => core(from),
                    Goal::To(to) => {
                        flight(from, to)?;
                        if state.station(to).is_some() {
                            Err(Illegal::StationThere { rule: "SO-8.16" })
                        } else {
                            Ok(())
                        }
                    }
                }
            }
            Action::Puncture(from, to) => {
                self.need(state, Effect::Puncture)?;
                mp(1)?;
                if t.uses > 0 {
                    return Err(Illegal::UsedUp { effect: Effect::Puncture });
                }
                if state.divers[seat].get(from) == 0 {
                    return Err(Illegal::NoDiver { rule: "SO-8.24" });
                }
                let Some(site) = board.site(from, to) else { return Err(Illegal::NoBarrier) };
                if state.gate(site).is_some() {
                    return Err(Illegal::GateThere { rule: "SO-8.24" });
                }
                if own.gates == 0 {
                    Err(Illegal::NoneInReserve { piece: "gate", rule: "SO-8.24" })
                } else {
                    Ok(())
                }
            }
            Action::Teleport(from, to) => {
                self.need(state, Effect::Teleport)?;
                mp(TELEPORT_COST)?;
                if state.divers[seat].get(from) == 0 {
                    return Err(Illegal::NoDiver { rule: "SO-8.29" });
                }
                if from == to {
                    return Err(Illegal::SameSpace);
                }
                room(to)
            }
            Action::Fuel => {
                self.need(state, Effect::Fuel)?;
                if t.uses >= FUEL_USES {
                    return Err(Illegal::UsedUp { effect: Effect::Fuel });
                }
                if own.energy == 0 {
                    Err(Illegal::Energy { need: 1, have: 0, rule: "SO-8.12" })
                } else {
                    Ok(())
                }
            }
            _ => Err(Illegal::NotAsked { phase: t.phase }),
        }
    }

    fn check_host(&self, state: &State, host: Seat, rule: Rule) -> Result<(), Illegal> {
        if host.index() >= self.players() || host == state.active {
            return Err(Illegal::NoSuchHost { rule });
        }
        Ok(())
    }

    /// SO-4.3: may a piece go from one space to the next?
    fn check_flight(&self, state: &State, from: Space, to: Space) -> Result<(), Illegal> {
        let board = self.board();
        if state.turn.effect == Some(Effect::Portal) && from != to {
            // SO-8.21: all spaces at ships are next to each other.
            let ships = self.at_ships(state);
            if ships & from.bit() != 0 && ships & to.bit() != 0 {
                return Ok(());
            }
        }
        if !board.touches(from, to) {
            return Err(Illegal::NotAdjacent { rule: "SO-4.3" });
        }
        match board.site(from, to) {
            Some(site) if state.gate(site).is_none() && state.turn.effect != Some(Effect::Transcend) => {
                Err(Illegal::NoGate { rule: "SO-4.3" })
            }
            _ => Ok(()),
        }
    }

    /// The effect must be in force.
    pub(crate) fn need(&self, state: &State, effect: Effect) -> Result<(), Illegal> {
        if state.turn.effect == Some(effect) { Ok(()) } else { Err(Illegal::NotInForce { effect }) }
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    pub fn begin_move(&mut self) {
        // SO-3.8: marks of divers that came this turn are ignored in a Move.
        self.s.marks = Counts::NONE;
        self.s.turn.mp = self.rules.movement(self.s, self.s.active);
    }

    /// Carries out a step of a Move.
    pub fn step(&mut self, action: Action) {
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
                    self.gain_energy(seat, 1);
                    self.emit(|_| Event::EnergyGained { seat, amount: 1 });
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
            Action::Fly(from, to) => {
                self.s.turn.mp -= 1;
                let mark = self.s.turn.effect == Some(Effect::Hyperdrive);
                self.fly(from, to, false, mark);
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
        let seat = self.s.active;
        self.s.turn.mp -= 1;
        self.put_diver(seat, to);
        self.emit(|r| Event::Launched { seat, to: r.name(to), host });
        if self.s.turn.mark_next {
            // SO-8.19: the one chosen while it was still in the hold.
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
        if self.s.marks == Counts::NONE {
            self.s.marks.add(to);
        }
        self.s.turn.uses += 1;
        if self.s.turn.uses.is_multiple_of(3) {
            let seat = self.s.active;
            self.gain_energy(seat, 1);
            self.emit(|_| Event::EnergyGained { seat, amount: 1 });
        }
    }

    /// SO-4.3; order of effects inside the step by SO-15.20.
    fn fly(&mut self, from: Space, to: Space, marked: bool, mark: bool) {
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
            self.s.turn.used |= site.bit();
            self.gain_momentum(seat, Source::Effects, 1);
        }
        self.drove(to);
        // SO-8.30, SO-15.15: Transcend uses no gate.
        if site.is_some() && self.s.turn.effect != Some(Effect::Transcend) {
            self.toll(from, to);
        }
    }

    /// SO-4.5, SO-15.3.
    fn hurl(&mut self, from: Space) {
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
        let seat = self.s.active;
        self.s.turn.mp -= 1;
        self.s.turn.uses = 1;
        self.sacrifice(seat, from, 1);
        if let Some(site) = self.rules.board().site(from, to) {
            self.s.seats[seat].gates -= 1;
            self.s.gates.set(site.0, Some(seat));
            self.emit(|r| Event::Built { seat, piece: "gate", at: r.board().site_name(site) });
        }
    }

    /// SO-11.13: a diver that enters by a step of its own takes the energy of the garden.
    fn pick_up(&mut self, at: Space) {
        if self.s.energy_on & at.bit() != 0 {
            let seat = self.s.active;
            self.s.energy_on &= !at.bit();
            self.gain_energy(seat, 1);
            self.emit(|r| Event::EnergyPicked { seat, at: r.name(at) });
        }
    }
}
