//! Chapter 7: Depository and Headquarters.

use crate::table::{Table, asks, people};
use solarium_circadians::Part;

/// A 6 is due, one Aqua Cannon and a Grogg in hand, plenty of everything.
fn trader() -> Table {
    Table::two()
        .garages(0, &[6])
        .garages(1, &[1])
        .hand(0, &["aqua_cannon", "grogg"])
        .holds(0, [20, 20, 20, 20])
}

#[test]
fn t4_the_aqua_cannon_in_the_middle_row() {
    let table = trader().holds(0, [3, 0, 2, 0]).play(0, "act dep-m 6");
    // The Grogg cannot be paid, so the only Item is traded automatically.
    assert_eq!(table.res(0), [0, 0, 0, 0]);
    assert_eq!((table.part_of(0, "items"), table.state.crews[0].pool), (2, 1));
    let table = table.garages(0, &[5]).holds(0, [5, 0, 0, 0]).play(1, "act hq 1").play(1, "take water");
    let table = table.play(0, "act foundry 5");
    assert_eq!(table.res(0)[0], 0);
}

#[test]
fn e27_columns_by_player_count() {
    let table =
        |humans| Table::new(people(humans)).garages(0, &[2]).hand(0, &["grogg"]).holds(0, [9, 9, 9, 9]);
    assert_eq!(table(2).refused(0, "act dep-t 2"), "CI-7.1");
    assert!(table(3).may(0, "act dep-t 2"));
    assert_eq!(table(3).refused(0, "act dep-t 1"), "CI-7.1");
    assert!(table(4).may(0, "act dep-t 1"));
}

#[test]
fn ci_7_1_a_full_column_is_closed() {
    let table = trader().die("dep-t", 1, 6);
    assert_eq!(table.refused(0, "act dep-t 6"), "CI-5.13");
    assert!(table.may(0, "act dep-m 6") && table.may(0, "act dep-t 5"));
}

#[test]
fn ci_7_2_an_item_must_be_traded() {
    assert_eq!(trader().holds(0, [2, 0, 2, 0]).refused(0, "act dep-t 6"), "CI-7.2");
    assert_eq!(trader().hand(0, &[]).refused(0, "act dep-t 6"), "CI-7.2");
    let table = trader().play(0, "act dep-b 6");
    assert_eq!(table.legal(0), ["trade aqua_cannon", "trade grogg"]);
    assert_eq!(table.refused(0, "trade yeki"), "CI-13.1");
    assert_eq!(table.clone().holds(0, [9, 0, 9, 0]).refused(0, "trade grogg"), "CI-7.2");
    let table = table.play(0, "trade grogg").drawn();
    // The die itself scores nothing and stays.
    assert_eq!(table.part_of(0, "negotiation"), 0);
    assert!(table.state.tables.depository[2][5].belongs_to(solarium_core::Seat(0)));
}

#[test]
fn ci_7_3_a_benefit_works_from_the_next_action_on() {
    let table = trader().hand(0, &["ledger"]).play(0, "act dep-m 6");
    // The Ledger just bought draws nothing yet.
    assert_eq!((table.hand_of(0).len(), table.turn()), (0, asks(1)));
    let table = table.garages(0, &[6]).hand(0, &["grogg"]).play(1, "act hq 1").play(1, "take water");
    let table = table.play(0, "act dep-t 6").drawn();
    assert_eq!(table.hand_of(0).len(), 1);
}

#[test]
fn ci_7_4_trade_ledger_reward_second_reward() {
    let table = trader().character(0, "dan").face_up(0, &["ledger"]).play(0, "act dep-t 6");
    let table = table.play(0, "trade grogg");
    // The Ledger's card comes before the row's step.
    let table = table.chance("item algae_cells");
    assert!(table.may(0, "stay"));
    let table = table.play(0, "stay");
    assert_eq!(table.legal(0), ["also m", "also b", "no"]);
}

#[test]
fn ci_7_5_the_three_rewards() {
    let row = |row: &str| trader().play(0, &format!("act dep-{row} 6")).play(0, "trade grogg");
    let step = row("t");
    assert_eq!(step.legal(0), ["step 1", "step 2", "step 3", "step 4", "step 5", "step 6", "stay"]);
    assert_eq!(step.clone().play(0, "stay").at(0), "e4");
    assert_eq!(step.play(0, "step 5").at(0), "e3");
    assert_eq!(row("m").state.crews[0].pool, 1);
    assert_eq!(row("b").drawn().hand_of(0).len(), 3);
}

#[test]
fn ci_7_6_two_items_or_five_water() {
    let table = trader().die("hq-1", 1, 4).play(0, "act hq 6");
    assert!(table.state.tables.hq[1].belongs_to(solarium_core::Seat(0)));
    assert_eq!(table.legal(0), ["take items", "take water"]);
    assert_eq!(table.clone().play(0, "take water").res(0), [25, 20, 20, 20]);
    assert_eq!(table.play(0, "take items").drawn().hand_of(0).len(), 4);
}

#[test]
fn e24_id_badge_with_water() {
    let table =
        trader().hand(0, &[]).face_up(0, &["id_badge"]).play(0, "act hq 6").play(0, "take water").drawn();
    assert_eq!((table.res(0)[0], table.hand_of(0).len()), (25, 2));
}

#[test]
fn ci_7_7_security_codes_with_items() {
    let table = trader().face_up(0, &["security_codes"]).play(0, "act hq 6").play(0, "take items").drawn();
    assert_eq!((table.res(0)[0], table.hand_of(0).len()), (25, 4));
}

#[test]
fn ci_7_8_a_gap_is_filled_and_order_is_by_space() {
    let table = trader().die("hq-2", 1, 4).play(0, "act hq 6").play(0, "take water");
    assert!(table.state.tables.hq[0].belongs_to(solarium_core::Seat(0)));
    assert_eq!(table.part(Part::Hq).turn(), asks(0));
}
