//! Why a store refuses something.

use std::fmt;

/// Why the store could not do something. What was acknowledged before is safe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is no such table.
    NoTable,
    /// There is such a table already.
    Exists,
    /// Another writer appended first.
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
    /// Another program owns the data; what it says of itself, if anything.
    InUse(String),
    /// The disk is full.
    Full,
    /// The file or its folder cannot be written.
    ReadOnly,
    /// The browser gives this page no storage.
    Refused,
    /// The file is damaged or no database.
    Damaged(String),
    /// Anything else the system reports.
    Io(String),
    /// The database does not answer, or the connection to it broke. What was being written may be written or not.
    Unreachable(String),
    /// The database does not let this user in, or does not let it do what is needed.
    Denied(String),
    /// The address of the database cannot be understood.
    BadAddress(String),
    /// The database holds other things than tables of Solarium.
    NotOurs(String),
    /// The clock of this machine and that of the database differ by this many seconds.
    ClockDiffers(i64),
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
            StoreError::Refused => "store/refused",
            StoreError::Damaged(_) => "store/damaged",
            StoreError::Io(_) => "store/io",
            StoreError::Unreachable(_) => "store/unreachable",
            StoreError::Denied(_) => "store/denied",
            StoreError::BadAddress(_) => "store/bad-address",
            StoreError::NotOurs(_) => "store/not-ours",
            StoreError::ClockDiffers(_) => "store/clock",
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
                    "another Solarium{who} uses this data; stop it, or choose other data with --data or --store"
                )
            }
            StoreError::Full => write!(f, "the disk is full; nothing acknowledged is lost, free some space"),
            StoreError::ReadOnly => write!(f, "the data folder cannot be written; check its permissions"),
            StoreError::Refused => write!(f, "the browser lets this page keep nothing; nothing was changed"),
            StoreError::Damaged(what) => {
                write!(f, "the data file is damaged ({what}); nothing was changed, restore a backup")
            }
            StoreError::Io(what) => write!(f, "the data cannot be used: {what}"),
            StoreError::Unreachable(what) => write!(f, "the database cannot be reached: {what}"),
            StoreError::Denied(what) => write!(f, "the database refuses: {what}"),
            StoreError::BadAddress(what) => write!(
                f,
                "this is no address of a database: {what}; it is written as postgres://USER:PASSWORD@HOST/DATABASE"
            ),
            StoreError::NotOurs(what) => write!(
                f,
                "the database holds {what}, which is not Solarium's; nothing was changed, choose an empty database"
            ),
            StoreError::ClockDiffers(seconds) => write!(
                f,
                "the clock of this machine differs from that of the database by {seconds} seconds; nothing was \
                 changed, set the clocks first"
            ),
        }
    }
}

impl std::error::Error for StoreError {}
