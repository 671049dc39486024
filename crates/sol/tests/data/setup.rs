//! Chapter 2: options, resolved and refused.

use serde_json::{Value, json};
use solarium_conformance::english;
use solarium_core::{Game, Reasons, Records, Scoring, Seat, Shelf, Viewer};
use solarium_sol::{DEFAULT_EFFECTS, Edition, Effect, Happening, Mode, Opening, Pack, Setup, Side, Sol};

fn read(options: &Value) -> Result<Setup, Reasons> {
    Setup::read(options, &Shelf::new("sol", Pack::standard())).map(|(setup, _)| setup)
}

/// The options are accepted, and the written form gives the same set-up.
fn accepted(options: Value) -> Setup {
    let setup = read(&options).unwrap_or_else(|reasons| panic!("{options}: {reasons}"));
    assert_eq!(read(&setup.to_value("sol")), Ok(setup.clone()), "{options}");
    setup
}

/// The options are refused for exactly these rules.
fn refused(options: Value, rules: &[&str]) {
    let reasons = read(&options).expect_err(&options.to_string());
    assert_eq!(reasons.0.iter().map(|r| r.rule).collect::<Vec<_>>(), rules, "{options}: {reasons}");
}

fn humans(n: usize) -> Value {
    json!(vec!["human"; n])
}

#[test]
fn so_2_1_defaults() {
    let setup = accepted(json!({"seats": ["human", "bot:greedy"]}));
    assert_eq!((setup.edition, setup.mode, setup.opening), (Edition::First, Mode::Versus, Opening::Quick));
    assert_eq!((setup.start_eye, setup.first_seat, setup.stall_limit), (Some(0), None, 100));
    assert_eq!((setup.event, setup.trigger_count(), setup.survival), (None, 0, false));
    assert_eq!(setup.target, None);
    assert_eq!(setup.side(), Side::Standard);
}

#[test]
fn so_2_5_suits_by_players() {
    for (players, quick, long, coop) in [(2, 3, 4, 4), (3, 4, 5, 5), (4, 5, 6, 6), (5, 6, 7, 7)] {
        assert_eq!(accepted(json!({"seats": humans(players)})).suit_count, quick);
        let setup = accepted(json!({"seats": humans(players), "opening": "long"}));
        assert_eq!((setup.suit_count, setup.effect_count, setup.opening_round()), (long, long, false));
        for opening in ["quick", "long"] {
            let setup = accepted(json!({"seats": humans(players), "mode": "coop", "opening": opening}));
            assert_eq!((setup.suit_count, setup.effect_count), (coop, 2), "SO-13.2, SO-13.3");
        }
    }
    assert_eq!(accepted(json!({"suits": ["S", "O"]})).suits, Some(0b100_1001));
    assert_eq!(accepted(json!({"suits": ["F", "S", "O"]})).suits, Some(0b100_1001));
    assert_eq!(accepted(json!({"suits": "random"})).suits, None);
    refused(json!({"suits": ["S"]}), &["SO-2.5"]);
    refused(json!({"suits": ["S", "S", "Q"]}), &["SO-1.14", "SO-1.14"]);
}

#[test]
fn so_2_6_effects() {
    assert_eq!(accepted(json!({})).effects.as_deref(), Some(&DEFAULT_EFFECTS[..3]));
    let setup = accepted(json!({"effects": ["chain", "swap", "pulsate"]}));
    assert_eq!(setup.effects, Some(vec![Effect::Chain, Effect::Swap, Effect::Channel]));
    assert_eq!(accepted(json!({"effects": "random"})).effects, None);
    accepted(json!({"effects": ["chain", "swap", "tribute"], "allow_red": true}));
    accepted(json!({"effects": "random", "colours": ["red", "blue"], "allow_red": true}));
    refused(json!({"effects": ["chain", "swap", "tribute"]}), &["SO-2.6"]);
    refused(json!({"effects": "random", "colours": ["red"]}), &["SO-2.6", "SO-2.6"]);
    refused(json!({"effects": ["chain", "swap"]}), &["SO-2.6"]);
    refused(json!({"effects": ["chain", "chain", "xyzzy"]}), &["SO-2.1", "SO-2.1"]);
    refused(json!({"effects": ["chain", "hatch", "bright"], "allow_red": true}), &["SO-2.6", "SO-2.6"]);
    refused(json!({"edition": "published", "effects": ["swap", "pulsate", "fuel"]}), &["SO-2.6", "SO-2.1"]);
}

#[test]
fn so_2_1_unknown_keys_and_values() {
    refused(json!({"colour": "red", "speed": 9}), &["SO-2.1", "SO-2.1"]);
    refused(json!([]), &["SO-2.1"]);
    refused(json!({"seats": ["human"]}), &["SO-2.1"]);
    refused(json!({"seats": humans(6)}), &["SO-2.1"]);
    refused(json!({"seats": ["human", "cynthia"]}), &["SO-2.1"]);
    refused(json!({"seats": ["human", "bot:"]}), &["SO-2.1"]);
    refused(json!({"seats": 2}), &["SO-2.1"]);
    refused(json!({"edition": "second"}), &["SO-2.1"]);
    refused(json!({"opening": "slow", "survival": true, "stall_limit": 0}), &["SO-2.1", "SO-14.1", "SO-9.5"]);
    refused(json!({"start_eye": 13}), &["SO-2.4"]);
    accepted(json!({"start_eye": 15, "seats": humans(5)}));
    accepted(json!({"start_eye": "random", "first_seat": 1}));
    refused(json!({"first_seat": 2}), &["SO-2.3"]);
    refused(json!({"keep_timing": "later"}), &["SO-7.12"]);
    refused(json!({"pack": "mine"}), &["SO-1.16"]);
    refused(json!({"scenario": "chain", "target": 9, "difficulty": 1}), &["SO-2.1", "SO-13.4", "SO-2.1"]);
}

