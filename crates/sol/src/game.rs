//! The contract of a game: who decides, what is legal, what a step does. All of it is in `rules`.

use crate::rules::Flow;
use crate::rules::apply::Run;
use crate::{Action, Chance, Event, Illegal, Mode, OpenPosition, Rules, Sol, State, View};
use solarium_core::{Census, Game, Random, Rule, Seat, SeatKind, SeatScore, Sink, Step, Turn, Viewer};
use std::hash::{Hash, Hasher};

impl Game for Sol {
    const ID: &'static str = "sol";
    const RULES_VERSION: u32 = 1;
    /// Only the order of the deck is hidden, so undo goes back to the last revealed card.
    const UNDO_RULE: Rule = "SO-1.15";
    const TURN_RULE: Rule = "SO-16.1";
    const OVER_RULE: Rule = "SO-9.1";
    const CHANCE_RULE: Rule = "SO-16.5";

    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        self.players()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.setup.seats[seat.index()].clone()
    }

    fn start(&self) -> State {
        Rules::start(self)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.whose_turn(state)
    }

    fn for_each_action(&self, state: &State, seat: Seat, mut f: impl FnMut(Action) -> Flow) -> Flow {
        self.each_action(state, seat, &mut f)
    }

    fn for_each_outcome(&self, state: &State, mut f: impl FnMut(Chance, u32) -> Flow) -> Flow {
        self.each_outcome(state, &mut f)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(state, seat, action)
    }

    // Always inline: a step would be put together only to be taken apart again.
    #[inline(always)]
    fn advance(&self, state: &mut State, step: Step<Action, Chance>, log: &mut impl Sink<Event>) {
        let mut run = Run::new(self, state, log);
        match step {
            Step::Act(seat, action) => run.act(seat, action),
            Step::Chance(outcome) => run.chance(outcome),
        }
    }

    fn scores(&self, state: &State) -> Vec<SeatScore> {
        self.final_scores(state)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        state.seats[seat].total()
    }

    fn utility(&self, state: &State, seat: Seat) -> f64 {
        self.share_of_victory(state, seat)
    }

    fn hash_knowledge(&self, state: &State, _: Seat, hasher: &mut impl Hasher) {
        // A position holds the deck as a set: nothing in it is hidden.
        state.hash(hasher);
    }

    fn wins_together(&self) -> bool {
        self.setup.mode == Mode::Coop
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::new(OpenPosition { game: self.clone(), state: *state, viewer: who })
    }

    fn sample(&self, view: &View, _: &mut Random) -> State {
        view.state
    }

    fn passes_turn(&self, before: &State, _: Seat, _: Action, after: &State) -> bool {
        self.turn_passed(before, after)
    }

    fn census(&self, state: &State) -> Vec<Census> {
        self.count(state)
    }
}
