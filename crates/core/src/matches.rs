//! A match: the log is the truth, the state is what it replays to.

use crate::knowledge::reveals;
use crate::walk::outcome_at;
use crate::{Audience, Dice, Game, Message, Mute, Refusal, Rule, Seat, Seed, Step, Turn, Viewer};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Positions before the last steps are kept, so that an undo costs nothing; further back it replays.
const KEPT_POSITIONS: usize = 16;

/// What a step caused, with who may see it.
pub type Events<G> = Vec<(Audience, <G as Game>::Event)>;

/// The events of a step, or why it was not taken.
pub type Taken<G> = Result<Events<G>, Refused<<G as Game>::Illegal>>;

/// A step of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Why a step was not taken. The match is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused<I> {
    /// The game is over.
    Over,
    /// The seat does not exist.
    NoSuchSeat(Seat),
    /// Another seat, or chance, comes next.
    NotYourTurn(Seat),
    /// A chance outcome was given, but no chance point is open.
    NotChance,
    /// The chance point has no such outcome.
    NotAnOutcome,
    /// The rules forbid the action.
    Illegal(I),
}

impl<I: Refusal> Refused<I> {
    /// Stable code on the wire.
    pub fn code(&self) -> String {
        match self {
            Refused::Over => "match/over".into(),
            Refused::NoSuchSeat(_) => "match/no-such-seat".into(),
            Refused::NotYourTurn(_) => "match/not-your-turn".into(),
            Refused::NotChance => "match/not-chance".into(),
            Refused::NotAnOutcome => "match/not-an-outcome".into(),
            Refused::Illegal(illegal) => format!("illegal/{}", illegal.code()),
        }
    }

    /// The rule of the game that forbids it.
    pub fn rule<G: Game<Illegal = I>>(&self) -> Rule {
        match self {
            Refused::Over => G::OVER_RULE,
            Refused::NoSuchSeat(_) | Refused::NotYourTurn(_) => G::TURN_RULE,
            Refused::NotChance | Refused::NotAnOutcome => G::CHANCE_RULE,
            Refused::Illegal(illegal) => illegal.rule(),
        }
    }
}

impl<I: Refusal> Refused<I> {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Refused::Over => Message::new("match-over"),
            Refused::NoSuchSeat(seat) => Message::new("match-no-such-seat").with("seat", seat.0),
            Refused::NotYourTurn(seat) => Message::new("match-not-your-turn").with("seat", seat.0),
            Refused::NotChance => Message::new("match-not-chance"),
            Refused::NotAnOutcome => Message::new("match-not-an-outcome"),
            Refused::Illegal(illegal) => illegal.message(),
        }
    }
}

/// Why an undo was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not acted yet.
    Nothing,
    /// The turn was passed on.
    TurnPassed(Rule),
    /// Step number `step` (from 1) showed something hidden to a viewer.
    Revealed {
        /// Which step.
        step: usize,
        /// The rule that bounds undo.
        rule: Rule,
    },
    /// Other seats acted on it since.
    OthersActed(Rule),
}

impl NoUndo {
    /// Stable code on the wire.
    pub fn code(self) -> &'static str {
        match self {
            NoUndo::Nothing => "undo/nothing",
            NoUndo::TurnPassed(_) => "undo/turn-passed",
            NoUndo::Revealed { .. } => "undo/revealed",
            NoUndo::OthersActed(_) => "undo/others-acted",
        }
    }

    /// Why, and what can be done instead.
    pub fn message(self) -> Message {
        match self {
            NoUndo::Nothing => Message::new("undo-nothing"),
            NoUndo::TurnPassed(_) => Message::new("undo-turn-passed"),
            NoUndo::Revealed { step, .. } => Message::new("undo-revealed").with("step", step),
            NoUndo::OthersActed(_) => Message::new("undo-others-acted"),
        }
    }

    /// The rule that bounds undo.
    pub fn rule(self) -> Option<Rule> {
        match self {
            NoUndo::Nothing => None,
            NoUndo::TurnPassed(rule) | NoUndo::OthersActed(rule) | NoUndo::Revealed { rule, .. } => {
                Some(rule)
            }
        }
    }
}

/// What lies before the position a match was resumed from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Before {
    /// Steps taken.
    pub steps: usize,
    /// Chance steps among them: the dice go on from here.
    pub draws: u64,
}

