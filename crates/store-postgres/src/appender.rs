//! The one task that appends: what has piled up goes to the database in one statement, and is committed in one go.
//!
//! Several nodes append to one database. The row of a table in `heads` decides between them: it is locked, compared
//! with the version that the writer expects, and moved on. All tables of a statement are locked in the order of their
//! keys, so that two nodes never wait for each other in a circle.

use crate::error::{pool_trouble, trouble};
use crate::reader::audience_column;
use deadpool_postgres::{Client, Pool};
use solarium_store::{Append, AppendCallback, KEPT_EVERY, StoreError};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio_postgres::types::ToSql;

/// Most appends in one statement: bounds how long the first of them waits.
const MOST_IN_STATEMENT: usize = 1024;
/// How long a statement may take before its connection is given up. Whether its lines are stored is not known then: each
/// table is read again.
const PATIENCE: Duration = Duration::from_secs(10);

/// Keys of tables that are remembered; beyond this many all are read again.
const MOST_KEYS: usize = 100_000;

/// Locks the heads of all tables, moves those on that are where their writer expects them, and adds the lines.
const APPEND: &str = "
    WITH found AS (
        SELECT w.place, w.expected, w.lines, w.over, w.at, h.match, h.version
        FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[], $5::bigint[])
            WITH ORDINALITY AS w (match, expected, lines, over, at, place)
        JOIN heads h ON h.match = w.match
        ORDER BY h.match FOR NO KEY UPDATE OF h
    ), moved AS (
        UPDATE heads h SET version = f.expected + f.lines, over = h.over OR f.over
        FROM found f
        WHERE h.match = f.match AND f.version = f.expected
        RETURNING f.place, h.match, f.expected, f.at
    ), written AS (
        INSERT INTO journal (match, seq, text, at, audience)
        SELECT moved.match, moved.expected + l.nth, l.text, moved.at, l.audience
        FROM unnest($6::bigint[], $7::bigint[], $8::text[], $9::bigint[]) AS l (place, nth, text, audience)
        JOIN moved ON moved.place = l.place
    )";

/// Adds the snapshots of those tables, and drops one of each as `solarium_store::thin_out` says, whose cases the suite
/// of all stores holds: of the three newest that were there, the second goes if it is close to the third.
const SNAPSHOTS: &str = ", pictured AS (
        SELECT moved.match, s.* FROM unnest($10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::text[])
            AS s (place, version, steps, untouched, text) JOIN moved ON moved.place = s.place
    ), kept AS (
        INSERT INTO snapshots (match, version, steps, untouched, text)
        SELECT match, version, steps, untouched, text FROM pictured
    ), crowded AS (
        SELECT p.match, n.versions[2] AS dropped, n.versions[1] AS into_version, n.untouched[2] AS untouched
        FROM pictured p CROSS JOIN LATERAL (
            SELECT array_agg(version ORDER BY version DESC) AS versions,
                array_agg(untouched ORDER BY version DESC) AS untouched
            FROM (SELECT version, untouched FROM snapshots WHERE match = p.match ORDER BY version DESC LIMIT 3) s
        ) n
        WHERE n.versions[2] - COALESCE(n.versions[3], 0) < $15::bigint
    ), merged AS (
        UPDATE snapshots s SET untouched = LEAST(s.untouched, c.untouched)
        FROM crowded c WHERE s.match = c.match AND s.version = c.into_version
    ), thinned AS (
        DELETE FROM snapshots s USING crowded c WHERE s.match = c.match AND s.version = c.dropped
    )";

/// What became of each append: nothing for a table that is not there. Only a head that was moved says that lines are
/// stored.
const RESULT: &str = "
    SELECT f.place, f.version, moved.place IS NOT NULL AS stored FROM found f LEFT JOIN moved ON moved.place = f.place";

const KEYS: &str = "SELECT id, key FROM matches WHERE id = ANY($1::text[])";

