//! The laws of every game, for every mode, edition, event and scenario.

use serde_json::{Value, json};
use solarium_conformance::Laws;
use solarium_sol::Sol;

/// A random game of Sol has some two thousand steps, so one game of each set-up shows a lot; more on demand.
fn laws(setups: &[Value]) {
    let laws = Laws::from_env().every(60).max_steps(60_000);
    let laws = if std::env::var_os("SOLARIUM_LAWS_GAMES").is_some() { laws } else { laws.games(1) };
    laws.assert::<Sol>(setups);
}

fn seats(number: usize) -> Vec<&'static str> {
    vec!["human"; number]
}

#[test]
fn versus_keeps_the_laws() {
    let all = json!(["blue", "green", "yellow", "red"]);
    laws(&[
        json!({ "seats": seats(2) }),
        json!({ "seats": seats(3), "opening": "long", "effects": "random", "colours": all, "allow_red": true }),
        json!({ "seats": seats(4), "keep_timing": "deferred", "suits": "random", "start_eye": "random" }),
        json!({ "seats": seats(5), "edition": "published", "effects": "random", "survival": "on" }),
        json!({ "seats": seats(2), "edition": "published", "effects": "random", "colours": ["red", "yellow"],
                "allow_red": true }),
    ]);
}

#[test]
fn events_keep_the_laws() {
    let first = ["attrition", "implode", "explode", "sunworm", "teleport", "energy_garden", "parasite"];
    let published =
        ["attrition", "implode", "explode", "sunworm", "warp", "singularity", "energy_garden", "feeders"];
    let of = |edition: &'static str, events: &[&str]| -> Vec<Value> {
        events.iter().map(|e| json!({ "seats": seats(2), "edition": edition, "event": e })).collect()
    };
    laws(&[of("first", &first), of("published", &published)].concat());
}

#[test]
fn scenarios_keep_the_laws() {
    let first = ["introduction", "chain", "exterminate", "parasite", "energy_garden", "sunworm", "implode"];
    let published =
        ["ancient_tower", "cosmic_unity", "solar_inhabitants", "energy_garden", "sunworm", "solar_whirlpool"];
    let mut setups = Vec::new();
    for (edition, scenarios) in [("first", &first[..]), ("published", &published[..])] {
        for scenario in scenarios {
            setups
                .push(json!({ "seats": seats(1), "mode": "solo", "edition": edition, "scenario": scenario }));
        }
        setups.push(json!({ "seats": seats(3), "mode": "coop", "edition": edition }));
        setups
            .push(json!({ "seats": seats(2), "mode": "coop", "edition": edition, "scenario": scenarios[0] }));
    }
    laws(&setups);
}

/// Every event, scenario, number of seats and way to end has a recorded game.
#[test]
fn recorded_games_come_out_the_same() {
    solarium_conformance::playthroughs::<Sol>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}
