//! Chapters 18 and 19: edge cases and decision points.

use crate::table::{Table, asks, game, people, with_ai};
use serde_json::json;
use solarium_circadians::{Action, Chance, Circadians, Event, Phase, State};
use solarium_conformance::heeds_stop;
use solarium_core::{Game, Notation, Opponents, Question, Random, Seat, Turn, Viewer, random_step};

fn with(garages: &[u8], res: [u32; 4]) -> Table {
    Table::two().garages(0, garages).garages(1, &[1]).holds(0, res)
}

#[test]
fn ci_18_1_must_and_may() {
    // Must: no way round a tile that was paid, a die to buy, a step to make.
    let lab = with(&[4, 4], [0, 4, 0, 0]).play(0, "act lab 4");
    assert_eq!(lab.refused(0, "no"), "CI-8.13");
    let academy = with(&[4], [0, 9, 0, 0]).play(0, "act academy-2 4");
    assert_eq!(academy.refused(0, "done"), "CI-19.3");
    let trade = with(&[6], [9; 4]).hand(0, &["grogg", "yeki"]).play(0, "act dep-t 6");
    assert_eq!(trade.refused(0, "no"), "CI-19.3");
    // May: each market trade, the step of the top row.
    assert!(with(&[4], [9; 4]).play(0, "act market-2 4").may(0, "done"));
    assert!(trade.play(0, "trade grogg").may(0, "stay"));
}

#[test]
fn ci_18_2_free_but_illegal_spaces() {
    let poor = with(&[4], [0, 0, 0, 0]);
    for (action, rule) in [
        ("act neg-L1 4", "CI-5.11"),
        ("act dep-t 4", "CI-7.2"),
        ("act mine-1 4", "CI-5.11"),
        ("act lab 4", "CI-8.6"),
        ("act foundry 4", "CI-5.11"),
        ("act control 4", "CI-5.11"),
        ("act academy-2 4", "CI-5.11"),
    ] {
        assert_eq!(poor.refused(0, action), rule, "{action}");
    }
    assert!(poor.may(0, "act market-1 4") && poor.may(0, "act hq 4"));
}

#[test]
fn ci_18_4_space_and_value_together_are_legal_or_not() {
    let table = with(&[4], [0, 9, 0, 0]);
    assert!(
        table.may(0, "act academy-2 3") && table.may(0, "act academy-2 4") && table.may(0, "act academy-3 5")
    );
    assert!(!table.may(0, "act academy-2 5"));
}

#[test]
fn ci_18_5_gains_as_far_as_possible() {
    let table = with(&[3], [0, 0, 9, 0]).supply(0, 0).face_up(0, &["zcharo_armour"]).advanced(&[(3, "gem")]);
    let table = table.play(0, "act neg-Z1 3").play(0, "no");
    assert_eq!(table.turn(), asks(1));
}

#[test]
fn ci_18_6_a_gained_die_may_be_lost_at_once() {
    let table =
        with(&[4], [0, 9, 0, 0]).face_up(0, &["leyrien_armour"]).die("L1", 1, 6).advanced(&[(4, "gem")]);
    let table = table.set_back(&[("sum8", "items"), ("same2", "gem"), ("same3", "farm")]);
    let table = table.play(0, "act neg-L2 4");
    assert!(table.may(0, "lose die pool"));
}

#[test]
fn ci_18_8_a_used_hq_space_is_passed_over() {
    let table = Table::two()
        .part(solarium_circadians::Part::Hq)
        .die("hq-1", 0, 4)
        .die("hq-2", 0, 4)
        .die("hq-3", 1, 1);
    let table = table.holds(0, [0, 3, 0, 0]).play(0, "act lab 4").play(0, "tile farm 1").drawn();
    assert_eq!(table.turn(), asks(1));
}

#[test]
fn ci_18_9_a_set_die_may_still_be_altered() {
    let table = with(&[3, 1], [0, 9, 0, 0]).upgrades(0, &["tuned"]).advanced(&[(3, "gem")]);
    let table =
        table.play(0, "act neg-L1 3").play(0, "set garage-2 5").play(1, "act hq 1").play(1, "take water");
    assert!(table.may(0, "act hq 4") && table.may(0, "act hq 6"));
    // A Farm die set to 6 counts 6.
    let table = with(&[3], [0, 9, 0, 0]).farms(0, &[0, 0, 1]).advanced(&[(3, "gem")]);
    let table = table.play(0, "act neg-L1 3").play(0, "set farm-3 6");
    assert_eq!(table.game.farm_value(&table.state, Seat(0), 2), 6);
}

#[test]
fn ci_18_10_a_passive_tile_works_in_the_same_round() {
    let table = Table::two().garages(0, &[4, 4]).holds(0, [0, 4, 0, 0]).character(0, "troy");
    let table = table.play(0, "act lab 4").play(0, "tile farm 1").drawn_to_plan();
    assert_eq!((table.state.phase, table.res(0)[0]), (Phase::Plan, 6));
}

