//! Chapter 2: what is drawn before the first round, characters, the draft.

use crate::table::{Table, asks, game, people, with_ai};
use serde_json::json;
use solarium_circadians::{Event, NONE, Phase, Sort};
use solarium_core::{Game, Mute, Random, Seat, Step, Turn, random_step};

fn fresh(setup: serde_json::Value) -> Table {
    let game = game(setup);
    let state = game.start();
    Table { game, state, events: Vec::new() }
}

/// Draws the first outcome until seats decide.
fn opened(setup: serde_json::Value) -> Table {
    fresh(setup).chance("first 0").drawn()
}

#[test]
fn ci_2_3_the_first_player_is_drawn_first_among_humans() {
    let table = fresh(with_ai(2));
    assert_eq!(table.outcomes(), [("first 0".into(), 1), ("first 1".into(), 1)]);
    assert_eq!(table.chance("first 1").state.first, 1);
}

#[test]
fn ci_2_4_tokens_and_harvesters() {
    let table = fresh(json!({"seats": ["human", "ai"], "planet": "B"}));
    let planet = &table.game.pack.planets[1];
    assert_eq!(table.state.tokens, planet.tokens);
    assert_eq!(table.state.tokens.count_ones(), 12);
    assert_eq!((table.at(0), table.at(1)), ("e4", "e4"));
    assert_eq!(table.state.caches, [NONE; 6]);
}

#[test]
fn ci_2_5_all_tokens_lie_on_the_left() {
    let table = fresh(people(2));
    assert_eq!(table.state.advancements, [NONE; 6]);
    assert_eq!(table.state.setbacks, [NONE; 6]);
    let clans: Vec<&str> = table.game.pack.clans.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(clans, ["leyrien", "zcharo", "jrayek"]);
}

#[test]
fn ci_2_6_seven_of_fifteen_events_then_the_end_of_an_era() {
    let game = game(people(2));
    for seed in 0..5 {
        let mut state = game.start();
        let mut random = Random::new(seed);
        let mut list = Vec::new();
        while random_step(&game, &mut state, &mut random, &mut list) {
            if state.phase == Phase::Plan && state.event == NONE {
                let outcomes = game.outcomes(&state).len();
                assert_eq!(outcomes, if state.round == 8 { 1 } else { 16 - usize::from(state.round) });
            }
        }
        assert_eq!(state.event, game.pack.last_event);
        assert_eq!(state.events_left.count_ones(), 8);
    }
}

#[test]
fn ci_2_7_three_stacks_of_each_sort_only_the_top_seen() {
    let table = fresh(people(2)).chance("first 0");
    assert_eq!(table.state.farm_stacks.sizes, [5; 3]);
    assert_eq!(table.state.upgrade_stacks.sizes, [6; 3]);
    let weight: u32 = table.outcomes().iter().map(|(_, w)| w).sum();
    assert_eq!(weight, 15);
    assert!(table.outcomes().contains(&("tile field".into(), 3)));
    let table = table.chance("tile field");
    assert!(table.outcomes().contains(&("tile field".into(), 2)));
    let table = table.chance("tile field").chance("tile springs").chance("tile tuned");
    assert_eq!(table.state.stacks(Sort::Farm).unseen.iter().sum::<u8>(), 12);
    assert_eq!(table.state.stacks(Sort::Upgrade).visible[1], NONE);
}

#[test]
fn ci_2_8_the_start_kit() {
    let table = fresh(people(2));
    let crew = table.state.crews[0];
    assert_eq!((crew.res, crew.pool, crew.supply), ([10, 2, 2, 0], 3, 10));
}

#[test]
fn ci_2_9_two_characters_each_kept_secretly() {
    let mut table = fresh(people(2)).chance("first 1");
    for tile in ["springs", "springs", "algae_bed", "tuned", "tuned", "tuned"] {
        table = table.chance(&format!("tile {tile}"));
    }
    // By seat: the first player gets both, then the next.
    let table = table.chance("character dan").chance("character jakob");
    assert_eq!(table.seen_by(0).len(), 0);
    assert_eq!(table.outcomes().len(), 6);
    let table = table.chance("character naira").chance("character troy");
    assert_eq!(table.legal(1), ["keep dan", "keep jakob"]);
    assert_eq!(table.refused(0, "keep dan"), "CI-2.9");
    let table = table.play(1, "keep jakob");
    assert_eq!(table.view(0)["seats"][1]["character"], json!(null));
    assert_eq!(table.view(1)["seats"][1]["character"], json!("jakob"));
    let table = table.play(0, "keep naira");
    let turned: Vec<_> = table.seen_by(0).into_iter().cloned().collect();
    assert!(turned.contains(&Event::CharacterTaken { seat: Seat(1), character: "jakob".into() }));
    assert_eq!(table.view(0)["seats"][1]["character"], json!("jakob"));
    assert_eq!(table.view(0)["seats"][1]["refused"], json!(null));
    assert_eq!(table.view(1)["seats"][1]["refused"], json!("dan"));
    assert_eq!(table.state.phase, Phase::Items);
}

