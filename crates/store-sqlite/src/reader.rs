//! Reading: connections that cannot write, and every query.

use super::index::{indexed_version, late_versions, version};
use super::pool::{Pool, Pooled};
use super::{beside, copy, schema, trouble};
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use solarium_store::{
    ChatDeletion, ChatMessage, Grant, Line, LineAudience, NewTable, Pack, SeatRow, SeatSession, Snapshot,
    SnapshotMark, StoreError, StoreReader, StoredTable, TableSummary,
};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Queries at the same time.
const MOST_CONNECTIONS: usize = 4;

/// Reads the data, beside its owner or when there is none.
#[derive(Debug)]
pub struct SqliteReader {
    path: PathBuf,
    pool: Pool,
}

impl SqliteReader {
    /// Opens a file that must exist, perhaps beside a running server, without changing it in any way: a file of an
    /// older program is brought up to date in a private copy, and a folder that cannot be written is no obstacle.
    pub fn open(path: &Path) -> Result<SqliteReader, StoreError> {
        if !path.exists() {
            return Err(StoreError::Io(format!("there is no file {}", path.display())));
        }
        let mut connection = connect_anywhere(path)?;
        let mut most = MOST_CONNECTIONS;
        if schema::version(&connection)? < schema::VERSION {
            connection = brought_up_to_date(&connection)?;
            most = 1;
        }
        let source = path.to_path_buf();
        let pool = Pool::new(connection, most, move || connect_anywhere(&source));
        Ok(SqliteReader { path: path.to_path_buf(), pool })
    }

    /// For the owner's own queries: the file is there and up to date.
    pub(super) fn beside_owner(path: &Path) -> Result<SqliteReader, StoreError> {
        let source = path.to_path_buf();
        let pool = Pool::new(connect(path)?, MOST_CONNECTIONS, move || connect(&source));
        Ok(SqliteReader { path: path.to_path_buf(), pool })
    }

    /// Where the data is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A consistent copy of everything, while the owner writes: a new file, complete or absent.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        copy::backup(&self.path, to)
    }

    /// Closes the connections that are not in use.
    pub(super) fn close(&self) {
        self.pool.close();
    }

    fn connection(&self) -> Result<Pooled<'_>, StoreError> {
        self.pool.take()
    }
}

/// A connection that cannot write.
pub(crate) fn connect(path: &Path) -> Result<Connection, StoreError> {
    prepared(Connection::open_with_flags(path, read_only()))
}

fn read_only() -> OpenFlags {
    OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX
}

fn prepared(opened: rusqlite::Result<Connection>) -> Result<Connection, StoreError> {
    let connection = opened.map_err(trouble)?;
    connection.busy_timeout(Duration::from_secs(10)).map_err(trouble)?;
    connection.execute_batch("PRAGMA query_only=ON; PRAGMA cache_size=-8192;").map_err(trouble)?;
    // Files are opened with the first query, so whether they can be is known only now.
    connection.query_row("SELECT COUNT(*) FROM sqlite_master", [], |_| Ok(())).map_err(trouble)?;
    Ok(connection)
}

/// A connection that cannot write, to a file in any folder. Reading a write-ahead log needs a file of shared memory
/// beside it; where none can be made, no process can be writing either.
pub(crate) fn connect_anywhere(path: &Path) -> Result<Connection, StoreError> {
    let refused = match connect(path) {
        Err(refused @ (StoreError::ReadOnly | StoreError::Io(_))) => refused,
        result => return result,
    };
    let log = std::fs::metadata(beside(path, "-wal")).map_or(0, |metadata| metadata.len());
    if log > 0 {
        return copy::private_copy(path).map_err(|_| refused);
    }
    let immutable = format!("file:{}?immutable=1", percent_encoded(path));
    prepared(Connection::open_with_flags(immutable, read_only() | OpenFlags::SQLITE_OPEN_URI))
        .map_err(|_| refused)
}

/// A path as it stands in a URI.
fn percent_encoded(path: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let encode = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    path.to_string_lossy().bytes().map(encode).collect()
}

