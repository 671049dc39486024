//! Who learns something by a step is found by comparing what viewers know.

use crate::{DEALT, DEALT3, after};
use solarium_core::{Notation, Step, reveals};

fn tells(seats: &[&str], steps: &str, step: &str) -> bool {
    let played = after(seats, steps);
    let game = played.game();
    let (who, text) = step.split_once(' ').expect("who and what");
    let step = match who.parse() {
        Ok(seat) => Step::Act(solarium_core::Seat(seat), game.parse_action(text).expect("an action")),
        Err(_) => Step::Chance(game.parse_chance(text).expect("an outcome")),
    };
    reveals(&**game, played.state(), &step)
}

#[test]
fn steps_that_tell_and_steps_that_do_not() {
    let two: &[&str] = &["human", "human"];
    let three: &[&str] = &["human", "human", "human"];
    let last_roll = format!("{DEALT}, 0 pass, 1 pass, * die 1, 0 pass, 1 pass");
    let cases: &[(&[&str], &str, &str, bool)] = &[
        // A card dealt face down tells its owner.
        (two, "", "* card 1", true),
        (two, "* card 1, * card 3, * card 2, * card 4", "* die 2", true),
        // In the last round the die can only show 3.
        (two, &last_roll, "* die 3", false),
        // A bid is hidden until the last one shows all.
        (two, DEALT, "0 bid 2", false),
        (two, &format!("{DEALT}, 1 bid 3"), "0 bid 2", true),
        (three, &format!("{DEALT3}, 1 bid 3"), "0 bid 2", false),
        // Lighting an ember is open to all and tells nothing new.
        (two, &format!("{DEALT}, 0 bid 2, 1 pass"), "0 light", false),
        (two, &format!("{DEALT}, 0 bid 2, 1 pass"), "0 flip", false),
        (two, &format!("{DEALT}, 0 bid 2, 1 pass, 0 flip"), "* card 5", true),
        (two, &format!("{DEALT}, 0 bid 2, 1 pass"), "0 end", false),
    ];
    for (seats, steps, step, expected) in cases {
        assert_eq!(tells(seats, steps, step), *expected, "{step} after {steps}");
    }
}
