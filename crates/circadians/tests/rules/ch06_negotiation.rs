//! Chapter 6: costs, clan abilities, advancements, setbacks.

use crate::table::{Table, asks, people};
use serde_json::json;
use solarium_circadians::{Event, Sort};
use solarium_core::Seat;

const RICH: [u32; 4] = [50, 50, 50, 50];

/// Two people; seat 0 has this die due in Garage 1 and plenty of everything; seat 1 waits with a die.
fn ready(value: u8) -> Table {
    Table::two().garages(0, &[value]).garages(1, &[1]).holds(0, RICH)
}

/// No advancement is due for any value.
fn all_advanced(table: Table) -> Table {
    table.advanced(&[(1, "items"), (2, "die"), (3, "gem"), (4, "harvester"), (5, "upgrade"), (6, "farm")])
}

#[test]
fn t1_costs_of_the_top_spaces() {
    let table = ready(3).holds(0, [0, 6, 0, 0]).advanced(&[(3, "gem")]);
    assert!(table.may(0, "act neg-L1 3"));
    assert_eq!(table.clone().holds(0, [0, 5, 0, 0]).refused(0, "act neg-L1 3"), "CI-5.11");
    assert_eq!(table.play(0, "act neg-L1 3").res(0), [0, 0, 0, 0]);
    let table = ready(3).holds(0, [0, 0, 4, 0]).advanced(&[(3, "gem")]).play(0, "act neg-Z1 3");
    assert_eq!(table.play(0, "no").res(0), [0, 0, 0, 0]);
}

#[test]
fn ci_6_1_every_cost_and_point_of_the_board() {
    let costs = [[6, 9, 12, 15], [4, 6, 8, 10], [2, 3, 4, 5]];
    let points = [[3, 5, 7, 10], [4, 6, 8, 11], [5, 7, 9, 12]];
    for (clan, letter) in ["L", "Z", "J"].into_iter().enumerate() {
        for row in 0..4 {
            let space = format!("{letter}{}", row + 1);
            let table = all_advanced(ready(3)).play(0, &format!("act neg-{space} 3"));
            assert_eq!(table.res(0)[clan + 1], 50 - costs[clan][row], "{space}");
            assert_eq!(table.part_of(0, "negotiation"), points[clan][row], "{space}");
        }
    }
}

#[test]
fn t2_a_five_below_leyrien() {
    let table = ready(5).die("L1", 1, 6).advanced(&[(1, "harvester"), (2, "die")]).play(0, "act neg-L2 5");
    assert_eq!(table.res(0)[1], 41);
    assert_eq!(table.part_of(0, "negotiation"), 5);
    // The clan ability of side A finds no die on the base, so the advancement comes at once.
    assert_eq!(table.legal(0), ["reward items", "reward gem", "reward upgrade", "reward farm"]);
    let table = table.play(0, "reward gem");
    assert_eq!(table.legal(0), ["setback sum8", "setback sum10"]);
    let table = table
        .hand(0, &["grogg", "yeki"])
        .upgrades(0, &["tuned"])
        .farm_tiles(0, &["field"])
        .harvester(0, "e5");
    let table = table.play(0, "setback sum10");
    let all = ["items", "die", "gem", "harvester", "upgrade", "farm"].map(|k| format!("suffer {k}"));
    assert_eq!(table.legal(0), all);
}

#[test]
fn ci_6_2_any_value_any_free_space_and_the_die_stays() {
    let table = ready(3).die("L1", 1, 3).advanced(&[(3, "gem")]);
    assert_eq!(table.refused(0, "act neg-L1 3"), "CI-5.13");
    for value in [2, 3, 4] {
        assert!(table.may(0, &format!("act neg-L2 {value}")));
    }
    let table = Table::two().die("L2", 0, 4).garages(1, &[4]).play(1, "act hq 4").play(1, "take water");
    assert_eq!(table.drawn_to_plan().part_of(0, "negotiation"), 5);
}

#[test]
fn ci_6_3_spaces_of_a_row_are_equal() {
    let table = Table::new(people(3)).garages(0, &[3]).holds(0, RICH).die("L2", 1, 1);
    assert!(table.may(0, "act neg-L2 3"));
    let table = table.die("L2", 2, 1);
    assert_eq!(table.refused(0, "act neg-L2 3"), "CI-5.13");
}