/// What happened so far.
#[derive(Debug, Default)]
pub(crate) struct AppendCounters {
    /// Statements.
    pub statements: AtomicU64,
    /// Appends in them.
    pub appends: AtomicU64,
    /// Appends whose table had moved on.
    pub stale: AtomicU64,
    /// How long the statements took together, commit included.
    pub micros: AtomicU64,
}

/// An append and its caller.
pub(crate) type Job = (Append, AppendCallback);

/// The parameters of a statement, column by column.
#[derive(Default)]
struct Columns<'a> {
    keys: Vec<i64>,
    expected: Vec<i64>,
    counts: Vec<i64>,
    over: Vec<bool>,
    at: Vec<i64>,
    line_places: Vec<i64>,
    nths: Vec<i64>,
    texts: Vec<&'a str>,
    audiences: Vec<Option<i64>>,
    snapshot_places: Vec<i64>,
    versions: Vec<i64>,
    steps: Vec<i64>,
    untouched: Vec<i64>,
    snapshots: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    fn of(batch: &[(i64, &'a Append)]) -> Columns<'a> {
        let mut columns = Columns::default();
        for (place, (key, append)) in (1..).zip(batch) {
            columns.add(place, *key, append);
        }
        columns
    }

    fn add(&mut self, place: i64, key: i64, append: &'a Append) {
        self.keys.push(key);
        // Beyond what the database can hold there is no version.
        self.expected.push(i64::try_from(append.expected).unwrap_or(i64::MAX));
        self.counts.push(append.lines.len() as i64);
        self.over.push(append.over);
        self.at.push(append.at);
        for (nth, line) in (0..).zip(&append.lines) {
            self.line_places.push(place);
            self.nths.push(nth);
            self.texts.push(&line.text);
            self.audiences.push(audience_column(line.audience));
        }
        if let Some(snapshot) = &append.snapshot {
            self.snapshot_places.push(place);
            self.versions.push(snapshot.mark.version as i64);
            self.steps.push(snapshot.mark.steps as i64);
            self.untouched.push(snapshot.mark.untouched as i64);
            self.snapshots.push(&snapshot.text);
        }
    }
}

/// Appends until every sender of jobs is dropped.
pub(crate) async fn append_all(
    pool: Pool,
    mut waiting: UnboundedReceiver<Job>,
    counters: Arc<AppendCounters>,
) {
    let mut later: VecDeque<Job> = VecDeque::new();
    let mut received = Vec::new();
    let mut keys = Keys::default();
    loop {
        if later.is_empty() && waiting.recv_many(&mut received, MOST_IN_STATEMENT).await == 0 {
            return;
        }
        while later.len() + received.len() < MOST_IN_STATEMENT
            && let Ok(job) = waiting.try_recv()
        {
            received.push(job);
        }
        later.extend(received.drain(..));
        let (batch, callbacks) = next_batch(&mut later);
        run(&pool, &mut keys, &batch, callbacks, &counters).await;
    }
}

/// The first append of each table that waits. A second one of a table waits for the next statement: all parts of a
/// statement see the same moment.
fn next_batch(later: &mut VecDeque<Job>) -> (Vec<Append>, Vec<AppendCallback>) {
    let mut tables: HashSet<String> = HashSet::new();
    let waiting = std::mem::take(later);
    let (mut batch, mut callbacks) = (Vec::with_capacity(waiting.len()), Vec::with_capacity(waiting.len()));
    for (append, done) in waiting {
        if tables.insert(append.id.clone()) {
            batch.push(append);
            callbacks.push(done);
        } else {
            later.push_back((append, done));
        }
    }
    (batch, callbacks)
}

async fn run(
    pool: &Pool,
    keys: &mut Keys,
    batch: &[Append],
    callbacks: Vec<AppendCallback>,
    counters: &AppendCounters,
) {
    let begun = Instant::now();
    let results = match tokio::time::timeout(PATIENCE, store(pool, keys, batch)).await {
        Ok(results) => results,
        Err(_) => Err(StoreError::Unreachable("an append was not answered in time".into())),
    };
    counters.statements.fetch_add(1, Relaxed);
    counters.appends.fetch_add(batch.len() as u64, Relaxed);
    counters.micros.fetch_add(begun.elapsed().as_micros() as u64, Relaxed);
    match results {
        Ok(results) => {
            for (done, result) in callbacks.into_iter().zip(results) {
                if matches!(result, Err(StoreError::Stale { .. })) {
                    counters.stale.fetch_add(1, Relaxed);
                }
                done(result);
            }
        }
        Err(error) => {
            for done in callbacks {
                done(Err(error.clone()));
            }
        }
    }
}

/// The keys of tables by their ids, which never change as long as a table is there: read once, so that an append does not
/// look them up.
#[derive(Default)]
struct Keys(HashMap<String, i64>);

impl Keys {
    /// Reads those of the appends that are not known yet.
    async fn learn(&mut self, client: &Client, appends: &[&Append]) -> Result<(), StoreError> {
        if self.0.len() > MOST_KEYS {
            self.0.clear();
        }
        let unknown: Vec<&str> =
            appends.iter().map(|append| &*append.id).filter(|id| !self.0.contains_key(*id)).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let statement = client.prepare_cached(KEYS).await.map_err(trouble)?;
        for row in client.query(&statement, &[&unknown]).await.map_err(trouble)? {
            self.0.insert(row.get(0), row.get(1));
        }
        Ok(())
    }

    /// Those of the appends whose table is there, as far as is known.
    fn known<'a>(&self, appends: &[&'a Append]) -> Vec<(i64, &'a Append)> {
        appends.iter().filter_map(|append| Some((*self.0.get(&append.id)?, *append))).collect()
    }
}