#[test]
fn ci_2_9_free_choice_from_the_last_in_turn_order() {
    let table = fresh(json!({"seats": ["human", "human", "human"], "characters": "free"})).chance("first 1");
    let table = table.drawn();
    assert_eq!(table.turn(), asks(0));
    assert_eq!(table.legal(0).len(), 8);
    let table = table.play(0, "pick troy");
    assert_eq!(table.turn(), asks(2));
    assert_eq!(table.refused(2, "pick troy"), "CI-2.9");
    let table = table.play(2, "pick dan").play(1, "pick sable");
    assert_eq!(table.state.phase, Phase::Items);
}

/// Deals the Items given, seat by seat, after anything before them.
fn dealt(table: Table, items: &[&str]) -> Table {
    items.iter().fold(table, |table, item| table.chance(&format!("item {item}")))
}

fn drafting(humans: usize) -> Table {
    let mut table = fresh(json!({"seats": vec!["human"; humans], "characters": "free"})).chance("first 0");
    table = table.drawn();
    while table.state.phase == Phase::Characters {
        let Turn::Decide(seats) = table.turn() else { panic!("characters first") };
        let seat = seats.iter().next().expect("a seat").0;
        let action = table.legal(seat)[0].clone();
        table = table.play(seat, &action);
    }
    table
}

#[test]
fn ci_2_10_keep_one_pass_left_three_times() {
    let table = drafting(3);
    let table = dealt(
        table,
        &[
            "algae_cells",
            "ice_stones",
            "aqua_cannon",
            "spare_parts", // seat 0
            "fuel_refiner",
            "hydrolic_core",
            "jrayek_drill",
            "jrayek_pump", // seat 1
            "leyrien_basket",
            "zcharo_lamp",
            "captains_hat",
            "id_badge", // seat 2
        ],
    );
    assert_eq!(table.turn(), Turn::Decide([Seat(0), Seat(1), Seat(2)].into_iter().collect()));
    assert_eq!(table.refused(0, "keep id_badge"), "CI-2.10");
    let table = table.play(1, "keep fuel_refiner").play(0, "keep algae_cells");
    // Nothing moves before all have kept.
    assert_eq!(table.legal(2).len(), 4);
    assert_eq!(table.view(2)["seats"][0]["ready"], json!(true));
    let table = table.play(2, "keep id_badge");
    assert_eq!(table.legal(1), ["keep ice_stones", "keep aqua_cannon", "keep spare_parts"]);
    assert_eq!(table.legal(0), ["keep leyrien_basket", "keep zcharo_lamp", "keep captains_hat"]);
    let table = table.play(0, "keep zcharo_lamp").play(1, "keep ice_stones").play(2, "keep jrayek_drill");
    assert_eq!(table.legal(2), ["keep aqua_cannon", "keep spare_parts"]);
    let table = table.play(2, "keep aqua_cannon").play(0, "keep hydrolic_core").play(1, "keep captains_hat");
    assert_eq!(table.hand_of(0), ["algae_cells", "hydrolic_core", "zcharo_lamp"]);
    let bottom: Vec<(&str, u8)> = table
        .state
        .item_bottom
        .iter()
        .map(|(i, s)| (table.game.pack.items[usize::from(*i)].id.as_str(), *s))
        .collect();
    // In turn order, so the last player's lies deepest.
    assert_eq!(bottom, [("jrayek_pump", 0), ("leyrien_basket", 1), ("spare_parts", 2)]);
    assert_eq!((table.state.round, table.state.phase), (1, Phase::Plan));
}

