//! A bot of your own: it tries each action on a position that fits what its seat knows, and plays what gives it most
//! points at once. It gets a view, so there is nothing it could peek at.
//!
//! `cargo run -p solarium-table --example write_a_bot`

use serde_json::json;
use solarium_core::{
    Bot, Game, Match, Mute, Opinion, Question, Random, Records, Seat, Seed, Shelf, Step, Turn, Uniform,
    Viewer,
};
use solarium_photosynthesis::Photosynthesis;
use std::sync::Arc;

/// Takes what lies nearest.
struct Grab;

impl<G: Game> Bot<G> for Grab {
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    ) {
        let position = question.game.sample(question.view, random);
        opinions.extend(question.legal.iter().map(|action| {
            let mut after = position.clone();
            question.game.advance(&mut after, Step::Act(question.seat, *action), &mut Mute);
            let points = question.game.points(&after, question.seat);
            Opinion::new(*action, 1, f64::from(points))
        }));
    }
}

fn main() {
    let shelf = Shelf::standard();
    let game =
        Photosynthesis::from_setup(&json!({"seats": ["human", "human"]}), &shelf).expect("a good set-up");
    let mut played = Match::new(Arc::new(game), Seed::from_number(1));
    let mut random = Random::new(1);
    loop {
        let seats = match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                played.draw().expect("a draw is due");
                continue;
            }
            Turn::Decide(seats) => seats,
        };
        let seat = seats.iter().next().expect("at least one seat decides");
        let game = played.game().clone();
        let (view, legal) = (played.view(Viewer::Seat(seat)), game.actions(played.state(), seat));
        let question = Question { game: &*game, view: &view, seat, legal: &legal };
        let action = match seat {
            Seat(0) => Grab.choose(&question, &mut random),
            _ => Uniform.choose(&question, &mut random),
        };
        played.submit(seat, action).expect("a legal action");
    }
    for score in played.game().scores(played.state()) {
        println!("{}: {}", score.seat.letter(), score.total);
    }
}
