//! The store of a public site: PostgreSQL, which one or several nodes write to.
//!
//! The contract of a store blocks, and the client is asynchronous: it runs on a thread of its own, and callers wait for
//! its answers. Appends do not wait: `appender.rs` commits those of all tables together and calls back.
//!
//! * `address`, `tls`, `error`: the way to the database. `owner`: which servers use it.
//! * `schema`: its tables. `reader`: every query. `appender`: lines. `writes`: everything else that is written.
//! * `nodes`: what several servers need of each other.

mod address;
mod appender;
mod error;
mod nodes;
mod owner;
mod reader;
mod schema;
mod tls;
mod writes;

pub use address::is_postgres_url;
pub use owner::Sharing;

use address::Address;
use appender::{AppendCounters, Appender};
use deadpool_postgres::{
    Client, Hook, HookError, Manager, ManagerConfig, Pool, QueueMode, RecyclingMethod, Runtime,
};
use error::{pool_trouble, trouble};
use owner::Owner;
use solarium_store::{
    Append, AppendCallback, Beat, ChatDeletion, ChatMessage, Grant, Leases, Line, NewTable, Pack, Pulse,
    SeatRow, SeatSession, SeatUpdate, SharedStore, Snapshot, SnapshotMark, Store, StoreError, StoreMeasure,
    StoreReader, StoredTable, TableExport, TableSummary,
};
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tls::RustlsConnector;

/// Connections of one node, beside those of the task that appends and of the owner. A node waits for the database far
/// less than it computes.
const CONNECTIONS: usize = 11;
/// How long to wait for a free connection, and how long a query may take.
const WAITING: Duration = Duration::from_secs(5);
const ANSWERING: Duration = Duration::from_secs(15);
/// How long a whole table may take to be stored.
const IMPORTING: Duration = Duration::from_secs(120);
/// How long the result of a trial write counts.
const HEALTH_COUNTS: Duration = Duration::from_secs(1);
/// How long to wait for what is being appended when the store ends.
const ENDING: Duration = Duration::from_secs(2);
/// The clocks of nodes decide when things happened, so they may differ by no more than this.
const MOST_CLOCK_DIFFERENCE: i64 = 60;

/// What every connection begins with. What was acknowledged is on the disk of the server, whatever its usual setting is;
/// a stricter one (a standby has it, too) stays. Plans are made once: those of the long statements cost more than they
/// do, and do not depend on how much comes at once.
const SETTINGS: &str = "
    SET plan_cache_mode = force_generic_plan;
    SET statement_timeout = '60s';
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '30s';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local')";

/// What the connection of the appends has beside these. Its plans are made while there are few tables, and must do for
/// many: each table is found by its key, never by going through all of them.
const SETTINGS_OF_APPENDS: &str = "SET enable_seqscan = off";

/// A PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    place: String,
    pool: Pool,
    appender: Option<Appender>,
    /// Disconnected when the last append was answered.
    appended: Mutex<Receiver<()>>,
    counters: Arc<AppendCounters>,
    /// How long callers have waited for a connection, in microseconds.
    waited: Arc<AtomicU64>,
    /// When a write was tried last for [`Store::health`], and its result.
    health: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    owner: Option<Owner>,
    /// Taken when the store is dropped.
    runtime: Option<tokio::runtime::Runtime>,
}

impl PostgresStore {
    /// Opens a database for a server, and makes its tables if it is empty. One that cannot be reached, does not let this
    /// user in, is of a newer program, holds other things, has another clock or is used by a server that does not share
    /// it is refused and left as it is.
    pub fn serve(url: &str, sharing: Sharing) -> Result<PostgresStore, StoreError> {
        PostgresStore::new(url, Some(sharing), true)
    }

    /// Opens a database to write to it beside servers, and makes its tables if it is empty.
    pub fn open(url: &str) -> Result<PostgresStore, StoreError> {
        PostgresStore::new(url, None, true)
    }

    /// Opens a database that holds tables of Solarium in their present form, and changes nothing.
    pub fn open_existing(url: &str) -> Result<PostgresStore, StoreError> {
        PostgresStore::new(url, None, false)
    }

