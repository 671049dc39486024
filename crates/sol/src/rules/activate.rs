//! Chapter 6: the Activate with its bonus decisions, the effects that change it, and Scour.

use crate::rules::apply::Run;
use crate::rules::board::mask_of;
use crate::rules::cards::revealed;
use crate::rules::{Flow, each_space};
use crate::{
    Action, Card, Edition, Effect, Event, Illegal, Layer, Phase, Rules, Source, Space, State, Station, spaces,
};
use solarium_core::{Seat, Sink};

/// SO-8.3: how many guests a Blight sends.
const BLIGHT_GUESTS: u8 = 3;

impl Rules {
    /// An effect that is the whole Activate action (SO-8.33).
    const fn whole(effect: Effect) -> bool {
        matches!(effect, Effect::Pulse | Effect::Blight | Effect::Sacrifice | Effect::Exterminate)
    }

    /// May stations still be activated the normal way?
    fn check_normal(&self, state: &State) -> Result<(), Illegal> {
        let t = &state.turn;
        match t.effect {
            Some(effect) if Rules::whole(effect) => Err(Illegal::Whole { effect }),
            // SO-8.26: the squeezed station is the last one.
            Some(Effect::Squeeze) if t.uses > 0 => {
                solarium_core::exercise!("SO-8.26");
                Err(Illegal::NothingMore)
            }
            _ => Ok(()),
        }
    }

    /// Stations the active seat could activate with a diver, payable or not (SO-6.1). One converted this turn
    /// waits for the next, as Convert was the action (SO-15.14).
    fn ready(&self, state: &State) -> u64 {
        solarium_core::exercise!("SO-6.1", "SO-15.14");
        let t = &state.turn;
        if self.check_normal(state).is_err() {
            return 0;
        }
        let festival = t.effect == Some(Effect::Festival);
        if t.cleared && !festival {
            return 0;
        }
        let stations = match t.station {
            Some(station) if !festival => state.types[station.index()],
            _ => state.owners.any(),
        };
        stations & state.unmarked() & !t.used
    }

    /// Base of a station with Augment (SO-8.2): parasites are subtracted after the raise.
    pub(crate) fn augmented(&self, state: &State, space: Space) -> u8 {
        solarium_core::exercise!("SO-8.2");
        let depth = self.depth(space);
        let further = state.crowd(space).saturating_sub(1);
        depth
            .base
            .saturating_add(depth.augment.saturating_mul(further))
            .saturating_sub(state.crawlers.at(space))
    }

    fn base_payable(&self, state: &State, space: Space, base: u8) -> bool {
        state.station(space).is_some_and(|(station, _)| self.payable(state, state.active, station, base))
    }

    fn check_payable(&self, state: &State, space: Space, need: u8) -> Result<(), Illegal> {
        Illegal::NotPayable { need }.unless(self.base_payable(state, space, need))
    }

    /// Can the active seat take the plain base of the station in a space?
    pub(super) fn usable(&self, state: &State, space: Space) -> bool {
        self.base_payable(state, space, self.reward(state, space).0)
    }

    /// Is there a station that can be augmented?
    pub(crate) fn can_augment(&self, state: &State) -> bool {
        spaces(self.ready(state)).any(|x| self.check_augment(state, x).is_ok())
    }

    fn check_augment(&self, state: &State, space: Space) -> Result<(), Illegal> {
        Illegal::Condition { effect: Effect::Augment }.unless(state.crowd(space) >= 2)?;
        self.check_payable(state, space, self.augmented(state, space))
    }

    /// Is there a station that can be squeezed?
    pub(crate) fn can_squeeze(&self, state: &State) -> bool {
        spaces(self.ready(state)).any(|x| self.check_squeeze(state, x).is_ok())
    }

    fn check_squeeze(&self, state: &State, space: Space) -> Result<(), Illegal> {
        let own = state.owners.at(space.0) == Some(state.active);
        Illegal::Condition { effect: Effect::Squeeze }.unless(own)?;
        self.check_payable(state, space, 2 * self.reward(state, space).0)
    }

    /// SO-8.23: orbit stations that Pulse can activate now.
    pub(crate) fn pulsing(&self, state: &State) -> u64 {
        solarium_core::exercise!("SO-8.23");
        let board = self.board();
        let orbits = board.ring(Layer::Outer) | board.ring(Layer::Inner);
        let unused = spaces(state.owners.any() & orbits & !state.turn.used);
        mask_of(unused.filter(|space| self.usable(state, *space)))
    }

