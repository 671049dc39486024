//! The greedy bot against chance, and that it always answers.

use crate::play::table;
use serde_json::json;
use solarium_core::{Bot, Game, Mute, Question, Random, Seat, Step, Turn, Uniform, Viewer, random_outcome};
use solarium_sol::{Greedy, Sol, State};

/// Plays a game to its end; `greedy` seats by the greedy bot, the others at random.
pub fn play(game: &Sol, greedy: &[bool], seed: u64) -> State {
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

#[test]
fn greedy_gets_further_than_chance() {
    let game = table(json!({"seats": ["human", "human"]}));
    let (mut ours, mut theirs) = (0, 0);
    for seed in 0..8 {
        let me = Seat(seed as u8 % 2);
        let greedy = [me == Seat(0), me == Seat(1)];
        let state = play(&game, &greedy, seed);
        ours += state.seats[me].total();
        theirs += state.seats[me.next(2)].total();
    }
    assert!(ours > theirs, "{ours} against {theirs}");
    let solo = table(json!({"mode": "solo", "scenario": "implode"}));
    let sum: i32 = (0..4).map(|seed| play(&solo, &[true], seed).seats[Seat(0)].total()).sum();
    let chance: i32 = (0..4).map(|seed| play(&solo, &[false], seed).seats[Seat(0)].total()).sum();
    assert!(sum > 2 * chance, "{sum} against {chance}");
}