    fn new(url: &str, sharing: Option<Sharing>, migrate: bool) -> Result<PostgresStore, StoreError> {
        let address = Address::parse(url)?;
        let tls = RustlsConnector::new()?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("postgres")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Io(error.to_string()))?;
        let appending_pool = pool(&address, tls.clone(), 1, SETTINGS_OF_APPENDS)?;
        let pool = pool(&address, tls.clone(), CONNECTIONS, "")?;
        let owner = sharing.map(|sharing| Owner::new(address.clone(), tls, sharing));
        let counters = Arc::<AppendCounters>::default();
        let (ended, appended) = channel();
        let (appender, appending) = Appender::new(appending_pool, counters.clone());
        runtime.spawn(async move {
            appending.await;
            drop::<std::sync::mpsc::Sender<()>>(ended);
        });
        let store = PostgresStore {
            place: address.place,
            pool,
            appender: Some(appender),
            appended: Mutex::new(appended),
            counters,
            waited: Arc::default(),
            health: Mutex::default(),
            owner: owner.clone(),
            runtime: Some(runtime),
        };
        store.ask(check_clock)?;
        // Before anything is written: a database that another server owns is left as it is.
        if let Some(owner) = owner {
            let taking = owner.clone();
            let held = store.wait(ANSWERING, async move { taking.take().await })?;
            store.runtime().spawn(owner.keep(held));
        }
        store.ask(move |mut client| async move {
            match migrate {
                true => schema::migrate(&mut client).await,
                false => schema::check(&client).await,
            }
        })?;
        Ok(store)
    }

    /// Lets servers that are refused know where this one is found.
    pub fn announce(&self, place: &str) {
        if let Some(owner) = &self.owner {
            owner.announce(place);
        }
    }

    /// Where the data is, without user and password.
    pub fn place(&self) -> &str {
        &self.place
    }

    fn appender(&self) -> &Appender {
        self.appender.as_ref().expect("there until the store is dropped")
    }

    fn runtime(&self) -> &tokio::runtime::Runtime {
        self.runtime.as_ref().expect("there until the store is dropped")
    }

    /// Runs something on the client's thread and waits for its result.
    fn wait<T: Send + 'static>(
        &self,
        patience: Duration,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (done, result) = channel();
        self.runtime().spawn(async move {
            let answer = tokio::time::timeout(patience, work).await;
            let late =
                || Err(StoreError::Unreachable(format!("no answer in {} seconds", patience.as_secs())));
            // The caller waits for it.
            let _ = done.send(answer.unwrap_or_else(|_| late()));
        });
        result.recv().unwrap_or_else(|_| Err(StoreError::Io("the client has stopped".into())))
    }

    /// Asks the database something through a connection of the pool.
    fn ask<T: Send + 'static, F: Future<Output = Result<T, StoreError>> + Send + 'static>(
        &self,
        work: impl FnOnce(Client) -> F + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask_within(ANSWERING, work)
    }

    fn ask_within<T: Send + 'static, F: Future<Output = Result<T, StoreError>> + Send + 'static>(
        &self,
        patience: Duration,
        work: impl FnOnce(Client) -> F + Send + 'static,
    ) -> Result<T, StoreError> {
        let (pool, waited) = (self.pool.clone(), self.waited.clone());
        self.wait(patience, async move {
            let begun = Instant::now();
            let client = pool.get().await;
            waited.fetch_add(begun.elapsed().as_micros() as u64, Relaxed);
            work(client.map_err(pool_trouble)?).await
        })
    }
}

impl Drop for PostgresStore {
    /// Waits for what is being appended, then closes the connections.
    fn drop(&mut self) {
        drop(self.appender.take());
        // Disconnected when the last append was answered; if the database does not answer, its tables are read again.
        let _ = self.appended.get_mut().unwrap_or_else(PoisonError::into_inner).recv_timeout(ENDING);
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn pool(
    address: &Address,
    tls: RustlsConnector,
    connections: usize,
    more_settings: &'static str,
) -> Result<Pool, StoreError> {
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), tls, recycling);
    let settings = Hook::async_fn(move |client: &mut deadpool_postgres::ClientWrapper, _| {
        let settings = format!("{SETTINGS};{more_settings}");
        Box::pin(async move { client.batch_execute(&settings).await.map_err(HookError::Backend) })
    });
    Pool::builder(manager)
        .max_size(connections)
        // The connection that was used last has its statements prepared and planned, and its backend's caches are warm.
        .queue_mode(QueueMode::Lifo)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(WAITING))
        .create_timeout(Some(WAITING))
        .recycle_timeout(Some(WAITING))
        .post_create(settings)
        .build()
        .map_err(|error| StoreError::Io(error.to_string()))
}

