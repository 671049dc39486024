//! What a store in memory reports.

use crate::{Append, ChatMessage, Grant, NewTable, Pack, SeatRow, TableExport};
use serde::{Deserialize, Serialize};

/// One change of a store, complete enough to be applied again ([`crate::MemoryStore::from_changes`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// A new table.
    Create(NewTable),
    /// Lines of a table, perhaps with a snapshot.
    Append(Append),
    /// A seat has another secret or name, or was taken or left.
    Seat {
        /// Public id of the table.
        id: String,
        /// Which seat.
        seat: u8,
        /// The seat from now on.
        row: SeatRow,
    },
    /// A chat message, with its number.
    Say {
        /// Public id of the table.
        id: String,
        /// The message.
        message: ChatMessage,
    },
    /// The chat messages of a seat up to this number are deleted.
    DeleteChat {
        /// Public id of the table.
        id: String,
        /// Whose.
        seat: u8,
        /// The last number that was given.
        last: u64,
    },
    /// A session holds a seat.
    Grant {
        /// Hash of the session's secret.
        session: String,
        /// Which seat of which table.
        grant: Grant,
    },
    /// A session, or (`None`) every session, holds a seat no longer.
    Revoke {
        /// Public id of the table.
        id: String,
        /// Which seat.
        seat: u8,
        /// Hash of the session's secret.
        session: Option<String>,
    },
    /// The people of a table play again at a new one.
    Rematch {
        /// Public id of the table that was played.
        of: String,
        /// The new table.
        table: NewTable,
    },
    /// A table with its whole course.
    Import(TableExport),
    /// A new pack.
    Pack(Pack),
    /// The review of a table.
    Review {
        /// Public id of the table.
        id: String,
        /// The review.
        text: String,
    },
    /// A table is deleted with everything that belongs to it.
    Delete {
        /// Public id of the table.
        id: String,
    },
}
