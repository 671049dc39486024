//! Read-outs, and the exact odds of the deck against what games show.

use crate::play::{shelf, table};
use serde_json::{Value, json};
use solarium_core::{
    Game, Mute, Notation, Random, ReadOuts, Records, Seat, Step, Turn, Viewer, random_outcome,
};
use solarium_sol::{Odds, Sol, ratio};

fn ask(record: Value, name: &str, args: Value) -> Value {
    let (game, state) = Sol::load(&record, &shelf()).unwrap_or_else(|reasons| panic!("{record}: {reasons}"));
    let view = game.view(&state, Viewer::Spectator);
    game.query(&view, name, &args).unwrap_or_else(|bad| panic!("{name} {args}: {bad:?}"))
}

#[test]
fn neighbours_show_barriers_and_gates() {
    let found = ask(json!({"gates": {"i0/c1": 1}}), "neighbours", json!({"space": "i0"}));
    assert_eq!(
        found,
        json!([
            {"space": "o0", "barrier": false},
            {"space": "i1", "barrier": false},
            {"space": "i12", "barrier": false},
            {"space": "c0", "barrier": true, "site": "i0/c0", "gate": null},
            {"space": "c1", "barrier": true, "site": "i0/c1", "gate": 1},
        ])
    );
}

#[test]
fn reach_knows_cost_path_and_tolls() {
    // Example 12 of the full dive; the gate into the convective layer is B's.
    let record = json!({
        "seats": [{"eye": 0}, {"energy": 12}],
        "gates": {"i0/c1": 1, "c1/r0": 0, "r0/k0": 0},
        "stations": {"o1": ["node", 0], "c1": ["node", 0]},
    });
    let found = ask(record.clone(), "reach", json!({"seat": 0}));
    assert_eq!((&found["mp"], &found["heart"]), (&json!(5), &json!(5)));
    let spaces = found["spaces"].as_array().expect("a list");
    let core = spaces.iter().find(|s| s["space"] == "k0").expect("k0 is in reach");
    assert_eq!(core["cost"], 4);
    assert_eq!(core["path"], json!(["i0", "c1", "r0", "k0"]));
    assert_eq!(core["tolls"], json!([{"seat": 1, "energy": 13}]));
    let (game, state) = Sol::load(&record, &shelf()).expect("a good record");
    let view = game.view(&state, Viewer::Spectator);
    for (name, args) in
        [("reach", json!({"space": "c4"})), ("reach", json!({"seat": 9})), ("light", json!({}))]
    {
        assert!(game.query(&view, name, &args).is_err(), "{name} {args}");
    }
}

#[test]
fn conversions_tell_what_is_blocked() {
    let record = json!({
        "seats": [{"hold": 4, "reserve": {"divers": 5, "node": 0}}, {}],
        "divers": {"c12": {"0": 1}, "c1": {"0": 1}, "r7": {"0": 1}, "r0": {"0": 1}},
        "stations": {"r0": ["tower", 1]},
    });
    let found = ask(record, "conversions", json!({"seat": 0}));
    let texts = |key: &str| -> Vec<String> {
        let list = found[key].as_array().expect("a list");
        list.iter().map(|c| c["action"].as_str().expect("a text").to_string()).collect()
    };
    // Examples 15 and 17: r7, r0 make a foundry in r7 only, as B stands in r0; no node piece is left.
    assert!(texts("legal").contains(&"build foundry r7 from r0 r7".to_string()), "{found}");
    assert!(texts("blocked").contains(&"build foundry r0 from r0 r7".to_string()), "{found}");
    assert!(texts("blocked").contains(&"build node c0 from c1 c12".to_string()), "{found}");
    // What is listed as legal is what the rules allow.
    let (game, state) = Sol::load(
        &json!({"divers": {"o0": {"0": 1}, "i0": {"0": 1}, "i1": {"0": 1}, "c1": {"0": 2}, "c2": {"0": 1}}, "seats": [{"hold": 2}, {}],
            "turn": {"phase": "convert"}}),
        &shelf(),
    )
    .expect("a good record");
    let view = game.view(&state, Viewer::Spectator);
    let found = game.query(&view, "conversions", &json!({})).expect("an answer");
    let list = found["legal"].as_array().expect("a list");
    let listed: Vec<&str> = list.iter().map(|c| c["action"].as_str().expect("a text")).collect();
    let legal: Vec<String> = game.actions(&state, Seat(0)).into_iter().map(|a| game.action_text(a)).collect();
    assert_eq!(listed, legal);
}

