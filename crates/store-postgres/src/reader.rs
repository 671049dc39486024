//! Every query. Each is one statement, so that what it returns was true at one moment.

use crate::error::trouble;
use deadpool_postgres::Client;
use solarium_store::{
    ChatDeletion, ChatMessage, Grant, Line, LineAudience, NewTable, Pack, SeatRow, SeatSession, Snapshot,
    SnapshotMark, StoreError, StoredTable, TableSummary,
};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

/// The seats of a table `m`, as three arrays in the order of the seats.
pub(crate) const SEATS: &str = "
    ARRAY(SELECT secret FROM seats WHERE match = m.key ORDER BY seat) AS secrets,
    ARRAY(SELECT name FROM seats WHERE match = m.key ORDER BY seat) AS names,
    ARRAY(SELECT taken FROM seats WHERE match = m.key ORDER BY seat) AS taken";

/// What was deleted of the chat of table `m`, by seat.
pub(crate) const CHAT_DELETIONS: &str = "
    ARRAY(SELECT seat FROM chat_deletions WHERE match = m.key ORDER BY seat) AS deleted_seats,
    ARRAY(SELECT last FROM chat_deletions WHERE match = m.key ORDER BY seat) AS deleted_last";

/// Rows of a statement that is prepared once for each connection.
pub(crate) async fn rows(
    client: &Client,
    sql: &str,
    parameters: Parameters<'_>,
) -> Result<Vec<Row>, StoreError> {
    let statement = client.prepare_cached(sql).await.map_err(trouble)?;
    client.query(&statement, parameters).await.map_err(trouble)
}

/// [`LineAudience`] as it stands in a column: nothing, -1 for everybody, or the bits of the seats.
pub(crate) fn audience_column(audience: LineAudience) -> Option<i64> {
    match audience {
        LineAudience::Unknown => None,
        LineAudience::Everybody => Some(-1),
        LineAudience::Seats(seats) => Some(i64::from(seats)),
    }
}

fn audience(column: Option<i64>) -> LineAudience {
    match column {
        None => LineAudience::Unknown,
        Some(seats) => u32::try_from(seats).map_or(LineAudience::Everybody, LineAudience::Seats),
    }
}

