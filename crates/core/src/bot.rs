//! Bots get a view, never a state: one that peeks does not compile.

use crate::{Game, Random, Seat};
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
///         let opinion = |(n, action): (usize, &G::Action)| Opinion { action: *action, visits: 0, value: n as f64 };
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
/// let opinion = |action, value| Opinion { action, visits: 1, value };
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
        opinions.extend(question.legal.iter().enumerate().map(|(i, action)| Opinion {
            action: *action,
            visits: u32::from(i == pick),
            value: if i == pick { 1.0 } else { 0.0 },
        }));
    }

    fn choose(&self, question: &Question<'_, G>, random: &mut Random) -> G::Action {
        question.legal[random.below(question.legal.len() as u32) as usize]
    }
}
