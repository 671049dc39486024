//! Chapter 21: read-outs, words, pictures of the position.

use crate::record::example;
use serde_json::{Value, json};
use solarium_circadians::pack::Pack;
use solarium_circadians::{Circadians, State};
use solarium_conformance::{Languages, english};
use solarium_core::{
    BadQuery, BoardText, Choices, DataPack, Describe, Game, Language, Notation, Random, ReadOuts, Records,
    Seat, Shelf, Viewer, Wording, random_step,
};
use solarium_words::Lang;
use std::collections::BTreeSet;

fn loaded(change: impl Fn(&mut Value)) -> (Circadians, State) {
    let mut record = example();
    change(&mut record);
    let shelf = Shelf::new("standard", Pack::standard());
    Circadians::load(&record, &shelf).unwrap_or_else(|r| panic!("{r}"))
}

fn ask(game: &Circadians, state: &State, name: &str) -> Value {
    let view = game.view(state, Viewer::Seat(Seat(0)));
    game.query(&view, name, &Value::Null).unwrap_or_else(|e| panic!("{name}: {e:?}"))
}

fn space<'a>(list: &'a Value, space: &str) -> &'a Value {
    list.as_array().expect("a list").iter().find(|s| s["space"] == space).unwrap_or_else(|| panic!("{space}"))
}

#[test]
fn costs_name_what_is_missing_and_the_rule() {
    let (game, state) = loaded(|_| {});
    let costs = ask(&game, &state, "costs");
    // Naira pays no fee; the 5 in Garage 3 has no tile.
    assert_eq!(
        (&costs["from"], &costs["shown"], &costs["fee"], &costs["values"]),
        (&json!("garage-3"), &json!(5), &json!(0), &json!([5]))
    );
    let spaces = &costs["spaces"];
    let z1 = space(spaces, "neg-Z1");
    assert_eq!(z1["alternatives"], json!([{"cost": {"P": 4}, "payable": false, "missing": {"P": 2}}]));
    assert_eq!((&z1["legal"], z1["rule"].as_str()), (&json!(false), Some("CI-5.11")));
    assert_eq!(space(spaces, "mine-2")["alternatives"][0]["cost"], json!({"W": 13}));
    assert_eq!(space(spaces, "neg-L1")["rule"], "CI-5.13");
    let foundry = &space(spaces, "foundry")["alternatives"];
    assert_eq!(foundry[0]["cost"], json!({"P": 2}));
    assert_eq!(foundry[1]["cost"], json!({"W": 10}));
    assert_eq!(space(spaces, "market-1")["legal"], json!(true));
}

#[test]
fn destinations_are_the_legal_pairs() {
    let (game, state) = loaded(|_| {});
    let answer = ask(&game, &state, "destinations");
    let to = answer["dice"][0]["to"].as_array().expect("a list");
    let legal: Vec<String> = game.actions(&state, Seat(0)).into_iter().map(|a| game.action_text(a)).collect();
    let listed: Vec<String> =
        to.iter().map(|t| format!("act {} {}", t["space"].as_str().expect("a space"), t["value"])).collect();
    assert_eq!(listed, legal);
}

#[test]
fn fees_tell_who_lands_in_the_cantina() {
    // E2: five Garage dice, 1 Algae: Garage 2 paid, 3 to 5 to the Cantina for 6 Water.
    let (game, state) = loaded(|r| {
        r["seats"][0]["character"] = json!("troy");
        r["seats"][0]["garages"] = json!([1, 2, 3, 4, 5]);
        r["seats"][0]["upgrades"] = json!([]);
        r["stack_sizes"]["upgrade"] = json!([6, 6, 6]);
        r["seats"][0]["algae"] = json!(1);
    });
    let fees = ask(&game, &state, "fees");
    assert_eq!(
        (&fees["total"], &fees["algae"], &fees["cantina"], &fees["water"]),
        (&json!(7), &json!(1), &json!([3, 4, 5]), &json!(6))
    );
    // E30: Fuel Shortage raises every fee but the first.
    let (game, state) = loaded(|r| {
        r["seats"][0]["character"] = json!("troy");
        r["event"] = json!("ev12");
    });
    let listed: Vec<Value> = ask(&game, &state, "fees")["garages"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|g| g["fee"].clone())
        .collect();
    assert_eq!(listed, [0, 2, 2, 3, 4].map(Value::from));
}

