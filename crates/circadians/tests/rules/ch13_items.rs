//! Chapters 13 and 14: every Item and every character.

use crate::table::{Table, asks};
use solarium_circadians::{Phase, Sort};

/// The first player's dice, with the Item face up; seat 1 waits with a die.
fn owner(item: &str, garages: &[u8], res: [u32; 4]) -> Table {
    let table = Table::two().garages(0, garages).garages(1, &[1]).holds(0, res).face_up(0, &[item]);
    table.advanced(&[(1, "items"), (2, "die"), (3, "gem"), (4, "harvester"), (5, "upgrade"), (6, "farm")])
}

/// What is left after an action that begins with `act`, answers following.
fn left(item: &str, garages: &[u8], res: [u32; 4], answers: &[&str]) -> [u32; 4] {
    owner(item, garages, res).plays(0, answers).drawn().res(0)
}

#[test]
fn ci_13_5_discount_items() {
    assert_eq!(left("algae_cells", &[4, 4], [0, 2, 0, 0], &["act lab 4", "tile farm 1"]), [0, 0, 0, 0]);
    assert_eq!(left("ice_stones", &[4, 4], [3, 1, 0, 0], &["act lab 4", "tile farm 1"]), [0, 0, 0, 0]);
    assert_eq!(left("aqua_cannon", &[4], [5, 0, 0, 0], &["act foundry 4"]), [0, 0, 0, 0]);
    assert_eq!(left("spare_parts", &[4], [0, 0, 1, 0], &["act foundry 4"]), [0, 0, 0, 0]);
    assert_eq!(left("fuel_refiner", &[4], [0, 0, 1, 0], &["act control 4"]), [0, 0, 0, 0]);
    assert_eq!(left("hydrolic_core", &[4], [5, 0, 0, 0], &["act control 4"]), [0, 0, 0, 0]);
    assert_eq!(left("jrayek_drill", &[4], [1, 0, 0, 0], &["act mine-1 4"]), [0, 0, 0, 1]);
    assert_eq!(left("zcharo_beacon", &[4], [0, 0, 0, 0], &["act academy-2 4"]), [0, 0, 0, 0]);
    let soda = owner("soda_supply", &[4], [0, 5, 2, 0]).hand(0, &["captains_hat", "grogg"]);
    let soda = soda.play(0, "act dep-m 4").play(0, "trade captains_hat");
    assert_eq!(soda.res(0), [0, 5, 0, 0]);
}

#[test]
fn ci_13_4_discounts_lower_only_their_resource_and_costs_may_hold_gems() {
    let table = owner("soda_supply", &[4], [0, 2, 0, 1]).hand(0, &["jrayek_shield"]).play(0, "act dep-m 4");
    assert_eq!(table.res(0), [0, 0, 0, 0]);
    assert_eq!(
        owner("soda_supply", &[4], [0, 2, 0, 0]).hand(0, &["jrayek_shield"]).refused(0, "act dep-m 4"),
        "CI-7.2"
    );
}

#[test]
fn ci_13_5_market_items_come_before_trading() {
    for (item, gain) in
        [("jrayek_pump", [5, 0, 0, 0]), ("leyrien_basket", [0, 2, 0, 0]), ("zcharo_lamp", [0, 0, 1, 0])]
    {
        let table = owner(item, &[4], [0; 4]).play(0, "act market-2 4");
        assert_eq!(table.res(0), gain, "{item}");
        // What came in may be traded at once.
        assert!(table.legal(0).len() > 1, "{item}");
    }
}

#[test]
fn ci_13_3_several_items_on_one_action_all_apply() {
    let table =
        owner("jrayek_pump", &[4], [0; 4]).face_up(0, &["jrayek_pump", "leyrien_basket", "zcharo_lamp"]);
    assert_eq!(table.play(0, "act market-2 4").res(0), [5, 2, 1, 0]);
}