#[test]
fn burst_of_example_13() {
    let record = json!({
        "seats": [{"hold": 0, "reserve": {"divers": 0}}, {}],
        "divers": {"k0": {"0": 5}, "k2": {"0": 3}},
        "stations": {"o1": ["node", 0], "i1": ["node", 0], "c1": ["node", 0], "r1": ["foundry", 0], "k3": ["tower", 0]},
        "marker": 2,
        "deck": {"F": 2, "C": 6, "X": 2},
    });
    let found = ask(record, "burst", json!({}));
    assert_eq!(
        (&found["mp"], &found["hurled"], &found["momentum"], &found["cards"]),
        (&json!(8), &json!(8), &json!(16), &json!(8))
    );
    // Both flares among 8 of 10 cards: 8·7 / (10·9).
    let ends = found["ends_game"].as_f64().expect("a number");
    assert!((ends - 56.0 / 90.0).abs() < 1e-12);
    assert_eq!(found["if_it_ends"], json!([18, 0]));
}

/// SO-7.3, SO-7.4, SO-9.1: each flare halves what is unstable and activates outer orbit, the last only its towers.
#[test]
fn so_9_1_burst_counts_towers_in_outer_orbit() {
    let record = json!({
        "seats": [{"energy": 1, "hold": 0}, {"energy": 14}],
        "divers": {"k0": {"0": 3}},
        "stations": {"o1": ["tower", 0], "o4": ["tower", 1], "o6": ["tower", 1], "o8": ["node", 1]},
        "marker": 2,
        "deck": {"F": 2, "C": 6, "X": 2},
    });
    let found = ask(record, "burst", json!({"seat": 0}));
    // Three hurls, both flares among them, and one energy for the own tower. B: 14 → 7, +1, −2, then −2.
    assert_eq!(found["hurled"], json!(3), "{found}");
    assert_eq!(found["if_it_ends"], json!([6 + 2 + 1, 2 + 2]), "{found}");
}

/// With more flares left than cards are drawn there is no end to tell of.
#[test]
fn burst_that_cannot_end_the_game() {
    let record = json!({
        "seats": [{"hold": 0}, {}],
        "divers": {"k0": {"0": 1}},
        "marker": 2,
        "deck": {"F": 2, "C": 6, "X": 2},
    });
    let found = ask(record, "burst", json!({"seat": 0}));
    assert_eq!((&found["hurled"], &found["ends_game"]), (&json!(1), &json!(0.0)), "{found}");
    assert_eq!(found["if_it_ends"], Value::Null);
}

/// SO-12.1, SO-13.1: the orbit card may be the last flare, but is no hurl.
#[test]
fn so_12_1_burst_draws_the_orbit_card_too() {
    let record = |mode: &str, flares: u32| {
        json!({
            "mode": mode,
            "seats": [{"hold": 0}, {}],
            "divers": {"k0": {"0": 1}},
            "marker": flares,
            "deck": {"F": flares, "C": 9 - flares, "X": 1},
        })
    };
    let rivals = ask(record("versus", 1), "burst", json!({"seat": 0}));
    assert_eq!((&rivals["ends_game"], &rivals["if_it_ends"]), (&json!(0.1), &json!([3, 0])));
    let together = ask(record("coop", 1), "burst", json!({"seat": 0}));
    assert_eq!((&together["ends_game"], &together["if_it_ends"]), (&json!(0.2), &json!([3, 0])));
    // Both cards must be flares: one hurled, one after the orbit.
    let last_two = ask(record("coop", 2), "burst", json!({"seat": 0}));
    let ends = last_two["ends_game"].as_f64().expect("a number");
    assert!((ends - 1.0 / 45.0).abs() < 1e-12);
    assert_eq!(last_two["if_it_ends"], json!([3, 0]));
}