    /// SO-8.3: the own unmarked divers next to another seat's ship.
    fn blighters(&self, state: &State, host: Seat) -> u64 {
        if state.seats[state.active].reserve < BLIGHT_GUESTS || host == state.active {
            return 0;
        }
        solarium_core::exercise!("SO-8.3");
        self.board().at_eye(state.seats[host].eye) & state.unmarked()
    }

    pub(crate) fn can_blight(&self, state: &State) -> bool {
        Seat::all(self.players()).any(|host| self.blighters(state, host) != 0)
    }

    /// SO-8.25: foundries with a diver.
    pub(crate) fn altars(&self, state: &State) -> u64 {
        solarium_core::exercise!("SO-8.25");
        state.types[Station::Foundry.index()] & state.occupied()
    }

    /// Where parasites can be removed by an Activate (SO-11.12, `first`).
    fn clearable(&self, state: &State) -> u64 {
        solarium_core::exercise!("SO-11.12");
        let t = &state.turn;
        let free = self.check_normal(state).is_ok()
            && (t.effect == Some(Effect::Festival) || t.station.is_none())
            && self.edition() == Edition::First;
        if free { state.crawlers.mask() & state.unmarked() } else { 0 }
    }

    /// Where a Scour removes feeders (SO-11.12, `published`).
    pub(crate) fn scourable(&self, state: &State) -> u64 {
        if self.edition() == Edition::Published {
            solarium_core::exercise!("SO-11.12");
            state.crawlers.mask() & state.divers[state.active].any()
        } else {
            0
        }
    }

    /// Can anything be activated, now or by the held card (SO-16.3, row `action`)?
    pub(crate) fn can_activate(&self, state: &State) -> bool {
        solarium_core::exercise!("SO-16.3");
        let by_card = || {
            !state.turn.played
                && match state.held_effect(state.active) {
                    Some(Effect::Pulse) => self.pulsing(state) != 0,
                    Some(Effect::Blight) => self.can_blight(state),
                    Some(Effect::Sacrifice | Effect::Exterminate) => self.altars(state) != 0,
                    _ => false,
                }
        };
        spaces(self.ready(state)).any(|space| self.usable(state, space))
            || self.clearable(state) != 0
            || by_card()
    }

