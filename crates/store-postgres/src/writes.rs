//! Everything that is written but lines: rare, so each has a statement or a transaction of its own.

use crate::error::trouble;
use crate::reader::{audience_column, key, rows};
use deadpool_postgres::{Client, Transaction};
use solarium_store::{
    ChatMessage, Grant, NewTable, Pack, SeatRow, SeatSession, SeatUpdate, Snapshot, StoreError, TableExport,
    thin_out,
};

/// The last number that was given to a chat message of table `$1`, which may be deleted.
const LAST_CHAT_NUMBER: &str = "GREATEST(
    (SELECT COALESCE(MAX(number), 0) FROM sayings WHERE match = $1),
    (SELECT COALESCE(MAX(last), 0) FROM chat_deletions WHERE match = $1))";

/// Adds a table with its seats; none if its id is taken.
const CREATE: &str = "
    WITH made AS (
        INSERT INTO matches (id, game, rules_version, setup, start, seed, commitment, salt, seed_chosen, maker,
            without_hints, read_only, at, open)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
        ON CONFLICT (id) DO NOTHING RETURNING key
    ), head AS (
        INSERT INTO heads (match, version, over) SELECT key, 0, false FROM made
    ), seated AS (
        INSERT INTO seats (match, seat, secret, name, taken)
        SELECT key, place - 1, secret, name, taken
        FROM made, unnest($15::text[], $16::text[], $17::boolean[]) WITH ORDINALITY AS s (secret, name, taken, place)
    )
    SELECT key FROM made";

async fn insert(transaction: &Transaction<'_>, table: &NewTable) -> Result<i64, StoreError> {
    let secrets: Vec<Option<&str>> = table.seats.iter().map(|row| row.secret.as_deref()).collect();
    let names: Vec<Option<&str>> = table.seats.iter().map(|row| row.name.as_deref()).collect();
    let taken: Vec<bool> = table.seats.iter().map(|row| row.taken).collect();
    let statement = transaction.prepare_cached(CREATE).await.map_err(trouble)?;
    let made = transaction
        .query_opt(
            &statement,
            &[
                &table.id,
                &table.game,
                &i64::from(table.rules_version),
                &table.setup,
                &table.start,
                &table.seed,
                &table.commitment,
                &table.salt,
                &table.seed_chosen,
                &table.maker,
                &table.without_hints,
                &table.read_only,
                &table.at,
                &table.open,
                &secrets,
                &names,
                &taken,
            ],
        )
        .await
        .map_err(trouble)?;
    made.map(|row| row.get(0)).ok_or(StoreError::Exists)
}

pub(crate) async fn create(client: &mut Client, table: &NewTable) -> Result<(), StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    insert(&transaction, table).await?;
    transaction.commit().await.map_err(trouble)
}

pub(crate) async fn set_seat(client: &Client, id: &str, seat: u8, row: &SeatRow) -> Result<(), StoreError> {
    let key = key(client, id).await?;
    let changed = rows(
        client,
        "UPDATE seats SET secret = $3, name = $4, taken = $5 WHERE match = $1 AND seat = $2 RETURNING seat",
        &[&key, &i16::from(seat), &row.secret, &row.name, &row.taken],
    )
    .await?;
    if changed.is_empty() { Err(StoreError::Taken) } else { Ok(()) }
}

