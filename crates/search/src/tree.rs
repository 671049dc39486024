//! Tree search: information-set Monte Carlo tree search, the yardstick of plan search.
//!
//! Each iteration draws a world from the view of the seat that is asked ([`Game::sample`]), follows the tree down to a
//! decision that was not met before, and plays from there to the end of the game, or asks the game's guide what the
//! position is worth. Every seat chooses for itself alone (max-n). What a seat may tell apart is what it knows: a
//! decision is found again by the view of the seat that decides, or by the actions that this seat has seen, and never
//! by what is hidden from it. So where several seats answer at once, none can make use of another's answer.
//!
//! The method is MO-ISMCTS of Cowling, Powley and Whitehouse (*Information Set Monte Carlo Tree Search*, 2012), with
//! their availability counts; telling decisions apart by knowledge is what OpenSpiel does. With few iterations the
//! candidates of the question are halved again and again (sequential halving), with many they are chosen by upper
//! confidence bounds (UCB1; RandUCB at the root and where several decide at once).
//!
//! Several trees may be grown for one question, each with numbers of its own, and what they say of the question's actions
//! is summed up. A caller that has threads grows them at the same time ([`TreeSearch::answer_on`]): the answer follows
//! from the number of trees, never from the number of threads.

mod descent;
mod nodes;
mod root;

use descent::Tree;
use root::{Root, Tried};
use solarium_core::{
    Answer, Bot, Budget, Cancel, Game, Guide, Limits, Line, Opinion, Question, Random, Seat, StepOf, best,
};
use std::fmt;
use std::sync::OnceLock;

/// How far the upper bound of an action lies above its mean, on average.
const EXPLORATION: f64 = std::f64::consts::FRAC_1_SQRT_2;
/// Nodes of one tree. With the edges, 24 bytes each, of which there are four for each node, and the room that a list
/// leaves when it grows, that is at most 160 MiB.
const MOST_NODES: usize = 1 << 19;
/// What a slow machine does in a millisecond: a budget in milliseconds without a clock counts as so many iterations.
const ITERATIONS_PER_MILLISECOND: u64 = 4;

/// Tree search with its parameters.
///
/// ```
/// use solarium_conformance::toy::{Action, Chance, Toy};
/// use solarium_core::{Bot, Game, Mute, Question, Random, Seat, Step, Viewer};
/// use solarium_search::TreeSearch;
///
/// // The first of three rounds, and the die shows 3: the highest card wins three points.
/// let game = Toy::new(&["human", "clock"]);
/// let mut state = game.start();
/// for card in [7, 5, 6, 2] {
///     game.advance(&mut state, Step::Chance(Chance::Card(card)), &mut Mute);
/// }
/// game.advance(&mut state, Step::Chance(Chance::Die(3)), &mut Mute);
/// let (view, legal) = (game.view(&state, Viewer::Seat(Seat(0))), game.actions(&state, Seat(0)));
/// let question = Question { game: &game, view: &view, seat: Seat(0), legal: &legal };
/// let search = TreeSearch::playouts(2_000);
/// assert_ne!(search.choose(&question, &mut Random::new(1)), Action::Pass);
/// ```
pub struct TreeSearch<G: Game> {
    /// What a position is worth where the tree ends.
    pub leaves: Leaves<G>,
    /// Which decisions are the same.
    pub tell_apart: TellApart,
    /// What seats want.
    pub objective: Objective,
    /// How much is tried that did not do well so far.
    pub exploration: f64,
    /// Iterations of all trees together, unless the budget says otherwise.
    pub iterations: u64,
    /// How many trees are grown for a question.
    pub trees: u32,
    /// The most nodes of one tree. When there are so many, the search goes on in the tree that it has.
    pub most_nodes: usize,
}

/// What a position is worth where the tree ends.
pub enum Leaves<G: Game> {
    /// What comes of playing to the end at random.
    Playouts,
    /// What the guide of the game thinks of it.
    Guide(&'static dyn Guide<G>),
}

/// Which decisions are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TellApart {
    /// Those in which the deciding seat knows the same. The order in which it came there does not matter, and what
    /// chance has shown does: the search plans for each outcome, and needs many iterations for it.
    ByKnowledge,
    /// Those before which the deciding seat has seen the same actions since the question, whatever chance has shown
    /// (an open loop): what is best on average over all outcomes is chosen, with few iterations.
    ByActions,
}

