//! What the game says about itself before a table is opened: its entry in the list of games, options, presets, notices.

use crate::Circadians;
use crate::records::setup::{BOTS, OPTIONS, Setup};
use crate::words::query;
use serde_json::json;
use solarium_core::{Game, GameInfo, Message, Preset, Secrets, Tabletop, describe_options};

/// The rules as text, by rule id.
pub(crate) const RULES: &str = include_str!("../../RULES.md");

/// The game in the list of games.
pub(crate) fn info() -> GameInfo {
    GameInfo {
        id: Circadians::ID,
        title: "Circadians: First Light",
        rules_version: Circadians::RULES_VERSION,
        seats_min: 2,
        seats_max: 4,
        minutes: [60, 120],
        secrets: Secrets::of::<Circadians>(),
        seat_kinds: ["human", "ai", "ai:1", "ai:2", "ai:3", "ai:4"]
            .into_iter()
            .map(String::from)
            .chain(BOTS.iter().map(|name| format!("bot:{name}")))
            .collect(),
        options: describe_options(OPTIONS, &Setup::default()),
        presets: presets(),
        queries: query::list(),
        bots: BOTS.to_vec(),
        facts: &Circadians::FACTS,
    }
}

impl Circadians {
    /// What people should know about this table: values of the pack that are stand-ins (CI-1.6).
    pub(crate) fn notice_messages(&self) -> Vec<Message> {
        let stand_ins = self.pack.stand_ins().count();
        if stand_ins == 0 {
            return Vec::new();
        }
        vec![
            Message::new("ci-notice-stand-ins")
                .with("records", stand_ins)
                .with("pack", self.pack.id.as_str()),
        ]
    }
}

fn presets() -> Vec<Preset> {
    let preset = |id, setup| Preset { id, setup };
    vec![
        preset("first-game", json!({"seats": ["human", "human"], "characters": "free"})),
        preset("two", json!({"seats": ["human", "human"]})),
        preset("three", json!({"seats": ["human", "human", "human"]})),
        preset("four", json!({"seats": ["human", "human", "human", "human"]})),
        preset(
            "free-characters",
            json!({
                "seats": ["human", "human"],
                "characters": "free",
                "planet": "random",
                "clans": {"leyrien": "random", "zcharo": "random", "jrayek": "random"},
            }),
        ),
        preset("solo-1", json!({"seats": ["human", "ai:1"]})),
        preset("solo-2", json!({"seats": ["human", "ai:2"]})),
        preset("solo-3", json!({"seats": ["human", "ai:3"]})),
        preset("solo-4", json!({"seats": ["human", "ai:4"]})),
        preset("two-and-ai", json!({"seats": ["human", "human", "ai:2"]})),
    ]
}
