//! Chapter 5: the Convert, with Cascade, Motivate and Invade.

use crate::rules::apply::Run;
use crate::rules::board::mask_of;
use crate::rules::{Flow, each_space, each_way};
use crate::{
    Action, Effect, Event, Illegal, Layer, Phase, Rules, Site, Space, State, Station, sites, spaces,
};
use solarium_core::{Rule, Seat, Sink};

/// What a conversion makes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Structure {
    Station(Station, Space),
    Gate(Site),
}

impl Rules {
    /// May another normal conversion be made now? SO-5.1: one, with Cascade a second one.
    #[inline]
    fn may_convert(&self, state: &State) -> bool {
        solarium_core::exercise!("SO-5.1");
        let t = &state.turn;
        match t.effect {
            Some(Effect::Invade) => false,
            Some(Effect::Cascade) => t.done <= 1,
            _ => t.done == 0,
        }
    }

    /// Every conversion possible now, without cards and `end`.
    pub(crate) fn each_conversion(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.may_convert(state) {
            self.each_pattern(state, f)?;
        }
        if state.turn.effect == Some(Effect::Invade) && state.turn.done == 0 {
            each_space(self.invadable(state), Action::Invade, f)?;
        }
        Flow::Continue(())
    }

    /// Every pattern of the active seat whose structure can be placed (SO-5.2 to SO-5.4). How the divers got there
    /// is not asked (SO-15.9).
    pub(crate) fn each_pattern(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        solarium_core::exercise!("SO-5.2", "SO-5.4", "SO-15.9");
        let (seat, board) = (state.active, self.board());
        let own = state.divers[seat].any();
        let seat_state = &state.seats[seat];
        let has = |station: Station| seat_state.stations[station.index()] > 0 && !self.banned(station);
        let free = board.all() & !state.owners.any();
        if has(Station::Node) {
            let enclosed = spaces(own).fold(0, |mask, diver| mask | board.beside(diver));
            for x in spaces(free & enclosed) {
                // SO-5.6: in the core ring two spaces that do not touch enclose exactly one.
                solarium_core::exercise!("SO-5.6");
                let pair = board.beside(x);
                if own & pair == pair {
                    let (a, b) = low_high(pair);
                    f(Action::BuildNode(x, a, b))?;
                }
            }
        }
        if has(Station::Foundry) {
            for x in spaces(free & own) {
                // The two pairs share x, so the order of the other diver is the order of the pairs.
                for other in spaces(board.beside(x) & own) {
                    let (a, b) = low_high(x.bit() | other.bit());
                    f(Action::BuildFoundry(x, a, b))?;
                }
            }
        }
        if seat_state.gates > 0 {
            let lower = spaces(own).filter(|diver| board.outward(*diver) & own != 0);
            let below = lower.fold(0, |mask, diver| mask | board.sites_below(diver));
            for site in sites(below & !state.gates.any()) {
                let (above, _) = board.ends(site);
                each_space(board.outward(above) & own, |a| Action::BuildGate(site, a, above), f)?;
            }
        }
        if has(Station::Tower) {
            let deep = board.ring(Layer::Convective) | board.ring(Layer::Radiative) | board.ring(Layer::Core);
            for d in spaces(free & own & deep) {
                let middle = board.outward(d) & own;
                let tops = spaces(middle).fold(0, |mask, b| mask | board.outward(b)) & own;
                each_way(tops, |a| middle & board.inward(a), |a, b| Action::BuildTower(d, a, b, d), f)?;
            }
        }
        Flow::Continue(())
    }

    /// Is any pattern complete? Asked at every turn, so found without going through the patterns: where divers stand in
    /// random play cannot be predicted, and a mispredicted branch costs more than the look-ups of another diver.
    pub(crate) fn any_pattern(&self, state: &State) -> bool {
        solarium_core::exercise!("SO-5.2", "SO-5.4", "SO-15.9");
        let board = self.board();
        let own = state.divers[state.active].any();
        let left = &state.seats[state.active];
        let has = |station: Station| left.stations[station.index()] > 0 && !self.banned(station);
        // Next to a diver, between two of them; divers below another one, sites below those.
        let (mut beside, mut between, mut lower, mut below) = (0, 0, 0, 0);
        for diver in spaces(own) {
            let sides = board.beside(diver);
            between |= beside & sides;
            beside |= sides;
            let is_lower = u64::from(board.outward(diver) & own != 0);
            lower |= is_lower << diver.0;
            below |= board.sites_below(diver) & is_lower.wrapping_neg();
        }
        let free = !state.owners.any();
        solarium_core::exercise!(has(Station::Node) && beside & free != 0 => "SO-5.6");
        let only_if = |mask: u64, possible: bool| mask & u64::from(possible).wrapping_neg();
        let found = only_if(between & free, has(Station::Node))
            | only_if(beside & own & free, has(Station::Foundry))
            | only_if(below & !state.gates.any(), left.gates > 0);
        found != 0
            || has(Station::Tower) && spaces(lower & free).any(|diver| board.outward(diver) & lower != 0)
    }

