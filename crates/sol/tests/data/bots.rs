//! The greedy bot against chance, and that it always answers.

use crate::play::table;
use serde_json::json;
use solarium_conformance::heeds_stop;
use solarium_core::{Bot, Game, Mute, Question, Random, Seat, Step, Turn, Uniform, Viewer, random_outcome};
use solarium_sol::{Greedy, Sol, State};

/// Plays a game to its end; `greedy` seats by the greedy bot, the others at random.
pub(crate) fn play(game: &Sol, greedy: &[bool], seed: u64) -> State {
    let mut random = Random::new(seed);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = random_outcome(game, &state, &mut random);
                game.advance(&mut state, Step::Chance(outcome), &mut Mute);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat decides");
                let view = game.view(&state, Viewer::Seat(seat));
                let legal = game.actions(&state, seat);
                let question = Question { game, view: &view, seat, legal: &legal };
                let action = if greedy[seat.index()] {
                    Greedy.choose(&question, &mut random)
                } else {
                    Bot::<Sol>::choose(&Uniform, &question, &mut random)
                };
                assert!(legal.contains(&action));
                game.advance(&mut state, Step::Act(seat, action), &mut Mute);
            }
        }
    }
}

/// In how many of some games one greedy seat wins against random ones.
fn won(seats: usize, games: u64) -> usize {
    let game = table(json!({"seats": vec!["human"; seats]}));
    let wins = |seed: &u64| {
        let me = (seed % seats as u64) as usize;
        let greedy: Vec<bool> = (0..seats).map(|seat| seat == me).collect();
        game.scores(&play(&game, &greedy, *seed))[me].won == Some(true)
    };
    (0..games).filter(wins).count()
}

/// A stop that is not set changes nothing; one that is set leaves no answer.
#[test]
fn greedy_stops_when_told_to() {
    let game = table(json!({"seats": ["human", "human"]}));
    let mut state = game.start();
    let mut random = Random::new(3);
    while game.turn(&state) == Turn::Chance {
        let outcome = random_outcome(&game, &state, &mut random);
        game.advance(&mut state, Step::Chance(outcome), &mut Mute);
    }
    let Turn::Decide(seats) = game.turn(&state) else { panic!("somebody decides") };
    let seat = seats.iter().next().expect("a seat decides");
    let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.actions(&state, seat));
    let question = Question { game: &game, view: &view, seat, legal: &legal };
    let looked = heeds_stop(&Greedy, &question);
    assert_eq!(looked as usize, legal.len(), "no way was followed further");
}

#[test]
fn greedy_beats_one_random_seat() {
    let wins = won(2, 16);
    assert!(wins >= 13, "{wins} of 16");
}

#[test]
fn greedy_beats_two_random_seats() {
    let wins = won(3, 10);
    assert!(wins >= 8, "{wins} of 10");
}

#[test]
fn greedy_beats_three_random_seats() {
    let wins = won(4, 8);
    assert!(wins >= 6, "{wins} of 8");
}

#[test]
fn greedy_beats_four_random_seats() {
    let wins = won(5, 8);
    assert!(wins >= 6, "{wins} of 8");
}

#[test]
fn greedy_gets_much_further_alone_than_chance() {
    for (edition, scenario) in [("first", "implode"), ("published", "solar_inhabitants")] {
        let game = table(json!({"mode": "solo", "edition": edition, "scenario": scenario}));
        let sum =
            |greedy| (0..10).map(|seed| play(&game, &[greedy], seed).seats[Seat(0)].total()).sum::<i32>();
        let (ours, chance) = (sum(true), sum(false));
        assert!(ours >= 3 * chance && ours >= 30, "{scenario}: {ours} against {chance}");
    }
}
