//! Chapter 7: owed cards, flares, orbital activation; chapter 9: the last flare.

use crate::rules::apply::Run;
use crate::rules::{Flow, each_space};
use crate::{
    Action, Card, Edition, Event, Happening, Illegal, Layer, MAX_IMPLOSIONS, Phase, Rules, Source, Space,
    State, Station, spaces,
};
use solarium_core::{Seat, Sink};

/// SO-7.3: from this much energy on, half is lost.
pub(crate) const UNSTABLE: u16 = 13;

/// SO-7.4: what an outer station pays and costs at a flare, regardless of the layer's base.
pub(crate) const ORBITAL: u8 = 1;

/// The cards of a squeezed station, first revealed first.
pub(crate) fn revealed(mut packed: u32) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let code = packed & 15;
        packed >>= 4;
        Card::ALL.get((code as usize).wrapping_sub(1)).copied()
    })
}

impl Rules {
    /// The outer stations of a seat not yet used in this flare, by type.
    fn waiting(&self, state: &State, seat: Seat, station: Station) -> u64 {
        // The ring of outer orbit comes first in canonical order, so its spaces are the lowest bits.
        state.types[station.index()]
            & state.owners.of(seat)
            & self.board().ring(Layer::Outer)
            & !u64::from(state.turn.outer_used)
    }

    /// SO-7.4, `first`: is energy short while both a foundry and a tower could use it?
    fn must_choose(&self, state: &State, seat: Seat) -> bool {
        solarium_core::exercise!("SO-7.4");
        let own = &state.seats[seat];
        let towers = self.waiting(state, seat, Station::Tower).count_ones();
        let foundries = self.waiting(state, seat, Station::Foundry).count_ones();
        let usable = foundries.min(own.reserve.into());
        own.energy > 0 && towers > 0 && usable > 0 && u32::from(own.energy) < towers + usable
    }

    /// What `flare-use` may name.
    pub(crate) fn flare_choices(&self, state: &State, seat: Seat) -> u64 {
        match self.edition() {
            // Stations of one type go in canonical order, so the choice is between the next of each.
            Edition::First => [Station::Foundry, Station::Tower].iter().fold(0, |mask, station| {
                let waiting = self.waiting(state, seat, *station);
                mask | (waiting & waiting.wrapping_neg())
            }),
            Edition::Published => Station::ALL.iter().fold(0, |mask, station| {
                let usable = self.payable(state, seat, *station, ORBITAL);
                mask | if usable { self.waiting(state, seat, *station) } else { 0 }
            }),
        }
    }

    pub(crate) fn each_flare_use(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        each_space(self.flare_choices(state, state.turn.asked), Action::FlareUse, f)?;
        if self.edition() == Edition::Published { f(Action::FlareDone) } else { Flow::Continue(()) }
    }

    pub(crate) fn check_flare_use(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let seat = state.turn.asked;
        match action {
            Action::FlareUse(space) if self.board().layer(space) == Layer::Outer => {
                let Some((station, owner)) = state.station(space) else {
                    return Err(Illegal::NotOuterStation);
                };
                let used = u64::from(state.turn.outer_used) & space.bit() != 0;
                Illegal::NotOuterStation.unless(owner == seat && !used)?;
                let payable = self.payable(state, seat, station, ORBITAL);
                Illegal::NotPayable { need: ORBITAL }.unless(payable)?;
                // `first`: nodes pay without being asked, the others in canonical order.
                let next = Rules::lowest(self.waiting(state, seat, station)) == Some(space);
                let offered = self.edition() == Edition::Published || next && station != Station::Node;
                Illegal::NotOffered { rule: "SO-7.4" }.unless(offered)
            }
            Action::FlareUse(_) => Err(Illegal::NotOuterStation),
            Action::FlareDone if self.edition() == Edition::Published => Ok(()),
            Action::FlareDone => Err(Illegal::NotOffered { rule: "SO-7.4" }),
            _ => Err(Illegal::NotAsked { phase: state.turn.phase }),
        }
    }

