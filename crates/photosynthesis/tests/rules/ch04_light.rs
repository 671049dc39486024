//! Chapter 4: light and shadow, against a plain reading of the rules.

use crate::ch01_board::cell;
use solarium_core::{Random, Seat};
use solarium_photosynthesis::{Cell, Forest, Piece, Size};

const LIGHT: [u8; 4] = [0, 1, 2, 3];

/// PH-4.4 and PH-4.5 word for word, cell by cell.
fn in_shadow(forest: &Forest, cell: Cell, sun: u8) -> bool {
    let height = forest.piece(cell).map_or(0, |piece| piece.size.index());
    let mut at = cell;
    for distance in 1..=3 {
        let Some(next) = at.step(sun) else { return false };
        at = next;
        let tree = forest.piece(at).map_or(0, |piece| piece.size.index());
        if tree >= distance && tree >= height && tree >= 1 {
            return true;
        }
    }
    false
}

#[track_caller]
fn check(board: &str, sun: u8, dark: &str, light: [u32; 2]) {
    let forest: Forest = board.parse().unwrap();
    let shaded: Vec<String> = forest.shaded(sun).iter().map(|cell| cell.to_string()).collect();
    assert_eq!(shaded.join(" "), dark, "{board}, sun {sun}");
    assert_eq!([0, 1].map(|seat| forest.raw_light(Seat(seat), sun, &LIGHT)), light, "{board}, sun {sun}");
}

#[test]
fn ph_4_1_light_by_size() {
    check("A1@a1 A2@c1 A3@e1 A0@g1", 1, "", [6, 0]);
}

#[test]
fn ph_4_2_shadow_length_is_the_size() {
    check("A1@d7 B1@d6 B1@d5", 1, "d5 d6", [1, 0]);
    check("A2@d7 B1@d5 B1@d4", 1, "d4 d5", [2, 0]);
    check("A2@d7 B1@d5 B1@d3", 1, "d5", [2, 1]);
    check("A3@d7 B1@d4 B1@d2", 1, "d4", [3, 1]);
    // Seeds cast none, and shadows pass over what stands between.
    check("A0@d7 B1@d6", 1, "", [0, 1]);
    check("A3@d7 B3@d6 B1@d4", 1, "d4 d6", [3, 0]);
}

#[test]
fn ph_4_3_dark_trees_and_own_trees_shade() {
    check("A3@d6 B3@d5 A2@d2", 1, "d2 d5", [3, 0]);
    check("A2@d7 A1@d6", 1, "d6", [2, 0]);
}

#[test]
fn ph_4_4_an_equal_tree_shades_a_smaller_one_never() {
    for (z, tree) in [Size::Small, Size::Medium, Size::Large].into_iter().enumerate() {
        for (t, other) in [Size::Small, Size::Medium, Size::Large].into_iter().enumerate() {
            for distance in 1..=3usize {
                let mut forest = Forest::default();
                let here = cell("d3");
                let there = (0..distance).fold(here, |at, _| at.step(1).unwrap());
                forest.put(here, Piece { seat: Seat(0), size: tree });
                forest.put(there, Piece { seat: Seat(1), size: other });
                let dark = t + 1 >= distance && t >= z;
                assert_eq!(forest.shaded(1).contains(here), dark, "{tree} {distance} behind {other}");
                assert_eq!(
                    forest.shaders(here, 1).collect::<Vec<_>>(),
                    if dark { vec![there] } else { vec![] }
                );
            }
        }
    }
}

#[test]
fn ph_4_4_bitboards_agree_with_the_words_on_random_boards() {
    let mut random = Random::new(4);
    for _ in 0..2000 {
        let mut forest = Forest::default();
        for cell in Cell::all() {
            if random.below(2) == 0 {
                let (seat, size) = (Seat(random.below(4) as u8), Size::ALL[random.below(4) as usize]);
                forest.put(cell, Piece { seat, size });
                assert_eq!(forest.piece(cell), Some(Piece { seat, size }));
            }
        }
        for sun in 0..6 {
            let mut light = [0; 4];
            for cell in Cell::all() {
                let dark = in_shadow(&forest, cell, sun);
                match forest.piece(cell) {
                    None => assert_eq!(forest.shadow_on_ground(sun).contains(cell), dark),
                    Some(piece) => {
                        assert_eq!(forest.shaded(sun).contains(cell), dark, "{cell}, sun {sun}: {forest}");
                        if !dark {
                            light[piece.seat.index()] += piece.size.index() as u32;
                        }
                    }
                }
                assert_eq!(forest.shaders(cell, sun).next().is_some(), dark);
            }
            for seat in Seat::all(4) {
                assert_eq!(forest.raw_light(seat, sun, &LIGHT), light[seat.index()]);
            }
        }
    }
}

#[test]
fn ph_4_5_seeds_and_empty_spaces_in_shadow() {
    check("A2@d7 B0@d5 B0@d4", 1, "d5", [2, 0]);
    let forest: Forest = "A2@d7".parse().unwrap();
    let ground: Vec<String> = forest.shadow_on_ground(1).iter().map(|cell| cell.to_string()).collect();
    assert_eq!(ground, ["d5", "d6"]);
}