#[test]
fn ci_13_5_gain_items() {
    let hat = owner("captains_hat", &[4], [0, 2, 0, 0]).play(0, "act academy-2 4");
    assert_eq!(hat.state.crews[0].pool, 2);
    let badge = owner("id_badge", &[4], [0; 4]).play(0, "act hq 4").play(0, "take items").drawn();
    assert_eq!(badge.hand_of(0).len(), 4);
    let codes = owner("security_codes", &[4], [0; 4]).play(0, "act hq 4").play(0, "take water");
    assert_eq!(codes.res(0)[0], 10);
    let ledger = owner("ledger", &[4], [9, 9, 9, 9]).hand(0, &["grogg"]).play(0, "act dep-m 4").drawn();
    assert_eq!(ledger.hand_of(0).len(), 1);
    let pack = owner("aqua_pack", &[4], [0, 6, 0, 0]).play(0, "act neg-L1 4");
    assert_eq!(pack.res(0), [5, 0, 0, 0]);
}

#[test]
fn ci_13_6_armours_only_below_their_clan() {
    for (armour, own) in [("leyrien_armour", 'L'), ("zcharo_armour", 'Z'), ("jrayek_armour", 'J')] {
        for clan in ['L', 'Z', 'J'] {
            let table = owner(armour, &[4], [20; 4]).play(0, &format!("act neg-{clan}1 4"));
            assert_eq!(table.state.crews[0].pool, u8::from(clan == own), "{armour} below {clan}");
        }
    }
}

#[test]
fn ci_13_5_end_items() {
    let scene = || {
        let table =
            Table::two().phase(Phase::Over).caches([4, 5, 5, 6, 6, 7]).holds(0, [11, 9, 5, 5]).pool(0, 3);
        let table = table
            .die("L1", 0, 1)
            .die("L2", 0, 1)
            .die("Z1", 0, 1)
            .die("J1", 0, 1)
            .die("J2", 0, 1)
            .die("J3", 0, 1);
        let table = table
            .die("dep-t", 0, 6)
            .die("dep-t", 0, 5)
            .die("hq-1", 0, 2)
            .hand(0, &["ledger", "id_badge", "aqua_pack"]);
        table.upgrades(0, &["tuned", "solar"]).farm_tiles(0, &["springs"])
    };
    let cases = [
        ("alien_relic", 8 + 6),
        ("engineer_bot", 7 + 2),
        ("archive", 6 + 1),
        ("grogg", 6 + 2),
        ("uxolotyl", 6 + 2),
        ("zcarpi", 6 + 2),
        ("yeki", 6 + 2),
        ("jakhaw", 6 + 2),
        ("karvyk", 6 + 1),
        ("jrayek_shield", 6 + 6),
        ("leyrien_scythe", 6 + 4),
        ("zcharo_flyer", 6 + 2),
        ("security_drone", 5 + 2),
        ("worker_drone", 5),
        ("sleep_capsules", 6 + 4),
    ];
    for (item, points) in cases {
        assert_eq!(scene().face_up(0, &[item]).part_of(0, "items"), points, "{item}");
    }
}

#[test]
fn ci_13_5_printed_points_of_game_items() {
    let points = [
        ("algae_cells", 2),
        ("ice_stones", 2),
        ("aqua_cannon", 2),
        ("spare_parts", 2),
        ("fuel_refiner", 2),
        ("hydrolic_core", 2),
        ("jrayek_drill", 3),
        ("jrayek_pump", 3),
        ("leyrien_basket", 3),
        ("zcharo_lamp", 3),
        ("captains_hat", 3),
        ("id_badge", 4),
        ("security_codes", 4),
        ("soda_supply", 3),
        ("ledger", 4),
        ("aqua_pack", 3),
        ("leyrien_armour", 3),
        ("zcharo_armour", 3),
        ("jrayek_armour", 3),
        ("leyrien_sceptre", 2),
        ("zcharo_beacon", 2),
    ];
    for (item, points) in points {
        assert_eq!(Table::two().face_up(0, &[item]).part_of(0, "items"), points, "{item}");
    }
}

