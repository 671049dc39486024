//! Bots get a view, never a state: one that peeks does not compile.

use crate::{Game, Random, Seat, StepOf};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Tells a bot in the midst of thinking that its answer is no longer needed.
///
/// ```
/// let cancel = solarium_core::Cancel::default();
/// let of_the_bot = cancel.clone();
/// assert!(!of_the_bot.is_cancelled());
/// cancel.cancel();
/// assert!(of_the_bot.is_cancelled());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// From now on, for all clones.
    pub fn cancel(&self) {
        self.0.store(true, Relaxed);
    }

    /// Has it been cancelled?
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// What a bot thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How good it seems, larger is better; the scale is the bot's own.
    pub value: f64,
    /// The standard error of the value, of a bot that knows it.
    pub error: Option<f64>,
}

impl<A> Opinion<A> {
    /// An opinion of a bot that does not know its error.
    pub fn new(action: A, visits: u32, value: f64) -> Opinion<A> {
        Opinion { action, visits, value, error: None }
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Budget {
    /// As long as the bot is made for: the same answer on every machine.
    #[default]
    Usual,
    /// So many positions or playouts: the same answer on every machine.
    Iterations(u64),
    /// So long by the [`Clock`] of the limits. Without a clock it counts as the iterations that a slow machine does in
    /// that time.
    Milliseconds(u64),
}

/// Time from outside: bots have no clock of their own, so that they work where there is none.
pub trait Clock: Sync {
    /// Milliseconds since the bot was asked.
    fn elapsed_milliseconds(&self) -> u64;
}

/// What bounds an answer.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How long to think.
    pub budget: Budget,
    /// Ends the thought at once.
    pub cancel: &'a Cancel,
    /// What a budget in milliseconds is measured by.
    pub clock: Option<&'a dyn Clock>,
}

impl<'a> Limits<'a> {
    /// The usual budget of the bot.
    pub fn usual(cancel: &'a Cancel) -> Limits<'a> {
        Limits { budget: Budget::Usual, cancel, clock: None }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Limits({:?})", self.budget)
    }
}

/// What a bot means to do and expects: handed back to it with the next question, so that the later small actions of a
/// planned turn need no thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<G: Game> {
    /// What the seat does next, each action with the view in which it is meant. Ends where the bot wants to think again.
    pub plan: Vec<Planned<G>>,
    /// Every step that is expected from here on, those of others and of chance included: the first is the action of
    /// the answer. A guess for people to look at; nothing is played from it.
    pub expected: Vec<StepOf<G>>,
}

/// One action of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Planned<G: Game> {
    /// What the seat will know when it takes the action, if nothing unforeseen happens.
    pub view: G::View,
    /// The action.
    pub action: G::Action,
}

impl<G: Game> Default for Line<G> {
    fn default() -> Self {
        Line { plan: Vec::new(), expected: Vec::new() }
    }
}

impl<G: Game> Line<G> {
    /// What was planned for exactly this view. `None` if something unforeseen happened: what the seat knows then is not
    /// what it expected.
    pub fn planned(&self, view: &G::View) -> Option<G::Action> {
        self.plan.iter().find(|planned| planned.view == *view).map(|planned| planned.action)
    }
}

/// A bot's answer to a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer<G: Game> {
    /// What to play.
    pub action: G::Action,
    /// What the bot thinks of every legal action, in their order; empty if it followed its line without thinking.
    pub opinions: Vec<Opinion<G::Action>>,
    /// To be handed back with the next question of this seat.
    pub line: Line<G>,
    /// Positions or playouts it took.
    pub iterations: u64,
}

/// What a bot sees when it is asked.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The rules in force.
    pub game: &'a G,
    /// What the seat knows.
    pub view: &'a G::View,
    /// Which seat is asked.
    pub seat: Seat,
    /// Its legal actions, ascending, at least one.
    pub legal: &'a [G::Action],
}

