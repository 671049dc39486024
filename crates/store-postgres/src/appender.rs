//! The one task that appends: what has piled up goes to the database in one statement, and is committed in one go.
//!
//! Several nodes append to one database. The row of a table in `heads` decides between them: it is locked, compared
//! with the version that the writer expects, and moved on. All tables of a statement are locked in the order of their
//! keys, so that two nodes never wait for each other in a circle.

use crate::error::{pool_trouble, trouble};
use crate::reader::audience_column;
use deadpool_postgres::Pool;
use solarium_store::{Append, AppendCallback, KEPT_EVERY, StoreError};
use std::collections::{HashSet, VecDeque};
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

/// Locks the heads of all tables, moves those on that are where their writer expects them, and adds the lines.
const APPEND: &str = "
    WITH wanted AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::boolean[], $5::bigint[])
            WITH ORDINALITY AS w (id, expected, lines, over, at, place)
    ), found AS (
        SELECT w.place, h.match, h.version
        FROM wanted w JOIN matches m ON m.id = w.id JOIN heads h ON h.match = m.key
        ORDER BY h.match FOR NO KEY UPDATE OF h
    ), moved AS (
        UPDATE heads h SET version = w.expected + w.lines, over = h.over OR w.over
        FROM found f JOIN wanted w ON w.place = f.place
        WHERE h.match = f.match AND f.version = w.expected
        RETURNING w.place, h.match, w.expected, w.at
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
    ), told AS (
        UPDATE snapshots s SET untouched = LEAST(s.untouched, c.untouched)
        FROM crowded c WHERE s.match = c.match AND s.version = c.into_version
    ), thinned AS (
        DELETE FROM snapshots s USING crowded c WHERE s.match = c.match AND s.version = c.dropped
    )";

/// What became of each append: nothing for a table that is not there.
const RESULT: &str = "
    SELECT f.place, f.version, moved.place IS NOT NULL AS stored FROM found f LEFT JOIN moved ON moved.place = f.place";

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
    ids: Vec<&'a str>,
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
    fn of(batch: &'a [Append]) -> Columns<'a> {
        let mut columns = Columns::default();
        for (place, append) in (1..).zip(batch) {
            columns.add(place, append);
        }
        columns
    }

    fn add(&mut self, place: i64, append: &'a Append) {
        self.ids.push(&append.id);
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
        run(&pool, &batch, callbacks, &counters).await;
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

async fn run(pool: &Pool, batch: &[Append], callbacks: Vec<AppendCallback>, counters: &AppendCounters) {
    let begun = Instant::now();
    let results = match tokio::time::timeout(PATIENCE, store(pool, batch)).await {
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

/// One statement for all of them: what became of each.
async fn store(pool: &Pool, batch: &[Append]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let client = pool.get().await.map_err(pool_trouble)?;
    let columns = Columns::of(batch);
    let kept_every = KEPT_EVERY as i64;
    let mut values: Vec<&(dyn ToSql + Sync)> = vec![
        &columns.ids,
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
    let mut results = vec![Err(StoreError::NoTable); batch.len()];
    for row in rows.map_err(trouble)? {
        let (place, found, stored): (i64, i64, bool) = (row.get(0), row.get(1), row.get(2));
        if let Some(result) = results.get_mut(place as usize - 1) {
            *result = if stored { Ok(()) } else { Err(StoreError::Stale { found: found.unsigned_abs() }) };
        }
    }
    Ok(results)
}
