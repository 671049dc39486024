//! Chapter 12: points, ranks, ties.

use crate::table::{Table, people, with_ai};
use solarium_circadians::Phase;
use solarium_core::Turn;

/// The game is over, Caches 4, 5, 5, 6, 6, 7 by space.
fn over(table: Table) -> Table {
    let mut table = table.phase(Phase::Over).caches([4, 5, 5, 6, 6, 7]);
    table.state.round = 8;
    table
}

fn blue() -> Table {
    let table =
        over(Table::two()).die("L2", 0, 3).die("Z1", 0, 3).die("Z2", 0, 3).die("J1", 0, 3).die("J4", 0, 3);
    table.die("L3", 1, 3).die("Z4", 1, 3).die("J3", 1, 3).holds(0, [0; 4]).holds(1, [0; 4])
}

#[test]
fn t13_negotiation() {
    let table = blue();
    assert_eq!((table.part_of(0, "negotiation"), table.part_of(1, "negotiation")), (32, 27));
}

#[test]
fn t14_items() {
    let table = blue().face_up(0, &["zcharo_lamp", "alien_relic", "uxolotyl", "security_codes"]);
    for algae in 8..=11 {
        assert_eq!(table.clone().holds(0, [0, algae, 0, 0]).part_of(0, "items"), 28);
    }
}

#[test]
fn t15_base() {
    let table = over(Table::two()).upgrades(0, &["tuned"]).farm_tiles(0, &["springs", "garden"]);
    assert_eq!(table.part_of(0, "base"), 9);
    // All rooms full: 8 and 7, besides the points of the tiles.
    let table = over(Table::two()).upgrades(0, &["solar", "solar", "tanker", "tanker"]);
    assert_eq!(table.part_of(0, "base"), 8);
    let table = over(Table::two()).farm_tiles(0, &["springs", "turbine", "algae_bed"]);
    assert_eq!(table.part_of(0, "base"), 7);
}

#[test]
fn t16_harvester_gems_and_the_whole_of_blue() {
    let table = blue()
        .face_up(0, &["zcharo_lamp", "alien_relic", "uxolotyl", "security_codes"])
        .upgrades(0, &["tuned"])
        .farm_tiles(0, &["springs", "garden"])
        .harvester(0, "g1")
        .holds(0, [0, 9, 0, 3]);
    assert_eq!((table.part_of(0, "harvester"), table.part_of(1, "harvester")), (6, 0));
    assert_eq!(table.part_of(0, "gems"), 3);
    let scores = table.scores();
    assert_eq!((scores[0].total, scores[0].rank, scores[0].won), (78, Some(1), Some(true)));
    assert_eq!(scores[0].parts.0.iter().map(|(_, p)| p).sum::<i32>(), 78);
}

#[test]
fn ci_12_1_caches_are_turned_up_at_the_end_in_order() {
    let mut table = Table::two().phase(Phase::Rest).harvester(0, "a1");
    table.state.round = 8;
    let mut table = table.settled();
    assert_eq!(
        table.outcomes(),
        [("cache 4", 1), ("cache 5", 2), ("cache 6", 2), ("cache 7", 1)].map(|(o, w)| (o.to_string(), w))
    );
    for points in [7, 5, 6, 5, 4, 6] {
        assert_eq!((table.turn(), table.scores()[0].rank), (Turn::Chance, None));
        table = table.chance(&format!("cache {points}"));
    }
    assert_eq!((table.turn(), table.part_of(0, "harvester")), (Turn::Over, 7));
    assert!(table.scores()[0].rank.is_some());
}

#[test]
fn ci_12_2_hand_dice_and_resources_score_nothing_by_themselves() {
    let table = over(Table::two()).hand(0, &["alien_relic", "grogg"]).holds(0, [99, 99, 99, 0]).pool(0, 5);
    assert_eq!(table.die("dep-t", 0, 6).die("dep-m", 0, 6).scores()[0].total, 0);
}

