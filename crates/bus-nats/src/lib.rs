//! The bus between nodes: NATS. Messages are news of what the store holds already, so plain publishing is enough: one that
//! is lost costs a look at the store.
//!
//! Each table has a subject of its own, so a node receives what concerns the tables it has live, and nothing else.

mod address;

pub use address::{BusError, is_nats_url};

use address::{Credentials, place, servers};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Request};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use solarium_service::{Bus, Deliver, Subscription};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long the first connection may take.
const CONNECTING: Duration = Duration::from_secs(5);
/// How often the server is asked whether it is still there; twice without an answer it is not.
const PING: Duration = Duration::from_secs(2);
/// Longest pause between two attempts to connect again.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// How long to wait until the server has taken a subscription.
const SUBSCRIBING: Duration = Duration::from_secs(1);

/// A connection to NATS that is not yet part of a cluster.
pub struct NatsConnection {
    client: Client,
    place: String,
    losses: Arc<AtomicU64>,
}

impl fmt::Debug for NatsConnection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NatsConnection({})", self.place)
    }
}

impl NatsConnection {
    /// Connects, within a tokio runtime. An address that is none, a server that is not there and one that does not let
    /// this program in are refused. From then on a connection that breaks is made again, for ever.
    pub async fn open(url: &str) -> Result<NatsConnection, BusError> {
        let servers = servers(url)?;
        let losses = Arc::<AtomicU64>::default();
        let counted = losses.clone();
        let options = match Credentials::of(&servers) {
            Credentials::None => ConnectOptions::new(),
            Credentials::User(user, password) => ConnectOptions::with_user_and_password(user, password),
            Credentials::Token(token) => ConnectOptions::with_token(token),
        };
        let options = options
            .name("solarium")
            .no_echo()
            .connection_timeout(CONNECTING)
            .ping_interval(PING)
            .max_reconnects(None)
            .reconnect_delay_callback(|attempts| {
                Duration::from_millis(100 * attempts.min(100) as u64).min(LONGEST_PAUSE)
            })
            .event_callback(move |event| {
                // After each of these, messages may have been lost.
                if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                    counted.fetch_add(1, Relaxed);
                }
                async {}
            });
        let connecting = tokio::time::timeout(2 * CONNECTING, options.connect(servers.clone()));
        match connecting.await {
            Ok(Ok(client)) => Ok(NatsConnection { client, place: place(&servers), losses }),
            Ok(Err(error)) => Err(BusError::of(&error)),
            Err(_) => Err(BusError::Unreachable("no answer in time".into())),
        }
    }

    /// The bus of a cluster: others on the same NATS do not hear it.
    pub fn into_bus(self, cluster: &str) -> NatsBus {
        let (jobs, waiting) = unbounded_channel();
        tokio::spawn(publish_all(self.client.clone(), waiting));
        NatsBus {
            client: self.client,
            place: self.place,
            losses: self.losses,
            prefix: format!("solarium.{cluster}"),
            jobs,
        }
    }
}

enum Job {
    Publish(String, Vec<u8>),
    Flush(oneshot::Sender<()>),
}

/// Most jobs that are done in one go.
const MOST_JOBS: usize = 1024;
/// After this many jobs in one go the next ones are gathered for a while: a write to the server costs more than a message
/// in it, and wakes it.
const MANY_JOBS: usize = 16;
const GATHERING: Duration = Duration::from_millis(1);

/// Publishes in the order in which it was asked to, until every sender of jobs is dropped.
async fn publish_all(client: Client, mut waiting: UnboundedReceiver<Job>) {
    let mut jobs = Vec::with_capacity(MOST_JOBS);
    let mut many = false;
    while waiting.recv_many(&mut jobs, MOST_JOBS).await > 0 {
        match many {
            true => tokio::time::sleep(GATHERING).await,
            // Tables whose lines were stored together have their turn first.
            false => tokio::task::yield_now().await,
        }
        while jobs.len() < MOST_JOBS
            && let Ok(job) = waiting.try_recv()
        {
            jobs.push(job);
        }
        many = jobs.len() >= MANY_JOBS;
        for job in jobs.drain(..) {
            match job {
                // A message that cannot be sent is found in the store.
                Job::Publish(subject, message) => {
                    if let Err(error) = client.publish(subject, message.into()).await {
                        tracing::debug!(%error, "news could not be sent");
                    }
                }
                Job::Flush(done) => {
                    let _ = client.flush().await;
                    let _ = done.send(());
                }
            }
        }
    }
}

/// NATS as the bus of a cluster.
pub struct NatsBus {
    client: Client,
    place: String,
    losses: Arc<AtomicU64>,
    prefix: String,
    jobs: UnboundedSender<Job>,
}

impl fmt::Debug for NatsBus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NatsBus({})", self.place)
    }
}

impl NatsBus {
    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

impl Bus for NatsBus {
    fn publish(&self, topic: &str, message: Vec<u8>) {
        // What is published while the server is away would come much later, when it is of no use.
        if self.is_connected() {
            let _ = self.jobs.send(Job::Publish(format!("{}.{topic}", self.prefix), message));
        }
    }

    fn subscribe(&self, topic: &str, deliver: Deliver) -> BoxFuture<'static, Subscription> {
        let (client, subject) = (self.client.clone(), format!("{}.{topic}", self.prefix));
        let sync = format!("{}.sync", self.prefix);
        let (taken, ready) = oneshot::channel();
        let connected = self.is_connected();
        // In a task of its own: while the server is away this waits, and must not end with the caller's patience.
        let task = tokio::spawn(async move {
            let mut messages = match client.subscribe(subject).await {
                Ok(messages) => messages,
                Err(error) => {
                    tracing::error!(%error, "a table cannot be followed");
                    return;
                }
            };
            // No node answers there, as the server says; by then it has taken the subscription that came before.
            if connected {
                let _ = client.send_request(sync, Request::new().timeout(Some(SUBSCRIBING))).await;
            }
            let _ = taken.send(());
            while let Some(message) = messages.next().await {
                deliver(&message.payload);
            }
        });
        let following = Following(task);
        Box::pin(async move {
            let _ = tokio::time::timeout(SUBSCRIBING, ready).await;
            Subscription::new(following)
        })
    }

    fn trouble(&self) -> Option<String> {
        (!self.is_connected()).then(|| format!("NATS at {} is away", self.place))
    }

    fn reconnects(&self) -> u64 {
        self.losses.load(Relaxed).saturating_sub(1)
    }

    fn flush(&self) -> BoxFuture<'static, ()> {
        let (done, flushed) = oneshot::channel();
        let asked = self.is_connected() && self.jobs.send(Job::Flush(done)).is_ok();
        Box::pin(async move {
            if asked {
                let _ = tokio::time::timeout(SUBSCRIBING, flushed).await;
            }
        })
    }
}

/// A subscription, which ends with this.
struct Following(JoinHandle<()>);

impl Drop for Following {
    fn drop(&mut self) {
        self.0.abort();
    }
}
