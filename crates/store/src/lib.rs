//! The journal of all tables: what was acknowledged is never lost.
//!
//! The truth is lines of text, appended with the number the writer expects; everything else (snapshots) is a cache
//! that can be thrown away. A store knows nothing of games: lines and positions are opaque texts.
//!
//! One process at a time owns the data and writes to it ([`Store`]); any number of others read it ([`StoreReader`]),
//! through connections that the database itself refuses to write through.

mod fresh_file;
mod sqlite;

pub use fresh_file::FreshFile;
pub use sqlite::{Restored, SqliteReader, SqliteStore, check_copy, restore};

use std::fmt;
use std::path::Path;

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewTable {
    /// Public id, unique.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Version of the rules it is played under.
    pub rules_version: u32,
    /// The complete set-up (JSON).
    pub setup: String,
    /// The position it begins from, if not the set-up (JSON).
    pub start: Option<String>,
    /// The secret seed (hexadecimal); empty if it is not known (the record of an unfinished match).
    pub seed: String,
    /// Hash of seed and salt, known to everybody from the start.
    pub commitment: String,
    /// What is hashed together with the seed (hexadecimal); empty for tables whose commitment has none.
    pub salt: String,
    /// Did a person choose the seed? Then that person can know every draw, and everybody at the table is informed.
    pub seed_chosen: bool,
    /// Hash of the secret or session of the table's maker, who may renew the links of seats that are not taken.
    pub maker: Option<String>,
    /// A record to look at: nobody acts here any more.
    pub read_only: bool,
    /// When it was made, milliseconds since 1970. The store has no clock.
    pub at: i64,
    /// May anybody watch and find it in the list?
    pub open: bool,
    /// One for each seat.
    pub seats: Vec<SeatRow>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// Hash of the secret that opens the seat; none for automas.
    pub secret: Option<String>,
    /// The name its person chose.
    pub name: Option<String>,
    /// Has somebody sat down?
    pub taken: bool,
}

/// Which seats may see a line while the game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LineAudience {
    /// Not recorded: a program before version 5 of the file wrote the line.
    #[default]
    Unknown,
    /// Everybody, spectators too.
    Everybody,
    /// The seats whose bit is set.
    Seats(u32),
}

/// A line to append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLine {
    /// Opaque to the store.
    pub text: String,
    /// Who may see it.
    pub audience: LineAudience,
}

/// Lines to append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub id: String,
    /// How many lines the writer believes there are.
    pub expected: u64,
    /// What to add, in order.
    pub lines: Vec<NewLine>,
    /// When.
    pub at: i64,
    /// Is the game over with these lines? It stays over.
    pub over: bool,
    /// A snapshot of the table after the last of them.
    pub snapshot: Option<Snapshot>,
}

/// A table at some line: a cache, so that neither opening a table nor reading its past replays more than a bounded
/// number of lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// Where it is.
    pub mark: SnapshotMark,
    /// Opaque to the store.
    pub text: String,
}

/// Where a snapshot is, in lines of the journal and in steps of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SnapshotMark {
    /// Lines the snapshot contains.
    pub version: u64,
    /// Steps of the match that stand after these lines.
    pub steps: u64,
    /// Of the steps that stood at the snapshot before (or at the beginning), this many were not touched by any line
    /// up to this snapshot. Less than `steps` of that snapshot only if something was taken back beyond it.
    pub untouched: u64,
}

/// A table as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What it was made with, seats as they are now.
    pub table: NewTable,
    /// Number of lines.
    pub version: u64,
    /// Is the game over?
    pub over: bool,
    /// The table on which the same people play again.
    pub rematch: Option<String>,
    /// The snapshot to begin from: the newest that leaves some history behind it, if there is one.
    pub snapshot: Option<Snapshot>,
    /// The lines after the snapshot, or all.
    pub lines: Vec<String>,
}

/// A line with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// From 0.
    pub seq: u64,
    /// As appended.
    pub text: String,
    /// When.
    pub at: i64,
    /// Who may see it.
    pub audience: LineAudience,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// From 1 in each table.
    pub number: u64,
    /// Who: a seat number, or none for a watcher.
    pub seat: Option<u8>,
    /// The name at that time.
    pub name: String,
    /// The words, as typed.
    pub text: String,
    /// When.
    pub at: i64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Public id.
    pub id: String,
    /// Game.
    pub game: String,
    /// When made.
    pub at: i64,
    /// Number of lines.
    pub version: u64,
    /// Finished?
    pub over: bool,
    /// Seats as they are now.
    pub seats: Vec<SeatRow>,
}

/// A seat that a session may move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grant {
    /// Public id of the table.
    pub id: String,
    /// Which seat.
    pub seat: u8,
    /// When it was granted.
    pub at: i64,
}

/// A session that holds a seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSession {
    /// Hash of the session's secret.
    pub hash: String,
    /// Which seat.
    pub seat: u8,
    /// When it was granted.
    pub at: i64,
}

/// A table with its whole course, from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Whole {
    /// What it was made with.
    pub table: NewTable,
    /// All lines in their order.
    pub lines: Vec<Line>,
    /// Is the game over?
    pub over: bool,
    /// In ascending order.
    pub snapshots: Vec<Snapshot>,
    /// In their order; they get new numbers.
    pub sayings: Vec<Saying>,
    /// Who holds its seats.
    pub sessions: Vec<SeatSession>,
}

