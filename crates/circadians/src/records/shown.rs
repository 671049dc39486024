//! What position records and views write alike, by name: boards, tokens, piles, and what a seat owns.

use crate::pack::Res;
use crate::records::notation::CLAN_LETTERS;
use crate::{Circadians, Crew, Die, KnownCrew, Public, Rival, Sort, bits, some_index};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::slice;

/// An object from its JSON.
fn object(json: Value) -> Map<String, Value> {
    match json {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// An object with the fields of several.
pub(crate) fn joined<const N: usize>(parts: [Map<String, Value>; N], more: Value) -> Value {
    parts.into_iter().chain([object(more)]).flatten().collect::<Map<_, _>>().into()
}

/// What everyone knows of the table. With `places`, a die that does not lie on the first free place of its space has
/// the number of its place.
pub(crate) fn table(game: &Circadians, state: &Public, places: bool) -> Map<String, Value> {
    let (pack, boards, tables) = (&*game.pack, game.boards(), &state.tables);
    let mut negotiation = Vec::new();
    for (letter, below) in CLAN_LETTERS.iter().zip(&tables.negotiation) {
        for row in 0..boards.rows.len() as u8 {
            lay(&mut negotiation, format!("{letter}{}", row + 1), &below[game.row_slots(row)], places);
        }
    }
    let mut depository = Vec::new();
    for (printed, dice) in boards.depository.iter().zip(&tables.depository) {
        let laid = dice.iter().filter_map(|die| Some((die.value(), die.owner()?)));
        depository
            .extend(laid.map(|(column, seat)| json!({"column": column, "row": printed.id, "seat": seat})));
    }
    let mut hq = Vec::new();
    for (i, die) in tables.hq.iter().enumerate() {
        lay(&mut hq, i + 1, slice::from_ref(die), false);
    }
    let covered = |space: u8| some_index(space).map(|space| pack.consequences[space].word());
    let advancements = pack.advancements.iter().zip(state.advancements);
    let setbacks = pack.setbacks.iter().zip(state.setbacks);
    let planet = game.planet(state);
    let taken = some_index(state.planet_side).map_or(0, |_| planet.tokens & !state.tokens);
    let caches = planet.caches.iter().zip(state.caches).filter(|(_, points)| some_index(*points).is_some());
    let [farm, upgrade] = [Sort::Farm, Sort::Upgrade].map(|sort| {
        let top = |kind: &u8| some_index(*kind).map(|_| game.tile_id(sort, *kind));
        state.stacks(sort).visible.iter().map(top).collect::<Value>()
    });
    let removed = [Sort::Farm, Sort::Upgrade].into_iter().flat_map(|sort| {
        let counts = (0..).zip(state.stacks(sort).removed).filter(|(_, n)| *n > 0);
        counts.flat_map(move |(kind, n)| std::iter::repeat_n(game.tile_id(sort, kind), usize::from(n)))
    });
    object(json!({
        "round": state.round,
        "phase": state.phase.word(),
        "first": some_index(state.first),
        "event": some_index(state.event).map(|event| &pack.events[event].id),
        "negotiation": negotiation,
        "depository": depository,
        "hq": hq,
        "locations": locations(state, places),
        "advancements": advancements
            .filter_map(|(value, space)| Some((value.to_string(), covered(space)?)))
            .collect::<BTreeMap<_, _>>(),
        "setbacks": setbacks
            .filter_map(|(token, space)| Some((&token.id, covered(space)?)))
            .collect::<BTreeMap<_, _>>(),
        "visible": {"farm": farm, "upgrade": upgrade},
        "stack_sizes": {"farm": state.farm_stacks.sizes, "upgrade": state.upgrade_stacks.sizes},
        "removed": removed.collect::<Value>(),
        "tokens_taken": bits(taken).map(|space| planet.name(space)).collect::<Value>(),
        "caches_up": state.caches_up(),
        "caches": caches.map(|(cache, points)| (planet.name(*cache), points)).collect::<BTreeMap<_, _>>(),
        "item_discard": game.item_ids(state.item_discard),
    }))
}

/// Dice on the Location boards; pairs come last where places are noted.
fn locations(state: &Public, places: bool) -> Vec<Value> {
    let tables = &state.tables;
    let mut list = Vec::new();
    let mut pairs = Vec::new();
    for (i, pair) in tables.lab.iter().enumerate() {
        lay(&mut pairs, format!("lab-{}", i + 1), pair, places);
    }
    let boards = [
        ("mine", &tables.mine),
        ("foundry", &tables.foundry),
        ("control", &tables.control),
        ("market", &tables.market),
        ("academy", &tables.academy),
    ];
    for (board, dice) in boards {
        for (i, die) in dice.iter().enumerate() {
            lay(&mut list, format!("{board}-{}", i + 1), slice::from_ref(die), places);
        }
        if board == "mine" && !places {
            list.append(&mut pairs);
        }
    }
    list.extend(pairs);
    list
}

/// The dice of one space, whose places are equal: which one holds a die is only noted where a gap makes it matter.
fn lay(list: &mut Vec<Value>, space: impl Into<Value>, dice: &[Die], places: bool) {
    let space = space.into();
    let mut next = 0;
    for (place, die) in dice.iter().enumerate() {
        let Some(seat) = die.owner() else { continue };
        let mut entry = json!({"space": space, "seat": seat, "value": die.value()});
        if places && place != next {
            entry["place"] = (place + 1).into();
        }
        next = place + 1;
        list.push(entry);
    }
}

/// What a human owns, as far as it is known.
pub(crate) fn crew(game: &Circadians, crew: &impl KnownCrew) -> Map<String, Value> {
    let base = &game.pack.base;
    let total = |i: usize| (!crew.supplies_hidden()).then(|| crew.res()[i]);
    let dice = |values: &[u8]| -> Option<Value> {
        crew.dice_shown().then(|| values.iter().map(|v| (*v > 0).then_some(*v)).collect())
    };
    let tiles =
        |sort: Sort| -> Value { crew.tiles(sort).iter().map(|kind| game.tile_id(sort, *kind)).collect() };
    object(json!({
        "character": game.character_id(crew.character()),
        "refused": game.character_id(crew.refused()),
        "water": total(0),
        "algae": total(1),
        "power": total(2),
        "gems": total(3),
        "pool": crew.pool,
        "rolled": crew.dice_shown().then(|| crew.rolled_values().collect::<Value>()),
        "ready": crew.ready,
        "garages": dice(&crew.garages()[..base.garages()]),
        "farms": dice(&crew.farms()[..base.farms()]),
        "cantina": crew.cantina,
        "upgrades": tiles(Sort::Upgrade),
        "farm_tiles": tiles(Sort::Farm),
        "hand": crew.own().filter(|_| !game.hands_unknown()).map(|own| game.item_ids(own.hand)),
        "items": game.item_ids(crew.items),
    }))
}

/// What a human chooses from, and has chosen while others still answer.
pub(crate) fn choices(game: &Circadians, own: Option<&Crew>) -> Map<String, Value> {
    let grown = |own: &Crew| -> Value {
        let farms = own.grown[..game.pack.base.farms()].iter();
        farms.map(|res| Res::from_index(*res).map(|res| res.to_string())).collect()
    };
    let dealt = |own: &Crew| -> Value { bits(own.dealt).map(|c| game.character_id(c)).collect() };
    object(json!({
        "dealt": own.map(dealt),
        "packet": own.map(|own| game.item_ids(own.packet)),
        "kept": own.and_then(|own| some_index(own.kept)).map(|item| &game.pack.items[item].id),
        "discarding": own.map(|own| game.item_ids(own.discarding)),
        "grown": own.map(grown),
    }))
}

/// What the AI owns.
pub(crate) fn rival(game: &Circadians, ai: &Rival) -> Map<String, Value> {
    let schemes =
        |set: u32| -> Value { bits(set).map(|s| game.pack.ai.schemes[usize::from(s)].id.as_str()).collect() };
    object(json!({
        "dice": ai.dice,
        "gems": ai.gems,
        "progress": ai.progress,
        "schemes_discarded": schemes(ai.discard),
        "schemes_shown": schemes(ai.shown),
    }))
}
