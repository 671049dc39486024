//! Tables of every kind, for tests that walk whole games.

use serde_json::{Value, json};
use solarium_core::{Records, Shelf};
use solarium_sol::{Pack, Sol};

/// The built-in pack.
pub(crate) fn shelf() -> Shelf<Pack> {
    Shelf::new("sol", Pack::standard())
}

/// A table.
pub(crate) fn table(setup: Value) -> Sol {
    Sol::from_setup(&setup, &shelf()).unwrap_or_else(|reasons| panic!("{setup}: {reasons}"))
}

/// Names the kinds of tables.
pub(crate) struct Games;

impl Games {
    /// Every mode, edition, event, scenario, number of seats, timing of keeps.
    pub(crate) fn all() -> Vec<(String, Sol)> {
        let mut list = Vec::new();
        let mut add = |setup: Value| list.push((setup.to_string(), table(setup)));
        for seats in 2..=5 {
            let seats = json!(vec!["human"; seats]);
            add(json!({"seats": seats}));
            for edition in ["first", "published"] {
                for timing in ["immediate", "deferred"] {
                    add(json!({
                        "seats": seats, "edition": edition, "opening": "long", "suits": "random", "effects": "random",
                        "colours": ["blue", "green", "yellow", "red"], "allow_red": true, "start_eye": "random",
                        "keep_timing": timing,
                    }));
                }
            }
        }
        for (edition, events) in [
            (
                "first",
                ["attrition", "implode", "explode", "sunworm", "teleport", "energy_garden", "parasite"]
                    .as_slice(),
            ),
            (
                "published",
                [
                    "attrition",
                    "implode",
                    "explode",
                    "sunworm",
                    "warp",
                    "singularity",
                    "energy_garden",
                    "feeders",
                ]
                .as_slice(),
            ),
        ] {
            for event in events {
                for effects in ["default", "random"] {
                    add(
                        json!({"seats": ["human", "human", "human"], "edition": edition, "event": event, "effects": effects}),
                    );
                }
            }
        }
        for scenario in Pack::standard().scenarios {
            let (edition, id) = (scenario.edition.id(), scenario.id.as_str());
            add(json!({"mode": "solo", "edition": edition, "scenario": id}));
            add(
                json!({"mode": "coop", "edition": edition, "scenario": id, "seats": ["human", "bot:greedy"]}),
            );
        }
        add(json!({"mode": "coop", "difficulty": 1, "seats": ["human", "human", "human", "human", "human"]}));
        add(
            json!({"edition": "published", "mode": "coop", "opening": "long", "event": "warp", "triggers": 5}),
        );
        list
    }
}
