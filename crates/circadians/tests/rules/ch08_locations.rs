//! Chapter 8: the six Location boards.

use crate::table::{Table, asks, people};
use serde_json::json;
use solarium_circadians::{Part, Sort};

/// Dice due, everything as given; seat 1 waits with a die, so that the round goes on.
fn with(garages: &[u8], res: [u32; 4]) -> Table {
    Table::two().garages(0, garages).garages(1, &[1]).holds(0, res)
}

#[test]
fn ci_8_1_sides_by_player_count() {
    for (humans, mines, pairs, market) in [(2, 2, 1, 2), (3, 3, 2, 3), (4, 3, 2, 3)] {
        let table = Table::new(people(humans));
        let boards = table.game.boards();
        assert_eq!((boards.mines.len(), boards.laboratory, boards.market.len()), (mines, pairs, market));
    }
}

#[test]
fn ci_8_2_exactly_one_alternative_is_paid() {
    let table = with(&[3], [10, 0, 2, 0]).play(0, "act foundry 3");
    assert_eq!(table.legal(0), ["pay W", "pay P"]);
    assert_eq!(table.refused(0, "pay A"), "CI-8.2");
    assert_eq!(table.clone().play(0, "pay W").res(0), [0, 0, 2, 0]);
    assert_eq!(table.play(0, "pay P").res(0), [10, 0, 0, 0]);
    // No mixing.
    assert_eq!(with(&[3], [9, 0, 1, 0]).refused(0, "act foundry 3"), "CI-5.11");
}

#[test]
fn e7_ice_stones_and_a_tanker() {
    let table = with(&[0, 4, 4], [0, 2, 0, 0]).upgrades(0, &["tanker"]).face_up(0, &["ice_stones"]);
    let table = table.play(0, "act lab 4").play(0, "tile farm 1");
    assert_eq!(table.res(0), [0, 0, 0, 0]);
}

#[test]
fn e8_aqua_cannon_tanker_and_hot_forge() {
    let table = with(&[0, 3], [0, 1, 0, 0]).upgrades(0, &["tanker"]).face_up(0, &["aqua_cannon"]);
    assert!(table.may(0, "act foundry 3"));
    let table = with(&[3], [0, 0, 0, 0]).face_up(0, &["spare_parts"]).event("ev07");
    assert!(table.may(0, "act foundry 3"));
    assert!(!with(&[3], [0, 0, 0, 0]).event("ev07").may(0, "act foundry 3"));
}

#[test]
fn ci_8_3_discounts_add_up_and_stop_at_nothing() {
    let table = with(&[3], [0, 0, 0, 0]).face_up(0, &["aqua_cannon", "spare_parts"]).event("ev07");
    let table = table.play(0, "act foundry 3");
    // 10 − 5 − 5 and 2 − 1 − 1: both alternatives are free.
    assert_eq!(table.legal(0), ["pay W", "pay P"]);
}

#[test]
fn ci_8_4_water5_for_every_cost_but_not_for_fees_or_trades() {
    let tank = |res: [u32; 4]| with(&[0, 3], res).upgrades(0, &["tanker"]);
    assert_eq!(tank([2, 1, 0, 0]).play(0, "act mine-1 3").res(0), [0, 0, 0, 1]);
    assert!(tank([5, 1, 0, 0]).may(0, "act control 3"));
    assert!(tank([5, 0, 0, 0]).legal(0) == ["stand-down"]);
    // An Item of 5W+1P for 1P.
    let table = tank([0, 1, 1, 0]).hand(0, &["leyrien_sceptre"]).play(0, "act dep-m 3");
    assert_eq!(table.res(0), [0, 0, 0, 0]);
    // CI-8.11: trades keep their price.
    let table = tank([3, 1, 0, 0]).play(0, "act market-2 3").plays(0, &["swap W P", "done"]);
    assert_eq!(table.res(0)[0], 0);
}

#[test]
fn t5_mining() {
    assert_eq!(with(&[4], [6, 0, 0, 0]).play(0, "act mine-1 4").res(0), [0, 0, 0, 1]);
    assert_eq!(with(&[4], [4, 0, 0, 0]).refused(0, "act mine-1 4"), "CI-5.11");
}

