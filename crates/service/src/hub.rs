//! Which tables are live. A table is loaded with the first request for it and dropped when there was none for a while.

use crate::app::Shared;
use crate::cluster::Subscription;
use crate::error::Fault;
use crate::live::{Command, Order, Stub, channel};
use crate::room::{Facts, Room};
use crate::seat::SeatChange;
use solarium_core::Message;
use solarium_table::Refusal;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;

const SHARDS: usize = 32;

/// The place of one table: at most one task lives in it.
#[derive(Debug, Default)]
struct Slot {
    stub: Mutex<Option<Stub>>,
    /// Held while the table is loaded.
    opening: tokio::sync::Mutex<()>,
    /// Held by the task until its last append is through.
    alive: Arc<tokio::sync::Mutex<()>>,
}

impl Slot {
    fn stub(&self) -> Option<Stub> {
        let stub = self.stub.lock().unwrap_or_else(PoisonError::into_inner);
        stub.as_ref().filter(|stub| !stub.is_closed()).cloned()
    }
}

/// All live tables.
#[derive(Debug)]
pub(crate) struct Hub {
    shared: Arc<Shared>,
    shards: Vec<Mutex<HashMap<String, Arc<Slot>>>>,
    hasher: RandomState,
    closed: AtomicBool,
}

impl Hub {
    /// No table is live yet.
    pub(crate) fn new(shared: Arc<Shared>) -> Hub {
        Hub {
            shared,
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            hasher: RandomState::new(),
            closed: AtomicBool::new(false),
        }
    }

    fn now(&self) -> u64 {
        self.shared.host.now().0.as_millis() as u64
    }

    fn shard(&self, id: &str) -> MutexGuard<'_, HashMap<String, Arc<Slot>>> {
        let shard = self.hasher.hash_one(id) as usize % SHARDS;
        self.shards[shard].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table that is live.
    fn live_stub(&self, id: &str) -> Option<Stub> {
        self.shard(id).get(id)?.stub()
    }

    async fn open(&self, id: &str) -> Result<Stub, Fault> {
        let slot = self.shard(id).entry(id.to_string()).or_default().clone();
        if let Some(stub) = slot.stub() {
            return Ok(stub);
        }
        if self.closed.load(Relaxed) {
            return Err(Fault::Closing);
        }
        let _opening = slot.opening.lock().await;
        if let Some(stub) = slot.stub() {
            return Ok(stub);
        }
        let alive = slot.alive.clone().lock_owned().await;
        let (sender, orders) = unbounded_channel();
        // Before the table is read: the subscription reports whatever is stored after that.
        let following = self.follow(id, &sender).await;
        let room = match self.bring_to_life(id).await {
            Ok(room) => room,
            Err(fault) => {
                drop(alive);
                // An unknown id must not leave anything behind.
                self.shard(id).remove(id);
                return Err(fault);
            }
        };
        let (stub, actor) =
            channel(room, self.shared.clone(), alive, self.now(), (sender, orders), following);
        *slot.stub.lock().unwrap_or_else(PoisonError::into_inner) = Some(stub.clone());
        self.shared.host.spawn(Box::pin(actor.run()));
        Ok(stub)
    }

    /// Hears the news of a table, if there are other nodes.
    async fn follow(&self, id: &str, table: &UnboundedSender<Order>) -> Option<Subscription> {
        let cluster = self.shared.cluster.as_ref()?;
        // The table may end although it is followed.
        let table = table.downgrade();
        let deliver = move |news| {
            if let Some(table) = table.upgrade() {
                let _ = table.send(Order::News(Box::new(news)));
            }
        };
        Some(cluster.follow(id, deliver).await)
    }

    async fn bring_to_life(&self, id: &str) -> Result<Room, Fault> {
        let (shared, id) = (self.shared.clone(), id.to_string());
        let work = move || {
            let stored = shared.store.open(&id)?;
            let table = shared.revive(&stored)?;
            let made = stored.table;
            let secrets = table.session().has_secrets();
            let facts = Facts {
                id: made.id,
                seed: made.seed,
                commitment: made.commitment,
                salt: made.salt,
                seed_chosen: made.seed_chosen,
                without_hints: made.without_hints,
                maker: made.maker,
                gathers: made.open && secrets && !made.read_only,
                open: made.open,
                read_only: made.read_only,
                patience: shared.patience,
                deflates: !shared.back_end.is_device(),
                snapshot_every: shared.snapshot_every,
            };
            Ok(Room::new(shared.host.clone(), facts, table, made.seats, stored.rematch))
        };
        let room = self.shared.host.blocking(work).await;
        self.shared.metrics.opened.fetch_add(1, Relaxed);
        room.unwrap_or(Err(Fault::Interrupted))
    }

