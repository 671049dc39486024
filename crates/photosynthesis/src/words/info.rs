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
        summary: "Grow trees into the light, shade your rivals, collect the oldest; with the solo opponent Cynthia.",
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
    let option = |name, kind, values: Vec<Value>, default, meaning, rule| SetupOption {
        name,
        kind,
        values,
        default,
        meaning,
        rule,
    };
    let flags = || vec![json!(false), json!(true)];
    let corners = || std::iter::once(json!("random")).chain((0..6).map(|corner| json!(corner))).collect();
    vec![
        option(
            "seats",
            "list",
            vec![],
            json!(["human", "cynthia:tree"]),
            "2 to 4 seats in table order: at most two Cynthias, at least one player",
            "PH-2.2",
        ),
        option(
            "first_seat",
            "choice",
            std::iter::once(json!("random")).chain((0..4).map(|seat| json!(seat))).collect(),
            json!("random"),
            "who begins: drawn, or the seat of this number",
            "PH-2.3",
        ),
        option(
            "revolutions",
            "choice",
            vec![json!(3), json!(4)],
            json!(3),
            "how often the sun goes round the board: 18 or 24 rounds",
            "PH-7.1",
        ),
        option(
            "shade_lock",
            "boolean",
            flags(),
            json!(false),
            "pieces in shadow neither grow nor plant",
            "PH-7.2",
        ),
        option(
            "shade_lock_blocks_collect",
            "boolean",
            flags(),
            json!(false),
            "with the shade lock: large trees in shadow cannot be collected either",
            "PH-7.3",
        ),
        option(
            "collect_reading",
            "choice",
            CollectReading::ALL.iter().map(|reading| json!(reading.word())).collect(),
            json!(usual.collect.word()),
            "what Cynthia compares before she collects",
            "PH-10.3",
        ),
        option(
            "seed_reading",
            "choice",
            SeedReading::ALL.iter().map(|reading| json!(reading.word())).collect(),
            json!(usual.seed.word()),
            "what \"the count is always 3\" means for Cynthia from the third revolution on",
            "PH-10.13",
        ),
        option(
            "rev3_pair_priority",
            "choice",
            PairPriority::ALL.iter().map(|reading| json!(reading.word())).collect(),
            json!(usual.pair.word()),
            "how Cynthia chooses between two large trees that only the pair clause lets her collect",
            "PH-10.5",
        ),
        option(
            "ds_corner",
            "choice",
            corners(),
            corner_value(usual.ds_corner),
            "the corner where Cynthia's Directional Selection starts: drawn once, or 0 to 5",
            "PH-8.7",
        ),
        option(
            "pack",
            "text",
            vec![json!(Pack::STANDARD_ID)],
            json!(Pack::STANDARD_ID),
            "the printed values: the built-in stand-in pack or one of your own",
            "PH-1.15",
        ),
    ]
}

fn presets() -> Vec<Preset> {
    let preset = |id, name, setup| Preset { id, name, setup };
    vec![
        preset("first-game", "First game", json!({"seats": ["human", "cynthia:seedling"]})),
        preset("standard", "Standard, two players", json!({"seats": ["human", "human"]})),
        // PH-7.4: four revolutions and the shade lock.
        preset(
            "advanced",
            "Advanced, two players",
            json!({"seats": ["human", "human"], "revolutions": 4, "shade_lock": true}),
        ),
        preset("solo", "Solo against Cynthia", json!({"seats": ["human", "cynthia:tree"]})),
        preset(
            "solo-advanced",
            "Solo, Advanced",
            json!({"seats": ["human", "cynthia:tree"], "revolutions": 4, "shade_lock": true}),
        ),
    ]
}

fn queries() -> Vec<QueryInfo> {
    let query = |name, args, meaning| QueryInfo { name, args, meaning };
    vec![
        query("light", &[], "for each sun position 0 to 5 the raw light of every seat"),
        query("shaded", &[], "for each sun position 0 to 5 the cells of pieces in shadow, sorted by name"),
        query(
            "shades",
            &["sun?"],
            "for each piece in shadow at a sun position (the present one if left out) its cell and, in `by`, the \
             cells of the trees that shade it",
        ),
        query(
            "forecast",
            &[],
            "the next six rounds, fewer at the end, if nobody acts: round, sun, and per seat gain, lp and what is \
             lost at the limit",
        ),
        query(
            "effect-of",
            &["action"],
            "what an action of the seat in turn changes: `lp` (per seat) and `light` (for each sun, per seat) before \
             and after, `piece_lost` (the size that leaves the game, or null), `token` (the value taken, or null)",
        ),
    ]
}

/// Warnings for a table: stand-in values, and readings that never refuse a collect.
pub(crate) fn notices(rules: &Rules) -> Vec<Message> {
    let levels: Vec<&Level> = Seat::all(rules.seats()).filter_map(|seat| rules.level(seat)).collect();
    let notices = rules.pack.table_notices(&levels, rules.options.readings.collect);
    notices.iter().map(Notice::message).collect()
}