#[test]
fn e9_mining_with_the_drill() {
    let table = with(&[6], [7, 0, 0, 0]).face_up(0, &["jrayek_drill"]);
    assert_eq!(table.clone().play(0, "act mine-2 6").res(0), [0, 0, 0, 2]);
    assert_eq!(table.event("ev09").play(0, "act mine-2 6").res(0), [0, 0, 0, 3]);
}

#[test]
fn e10_a_value_that_reaches_x() {
    let table = Table::new(people(3)).garages(0, &[0, 6]).garages(1, &[1]).holds(0, [0, 1, 0, 0]);
    let table = table.upgrades(0, &["tanker"]).play(0, "act mine-1 6");
    // CI-8.5: nothing is given back.
    assert_eq!(table.res(0), [0, 0, 0, 1]);
}

#[test]
fn t6_laboratory() {
    let table = with(&[4, 4], [0, 4, 0, 0]).stacks(Sort::Farm, ["springs", "field", "garden"]);
    let table = table.play(0, "act lab 4");
    assert_eq!(table.res(0)[1], 0);
    assert_eq!(table.legal(0), ["tile farm 1", "tile farm 2", "tile farm 3"]);
    assert_eq!(table.refused(0, "no"), "CI-8.13");
    let table = table.play(0, "tile farm 2");
    assert_eq!((table.farm_tiles_of(0), table.turn()), (vec!["field"], solarium_core::Turn::Chance));
    assert_eq!(table.drawn().state.tables.lab[0].map(solarium_circadians::Die::value), [4, 4]);
}

#[test]
fn e5_a_pair_of_garages_one_and_two() {
    let table = with(&[4, 5], [10, 1, 0, 0]);
    assert_eq!(table.legal_with(0, "act lab"), ["act lab 5"]);
    assert_eq!(table.refused(0, "act lab 4"), "CI-8.6");
    let water = table.play(0, "act lab 5");
    assert_eq!(water.res(0), [0, 0, 0, 0]);
    let algae = with(&[4, 5], [9, 4, 0, 0]).play(0, "act lab 5");
    assert_eq!(algae.res(0), [9, 0, 0, 0]);
    assert_eq!(with(&[4, 5], [9, 3, 0, 0]).refused(0, "act lab 5"), "CI-5.11");
}

#[test]
fn e6_pairs_in_the_hq_part() {
    let table = Table::two().part(Part::Hq).die("hq-1", 0, 2).die("hq-2", 1, 5).die("hq-3", 0, 5);
    let table = table.garages(0, &[5, 2]).garages(1, &[1]).holds(0, [10, 10, 0, 0]);
    assert_eq!(table.legal_with(0, "act lab"), ["act lab 5"]);
    let table = table.play(0, "act lab 5").play(0, "pay A").play(0, "tile farm 1").drawn();
    // CI-18.8: the order goes on with the next occupied space.
    assert_eq!((table.turn(), table.state.tables.hq[2].is_none()), (asks(1), true));
    assert_eq!(table.state.crews[0].garages[0], 5);
}

#[test]
fn ci_8_6_strictly_the_next_die() {
    // The third die would make a pair, but the second is next.
    let table = with(&[4, 1, 4], [10, 10, 0, 0]);
    assert!(table.legal_with(0, "act lab").is_empty());
    assert_eq!(table.refused(0, "act lab 4"), "CI-8.6");
    assert_eq!(with(&[4], [10, 10, 0, 0]).refused(0, "act lab 4"), "CI-8.6");
}

#[test]
fn ci_8_7_a_garage_die_pays_its_fee_even_in_the_hq_part() {
    let table = Table::two().part(Part::Hq).die("hq-2", 0, 3).garages(0, &[0, 2]).garages(1, &[1]);
    let table = table.upgrades(0, &["boosted"]).holds(0, [0, 4, 0, 0]);
    let table = table.play(0, "act lab 3");
    assert_eq!(table.res(0)[1], 0);
    let table = table.play(0, "tile farm 3").drawn();
    assert_eq!((table.state.part, table.turn()), (Part::Base, asks(1)));
}

