//! What the game offers, its options and presets for user interfaces and tools, and the notices of a table.

use super::MESSAGES;
use crate::pack::Level;
use crate::records::setup::options_info;
use crate::{Pack, Photosynthesis, bots};
use serde_json::json;
use solarium_core::{Describe, GameInfo, Message, MessageFile, Preset, QueryInfo, Seat};

impl Describe for Photosynthesis {
    const RULES: &'static str = include_str!("../../RULES.md");

    fn messages() -> &'static [MessageFile] {
        MESSAGES
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