/// The same data in the present form, in a temporary database that SQLite removes with the connection.
fn brought_up_to_date(source: &Connection) -> Result<Connection, StoreError> {
    let mut connection = Connection::open("").map_err(trouble)?;
    copy::copy_pages(source, &mut connection)?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

/// Key of a table.
pub(crate) fn key(connection: &Connection, id: &str) -> Result<i64, StoreError> {
    connection
        .prepare_cached("SELECT key FROM matches WHERE id = ?1")
        .and_then(|mut statement| statement.query_row([id], |row| row.get(0)).optional())
        .map_err(trouble)?
        .ok_or(StoreError::NoTable)
}

/// [`LineAudience`] as it stands in a column: nothing, -1 for everybody, or the bits of the seats.
pub(crate) struct AudienceColumn(pub LineAudience);

impl ToSql for AudienceColumn {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self.0 {
            LineAudience::Unknown => Ok(ToSqlOutput::from(rusqlite::types::Null)),
            LineAudience::Everybody => Ok(ToSqlOutput::from(-1i64)),
            LineAudience::Seats(seats) => Ok(ToSqlOutput::from(i64::from(seats))),
        }
    }
}

impl FromSql for AudienceColumn {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<AudienceColumn> {
        Ok(AudienceColumn(match Option::<i64>::column_result(value)? {
            None => LineAudience::Unknown,
            Some(seats) => u32::try_from(seats).map_or(LineAudience::Everybody, LineAudience::Seats),
        }))
    }
}

fn seats(connection: &Connection, key: i64) -> Result<Vec<SeatRow>, StoreError> {
    connection
        .prepare_cached("SELECT secret, name, taken FROM seats WHERE match = ?1 ORDER BY seat")
        .and_then(|mut statement| {
            statement
                .query_map([key], |row| {
                    Ok(SeatRow { secret: row.get(0)?, name: row.get(1)?, taken: row.get(2)? })
                })?
                .collect()
        })
        .map_err(trouble)
}

/// The key and the columns `id, game, at, over` after it.
fn listed_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<(i64, TableSummary)> {
    let listed = TableSummary {
        id: row.get(1)?,
        game: row.get(2)?,
        at: row.get(3)?,
        version: 0,
        over: row.get(4)?,
        seats: Vec::new(),
    };
    Ok((row.get(0)?, listed))
}

/// Lines of a table from a number on, in a transaction: those that are indexed, then those that are not yet.
fn lines(connection: &Connection, key: i64, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
    // A number beyond what the file can hold is beyond the last line.
    let (Ok(from), most) = (i64::try_from(from), i64::try_from(most).unwrap_or(i64::MAX)) else {
        return Ok(Vec::new());
    };
    let line = |row: &Row<'_>| {
        let AudienceColumn(audience) = row.get(3)?;
        Ok(Line { seq: row.get(0)?, text: row.get(1)?, at: row.get(2)?, audience })
    };
    let read = |sql: &str, most: i64| {
        connection
            .prepare_cached(sql)
            .and_then(|mut statement| statement.query_map(params![key, from, most], line)?.collect())
            .map_err(trouble)
    };
    let mut lines: Vec<Line> = read(
        "SELECT j.seq, j.text, j.at, j.audience FROM places p JOIN journal j ON j.n = p.n
         WHERE p.match = ?1 AND p.seq >= ?2 AND p.n <= (SELECT n FROM indexed) ORDER BY p.seq LIMIT ?3",
        most,
    )?;
    let late: Vec<Line> = read(
        "SELECT seq, text, at, audience FROM journal
         WHERE n > (SELECT n FROM indexed) AND match = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
        most.saturating_sub(lines.len() as i64),
    )?;
    lines.extend(late);
    Ok(lines)
}

fn snapshot_row(row: &Row<'_>) -> rusqlite::Result<Snapshot> {
    Ok(Snapshot { mark: mark_row(row)?, text: row.get(3)? })
}

fn mark_row(row: &Row<'_>) -> rusqlite::Result<SnapshotMark> {
    Ok(SnapshotMark { version: row.get(0)?, steps: row.get(1)?, untouched: row.get(2)? })
}

