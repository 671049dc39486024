//! Chapter 11: the events of trigger flares, except parasites and feeders.

use crate::rules::apply::Run;
use crate::rules::{Flow, each_space, each_way};
use crate::{
    Action, Edition, Event, Happening, Illegal, Layer, Phase, ROOM, Rules, Source, Space, State, spaces,
};
use solarium_core::{Seat, Sink};

impl Rules {
    /// The diver that Implode or Explode moves now, and where it may go.
    pub(crate) fn shifting(&self, state: &State) -> Option<(Space, u64)> {
        let seat = state.turn.asked;
        let layer = Layer::ALL[usize::from(state.turn.stage)];
        let from = Rules::lowest(state.divers[seat].any() & self.board().ring(layer))?;
        let board = self.board();
        let ways = match self.event() {
            Some(Happening::Implode) => board.inward(from),
            _ => board.outward(from),
        };
        Some((from, ways & !state.divers[seat].full()))
    }

    pub(crate) fn each_loss(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = state.turn.asked;
        let own = &state.seats[seat];
        if own.hold > 0 {
            f(Action::LoseHold)?;
        }
        each_space(state.divers[seat].any(), Action::LoseSpace, f)?;
        own.hosts().try_for_each(|host| f(Action::LoseGuest(host)))?;
        if own.lost > 0 { f(Action::LoseLost) } else { Flow::Continue(()) }
    }

    pub(crate) fn check_loss(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let seat = state.turn.asked;
        let own = &state.seats[seat];
        let found = match action {
            Action::LoseHold => own.hold > 0,
            Action::LoseSpace(space) => state.divers[seat].get(space) > 0,
            Action::LoseGuest(host) => own.guests.get(host.index()).is_some_and(|n| *n > 0),
            Action::LoseLost => own.lost > 0,
            _ => return Err(Illegal::NotAsked { phase: state.turn.phase }),
        };
        Illegal::NoDiver { rule: "SO-11.4" }.unless(found)
    }

    pub(crate) fn each_warp(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = state.turn.asked;
        let own = &state.seats[seat];
        let divers = &state.divers[seat];
        let room = self.board().all() & !divers.full();
        if own.hold > 0 {
            each_space(room, Action::WarpHold, f)?;
        }
        for host in own.hosts() {
            each_space(room, |to| Action::WarpGuest(host, to), f)?;
        }
        // SO-11.8: the same space is allowed, even a full one.
        solarium_core::exercise!("SO-11.8");
        each_way(divers.any(), |from| room | from.bit(), Action::Warp, f)
    }

    pub(crate) fn check_warp(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let seat = state.turn.asked;
        let own = &state.seats[seat];
        let (found, to, same) = match action {
            Action::WarpHold(to) => (own.hold > 0, to, false),
            Action::WarpGuest(host, to) => (own.guests.get(host.index()).is_some_and(|n| *n > 0), to, false),
            Action::Warp(from, to) => (state.divers[seat].get(from) > 0, to, from == to),
            _ => return Err(Illegal::NotAsked { phase: state.turn.phase }),
        };
        Illegal::NoDiver { rule: "SO-11.8" }.unless(found)?;
        Illegal::NoRoom.unless(same || state.divers[seat].get(to) < ROOM)
    }

    pub(crate) fn each_core(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let room = self.board().ring(Layer::Core) & !state.divers[state.turn.asked].full();
        each_space(room, Action::Core, f)
    }

    pub(crate) fn check_core(&self, state: &State, to: Space) -> Result<(), Illegal> {
        Illegal::NotOffered { rule: "SO-11.9" }.unless(self.board().layer(to) == Layer::Core)?;
        Illegal::NoRoom.unless(state.divers[state.turn.asked].get(to) < ROOM)
    }

