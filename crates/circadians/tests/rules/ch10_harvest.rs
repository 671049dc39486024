//! Chapters 10 and 11: Harvest and Rest.

use crate::table::{Table, asks, people, with_ai};
use serde_json::json;
use solarium_circadians::{Phase, Stage};
use solarium_core::{Seat, Turn};

/// Two people at the start of the Harvest, Harvesters on a space that yields 3W.
fn harvest() -> Table {
    Table::two().phase(Phase::Harvest).holds(0, [0; 4]).holds(1, [0; 4])
}

#[test]
fn ci_10_1_fixed_gains_then_choices_then_sable() {
    let table = harvest().character(0, "sable").event("ev01").farms(0, &[0, 5]).settled();
    // Income and Planet are in, the Farm is asked for.
    assert_eq!((table.res(0), table.res(1)), ([6, 0, 0, 0], [6, 0, 0, 0]));
    assert_eq!(table.legal(0), ["grow 2 W", "grow 2 A"]);
    let table = table.play(0, "grow 2 A");
    assert_eq!((table.res(0), table.state.stage), ([6, 4, 0, 0], Stage::Steps));
    assert_eq!(table.legal(0).len(), 7);
}

#[test]
fn t11_planet_with_a_die() {
    for space in ["d2", "d5"] {
        let table = harvest().harvester(0, space).settled();
        assert_eq!((table.res(0), table.state.crews[0].pool), ([3, 0, 0, 0], 1 + roslyn(&table)));
    }
}

/// Dice Roslyn Ashford added in the Rest that followed.
fn roslyn(table: &Table) -> u8 {
    if table.state.phase == Phase::Plan { 2 } else { 0 }
}

#[test]
fn ci_10_2_a_cache_yields_while_face_down() {
    let table = harvest().harvester(0, "a1").character(0, "troy").settled();
    assert_eq!((table.res(0), table.state.crews[0].pool), ([0, 0, 0, 1], 1));
    let table = harvest().harvester(0, "a1").character(0, "troy").caches([4, 5, 5, 6, 6, 7]).settled();
    assert_eq!((table.res(0), table.state.crews[0].pool), ([0; 4], 0));
}

#[test]
fn ci_10_3_dice_as_far_as_the_supply_goes() {
    let table = harvest().character(0, "troy").harvester(0, "d2").supply(0, 0).settled();
    // Thirteen dice in the pool; Rest cuts them to five.
    assert_eq!((table.state.crews[0].pool, table.state.crews[0].supply), (5, 8));
}

#[test]
fn t12_the_farms_of_a_base() {
    let table =
        harvest().character(0, "troy").farm_tiles(0, &["springs", "garden"]).farms(0, &[1, 0, 2]).settled();
    assert_eq!(table.res(0)[0], 3 + 3);
    assert_eq!(table.legal(0), ["grow 3 W", "grow 3 P"]);
    assert_eq!(table.clone().play(0, "grow 3 W").res(0), [13, 0, 0, 0]);
    assert_eq!(table.play(0, "grow 3 P").res(0), [6, 0, 2, 0]);
}

#[test]
fn ci_10_4_the_boost_stops_at_six() {
    let value = |farms: &[u8]| {
        let table = harvest().character(0, "troy").farms(0, farms);
        table.game.farm_value(&table.state, Seat(0), 2)
    };
    assert_eq!([value(&[0, 0, 2]), value(&[6, 0, 2]), value(&[1, 0, 3]), value(&[1, 0, 5])], [2, 5, 6, 6]);
}

#[test]
fn e28_akira() {
    let table = harvest().character(0, "akira").farms(0, &[0, 0, 1]).settled();
    assert_eq!(table.clone().play(0, "grow 3 W").res(0), [11, 0, 0, 0]);
    assert_eq!(table.play(0, "grow 3 P").res(0), [3, 0, 3, 0]);
    // CI-10.5, CI-14.1: only 1 and 2, also for `six` tiles; the die is not turned.
    let table = harvest().character(0, "akira").farm_tiles(0, &["gem_farm"]).farms(0, &[0, 0, 0, 2]);
    assert_eq!(table.state.crews[0].farms[3], 2);
    assert_eq!(table.settled().res(0)[3], 1);
    let table =
        harvest().character(0, "akira").farm_tiles(0, &["gem_farm"]).farms(0, &[0, 0, 0, 3]).settled();
    assert_eq!(table.res(0)[3], 0);
}