#[test]
fn ci_13_1_items_in_hand_do_nothing() {
    let table =
        Table::two().garages(0, &[4]).hand(0, &["jrayek_pump"]).holds(0, [0; 4]).play(0, "act market-2 4");
    assert_eq!((table.hand_of(0).len(), table.part_of(0, "items")), (1, 0));
    assert_eq!(table.view(1)["seats"][0]["hand_size"], 1);
    assert_eq!(table.view(1)["seats"][0]["hand"], serde_json::Value::Null);
}

#[test]
fn ci_13_2_only_the_sceptre_is_a_choice() {
    let table = owner("leyrien_sceptre", &[4], [20; 4]).die("J1", 1, 6).play(0, "act neg-J2 4").play(0, "no");
    assert!(table.may(0, "ignore"));
}

#[test]
fn t21_dan_troy_and_lysias() {
    let dan = Table::two()
        .character(0, "dan")
        .garages(0, &[6])
        .garages(1, &[1])
        .hand(0, &["grogg"])
        .holds(0, [9; 4]);
    let dan = dan.play(0, "act dep-t 6").play(0, "step 2");
    assert_eq!((dan.at(0), dan.legal(0)), ("e5", ["also m", "also b", "no"].map(String::from).to_vec()));
    assert_eq!(dan.refused(0, "also t"), "CI-14.2");
    assert_eq!(dan.clone().play(0, "also m").state.crews[0].pool, 1);
    assert_eq!(dan.clone().play(0, "also b").drawn().hand_of(0).len(), 2);
    assert_eq!(dan.play(0, "no").turn(), asks(1));
    let troy = Table::two().character(0, "troy").garages(0, &[3]).garages(1, &[1]).holds(0, [0, 0, 2, 0]);
    assert_eq!(troy.advanced(&[(3, "gem")]).play(0, "act neg-Z1 3").play(0, "no").res(0)[2], 0);
    let lysias = owner("ledger", &[4], [20; 4]).character(0, "lysias").die("J1", 1, 6);
    let lysias = lysias.play(0, "act neg-J2 4").play(0, "no").play(0, "setback sum8");
    // No Farm tile to lose, but the right-most punishment may be turned.
    assert!(!lysias.may(0, "suffer farm"));
    let lysias = lysias.play(0, "turn farm");
    assert_eq!(lysias.punishment_of("sum8"), Some("farm"));
    assert_eq!(lysias.play(0, "tile farm 2").drawn().farm_tiles_of(0), ["algae_bed"]);
}

#[test]
fn ci_14_2_dan_in_another_row_may_step_second() {
    let dan = Table::two()
        .character(0, "dan")
        .garages(0, &[6])
        .garages(1, &[1])
        .hand(0, &["grogg"])
        .holds(0, [9; 4]);
    let dan = dan.play(0, "act dep-m 6").play(0, "also t");
    assert!(dan.may(0, "stay") && dan.may(0, "step 1"));
}

#[test]
fn ci_14_3_jakob_takes_an_upgrade_after_the_laboratory() {
    let jakob =
        Table::two().character(0, "jakob").garages(0, &[4, 4]).garages(1, &[1]).holds(0, [0, 4, 0, 0]);
    let jakob = jakob.play(0, "act lab 4").play(0, "tile farm 1").drawn();
    assert_eq!(jakob.legal(0), ["tile upgrade 1", "tile upgrade 2", "tile upgrade 3", "no"]);
    assert_eq!(jakob.clone().play(0, "no").turn(), asks(1));
    let taken = jakob.play(0, "tile upgrade 3").drawn();
    assert_eq!((taken.upgrades_of(0), taken.res(0)), (vec!["flipper"], [0; 4]));
    // Full rooms: in place of an own tile, or declined.
    let full = Table::two().character(0, "jakob").garages(0, &[4, 4]).garages(1, &[1]).holds(0, [0, 4, 0, 0]);
    let full = full
        .upgrades(0, &["solar", "tuned", "solar", "tanker"])
        .stacks(Sort::Upgrade, ["polished", "flipper", "boosted"]);
    let full = full.play(0, "act lab 4").play(0, "tile farm 1").drawn().play(0, "tile upgrade 1");
    assert_eq!(full.legal(0), ["replace 2", "replace 3", "replace 4", "replace 5"]);
}

