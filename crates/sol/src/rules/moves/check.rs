//! Judging one step of a Move.

use super::{CLUSTER_USES, FUEL_USES, TELEPORT_COST};
use crate::{Action, Counts, Effect, Goal, Illegal, Layer, ROOM, Rules, SeatState, Space, State};
use solarium_core::{Rule, Seat};

impl Rules {
    /// May the active seat make this step now?
    pub(crate) fn check_step(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let step = StepCheck { rules: self, state };
        match action {
            Action::Launch(to) => step.launch(to),
            Action::LaunchVia(to, host) => step.launch_via(to, host),
            Action::LaunchGuest(to, host) => step.launch_guest(to, host),
            Action::Fly(from, to) => step.fly(from, to),
            Action::FlyMarked(from, to) => step.fly_marked(from, to),
            Action::Hurl(from) => step.hurl(from),
            Action::HurlMarked(from) => step.hurl_marked(from),
            Action::Return(to) => step.return_lost(to),
            Action::FlyFree(from, to) => step.fly_free(from, to),
            Action::Cluster(from, to) => step.cluster(from, to),
            Action::Juggernaut(from, goal) => step.juggernaut(from, goal),
            Action::Puncture(from, to) => step.puncture(from, to),
            Action::Teleport(from, to) => step.teleport(from, to),
            Action::Fuel => step.fuel(),
            _ => Err(Illegal::NotAsked { phase: state.turn.phase }),
        }
    }

    /// The effect must be in force.
    pub(crate) fn need(&self, state: &State, effect: Effect) -> Result<(), Illegal> {
        Illegal::NotInForce { effect }.unless(state.turn.effect == Some(effect))
    }
}

/// A step of the active seat being judged. Where several things are wrong, the order of the checks decides which one
/// is named.
struct StepCheck<'a> {
    rules: &'a Rules,
    state: &'a State,
}

/// The kinds of steps.
impl StepCheck<'_> {
    fn launch(&self, to: Space) -> Result<(), Illegal> {
        self.movement_points(1)?;
        self.not_driven()?;
        self.filled_hold()?;
        self.beside_ship(self.state.active, to, "SO-4.2")?;
        self.room(to)
    }

    fn launch_via(&self, to: Space, host: Seat) -> Result<(), Illegal> {
        self.in_force(Effect::Portal)?;
        self.other_seat(host, "SO-8.21")?;
        self.movement_points(1)?;
        self.filled_hold()?;
        self.beside_ship(host, to, "SO-8.21")?;
        self.room(to)
    }

    fn launch_guest(&self, to: Space, host: Seat) -> Result<(), Illegal> {
        self.other_seat(host, "SO-8.3")?;
        self.movement_points(1)?;
        self.not_driven()?;
        Illegal::NoGuest.unless(self.own().guests[host.index()] > 0)?;
        self.beside_ship(host, to, "SO-8.3")?;
        self.room(to)
    }

    fn fly(&self, from: Space, to: Space) -> Result<(), Illegal> {
        self.movement_points(1)?;
        self.not_driven()?;
        self.unmarked_diver(from, "SO-4.3")?;
        self.flight(from, to)?;
        self.room(to)
    }

    fn fly_marked(&self, from: Space, to: Space) -> Result<(), Illegal> {
        self.movement_points(1)?;
        self.marked_diver(from)?;
        self.flight(from, to)?;
        self.room(to)
    }

    fn hurl(&self, from: Space) -> Result<(), Illegal> {
        self.movement_points(1)?;
        self.not_driven()?;
        self.in_core(from)?;
        self.unmarked_diver(from, "SO-4.5")
    }

    fn hurl_marked(&self, from: Space) -> Result<(), Illegal> {
        self.movement_points(1)?;
        self.in_core(from)?;
        self.marked_diver(from)
    }

    fn return_lost(&self, to: Space) -> Result<(), Illegal> {
        self.movement_points(1)?;
        self.not_driven()?;
        Illegal::NobodyLost.unless(self.own().lost > 0)?;
        Illegal::NotOuter.unless(self.rules.board().layer(to) == Layer::Outer)?;
        self.room(to)
    }

    fn fly_free(&self, from: Space, to: Space) -> Result<(), Illegal> {
        self.in_force(Effect::Catapult)?;
        self.unmarked_diver(from, "SO-8.5")?;
        let gate = self.rules.board().site(from, to).and_then(|site| self.state.gate(site));
        Illegal::NoGate { rule: "SO-8.5" }.unless(gate.is_some())?;
        self.room(to)
    }

    fn cluster(&self, from: Space, to: Space) -> Result<(), Illegal> {
        self.in_force(Effect::Cluster)?;
        self.movement_points(1)?;
        Illegal::UsedUp { effect: Effect::Cluster }.unless(self.state.turn.uses < CLUSTER_USES)?;
        self.any_diver(from, "SO-8.9")?;
        self.flight(from, to)?;
        let divers = self.divers();
        Illegal::NoRoom.unless(divers.get(from) + divers.get(to) <= ROOM)
    }

    fn juggernaut(&self, from: Space, goal: Goal) -> Result<(), Illegal> {
        let turn = &self.state.turn;
        self.in_force(Effect::Juggernaut)?;
        self.movement_points(1)?;
        let own = self.state.owners.at(from.0) == Some(self.state.active);
        Illegal::NotYourStation { rule: "SO-8.16" }.unless(own)?;
        let same = turn.uses == 0 || turn.space == Some(from);
        Illegal::UsedUp { effect: Effect::Juggernaut }.unless(same)?;
        match goal {
            Goal::Heart => self.in_core(from),
            Goal::To(to) => {
                self.flight(from, to)?;
                Illegal::StationThere { rule: "SO-8.16" }.unless(self.state.station(to).is_none())
            }
        }
    }

    fn puncture(&self, from: Space, to: Space) -> Result<(), Illegal> {
        self.in_force(Effect::Puncture)?;
        self.movement_points(1)?;
        Illegal::UsedUp { effect: Effect::Puncture }.unless(self.state.turn.uses == 0)?;
        self.any_diver(from, "SO-8.24")?;
        let Some(site) = self.rules.board().site(from, to) else { return Err(Illegal::NoBarrier) };
        Illegal::GateThere { rule: "SO-8.24" }.unless(self.state.gate(site).is_none())?;
        Illegal::NoneInReserve { piece: "gate", rule: "SO-8.24" }.unless(self.own().gates > 0)
    }

    fn teleport(&self, from: Space, to: Space) -> Result<(), Illegal> {
        self.in_force(Effect::Teleport)?;
        self.movement_points(TELEPORT_COST)?;
        self.any_diver(from, "SO-8.29")?;
        Illegal::SameSpace.unless(from != to)?;
        self.room(to)
    }

    fn fuel(&self) -> Result<(), Illegal> {
        self.in_force(Effect::Fuel)?;
        Illegal::UsedUp { effect: Effect::Fuel }.unless(self.state.turn.uses < FUEL_USES)?;
        Illegal::Energy { need: 1, have: 0, rule: "SO-8.12" }.unless(self.own().energy > 0)
    }
}

