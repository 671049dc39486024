//! Chapter 2: options and board sides.

use serde_json::{Value, json};
use solarium_circadians::pack::Pack;
use solarium_circadians::{Circadians, Setup};
use solarium_conformance::english;
use solarium_core::{Describe, Game, Records, SeatKind, Shelf};

fn shelf() -> Shelf<Pack> {
    Shelf::new("standard", Pack::standard())
}

#[test]
fn ci_2_1_options_and_defaults() {
    let shelf = shelf();
    let game = Circadians::from_setup(&json!({}), &shelf).expect("defaults");
    assert_eq!(game.setup()["seats"], json!(["human", "human"]));
    assert_eq!(game.setup()["colours"], json!(["purple", "orange"]));
    let game =
        Circadians::from_setup(&json!({"seats": ["human", "bot:greedy", "ai:3"]}), &shelf).expect("good");
    assert_eq!(game.setup.opponent, 3);
    assert_eq!(game.kind(solarium_core::Seat(2)), SeatKind::Automa("ai:3".into()));
    let both = json!({"seats": ["human", "ai:2"], "opponent": 2});
    assert_eq!(Circadians::from_setup(&both, &shelf).expect("the same value twice").setup.opponent, 2);
    for setup in Circadians::info().presets {
        let game =
            Circadians::from_setup(&setup.setup, &shelf).unwrap_or_else(|r| panic!("{}: {r}", setup.id));
        let again = Circadians::from_setup(&game.setup(), &shelf).expect("the complete set-up");
        assert!(again == game && again.setup() == game.setup());
    }
}

fn refused(setup: Value, reasons: usize) {
    match Setup::parse(&setup, &shelf()) {
        Ok(_) => panic!("accepted: {setup}"),
        Err(found) => {
            assert!(found.0.len() >= reasons, "{setup}: {found}");
            assert!(found.0.iter().all(|r| r.rule.starts_with("CI-")));
            assert!(found.0.iter().all(|r| !english::<Circadians>(&r.message).is_empty()));
        }
    }
}

#[test]
fn ci_2_1_bad_options_are_refused_with_all_reasons() {
    refused(json!([]), 1);
    refused(json!({"seats": ["human"]}), 1);
    refused(json!({"seats": ["human", "human", "human", "human", "human"]}), 1);
    refused(json!({"seats": ["ai", "human"]}), 1);
    refused(json!({"seats": ["human", "ai", "ai"]}), 1);
    refused(json!({"seats": ["ai"]}), 1);
    refused(json!({"seats": ["human", "human", "human", "human", "ai"]}), 1);
    refused(json!({"seats": ["human", "robot"]}), 1);
    refused(json!({"seats": ["human", "bot:genius"]}), 1);
    refused(json!({"seats": ["human", "ai:5"]}), 1);
    refused(json!({"seats": ["human", "ai:1"], "opponent": 2}), 1);
    refused(json!({"seats": ["human", "human"], "opponent": 1}), 1);
    refused(json!({"seats": ["human", "ai"], "opponent": "2"}), 1);
    refused(json!({"planet": "C"}), 1);
    refused(json!({"clans": {"leyrien": "A", "martian": "B"}}), 1);
    refused(json!({"clans": {"leyrien": 1}}), 1);
    refused(json!({"characters": "all"}), 1);
    refused(json!({"supplies": "secret"}), 1);
    refused(json!({"colours": ["purple", "purple"]}), 1);
    refused(json!({"colours": ["purple"]}), 1);
    refused(json!({"colours": ["red", "blue"]}), 1);
    refused(json!({"pack": "unknown"}), 1);
    refused(json!({"pack": "standard#0000000000000000"}), 1);
    refused(json!({"first_seat": 0}), 1);
    refused(json!({"planet": "C", "supplies": "secret", "rounds": 9}), 3);
}

#[test]
fn ci_2_2_sides_by_number_of_players() {
    let shelf = shelf();
    for (seats, n) in [
        (json!(["human", "ai"]), 1),
        (json!(["human", "human"]), 2),
        (json!(["human", "human", "ai"]), 3),
        (json!(["human", "human", "human"]), 3),
        (json!(["human", "human", "human", "ai"]), 4),
        (json!(["human", "human", "human", "human"]), 4),
    ] {
        let game = Circadians::from_setup(&json!({"seats": seats}), &shelf).expect("good");
        assert_eq!(game.setup.n(), n);
    }
    let pack = Pack::standard();
    for (n, spaces, columns, hq, mines, lab, foundry, market) in [
        (1, 12, 0b111_1000, 3, 2, 1, 2, 2),
        (2, 12, 0b111_1000, 3, 2, 1, 2, 2),
        (3, 18, 0b111_1100, 3, 3, 2, 3, 3),
        (4, 18, 0b111_1110, 4, 3, 2, 3, 3),
    ] {
        let b = pack.side(n);
        assert_eq!(b.rows.iter().map(|r| 3 * r.spaces).sum::<u8>(), spaces);
        assert_eq!((b.columns, b.headquarters, b.mines.len(), b.laboratory), (columns, hq, mines, lab));
        assert_eq!(
            (b.foundry, b.control_room, b.market.len(), b.academy.len()),
            (foundry, foundry, market, 3)
        );
    }
}

#[test]
fn ci_1_4_a_match_names_the_identity_of_its_pack() {
    let shelf = shelf();
    let game = Circadians::from_setup(&json!({}), &shelf).expect("defaults");
    let named = game.setup()["pack"].as_str().map(String::from).expect("a text");
    assert_eq!(named, format!("standard#{}", Pack::standard().hash));
    assert!(Circadians::from_setup(&json!({"pack": named}), &shelf).is_ok());
}

#[test]
fn ci_2_12_the_ai_is_set_up_by_its_own_rule() {
    let game = Circadians::from_setup(&json!({"seats": ["human", "ai:4"]}), &shelf()).expect("good");
    let ai = game.start().ai;
    assert_eq!((ai.dice, ai.supply, ai.gems, ai.progress), (3, 10, 0, 0));
    assert_eq!((ai.pile.count_ones(), ai.discard, ai.shown), (20, 0, 0));
    let centre = game.pack.planets[0].find("e4");
    assert_eq!(Some(ai.harvester), centre);
}