    /// How many divers Invade costs (SO-8.15).
    const fn invaders(station: Station) -> u8 {
        match station {
            Station::Node | Station::Foundry => 2,
            Station::Tower => 3,
        }
    }

    /// SO-8.15: stations the active seat could take over now.
    pub(crate) fn invadable(&self, state: &State) -> u64 {
        solarium_core::exercise!("SO-8.15");
        let seat = state.active;
        let manned = state.divers[seat].several() & state.owners.any() & !state.owners.of(seat);
        mask_of(spaces(manned).filter(|space| self.check_invade(state, *space).is_ok()))
    }

    fn check_invade(&self, state: &State, space: Space) -> Result<(), Illegal> {
        let seat = state.active;
        let Some((station, owner)) = state.station(space) else { return Err(Illegal::NoStation) };
        let enough = state.divers[seat].get(space) >= Rules::invaders(station);
        Illegal::Condition { effect: Effect::Invade }.unless(owner != seat && enough)?;
        self.check_piece(state, station, "SO-5.4")
    }

    /// SO-5.4: is the piece in the reserve and not banned?
    pub(super) fn check_piece(&self, state: &State, station: Station, rule: Rule) -> Result<(), Illegal> {
        solarium_core::exercise!("SO-5.4");
        Illegal::Banned.unless(!self.banned(station))?;
        let left = state.seats[state.active].stations[station.index()];
        Illegal::NoneInReserve { piece: station.id(), rule }.unless(left > 0)
    }

    /// May the active seat convert like this now?
    pub(crate) fn check_conversion(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let (seat, board) = (state.active, self.board());
        if let Action::Invade(space) = action {
            self.need(state, Effect::Invade)?;
            Illegal::OneConversion.unless(state.turn.done == 0)?;
            return self.check_invade(state, space);
        }
        let here = |space: Space| state.divers[seat].get(space) > 0;
        let same_ring = |a: Space, b: Space| board.layer(a) == board.layer(b);
        let beside = |a: Space, b: Space| same_ring(a, b) && board.touches(a, b);
        let (structure, fits) = match action {
            Action::BuildNode(x, a, b) => {
                let fits = a != b && beside(a, x) && beside(b, x) && here(a) && here(b);
                (Structure::Station(Station::Node, x), fits)
            }
            Action::BuildFoundry(x, a, b) => {
                let fits = (x == a || x == b) && beside(a, b) && here(a) && here(b);
                (Structure::Station(Station::Foundry, x), fits)
            }
            Action::BuildGate(site, a, b) => {
                let (above, _) = board.ends(site);
                let fits = b == above && board.outward(b) & a.bit() != 0 && here(a) && here(b);
                (Structure::Gate(site), fits)
            }
            Action::BuildTower(x, a, b, d) => {
                // SO-5.3: geometry only, no gates needed; SO-5.7: so never in orbit.
                solarium_core::exercise!("SO-5.3", "SO-5.7");
                let fits = x == d && board.outward(d) & b.bit() != 0 && board.outward(b) & a.bit() != 0;
                (Structure::Station(Station::Tower, x), fits && here(a) && here(b) && here(d))
            }
            _ => return Err(Illegal::NotAsked { phase: state.turn.phase }),
        };
        if !self.may_convert(state) {
            return Err(match state.turn.effect {
                Some(effect @ Effect::Invade) => Illegal::Whole { effect },
                _ => Illegal::OneConversion,
            });
        }
        match structure {
            Structure::Station(station, at) => {
                Illegal::Pattern { piece: station.id() }.unless(fits)?;
                Illegal::StationThere { rule: "SO-5.4" }.unless(state.station(at).is_none())?;
                self.check_piece(state, station, "SO-5.4")
            }
            Structure::Gate(site) => {
                Illegal::Pattern { piece: "gate" }.unless(fits)?;
                Illegal::GateThere { rule: "SO-5.4" }.unless(state.gate(site).is_none())?;
                let left = state.seats[seat].gates;
                Illegal::NoneInReserve { piece: "gate", rule: "SO-5.4" }.unless(left > 0)
            }
        }
    }

    /// Can anything be converted, now or by the held card (SO-16.3, row `action`)?
    pub(crate) fn can_convert(&self, state: &State) -> bool {
        solarium_core::exercise!("SO-16.3");
        self.any_pattern(state)
            || (!state.turn.played
                && state.held_effect(state.active) == Some(Effect::Invade)
                && self.invadable(state) != 0)
    }

