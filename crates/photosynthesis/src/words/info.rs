//! What the game offers, its options and presets for user interfaces and tools, and the notices of a table.

use super::MESSAGES;
use crate::pack::Level;
use crate::records::setup::options_info;
use crate::{Pack, Photosynthesis, bots};
use serde_json::json;
use solarium_core::{
    Chapter, Describe, GameInfo, Message, MessageFile, OptionTheme, Preset, QueryInfo, Seat,
};

impl Describe for Photosynthesis {
    const RULES: &'static str = include_str!("../../RULES.md");
    const RULES_MAP: &'static str = include_str!("../../rules-map.tsv");

    fn messages() -> &'static [MessageFile] {
        MESSAGES
    }

    fn primer() -> Vec<Chapter> {
        let chapter =
            |title, text, rule| Chapter { title: Message::new(title), text: Message::new(text), rule };
        vec![
            chapter("ph-primer-goal", "ph-primer-goal-text", "PH-6.1"),
            chapter("ph-primer-light", "ph-primer-light-text", "PH-3.3"),
            chapter("ph-primer-turn", "ph-primer-turn-text", "PH-3.5"),
            chapter("ph-primer-end", "ph-primer-end-text", "PH-6.1"),
        ]
    }

    fn info() -> GameInfo {
        let pack = Pack::standard();
        let mut seat_kinds = vec!["human".to_string(), "bot:<name>".to_string(), "cynthia".to_string()];
        // PH-13.2: levels in order of strength.
        seat_kinds.extend(pack.cynthia.levels.iter().map(|level| format!("cynthia:{}", level.id)));
        GameInfo {
            minutes: [45, 60],
            seat_kinds,
            options: options_info(),
            presets: presets(),
            queries: queries(),
            bots: bots::BOTS.to_vec(),
            credits: "Hjalmar Hach · Blue Orange Games",
            usual_seats: vec!["human", "cynthia"],
            option_themes: &[
                OptionTheme { id: "start", options: &["first_seat", "shade_lock_blocks_collect"] },
                OptionTheme {
                    id: "cynthia",
                    options: &["collect_reading", "seed_reading", "rev3_pair_priority", "ds_corner"],
                },
            ],
            ..GameInfo::new::<Self>("Photosynthesis", 2..=4)
        }
    }

    /// Warnings for a table: stand-in values, and readings that never refuse a collect.
    fn notices(&self) -> Vec<Message> {
        let levels: Vec<&Level> = Seat::all(self.seats()).filter_map(|seat| self.level(seat)).collect();
        self.pack.table_notices(&levels, self.options.readings.collect)
    }
}

fn presets() -> Vec<Preset> {
    let preset = |id, setup| Preset { id, setup };
    vec![
        preset("first-game", json!({"seats": ["human", "cynthia:seedling"]})),
        preset("standard", json!({"seats": ["human", "human"]})),
        preset("against-bot", json!({"seats": ["human", "bot:normal"]})),
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
