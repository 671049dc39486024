//! What the game offers: options, ready-made set-ups, seats, read-outs; and the notices of one table.

use super::query::QUERIES;
use crate::Sol;
use crate::bots::BOTS;
use crate::rules::Rules;
use crate::rules::terms::{Edition, Happening};
use serde_json::{Value, json};
use solarium_core::{GameInfo, Message, Preset, Provenance, Rule, Secrets, SetupOption, Tabletop};

fn option(
    name: &'static str,
    kind: &'static str,
    values: Value,
    default: Value,
    rule: Rule,
    meaning: &'static str,
) -> SetupOption {
    let values = match values {
        Value::Array(values) => values,
        _ => Vec::new(),
    };
    SetupOption { name, kind, values, default, meaning, rule }
}

fn options() -> Vec<SetupOption> {
    let mut events = vec![json!("none")];
    events.extend(Happening::ALL.iter().map(|event| json!(event.id())));
    vec![
        option(
            "seats",
            "list",
            json!(["human", "bot:<name>"]),
            json!(["human", "human"]),
            "SO-2.1",
            "who sits where: 2–5 seats in versus and coop, 1 in solo",
        ),
        option(
            "edition",
            "choice",
            json!(["first", "published"]),
            json!("first"),
            "SO-2.1",
            "the source text with its gaps filled, or the rulebook of 2017",
        ),
        option(
            "mode",
            "choice",
            json!(["versus", "solo", "coop"]),
            json!("versus"),
            "SO-2.1",
            "against each other, one seat against a target, or together",
        ),
        option(
            "opening",
            "choice",
            json!(["quick", "long"]),
            json!("quick"),
            "SO-2.8",
            "quick: each seat places a gate and a station; long: nothing is placed, one more suit and effect",
        ),
        option(
            "suits",
            "choice or list",
            json!(["default", "random"]),
            json!("default"),
            "SO-2.5",
            "the suits of the deck; or a list of codes C, X, O, R, V, S (F always belongs to them)",
        ),
        option(
            "effects",
            "choice or list",
            json!(["default", "random"]),
            json!("default"),
            "SO-2.6",
            "the effects of the suits, flares first; or a list of effect ids",
        ),
        option(
            "colours",
            "list",
            json!(["blue", "green", "yellow", "red"]),
            json!(["blue", "green", "yellow"]),
            "SO-2.6",
            "the colours random effects are picked from",
        ),
        option(
            "allow_red",
            "boolean",
            json!([false, true]),
            json!(false),
            "SO-2.6",
            "may effects attack others?",
        ),
        option("event", "choice", json!(events), json!("none"), "SO-11.3", "what trigger flares bring"),
        option(
            "triggers",
            "integer",
            json!([0, 1, 2, 3, 4, 5]),
            json!(4),
            "SO-11.2",
            "trigger cards in the edition published; the edition first has 4 marked flares",
        ),
        option(
            "scenario",
            "choice",
            json!(["none"]),
            Value::Null,
            "SO-12.4",
            "solo and coop: the id of a scenario; solo begins with introduction (published: ancient_tower)",
        ),
        option("target", "integer", Value::Null, Value::Null, "SO-12.4", "solo and coop: momentum to reach"),
        option(
            "difficulty",
            "integer",
            json!([0, 1, 2, 3]),
            json!(0),
            "SO-13.4",
            "coop: raises the threshold of 13 by 3 each",
        ),
        option(
            "survival",
            "choice",
            json!(["off", "on"]),
            json!("off"),
            "SO-14.1",
            "read levels of survival",
        ),
        option(
            "start_eye",
            "integer or random",
            json!(["random"]),
            json!(0),
            "SO-2.4",
            "the eye of the first player's ship",
        ),
        option(
            "first_seat",
            "integer or random",
            json!(["random"]),
            json!("random"),
            "SO-2.3",
            "who plays first",
        ),
        option(
            "keep_timing",
            "choice",
            json!(["immediate", "deferred"]),
            json!("immediate"),
            "SO-7.12",
            "must a card to keep be chosen before the next turn starts?",
        ),
        option(
            "stall_limit",
            "integer",
            Value::Null,
            json!(100),
            "SO-9.5",
            "turns without a card after which the game stops",
        ),
        option("pack", "id", Value::Null, json!("sol"), "SO-1.16", "the data pack"),
    ]
}

fn scenario(id: &'static str, name: &'static str, edition: Edition, scenario: &str) -> Preset {
    let setup = json!({"seats": ["human"], "mode": "solo", "edition": edition.id(), "scenario": scenario});
    Preset { id, name, setup }
}

fn presets() -> Vec<Preset> {
    use Edition::{First, Published};
    vec![
        Preset { id: "quick", name: "Quick game for two", setup: json!({"seats": ["human", "bot:greedy"]}) },
        Preset {
            id: "long",
            name: "Longer game for two",
            setup: json!({"seats": ["human", "bot:greedy"], "opening": "long"}),
        },
        Preset {
            id: "five",
            name: "Five at the wide board, random effects",
            setup: json!({
                "seats": ["human", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"],
                "effects": "random",
            }),
        },
        Preset {
            id: "published",
            name: "Rules of 2017 for two, with Sunworm",
            setup: json!({"seats": ["human", "bot:greedy"], "edition": "published", "event": "sunworm"}),
        },
        Preset {
            id: "coop",
            name: "Together, two seats",
            setup: json!({"seats": ["human", "bot:greedy"], "mode": "coop"}),
        },
        scenario("introduction", "Solo: Introduction", First, "introduction"),
        scenario("chain", "Solo: Chain", First, "chain"),
        scenario("exterminate", "Solo: Exterminate", First, "exterminate"),
        scenario("parasite", "Solo: Parasite", First, "parasite"),
        scenario("energy-garden", "Solo: Energy Garden", First, "energy_garden"),
        scenario("sunworm", "Solo: Sunworm", First, "sunworm"),
        scenario("implode", "Solo: Implode", First, "implode"),
        scenario("ancient-tower", "Solo 2017: Ancient Tower", Published, "ancient_tower"),
        scenario("cosmic-unity", "Solo 2017: Cosmic Unity", Published, "cosmic_unity"),
        scenario("solar-inhabitants", "Solo 2017: Solar Inhabitants", Published, "solar_inhabitants"),
        scenario("published-energy-garden", "Solo 2017: Energy Garden", Published, "energy_garden"),
        scenario("published-sunworm", "Solo 2017: Sunworm", Published, "sunworm"),
        scenario("solar-whirlpool", "Solo 2017: Solar Whirlpool", Published, "solar_whirlpool"),
    ]
}

/// The game as described to people and tools.
pub(crate) fn info(id: &'static str, rules_version: u32) -> GameInfo {
    GameInfo {
        id,
        title: "Sol: Last Days of a Star",
        summary: "Dive into a dying star for the momentum to outrun its end; 1–5 seats.",
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
