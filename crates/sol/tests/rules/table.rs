//! A table for tests: actions and chance outcomes as text, positions put together piece by piece.

use serde_json::{Value, json};
use solarium_core::{Choices, Game, Mute, Notation, Refusal, Seat, Shelf, Step, Turn, Viewer};
use solarium_sol::{
    Action, Card, Chance, Effect, Pack, Phase, Setup, Site, Sol, Source, Space, State, Station, Suit,
    TurnState,
};
use std::sync::Arc;

pub(crate) struct Table {
    pub sol: Sol,
    pub s: State,
}

/// The rules in force for options, with everything that could be random given.
pub(crate) fn sol(options: Value) -> Sol {
    let shelf = Shelf::new("standard", Pack::standard());
    let (setup, pack) = Setup::read(&options, &shelf).unwrap_or_else(|reasons| panic!("{reasons}"));
    Sol::new(Arc::clone(&pack), setup)
}

/// A table right after set-up, first seat 0, without an opening round (unless the options say so).
pub(crate) fn table(seats: usize, options: Value) -> Table {
    let mut all = json!({ "seats": vec!["human"; seats], "first_seat": 0 });
    if seats == 1 {
        all["mode"] = json!("solo");
    } else {
        all["opening"] = json!("long");
    }
    for (key, value) in options.as_object().expect("options are an object") {
        all[key] = value.clone();
    }
    let sol = sol(all);
    let s = sol.start();
    Table { sol, s }
}

/// Two seats, edition `first`, no opening; seat 0 to act.
pub(crate) fn two() -> Table {
    table(2, json!({}))
}

/// The same with the edition `published`.
pub(crate) fn published() -> Table {
    table(2, json!({ "edition": "published" }))
}

impl Table {
    pub(crate) fn x(&self, name: &str) -> Space {
        self.sol.board().parse(name).unwrap_or_else(|| panic!("no space {name}"))
    }

    pub(crate) fn site(&self, name: &str) -> Site {
        self.sol.board().parse_site(name).unwrap_or_else(|| panic!("no site {name}"))
    }

    /// Puts divers of a seat from its reserve (then its hold) into spaces, one for each time a space is named.
    pub(crate) fn divers(mut self, seat: u8, names: &str) -> Self {
        for name in names.split_whitespace() {
            let space = self.x(name);
            let own = &mut self.s.seats[Seat(seat)];
            if own.hold > 0 {
                own.hold -= 1;
            } else {
                own.reserve -= 1;
            }
            self.s.divers[Seat(seat)].add(space);
        }
        self
    }

    pub(crate) fn station(mut self, seat: u8, kind: &str, name: &str) -> Self {
        let (space, kind) = (self.x(name), Station::of(kind).expect("a station type"));
        self.s.seats[Seat(seat)].stations[kind.index()] -= 1;
        self.s.set_station(space, Some((kind, Seat(seat))));
        self
    }

    pub(crate) fn gates(mut self, seat: u8, names: &str) -> Self {
        for name in names.split_whitespace() {
            let site = self.site(name);
            self.s.seats[Seat(seat)].gates -= 1;
            self.s.gates.set(site.0, Some(Seat(seat)));
        }
        self
    }

    pub(crate) fn energy(mut self, seat: u8, energy: u16) -> Self {
        self.s.seats[Seat(seat)].energy = energy;
        self
    }

    /// Moves divers between hold and reserve so that the reserve has this many; the rest of both is the hold.
    pub(crate) fn reserve(mut self, seat: u8, divers: u8) -> Self {
        let own = &mut self.s.seats[Seat(seat)];
        let both = own.hold + own.reserve;
        own.reserve = divers;
        own.hold = both - divers;
        self
    }

    /// Takes divers of the hold out of the game.
    pub(crate) fn vaporised(mut self, seat: u8, divers: u8) -> Self {
        let own = &mut self.s.seats[Seat(seat)];
        own.hold -= divers;
        own.vaporised += divers;
        self
    }

    pub(crate) fn eye(mut self, seat: u8, eye: u8) -> Self {
        self.s.seats[Seat(seat)].eye = eye;
        self
    }

    /// The seat holds a card of the second suit, which gets this effect.
    pub(crate) fn holds(mut self, seat: u8, effect: &str) -> Self {
        let suit = Suit::Condensation;
        self.s.effects[suit.index()] = Some(Effect::of(effect).expect("an effect"));
        self.s.seats[Seat(seat)].held = Some(suit);
        self.s.deck[Card::Condensation.index()] -= 1;
        self
    }

    /// The marker shows this; the flares that are gone are discarded.
    pub(crate) fn marker(mut self, marker: u8) -> Self {
        let gone = self.s.marker - marker;
        self.s.marker = marker;
        let plain = self.s.deck[Card::Flare.index()].min(gone);
        self.s.deck[Card::Flare.index()] -= plain;
        self.s.deck[Card::Marked.index()] -= gone - plain;
        self.s.discards[0] += gone;
        self
    }

    pub(crate) fn crawlers(mut self, names: &str) -> Self {
        for name in names.split_whitespace() {
            let space = self.x(name);
            assert!(self.s.crawlers.add(space));
        }
        self.s.crawlers.sort();
        self
    }

    pub(crate) fn garden(mut self, names: &str) -> Self {
        for name in names.split_whitespace() {
            self.s.energy_on |= self.x(name).bit();
        }
        self
    }

    pub(crate) fn lost(mut self, seat: u8, divers: u8) -> Self {
        let own = &mut self.s.seats[Seat(seat)];
        own.hold -= divers;
        own.lost += divers;
        self
    }

