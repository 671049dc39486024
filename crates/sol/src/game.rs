//! The contract of a game: who decides, what is legal, what a step does.

use crate::action::{Action, Chance};
use crate::board::{sites, spaces};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::{Rules, Sol};
use crate::run::Run;
use crate::state::{Card, Phase, State};
use crate::view::View;
use solarium_core::{Census, Game, Random, Rule, Seat, SeatKind, SeatScore, Sink, Step, Turn, Viewer};
use std::ops::ControlFlow;

type Flow = ControlFlow<()>;

impl Rules {
    /// The seat whose decision is open, if it is a decision.
    #[inline]
    pub fn decider(&self, state: &State) -> Option<Seat> {
        match state.turn.phase {
            Phase::First
            | Phase::Eye
            | Phase::Suit
            | Phase::Effect
            | Phase::KeepChance
            | Phase::Reveal
            | Phase::Card
            | Phase::OrbitCard
            | Phase::Over => None,
            Phase::Start | Phase::Open => Some(self.placing(state)),
            Phase::Bonus | Phase::Flare | Phase::Attrition | Phase::Shift | Phase::Warp | Phase::Core => {
                Some(state.turn.asked)
            }
            _ => Some(state.active),
        }
    }

    /// The options of the open decision, canonical order (SO-16.2).
    pub(crate) fn each_option(&self, state: &State, f: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = state.active;
        match state.turn.phase {
            Phase::Start | Phase::Open => self.each_placement(state, f),
            Phase::Rebuild => {
                for space in spaces(state.owners.of(seat)) {
                    f(Action::ReturnStation(space))?;
                }
                for site in sites(state.gates.of(seat)) {
                    f(Action::ReturnGate(site))?;
                }
                Flow::Continue(())
            }
            Phase::Action => {
                f(Action::Move)?;
                if self.can_convert(state) {
                    f(Action::Convert)?;
                }
                if self.can_activate(state) {
                    f(Action::Activate)?;
                }
                if self.scourable(state) != 0 {
                    f(Action::Scour)?;
                }
                f(Action::Pass)?;
                self.each_play(state, f)
            }
            Phase::Step => {
                self.each_step(state, f)?;
                self.each_play(state, f)?;
                f(Action::End)
            }
            Phase::Convert => {
                self.each_conversion(state, f)?;
                self.each_play(state, f)?;
                if self.check_end_convert(state).is_ok() { f(Action::End) } else { Flow::Continue(()) }
            }
            Phase::Activate => {
                self.each_activation(state, f)?;
                self.each_play(state, f)?;
                if self.check_end_activate(state).is_ok() { f(Action::End) } else { Flow::Continue(()) }
            }
            Phase::Scour => {
                for space in spaces(self.scourable(state)) {
                    f(Action::Clear(space))?;
                }
                self.each_play(state, f)?;
                if self.check_end_scour(state).is_ok() { f(Action::End) } else { Flow::Continue(()) }
            }
            Phase::Bonus => {
                f(Action::Take)?;
                f(Action::Leave)
            }
            Phase::Link => {
                if let Some(space) = self.link_space(state) {
                    for seat in Seat::all(self.players()) {
                        if state.divers[seat].get(space) > 0 {
                            f(Action::Link(space, seat))?;
                        }
                    }
                }
                Flow::Continue(())
            }
            Phase::Procreate => {
                for space in spaces(self.fertile(state)) {
                    f(Action::Procreate(space))?;
                }
                Flow::Continue(())
            }
            Phase::Draw => {
                f(Action::Draw)?;
                self.each_play(state, f)
            }
            Phase::Flare => self.each_flare_use(state, f),
            Phase::Attrition => self.each_loss(state, f),
            Phase::Shift => {
                if let Some((from, ways)) = self.shifting(state) {
                    for to in spaces(ways) {
                        f(Action::Shift(from, to))?;
                    }
                }
                Flow::Continue(())
            }
            Phase::Warp => self.each_warp(state, f),
            Phase::Core => self.each_core(state, f),
            Phase::Spawn => {
                for space in spaces(self.spawning(state)) {
                    f(Action::Spawn(space))?;
                }
                Flow::Continue(())
            }
            Phase::Crawl => self.each_crawl(state, f),
            Phase::Keep => self.each_keep(state, seat, f),
            _ => Flow::Continue(()),
        }
    }

