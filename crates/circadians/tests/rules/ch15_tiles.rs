//! Chapters 15 and 16: every kind of tile and every Event.

use crate::table::{Table, asks, with_ai};
use serde_json::json;
use solarium_circadians::{NONE, Part, Phase, Sort};
use solarium_core::Turn;

fn with(garages: &[u8], res: [u32; 4]) -> Table {
    Table::two().garages(0, garages).garages(1, &[1]).holds(0, res)
}

#[test]
fn ci_15_2_each_upgrade_tile() {
    let offered = |tile: &str, shown: u8| {
        let table = with(&[0, shown], [0, 1, 0, 0]).upgrades(0, &[tile]);
        let hq = table.legal_with(0, "act hq");
        hq.iter().map(|a| a[7..].parse::<u8>().expect("a value")).collect::<Vec<_>>()
    };
    assert_eq!(offered("tuned", 3), [2, 3, 4]);
    assert_eq!(offered("boosted", 3), [3, 4, 5]);
    assert_eq!(offered("boosted", 6), [6]);
    assert_eq!(offered("flipper", 3), [3, 4]);
    for plain in ["polished", "tanker", "solar"] {
        assert_eq!(offered(plain, 3), [3], "{plain}");
    }
    // `nofee`: nothing to pay, Events included; so it must act.
    let solar = with(&[0, 3], [0, 0, 0, 0]).upgrades(0, &["solar"]).event("ev12");
    assert!(solar.may(0, "act hq 3") && !solar.may(0, "stand-down"));
    // `water5`: 10 − 3 − 5.
    let tanker = with(&[0, 3], [2, 1, 0, 0]).upgrades(0, &["tanker"]);
    assert_eq!(tanker.play(0, "act mine-1 3").res(0), [0, 0, 0, 1]);
}

#[test]
fn ci_15_2_points_of_tiles() {
    for (tile, points) in
        [("tuned", 1), ("boosted", 1), ("flipper", 1), ("polished", 2), ("tanker", 0), ("solar", 0)]
    {
        // One Upgrade tile: the next room prints 1.
        assert_eq!(Table::two().upgrades(0, &[tile]).part_of(0, "base"), points + 1, "{tile}");
    }
    for (tile, points) in [
        ("springs", 0),
        ("algae_bed", 0),
        ("turbine", 0),
        ("gem_farm", 0),
        ("quarters", 0),
        ("garden", 3),
        ("field", 1),
    ] {
        assert_eq!(Table::two().farm_tiles(0, &[tile]).part_of(0, "base"), points + 2, "{tile}");
    }
}

#[test]
fn ci_15_3_a_tile_acts_from_the_moment_it_lies_there() {
    let table = with(&[5, 2], [10, 0, 0, 0]).stacks(Sort::Upgrade, ["tuned", "boosted", "solar"]);
    let table = table.play(0, "act foundry 5").drawn().play(1, "act hq 1").play(1, "take water");
    assert!(table.may(0, "act hq 2"));
}

#[test]
fn ci_16_1_income_events() {
    for (event, gain) in [("ev01", [3, 0, 0, 0]), ("ev02", [0, 2, 0, 0]), ("ev03", [0, 0, 1, 0])] {
        let table =
            Table::two().phase(Phase::Harvest).holds(0, [0; 4]).holds(1, [0; 4]).event(event).settled();
        // The planet's 3W on top.
        let expected = [gain[0] + 3, gain[1], gain[2], 0];
        assert_eq!((table.res(0), table.res(1)), (expected, expected), "{event}");
    }
}

/// Two people before the Event of round 3, one die each.
fn before_event() -> Table {
    let mut table = Table::two().phase(Phase::Plan).pool(0, 1).pool(1, 1);
    for crew in &mut table.state.crews {
        crew.ready = false;
    }
    table
}

