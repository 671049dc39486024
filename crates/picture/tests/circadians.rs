//! Circadians' picture: every thing an answer asks to touch is there, once.

use solarium_circadians::Circadians;
use solarium_circadians::pack::Pack;
use solarium_core::{Game, Random, Shelf, Tabletop, Turn, Viewer, random_step};
use solarium_picture::Draw;

/// Everything that can be touched, and the ids of what is only named.
fn ids(svg: &str) -> Vec<&str> {
    let named = |before: &'static str| {
        svg.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect::<Vec<_>>()
    };
    [named(" id=\""), named(" data-touch=\"")].concat()
}

#[test]
fn every_touched_thing_is_drawn_once() {
    let shelf = Shelf::new("standard", Pack::standard());
    for (seed, seats) in
        [vec!["human", "human"], vec!["human", "ai:2"], vec!["human"; 4]].into_iter().enumerate()
    {
        let setup = serde_json::json!({"seats": seats, "planet": "random"});
        let game = Circadians::from_setup(&setup, &shelf).expect("a good set-up");
        let mut random = Random::new(seed as u64);
        let mut state = game.start();
        let mut list = Vec::new();
        let mut step = 0;
        loop {
            if let Turn::Decide(seats) = game.turn(&state)
                && step % 7 == 0
            {
                let seat = seats.iter().next().expect("somebody decides");
                let view = game.view(&state, Viewer::Seat(seat));
                let svg = game.svg(&view);
                let mut drawn = ids(&svg);
                for action in game.actions(&state, seat) {
                    for id in game.touches(&view, action) {
                        assert!(drawn.contains(&id.as_str()), "{id} is not drawn");
                    }
                }
                let all = drawn.len();
                drawn.sort_unstable();
                drawn.dedup();
                assert_eq!(all, drawn.len(), "an id is drawn twice");
                assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
            }
            step += 1;
            if !random_step(&game, &mut state, &mut random, &mut list) {
                break;
            }
        }
        let all = game.svg(&game.view(&state, Viewer::Spectator));
        assert!(all.ends_with("</svg>") && all.contains("printed value unknown"));
    }
}