/// All of it or nothing, and only if no other node has changed a seat of the table meanwhile.
pub(crate) async fn update_seat(
    client: &mut Client,
    id: &str,
    update: &SeatUpdate,
) -> Result<(), StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    let found = transaction
        .query_opt("SELECT key FROM matches WHERE id = $1 FOR NO KEY UPDATE", &[&id])
        .await
        .map_err(trouble)?;
    let key: i64 = found.map(|row| row.get(0)).ok_or(StoreError::NoTable)?;
    let there = transaction
        .query("SELECT secret, name, taken FROM seats WHERE match = $1 ORDER BY seat", &[&key])
        .await
        .map_err(trouble)?;
    let there: Vec<SeatRow> =
        there.iter().map(|row| SeatRow { secret: row.get(0), name: row.get(1), taken: row.get(2) }).collect();
    if there != update.before {
        return Err(StoreError::Taken);
    }
    let (seat, row) = (i16::from(update.seat), &update.row);
    if update.revokes {
        let sql = "DELETE FROM sessions WHERE match = $1 AND seat = $2";
        transaction.execute(sql, &[&key, &seat]).await.map_err(trouble)?;
    }
    transaction
        .execute(
            "INSERT INTO sessions (hash, match, seat, at) SELECT hash, $2, $3, $4 FROM unnest($1::text[]) AS h (hash)
             ON CONFLICT DO NOTHING",
            &[&update.holders, &key, &seat, &update.at],
        )
        .await
        .map_err(trouble)?;
    let changed = transaction
        .execute(
            "UPDATE seats SET secret = $3, name = $4, taken = $5 WHERE match = $1 AND seat = $2",
            &[&key, &seat, &row.secret, &row.name, &row.taken],
        )
        .await
        .map_err(trouble)?;
    if changed == 0 {
        return Err(StoreError::Taken);
    }
    transaction.commit().await.map_err(trouble)
}

pub(crate) async fn add_chat_message(
    client: &mut Client,
    id: &str,
    message: &ChatMessage,
) -> Result<u64, StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    let key = lock_chat(&transaction, id).await?;
    let seat = message.seat.map(i16::from);
    let sql = format!(
        "INSERT INTO sayings (match, number, seat, name, text, at)
         VALUES ($1, 1 + {LAST_CHAT_NUMBER}, $2, $3, $4, $5) RETURNING number"
    );
    let number: i64 = transaction
        .query_one(&sql, &[&key, &seat, &message.name, &message.text, &message.at])
        .await
        .map_err(trouble)?
        .get(0);
    transaction.commit().await.map_err(trouble)?;
    Ok(number.unsigned_abs())
}

/// Key of a table. Messages of one table come and go one after the other, from whichever node.
async fn lock_chat(transaction: &Transaction<'_>, id: &str) -> Result<i64, StoreError> {
    let found = transaction
        .query_opt("SELECT key FROM matches WHERE id = $1 FOR NO KEY UPDATE", &[&id])
        .await
        .map_err(trouble)?;
    found.map(|row| row.get(0)).ok_or(StoreError::NoTable)
}

pub(crate) async fn delete_chat_messages_of(
    client: &mut Client,
    id: &str,
    seat: u8,
) -> Result<u64, StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    let key = lock_chat(&transaction, id).await?;
    let seat = i16::from(seat);
    let sql = format!(
        "INSERT INTO chat_deletions (match, seat, last) VALUES ($1, $2, {LAST_CHAT_NUMBER})
         ON CONFLICT (match, seat) DO UPDATE SET last = EXCLUDED.last"
    );
    transaction.execute(&sql, &[&key, &seat]).await.map_err(trouble)?;
    let sql = "DELETE FROM sayings WHERE match = $1 AND seat = $2";
    let deleted = transaction.execute(sql, &[&key, &seat]).await.map_err(trouble)?;
    transaction.commit().await.map_err(trouble)?;
    Ok(deleted)
}

pub(crate) async fn grant(client: &Client, session: &str, grant: &Grant) -> Result<(), StoreError> {
    let key = key(client, &grant.id).await?;
    rows(
        client,
        "INSERT INTO sessions (hash, match, seat, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        &[&session, &key, &i16::from(grant.seat), &grant.at],
    )
    .await
    .map(drop)
}

pub(crate) async fn revoke(
    client: &Client,
    id: &str,
    seat: u8,
    session: Option<&str>,
) -> Result<(), StoreError> {
    let key = key(client, id).await?;
    rows(
        client,
        "DELETE FROM sessions WHERE match = $1 AND seat = $2 AND ($3::text IS NULL OR hash = $3)",
        &[&key, &i16::from(seat), &session],
    )
    .await
    .map(drop)
}