/// Printed values of a game that somebody brought along. Tables hang on them, so they never change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// The game they are for.
    pub game: String,
    /// As set-ups name it.
    pub id: String,
    /// As it was given.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Why the store could not do something. What was acknowledged before is safe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is no such table.
    NoTable,
    /// There is such a table already.
    Exists,
    /// Somebody else appended first.
    Stale {
        /// Lines there are.
        found: u64,
    },
    /// The seat does not exist or is taken.
    Taken,
    /// There is a pack of this id with other values.
    OtherPack,
    /// The file was written by a newer program.
    Newer {
        /// Its version.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// Another program has the data; what it says of itself, if anything.
    InUse(String),
    /// The disk is full.
    Full,
    /// The file or its folder cannot be written.
    ReadOnly,
    /// The file is damaged or no database.
    Damaged(String),
    /// Anything else the system reports.
    Io(String),
}

impl StoreError {
    /// Stable code on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::NoTable => "table/unknown",
            StoreError::Exists => "table/exists",
            StoreError::Stale { .. } => "table/stale",
            StoreError::Taken => "seat/taken",
            StoreError::OtherPack => "pack/exists",
            StoreError::Newer { .. } => "store/newer",
            StoreError::InUse(_) => "store/in-use",
            StoreError::Full => "store/full",
            StoreError::ReadOnly => "store/read-only",
            StoreError::Damaged(_) => "store/damaged",
            StoreError::Io(_) => "store/io",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NoTable => write!(f, "there is no such table"),
            StoreError::Exists => write!(f, "there is a table of this name already"),
            StoreError::Stale { found } => write!(f, "the table has moved on to version {found}"),
            StoreError::Taken => write!(f, "the seat is taken or does not exist"),
            StoreError::OtherPack => write!(
                f,
                "there is a pack of this id already, with other values; tables are played with it, so give yours \
                 another id"
            ),
            StoreError::Newer { found, known } => write!(
                f,
                "the data was written by a newer Solarium (version {found}, this one knows {known}); \
                 nothing was changed, please update"
            ),
            StoreError::InUse(who) => {
                let who = if who.is_empty() { String::new() } else { format!(" ({who})") };
                write!(
                    f,
                    "another Solarium{who} uses this data; stop it, or choose another folder with --data"
                )
            }
            StoreError::Full => write!(f, "the disk is full; nothing acknowledged is lost, free some space"),
            StoreError::ReadOnly => write!(f, "the data folder cannot be written; check its permissions"),
            StoreError::Damaged(what) => {
                write!(f, "the data file is damaged ({what}); nothing was changed, restore a backup")
            }
            StoreError::Io(what) => write!(f, "the data file cannot be used: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Called once an append is on disk, or has failed.
pub type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

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
    /// What was said after a number, the newest `most`.
    fn said(&self, id: &str, after: u64, most: usize) -> Result<Vec<Saying>, StoreError>;
    /// Open tables, the newest first.
    fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError>;
    /// All packs, the oldest first.
    fn packs(&self) -> Result<Vec<Pack>, StoreError>;
    /// The seats of a session, the newest first.
    fn granted(&self, session: &str, most: usize) -> Result<Vec<Grant>, StoreError>;
    /// All sessions that hold seats of a table.
    fn sessions(&self, id: &str) -> Result<Vec<SeatSession>, StoreError>;
    /// A table in a list, open or not.
    fn listed(&self, id: &str) -> Result<Listed, StoreError>;
    /// Ids of all tables in their order, those after `after` only.
    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError>;
    /// Number of tables.
    fn count(&self) -> Result<u64, StoreError>;
    /// A consistent copy of everything, while the owner writes: a new file, complete or absent.
    fn backup(&self, to: &Path) -> Result<(), StoreError>;
}

/// Where tables are kept, by the one process that owns the data. All methods may block; none of them loses what it
/// acknowledged.
pub trait Store: StoreReader {
    /// Stores a new table. Returns when it is on disk.
    fn create(&self, table: NewTable) -> Result<(), StoreError>;
    /// Appends lines; `done` is called from another thread when they are on disk or were refused. Appends of many
    /// tables share one commit.
    fn append(&self, append: Append, done: Done);
    /// Changes who sits on a seat: its secret, name, and whether it is taken.
    fn seat(&self, id: &str, seat: u8, row: SeatRow) -> Result<(), StoreError>;
    /// Stores something said; its number.
    fn say(&self, id: &str, saying: Saying) -> Result<u64, StoreError>;
    /// Gives a seat to a session, named by the hash of its secret.
    fn grant(&self, session: &str, grant: Grant) -> Result<(), StoreError>;
    /// Takes a seat away from a session, or (`None`) from all that had it.
    fn revoke(&self, id: &str, seat: u8, session: Option<&str>) -> Result<(), StoreError>;
    /// Stores the table on which the people of another play again, with their seats and sessions, and returns its id;
    /// if there is one already, that one's.
    fn rematch(&self, of: &str, table: NewTable) -> Result<String, StoreError>;
    /// Stores a table with its whole course: all of it or nothing.
    fn put_whole(&self, whole: Whole) -> Result<(), StoreError>;
    /// Keeps a pack for ever; false if the very same was there already.
    fn put_pack(&self, pack: Pack) -> Result<bool, StoreError>;
    /// Would something be acknowledged now? Tries a write (at most once a second, else the last result counts), and
    /// reports damage that the check at the start found.
    fn health(&self) -> Result<(), StoreError>;
}
