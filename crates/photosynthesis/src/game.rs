//! The contract of the core: [`Game`] for Photosynthesis.

use crate::{Action, Chance, Event, Illegal, OpenPosition, Photosynthesis, State, View};
use solarium_core::{Census, Game, Random, Rule, Seat, SeatKind, SeatScore, Sink, Step, Turn, Viewer};
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::Arc;

impl Game for Photosynthesis {
    const ID: &'static str = "photosynthesis";
    const RULES_VERSION: u32 = 1;

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.seat_kind(seat)
    }

    fn start(&self) -> State {
        self.rules.start()
    }

    // At every ply, also from code that is compiled for size.
    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn for_each_action(
        &self,
        state: &State,
        seat: Seat,
        f: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.actions_of(state, seat, f)
    }

    // Playouts spend a quarter of their time on calling this and `advance` where they are not part of the loop; the
    // program for the browser is to be small.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn list_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) -> usize {
        self.list_actions_of(state, seat, list)
    }

    fn for_each_outcome(
        &self,
        state: &State,
        f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.outcomes_of(state, f)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(state, seat, action)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn advance(&self, state: &mut State, step: Step<Action, Chance>, log: &mut impl Sink<Event>) {
        match step {
            Step::Act(seat, action) => self.act(state, seat, action, log),
            Step::Chance(outcome) => self.draw(state, outcome, log),
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

    fn hash_knowledge(&self, state: &State, _: Seat, hasher: &mut impl Hasher) {
        // PH-9.16: nothing is hidden.
        state.hash(hasher);
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        View::new(OpenPosition { position: *state, rules: Arc::clone(&self.rules) })
    }

    fn sample(&self, view: &View, _: &mut Random) -> State {
        // PH-9.16: nothing is hidden, so there is nothing to draw.
        view.position
    }

    /// PH-15.10: ending the turn and placing a start tree pass it on, even if the same seat is next.
    fn passes_turn(&self, _: &State, _: Seat, action: Action, _: &State) -> bool {
        matches!(action, Action::End | Action::Place(_))
    }

    const UNDO_RULE: Rule = "PH-15.10";
    const TURN_RULE: Rule = "PH-3.4";
    const OVER_RULE: Rule = "PH-3.7";
    const CHANCE_RULE: Rule = "PH-1.17";

    fn census(&self, state: &State) -> Vec<Census> {
        self.census_of(state)
    }
}
