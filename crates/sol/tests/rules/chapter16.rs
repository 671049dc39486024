//! Chapter 16: decision points, order, notation, randomness.

use crate::table::{sol, table, two};
use serde_json::json;
use solarium_core::{Game, Notation, Seat, Turn};
use solarium_sol::{Action, Phase, Play, State};

#[test]
fn so_16_1_one_decision_even_with_one_option() {
    let mut t = two();
    t.go("0 move; 0 launch o0; 0 launch o0; 0 launch o0");
    assert_eq!(t.legal(0), ["end"], "asked although only one option is left");
    let mut t = two();
    t.go("0 pass");
    assert_eq!(t.asked(), Some(1), "pass needs no end");
    assert!(matches!(t.sol.turn(&t.s), Turn::Decide(seats) if seats.len() == 1));
}

#[test]
fn so_16_2_canonical_order_of_a_move() {
    let t = two().divers(0, "o0 k0 k0").gates(1, "r0/k0").lost(0, 1).holds(0, "passage");
    let mut t = t;
    t.go("0 move; 0 play passage k0");
    let list = t.legal(0);
    let verbs: Vec<&str> = list.iter().map(|a| a.split(' ').next().expect("a verb")).collect();
    let mut runs = verbs.clone();
    runs.dedup();
    assert_eq!(runs, ["launch", "fly", "fly*", "hurl", "hurl*", "return", "end"]);
    assert_eq!(t.legal_with(0, "fly k0"), ["fly k0 r0", "fly k0 k1", "fly k0 k4"]);
}

#[test]
fn so_16_2_spaces_by_ring_then_number() {
    let mut t = two().divers(0, "o2 o10 i2 i10");
    t.go("0 move");
    let from: Vec<String> =
        t.legal_with(0, "fly ").iter().map(|a| a.split(' ').nth(1).expect("a space").to_string()).collect();
    let mut runs = from;
    runs.dedup();
    assert_eq!(runs, ["o2", "o10", "i2", "i10"]);
}

#[test]
fn so_16_3_every_action_is_read_as_it_is_written() {
    let t = table(3, json!({}));
    for text in [
        "place gate i0/c1",
        "place tower o4",
        "return-piece o4",
        "return-piece c5/r2",
        "move",
        "convert",
        "activate",
        "scour",
        "pass",
        "launch o4",
        "launch o4 via 1",
        "launch o4 guest 2",
        "fly i3 c4",
        "fly* i3 c4",
        "hurl k0",
        "hurl* k0",
        "return o4",
        "fly+ i3 c4",
        "cluster i3 c4",
        "jugg k0 h",
        "jugg k0 k1",
        "puncture i3 c4",
        "teleport i3 k4",
        "fuel",
        "build node c0 from c1 c12",
        "build foundry r7 from r0 r7",
        "build gate i0/c1 from o0 i0",
        "build tower r3 from i5 c5 r3",
        "invade c3",
        "use c4",
        "use c4 augment",
        "squeeze c4",
        "pulse o4",
        "blight 1 from o4",
        "sacrifice c4",
        "clear c4",
        "metamorph c4 tower",
        "take",
        "leave",
        "link i0 1",
        "procreate o3",
        "draw",
        "flare-use o3",
        "flare-done",
        "lose hold",
        "lose c4",
        "lose guest 1",
        "lose lost",
        "shift c4 r2",
        "warp hold to c4",
        "warp guest 1 to c4",
        "warp o1 to c4",
        "core k0",
        "spawn k0",
        "crawl k0 k1",
        "end",
        "keep old",
        "keep R",
        "keep none",
        "play accelerate 3",
        "play chain o0",
        "play hatch c4 1",
        "play procreate",
        "play swap o0:0 k0:1",
        "play tribute c4",
        "play bright",
        "play passage o1",
        "play passage hold",
        "play pillar V",
        "play channel 2",
        "play fuel",
    ] {
        let action = t.sol.parse_action(text).unwrap_or_else(|bad| panic!("{text}: {bad}"));
        assert_eq!(t.sol.action_text(action), text);
    }
    for text in [
        "",
        "fly",
        "fly i3",
        "fly i3 c4 c5",
        "fly i3 c99",
        "fly I3 c4",
        "fly  i3 c4",
        "launch o4 via 3",
        "keep Z",
        "build gate c1/i0 from o0 i0",
        "place gate o0/i0",
        "play",
        "play nothing",
        "play chain",
        "play fuel 3",
        "play accelerate -1",
        "play accelerate 03",
        "play swap o0 k0:1",
        "metamorph c4 gate",
        "use c04",
        "END",
    ] {
        let bad = t.sol.parse_action(text).expect_err(text);
        assert!(bad.rule.starts_with("SO-"), "{text}");
    }
}

#[test]
fn so_16_4_chain_and_procreate_return_to_the_interrupted_decision() {
    let mut t = two().divers(0, "o0 o1").divers(1, "o1").holds(0, "chain");
    t.go("0 move; 0 play chain o1");
    assert_eq!(t.phase(), Phase::Link);
    t.go("0 link o1 1");
    assert_eq!(t.phase(), Phase::Step);
    assert_eq!(
        t.sol.parse_action("play pulsate 1"),
        Ok(Action::Play(Play::Channel(1))),
        "another name of Channel"
    );
}

