//! SO-16.7: position records, in and out.

use crate::play::{Games, shelf};
use serde_json::{Value, json};
use solarium_core::{Game, Mute, Notation, Random, Records, Seat, Shelf, Step, Turn, random_outcome};
use solarium_sol::{Pack, Phase, Sol, State};

fn same_again(name: &str, game: &Sol, state: &State, shelf: &Shelf<Pack>) {
    let record = game.record(state);
    // The text is what is stored: numbers and names must survive it.
    let text: Value = serde_json::from_str(&record.to_string()).expect("valid JSON");
    match Sol::load(&text, shelf) {
        Ok((table, read)) => {
            assert_eq!(read, *state, "{name}: {record}");
            assert_eq!(table, *game, "{name}: {record}");
        }
        Err(reasons) => panic!("{name}: {reasons}: {record}"),
    }
}

/// Positions of a random game, written and read again, are the same positions at the same table.
fn round_trip(name: &str, game: &Sol, seed: u64) {
    let mut random = Random::new(seed);
    let mut state = game.start();
    let shelf = shelf();
    for n in 0..6000 {
        // Every kind of step is met often; a fifth of all positions, another fifth in every game, is enough.
        if (n + seed).is_multiple_of(5) {
            same_again(name, game, &state, &shelf);
        }
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = random_outcome(game, &state, &mut random);
                game.advance(&mut state, Step::Chance(outcome), &mut Mute);
            }
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[random.below(seats.len() as u32) as usize];
                let actions = game.actions(&state, seat);
                let action = actions[random.below(actions.len() as u32) as usize];
                game.advance(&mut state, Step::Act(seat, action), &mut Mute);
            }
        }
    }
    panic!("{name} seed {seed}: no end");
}

#[test]
fn so_16_7_round_trip_all_through_every_kind_of_game() {
    for (i, (name, game)) in Games::all().iter().enumerate() {
        round_trip(name, game, i as u64);
    }
}

fn load(record: Value) -> (Sol, State) {
    Sol::load(&record, &shelf()).unwrap_or_else(|reasons| panic!("{record}: {reasons}"))
}

/// The record is refused for exactly these rules.
fn refused(record: Value, rules: &[&str]) {
    let reasons = Sol::load(&record, &shelf()).expect_err(&record.to_string());
    assert_eq!(reasons.0.iter().map(|r| r.rule).collect::<Vec<_>>(), rules, "{record}: {reasons}");
}

/// The example of SO-16.7, as printed. Its reserve lists all gates and towers although one of each stands on the board:
/// it is read as all that is left.
fn example() -> Value {
    json!({"edition":"first","mode":"versus","side":"standard","marker":11,"active":0,"quiet":0,
        "seats":[{"eye":0,"hold":7,"energy":3,"momentum":0,"held":"C","lost":0,"guests":{"1":0},
            "reserve":{"divers":5,"gate":5,"node":2,"foundry":3,"tower":3}},
            {"eye":6,"energy":12}],
        "divers":{"o4":{"0":1,"1":2}},"stations":{"o4":["node",1],"c0":["tower",0]},"gates":{"i0/c1":0},
        "crawlers":{"k1":2},"energy_on":["c4"],"effects":{"F":"cascade","C":"ceremony","X":"chain"},
        "deck":{"F":11,"C":12,"X":13},"options":{"event":"none","survival":"off","ban":[]}})
}

#[test]
fn so_16_7_example() {
    let (game, state) = load(example());
    let seats = &state.seats;
    assert_eq!((state.marker, state.active, state.turn.phase), (11, Seat(0), Phase::Action));
    assert_eq!((seats[Seat(0)].hold, seats[Seat(0)].reserve, seats[Seat(0)].vaporised), (7, 5, 0));
    // One node of seat 0 is neither on the board nor in the reserve: it was destroyed.
    assert_eq!(seats[Seat(0)].destroyed, [1, 0, 0]);
    assert_eq!((seats[Seat(0)].gates, seats[Seat(0)].stations), (4, [2, 3, 2]));
    // Left out: hold 8 as at the start, so 3 of 13 are in the reserve beside the 2 on the board.
    assert_eq!((seats[Seat(1)].hold, seats[Seat(1)].reserve), (8, 3));
    assert_eq!((seats[Seat(1)].energy, seats[Seat(1)].eye), (12, 6));
    assert_eq!(seats[Seat(1)].stations, [2, 3, 3]);
    assert_eq!(state.discards, [2, 0, 0, 0, 0, 0, 0, 0]);
    assert!(game.census(&state).iter().all(|c| c.found == c.expected));
    // Nothing at all: the moment after a long set-up with the default suits and effects.
    let (_, plain) = load(json!({}));
    assert_eq!((plain.deck[0], plain.suits, plain.seats[Seat(1)].eye), (13, 0b111, 6));
}