    /// SO-16.8: at least one conversion, unless a card has left none.
    fn check_end_convert(&self, state: &State) -> Result<(), Illegal> {
        let stuck =
            || state.turn.played && self.each_conversion(state, &mut |_| Flow::Break(())).is_continue();
        if state.turn.done > 0 || stuck() { Ok(()) } else { Err(Illegal::NotDone) }
    }

    fn check_end_scour(&self, state: &State) -> Result<(), Illegal> {
        let stuck = || state.turn.played && self.scourable(state) == 0;
        if state.turn.done > 0 || stuck() { Ok(()) } else { Err(Illegal::NotDone) }
    }

    /// May the deciding seat answer the open decision like this?
    fn check_option(&self, state: &State, action: Action) -> Result<(), Illegal> {
        let t = &state.turn;
        let seat = state.active;
        let wrong = Err(Illegal::NotAsked { phase: t.phase });
        if let Action::Play(play) = action {
            return match t.phase {
                Phase::Action
                | Phase::Step
                | Phase::Convert
                | Phase::Activate
                | Phase::Scour
                | Phase::Draw => self.check_play(state, play),
                _ => Err(Illegal::Window { effect: play.effect() }),
            };
        }
        match (t.phase, action) {
            (Phase::Start | Phase::Open, _) => self.check_placement(state, action),
            (Phase::Rebuild, Action::ReturnStation(space)) if state.owners.at(space.0) == Some(seat) => {
                Ok(())
            }
            (Phase::Rebuild, Action::ReturnGate(site)) if state.gate(site) == Some(seat) => Ok(()),
            (Phase::Rebuild, Action::ReturnStation(_) | Action::ReturnGate(_)) => {
                Err(Illegal::NotYourStation { rule: "SO-3.5" })
            }
            (Phase::Action, Action::Move | Action::Pass) => Ok(()),
            (Phase::Action, Action::Convert) if self.can_convert(state) => Ok(()),
            (Phase::Action, Action::Convert) => Err(Illegal::NothingToConvert),
            (Phase::Action, Action::Activate) if self.can_activate(state) => Ok(()),
            (Phase::Action, Action::Activate) => Err(Illegal::NothingToActivate),
            (Phase::Action, Action::Scour) if self.scourable(state) != 0 => Ok(()),
            (Phase::Action, Action::Scour) => Err(Illegal::NothingToScour),
            (Phase::Step, Action::End) => Ok(()),
            (Phase::Convert, Action::End) => self.check_end_convert(state),
            (Phase::Activate, Action::End) => self.check_end_activate(state),
            (Phase::Scour, Action::End) => self.check_end_scour(state),
            (Phase::Step, _) => self.check_step(state, action),
            (Phase::Convert, _) => self.check_conversion(state, action),
            (Phase::Activate, _) => self.check_activation(state, action),
            (Phase::Scour, Action::Clear(space)) => self.check_clear_by_scour(state, space),
            (Phase::Bonus, Action::Take | Action::Leave) => Ok(()),
            (Phase::Link, Action::Link(space, picked)) => {
                let present = picked.index() < self.players() && state.divers[picked].get(space) > 0;
                let asked = self.link_space(state) == Some(space);
                if asked && present { Ok(()) } else { Err(Illegal::NotOffered { rule: "SO-8.7" }) }
            }
            (Phase::Procreate, Action::Procreate(space)) => {
                if self.fertile(state) & space.bit() != 0 {
                    Ok(())
                } else {
                    Err(Illegal::NotOffered { rule: "SO-8.22" })
                }
            }
            (Phase::Draw, Action::Draw) => Ok(()),
            (Phase::Flare, _) => self.check_flare_use(state, action),
            (Phase::Attrition, _) => self.check_loss(state, action),
            (Phase::Shift, Action::Shift(from, to)) => self.check_shift(state, from, to),
            (Phase::Warp, _) => self.check_warp(state, action),
            (Phase::Core, Action::Core(to)) => self.check_core(state, to),
            (Phase::Spawn, Action::Spawn(space)) => self.check_spawn(state, space),
            (Phase::Crawl, Action::Crawl(from, to)) => self.check_crawl(state, from, to),
            (Phase::Keep, _) => self.check_keep(state, seat, action),
            _ => wrong,
        }
    }
}

