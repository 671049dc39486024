//! Undo goes back to what was last shown, and no further.

use crate::{A, B, C, DEALT, DEALT3, after, log, take};
use solarium_conformance::{english, toy::Toy};
use solarium_core::{Match, NoUndo, Seat};

const TWO: &[&str] = &["human", "human"];
const THREE: &[&str] = &["human", "human", "human"];

/// Undoes and says what happened: the log afterwards, or the code.
fn undo(seats: &[&str], steps: &str, seat: Seat) -> Result<String, &'static str> {
    let mut played = after(seats, steps);
    let before = (log(&played), played.state().clone());
    let undone = played.undo(seat);
    match undone {
        Ok(_) => Ok(log(&played).join(", ")),
        Err(no) => {
            assert_eq!((log(&played), played.state().clone()), before, "a refused undo changes nothing");
            Err(no.code())
        }
    }
}

fn then(steps: &str, more: &str) -> String {
    format!("{steps}, {more}")
}

#[test]
fn actions_inside_a_turn_are_free() {
    let won = then(DEALT, "0 bid 2, 1 pass");
    assert_eq!(undo(TWO, &then(&won, "0 light, 0 light"), A), Ok(then(&won, "0 light")));
    assert_eq!(undo(TWO, &then(&won, "0 light"), A), Ok(won));
}

#[test]
fn a_card_turned_face_up_is_a_barrier() {
    let flipped = then(DEALT, "0 bid 2, 1 pass, 0 light, 0 flip, * card 5");
    assert_eq!(undo(TWO, &flipped, A), Err("undo/revealed"));
    let played = after(TWO, &flipped);
    assert_eq!(played.undoable(A), Err(NoUndo::Revealed { step: 10, rule: "TY-7" }));
    // What comes after the barrier is free again, down to it.
    assert_eq!(undo(TWO, &then(&flipped, "0 light"), A), Ok(flipped));
}

#[test]
fn asking_for_the_card_can_be_undone_until_it_is_drawn() {
    let won = then(DEALT, "0 bid 2, 1 pass");
    assert_eq!(undo(TWO, &then(&won, "0 flip"), A), Ok(won));
}

#[test]
fn the_last_bid_shows_all_and_cannot_be_undone() {
    let shown = then(DEALT, "1 bid 3, 0 bid 2");
    assert_eq!(undo(TWO, &shown, A), Err("undo/revealed"));
    assert_eq!(undo(TWO, &shown, B), Err("undo/revealed"));
}

#[test]
fn a_hidden_bid_can_be_undone_while_others_think() {
    assert_eq!(undo(TWO, &then(DEALT, "1 bid 3"), B), Ok(DEALT.into()));
    assert_eq!(undo(THREE, &then(DEALT3, "1 bid 3"), B), Ok(DEALT3.into()));
}

#[test]
fn answers_given_at_the_same_time_stay() {
    let both = then(DEALT3, "1 bid 3, 0 bid 2");
    assert_eq!(undo(THREE, &both, B), Ok(then(DEALT3, "0 bid 2")));
    assert_eq!(undo(THREE, &both, A), Ok(then(DEALT3, "1 bid 3")));
    assert_eq!(undo(THREE, &both, C), Err("undo/nothing"));
    // The seat that took its answer back gives another; the rest goes on as if nothing had been.
    let mut played = after(THREE, &both);
    played.undo(B).expect("the bid was hidden");
    take(&mut played, "1 bid 4").expect("another card");
    take(&mut played, "2 pass").expect("the last one");
    let straight = after(THREE, &then(DEALT3, "0 bid 2, 1 bid 4, 2 pass"));
    assert_eq!(played.state(), straight.state());
}

#[test]
fn an_ended_turn_stays_ended() {
    assert_eq!(undo(TWO, &then(DEALT, "0 bid 2, 1 pass, 0 end"), A), Err("undo/turn-passed"));
    assert_eq!(undo(TWO, &then(DEALT, "0 bid 2, 1 pass, 0 end, * die 1"), A), Err("undo/turn-passed"));
}

#[test]
fn a_seat_that_has_not_acted_has_nothing_to_undo() {
    assert_eq!(undo(TWO, DEALT, A), Err("undo/nothing"));
    assert_eq!(undo(TWO, &then(DEALT, "1 pass"), A), Err("undo/nothing"));
}

#[test]
fn refusals_say_what_is_in_the_way() {
    let played = after(TWO, &then(DEALT, "0 bid 2, 1 pass, 0 flip, * card 5"));
    let no = played.undoable(A).expect_err("a card was shown");
    assert_eq!(no.rule(), Some("TY-7"));
    assert!(english::<Toy>(&no.message()).contains("step 9"), "{no:?}");
}

#[test]
fn the_whole_table_can_go_back_anywhere() {
    let mut played: Match<_> = after(TWO, DEALT);
    crate::finish(&mut played);
    let steps = played.steps().to_vec();
    for index in (0..=steps.len()).rev() {
        let expected = played.position_before(index);
        played.rewind(index);
        assert_eq!((played.state(), played.steps()), (&expected, &steps[..index]));
    }
    assert_eq!(played.state(), played.start());
    played.rewind(99);
    assert!(played.steps().is_empty());
}
