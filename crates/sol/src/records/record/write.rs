//! Position records (SO-16.7): written complete; see `record_read` for the way back.

use crate::records::setup::suits_of;
use crate::rules::Rules;
use crate::rules::board::{sites, spaces};
use crate::rules::cards;
use crate::rules::state::{Card, Counts, Crawlers, SOURCES, State, TurnState};
use crate::rules::terms::{Effect, Station, Suit};
use serde_json::{Map, Value, json};
use solarium_core::{Seat, SeatKind};

/// The complete record of a position.
pub(crate) fn write(rules: &Rules, state: &State) -> Value {
    let setup = &rules.setup;
    let mut record = json!({
        "edition": setup.edition.id(),
        "mode": setup.mode.id(),
        "side": rules.board().side().id(),
        "marker": state.marker,
        "active": state.active,
        "first": state.first,
        "quiet": state.quiet,
        "seats": Seat::all(rules.players()).map(|seat| seat_value(rules, state, seat)).collect::<Vec<_>>(),
        "divers": divers(rules, state),
        "stations": stations(rules, state),
        "gates": gates(rules, state),
        "crawlers": crawlers(rules, &state.crawlers),
        "energy_on": spaces(state.energy_on).map(|s| rules.name(s)).collect::<Vec<_>>(),
        "effects": effects(state),
        "deck": deck(state),
        "discards": discards(state),
        "options": options(rules),
    });
    // SO-16.7: only a position that is not the plain moment before an action carries its turn.
    let plain = TurnState { asked: state.active, ..TurnState::default() };
    if state.turn != plain || state.marks != Counts::NONE {
        record["turn"] = turn(rules, state);
    }
    record
}

fn seat_value(rules: &Rules, state: &State, seat: Seat) -> Value {
    let own = &state.seats[seat];
    let mut value = json!({
        "eye": own.eye,
        "hold": own.hold,
        "energy": own.energy,
        "momentum": own.total(),
        "sources": SOURCES.iter().zip(own.momentum).map(|(s, m)| (s.to_string(), json!(m))).collect::<Map<_, _>>(),
        "held": own.held.map(Suit::id),
        "lost": own.lost,
        "guests": Seat::all(rules.players())
            .filter(|host| *host != seat)
            .map(|host| (host.to_string(), json!(own.guests[host.index()])))
            .collect::<Map<_, _>>(),
        "reserve": {
            "divers": own.reserve,
            "gate": own.gates,
            "node": own.stations[0],
            "foundry": own.stations[1],
            "tower": own.stations[2],
        },
    });
    let drawn: Vec<&str> = Suit::ALL
        .iter()
        .flat_map(|suit| std::iter::repeat_n(suit.id(), own.drawn_of(*suit).into()))
        .collect();
    if !drawn.is_empty() {
        value["drawn"] = json!(drawn);
    }
    let kind = &rules.setup.seats[seat.index()];
    if *kind != SeatKind::Human {
        value["kind"] = json!(kind.text());
    }
    value
}

fn divers(rules: &Rules, state: &State) -> Value {
    let map: Map<String, Value> = spaces(state.occupied())
        .map(|space| {
            let here: Map<String, Value> = Seat::all(rules.players())
                .filter(|seat| state.divers[*seat].get(space) > 0)
                .map(|seat| (seat.to_string(), json!(state.divers[seat].get(space))))
                .collect();
            (rules.name(space), Value::Object(here))
        })
        .collect();
    Value::Object(map)
}

fn stations(rules: &Rules, state: &State) -> Value {
    let map: Map<String, Value> = spaces(state.owners.any())
        .filter_map(|space| {
            state.station(space).map(|(kind, owner)| (rules.name(space), json!([kind.id(), owner])))
        })
        .collect();
    Value::Object(map)
}

fn gates(rules: &Rules, state: &State) -> Value {
    let map: Map<String, Value> = sites(state.gates.any())
        .map(|site| (rules.board().site_name(site), json!(state.gate(site))))
        .collect();
    Value::Object(map)
}

fn crawlers(rules: &Rules, crawlers: &Crawlers) -> Value {
    let map: Map<String, Value> =
        spaces(crawlers.mask()).map(|space| (rules.name(space), json!(crawlers.at(space)))).collect();
    Value::Object(map)
}

fn effects(state: &State) -> Value {
    let map: Map<String, Value> = Suit::ALL
        .iter()
        .filter_map(|suit| state.effects[suit.index()].map(|e| (suit.id().to_string(), json!(e.id()))))
        .collect();
    Value::Object(map)
}

