//! Circadians: First Light and its solo AI: rules, automa, data pack.

mod action;
mod die;
mod event;
mod illegal;
pub mod pack;
pub mod planet;
pub mod setup;
mod state;

pub use action::{Action, Chance, Place, Space};
pub use die::Die;
pub use event::Event;
pub use illegal::Illegal;
pub use state::{
    Crew, Deed, MAX_AGENDA, MAX_CREWS, NONE, Part, Phase, Rival, Sort, Stacks, Stage, State, Tables, Task,
    Terms,
};
