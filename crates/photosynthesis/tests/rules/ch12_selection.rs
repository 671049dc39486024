//! Chapters 11 and 12: the Future Light Check and Directional Selection.

use crate::scene::{Scene, noted, say};
use serde_json::json;

#[test]
fn ph_11_1_change_and_next_sun() {
    // W22: growing c4 leaves it dark behind the equal d5; growing d3 gives 2.
    let notes = Scene::new("B1@c4 B1@d3 A2@d5", 8, 4).card(2).decides("grow d3");
    let light = noted(&notes, "PH-10.10", "most future light for Cynthia");
    assert_eq!(
        (light.before.clone(), light.values.clone()),
        (vec!["c4".into(), "d3".to_string()], vec![1, 2])
    );
}

#[test]
fn ph_11_2_raw_light_without_limit_or_level() {
    // 20 LP and the bonus of Ancient change nothing in the figures compared.
    let with = |level: &str, lp| {
        let notes = Scene::new("B1@d5 B1@d3 A1@b3", 8, lp).level(level).card(2).decides("grow d5");
        noted(&notes, "PH-10.10", "most future light").values.clone()
    };
    assert_eq!(with("tree", 4), [3, 3]);
    assert_eq!(with("ancient", 20), [3, 3]);
}

#[test]
fn ph_11_2_opponents_are_all_other_seats_together() {
    // Sun 2 next: with d5 grown A's b3 is dark, with d3 grown the third seat's medium b1.
    let scene = Scene::new("B1@d5 B1@d3 A1@b3 C2@b1", 8, 4);
    let notes = scene.third(json!({"kind": "player"})).card(2).decides("grow d3");
    let rivals = noted(&notes, "PH-10.10", "opponents");
    assert_eq!(
        (rivals.before.clone(), rivals.values.clone()),
        (vec!["d3".into(), "d5".to_string()], vec![1, 2])
    );
}

#[test]
fn ph_11_2_the_other_cynthia_is_an_opponent_too() {
    let scene = Scene::new("B1@d5 B1@d3 A1@b3 C2@b1", 8, 4);
    let other = json!({"kind": "cynthia", "level": "tree"});
    let notes = scene.third(other).card(2).decides("grow d3");
    assert_eq!(noted(&notes, "PH-10.10", "opponents").values, [1, 2]);
}

#[test]
fn ph_11_3_last_round_looks_one_sun_further() {
    // Round 18, sun 5: the position looked at is 0, where A's b4 keeps c4 dark.
    let notes = Scene::new("B1@c4 B1@e3 A2@b4", 18, 4).card(2).decides("grow e3");
    let light = noted(&notes, "PH-10.10", "most future light");
    assert_eq!(
        (light.before.clone(), light.values.clone()),
        (vec!["c4".into(), "e3".to_string()], vec![0, 2])
    );
}

#[test]
fn ph_12_1_only_for_ties() {
    let notes = Scene::new("B1@d5 B1@g3 A1@a1", 8, 4).card(2).decides("grow d5");
    assert!(notes.iter().all(|step| step.rule != "PH-12.3"));
}

#[test]
fn ph_12_2_ph_12_3_start_corner_arrow_and_number() {
    // W19
    let scene =
        |card: u16, corner: u8| Scene::new("B3@c4 B3@e3 A1@g4", 8, 12).card(card).option("ds_corner", corner);
    scene(1, 0).decides("collect c4");
    let notes = scene(9, 0).decides("collect e3");
    let walk = noted(&notes, "PH-12.3", "counter-clockwise from corner 0, number 2");
    assert_eq!((walk.before.clone(), walk.values.clone()), (vec!["c4".into(), "e3".to_string()], vec![1, 2]));
    scene(1, 3).decides("collect e3");
    scene(9, 3).decides("collect c4");
}

#[test]
fn ph_12_3_number_wraps() {
    // W25: b4 1st, c2 2nd, b4 again 3rd.
    let notes = Scene::new("B2@a2 B1@g3 A1@d7 A1@d1", 2, 3).card(3).decides("plant a2 b4");
    assert_eq!(noted(&notes, "PH-10.12", "2 spaces < 1 + 3").holds, Some(true));
    let most = noted(&notes, "PH-10.16", "most empty adjacent");
    assert_eq!(most.before, ["b2", "b3", "b4", "c2", "f3", "f4"]);
    assert_eq!(most.values, [5, 5, 6, 6, 5, 5]);
    assert_eq!(noted(&notes, "PH-12.3", "clockwise").before, ["b4", "c2"]);
}

#[test]
fn ph_12_3_start_spaces_of_every_corner_and_ring() {
    // A typed half with number 1. From the centre a large tree reaches everything, and all spaces of rings 1 and 2 are
    // tied: the start space itself is the first. On ring 3 the corners have fewer neighbours, so it is the one behind.
    let start = [["c4", "b4"], ["d5", "d6"], ["e4", "f4"], ["e3", "f2"], ["d3", "d2"], ["c3", "b2"]];
    let behind = [["b5", "a3"], ["e6", "c6"], ["g3", "f5"], ["f1", "g2"], ["c1", "e1"], ["a2", "b1"]];
    for (corner, ([ring1, ring2], [cw, ccw])) in start.into_iter().zip(behind).enumerate() {
        for (arrow, leaves, cell) in [
            ("cw", 3, ring1),
            ("ccw", 3, ring1),
            ("cw", 2, ring2),
            ("ccw", 2, ring2),
            ("cw", 1, cw),
            ("ccw", 1, ccw),
        ] {
            let half = json!({"collect": -99, "ticks": "L", "seed": 9, "rings": [leaves], "arrow": arrow, "number": 1});
            let scene = Scene::new("B3@d4", 2, 3).card(half).option("ds_corner", corner as u8);
            let notes = scene.decides(&format!("plant d4 {cell}"));
            assert_eq!(noted(&notes, "PH-12.3", "number 1").before[0], cell, "corner {corner} {arrow}");
        }
    }
}

#[test]
fn ph_12_4_same_arrow_and_number_for_every_choice_of_a_card() {
    // W21: number 4 for the space and for the source.
    let notes = Scene::new("B1@g3 B2@d5 B2@e4 B2@b3 A1@a1", 5, 5).card(7).decides("plant e4 f5");
    let walks: Vec<_> = notes.iter().filter(|step| step.rule == "PH-12.3").collect();
    assert_eq!(walks.len(), 2);
    assert!(walks.iter().all(|step| say(&step.what).contains("clockwise from corner 0, number 4")));
    assert_eq!(walks[0].before, ["b5", "c6", "e6", "f5"]);
    assert_eq!(
        (walks[1].before.clone(), walks[1].after.clone()),
        (vec!["d5".into(), "e4".into()], vec!["e4".to_string()])
    );
}