#[test]
fn ci_10_6_the_farm_table() {
    for (value, water, algae, power) in
        [(1, 3, 2, 1), (2, 4, 2, 1), (3, 5, 3, 1), (4, 6, 4, 2), (5, 7, 4, 2), (6, 8, 5, 3)]
    {
        let table = harvest().character(0, "troy").farms(0, &[0, value, value]).settled();
        assert_eq!(table.refused(0, "grow 3 W"), "CI-10.6");
        assert_eq!(table.refused(0, "grow 2 P"), "CI-10.6");
        let first = table.clone().play(0, "grow 2 W").play(0, "grow 3 W");
        assert_eq!(first.res(0)[0], 3 + 2 * water, "{value}");
        let second = table.play(0, "grow 2 A").play(0, "grow 3 P");
        assert_eq!(second.res(0), [3, algae, power, 0], "{value}");
    }
}

#[test]
fn ci_10_7_each_kind_of_farm_tile() {
    let gain = |tile: &str, die: u8| {
        let table = harvest().character(0, "troy").farm_tiles(0, &[tile]).farms(0, &[0, 0, 0, die]);
        let amount = table.game.fixed_harvest(&table.state, Seat(0));
        (amount.res, amount.dice)
    };
    // CI-15.1: with the 3W of the planet.
    assert_eq!(gain("springs", 0), ([6, 0, 0, 0], 0));
    assert_eq!(gain("algae_bed", 0), ([3, 2, 0, 0], 0));
    assert_eq!(gain("turbine", 0), ([3, 0, 1, 0], 0));
    assert_eq!(gain("gem_farm", 6), ([3, 0, 0, 1], 0));
    assert_eq!(gain("gem_farm", 5), ([3, 0, 0, 0], 0));
    assert_eq!(gain("quarters", 6), ([3, 0, 0, 0], 2));
    assert_eq!(gain("quarters", 0), ([3, 0, 0, 0], 0));
    assert_eq!(gain("garden", 0), ([3, 0, 0, 0], 0));
    let field = harvest().character(0, "troy").farm_tiles(0, &["field"]).farms(0, &[0, 0, 0, 6]).settled();
    assert_eq!(field.legal(0), ["grow 4 A", "grow 4 P"]);
    assert_eq!(field.play(0, "grow 4 P").res(0), [3, 0, 3, 0]);
    // Boosted by Farm 1 a 3 activates a `six` tile.
    let table = harvest().character(0, "troy").farm_tiles(0, &["gem_farm"]).farms(0, &[2, 0, 0, 3]).settled();
    assert_eq!(table.res(0)[3], 1);
}

#[test]
fn e34_choices_are_hidden_until_all_have_chosen() {
    let table = harvest().character(1, "troy").farms(0, &[0, 4]).farms(1, &[0, 3]).settled();
    assert_eq!(table.turn(), Turn::Decide([Seat(0), Seat(1)].into_iter().collect()));
    let table = table.play(1, "grow 2 A");
    assert_eq!(table.view(0)["seats"][1]["ready"], json!(true));
    assert_eq!(table.view(0)["seats"][1]["grown"], json!(null));
    assert_eq!(table.res(1), [3, 0, 0, 0]);
    assert_eq!(table.legal(0), ["grow 2 W", "grow 2 A"]);
    let table = table.play(0, "grow 2 W");
    assert_eq!((table.res(0), table.res(1)), ([9, 0, 0, 0], [3, 3, 0, 0]));
}

/// Two people at the start of Rest.
fn rest() -> Table {
    Table::two().phase(Phase::Rest).character(0, "troy").character(1, "dan")
}