#[test]
fn so_16_5_chance_of_the_set_up_in_order() {
    let game = sol(json!({
        "seats": ["human", "human", "human"], "opening": "long", "suits": "random", "effects": "random",
        "start_eye": "random",
    }));
    let mut t = crate::table::Table { s: game.start(), sol: game };
    let outcomes = |t: &crate::table::Table| -> Vec<String> {
        t.sol.outcomes(&t.s).iter().map(|(c, w)| format!("{} {w}", t.sol.chance_text(*c))).collect()
    };
    assert_eq!(outcomes(&t), ["first 0 1", "first 1 1", "first 2 1"]);
    t.go("* first 2");
    assert_eq!(outcomes(&t).len(), 13);
    t.go("* eye 11");
    assert_eq!(outcomes(&t), ["suit C 1", "suit X 1", "suit O 1", "suit R 1", "suit V 1", "suit S 1"]);
    t.go("* suit S; * suit R; * suit C; * suit V");
    assert_eq!(outcomes(&t).len(), 27, "blue, green and yellow effects of the edition");
    t.go("* effect fuel");
    assert!(!outcomes(&t).contains(&"effect fuel 1".to_string()), "without repetition");
    t.go("* effect chain; * effect swap; * effect pulse; * effect pillar");
    // Suits sorted as in SO-1.14, effects given to them in that order, F first.
    let got: Vec<_> = t.s.effects.iter().map(|e| e.map(solarium_sol::Effect::id)).collect();
    let expected = [Some("fuel"), Some("chain"), None, None, Some("swap"), Some("pulse"), Some("pillar")];
    assert_eq!(got, expected);
    assert_eq!(t.s.seats.0.map(|s| s.eye)[..3], [2, 6, 11], "from the first player on (SO-2.4)");
    assert_eq!(t.asked(), Some(2));
    let t = two().divers(0, "k0");
    let mut t = t;
    t.go("0 move; 0 hurl k0; 0 end");
    assert_eq!(outcomes(&t), ["card F 13", "card C 13", "card X 13", "card O 13"]);
    assert!(t.sol.parse_chance("card Z").is_err() && t.sol.parse_chance("first 9").is_err());
}

#[test]
fn so_16_6_the_example_log() {
    let mut t = two().eye(0, 3).gates(0, "i3/c4").station(0, "node", "c4").divers(1, "c4");
    t.s.effects[4] = Some(solarium_sol::Effect::Fuel);
    t.s.suits |= 1 << 4;
    t.s.deck[5] = 13;
    t.go("0 move
         0 launch i3
         0 fly i3 c4
         0 end
         1 activate
         1 use c4
         0 take
         1 end
         * card R
         1 keep R");
    assert_eq!((t.asked(), t.s.seats[Seat(1)].held.map(solarium_sol::Suit::id)), (Some(0), Some("R")));
}

#[test]
fn so_16_8_no_dead_end() {
    let mut t = two().divers(0, "c3 c5").divers(1, "c2").holds(0, "chain");
    t.go("0 convert");
    t.refuses(0, "end", "SO-16.8");
    t.go("0 play chain c3");
    assert_eq!(t.legal(0), ["end"]);
    t.go("0 end");
    assert_eq!(t.asked(), Some(1), "without cards");
    let mut t = two().divers(0, "i3").divers(1, "i4").station(0, "node", "i3").holds(0, "chain");
    t.go("0 activate; 0 play chain i3");
    assert_eq!(t.legal(0), ["end"]);
}

#[test]
fn sizes_stay_within_the_budget() {
    assert!(size_of::<State>() <= 512, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

#[test]
fn so_15_1_one_action_per_turn() {
    let mut t = two().divers(0, "o1 o3").station(0, "node", "o1");
    t.go("0 convert; 0 build node o2 from o1 o3");
    t.refuses(0, "use o1", "SO-16.3").refuses(0, "launch o0", "SO-16.3");
}

#[test]
fn so_1_15_undo_reaches_back_to_the_last_revealed_card() {
    use solarium_core::{Match, NoUndo, Seed};
    let t = two().divers(0, "k0 k0");
    let mut game = Match::from_position(std::sync::Arc::new(t.sol.clone()), t.s, Seed::from_number(1));
    for text in ["move", "hurl k0", "hurl k0", "end"] {
        let action = t.action(text);
        game.submit(Seat(0), action).expect(text);
    }
    // Until a card is drawn everything of the turn can be taken back, `end` included.
    for text in ["end", "hurl k0"] {
        let undone = game.undo(Seat(0)).expect(text);
        assert_eq!(undone, solarium_core::Step::Act(Seat(0), t.action(text)));
    }
    game.submit(Seat(0), t.action("end")).expect("end");
    game.draw().expect("a card is due");
    assert!(matches!(game.undo(Seat(0)), Err(NoUndo::Revealed { rule: "SO-1.15", .. })));
    // A turn that was passed on stays.
    let t = two();
    let mut game = Match::from_position(std::sync::Arc::new(t.sol.clone()), t.s, Seed::from_number(1));
    game.submit(Seat(0), t.action("pass")).expect("pass");
    assert!(matches!(game.undo(Seat(0)), Err(NoUndo::TurnPassed("SO-1.15"))));
}