#[test]
fn ci_6_4_items_then_ability_then_advancement_then_setback() {
    let table = ready(4)
        .garages(0, &[4, 2])
        .face_up(0, &["aqua_pack", "leyrien_armour"])
        .die("L1", 1, 5)
        .holds(0, [0, 9, 0, 0]);
    let table = table.play(0, "act neg-L2 4");
    // Item gains are in already.
    assert_eq!((table.res(0), table.state.crews[0].pool), ([5, 0, 0, 0], 1));
    assert!(table.may(0, "set garage-2 6") && table.may(0, "no"));
    let table = table.play(0, "no");
    assert_eq!(table.legal(0).len(), 6);
    let table = table.play(0, "reward gem");
    // CI-18.6: the die gained by the Armour may be lost to this setback. `sum8` alone holds: answered automatically.
    assert!(table.legal(0).contains(&"suffer die".to_string()));
    assert!(table.play(0, "suffer die").may(0, "lose die pool"));
}

#[test]
fn t3_leyrien_a_sets_a_die_still_on_the_base() {
    let table = all_advanced(ready(3)).garages(0, &[3, 4]).farms(0, &[0, 2]);
    let table = table.play(0, "act neg-L1 3");
    let expected: Vec<String> = [1, 2, 3, 5, 6]
        .into_iter()
        .map(|v| format!("set garage-2 {v}"))
        .chain([1, 3, 4, 5, 6].into_iter().map(|v| format!("set farm-2 {v}")))
        .chain(["no".to_string()])
        .collect();
    assert_eq!(table.legal(0), expected);
    let table = table.play(0, "set farm-2 6");
    assert_eq!(table.state.crews[0].farms[1], 6);
}

#[test]
fn ci_6_5_the_ability_is_optional_on_every_die() {
    let table = all_advanced(ready(3)).die("Z1", 0, 1).play(0, "act neg-Z2 3");
    assert_eq!(table.legal(0), ["use", "no"]);
    assert_eq!(table.clone().play(0, "no").res(0)[2], 44);
    assert_eq!(table.play(0, "use").res(0)[2], 45);
}

#[test]
fn ci_6_6_the_six_abilities() {
    let table = |sides: &str, space: &str| {
        let clans = json!({"leyrien": sides, "zcharo": sides, "jrayek": sides});
        let table = Table::new(json!({"seats": ["human", "human"], "clans": clans}));
        let table = table.garages(0, &[3]).garages(1, &[1]).holds(0, RICH);
        all_advanced(table).play(0, &format!("act neg-{space} 3"))
    };
    assert_eq!(table("B", "L1").play(0, "use").res(0), [50, 46, 50, 50]);
    assert_eq!(table("A", "Z1").play(0, "use").res(0), [50, 50, 47, 50]);
    let step = table("B", "Z1");
    assert_eq!(step.legal(0), ["step 1", "step 2", "step 3", "step 4", "step 5", "step 6", "no"]);
    assert_eq!(step.play(0, "step 2").at(0), "e5");
    assert_eq!(table("A", "J1").play(0, "use").drawn().hand_of(0).len(), 2);
    assert_eq!(table("B", "J1").play(0, "use").res(0), [55, 50, 50, 48]);
}

#[test]
fn ci_6_7_set_die_reaches_garages_and_farms_only() {
    let table = all_advanced(ready(3)).pool(0, 2).die("market-1", 0, 2).die("hq-1", 0, 2);
    // Nothing to set: the ability passes automatically.
    assert_eq!(table.play(0, "act neg-L1 3").turn(), asks(1));
    let table = all_advanced(ready(3)).garages(0, &[3, 4]).play(0, "act neg-L1 3");
    assert_eq!(table.refused(0, "set garage-2 4"), "CI-6.7");
    assert_eq!(table.refused(0, "set garage-3 4"), "CI-6.7");
    assert_eq!(table.refused(0, "set farm-1 4"), "CI-6.7");
}

#[test]
fn ci_6_8_the_altered_value_pays_once_per_game() {
    let table = ready(4).advanced(&[(4, "die")]).play(0, "act neg-J1 5").play(0, "no");
    assert_eq!(table.refused(0, "reward die"), "CI-6.8");
    assert_eq!(table.refused(0, "use"), "CI-19.3");
    let table = table.play(0, "reward items").drawn();
    assert_eq!(table.reward_of(5), Some("items"));
    // The next seat with a 5 gets nothing.
    let table = table.holds(1, RICH).garages(1, &[5]).play(1, "act neg-J2 5").play(1, "no");
    assert_eq!(table.legal(1).iter().filter(|a| a.starts_with("reward")).count(), 0);
}