impl<L: Sink<Event>> Run<'_, L> {
    fn act(&mut self, seat: Seat, action: Action) {
        if let Action::KeepOld | Action::Keep(_) | Action::KeepNone = action {
            return self.keep_answer(seat, action);
        }
        if let Action::Play(play) = action {
            return self.play(play);
        }
        match (self.s.turn.phase, action) {
            (Phase::Start | Phase::Open, _) => self.place(action),
            (Phase::Rebuild, _) => self.rebuild(action),
            (Phase::Action, _) => self.choose(action),
            (Phase::Step | Phase::Convert | Phase::Activate | Phase::Scour, Action::End) => self.end_action(),
            (Phase::Step, _) => self.step(action),
            (Phase::Convert, _) => self.convert(action),
            (Phase::Activate, _) => self.activate(action),
            (Phase::Scour, Action::Clear(space)) => self.clear(space),
            (Phase::Bonus, _) => self.answer_bonus(action == Action::Take),
            (_, Action::Link(space, picked)) => self.link(space, picked),
            (_, Action::Procreate(space)) => self.procreate_chosen(space),
            (Phase::Draw, _) => self.next_card(),
            (Phase::Flare, _) => self.flare_answer(action),
            (Phase::Attrition, _) => self.lose(action),
            (_, Action::Shift(from, to)) => self.shift(from, to),
            (Phase::Warp, _) => self.warped(action),
            (_, Action::Core(to)) => self.fall_to_core(to),
            (_, Action::Spawn(space)) => self.spawn(space),
            (_, Action::Crawl(from, to)) => self.crawl(from, to),
            _ => {}
        }
    }

    fn chance(&mut self, outcome: Chance) {
        match outcome {
            Chance::Card(card) => self.reveal(card),
            Chance::KeepOld => {
                self.keep_old(self.s.active);
                self.upkeep();
            }
            Chance::Keep(suit) => {
                self.keep(self.s.active, Some(suit));
                self.upkeep();
            }
            _ => self.settle_chance(outcome),
        }
    }
}

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

    fn turn(&self, state: &State) -> Turn {
        match self.decider(state) {
            Some(seat) => {
                // SO-16.1: with `deferred` a keep may stay open beside the one decision.
                Turn::Decide(self.open_keeps(state).with(seat))
            }
            None if state.turn.phase == Phase::Over => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn for_each_action(&self, state: &State, seat: Seat, mut f: impl FnMut(Action) -> Flow) -> Flow {
        let main = self.decider(state);
        if main == Some(seat) {
            self.each_option(state, &mut f)?;
        }
        if main.is_some() && self.open_keeps(state).contains(seat) {
            self.each_keep(state, seat, &mut f)?;
        }
        Flow::Continue(())
    }

    fn for_each_outcome(&self, state: &State, mut f: impl FnMut(Chance, u32) -> Flow) -> Flow {
        match state.turn.phase {
            Phase::Card | Phase::OrbitCard | Phase::Reveal => {
                for card in Card::ALL {
                    let left = state.deck[card.index()];
                    if left > 0 {
                        f(Chance::Card(*card), left.into())?;
                    }
                }
                Flow::Continue(())
            }
            Phase::KeepChance => self.each_keep_chance(state, &mut f),
            _ => self.each_setting(state, &mut f),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let keeping = matches!(action, Action::KeepOld | Action::Keep(_) | Action::KeepNone);
        let Some(main) = self.decider(state) else {
            return Err(Illegal::NotAsked { phase: state.turn.phase });
        };
        if keeping && self.open_keeps(state).contains(seat) {
            return self.check_keep(state, seat, action);
        }
        if main != seat {
            return Err(Illegal::NotYours);
        }
        self.check_option(state, action)
    }

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

    fn view(&self, state: &State, who: Viewer) -> View {
        View::new(self, state, who)
    }

    fn sample(&self, view: &View, _: &mut Random) -> State {
        view.state
    }

    /// An action ends the own turn when the next seat is to play; a card to come does not.
    fn passes_turn(&self, before: &State, _: Seat, _: Action, after: &State) -> bool {
        before.active != after.active
            || self.decider(after) != self.decider(before) && self.placed(before)
            || after.turn.phase == Phase::Over
    }

    fn census(&self, state: &State) -> Vec<Census> {
        self.count(state)
    }
}

impl Rules {
    /// In the set-up every placement passes the turn on.
    fn placed(&self, before: &State) -> bool {
        matches!(before.turn.phase, Phase::Start | Phase::Open)
    }
}
