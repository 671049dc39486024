//! Chapters 12 to 14: solo, cooperative, levels of survival.

use crate::table::{Table, sol, table};
use serde_json::{Value, json};
use solarium_core::{Game, Notation, Records, Seat, Shelf, Turn};
use solarium_sol::{Card, Phase, Sol, Suit};

fn stations(t: &Table) -> Vec<String> {
    solarium_sol::spaces(t.s.owners.any())
        .filter_map(|x| t.s.station(x).map(|(kind, seat)| format!("{kind} {} {seat}", t.sol.name(x))))
        .collect()
}

fn solo(scenario: &str, edition: &str) -> Table {
    table(1, json!({ "scenario": scenario, "edition": edition, "start_eye": 5 }))
}

#[test]
fn so_12_1_a_card_after_every_orbit_that_cannot_be_kept() {
    let mut t = solo("parasite", "first");
    t.go("0 pass");
    assert_eq!((t.phase(), t.s.seats[Seat(0)].eye), (Phase::OrbitCard, 4));
    t.go("* card C");
    assert_eq!((t.phase(), t.asked()), (Phase::Action, Some(0)));
    assert_eq!(t.s.discards[Suit::Condensation.index()], 1);
    t.go("0 pass; * card F");
    assert_eq!(t.s.marker, 12, "it resolves normally");
}

#[test]
fn so_12_1_cards_an_implode_adds_to_the_orbit_card_cannot_be_kept() {
    let mut t = solo("implode", "first");
    t.go("0 place gate i0/c0; 0 place node o1");
    let mut t = t.divers(0, "k0");
    t.go("0 pass; * card F!; * card X");
    assert_eq!(t.momentum(0), 2);
    assert_eq!((t.phase(), t.s.seats[Seat(0)].held), (Phase::Action, None));
}

#[test]
fn so_12_2_suits_and_effects_by_scenario() {
    for (edition, scenario, cards, effects) in [
        ("first", "introduction", 52, vec![]),
        ("first", "chain", 39, vec!["chain", "ceremony", "transcend"]),
        ("first", "exterminate", 52, vec!["exterminate", "exterminate", "exterminate", "bright"]),
        ("first", "parasite", 39, vec!["juggernaut", "procreate", "festival"]),
        ("first", "energy_garden", 39, vec!["hyperdrive", "transcend", "accelerate"]),
        ("first", "sunworm", 39, vec!["puncture", "juggernaut", "motivate"]),
        ("first", "implode", 39, vec!["procreate", "motivate", "squeeze"]),
        ("published", "ancient_tower", 52, vec![]),
        ("published", "cosmic_unity", 39, vec!["chain", "ceremony", "transcend"]),
        ("published", "solar_inhabitants", 43, vec!["juggernaut", "procreate", "festival"]),
        ("published", "energy_garden", 43, vec!["hyperdrive", "transcend", "accelerate"]),
        ("published", "sunworm", 43, vec!["puncture", "cluster", "procreate"]),
        ("published", "solar_whirlpool", 43, vec!["procreate", "motivate", "squeeze"]),
    ] {
        let t = solo(scenario, edition);
        assert_eq!(t.s.cards_left(), cards, "{scenario}");
        let got: Vec<&str> = t.s.effects.iter().flatten().map(|e| e.id()).collect();
        assert_eq!(got, effects, "{scenario}");
    }
    assert_eq!(solo("sunworm", "first").s.deck[Card::Marked.index()], 4);
    assert_eq!(solo("chain", "first").s.deck[Card::Marked.index()], 0);
}

#[test]
fn so_12_3_starts() {
    for (edition, scenario, energy, fixed, asked) in [
        ("first", "introduction", 0, vec!["node c2 0", "node c8 0"], Some("tower")),
        ("first", "chain", 3, vec![], None),
        ("first", "exterminate", 3, vec![], Some("foundry")),
        ("first", "parasite", 3, vec![], None),
        ("published", "ancient_tower", 0, vec!["node c2 0", "node c8 0"], Some("tower")),
        ("published", "cosmic_unity", 0, vec![], Some("node")),
        ("published", "solar_inhabitants", 0, vec!["tower c1 0", "node c5 0", "foundry c9 0"], None),
        ("published", "energy_garden", 0, vec![], Some("tower")),
        ("published", "solar_whirlpool", 1, vec!["tower o11 0"], None),
    ] {
        let mut t = solo(scenario, edition);
        assert_eq!((t.energy_of(0), t.hold_of(0)), (energy, 8), "{scenario}");
        assert_eq!(stations(&t), fixed, "{scenario}");
        if let Some(kind) = asked {
            assert_eq!(t.phase(), Phase::Start);
            let core: Vec<String> = (0..5).map(|k| format!("place {kind} k{k}")).collect();
            assert_eq!(t.legal(0), core);
            t.refuses(0, &format!("place {kind} r0"), "SO-12.3");
            t.go(&format!("0 place {kind} k3"));
        }
        assert_eq!(t.phase(), Phase::Action);
        let layers = 3 + u8::from(asked.is_some()) + u8::from(!fixed.is_empty());
        assert_eq!(t.movement(0), layers, "movement value computed");
    }
    let t = solo("sunworm", "published");
    assert_eq!(t.legal(0).len(), 8, "foundry in any r");
    let mut t = solo("implode", "first");
    assert_eq!(t.phase(), Phase::Open);
    t.go("0 place node o1; 0 place gate i0/c0");
    assert_eq!(t.phase(), Phase::Action);
}

