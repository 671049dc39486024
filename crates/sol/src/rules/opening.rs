//! Chapter 2 played out: chance points of the set-up, structures of a scenario, the opening round.

use crate::rules::apply::Run;
use crate::rules::{Flow, each_space};
use crate::{
    Action, BySol, CARDS, Card, Chance, Edition, Effect, Event, Illegal, Layer, Phase, Place, Rules,
    SeatState, Site, Space, State, Station, Suit, sites, suits_of,
};
use solarium_core::{Mute, Seat, Sink};

impl Rules {
    /// The position before the first step.
    pub(crate) fn start(&self) -> State {
        let mut state = self.bare();
        Run::new(self, &mut state, &mut Mute).set_first(self.setup.first_seat);
        state
    }

    /// SO-2.2: every seat with its pieces, nothing drawn or placed yet.
    pub(crate) fn bare(&self) -> State {
        solarium_core::exercise!("SO-2.2");
        let (pieces, start) = (&self.pack.pieces, &self.pack.start);
        let hold = self.setup.start_divers(&self.pack).min(pieces.divers);
        let mut seats = BySol::<SeatState>::default();
        for seat in Seat::all(self.players()) {
            seats[seat] = SeatState {
                hold,
                energy: self.setup.start_energy(&self.pack).into(),
                reserve: pieces.divers - hold,
                gates: pieces.gates,
                stations: [pieces.nodes, pieces.foundries, pieces.towers],
                ..SeatState::default()
            };
        }
        State { seats, suits: 1, marker: start.marker, ..State::default() }
    }

    /// SO-2.5, SO-11.1, SO-11.2: the full deck for these suits.
    pub(crate) fn full_deck(&self, suits: u8) -> [u8; CARDS] {
        solarium_core::exercise!("SO-2.5", "SO-11.1", "SO-11.2");
        let mut deck = [0; CARDS];
        for suit in suits_of(suits) {
            deck[Card::plain(suit).index()] = self.pack.suit(suit).cards;
        }
        let triggers = self.setup.trigger_count();
        match self.edition() {
            Edition::First => {
                let marked = triggers.min(deck[Card::Flare.index()]);
                deck[Card::Flare.index()] -= marked;
                deck[Card::Marked.index()] = marked;
            }
            Edition::Published => deck[Card::Trigger.index()] = triggers,
        }
        deck
    }

    /// The outcomes of a chance point of the set-up.
    pub(crate) fn each_setting(&self, state: &State, f: &mut impl FnMut(Chance, u32) -> Flow) -> Flow {
        match state.turn.phase {
            Phase::First => Seat::all(self.players()).try_for_each(|seat| f(Chance::First(seat), 1)),
            Phase::Eye => (0..self.board().eyes()).try_for_each(|eye| f(Chance::Eye(eye), 1)),
            Phase::Suit => suits_of(!state.suits).try_for_each(|suit| f(Chance::Suit(suit), 1)),
            Phase::Effect => {
                let drawable = |effect: &&Effect| {
                    self.pool & (1 << effect.index()) != 0 && !state.effects.contains(&Some(**effect))
                };
                Effect::ALL.iter().filter(drawable).try_for_each(|effect| f(Chance::Effect(*effect), 1))
            }
            _ => Flow::Continue(()),
        }
    }

    /// The seat that places now (opening, scenario). Out of line, as every ply asks whose decision is open.
    #[cold]
    pub(crate) fn placing(&self, state: &State) -> Seat {
        let n = self.players();
        let turn = usize::from(state.turn.done);
        let turn =
            if state.turn.phase == Phase::Start { turn / self.chosen_places().count().max(1) } else { turn };
        Seat(((state.first.index() + turn) % n) as u8)
    }

    fn chosen_places(&self) -> impl Iterator<Item = (Station, Layer)> {
        self.setup.places().iter().filter_map(|(station, place)| match place {
            Place::Choose(layer) => Some((*station, *layer)),
            _ => None,
        })
    }