/// A game being played.
///
/// An action that the rules forbid changes nothing, and an action can be taken back until a viewer has learned
/// something by it:
///
/// ```
/// use solarium_conformance::toy::{Action, Chance, Toy};
/// use solarium_core::{Match, Refused, Seat, Seed, Turn};
/// use std::sync::Arc;
///
/// let mut played = Match::new(Arc::new(Toy::new(&["human", "human"])), Seed::from_number(3));
/// for card in [7, 5, 6, 2] {
///     played.chance(Chance::Card(card)).expect("a card is dealt");
/// }
/// played.draw().expect("the seed rolls the die");
///
/// let before = played.state().clone();
/// let refused = played.submit(Seat(0), Action::Bid(1)).unwrap_err();
/// assert!(matches!(refused, Refused::Illegal(_)));
/// assert_eq!(refused.rule::<Toy>(), "TY-3");
/// assert_eq!(played.state(), &before);
///
/// played.submit(Seat(0), Action::Bid(7)).expect("a card of the hand");
/// played.undo(Seat(0)).expect("the other seat has not seen it");
/// assert_eq!(played.state(), &before);
///
/// played.submit(Seat(0), Action::Bid(7)).expect("a card of the hand");
/// played.submit(Seat(1), Action::Pass).expect("the last bid reveals all");
/// assert_eq!(played.undo(Seat(0)).unwrap_err().code(), "undo/revealed");
/// assert_eq!(played.turn(), Turn::of(Seat(0)));
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    dice: Dice,
    start: G::State,
    state: G::State,
    steps: Vec<StepOf<G>>,
    /// Steps and chance steps that lie before `start`, for a match resumed from a stored position.
    before: Before,
    /// Number of chance steps so far; the next draw's number.
    draws: u64,
    /// Positions before the last steps, the newest last.
    kept: VecDeque<G::State>,
    /// What was played before `start`, if the position was replaced there.
    replaced: Option<Arc<Replaced<G>>>,
}

/// A match whose position was replaced by another one: people with the real boards before them put right what differs,
/// or entered a card that the program does not know. It counts as a step, and the match goes on from there.
#[derive(Clone, Debug)]
pub struct Replaced<G: Game> {
    /// Who did it.
    pub by: Seat,
    /// For which reason.
    pub reason: Replacement,
    /// All that was played before.
    pub earlier: Match<G>,
}

/// Why the position of a match was replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacement {
    /// The position was not that of the real table.
    Correction,
    /// A card was drawn that the pack does not have, and typed as it is printed.
    TypedCard,
}

impl Replacement {
    /// All of them.
    pub const ALL: [Replacement; 2] = [Replacement::Correction, Replacement::TypedCard];

    /// What a line of a record or journal says before the position. No notation begins like this.
    pub fn word(self) -> &'static str {
        match self {
            Replacement::Correction => "!correct",
            Replacement::TypedCard => "!typed",
        }
    }

    /// The line of a position record, without the seat. It has no `#` in it, which would begin a checksum.
    pub fn text(self, position: &serde_json::Value) -> String {
        // A journal is compared with what it replays to: the order of keys must not hang on how `serde_json` was built.
        let mut position = position.clone();
        position.sort_all_objects();
        format!("{} {}", self.word(), position.to_string().replace('#', "\\u0023"))
    }

    /// The reason and the position record of a line without its seat, if it is one.
    pub fn split(text: &str) -> Option<(Replacement, &str)> {
        let (word, position) = text.split_once(' ')?;
        Self::ALL.into_iter().find(|reason| reason.word() == word).map(|reason| (reason, position))
    }
}

impl<G: Game> Match<G> {
    /// A match from the beginning.
    pub fn new(game: Arc<G>, seed: Seed) -> Self {
        let start = game.start();
        Match::from_position(game, start, seed)
    }

    /// A match from a given position, which must be a valid one of the game.
    pub fn from_position(game: Arc<G>, start: G::State, seed: Seed) -> Self {
        Match::resume(game, start, seed, Before::default())
    }

    /// A match that goes on from a stored position: earlier steps are not held, but the dice know of them.
    pub fn resume(game: Arc<G>, start: G::State, seed: Seed, before: Before) -> Self {
        let state = start.clone();
        let (steps, kept, draws) = (Vec::new(), VecDeque::new(), before.draws);
        Match { game, dice: Dice::new(seed), start, state, steps, before, draws, kept, replaced: None }
    }