#[test]
fn so_12_4_won_at_the_target_with_the_level_as_a_scale() {
    for (momentum, won, level) in
        [(17, true, "home in the void"), (16, false, "home in the void"), (30, true, "homeward bound")]
    {
        let mut t = solo("chain", "first").marker(1);
        t.s.seats[Seat(0)].momentum[0] = momentum;
        t.go("0 pass; * card F");
        assert_eq!(t.sol.turn(&t.s), Turn::Over);
        let score = &t.sol.scores(&t.s)[0];
        assert_eq!((score.won, score.level.as_deref(), score.rank), (Some(won), Some(level), Some(1)));
    }
    let mut t = table(1, json!({ "scenario": "chain", "target": 40 })).marker(1);
    t.s.seats[Seat(0)].momentum[0] = 39;
    t.go("0 pass; * card F");
    assert_eq!(t.sol.scores(&t.s)[0].won, Some(false));
}

#[test]
fn so_12_5_a_ban_holds_after_set_up_only() {
    let mut t = solo("energy_garden", "published");
    t.go("0 place tower k0");
    let mut t = t.divers(0, "c1 c3 c4");
    t.go("0 convert");
    assert!(t.legal_with(0, "build node").is_empty());
    t.refuses(0, "build node c2 from c1 c3", "SO-12.5");
}

#[test]
fn so_12_6_the_free_effects_of_chain_may_be_replaced() {
    let t = table(1, json!({ "scenario": "chain", "effects": ["chain", "fuel", "squeeze"] }));
    let got: Vec<&str> = t.s.effects.iter().flatten().map(|e| e.id()).collect();
    assert_eq!(got, ["chain", "fuel", "squeeze"]);
}

#[test]
fn so_13_1_coop_reveals_an_orbit_card_too() {
    let mut t = table(2, json!({ "mode": "coop" }));
    t.go("0 pass; * card X");
    assert_eq!(t.asked(), Some(1));
    // Cards of the action can be kept, the orbit card cannot.
    let mut t = table(2, json!({ "mode": "coop" })).divers(0, "k0");
    t.go("0 move; 0 hurl k0; 0 end; * card C; * card X");
    assert_eq!(t.legal(0), ["keep C", "keep none"]);
}

#[test]
fn so_13_2_one_more_suit_whatever_the_opening() {
    for (seats, cards) in [(2, 52), (3, 65), (4, 78), (5, 91)] {
        for opening in ["quick", "long"] {
            let t = table(seats, json!({ "mode": "coop", "opening": opening }));
            assert_eq!(t.s.cards_left(), cards);
        }
    }
}

#[test]
fn so_13_3_few_effects_in_rotation() {
    let effects = |edition: &str| -> Vec<&'static str> {
        let t = table(2, json!({ "mode": "coop", "edition": edition }));
        t.s.effects.iter().flatten().map(|e| e.id()).collect()
    };
    assert_eq!(effects("first"), ["cascade", "catapult", "cascade", "catapult"]);
    assert_eq!(effects("published"), ["cascade", "catapult", "ceremony", "cascade"]);
    let mut t = table(2, json!({ "mode": "coop", "effects": "random" }));
    t.go("* effect fuel; * effect chain");
    let got: Vec<&str> = t.s.effects.iter().flatten().map(|e| e.id()).collect();
    assert_eq!(got, ["fuel", "chain", "fuel", "chain"]);
}

#[test]
fn so_13_4_the_lowest_seat_is_the_group() {
    for (difficulty, low, won) in [(0, 13, true), (0, 12, false), (2, 18, false), (2, 19, true)] {
        let mut t = table(2, json!({ "mode": "coop", "difficulty": difficulty })).marker(1);
        t.s.seats[Seat(0)].momentum[0] = 40;
        t.s.seats[Seat(1)].momentum[1] = low;
        t.go("0 pass; * card F");
        assert!(t.sol.scores(&t.s).iter().all(|s| s.won == Some(won)), "{difficulty} {low}");
        assert_eq!(t.sol.group_score(&t.s), i32::from(low));
    }
}

