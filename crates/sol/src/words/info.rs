//! What the game offers: options, ready-made set-ups, seats, read-outs; and the notices of one table.

use super::MESSAGES;
use super::query::QUERIES;
use crate::bots::BOTS;
use crate::records::options::{Given, OPTIONS};
use crate::{Edition, Sol};
use serde_json::json;
use solarium_core::{
    Chapter, Describe, GameInfo, Message, MessageFile, OptionTheme, Preset, Provenance, describe_options,
};

fn scenario(id: &'static str, edition: Edition, scenario: &str) -> Preset {
    let setup = json!({"seats": ["human"], "mode": "solo", "edition": edition.id(), "scenario": scenario});
    Preset { id, setup }
}

fn presets() -> Vec<Preset> {
    use Edition::{First, Published};
    let preset = |id, setup| Preset { id, setup };
    let bot = "bot:normal";
    vec![
        preset("quick", json!({"seats": ["human", bot]})),
        preset("long", json!({"seats": ["human", bot], "opening": "long"})),
        preset("five", json!({"seats": ["human", bot, bot, bot, bot], "effects": "random"})),
        preset("published", json!({"seats": ["human", bot], "edition": "published", "event": "sunworm"})),
        preset("coop", json!({"seats": ["human", bot], "mode": "coop"})),
        scenario("introduction", First, "introduction"),
        scenario("chain", First, "chain"),
        scenario("exterminate", First, "exterminate"),
        scenario("parasite", First, "parasite"),
        scenario("energy-garden", First, "energy_garden"),
        scenario("sunworm", First, "sunworm"),
        scenario("implode", First, "implode"),
        scenario("ancient-tower", Published, "ancient_tower"),
        scenario("cosmic-unity", Published, "cosmic_unity"),
        scenario("solar-inhabitants", Published, "solar_inhabitants"),
        scenario("published-energy-garden", Published, "energy_garden"),
        scenario("published-sunworm", Published, "sunworm"),
        scenario("solar-whirlpool", Published, "solar_whirlpool"),
    ]
}

impl Describe for Sol {
    const RULES: &'static str = include_str!("../../RULES.md");
    const RULES_MAP: &'static str = include_str!("../../rules-map.tsv");

    fn messages() -> &'static [MessageFile] {
        MESSAGES
    }

    fn primer() -> Vec<Chapter> {
        let chapter =
            |title, text, rule| Chapter { title: Message::new(title), text: Message::new(text), rule };
        vec![
            chapter("so-primer-goal", "so-primer-goal-text", "SO-9.3"),
            chapter("so-primer-star", "so-primer-star-text", "SO-4.2"),
            chapter("so-primer-turn", "so-primer-turn-text", "SO-3.2"),
            chapter("so-primer-flares", "so-primer-flares-text", "SO-7.3"),
        ]
    }

    fn info() -> GameInfo {
        GameInfo {
            minutes: [60, 120],
            options: describe_options(OPTIONS, &Given::default()),
            presets: presets(),
            queries: QUERIES.to_vec(),
            bots: BOTS.to_vec(),
            credits: "Ryan Spangler, Sean Spangler · Elephant Laboratories",
            usual_seats: vec!["human", "bot:normal"],
            option_themes: &[
                OptionTheme {
                    id: "cards",
                    options: &["suits", "effects", "colours", "allow_red", "keep_timing"],
                },
                OptionTheme { id: "events", options: &["event", "triggers"] },
                OptionTheme { id: "goal", options: &["target", "difficulty", "survival", "stall_limit"] },
                OptionTheme { id: "start", options: &["start_eye", "first_seat"] },
            ],
            ..GameInfo::new::<Self>("Sol: Last Days of a Star", 1..=5)
        }
    }

    /// What the seats should know before they play: which texts are stand-ins.
    fn notices(&self) -> Vec<Message> {
        // Only effects that can come into this game. Reconstructed effects occur in scenarios only, which list them.
        let mut effects = self.setup.effects.clone().unwrap_or_default();
        effects.sort_unstable();
        effects.dedup();
        effects
            .iter()
            .map(|effect| self.pack.effect(*effect))
            .filter(|record| record.provenance == Provenance::Reconstructed)
            .map(|record| Message::new("so-notice-stand-in").with("name", record.name.as_str()))
            .collect()
    }
}