    /// What a seat has still to place before its first turn: gates, stations of each kind, stations of any kind.
    pub(crate) fn still_to_place(&self, state: &State, seat: Seat) -> (u8, [u8; 3], u8) {
        let n = self.players();
        let (done, turn) = (usize::from(state.turn.done), (n + seat.index() - state.first.index()) % n);
        let chosen = self.chosen_places().count();
        let places = self.setup.places().iter();
        let due: Vec<Station> = match state.turn.phase {
            Phase::First | Phase::Eye | Phase::Suit | Phase::Effect => {
                places.map(|(kind, _)| *kind).collect()
            }
            Phase::Start => {
                self.chosen_places().skip(done.saturating_sub(turn * chosen)).map(|(kind, _)| kind).collect()
            }
            _ => Vec::new(),
        };
        let mut stations = [0; 3];
        due.iter().for_each(|kind| stations[kind.index()] += 1);
        let placed = match state.turn.phase {
            Phase::First | Phase::Eye | Phase::Suit | Phase::Effect | Phase::Start => 0,
            Phase::Open => usize::from(done > turn) + usize::from(done > n + turn),
            _ => 2,
        };
        // SO-2.8: one gate and one station, in any order.
        solarium_core::exercise!("SO-2.8");
        let gate_placed = state.seats[seat].gates < self.pack.pieces.gates;
        let (gates, any) = match placed {
            _ if !self.setup.opening_round() => (0, 0),
            0 => (1, 1),
            1 => (u8::from(!gate_placed), u8::from(gate_placed)),
            _ => (0, 0),
        };
        (gates, stations, any)
    }

    /// What is placed now by the scenario's set places.
    fn start_place(&self, state: &State) -> Option<(Station, Layer)> {
        let count = self.chosen_places().count().max(1);
        self.chosen_places().nth(usize::from(state.turn.done) % count)
    }

    /// SO-2.8: the layers where a station may go, and the sites where a gate may go.
    fn opening_places(&self, state: &State) -> (u64, u64) {
        solarium_core::exercise!("SO-2.8");
        let board = self.board();
        let (mut ground, mut free) = (board.ring(Layer::Outer) | board.ring(Layer::Inner), 0);
        free |= board.barrier_below(Layer::Inner);
        match self.edition() {
            Edition::Published => ground |= board.ring(Layer::Convective),
            Edition::First => {
                for above in [Layer::Inner, Layer::Convective, Layer::Radiative] {
                    if state.gates.any() & board.barrier_below(above) == 0 {
                        break;
                    }
                    if let Some(below) = above.deeper() {
                        ground |= board.ring(below);
                        free |= board.barrier_below(below);
                    }
                }
            }
        }
        (ground & !state.owners.any(), free & !state.gates.any())
    }

    /// In the second round only the other kind: has the seat placed its gate, its station?
    fn opened(&self, state: &State) -> (bool, bool) {
        let seat = self.placing(state);
        let second = usize::from(state.turn.done) >= self.players();
        let gate = state.seats[seat].gates < self.pack.pieces.gates;
        (second && gate, second && !gate)
    }

    pub(crate) fn each_placement(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        if state.turn.phase == Phase::Start {
            let seat = &state.seats[self.placing(state)];
            let place = self.start_place(state).filter(|(station, _)| seat.stations[station.index()] > 0);
            let Some((station, layer)) = place else { return Flow::Continue(()) };
            let free = self.board().ring(layer) & !state.owners.any();
            return each_space(free, |space| Action::PlaceStation(station, space), f);
        }
        let (ground, free) = self.opening_places(state);
        let (has_gate, has_station) = self.opened(state);
        let seat = &state.seats[self.placing(state)];
        if !has_gate && seat.gates > 0 {
            sites(free).try_for_each(|site| f(Action::PlaceGate(site)))?;
        }
        if !has_station {
            for station in Station::ALL.iter().filter(|station| seat.stations[station.index()] > 0) {
                each_space(ground, |space| Action::PlaceStation(*station, space), f)?;
            }
        }
        Flow::Continue(())
    }

