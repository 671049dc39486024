//! [`Circadians`] on the core's [`Game`] contract: delegations to `rules`.

use crate::rules::{census, sample};
use crate::{Action, Chance, Circadians, Event, Illegal, State, View};
use solarium_core::{
    Audience, Census, Game, Random, Rule, Seat, SeatKind, SeatScore, Sink, Step, Turn, Viewer,
};
use std::hash::Hasher;
use std::ops::ControlFlow;

impl Game for Circadians {
    const ID: &'static str = "circadians";
    const RULES_VERSION: u32 = 1;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    /// CI-19.10: answers to all may be taken back until the seat is done; nothing that was shown to anyone.
    const UNDO_RULE: Rule = "CI-19.10";
    const TURN_RULE: Rule = "CI-19.1";
    const OVER_RULE: Rule = "CI-3.3";
    const CHANCE_RULE: Rule = "CI-19.9";

    fn seats(&self) -> usize {
        self.humans() + usize::from(self.ai_seat().is_some())
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.setup.seats.get(seat.index()).cloned().unwrap_or(SeatKind::Human)
    }

    fn start(&self) -> State {
        self.start_position()
    }

    fn turn(&self, state: &State) -> Turn {
        self.whose_turn(state)
    }

    fn for_each_action(
        &self,
        state: &State,
        seat: Seat,
        f: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_action(state, seat, f)
    }

    fn list_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) -> usize {
        self.list_answers_as(state, seat, list, Action::No, |action| action)
    }

    fn for_each_outcome(
        &self,
        state: &State,
        f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_outcome(state, f)
    }

    fn random_outcome(&self, state: &State, random: &mut Random) -> Chance {
        self.any_outcome(state, random)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(state, seat, action)
    }

    fn advance(&self, state: &mut State, step: Step<Action, Chance>, log: &mut impl Sink<Event>) {
        match step {
            Step::Act(seat, action) => self.answer(state, seat, action, log),
            Step::Chance(outcome) => self.happen(state, outcome, log),
        }
        if !self.stays_settled(state, step) {
            self.settle(state, log);
        }
    }

    fn scores(&self, state: &State) -> Vec<SeatScore> {
        self.all_scores(state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.points_of(state, seat)
    }

    fn utility(&self, state: &State, seat: Seat) -> f64 {
        self.share_of_victory(state, seat)
    }

    fn hash_knowledge(&self, state: &State, seat: Seat, hasher: &mut impl Hasher) {
        View::hash_of(self, state, seat, hasher);
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(self, state, who)
    }

    fn sample(&self, view: &View, random: &mut Random) -> State {
        sample::sample(self, view, random)
    }

    fn audience(&self, before: &State, step: &Step<Action, Chance>) -> Audience {
        self.audience_of(before, step)
    }

    fn census(&self, state: &State) -> Vec<Census> {
        census::census(self, state)
    }
}