#[test]
fn ci_14_4_lysias_takes_rewards_even_if_their_space_is_covered() {
    let lysias = |answer: &str| {
        let table = owner("ledger", &[4], [20; 4]).character(0, "lysias").die("J1", 1, 6);
        table.play(0, "act neg-J2 4").play(0, "no").play(0, "setback sum10").play(0, answer)
    };
    assert_eq!(lysias("turn gem").res(0)[3], 20 - 3 + 1);
    assert_eq!(lysias("turn items").drawn().hand_of(0).len(), 2);
    assert_eq!(lysias("turn die").state.crews[0].pool, 1);
    assert_eq!(lysias("turn harvester").play(0, "step 2").at(0), "e5");
    assert_eq!(lysias("turn upgrade").play(0, "tile upgrade 1").drawn().upgrades_of(0), ["tuned"]);
    // He may also suffer, as CI-6.12 demands.
    assert_eq!(lysias("suffer gem").res(0)[3], 20 - 3 - 1);
    let other = owner("ledger", &[4], [20; 4]).die("J1", 1, 6).hand(0, &["grogg", "yeki"]);
    let other = other.play(0, "act neg-J2 4").play(0, "no").play(0, "setback sum8");
    assert_eq!(other.refused(0, "turn gem"), "CI-14.4");
}

#[test]
fn ci_14_5_naira_pays_no_fees_and_cannot_stand_down() {
    let naira = Table::two().character(0, "naira").garages(0, &[0, 0, 0, 0, 3]).holds(0, [0; 4]);
    assert!(naira.may(0, "act hq 3"));
    assert_eq!(naira.refused(0, "stand-down"), "CI-5.7");
    // Actions cost the normal price.
    assert_eq!(naira.refused(0, "act foundry 3"), "CI-5.11");
}

#[test]
fn ci_14_6_roslyn_refills_to_three_with_the_hq() {
    let pool = |dice: u8, hq: bool| {
        let table = Table::two().character(0, "roslyn").phase(Phase::Rest).pool(0, dice);
        let table = if hq { table.die("hq-1", 0, 3) } else { table };
        table.settled().state.crews[0].pool
    };
    assert_eq!([pool(0, false), pool(0, true), pool(1, true), pool(4, false)], [3, 2, 2, 4]);
}

#[test]
fn ci_14_7_sable_steps_after_harvesting() {
    let sable = Table::two()
        .character(0, "sable")
        .phase(Phase::Harvest)
        .harvester(0, "e5")
        .holds(0, [0; 4])
        .settled();
    assert_eq!((sable.res(0), sable.turn()), ([5, 0, 0, 0], asks(0)));
    assert_eq!(sable.clone().play(0, "stay").at(0), "e5");
    // She takes the token there.
    let stepped = sable.play(0, "step 2");
    assert_eq!((stepped.at(0), stepped.res(0)[0]), ("e6", 8));
}

#[test]
fn ci_14_8_troy_pays_less_below_every_clan() {
    let troy = |space: &str| {
        let table =
            owner("ledger", &[3], [20; 4]).character(0, "troy").play(0, &format!("act neg-{space} 3"));
        table.res(0).map(|have| 20 - have)
    };
    assert_eq!([troy("L1"), troy("Z4"), troy("J3")], [[0, 3, 0, 0], [0, 0, 8, 0], [0, 0, 0, 3]]);
}

#[test]
fn ci_14_9_no_character_has_a_starting_bonus() {
    let game = crate::table::game(crate::table::people(2));
    assert_eq!(game.pack.characters.len(), 8);
    let table = Table::two().character(0, "troy");
    assert_eq!(table.res(0), [10, 2, 2, 0]);
}
