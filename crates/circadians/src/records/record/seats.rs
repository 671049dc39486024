//! What each seat owns.

use super::read::Sheet;
use crate::rules::known::KnownCrew;
use crate::{NONE, Phase, Sort, State};
use serde_json::{Map, Value};
use solarium_core::Seat;

type Object = Map<String, Value>;

/// Resources have no upper limit (CI-1.1); this only keeps sums far from overflow.
const PLENTY: u32 = 1_000_000;

const CREW: [&str; 20] = [
    "kind",
    "character",
    "refused",
    "water",
    "algae",
    "power",
    "gems",
    "pool",
    "rolled",
    "ready",
    "garages",
    "farms",
    "cantina",
    "upgrades",
    "farm_tiles",
    "hand",
    "items",
    "harvester",
    "passed",
    "supply",
];
const AI: [&str; 8] =
    ["kind", "dice", "gems", "progress", "harvester", "schemes_discarded", "schemes_shown", "supply"];

pub(super) fn read(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let seats = sheet.list(object, "seats", "record");
    let humans = sheet.game.humans();
    for (i, value) in seats.iter().enumerate() {
        let Some(seat) = value.as_object() else {
            sheet.add("CI-19.8", format!("seat {i} is an object"));
            continue;
        };
        if i < humans { crew(sheet, seat, state, Seat(i as u8)) } else { ai(sheet, seat, state) }
    }
    characters(sheet, state);
}

fn crew(sheet: &mut Sheet<'_>, object: &Object, state: &mut State, seat: Seat) {
    let what = format!("seat {seat}");
    sheet.only(object, &CREW, &what);
    let base = &sheet.game.pack.base;
    let mut crew = *state.crew(seat);
    crew.character = character(sheet, object, "character", &what);
    crew.refused = character(sheet, object, "refused", &what);
    for (i, name) in ["water", "algae", "power", "gems"].into_iter().enumerate() {
        crew.res[i] = sheet.number(object, name, crew.res[i], PLENTY, "CI-1.1", &what);
    }
    let rolled = sheet.list(object, "rolled", &what);
    crew.rolled = [0; 6];
    for value in rolled {
        match value.as_u64() {
            Some(v @ 1..=6) => crew.rolled[v as usize - 1] = crew.rolled[v as usize - 1].saturating_add(1),
            _ => sheet.add("CI-4.4", format!("{what}: `rolled` holds {value}; dice show 1 to 6")),
        }
    }
    if !rolled.is_empty() && state.phase != Phase::Plan {
        sheet.add("CI-4.6", format!("{what}: dice in the hand outside the Plan phase"));
    }
    // Left out, the pool holds the dice of the set-up, unless dice of the base are named.
    let named = ["rolled", "garages", "farms", "cantina"].iter().any(|key| object.contains_key(*key));
    let default = if named { 0 } else { u32::from(base.start_dice) };
    crew.pool = sheet.number(object, "pool", default, 13, "CI-1.2", &what) as u8;
    crew.ready = match object.get("ready") {
        None => state.phase == Phase::Execute,
        Some(Value::Bool(ready)) => *ready,
        Some(_) => {
            sheet.add("CI-4.9", format!("{what}: `ready` is true or false"));
            false
        }
    };
    dice(sheet, object, "garages", &mut crew.garages[..base.garages()], &what);
    dice(sheet, object, "farms", &mut crew.farms[..base.farms()], &what);
    crew.cantina = sheet.number(object, "cantina", 0, 13, "CI-1.2", &what) as u8;
    let rooms = usize::from(base.upgrade_rooms);
    tiles(sheet, object, Sort::Upgrade, "upgrades", &mut crew.upgrades[..rooms], &what);
    let rooms = usize::from(base.farm_rooms);
    tiles(sheet, object, Sort::Farm, "farm_tiles", &mut crew.farm_tiles[..rooms], &what);
    crew.hand = sheet.items(object, "hand", &what);
    crew.items = sheet.items(object, "items", &what);
    crew.harvester = harvester(sheet, object, state, crew.harvester, &what);
    passed(sheet, object, &mut crew.passed, &what);
    *state.crew_mut(seat) = crew;
    check(sheet, state, seat, &what);
}