#[test]
fn so_16_7_defaults_of_deck_and_suits() {
    // Suits in play: of the deck, else of the effects, else of SO-2.5.
    let (_, state) = load(json!({"effects": {"F": "chain", "S": "fuel"}, "marker": 5}));
    assert_eq!((state.suits, state.deck[0], state.deck[7]), (0b100_0001, 5, 13));
    assert_eq!(state.effects.iter().flatten().count(), 2);
    let (_, state) = load(json!({"deck": {"F": 13, "R": 2}, "effects": {}}));
    assert_eq!((state.suits, state.has_effects()), (0b001_0001, false));
    // The held card is not in the deck; with an event 4 flares are marked, or all if fewer.
    let (_, state) =
        load(json!({"seats": [{"held": "C"}, {}], "options": {"event": "sunworm"}, "marker": 3}));
    assert_eq!((state.deck[0], state.deck[1], state.deck[2]), (0, 3, 12));
    let (_, state) = load(json!({"edition": "published", "options": {"event": "warp", "triggers": 2}}));
    assert_eq!((state.deck[0], state.deck[8]), (13, 2));
    // A solo record takes the values of its scenario.
    let (game, state) = load(json!({"mode": "solo"}));
    assert_eq!((state.seats[Seat(0)].energy, state.has_effects(), game.setup.target), (0, false, Some(17)));
}

#[test]
fn so_16_7_upkeep_is_due_in_a_loaded_position() {
    // SO-3.5: no divers anywhere, a node to return.
    let seat = json!({"hold": 0, "reserve": {"divers": 13}});
    let (game, state) = load(json!({"seats": [seat, {}], "stations": {"o1": ["node", 0]}}));
    assert_eq!(state.turn.phase, Phase::Rebuild);
    assert_eq!(game.actions(&state, Seat(0)).len(), 1);
    let (_, state) = load(json!({"marker": 0}));
    assert_eq!(state.turn.phase, Phase::Over);
}

#[test]
fn so_16_7_impossible_positions_name_every_reason() {
    refused(json!([]), &["SO-16.7"]);
    refused(json!({"colour": 1, "sides": 2}), &["SO-16.7", "SO-16.7"]);
    refused(json!({"side": "wide"}), &["SO-1.2"]);
    refused(json!({"marker": 14}), &["SO-1.13"]);
    refused(json!({"marker": -1, "active": 2, "quiet": "x"}), &["SO-1.13", "SO-9.5", "SO-2.1"]);
    refused(json!({"seats": [{}]}), &["SO-2.1"]);
    refused(json!({"seats": [{"eye": 13}, {"hold": 14}]}), &["SO-1.8", "SO-1.12"]);
    refused(json!({"seats": [{"hold": 13}, {}], "divers": {"o0": {"0": 1}}}), &["SO-1.12"]);
    refused(json!({"seats": [{"reserve": {"divers": 6}}, {}]}), &["SO-1.12"]);
    refused(json!({"seats": [{"reserve": {"gate": 6}}, {}]}), &["SO-1.12"]);
    refused(json!({"seats": [{"guests": {"0": 1}}, {"guests": {"7": 1}}]}), &["SO-8.3", "SO-2.1"]);
    refused(json!({"seats": [{"held": "Q"}, {"held": "S"}]}), &["SO-1.14", "SO-2.5"]);
    refused(json!({"seats": [{"energy": -1}, {"energy": 1.5}]}), &["SO-1.13", "SO-1.13"]);
    refused(
        json!({"divers": {"o0": {"0": 6}, "z0": {"0": 1}, "o13": {"5": 1}}}),
        &["SO-4.4", "SO-1.3", "SO-2.1", "SO-1.3"],
    );
    refused(
        json!({"stations": {"o0": ["gate", 0], "o1": "node", "o2": ["tower", 3]}}),
        &["SO-1.12", "SO-16.7", "SO-2.1"],
    );
    let four: Value =
        (0..4).map(|i| (format!("c{i}"), json!(["tower", 1]))).collect::<serde_json::Map<_, _>>().into();
    refused(json!({"stations": four}), &["SO-1.12"]);
    refused(json!({"gates": {"c1/i0": 0, "i0/c5": 0, "o0/i0": 0}}), &["SO-1.7", "SO-1.7", "SO-1.7"]);
    refused(json!({"crawlers": {"o1": 1}, "stations": {"o1": ["node", 0]}}), &["SO-11.11"]);
    refused(json!({"crawlers": {"k0": 20, "k1": 5}}), &["SO-11.10"]);
    refused(json!({"energy_on": ["o1", "c1", "c1", "x"]}), &["SO-11.13", "SO-11.13", "SO-1.3"]);
    refused(json!({"effects": {"F": "hatch", "Q": "fuel", "C": "magic"}}), &["SO-1.16", "SO-2.6", "SO-1.14"]);
    refused(json!({"deck": {"F": 12}}), &["SO-16.7"]);
    refused(json!({"deck": {"F": 13, "C": 14, "Y": 1}}), &["SO-2.5", "SO-1.14"]);
    refused(json!({"deck": {"F": 9, "F!": 4}}), &["SO-11.1"]);
    refused(json!({"deck": {"F": 13, "T": 4}}), &["SO-11.2"]);
    refused(json!({"discards": {"T": 1}}), &["SO-11.2"]);
    let event = json!({"edition": "published", "event": "feeders", "triggers": 4});
    refused(json!({"options": event, "deck": {"F": 13, "T": 3}, "discards": {"T": 2}}), &["SO-11.2"]);
    refused(json!({"deck": {"F": 13, "C": 13}, "seats": [{"held": "C"}, {}]}), &["SO-1.14"]);
    refused(json!({"seats": [{"drawn": ["C"]}, {}]}), &["SO-7.12"]);
    refused(json!({"options": {"edition": "published"}, "edition": "first"}), &["SO-16.7"]);
    refused(json!({"options": {"speed": 1}, "mode": "duel"}), &["SO-2.1", "SO-2.1"]);
}

