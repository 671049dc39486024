//! Read-outs: neighbours, reach, conversions, odds, burst, payout. Shapes are described in [`QUERIES`].

use crate::action::Action;
use crate::board::{Layer, Space, spaces};
use crate::odds::{Odds, ratio};
use crate::rules::{Rules, Sol};
use crate::state::{Phase, State};
use crate::terms::{Effect, Station};
use serde_json::{Map, Value, json};
use solarium_core::{BadQuery, QueryInfo, Seat, Tabletop};

/// What the game answers.
pub(crate) const QUERIES: [QueryInfo; 6] = [
    QueryInfo {
        name: "neighbours",
        args: &["space"],
        meaning: "the spaces adjacent to a space, canonical order: space, barrier (true if a gate is needed), site \
                  and gate (owner or null) where there is a barrier",
    },
    QueryInfo {
        name: "reach",
        args: &["space?", "seat?"],
        meaning: "where one diver can get with the mp left (else the movement value): space (hold by default) as from, mp, spaces (space, cost, path, tolls with the owner's resulting energy), heart (cost or null), \
                  launch (spaces at the ship now and after the next orbits)",
    },
    QueryInfo {
        name: "conversions",
        args: &["seat?"],
        meaning: "conversions the divers on the board allow: legal (action, type, at, from, cards, movement before and \
                  after) and blocked (the same with rule and reason)",
    },
    QueryInfo {
        name: "odds",
        args: &[],
        meaning: "exact odds of the deck: flares, cards, triggers left; next: chance of a flare in the next k cards; end: \
                  chance that the game ends at, and by, card k; expected_cards to the end. Fractions as [top, bottom] \
                  under …_exact where they are exact numbers",
    },
    QueryInfo {
        name: "burst",
        args: &["seat?"],
        meaning: "hurling everything within reach now: mp, divers hurled, from (in order), momentum, cards owed, \
                  flares_expected, ends_game (chance that the draw ends the game), if_it_ends (momentum of each seat then)",
    },
    QueryInfo {
        name: "payout",
        args: &["seat?"],
        meaning: "every station: space, type, owner, base, bonus, cards, diver (has the seat an own one there), payable, \
                  bonus_for (seats that can take the bonus, in the order asked), after (energy, momentum, hold of the \
                  seat after the base); warnings: seats with 12 or more energy, of which 13 are halved at a flare",
    },
];

/// Answers a read-out.
pub(crate) fn query(game: &Sol, state: &State, name: &str, args: &Value) -> Result<Value, BadQuery> {
    let none = Map::new();
    let args = match args {
        Value::Null => &none,
        Value::Object(map) => map,
        other => return Err(BadQuery::Argument(format!("arguments are an object, not {other}"))),
    };
    let known = QUERIES.iter().find(|q| q.name == name).ok_or(BadQuery::Unknown)?;
    for key in args.keys() {
        if !known.args.iter().any(|arg| arg.trim_end_matches('?') == key) {
            return Err(BadQuery::Argument(format!(
                "{name} has no argument {key:?}; it has {}",
                known.args.join(", ")
            )));
        }
    }
    let asker = Asker { game, state, args };
    match name {
        "neighbours" => asker.neighbours(),
        "reach" => asker.reach(),
        "conversions" => Ok(asker.conversions(asker.seat()?)),
        "odds" => Ok(Odds::of(state).value(state)),
        "burst" => Ok(asker.burst(asker.seat()?)),
        _ => Ok(asker.payout(asker.seat()?)),
    }
}

struct Asker<'a> {
    game: &'a Sol,
    state: &'a State,
    args: &'a Map<String, Value>,
}