fn check(sheet: &mut Sheet<'_>, state: &State, seat: Seat, what: &str) {
    let crew = state.crew(seat);
    let base = &sheet.game.pack.base;
    if state.phase == Phase::Plan {
        let filled = crew.garages.iter().rposition(|v| *v > 0).map_or(0, |last| last + 1);
        if crew.garages[..filled].contains(&0) {
            sheet.add("CI-4.6", format!("{what}: Garages fill from left to right without gaps"));
        }
        if crew.ready && crew.rolled_dice() > 0 {
            sheet.add("CI-4.6", format!("{what}: ready with dice still to assign"));
        }
    } else if matches!(state.phase, Phase::Characters | Phase::Items | Phase::Over)
        && crew.garage_dice() + crew.farm_dice() + crew.cantina > 0
    {
        sheet.add("CI-11.1", format!("{what}: dice in Garages, on Farms or in the Cantina outside a round"));
    }
    if matches!(state.phase, Phase::Harvest | Phase::Rest) && crew.garage_dice() > 0 {
        sheet.add("CI-5.14", format!("{what}: dice in Garages after the Execute phase"));
    }
    if state.phase == Phase::Plan && crew.cantina > 0 {
        sheet.add("CI-4.6", format!("{what}: dice in the Cantina in the Plan phase"));
    }
    for farm in (0..base.farms()).filter(|f| crew.farms[*f] > 0) {
        if !sheet.game.has_die_space(state, seat, farm) {
            sheet.add("CI-4.7", format!("{what}: Farm {} has no space for a die", farm + 1));
        }
    }
    // Outside the set-up everyone has a character; a record that leaves it out plays without one (CI-14.9).
    if state.phase == Phase::Characters && (crew.hand | crew.items) != 0 {
        sheet.add("CI-2.10", format!("{what}: Items before the draft"));
    }
}

fn character(sheet: &mut Sheet<'_>, object: &Object, key: &str, what: &str) -> u8 {
    match object.get(key) {
        None | Some(Value::Null) => NONE,
        Some(value) => match value.as_str().and_then(|id| sheet.game.pack.character(id)) {
            Some(character) => character,
            None => {
                sheet.add("CI-2.9", format!("{what}: `{key}` is {value}, which is no character"));
                NONE
            }
        },
    }
}

/// CI-2.9: one of each character.
fn characters(sheet: &mut Sheet<'_>, state: &State) {
    let mut seen = Vec::new();
    for seat in Seat::all(sheet.game.humans()) {
        let crew = state.crew(seat);
        for character in [crew.character, crew.refused].into_iter().filter(|c| *c != NONE) {
            if seen.contains(&character) {
                let id = sheet.game.pack.characters[usize::from(character)].id.clone();
                sheet.add("CI-2.9", format!("the character {id} stands twice"));
            }
            seen.push(character);
        }
    }
}

fn dice(sheet: &mut Sheet<'_>, object: &Object, key: &str, places: &mut [u8], what: &str) {
    places.fill(0);
    let list = sheet.list(object, key, what);
    if list.len() > places.len() {
        sheet.add(
            "CI-1.2",
            format!("{what}: {} places in `{key}`; the base has {}", list.len(), places.len()),
        );
    }
    for (place, value) in places.iter_mut().zip(list) {
        match value {
            Value::Null => {}
            _ => match value.as_u64() {
                Some(v @ 1..=6) => *place = v as u8,
                _ => sheet.add("CI-1.2", format!("{what}: `{key}` holds {value}; null or 1 to 6")),
            },
        }
    }
}