#[test]
fn harvest_is_forecast_with_farms_and_events() {
    let (game, state) = loaded(|r| r["seats"][0]["farms"] = json!([1, 2, 2, null, null, null]));
    let harvest = ask(&game, &state, "harvest");
    assert_eq!(harvest["event"], json!({"P": 1}));
    assert_eq!(harvest["planet"], json!({"W": 5}));
    // The 2s count 5: 7W or 4A, 7W or 2P.
    assert_eq!(harvest["farms"][1]["choices"], json!([{"W": 7}, {"A": 4}]));
    assert_eq!(harvest["farms"][2]["choices"], json!([{"W": 7}, {"P": 2}]));
    assert_eq!(harvest["farms"][3]["gives"], json!({"W": 3}));
    assert_eq!(harvest["fixed"], json!({"W": 8, "P": 1}));
    assert_eq!(harvest["dice"], json!({"gained": 0, "after_rest": 5, "cut": 1}));
}

#[test]
fn score_parts_add_up_and_show_caches_as_a_range() {
    let (game, state) = loaded(|r| r["seats"][0]["harvester"] = json!("a1"));
    let parts = ask(&game, &state, "score-parts");
    let own = &parts[0];
    // L1 3, Ledger 4, tile 1 + room 1 + room 2, 1 Gem.
    assert_eq!(
        (&own["negotiation"], &own["items"], &own["base"], &own["gems"]),
        (&json!(3), &json!(4), &json!(4), &json!(1))
    );
    assert_eq!((&own["harvester"], &own["total"]), (&json!(0), &json!(12)));
    assert_eq!(own["cache"], json!({"least": 4, "greatest": 7}));
    assert_eq!(own["one_more"], json!({"upgrade": 2, "farm": 2, "gem": 1}));
}

#[test]
fn setback_risk_counts_sums_and_pairs() {
    let (game, state) = loaded(|_| {});
    let risk = ask(&game, &state, "setback-risk");
    let l3 = space(&risk["places"], "neg-L3");
    // 3 and 5 lie below Leyrien; sum8 has moved already.
    assert_eq!((&l3["sum"], &l3["equal"]), (&json!(13), &json!(2)));
    assert_eq!(l3["conditions"], json!(["sum10", "sum12", "same2"]));
    assert_eq!(l3["punishments"], json!(["die", "gem", "harvester", "upgrade", "farm"]));
    assert_eq!(l3["advancement"], json!([]), "the token of 5 has moved");
}

#[test]
fn ai_options_cover_every_unseen_card() {
    let (game, state) = loaded(|_| {});
    let options = ask(&game, &state, "ai-options");
    assert_eq!(options["of"], json!(14));
    assert_eq!(options["cards"].as_array().map(Vec::len), Some(14));
    let shares: u64 =
        options["shares"].as_array().expect("a list").iter().filter_map(|s| s["cards"].as_u64()).sum();
    assert_eq!(shares, 14);
}

#[test]
fn read_outs_refuse_what_they_do_not_know() {
    let (game, state) = loaded(|_| {});
    let view = game.view(&state, Viewer::Spectator);
    assert_eq!(game.query(&view, "weather", &Value::Null), Err(BadQuery::Unknown));
    assert!(matches!(game.query(&view, "fees", &json!({"seat": 1})), Err(BadQuery::Argument(_))));
    assert!(matches!(game.query(&view, "destinations", &json!({"seat": 0})), Err(BadQuery::NotNow(_))));
}

#[test]
fn ci_18_15_hidden_supplies_are_left_out_of_what_others_see() {
    let shelf = Shelf::new("standard", Pack::standard());
    let game = Circadians::from_setup(&json!({"supplies": "hidden"}), &shelf).expect("good");
    let english = Languages::of::<Circadians>().words(Lang::En);
    let state = game.start();
    let view = game.view(&state, Viewer::Seat(Seat(1)));
    assert!(matches!(game.query(&view, "fees", &json!({"seat": 0})), Err(BadQuery::NotNow(_))));
    assert!(game.board_text(&view, english, false).contains("supplies hidden"));
}

#[test]
fn words_are_found_for_every_step_of_random_games() {
    let english = Languages::of::<Circadians>().words(Lang::En);
    let shelf = Shelf::new("standard", Pack::standard());
    for (seed, seats) in
        [json!(["human", "human"]), json!(["human", "human", "human", "ai:2"])].iter().enumerate()
    {
        let game =
            Circadians::from_setup(&json!({"seats": seats, "planet": "random"}), &shelf).expect("good");
        let mut state = game.start();
        let mut random = Random::new(seed as u64);
        let mut list = Vec::new();
        loop {
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(&state, viewer);
                assert!(game.board_text(&view, english, true).contains("printed value unknown"));
                for query in Circadians::info().queries {
                    let _ = game.query(&view, query.name, &Value::Null);
                }
                if let Viewer::Seat(seat) = viewer {
                    assert!(!english.say(&game.prompt(&view, seat)).is_empty());
                    if game.turn(&state).includes(seat) {
                        for action in game.actions(&state, seat) {
                            assert!(!english.say(&game.label(&view, seat, action)).is_empty());
                            let touches = game.touches(&view, action);
                            let last = touches.last().expect("something to touch");
                            let meant = game.meant(&view, seat, last);
                            let text = game.action_text(action);
                            assert!(
                                game.ai_seat() == Some(seat) || meant.contains(&action),
                                "{last} is not {text}"
                            );
                        }
                    }
                }
            }
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
    }
}

