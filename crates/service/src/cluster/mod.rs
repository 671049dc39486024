//! This node among others that share its store.
//!
//! Any node serves any table. Each plays on its own replica and appends with the version it expects, so the store decides
//! between nodes, and everything here may be late, lost or done twice. What a node has stored it publishes on the table's
//! topic (`news`); nodes that have the table live follow it. What the bus loses is found by looking at the store now and
//! then, and often while the bus is away (`tend`). What exactly one node should do it does while it holds a lease of the
//! store (`duties`).

mod bus;
mod duties;
mod news;
mod tend;
#[cfg(test)]
mod tests;

pub use bus::{Bus, Deliver, Subscription};
pub(crate) use duties::DutyJob;
pub(crate) use news::{Elsewhere, From, NodeNews, TableNews};
pub use tend::JoinRefusal;

use crate::host::{Host, HostTime};
use serde::Serialize;
use solarium_core::hex;
use solarium_store::{Pulse, SharedStore, StoreError, StoreMeasure};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How long a node counts as alive, and its leases as held, after its last sign of life.
const LEASE: Duration = Duration::from_secs(6);
/// The topic of the nodes themselves.
const NODES: &str = "nodes";

/// What makes a service a node of a cluster.
#[derive(Clone)]
pub struct ClusterParts {
    /// What no other node is called.
    pub node: String,
    /// The way to the others.
    pub bus: Arc<dyn Bus>,
    /// The store they share.
    pub store: Arc<dyn SharedStore>,
}

impl fmt::Debug for ClusterParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClusterParts").field("node", &self.node).finish_non_exhaustive()
    }
}

/// What happened between nodes since the start.
#[derive(Debug, Default)]
pub(crate) struct ClusterCounters {
    /// News that were sent, and how many bytes they had.
    pub sent: AtomicU64,
    pub sent_bytes: AtomicU64,
    /// Lines of other nodes that were followed.
    pub followed: AtomicU64,
    /// Times a replica was behind and read the journal.
    pub catch_ups: AtomicU64,
    /// Acts that another node was faster than.
    pub lost_races: AtomicU64,
    /// Leases taken over from nodes that were gone.
    pub take_overs: AtomicU64,
    /// Lines by which replicas were behind when they were last compared with the store.
    pub lag: AtomicU64,
}

/// The news of other nodes, before a task reads them.
struct NodeInbox {
    received: UnboundedReceiver<From<NodeNews>>,
    _subscription: Subscription,
}

/// This node among the others.
pub(crate) struct Cluster {
    node: String,
    host: Arc<dyn Host>,
    bus: Arc<dyn Bus>,
    store: Arc<dyn SharedStore>,
    duty_jobs: UnboundedSender<DutyJob>,
    /// Tables whose duties this node does.
    held: Mutex<BTreeSet<String>>,
    /// Tables that this node cannot run, because it does not know their rules.
    refused: Mutex<BTreeSet<String>>,
    /// When each other node was last seen.
    last_seen: Mutex<BTreeMap<String, HostTime>>,
    inbox: Mutex<Option<NodeInbox>>,
    pub counters: ClusterCounters,
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster").field("node", &self.node).field("bus", &self.bus).finish_non_exhaustive()
    }
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The topic of a table. Ids that came from elsewhere may hold anything; topics hold letters, digits and dots.
fn topic(id: &str) -> String {
    match id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        true => format!("table.{id}"),
        false => format!("table-hex.{}", hex(id.as_bytes())),
    }
}

impl Cluster {
    /// Becomes a node. Its duties are asked for in a task of the host.
    pub(crate) fn new(parts: ClusterParts, host: Arc<dyn Host>) -> Arc<Cluster> {
        let ClusterParts { node, bus, store } = parts;
        let (duty_jobs, jobs) = unbounded_channel();
        let cluster = Arc::new(Cluster {
            node,
            host: host.clone(),
            bus,
            store,
            duty_jobs,
            held: Mutex::default(),
            refused: Mutex::default(),
            last_seen: Mutex::default(),
            inbox: Mutex::default(),
            counters: ClusterCounters::default(),
        });
        host.spawn(Box::pin(duties::ask_for_leases(Arc::downgrade(&cluster), jobs)));
        cluster
    }

    fn send<T: Serialize>(&self, topic: &str, news: T) {
        let news = From { node: self.node.clone(), news };
        let message = serde_json::to_vec(&news).expect("news have text keys only");
        self.counters.sent.fetch_add(1, Relaxed);
        self.counters.sent_bytes.fetch_add(message.len() as u64, Relaxed);
        self.bus.publish(topic, message);
    }

    /// Tells the nodes that have a table live.
    pub(crate) fn publish(&self, id: &str, news: TableNews) {
        self.send(&topic(id), news);
    }

    /// Tells every node.
    pub(crate) fn publish_to_nodes(&self, news: NodeNews) {
        self.send(NODES, news);
    }

    /// Hears the news of a table. Returns once none is missed any more, or the bus is away.
    pub(crate) async fn follow(
        &self,
        id: &str,
        deliver: impl Fn(From<TableNews>) + Send + Sync + 'static,
    ) -> Subscription {
        let node = self.node.clone();
        let deliver = move |message: &[u8]| match serde_json::from_slice::<From<TableNews>>(message) {
            Ok(news) if news.node != node => deliver(news),
            Ok(_) => {}
            // A newer node may tell more than this one knows; what matters is in the store.
            Err(error) => tracing::debug!(%error, "news that cannot be read"),
        };
        self.bus.subscribe(&topic(id), Box::new(deliver)).await
    }

    /// What has changed about a table, if it is there. May block.
    pub(crate) fn read_pulse(&self, id: &str) -> Result<Option<Pulse>, StoreError> {
        Ok(self.store.pulses(&[id.to_string()])?.pop())
    }

    /// Why nodes do not hear each other now, if so.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.bus.trouble()
    }

    /// What it measures of itself.
    pub(crate) fn measures(&self) -> Vec<StoreMeasure> {
        let measure = |name, help, value: u64| StoreMeasure { name, help, value: value as f64 };
        let count = |value: &AtomicU64| value.load(Relaxed);
        let of = &self.counters;
        vec![
            measure("bus_up", "1 while nodes hear each other", u64::from(self.trouble().is_none())),
            measure("bus_reconnects_total", "Times the bus was reached again", self.bus.reconnects()),
            measure("bus_messages_total", "News sent to other nodes", count(&of.sent)),
            measure("bus_bytes_total", "Bytes of those news", count(&of.sent_bytes)),
            measure("followed_lines_total", "Lines of other nodes that were followed", count(&of.followed)),
            measure(
                "catch_ups_total",
                "Times a replica was behind and read the journal",
                count(&of.catch_ups),
            ),
            measure("lost_races_total", "Acts that another node was faster than", count(&of.lost_races)),
            measure("lease_take_overs_total", "Duties taken over from dead nodes", count(&of.take_overs)),
            measure("leases", "Tables whose duties this node does", lock(&self.held).len() as u64),
            measure(
                "replica_lag_lines",
                "Lines by which replicas were behind at the last look",
                count(&of.lag),
            ),
            measure("nodes_heard", "Other nodes that were seen lately", lock(&self.last_seen).len() as u64),
        ]
    }
}
