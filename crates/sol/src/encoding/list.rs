//! Every action that has a number, in order.

use super::numbers::{MOST_OWED, Numbers, tower_middle};
use super::pairs::Pairs;
use crate::{Action, Effect, Goal, Play, Rules, SITES, Space, Station, Suit, sites, spaces};
use solarium_core::Seat;

/// Passes on those of the actions it is offered that have a number.
struct List<'a, F> {
    numbers: &'a Numbers,
    seats: usize,
    f: F,
}

impl<F: FnMut(Action)> List<'_, F> {
    fn one(&mut self, action: Action) {
        if self.numbers.number(action).is_some() {
            (self.f)(action);
        }
    }

    fn spaces(&mut self, action: impl Fn(Space) -> Action) {
        spaces(self.numbers.board.all()).for_each(|x| self.one(action(x)));
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<F> {
        Seat::all(self.seats)
    }

    fn at_seats(&mut self, action: impl Fn(Space, Seat) -> Action) {
        for x in spaces(self.numbers.board.all()) {
            self.seats().for_each(|seat| self.one(action(x, seat)));
        }
    }

    fn of_seats(&mut self, action: impl Fn(Seat, Space) -> Action) {
        self.seats().for_each(|seat| self.spaces(|x| action(seat, x)));
    }

    fn pairs(&mut self, pairs: &Pairs, action: impl Fn(Space, Space) -> Action) {
        pairs.each(|a, b| self.one(action(a, b)));
    }
}

impl Numbers {
    /// Calls `f` with every action that has a number, ascending.
    pub(super) fn for_each(&self, rules: &Rules, f: impl FnMut(Action)) {
        let all_sites = || sites((1 << SITES) - 1);
        let mut list = List { numbers: self, seats: rules.players(), f };
        all_sites().for_each(|site| list.one(Action::PlaceGate(site)));
        for station in Station::ALL {
            list.spaces(|x| Action::PlaceStation(*station, x));
        }
        list.spaces(Action::ReturnStation);
        all_sites().for_each(|site| list.one(Action::ReturnGate(site)));
        for action in [Action::Move, Action::Convert, Action::Activate, Action::Scour, Action::Pass] {
            list.one(action);
        }
        list.spaces(Action::Launch);
        list.at_seats(Action::LaunchVia);
        list.at_seats(Action::LaunchGuest);
        list.pairs(&self.flights, Action::Fly);
        list.pairs(&self.flights, Action::FlyMarked);
        list.spaces(Action::Hurl);
        list.spaces(Action::HurlMarked);
        list.spaces(Action::Return);
        list.pairs(&self.barriers, Action::FlyFree);
        list.pairs(&self.flights, Action::Cluster);
        for from in spaces(self.board.all()) {
            spaces(self.flights.ways(from)).for_each(|to| list.one(Action::Juggernaut(from, Goal::To(to))));
            list.one(Action::Juggernaut(from, Goal::Heart));
        }
        list.pairs(&self.barriers, Action::Puncture);
        list.pairs(&self.any, Action::Teleport);
        list.one(Action::Fuel);
        self.conversions(&mut list);
        for action in [Action::Invade, Action::Use, Action::UseAugmented, Action::Squeeze, Action::Pulse] {
            list.spaces(action);
        }
        list.of_seats(Action::Blight);
        list.spaces(Action::Sacrifice);
        list.spaces(Action::Clear);
        for x in spaces(self.board.all()) {
            Station::ALL.iter().for_each(|station| list.one(Action::Metamorph(x, *station)));
        }
        list.one(Action::Take);
        list.one(Action::Leave);
        list.at_seats(Action::Link);
        list.spaces(Action::Procreate);
        list.one(Action::Draw);
        list.spaces(Action::FlareUse);
        list.one(Action::FlareDone);
        self.happenings(&mut list);
        self.plays(&mut list);
        list.one(Action::End);
        list.one(Action::KeepOld);
        Suit::ALL.iter().for_each(|suit| list.one(Action::Keep(*suit)));
        list.one(Action::KeepNone);
    }

    fn conversions(&self, list: &mut List<'_, impl FnMut(Action)>) {
        let low_high = |one: Space, other: Space| if one < other { (one, other) } else { (other, one) };
        for x in spaces(self.board.all()) {
            let mut pair = spaces(self.beside.ways(x));
            if let (Some(a), Some(b)) = (pair.next(), pair.next()) {
                list.one(Action::BuildNode(x, a, b));
            }
        }
        list.pairs(&self.beside, |x, other| {
            let (a, b) = low_high(x, other);
            Action::BuildFoundry(x, a, b)
        });
        for site in sites((1 << SITES) - 1) {
            let (above, _) = self.board.ends(site);
            spaces(self.board.outward(above)).for_each(|a| list.one(Action::BuildGate(site, a, above)));
        }
        for deep in spaces(self.board.all()) {
            for high in spaces(self.board.all()) {
                for b in spaces(tower_middle(&self.board, deep, high)) {
                    list.one(Action::BuildTower(deep, high, b, deep));
                }
            }
        }
    }

    fn happenings(&self, list: &mut List<'_, impl FnMut(Action)>) {
        list.one(Action::LoseHold);
        list.spaces(Action::LoseSpace);
        list.seats().for_each(|host| list.one(Action::LoseGuest(host)));
        list.one(Action::LoseLost);
        list.pairs(&self.layers, Action::Shift);
        list.spaces(Action::WarpHold);
        list.of_seats(Action::WarpGuest);
        list.pairs(&self.any, Action::Warp);
        list.spaces(Action::Core);
        list.spaces(Action::Spawn);
        list.pairs(&self.near, Action::Crawl);
    }

    fn plays(&self, list: &mut List<'_, impl FnMut(Action)>) {
        let play = |play: Play| Action::Play(play);
        (1..self.board.eyes()).for_each(|x| list.one(play(Play::Accelerate(x))));
        list.spaces(|x| play(Play::Chain(x)));
        (1..=MOST_OWED).for_each(|x| list.one(play(Play::Channel(x))));
        list.at_seats(|x, seat| play(Play::Hatch(x, seat)));
        list.spaces(|x| play(Play::Passage(x)));
        list.one(play(Play::PassageHold));
        Suit::ALL.iter().for_each(|suit| list.one(play(Play::Pillar(*suit))));
        for a in spaces(self.board.all()) {
            for first in list.seats() {
                for b in spaces(self.board.all()) {
                    list.seats().for_each(|second| list.one(play(Play::Swap(a, first, b, second))));
                }
            }
        }
        list.spaces(|x| play(Play::Tribute(x)));
        Effect::ALL.iter().for_each(|effect| list.one(play(Play::Plain(*effect))));
    }
}