/// A number that the database can hold; none of its numbers is greater.
fn within(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn most_rows(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}

pub(crate) fn count(row: &Row, column: &str) -> u64 {
    row.get::<_, i64>(column).unsigned_abs()
}

fn seat_number(number: i16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

pub(crate) fn seats(row: &Row) -> Vec<SeatRow> {
    let secrets: Vec<Option<String>> = row.get("secrets");
    let names: Vec<Option<String>> = row.get("names");
    let taken: Vec<bool> = row.get("taken");
    let rows = secrets.into_iter().zip(names).zip(taken);
    rows.map(|((secret, name), taken)| SeatRow { secret, name, taken }).collect()
}

fn mark(row: &Row) -> SnapshotMark {
    SnapshotMark {
        version: count(row, "version"),
        steps: count(row, "steps"),
        untouched: count(row, "untouched"),
    }
}

fn summary(row: &Row) -> TableSummary {
    TableSummary {
        id: row.get("id"),
        game: row.get("game"),
        at: row.get("at"),
        version: count(row, "version"),
        over: row.get("over"),
        seats: seats(row),
    }
}

/// Rows that belong to a table: each has the table's key, and stands for nothing if its column `there` is null.
fn of_table(rows: Vec<Row>, there: &str) -> Result<impl Iterator<Item = Row>, StoreError> {
    if rows.is_empty() {
        return Err(StoreError::NoTable);
    }
    let there = there.to_string();
    Ok(rows.into_iter().filter(move |row| row.get::<_, Option<i64>>(there.as_str()).is_some()))
}

/// Key of a table.
pub(crate) async fn key(client: &Client, id: &str) -> Result<i64, StoreError> {
    let found = rows(client, "SELECT key FROM matches WHERE id = $1", &[&id]).await?;
    found.first().map(|row| row.get(0)).ok_or(StoreError::NoTable)
}

/// A table, and its key.
pub(crate) async fn open(client: &Client, id: &str) -> Result<(StoredTable, i64), StoreError> {
    let sql = format!(
        "SELECT m.*, {SEATS}, h.version AS head, h.over, s.version, s.steps, s.untouched, s.text,
            ARRAY(SELECT j.text FROM journal j WHERE j.match = m.key AND j.seq >= COALESCE(s.version, 0)
                ORDER BY j.seq) AS lines
         FROM matches m JOIN heads h ON h.match = m.key
         LEFT JOIN LATERAL (SELECT version, steps, untouched, text FROM snapshots WHERE match = m.key
            ORDER BY version DESC OFFSET 1 LIMIT 1) s ON true
         WHERE m.id = $1"
    );
    let found = rows(client, &sql, &[&id]).await?;
    let row = found.first().ok_or(StoreError::NoTable)?;
    let table = NewTable {
        id: row.get("id"),
        game: row.get("game"),
        rules_version: u32::try_from(row.get::<_, i64>("rules_version")).unwrap_or(u32::MAX),
        setup: row.get("setup"),
        start: row.get("start"),
        seed: row.get("seed"),
        commitment: row.get("commitment"),
        salt: row.get("salt"),
        seed_chosen: row.get("seed_chosen"),
        maker: row.get("maker"),
        without_hints: row.get("without_hints"),
        read_only: row.get("read_only"),
        at: row.get("at"),
        open: row.get("open"),
        seats: seats(row),
    };
    let text: Option<String> = row.get("text");
    let stored = StoredTable {
        table,
        version: count(row, "head"),
        over: row.get("over"),
        rematch: row.get("rematch"),
        snapshot: text.map(|text| Snapshot { mark: mark(row), text }),
        lines: row.get("lines"),
    };
    Ok((stored, row.get("key")))
}

pub(crate) async fn lines(
    client: &Client,
    id: &str,
    from: u64,
    most: usize,
) -> Result<Vec<Line>, StoreError> {
    let found = rows(
        client,
        "SELECT j.seq, j.text, j.at, j.audience FROM matches m
         LEFT JOIN LATERAL (SELECT * FROM journal WHERE match = m.key AND seq >= $2 ORDER BY seq LIMIT $3) j ON true
         WHERE m.id = $1 ORDER BY j.seq",
        &[&id, &within(from), &most_rows(most)],
    )
    .await?;
    let line = |row: Row| Line {
        seq: count(&row, "seq"),
        text: row.get("text"),
        at: row.get("at"),
        audience: audience(row.get("audience")),
    };
    Ok(of_table(found, "seq")?.map(line).collect())
}

pub(crate) async fn snapshot_marks(client: &Client, id: &str) -> Result<Vec<SnapshotMark>, StoreError> {
    let found = rows(
        client,
        "SELECT s.version, s.steps, s.untouched FROM matches m LEFT JOIN snapshots s ON s.match = m.key
         WHERE m.id = $1 ORDER BY s.version",
        &[&id],
    )
    .await?;
    Ok(of_table(found, "version")?.map(|row| mark(&row)).collect())
}

pub(crate) async fn snapshot(
    client: &Client,
    id: &str,
    version: u64,
) -> Result<Option<Snapshot>, StoreError> {
    let found = rows(
        client,
        "SELECT s.version, s.steps, s.untouched, s.text FROM matches m
         LEFT JOIN snapshots s ON s.match = m.key AND s.version = $2 WHERE m.id = $1",
        &[&id, &within(version)],
    )
    .await?;
    let snapshot = |row: Row| Snapshot { mark: mark(&row), text: row.get("text") };
    Ok(of_table(found, "version")?.map(snapshot).next())
}

pub(crate) async fn chat_messages(
    client: &Client,
    id: &str,
    after: u64,
    most: usize,
) -> Result<Vec<ChatMessage>, StoreError> {
    let found = rows(
        client,
        "SELECT s.number, s.seat, s.name, s.text, s.at FROM matches m
         LEFT JOIN LATERAL (SELECT * FROM sayings WHERE match = m.key AND number > $2
            ORDER BY number DESC LIMIT $3) s ON true
         WHERE m.id = $1 ORDER BY s.number",
        &[&id, &within(after), &most_rows(most)],
    )
    .await?;
    let message = |row: Row| ChatMessage {
        number: count(&row, "number"),
        seat: row.get::<_, Option<i16>>("seat").map(seat_number),
        name: row.get("name"),
        text: row.get("text"),
        at: row.get("at"),
    };
    Ok(of_table(found, "number")?.map(message).collect())
}

pub(crate) async fn chat_deletions(client: &Client, id: &str) -> Result<Vec<ChatDeletion>, StoreError> {
    let sql = format!("SELECT {CHAT_DELETIONS} FROM matches m WHERE m.id = $1");
    rows(client, &sql, &[&id]).await?.first().map(deletions).ok_or(StoreError::NoTable)
}

/// What was deleted of the chat, of a row with [`CHAT_DELETIONS`].
pub(crate) fn deletions(row: &Row) -> Vec<ChatDeletion> {
    let seats: Vec<i16> = row.get("deleted_seats");
    let last: Vec<i64> = row.get("deleted_last");
    let deletion =
        |(seat, last): (i16, i64)| ChatDeletion { seat: seat_number(seat), last: last.unsigned_abs() };
    seats.into_iter().zip(last).map(deletion).collect()
}

pub(crate) async fn open_tables(client: &Client, most: usize) -> Result<Vec<TableSummary>, StoreError> {
    let sql = format!(
        "SELECT m.id, m.game, m.at, h.version, h.over, {SEATS} FROM matches m JOIN heads h ON h.match = m.key
         WHERE m.open ORDER BY m.at DESC, m.key DESC LIMIT $1"
    );
    Ok(rows(client, &sql, &[&most_rows(most)]).await?.iter().map(summary).collect())
}

pub(crate) async fn table_summary(client: &Client, id: &str) -> Result<TableSummary, StoreError> {
    let sql = format!(
        "SELECT m.id, m.game, m.at, h.version, h.over, {SEATS} FROM matches m JOIN heads h ON h.match = m.key
         WHERE m.id = $1"
    );
    rows(client, &sql, &[&id]).await?.first().map(summary).ok_or(StoreError::NoTable)
}

pub(crate) async fn packs(client: &Client) -> Result<Vec<Pack>, StoreError> {
    let found = rows(client, "SELECT game, id, text, at FROM packs ORDER BY at, game, id", &[]).await?;
    let pack = |row: &Row| Pack {
        game: row.get("game"),
        id: row.get("id"),
        text: row.get("text"),
        at: row.get("at"),
    };
    Ok(found.iter().map(pack).collect())
}

pub(crate) async fn grants_of(client: &Client, session: &str, most: usize) -> Result<Vec<Grant>, StoreError> {
    let found = rows(
        client,
        "SELECT m.id, s.seat, s.at FROM sessions s JOIN matches m ON m.key = s.match
         WHERE s.hash = $1 ORDER BY s.at DESC, m.key DESC, s.seat LIMIT $2",
        &[&session, &most_rows(most)],
    )
    .await?;
    let grant =
        |row: &Row| Grant { id: row.get("id"), seat: seat_number(row.get("seat")), at: row.get("at") };
    Ok(found.iter().map(grant).collect())
}

pub(crate) async fn sessions(client: &Client, id: &str) -> Result<Vec<SeatSession>, StoreError> {
    let found = rows(
        client,
        "SELECT s.hash, s.seat, s.at FROM matches m LEFT JOIN sessions s ON s.match = m.key
         WHERE m.id = $1 ORDER BY s.seat, s.at, s.hash",
        &[&id],
    )
    .await?;
    let session = |row: Row| SeatSession {
        hash: row.get("hash"),
        seat: seat_number(row.get("seat")),
        at: row.get("at"),
    };
    Ok(of_table(found, "at")?.map(session).collect())
}

pub(crate) async fn ids(
    client: &Client,
    after: Option<&str>,
    most: usize,
) -> Result<Vec<String>, StoreError> {
    let after = match after {
        Some(id) => key(client, id).await?,
        None => 0,
    };
    let found = rows(
        client,
        "SELECT id FROM matches WHERE key > $1 ORDER BY key LIMIT $2",
        &[&after, &most_rows(most)],
    )
    .await?;
    Ok(found.iter().map(|row| row.get(0)).collect())
}

pub(crate) async fn review(client: &Client, id: &str) -> Result<Option<String>, StoreError> {
    let found = rows(
        client,
        "SELECT r.text FROM matches m LEFT JOIN reviews r ON r.match = m.key WHERE m.id = $1",
        &[&id],
    )
    .await?;
    found.first().map(|row| row.get(0)).ok_or(StoreError::NoTable)
}

pub(crate) async fn table_count(client: &Client) -> Result<u64, StoreError> {
    let found = rows(client, "SELECT COUNT(*) AS tables FROM matches", &[]).await?;
    Ok(found.first().map_or(0, |row| count(row, "tables")))
}
