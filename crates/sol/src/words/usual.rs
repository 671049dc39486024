//! What seats usually answer while another seat is in turn (SO-16.3), so that they do not stall the game.

use crate::rules::Flow;
use crate::rules::cards::{ORBITAL, UNSTABLE};
use crate::{Action, Phase, Rules, State, Station, spaces};
use solarium_core::Seat;

impl Rules {
    /// The usual answer of the seat that is asked off turn; `None` where the answer is a real decision: which way a
    /// diver goes (Implode, Explode, Warp, Singularity), or which diver on the board is lost.
    pub(crate) fn usual_answer(&self, state: &State, seat: Seat) -> Option<Action> {
        if self.decider(state) != Some(seat) || seat == state.active {
            return None;
        }
        match state.turn.phase {
            // A seat placing its first pieces is in turn, whichever seat is `active`.
            Phase::Start | Phase::Open => None,
            Phase::Bonus => Some(self.usual_bonus(state, seat)),
            Phase::Flare => Some(self.usual_flare(state, seat)),
            Phase::Attrition => self.usual_loss(state, seat),
            _ => self.only_answer(state),
        }
    }

    /// Would so much more energy be halved by a flare that would have left it alone (SO-7.3)? A seat with 13 or
    /// more already does not lose by having more.
    fn becomes_unstable(&self, state: &State, seat: Seat, more: u8) -> bool {
        let energy = state.seats[seat].energy;
        energy < UNSTABLE && energy + u16::from(more) >= UNSTABLE
    }

    /// SO-6.3, SO-15.11: the bonus is taken. What the owner leaves goes to the activator, so that even a foundry's
    /// divers or a tower's momentum, one for each energy, are better taken than left. Only a node's energy is left
    /// where it would become unstable.
    pub(super) fn usual_bonus(&self, state: &State, seat: Seat) -> Action {
        let station = state.turn.space.and_then(|at| state.station(at)).map(|(station, _)| station);
        let bonus = self.offered_bonus(state);
        match station {
            Some(Station::Node) if self.becomes_unstable(state, seat, bonus) => Action::Leave,
            _ => Action::Take,
        }
    }

    /// SO-7.4: momentum first, then divers, then energy (which may pay for another tower; then it is asked again),
    /// unless it would become unstable.
    pub(super) fn usual_flare(&self, state: &State, seat: Seat) -> Action {
        let choices = self.flare_choices(state, seat);
        let next = |station: Station| spaces(choices & state.types[station.index()]).next();
        next(Station::Tower)
            .or_else(|| next(Station::Foundry))
            .or_else(|| next(Station::Node).filter(|_| !self.becomes_unstable(state, seat, ORBITAL)))
            .map_or(Action::FlareDone, Action::FlareUse)
    }

    /// SO-11.4: a diver lost in space is missed least, then one in the hold, for which no movement was spent.
    fn usual_loss(&self, state: &State, seat: Seat) -> Option<Action> {
        let own = &state.seats[seat];
        match (own.lost, own.hold) {
            (1.., _) => Some(Action::LoseLost),
            (0, 1..) => Some(Action::LoseHold),
            (0, 0) => self.only_answer(state),
        }
    }

    /// SO-16.1: a question is asked even if it has only one answer.
    fn only_answer(&self, state: &State) -> Option<Action> {
        let mut answers = (None, 0);
        let _ = self.each_option(state, &mut |action| {
            answers = (Some(action), answers.1 + 1);
            if answers.1 > 1 { Flow::Break(()) } else { Flow::Continue(()) }
        });
        answers.0.filter(|_| answers.1 == 1)
    }
}
