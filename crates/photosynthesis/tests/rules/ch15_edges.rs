//! Chapter 15: rulings for edge cases.

use crate::ch01_board::cell;
use crate::players::{load, two};
use crate::scene::{Play, Scene, say, shelf};
use serde_json::json;
use solarium_core::{
    Choices, Game, Match, Mute, NoUndo, Notation, Records, Seat, Seed, Step, Turn, Viewer, Wording,
};
use solarium_photosynthesis::Photosynthesis;
use std::sync::Arc;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn ph_15_1_a_player_without_pieces_keeps_playing() {
    let play = load(&two("B1@a1", 5));
    assert_eq!(play.legal(A), ["buy seed", "buy small", "buy medium", "buy large", "end"]);
}

#[test]
fn ph_15_2_a_cynthia_without_pieces_ends_before_the_first_draw() {
    Scene::new("A1@a1", 5, 12).decides("end");
    // Her light change still applies: +1 for Ancient, −1 for Seedling.
    for (level, lp) in [("ancient", 6), ("seedling", 4), ("tree", 5)] {
        let mut play = Scene::new("A1@a1", 5, 5).level(level).load();
        play.step("end");
        assert_eq!(play.lp(B), lp, "{level}");
    }
}

#[test]
fn ph_15_3_no_light_inside_a_turn() {
    let mut play = load(&two("A3@d5 A1@d4 B1@c4", 2));
    play.step("collect d5");
    assert_eq!((play.lp(A), play.lp(B)), (8, 12));
}

#[test]
fn ph_15_4_one_sum_then_the_cut() {
    // A Seedling at 19 with 3 light and change −1: 19 + 3 − 1 = 21, cut to 20; not 20 − 1.
    let mut record = two("B3@a1", 1);
    record["seats"][1] = json!({"kind": "cynthia", "level": "seedling", "lp": 19});
    record["first"] = json!(1);
    record["turn"] = json!(0);
    let mut play = load(&record);
    play.step("end");
    assert_eq!(play.lp(B), 20);
}

#[test]
fn ph_15_5_planted_or_grown_this_turn_does_nothing_more() {
    let mut record = two("A1@a1 A2@d4", 2);
    record["seats"][0]["shop"] = json!([4, 4, 3, 0]);
    record["seats"][0]["available"] = json!([2, 2, 0, 2]);
    let mut play = load(&record);
    play.steps("plant a1 a2, grow d4");
    for action in ["grow a2", "grow d4", "plant d4 d5", "collect d4"] {
        assert_eq!(play.refused(A, action), "PH-5.2", "{action}");
    }
}

#[test]
fn ph_15_6_planting_and_growing_exclude_each_other() {
    let mut play = load(&two("A1@a1 A1@g1", 2));
    play.steps("plant a1 a2, grow g1");
    assert_eq!(play.refused(A, "grow a1"), "PH-5.2");
    assert_eq!(play.refused(A, "plant g1 g2"), "PH-5.2");
}

#[test]
fn ph_15_7_growing_needs_the_piece_available() {
    let mut play = load(&two("A2@d4", 2));
    assert_eq!(play.state.shop(A).all()[3], 2);
    assert_eq!(play.refused(A, "grow d4"), "PH-5.5");
    play.steps("buy large, grow d4");
}

/// PH-15.7: what is offered in one go are two actions, each legal when its turn comes.
#[test]
fn ph_15_7_buying_and_using_in_one_go() {
    let play = load(&two("A2@d4", 2));
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let offers = play.game.together(&view, A);
    let grow = offers.iter().find(|offer| offer.touches == ["cell:d4", "grow"]).expect("buy and grow");
    let texts: Vec<String> = grow.actions.iter().map(|action| play.game.action_text(*action)).collect();
    assert_eq!(texts, ["buy large", "grow d4"]);
    let label =
        "buy a large tree for 4 LP and grow medium on d4 to large, 3 LP; the medium tree would be lost";
    assert!(say(&grow.label).starts_with(label), "{:?}", grow.label);
    assert!(!play.legal(A).contains(&"grow d4".to_string()), "the list of legal actions is as ever");
    for offer in offers {
        let mut state = play.state;
        for action in offer.actions {
            play.game.check(&state, A, action).expect("each is legal in its turn");
            play.game.advance(&mut state, Step::Act(A, action), &mut Mute);
        }
    }
}

/// PH-5.7: room in the shop is bought together with the growing that needs it.
#[test]
fn ph_15_7_buying_so_that_nothing_is_lost() {
    let mut record = two("A1@a2", 2);
    record["seats"][0]["available"] = json!([2, 2, 1, 0]);
    record["seats"][0]["shop"] = json!([4, 4, 3, 2]);
    let play = load(&record);
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let offers = play.game.together(&view, A);
    let saved = offers.iter().find(|offer| offer.touches == ["cell:a2", "save"]).expect("buy, then grow");
    assert_eq!(
        say(&saved.label),
        "buy a small tree for 2 LP and grow small on a2 to medium, 2 LP; so nothing is lost (PH-5.7)"
    );
    let other = play.game.together(&view, Seat(1));
    assert!(other.is_empty(), "only the seat in turn is offered anything");
}

