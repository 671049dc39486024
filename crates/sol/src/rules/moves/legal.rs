//! The steps of a Move that are legal now.

use super::{CLUSTER_USES, FUEL_USES, TELEPORT_COST};
use crate::rules::{Flow, each_space, each_way};
use crate::{Action, Effect, Goal, Layer, ROOM, Rules, Space, State, spaces};
use solarium_core::Seat;

impl Rules {
    /// Every step of a Move that the rules allow now, without cards and `end`.
    #[inline]
    pub(crate) fn each_step(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (t, seat, board) = (&state.turn, state.active, self.board());
        let own = &state.seats[seat];
        let divers = &state.divers[seat];
        let room = board.all() & !divers.full();
        if t.mp > 0 {
            let flights = self.flights(state);
            if !self.driven(state) {
                self.each_launch(state, room, f)?;
                each_way(state.unmarked(), |from| flights(from) & room, Action::Fly, f)?;
            }
            each_way(state.marks.any(), |from| flights(from) & room, Action::FlyMarked, f)?;
            let core = board.ring(Layer::Core);
            if !self.driven(state) {
                each_space(state.unmarked() & core, Action::Hurl, f)?;
            }
            each_space(state.marks.any() & core, Action::HurlMarked, f)?;
            if own.lost > 0 && !self.driven(state) {
                each_space(board.ring(Layer::Outer) & room, Action::Return, f)?;
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
            each_space(board.at_eye(own.eye) & room, Action::Launch, f)?;
            if state.turn.effect == Some(Effect::Portal) {
                let hosts = Seat::all(self.players()).filter(|host| *host != seat);
                self.each_launch_beside(state, hosts, room, Action::LaunchVia, f)?;
            }
        }
        self.each_launch_beside(state, own.hosts(), room, Action::LaunchGuest, f)
    }

    /// A launch into each space next to the ship of a host, by space and then by host.
    fn each_launch_beside(
        &self,
        state: &State,
        hosts: impl Iterator<Item = Seat> + Clone,
        room: u64,
        action: fn(Space, Seat) -> Action,
        f: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let beside = |host: Seat| self.board().at_eye(state.seats[host].eye);
        let all = hosts.clone().fold(0, |mask, host| mask | beside(host));
        spaces(all & room).try_for_each(|to| {
            let mut near = hosts.clone().filter(|host| beside(*host) & to.bit() != 0);
            near.try_for_each(|host| f(action(to, host)))
        })
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
                each_way(state.unmarked(), |from| self.gated(state, from) & room, Action::FlyFree, f)
            }
            Effect::Cluster if t.mp > 0 && t.uses < CLUSTER_USES => {
                let fits = |from: Space, to: &Space| divers.get(from) + divers.get(*to) <= ROOM;
                spaces(divers.any()).try_for_each(|from| {
                    let mut ways = spaces(self.open(state, from) & room).filter(|to| fits(from, to));
                    ways.try_for_each(|to| f(Action::Cluster(from, to)))
                })
            }
            Effect::Juggernaut if t.mp > 0 => {
                let mut movable = state.owners.of(seat);
                if t.uses > 0 {
                    movable &= t.space.map_or(0, Space::bit);
                }
                let open = |from| self.open(state, from) & !state.owners.any();
                spaces(movable).try_for_each(|from| {
                    each_space(open(from), |to| Action::Juggernaut(from, Goal::To(to)), f)?;
                    if board.layer(from) == Layer::Core {
                        f(Action::Juggernaut(from, Goal::Heart))?;
                    }
                    Flow::Continue(())
                })
            }
            Effect::Puncture if t.mp > 0 && t.uses == 0 && state.seats[seat].gates > 0 => {
                let sites = |from| board.across(from) & !self.gated(state, from);
                each_way(divers.any(), sites, Action::Puncture, f)
            }
            Effect::Teleport if t.mp >= TELEPORT_COST => {
                each_way(divers.any(), |from| room & !from.bit(), Action::Teleport, f)
            }
            Effect::Fuel if t.uses < FUEL_USES && state.seats[seat].energy > 0 => f(Action::Fuel),
            _ => Flow::Continue(()),
        }
    }
}
