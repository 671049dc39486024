//! What several nodes need: who is there, who does what, what has changed. The clock of the database counts.

use crate::error::trouble;
use crate::reader::{CHAT_DELETIONS, SEATS, count, deletions, rows, seats};
use deadpool_postgres::Client;
use solarium_store::{Leases, Pulse, StoreError};
use std::time::Duration;

/// Renews what the node holds, and takes over what has ended. Rows that another node is just taking are passed over.
const BEAT: &str = "
    WITH alive AS (
        INSERT INTO nodes (node, on_bus, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 ms')
        ON CONFLICT (node) DO UPDATE SET on_bus = EXCLUDED.on_bus, until = EXCLUDED.until
    ), kept AS (
        UPDATE leases SET until = clock_timestamp() + $3 * interval '1 ms' WHERE node = $1 RETURNING id
    ), ended AS (
        SELECT id FROM leases WHERE node <> $1 AND until <= clock_timestamp() AND id <> ALL ($5)
        ORDER BY id LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
    ), taken AS (
        UPDATE leases l SET node = $1, until = clock_timestamp() + $3 * interval '1 ms'
        FROM ended WHERE l.id = ended.id RETURNING l.id
    )
    SELECT id, false AS taken FROM kept UNION ALL SELECT id, true FROM taken ORDER BY id";

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

pub(crate) async fn cluster(client: &Client) -> Result<String, StoreError> {
    let found = rows(client, "SELECT name FROM cluster", &[]).await?;
    found.first().map(|row| row.get(0)).ok_or_else(|| StoreError::Damaged("the cluster has no name".into()))
}

pub(crate) async fn nodes_on_bus(client: &Client) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT node FROM nodes WHERE on_bus AND until > clock_timestamp() ORDER BY node";
    Ok(rows(client, sql, &[]).await?.iter().map(|row| row.get(0)).collect())
}

pub(crate) async fn pulses(client: &Client, ids: &[String]) -> Result<Vec<Pulse>, StoreError> {
    let sql = format!(
        "SELECT m.id, h.version, m.rematch, {SEATS}, {CHAT_DELETIONS},
            (SELECT COALESCE(MAX(number), 0) FROM sayings WHERE match = m.key) AS said
         FROM matches m JOIN heads h ON h.match = m.key WHERE m.id = ANY ($1)"
    );
    let found = rows(client, &sql, &[&ids]).await?;
    Ok(found
        .iter()
        .map(|row| Pulse {
            id: row.get("id"),
            version: count(row, "version"),
            seats: seats(row),
            rematch: row.get("rematch"),
            said: count(row, "said"),
            chat_deletions: deletions(row),
        })
        .collect())
}

pub(crate) async fn take_leases(
    client: &Client,
    node: &str,
    ids: &[String],
    lasts: Duration,
) -> Result<Vec<String>, StoreError> {
    // In one order, so that two nodes never wait for each other in a circle.
    let found = rows(
        client,
        "INSERT INTO leases (id, node, until)
         SELECT DISTINCT id, $1, clock_timestamp() + $3 * interval '1 ms' FROM unnest($2::text[]) AS w (id) ORDER BY id
         ON CONFLICT (id) DO UPDATE SET node = EXCLUDED.node, until = EXCLUDED.until
            WHERE leases.node = EXCLUDED.node OR leases.until <= clock_timestamp()
         RETURNING id",
        &[&node, &ids, &millis(lasts)],
    )
    .await?;
    Ok(found.iter().map(|row| row.get(0)).collect())
}

pub(crate) async fn give_back(
    client: &Client,
    node: &str,
    ids: &[String],
    due: bool,
) -> Result<(), StoreError> {
    let sql = match due {
        true => "UPDATE leases SET until = clock_timestamp() WHERE node = $1 AND id = ANY ($2)",
        false => "DELETE FROM leases WHERE node = $1 AND id = ANY ($2)",
    };
    rows(client, sql, &[&node, &ids]).await.map(drop)
}

pub(crate) async fn beat(
    client: &Client,
    node: &str,
    on_bus: bool,
    lasts: Duration,
    most: i64,
    except: &[String],
) -> Result<Leases, StoreError> {
    let found = rows(client, BEAT, &[&node, &on_bus, &millis(lasts), &most, &except]).await?;
    let mut leases = Leases::default();
    for row in found {
        let id: String = row.get("id");
        if row.get("taken") {
            leases.taken_over.push(id.clone());
        }
        leases.held.push(id);
    }
    Ok(leases)
}

pub(crate) async fn leave(client: &mut Client, node: &str) -> Result<(), StoreError> {
    let transaction = client.transaction().await.map_err(trouble)?;
    let sql = "UPDATE leases SET until = clock_timestamp() WHERE node = $1";
    transaction.execute(sql, &[&node]).await.map_err(trouble)?;
    transaction.execute("DELETE FROM nodes WHERE node = $1", &[&node]).await.map_err(trouble)?;
    transaction.commit().await.map_err(trouble)
}