    pub(crate) fn check_placement(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let seat = &state.seats[self.placing(state)];
        let missing = match action {
            Action::PlaceGate(_) if seat.gates == 0 => Some("gate"),
            Action::PlaceStation(kind, _) if seat.stations[kind.index()] == 0 => Some(kind.id()),
            _ => None,
        };
        if let Some(piece) = missing {
            return Err(Illegal::NoneInReserve { piece, rule: "SO-1.12" });
        }
        if state.turn.phase == Phase::Start {
            return match (action, self.start_place(state)) {
                (Action::PlaceStation(kind, space), Some((station, layer)))
                    if kind == station && self.board().layer(space) == layer =>
                {
                    Illegal::StationThere { rule: "SO-12.3" }.unless(state.station(space).is_none())
                }
                _ => Err(Illegal::NotOffered { rule: "SO-12.3" }),
            };
        }
        let (has_gate, has_station) = self.opened(state);
        let accessible = |layer: Layer| self.accessible(state, layer);
        match action {
            Action::PlaceGate(_) if has_gate => Err(Illegal::NotThatKind),
            Action::PlaceStation(..) if has_station => Err(Illegal::NotThatKind),
            Action::PlaceGate(site) => {
                let above = self.board().layer(self.board().ends(site).0);
                let open = match self.edition() {
                    Edition::First => accessible(above),
                    Edition::Published => above == Layer::Inner,
                };
                Illegal::GateThere { rule: "SO-2.8" }.unless(state.gate(site).is_none())?;
                Illegal::NotAccessible.unless(open)
            }
            Action::PlaceStation(_, space) => {
                Illegal::StationThere { rule: "SO-2.8" }.unless(state.station(space).is_none())?;
                Illegal::NotAccessible.unless(accessible(self.board().layer(space)))
            }
            _ => Err(Illegal::NotAsked { phase: state.turn.phase }),
        }
    }

