//! The checked door: what is refused leaves the match as it was.

use crate::{A, DEALT, after, log, take};
use solarium_conformance::toy::{Action, Chance, Toy};
use solarium_core::{Refused, Seat, Turn};

#[test]
fn refused_steps_change_nothing() {
    let cases = [
        ("", "0 pass", "match/not-your-turn"),
        ("", "* die 1", "match/not-an-outcome"),
        (DEALT, "* die 1", "match/not-chance"),
        (DEALT, "0 bid 3", "illegal/not-in-hand"),
        (DEALT, "0 light", "illegal/not-acting"),
        (DEALT, "5 pass", "match/no-such-seat"),
        ("* card 1", "* card 1", "match/not-an-outcome"),
    ];
    for (steps, step, code) in cases {
        let mut played = after(&["human", "human"], steps);
        let before = (log(&played), played.state().clone());
        let refused = take(&mut played, step).expect_err(step);
        assert!(refused.starts_with(code), "{step:?} after {steps:?}: {refused}");
        assert_eq!((log(&played), played.state().clone()), before, "{step:?} after {steps:?}");
    }
}

#[test]
fn a_seat_answers_once_while_others_have_not() {
    let mut played = after(&["human", "human"], DEALT);
    take(&mut played, "1 bid 3").expect("all seats bid at once, in any order");
    assert_eq!(take(&mut played, "1 pass"), Err("match/not-your-turn: seat 1 is not to act now".into()));
    assert_eq!(played.turn(), Turn::of(A));
}

#[test]
fn nothing_is_taken_once_the_game_is_over() {
    let mut played = after(&["human", "human"], DEALT);
    crate::finish(&mut played);
    assert_eq!(played.submit(A, Action::End), Err(Refused::Over));
    assert_eq!(played.chance(Chance::Die(1)), Err(Refused::NotChance));
    assert_eq!(played.draw(), Err(Refused::NotChance));
    assert_eq!(played.submit(Seat(7), Action::End), Err(Refused::NoSuchSeat(Seat(7))));
}

#[test]
fn refusals_name_their_rule() {
    let mut played = after(&["human", "clock"], DEALT);
    let refused = played.submit(Seat(1), Action::Pass).expect_err("the clock bids its lowest card");
    assert_eq!(refused.rule::<Toy>(), "TY-6");
    assert_eq!(refused.code(), "illegal/automa");
}

#[test]
fn draws_follow_from_the_seed_alone() {
    let one = after(&["human", "human"], "");
    let (mut two, mut three) = (one.clone(), one);
    for _ in 0..4 {
        let due = two.due_outcome().expect("a chance point");
        two.draw().expect("a chance point");
        three.chance(due).expect("the outcome that is due");
    }
    assert_eq!(two.steps(), three.steps());
    // Taken back and drawn again: no second chance.
    three.rewind(2);
    three.draw().expect("a chance point");
    assert_eq!(two.steps()[..3], three.steps()[..]);
    assert_eq!(two.position_before(3), *three.state());
}