    async fn send(&self, id: &str, mut order: Order) -> Result<(), Fault> {
        // A table that ends just now is brought back to life; that it ends twice in a row means trouble.
        for _ in 0..4 {
            let stub = match self.live_stub(id) {
                Some(stub) => stub,
                // Boxed: a cold path must not enlarge every caller's future.
                None => Box::pin(self.open(id)).await?,
            };
            match stub.send(order, self.now()) {
                Ok(()) => return Ok(()),
                Err(unsent) => order = unsent,
            }
        }
        Err(Fault::Interrupted)
    }

    /// Looks at a table.
    pub(crate) async fn visit<T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&mut Room) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (answer, answered) = oneshot::channel();
        let visit = Box::new(move |room: &mut Room| {
            let _ = answer.send(look(room));
        });
        self.send(id, Order::Visit(visit)).await?;
        answered.await.map_err(|_| Fault::Interrupted)
    }

    /// Changes a table; the version once it is on disk.
    /// `seen` is the version that the caller has seen, perhaps at another node.
    pub(crate) async fn change(&self, id: &str, seen: Option<u64>, command: Command) -> Result<u64, Fault> {
        let (answer, answered) = oneshot::channel();
        self.send(id, Order::Command(command, seen, answer)).await?;
        answered.await.map_err(|_| Fault::Interrupted)?
    }

    /// Changes who holds a seat, or what it is called. The plan is made in the table's own task, so that two callers
    /// never get the same seat; what it returns is passed on once the change is on disk.
    pub(crate) async fn change_seat<T: Send + 'static>(
        &self,
        id: &str,
        plan: impl FnOnce(&Room) -> Result<(Option<SeatChange>, T), Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let (answer, answered) = oneshot::channel();
        let (details_sender, details) = oneshot::channel();
        let plan = Box::new(move |room: &Room| {
            let (change, more) = plan(room)?;
            let _ = details_sender.send(more);
            Ok(change)
        });
        self.send(id, Order::Seat(plan, answer)).await?;
        answered.await.map_err(|_| Fault::Interrupted)??;
        details.await.map_err(|_| Fault::Interrupted)
    }

    /// Ends a table and deletes it, unless it has more lines than this. Nothing of it is stored afterwards.
    pub(crate) async fn delete(&self, id: &str, version: u64) -> Result<(), Fault> {
        let slot = self.shard(id).entry(id.to_string()).or_default().clone();
        // Not brought to life again before it is gone, and its last append is through.
        let _opening = slot.opening.lock().await;
        if let Some(stub) = slot.stub() {
            stub.stop(true);
        }
        let _alive = slot.alive.lock().await;
        let (shared, table) = (self.shared.clone(), id.to_string());
        let work = move || {
            let there = shared.store.open(&table)?.version;
            if there != version {
                return Err(Fault::Refused(Refusal::new("move/played-on", Message::new("move-played-on"))));
            }
            Ok(shared.store.delete_table(&table)?)
        };
        let deleted = self.shared.host.blocking(work).await.unwrap_or(Err(Fault::Interrupted));
        self.shard(id).remove(id);
        deleted
    }

    /// Tells a live table something that does not matter if it is not live.
    pub(crate) fn notify(&self, id: &str, visit: impl FnOnce(&mut Room) + Send + 'static) {
        if let Some(stub) = self.live_stub(id) {
            let _ = stub.send(Order::Notify(Box::new(visit)), self.now());
        }
    }

    /// Returns when a table has at least this version, if the store has it. With a single node it always has.
    pub(crate) async fn wait_for_version(&self, id: &str, version: u64) -> Result<(), Fault> {
        if self.shared.cluster.is_none() {
            return Ok(());
        }
        let (done, reached) = oneshot::channel();
        self.send(id, Order::CatchUp(version, done)).await?;
        reached.await.map_err(|_| Fault::Interrupted)
    }

    /// Gives an order to a live table, without counting as use.
    pub(crate) fn tell(&self, id: &str, order: Order) {
        if let Some(stub) = self.live_stub(id) {
            stub.tell(order);
        }
    }

    /// Gives an order to each live table, without counting as use.
    pub(crate) fn tell_all(&self, order: impl Fn() -> Order) {
        for shard in &self.shards {
            let stubs: Vec<Stub> = {
                let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
                shard.values().filter_map(|slot| slot.stub()).collect()
            };
            for stub in stubs {
                stub.tell(order());
            }
        }
    }

    /// Is this table live?
    pub(crate) fn is_live(&self, id: &str) -> bool {
        self.live_stub(id).is_some()
    }

    /// The number of the room of a table, if it is live.
    pub(crate) fn born(&self, id: &str) -> Option<u64> {
        Some(self.live_stub(id)?.born())
    }

    /// The tables that are live.
    pub(crate) fn live_ids(&self) -> Vec<String> {
        let mut ids = Vec::new();
        for shard in &self.shards {
            let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            ids.extend(shard.iter().filter(|(_, slot)| slot.stub().is_some()).map(|(id, _)| id.clone()));
        }
        ids.sort_unstable();
        ids
    }

    /// Drops tables that were not used for this long, and removes empty slots.
    pub(crate) fn sweep(&self, idle: Duration) {
        let limit = self.now().saturating_sub(idle.as_millis() as u64);
        for shard in &self.shards {
            let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            shard.retain(|_, slot| match slot.stub() {
                Some(stub) => {
                    if stub.used() <= limit {
                        stub.stop(false);
                    }
                    true
                }
                // A request that is loading the table holds the slot.
                None => Arc::strong_count(slot) > 1 || slot.alive.try_lock().is_err(),
            });
        }
    }

    /// Ends every table; returns when all their appends are through.
    pub(crate) async fn close(&self) {
        self.closed.store(true, Relaxed);
        let mut slots: Vec<Arc<Slot>> = Vec::new();
        for shard in &self.shards {
            slots.extend(shard.lock().unwrap_or_else(PoisonError::into_inner).drain().map(|(_, slot)| slot));
        }
        for slot in &slots {
            if let Some(stub) = slot.stub() {
                stub.stop(true);
            }
        }
        for slot in &slots {
            drop(slot.alive.lock().await);
        }
    }

    /// Tables that are live.
    pub(crate) fn live(&self) -> usize {
        let lives = |slot: &Arc<Slot>| slot.stub().is_some();
        let count = |shard: &Mutex<HashMap<String, Arc<Slot>>>| {
            shard.lock().unwrap_or_else(PoisonError::into_inner).values().filter(|slot| lives(slot)).count()
        };
        self.shards.iter().map(count).sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::test_host::TestHost;
    use crate::{App, Settings};
    use solarium_conformance::toy::Toy;
    use solarium_core::{Seed, Turn};
    use solarium_store::{MemoryStore, NewTable, SeatRow, Store};
    use solarium_table::{Library, Picture};
    use std::sync::Arc;

    /// Automas that play a whole game among themselves do it in portions: requests are answered in between.
    #[tokio::test]
    async fn a_long_run_of_automas_delays_no_request() {
        let store = Arc::new(MemoryStore::default());
        let seed = Seed::from_number(1);
        let table = NewTable {
            id: "t".into(),
            game: "toy".into(),
            rules_version: 1,
            setup: r#"{"seats":["clock","clock","clock"]}"#.into(),
            start: None,
            seed: seed.to_hex(),
            commitment: seed.commitment(),
            read_only: false,
            at: 0,
            open: false,
            seats: vec![SeatRow::default(); 3],
            ..NewTable::default()
        };
        store.create(table).unwrap();
        let library = Library::empty().with::<Toy>(Picture::plain());
        let app = App::new(Arc::new(TestHost::default()), store, library, Settings::default());
        // In a task of its own: the runtime polls the future of the test itself far less often than tasks.
        let visits = tokio::spawn(async move {
            let mut seen = Vec::new();
            loop {
                let look = |room: &mut crate::room::Room| {
                    (room.table.version(), room.table.session().turn() == Turn::Over)
                };
                let (version, over) = app.hub().visit("t", look).await.unwrap();
                seen.push(version);
                if over {
                    break;
                }
            }
            seen
        });
        let mut seen = visits.await.unwrap();
        seen.dedup();
        assert!(seen.is_sorted() && seen.len() > 3, "answered on the way: {seen:?}");
    }
}
