//! SO-18: after the game, the cards each seat caused.

use crate::play::table;
use serde_json::json;
use solarium_core::{EventText, Game, Match, Random, Seed, Turn};
use std::sync::Arc;

/// Counted again by what leaves the deck, in the turns in which it does.
#[test]
fn so_18_every_card_drawn_was_caused_by_a_seat() {
    let game = Arc::new(table(json!({"seats": ["human", "human", "human"]})));
    let mut play = Match::new(game.clone(), Seed::from_number(5));
    let mut random = Random::new(5);
    let mut left_the_deck = [0; 3];
    let mut events = Vec::new();
    for _ in 0..4000 {
        let (cards, active) = (play.state().cards_left(), play.state().active);
        let happened = match play.turn() {
            Turn::Over => break,
            Turn::Chance => play.draw().expect("a card"),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let actions = game.actions(play.state(), seat);
                let action = actions[random.below(actions.len() as u32) as usize];
                play.submit(seat, action).expect("a legal action")
            }
        };
        events.extend(happened.into_iter().map(|(_, event)| event));
        left_the_deck[active.index()] += cards.saturating_sub(play.state().cards_left());
    }
    assert!(left_the_deck.iter().all(|n| *n > 0), "{left_the_deck:?}");
    let tally = game.tally(&events);
    let caused = tally.iter().find(|tally| tally.name == "cards-caused").expect("cards were drawn");
    assert_eq!(caused.seats, left_the_deck.map(i64::from));
}
