//! Chapter 5: order, fees, alterations, standing down, skipping.

use crate::table::{Table, asks, people, with_ai};
use solarium_circadians::{KnownCrew, Part, Phase, Sort};
use solarium_core::Turn;

/// Answers that act with a value, of all spaces: the values offered.
fn values(table: &Table, seat: u8) -> Vec<u8> {
    let mut values: Vec<u8> = table
        .legal_with(seat, "act ")
        .iter()
        .map(|a| a.rsplit(' ').next().and_then(|v| v.parse().ok()).expect("a value"))
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}

#[test]
fn ci_5_1_hq_dice_then_the_ai_then_base_dice() {
    let table = Table::new(with_ai(1)).part(Part::Hq).die("hq-2", 0, 4).garages(0, &[3]);
    assert_eq!(table.turn(), asks(0));
    let table = table.play(0, "act market-1 4").play(0, "done");
    assert_eq!((table.state.part, table.turn()), (Part::Ai, Turn::Chance));
    let table = table.chance("scheme s01").play(1, "resolve").chance("scheme s05").play(1, "resolve");
    assert_eq!((table.state.part, table.turn()), (Part::Base, asks(0)));
}

#[test]
fn ci_5_2_hq_dice_by_space_and_not_by_owner() {
    let table = Table::two().part(Part::Hq).die("hq-1", 1, 2).die("hq-3", 0, 6).garages(1, &[1]);
    assert_eq!(table.turn(), asks(1));
    assert_eq!(table.refused(1, "act hq 2"), "CI-5.2");
    let table = table.play(1, "act market-2 2").play(1, "done");
    // The empty second space is passed over.
    assert_eq!(table.turn(), asks(0));
    assert_eq!(table.refused(0, "act hq 6"), "CI-5.2");
    let table = table.play(0, "act market-1 6").play(0, "done");
    assert_eq!((table.state.part, table.turn()), (Part::Base, asks(1)));
    assert!(table.state.tables.hq.iter().all(|die| die.is_none()));
}

#[test]
fn ci_5_3_only_the_first_space_flips() {
    let table = Table::two().part(Part::Hq).die("hq-1", 0, 3).die("hq-2", 0, 3);
    assert_eq!(values(&table, 0), [3, 4]);
    assert_eq!(table.refused(0, "act market-1 5"), "CI-5.3");
    let table = table.play(0, "act market-1 4").play(0, "done");
    // The second space does not inherit it.
    assert_eq!(values(&table, 0), [3]);
    assert_eq!(table.state.tables.market[0].value(), 4);
}

#[test]
fn ci_5_4_garage_one_alters_by_one_for_good() {
    for (shown, offered) in [(1, vec![1, 2]), (4, vec![3, 4, 5]), (6, vec![5, 6])] {
        assert_eq!(values(&Table::two().garages(0, &[shown]), 0), offered);
    }
    let table = Table::two().garages(0, &[4]);
    assert_eq!(table.refused(0, "act market-1 6"), "CI-5.4");
    assert_eq!(table.play(0, "act market-1 5").state.tables.market[0].value(), 5);
}

#[test]
fn ci_5_5_in_turn_order_the_left_most_die_each() {
    let mut table = Table::new(people(3)).garages(0, &[3, 3]).garages(2, &[4]);
    table.state.first = 1;
    table.state.turn = 1;
    let table = table.settled();
    // Seat 1 has no die and is skipped.
    assert_eq!(table.turn(), asks(2));
    let table = table.play(2, "act hq 4").play(2, "take water");
    assert_eq!(table.turn(), asks(0));
    let table = table.play(0, "act hq 3").play(0, "take water");
    assert_eq!((table.turn(), table.state.crews[0].due_garage()), (asks(0), Some(1)));
}

#[test]
fn ci_5_6_fees_by_garage() {
    let table = Table::two().garages(0, &[0, 0, 0, 0, 5]).garages(1, &[1]).holds(0, [0, 3, 0, 0]);
    let table = table.play(0, "act hq 5").play(0, "take water");
    assert_eq!(table.res(0), [5, 0, 0, 0]);
    // The first is free even with a `fee` Event.
    let table = Table::two().event("ev12").garages(0, &[5]).holds(0, [0, 0, 0, 0]);
    assert!(table.may(0, "act hq 5"));
    assert_eq!(table.refused(0, "stand-down"), "CI-5.7");
}