    /// Goes on from another position, which must be a valid one of the game. The rules are given with it, for they hold
    /// what was typed of cards that the pack does not have. The replacement is a step of its own: [`Match::steps`] has
    /// what comes after it, [`Match::replaced`] what was before.
    pub fn replace(&mut self, by: Seat, reason: Replacement, game: Arc<G>, position: G::State) {
        let so_far = Before { steps: self.before.steps + self.steps.len() + 1, draws: self.draws };
        let next = Match::resume(game, position, self.dice.seed().clone(), so_far);
        let earlier = std::mem::replace(self, next);
        self.replaced = Some(Arc::new(Replaced { by, reason, earlier }));
    }

    /// What was played before the last replacement of the position, if there was one.
    pub fn replaced(&self) -> Option<&Replaced<G>> {
        self.replaced.as_deref()
    }

    /// The match up to the first time that its position was replaced: its rules are those that the set-up names.
    pub fn beginning(&self) -> &Match<G> {
        self.replaced().map_or(self, |replaced| replaced.earlier.beginning())
    }

    /// Goes back to before step `step` of the whole match, replacements counted. False, and nothing has changed, if so
    /// many steps are not held.
    pub fn rewind_whole(&mut self, step: usize) -> bool {
        let mut reaches = &*self;
        while step < reaches.before.steps {
            let Some(replaced) = reaches.replaced() else { return false };
            reaches = &replaced.earlier;
        }
        if !std::ptr::eq(reaches, self) {
            *self = reaches.clone();
        }
        self.rewind(step - self.before.steps);
        true
    }

    /// What lies before [`Match::start`].
    pub fn before(&self) -> Before {
        self.before
    }

    /// Chance steps so far, those before the start included.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// The rules in force.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position before the first step.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// Every step so far.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// Who or what comes next.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// What a viewer may know.
    pub fn view(&self, who: Viewer) -> G::View {
        self.game.view(&self.state, who)
    }

    /// SHA-256 of the seed, known from the start.
    pub fn commitment(&self) -> String {
        self.dice.seed().commitment()
    }

    /// The secret seed. Callers must not show it before the match is over.
    pub fn seed(&self) -> &Seed {
        self.dice.seed()
    }

