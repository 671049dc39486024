//! What a seat could do: the cheapest ways of a diver, hurls within reach, patterns on the board, payouts of stations.
//! Read-outs and pictures are made of these.

use crate::rules::apply::Run;
use crate::words::names;
use crate::{Action, Board, Effect, Phase, Rules, Site, Space, State, Station, spaces};
use solarium_core::{Message, Mute, Rule, Seat};

impl Rules {
    /// Movement points of a seat: what is left in its Move, else its movement value.
    pub fn mp_now(&self, state: &State, seat: Seat) -> u8 {
        if seat == state.active && state.turn.phase == Phase::Step {
            state.turn.mp
        } else {
            self.movement(state, seat)
        }
    }
}

/// Cheapest ways of one diver to every space.
#[derive(Clone, Debug)]
pub struct Ways {
    /// Movement points; 255 = cannot get there.
    pub cost: [u8; 64],
    /// Seats that would get a toll on the way, as a mask.
    pub tolls: [u8; 64],
    before: [u8; 64],
}

const NOWHERE: u8 = u8::MAX;

impl Ways {
    /// From the hold (`None`) or a space.
    pub fn from(rules: &Rules, state: &State, seat: Seat, from: Option<Space>) -> Ways {
        let mut ways = Ways { cost: [NOWHERE; 64], tolls: [0; 64], before: [NOWHERE; 64] };
        let board = rules.board();
        let effect = if seat == state.active { state.turn.effect } else { None };
        let full = state.divers[seat].full();
        let ships = rules.at_ships(state);
        let mut edge: Vec<Space> = Vec::new();
        match from {
            Some(space) => {
                ways.cost[space.index()] = 0;
                edge.push(space);
            }
            None => {
                let launch =
                    if effect == Some(Effect::Portal) { ships } else { board.at_eye(state.seats[seat].eye) };
                for space in spaces(launch & !full) {
                    ways.cost[space.index()] = 1;
                    edge.push(space);
                }
            }
        }
        // Every step costs 1, so ring after ring of this search has its least cost; within one, fewer tolls win.
        let mut cost = edge.first().map_or(0, |s| ways.cost[s.index()]);
        while !edge.is_empty() && cost < 60 {
            cost += 1;
            let mut next: Vec<Space> = Vec::new();
            for a in edge {
                let mut steps = match effect {
                    Some(Effect::Transcend) => board.adjacent(a),
                    _ => rules.open(state, a),
                };
                if effect == Some(Effect::Portal) && ships & a.bit() != 0 {
                    steps |= ships;
                }
                for b in spaces(steps & !full & !a.bit()) {
                    let mut tolls = ways.tolls[a.index()];
                    if effect != Some(Effect::Transcend)
                        && let Some(owner) = board.site(a, b).and_then(|site| state.gate(site))
                        && owner != seat
                        && !(seat == state.active && state.turn.tolls.contains(owner))
                    {
                        tolls |= 1 << owner.0;
                    }
                    let known = ways.cost[b.index()];
                    if known > cost
                        || (known == cost && tolls.count_ones() < ways.tolls[b.index()].count_ones())
                    {
                        if known > cost {
                            next.push(b);
                        }
                        ways.cost[b.index()] = cost;
                        ways.tolls[b.index()] = tolls;
                        ways.before[b.index()] = a.0;
                    }
                }
            }
            edge = next;
        }
        ways
    }

    /// The spaces passed, the goal last.
    pub fn path(&self, to: Space) -> Vec<Space> {
        let mut path = vec![to];
        let mut at = to;
        while self.before[at.index()] != NOWHERE {
            at = Space(self.before[at.index()]);
            path.push(at);
        }
        path.reverse();
        path
    }
}

/// A conversion the divers on the board allow, and what stands in its way (SO-5.2, SO-5.4).
#[derive(Clone, Debug)]
pub struct Pattern {
    /// The conversion.
    pub action: Action,
    /// The station, or none for a gate.
    pub station: Option<Station>,
    /// The space of the station, or the deeper space of the gate.
    pub at: Space,
    /// Where its divers stand.
    pub from: Vec<Space>,
    /// Why it is not possible now.
    pub blocked: Option<Blocked>,
}

/// What stands in the way of a conversion whose divers form their pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocked {
    /// The scenario bans the station (SO-12.5).
    Banned(Station),
    /// No such piece is left in the reserve, `None` for a gate.
    NoneLeft(Option<Station>),
    /// A station stands in the space.
    Station(Space),
    /// A gate stands at the site.
    Gate(Site),
}

impl Blocked {
    /// The rule that forbids it.
    pub const fn rule(self) -> Rule {
        match self {
            Blocked::Banned(_) => "SO-12.5",
            Blocked::NoneLeft(_) | Blocked::Station(_) | Blocked::Gate(_) => "SO-5.4",
        }
    }