    pub(crate) fn guests(mut self, seat: u8, host: u8, divers: u8) -> Self {
        let own = &mut self.s.seats[Seat(seat)];
        own.hold -= divers;
        own.guests[usize::from(host)] += divers;
        self
    }

    /// It is this seat's turn, at the very beginning.
    pub(crate) fn turn_of(mut self, seat: u8) -> Self {
        self.s.active = Seat(seat);
        self.s.turn = TurnState { asked: Seat(seat), ..TurnState::default() };
        self
    }

    /// Plays `<seat> <action>` or `* <chance>`, one a line; everything must be legal.
    pub(crate) fn go(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            for line in line.split(';').map(str::trim).filter(|line| !line.is_empty()) {
                self.line(line);
            }
        }
        self
    }

    fn line(&mut self, line: &str) {
        let (who, text) = line.split_once(' ').expect("<seat> <action>");
        if who == "*" {
            let outcome = self.sol.parse_chance(text).unwrap_or_else(|bad| panic!("{line}: {bad}"));
            assert_eq!(self.sol.turn(&self.s), Turn::Chance, "{line}: {:?}", self.s.turn.phase);
            let known = self.sol.outcomes(&self.s).iter().any(|(other, _)| *other == outcome);
            assert!(known, "{line} is no outcome of {:?}", self.s.turn.phase);
            self.advance(Step::Chance(outcome));
        } else {
            let seat = Seat(who.parse().expect("a seat"));
            let action = self.action(text);
            assert!(self.sol.turn(&self.s).includes(seat), "{line}: {:?}", self.sol.turn(&self.s));
            if let Err(illegal) = self.sol.check(&self.s, seat, action) {
                panic!("{line}: {illegal:?} ({}); legal: {:?}", illegal.rule(), self.legal(seat.0));
            }
            assert!(self.sol.actions(&self.s, seat).contains(&action), "{line} passes but is not generated");
            self.advance(Step::Act(seat, action));
        }
    }

    fn advance(&mut self, step: Step<Action, Chance>) {
        let counted_before = self.counts_fit();
        self.sol.advance(&mut self.s, step, &mut Mute);
        if counted_before {
            assert!(self.counts_fit(), "{step:?} breaks the count: {:?}", self.miscounts());
        }
    }

    fn miscounts(&self) -> Vec<String> {
        let list = self.sol.census(&self.s);
        list.iter().filter(|c| c.found != c.expected).map(|c| format!("{c:?}")).collect()
    }

    fn counts_fit(&self) -> bool {
        self.miscounts().is_empty()
    }

    pub(crate) fn action(&self, text: &str) -> Action {
        let action = self.sol.parse_action(text).unwrap_or_else(|bad| panic!("{text}: {bad}"));
        let back = self.sol.action_text(action);
        assert_eq!(self.sol.parse_action(&back).expect("what is written is read"), action);
        action
    }

    /// The options of a seat as text.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        self.sol.actions(&self.s, Seat(seat)).iter().map(|a| self.sol.action_text(*a)).collect()
    }

    /// The options whose text begins with a word.
    pub(crate) fn legal_with(&self, seat: u8, start: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|text| text.starts_with(start)).collect()
    }

    /// The action is refused under this rule, and not generated.
    #[track_caller]
    pub(crate) fn refuses(&self, seat: u8, text: &str, rule: &str) -> &Self {
        let action = self.action(text);
        let refusal = self.sol.check(&self.s, Seat(seat), action);
        assert!(!self.sol.actions(&self.s, Seat(seat)).contains(&action), "{text} is generated");
        match refusal {
            Ok(()) => panic!("{text} should be refused"),
            Err(illegal) => assert_eq!(illegal.rule(), rule, "{text}: {illegal:?}"),
        }
        self
    }

    /// What a seat usually answers while another is in turn.
    pub(crate) fn usual(&self, seat: u8) -> Option<String> {
        let seat = Seat(seat);
        let usual = self.sol.usual(&self.sol.view(&self.s, Viewer::Seat(seat)), seat)?;
        assert_eq!(usual.waits, self.s.active);
        assert!(self.sol.actions(&self.s, seat).contains(&usual.action), "{usual:?} is not legal");
        Some(self.sol.action_text(usual.action))
    }

    pub(crate) fn phase(&self) -> Phase {
        self.s.turn.phase
    }

    pub(crate) fn asked(&self) -> Option<u8> {
        self.sol.decider(&self.s).map(|seat| seat.0)
    }

    pub(crate) fn momentum(&self, seat: u8) -> i32 {
        self.s.seats[Seat(seat)].total()
    }

    pub(crate) fn source(&self, seat: u8, source: Source) -> u16 {
        self.s.seats[Seat(seat)].momentum[source as usize]
    }

    pub(crate) fn energy_of(&self, seat: u8) -> u16 {
        self.s.seats[Seat(seat)].energy
    }

    pub(crate) fn hold_of(&self, seat: u8) -> u8 {
        self.s.seats[Seat(seat)].hold
    }

    pub(crate) fn reserve_of(&self, seat: u8) -> u8 {
        self.s.seats[Seat(seat)].reserve
    }

    pub(crate) fn at(&self, seat: u8, name: &str) -> u8 {
        self.s.divers[Seat(seat)].get(self.x(name))
    }

    pub(crate) fn owed(&self) -> u8 {
        self.s.turn.owed
    }

    pub(crate) fn movement(&self, seat: u8) -> u8 {
        self.sol.movement(&self.s, Seat(seat))
    }
}
