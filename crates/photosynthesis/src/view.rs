//! What a viewer knows. Nothing is hidden (PH-9.16, PH-15.9): all seats and watchers see the same.

use crate::state::State;
use crate::table::Table;
use std::sync::Arc;

/// The position with the table it is played at.
#[derive(Clone, Debug)]
pub struct View {
    /// The whole position: every part of it is open information.
    pub position: State,
    /// Seats, options and printed values.
    pub table: Arc<Table>,
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.position == other.position
            && (Arc::ptr_eq(&self.table, &other.table) || self.table == other.table)
    }
}
