//! What is written down: actions and outcomes as text, set-up objects, position records.

pub mod notation;
pub mod record;
pub mod setup;
pub(crate) mod shown;
