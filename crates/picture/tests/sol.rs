//! Sol's picture: every thing an action asks to touch on the board is there, once.

use solarium_core::{Game, Random, Seat, Shelf, Tabletop, Turn, Viewer, random_step};
use solarium_picture::Draw;
use solarium_sol::{Pack, Sol};

fn table(seats: usize, event: &str) -> Sol {
    let setup = serde_json::json!({"seats": vec!["human"; seats], "event": event, "effects": "random"});
    Sol::from_setup(&setup, &Shelf::new("sol", Pack::standard())).expect("a good set-up")
}

fn ids(svg: &str) -> Vec<&str> {
    svg.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
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
                let svg = game.svg(&view);
                let mut drawn = ids(&svg);
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
                let all = drawn.len();
                drawn.sort_unstable();
                drawn.dedup();
                assert_eq!(all, drawn.len(), "an id is drawn twice");
                assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
            }
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
    }
}
