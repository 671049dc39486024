//! Sol's picture: every thing an action asks to touch on the board is there, and touching tells actions apart.

use solarium_conformance::Languages;
use solarium_core::{Choices, Game, Random, Records, Seat, Shelf, Turn, Viewer, random_step};
use solarium_picture::{Draw, Stage};
use solarium_sol::{Action, Pack, Sol};
use solarium_words::Lang;
use std::collections::BTreeSet;

fn table(seats: usize, event: &str) -> Sol {
    let setup = serde_json::json!({"seats": vec!["human"; seats], "event": event, "effects": "random"});
    Sol::from_setup(&setup, &Shelf::new("sol", Pack::standard())).expect("a good set-up")
}

fn values<'a>(svg: &'a str, before: &str) -> Vec<&'a str> {
    svg.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_touched_thing_of_the_board_is_drawn_once() {
    for (seats, event) in [(2, "explode"), (3, "parasite"), (4, "energy_garden"), (5, "none")] {
        let game = table(seats, event);
        let mut random = Random::new(seats as u64);
        let mut state = game.start();
        let mut list = Vec::new();
        for step in 0..1500 {
            if step % 25 == 0 {
                let acting = match game.turn(&state) {
                    Turn::Decide(seats) => seats.iter().next(),
                    _ => None,
                };
                let viewer = acting.unwrap_or(Seat(0));
                let view = game.view(&state, Viewer::Seat(viewer));
                let svg = game.svg(&view, Languages::of::<Sol>().words(Lang::En));
                let drawn = values(&svg, " data-touch=\"");
                for action in acting.map(|seat| game.actions(&state, seat)).unwrap_or_default() {
                    for id in game.touches(&view, action) {
                        let kind = id.split(':').next().unwrap_or_default();
                        let on_board =
                            ["space", "gate", "diver", "ship", "heart", "hold", "lost", "guests", "reserve"];
                        // What is not on the board is a button of the page.
                        if on_board.contains(&kind) {
                            assert!(drawn.contains(&id.as_str()), "{id} is not drawn");
                        }
                    }
                }
                let mut ids: Vec<&str> = values(&svg, " id=\"");
                let all = ids.len();
                ids.sort_unstable();
                ids.dedup();
                assert_eq!(all, ids.len(), "an id is drawn twice");
                assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
            }
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
    }
}

/// A table lets people touch the things of a path in any order. So no path may lie within another one.
#[test]
fn no_touch_path_lies_within_another() {
    let colours = ["blue", "green", "yellow", "red"];
    for (number, (seats, event, edition)) in [
        (2, "parasite", "first"),
        (3, "explode", "first"),
        (5, "teleport", "first"),
        (4, "warp", "published"),
        (3, "feeders", "published"),
    ]
    .into_iter()
    .enumerate()
    {
        for seed in 0..4 {
            let setup = serde_json::json!({"seats": vec!["human"; seats], "event": event, "edition": edition,
                "effects": "random", "colours": colours, "allow_red": true});
            let game = Sol::from_setup(&setup, &Shelf::new("sol", Pack::standard())).expect("a good set-up");
            let mut random = Random::new(10 * number as u64 + seed);
            let mut state = game.start();
            let mut list = Vec::new();
            for step in 0..1200 {
                if let (Turn::Decide(seats), true) = (game.turn(&state), step % 9 == 0) {
                    let seat = seats.iter().next().expect("a seat decides");
                    let view = game.view(&state, Viewer::Seat(seat));
                    let paths: Vec<BTreeSet<String>> = game
                        .actions(&state, seat)
                        .iter()
                        .map(|a| game.touches(&view, *a).into_iter().collect())
                        .collect();
                    for (n, path) in paths.iter().enumerate() {
                        for (m, other) in paths.iter().enumerate() {
                            assert!(n == m || !path.is_subset(other), "{path:?} lies within {other:?}");
                        }
                    }
                }
                if !random_step(&game, &mut state, &mut random, &mut list) {
                    break;
                }
            }
        }
    }
}

/// Whatever is drawn and cannot be touched now has a reason that names its rule.
#[test]
fn what_cannot_be_touched_says_why() {
    for (seats, event) in [(1, "none"), (2, "explode"), (3, "parasite"), (5, "teleport")] {
        let setup = match seats {
            1 => serde_json::json!({"seats": ["human"], "mode": "solo", "scenario": "implode"}),
            _ => serde_json::json!({"seats": vec!["human"; seats], "event": event, "effects": "random"}),
        };
        let game = Sol::from_setup(&setup, &Shelf::new("sol", Pack::standard())).expect("a good set-up");
        let mut random = Random::new(3);
        let mut state = game.start();
        let mut list = Vec::new();
        for step in 0..900 {
            if let (Turn::Decide(seats), true) = (game.turn(&state), step % 13 == 0) {
                let seat = seats.iter().next().expect("a seat decides");
                let view = game.view(&state, Viewer::Seat(seat));
                let stage =
                    Stage { words: Languages::of::<Sol>().words(Lang::En), names: &[], you: Some(seat) };
                let legal: BTreeSet<String> = game
                    .actions(&state, seat)
                    .iter()
                    .flat_map(|action| game.touches(&view, *action))
                    .collect();
                let scene = game.scene(&view, &stage);
                for touch in scene.iter().flat_map(|part| values(&part.html, " data-touch=\"")) {
                    let meant = game.meant(&view, seat, touch);
                    let refused = |action: &Action| game.check(&state, seat, *action).is_err();
                    // What is meant by a gate may be allowed: it is crossed by way of its spaces.
                    // Divers in the reserve come by themselves; touching them is answered with what is asked.
                    let known = !meant.is_empty() || touch == "reserve:divers";
                    assert!(known || legal.contains(touch), "{touch} in {}", state.turn.phase);
                    if touch.starts_with("space:") && !legal.contains(touch) {
                        assert!(meant.iter().any(refused), "{touch} in {}", state.turn.phase);
                    }
                }
            }
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
    }
}