    /// SO-8.18: could the station just converted be activated at once?
    pub(crate) fn can_motivate(&self, state: &State) -> bool {
        solarium_core::exercise!("SO-8.18");
        let usable = |at: Space| state.owners.at(at.0) == Some(state.active) && self.usable(state, at);
        state.turn.done == 1 && state.turn.space.is_some_and(usable)
    }
}

/// The two spaces of a mask with two bits.
fn low_high(mask: u64) -> (Space, Space) {
    (Space(mask.trailing_zeros() as u8), Space(63 - mask.leading_zeros() as u8))
}

impl<L: Sink<Event>> Run<'_, L> {
    /// Carries out a conversion (SO-5.1).
    pub(crate) fn convert(&mut self, action: Action) {
        solarium_core::exercise!("SO-5.1");
        match action {
            Action::BuildNode(x, a, b) => self.build(Structure::Station(Station::Node, x), &[a, b]),
            Action::BuildFoundry(x, a, b) => self.build(Structure::Station(Station::Foundry, x), &[a, b]),
            Action::BuildGate(site, a, b) => self.build(Structure::Gate(site), &[a, b]),
            Action::BuildTower(x, a, b, d) => self.build(Structure::Station(Station::Tower, x), &[a, b, d]),
            Action::Invade(space) => self.invade(space),
            _ => {}
        }
    }

    fn build(&mut self, structure: Structure, divers: &[Space]) {
        let seat = self.s.active;
        // SO-8.4: the divers of the second conversion are recalled.
        solarium_core::exercise!("SO-8.4");
        let cascade = self.s.turn.effect == Some(Effect::Cascade);
        for space in divers {
            if cascade { self.recall(seat, *space, 1) } else { self.sacrifice(seat, *space, 1) }
        }
        self.s.turn.done += 1;
        match structure {
            Structure::Station(station, at) => {
                self.put_station(seat, station, at);
                self.s.turn.space = Some(at);
                self.s.turn.owed += self.rules.depth(at).cards;
                self.emit(|r| Event::Built { seat, piece: station.id(), at: r.name(at) });
            }
            Structure::Gate(site) => {
                self.put_gate(seat, site);
                self.s.turn.space = None;
                // SO-5.5, SO-15.2: cards by the deeper space.
                solarium_core::exercise!("SO-5.5", "SO-15.2");
                let (_, below) = self.rules.board().ends(site);
                self.s.turn.owed += self.rules.depth(below).cards;
                self.emit(|r| Event::Built { seat, piece: "gate", at: r.board().site_name(site) });
            }
        }
        self.weigh();
    }

    /// SO-8.15.
    fn invade(&mut self, space: Space) {
        solarium_core::exercise!("SO-8.15");
        let seat = self.s.active;
        let Some((station, owner)) = self.s.station(space) else { return };
        let divers = Rules::invaders(station);
        self.sacrifice(seat, space, divers);
        self.put_station(seat, station, space);
        let old = &mut self.s.seats[owner];
        old.stations[station.index()] += 1;
        let given = divers.min(old.reserve);
        old.reserve -= given;
        old.hold += given;
        self.s.turn.done += 1;
        self.s.turn.space = Some(space);
        self.s.turn.owed += self.rules.depth(space).cards;
        let piece = station.id();
        self.emit(|r| Event::Invaded { seat, from: owner, piece, at: r.name(space) });
        self.weigh();
    }

    /// SO-8.18, SO-15.13: the divers converted are in the reserve already.
    pub(crate) fn motivate(&mut self) {
        solarium_core::exercise!("SO-8.18", "SO-15.13");
        let Some(at) = self.s.turn.space else { return };
        self.s.turn.back = Phase::Convert;
        self.activate_base(at, self.rules.reward(self.s, at).0);
    }

    /// Upkeep: SO-3.5.
    pub(crate) fn rebuild(&mut self, action: Action) {
        solarium_core::exercise!("SO-3.5");
        let seat: Seat = self.s.active;
        let own = &mut self.s.seats[seat];
        let divers = own.reserve.min(2);
        own.reserve -= divers;
        own.hold += divers;
        match action {
            Action::ReturnStation(space) => {
                if let Some((station, _)) = self.s.station(space) {
                    self.s.set_station(space, None);
                    self.s.seats[seat].stations[station.index()] += 1;
                }
                self.emit(|r| Event::Rebuilt { seat, at: r.name(space), divers });
            }
            Action::ReturnGate(site) => {
                self.s.gates.set(site.0, None);
                self.s.seats[seat].gates += 1;
                self.emit(|r| Event::Rebuilt { seat, at: r.board().site_name(site), divers });
            }
            _ => {}
        }
        self.s.turn.phase = Phase::Action;
    }
}