/// What seats want: to win, and to be ahead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Objective {
    /// How much winning counts, from 0 to 1; the rest is for being ahead.
    pub victory: f64,
    /// A lead of so many points counts half of what any lead can count.
    pub lead: f64,
}

impl Objective {
    /// Winning alone.
    pub const VICTORY: Objective = Objective { victory: 1.0, lead: 1.0 };
    /// Half of each. Where winning is rare, as in a game against a high target, leads still tell better from worse.
    pub const BOTH: Objective = Objective { victory: 0.5, lead: 10.0 };

    /// What a lead is worth, from 0 to 1.
    fn lead(&self, points: f64) -> f64 {
        0.5 + 0.5 * points / (points.abs() + self.lead)
    }

    /// What the end of a game is worth to a seat, from 0 to 1; with the points of all seats.
    fn reward<G: Game>(&self, game: &G, state: &G::State, seat: Seat, points: &[i32]) -> f64 {
        let victory = self.victory * game.utility(state, seat);
        if self.victory >= 1.0 {
            return victory;
        }
        let own = points[seat.index()];
        let others = points.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let others = others.map(|(_, points)| *points);
        // Together, all are as good as the last of them; alone, points are their own measure.
        let ahead =
            if game.wins_together() { others.fold(own, i32::min) } else { own - others.max().unwrap_or(0) };
        victory + (1.0 - self.victory) * self.lead(f64::from(ahead))
    }
}

/// Threads from outside: searches have none of their own, so that they work where there are none.
pub trait Workers: Sync {
    /// Calls `task` with every number below `count`, in any order, at the same time if it can, and returns when all calls
    /// have.
    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync));
}

/// One after the other.
#[derive(Clone, Copy, Debug)]
pub struct InTurn;

impl Workers for InTurn {
    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(task);
    }
}

/// What one tree says.
struct Grown<G: Game> {
    tried: Vec<Tried>,
    /// What it expects after the action that it likes best.
    expected: Vec<StepOf<G>>,
}

impl<G: Game> TreeSearch<G> {
    /// Plays to the end at random: the search of any game, and the yardstick `uct`.
    pub const fn playouts(iterations: u64) -> Self {
        TreeSearch {
            leaves: Leaves::Playouts,
            tell_apart: TellApart::ByKnowledge,
            objective: Objective::BOTH,
            exploration: EXPLORATION,
            iterations,
            trees: 1,
            most_nodes: MOST_NODES,
        }
    }

    /// Asks the guide of the game: the yardstick `mcts`.
    pub const fn guided(guide: &'static dyn Guide<G>, iterations: u64) -> Self {
        TreeSearch { leaves: Leaves::Guide(guide), ..TreeSearch::playouts(iterations) }
    }

    /// The answer of [`Bot::answer`], the trees grown by these workers.
    pub fn answer_on(
        &self,
        question: &Question<'_, G>,
        limits: &Limits<'_>,
        random: &mut Random,
        workers: &dyn Workers,
    ) -> Option<Answer<G>> {
        if limits.cancel.is_cancelled() {
            return None;
        }
        if let [only] = *question.legal {
            let opinions = vec![Opinion::new(only, 0, 0.0)];
            return Some(Answer { action: only, opinions, line: Line::default(), iterations: 0 });
        }
        let trees = u64::from(self.trees.max(1));
        let seeds: Vec<u64> = (0..trees).map(|_| random.next_u64()).collect();
        let grown: Vec<OnceLock<Option<Grown<G>>>> = seeds.iter().map(|_| OnceLock::new()).collect();
        workers.run(seeds.len(), &|number| {
            let spending = Spending::of_tree(self.iterations, limits, number as u64, trees);
            let tree = self.grow(question, spending, &mut Random::new(seeds[number]));
            // Each number comes once; if it came twice, both trees would be the same.
            let _ = grown[number].set(tree);
        });
        let grown: Vec<Grown<G>> =
            grown.into_iter().map(|tree| tree.into_inner().flatten()).collect::<Option<_>>()?;
        Some(answer_of(question, &grown))
    }