    /// SO-2.8: may stations go to this layer now?
    fn accessible(&self, state: &State, layer: Layer) -> bool {
        if self.edition() == Edition::Published {
            return layer <= Layer::Convective;
        }
        solarium_core::exercise!("SO-2.8");
        match layer {
            Layer::Outer | Layer::Inner => true,
            _ => layer.shallower().is_some_and(|above| {
                self.accessible(state, above) && state.gates.any() & self.board().barrier_below(above) != 0
            }),
        }
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    /// A chance outcome of the set-up.
    pub(crate) fn settle_chance(&mut self, outcome: Chance) {
        match outcome {
            Chance::First(seat) => self.set_first(Some(seat)),
            Chance::Eye(eye) => self.set_eye(Some(eye)),
            Chance::Suit(suit) => {
                self.s.suits |= 1 << suit.index();
                self.emit(|_| Event::SuitChosen { suit: suit.id() });
                self.set_suits();
            }
            Chance::Effect(effect) => {
                let next = suits_of(self.s.suits).find(|s| self.s.effects[s.index()].is_none());
                if let Some(suit) = next {
                    self.assign(suit, effect);
                }
                self.set_effects();
            }
            _ => {}
        }
    }

    /// SO-2.3.
    pub(crate) fn set_first(&mut self, seat: Option<Seat>) {
        solarium_core::exercise!("SO-2.3");
        let Some(seat) = seat else {
            self.s.turn.phase = Phase::First;
            return;
        };
        self.s.first = seat;
        self.s.active = seat;
        self.emit(|_| Event::Begins { seat });
        self.set_eye(self.rules.setup.start_eye);
    }

    /// SO-2.4: ships at equal distances, the first player's on the start eye.
    fn set_eye(&mut self, eye: Option<u8>) {
        solarium_core::exercise!("SO-2.4");
        let Some(eye) = eye else {
            self.s.turn.phase = Phase::Eye;
            return;
        };
        let eyes = self.rules.board().eyes();
        let spacing = self.rules.pack.deck(self.rules.players()).spacing;
        for (j, seat) in self.rules.from(self.s.first).enumerate() {
            self.s.seats[seat].eye =
                ((u16::from(eye) + j as u16 * u16::from(spacing)) % u16::from(eyes)) as u8;
        }
        self.emit(|_| Event::ShipsPlaced { eye });
        if let Some(suits) = self.rules.setup.suits {
            self.s.suits = suits;
        }
        self.set_suits();
    }

    fn set_suits(&mut self) {
        if self.s.suits.count_ones() < u32::from(self.rules.setup.suit_count) {
            self.s.turn.phase = Phase::Suit;
            return;
        }
        self.s.deck = self.rules.full_deck(self.s.suits);
        self.set_effects();
    }

    /// SO-2.6, SO-13.3: effects for the suits in table order, in rotation if there are fewer.
    fn set_effects(&mut self) {
        solarium_core::exercise!("SO-2.6", "SO-13.3");
        let count = usize::from(self.rules.setup.effect_count);
        if self.rules.setup.effects.is_none() {
            let drawn = self.s.effects.iter().flatten().count();
            if drawn < count.min(usize::from(self.rules.setup.suit_count)) {
                self.s.turn.phase = Phase::Effect;
                return;
            }
        }
        let mut list = [None; 7];
        for (j, suit) in suits_of(self.s.suits).enumerate() {
            list[j] = match &self.rules.setup.effects {
                Some(effects) if effects.is_empty() => None,
                Some(effects) => Some(effects[j % effects.len()]),
                None if count == 0 => None,
                None if j < count => self.s.effects[suit.index()],
                None => list[j % count],
            };
            if let Some(effect) = list[j] {
                self.assign(suit, effect);
            }
        }
        self.place_structures();
    }

    fn assign(&mut self, suit: Suit, effect: Effect) {
        if self.s.effects[suit.index()] != Some(effect) {
            self.s.effects[suit.index()] = Some(effect);
            self.emit(|_| Event::EffectAssigned { suit: suit.id(), effect: effect.id() });
        }
    }

    /// SO-12.3, SO-13.5: the structures of a scenario at fixed places, seat by seat.
    fn place_structures(&mut self) {
        solarium_core::exercise!("SO-12.3", "SO-13.5");
        let rules = self.rules;
        for seat in rules.from(self.s.first) {
            for (station, place) in rules.setup.places() {
                let eye = self.s.seats[seat].eye;
                let board = rules.board();
                let mut at = match place {
                    Place::Choose(_) => continue,
                    Place::Conv(offset) => board.along(board.under_eye(eye), i32::from(*offset)),
                    Place::Opposite => board.opposite(eye),
                };
                solarium_core::exercise!("SO-1.11");
                // A taken space: the next free one clockwise.
                for _ in 0..board.ring_size(board.layer(at)) {
                    if self.s.station(at).is_none() {
                        break;
                    }
                    at = board.along(at, 1);
                }
                self.place_station(seat, *station, at);
            }
        }
        self.s.turn.done = 0;
        if rules.chosen_places().next().is_some() {
            self.s.turn.phase = Phase::Start;
        } else {
            self.open();
        }
    }

    fn place_station(&mut self, seat: Seat, station: Station, at: Space) {
        self.put_station(seat, station, at);
        self.emit(|r| Event::Placed { seat, piece: station.id(), at: r.name(at) });
    }

    fn place_gate(&mut self, seat: Seat, site: Site) {
        self.put_gate(seat, site);
        self.emit(|r| Event::Placed { seat, piece: "gate", at: r.board().site_name(site) });
    }

    fn open(&mut self) {
        self.s.turn.done = 0;
        if self.rules.setup.opening_round() {
            self.s.turn.phase = Phase::Open;
        } else {
            self.begin_turn(self.s.first);
        }
    }

    /// A placement of the opening or of a scenario.
    pub(crate) fn place(&mut self, action: Action) {
        let seat = self.rules.placing(self.s);
        match action {
            Action::PlaceGate(site) => self.place_gate(seat, site),
            Action::PlaceStation(station, at) => self.place_station(seat, station, at),
            _ => {}
        }
        self.s.turn.done += 1;
        let n = self.rules.players();
        let done = usize::from(self.s.turn.done);
        match self.s.turn.phase {
            Phase::Start if done == n * self.rules.chosen_places().count() => self.open(),
            Phase::Open if done == 2 * n => self.begin_turn(self.s.first),
            _ => {}
        }
    }
}
