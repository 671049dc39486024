//! What a node does all the time: shows that it lives, keeps its leases and takes over those of dead nodes, and looks
//! whether its live tables are what the store has.

use super::{Cluster, From, LEASE, NODES, NodeInbox, NodeNews, lock};
use crate::app::{App, Shared};
use crate::error::Fault;
use crate::host::HostTime;
use crate::live::Order;
use futures_util::{StreamExt, stream};
use solarium_store::{Beat, Leases, StoreError};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::mpsc::unbounded_channel;

/// How often a node shows that it lives; as often it looks at the store while the bus is away.
const BEAT: Duration = Duration::from_secs(1);
/// Leases are renewed once in so many beats.
const RENEW_EVERY: u64 = 2;
/// The store is looked at once in so many beats while the bus is there: a message may get lost on any bus.
const LOOK_EVERY: u64 = 10;
/// A node that was not seen for this long has no clients any more.
const SILENCE: Duration = Duration::from_secs(10);
/// Most leases that are taken over at once, and tables that are opened at the same time because of them.
const MOST_TAKE_OVERS: usize = 1_000;
const OPENED_AT_ONCE: usize = 4;
/// Tables that are looked at in one statement.
const MOST_PULSES: usize = 500;
/// How long a node that begins waits for an answer of the others, and how often it asks: a little longer than a node that
/// has died counts as alive.
const ASKING: Duration = Duration::from_millis(250);
const MOST_ASKED: usize = 32;

/// Why a node cannot join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JoinRefusal {
    /// The store does not answer.
    Store(StoreError),
    /// Nodes of this store live, and say that they hear each other, but they do not hear this one.
    OtherBus,
}

impl fmt::Display for JoinRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JoinRefusal::Store(error) => write!(f, "{error}"),
            JoinRefusal::OtherBus => write!(
                f,
                "the nodes that use this database do not hear this one: they use another bus; start all nodes of a \
                 database with the same --bus"
            ),
        }
    }
}

impl std::error::Error for JoinRefusal {}

impl Cluster {
    async fn hear_nodes(&self) -> NodeInbox {
        let (sender, received) = unbounded_channel();
        let node = self.node.clone();
        let deliver = move |message: &[u8]| {
            if let Ok(news) = serde_json::from_slice::<From<NodeNews>>(message)
                && news.node != node
            {
                // Without the receiver this node ends.
                let _ = sender.send(news);
            }
        };
        let subscription = self.bus.subscribe(NODES, Box::new(deliver)).await;
        NodeInbox { received, _subscription: subscription }
    }

    fn note_seen(&self, node: String, now: HostTime) {
        lock(&self.last_seen).insert(node, now);
    }

    /// Nodes that were not seen for a while, once.
    fn silent(&self, now: HostTime) -> Vec<String> {
        let mut last_seen = lock(&self.last_seen);
        let silent = |at: &HostTime| now.since(*at) >= SILENCE;
        let gone: Vec<String> =
            last_seen.iter().filter(|(_, at)| silent(at)).map(|(node, _)| node.clone()).collect();
        last_seen.retain(|_, at| !silent(at));
        gone
    }
}

impl App {
    /// Joins the other nodes of the store, before anything is served. Refuses if they use another bus: two clusters on one
    /// store would not hear of each other. Without a cluster nothing happens.
    pub async fn join_cluster(&self) -> Result<(), JoinRefusal> {
        let Some(cluster) = self.shared().cluster.clone() else { return Ok(()) };
        let mut inbox = cluster.hear_nodes().await;
        let mut joined = false;
        for _ in 0..MOST_ASKED {
            let asked = cluster.clone();
            let there = self.block(move |_| Ok(asked.store.nodes_on_bus()?)).await;
            let there = there.map_err(|fault| match fault {
                Fault::Store(error) => JoinRefusal::Store(error),
                other => JoinRefusal::Store(StoreError::Io(format!("{other:?}"))),
            })?;
            if there.is_empty() {
                joined = true;
                break;
            }
            cluster.publish_to_nodes(NodeNews::Who);
            let patience = self.host().sleep_until(self.host().now() + ASKING);
            tokio::select! {
                Some(news) = inbox.received.recv() => {
                    cluster.note_seen(news.node, self.host().now());
                    joined = true;
                    break;
                }
                () = patience => {}
            }
        }
        *lock(&cluster.inbox) = Some(inbox);
        if joined { Ok(()) } else { Err(JoinRefusal::OtherBus) }
    }

    /// Does what a node does all the time, for ever.
    pub async fn tend_cluster(&self) {
        let Some(cluster) = self.shared().cluster.clone() else { return std::future::pending().await };
        let joined = lock(&cluster.inbox).take();
        let mut inbox = match joined {
            Some(inbox) => inbox,
            None => cluster.hear_nodes().await,
        };
        let (mut next, mut beats, mut reconnects) = (self.host().now(), 0, cluster.bus.reconnects());
        loop {
            tokio::select! {
                Some(news) = inbox.received.recv() => self.on_node_news(&cluster, news).await,
                () = self.host().sleep_until(next) => {
                    let again = cluster.bus.reconnects() != reconnects;
                    reconnects = cluster.bus.reconnects();
                    self.beat(&cluster, beats, again).await;
                    beats += 1;
                    next = self.host().now() + BEAT;
                }
            }
        }
    }