/// The conditions that steps share.
impl StepCheck<'_> {
    fn own(&self) -> &SeatState {
        &self.state.seats[self.state.active]
    }

    fn divers(&self) -> &Counts {
        &self.state.divers[self.state.active]
    }

    fn in_force(&self, effect: Effect) -> Result<(), Illegal> {
        self.rules.need(self.state, effect)
    }

    fn movement_points(&self, need: u8) -> Result<(), Illegal> {
        let have = self.state.turn.mp;
        Illegal::MovementPoints { need, have }.unless(have >= need)
    }

    /// Hyperdrive moves one diver only (SO-8.14).
    fn not_driven(&self) -> Result<(), Illegal> {
        solarium_core::exercise!("SO-8.14");
        Illegal::OneDiverOnly.unless(!self.rules.driven(self.state))
    }

    fn filled_hold(&self) -> Result<(), Illegal> {
        Illegal::EmptyHold.unless(self.own().hold > 0)
    }

    fn room(&self, to: Space) -> Result<(), Illegal> {
        Illegal::NoRoom.unless(self.divers().get(to) < ROOM)
    }

    fn other_seat(&self, host: Seat, rule: Rule) -> Result<(), Illegal> {
        let other = host.index() < self.rules.players() && host != self.state.active;
        Illegal::NoSuchHost { rule }.unless(other)
    }

    /// The space lies next to the ship of a seat.
    fn beside_ship(&self, host: Seat, to: Space, rule: Rule) -> Result<(), Illegal> {
        let eye = self.state.seats[host].eye;
        Illegal::NotAtShip { rule }.unless(self.rules.board().eyes_at(to) & (1 << eye) != 0)
    }

    fn any_diver(&self, from: Space, rule: Rule) -> Result<(), Illegal> {
        Illegal::NoDiver { rule }.unless(self.divers().get(from) > 0)
    }

    fn unmarked_diver(&self, from: Space, rule: Rule) -> Result<(), Illegal> {
        self.any_diver(from, rule)?;
        Illegal::OnlyMarked.unless(self.divers().get(from) != self.state.marks.get(from))
    }

    fn marked_diver(&self, from: Space) -> Result<(), Illegal> {
        Illegal::NoMarked.unless(self.state.marks.get(from) > 0)
    }

    fn in_core(&self, from: Space) -> Result<(), Illegal> {
        Illegal::NotInCore.unless(self.rules.board().layer(from) == Layer::Core)
    }

    /// SO-4.3: may a piece go from one space to the next?
    fn flight(&self, from: Space, to: Space) -> Result<(), Illegal> {
        solarium_core::exercise!("SO-4.3");
        let (state, board) = (self.state, self.rules.board());
        if state.turn.effect == Some(Effect::Portal) && from != to {
            // SO-8.21: all spaces at ships are next to each other.
            solarium_core::exercise!("SO-8.21");
            let ships = self.rules.at_ships(state);
            if ships & from.bit() != 0 && ships & to.bit() != 0 {
                return Ok(());
            }
        }
        Illegal::NotAdjacent { rule: "SO-4.3" }.unless(board.touches(from, to))?;
        let closed = board.site(from, to).is_some_and(|site| state.gate(site).is_none());
        let free = !closed || state.turn.effect == Some(Effect::Transcend);
        Illegal::NoGate { rule: "SO-4.3" }.unless(free)
    }
}