#[test]
fn ci_6_9_each_reward() {
    let table = |kind: &str| {
        let table = ready(5).stacks(Sort::Farm, ["field", "garden", "springs"]);
        table.play(0, "act neg-J1 5").play(0, "no").play(0, &format!("reward {kind}"))
    };
    assert_eq!(table("items").drawn().hand_of(0).len(), 2);
    assert_eq!(table("die").state.crews[0].pool, 1);
    assert_eq!(table("gem").res(0)[3], 49);
    let step = table("harvester");
    assert_eq!(step.legal(0).len(), 6);
    assert_eq!(step.refused(0, "stay"), "CI-19.3");
    assert_eq!(step.play(0, "step 3").at(0), "f4");
    let tile = table("upgrade");
    assert_eq!(tile.legal(0), ["tile upgrade 1", "tile upgrade 2", "tile upgrade 3"]);
    assert_eq!(tile.refused(0, "no"), "CI-8.13");
    assert_eq!(tile.play(0, "tile upgrade 2").drawn().upgrades_of(0), ["boosted"]);
    assert_eq!(table("farm").play(0, "tile farm 2").drawn().farm_tiles_of(0), ["garden"]);
}

#[test]
fn ci_6_9_a_void_reward_may_be_chosen_and_a_free_tile_declined_when_full() {
    let table = ready(5).stacks(Sort::Farm, ["", "", ""]).supply(0, 0);
    let table = table.play(0, "act neg-J1 5").play(0, "no");
    assert_eq!(table.clone().play(0, "reward farm").turn(), asks(1));
    assert_eq!(table.play(0, "reward die").turn(), asks(1));
    let full = ready(5).upgrades(0, &["tuned", "tuned", "solar", "solar"]);
    let full = full.play(0, "act neg-J1 5").play(0, "no").play(0, "reward upgrade");
    assert!(full.may(0, "no"));
    let sizes = full.state.upgrade_stacks.sizes;
    let declined = full.clone().play(0, "no");
    assert_eq!(declined.state.upgrade_stacks.sizes, sizes);
    assert_eq!(full.play(0, "tile upgrade 1").refused(0, "place"), "CI-8.13");
}

#[test]
fn e11_one_of_several_conditions_is_taken_the_others_stay() {
    let table = all_advanced(ready(5)).die("Z1", 1, 3).die("Z2", 1, 5).play(0, "act neg-Z3 5").play(0, "no");
    assert_eq!(table.legal(0), ["setback sum8", "setback sum10", "setback sum12", "setback same2"]);
    assert_eq!(table.refused(0, "setback sum14"), "CI-6.10");
    assert_eq!(table.refused(0, "setback same3"), "CI-6.10");
    let table = table.play(0, "setback same2").play(0, "suffer gem");
    assert_eq!(table.punishment_of("same2"), Some("gem"));
    let table = table.holds(1, RICH).play(1, "act neg-Z4 1").play(1, "no");
    assert_eq!(table.legal(1), ["setback sum8", "setback sum10", "setback sum12", "setback sum14"]);
}

#[test]
fn ci_6_10_every_condition() {
    // Dice below Jrayek before, the value placed, the condition that is reached and was not before.
    let cases: [(&[u8], u8, &str); 6] = [
        (&[5], 3, "sum8"),
        (&[6], 4, "sum10"),
        (&[6, 4], 2, "sum12"),
        (&[6, 5], 3, "sum14"),
        (&[2], 2, "same2"),
        (&[2, 2], 2, "same3"),
    ];
    for (before, value, condition) in cases {
        let mut table = all_advanced(ready(value));
        for (row, shown) in before.iter().enumerate() {
            table = table.die(&format!("J{}", row + 1), 1, *shown);
        }
        let held = |table: &Table| {
            let held = table.game.conditions(&table.state, 2);
            let tokens = table.game.pack.setbacks.iter().enumerate();
            tokens.filter(|(i, _)| held & (1 << i) != 0).map(|(_, s)| s.id.clone()).collect::<Vec<_>>()
        };
        assert!(!held(&table).contains(&condition.to_string()), "{condition} before");
        let table = table.play(0, &format!("act neg-J4 {value}")).play(0, "no");
        // A single condition is picked automatically (CI-19.2); then the punishment is asked for.
        let table = if table.legal(0)[0].starts_with("setback") {
            assert!(table.may(0, &format!("setback {condition}")));
            table.play(0, &format!("setback {condition}"))
        } else {
            table
        };
        let table = table.play(0, "suffer gem");
        assert_eq!(table.punishment_of(condition), Some("gem"));
    }
}

