//! The one task that appends: what has piled up goes to the database in one statement, and is committed in one go.
//!
//! Several nodes append to one database. The row of a table in `heads` decides between them: it is compared with the
//! version that the writer expects, and moved on. The tables of a statement come in the order of their keys, so that two
//! nodes do not wait for each other in a circle; should the database go through them in another order and find such a
//! circle, it takes one statement back, which is sent again.

use crate::error::{pool_trouble, trouble};
use crate::reader::audience_column;
use deadpool_postgres::{Client, Pool};
use solarium_store::{Append, AppendCallback, KEPT_EVERY, StoreError};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

/// Most appends in one statement: bounds how long the first of them waits.
const MOST_IN_STATEMENT: usize = 1024;
/// How long a statement may take before its connection is given up. Whether its lines are stored is not known then: each
/// table is read again.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many of a hundred appends that were under way a moment ago are waited for before a statement is sent, so that the
/// rest is computed while the database works, and how long at most.
const GATHERED_OF_100: usize = 67;
const GATHERING: Duration = Duration::from_millis(1);

/// How often a statement is sent again that the database took back because two nodes waited for each other.
const MOST_DEADLOCKS: usize = 3;

/// Keys of tables that are remembered; beyond this many all are read again.
const MOST_KEYS: usize = 100_000;

/// Moves the heads of those tables on that are where their writer expects them, and adds the lines. A head that another
/// node is moving is waited for, and compared again.
const APPEND: &str = "
    WITH moved AS (
        UPDATE heads h SET version = w.expected + w.lines, over = h.over OR w.over
        FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[], $5::bigint[])
            WITH ORDINALITY AS w (match, expected, lines, over, at, place)
        WHERE h.match = w.match AND h.version = w.expected
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
    ), merged AS (
        UPDATE snapshots s SET untouched = LEAST(s.untouched, c.untouched)
        FROM crowded c WHERE s.match = c.match AND s.version = c.into_version
    ), thinned AS (
        DELETE FROM snapshots s USING crowded c WHERE s.match = c.match AND s.version = c.dropped
    )";

/// The appends that are stored.
const STORED: &str = " SELECT place FROM moved";

/// Where the others stand, whose tables have moved on or are not there.
const HEADS: &str = "SELECT match, version FROM heads WHERE match = ANY($1::bigint[])";

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

/// The way to the task that appends.
///
/// A statement costs about as much as a score of the appends in it. Under load it therefore pays to wait a moment, until
/// about as many appends have come as were under way a moment ago. Those who append wake the task once for all of them.
#[derive(Clone, Debug)]
pub(crate) struct Appender {
    jobs: UnboundedSender<Job>,
    gathering: Arc<Gathering>,
    keys: Arc<Keys>,
}

#[derive(Debug)]
struct Gathering {
    /// Appends that were sent and not yet received.
    sent: AtomicUsize,
    /// The task is woken when this many have been sent.
    wanted: AtomicUsize,
    enough: Notify,
}

/// Of `wanted`: the task does not wait for more.
const NO_MATTER_HOW_MANY: usize = usize::MAX;

impl Default for Gathering {
    fn default() -> Gathering {
        Gathering {
            sent: AtomicUsize::new(0),
            wanted: AtomicUsize::new(NO_MATTER_HOW_MANY),
            enough: Notify::new(),
        }
    }
}

impl Appender {
    /// With the task that appends until every copy of this is dropped.
    pub(crate) fn new(pool: Pool, counters: Arc<AppendCounters>) -> (Appender, impl Future<Output = ()>) {
        let (jobs, waiting) = unbounded_channel();
        let gathering = Arc::new(Gathering::default());
        let (keys, waiting) =
            (Arc::<Keys>::default(), Waiting { jobs: waiting, gathering: gathering.clone() });
        let task = append_all(pool, keys.clone(), waiting, counters);
        (Appender { jobs, gathering, keys }, task)
    }

    /// The keys that it knows.
    pub(crate) fn keys(&self) -> Arc<Keys> {
        self.keys.clone()
    }

    /// Hands an append over. The callback is dropped if the task has ended.
    pub(crate) fn send(&self, job: Job) {
        let sent = self.gathering.sent.fetch_add(1, SeqCst) + 1;
        let _ = self.jobs.send(job);
        if sent >= self.gathering.wanted.load(SeqCst) {
            self.gathering.enough.notify_one();
        }
    }
}

/// The other end.
struct Waiting {
    jobs: UnboundedReceiver<Job>,
    gathering: Arc<Gathering>,
}