#[test]
fn ph_15_8_losing_a_piece_is_legal_and_warned_of() {
    let mut record = two("A1@a2", 2);
    record["seats"][0]["available"] = json!([2, 2, 1, 0]);
    record["seats"][0]["shop"] = json!([4, 4, 3, 2]);
    let play = load(&record);
    assert!(play.legal(A).contains(&"grow a2".to_string()));
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let label = play.game.label(&view, A, play.game.parse_action("grow a2").unwrap());
    assert_eq!(
        say(&label),
        "grow small on a2 to medium, 2 LP; the small tree would be lost (PH-5.7): buy a small first, 2 LP"
    );
}

#[test]
fn ph_15_9_everything_is_open() {
    let play = load(&crate::worked_examples::record_of_the_rules());
    let views: Vec<_> = Viewer::all(2).map(|viewer| play.game.view(&play.state, viewer)).collect();
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
    let shown = serde_json::to_value(&views[0]).unwrap();
    assert_eq!(shown["seats"][0]["shop"], json!([4, 4, 3, 0]));
    assert_eq!(shown["seats"][0]["lost"], json!([0, 1, 0, 0]));
    assert_eq!(shown["seats"][1]["deck"], json!([2, 5, 8, 9, 11, 12, 14]));
    assert_eq!(shown["piles"]["3"], json!([18, 18, 17, 17]));
    assert_eq!(shown["seats"][1]["card"], json!(6));
}

#[test]
fn ph_15_10_undo_until_the_end_of_the_turn() {
    let (game, state) = Photosynthesis::load(&two("A1@a1 B1@g4", 2), &shelf()).unwrap();
    let game = Arc::new(game);
    let mut table = Match::from_position(game.clone(), state, Seed::from_number(1));
    let act = |text: &str| game.parse_action(text).unwrap();
    table.submit(A, act("buy seed")).unwrap();
    table.submit(A, act("plant a1 a2")).unwrap();
    table.undo(A).unwrap();
    table.undo(A).unwrap();
    assert_eq!(*table.state(), state);
    table.submit(A, act("end")).unwrap();
    assert_eq!(table.undo(A), Err(NoUndo::TurnPassed("PH-15.10")));
    // B's turn passes to B herself at the end of the round: still passed.
    table.submit(B, act("end")).unwrap();
    assert_eq!(table.turn(), Turn::of(B));
    assert_eq!(table.undo(B), Err(NoUndo::TurnPassed("PH-15.10")));
    // A placement passes the turn.
    let setup = json!({"seats": ["human", "human"], "first_seat": 0});
    let game = Arc::new(Photosynthesis::from_setup(&setup, &shelf()).unwrap());
    let mut table = Match::new(game, Seed::from_number(1));
    table.submit(A, act("place a1")).unwrap();
    assert_eq!(table.undo(A), Err(NoUndo::TurnPassed("PH-15.10")));
}

#[test]
fn ph_15_11_a_freshly_grown_large_tree_counts_but_is_not_collected() {
    // Round 14, card 6 (−5): 5 − 5 < 3, but two large trees: only the one that is not activated can be collected.
    Scene::new("B3@d4 B3@d2", 14, 5).activated(&["d4"]).card(6).decides("collect d2");
}

#[test]
fn ph_15_12_a_freed_piece_is_ready_for_the_next_card() {
    // All four small trees on the board; growing one frees it for the seed.
    let mut play = Scene::new("B1@d4 B1@a1 B1@a3 B1@g1 B0@g4", 2, 8).card(2).load();
    assert_eq!(play.supply(B)[1], 0);
    play.step("grow d4");
    assert_eq!(play.supply(B)[1], 1);
    play.step("card 1");
    play.demands(B, "grow g4");
}

#[test]
fn ph_15_13_a_space_she_emptied_is_no_planting_space() {
    // Round 8: after collecting d4 she plants by card 6 (rings 4 3 2 1): the centre would be first.
    let scene = || Scene::new("B2@c4 A1@a1", 8, 1).card(6);
    scene().decides("plant c4 d4");
    let play = scene().activated(&["d4"]).load();
    assert_ne!(play.legal(B), ["plant c4 d4"]);
}

#[test]
fn ph_15_14_directional_selection_stays_on_one_ring() {
    // Candidates on rings 1 and 2: the ring decides before any walk.
    let notes = Scene::new("B1@c4 B1@b2 A1@g4", 8, 4).card(2).decides("grow c4");
    assert!(!notes.iter().any(|note| note.rule == "PH-12.3"));
}

#[test]
fn ph_15_15_bots_and_cynthias_alone_need_one_player_seat() {
    let play = Play::start(json!({"seats": ["bot:random", "cynthia"], "first_seat": 0, "ds_corner": 0}));
    assert_eq!(play.game.turn(&play.state), Turn::of(A));
    assert!(Photosynthesis::from_setup(&json!({"seats": ["cynthia", "cynthia"]}), &shelf()).is_err());
    assert_eq!(cell("d4").ring(), 0);
}