#[test]
fn payout_of_examples_3_and_5() {
    let record = json!({
        "seats": [{"energy": 5}, {"energy": 2}],
        "divers": {"r3": {"0": 1}, "k2": {"0": 1}},
        "stations": {"r3": ["foundry", 1], "k2": ["tower", 1]},
    });
    let found = ask(record, "payout", json!({"seat": 0}));
    let stations = found["stations"].as_array().expect("a list");
    assert_eq!((&stations[0]["space"], &stations[0]["bonus_for"]), (&json!("r3"), &json!([1])));
    assert_eq!(stations[1]["after"], json!({"energy": 0, "momentum": 5, "hold": 8}));
    assert_eq!(found["warnings"], json!([]));
    let warned = ask(json!({"seats": [{"energy": 12}, {"energy": 15}]}), "payout", json!({}));
    assert_eq!(
        warned["warnings"],
        json!([{"seat": 0, "energy": 12, "halved": false, "loss": 0}, {"seat": 1, "energy": 15, "halved": true, "loss": 7}])
    );
}

#[test]
fn odds_are_exact() {
    for suits in 3..=7u32 {
        let odds = Odds { flares: 13, cards: 13 * suits };
        // Chapter 18: on average at card 13·(13S+1)/14; the very last card with chance 1/S.
        assert!((ratio(odds.expected()) - 13.0 * f64::from(13 * suits + 1) / 14.0).abs() < 1e-9);
        assert!((ratio(odds.last_at(13 * suits)) - 1.0 / f64::from(suits)).abs() < 1e-12);
        let sum: f64 = (1..=13 * suits).map(|k| ratio(odds.last_at(k))).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        assert_eq!(odds.over_by(13 * suits), (odds.over_by(13 * suits).1, odds.over_by(13 * suits).1));
        assert!((ratio(odds.any(1)) - 1.0 / f64::from(suits)).abs() < 1e-12);
    }
    let found = ask(json!({"marker": 2, "deck": {"F": 2, "C": 3}}), "odds", json!({}));
    assert_eq!((&found["flares"], &found["cards"]), (&json!(2), &json!(5)));
    assert_eq!(found["next"][1]["chance_exact"], json!([7, 10]));
    assert_eq!(found["end"][0], json!({"card": 2, "by": 0.1, "chance": 0.1, "chance_exact": [1, 10]}));
    assert_eq!(found["expected_cards_exact"], json!([4, 1]));
}

/// Cards drawn when the 13th flare comes: games against the exact figures, for decks of 3 to 7 suits. Every seat
/// passes, so that the orbit card (SO-12.1) is the one card of every turn.
#[test]
fn so_7_7_the_last_flare_comes_when_the_figures_say() {
    const GAMES: u32 = 1500;
    let solo = |scenario: &str| json!({"mode": "solo", "seats": ["human"], "scenario": scenario});
    let coop = |players: usize| json!({"mode": "coop", "opening": "long", "seats": vec!["human"; players]});
    for setup in [solo("chain"), coop(2), coop(3), coop(4), coop(5)] {
        let game = table(setup);
        let suits = f64::from(game.setup.suit_count);
        let mut random = Random::new(suits as u64);
        let (mut sum, mut last) = (0, 0);
        for _ in 0..GAMES {
            let drawn = cards_until_the_end(&game, &mut random);
            sum += drawn;
            last += u32::from(f64::from(drawn) == 13.0 * suits);
        }
        let (mean, share) = (f64::from(sum) / f64::from(GAMES), f64::from(last) / f64::from(GAMES));
        let due = 13.0 * (13.0 * suits + 1.0) / 14.0;
        // Four standard errors: the spread of the last flare is below 0.08 of the deck.
        assert!(
            (mean - due).abs() < 4.0 * 0.08 * 13.0 * suits / f64::from(GAMES).sqrt(),
            "{suits} suits: {mean} for {due}"
        );
        let error = (share - 1.0 / suits).abs();
        assert!(
            error < 4.0 * (1.0 / suits / f64::from(GAMES)).sqrt(),
            "{suits} suits: {share} for {}",
            1.0 / suits
        );
    }
}

fn cards_until_the_end(game: &Sol, random: &mut Random) -> u32 {
    let mut state = game.start();
    let mut cards = 0;
    loop {
        let step = match game.turn(&state) {
            Turn::Over => return cards,
            Turn::Chance => {
                let outcome = random_outcome(game, &state, random);
                cards += u32::from(game.chance_text(outcome).starts_with("card"));
                Step::Chance(outcome)
            }
            Turn::Decide(seats) => {
                let seat = seats.single().expect("one seat decides");
                Step::Act(seat, game.parse_action("pass").expect("an action"))
            }
        };
        game.advance(&mut state, step, &mut Mute);
    }
}