#[test]
fn ci_18_12_a_reshuffle_in_the_middle_of_a_draw() {
    let mut table = with(&[4], [0; 4]);
    let all = table.state.item_pile;
    table.state.item_pile = 1;
    table.state.item_discard = 2;
    table.state.crews[1].items = all & !3;
    let table = table.play(0, "act hq 4").play(0, "take items");
    assert_eq!(table.outcomes(), [("item algae_cells".to_string(), 1)]);
    let table = table.chance("item algae_cells");
    assert_eq!(table.outcomes(), [("item ice_stones".to_string(), 1)]);
    assert_eq!(table.chance("item ice_stones").hand_of(0).len(), 2);
}

#[test]
fn ci_18_13_nothing_can_be_given_to_another_seat() {
    // Whatever seat 0 does in a whole game, seat 1 pays and gains only by its own steps and by shared phases.
    let table = with(&[4], [9; 4]);
    let before = table.state.crews[1];
    let table = table.play(0, "act market-2 4").play(0, "swap W A");
    assert_eq!(table.state.crews[1], before);
}

#[test]
fn ci_18_16_equal_kinds_add_up() {
    let table =
        with(&[4, 4], [0; 4]).upgrades(0, &["solar", "tanker"]).face_up(0, &["ice_stones"]).event("ev08");
    // 10 − 7 − 5: free.
    assert!(table.may(0, "act lab 4"));
}

#[test]
fn ci_18_17_a_bot_may_take_over_a_seat() {
    let plain = game(people(2));
    let other = game(json!({"seats": ["human", "bot:greedy"]}));
    // The same position is a position of both tables.
    assert_eq!(plain.start(), other.start());
}

/// A stop that is not set changes nothing; one that is set ends the thought before the next plan or action.
#[test]
fn ci_18_17_a_bot_stops_when_told_to() {
    let game = game(people(2));
    let mut asked = 0;
    let (mut state, mut random, mut list) = (game.start(), Random::new(2), Vec::new());
    let bot = Circadians::bot("greedy").unwrap();
    while asked < 60 && random_step(&game, &mut state, &mut random, &mut list) {
        let Turn::Decide(seats) = game.turn(&state) else { continue };
        let seat = seats.iter().next().unwrap();
        let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
        let question = Question { game: &game, view: &view, seat, legal: &legal };
        assert_eq!(heeds_stop(&*bot, &question), 0);
        asked += 1;
    }
}

#[test]
fn ci_19_1_only_the_listed_questions_and_one_seat_unless_all() {
    let game = game(people(3));
    for seed in 0..4 {
        let mut state = game.start();
        let mut random = Random::new(seed);
        let mut list = Vec::new();
        while random_step(&game, &mut state, &mut random, &mut list) {
            if let Turn::Decide(seats) = game.turn(&state)
                && seats.len() > 1
            {
                let all = matches!(
                    state.phase,
                    Phase::Characters | Phase::Items | Phase::Plan | Phase::Harvest | Phase::Rest
                );
                assert!(all && state.agenda.is_empty());
            }
            for seat in Seat::all(3) {
                assert_eq!(game.question(&state, seat).is_some(), game.turn(&state).includes(seat));
            }
        }
    }
}

#[test]
fn ci_19_2_single_answers_are_given_by_the_engine_and_logged() {
    let table = with(&[4], [0, 2, 0, 0]).play(0, "act academy-2 4");
    let buy = Event::OnlyAnswer { seat: Seat(0), action: "buy 1".into() };
    assert!(table.events.iter().any(|(_, e)| *e == buy));
    // Row 5 is always asked, even with a single answer.
    let table = with(&[0, 4], [0, 0, 0, 0]);
    assert_eq!((table.legal(0), table.turn()), (vec!["stand-down".to_string()], asks(0)));
    // Row 23 likewise.
    assert_eq!(Table::solo().chance("scheme s01").turn(), asks(1));
}

