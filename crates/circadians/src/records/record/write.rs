//! From a position to its record.

use super::pending;
use crate::pack::MAX_CLAN_SPACES;
use crate::records::notation::CLAN_LETTERS;
use crate::records::setup::SideChoice;
use crate::{Circadians, Crew, Die, NONE, Phase, Sort, State, bits};
use serde_json::{Map, Value, json};
use solarium_core::Seat;

/// A set of Items as their ids.
pub(super) fn items(game: &Circadians, set: u64) -> Value {
    bits(set).map(|i| Value::from(game.pack.items[usize::from(i)].id.as_str())).collect()
}

/// The id of a character, or null.
pub(super) fn character(game: &Circadians, index: u8) -> Value {
    match index {
        NONE => Value::Null,
        c => game.pack.characters[usize::from(c)].id.as_str().into(),
    }
}

fn schemes(game: &Circadians, set: u32) -> Value {
    bits(set).map(|i| Value::from(game.pack.ai.schemes[usize::from(i)].id.as_str())).collect()
}

/// A die value, or null.
fn die_or_null(value: u8) -> Value {
    if value == 0 { Value::Null } else { value.into() }
}

pub(super) fn record(game: &Circadians, state: &State) -> Value {
    let pack = &*game.pack;
    let mut record = Map::new();
    record.insert("options".into(), options(game));
    let sides = drawn_sides(game, state);
    if !sides.is_empty() {
        record.insert("sides".into(), Value::Object(sides));
    }
    record.insert("round".into(), state.round.into());
    record.insert("phase".into(), state.phase.word().into());
    if state.phase == Phase::Execute {
        record.insert("part".into(), state.part.word().into());
    }
    let seat_or_null = |seat: u8| if seat == NONE { Value::Null } else { seat.into() };
    record.insert("first".into(), seat_or_null(state.first));
    record.insert("turn".into(), seat_or_null(state.turn));
    record.insert(
        "event".into(),
        match state.event {
            NONE => Value::Null,
            event => pack.events[usize::from(event)].id.as_str().into(),
        },
    );
    let seen = (0..pack.events.len() as u8)
        .filter(|e| state.events_left & (1 << e) == 0 && *e != state.event)
        .map(|e| Value::from(pack.events[usize::from(e)].id.as_str()));
    record.insert("events_seen".into(), seen.collect());
    let mut seats: Vec<Value> = Seat::all(game.humans()).map(|s| crew(game, state, s)).collect();
    if game.ai_seat().is_some() {
        seats.push(ai(game, state));
    }
    record.insert("seats".into(), seats.into());
    boards(game, state, &mut record);
    tokens(game, state, &mut record);
    for sort in [Sort::Farm, Sort::Upgrade] {
        let stacks = state.stacks(sort);
        let visible: Value = stacks
            .visible
            .iter()
            .map(|kind| if *kind == NONE { Value::Null } else { game.tile_id(sort, *kind).into() })
            .collect();
        record.entry("visible").or_insert_with(|| json!({}))[sort.word()] = visible;
        record.entry("stack_sizes").or_insert_with(|| json!({}))[sort.word()] = json!(stacks.sizes);
        for (kind, count) in stacks.removed.iter().enumerate() {
            for _ in 0..*count {
                let list = record.entry("removed").or_insert_with(|| json!([]));
                list.as_array_mut().expect("a list").push(game.tile_id(sort, kind as u8).into());
            }
        }
    }
    record.entry("removed").or_insert_with(|| json!([]));
    record.insert("item_discard".into(), items(game, state.item_discard));
    let bottom = state.item_bottom.iter();
    let bottom = bottom.map(|(item, seat)| json!({"item": pack.items[usize::from(*item)].id, "seat": seat}));
    record.insert("item_bottom".into(), bottom.collect());
    if let Some(pending) = pending::write(game, state) {
        record.insert("pending".into(), pending);
    }
    Value::Object(record)
}

/// The set-up without seats, and without colours where they are the usual ones.
fn options(game: &Circadians) -> Value {
    let mut options = game.setup.to_json();
    if let Some(options) = options.as_object_mut() {
        options.remove("seats");
        if game.setup.colours.iter().enumerate().all(|(i, colour)| usize::from(*colour) == i) {
            options.remove("colours");
        }
    }
    options
}

fn drawn_sides(game: &Circadians, state: &State) -> Map<String, Value> {
    let mut sides = Map::new();
    let mut note = |name: &str, choice: SideChoice, side: u8| {
        if choice == SideChoice::Random && side != NONE {
            sides.insert(name.into(), if side == 0 { "A" } else { "B" }.into());
        }
    };
    note("planet", game.setup.planet, state.planet_side);
    for (i, clan) in game.pack.clans.iter().enumerate() {
        note(&clan.id, game.setup.clans[i], state.clan_sides[i]);
    }
    sides
}