impl Asker<'_> {
    fn seat(&self) -> Result<Seat, BadQuery> {
        match self.args.get("seat") {
            None | Some(Value::Null) => Ok(self.state.active),
            Some(value) => match value.as_u64().filter(|n| *n < self.game.players() as u64) {
                Some(n) => Ok(Seat(n as u8)),
                None => Err(BadQuery::Argument(format!("seat = {value}: a seat of this table"))),
            },
        }
    }

    fn space(&self, key: &str) -> Result<Space, BadQuery> {
        let value = self.args.get(key).unwrap_or(&Value::Null);
        value
            .as_str()
            .and_then(|name| self.game.board().parse(name))
            .ok_or_else(|| BadQuery::Argument(format!("{key} = {value}: a space such as c4")))
    }

    fn neighbours(&self) -> Result<Value, BadQuery> {
        let space = self.space("space")?;
        let board = self.game.board();
        let list: Vec<Value> = spaces(board.adjacent(space))
            .map(|other| {
                let mut entry = json!({"space": board.name(other), "barrier": false});
                if let Some(site) = board.site(space, other) {
                    entry["barrier"] = json!(true);
                    entry["site"] = json!(board.site_name(site));
                    entry["gate"] = json!(self.state.gate(site));
                }
                entry
            })
            .collect();
        Ok(json!(list))
    }

    fn reach(&self) -> Result<Value, BadQuery> {
        let seat = self.seat()?;
        let from = match self.args.get("space") {
            None | Some(Value::Null) => None,
            Some(value) if value == "hold" => None,
            Some(_) => Some(self.space("space")?),
        };
        let (game, state) = (self.game, self.state);
        if let Some(space) = from.filter(|space| state.divers[seat].get(*space) == 0) {
            return Err(BadQuery::NotNow(format!("seat {seat} has no diver in {}", game.name(space))));
        }
        let mp = game.mp_now(state, seat);
        let ways = Ways::from(game, state, seat, from);
        let list: Vec<Value> = spaces(game.board().all())
            .filter(|space| ways.cost[space.index()] <= mp && Some(*space) != from)
            .map(|space| {
                let tolls: Vec<Value> = Seat::all(game.players())
                    .filter(|owner| ways.tolls[space.index()] & 1 << owner.0 != 0)
                    .map(|owner| json!({"seat": owner, "energy": state.seats[owner].energy + 1}))
                    .collect();
                let path: Vec<String> = ways.path(space).iter().map(|s| game.name(*s)).collect();
                json!({"space": game.name(space), "cost": ways.cost[space.index()], "path": path, "tolls": tolls})
            })
            .collect();
        let core = game.board().ring(Layer::Core);
        let heart =
            spaces(core).map(|k| ways.cost[k.index()].saturating_add(1)).min().filter(|cost| *cost <= mp);
        let launch: Vec<Vec<String>> = (0..4)
            .map(|turns| {
                let eye = game.board().eye_ahead(state.seats[seat].eye, turns);
                spaces(game.board().at_eye(eye)).map(|s| game.name(s)).collect()
            })
            .collect();
        Ok(json!({
            "seat": seat,
            "from": from.map_or("hold".to_string(), |s| game.name(s)),
            "mp": mp,
            "spaces": list,
            "heart": heart,
            "launch": launch,
        }))
    }

    fn conversions(&self, seat: Seat) -> Value {
        let (game, state) = (self.game, self.state);
        let mut legal = Vec::new();
        let mut blocked = Vec::new();
        for pattern in patterns(game, state, seat) {
            let at = match pattern.action {
                Action::BuildGate(site, ..) => game.board().site_name(site),
                _ => game.name(pattern.at),
            };
            let movement = game.movement(state, seat);
            let ring = game.board().ring(game.board().layer(pattern.at));
            let grows = pattern.station.is_some() && state.owners.of(seat) & ring == 0;
            let mut entry = json!({
                "action": game.action_text(pattern.action),
                "type": pattern.station.map_or("gate", Station::id),
                "at": at,
                "from": pattern.from.iter().map(|s| game.name(*s)).collect::<Vec<_>>(),
                "cards": game.depth(pattern.at).cards,
                "movement": [movement, movement + u8::from(grows)],
            });
            match pattern.blocked {
                None => legal.push(entry),
                Some((rule, reason)) => {
                    entry["rule"] = json!(rule);
                    entry["reason"] = json!(reason);
                    blocked.push(entry);
                }
            }
        }
        json!({"seat": seat, "legal": legal, "blocked": blocked})
    }

    fn burst(&self, seat: Seat) -> Value {
        let (game, state) = (self.game, self.state);
        let mp = game.mp_now(state, seat);
        let thrown = burst(game, state, seat, mp);
        let hurled = thrown.len() as u32;
        let odds = Odds::of(state);
        let drawn = hurled.min(odds.cards);
        let ends = if odds.flares == 0 { 1.0 } else { ratio(odds.over_by(drawn)) };
        let flares =
            if odds.cards == 0 { 0.0 } else { f64::from(drawn * odds.flares) / f64::from(odds.cards) };
        let totals: Vec<i32> = Seat::all(game.players())
            .map(|other| {
                let own = if other == seat { 2 * hurled as i32 + odds.flares as i32 } else { 0 };
                state.seats[other].total() + own
            })
            .collect();
        json!({
            "seat": seat,
            "mp": mp,
            "hurled": hurled,
            "from": thrown.iter().map(|s| s.map_or("hold".to_string(), |s| game.name(s))).collect::<Vec<_>>(),
            "momentum": 2 * hurled,
            "cards": hurled,
            "flares_expected": flares,
            "ends_game": ends,
            "if_it_ends": totals,
        })
    }

    fn payout(&self, seat: Seat) -> Value {
        let (game, state) = (self.game, self.state);
        let stations: Vec<Value> = spaces(state.owners.any())
            .filter_map(|space| state.station(space).map(|(station, owner)| (space, station, owner)))
            .map(|(space, station, owner)| {
                let (base, bonus) = game.reward(state, space);
                let payable = game.payable(state, seat, station, base);
                let mut after = *state;
                if payable {
                    pay(&mut after, seat, station, base);
                }
                let own = &after.seats[seat];
                let asked: Vec<Seat> = if owner == seat { vec![seat] } else { vec![owner, seat] };
                let takers: Vec<Seat> = asked
                    .into_iter()
                    .filter(|s| bonus > 0 && payable && game.payable(&after, *s, station, bonus))
                    .collect();
                json!({
                    "space": game.name(space),
                    "type": station.id(),
                    "owner": owner,
                    "base": base,
                    "bonus": bonus,
                    "cards": game.depth(space).cards,
                    "diver": state.divers[seat].get(space) > 0,
                    "payable": payable,
                    "bonus_for": takers,
                    "after": {"energy": own.energy, "momentum": own.total(), "hold": own.hold},
                })
            })
            .collect();
        // SO-15.18: 13 or more is halved at a flare; at 12 a toll or a bonus is enough.
        let warnings: Vec<Value> = Seat::all(game.players())
            .filter(|s| state.seats[*s].energy >= 12)
            .map(|s| {
                let energy = state.seats[s].energy;
                json!({"seat": s, "energy": energy, "halved": energy >= 13, "loss": if energy >= 13 { energy / 2 } else { 0 }})
            })
            .collect();
        json!({"seat": seat, "stations": stations, "warnings": warnings})
    }
}