#[test]
fn ci_8_8_no_tiles_no_laboratory_and_stacks_are_not_refilled() {
    let table = with(&[4, 4], [0, 4, 0, 0]).stacks(Sort::Farm, ["", "", ""]);
    assert_eq!(table.refused(0, "act lab 4"), "CI-8.8");
    let mut table = with(&[4, 4], [0, 4, 0, 0]).stacks(Sort::Farm, ["", "field", ""]);
    table.state.farm_stacks.removed = table.game.start().farm_stacks.unseen;
    table.state.farm_stacks.removed[6] -= 1;
    table.state.farm_stacks.unseen = [0; 16];
    table.state.farm_stacks.sizes = [0, 1, 0];
    let table = table.play(0, "act lab 4");
    // The only tile comes automatically, and nothing is turned up after it.
    assert_eq!((table.farm_tiles_of(0), table.turn()), (vec!["field"], asks(1)));
}

use solarium_core::Game;

#[test]
fn t7_foundry() {
    let table = with(&[5], [10, 0, 0, 0]).stacks(Sort::Upgrade, ["tuned", "boosted", "solar"]);
    let table = table.play(0, "act foundry 5");
    assert_eq!((table.res(0)[0], table.upgrades_of(0)), (0, vec!["solar"]));
}

#[test]
fn ci_8_9_the_stack_of_the_value() {
    let tops = ["tuned", "boosted", "solar"];
    for (value, top) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        let table = with(&[value], [10, 0, 0, 0]).stacks(Sort::Upgrade, tops);
        assert_eq!(table.play(0, &format!("act foundry {value}")).upgrades_of(0), [tops[top]]);
    }
    let table = with(&[5], [10, 0, 0, 0]).stacks(Sort::Upgrade, ["tuned", "boosted", ""]);
    assert_eq!(table.refused(0, "act foundry 5"), "CI-8.9");
    assert!(table.may(0, "act foundry 4"));
    // It works at once, also for a die already standing there.
    let table = with(&[5, 3], [10, 0, 0, 0]).stacks(Sort::Upgrade, tops).play(0, "act foundry 5").drawn();
    let table = table.play(1, "act hq 1").play(1, "take water");
    assert!(table.may(0, "act hq 3"));
}

#[test]
fn t8_control_room() {
    assert_eq!(with(&[2], [10, 0, 0, 0]).play(0, "act control 2").at(0), "e5");
    let table = with(&[3], [0, 0, 1, 0]).face_up(0, &["fuel_refiner"]).play(0, "act control 3");
    assert_eq!((table.at(0), table.res(0)[2]), ("f4", 0));
}

#[test]
fn ci_8_10_the_step_of_the_value_must_exist() {
    let table = with(&[2], [20, 0, 9, 0]).harvester(0, "e7");
    assert_eq!(table.refused(0, "act control 1"), "CI-9.4");
    assert_eq!(table.refused(0, "act control 3"), "CI-9.4");
    // The arrow leads on.
    let table = table.play(0, "act control 2").play(0, "pay P");
    assert_eq!(table.at(0), "e1");
}

#[test]
fn t9_market() {
    let table = with(&[3], [6, 0, 1, 0]).play(0, "act market-2 3");
    let table = table.plays(0, &["swap W A", "swap W A", "swap P A"]);
    assert_eq!((table.res(0), table.turn()), ([0, 6, 0, 0], asks(1)));
}

#[test]
fn e25_chained_trades() {
    let table = with(&[2], [5, 0, 1, 0]).play(0, "act market-2 2").plays(0, &["swap P A", "swap A W"]);
    assert_eq!(table.res(0), [8, 0, 0, 0]);
}

#[test]
fn ci_8_11_up_to_value_trades_of_the_set() {
    let table = with(&[2], [3, 1, 2, 1]).play(0, "act market-1 2");
    assert_eq!(table.legal(0), ["swap P G", "swap G P", "done"]);
    assert_eq!(table.refused(0, "swap W P"), "CI-8.11");
    assert_eq!(table.refused(0, "swap P P"), "CI-8.11");
    let table = table.play(0, "done");
    assert_eq!((table.res(0), table.turn()), ([3, 1, 2, 1], asks(1)));
    let table = with(&[2], [3, 1, 0, 0]).play(0, "act market-2 2");
    assert_eq!(table.refused(0, "swap A W"), "CI-8.2");
}

