//! Numbers of actions and rows of what a seat knows.

use serde_json::{Value, json};
use solarium_conformance::encoding_holds;
use solarium_core::{Encoder, Notation, Records, Shelf};
use solarium_sol::Sol;

fn seats(number: usize) -> Vec<&'static str> {
    vec!["human"; number]
}

#[test]
fn the_encoding_holds_at_every_number_of_seats() {
    let all = json!(["blue", "green", "yellow", "red"]);
    let counts = encoding_holds::<Sol>(
        &[
            json!({ "seats": seats(2) }),
            json!({ "seats": seats(3), "opening": "long", "effects": "random", "colours": all,
                    "allow_red": true }),
            json!({ "seats": seats(4), "keep_timing": "deferred", "suits": "random", "start_eye": "random",
                    "effects": "random", "colours": all, "allow_red": true }),
            json!({ "seats": seats(5), "edition": "published", "effects": "random", "colours": all,
                    "allow_red": true, "survival": "on" }),
        ],
        6,
    );
    assert!(counts.actions > 100_000 && counts.resampled > 1_000, "{counts:?}");
}

#[test]
fn the_encoding_holds_for_every_event_and_scenario() {
    let mut setups: Vec<Value> = Vec::new();
    let events = [
        (
            "first",
            &["attrition", "implode", "explode", "sunworm", "teleport", "energy_garden", "parasite"][..],
        ),
        ("published", &["attrition", "implode", "explode", "warp", "singularity", "feeders"][..]),
    ];
    for (edition, events) in events {
        setups.extend(events.iter().map(|event| {
            json!({ "seats": seats(2), "edition": edition, "event": event, "effects": "random",
                    "colours": ["blue", "green", "yellow", "red"], "allow_red": true })
        }));
    }
    for scenario in ["introduction", "chain", "exterminate", "parasite", "implode"] {
        setups.push(json!({ "seats": seats(1), "mode": "solo", "edition": "first", "scenario": scenario }));
    }
    setups.push(json!({ "seats": seats(3), "mode": "coop", "edition": "published" }));
    let counts = encoding_holds::<Sol>(&setups, 2);
    assert!(counts.actions > 100_000, "{counts:?}");
}

/// Numbers are part of every trained agent: a change raises `ENCODING_VERSION`.
#[test]
fn version_1_has_these_numbers() {
    let table = |setup: Value| Sol::from_setup(&setup, &Shelf::standard()).unwrap();
    let game = table(json!({ "seats": seats(2) }));
    let encoder = Encoder::new(&game);
    let texts: Vec<String> = encoder.actions().iter().map(|action| game.action_text(*action)).collect();
    let number = |text: &str| texts.iter().position(|known| known == text);
    assert_eq!((texts.len(), encoder.entries()), (1398, 1265));
    assert_eq!(
        ["move", "fly o0 o1", "build tower k0 from c0 r0 k0", "end", "keep none"].map(number),
        [Some(320), Some(376), Some(1291), Some(1388), Some(1397)]
    );
    // What no effect or event of the table brings has no number; more seats and the other side have more.
    assert_eq!(number("swap o0:0 o1:1"), None);
    let sizes = [3, 4, 5].map(|n| {
        let game = table(json!({ "seats": seats(n) }));
        let encoder = Encoder::new(&game);
        (encoder.actions().len(), encoder.entries())
    });
    assert_eq!(sizes, [(1693, 1578), (1694, 1893), (1870, 2369)]);
}
