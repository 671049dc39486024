//! What a store holds: tables with their seats, lines, snapshots, chat messages, grants and packs.

use serde::{Deserialize, Serialize};

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// Did a person choose the seed? Then that person can know every draw, and the table says so.
    pub seed_chosen: bool,
    /// Hash of the secret or session of the table's maker, who may renew the links of its seats.
    pub maker: Option<String>,
    /// Did its maker switch hints off?
    #[serde(default)]
    pub without_hints: bool,
    /// A record to look at: it does not change any more.
    pub read_only: bool,
    /// When it was made, milliseconds since 1970. The store has no clock.
    pub at: i64,
    /// May anybody watch and find it in the list?
    pub open: bool,
    /// One for each seat.
    pub seats: Vec<SeatRow>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatRow {
    /// Hash of the secret that opens the seat; none for automas.
    pub secret: Option<String>,
    /// The name its person chose.
    pub name: Option<String>,
    /// Is it taken by a person?
    pub taken: bool,
}

/// A change of who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatUpdate {
    /// All seats of the table, as the caller believes them to be.
    pub before: Vec<SeatRow>,
    /// Which seat changes.
    pub seat: u8,
    /// What it is from now on.
    pub row: SeatRow,
    /// Do all sessions that held it hold it no longer?
    pub revokes: bool,
    /// Sessions that hold it too from now on, after that.
    pub holders: Vec<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Which seats may see a line while the game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewLine {
    /// Opaque to the store.
    pub text: String,
    /// Who may see it.
    pub audience: LineAudience,
}

/// Lines to append.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// Where it is.
    pub mark: SnapshotMark,
    /// Opaque to the store.
    pub text: String,
}

/// Where a snapshot is, in lines of the journal and in steps of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// A chat message at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatMessage {
    /// From 1 in each table.
    pub number: u64,
    /// Who wrote it: a seat number, or none for a spectator.
    pub seat: Option<u8>,
    /// The name of that seat then.
    pub name: String,
    /// The text, as typed.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Every chat message of a seat up to a number was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatDeletion {
    /// Whose.
    pub seat: u8,
    /// The last number that had been given at the table, to whichever seat.
    pub last: u64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Grant {
    /// Public id of the table.
    pub id: String,
    /// Which seat.
    pub seat: u8,
    /// When it was granted.
    pub at: i64,
}

/// A session that holds a seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSession {
    /// Hash of the session's secret.
    pub hash: String,
    /// Which seat.
    pub seat: u8,
    /// When it was granted.
    pub at: i64,
}

/// A complete table with its whole course, to be imported.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableExport {
    /// What it was made with.
    pub table: NewTable,
    /// All lines in their order.
    pub lines: Vec<Line>,
    /// Is the game over?
    pub over: bool,
    /// The table on which its people play again.
    #[serde(default)]
    pub rematch: Option<String>,
    /// In ascending order.
    pub snapshots: Vec<Snapshot>,
    /// In their order; they get new numbers.
    pub chat_messages: Vec<ChatMessage>,
    /// Who holds its seats.
    pub sessions: Vec<SeatSession>,
}

/// Printed values of a game that a user has added. Tables depend on them, so they never change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// Something that a store measures of itself, for people who watch over it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StoreMeasure {
    /// In small letters with underscores; what only grows ends in `_total`.
    pub name: &'static str,
    /// What it is, in one line.
    pub help: &'static str,
    /// Now.
    pub value: f64,
}