pub(crate) async fn rematch(client: &mut Client, of: &str, table: &NewTable) -> Result<String, StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    // Of two nodes that ask at the same time the second finds what the first has made.
    let found = transaction
        .query_opt("SELECT key, rematch FROM matches WHERE id = $1 FOR NO KEY UPDATE", &[&of])
        .await
        .map_err(trouble)?
        .ok_or(StoreError::NoTable)?;
    if let Some(known) = found.get::<_, Option<String>>(1) {
        return Ok(known);
    }
    let old: i64 = found.get(0);
    let new = insert(&transaction, table).await?;
    transaction
        .execute(
            "INSERT INTO sessions (hash, match, seat, at) SELECT hash, $2, seat, $3 FROM sessions WHERE match = $1",
            &[&old, &new, &table.at],
        )
        .await
        .map_err(trouble)?;
    transaction
        .execute("UPDATE matches SET rematch = $2 WHERE key = $1", &[&old, &table.id])
        .await
        .map_err(trouble)?;
    transaction.commit().await.map_err(trouble)?;
    Ok(table.id.clone())
}

/// A whole table at once: seen complete or not at all.
pub(crate) async fn import_table(client: &mut Client, export: &TableExport) -> Result<(), StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    let key = insert(&transaction, &export.table).await?;
    let sql = "UPDATE matches SET rematch = $2 WHERE key = $1 AND $2::text IS NOT NULL";
    transaction.execute(sql, &[&key, &export.rematch]).await.map_err(trouble)?;
    put_lines(&transaction, key, export).await?;
    put_snapshots(&transaction, key, &thinned(&export.snapshots)).await?;
    put_chat_messages(&transaction, key, &export.chat_messages).await?;
    put_sessions(&transaction, key, &export.sessions).await?;
    transaction.commit().await.map_err(trouble)
}