/// Refuses to run where times would not belong together.
async fn check_clock(client: Client) -> Result<(), StoreError> {
    let row = client
        .query_one("SELECT EXTRACT(EPOCH FROM clock_timestamp())::bigint", &[])
        .await
        .map_err(trouble)?;
    let there: i64 = row.get(0);
    let here = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
    let difference = (here - there).abs();
    if difference > MOST_CLOCK_DIFFERENCE { Err(StoreError::ClockDiffers(difference)) } else { Ok(()) }
}

impl StoreReader for PostgresStore {
    fn open(&self, id: &str) -> Result<StoredTable, StoreError> {
        let (asked, keys) = (id.to_string(), self.appender().keys());
        self.ask(|client| async move {
            let (table, key) = reader::open(&client, &asked).await?;
            keys.remember(asked, key);
            Ok(table)
        })
    }

    fn lines(&self, id: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        let id = id.to_string();
        self.ask(move |client| async move { reader::lines(&client, &id, from, most).await })
    }

    fn snapshot_marks(&self, id: &str) -> Result<Vec<SnapshotMark>, StoreError> {
        let id = id.to_string();
        self.ask(|client| async move { reader::snapshot_marks(&client, &id).await })
    }

    fn snapshot(&self, id: &str, version: u64) -> Result<Option<Snapshot>, StoreError> {
        let id = id.to_string();
        self.ask(move |client| async move { reader::snapshot(&client, &id, version).await })
    }

    fn chat_messages(&self, id: &str, after: u64, most: usize) -> Result<Vec<ChatMessage>, StoreError> {
        let id = id.to_string();
        self.ask(move |client| async move { reader::chat_messages(&client, &id, after, most).await })
    }

    fn chat_deletions(&self, id: &str) -> Result<Vec<ChatDeletion>, StoreError> {
        let id = id.to_string();
        self.ask(|client| async move { reader::chat_deletions(&client, &id).await })
    }

    fn open_tables(&self, most: usize) -> Result<Vec<TableSummary>, StoreError> {
        self.ask(move |client| async move { reader::open_tables(&client, most).await })
    }

    fn packs(&self) -> Result<Vec<Pack>, StoreError> {
        self.ask(|client| async move { reader::packs(&client).await })
    }

    fn grants_of(&self, session: &str, most: usize) -> Result<Vec<Grant>, StoreError> {
        let session = session.to_string();
        self.ask(move |client| async move { reader::grants_of(&client, &session, most).await })
    }

    fn sessions(&self, id: &str) -> Result<Vec<SeatSession>, StoreError> {
        let id = id.to_string();
        self.ask(|client| async move { reader::sessions(&client, &id).await })
    }

    fn table_summary(&self, id: &str) -> Result<TableSummary, StoreError> {
        let id = id.to_string();
        self.ask(|client| async move { reader::table_summary(&client, &id).await })
    }

    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError> {
        let after = after.map(str::to_string);
        self.ask(move |client| async move { reader::ids(&client, after.as_deref(), most).await })
    }

    fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        let id = id.to_string();
        self.ask(|client| async move { reader::review(&client, &id).await })
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.ask(|client| async move { reader::table_count(&client).await })
    }
}