/// A computer player. Same question, same random numbers, same answer.
///
/// ```
/// use solarium_conformance::toy::{Action, Chance, Toy};
/// use solarium_core::{Bot, Game, Match, Opinion, Question, Random, Seat, Seed, Viewer};
/// use std::sync::Arc;
///
/// /// Likes the last of its actions best.
/// struct Last;
///
/// impl<G: Game> Bot<G> for Last {
///     fn consider(
///         &self,
///         question: &Question<'_, G>,
///         _: &mut Random,
///         opinions: &mut Vec<Opinion<G::Action>>,
///     ) {
///         let opinion = |(n, action): (usize, &G::Action)| Opinion::new(*action, 0, n as f64);
///         opinions.extend(question.legal.iter().enumerate().map(opinion));
///     }
/// }
///
/// let mut played = Match::new(Arc::new(Toy::new(&["human", "human"])), Seed::from_number(1));
/// for card in [7, 5, 6, 2] {
///     played.chance(Chance::Card(card)).expect("a card is dealt");
/// }
/// played.draw().expect("the die falls");
/// let (view, legal) = (played.view(Viewer::Seat(Seat(0))), played.game().actions(played.state(), Seat(0)));
/// let question = Question { game: &**played.game(), view: &view, seat: Seat(0), legal: &legal };
/// assert_eq!(Last.choose(&question, &mut Random::new(1)), Action::Bid(7));
/// ```
pub trait Bot<G: Game>: Send + Sync {
    /// Fills `opinions` with one entry for each legal action, in their order. The action with the highest value
    /// is played (the first of equals).
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    );

    /// Like [`Bot::consider`], but ends soon after `cancel` is cancelled; `opinions` are worth nothing then. A bot that
    /// thinks for more than a few milliseconds looks at `cancel` in its loops.
    fn consider_until(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
        cancel: &Cancel,
    ) {
        let _ = cancel;
        self.consider(question, random, opinions);
    }

    /// The action to play, or `None` if `cancel` was cancelled before it was found.
    fn choose_until(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        cancel: &Cancel,
    ) -> Option<G::Action> {
        if cancel.is_cancelled() {
            return None;
        }
        let mut opinions = Vec::with_capacity(question.legal.len());
        self.consider_until(question, random, &mut opinions, cancel);
        (!cancel.is_cancelled()).then(|| best(&opinions).unwrap_or(question.legal[0]))
    }

    /// The whole answer within limits, or `None` if it was cancelled. `line` is that of the seat's last answer, if the
    /// caller kept it; the same question with the same line and the same numbers gets the same answer. By default a bot
    /// plans nothing and takes no budget.
    fn answer(
        &self,
        question: &Question<'_, G>,
        line: Option<&Line<G>>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Answer<G>> {
        let _ = line;
        let mut opinions = Vec::with_capacity(question.legal.len());
        self.consider_until(question, random, &mut opinions, limits.cancel);
        if limits.cancel.is_cancelled() {
            return None;
        }
        let action = best(&opinions).unwrap_or(question.legal[0]);
        let iterations = opinions.iter().map(|opinion| u64::from(opinion.visits)).sum();
        Some(Answer { action, opinions, line: Line::default(), iterations })
    }

    /// The action to play.
    fn choose(&self, question: &Question<'_, G>, random: &mut Random) -> G::Action {
        let mut opinions = Vec::with_capacity(question.legal.len());
        self.consider(question, random, &mut opinions);
        best(&opinions).unwrap_or(question.legal[0])
    }
}

/// The action of highest value, the first of equals.
///
/// ```
/// use solarium_core::{Opinion, best};
///
/// let opinion = |action, value| Opinion::new(action, 1, value);
/// assert_eq!(best(&[opinion("pass", 0.0), opinion("grow", 2.0), opinion("plant", 2.0)]), Some("grow"));
/// assert_eq!(best::<&str>(&[]), None);
/// ```
pub fn best<A: Copy>(opinions: &[Opinion<A>]) -> Option<A> {
    opinions.iter().reduce(|best, o| if o.value > best.value { o } else { best }).map(|o| o.action)
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Uniform;

impl<G: Game> Bot<G> for Uniform {
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    ) {
        let pick = random.below(question.legal.len() as u32) as usize;
        opinions.extend(question.legal.iter().enumerate().map(|(i, action)| {
            Opinion::new(*action, u32::from(i == pick), if i == pick { 1.0 } else { 0.0 })
        }));
    }

    fn choose(&self, question: &Question<'_, G>, random: &mut Random) -> G::Action {
        question.legal[random.below(question.legal.len() as u32) as usize]
    }
}