    /// Does the next card to draw belong to the queue of implosions, and to whom?
    fn implosion_owner(&self, state: &State) -> Option<(usize, Seat)> {
        let slot = state.turn.imploded.iter().position(|counts| *counts != 0)?;
        let counts = state.turn.imploded[slot];
        // SO-11.6: hurled seat by seat, from the active one.
        solarium_core::exercise!("SO-11.6");
        let seat = self.from(state.active).find(|seat| counts >> (4 * seat.0) & 15 != 0)?;
        Some((slot, seat))
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    /// SO-7.1: the next card of the queue, or on to the orbit.
    pub(crate) fn next_card(&mut self) {
        solarium_core::exercise!("SO-7.1");
        let t = &mut self.s.turn;
        t.card = None;
        if t.revealed != 0 {
            // SO-8.26: the cards of a squeezed station lie open already.
            solarium_core::exercise!("SO-8.26");
            let card = Card::ALL[(t.revealed & 15) as usize - 1];
            t.revealed >>= 4;
            return self.resolve(card);
        }
        if t.owed > 0 || t.imploded.iter().any(|n| *n != 0) {
            t.phase = if t.orbited { Phase::OrbitCard } else { Phase::Card };
            return;
        }
        if t.orbited { self.finish_turn() } else { self.orbit() }
    }

    /// A card was drawn for the open chance point.
    pub(crate) fn reveal(&mut self, card: Card) {
        self.s.deck[card.index()] -= 1;
        self.s.quiet = 0;
        self.s.turn.shown = true;
        self.emit(|_| Event::Revealed { card: card.id() });
        if self.s.turn.phase == Phase::Reveal {
            return self.lay_out(card);
        }
        if card != Card::Trigger {
            // A trigger card keeps its place in the queue for its replacement (SO-11.2).
            solarium_core::exercise!("SO-11.2");
            let active = self.s.active;
            if self.s.turn.owed > 0 {
                self.s.turn.owed -= 1;
                if card.is_flare() && self.s.turn.hurls {
                    // SO-4.5, SO-7.2, SO-9.2: before the flare itself.
                    solarium_core::exercise!("SO-4.5", "SO-7.2", "SO-9.2");
                    self.gain_momentum(active, Source::Flares, 1);
                }
            } else if let Some((slot, owner)) = self.rules.implosion_owner(self.s) {
                self.s.turn.imploded[slot] -= 1 << (4 * owner.0);
                if card.is_flare() {
                    self.gain_momentum(owner, Source::Flares, 1);
                }
            }
            // SO-8.20: the orbit card, and what an Implode adds to it, do not count.
            if !self.s.turn.orbited && self.s.turn.pillar.is_some() && self.s.turn.pillar == card.suit() {
                solarium_core::exercise!("SO-8.20");
                self.gain_momentum(active, Source::Effects, 3);
            }
        }
        self.resolve(card);
    }

    /// SO-8.26: one more card of the squeezed station.
    fn lay_out(&mut self, card: Card) {
        solarium_core::exercise!("SO-8.26");
        let t = &mut self.s.turn;
        let length = revealed(t.revealed).count();
        t.revealed |= (card.index() as u32 + 1) << (4 * length);
        if card != Card::Trigger {
            t.reveal -= 1;
        }
        let flares = revealed(t.revealed).filter(|c| c.is_flare()).count();
        if flares >= usize::from(self.s.marker) {
            self.s.turn.reveal = 0;
        }
        if self.s.turn.reveal == 0 {
            self.squeezed();
        }
    }

    /// SO-7.2: resolves a revealed card.
    fn resolve(&mut self, card: Card) {
        solarium_core::exercise!("SO-7.2");
        self.s.turn.card = Some(card);
        if card == Card::Trigger {
            return self.happen();
        }
        if card.is_flare() { self.flare() } else { self.finish_card() }
    }

    /// The card is resolved: into the drawn set, or away.
    pub(crate) fn finish_card(&mut self) {
        if let Some(card) = self.s.turn.card.take() {
            match card.suit() {
                None => self.s.discards[7] += 1,
                // SO-12.1: the orbit card cannot be kept.
                Some(suit) if self.s.turn.orbited => {
                    solarium_core::exercise!("SO-12.1");
                    self.s.discards[suit.index()] += 1;
                }
                Some(suit) => self.s.seats[self.s.active].draw(suit),
            }
        }
        self.next_card();
    }

    /// SO-7.3. Energy of the action is in the hold already (SO-7.6), and each of several flares goes through all of
    /// this before the next card (SO-7.5).
    fn flare(&mut self) {
        solarium_core::exercise!("SO-7.3", "SO-7.6", "SO-7.5", "SO-15.18");
        // An edited record may have revealed more flares than the marker shows: the star is then at its end.
        self.s.marker = self.s.marker.saturating_sub(1);
        let marker = self.s.marker;
        self.emit(|_| Event::Flared { marker });
        for seat in self.rules.from(self.s.active) {
            let energy = &mut self.s.seats[seat].energy;
            if *energy >= UNSTABLE {
                let amount = *energy / 2;
                *energy -= amount;
                self.emit(|_| Event::EnergyLost { seat, amount });
            }
        }
        if marker == 0 {
            return self.supernova();
        }
        self.s.turn.asked = self.s.active;
        self.s.turn.outer_used = 0;
        self.orbital();
    }

    /// SO-9.1: the 13th flare. Only towers in outer orbit, then it is over.
    fn supernova(&mut self) {
        solarium_core::exercise!("SO-9.1");
        self.s.turn.outer_used = 0;
        for seat in self.rules.from(self.s.active) {
            for space in spaces(self.rules.waiting(self.s, seat, Station::Tower)) {
                if self.rules.payable(self.s, seat, Station::Tower, ORBITAL) {
                    self.orbital_use(seat, space);
                }
            }
        }
        self.s.turn.phase = Phase::Over;
        self.emit(|_| Event::Ended { stalled: false });
    }

    /// SO-7.4, SO-15.7: orbital activation, for the owner and not the drawer, goes on with the seat asked last.
    pub(crate) fn orbital(&mut self) {
        solarium_core::exercise!("SO-7.4", "SO-15.7");
        loop {
            let seat = self.s.turn.asked;
            let ask = if self.first_edition() {
                self.orbital_automatic(seat)
            } else {
                self.rules.flare_choices(self.s, seat) != 0
            };
            if ask {
                self.s.turn.phase = Phase::Flare;
                return;
            }
            if !self.next_seat() {
                break;
            }
        }
        self.s.turn.crawler = 0;
        self.crawl_if_due();
    }

    /// `first`: nodes, then foundries and towers as far as it goes. True if the owner must choose.
    fn orbital_automatic(&mut self, seat: Seat) -> bool {
        for space in spaces(self.rules.waiting(self.s, seat, Station::Node)) {
            self.orbital_use(seat, space);
        }
        if self.rules.must_choose(self.s, seat) {
            return true;
        }
        for station in [Station::Foundry, Station::Tower] {
            for space in spaces(self.rules.waiting(self.s, seat, station)) {
                if self.rules.payable(self.s, seat, station, ORBITAL) {
                    self.orbital_use(seat, space);
                }
            }
        }
        false
    }

    fn orbital_use(&mut self, seat: Seat, space: Space) {
        let Some((station, _)) = self.s.station(space) else { return };
        self.s.turn.outer_used |= 1 << space.0;
        self.emit(|r| Event::OrbitalActivated { seat, piece: station.id(), at: r.name(space) });
        self.reward(seat, station, ORBITAL, ORBITAL);
    }

    pub(crate) fn flare_answer(&mut self, action: Action) {
        match action {
            Action::FlareUse(space) => {
                self.orbital_use(self.s.turn.asked, space);
                self.orbital();
            }
            _ => {
                // The rest of this seat's stations stay unused.
                let own = self.s.owners.of(self.s.turn.asked) & self.rules.board().ring(Layer::Outer);
                self.s.turn.outer_used |= own as u16;
                self.orbital();
            }
        }
    }

    /// The next seat in turn order becomes the one asked; false if all were.
    pub(crate) fn next_seat(&mut self) -> bool {
        self.s.turn.asked = self.s.turn.asked.next(self.rules.players());
        self.s.turn.asked != self.s.active
    }

    /// Step 5 of a flare: its event, if it bears the mark (SO-11.1).
    pub(crate) fn flare_event(&mut self) {
        solarium_core::exercise!("SO-11.1");
        if self.s.turn.card == Some(Card::Marked) { self.happen() } else { self.finish_card() }
    }

    /// The event of this game happens.
    fn happen(&mut self) {
        let Some(event) = self.rules.event() else { return self.finish_card() };
        self.emit(|_| Event::Happened { what: event.id() });
        self.s.turn.asked = self.s.active;
        match event {
            Happening::Attrition => self.attrition(),
            Happening::Implode => self.implode(),
            Happening::Explode => self.explode(),
            Happening::Sunworm => self.sunworm(),
            Happening::Teleport | Happening::Warp => self.warp(),
            Happening::Singularity => self.singularity(),
            Happening::EnergyGarden => self.energy_garden(),
            Happening::Parasite | Happening::Feeders => self.arrive(event),
        }
    }

    /// SO-11.6: cards for hurled divers go to the end of the queue.
    pub(crate) fn queue_implosion(&mut self, counts: u32) {
        if counts == 0 {
            return;
        }
        solarium_core::exercise!("SO-11.6");
        let queue = &mut self.s.turn.imploded;
        let slot = queue.iter().rposition(|n| *n != 0).map_or(0, |last| last + 1);
        if let Some(entry) = queue.get_mut(slot) {
            *entry = counts;
        } else {
            // No more than five implosions exist; should a pack bring more, the spent ones in front make room.
            queue.rotate_left(1);
            queue[MAX_IMPLOSIONS - 1] = counts;
        }
    }
}