#[test]
fn so_11_3_events_by_edition() {
    for event in Happening::ALL {
        for edition in Edition::ALL {
            let options = json!({"edition": edition.id(), "event": event.id()});
            let other = match event {
                Happening::Teleport | Happening::Parasite => Some(Edition::Published),
                Happening::Warp | Happening::Singularity | Happening::Feeders => Some(Edition::First),
                _ => None,
            };
            if other == Some(*edition) {
                refused(options, &["SO-11.3"]);
            } else {
                assert_eq!(accepted(options).trigger_count(), 4, "SO-11.1, SO-11.2");
            }
        }
    }
    refused(json!({"event": "party"}), &["SO-11.3"]);
    refused(json!({"event": "sunworm", "triggers": 3}), &["SO-11.1"]);
    refused(json!({"edition": "published", "event": "sunworm", "triggers": 6}), &["SO-11.2"]);
    let setup = accepted(json!({"edition": "published", "event": "sunworm", "triggers": 0}));
    assert_eq!(setup.trigger_count(), 0);
}

#[test]
fn so_12_4_every_scenario_solo_and_coop() {
    for scenario in Pack::standard().scenarios {
        let (edition, id) = (scenario.edition.id(), scenario.id.as_str());
        let setup = accepted(json!({"mode": "solo", "edition": edition, "scenario": id}));
        assert_eq!((setup.target, setup.event), (Some(scenario.target), scenario.event));
        assert_eq!((setup.suit_count, setup.ban), (scenario.suits, scenario.ban));
        let coop = accepted(json!({"mode": "coop", "edition": edition, "scenario": id, "seats": humans(3)}));
        assert_eq!((coop.suit_count, coop.target), (5, Some(scenario.target)), "SO-13.5");
        let easier = accepted(json!({"mode": "solo", "edition": edition, "scenario": id, "target": 9}));
        assert_eq!(easier.target, Some(9));
    }
    assert_eq!(accepted(json!({"mode": "solo"})).scenario.unwrap().id, "introduction");
    let published = accepted(json!({"mode": "solo", "edition": "published"}));
    assert_eq!(published.scenario.unwrap().id, "ancient_tower");
    refused(json!({"mode": "solo", "scenario": "cosmic_unity"}), &["SO-12.4"]);
    refused(json!({"mode": "solo", "scenario": "none"}), &["SO-12.4"]);
    refused(json!({"mode": "solo", "opening": "long"}), &["SO-10.1"]);
    refused(json!({"mode": "solo", "seats": humans(2)}), &["SO-2.1"]);
}

#[test]
fn so_12_6_chain_effects_may_be_replaced() {
    let setup =
        accepted(json!({"mode": "solo", "scenario": "chain", "effects": ["chain", "fuel", "portal"]}));
    assert_eq!(setup.effects, Some(vec![Effect::Chain, Effect::Fuel, Effect::Portal]));
    let chain = |effects: Value| json!({"mode": "solo", "scenario": "chain", "effects": effects});
    refused(chain(json!(["fuel", "chain", "portal"])), &["SO-12.6"]);
    refused(chain(json!(["chain", "swap", "portal"])), &["SO-2.7"]);
    refused(
        json!({"mode": "solo", "scenario": "sunworm", "effects": ["fuel", "portal", "chain"]}),
        &["SO-12.6"],
    );
    refused(json!({"mode": "solo", "scenario": "sunworm", "event": "implode"}), &["SO-12.2"]);
}

#[test]
fn so_13_4_coop_threshold() {
    for (edition, effects) in [("first", 2), ("published", 3)] {
        let setup = accepted(json!({"mode": "coop", "edition": edition, "difficulty": 2}));
        assert_eq!((setup.target, setup.effect_count), (Some(19), effects));
    }
    refused(json!({"mode": "coop", "effects": ["fuel", "portal", "chain"]}), &["SO-13.3"]);
}

/// SO-12.4, SO-12.5: target, scenario and bans are always in view.
#[test]
fn so_12_5_the_goal_line_names_target_scenario_and_bans() {
    let setup = json!({"seats": ["human"], "mode": "solo", "scenario": "chain"});
    let game = Sol::from_setup(&setup, &Shelf::standard()).expect("a good set-up");
    let view = game.view(&game.start(), Viewer::Seat(Seat(0)));
    let goals: Vec<String> = game.goal_line(&view).iter().map(english::<Sol>).collect();
    for part in ["Reach 17 momentum", "Scenario: Chain", "Not in this scenario: tower"] {
        assert!(goals.iter().any(|goal| goal.starts_with(part)), "{part}: {goals:?}");
    }
}