#[test]
fn ci_1_6_every_printed_value_is_listed_with_its_source() {
    let pack = Pack::standard_pack();
    let values = pack.printed_values();
    let names: Vec<(String, String)> =
        values.iter().map(|v| (english::<Circadians>(&v.group), english::<Circadians>(&v.name))).collect();
    let provenance = |name: &str| {
        let place = names.iter().position(|(_, known)| known == name);
        values[place.unwrap_or_else(|| panic!("{name} is not listed"))].provenance.as_str()
    };
    assert_eq!(provenance("Aqua Cannon, cost"), "seed");
    assert_eq!(provenance("Fuel Refiner, cost"), "reconstructed");
    assert_eq!(provenance("Fuel Refiner, benefit"), "seed");
    assert_eq!(provenance("Zcharo Beacon, name"), "reconstructed");
    assert_eq!(provenance("N = 1, 2, row 2, Leyrien, points"), "seed");
    assert_eq!(provenance("Academy, price of 1 die"), "seed");
    assert_eq!(provenance("Academy, values of space 2"), "reconstructed");
    // CI-5.6: the first Garage is free, the exact row of the others is ours.
    assert_eq!((provenance("Garage 1, fee"), provenance("Garage 2, fee")), ("seed", "reconstructed"));
    // CI-10.6: Farm 2 is ours.
    assert_eq!(["Farm 1", "Farm 2", "Farm 3"].map(provenance), ["seed", "reconstructed", "seed"]);
    assert_eq!(provenance("Rewards and punishments from left to right"), "reconstructed");
    assert_eq!(provenance("Yield of a face-down Cache"), "public");
    assert_eq!(provenance("Gems in Harvest by dice"), "seed");
    assert_eq!(provenance("Scheme s01"), "reconstructed");
    assert!(values.iter().all(|value| !english::<Circadians>(&value.value).is_empty()));
    assert_eq!(names.iter().filter(|(group, _)| group == "Planet").count(), 2 + 2 * 43);
    let different: BTreeSet<&(String, String)> = names.iter().collect();
    assert_eq!(different.len(), values.len(), "a value is listed twice");
}

/// CI-6.6, CI-6.8, CI-6.10: what a bargain brings besides its points stands in its label.
#[test]
fn ci_6_8_labels_of_bargains_tell_ability_advancement_and_setback() {
    let english = Languages::of::<Circadians>().words(Lang::En);
    let table = crate::table::Table::two().garages(0, &[5]).holds(0, [50; 4]).die("L1", 1, 6);
    let game = &table.game;
    let view = game.view(&table.state, Viewer::Seat(Seat(0)));
    let label = |text: &str| {
        let action = game.parse_action(text).expect("an action");
        english.say(&game.label(&view, Seat(0), action))
    };
    let bargain = label("act neg-L2 5");
    assert!(
        bargain.contains("clan ability: one own die in a Garage or on a Farm gets any value"),
        "{bargain}"
    );
    assert!(bargain.contains("an advancement, as the first 5"), "{bargain}");
    assert!(bargain.contains("a setback by a sum of 8 or more or a sum of 10 or more"), "{bargain}");
    let harmless = label("act neg-Z1 5");
    assert!(harmless.contains("no setback"), "{harmless}");
}

/// CI-1.6, CI-1.9: the boards in text say what their signs mean.
#[test]
fn ci_1_9_the_text_of_the_boards_says_what_it_means() {
    let english = Languages::of::<Circadians>().words(Lang::En);
    let table = crate::table::Table::two();
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let text = table.game.board_text(&view, english, false);
    for part in [
        "a sum of 8 or more",
        "2 equal dice",
        "stack 1: ",
        " left)",
        "/G",
        "/3W",
        "-- = free",
        "1:-(0A)",
        "2:-(1A°)",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    for part in ["sum8", "×", "+W"] {
        assert!(!text.contains(part), "{part} in\n{text}");
    }
}
