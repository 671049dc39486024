//! Judging one step of a Move.

use super::{CLUSTER_USES, FUEL_USES, TELEPORT_COST};
use crate::rules::Rules;
use crate::rules::action::{Action, Goal};
use crate::rules::board::{Layer, Space};
use crate::rules::illegal::Illegal;
use crate::rules::state::{ROOM, State};
use crate::rules::terms::Effect;
use solarium_core::{Rule, Seat};

impl Rules {
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
