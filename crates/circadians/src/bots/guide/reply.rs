//! What other crews do meanwhile, by rule of thumb: they take what scores, and else stand where there is room.

use crate::{Action, Circadians, KnownCrew, Origin, Question, Space, State};
use solarium_core::Reply;

/// Dice that a crew sends out before it puts any on Farms.
const SENT_OUT: u8 = 3;

pub(super) fn reply(game: &Circadians, state: &State, reply: &mut Reply<'_, Circadians>) -> Action {
    let seat = reply.seat;
    let asked = game.question(state, seat);
    let mut random = reply.random.clone();
    let legal = reply.legal(game, state);
    let score = |action: Action| match (asked, action) {
        (Some(Question::Assign), Action::Garage(value)) => {
            let crew = state.crew(seat);
            let next = crew.garage_dice();
            let fee = game.fee(state, seat, Origin::Garage(next));
            let pays = u32::from(fee) <= crew.res[1];
            if next < SENT_OUT && pays { 100 + u32::from(value) } else { 1 }
        }
        (Some(Question::Assign), Action::Farm(_, value)) => 10 + u32::from(value),
        (_, Action::Act(Space::Negotiation(clan, row), _)) => {
            100 + u32::from(game.boards().rows[usize::from(row)].points[usize::from(clan)])
        }
        (_, Action::Act(Space::Depository(_), _)) => 100,
        (_, Action::Act(Space::Headquarters, _)) => 4,
        (_, Action::Act(..)) => 10,
        (_, Action::Trade(item)) => 10 + u32::from(game.pack.items[usize::from(item)].points),
        (_, Action::Done) => 100,
        (_, Action::StandDown) => 0,
        _ => 1,
    };
    // Among equals chance decides, the same in all branches with the same luck.
    let mut best = (0, 0, legal[0]);
    for action in legal {
        let rank = (score(*action), random.below(1 << 16), *action);
        if (rank.0, rank.1) >= (best.0, best.1) {
            best = rank;
        }
    }
    best.2
}
