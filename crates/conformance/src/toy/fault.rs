//! Ways to break the toy, one for each law: a law that cannot fail proves nothing.

use super::{Action, Event, Phase, Position, Toy, cards};
use solarium_core::{Audience, Seat, Sink};

/// One deliberate fault, chosen by `"fault"` in the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Actions come in the wrong order.
    Descending,
    /// Generation forgets an action.
    Forgetful,
    /// The list for playouts forgets an action.
    ShortList,
    /// `check` accepts a card the seat does not hold.
    CheckTooLax,
    /// `check` refuses a generated action.
    CheckTooStrict,
    /// A seat that decides has no action.
    DeadEnd,
    /// The game never ends.
    Endless,
    /// A card vanishes.
    LostCard,
    /// Two actions are written alike.
    AmbiguousAction,
    /// Two outcomes are written alike.
    AmbiguousChance,
    /// Two actions have one label.
    SameLabel,
    /// A view that JSON cannot hold.
    ViewNotJson,
    /// The position record leaves something out.
    RecordForgets,
    /// The set-up leaves something out.
    SetupForgets,
    /// The position depends on whether a sink listens.
    Listening,
    /// The order of simultaneous answers is remembered.
    OrderMatters,
    /// The view shows all hands.
    LeakingView,
    /// What a seat may do depends on another's hidden card.
    LeakingLegal,
    /// The log tells the others a hidden bid.
    TellingLog,
    /// The automa explains something else than it does.
    WrongReason,
    /// The automa gives no reason.
    NoReason,
    /// Parts do not add up.
    PartsOff,
    /// Points are not the total.
    PointsOff,
    /// Every game is worth half a victory more.
    UtilityOff,
    /// The knowledge hash depends on something the seat does not know.
    LeakingKnowledge,
    /// All that a seat can know in a round is taken for the same.
    VagueKnowledge,
    /// No ranks at the end.
    NoRank,
    /// An outcome of weight 0.
    WeightZero,
    /// The prompt changes from call to call.
    RestlessPrompt,
    /// A flipped card goes back into the deck: only the log tells it.
    QuietFlip,
    /// A refusal names a rule that does not exist.
    Unruly,
    /// There is no prompt.
    Mumbling,
    /// Two actions are chosen by the same touches.
    SameTouch,
    /// What a seat usually answers is not allowed.
    Unusual,
    /// The deck of the real table is forgotten.
    DeckForgotten,
    /// All cards of the real table have one name.
    OneName,
}

impl Fault {
    /// Every fault.
    pub const ALL: [Fault; 36] = [
        Fault::Descending,
        Fault::Forgetful,
        Fault::ShortList,
        Fault::CheckTooLax,
        Fault::CheckTooStrict,
        Fault::DeadEnd,
        Fault::Endless,
        Fault::LostCard,
        Fault::AmbiguousAction,
        Fault::AmbiguousChance,
        Fault::SameLabel,
        Fault::ViewNotJson,
        Fault::RecordForgets,
        Fault::SetupForgets,
        Fault::Listening,
        Fault::OrderMatters,
        Fault::LeakingView,
        Fault::LeakingLegal,
        Fault::TellingLog,
        Fault::WrongReason,
        Fault::NoReason,
        Fault::PartsOff,
        Fault::PointsOff,
        Fault::UtilityOff,
        Fault::LeakingKnowledge,
        Fault::VagueKnowledge,
        Fault::NoRank,
        Fault::WeightZero,
        Fault::RestlessPrompt,
        Fault::QuietFlip,
        Fault::Unruly,
        Fault::Mumbling,
        Fault::SameTouch,
        Fault::Unusual,
        Fault::DeckForgotten,
        Fault::OneName,
    ];

    /// Its name in a set-up.
    pub fn name(self) -> String {
        format!("{self:?}")
    }

    /// By name.
    pub fn named(name: &str) -> Option<Fault> {
        Fault::ALL.into_iter().find(|fault| fault.name() == name)
    }
}

impl Toy {
    /// Breaks the list of actions, if the game is meant to; returns how many are left.
    pub(super) fn spoil_actions(
        &self,
        state: &Position,
        seat: Seat,
        list: &mut [Action],
        mut n: usize,
    ) -> usize {
        match self.fault {
            Some(Fault::Descending) => list[..n].reverse(),
            Some(Fault::Forgetful) if n > 2 => n -= 1,
            Some(Fault::DeadEnd) if state.die == 3 => n = 0,
            // Bidding the higher card is forbidden if the left neighbour holds an odd card.
            Some(Fault::LeakingLegal)
                if n > 2
                    && state.phase == Phase::Bid
                    && cards(state.hands[seat.next(self.kinds.len()).index()]).any(|c| c % 2 == 1) =>
            {
                n -= 1;
            }
            _ => {}
        }
        n
    }

    /// Lets the position depend on the listener, if the game is meant to.
    pub(super) fn spoil_by_listening(&self, state: &mut Position, log: &mut impl Sink<Event>, seat: Seat) {
        if self.has(Fault::Listening) {
            let mut listened = false;
            log.emit(Audience::All, || {
                listened = true;
                Event::Lit { seat }
            });
            state.points[seat.index()] += u8::from(listened);
        }
    }
}