/// What became of each append.
async fn store(
    pool: &Pool,
    keys: &mut Keys,
    batch: &[Append],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let client = pool.get().await.map_err(pool_trouble)?;
    let mut results: HashMap<&str, Result<(), StoreError>> = HashMap::with_capacity(batch.len());
    let mut missing: Vec<&Append> = batch.iter().collect();
    // A table that was deleted and brought back has another key: one that is not found is looked up once more.
    for _ in 0..2 {
        keys.learn(&client, &missing).await?;
        append(&client, &keys.known(&missing), &mut results).await?;
        missing.retain(|append| !results.contains_key(&*append.id));
        let remembered = missing.iter().filter(|append| keys.0.remove(&append.id).is_some()).count();
        if remembered == 0 {
            break;
        }
    }
    Ok(batch.iter().map(|append| results.remove(&*append.id).unwrap_or(Err(StoreError::NoTable))).collect())
}

/// One statement for all of them, each of another table: what became of those whose head was found.
async fn append<'a>(
    client: &Client,
    batch: &[(i64, &'a Append)],
    results: &mut HashMap<&'a str, Result<(), StoreError>>,
) -> Result<(), StoreError> {
    if batch.is_empty() {
        return Ok(());
    }
    let columns = Columns::of(batch);
    let kept_every = KEPT_EVERY as i64;
    let mut values: Vec<&(dyn ToSql + Sync)> = vec![
        &columns.keys,
        &columns.expected,
        &columns.counts,
        &columns.over,
        &columns.at,
        &columns.line_places,
        &columns.nths,
        &columns.texts,
        &columns.audiences,
    ];
    let mut text = APPEND.to_string();
    if !columns.snapshots.is_empty() {
        text += SNAPSHOTS;
        let snapshots: [&(dyn ToSql + Sync); 6] = [
            &columns.snapshot_places,
            &columns.versions,
            &columns.steps,
            &columns.untouched,
            &columns.snapshots,
            &kept_every,
        ];
        values.extend(snapshots);
    }
    text += RESULT;
    let statement = client.prepare_cached(&text).await.map_err(trouble)?;
    let rows = client.query(&statement, &values).await;
    for row in rows.map_err(trouble)? {
        let (place, found, stored): (i64, i64, bool) = (row.get(0), row.get(1), row.get(2));
        if let Some((_, append)) = batch.get(place as usize - 1) {
            let stale = StoreError::Stale { found: found.unsigned_abs() };
            results.insert(&append.id, if stored { Ok(()) } else { Err(stale) });
        }
    }
    Ok(())
}