#[test]
fn ci_12_3_full_groups_only() {
    let table = over(Table::two()).face_up(0, &["uxolotyl"]).holds(0, [0, 9, 0, 0]);
    assert_eq!(table.part_of(0, "items"), 6 + 2);
}

#[test]
fn e26_drones_count_face_up_cards() {
    let table = over(Table::two())
        .face_up(0, &["worker_drone", "security_drone", "ledger", "grogg"])
        .holds(0, [0; 4]);
    assert_eq!(table.part_of(0, "items"), 5 + 5 + 4 + 6 + 8);
}

#[test]
fn e29_ties_by_dice_then_by_resources() {
    // Sixty-one points in Gems each.
    let table = |dice: [u8; 2], first: [u32; 4], second: [u32; 4]| {
        let table = over(Table::two()).pool(0, dice[0]).pool(1, dice[1]);
        let scores = table.holds(0, first).holds(1, second).scores();
        [scores[0].rank, scores[1].rank].map(|r| r.expect("a rank"))
    };
    assert_eq!(table([4, 3], [0, 0, 0, 61], [9, 9, 9, 61]), [1, 2]);
    assert_eq!(table([4, 4], [9, 2, 1, 61], [3, 4, 4, 61]), [1, 2]);
    // CI-12.4: still tied is shared.
    assert_eq!(table([4, 4], [9, 2, 1, 61], [4, 4, 4, 61]), [1, 1]);
    let hq = over(Table::two()).pool(0, 3).die("hq-1", 0, 2).pool(1, 3);
    assert_eq!(hq.holds(0, [0; 4]).holds(1, [0; 4]).scores()[1].rank, Some(2));
}

#[test]
fn ci_12_4_three_in_a_row() {
    let table =
        over(Table::new(people(3))).holds(0, [0, 0, 0, 5]).holds(1, [0, 0, 0, 7]).holds(2, [0, 0, 0, 5]);
    let ranks: Vec<_> = table.scores().iter().map(|s| s.rank.expect("a rank")).collect();
    assert_eq!(ranks, [2, 1, 2]);
    assert_eq!(table.scores()[1].tie.0.iter().map(|(n, _)| *n).collect::<Vec<_>>(), ["dice", "resources"]);
}

#[test]
fn ci_12_5_humans_and_the_ai_in_one_list() {
    let ranked = |gems: u32, dice: u8| {
        let mut table = over(Table::new(with_ai(1))).harvester(1, "e4").holds(0, [0, 0, 0, 12]).pool(0, 3);
        table.state.ai.gems = gems;
        table.state.ai.dice = dice;
        let scores = table.scores();
        (scores[0].rank, scores[1].rank, scores[0].won)
    };
    // The nearest Caches give the AI 7.
    assert_eq!(ranked(4, 5), (Some(1), Some(2), Some(true)));
    assert_eq!(ranked(6, 0), (Some(2), Some(1), Some(false)));
    assert_eq!(ranked(5, 4), (Some(2), Some(1), Some(false)));
    assert_eq!(ranked(5, 3), (Some(1), Some(1), Some(true)));
}

#[test]
fn ci_18_15_the_running_score_counts_what_is_on_the_table() {
    let table = Table::two().harvester(0, "a1").die("L1", 0, 2).holds(0, [0, 0, 0, 2]);
    let score = &table.scores()[0];
    assert_eq!((score.total, score.rank), (3 + 2, None));
    // With hidden supplies others see neither Gems nor benefits that count supplies.
    let mut setup = people(2);
    setup["supplies"] = "hidden".into();
    let table = Table::new(setup)
        .face_up(0, &["yeki", "archive"])
        .hand(0, &["grogg", "ledger"])
        .holds(0, [9, 9, 9, 4]);
    assert_eq!(table.view(0)["seats"][0]["points"], 4 + 6 + 2 + 6 + 1);
    assert_eq!(table.view(1)["seats"][0]["points"], 6 + 6 + 1);
    assert_eq!(table.view(1)["seats"][0]["water"], serde_json::Value::Null);
    assert_eq!(over(table).view(1)["seats"][0]["gems"], 4);
}
