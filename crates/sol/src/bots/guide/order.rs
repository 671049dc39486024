//! The canonical order of the steps of a Move: of two steps that can be swapped, the lesser comes first.

use crate::{Action, Counts, Effect, Phase, ROOM, Space, State};
use solarium_core::Seat;

/// Where a plain step takes its diver from and to; `None` stands for the hold, the heart and lost in space.
fn ends(action: Action) -> Option<(Option<Space>, Option<Space>)> {
    match action {
        Action::Launch(to) | Action::Return(to) => Some((None, Some(to))),
        Action::Fly(from, to) => Some((Some(from), Some(to))),
        Action::Hurl(from) => Some((Some(from), None)),
        _ => None,
    }
}

/// Would `next` and then `previous` have led to the same position, and is that the order of the two that is kept? Every
/// class of sequences that differ by such swaps has a least one, which has no such pair, so that no end is lost.
pub(super) fn swapped(state: &State, seat: Seat, previous: Action, next: Action) -> bool {
    let t = &state.turn;
    // With marks divers are not alike, and Hyperdrive and Passage are about the first of them.
    let alike =
        state.marks == Counts::NONE && !matches!(t.effect, Some(Effect::Hyperdrive | Effect::Passage));
    if next >= previous || t.phase != Phase::Step || !alike {
        return false;
    }
    let (Some((from, to)), Some((source, goal))) = (ends(previous), ends(next)) else { return false };
    let divers = &state.divers[seat];
    // How many divers there were before the previous step.
    let before =
        |space: Space| divers.get(space) + u8::from(from == Some(space)) - u8::from(to == Some(space));
    // The next step was possible before; then the previous one still is, since both have been made.
    source.is_none_or(|space| before(space) > 0) && goal.is_none_or(|space| before(space) < ROOM)
}
