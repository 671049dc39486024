//! What the game offers: options, ready-made set-ups, seats, read-outs; and the notices of one table.

use super::query::QUERIES;
use crate::Sol;
use crate::bots::BOTS;
use crate::rules::Rules;
use crate::rules::terms::{Edition, Happening};
use serde_json::{Value, json};
use solarium_core::{GameInfo, Message, Preset, Provenance, Rule, Secrets, SetupOption, Tabletop};

fn option(name: &'static str, kind: &'static str, values: Value, default: Value, rule: Rule) -> SetupOption {
    let values = match values {
        Value::Array(values) => values,
        _ => Vec::new(),
    };
    SetupOption { name, kind, values, default, rule }
}

fn options() -> Vec<SetupOption> {
    let mut events = vec![json!("none")];
    events.extend(Happening::ALL.iter().map(|event| json!(event.id())));
    vec![
        option("seats", "list", json!(["human", "bot:<name>"]), json!(["human", "human"]), "SO-2.1"),
        option("edition", "choice", json!(["first", "published"]), json!("first"), "SO-2.1"),
        option("mode", "choice", json!(["versus", "solo", "coop"]), json!("versus"), "SO-2.1"),
        option("opening", "choice", json!(["quick", "long"]), json!("quick"), "SO-2.8"),
        option("suits", "choice or list", json!(["default", "random"]), json!("default"), "SO-2.5"),
        option("effects", "choice or list", json!(["default", "random"]), json!("default"), "SO-2.6"),
        option(
            "colours",
            "list",
            json!(["blue", "green", "yellow", "red"]),
            json!(["blue", "green", "yellow"]),
            "SO-2.6",
        ),
        option("allow_red", "boolean", json!([false, true]), json!(false), "SO-2.6"),
        option("event", "choice", json!(events), json!("none"), "SO-11.3"),
        option("triggers", "integer", json!([0, 1, 2, 3, 4, 5]), json!(4), "SO-11.2"),
        option("scenario", "choice", json!(["none"]), Value::Null, "SO-12.4"),
        option("target", "integer", Value::Null, Value::Null, "SO-12.4"),
        option("difficulty", "integer", json!([0, 1, 2, 3]), json!(0), "SO-13.4"),
        option("survival", "choice", json!(["off", "on"]), json!("off"), "SO-14.1"),
        option("start_eye", "integer or random", json!(["random"]), json!(0), "SO-2.4"),
        option("first_seat", "integer or random", json!(["random"]), json!("random"), "SO-2.3"),
        option("keep_timing", "choice", json!(["immediate", "deferred"]), json!("immediate"), "SO-7.12"),
        option("stall_limit", "integer", Value::Null, json!(100), "SO-9.5"),
        option("pack", "id", Value::Null, json!("sol"), "SO-1.16"),
    ]
}

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
        options: options(),
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