    /// The reason in words.
    pub fn message(self, board: &Board) -> Message {
        match self {
            Blocked::Banned(kind) => Message::new("so-blocked-banned").with("piece", names::station(kind)),
            Blocked::NoneLeft(kind) => {
                Message::new("so-blocked-none-left").with("piece", names::piece(piece_id(kind)))
            }
            Blocked::Station(space) => {
                Message::new("so-blocked-station").with("space", names::place(&board.name(space)))
            }
            Blocked::Gate(site) => {
                Message::new("so-blocked-gate").with("site", names::place(&board.site_name(site)))
            }
        }
    }

    /// The reason as read-outs give it: they are asked without a language, so always in English.
    pub(super) fn read_out(self, board: &Board) -> String {
        match self {
            Blocked::Banned(kind) => format!("this scenario bans the {kind}"),
            Blocked::NoneLeft(kind) => format!("no {} is left in the reserve", piece_id(kind)),
            Blocked::Station(space) => format!("a station stands in {}", board.name(space)),
            Blocked::Gate(site) => format!("a gate stands at {}", board.site_name(site)),
        }
    }
}

fn piece_id(kind: Option<Station>) -> &'static str {
    kind.map_or("gate", Station::id)
}

/// Every conversion of a seat, legal or blocked, canonical order.
pub fn patterns(rules: &Rules, state: &State, seat: Seat) -> Vec<Pattern> {
    let board = rules.board();
    let own = state.divers[seat].any();
    let mut list = Vec::new();
    let mut station = |kind: Station, at: Space, from: Vec<Space>, action: Action| {
        let blocked = if rules.banned(kind) {
            Some(Blocked::Banned(kind))
        } else if state.seats[seat].stations[kind.index()] == 0 {
            Some(Blocked::NoneLeft(Some(kind)))
        } else {
            state.station(at).map(|_| Blocked::Station(at))
        };
        list.push(Pattern { action, station: Some(kind), at, from, blocked });
    };
    for x in spaces(board.all()) {
        let (a, b) = (board.along(x, -1), board.along(x, 1));
        let (a, b) = (a.min(b), a.max(b));
        if own & a.bit() != 0 && own & b.bit() != 0 {
            station(Station::Node, x, vec![a, b], Action::BuildNode(x, a, b));
        }
    }
    for x in spaces(own) {
        for other in [board.along(x, -1), board.along(x, 1)] {
            if own & other.bit() != 0 {
                let (a, b) = (x.min(other), x.max(other));
                station(Station::Foundry, x, vec![a, b], Action::BuildFoundry(x, a, b));
            }
        }
    }
    for d in spaces(own) {
        for b in spaces(board.outward(d) & own) {
            for a in spaces(board.outward(b) & own) {
                station(Station::Tower, d, vec![a, b, d], Action::BuildTower(d, a, b, d));
            }
        }
    }
    for s in spaces(own) {
        for a in spaces(board.outward(s) & own) {
            for deeper in spaces(board.inward(s)) {
                let Some(site) = board.site(s, deeper) else { continue };
                let blocked = if state.seats[seat].gates == 0 {
                    Some(Blocked::NoneLeft(None))
                } else {
                    state.gate(site).map(|_| Blocked::Gate(site))
                };
                list.push(Pattern {
                    action: Action::BuildGate(site, a, s),
                    station: None,
                    at: deeper,
                    from: vec![a, s],
                    blocked,
                });
            }
        }
    }
    list.sort_by_key(|pattern| pattern.action);
    list
}

/// What a station would pay a seat that activates it now (SO-6.2 to SO-6.4).
#[derive(Clone, Debug)]
pub struct Payout {
    /// Where it stands.
    pub space: Space,
    /// Its type.
    pub station: Station,
    /// Whose it is.
    pub owner: Seat,
    /// Base, less what crawlers eat.
    pub base: u8,
    /// Bonus, less what crawlers eat.
    pub bonus: u8,
    /// Has the seat a diver there?
    pub diver: bool,
    /// Can it take the base in full?
    pub payable: bool,
    /// Seats that can take the bonus, in the order asked.
    pub bonus_for: Vec<Seat>,
    /// Energy, momentum and hold of the seat after the base.
    pub after: (u16, i32, u8),
}

/// What every station would pay a seat, canonical order.
pub fn payouts(rules: &Rules, state: &State, seat: Seat) -> Vec<Payout> {
    spaces(state.owners.any())
        .filter_map(|space| state.station(space).map(|(station, owner)| (space, station, owner)))
        .map(|(space, station, owner)| {
            let (base, bonus) = rules.reward(state, space);
            let payable = rules.payable(state, seat, station, base);
            let mut after = *state;
            if payable {
                Run::new(rules, &mut after, &mut Mute).reward(seat, station, base, base);
            }
            let own = &after.seats[seat];
            let asked = if owner == seat { vec![seat] } else { vec![owner, seat] };
            let takers = asked
                .into_iter()
                .filter(|s| bonus > 0 && payable && rules.payable(&after, *s, station, bonus));
            Payout {
                space,
                station,
                owner,
                base,
                bonus,
                diver: state.divers[seat].get(space) > 0,
                payable,
                bonus_for: takers.collect(),
                after: (own.energy, own.total(), own.hold),
            }
        })
        .collect()
}