#[test]
fn ci_6_11_condition_and_punishment_once_per_game() {
    let table = all_advanced(ready(4))
        .hand(0, &["grogg", "yeki"])
        .die("J1", 1, 6)
        .set_back(&[("sum8", "die")])
        .play(0, "act neg-J2 4")
        .play(0, "no");
    // Only `sum10` is left and is taken automatically; the covered punishment is closed.
    assert_eq!(table.refused(0, "suffer die"), "CI-6.11");
    let table = table.play(0, "suffer gem");
    assert_eq!((table.punishment_of("sum10"), table.res(0)[3]), (Some("gem"), 46));
}

#[test]
fn e12_full_before_partial_before_void() {
    let table = |hand: &[&str]| {
        let table = all_advanced(ready(4)).die("L1", 1, 6).hand(0, hand).holds(0, [0, 9, 0, 0]);
        let table = table.set_back(&[("sum8", "die"), ("same3", "upgrade")]);
        table.play(0, "act neg-L2 4")
    };
    // One card: only `items`, which is then answered automatically, as is the card.
    let one = table(&["grogg"]);
    assert_eq!((one.punishment_of("sum10"), one.hand_of(0).len()), (Some("items"), 0));
    assert!(one.events.iter().any(|(_, e)| matches!(e, Event::OnlyAnswer { .. })));
    let none = table(&[]);
    let open = ["suffer items", "suffer gem", "suffer harvester", "suffer farm"];
    assert_eq!(none.legal(0), open);
    let covered = none.play(0, "suffer farm");
    assert_eq!((covered.punishment_of("sum10"), covered.turn()), (Some("farm"), asks(1)));
}

#[test]
fn ci_6_12_a_full_one_must_be_chosen() {
    let table = all_advanced(ready(4)).die("L1", 1, 6).hand(0, &["grogg"]).set_back(&[("sum8", "upgrade")]);
    let table = table.play(0, "act neg-L2 4");
    assert_eq!(table.legal(0), ["suffer die", "suffer gem"]);
    assert_eq!(table.refused(0, "suffer items"), "CI-6.12");
    assert_eq!(table.refused(0, "suffer farm"), "CI-6.12");
}

/// A setback of `sum8` is to be suffered.
fn struck(table: Table) -> Table {
    let table = all_advanced(table).die("J1", 1, 6).play(0, "act neg-J2 4");
    table.play(0, "no").play(0, "setback sum8")
}

#[test]
fn ci_6_13_each_punishment() {
    let base = ready(3).hand(0, &["grogg", "yeki", "ledger"]).upgrades(0, &["tuned", "solar", "flipper"]);
    let base = base.farm_tiles(0, &["field", "springs"]).harvester(0, "c7");
    let table = struck(base);
    let items = table.clone().play(0, "suffer items");
    assert_eq!(items.legal(0).len(), 3);
    let items = items.play(0, "discard yeki").play(0, "discard ledger");
    assert_eq!(items.hand_of(0), ["grogg"]);
    assert_eq!(items.state.item_discard.count_ones(), 2);
    assert_eq!(table.clone().play(0, "suffer gem").res(0)[3], 46);
    let upgrade = table.clone().play(0, "suffer upgrade");
    assert_eq!(upgrade.legal(0), ["lose upgrade 2", "lose upgrade 3", "lose upgrade 4"]);
    assert_eq!(upgrade.refused(0, "lose upgrade 5"), "CI-8.13");
    assert_eq!(upgrade.play(0, "lose upgrade 3").upgrades_of(0), ["tuned", "flipper"]);
    let farm = table.clone().play(0, "suffer farm");
    assert_eq!(farm.legal(0), ["lose farm 4", "lose farm 5"]);
    assert_eq!(farm.play(0, "lose farm 4").farm_tiles_of(0), ["springs"]);
    let step = table.clone().play(0, "suffer harvester");
    assert_eq!(step.legal(0).len(), 2);
    let die = table.play(0, "suffer die");
    // A single die on the boards is lost automatically (CI-19.2).
    assert_eq!((die.part_of(0, "negotiation"), die.turn()), (0, asks(1)));
}