    /// May the seat do this now? Changes nothing.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        if seat.index() >= self.game.seats() {
            return Err(Refused::NoSuchSeat(seat));
        }
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            turn if !turn.includes(seat) => Err(Refused::NotYourTurn(seat)),
            _ => self.game.check(&self.state, seat, action).map_err(Refused::Illegal),
        }
    }

    /// The checked door: carries out an action, or leaves the match as it was.
    ///
    /// # Errors
    ///
    /// If the game is over, the seat does not exist or is not asked, or the rules forbid the action. The match is unchanged.
    pub fn submit(&mut self, seat: Seat, action: G::Action) -> Taken<G> {
        self.check(seat, action)?;
        Ok(self.take(Step::Act(seat, action)))
    }

    /// Carries out a chance outcome given from outside (cards drawn by a person, a replay).
    ///
    /// # Errors
    ///
    /// If no chance point is open, or it has no such outcome. The match is unchanged.
    pub fn chance(&mut self, outcome: G::Chance) -> Taken<G> {
        if self.turn() != Turn::Chance {
            return Err(Refused::NotChance);
        }
        let possible = self.game.for_each_outcome(&self.state, |other, _| {
            if other == outcome { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if possible.is_continue() {
            return Err(Refused::NotAnOutcome);
        }
        Ok(self.take(Step::Chance(outcome)))
    }

    /// Draws the chance outcome from the seed and carries it out.
    ///
    /// # Errors
    ///
    /// If no chance point is open. The match is unchanged.
    pub fn draw(&mut self) -> Taken<G> {
        let outcome = self.due_outcome().ok_or(Refused::NotChance)?;
        Ok(self.take(Step::Chance(outcome)))
    }

    /// The outcome the seed decides for the open chance point.
    pub fn due_outcome(&self) -> Option<G::Chance> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let mut total = 0u64;
        let _ = self.game.for_each_outcome(&self.state, |_, weight| {
            total += u64::from(weight);
            ControlFlow::Continue(())
        });
        Some(outcome_at(&*self.game, &self.state, self.dice.pick(self.draws, total)))
    }

    /// Carries out a step of either kind, checked.
    pub fn step(&mut self, step: StepOf<G>) -> Taken<G> {
        match step {
            Step::Act(seat, action) => self.submit(seat, action),
            Step::Chance(outcome) => self.chance(outcome),
        }
    }

    fn take(&mut self, step: StepOf<G>) -> Events<G> {
        let mut events = Vec::new();
        if self.kept.len() == KEPT_POSITIONS {
            self.kept.pop_front();
        }
        self.kept.push_back(self.state.clone());
        self.game.advance(&mut self.state, step, &mut events);
        self.draws += u64::from(matches!(step, Step::Chance(_)));
        self.steps.push(step);
        events
    }

    /// The position before step `index` (0 = the start).
    pub fn position_before(&self, index: usize) -> G::State {
        let first_kept = self.steps.len() - self.kept.len();
        if index == self.steps.len() {
            return self.state.clone();
        }
        if index >= first_kept {
            return self.kept[index - first_kept].clone();
        }
        let mut state = self.start.clone();
        for step in &self.steps[..index] {
            self.game.advance(&mut state, *step, &mut Mute);
        }
        state
    }

    /// Takes back the seat's last action, if no viewer learned anything by it and the turn was not passed on.
    /// Answers of other seats that were given at the same time, without knowing it, stay.
    ///
    /// # Errors
    ///
    /// If the seat has not acted, has passed the turn on, or a viewer has learned something since. The match is unchanged.
    pub fn undo(&mut self, seat: Seat) -> Result<StepOf<G>, NoUndo> {
        let index = self.undoable(seat)?;
        let undone = self.steps[index];
        let later: Vec<StepOf<G>> =
            self.steps[index + 1..].iter().filter(|s| matches!(s, Step::Act(..))).copied().collect();
        self.rewind(index);
        for step in later {
            self.take(step);
        }
        Ok(undone)
    }

    /// The index of the step that [`Match::undo`] would take back.
    pub fn undoable(&self, seat: Seat) -> Result<usize, NoUndo> {
        let rule = G::UNDO_RULE;
        let index = self
            .steps
            .iter()
            .rposition(|step| matches!(step, Step::Act(by, _) if *by == seat))
            .ok_or(NoUndo::Nothing)?;
        let Step::Act(_, action) = self.steps[index] else { unreachable!("rposition found an action") };
        let before = self.position_before(index);
        let audience = self.game.audience(&before, &self.steps[index]);
        let mut state = before.clone();
        for (offset, step) in self.steps[index..].iter().enumerate() {
            // A simultaneous answer is hidden until all have answered, so it does not block undo for a seat that
            // still has to answer.
            let hidden = offset > 0
                && self.game.turn(&state).includes(seat)
                && matches!(step, Step::Act(by, _) if self.game.audience(&state, step) == Audience::Only(*by));
            if !hidden && reveals(&*self.game, &state, step) {
                return Err(NoUndo::Revealed { step: index + offset + 1, rule });
            }
            self.game.advance(&mut state, *step, &mut Mute);
            if offset == 0 && self.game.passes_turn(&before, seat, action, &state) {
                return Err(NoUndo::TurnPassed(rule));
            }
            // Once only other seats decide, their answers may rest on what is to be undone, if they could see it.
            if offset > 0
                && let Turn::Decide(seats) = self.game.turn(&state)
                && !seats.contains(seat)
                && seats.iter().any(|other| audience.includes(Viewer::Seat(other)))
            {
                return Err(NoUndo::TurnPassed(rule));
            }
        }
        // Other seats answered since: their answers must be possible without this one.
        let mut state = before;
        for step in &self.steps[index + 1..] {
            if let Step::Act(other, action) = step {
                if !self.game.turn(&state).includes(*other)
                    || self.game.check(&state, *other, *action).is_err()
                {
                    return Err(NoUndo::OthersActed(rule));
                }
                self.game.advance(&mut state, *step, &mut Mute);
            }
        }
        Ok(index)
    }

    /// Goes back to before step `index`, whatever was revealed: the whole table agreed.
    pub fn rewind(&mut self, index: usize) {
        let index = index.min(self.steps.len());
        self.state = self.position_before(index);
        let dropped = self.steps.len() - index;
        self.steps.truncate(index);
        self.kept.truncate(self.kept.len().saturating_sub(dropped));
        let drawn = self.steps.iter().filter(|s| matches!(s, Step::Chance(_))).count() as u64;
        self.draws = self.before.draws + drawn;
    }
}