    pub(crate) fn check_shift(&self, state: &State, from: Space, to: Space) -> Result<(), Illegal> {
        match self.shifting(state) {
            Some((at, _)) if at != from => Err(Illegal::NotOffered { rule: "SO-11.6" }),
            Some((_, ways)) if ways & to.bit() != 0 => Ok(()),
            Some(_) if state.divers[state.turn.asked].get(to) >= ROOM => Err(Illegal::NoRoom),
            _ => Err(Illegal::NotAdjacent { rule: "SO-11.6" }),
        }
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    /// SO-11.4: every seat with a diver loses one.
    pub(crate) fn attrition(&mut self) {
        solarium_core::exercise!("SO-11.4");
        self.ask_in_turn(Phase::Attrition, |run, seat| run.rules.has_divers(run.s, seat));
    }

    /// Asks the first seat, from the one asked now on, that the event concerns; the card is resolved if there is none.
    fn ask_in_turn(&mut self, phase: Phase, concerned: impl Fn(&Self, Seat) -> bool) {
        while !concerned(self, self.s.turn.asked) {
            if !self.next_seat() {
                return self.finish_card();
            }
        }
        self.s.turn.phase = phase;
    }

    pub(crate) fn lose(&mut self, action: Action) {
        let seat = self.s.turn.asked;
        match action {
            Action::LoseSpace(space) => self.sacrifice(seat, space, 1),
            _ => {
                let own = &mut self.s.seats[seat];
                let from = match action {
                    Action::LoseHold => {
                        own.hold -= 1;
                        "hold"
                    }
                    Action::LoseGuest(host) => {
                        own.guests[host.index()] -= 1;
                        "guest"
                    }
                    _ => {
                        own.lost -= 1;
                        "lost"
                    }
                };
                own.reserve += 1;
                self.emit(|_| Event::Sacrificed { seat, from: from.into(), divers: 1 });
            }
        }
        if self.next_seat() { self.attrition() } else { self.finish_card() }
    }

    /// SO-11.5.
    pub(crate) fn sunworm(&mut self) {
        solarium_core::exercise!("SO-11.5");
        let safe = self.s.owners.any();
        for seat in self.rules.from(self.s.active) {
            for space in spaces(self.s.divers[seat].any() & !safe) {
                let divers = self.s.divers[seat].get(space);
                self.sacrifice(seat, space, divers);
            }
        }
        self.finish_card();
    }

    /// SO-11.6: the core is hurled, then every other layer moves in, from the inside out.
    pub(crate) fn implode(&mut self) {
        solarium_core::exercise!("SO-11.6");
        let mut counts = 0;
        for seat in self.rules.from(self.s.active) {
            for space in spaces(self.s.divers[seat].any() & self.rules.board().ring(Layer::Core)) {
                let divers = self.s.divers[seat].get(space);
                self.vaporise(seat, space, divers);
                self.emit(|r| Event::Vaporised { seat, from: r.name(space), divers });
                self.gain_momentum(seat, Source::Hurls, 2 * divers);
                counts += u32::from(divers) << (4 * seat.0);
            }
        }
        self.queue_implosion(counts);
        self.s.turn.stage = Layer::Radiative as u8;
        self.shift_all();
    }

    /// SO-11.7: outer divers are lost, then every other layer moves out, from the outside in.
    pub(crate) fn explode(&mut self) {
        solarium_core::exercise!("SO-11.7");
        for seat in self.rules.from(self.s.active) {
            let outer = self.rules.board().ring(Layer::Outer);
            let divers = self.s.divers[seat].within(outer);
            self.s.divers[seat].clear(outer);
            self.s.seats[seat].lost += divers;
            if divers > 0 {
                self.emit(|_| Event::Displaced { seat, from: "o".into(), to: "lost".into() });
            }
        }
        self.s.turn.stage = Layer::Inner as u8;
        self.shift_all();
    }

    /// Moves layer by layer, seat by seat, space by space, diver by diver, until a seat has a choice.
    fn shift_all(&mut self) {
        let inward = self.rules.event() == Some(Happening::Implode);
        loop {
            while let Some((from, ways)) = self.rules.shifting(self.s) {
                match ways.count_ones() {
                    // No room: sacrificed.
                    0 => self.sacrifice(self.s.turn.asked, from, 1),
                    1 => self.displace(from, Space(ways.trailing_zeros() as u8)),
                    _ => {
                        self.s.turn.phase = Phase::Shift;
                        return;
                    }
                }
            }
            if self.next_seat() {
                continue;
            }
            let last = if inward { Layer::Outer } else { Layer::Core };
            if self.s.turn.stage == last as u8 {
                return self.finish_card();
            }
            if inward { self.s.turn.stage -= 1 } else { self.s.turn.stage += 1 }
        }
    }

    fn displace(&mut self, from: Space, to: Space) {
        let seat = self.s.turn.asked;
        self.take_diver(seat, from);
        self.put_diver(seat, to);
        self.emit(|r| Event::Displaced { seat, from: r.name(from), to: r.name(to) });
    }

    pub(crate) fn shift(&mut self, from: Space, to: Space) {
        self.displace(from, to);
        self.shift_all();
    }

    /// SO-11.8: every seat with a diver in a hold or on the board puts one anywhere.
    pub(crate) fn warp(&mut self) {
        solarium_core::exercise!("SO-11.8");
        self.ask_in_turn(Phase::Warp, |run, seat| {
            run.s.seats[seat].in_holds() > 0 || run.s.divers[seat].any() != 0
        });
    }

    pub(crate) fn warped(&mut self, action: Action) {
        let seat = self.s.turn.asked;
        let (from, to) = match action {
            Action::WarpHold(to) => {
                self.s.seats[seat].hold -= 1;
                (None, to)
            }
            Action::WarpGuest(host, to) => {
                self.s.seats[seat].guests[host.index()] -= 1;
                (None, to)
            }
            Action::Warp(from, to) => {
                self.take_diver(seat, from);
                (Some(from), to)
            }
            _ => return,
        };
        self.put_diver(seat, to);
        self.emit(|r| Event::Displaced {
            seat,
            from: from.map_or("hold".into(), |x| r.name(x)),
            to: r.name(to),
        });
        if self.next_seat() { self.warp() } else { self.finish_card() }
    }

    /// SO-11.9: every diver in a hold goes to the core, its owner choosing the space.
    pub(crate) fn singularity(&mut self) {
        solarium_core::exercise!("SO-11.9");
        self.ask_in_turn(Phase::Core, |run, seat| run.s.seats[seat].in_holds() > 0);
    }

    pub(crate) fn fall_to_core(&mut self, to: Space) {
        let seat = self.s.turn.asked;
        let own = &mut self.s.seats[seat];
        if own.hold > 0 {
            own.hold -= 1;
        } else if let Some(guests) = own.guests.iter_mut().find(|n| **n > 0) {
            *guests -= 1;
        }
        self.put_diver(seat, to);
        self.emit(|r| Event::Displaced { seat, from: "hold".into(), to: r.name(to) });
        self.singularity();
    }

    /// SO-11.13.
    pub(crate) fn energy_garden(&mut self) {
        solarium_core::exercise!("SO-11.13");
        let board = self.rules.board();
        if self.rules.edition() == Edition::First {
            // The places are the pack's: every other space of the three inner rings.
            let places = self.rules.garden & !self.s.energy_on;
            for space in spaces(places) {
                self.sow(space);
            }
        } else {
            for layer in [Layer::Convective, Layer::Radiative, Layer::Core] {
                for space in spaces(board.ring(layer)) {
                    let taken = self.s.occupied() | self.s.owners.any() | self.s.energy_on;
                    if taken & space.bit() == 0 && self.s.energy_on & self.rules.board().beside(space) == 0 {
                        self.sow(space);
                    }
                }
            }
        }
        self.finish_card();
    }

    fn sow(&mut self, space: Space) {
        self.s.energy_on |= space.bit();
        self.emit(|r| Event::Sown { at: r.name(space) });
    }
}
