//! Chapter 1: components and board.

use crate::scene::{Play, say, shelf};
use serde_json::json;
use solarium_core::{Describe, Game, Notation, Records, Seat};
use solarium_photosynthesis::{
    Action, CELLS, Cell, CellSet, Chance, DIRECTIONS, Forest, Pack, Photosynthesis, Size,
};
use std::collections::BTreeSet;

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().unwrap_or_else(|_| panic!("no cell {name}"))
}

#[test]
fn ph_1_1_thirty_seven_spaces_in_rings() {
    assert_eq!(Cell::all().count(), CELLS);
    assert_eq!([0, 1, 2, 3].map(|ring| CellSet::ring(ring).len()), [1, 6, 12, 18]);
}

#[test]
fn ph_1_2_axial_coordinates_and_neighbours() {
    let mut there = 0;
    for q in -4i8..=4 {
        for r in -4i8..=4 {
            let exists = q.abs().max(r.abs()).max((q + r).abs()) <= 3;
            assert_eq!(Cell::new(q, r).is_some(), exists, "({q}, {r})");
            there += usize::from(exists);
        }
    }
    assert_eq!(there, CELLS);
    for cell in Cell::all() {
        let steps: CellSet = (0..6).filter_map(|direction| cell.step(direction)).collect();
        assert_eq!(steps, cell.neighbours(), "{cell}");
    }
}

#[test]
fn ph_1_3_names_run_row_by_row_from_the_left() {
    let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    let mut expected = Vec::new();
    for (row, length) in ('a'..='g').zip([4, 5, 6, 7, 6, 5, 4]) {
        expected.extend((1..=length).map(|number| format!("{row}{number}")));
    }
    assert_eq!(names, expected);
    for bad in ["", "a", "a0", "a5", "b6", "d8", "h1", "A1", "a1 ", "a11", "ä1", "d４"] {
        assert!(bad.parse::<Cell>().is_err(), "{bad:?}");
    }
}

#[test]
fn ph_1_4_flat_index_as_drawn() {
    let drawn = [
        "34 35 36 19",
        "33 17 18 7 20",
        "32 16 6 1 8 21",
        "31 15 5 0 2 9 22",
        "30 14 4 3 10 23",
        "29 13 12 11 24",
        "28 27 26 25",
    ];
    let indices: Vec<usize> =
        drawn.iter().flat_map(|row| row.split(' ')).map(|n| n.parse().unwrap()).collect();
    assert_eq!(Cell::all().map(Cell::index).collect::<Vec<_>>(), indices);
    for index in 0..CELLS {
        assert_eq!(Cell::at(index).unwrap().index(), index);
    }
    assert_eq!(Cell::at(CELLS), None);
}

#[test]
fn ph_1_5_directions_clockwise_with_their_corners() {
    let corners = ["a4", "d7", "g4", "g1", "d1", "a1"];
    for (direction, corner) in corners.into_iter().enumerate() {
        let (q, r) = DIRECTIONS[direction];
        assert_eq!(Cell::new(3 * q, 3 * r), Some(cell(corner)));
    }
}

#[test]
fn ph_1_6_each_sun_lights_seven_lines() {
    for sun in 0..6 {
        // The first space of a line has nothing sunward of it.
        let mut lengths: Vec<usize> = Cell::all()
            .filter(|cell| cell.step(sun).is_none())
            .map(|first| std::iter::successors(Some(first), |cell| cell.step((sun + 3) % 6)).count())
            .collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [4, 4, 5, 5, 6, 6, 7], "sun {sun}");
    }
}

#[test]
fn ph_1_7_position_0_is_the_top_right_corner() {
    let corner = cell("a4");
    assert_eq!(corner.axial(), (3, -3));
    assert_eq!(corner.step(0), None);
}

#[test]
fn ph_1_8_distance_neighbours_and_leaves() {
    assert_eq!(cell("a1").distance(cell("g4")), 6);
    for cell in Cell::all() {
        let (q, r) = cell.axial();
        let corner = [(3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3)].contains(&(q, r));
        let expected = if corner {
            3
        } else if cell.ring() == 3 {
            4
        } else {
            6
        };
        assert_eq!(cell.neighbours().len(), expected, "{cell}");
        assert_eq!(cell.leaves(), 4 - cell.ring());
        for other in Cell::all() {
            assert_eq!(cell.distance(other), other.distance(cell));
            assert_eq!(cell.neighbours().contains(other), cell.distance(other) == 1);
            for reach in 1..=3 {
                assert_eq!(cell.within(reach).contains(other), cell.distance(other) <= reach);
            }
        }
    }
}

#[test]
fn ph_1_9_pieces_of_a_player_are_in_four_places() {
    let play = Play::start(json!({"seats": ["human", "human"], "first_seat": 0}));
    let seat = Seat(0);
    assert_eq!(play.game.total(seat), [6, 8, 4, 2]);
    assert_eq!(play.state.shop(seat).all(), [4, 4, 3, 2]);
    assert_eq!(play.state.available(seat), [2, 4, 1, 0]);
    assert_eq!(play.game.lost(&play.state, seat), [0, 0, 0, 0]);
}