/// SO-13.5: "one effect is Chain", "three are Exterminate, others Bright": numbers that the seed states.
#[test]
fn so_13_5_numbers_of_the_seed_are_kept() {
    let effects = |seats: usize, options: Value| -> Vec<&'static str> {
        let t = table(seats, options);
        t.s.effects.iter().flatten().map(|e| e.id()).collect()
    };
    let coop = |scenario: &str| json!({ "mode": "coop", "scenario": scenario, "opening": "quick" });
    assert_eq!(effects(2, coop("chain")), ["chain", "ceremony", "transcend", "ceremony"]);
    assert_eq!(
        effects(4, coop("chain")),
        ["chain", "ceremony", "transcend", "ceremony", "transcend", "ceremony"]
    );
    assert_eq!(effects(2, coop("exterminate")), ["exterminate", "exterminate", "exterminate", "bright"]);
    assert_eq!(effects(3, coop("exterminate"))[2..], ["exterminate", "bright", "bright"]);
    // Others go round, and so do those of records that name the list of the scenario.
    assert_eq!(effects(2, coop("sunworm")), ["puncture", "juggernaut", "motivate", "puncture"]);
    let mut old = coop("chain");
    old["effects"] = json!(["chain", "ceremony", "transcend"]);
    assert_eq!(effects(2, old), ["chain", "ceremony", "transcend", "chain"]);
    // SO-12.6: the two free ones replaced.
    let mut own = coop("chain");
    own["effects"] = json!(["chain", "fuel", "portal"]);
    let all = ["chain", "fuel", "portal", "fuel", "portal"];
    assert_eq!(effects(3, own.clone()), all);
    // The set-up is written with the effect of every suit, and read back so.
    own["effects"] = json!(all);
    assert_eq!(effects(3, own), all);
}

#[test]
fn so_13_5_a_scenario_as_coop() {
    let t = table(3, json!({ "mode": "coop", "scenario": "introduction", "opening": "quick" }));
    // Eyes 0, 4, 8: nodes at ±3; c1 is taken by seat 1, so seat 2 … each finds its own.
    assert_eq!(
        stations(&t),
        ["node c1 1", "node c3 0", "node c5 2", "node c7 1", "node c10 0", "node c11 2"]
    );
    let mut t = t;
    t.go("0 place tower k0");
    t.refuses(1, "place tower k0", "SO-12.3");
    t.go("1 place tower k1; 2 place tower k2");
    assert_eq!(t.phase(), Phase::Action);
    // Taken spaces: the next free one clockwise. Seats 1 and 2 of four have their nodes in the same places.
    let t = table(4, json!({ "mode": "coop", "scenario": "introduction", "opening": "quick" }));
    let all = stations(&t);
    assert_eq!(all.len(), 8, "{all:?}");
    let t = table(2, json!({ "mode": "coop", "scenario": "parasite", "opening": "quick" }));
    assert_eq!((t.s.cards_left(), t.s.deck[Card::Marked.index()]), (52, 4));
    let got: Vec<&str> = t.s.effects.iter().flatten().map(|e| e.id()).collect();
    assert_eq!(got, ["juggernaut", "procreate", "festival", "juggernaut"]);
}

#[test]
fn so_14_1_levels() {
    for (edition, momentum, level, winner) in [
        ("first", 7, "failed", "adrift in darkness"),
        ("first", 8, "adrift in darkness", "home in the void"),
        ("first", 20, "home in the void", "the challenge ahead"),
        ("first", 29, "the challenge ahead", "homeward bound"),
        ("first", 39, "homeward bound", "the galaxy is yours"),
        ("first", 49, "the galaxy is yours", "transcendence"),
        ("first", 50, "transcendence", "transcendence"),
        ("published", 2, "failed", "failed"),
        ("published", 12, "home in the void", "home in the void"),
        ("published", 54, "the galaxy is yours", "the galaxy is yours"),
        ("published", 55, "transcendence", "transcendence"),
    ] {
        for (other, expected) in [(1000, level), (0, winner)] {
            let mut t = table(2, json!({ "survival": "on", "edition": edition })).marker(1).divers(1, "k0");
            t = t.turn_of(1);
            t.s.seats[Seat(0)].momentum[0] = momentum;
            t.s.seats[Seat(1)].momentum[0] = other;
            if other == 0 && momentum <= 3 {
                continue;
            }
            t.go("1 move; 1 hurl k0; 1 end; * card F");
            assert_eq!(t.sol.scores(&t.s)[0].level.as_deref(), Some(expected), "{edition} {momentum}");
        }
    }
}

#[test]
fn so_15_19_nothing_can_be_given_away() {
    let game = sol(json!({ "seats": ["human", "human"], "mode": "coop", "first_seat": 0 }));
    assert!(game.parse_action("give 1 1").is_err());
}

#[test]
fn so_12_3_a_record_without_the_structures_still_to_be_placed_is_refused() {
    let shelf = Shelf::standard();
    let setup = json!({"seats": ["human"], "mode": "solo", "scenario": "exterminate"});
    let game = Sol::from_setup(&setup, &shelf).expect("a scenario of the game");
    let mut record = game.record(&game.start());
    assert!(Sol::load(&record, &shelf).is_ok());
    for station in ["node", "foundry", "tower"] {
        record["seats"][0]["reserve"][station] = json!(0);
    }
    let reasons = Sol::load(&record, &shelf).expect_err("the structures are missing");
    assert!(reasons.0.iter().any(|reason| reason.rule == "SO-12.3"), "{reasons}");
}