fn crew(game: &Circadians, state: &State, seat: Seat) -> Value {
    let crew: &Crew = state.crew(seat);
    let base = &game.pack.base;
    let rolled: Vec<u8> =
        (1..=6).flat_map(|v| std::iter::repeat_n(v, usize::from(crew.rolled[usize::from(v) - 1]))).collect();
    let tiles = |rooms: &[u8], sort: Sort| -> Value {
        rooms.iter().take_while(|t| **t != NONE).map(|t| Value::from(game.tile_id(sort, *t))).collect()
    };
    let mut record = json!({
        "kind": game.setup.seats[seat.index()].text(),
        "character": character(game, crew.character),
        "refused": character(game, crew.refused),
        "water": crew.res[0], "algae": crew.res[1], "power": crew.res[2], "gems": crew.res[3],
        "pool": crew.pool,
        "rolled": rolled,
        "ready": crew.ready,
        "garages": crew.garages[..base.garages()].iter().map(|v| die_or_null(*v)).collect::<Value>(),
        "farms": crew.farms[..base.farms()].iter().map(|v| die_or_null(*v)).collect::<Value>(),
        "cantina": crew.cantina,
        "upgrades": tiles(&crew.upgrades, Sort::Upgrade),
        "farm_tiles": tiles(&crew.farm_tiles, Sort::Farm),
        "hand": items(game, crew.hand),
        "items": items(game, crew.items),
        "harvester": game.planet(state).name(crew.harvester),
    });
    if crew.passed != [0; 2] {
        record["passed"] = json!(crew.passed.map(|set| items(game, set)));
    }
    record
}

fn ai(game: &Circadians, state: &State) -> Value {
    let ai = &state.ai;
    json!({
        "kind": "ai",
        "dice": ai.dice,
        "gems": ai.gems,
        "progress": ai.progress,
        "harvester": game.planet(state).name(ai.harvester),
        "schemes_discarded": schemes(game, ai.discard),
        "schemes_shown": schemes(game, ai.shown),
    })
}

fn boards(game: &Circadians, state: &State, record: &mut Map<String, Value>) {
    let boards = game.boards();
    let mut negotiation = Vec::new();
    for (clan, dice) in state.tables.negotiation.iter().enumerate() {
        let mut first = 0;
        for (row, printed) in boards.rows.iter().enumerate() {
            let end = (first + usize::from(printed.spaces)).min(MAX_CLAN_SPACES);
            let name = format!("{}{}", CLAN_LETTERS[clan], row + 1);
            let mut before = 0;
            for (place, die) in dice[first..end].iter().enumerate() {
                if let Some(seat) = die.owner() {
                    let mut entry = json!({"space": name, "seat": seat, "value": die.value()});
                    // The spaces of a row are equal; which one holds the die is only noted where a gap makes it matter.
                    if place != before {
                        entry["place"] = (place + 1).into();
                    }
                    before = place + 1;
                    negotiation.push(entry);
                }
            }
            first = end;
        }
    }
    record.insert("negotiation".into(), negotiation.into());
    let mut depository = Vec::new();
    for (row, printed) in boards.depository.iter().enumerate() {
        for die in &state.tables.depository[row] {
            if let Some(seat) = die.owner() {
                depository.push(json!({"column": die.value(), "row": printed.id, "seat": seat}));
            }
        }
    }
    record.insert("depository".into(), depository.into());
    let hq = state.tables.hq.iter().enumerate().filter_map(|(i, die)| {
        die.owner().map(|seat| json!({"space": i + 1, "seat": seat, "value": die.value()}))
    });
    record.insert("hq".into(), hq.collect());
    let mut locations: Vec<Value> = Vec::new();
    let t = &state.tables;
    let mut note = |board: &str, dice: &[Die]| {
        for (i, die) in dice.iter().enumerate() {
            if let Some(seat) = die.owner() {
                locations
                    .push(json!({"space": format!("{board}-{}", i + 1), "seat": seat, "value": die.value()}));
            }
        }
    };
    note("mine", &t.mine);
    note("foundry", &t.foundry);
    note("control", &t.control);
    note("market", &t.market);
    note("academy", &t.academy);
    for (i, pair) in t.lab.iter().enumerate() {
        for (place, die) in pair.iter().enumerate() {
            if let Some(seat) = die.owner() {
                let mut entry =
                    json!({"space": format!("lab-{}", i + 1), "seat": seat, "value": die.value()});
                if place == 1 && pair[0].is_none() {
                    entry["place"] = 2.into();
                }
                locations.push(entry);
            }
        }
    }
    record.insert("locations".into(), locations.into());
}

fn tokens(game: &Circadians, state: &State, record: &mut Map<String, Value>) {
    let pack = &*game.pack;
    let mut advancements = Map::new();
    let mut setbacks = Map::new();
    for (i, space) in state.advancements.iter().enumerate().filter(|(_, s)| **s != NONE) {
        advancements
            .insert(pack.advancements[i].to_string(), pack.consequences[usize::from(*space)].word().into());
    }
    for (i, space) in state.setbacks.iter().enumerate().filter(|(_, s)| **s != NONE) {
        setbacks.insert(pack.setbacks[i].id.clone(), pack.consequences[usize::from(*space)].word().into());
    }
    record.insert("advancements".into(), advancements.into());
    record.insert("setbacks".into(), setbacks.into());
    let planet = game.planet(state);
    let taken = if state.planet_side == NONE { 0 } else { planet.tokens & !state.tokens };
    record.insert("tokens_taken".into(), bits(taken).map(|s| Value::from(planet.name(s))).collect());
    record.insert("caches_up".into(), state.caches_up().into());
    let mut caches = Map::new();
    for (cache, points) in planet.caches.iter().zip(state.caches).filter(|(_, p)| *p != NONE) {
        caches.insert(planet.name(*cache).into(), points.into());
    }
    record.insert("caches".into(), caches.into());
}