    async fn on_node_news(&self, cluster: &Cluster, From { node, news }: From<NodeNews>) {
        cluster.note_seen(node, self.host().now());
        match news {
            NodeNews::Here => {}
            NodeNews::Who => cluster.publish_to_nodes(NodeNews::Here),
            NodeNews::Packs => {
                let read = |shared: &Shared| {
                    shared.read_packs_again();
                    Ok(())
                };
                // What could not be read is read when a table needs it.
                let _ = self.block(read).await;
            }
        }
    }

    async fn beat(&self, cluster: &Arc<Cluster>, beats: u64, again: bool) {
        let away = cluster.trouble().is_some();
        cluster.publish_to_nodes(NodeNews::Here);
        if beats.is_multiple_of(RENEW_EVERY) {
            self.renew_leases(cluster, !away).await;
        }
        if again {
            // Neither did this node hear who came elsewhere, nor the others who came here.
            self.hub().tell_all(|| Order::Announce);
        }
        if away || again || beats.is_multiple_of(LOOK_EVERY) {
            self.look_at_store(cluster).await;
        }
        for gone in cluster.silent(self.host().now()) {
            tracing::warn!(node = %gone, "a node is silent");
            let gone: Arc<str> = gone.into();
            self.hub().tell_all(|| Order::NodeGone(gone.clone()));
        }
    }

    /// Renews what is held and takes over what dead nodes held.
    pub(super) async fn renew_leases(&self, cluster: &Arc<Cluster>, on_bus: bool) {
        let before: BTreeSet<String> = lock(&cluster.held).clone();
        let asked = cluster.clone();
        let beat = self.block(move |_| {
            let except: Vec<String> = lock(&asked.refused).iter().cloned().collect();
            let (node, lasts, most) = (&*asked.node, LEASE, MOST_TAKE_OVERS);
            Ok(asked.store.beat(Beat { node, on_bus, lasts, most, except: &except })?)
        });
        let Leases { held, taken_over } = match beat.await {
            Ok(leases) => leases,
            Err(fault) => {
                tracing::warn!(?fault, "leases could not be renewed");
                return;
            }
        };
        cluster.counters.take_overs.fetch_add(taken_over.len() as u64, Relaxed);
        let held: BTreeSet<String> = held.into_iter().collect();
        for lost in before.difference(&held) {
            if lock(&cluster.held).remove(lost) {
                self.hub().tell(lost, Order::Duty(false));
            }
        }
        for id in &held {
            self.hub().tell(id, Order::RestFromDuty);
        }
        // Also one that a table of this node could not give back.
        let left: Vec<String> = held.into_iter().filter(|id| !self.hub().is_live(id)).collect();
        if !left.is_empty() {
            let app = self.clone();
            self.host().spawn(Box::pin(async move {
                stream::iter(left).for_each_concurrent(OPENED_AT_ONCE, |id| app.take_over(id)).await;
            }));
        }
    }

    /// Goes on with a table that a dead node has left.
    async fn take_over(&self, id: String) {
        let Some(cluster) = &self.shared().cluster else { return };
        let fault = match self.hub().visit(&id, |_| ()).await {
            Ok(()) => return,
            Err(fault) => fault,
        };
        match fault {
            Fault::Store(StoreError::NoTable) => cluster.give_back(&id, false),
            Fault::Refused(_) | Fault::OtherVersion { .. } => {
                tracing::warn!(table = %id, ?fault, "this node cannot go on with a table");
                lock(&cluster.refused).insert(id.clone());
                cluster.give_back(&id, true);
            }
            // It stays with this node, which tries again.
            _ => tracing::warn!(table = %id, ?fault, "a table of a dead node cannot be opened"),
        }
    }

    /// Lets each live table compare itself with the store. One that the store does not have any more ends.
    pub(super) async fn look_at_store(&self, cluster: &Arc<Cluster>) {
        let ids = self.hub().live_ids();
        cluster.counters.lag.store(0, Relaxed);
        for some in ids.chunks(MOST_PULSES) {
            let mut gone: BTreeSet<&String> = some.iter().collect();
            let (asked, some) = (cluster.clone(), some.to_vec());
            match self.block(move |_| Ok(asked.store.pulses(&some)?)).await {
                Ok(pulses) => {
                    for pulse in pulses {
                        let id = pulse.id.clone();
                        gone.remove(&id);
                        self.hub().tell(&id, Order::Pulse(Box::new(pulse)));
                    }
                    for id in gone {
                        tracing::info!(table = %id, "a table was deleted");
                        self.hub().tell(id, Order::Stop { force: true });
                    }
                }
                Err(fault) => {
                    tracing::warn!(?fault, "the store could not be looked at");
                    return;
                }
            }
        }
    }

    /// Hands all duties back and takes leave of the other nodes.
    pub async fn leave_cluster(&self) {
        let Some(cluster) = self.shared().cluster.clone() else { return };
        cluster.sync_duties().await;
        let left = cluster.clone();
        if let Err(fault) = self.block(move |_| Ok(left.store.leave(&left.node)?)).await {
            tracing::warn!(
                ?fault,
                "the duties of this node could not be handed back; others take them over in a while"
            );
        }
        cluster.bus.flush().await;
    }
}
