//! Chapter 9: steps, arrows, tokens.

use crate::table::{Table, game, people};
use serde_json::json;
use solarium_circadians::Phase;
use solarium_core::Game;

fn step(from: &str, direction: u8) -> Option<String> {
    let planet = &game(people(2)).pack.planets[0].clone();
    let from = planet.find(from).expect("a space");
    planet.step(from, direction).map(|to| planet.name(to).to_string())
}

#[test]
fn ci_9_1_names_and_counts() {
    let game = game(people(2));
    for planet in &game.pack.planets {
        assert_eq!(planet.spaces.len(), 43);
        let caches: Vec<&str> = planet.caches.iter().map(|c| planet.name(*c)).collect();
        assert_eq!(caches, ["a1", "c1", "c7", "g1", "g7", "i1"]);
        for cache in planet.caches {
            assert_eq!((1..=6).filter(|d| planet.neighbour(cache, *d).is_some()).count(), 2);
        }
        assert_eq!(planet.tokens.count_ones(), 12);
    }
}

#[test]
fn ci_9_2_directions_by_value() {
    let ends: Vec<Option<String>> = (1..=6).map(|d| step("e4", d)).collect();
    let expected = ["d4", "e5", "f4", "f3", "e3", "d3"].map(|s| Some(s.to_string()));
    assert_eq!(ends, expected);
    // CI-9.3: the board text of a Control Room die and the Planet agree, as both read the same table.
    let table = Table::two().garages(0, &[1]).holds(0, [10, 0, 0, 0]).play(0, "act control 1");
    assert_eq!(table.at(0), "d4");
}

#[test]
fn e13_edges_and_arrows() {
    assert_eq!(step("e7", 2).as_deref(), Some("e1"));
    assert_eq!((step("e7", 1), step("e7", 3)), (None, None));
    assert_eq!((step("b2", 1).as_deref(), step("b2", 6)), (Some("a1"), None));
    let from_cache: Vec<Option<String>> = (1..=6).map(|d| step("a1", d)).collect();
    let expected = [None, None, Some("b3".to_string()), Some("b2".to_string()), None, None];
    assert_eq!(from_cache, expected);
}

#[test]
fn ci_9_4_all_six_arrows_lead_both_ways() {
    for (from, direction, to) in
        [("b4", 1, "h1"), ("e7", 2, "e1"), ("h4", 3, "b1"), ("h1", 4, "b4"), ("e1", 5, "e7"), ("b1", 6, "h4")]
    {
        assert_eq!(step(from, direction).as_deref(), Some(to));
    }
}

#[test]
fn ci_9_5_a_free_step_may_take_an_arrow() {
    let table = Table::two().garages(0, &[6]).hand(0, &["grogg"]).holds(0, [9, 9, 9, 9]).harvester(0, "e7");
    let table = table.play(0, "act dep-t 6");
    assert!(table.may(0, "step 2") && !table.may(0, "step 1"));
    assert_eq!(table.play(0, "step 2").at(0), "e1");
}

#[test]
fn ci_9_6_a_token_is_taken_once() {
    let table =
        Table::two().garages(0, &[2]).garages(1, &[2]).holds(0, [10, 0, 0, 0]).holds(1, [10, 0, 0, 0]);
    let table = table.harvester(0, "e5").harvester(1, "e5").play(0, "act control 2");
    assert_eq!((table.at(0), table.res(0)), ("e6", [3, 0, 0, 0]));
    // CI-9.7: another Harvester may share the space, but the token is gone.
    let table = table.garages(0, &[1]).play(1, "act control 2");
    assert_eq!((table.at(1), table.res(1)), ("e6", [0, 0, 0, 0]));
}

#[test]
fn ci_9_7_shared_spaces_yield_and_score_fully() {
    let table = Table::two().harvester(0, "g7").harvester(1, "g7").phase(Phase::Harvest).settled();
    assert_eq!((table.res(0)[3], table.res(1)[3]), (1, 1));
    let table = table.caches([4, 5, 5, 6, 6, 7]);
    assert_eq!((table.part_of(0, "harvester"), table.part_of(1, "harvester")), (6, 6));
}

#[test]
fn ci_9_8_standing_on_a_cache_reveals_nothing_and_it_may_be_left() {
    let table = Table::two().garages(0, &[4]).holds(0, [10, 0, 0, 0]).harvester(0, "c7");
    assert_eq!(table.view(0)["caches"], json!({}));
    assert_eq!(table.part_of(0, "harvester"), 0);
    assert_eq!(table.play(0, "act control 4").at(0), "d6");
    assert!(Table::two().game.start().caches.iter().all(|c| *c == solarium_circadians::NONE));
}