/// Fees of all five Garages: the Algae a die in each loses on its way to the Headquarters.
fn fees(table: &Table) -> Vec<u32> {
    (0..5)
        .map(|g| {
            let mut values = [0; 5];
            values[g] = 5;
            let before = table.clone().garages(0, &values).holds(0, [0, 9, 0, 0]);
            before.play(0, "act hq 5").res(0)[1]
        })
        .map(|left| 9 - left)
        .collect()
}

#[test]
fn e30_fuel_shortage() {
    assert_eq!(fees(&Table::two()), [0, 1, 1, 2, 3]);
    let shortage = Table::two().event("ev12");
    assert_eq!(fees(&shortage), [0, 2, 2, 3, 4]);
    assert_eq!(fees(&shortage.clone().character(0, "naira")), [0; 5]);
    assert_eq!(fees(&shortage.upgrades(0, &["solar", "tuned", "solar"])), [0, 0, 2, 0, 4]);
}

#[test]
fn e1_three_garages_with_the_start_kit() {
    let mut table = Table::two().garages(0, &[3, 3, 3]).holds(0, [10, 2, 2, 0]);
    for left in [2, 1, 0] {
        table = table.play(0, "act hq 3").play(0, "take water");
        assert_eq!(table.res(0)[1], left);
    }
}

#[test]
fn e2_standing_down() {
    let table = Table::two().garages(0, &[0, 3, 3, 3, 3]).garages(1, &[1]).holds(0, [0, 1, 0, 0]);
    let table = table.play(0, "act hq 3").play(0, "take items").drawn();
    let table = table.play(1, "act hq 1").play(1, "take water");
    // No Algae for Garage 3: standing down is the only answer.
    assert_eq!(table.legal(0), ["stand-down"]);
    assert_eq!(table.refused(0, "act market-1 3"), "CI-5.7");
    assert_eq!(table.refused(0, "skip"), "CI-5.7");
    let mut kept = table;
    kept.state.crews[1].garages[4] = 2;
    kept.state.crews[1].supply -= 1;
    let table = kept.play(0, "stand-down");
    assert_eq!((table.res(0)[0], table.state.crews[0].cantina, table.turn()), (6, 3, asks(1)));
}

#[test]
fn ci_5_7_a_payable_fee_may_be_refused() {
    let table = Table::two().garages(0, &[0, 3, 3]).garages(1, &[1]).holds(0, [0, 5, 0, 0]);
    assert!(table.may(0, "stand-down"));
    let table = table.play(0, "stand-down");
    assert_eq!((table.res(0), table.state.crews[0].cantina), ([4, 5, 0, 0], 2));
}

#[test]
fn ci_5_8_a_free_die_must_act() {
    let table = Table::two().garages(0, &[3, 3]);
    assert_eq!(table.refused(0, "stand-down"), "CI-5.7");
    assert_eq!(table.refused(0, "skip"), "CI-5.9");
}

/// Every space a die of value 3 could use is taken or too dear.
fn crowded(part: Part) -> Table {
    let table = Table::two().part(part).holds(0, [0, 1, 0, 0]).garages(1, &[1]);
    let table = table.die("market-1", 1, 1).die("market-2", 1, 1);
    match part {
        Part::Base => table.die("hq-1", 1, 1).die("hq-2", 1, 1).die("hq-3", 1, 1),
        _ => table,
    }
}

#[test]
fn ci_5_9_a_die_without_a_space_is_skipped() {
    let table = crowded(Part::Base).garages(0, &[0, 3, 3]);
    assert_eq!(table.legal(0), ["stand-down", "skip"]);
    let table = table.play(0, "skip");
    let crew = table.state.crews[0];
    assert_eq!((crew.res, crew.cantina, crew.garages[2]), ([2, 0, 0, 0], 1, 3));
    // Without a fee skipping is the only answer; it is still asked (CI-19.2).
    let table = crowded(Part::Base).garages(0, &[3]);
    assert_eq!(table.legal(0), ["skip"]);
    // CI-18.3: a die of the Headquarters likewise, to its owner's Cantina.
    let table = crowded(Part::Hq).die("hq-1", 0, 3).play(0, "skip");
    assert_eq!((table.res(0)[0], table.state.crews[0].cantina), (2, 1));
}