#[test]
fn ci_6_13_a_die_may_be_lost_from_anywhere() {
    let mut table = ready(3).garages(0, &[3, 2]).farms(0, &[0, 5]).pool(0, 1).die("hq-2", 0, 3);
    table = table.die("mine-1", 0, 2).die("lab-1", 0, 4).die("lab-1", 0, 4).die("foundry-2", 0, 2);
    table = table.die("dep-t", 0, 6).die("Z3", 0, 2);
    table.state.crews[0].cantina = 1;
    table.state.crews[0].supply -= 1;
    let table = struck(table).play(0, "suffer die");
    let places = [
        "pool",
        "garage-2",
        "farm-2",
        "cantina",
        "hq-2",
        "mine-1",
        "lab-1",
        "foundry-2",
        "dep-t:6",
        "neg-Z3:2",
        "neg-J2:4",
    ];
    assert_eq!(table.legal(0), places.map(|p| format!("lose die {p}")));
    assert_eq!(table.refused(0, "lose die control-1"), "CI-6.7");
    let supply = table.state.crews[0].supply;
    for place in places {
        let lost = table.clone().play(0, &format!("lose die {place}"));
        assert_eq!(lost.state.crews[0].supply, supply + 1, "{place}");
    }
    // CI-6.14: the other die of a pair still blocks, a Garage keeps its gap, points are gone.
    let lab = table.clone().play(0, "lose die lab-1");
    assert_eq!(lab.state.tables.lab[0].iter().filter(|d| d.is_some()).count(), 1);
    assert_eq!(lab.part_of(0, "negotiation"), 8 + 7);
    assert_eq!(table.play(0, "lose die neg-Z3:2").part_of(0, "negotiation"), 7);
}

#[test]
fn ci_6_14_nothing_slides_into_the_gap_of_a_lost_garage_die() {
    let table = struck(ready(3).garages(0, &[3, 2, 5])).play(0, "suffer die").play(0, "lose die garage-2");
    let table = table.play(1, "act hq 1").play(1, "take water");
    assert_eq!(table.state.crews[0].garages[..3], [0, 0, 5]);
    assert_eq!(table.turn(), asks(0));
}

#[test]
fn ci_6_15_tiles_shift_with_farm_dice_but_not_with_garage_dice() {
    let table =
        ready(3).garages(0, &[3, 6]).upgrades(0, &["flipper", "solar"]).farm_tiles(0, &["gem_farm", "field"]);
    let table = struck(table.farms(0, &[0, 0, 0, 6, 2]));
    let farm = table.clone().play(0, "suffer farm").play(0, "lose farm 4");
    let crew = farm.state.crews[0];
    assert_eq!((&crew.farms[3..6], crew.cantina, crew.res[0]), (&[2, 0, 0][..], 1, 50));
    let upgrade = table.play(0, "suffer upgrade").play(0, "lose upgrade 2");
    assert_eq!((upgrade.upgrades_of(0), upgrade.state.crews[0].garages[1]), (vec!["solar"], 6));
    // CI-15.3: the shifted tile acts for its new Garage, so the fee is gone.
    let next = upgrade.play(1, "act hq 1").play(1, "take water");
    assert_eq!(next.refused(0, "stand-down"), "CI-5.7");
}

#[test]
fn ci_6_16_the_sceptre_ignores_and_no_token_moves() {
    let table = all_advanced(ready(4)).face_up(0, &["leyrien_sceptre"]).die("J1", 1, 6);
    let table = table.play(0, "act neg-J2 4").play(0, "no");
    assert_eq!(table.legal(0), ["setback sum8", "setback sum10", "ignore"]);
    let table = table.play(0, "ignore");
    assert_eq!((table.punishment_of("sum8"), table.turn()), (None, asks(1)));
    let table = all_advanced(ready(4)).die("J1", 1, 6).play(0, "act neg-J2 4").play(0, "no");
    assert_eq!(table.refused(0, "ignore"), "CI-6.16");
}

#[test]
fn e14_setback_steps() {
    let from = |space: &str| struck(ready(3).harvester(0, space).without_token("d6"));
    assert_eq!(from("c7").play(0, "suffer harvester").legal(0), ["step 4", "step 5"]);
    let back = from("c7").play(0, "suffer harvester");
    assert_eq!(back.clone().play(0, "step 5").at(0), "c6");
    assert_eq!(back.play(0, "step 4").at(0), "d6");
    // One way only: answered automatically, and the token of e6 is taken.
    let table = from("e7").play(0, "suffer harvester");
    assert_eq!((table.at(0), table.res(0)[0]), ("e6", 53));
    // CI-6.17: the centre is near enough.
    assert_eq!(from("e4").refused(0, "suffer harvester"), "CI-6.12");
}

#[test]
fn ci_18_7_the_die_that_caused_it_may_be_lost() {
    let table = struck(ready(3)).play(0, "suffer die");
    // The only die is lost automatically; the token has moved, later sums are without it.
    assert_eq!(table.state.tables.negotiation[2][1].owner(), None);
    assert!(table.punishment_of("sum8").is_some());
    assert_eq!(table.game.conditions(&table.state, 2), 0);
    assert!(!table.state.tables.negotiation[2][0].belongs_to(Seat(0)));
}