    /// Every step of an Activate that the rules allow now, without cards and `end`.
    pub(crate) fn each_activation(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (t, seat) = (&state.turn, state.active);
        let ready = self.ready(state);
        let usable = spaces(ready).filter(|space| self.usable(state, *space));
        usable.map(Action::Use).try_for_each(&mut *f)?;
        match t.effect {
            Some(Effect::Augment) if t.uses == 0 => {
                let fit = spaces(ready).filter(|space| self.check_augment(state, *space).is_ok());
                fit.map(Action::UseAugmented).try_for_each(&mut *f)?;
            }
            Some(Effect::Squeeze) if t.uses == 0 => {
                let fit = spaces(ready).filter(|space| self.check_squeeze(state, *space).is_ok());
                fit.map(Action::Squeeze).try_for_each(&mut *f)?;
            }
            Some(Effect::Pulse) => each_space(self.pulsing(state), Action::Pulse, f)?,
            Some(Effect::Blight) if t.done == 0 => {
                for host in Seat::all(self.players()) {
                    each_space(self.blighters(state, host), |space| Action::Blight(host, space), f)?;
                }
            }
            Some(Effect::Sacrifice | Effect::Exterminate) if t.done == 0 => {
                each_space(self.altars(state), Action::Sacrifice, f)?;
            }
            _ => {}
        }
        each_space(self.clearable(state), Action::Clear, f)?;
        if t.effect == Some(Effect::Metamorphosis) && t.uses == 0 {
            for space in spaces(state.owners.of(seat) & t.used) {
                for station in Station::ALL {
                    if self.check_metamorph(state, space, *station).is_ok() {
                        f(Action::Metamorph(space, *station))?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    fn check_metamorph(&self, state: &State, space: Space, to: Station) -> Result<(), Illegal> {
        let seat = state.active;
        match state.station(space) {
            Some((_, owner)) if owner != seat => Err(Illegal::NotYourStation { rule: "SO-8.17" }),
            None => Err(Illegal::NoStation),
            // SO-8.17: only after it was activated, into another type.
            Some((station, _)) if station == to || state.turn.used & space.bit() == 0 => {
                solarium_core::exercise!("SO-8.17");
                Err(Illegal::Condition { effect: Effect::Metamorphosis })
            }
            _ => self.check_piece(state, to, "SO-8.17"),
        }
    }

    /// SO-6.1: is this a station the active seat may activate with a diver?
    fn check_ready(&self, state: &State, space: Space) -> Result<(), Illegal> {
        solarium_core::exercise!("SO-6.1");
        let t = &state.turn;
        self.check_normal(state)?;
        let Some((station, _)) = state.station(space) else { return Err(Illegal::NoStation) };
        let festival = t.effect == Some(Effect::Festival);
        Illegal::Excludes.unless(!t.cleared || festival)?;
        Illegal::OneType.unless(t.station.is_none_or(|locked| locked == station) || festival)?;
        Illegal::AlreadyActivated.unless(t.used & space.bit() == 0)?;
        self.check_unmarked(state, space)
    }

    fn check_unmarked(&self, state: &State, space: Space) -> Result<(), Illegal> {
        let all = state.divers[state.active].get(space);
        Illegal::NoDiver { rule: "SO-6.1" }.unless(all > 0)?;
        Illegal::NotUnmarked.unless(state.marks.get(space) < all)
    }

    /// May the active seat do this in its Activate now?
    pub(crate) fn check_activation(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let (t, seat) = (&state.turn, state.active);
        let unused = |effect| Illegal::UsedUp { effect }.unless(t.uses == 0);
        let undone = |effect| Illegal::UsedUp { effect }.unless(t.done == 0);
        match action {
            Action::Use(space) => {
                self.check_ready(state, space)?;
                self.check_payable(state, space, self.reward(state, space).0)
            }
            Action::UseAugmented(space) => {
                self.need(state, Effect::Augment)?;
                unused(Effect::Augment)?;
                self.check_ready(state, space)?;
                self.check_augment(state, space)
            }
            Action::Squeeze(space) => {
                self.need(state, Effect::Squeeze)?;
                unused(Effect::Squeeze)?;
                self.check_ready(state, space)?;
                self.check_squeeze(state, space)
            }
            Action::Pulse(space) => {
                self.need(state, Effect::Pulse)?;
                Illegal::NoStation.unless(state.station(space).is_some())?;
                let in_orbit = self.board().layer(space) <= Layer::Inner;
                Illegal::Condition { effect: Effect::Pulse }.unless(in_orbit)?;
                Illegal::AlreadyActivated.unless(t.used & space.bit() == 0)?;
                self.check_payable(state, space, self.reward(state, space).0)
            }
            Action::Blight(host, space) => {
                self.need(state, Effect::Blight)?;
                undone(Effect::Blight)?;
                let other = host.index() < self.players() && host != seat;
                Illegal::NoSuchHost { rule: "SO-8.3" }.unless(other)?;
                self.check_unmarked(state, space)?;
                let beside = self.blighters(state, host) & space.bit() != 0;
                Illegal::Condition { effect: Effect::Blight }.unless(beside)
            }
            Action::Sacrifice(space) => {
                if t.effect != Some(Effect::Exterminate) {
                    self.need(state, Effect::Sacrifice)?;
                }
                undone(Effect::Sacrifice)?;
                let altar = matches!(state.station(space), Some((Station::Foundry, _)));
                Illegal::Condition { effect: Effect::Sacrifice }.unless(altar && state.crowd(space) > 0)
            }
            Action::Clear(space) => {
                Illegal::Excludes.unless(self.edition() == Edition::First)?;
                self.check_normal(state)?;
                Illegal::NoCrawler.unless(state.crawlers.at(space) > 0)?;
                Illegal::Excludes.unless(t.station.is_none() || t.effect == Some(Effect::Festival))?;
                self.check_unmarked(state, space)
            }
            Action::Metamorph(space, to) => {
                self.need(state, Effect::Metamorphosis)?;
                unused(Effect::Metamorphosis)?;
                self.check_metamorph(state, space, to)
            }
            _ => Err(Illegal::NotAsked { phase: t.phase }),
        }
    }

    /// May this Activate be ended now (SO-16.8)?
    pub(crate) fn check_end_activate(&self, state: &State) -> Result<(), Illegal> {
        solarium_core::exercise!("SO-16.8");
        let t = &state.turn;
        // SO-8.23: each station whose base is payable must be activated.
        solarium_core::exercise!("SO-8.23");
        Illegal::MustPulse.unless(t.effect != Some(Effect::Pulse) || self.pulsing(state) == 0)?;
        let stuck = || t.played && self.each_activation(state, &mut |_| Flow::Break(())).is_continue();
        Illegal::NotDone.unless(t.done > 0 || stuck())
    }

    pub(crate) fn check_clear_by_scour(&self, state: &State, space: Space) -> Result<(), Illegal> {
        Illegal::NoCrawler.unless(state.crawlers.at(space) > 0)?;
        Illegal::NoDiver { rule: "SO-11.12" }.unless(state.divers[state.active].get(space) > 0)
    }

    /// The bonus of the station that is being activated, as it is offered now.
    pub(crate) fn offered_bonus(&self, state: &State) -> u8 {
        let t = &state.turn;
        let bonus = t.space.map_or(0, |at| self.reward(state, at).1);
        // SO-8.26: a squeezed station pays double.
        solarium_core::exercise!("SO-8.26");
        if t.effect == Some(Effect::Squeeze) && t.uses > 0 { 2 * bonus } else { bonus }
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    /// Carries out a step of an Activate.
    pub(crate) fn activate(&mut self, action: Action) {
        let seat = self.s.active;
        match action {
            Action::Use(space) => {
                // SO-6.6: the sum over all stations, drawn after the last one.
                solarium_core::exercise!("SO-6.6");
                self.s.turn.owed += self.rules.depth(space).cards;
                self.visit(space);
                self.activate_base(space, self.rules.reward(self.s, space).0);
            }
            Action::UseAugmented(space) => {
                self.s.turn.uses = 1;
                self.s.turn.owed += self.rules.depth(space).cards;
                self.visit(space);
                self.activate_base(space, self.rules.augmented(self.s, space));
            }
            Action::Squeeze(space) => {
                self.visit(space);
                self.s.turn.uses = 1;
                self.s.turn.space = Some(space);
                // SO-8.26: its cards are laid out first and decide what it pays.
                solarium_core::exercise!("SO-8.26");
                self.s.turn.reveal = self.rules.depth(space).cards;
                if self.s.turn.reveal > 0 { self.s.turn.phase = Phase::Reveal } else { self.squeezed() }
            }
            Action::Pulse(space) => {
                self.visit(space);
                self.activate_base(space, self.rules.reward(self.s, space).0);
            }
            Action::Blight(host, space) => {
                self.s.turn.done += 1;
                self.recall(seat, space, 1);
                self.s.seats[seat].reserve -= BLIGHT_GUESTS;
                self.s.seats[seat].guests[host.index()] += BLIGHT_GUESTS;
                self.emit(|_| Event::Infiltrated { seat, host, divers: BLIGHT_GUESTS });
            }
            Action::Sacrifice(space) => {
                self.s.turn.done += 1;
                for owner in self.rules.from(seat) {
                    let divers = self.s.divers[owner].get(space);
                    if divers > 0 {
                        self.vaporise(owner, space, divers);
                        self.emit(|r| Event::Vaporised { seat: owner, from: r.name(space), divers });
                        self.gain_momentum(owner, Source::Effects, 2 * divers);
                    }
                }
                self.s.turn.owed += self.rules.depth(space).cards;
            }
            Action::Clear(space) => {
                self.s.turn.cleared = true;
                self.clear(space);
            }
            Action::Metamorph(space, to) => {
                self.s.turn.uses = 1;
                if let Some((station, _)) = self.s.station(space) {
                    self.s.seats[seat].stations[station.index()] += 1;
                    self.put_station(seat, to, space);
                    self.emit(|r| Event::Metamorphosed { seat, at: r.name(space), piece: to.id() });
                }
            }
            _ => {}
        }
    }

    /// SO-11.12: one diver recalled, one parasite or feeder removed.
    pub(crate) fn clear(&mut self, space: Space) {
        solarium_core::exercise!("SO-11.12");
        let seat = self.s.active;
        self.s.turn.done = self.s.turn.done.saturating_add(1);
        self.recall(seat, space, 1);
        self.s.crawlers.remove(space);
        self.emit(|r| Event::CrawlerRemoved { seat, at: r.name(space) });
    }

    /// Notes that a station is being activated in this Activate.
    fn visit(&mut self, space: Space) {
        self.s.turn.back = Phase::Activate;
        self.s.turn.done += 1;
        self.s.turn.used |= space.bit();
        self.s.turn.station = self.s.station(space).map(|(station, _)| station);
    }

    /// SO-6.3, SO-6.5: the base, then the question of the bonus.
    pub(crate) fn activate_base(&mut self, space: Space, base: u8) {
        solarium_core::exercise!("SO-6.3", "SO-6.5");
        let seat = self.s.active;
        let Some((station, owner)) = self.s.station(space) else { return };
        self.s.turn.space = Some(space);
        self.emit(|r| Event::Activated { seat, owner, piece: station.id(), at: r.name(space), base });
        self.receive(seat, station, base);
        // SO-8.28
        if self.s.turn.effect == Some(Effect::Synchronize) {
            solarium_core::exercise!("SO-8.28");
            self.gain_momentum(seat, Source::Effects, 1);
        }
        self.offer_bonus(owner);
    }

    /// A reward with Duplicate where it applies: only to the active seat (SO-8.10).
    fn receive(&mut self, seat: Seat, station: Station, amount: u8) {
        solarium_core::exercise!("SO-8.10");
        let twice = seat == self.s.active
            && self.s.turn.effect == Some(Effect::Duplicate)
            && self.s.seats[seat].reserve >= 2 * amount;
        self.reward(seat, station, amount, if twice { 2 * amount } else { amount });
    }

    /// Asks the seat for the bonus if it can take it, else the next one, else the station is done.
    fn offer_bonus(&mut self, seat: Seat) {
        let bonus = self.rules.offered_bonus(self.s);
        let found = self.s.turn.space.and_then(|at| self.s.station(at));
        let Some((station, _)) = found.filter(|_| bonus > 0) else { return self.settle() };
        if self.rules.payable(self.s, seat, station, bonus) {
            self.s.turn.asked = seat;
            self.s.turn.phase = Phase::Bonus;
        } else if seat != self.s.active {
            self.offer_bonus(self.s.active);
        } else {
            self.settle();
        }
    }

    /// `take` or `leave`; an owner may leave even free energy (SO-15.11).
    pub(crate) fn answer_bonus(&mut self, take: bool) {
        solarium_core::exercise!("SO-15.11");
        let seat = self.s.turn.asked;
        let bonus = self.rules.offered_bonus(self.s);
        let Some(at) = self.s.turn.space else { return };
        if take {
            let Some((station, _)) = self.s.station(at) else { return };
            self.emit(|r| Event::BonusTaken { seat, at: r.name(at), bonus });
            self.receive(seat, station, bonus);
            self.settle();
        } else {
            self.emit(|r| Event::BonusLeft { seat, at: r.name(at) });
            if seat == self.s.active { self.settle() } else { self.offer_bonus(self.s.active) }
        }
    }

    /// The bonus is decided: the diver goes home, the interrupted decision returns (SO-6.5). It is in the hold and
    /// cannot be launched this turn, as the action is an Activate (SO-15.12).
    fn settle(&mut self) {
        solarium_core::exercise!("SO-6.5", "SO-15.12");
        self.s.turn.phase = self.s.turn.back;
        self.s.turn.asked = self.s.active;
        // Neither Motivate (in a Convert) nor Pulse needs a diver.
        if self.s.turn.back == Phase::Activate
            && self.s.turn.effect != Some(Effect::Pulse)
            && let Some(at) = self.s.turn.space
        {
            self.recall(self.s.active, at, 1);
        }
    }

    /// SO-8.26: all cards of the squeezed station lie open.
    pub(crate) fn squeezed(&mut self) {
        solarium_core::exercise!("SO-8.26");
        let Some(at) = self.s.turn.space else { return };
        let flared = revealed(self.s.turn.revealed).any(Card::is_flare);
        let base = self.rules.reward(self.s, at).0;
        if !flared {
            return self.activate_base(at, 2 * base);
        }
        let seat = self.s.active;
        if let Some((station, owner)) = self.s.station(at) {
            self.emit(|r| Event::Activated { seat, owner, piece: station.id(), at: r.name(at), base });
            self.receive(seat, station, base);
        }
        self.destroy(at);
        self.settle();
    }
}
