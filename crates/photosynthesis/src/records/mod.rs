//! Text and JSON forms that are written and read: actions and outcomes, set-ups, position records.

pub(crate) mod notation;
pub(crate) mod record;
pub(crate) mod setup;