fn deck(state: &State) -> Value {
    let mut map: Map<String, Value> = suits_of(state.suits)
        .map(|suit| (suit.id().to_string(), json!(state.deck[Card::plain(suit).index()])))
        .collect();
    for card in [Card::Marked, Card::Trigger] {
        if state.deck[card.index()] > 0 {
            map.insert(card.id().to_string(), json!(state.deck[card.index()]));
        }
    }
    Value::Object(map)
}

fn discards(state: &State) -> Value {
    let mut map: Map<String, Value> = Suit::ALL
        .iter()
        .filter(|suit| state.discards[suit.index()] > 0)
        .map(|suit| (suit.id().to_string(), json!(state.discards[suit.index()])))
        .collect();
    if state.discards[7] > 0 {
        map.insert(Card::Trigger.id().to_string(), json!(state.discards[7]));
    }
    Value::Object(map)
}

/// The options of SO-2.1 that the record does not carry elsewhere, and `ban`.
fn options(rules: &Rules) -> Value {
    let mut options = rules.setup.to_value(&rules.pack.id);
    let map = options.as_object_mut().expect("a set-up is an object");
    for key in ["seats", "edition", "mode"] {
        map.remove(key);
    }
    map.insert("ban".to_string(), rules.setup.ban_value());
    options
}

/// The turn in progress, every field that is not as at its beginning.
fn turn(rules: &Rules, state: &State) -> Value {
    // Every field is named, so that a new one cannot be forgotten here.
    let TurnState {
        used,
        imploded,
        revealed,
        outer_used,
        phase,
        back,
        mp,
        owed,
        reveal,
        hurls,
        tolls,
        played,
        shown,
        mark_next,
        effect,
        uses,
        done,
        station,
        cleared,
        space,
        asked,
        pillar,
        card,
        orbited,
        stage,
        crawler,
    } = state.turn;
    let usual = TurnState::default();
    let mut map = Map::new();
    let mut put = |key: &str, differs: bool, value: Value| {
        if differs {
            map.insert(key.to_string(), value);
        }
    };
    put("phase", true, json!(phase.id()));
    put("back", back != usual.back, json!(back.id()));
    put("mp", mp != 0, json!(mp));
    put("owed", owed != 0, json!(owed));
    put("reveal", reveal != 0, json!(reveal));
    put("hurls", hurls, json!(hurls));
    put("tolls", !tolls.is_empty(), json!(tolls.iter().collect::<Vec<_>>()));
    put("played", played, json!(played));
    put("shown", shown, json!(shown));
    put("mark_next", mark_next, json!(mark_next));
    put("effect", effect.is_some(), json!(effect.map(Effect::id)));
    put("uses", uses != 0, json!(uses));
    put("done", done != 0, json!(done));
    put("station", station.is_some(), json!(station.map(Station::id)));
    put("cleared", cleared, json!(cleared));
    put("space", space.is_some(), json!(space.map(|s| rules.name(s))));
    put("asked", asked != state.active, json!(asked));
    put("pillar", pillar.is_some(), json!(pillar.map(Suit::id)));
    put("card", card.is_some(), json!(card.map(Card::id)));
    put("orbited", orbited, json!(orbited));
    put("stage", stage != 0, json!(stage));
    put("crawler", crawler != 0, json!(crawler));
    if effect == Some(Effect::Passage) {
        put("crossed", used != 0, json!(sites(used).map(|s| rules.board().site_name(s)).collect::<Vec<_>>()));
    } else {
        put("activated", used != 0, json!(spaces(used).map(|s| rules.name(s)).collect::<Vec<_>>()));
    }
    put(
        "flare_used",
        outer_used != 0,
        json!(spaces(outer_used.into()).map(|s| rules.name(s)).collect::<Vec<_>>()),
    );
    put("revealed", revealed != 0, json!(cards::revealed(revealed).map(Card::id).collect::<Vec<_>>()));
    let waiting = imploded.iter().rposition(|row| *row != 0).map_or(0, |last| last + 1);
    let rows: Vec<Vec<u32>> = imploded[..waiting]
        .iter()
        .map(|row| Seat::all(rules.players()).map(|seat| row >> (4 * seat.index()) & 15).collect())
        .collect();
    put("imploded", waiting > 0, json!(rows));
    let marks: Map<String, Value> =
        spaces(state.marks.any()).map(|s| (rules.name(s), json!(state.marks.get(s)))).collect();
    put("marks", !marks.is_empty(), Value::Object(marks));
    let order: Vec<String> = state.crawlers.all().iter().map(|s| rules.name(*s)).collect();
    put("crawlers", !state.crawlers.all().is_sorted(), json!(order));
    Value::Object(map)
}
