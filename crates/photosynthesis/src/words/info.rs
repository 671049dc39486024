//! What the game offers, its options and presets for user interfaces and tools, and the notices of a table.

use crate::pack::{Level, Notice, Pack};
use crate::records::setup::corner_value;
use crate::rules::Rules;
use crate::rules::readings::{CollectReading, PairPriority, SeedReading};
use crate::{Photosynthesis, bots};
use serde_json::{Value, json};
use solarium_core::{Game, GameInfo, Message, Preset, QueryInfo, Seat, Secrets, SetupOption, Tabletop};

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
        options: options_info(&pack),
        presets: presets(),
        queries: queries(),
        bots: bots::BOTS.to_vec(),
        facts: &Photosynthesis::FACTS,
    }
}

/// The options of a set-up; with the physical game too they are entered once. PH-2.11, PH-14.2
fn options_info(pack: &Pack) -> Vec<SetupOption> {
    let usual = &pack.cynthia.readings;
    let option =
        |name, kind, values: Vec<Value>, default, rule| SetupOption { name, kind, values, default, rule };
    let flags = || vec![json!(false), json!(true)];
    let corners = || std::iter::once(json!("random")).chain((0..6).map(|corner| json!(corner))).collect();
    vec![
        option("seats", "list", vec![], json!(["human", "cynthia:tree"]), "PH-2.2"),
        option(
            "first_seat",
            "choice",
            std::iter::once(json!("random")).chain((0..4).map(|seat| json!(seat))).collect(),
            json!("random"),
            "PH-2.3",
        ),
        option("revolutions", "choice", vec![json!(3), json!(4)], json!(3), "PH-7.1"),
        option("shade_lock", "boolean", flags(), json!(false), "PH-7.2"),
        option("shade_lock_blocks_collect", "boolean", flags(), json!(false), "PH-7.3"),
        option(
            "collect_reading",
            "choice",
            CollectReading::ALL.iter().map(|reading| json!(reading.word())).collect(),
            json!(usual.collect.word()),
            "PH-10.3",
        ),
        option(
            "seed_reading",
            "choice",
            SeedReading::ALL.iter().map(|reading| json!(reading.word())).collect(),
            json!(usual.seed.word()),
            "PH-10.13",
        ),
        option(
            "rev3_pair_priority",
            "choice",
            PairPriority::ALL.iter().map(|reading| json!(reading.word())).collect(),
            json!(usual.pair.word()),
            "PH-10.5",
        ),
        option("ds_corner", "choice", corners(), corner_value(usual.ds_corner), "PH-8.7"),
        option("pack", "text", vec![json!(Pack::STANDARD_ID)], json!(Pack::STANDARD_ID), "PH-1.15"),
    ]
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
    let notices = rules.pack.table_notices(&levels, rules.options.readings.collect);
    notices.iter().map(Notice::message).collect()
}