async fn put_lines(transaction: &Transaction<'_>, key: i64, export: &TableExport) -> Result<(), StoreError> {
    let texts: Vec<&str> = export.lines.iter().map(|line| line.text.as_str()).collect();
    let at: Vec<i64> = export.lines.iter().map(|line| line.at).collect();
    let audiences: Vec<Option<i64>> =
        export.lines.iter().map(|line| audience_column(line.audience)).collect();
    transaction
        .execute(
            "INSERT INTO journal (match, seq, text, at, audience) SELECT $1, place - 1, text, at, audience
             FROM unnest($2::text[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS l (text, at, audience, place)",
            &[&key, &texts, &at, &audiences],
        )
        .await
        .map_err(trouble)?;
    transaction
        .execute(
            "UPDATE heads SET version = $2, over = $3 WHERE match = $1",
            &[&key, &(export.lines.len() as i64), &export.over],
        )
        .await
        .map_err(trouble)?;
    Ok(())
}

/// The snapshots that are kept if they come one after the other.
fn thinned(snapshots: &[Snapshot]) -> Vec<Snapshot> {
    let mut kept: Vec<Snapshot> = Vec::new();
    for snapshot in snapshots {
        kept.push(snapshot.clone());
        let newest = kept.iter().rev().take(4).map(|kept| (kept.mark.version, kept.mark.untouched));
        let newest: Vec<(u64, u64)> = newest.collect();
        let Some(thinning) = thin_out(&newest) else { continue };
        kept.retain(|kept| kept.mark.version != thinning.drop);
        for kept in kept.iter_mut().filter(|kept| kept.mark.version == thinning.into) {
            kept.mark.untouched = kept.mark.untouched.min(thinning.untouched);
        }
    }
    kept
}

async fn put_snapshots(
    transaction: &Transaction<'_>,
    key: i64,
    snapshots: &[Snapshot],
) -> Result<(), StoreError> {
    for Snapshot { mark, text } in snapshots {
        transaction
            .execute(
                "INSERT INTO snapshots (match, version, steps, untouched, text) VALUES ($1, $2, $3, $4, $5)",
                &[&key, &(mark.version as i64), &(mark.steps as i64), &(mark.untouched as i64), text],
            )
            .await
            .map_err(trouble)?;
    }
    Ok(())
}

async fn put_chat_messages(
    transaction: &Transaction<'_>,
    key: i64,
    messages: &[ChatMessage],
) -> Result<(), StoreError> {
    let seats: Vec<Option<i16>> = messages.iter().map(|message| message.seat.map(i16::from)).collect();
    let names: Vec<&str> = messages.iter().map(|message| message.name.as_str()).collect();
    let texts: Vec<&str> = messages.iter().map(|message| message.text.as_str()).collect();
    let at: Vec<i64> = messages.iter().map(|message| message.at).collect();
    transaction
        .execute(
            "INSERT INTO sayings (match, number, seat, name, text, at) SELECT $1, place, seat, name, text, at
             FROM unnest($2::smallint[], $3::text[], $4::text[], $5::bigint[]) WITH ORDINALITY
                AS s (seat, name, text, at, place)",
            &[&key, &seats, &names, &texts, &at],
        )
        .await
        .map_err(trouble)?;
    Ok(())
}

async fn put_sessions(
    transaction: &Transaction<'_>,
    key: i64,
    sessions: &[SeatSession],
) -> Result<(), StoreError> {
    let hashes: Vec<&str> = sessions.iter().map(|session| session.hash.as_str()).collect();
    let seats: Vec<i16> = sessions.iter().map(|session| i16::from(session.seat)).collect();
    let at: Vec<i64> = sessions.iter().map(|session| session.at).collect();
    transaction
        .execute(
            "INSERT INTO sessions (hash, match, seat, at) SELECT hash, $1, seat, at
             FROM unnest($2::text[], $3::smallint[], $4::bigint[]) AS s (hash, seat, at) ON CONFLICT DO NOTHING",
            &[&key, &hashes, &seats, &at],
        )
        .await
        .map_err(trouble)?;
    Ok(())
}

pub(crate) async fn put_pack(client: &Client, pack: &Pack) -> Result<bool, StoreError> {
    let put = rows(
        client,
        "INSERT INTO packs (game, id, text, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING at",
        &[&pack.game, &pack.id, &pack.text, &pack.at],
    )
    .await?;
    if !put.is_empty() {
        return Ok(true);
    }
    let there =
        rows(client, "SELECT text FROM packs WHERE game = $1 AND id = $2", &[&pack.game, &pack.id]).await?;
    let same = there.first().is_some_and(|row| row.get::<_, String>(0) == pack.text);
    if same { Ok(false) } else { Err(StoreError::OtherPack) }
}

pub(crate) async fn put_review(client: &Client, id: &str, text: &str) -> Result<(), StoreError> {
    let key = key(client, id).await?;
    rows(
        client,
        "INSERT INTO reviews (match, text) VALUES ($1, $2) ON CONFLICT (match) DO UPDATE SET text = EXCLUDED.text",
        &[&key, &text],
    )
    .await
    .map(drop)
}

/// What has no foreign key goes by hand, the rest with the table.
pub(crate) async fn delete_table(client: &mut Client, id: &str) -> Result<(), StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    // An append to this table that waits finds no table then.
    let found = transaction
        .query_opt(
            "SELECT h.match FROM heads h JOIN matches m ON m.key = h.match WHERE m.id = $1 FOR UPDATE OF h",
            &[&id],
        )
        .await
        .map_err(trouble)?;
    let key: i64 = found.map(|row| row.get(0)).ok_or(StoreError::NoTable)?;
    for sql in [
        "DELETE FROM journal WHERE match = $1",
        "DELETE FROM snapshots WHERE match = $1",
        "DELETE FROM matches WHERE key = $1",
    ] {
        transaction.execute(sql, &[&key]).await.map_err(trouble)?;
    }
    transaction
        .execute("UPDATE matches SET rematch = NULL WHERE rematch = $1", &[&id])
        .await
        .map_err(trouble)?;
    transaction.execute("DELETE FROM leases WHERE id = $1", &[&id]).await.map_err(trouble)?;
    transaction.commit().await.map_err(trouble)
}

/// Changes something that means nothing, to find out whether anything can be changed.
pub(crate) async fn try_a_write(client: &Client) -> Result<(), StoreError> {
    rows(client, "UPDATE health SET writes = writes + 1", &[]).await.map(drop)
}
