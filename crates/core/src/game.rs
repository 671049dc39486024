//! The contract of a game.
//!
//! A [`Game`] value is *the rules in force at one table*: the data pack and the set-up options, immutable and
//! shared. A [`Game::State`] is the position: a plain value without randomness, clock, log or pointers. All
//! rules are functions of the two.

use crate::{Audience, GameView, Random, Refusal, Rule, Seat, SeatSet, Viewer, random_outcome};
use serde::Serialize;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

/// Who or what moves the match on.
///
/// ```
/// use solarium_core::{Seat, SeatSet, Turn};
///
/// let bidding = Turn::Decide([Seat(0), Seat(2)].into_iter().collect());
/// assert!(bidding.includes(Seat(2)) && !bidding.includes(Seat(1)));
/// assert_eq!(Turn::of(Seat(1)), Turn::Decide(SeatSet::one(Seat(1))));
/// assert!(!Turn::Chance.includes(Seat(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// These seats may each act now (one, except where a game lets several decide at once).
    Decide(SeatSet),
    /// A chance outcome comes next.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// One seat decides.
    pub const fn of(seat: Seat) -> Turn {
        Turn::Decide(SeatSet::one(seat))
    }

    /// May this seat act now?
    pub const fn includes(self, seat: Seat) -> bool {
        matches!(self, Turn::Decide(seats) if seats.contains(seat))
    }
}

/// One step of a match.
///
/// A match takes both kinds through the same door:
///
/// ```
/// use solarium_conformance::toy::{Chance, Toy};
/// use solarium_core::{Match, Seed, Step};
/// use std::sync::Arc;
///
/// let mut played = Match::new(Arc::new(Toy::new(&["human", "human"])), Seed::from_number(1));
/// played.step(Step::Chance(Chance::Card(4))).expect("any card may be dealt");
/// assert_eq!(played.steps(), [Step::Chance(Chance::Card(4))]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// A seat acts.
    Act(Seat, A),
    /// Chance decides.
    Chance(C),
}

/// Receives what happens while a step is carried out.
///
/// A vector keeps events with their audience; [`Mute`] never even makes them:
///
/// ```
/// use solarium_core::{Audience, Mute, Seat, Sink};
///
/// let mut log: Vec<(Audience, &str)> = Vec::new();
/// log.emit(Audience::Only(Seat(1)), || "a card is dealt");
/// assert_eq!(log, [(Audience::Only(Seat(1)), "a card is dealt")]);
/// Mute.emit(Audience::All, || -> &str { unreachable!("never called") });
/// ```
pub trait Sink<E> {
    /// Something happened, seen by the audience. The closure is called only by sinks that listen.
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> E);
}

/// Hears nothing and costs nothing: for playouts and search.
#[derive(Clone, Copy, Debug)]
pub struct Mute;

impl<E> Sink<E> for Mute {
    #[inline]
    fn emit(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<(Audience, E)> {
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push((audience, event()));
    }
}

/// What moves a seat. The rules only tell an automa from the rest.
///
/// ```
/// use solarium_core::SeatKind;
///
/// let seats = [SeatKind::Human, SeatKind::Bot("greedy".into()), SeatKind::Automa("cynthia:tree".into())];
/// assert_eq!(seats.map(|kind| kind.text()), ["human", "bot:greedy", "cynthia:tree"]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SeatKind {
    /// A person.
    Human,
    /// A computer player that follows the rules for players, by name.
    Bot(String),
    /// An opponent run by rules of its own (Cynthia, the AI); it has exactly one legal action. The text is
    /// its written form in a set-up, such as `cynthia:tree`.
    Automa(String),
}

impl SeatKind {
    /// `human`, `bot:greedy`, `cynthia:tree`.
    pub fn text(&self) -> String {
        match self {
            SeatKind::Human => "human".into(),
            SeatKind::Bot(name) => format!("bot:{name}"),
            SeatKind::Automa(text) => text.clone(),
        }
    }
}

/// The score of one seat, now or at the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatScore {
    /// Which seat.
    pub seat: Seat,
    /// Points.
    pub total: i32,
    /// Where they come from; adds up to `total`.
    pub parts: Parts,
    /// What breaks ties, strongest first.
    pub tie: Parts,
    /// At the end: 1 = first, equal = shared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// At the end: did this seat win? In solo and cooperative games against a threshold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// A reading of the result in words (Sol's levels of survival), if the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// Named numbers in a fixed order; a JSON object on the wire.
