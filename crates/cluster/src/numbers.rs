//! The numbers that alerts, dashboard and documents name are those that a node tells.

use crate::database::Database;
use crate::player::{Client, Numbers, new_game, play};
use crate::site::Site;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// Files that name numbers.
const FILES: [&str; 4] = [
    "deploy/prometheus-alerts.yml",
    "deploy/grafana-dashboard.json",
    "docs/operations.md",
    "docs/scaling.md",
];
/// Names in those files that begin like a number and are something else.
const NO_NUMBERS: [&str; 1] = ["solarium_server"];

/// The names in a text that begin as those of all numbers do.
fn names(text: &str) -> BTreeSet<String> {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let names = parts.filter(|name| name.starts_with("solarium_") && !NO_NUMBERS.contains(name));
    names.map(str::to_string).collect()
}

pub(crate) fn are_told(database: &Database) -> Result<(), String> {
    let site = Site::start(database, "numbers", 2)?;
    let address = &site.addresses()[0];
    let game = new_game(address, 0)?;
    play(address, &game, &mut Numbers(1), 3, &mut Vec::new());
    let told = Client::to(address, "").and_then(|mut client| client.ask("GET", "/metrics", &Value::Null));
    let Some((200, Value::String(told))) = told else { return Err(format!("no numbers: {told:?}")) };
    let lines = told.lines().filter(|line| !line.starts_with('#'));
    let mut known: BTreeSet<String> = lines.flat_map(names).collect();
    // Documents name a histogram without the ending of its lines.
    let histograms = known.iter().filter_map(|name| name.strip_suffix("_bucket").map(str::to_string));
    known.extend(histograms.collect::<Vec<_>>());
    let mut compared = 0;
    for file in FILES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
        let named = names(&text);
        let unknown: Vec<_> = named.difference(&known).collect();
        if !unknown.is_empty() {
            return Err(format!("{file} names {unknown:?}, which no node tells"));
        }
        compared += named.len();
    }
    assert!(compared > 50, "{compared} names were compared");
    site.stop()
}