#[test]
fn so_16_7_edited_turns_are_refused() {
    refused(json!({"turn": {}}), &["SO-16.7"]);
    refused(json!({"turn": {"phase": "lunch"}}), &["SO-16.7"]);
    refused(json!({"turn": {"phase": "bonus"}}), &["SO-6.3"]);
    refused(json!({"turn": {"phase": "shift", "stage": 9}}), &["SO-11.6"]);
    refused(json!({"turn": {"phase": "crawl"}}), &["SO-11.10"]);
    refused(json!({"turn": {"phase": "spawn"}}), &["SO-11.10"]);
    refused(json!({"turn": {"phase": "card"}}), &["SO-7.1"]);
    // Open cards without a squeeze, and more to lay out although the last flare lies open.
    let open = |phase: &str| {
        json!({"marker": 1, "stations": {"k1": ["node", 0]}, "deck": {"C": 5, "X": 5},
            "turn": {"phase": phase, "owed": 1, "reveal": 1, "space": "k1", "revealed": ["F"]}})
    };
    for phase in ["action", "card", "keep", "reveal"] {
        refused(open(phase), &["SO-8.26"]);
    }
    refused(json!({"turn": {"phase": "link"}}), &["SO-8.7"]);
    refused(json!({"turn": {"phase": "start"}}), &["SO-16.1"]);
    refused(json!({"turn": {"phase": "step", "marks": {"o1": 1}}}), &["SO-3.8"]);
    refused(json!({"turn": {"phase": "step", "mp": 900}}), &["SO-16.7"]);
    refused(json!({"turn": {"phase": "over"}}), &["SO-9.1"]);
    // A turn in progress can be written by hand as well.
    let (game, state) = load(json!({"divers": {"k0": {"0": 2}}, "turn": {"phase": "step", "mp": 2}}));
    let texts: Vec<String> = game.actions(&state, Seat(0)).into_iter().map(|a| game.action_text(a)).collect();
    assert!(texts.contains(&"hurl k0".to_string()), "{texts:?}");
}

/// SO-2.8: until its first turn a seat needs what it has still to place, and places only what it has.
#[test]
fn so_2_8_pieces_of_the_opening_must_be_in_the_reserve() {
    let game =
        Games::all().into_iter().find(|(_, game)| game.setup()["opening"] == "quick").expect("a game").1;
    let mut state = game.start();
    let without = |state: &State, pieces: &[&str]| {
        let mut record = game.record(state);
        let reserve = &mut record["seats"][1]["reserve"];
        pieces.iter().for_each(|piece| reserve[*piece] = json!(0));
        record
    };
    let opening_begins = loop {
        refused(without(&state, &["gate"]), &["SO-2.8"]);
        refused(without(&state, &["node", "foundry", "tower"]), &["SO-2.8"]);
        if state.turn.phase == Phase::Open {
            break state;
        }
        let outcome = random_outcome(&game, &state, &mut Random::new(1));
        game.advance(&mut state, Step::Chance(outcome), &mut Mute);
    };
    let (game, mut state) = load(without(&opening_begins, &["node"]));
    while let Turn::Decide(seats) = game.turn(&state)
        && state.turn.phase == Phase::Open
    {
        let seat = seats.iter().next().expect("a seat places");
        let texts: Vec<String> = game.actions(&state, seat).iter().map(|a| game.action_text(*a)).collect();
        assert!(seat == Seat(0) || !texts.iter().any(|text| text.contains("node")), "{texts:?}");
        let station = texts.iter().position(|text| text.contains("tower")).unwrap_or(0);
        let action = game.actions(&state, seat)[station];
        game.advance(&mut state, Step::Act(seat, action), &mut Mute);
    }
    assert_eq!(state.turn.phase, Phase::Action);
}