    /// Grows one tree. `None` if it was cancelled.
    fn grow(
        &self,
        question: &Question<'_, G>,
        spending: Spending<'_>,
        random: &mut Random,
    ) -> Option<Grown<G>> {
        let Question { game, view, seat, legal } = *question;
        let mut root = Root::new(legal.len(), spending.most, self.exploration, random);
        let mut tree = Tree::new(self, game, seat);
        let mut spent = 0;
        while !spending.is_spent(spent) {
            if spending.limits.cancel.is_cancelled() {
                return None;
            }
            let place = root.choose(random);
            let world = game.sample(view, random);
            let reward = tree.iterate(world, legal[place], random);
            root.add(place, reward);
            spent += 1;
        }
        let action = best(&opinions(legal, &root.tried)).unwrap_or(legal[0]);
        let expected = tree.expected(game.sample(view, random), action);
        Some(Grown { tried: root.tried, expected })
    }
}

fn opinions<A: Copy>(legal: &[A], tried: &[Tried]) -> Vec<Opinion<A>> {
    legal.iter().zip(tried).map(|(action, tried)| tried.opinion(*action)).collect()
}

/// What all trees say together.
fn answer_of<G: Game>(question: &Question<'_, G>, grown: &[Grown<G>]) -> Answer<G> {
    let mut tried = vec![Tried::default(); question.legal.len()];
    for tree in grown {
        tried.iter_mut().zip(&tree.tried).for_each(|(sum, one)| sum.join(*one));
    }
    let opinions = opinions(question.legal, &tried);
    let action = best(&opinions).unwrap_or(question.legal[0]);
    let first = StepOf::<G>::Act(question.seat, action);
    let expected = grown.iter().find(|tree| tree.expected.first() == Some(&first));
    let expected = expected.map_or_else(|| vec![first], |tree| tree.expected.clone());
    // Nothing is planned: every decision is thought about when it comes.
    let line = Line { plan: Vec::new(), expected };
    let iterations = tried.iter().map(|tried| u64::from(tried.visits)).sum();
    Answer { action, opinions, line, iterations }
}

/// What one tree may spend.
struct Spending<'a> {
    limits: &'a Limits<'a>,
    /// Iterations; `None` if the clock decides.
    most: Option<u64>,
    /// Milliseconds by the clock.
    deadline: Option<u64>,
}

impl<'a> Spending<'a> {
    /// What tree `number` out of `trees` may spend.
    fn of_tree(usual: u64, limits: &'a Limits<'a>, number: u64, trees: u64) -> Self {
        let (most, deadline) = match (limits.budget, limits.clock) {
            (Budget::Usual, _) => (Some(usual), None),
            (Budget::Iterations(most), _) => (Some(most), None),
            (Budget::Milliseconds(most), Some(_)) => (None, Some(most)),
            (Budget::Milliseconds(most), None) => {
                (Some(most.saturating_mul(ITERATIONS_PER_MILLISECOND)), None)
            }
        };
        // What cannot be shared evenly goes to the first trees.
        let share = |most: u64| most / trees + u64::from(number < most % trees);
        Spending { limits, most: most.map(share), deadline }
    }

    fn is_spent(&self, spent: u64) -> bool {
        let late = match (self.deadline, self.limits.clock) {
            (Some(deadline), Some(clock)) => clock.elapsed_milliseconds() >= deadline,
            _ => false,
        };
        // Visits are counted in 32 bits.
        late || spent >= self.most.unwrap_or(u64::MAX).min(u64::from(u32::MAX))
    }
}

impl<G: Game> Bot<G> for TreeSearch<G> {
    fn consider(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
    ) {
        self.consider_until(question, random, opinions, &Cancel::default());
    }

    fn consider_until(
        &self,
        question: &Question<'_, G>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<G::Action>>,
        cancel: &Cancel,
    ) {
        if let Some(answer) = self.answer(question, None, &Limits::usual(cancel), random) {
            opinions.extend(answer.opinions);
        }
    }

    fn answer(
        &self,
        question: &Question<'_, G>,
        _: Option<&Line<G>>,
        limits: &Limits<'_>,
        random: &mut Random,
    ) -> Option<Answer<G>> {
        self.answer_on(question, limits, random, &InTurn)
    }
}

impl<G: Game> Clone for TreeSearch<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for TreeSearch<G> {}

impl<G: Game> Clone for Leaves<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Leaves<G> {}

impl<G: Game> fmt::Debug for TreeSearch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let leaves = match self.leaves {
            Leaves::Playouts => "playouts",
            Leaves::Guide(_) => "its guide",
        };
        write!(f, "TreeSearch({} with {leaves}, {} iterations)", G::ID, self.iterations)
    }
}

impl<G: Game> fmt::Debug for Leaves<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Leaves::Playouts => "Playouts",
            Leaves::Guide(_) => "Guide",
        })
    }
}