#[test]
fn ph_1_10_the_cheapest_is_bought_and_the_dearest_slot_filled() {
    let prices: [&[u8]; 4] = [&[1, 1, 2, 2], &[2, 2, 3, 3], &[3, 3, 4], &[4, 5]];
    let players = &Pack::standard().players;
    for (size, column) in prices.iter().enumerate() {
        for left in 1..=column.len() {
            let expected = column[column.len() - left];
            assert_eq!(players.next_price(size, left as u8), Some(expected), "size {size}, {left} left");
        }
        assert_eq!(players.next_price(size, 0), None);
    }
}

#[test]
fn ph_1_11_ph_1_14_tokens_highest_on_top() {
    let pack = Pack::standard();
    let piles: Vec<&[u8]> = (1..=4).map(|leaves| pack.tokens.pile(leaves)).collect();
    assert_eq!(piles.iter().map(|pile| pile.len()).sum::<usize>(), 24);
    assert_eq!(piles[0], [14, 14, 13, 13, 13, 12, 12, 12, 12]);
    assert_eq!(piles[1], [17, 16, 16, 14, 14, 13, 13]);
    assert_eq!(piles[2], [19, 18, 18, 17, 17]);
    assert_eq!(piles[3], [22, 21, 20]);
}

#[test]
fn ph_1_12_trackers_from_0_to_20() {
    assert_eq!(Pack::standard().players.light_cap, 20);
}

#[test]
fn ph_1_13_text_forms_of_actions() {
    let play = Play::start(json!({"seats": ["human", "human"], "first_seat": 0}));
    let texts = [
        ("place a2", Action::Place(cell("a2"))),
        ("buy seed", Action::Buy(Size::Seed)),
        ("buy large", Action::Buy(Size::Large)),
        ("plant c4 c5", Action::Plant { from: cell("c4"), to: cell("c5") }),
        ("grow d4", Action::Grow(cell("d4"))),
        ("collect d4", Action::Collect(cell("d4"))),
        ("end", Action::End),
    ];
    for (text, action) in texts {
        assert_eq!(play.game.parse_action(text).unwrap(), action);
        assert_eq!(play.game.action_text(action), text);
    }
    assert!(texts.windows(2).all(|pair| pair[0].1 < pair[1].1), "listed in ascending order");
    for bad in ["", "grow", "grow h1", "grow d4 d5", "Grow d4", "buy oak", "plant c4", "pass", "end now"] {
        let refused = play.game.parse_action(bad).unwrap_err();
        assert!(["PH-1.13", "PH-1.3"].contains(&refused.rule), "{bad:?}");
    }
}

#[test]
fn ph_1_13_text_form_of_a_board() {
    let forest: Forest = "B1@g3 A3@d4 B2@c5".parse().unwrap();
    assert_eq!(forest.to_string(), "A3@d4 B2@c5 B1@g3");
    assert_eq!(forest.to_string().parse::<Forest>().unwrap(), forest);
    for bad in ["A4@d4", "E1@d4", "A1@z9", "A1d4", "A1@d4 B1@d4", "1A@d4", "A@d4", "@", "A1@"] {
        assert!(bad.parse::<Forest>().is_err(), "{bad:?}");
    }
}

#[test]
fn ph_1_15_every_record_has_a_provenance_and_stand_ins_are_told() {
    for line in Pack::STANDARD_TEXT.split("\n[").skip(2) {
        assert!(line.contains("provenance = "), "{line}");
    }
    let notices = |setup| {
        Photosynthesis::from_setup(&setup, &shelf()).unwrap().notices().iter().map(say).collect::<Vec<_>>()
    };
    let solo = notices(json!({"seats": ["human", "cynthia"]}));
    assert!(solo.iter().any(|notice| notice.contains("stand-in values, not the printed ones")), "{solo:?}");
    assert_eq!(notices(json!({"seats": ["human", "human"]})), Vec::<String>::new());
}

#[test]
fn ph_1_16_four_readings_are_chosen_and_stored() {
    let setup = json!({
        "seats": ["human", "cynthia"], "collect_reading": "tokens_below", "seed_reading": "space_count",
        "rev3_pair_priority": "standard", "ds_corner": 4,
    });
    let game = Photosynthesis::from_setup(&setup, &shelf()).unwrap();
    let record = game.record(&game.start());
    for key in ["collect_reading", "seed_reading", "rev3_pair_priority", "ds_corner"] {
        assert_eq!(game.setup()[key], setup[key]);
        assert_eq!(record["options"][key], setup[key]);
    }
}

#[test]
fn ph_1_17_text_forms_of_chance_outcomes() {
    let game = Photosynthesis::from_setup(&json!({"seats": ["human", "cynthia"]}), &shelf()).unwrap();
    assert_eq!(game.parse_chance("first 1").unwrap(), Chance::First(Seat(1)));
    assert_eq!(game.parse_chance("corner 5").unwrap(), Chance::Corner(5));
    let card = game.parse_chance("card 14").unwrap();
    assert_eq!(game.chance_text(card), "card 14");
    for bad in
        ["first 2", "first A", "first +1", "corner 6", "card 0", "card 15", "card", "die 3", "card 99999"]
    {
        assert_eq!(game.parse_chance(bad).unwrap_err().rule, "PH-1.17", "{bad}");
    }
    let outcomes = game.outcomes(&game.start());
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    let texts: BTreeSet<String> = outcomes.iter().map(|(outcome, _)| game.chance_text(*outcome)).collect();
    assert_eq!(texts.into_iter().collect::<Vec<_>>(), ["first 0", "first 1"]);
}
