//! The game in writing: the notation of actions and outcomes, the set-up object, the position record.

mod notation;
pub(crate) mod options;
pub(crate) mod record;
pub(crate) mod setup;
pub(crate) mod setup_read;