///
/// ```
/// use solarium_core::Parts;
///
/// let parts = Parts(vec![("tokens", 39), ("light", 2)]);
/// assert_eq!(serde_json::to_string(&parts).unwrap(), r#"{"tokens":39,"light":2}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts(pub Vec<(&'static str, i32)>);

impl Serialize for Parts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// How many of a component there are, and how many there must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Census {
    /// Which component: `A seeds`.
    pub what: String,
    /// Counted in the position.
    pub found: i64,
    /// Owned according to the pack.
    pub expected: i64,
}

/// The rules of a game. See the module documentation for the split between `Self` and `State`.
///
/// Contract, checked by the laws of the `conformance` crate for every game:
/// * actions come strictly ascending, and exactly those that [`Game::check`] accepts;
/// * a live position offers each deciding seat at least one action (passing is an action) and each chance
///   point at least one outcome of weight ≥ 1;
/// * [`Game::advance`] trusts its caller: the checked door is `Match::submit`;
/// * `view(sample(view(s))) == view(s)` for every viewer.
///
/// The smallest game that answers all of it is `examples/tiny_game.rs`. Whatever the game, generation and check agree:
///
/// ```
/// use solarium_conformance::toy::{Action, Toy};
/// use solarium_core::{Game, Random, Refusal, Seat, Turn, random_step};
///
/// let game = Toy::new(&["human", "human"]);
/// let (mut state, mut random, mut list) = (game.start(), Random::new(1), Vec::new());
/// while game.turn(&state) == Turn::Chance {
///     random_step(&game, &mut state, &mut random, &mut list);
/// }
/// for seat in Seat::all(game.seats()) {
///     let actions = game.actions(&state, seat);
///     assert!(actions.is_sorted() && actions.contains(&Action::Pass));
///     assert!(actions.iter().all(|action| game.check(&state, seat, *action).is_ok()));
/// }
/// // A refusal names its rule.
/// let refused = game.check(&state, Seat(0), Action::Light).unwrap_err();
/// assert_eq!((refused.code(), refused.rule()), ("not-acting", "TY-5"));
/// // Every component is counted in every position.
/// assert!(game.census(&state).iter().all(|count| count.found == count.expected));
/// ```
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Stable id: `photosynthesis`, `sol`, `circadians`.
    const ID: &'static str;
    /// Raised whenever an old record could replay differently.
    const RULES_VERSION: u32;
    /// The oldest rules version that this code plays on unchanged: tables begun under it, and under those since, go on
    /// under their own version number, and their records replay. By default none before [`Game::RULES_VERSION`]. Every
    /// step that the old rules allowed must have the same effect now.
    const PLAYS_ON_FROM: u32 = Self::RULES_VERSION;

    /// The position: a plain value.
    type State: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// One small action, at most 8 bytes.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// One chance outcome.
    type Chance: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What happened, for logs and animations.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What one viewer may know. An open game uses [`OpenView`](crate::OpenView).
    type View: GameView + Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Why an action is not allowed.
    type Illegal: Refusal;

    /// Number of seats, automas included.
    fn seats(&self) -> usize;
    /// What moves a seat.
    fn kind(&self, seat: Seat) -> SeatKind;
    /// The position before the first step.
    fn start(&self) -> Self::State;
    /// Who or what comes next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Calls `f` with every legal action of a seat, strictly ascending. Does not allocate.
    fn for_each_action(
        &self,
        state: &Self::State,
        seat: Seat,
        f: impl FnMut(Self::Action) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// At a chance turn, calls `f` with every outcome and its weight, strictly ascending.
    fn for_each_outcome(
        &self,
        state: &Self::State,
        f: impl FnMut(Self::Chance, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// May the seat do this now? Written apart from generation; the two must agree.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out a legal step.
    fn advance(
        &self,
        state: &mut Self::State,
        step: Step<Self::Action, Self::Chance>,
        log: &mut impl Sink<Self::Event>,
    );

    /// The score of every seat by seat number, with ranks once the game is over. May allocate; search uses
    /// [`Game::points`].
    fn scores(&self, state: &Self::State) -> Vec<SeatScore>;

    /// The points of one seat, now. Does not allocate.
    fn points(&self, state: &Self::State, seat: Seat) -> i32;

    /// What a finished game is worth to a seat, 0 to 1: 1 for a victory, shared among the seats that tie for it; where
    /// seats play for a target, alone or together, 1 for each if it is reached. 0 while the game lasts. By default from
    /// [`Game::scores`] by [`utility_from_scores`], which allocates; a game that is searched has a faster way and must
    /// give the same.
    fn utility(&self, state: &Self::State, seat: Seat) -> f64 {
        utility_from_scores(self, state, seat)
    }

    /// Do all seats win or lose as one?
    fn wins_together(&self) -> bool {
        false
    }

    /// What a viewer may know.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;

    /// Some position that fits the view; what the viewer cannot know is drawn at random.
    fn sample(&self, view: &Self::View, random: &mut Random) -> Self::State;

    /// Feeds what a seat knows of a position to a hasher: positions whose views are equal feed the same, others
    /// something else. Search tells decisions apart by it. By default the JSON of the view; a game that is searched
    /// has a faster way.
    fn hash_knowledge(&self, state: &Self::State, seat: Seat, hasher: &mut impl Hasher) {
        let view = self.view(state, Viewer::Seat(seat));
        hasher.write(&serde_json::to_vec(&view).expect("a view can be written as JSON"));
    }

    /// Who sees this step when it happens. Everybody, unless a game hides it.
    fn audience(&self, _before: &Self::State, _step: &Step<Self::Action, Self::Chance>) -> Audience {
        Audience::All
    }

    /// Does this action pass the turn on, so that its seat cannot undo it? By default: if the seat does not
    /// decide next.
    fn passes_turn(
        &self,
        _before: &Self::State,
        seat: Seat,
        _action: Self::Action,
        after: &Self::State,
    ) -> bool {
        !self.turn(after).includes(seat)
    }

    /// The rule that bounds undo, named when one is refused.
    const UNDO_RULE: Rule;
    /// The rule that says whose turn it is, named when a seat acts out of turn.
    const TURN_RULE: Rule;
    /// The rule that ends the game, named when an action comes after it.
    const OVER_RULE: Rule;
    /// The rule that defines chance outcomes, named when one is not possible.
    const CHANCE_RULE: Rule;

    /// Counts every component; `found` must equal `expected` in every position of every match.
    fn census(&self, state: &Self::State) -> Vec<Census>;

    /// Writes every legal action of a seat to the front of `list`, ascending, and tells how many there are. What lies
    /// behind them in the list is scratch: it is kept from ply to ply, so that playing allocates nothing. A game may
    /// have a faster way than the callback; it must give the same.
    fn list_actions(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>) -> usize {
        list.clear();
        let _ = self.for_each_action(state, seat, |action| {
            list.push(action);
            ControlFlow::Continue(())
        });
        list.len()
    }

    /// Draws a chance outcome with the small generator. A game may have a faster way than to walk all outcomes; it must
    /// give the same.
    fn random_outcome(&self, state: &Self::State, random: &mut Random) -> Self::Chance {
        random_outcome(self, state, random)
    }

    /// All legal actions of a seat. Allocates; for everything that is not a hot path.
    fn actions(&self, state: &Self::State, seat: Seat) -> Vec<Self::Action> {
        let mut list = Vec::new();
        let _ = self.for_each_action(state, seat, |a| {
            list.push(a);
            ControlFlow::Continue(())
        });
        list
    }

    /// All chance outcomes with their weights.
    fn outcomes(&self, state: &Self::State) -> Vec<(Self::Chance, u32)> {
        let mut list = Vec::new();
        let _ = self.for_each_outcome(state, |c, w| {
            list.push((c, w));
            ControlFlow::Continue(())
        });
        list
    }
}

/// What a finished game is worth to a seat, from its [`Game::scores`]: the meaning of [`Game::utility`], which a game
/// may work out faster.
pub fn utility_from_scores<G: Game>(game: &G, state: &G::State, seat: Seat) -> f64 {
    if game.turn(state) != Turn::Over {
        return 0.0;
    }
    let scores = game.scores(state);
    let won = |score: &SeatScore| score.won.unwrap_or(score.rank == Some(1));
    let winners = scores.iter().filter(|score| won(score)).count();
    let own = scores.iter().any(|score| score.seat == seat && won(score));
    if !own {
        0.0
    } else if game.wins_together() {
        1.0
    } else {
        1.0 / winners as f64
    }
}
