//! Chapter 7: options.

use crate::players::{load, two};
use crate::scene::{Scene, shelf};
use serde_json::json;
use solarium_core::{Describe, Game, Records, Seat, Turn};
use solarium_photosynthesis::Photosynthesis;

const A: Seat = Seat(0);

#[test]
fn ph_7_1_four_revolutions_are_24_rounds() {
    let mut record = two("A1@a1", 18);
    record["options"] = json!({"revolutions": 4});
    let mut play = load(&record);
    play.steps("end, end");
    assert_eq!((play.state.round(), play.state.sun(), play.state.revolution()), (19, 0, 4));
    record["round"] = json!(24);
    let mut play = load(&record);
    play.steps("end, end");
    assert_eq!(play.game.turn(&play.state), Turn::Over);
}

#[test]
fn ph_7_2_shade_lock_stops_grow_and_plant_from() {
    // Sun 1: d4 and the seed c4 are in shadow, f3 is lit.
    let mut record = two("B3@d5 A1@d4 B1@c5 A0@c4 A2@f3", 2);
    record["options"] = json!({"shade_lock": true});
    record["seats"][0]["available"] = json!([2, 2, 1, 1]);
    let play = load(&record);
    for action in ["grow d4", "grow c4", "plant d4 d3"] {
        assert_eq!(play.refused(A, action), "PH-7.2", "{action}");
    }
    let legal = play.legal(A);
    assert!(legal.contains(&"grow f3".to_string()) && legal.contains(&"buy seed".to_string()));
    // The space planted on is not restricted: d3 lies in the shadow of d5 and d4.
    let mut record = two("B3@d5 A1@c3", 2);
    record["options"] = json!({"shade_lock": true});
    assert!(load(&record).legal(A).contains(&"plant c3 d3".to_string()));
}

#[test]
fn ph_7_2_the_shadow_counts_at_the_moment_of_the_action() {
    // Collecting d5 frees d4 in the same turn.
    let mut record = two("A3@d5 A1@d4", 2);
    record["options"] = json!({"shade_lock": true});
    record["seats"][0]["available"] = json!([2, 2, 1, 0]);
    let mut play = load(&record);
    assert_eq!(play.refused(A, "grow d4"), "PH-7.2");
    play.steps("collect d5, grow d4");
}

#[test]
fn ph_7_3_collect_lock_only_with_the_shade_lock() {
    let legal = |shade_lock: bool, collect: bool| {
        let mut record = two("B3@d7 A3@d6", 2);
        record["options"] = json!({"shade_lock": shade_lock, "shade_lock_blocks_collect": collect});
        let play = load(&record);
        let legal = play.legal(A).contains(&"collect d6".to_string());
        if !legal {
            assert_eq!(play.refused(A, "collect d6"), "PH-7.3");
        }
        legal
    };
    assert!(legal(false, false) && legal(false, true) && legal(true, false));
    assert!(!legal(true, true));
}

#[test]
fn ph_7_4_preset_advanced() {
    let info = Photosynthesis::info();
    let advanced = info.presets.iter().find(|preset| preset.id == "advanced").unwrap();
    let game = Photosynthesis::from_setup(&advanced.setup, &shelf()).unwrap();
    assert_eq!(game.setup()["revolutions"], json!(4));
    assert_eq!(game.setup()["shade_lock"], json!(true));
    assert_eq!(game.setup()["shade_lock_blocks_collect"], json!(false));
}

#[test]
fn ph_7_5_both_locks_bind_cynthia() {
    // Round 8, sun 1: d5 is dark behind d6; card 3 would collect it, card 2 would grow the small tree.
    let scene = || Scene::new("A3@d6 B3@d5", 8, 12).card(3);
    scene().decides("collect d5");
    scene().option("shade_lock", true).decides("collect d5");
    scene().option("shade_lock", true).option("shade_lock_blocks_collect", true).decides("end");
    let scene = || Scene::new("A3@d6 B1@d5 B1@g1", 8, 4).card(2);
    scene().decides("grow d5");
    scene().option("shade_lock", true).decides("grow g1");
}
