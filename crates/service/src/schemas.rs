//! Schemas of types of `solarium-core`, which knows nothing of schemas. A test of the server compares the answers of
//! every route with the document, so that these say the same as the types they stand for.
#![expect(dead_code, reason = "only their schemas are used")]

use schemars::JsonSchema;
use serde_json::Value;
use std::collections::BTreeMap;

/// The score of one seat, now or at the end.
#[derive(JsonSchema)]
pub(crate) struct SeatScore {
    seat: u8,
    total: i32,
    /// Where the points come from; adds up to `total`.
    parts: BTreeMap<String, i32>,
    /// What breaks ties, strongest first.
    tie: BTreeMap<String, i32>,
    /// At the end: 1 = first, equal = shared.
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<u8>,
    /// At the end: did this seat win?
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<bool>,
    /// A reading of the result in words, if the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

/// One reason of an automa.
#[derive(JsonSchema)]
pub(crate) struct TraceStep {
    rule: String,
    what: String,
    /// The candidates before and after.
    before: Vec<String>,
    after: Vec<String>,
    values: Vec<i64>,
    holds: Option<bool>,
}

/// One rule in our words.
#[derive(JsonSchema)]
pub(crate) struct RuleText {
    id: String,
    chapter: String,
    text: String,
    /// Where it comes from.
    provenance: String,
}

/// A game as described to people and tools.
#[derive(JsonSchema)]
pub(crate) struct GameInfo {
    id: String,
    title: String,
    summary: String,
    rules_version: u32,
    seats_min: u8,
    seats_max: u8,
    /// How long a game takes among people: from, to.
    minutes: [u16; 2],
    /// Do seats know things that others may not see?
    secrets: bool,
    /// What may sit on a seat.
    seat_kinds: Vec<String>,
    /// Set-up options with their values.
    options: Vec<BTreeMap<String, Value>>,
    /// Ready-made set-ups.
    presets: Vec<BTreeMap<String, Value>>,
    /// Read-outs.
    queries: Vec<BTreeMap<String, Value>>,
    bots: Vec<String>,
}