impl Waiting {
    /// Adds appends to those that wait already: at least one in all, or none when nobody can append any more. Returns
    /// when there are as many as are wanted, or after [`GATHERING`].
    async fn receive(&mut self, later: &mut VecDeque<Job>, wanted: usize) {
        if later.is_empty() {
            let Some(first) = self.jobs.recv().await else { return };
            self.take(first, later);
        }
        self.take_sent(later);
        let missing = wanted.min(MOST_IN_STATEMENT).saturating_sub(later.len());
        if missing > 0 {
            self.gathering.wanted.store(missing, SeqCst);
            if self.gathering.sent.load(SeqCst) < missing {
                let _ = tokio::time::timeout(GATHERING, self.gathering.enough.notified()).await;
            }
            self.gathering.wanted.store(NO_MATTER_HOW_MANY, SeqCst);
            self.take_sent(later);
        }
    }

    fn take_sent(&mut self, later: &mut VecDeque<Job>) {
        while later.len() < MOST_IN_STATEMENT
            && let Ok(job) = self.jobs.try_recv()
        {
            self.take(job, later);
        }
    }

    fn take(&self, job: Job, later: &mut VecDeque<Job>) {
        self.gathering.sent.fetch_sub(1, SeqCst);
        later.push_back(job);
    }
}

/// Appends until nobody can append any more.
async fn append_all(pool: Pool, keys: Arc<Keys>, mut waiting: Waiting, counters: Arc<AppendCounters>) {
    let mut later: VecDeque<Job> = VecDeque::new();
    let mut under_way = 0;
    loop {
        waiting.receive(&mut later, under_way * GATHERED_OF_100 / 100).await;
        if later.is_empty() {
            return;
        }
        let (batch, callbacks) = next_batch(&mut later);
        let appended = batch.len();
        run(&pool, &keys, &batch, callbacks, &counters).await;
        under_way = appended + later.len() + waiting.gathering.sent.load(SeqCst);
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
    keys: &Keys,
    batch: &[Append],
    callbacks: Vec<AppendCallback>,
    counters: &AppendCounters,
) {
    let begun = Instant::now();
    let results = store_in_time(pool, keys, batch).await;
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

/// The keys of tables by their ids, which never change as long as a table is there. They are remembered when a table is
/// opened, so that an append does not look them up.
#[derive(Debug, Default)]
pub(crate) struct Keys(Mutex<HashMap<String, i64>>);

impl Keys {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, i64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn remember(&self, id: String, key: i64) {
        let mut keys = self.lock();
        if keys.len() >= MOST_KEYS {
            keys.clear();
        }
        keys.insert(id, key);
    }

    /// Forgets those of the appends; returns how many there were.
    fn forget(&self, appends: &[&Append]) -> usize {
        let mut keys = self.lock();
        appends.iter().filter(|append| keys.remove(&append.id).is_some()).count()
    }

    /// Reads those of the appends that are not known.
    async fn learn(&self, client: &Client, appends: &[&Append]) -> Result<(), StoreError> {
        let unknown: Vec<&str> = {
            let keys = self.lock();
            appends.iter().map(|append| &*append.id).filter(|id| !keys.contains_key(*id)).collect()
        };
        if unknown.is_empty() {
            return Ok(());
        }
        let statement = client.prepare_cached(KEYS).await.map_err(trouble)?;
        for row in client.query(&statement, &[&unknown]).await.map_err(trouble)? {
            self.remember(row.get(0), row.get(1));
        }
        Ok(())
    }

    /// Those of the appends whose table is there, as far as is known, in the order of their keys.
    fn known<'a>(&self, appends: &[&'a Append]) -> Vec<(i64, &'a Append)> {
        let keys = self.lock();
        let known = appends.iter().filter_map(|append| Some((*keys.get(&append.id)?, *append)));
        let mut known: Vec<_> = known.collect();
        known.sort_unstable_by_key(|(key, _)| *key);
        known
    }
}

type Results = Result<Vec<Result<(), StoreError>>, StoreError>;

async fn store_in_time(pool: &Pool, keys: &Keys, batch: &[Append]) -> Results {
    let client = pool.get().await.map_err(pool_trouble)?;
    match tokio::time::timeout(PATIENCE, store(&client, keys, batch)).await {
        Ok(results) => results,
        Err(_) => {
            // The next statement would wait behind this one.
            drop(Client::take(client));
            Err(StoreError::Unreachable("an append was not answered in time".into()))
        }
    }
}

