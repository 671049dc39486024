//! The steps of a Move that are legal now.

use super::{CLUSTER_USES, FUEL_USES, TELEPORT_COST};
use crate::rules::Rules;
use crate::rules::action::{Action, Goal};
use crate::rules::board::{Layer, Space, spaces};
use crate::rules::state::{ROOM, State};
use crate::rules::terms::Effect;
use solarium_core::Seat;
use std::ops::ControlFlow;

type Flow = ControlFlow<()>;

impl Rules {
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
}
