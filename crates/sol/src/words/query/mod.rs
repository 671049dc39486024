//! Read-outs: neighbours, reach, conversions, odds, burst, payout. Shapes are described in [`QUERIES`].

pub(crate) mod burst;
pub(crate) mod odds;
pub(crate) mod outlook;

use crate::{Action, Layer, Sol, Space, State, Station, View, spaces};
use burst::Burst;
use odds::Odds;
use outlook::{Ways, patterns, payouts};
use serde_json::{Value, json};
use solarium_core::{BadQuery, Field, Fields, Message, Notation, QueryInfo, ReadOuts, Reading, Reason, Seat};

/// What the game answers.
pub(crate) const QUERIES: [QueryInfo; 6] = [
    QueryInfo { name: "neighbours", args: &["space"] },
    QueryInfo { name: "reach", args: &["space?", "seat?"] },
    QueryInfo { name: "conversions", args: &["seat?"] },
    QueryInfo { name: "odds", args: &[] },
    QueryInfo { name: "burst", args: &["seat?"] },
    QueryInfo { name: "payout", args: &["seat?"] },
];

impl ReadOuts for Sol {
    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        let state = &view.state;
        let reading = Reading::new();
        let fields = reading.root(args, "SO-16.1").object_or_empty();
        let asker = Asker { game: self, state, fields: &fields };
        let answer = match name {
            "neighbours" => Ok(asker.neighbours()),
            "reach" => asker.reach(),
            "conversions" => Ok(asker.conversions(asker.seat())),
            "odds" => Ok(Odds::of(state).value(state)),
            "burst" => Ok(asker.burst(asker.seat())),
            "payout" => Ok(asker.payout(asker.seat())),
            _ => return Err(BadQuery::Unknown),
        };
        fields.close();
        reading.finish(answer).unwrap_or_else(|reasons| Err(BadQuery::Argument(reasons.0[0].message.clone())))
    }
}

/// Reads the arguments and answers. What is wrong with an argument is noted; the answer is not given then.
struct Asker<'a, 'r, 'v> {
    game: &'a Sol,
    state: &'a State,
    fields: &'a Fields<'r, 'v>,
}

impl Asker<'_, '_, '_> {
    fn seat(&self) -> Seat {
        let last = self.game.players() as u8 - 1;
        self.fields.get("seat").number(0..=last).map_or(self.state.active, Seat)
    }

    fn space(&self, field: &Field<'_, '_>) -> Option<Space> {
        field.known(Message::new("so-query-space"), |name| self.game.board().parse(name))
    }

    fn neighbours(&self) -> Value {
        let space = self.fields.get("space").required(Message::new("so-query-space"));
        let Some(space) = self.space(&space) else { return Value::Null };
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
        json!(list)
    }

    fn reach(&self) -> Result<Value, BadQuery> {
        let seat = self.seat();
        let from = self.fields.get("space");
        let from = if from.value().is_some_and(|name| name == "hold") { None } else { self.space(&from) };
        let (game, state) = (self.game, self.state);
        if let Some(space) = from.filter(|space| state.divers[seat].get(*space) == 0) {
            let reason = Message::new("so-query-no-diver").with("space", game.name(space));
            return Err(BadQuery::NotNow(Reason::of_seat(seat.index(), reason)));
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
                Some(blocked_by) => {
                    entry["rule"] = json!(blocked_by.rule());
                    entry["reason"] = json!(blocked_by.read_out(game.board()));
                    blocked.push(entry);
                }
            }
        }
        json!({"seat": seat, "legal": legal, "blocked": blocked})
    }

    fn burst(&self, seat: Seat) -> Value {
        let (game, state) = (self.game, self.state);
        let burst = Burst::of(game, state, seat);
        json!({
            "seat": seat,
            "mp": burst.mp,
            "hurled": burst.hurled(),
            "from": burst.from.iter().map(|s| s.map_or("hold".to_string(), |s| game.name(s))).collect::<Vec<_>>(),
            "momentum": burst.momentum(),
            "cards": burst.hurled(),
            "flares_expected": burst.flares_expected,
            "ends_game": burst.ends_game,
            "if_it_ends": burst.if_it_ends,
        })
    }

    fn payout(&self, seat: Seat) -> Value {
        let (game, state) = (self.game, self.state);
        let stations: Vec<Value> = payouts(game, state, seat)
            .into_iter()
            .map(|p| {
                let (energy, momentum, hold) = p.after;
                json!({
                    "space": game.name(p.space),
                    "type": p.station.id(),
                    "owner": p.owner,
                    "base": p.base,
                    "bonus": p.bonus,
                    "cards": game.depth(p.space).cards,
                    "diver": p.diver,
                    "payable": p.payable,
                    "bonus_for": p.bonus_for,
                    "after": {"energy": energy, "momentum": momentum, "hold": hold},
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
