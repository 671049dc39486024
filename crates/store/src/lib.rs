//! The contract of a store: the journals of all tables, where what was acknowledged is never lost.
//!
//! The truth is lines of text, appended with the number the writer expects; everything else (snapshots) is a cache
//! that can be thrown away. A store knows nothing of games: lines and positions are opaque texts.
//!
//! One process at a time owns the data and writes to it ([`Store`]); any number of others read it ([`StoreReader`]).
//!
//! * `types`: what is stored. `error`: why something is refused. `snapshots`: which snapshots are kept.
//! * [`MemoryStore`]: a store in memory that reports every [`Change`], so that its host can persist them.
//! * `suite`: the tests that every store passes (feature `test-suite`).

mod error;
mod memory;
mod nodes;
mod snapshots;
#[cfg(any(test, feature = "test-suite"))]
pub mod suite;
mod types;

pub use error::StoreError;
pub use memory::{Change, MemoryStore};
pub use nodes::{Beat, Leases, Pulse, SharedStore};
pub use snapshots::{KEPT_EVERY, Thinning, thin_out};
pub use types::{
    Append, ChatDeletion, ChatMessage, Grant, Line, LineAudience, NewLine, NewTable, Pack, SeatRow,
    SeatSession, SeatUpdate, Snapshot, SnapshotMark, StoreMeasure, StoredTable, TableExport, TableSummary,
};

/// Called once an append is on disk, or has failed.
pub type AppendCallback = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Reads tables. All methods may block; what they return together was true at one moment.
pub trait StoreReader: Send + Sync + 'static {
    /// A table with the lines needed to bring it back to life.
    fn open(&self, id: &str) -> Result<StoredTable, StoreError>;
    /// Lines of a table, from a number on.
    fn lines(&self, id: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError>;
    /// Where the snapshots of a table are, ascending.
    fn snapshot_marks(&self, id: &str) -> Result<Vec<SnapshotMark>, StoreError>;
    /// The snapshot at exactly this version, if it is (still) kept.
    fn snapshot(&self, id: &str, version: u64) -> Result<Option<Snapshot>, StoreError>;
    /// The newest `most` chat messages after a number.
    fn chat_messages(&self, id: &str, after: u64, most: usize) -> Result<Vec<ChatMessage>, StoreError>;
    /// What was deleted of the chat of a table, by seat: the last deletion of each.
    fn chat_deletions(&self, id: &str) -> Result<Vec<ChatDeletion>, StoreError>;
    /// Open tables, the newest first.
    fn open_tables(&self, most: usize) -> Result<Vec<TableSummary>, StoreError>;
    /// All packs, the oldest first.
    fn packs(&self) -> Result<Vec<Pack>, StoreError>;
    /// The seats of a session, the newest first.
    fn grants_of(&self, session: &str, most: usize) -> Result<Vec<Grant>, StoreError>;
    /// All sessions that hold seats of a table.
    fn sessions(&self, id: &str) -> Result<Vec<SeatSession>, StoreError>;
    /// A table in a list, open or not.
    fn table_summary(&self, id: &str) -> Result<TableSummary, StoreError>;
    /// Ids of all tables in their order, those after `after` only.
    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError>;
    /// The review of a table, if one was kept.
    fn review(&self, id: &str) -> Result<Option<String>, StoreError>;
    /// Number of tables.
    fn count(&self) -> Result<u64, StoreError>;
}

/// Where tables are kept, by the one process that owns the data. All methods may block; none of them loses what it
/// acknowledged.
pub trait Store: StoreReader {
    /// Stores a new table. Returns when it is on disk.
    fn create(&self, table: NewTable) -> Result<(), StoreError>;
    /// Appends lines; `done` is called, perhaps from another thread, when they are on disk or were refused. Appends of many
    /// tables share one commit.
    fn append(&self, append: Append, done: AppendCallback);
    /// Changes who sits on a seat: its secret, name, and whether it is taken.
    fn set_seat(&self, id: &str, seat: u8, row: SeatRow) -> Result<(), StoreError>;
    /// Changes who holds a seat. Stored in an order in which an interruption leaves no seat out of reach: holders come
    /// before the seat counts as taken, and go after it counts as free. A store that several nodes write to refuses with
    /// [`StoreError::Taken`] if the seats are not what the caller believes.
    fn update_seat(&self, id: &str, update: SeatUpdate) -> Result<(), StoreError> {
        let SeatUpdate { seat, row, revokes, holders, at, .. } = update;
        if !row.taken {
            self.set_seat(id, seat, row.clone())?;
        }
        if revokes {
            self.revoke(id, seat, None)?;
        }
        for holder in holders {
            self.grant(&holder, Grant { id: id.to_string(), seat, at })?;
        }
        if row.taken { self.set_seat(id, seat, row) } else { Ok(()) }
    }
    /// Stores a chat message; its number. A number is given once, also if its message was deleted.
    fn add_chat_message(&self, id: &str, message: ChatMessage) -> Result<u64, StoreError>;
    /// Deletes all chat messages of a seat, for ever; how many there were. [`StoreReader::chat_deletions`] tells of it,
    /// also if there were none.
    fn delete_chat_messages_of(&self, id: &str, seat: u8) -> Result<u64, StoreError>;
    /// Gives a seat to a session, named by the hash of its secret.
    fn grant(&self, session: &str, grant: Grant) -> Result<(), StoreError>;
    /// Takes a seat away from a session, or (`None`) from all that had it.
    fn revoke(&self, id: &str, seat: u8, session: Option<&str>) -> Result<(), StoreError>;
    /// Stores the table on which the people of another play again, with their seats and sessions, and returns its id;
    /// if there is one already, that one's.
    fn rematch(&self, of: &str, table: NewTable) -> Result<String, StoreError>;
    /// Stores a table with its whole course: all of it or nothing.
    fn import_table(&self, export: TableExport) -> Result<(), StoreError>;
    /// Keeps a pack for ever; false if the very same was there already.
    fn put_pack(&self, pack: Pack) -> Result<bool, StoreError>;
    /// Keeps the review of a table, in the place of an older one. Like a snapshot it can be made again from the lines, and
    /// does not go along when a table is exported.
    fn put_review(&self, id: &str, text: &str) -> Result<(), StoreError>;
    /// Deletes a table with everything that belongs to it, for ever. Packs stay: other tables may be played with them.
    fn delete_table(&self, id: &str) -> Result<(), StoreError>;
    /// Would something be acknowledged now? Tries a write (at most once a second, else the last result counts), and
    /// reports damage that the check at the start found.
    fn health(&self) -> Result<(), StoreError>;
    /// What it measures of itself. Does not block.
    fn measures(&self) -> Vec<StoreMeasure> {
        Vec::new()
    }
}