#[test]
fn ci_19_3_notation_reads_back() {
    let game = game(with_ai(3));
    let texts = [
        "keep dan",
        "pick dan",
        "keep grogg",
        "discard grogg",
        "garage 4",
        "farm 2 4",
        "ready",
        "act neg-L1 4",
        "act dep-t 4",
        "act hq 4",
        "act mine-1 4",
        "act lab 4",
        "act foundry 4",
        "act control 4",
        "act market-3 4",
        "act academy-2 4",
        "stand-down",
        "skip",
        "pay W",
        "trade grogg",
        "step 3",
        "stay",
        "also m",
        "no",
        "take items",
        "take water",
        "swap W A",
        "done",
        "buy 2",
        "tile farm 1",
        "tile upgrade 3",
        "place",
        "replace 4",
        "set garage-2 6",
        "set farm-1 1",
        "use",
        "reward gem",
        "setback sum8",
        "ignore",
        "suffer items",
        "turn farm",
        "lose upgrade 2",
        "lose farm 4",
        "grow 2 A",
        "resolve",
    ];
    for text in texts {
        let action = game.parse_action(text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(game.action_text(action), text);
    }
    for bad in [
        "",
        "act",
        "act hq",
        "act hq 7",
        "act hq 04",
        "Act hq 4",
        "act  hq 4",
        "garage 0",
        "step 7",
        "keep nobody",
        "farm 0 1",
        "pay X",
    ] {
        assert!(game.parse_action(bad).is_err_and(|e| e.rule == "CI-19.3"), "{bad}");
    }
}

#[test]
fn ci_19_4_places_of_lost_dice() {
    let game = game(people(2));
    for place in [
        "pool",
        "garage-1",
        "farm-6",
        "cantina",
        "hq-3",
        "mine-2",
        "lab-1",
        "foundry-2",
        "control-1",
        "market-2",
        "academy-3",
        "dep-t:6",
        "neg-L2:5",
    ] {
        let text = format!("lose die {place}");
        let action = game.parse_action(&text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(game.action_text(action), text);
    }
    // Alike dice make one answer.
    let table = Table::new(people(3)).garages(0, &[4]).garages(1, &[1]).holds(0, [0, 0, 0, 9]).pool(0, 3);
    let table = table.die("J2", 0, 4).die("J2", 0, 4).advanced(&[(4, "gem")]);
    let table = table.play(0, "act neg-J1 4").play(0, "no").play(0, "setback sum8").play(0, "suffer die");
    assert_eq!(table.legal(0), ["lose die pool", "lose die neg-J1:4", "lose die neg-J2:4"]);
}

#[test]
fn ci_19_5_chance_is_one_draw_at_a_time() {
    let game = game(people(2));
    let mut state = game.start();
    let mut random = Random::new(9);
    let mut list = Vec::new();
    while random_step(&game, &mut state, &mut random, &mut list) {
        if game.turn(&state) == Turn::Chance {
            let outcomes = game.outcomes(&state);
            assert!(!outcomes.is_empty() && outcomes.is_sorted_by(|a, b| a.0 < b.0));
            assert!(outcomes.iter().all(|(_, weight)| *weight > 0));
        }
    }
}

#[test]
fn ci_19_9_chance_notation_reads_back() {
    let game = game(with_ai(1));
    for text in [
        "first 1",
        "side A",
        "side B",
        "tile springs",
        "tile tuned",
        "character dan",
        "item grogg",
        "event ev03",
        "cache 6",
        "die 4",
        "scheme s07",
    ] {
        let outcome = game.parse_chance(text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(game.chance_text(outcome), text);
    }
    assert_eq!(game.parse_chance("die 7").map_err(|e| e.rule), Err("CI-19.9"));
    assert_eq!(game.parse_chance("die 3"), Ok(Chance::Die(3)));
}

#[test]
fn ci_19_6_who_knows_what() {
    let table = Table::two().hand(0, &["grogg", "yeki"]).pool(0, 2);
    let view = table.view(1);
    let other = &view["seats"][0];
    assert_eq!((&other["hand"], &other["hand_size"], &other["pool"]), (&json!(null), &json!(2), &json!(2)));
    assert_eq!(other["water"], json!(10));
    assert_eq!(table.view(0)["seats"][0]["hand"], json!(["grogg", "yeki"]));
    let spectator = serde_json::to_value(table.game.view(&table.state, Viewer::Spectator)).expect("JSON");
    assert_eq!(spectator["seats"][0]["hand"], json!(null));
    // Draws are seen by their seat alone.
    let table = with(&[4], [0; 4]).play(0, "act hq 4").play(0, "take items").chance("item grogg");
    let drawn = |events: Vec<&Event>| events.iter().any(|e| matches!(e, Event::ItemDrawn { .. }));
    assert!(drawn(table.seen_by(0)) && !drawn(table.seen_by(1)));
}

#[test]
fn ci_19_7_every_live_position_has_an_answer() {
    for setup in [people(2), with_ai(3)] {
        let game = game(setup);
        let mut random = Random::new(4);
        let mut list = Vec::new();
        let mut state = game.start();
        while random_step(&game, &mut state, &mut random, &mut list) {
            if let Turn::Decide(seats) = game.turn(&state) {
                assert!(!seats.is_empty());
                assert!(seats.iter().all(|seat| !game.actions(&state, seat).is_empty()));
            }
        }
        assert_eq!(state.round, 8);
    }
}

#[test]
fn ci_19_10_answers_take_effect_together() {
    // Shown with Farms (E34), hand limits (CI-11.4), characters (CI-2.9) and plans (CI-4.9).
    let table = Table::two().phase(Phase::Harvest).farms(0, &[0, 4]).farms(1, &[0, 4, 4]).settled();
    let table = table.play(1, "grow 2 W");
    assert_eq!(table.view(0)["seats"][1]["ready"], json!(false));
    let table = table.play(1, "grow 3 P");
    assert_eq!(table.view(0)["seats"][1]["ready"], json!(true));
    assert_eq!(table.refused(1, "grow 3 P"), "CI-19.3");
}

#[test]
fn ci_19_11_answers_and_positions_are_small() {
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}