#[test]
fn e33_the_pile_after_a_draft_of_three() {
    let mut table = drafting(3);
    while table.state.phase == Phase::Items {
        table = table.drawn();
        let Turn::Decide(seats) = table.turn() else { break };
        let seat = seats.iter().next().expect("a seat").0;
        let action = table.legal(seat)[0].clone();
        table = table.play(seat, &action);
    }
    assert_eq!(table.state.item_pile.count_ones(), 24);
    assert_eq!(table.state.item_bottom.len(), 3);
    let beneath: Vec<u8> = table.state.item_bottom.iter().map(|(i, _)| *i).collect();
    // CI-19.6: the seat that put it there knows it.
    let id = table.game.pack.items[usize::from(beneath[0])].id.clone();
    assert_eq!(table.view(0)["item_bottom"][0], json!({"item": id, "seat": 0}));
    assert_eq!(table.view(1)["item_bottom"][0], json!({"item": null, "seat": 0}));
    // CI-19.9: the shuffled part, then what lies beneath, then the discards.
    table.state.crews[1].hand |= table.state.item_pile;
    table.state.item_pile = 0;
    let table = table.chance("event ev04");
    assert_eq!(table.outcomes(), [(format!("item {id}"), 1)]);
    let mut table = table.chance(&format!("item {id}"));
    let discard = 1 << table.game.pack.item(&table.hand_of(1)[0]).expect("an Item");
    table.state.crews[1].hand &= !discard;
    table.state.item_discard |= discard;
    for beneath in &beneath[1..] {
        let id = &table.game.pack.items[usize::from(*beneath)].id.clone();
        assert_eq!(table.outcomes(), [(format!("item {id}"), 1)]);
        table = table.drawn_one();
    }
    assert_eq!(table.outcomes().len(), 1);
    let table = table.drawn_one();
    assert_eq!(table.state.item_discard, 0);
}

impl Table {
    fn drawn_one(self) -> Table {
        let outcome = self.outcomes()[0].0.clone();
        self.chance(&outcome)
    }
}

#[test]
fn ci_2_11_a_lone_human_keeps_three_of_five() {
    let table = opened(with_ai(1)).play(0, "keep akira").drawn();
    assert_eq!(table.hand_of(0).len(), 5);
    assert_eq!(table.legal_with(0, "discard").len(), 5);
    assert_eq!(table.refused(0, "discard sleep_capsules"), "CI-13.1");
    let first = table.legal(0)[0].clone();
    let table = table.play(0, &first);
    assert_eq!(table.state.item_discard.count_ones(), 1);
    let second = table.legal(0)[0].clone();
    let table = table.play(0, &second);
    assert_eq!((table.hand_of(0).len(), table.state.round), (3, 1));
}

#[test]
fn ci_2_13_reshuffle_and_nothing_left() {
    // Both empty: nothing is drawn.
    let mut table = Table::two().garages(0, &[3]).garages(1, &[3]);
    table.state.crews[1].items = table.state.item_pile;
    table.state.item_pile = 0;
    let table = table.play(0, "act hq 3");
    let drawn = table.clone().play(0, "take items");
    assert_eq!(drawn.hand_of(0).len(), 0);
    assert_ne!(drawn.turn(), Turn::Chance);
    // Discards of that very moment become the pile (CI-18.12).
    let mut table = table;
    table.state.crews[1].items &= !1;
    table.state.item_discard = 1;
    let table = table.play(0, "take items").chance("item algae_cells");
    assert_eq!((table.hand_of(0).len(), table.state.item_discard), (1, 0));
}

#[test]
fn ci_3_2_turn_order_leaves_the_ai_out() {
    let game = game(with_ai(3));
    let mut state = game.start();
    let mut random = Random::new(1);
    let mut list = Vec::new();
    while random_step(&game, &mut state, &mut random, &mut list) {
        assert!(state.first == NONE || state.first < 3);
        assert!(state.turn < 3);
    }
    // CI-3.1, CI-3.3: eight rounds, then it ends.
    assert_eq!((state.round, state.phase), (8, Phase::Over));
}

#[test]
fn ci_3_1_the_marker_passes_left_every_round() {
    let game = game(people(3));
    let mut state = game.start();
    let mut random = Random::new(3);
    let mut list = Vec::new();
    let mut firsts = Vec::new();
    while random_step(&game, &mut state, &mut random, &mut list) {
        if state.phase == Phase::Execute && firsts.len() < usize::from(state.round) {
            firsts.push(state.first);
        }
    }
    assert!(firsts.windows(2).all(|w| w[1] == (w[0] + 1) % 3), "{firsts:?}");
    let mut quiet = game.start();
    game.advance(&mut quiet, Step::Chance(solarium_circadians::Chance::First(2)), &mut Mute);
    assert_eq!(quiet.first, 2);
}
