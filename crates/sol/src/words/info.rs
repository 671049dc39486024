//! What the game offers: options, ready-made set-ups, seats, read-outs; and the notices of one table.

use super::query::QUERIES;
use crate::Sol;
use crate::bots::BOTS;
use crate::records::options::{Given, OPTIONS};
use crate::rules::Rules;
use crate::rules::terms::Edition;
use serde_json::json;
use solarium_core::{GameInfo, Message, Preset, Provenance, Secrets, Tabletop, describe_options};

fn scenario(id: &'static str, edition: Edition, scenario: &str) -> Preset {
    let setup = json!({"seats": ["human"], "mode": "solo", "edition": edition.id(), "scenario": scenario});
    Preset { id, setup }
}

fn presets() -> Vec<Preset> {
    use Edition::{First, Published};
    vec![
        Preset { id: "quick", setup: json!({"seats": ["human", "bot:greedy"]}) },
        Preset { id: "long", setup: json!({"seats": ["human", "bot:greedy"], "opening": "long"}) },
        Preset {
            id: "five",
            setup: json!({
                "seats": ["human", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"],
                "effects": "random",
            }),
        },
        Preset {
            id: "published",
            setup: json!({"seats": ["human", "bot:greedy"], "edition": "published", "event": "sunworm"}),
        },
        Preset { id: "coop", setup: json!({"seats": ["human", "bot:greedy"], "mode": "coop"}) },
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

/// The game as described to people and tools.
pub(crate) fn info(id: &'static str, rules_version: u32) -> GameInfo {
    GameInfo {
        id,
        title: "Sol: Last Days of a Star",
        rules_version,
        seats_min: 1,
        seats_max: 5,
        minutes: [60, 120],
        secrets: Secrets::of::<Sol>(),
        seat_kinds: vec!["human".to_string(), "bot:<name>".to_string()],
        options: describe_options(OPTIONS, &Given::default()),
        presets: presets(),
        queries: QUERIES.to_vec(),
        bots: BOTS.to_vec(),
        facts: &Sol::FACTS,
    }
}

impl Rules {
    /// What the seats should know before they play: which texts are stand-ins.
    pub(crate) fn notices_of_table(&self) -> Vec<Message> {
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
