//! Position records (SO-16.7): written complete; `read` is the way back.

use crate::rules::cards;
use crate::{
    Card, Counts, Crawlers, Effect, Rules, SOURCES, Space, State, Suit, TurnState, sites, spaces, suits_of,
};
use serde_json::{Value, json};
use solarium_core::{Seat, SeatKind};

/// The complete record of a position.
pub(crate) fn write(rules: &Rules, state: &State) -> Value {
    let setup = &rules.setup;
    let mut record = json!({
        "edition": setup.edition,
        "mode": setup.mode,
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
        "energy_on": names(rules, state.energy_on),
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
    let others = Seat::all(rules.players()).filter(|host| *host != seat);
    let mut value = json!({
        "eye": own.eye,
        "hold": own.hold,
        "energy": own.energy,
        "momentum": own.total(),
        "sources": SOURCES.into_iter().zip(own.momentum).collect::<Value>(),
        "held": own.held,
        "lost": own.lost,
        "guests": others.map(|host| (host.to_string(), own.guests[host.index()])).collect::<Value>(),
        "reserve": {
            "divers": own.reserve,
            "gate": own.gates,
            "node": own.stations[0],
            "foundry": own.stations[1],
            "tower": own.stations[2],
        },
    });
    let drawn = |suit: &Suit| std::iter::repeat_n(suit.id(), own.drawn_of(*suit).into());
    if own.drawn != 0 {
        value["drawn"] = Suit::ALL.iter().flat_map(drawn).collect();
    }
    let kind = &rules.setup.seats[seat.index()];
    if *kind != SeatKind::Human {
        value["kind"] = json!(kind.text());
    }
    value
}

fn divers(rules: &Rules, state: &State) -> Value {
    let here = |space: Space| {
        let seats = Seat::all(rules.players()).map(|seat| (seat.to_string(), state.divers[seat].get(space)));
        seats.filter(|(_, count)| *count > 0).collect::<Value>()
    };
    spaces(state.occupied()).map(|space| (rules.name(space), here(space))).collect()
}

fn stations(rules: &Rules, state: &State) -> Value {
    let stations = spaces(state.owners.any()).filter_map(|space| Some((space, state.station(space)?)));
    stations.map(|(space, station)| (rules.name(space), json!(station))).collect()
}

fn gates(rules: &Rules, state: &State) -> Value {
    sites(state.gates.any()).map(|site| (rules.board().site_name(site), json!(state.gate(site)))).collect()
}

fn crawlers(rules: &Rules, crawlers: &Crawlers) -> Value {
    spaces(crawlers.mask()).map(|space| (rules.name(space), crawlers.at(space))).collect()
}

fn effects(state: &State) -> Value {
    let effect = |suit: &Suit| Some((suit.id(), state.effects[suit.index()]?.id()));
    Suit::ALL.iter().filter_map(effect).collect()
}

fn deck(state: &State) -> Value {
    let count = |card: Card| (card.id(), state.deck[card.index()]);
    let special = [Card::Marked, Card::Trigger].map(count).into_iter().filter(|(_, count)| *count > 0);
    suits_of(state.suits).map(|suit| count(Card::plain(suit))).chain(special).collect()
}

fn discards(state: &State) -> Value {
    let ids = Suit::ALL.iter().map(|suit| suit.id()).chain([Card::Trigger.id()]);
    ids.zip(state.discards).filter(|(_, count)| *count > 0).collect()
}

fn names(rules: &Rules, mask: u64) -> Value {
    spaces(mask).map(|space| rules.name(space)).collect()
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

/// The turn in progress, every field that is not as at its beginning. `turn::read` names them all, and the laws read every
/// record back.
fn turn(rules: &Rules, state: &State) -> Value {
    let t = &state.turn;
    let passage = t.effect == Some(Effect::Passage);
    let crossed = || sites(t.used).map(|site| rules.board().site_name(site)).collect();
    let waiting = t.imploded.iter().rposition(|row| *row != 0).map_or(0, |last| last + 1);
    let row =
        |row: &u32| Seat::all(rules.players()).map(|seat| row >> (4 * seat.index()) & 15).collect::<Value>();
    let marked = spaces(state.marks.any()).map(|space| (rules.name(space), state.marks.get(space)));
    let order = state.crawlers.all();
    let mut turn = json!({
        "phase": t.phase,
        "back": (t.back != TurnState::default().back).then_some(t.back),
        "mp": t.mp,
        "owed": t.owed,
        "reveal": t.reveal,
        "hurls": t.hurls,
        "tolls": t.tolls.iter().collect::<Vec<_>>(),
        "played": t.played,
        "shown": t.shown,
        "mark_next": t.mark_next,
        "effect": t.effect,
        "uses": t.uses,
        "done": t.done,
        "station": t.station,
        "cleared": t.cleared,
        "space": t.space.map(|space| rules.name(space)),
        "asked": (t.asked != state.active).then_some(t.asked),
        "pillar": t.pillar,
        "card": t.card,
        "orbited": t.orbited,
        "stage": t.stage,
        "crawler": t.crawler,
        "crossed": if passage { crossed() } else { Value::Null },
        "activated": if passage { Value::Null } else { names(rules, t.used) },
        "flare_used": names(rules, t.outer_used.into()),
        "revealed": cards::revealed(t.revealed).collect::<Vec<_>>(),
        "imploded": t.imploded[..waiting].iter().map(row).collect::<Vec<_>>(),
        "marks": marked.collect::<Value>(),
        "crawlers": (!order.is_sorted()).then(|| order.iter().map(|space| rules.name(*space)).collect::<Vec<_>>()),
    });
    let map = turn.as_object_mut().expect("an object");
    // Seat 0 is a value; the other fields are left out where they say that there is nothing.
    map.retain(|key, value| if key == "asked" { !value.is_null() } else { !is_nothing(value) });
    turn
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        other => *other == Value::Null || other == false || other == 0,
    }
}