#[test]
fn ci_5_10_fee_cost_gain_in_order() {
    // Garage 2 at the Mining Camp: 1A fee, 10 − 4 W, then the Gem, then Rich Vein's.
    let table = Table::two()
        .event("ev09")
        .garages(0, &[0, 4])
        .garages(1, &[1])
        .holds(0, [6, 1, 0, 0])
        .play(0, "act mine-1 4");
    assert_eq!(table.res(0), [0, 0, 0, 2]);
}

#[test]
fn e3_fee_and_price_together() {
    let table = Table::two().garages(0, &[0, 0, 0, 4]);
    assert!(table.clone().holds(0, [0, 4, 0, 0]).may(0, "act academy-2 4"));
    assert_eq!(table.holds(0, [0, 3, 0, 0]).refused(0, "act academy-2 4"), "CI-5.11");
}

#[test]
fn ci_5_11_what_is_gained_in_the_action_does_not_count() {
    // The Basket's Algae come before trading, but the fee is due before that.
    let table = Table::two().face_up(0, &["leyrien_basket"]).garages(0, &[0, 4]).holds(0, [9, 0, 9, 0]);
    assert_eq!(table.legal(0), ["stand-down"]);
}

#[test]
fn e4_alterations() {
    assert_eq!(values(&Table::two().garages(0, &[6]), 0), [5, 6]);
    let two = |tile: &str, shown: u8| {
        values(&Table::two().upgrades(0, &[tile]).garages(0, &[0, shown]).holds(0, [0, 9, 0, 0]), 0)
    };
    assert_eq!(two("boosted", 5), [5, 6]);
    assert_eq!(two("boosted", 3), [3, 4, 5]);
    assert_eq!(two("flipper", 2), [2, 5]);
    assert_eq!(two("tuned", 1), [1, 2]);
    assert_eq!(two("tanker", 2), [2]);
    assert_eq!(values(&Table::two().part(Part::Hq).die("hq-1", 0, 3), 0), [3, 4]);
}

#[test]
fn ci_5_12_where_dice_may_go() {
    let rich = Table::two()
        .garages(0, &[3, 3])
        .holds(0, [40, 40, 40, 40])
        .hand(0, &["grogg"])
        .stacks(Sort::Upgrade, ["tuned", "tuned", "solar"]);
    let spaces: Vec<String> = rich
        .legal_with(0, "act ")
        .into_iter()
        .filter(|a| a.ends_with(" 3"))
        .map(|a| a[4..a.len() - 2].to_string())
        .collect();
    let expected = "neg-L1 neg-L2 neg-L3 neg-L4 neg-Z1 neg-Z2 neg-Z3 neg-Z4 neg-J1 neg-J2 neg-J3 neg-J4 dep-t dep-m \
                    dep-b hq mine-1 mine-2 lab foundry control market-1 market-2 academy-2";
    assert_eq!(spaces.join(" "), expected);
    assert_eq!(rich.refused(0, "act mine-3 3"), "CI-5.12");
    assert_eq!(rich.refused(0, "act neg-L5 3"), "CI-5.12");
}

#[test]
fn ci_5_13_occupied_spaces_are_closed_and_the_left_most_is_used() {
    let table = Table::new(people(3)).garages(0, &[3]).holds(0, [20, 20, 20, 0]);
    let table = table.die("foundry-1", 1, 2).die("market-1", 0, 2);
    assert_eq!(table.refused(0, "act market-1 3"), "CI-5.13");
    let table = table.play(0, "act foundry 3");
    assert!(table.state.tables.foundry[1].belongs_to(solarium_core::Seat(0)));
}

#[test]
fn ci_5_14_dice_put_in_the_hq_stay_for_the_next_round() {
    let table = Table::two().garages(0, &[3]).play(0, "act hq 2").play(0, "take water").drawn_to_plan();
    assert_eq!((table.state.phase, table.state.round), (Phase::Plan, 4));
    assert_eq!(table.state.tables.hq[0].value(), 2);
}

impl Table {
    /// Lets chance decide until a Plan phase waits for its Event.
    pub(crate) fn drawn_to_plan(mut self) -> Table {
        while self.turn() == Turn::Chance && self.state.phase != Phase::Plan {
            let outcome = self.outcomes()[0].0.clone();
            self = self.chance(&outcome);
        }
        self
    }
}
