//! What the game offers, its options and presets for user interfaces and tools, and the notices of a table.

use crate::pack::{Level, Pack};
use crate::records::setup::options_info;
use crate::rules::Rules;
use crate::{Photosynthesis, bots};
use serde_json::json;
use solarium_core::{Game, GameInfo, Message, Preset, QueryInfo, Seat, Secrets, Tabletop};

/// What the game offers.
pub(crate) fn info() -> GameInfo {
    let pack = Pack::standard();
    let mut seat_kinds = vec!["human".to_string(), "bot:<name>".to_string(), "cynthia".to_string()];
    // PH-13.2: levels in order of strength.
    seat_kinds.extend(pack.cynthia.levels.iter().map(|level| format!("cynthia:{}", level.id)));
    GameInfo {
        id: "photosynthesis",
        title: "Photosynthesis",
        rules_version: <Photosynthesis as Game>::RULES_VERSION,
        seats_min: 2,
        seats_max: 4,
        minutes: [45, 60],
        secrets: Secrets::of::<Photosynthesis>(),
        seat_kinds,
        options: options_info(),
        presets: presets(),
        queries: queries(),
        bots: bots::BOTS.to_vec(),
        facts: &Photosynthesis::FACTS,
    }
}

fn presets() -> Vec<Preset> {
    let preset = |id, setup| Preset { id, setup };
    vec![
        preset("first-game", json!({"seats": ["human", "cynthia:seedling"]})),
        preset("standard", json!({"seats": ["human", "human"]})),
        // PH-7.4: four revolutions and the shade lock.
        preset("advanced", json!({"seats": ["human", "human"], "revolutions": 4, "shade_lock": true})),
        preset("solo", json!({"seats": ["human", "cynthia:tree"]})),
        preset(
            "solo-advanced",
            json!({"seats": ["human", "cynthia:tree"], "revolutions": 4, "shade_lock": true}),
        ),
    ]
}

fn queries() -> Vec<QueryInfo> {
    let query = |name, args| QueryInfo { name, args };
    vec![
        query("light", &[]),
        query("shaded", &[]),
        query("shades", &["sun?"]),
        query("forecast", &[]),
        query("effect-of", &["action"]),
    ]
}

/// Warnings for a table: stand-in values, and readings that never refuse a collect.
pub(crate) fn notices(rules: &Rules) -> Vec<Message> {
    let levels: Vec<&Level> = Seat::all(rules.seats()).filter_map(|seat| rules.level(seat)).collect();
    rules.pack.table_notices(&levels, rules.options.readings.collect)
}
