//! What the game says about itself before a table is opened: its entry in the list of games, options, presets, notices.

use crate::records::setup::{BOTS, OPTIONS};
use crate::words::{MESSAGES, query};
use crate::{Circadians, Setup};
use serde_json::json;
use solarium_core::{
    Chapter, Describe, GameInfo, Message, MessageFile, OptionTheme, Preset, describe_options,
};

impl Describe for Circadians {
    const RULES: &'static str = include_str!("../../RULES.md");
    const RULES_MAP: &'static str = include_str!("../../rules-map.tsv");

    fn messages() -> &'static [MessageFile] {
        MESSAGES
    }

    fn primer() -> Vec<Chapter> {
        let chapter =
            |title, text, rule| Chapter { title: Message::new(title), text: Message::new(text), rule };
        vec![
            chapter("ci-primer-goal", "ci-primer-goal-text", "CI-12.1"),
            chapter("ci-primer-plan", "ci-primer-plan-text", "CI-4.6"),
            chapter("ci-primer-act", "ci-primer-act-text", "CI-5.2"),
            chapter("ci-primer-harvest", "ci-primer-harvest-text", "CI-10.1"),
        ]
    }

    fn info() -> GameInfo {
        GameInfo {
            minutes: [60, 120],
            seat_kinds: ["human", "ai", "ai:1", "ai:2", "ai:3", "ai:4"]
                .into_iter()
                .map(String::from)
                .chain(BOTS.iter().map(|name| format!("bot:{name}")))
                .collect(),
            options: describe_options(OPTIONS, &Setup::defaults()),
            presets: presets(),
            queries: query::list(),
            bots: BOTS.to_vec(),
            credits: "S J Macdonald · Garphill Games",
            usual_seats: vec!["human", "ai"],
            option_themes: &[
                OptionTheme { id: "boards", options: &["planet", "clans"] },
                OptionTheme { id: "secrets", options: &["supplies"] },
            ],
            hidden_options: &["opponent", "colours", "hands"],
            ..GameInfo::new::<Self>("Circadians: First Light", 2..=4)
        }
    }

    /// What people should know about this table: values of the pack that are stand-ins (CI-1.6).
    fn notices(&self) -> Vec<Message> {
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
        preset("against-bot", json!({"seats": ["human", "bot:normal"]})),
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