fn pay(state: &mut State, seat: Seat, station: Station, amount: u8) {
    let own = &mut state.seats[seat];
    match station {
        Station::Node => own.energy += u16::from(amount),
        Station::Foundry => {
            own.energy -= u16::from(amount);
            own.reserve -= amount;
            own.hold += amount;
        }
        Station::Tower => {
            own.energy -= u16::from(amount);
            own.momentum[0] += u16::from(amount);
        }
    }
}

impl Rules {
    /// Movement points of a seat: what is left in its Move, else its movement value.
    pub(crate) fn mp_now(&self, state: &State, seat: Seat) -> u8 {
        if seat == state.active && state.turn.phase == Phase::Step {
            state.turn.mp
        } else {
            self.movement(state, seat)
        }
    }
}

/// Cheapest ways of one diver to every space.
pub(crate) struct Ways {
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

/// Divers to hurl one after the other, cheapest first, while movement points last; `None` = from the hold.
pub(crate) fn burst(rules: &Rules, state: &State, seat: Seat, mut mp: u8) -> Vec<Option<Space>> {
    let mut state = *state;
    let mut thrown = Vec::new();
    let core = rules.board().ring(Layer::Core);
    loop {
        let mut best: Option<(u8, Option<Space>)> = None;
        let hold = (state.seats[seat].hold > 0).then_some(None);
        let places = spaces(state.divers[seat].any()).map(Some).chain(hold);
        for from in places {
            let ways = Ways::from(rules, &state, seat, from);
            let cost = spaces(core).map(|k| ways.cost[k.index()].saturating_add(1)).min().unwrap_or(NOWHERE);
            if cost <= mp && best.is_none_or(|(known, _)| cost < known) {
                best = Some((cost, from));
            }
        }
        let Some((cost, from)) = best else { return thrown };
        mp -= cost;
        match from {
            Some(space) => state.divers[seat].sub(space),
            None => state.seats[seat].hold -= 1,
        }
        thrown.push(from);
    }
}

/// A conversion the divers on the board allow, and what stands in its way (SO-5.2, SO-5.4).
pub(crate) struct Pattern {
    pub action: Action,
    pub station: Option<Station>,
    /// The space of the station, or the deeper space of the gate.
    pub at: Space,
    pub from: Vec<Space>,
    pub blocked: Option<(&'static str, String)>,
}

/// Every conversion of a seat, legal or blocked, canonical order.
pub(crate) fn patterns(rules: &Rules, state: &State, seat: Seat) -> Vec<Pattern> {
    let board = rules.board();
    let own = state.divers[seat].any();
    let mut list = Vec::new();
    let mut station = |kind: Station, at: Space, from: Vec<Space>, action: Action| {
        let blocked = if rules.banned(kind) {
            Some(("SO-12.5", format!("this scenario bans the {kind}")))
        } else if state.seats[seat].stations[kind.index()] == 0 {
            Some(("SO-5.4", format!("no {kind} is left in the reserve")))
        } else {
            state.station(at).map(|_| ("SO-5.4", format!("a station stands in {}", board.name(at))))
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
                    Some(("SO-5.4", "no gate is left in the reserve".to_string()))
                } else {
                    state
                        .gate(site)
                        .map(|_| ("SO-5.4", format!("a gate stands at {}", board.site_name(site))))
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
