//! Plan search: a beam over the chains of small actions that make a turn, and over turns.
//!
//! Generic over [`Game`](solarium_core::Game) and blind by construction: what goes in is a view, positions come from
//! `Game::sample`. What a game must tell is its [`Guide`](solarium_core::guide), which documents how to write one; the
//! contract of questions and answers is [`Bot::answer`](solarium_core::Bot::answer) with its `Limits`, `Line` and
//! `Answer`, all of them in core because game crates may not use this one.
//!
//! | Where | What |
//! |---|---|
//! | `plan.rs` | the bot: worlds, budgets, the line that is followed until something unforeseen happens |
//! | `beam.rs` | the search in one world: layers of small actions, stage after stage |
//! | `list.rs` | the best positions, each once, in a total order |
//! | `luck.rs` | coupled luck: the same draw for all branches as far as the same outcomes are open |
//! | `laws.rs` | what every guide must hold, for the tests of games |
//!
//! Absent by design: threads, clocks, hash maps, input and output. The same question with the same numbers and the
//! same budget in iterations gets the same answer on every machine.

mod beam;
pub mod laws;
mod list;
pub mod luck;
mod plan;

pub use plan::{PlanSearch, bot};
