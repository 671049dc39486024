//! The star as a map for a screen: spaces touch exactly where they lie beside or above each other (SO-1.4, SO-1.5).

use serde_json::json;
use solarium_core::{BoardText, Game, Language, Message, Records, Shelf, Viewer};
use solarium_sol::{Layer, Sol, spaces};
use std::collections::BTreeMap;

/// Says nothing: names on the map are notation.
struct Mute;

impl Language for Mute {
    fn say(&self, _: &Message) -> String {
        String::new()
    }
}

/// Where each thing to touch stands: row and columns.
fn places(text: &str) -> BTreeMap<String, Vec<(usize, usize)>> {
    let mut places: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
    for (y, line) in text.lines().enumerate() {
        let (mut x, mut touch, mut rest) = (0, String::new(), line);
        while let Some(letter) = rest.chars().next() {
            if let Some(after) = rest.strip_prefix("\x1b]8;;") {
                let (id, after) = after.split_once("\x1b\\").expect("a link ends");
                (touch, rest) = (id.to_string(), after);
            } else if let Some(after) = rest.strip_prefix("\x1b[") {
                rest = after.split_once('m').expect("a colour ends").1;
            } else {
                if !touch.is_empty() {
                    places.entry(touch.clone()).or_default().push((y, x));
                }
                x += 1;
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    places
}

#[test]
fn so_1_5_spaces_touch_where_they_lie_above_each_other() {
    for seats in [2, 5] {
        let setup = json!({"seats": vec!["human"; seats]});
        let game = Sol::from_setup(&setup, &Shelf::standard()).unwrap();
        let view = game.view(&game.start(), Viewer::Spectator);
        let board = game.board();
        for width in [40, 60, 79, 80, 97, 120, 300] {
            let text = game.screen_text(&view, &Mute, width);
            let map = text.split(solarium_core::NEXT_PART).next().unwrap();
            let places = places(map);
            // The columns of a space, its line at the left included.
            let columns = |space| {
                let found = places.get(&format!("space:{}", game.name(space))).expect("every space is there");
                let row = found[0].0;
                let own: Vec<usize> = found.iter().filter(|(y, _)| *y == row).map(|(_, x)| *x).collect();
                own.iter().flat_map(|x| [x.saturating_sub(1), *x]).collect::<Vec<usize>>()
            };
            for layer in [Layer::Outer, Layer::Inner, Layer::Convective, Layer::Radiative] {
                let below = layer.deeper().unwrap();
                for a in spaces(board.ring(layer)) {
                    for b in spaces(board.ring(below)) {
                        let (own, other) = (columns(a), columns(b));
                        let overlap = own.iter().any(|x| other.contains(x));
                        let names = (game.name(a), game.name(b));
                        assert_eq!(overlap, board.touches(a, b), "{names:?} at width {width}:\n{map}");
                    }
                }
            }
            let gates = places.keys().filter(|touch| touch.starts_with("gate:")).count();
            let sites: u32 = Layer::ALL.iter().map(|layer| board.barrier_below(*layer).count_ones()).sum();
            assert_eq!(gates, sites as usize, "every site of a gate has a place at width {width}:\n{map}");
        }
    }
}

/// Also the space across the cut, of which only a half may lie at either edge.
#[test]
fn so_1_3_every_space_has_room_for_its_index_and_a_station() {
    for seats in [2, 5] {
        let setup = json!({"seats": vec!["human"; seats]});
        let game = Sol::from_setup(&setup, &Shelf::standard()).unwrap();
        let view = game.view(&game.start(), Viewer::Spectator);
        for width in [80, 81, 97, 120, 300] {
            let text = game.screen_text(&view, &Mute, width);
            let map = text.split(solarium_core::NEXT_PART).next().unwrap();
            for (touch, found) in places(map).iter().filter(|(touch, _)| touch.starts_with("space:")) {
                let row: Vec<usize> =
                    found.iter().filter(|(y, _)| *y == found[0].0).map(|(_, x)| *x).collect();
                let runs = row.chunk_by(|one, next| one + 1 == *next).map(<[usize]>::len);
                let widest = runs.max().unwrap_or(0);
                assert!(widest >= 4, "{touch} has {widest} columns at width {width}:\n{map}");
            }
        }
    }
}