#[test]
fn t10_academy() {
    let table = with(&[4], [0, 2, 0, 0]).play(0, "act academy-2 4");
    // Two dice cannot be paid: one is bought automatically.
    assert_eq!((table.res(0)[1], table.state.crews[0].pool), (0, 1));
}

#[test]
fn ci_8_12_the_space_of_the_value_one_or_two_dice() {
    let table = with(&[4], [0, 9, 0, 0]);
    assert_eq!(table.refused(0, "act academy-1 4"), "CI-8.12");
    let table = table.play(0, "act academy-2 4");
    assert_eq!(table.legal(0), ["buy 1", "buy 2"]);
    assert_eq!(table.refused(0, "buy 3"), "CI-8.12");
    let bought = table.play(0, "buy 2");
    assert_eq!((bought.res(0)[1], bought.state.crews[0].pool), (4, 2));
    // Not more than the own supply holds; extra dice as far as it goes.
    let table =
        with(&[4], [0, 9, 0, 0]).face_up(0, &["captains_hat"]).supply(0, 1).play(0, "act academy-2 4");
    assert_eq!((table.state.crews[0].supply, table.res(0)[1]), (0, 7));
    assert_eq!(with(&[4], [0, 9, 0, 0]).supply(0, 0).refused(0, "act academy-2 4"), "CI-8.12");
}

#[test]
fn e31_making_room_for_an_upgrade() {
    let table = with(&[5], [10, 0, 0, 0]).upgrades(0, &["tuned", "solar"]);
    let table = table.play(0, "act foundry 5");
    assert_eq!(table.legal(0), ["place", "replace 2", "replace 3"]);
    assert_eq!(table.refused(0, "replace 4"), "CI-8.13");
    assert_eq!(table.clone().play(0, "place").upgrades_of(0), ["tuned", "solar", "flipper"]);
    let table = table.play(0, "replace 2");
    assert_eq!(table.upgrades_of(0), ["flipper", "solar"]);
    assert_eq!(table.state.upgrade_stacks.removed[0], 1);
}

#[test]
fn e32_making_room_for_a_farm_tile() {
    let full = |top: &str| {
        with(&[4, 4], [0, 4, 0, 0])
            .farm_tiles(0, &["turbine", "gem_farm", "garden"])
            .farms(0, &[0, 0, 0, 0, 3])
            .stacks(Sort::Farm, [top, "", ""])
            .play(0, "act lab 4")
    };
    let table = full("field");
    assert_eq!(table.legal(0), ["replace 4", "replace 5", "replace 6"]);
    let table = table.play(0, "replace 5").drawn();
    assert_eq!((table.farm_tiles_of(0)[1], table.state.crews[0].farms[4]), ("field", 3));
    // CI-18.10: the die grows in this very Harvest.
    let table = table.play(1, "act hq 1").play(1, "take water");
    assert_eq!(table.legal(0), ["grow 5 A", "grow 5 P"]);
    let table = full("springs").play(0, "replace 5").drawn();
    assert_eq!((table.state.crews[0].farms[4], table.state.crews[0].cantina), (0, 1));
    let water = table.res(0)[0];
    let table = table.play(1, "act hq 1").play(1, "take water");
    // 3W of the planet, 3W of the springs.
    assert_eq!(table.res(0)[0], water + 6);
}

#[test]
fn ci_8_13_garage_one_and_starting_farms_are_never_replaced() {
    let table = with(&[5], [10, 0, 0, 0]).upgrades(0, &["tuned", "solar"]).play(0, "act foundry 5");
    assert_eq!(table.refused(0, "replace 1"), "CI-8.13");
    let table =
        with(&[4, 4], [0, 4, 0, 0]).farm_tiles(0, &["field"]).play(0, "act lab 4").play(0, "tile farm 1");
    assert_eq!(table.legal(0), ["place", "replace 4"]);
    assert_eq!(table.refused(0, "replace 3"), "CI-8.13");
    assert_eq!(table.view(0)["acting"], json!({"seat": 0, "space": "lab", "value": 4}));
}