fn tiles(sheet: &mut Sheet<'_>, object: &Object, sort: Sort, key: &str, rooms: &mut [u8], what: &str) {
    rooms.fill(NONE);
    let list = sheet.list(object, key, what);
    if list.len() > rooms.len() {
        sheet.add(
            "CI-8.13",
            format!("{what}: {} tiles in `{key}`; there are {} rooms", list.len(), rooms.len()),
        );
    }
    for (room, id) in rooms.iter_mut().zip(list) {
        let kind = id.as_str().and_then(|id| match sort {
            Sort::Farm => sheet.game.pack.farm_tile(id),
            Sort::Upgrade => sheet.game.pack.upgrade_tile(id),
        });
        match kind {
            Some(kind) => *room = kind,
            None => {
                let rule = if sort == Sort::Farm { "CI-15.1" } else { "CI-15.2" };
                sheet.add(rule, format!("{what}: `{key}` holds {id}, which is no such tile"));
            }
        }
    }
    // An unknown tile would leave a gap; tiles lie without gaps.
    let mut kept = 0;
    for i in 0..rooms.len() {
        if rooms[i] != NONE {
            rooms.swap(kept, i);
            kept += 1;
        }
    }
}

fn harvester(sheet: &mut Sheet<'_>, object: &Object, state: &State, default: u8, what: &str) -> u8 {
    match object.get("harvester") {
        None => default,
        Some(value) => match value.as_str().and_then(|name| sheet.game.planet(state).find(name)) {
            Some(space) => space,
            None => {
                sheet.add(
                    "CI-9.1",
                    format!("{what}: the Harvester stands on {value}, which is no space of the Planet"),
                );
                default
            }
        },
    }
}

/// The cards a seat passed on in the draft: they lie elsewhere, so they are only looked up.
fn passed(sheet: &mut Sheet<'_>, object: &Object, passed: &mut [u64; 2], what: &str) {
    let list = sheet.list(object, "passed", what);
    for (turn, cards) in list.iter().enumerate() {
        let ids = cards.as_array().map(Vec::as_slice).unwrap_or_default();
        for id in ids {
            match (id.as_str().and_then(|id| sheet.game.pack.item(id)), passed.get_mut(turn)) {
                (Some(item), Some(set)) => *set |= 1 << item,
                _ => sheet.add("CI-2.10", format!("{what}: `passed` holds {id}, which is no Item")),
            }
        }
    }
}

fn ai(sheet: &mut Sheet<'_>, object: &Object, state: &mut State) {
    let what = "the AI";
    sheet.only(object, &AI, what);
    let tables = &sheet.game.pack.ai;
    state.ai.dice = sheet.number(
        object,
        "dice",
        u32::from(tables.start_dice),
        u32::from(tables.die_spaces),
        "CI-17.3",
        what,
    ) as u8;
    state.ai.gems = sheet.number(object, "gems", 0, PLENTY, "CI-1.1", what);
    state.ai.progress =
        sheet.number(object, "progress", 0, tables.progress.len() as u32, "CI-17.19", what) as u8;
    state.ai.harvester = harvester(sheet, object, state, state.ai.harvester, what);
    if sheet.game.planet(state).cache_number(state.ai.harvester).is_some() {
        sheet.add("CI-17.6", "the AI's Harvester never enters a Cache");
    }
    let mut seen = 0u32;
    for key in ["schemes_discarded", "schemes_shown"] {
        let mut set = 0u32;
        let list = sheet.list(object, key, what);
        for id in list {
            match id.as_str().and_then(|id| sheet.game.pack.scheme(id)) {
                Some(scheme) if (seen | set) & (1 << scheme) != 0 => {
                    sheet.add("CI-17.2", format!("the scheme card {id} lies in two places"));
                }
                Some(scheme) => set |= 1 << scheme,
                None => sheet.add("CI-17.3", format!("`{key}`: {id} is no scheme card")),
            }
        }
        seen |= set;
        if key == "schemes_shown" { state.ai.shown = set } else { state.ai.discard = set }
    }
    state.ai.pile &= !seen;
}
