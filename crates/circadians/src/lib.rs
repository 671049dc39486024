//! Circadians: First Light and its solo AI: rules, automa, data pack.
//!
//! [`Circadians`] is the rules in force at one table; [`State`] a position. The modules follow the turn: `opening`
//! (ch. 2), `plan` (ch. 4), `act` and `chain` (ch. 5–8), `harvest` (ch. 10), `rest` (ch. 11), `score` (ch. 12),
//! `automa` (ch. 17); `flow` moves from one to the next.

mod act;
mod action;
pub mod automa;
mod board_text;
mod census;
mod chain;
mod check;
mod cost;
mod dice;
mod die;
mod event;
mod event_text;
mod flow;
mod game;
pub mod greedy;
mod harvest;
mod illegal;
mod label;
mod legal;
mod meant;
mod negotiation;
pub mod notation;
mod opening;
pub mod pack;
mod plan;
pub mod planet;
mod prompt;
mod purse;
mod query;
pub mod record;
mod rest;
mod sample;
mod score;
pub mod setup;
mod state;
mod tiles;
mod touches;
mod view;
mod words;

pub use action::{Action, Chance, Place, Space};
pub use dice::Origin;
pub use die::Die;
pub use event::Event;
pub use flow::Question;
pub use game::Circadians;
pub use illegal::Illegal;
pub use score::Points;
pub use setup::Setup;
pub use state::{
    Crew, Deed, MAX_AGENDA, MAX_CREWS, NONE, Part, Phase, Rival, Sort, Stacks, Stage, State, Tables, Task,
    Terms,
};
pub use view::View;

/// The members of a set of small numbers, ascending.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