#[test]
fn ci_11_1_what_comes_back_and_what_stays() {
    let mut table = rest().farms(0, &[1, 2]).die("mine-1", 0, 3).die("lab-1", 0, 4).die("lab-1", 0, 4);
    table = table.die("hq-1", 0, 2).die("dep-t", 0, 6).die("L1", 0, 3);
    table.state.crews[0].cantina = 1;
    table.state.crews[0].supply -= 1;
    let table = table.settled();
    let crew = table.state.crews[0];
    // Six came back; with the die in the Headquarters one is above the limit.
    assert_eq!((crew.pool, crew.cantina, crew.farms[0]), (4, 0, 0));
    assert!(table.state.tables.mine[0].is_none() && table.state.tables.lab[0][0].is_none());
    assert!(table.state.tables.hq[0].is_some() && table.state.tables.depository[0][5].is_some());
    assert!(table.state.tables.negotiation[0][0].is_some());
}

#[test]
fn ci_11_2_roslyn_and_the_ai_refill() {
    let table = rest().character(0, "roslyn").settled();
    assert_eq!(table.state.crews[0].pool, 3);
    let mut table = Table::new(with_ai(1)).phase(Phase::Rest);
    table.state.ai.dice = 1;
    table.state.ai.supply = 12;
    assert_eq!(table.settled().state.ai.dice, 3);
}

#[test]
fn ci_11_3_the_marker_passes_to_the_next_human() {
    let mut table = Table::new(with_ai(2)).phase(Phase::Rest);
    table.state.first = 1;
    assert_eq!(table.settled().state.first, 0);
}

#[test]
fn e23_limits_of_dice_and_items() {
    let cards = [
        "grogg",
        "yeki",
        "ledger",
        "archive",
        "jakhaw",
        "karvyk",
        "zcarpi",
        "uxolotyl",
        "id_badge",
        "aqua_pack",
    ];
    let table = rest().pool(0, 4).die("hq-1", 0, 1).die("hq-2", 0, 2).hand(0, &cards).settled();
    assert_eq!((table.state.crews[0].pool, table.turn()), (3, asks(0)));
    let table = table.play(0, "discard grogg");
    assert_eq!(table.refused(0, "discard grogg"), "CI-13.1");
    // Nothing is shown before all have answered.
    assert_eq!(table.state.item_discard, 0);
    let table = table.play(0, "discard yeki");
    assert_eq!((table.hand_of(0).len(), table.state.item_discard.count_ones()), (8, 2));
    assert_eq!(table.state.phase, Phase::Plan);
}

#[test]
fn ci_11_4_hand_limits_are_answered_by_all_at_once() {
    let nine = ["grogg", "yeki", "ledger", "archive", "jakhaw", "karvyk", "zcarpi", "uxolotyl", "id_badge"];
    let other = [
        "aqua_pack",
        "aqua_cannon",
        "ice_stones",
        "spare_parts",
        "algae_cells",
        "soda_supply",
        "zcharo_lamp",
        "jrayek_pump",
        "captains_hat",
    ];
    let table = rest().hand(0, &nine).hand(1, &other).settled();
    assert_eq!(table.turn(), Turn::Decide([Seat(0), Seat(1)].into_iter().collect()));
    let table = table.play(1, "discard aqua_pack");
    assert_eq!(table.view(0)["seats"][1]["hand_size"], json!(9));
    assert_eq!(table.view(0)["item_discard"], json!([]));
    let table = table.play(0, "discard yeki");
    assert_eq!(table.state.item_discard.count_ones(), 2);
}

#[test]
fn ci_11_5_rest_happens_in_round_eight_too() {
    let mut table = rest().pool(0, 7).caches([4, 5, 5, 6, 6, 7]);
    table.state.round = 8;
    let table = table.settled();
    assert_eq!((table.state.crews[0].pool, table.turn()), (5, Turn::Over));
}

#[test]
fn ci_18_11_dice_above_five_count_until_rest() {
    let table = Table::new(people(2)).pool(0, 7).face_up(0, &["sleep_capsules"]);
    assert_eq!(table.part_of(0, "items"), 6 + 7);
    // In round 8 dice put in the Headquarters count at the end.
    let mut table = Table::two().garages(0, &[3]).face_up(0, &["sleep_capsules"]).character(0, "troy");
    table.state.round = 8;
    let table = table.play(0, "act hq 3").play(0, "take water").drawn();
    assert_eq!((table.turn(), table.part_of(0, "items")), (Turn::Over, 7));
}