#[test]
fn ci_16_1_supply_drop_and_orbital_survey_when_revealed() {
    let table = before_event().chance("event ev04");
    assert!(table.outcomes().iter().all(|(o, _)| o.starts_with("item ")));
    let mut table = before_event().chance("event ev15");
    for points in [6, 4, 5, 7, 5, 6] {
        table = table.chance(&format!("cache {points}"));
    }
    assert_eq!(table.view(0)["caches"]["a1"], json!(6));
    assert!(table.outcomes().iter().all(|(o, _)| o.starts_with("die ")));
    // For good: they no longer produce, they still score.
    let table = table.harvester(0, "a1").phase(Phase::Harvest).holds(0, [0; 4]).settled();
    assert_eq!((table.res(0), table.part_of(0, "harvester")), ([0; 4], 6));
}

#[test]
fn ci_16_1_cheaper_and_richer_actions() {
    let open_day = with(&[4], [0, 2, 0, 0]).event("ev05").play(0, "act academy-2 4");
    assert_eq!(open_day.state.crews[0].pool, 2);
    let tailwind = with(&[4], [5, 0, 1, 0]).event("ev06").play(0, "act control 4");
    assert_eq!(tailwind.legal(0), ["pay W", "pay P"]);
    assert_eq!(tailwind.play(0, "pay P").res(0), [5, 0, 0, 0]);
    let forge = with(&[4], [5, 0, 1, 0]).event("ev07").play(0, "act foundry 4");
    assert_eq!(forge.play(0, "pay W").res(0), [0, 0, 1, 0]);
    let grant = with(&[4, 4], [5, 2, 0, 0]).event("ev08").play(0, "act lab 4");
    assert_eq!(grant.legal(0), ["pay W", "pay A"]);
    assert_eq!(grant.play(0, "pay A").res(0), [5, 0, 0, 0]);
    let vein = with(&[4], [6, 0, 0, 0]).event("ev09").play(0, "act mine-1 4");
    assert_eq!(vein.res(0)[3], 2);
    let busy = with(&[1], [0, 0, 10, 0]).event("ev10").play(0, "act market-1 1");
    let busy = busy.plays(0, &["swap P G", "swap P G", "swap P G"]);
    assert_eq!((busy.res(0), busy.turn()), ([0, 0, 4, 3], asks(1)));
}

#[test]
fn ci_16_1_warm_welcome_moves_no_token() {
    let table = with(&[4], [9; 4]).die("J1", 1, 6).advanced(&[(4, "gem")]).event("ev11");
    let table = table.play(0, "act neg-J2 4").play(0, "no");
    assert_eq!((table.punishment_of("sum8"), table.turn()), (None, asks(1)));
}

#[test]
fn ci_16_2_closed_boards() {
    let storm = with(&[4], [20; 4]).event("ev13");
    assert_eq!(storm.refused(0, "act control 4"), "CI-16.2");
    let alert = with(&[4], [20; 4]).event("ev14");
    assert_eq!(alert.refused(0, "act hq 4"), "CI-16.2");
    assert!(alert.legal_with(0, "act hq").is_empty());
    // Dice of last round still act.
    let table = Table::two().event("ev14").part(Part::Hq).die("hq-1", 0, 4);
    assert!(table.may(0, "act market-1 4"));
    // CI-16.2: Event discounts add to the others (E8); nothing closes for the AI.
    let mut ai = Table::new(with_ai(1)).garages(0, &[1]).part(Part::Ai).event("ev13");
    ai.state.ai.due_done = 1;
    let ai = ai.chance("scheme s06").play(1, "resolve");
    assert!(ai.state.tables.academy[0].is_some());
}

#[test]
fn ci_16_1_the_last_round_has_no_effect() {
    let mut table = before_event();
    table.state.round = 8;
    assert_eq!(table.outcomes(), [("event ev16".to_string(), 1)]);
    let table = table.chance("event ev16");
    assert_eq!((table.turn(), table.state.event != NONE), (Turn::Chance, true));
}

#[test]
fn ci_18_14_lost_and_replaced_tiles_leave_the_game() {
    let table =
        with(&[5], [10, 0, 0, 0]).upgrades(0, &["polished"]).play(0, "act foundry 5").play(0, "replace 2");
    let unseen: u8 = table.state.upgrade_stacks.unseen.iter().sum();
    assert_eq!((table.state.upgrade_stacks.removed[3], unseen), (1, 18 - 3 - 1));
}