/// What became of each append.
async fn store(client: &Client, keys: &Keys, batch: &[Append]) -> Results {
    let mut results: HashMap<&str, Result<(), StoreError>> = HashMap::with_capacity(batch.len());
    let mut missing: Vec<&Append> = batch.iter().collect();
    // A table that was deleted and brought back has another key: one that is not found is looked up once more.
    for _ in 0..2 {
        keys.learn(client, &missing).await?;
        append(client, &keys.known(&missing), &mut results).await?;
        missing.retain(|append| !results.contains_key(&*append.id));
        if keys.forget(&missing) == 0 {
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
    text += STORED;
    let statement = client.prepare_cached(&text).await.map_err(trouble)?;
    let mut rows = client.query(&statement, &values).await;
    for _ in 0..MOST_DEADLOCKS {
        if !rows.as_ref().is_err_and(|error| error.code() == Some(&SqlState::T_R_DEADLOCK_DETECTED)) {
            break;
        }
        rows = client.query(&statement, &values).await;
    }
    for row in rows.map_err(trouble)? {
        let place: i64 = row.get(0);
        if let Some((_, append)) = batch.get(place as usize - 1) {
            results.insert(&append.id, Ok(()));
        }
    }
    find_stale(client, batch, results).await
}

/// Where the tables stand that are there and were not appended to. Most often there are none, and nothing is asked.
async fn find_stale<'a>(
    client: &Client,
    batch: &[(i64, &'a Append)],
    results: &mut HashMap<&'a str, Result<(), StoreError>>,
) -> Result<(), StoreError> {
    let left: HashMap<i64, &'a Append> =
        batch.iter().filter(|(_, append)| !results.contains_key(&*append.id)).copied().collect();
    if left.is_empty() {
        return Ok(());
    }
    let keys: Vec<i64> = left.keys().copied().collect();
    let statement = client.prepare_cached(HEADS).await.map_err(trouble)?;
    for row in client.query(&statement, &[&keys]).await.map_err(trouble)? {
        let (key, found): (i64, i64) = (row.get(0), row.get(1));
        if let Some(append) = left.get(&key) {
            results.insert(&append.id, Err(StoreError::Stale { found: found.unsigned_abs() }));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends() -> (Appender, Waiting) {
        let (jobs, waiting) = unbounded_channel();
        let gathering = Arc::new(Gathering::default());
        let appender = Appender { jobs, gathering: gathering.clone(), keys: Arc::default() };
        (appender, Waiting { jobs: waiting, gathering })
    }

    fn job(id: &str) -> Job {
        let append =
            Append { id: id.into(), expected: 0, lines: Vec::new(), at: 0, over: false, snapshot: None };
        (append, Box::new(|_| ()))
    }

    /// The clock stands still unless everything waits for it.
    #[tokio::test(start_paused = true)]
    async fn an_append_alone_is_not_kept_waiting() {
        let (appender, mut waiting) = ends();
        let (begun, mut later) = (tokio::time::Instant::now(), VecDeque::new());
        appender.send(job("a"));
        waiting.receive(&mut later, 0).await;
        assert_eq!((later.len(), begun.elapsed()), (1, Duration::ZERO));
    }

    #[tokio::test(start_paused = true)]
    async fn as_many_as_are_wanted_are_gathered() {
        let (appender, mut waiting) = ends();
        let (begun, mut later) = (tokio::time::Instant::now(), VecDeque::new());
        let sending = async {
            for id in ["a", "b", "c"] {
                appender.send(job(id));
                tokio::task::yield_now().await;
            }
        };
        tokio::join!(waiting.receive(&mut later, 3), sending);
        assert_eq!((later.len(), begun.elapsed()), (3, Duration::ZERO));
        assert_eq!(waiting.gathering.sent.load(SeqCst), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn fewer_are_sent_after_a_while() {
        let (appender, mut waiting) = ends();
        let (begun, mut later) = (tokio::time::Instant::now(), VecDeque::new());
        appender.send(job("a"));
        waiting.receive(&mut later, 3).await;
        assert_eq!((later.len(), begun.elapsed()), (1, GATHERING));
    }

    #[tokio::test(start_paused = true)]
    async fn without_senders_there_is_an_end() {
        let (appender, mut waiting) = ends();
        let mut later = VecDeque::new();
        appender.send(job("a"));
        drop(appender);
        waiting.receive(&mut later, 3).await;
        assert_eq!(later.len(), 1);
        later.clear();
        waiting.receive(&mut later, 3).await;
        assert!(later.is_empty());
    }
}
