//! How a match went.

use crate::{DEALT, after, finish};
use solarium_conformance::toy::Toy;
use solarium_core::{Game, MatchProgress, POINTS, Seat, Turn, TurningKind, match_progress};

/// Automas that light every ember they win.
const CLOCKS: &[&str] = &["clock", "clock"];

fn progress_of(played: &solarium_core::Match<Toy>) -> MatchProgress {
    match_progress(&**played.game(), played.start(), played.steps())
}

#[test]
fn a_game_without_rounds_is_followed_step_by_step() {
    let mut played = after(CLOCKS, "");
    finish(&mut played);
    assert_eq!(played.turn(), Turn::Over);
    let progress = progress_of(&played);
    assert!(!progress.by_round);
    assert_eq!(progress.moments.first(), Some(&0));
    assert_eq!(progress.moments.last(), Some(&played.steps().len()));
    assert_eq!(progress.measures.len(), 1);
    let points = &progress.measures[0];
    assert_eq!((points.name, points.values.len()), (POINTS, progress.moments.len()));
    let end: Vec<i64> =
        Seat::all(2).map(|seat| i64::from(played.game().points(played.state(), seat))).collect();
    assert_eq!(points.values.last(), Some(&end));
    assert_eq!(points.values[0], [0, 0]);
}

#[test]
fn turning_points_are_true() {
    let mut played = after(CLOCKS, "");
    finish(&mut played);
    let progress = progress_of(&played);
    let all = &progress.measures[0].values;
    for point in &progress.turning_points {
        let (seat, at) = (point.seat.index(), point.at);
        assert!(progress.moments[at] >= point.step && point.step <= played.steps().len());
        match point.kind {
            TurningKind::LeadForGood => {
                assert!(all[at..].iter().all(|values| values[seat] > values[1 - seat]), "{all:?}");
                assert!(all[at - 1][seat] <= all[at - 1][1 - seat]);
            }
            TurningKind::LargestGain(gain) => {
                let gains = all.windows(2).map(|two| two[1][seat] - two[0][seat]);
                assert_eq!(gains.max(), Some(gain));
            }
            TurningKind::GoalReached => panic!("the toy has no goal"),
        }
    }
    assert!(!progress.turning_points.is_empty());
}

#[test]
fn a_match_that_is_not_over_has_no_turning_points() {
    let played = after(&["human", "human"], DEALT);
    assert_eq!(progress_of(&played).turning_points, []);
}
