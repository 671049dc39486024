//! The contract of the core: [`Game`] for Photosynthesis.

use crate::action::{Action, Chance, Event};
use crate::check::Illegal;
use crate::legal::MOST_ACTIONS;
use crate::state::State;
use crate::table::Sitter;
use crate::view::View;
use crate::{Photosynthesis, automa};
use solarium_core::{
    Census, Game, Random, Rule, Seat, SeatKind, SeatScore, Silent, Sink, Step, Turn, Viewer,
};
use std::ops::ControlFlow;

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
        self.table.seats()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        match &self.sitters[seat.index()] {
            Sitter::Human => SeatKind::Human,
            Sitter::Bot(name) => SeatKind::Bot(name.clone()),
            Sitter::Cynthia(level) => {
                SeatKind::Automa(format!("cynthia:{}", self.pack.cynthia.levels[*level].id))
            }
        }
    }

    fn start(&self) -> State {
        self.table.start()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn for_each_action(
        &self,
        state: &State,
        seat: Seat,
        mut f: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.turn_of(state).includes(seat) {
            return ControlFlow::Continue(());
        }
        if self.is_cynthia(seat) {
            // PH-8.8, PH-9.15: exactly one.
            return f(self.cynthia_action(state, seat));
        }
        self.player_actions(state, seat, f)
    }

    #[inline]
    fn list_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) -> usize {
        if list.len() < MOST_ACTIONS {
            list.resize(MOST_ACTIONS, Action::End);
        }
        if self.is_cynthia(seat) {
            list[0] = self.cynthia_action(state, seat);
            return 1;
        }
        self.list_player_actions(state, seat, list)
    }

    fn for_each_outcome(
        &self,
        state: &State,
        f: impl FnMut(Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.outcomes_of(state, f)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.turn_of(state).includes(seat) {
            return Err(Illegal::NotInTurn { seat });
        }
        if self.is_cynthia(seat) {
            self.check_cynthia(state, seat, action)
        } else {
            self.check_player(state, seat, action)
        }
    }

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
        let (tokens, lp_points) = self.score_parts(state, seat);
        tokens + lp_points
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        self.open(state)
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
        let mut list = Vec::new();
        for seat in Seat::all(self.seats()) {
            let on_board = state.forest.count(seat);
            for size in crate::Size::ALL {
                let i = size.index();
                let elsewhere = if self.is_cynthia(seat) {
                    self.supply(state, seat)[i]
                } else {
                    state.shop(seat).left(size) + state.available(seat)[i] + self.lost(state, seat)[i]
                };
                list.push(Census {
                    what: format!("{} {size}", seat.letter()),
                    found: i64::from(on_board[i] + elsewhere),
                    expected: i64::from(self.total(seat)[i]),
                });
            }
        }
        list
    }
}

impl Photosynthesis {
    /// Kept out of line: the lists of players are made in the same loop and need the registers.
    #[inline(never)]
    fn cynthia_action(&self, state: &State, seat: Seat) -> Action {
        automa::decide_at(self, state, seat, &mut Silent)
    }

    /// The view all have.
    pub(crate) fn open(&self, state: &State) -> View {
        View { position: *state, table: self.table.clone() }
    }

    /// A Cynthia's seat has one action; whatever else is refused with the rule that decides otherwise. PH-9.15
    fn check_cynthia(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if action == automa::decide_at(self, state, seat, &mut Silent) {
            return Ok(());
        }
        let (instead, rule) = automa::why_not(self, state, seat, action);
        Err(Illegal::CynthiaDecides { instead, rule })
    }
}