impl Store for PostgresStore {
    fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.ask(|mut client| async move { writes::create(&mut client, &table).await })
    }

    fn append(&self, append: Append, done: AppendCallback) {
        self.appender().send((append, done));
    }

    fn set_seat(&self, id: &str, seat: u8, row: SeatRow) -> Result<(), StoreError> {
        let id = id.to_string();
        self.ask(move |client| async move { writes::set_seat(&client, &id, seat, &row).await })
    }

    fn update_seat(&self, id: &str, update: SeatUpdate) -> Result<(), StoreError> {
        let id = id.to_string();
        self.ask(|mut client| async move { writes::update_seat(&mut client, &id, &update).await })
    }

    fn add_chat_message(&self, id: &str, message: ChatMessage) -> Result<u64, StoreError> {
        let id = id.to_string();
        self.ask(|mut client| async move { writes::add_chat_message(&mut client, &id, &message).await })
    }

    fn delete_chat_messages_of(&self, id: &str, seat: u8) -> Result<u64, StoreError> {
        let id = id.to_string();
        self.ask(
            move |mut client| async move { writes::delete_chat_messages_of(&mut client, &id, seat).await },
        )
    }

    fn grant(&self, session: &str, grant: Grant) -> Result<(), StoreError> {
        let session = session.to_string();
        self.ask(|client| async move { writes::grant(&client, &session, &grant).await })
    }

    fn revoke(&self, id: &str, seat: u8, session: Option<&str>) -> Result<(), StoreError> {
        let (id, session) = (id.to_string(), session.map(str::to_string));
        self.ask(move |client| async move { writes::revoke(&client, &id, seat, session.as_deref()).await })
    }

    fn rematch(&self, of: &str, table: NewTable) -> Result<String, StoreError> {
        let of = of.to_string();
        self.ask(|mut client| async move { writes::rematch(&mut client, &of, &table).await })
    }

    fn import_table(&self, export: TableExport) -> Result<(), StoreError> {
        self.ask_within(
            IMPORTING,
            |mut client| async move { writes::import_table(&mut client, &export).await },
        )
    }

    fn put_pack(&self, pack: Pack) -> Result<bool, StoreError> {
        self.ask(|client| async move { writes::put_pack(&client, &pack).await })
    }

    fn put_review(&self, id: &str, text: &str) -> Result<(), StoreError> {
        let (id, text) = (id.to_string(), text.to_string());
        self.ask(|client| async move { writes::put_review(&client, &id, &text).await })
    }

    fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_string();
        self.ask_within(IMPORTING, |mut client| async move { writes::delete_table(&mut client, &id).await })
    }

    fn health(&self) -> Result<(), StoreError> {
        // Held while the write is tried: others who ask meanwhile wait for the same result.
        let mut last = self.health.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some((at, result)) if at.elapsed() < HEALTH_COUNTS => result.clone(),
            _ => {
                let result = self.ask(|client| async move { writes::try_a_write(&client).await });
                *last = Some((Instant::now(), result.clone()));
                result
            }
        }
    }

    fn measures(&self) -> Vec<StoreMeasure> {
        let status = self.pool.status();
        let count = |value: &AtomicU64| value.load(Relaxed) as f64;
        let measure = |name, help, value| StoreMeasure { name, help, value };
        let AppendCounters { statements, appends, stale, micros } = &*self.counters;
        vec![
            measure("store_append_statements_total", "Statements that appended lines", count(statements)),
            measure("store_appends_total", "Appends in those statements", count(appends)),
            measure("store_stale_appends_total", "Appends whose table had moved on", count(stale)),
            measure(
                "store_append_seconds_total",
                "Time of those statements, with commit",
                count(micros) / 1e6,
            ),
            measure("store_connections", "Open connections to the database", status.size as f64),
            measure("store_connection_waiters", "Callers that wait for a connection", status.waiting as f64),
            measure(
                "store_connection_wait_seconds_total",
                "Time callers have waited for a connection",
                count(&self.waited) / 1e6,
            ),
        ]
    }
}

impl SharedStore for PostgresStore {
    fn cluster(&self) -> Result<String, StoreError> {
        self.ask(|client| async move { nodes::cluster(&client).await })
    }

    fn nodes_on_bus(&self) -> Result<Vec<String>, StoreError> {
        self.ask(|client| async move { nodes::nodes_on_bus(&client).await })
    }

    fn pulses(&self, ids: &[String]) -> Result<Vec<Pulse>, StoreError> {
        let ids = ids.to_vec();
        self.ask(|client| async move { nodes::pulses(&client, &ids).await })
    }

    fn take_leases(&self, node: &str, ids: &[String], lasts: Duration) -> Result<Vec<String>, StoreError> {
        let (node, ids) = (node.to_string(), ids.to_vec());
        self.ask(move |client| async move { nodes::take_leases(&client, &node, &ids, lasts).await })
    }

    fn give_back(&self, node: &str, ids: &[String], due: bool) -> Result<(), StoreError> {
        let (node, ids) = (node.to_string(), ids.to_vec());
        self.ask(move |client| async move { nodes::give_back(&client, &node, &ids, due).await })
    }

    fn beat(&self, beat: Beat<'_>) -> Result<Leases, StoreError> {
        let Beat { node, on_bus, lasts, most, except } = beat;
        let (node, except, most) = (node.to_string(), except.to_vec(), reader::most_rows(most));
        self.ask(move |client| async move { nodes::beat(&client, &node, on_bus, lasts, most, &except).await })
    }

    fn leave(&self, node: &str) -> Result<(), StoreError> {
        let node = node.to_string();
        self.ask(|mut client| async move { nodes::leave(&mut client, &node).await })
    }
}
