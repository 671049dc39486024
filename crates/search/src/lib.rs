//! Bots that search: plan search, which plays, and tree search, which it is measured by.
//!
//! **Plan search** ([`PlanSearch`]) is a beam over the chains of small actions that make a turn, and over turns. It comes
//! first because turns in these games are long chains of small actions with little interaction: a tree spends its
//! iterations on the many orders of the same few actions and on the answers of others, which matter little, and sees
//! no further than the present turn; a beam of a few hundred positions reaches the end of the game.
//!
//! **Tree search** ([`TreeSearch`]) is information-set Monte Carlo tree search. It needs no guide, knows what others
//! want and plays any game; the yardsticks `uct` (playouts to the end) and `mcts` (the guide at the leaves) are made
//! of it.
//!
//! Both are generic over [`Game`](solarium_core::Game) and blind by construction: what goes in is a view, positions come
//! from `Game::sample`. What a game must tell plan search is its [`Guide`](solarium_core::guide), which documents how to
//! write one; the contract of questions and answers is [`Bot::answer`] with its `Limits`, `Line` and `Answer`, all of
//! them in core because game crates may not use this one.
//!
//! | Where | What |
//! |---|---|
//! | `plan.rs` | the bot: worlds, budgets, the line that is followed until something unforeseen happens |
//! | `rivals.rs` | what other players are expected to do: plans of their own |
//! | `worlds.rs` | which turn is best on average over several worlds |
//! | `compare.rs` | what comes of the best action and of the others by the end of the turn, for hints |
//! | `beam.rs` | the search in one world: layers of small actions, stage after stage |
//! | `appraisal.rs` | what a position is worth to a seat, with any seat next: for comparing |
//! | `list.rs` | the best positions, each once, in a total order |
//! | `fit.rs` | ridge regression, by which the weights of an evaluation are learned |
//! | `luck.rs` | coupled luck: the same draw for all branches as far as the same outcomes are open |
//! | `hindsight.rs` | the same beam with the true luck of a match, to see what could have been reached; never plays |
//! | `tree.rs` | the bot: trees, budgets, what seats want; trees grown by threads of the caller |
//! | `tree/descent.rs` | one iteration: down the tree in one world, to the end, and back |
//! | `tree/nodes.rs` | what was tried at each decision, in bounded lists |
//! | `tree/root.rs` | which action of the question is tried next: halving or upper bounds |
//! | `laws.rs` | what every search and every guide must hold, for the tests of games |
//!
//! Absent by design: threads, clocks, hash maps, input and output. The same question with the same numbers and the
//! same budget in iterations gets the same answer on every machine.
//!
//! `tests/known_values` solves small games by looking at everything: trees of two and three seats, bets, simultaneous
//! answers, hidden cards. Both engines must reach what they are worth.

mod appraisal;
mod beam;
mod compare;
pub mod fit;
pub mod hindsight;
pub mod laws;
mod list;
pub mod luck;
mod plan;
mod rivals;
pub mod tree;
mod worlds;

pub use appraisal::{Appraisal, Appraiser, StageCount};
pub use compare::{Comparison, Prospect, compare};
pub use plan::{PlanSearch, bot_from, plan_search};
pub use tree::TreeSearch;

use solarium_core::{Bot, Opponents, Yardstick};

/// The bot of a name: a level or a guided yardstick, if the game has a guide, or a yardstick that needs none.
///
/// ```
/// use solarium_conformance::toy::Toy;
///
/// assert!(solarium_search::bot::<Toy>("uct-50").is_some());
/// // The toy has no guide.
/// assert!(solarium_search::bot::<Toy>("mcts").is_none() && solarium_search::bot::<Toy>("hard").is_none());
/// ```
pub fn bot<G: Opponents>(name: &str) -> Option<Box<dyn Bot<G>>> {
    if let Some(Yardstick { guided, iterations }) = Yardstick::named(name) {
        let search = match guided {
            true => TreeSearch::guided(G::guide()?, iterations),
            false => TreeSearch::playouts(iterations),
        };
        return Some(Box::new(search));
    }
    Some(Box::new(plan_search(name)?))
}