impl StoreReader for SqliteReader {
    fn open(&self, id: &str) -> Result<StoredTable, StoreError> {
        let mut reader = self.connection()?;
        // One transaction, so that lines and version belong together.
        let connection = reader.transaction().map_err(trouble)?;
        let key = key(&connection, id)?;
        let version = version(&connection, key)?;
        let (mut table, over, rematch) = connection
            .prepare_cached(
                "SELECT game, rules_version, setup, start, seed, at, open, commitment, read_only, salt,
                 seed_chosen, maker, over, rematch, without_hints FROM matches WHERE key = ?1",
            )
            .and_then(|mut statement| {
                statement.query_row([key], |row| {
                    let table = NewTable {
                        id: id.to_string(),
                        game: row.get(0)?,
                        rules_version: row.get(1)?,
                        setup: row.get(2)?,
                        start: row.get(3)?,
                        seed: row.get(4)?,
                        at: row.get(5)?,
                        open: row.get(6)?,
                        commitment: row.get(7)?,
                        read_only: row.get(8)?,
                        salt: row.get(9)?,
                        seed_chosen: row.get(10)?,
                        maker: row.get(11)?,
                        without_hints: row.get(14)?,
                        seats: Vec::new(),
                    };
                    Ok((table, row.get(12)?, row.get(13)?))
                })
            })
            .map_err(trouble)?;
        table.seats = seats(&connection, key)?;
        let snapshot: Option<Snapshot> = connection
            .prepare_cached(
                "SELECT version, steps, untouched, text FROM snapshots WHERE match = ?1
                 ORDER BY version DESC LIMIT 1 OFFSET 1",
            )
            .and_then(|mut statement| statement.query_row([key], snapshot_row).optional())
            .map_err(trouble)?;
        let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.mark.version);
        let lines = lines(&connection, key, from, usize::MAX)?;
        let lines = lines.into_iter().map(|line| line.text).collect();
        Ok(StoredTable { table, version, over, rematch, snapshot, lines })
    }

    fn lines(&self, id: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        let mut reader = self.connection()?;
        // One transaction, so that nothing is indexed in between.
        let connection = reader.transaction().map_err(trouble)?;
        lines(&connection, key(&connection, id)?, from, most)
    }

    fn snapshot_marks(&self, id: &str) -> Result<Vec<SnapshotMark>, StoreError> {
        let connection = self.connection()?;
        let key = key(&connection, id)?;
        connection
            .prepare_cached(
                "SELECT version, steps, untouched FROM snapshots WHERE match = ?1 ORDER BY version",
            )
            .and_then(|mut statement| statement.query_map([key], mark_row)?.collect())
            .map_err(trouble)
    }

    fn snapshot(&self, id: &str, version: u64) -> Result<Option<Snapshot>, StoreError> {
        let connection = self.connection()?;
        let key = key(&connection, id)?;
        let Ok(version) = i64::try_from(version) else { return Ok(None) };
        connection
            .prepare_cached(
                "SELECT version, steps, untouched, text FROM snapshots WHERE match = ?1 AND version = ?2",
            )
            .and_then(|mut statement| statement.query_row([key, version], snapshot_row).optional())
            .map_err(trouble)
    }

    fn chat_messages(&self, id: &str, after: u64, most: usize) -> Result<Vec<ChatMessage>, StoreError> {
        let connection = self.connection()?;
        let key = key(&connection, id)?;
        // A number beyond what the file can hold is beyond the last message.
        let Ok(after) = i64::try_from(after) else { return Ok(Vec::new()) };
        let mut messages: Vec<ChatMessage> = connection
            .prepare_cached(
                "SELECT number, seat, name, text, at FROM sayings WHERE match = ?1 AND number > ?2
                 ORDER BY number DESC LIMIT ?3",
            )
            .and_then(|mut statement| {
                statement
                    .query_map(params![key, after, most], |row| {
                        Ok(ChatMessage {
                            number: row.get(0)?,
                            seat: row.get(1)?,
                            name: row.get(2)?,
                            text: row.get(3)?,
                            at: row.get(4)?,
                        })
                    })?
                    .collect()
            })
            .map_err(trouble)?;
        messages.reverse();
        Ok(messages)
    }

    fn chat_deletions(&self, id: &str) -> Result<Vec<ChatDeletion>, StoreError> {
        let connection = self.connection()?;
        let key = key(&connection, id)?;
        connection
            .prepare_cached("SELECT seat, last FROM chat_deletions WHERE match = ?1 ORDER BY seat")
            .and_then(|mut statement| {
                let deletion = |row: &Row<'_>| Ok(ChatDeletion { seat: row.get(0)?, last: row.get(1)? });
                statement.query_map([key], deletion)?.collect()
            })
            .map_err(trouble)
    }

    fn open_tables(&self, most: usize) -> Result<Vec<TableSummary>, StoreError> {
        let mut reader = self.connection()?;
        // One transaction, so that versions and seats belong together.
        let connection = reader.transaction().map_err(trouble)?;
        let rows: Vec<(i64, TableSummary)> = connection
            .prepare_cached(
                "SELECT key, id, game, at, over FROM matches WHERE open = 1 ORDER BY at DESC LIMIT ?1",
            )
            .and_then(|mut statement| statement.query_map([most], listed_row)?.collect())
            .map_err(trouble)?;
        let late = late_versions(&connection)?;
        rows.into_iter()
            .map(|(key, listed)| {
                let version = match late.get(&key) {
                    Some(version) => *version,
                    None => indexed_version(&connection, key)?,
                };
                Ok(TableSummary { version, seats: seats(&connection, key)?, ..listed })
            })
            .collect()
    }

    fn packs(&self) -> Result<Vec<Pack>, StoreError> {
        self.connection()?
            .prepare_cached("SELECT game, id, text, at FROM packs ORDER BY at, game, id")
            .and_then(|mut statement| {
                statement
                    .query_map([], |row| {
                        Ok(Pack { game: row.get(0)?, id: row.get(1)?, text: row.get(2)?, at: row.get(3)? })
                    })?
                    .collect()
            })
            .map_err(trouble)
    }

    fn grants_of(&self, session: &str, most: usize) -> Result<Vec<Grant>, StoreError> {
        self.connection()?
            .prepare_cached(
                "SELECT m.id, s.seat, s.at FROM sessions s JOIN matches m ON m.key = s.match
                 WHERE s.hash = ?1 ORDER BY s.at DESC, m.key DESC, s.seat LIMIT ?2",
            )
            .and_then(|mut statement| {
                statement
                    .query_map(params![session, most], |row| {
                        Ok(Grant { id: row.get(0)?, seat: row.get(1)?, at: row.get(2)? })
                    })?
                    .collect()
            })
            .map_err(trouble)
    }

    fn sessions(&self, id: &str) -> Result<Vec<SeatSession>, StoreError> {
        let connection = self.connection()?;
        let key = key(&connection, id)?;
        let session =
            |row: &Row<'_>| Ok(SeatSession { hash: row.get(0)?, seat: row.get(1)?, at: row.get(2)? });
        connection
            .prepare_cached("SELECT hash, seat, at FROM sessions WHERE match = ?1 ORDER BY seat, at, hash")
            .and_then(|mut statement| statement.query_map([key], session)?.collect())
            .map_err(trouble)
    }

    fn table_summary(&self, id: &str) -> Result<TableSummary, StoreError> {
        let connection = self.connection()?;
        let (key, listed) = connection
            .prepare_cached("SELECT key, id, game, at, over FROM matches WHERE id = ?1")
            .and_then(|mut statement| statement.query_row([id], listed_row).optional())
            .map_err(trouble)?
            .ok_or(StoreError::NoTable)?;
        Ok(TableSummary { version: version(&connection, key)?, seats: seats(&connection, key)?, ..listed })
    }

    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError> {
        let connection = self.connection()?;
        let after = after.map_or(Ok(0), |id| key(&connection, id))?;
        connection
            .prepare_cached("SELECT id FROM matches WHERE key > ?1 ORDER BY key LIMIT ?2")
            .and_then(|mut s| s.query_map(params![after, most], |row| row.get(0))?.collect())
            .map_err(trouble)
    }

    fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        let connection = self.connection()?;
        let key = key(&connection, id)?;
        connection
            .prepare_cached("SELECT text FROM reviews WHERE match = ?1")
            .and_then(|mut statement| statement.query_row([key], |row| row.get(0)).optional())
            .map_err(trouble)
    }

    fn count(&self) -> Result<u64, StoreError> {
        let connection = self.connection()?;
        connection.query_row("SELECT COUNT(*) FROM matches", [], |row| row.get(0)).map_err(trouble)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SqliteStore;

    /// Refused by the database, however it is asked.
    #[test]
    fn a_read_only_connection_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("solarium.db");
        drop(SqliteStore::open(&path).unwrap());
        for connection in [connect(&path).unwrap(), connect_anywhere(&path).unwrap()] {
            connection.execute_batch("PRAGMA query_only=OFF").unwrap();
            for write in ["DELETE FROM journal", "UPDATE health SET writes = 9", "PRAGMA user_version = 1"] {
                let refused = connection.execute_batch(write).map_err(trouble);
                assert_eq!(refused, Err(StoreError::ReadOnly), "{write}");
            }
        }
    }

    #[test]
    fn paths_stand_in_addresses() {
        assert_eq!(percent_encoded(Path::new("/a b/ä?#.db")), "/a%20b/%C3%A4%3F%23.db");
    }
}
