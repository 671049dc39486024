//! What all requests share, and the loop that serves them.

use crate::error::Fault;
use crate::hub::Hub;
use crate::limits::{Counting, Limits};
use crate::metrics::Metrics;
use solarium_core::{Seat, SeatSet};
use solarium_store::{Grant, Store};
use solarium_table::Library;
use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

/// Sessions whose seats are remembered.
const MOST_SESSIONS: usize = 10_000;
/// Most seats of one session that are looked at.
const MOST_GRANTS: usize = 1_000;

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address people type, if a proxy stands before the server. With `https` cookies are marked secure.
    pub public_url: Option<String>,
    /// What one address may do.
    pub limits: Limits,
    /// A table nobody asked for this long is dropped from memory.
    pub idle: Duration,
    /// How often a socket is asked whether it is still there.
    pub heartbeat: Duration,
    /// Bots that think at the same time.
    pub thinkers: usize,
    /// Milliseconds since 1970.
    pub clock: fn() -> i64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            limits: Limits::default(),
            idle: Duration::from_secs(300),
            heartbeat: Duration::from_secs(25),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            clock: now,
        }
    }
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// What live tables need.
pub struct Shared {
    pub store: Arc<dyn Store>,
    pub library: Library,
    pub metrics: Metrics,
    /// Permits to think.
    pub pool: Semaphore,
    pub clock: fn() -> i64,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("library", &self.library).finish_non_exhaustive()
    }
}

#[derive(Debug)]
struct Inner {
    shared: Arc<Shared>,
    hub: Hub,
    settings: Settings,
    counting: Counting,
    sessions: Mutex<HashMap<String, Arc<[Grant]>>>,
    closing: watch::Sender<bool>,
}

/// The server without its socket: cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

impl App {
    /// A server of these games over this store.
    pub fn new(store: Arc<dyn Store>, library: Library, settings: Settings) -> App {
        let shared = Arc::new(Shared {
            store,
            library,
            metrics: Metrics::default(),
            pool: Semaphore::new(settings.thinkers.max(1)),
            clock: settings.clock,
        });
        App(Arc::new(Inner {
            hub: Hub::new(shared.clone()),
            shared,
            counting: Counting::new(settings.limits),
            settings,
            sessions: Mutex::default(),
            closing: watch::Sender::new(false),
        }))
    }

    /// How it behaves.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// The games on offer.
    pub fn library(&self) -> &Library {
        &self.0.shared.library
    }

    /// The live tables dropped that nobody used for this long; done by itself while serving.
    pub fn sweep(&self, idle: Duration) {
        self.0.hub.sweep(idle);
    }

    /// Number of live tables.
    pub fn live_tables(&self) -> usize {
        self.0.hub.live()
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.0.hub
    }

    pub(crate) fn limits(&self) -> &Counting {
        &self.0.counting
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.shared.metrics
    }

    pub(crate) fn clock(&self) -> i64 {
        (self.0.settings.clock)()
    }

    /// Turns true when the server is about to stop.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Runs something that blocks.
    pub(crate) async fn block<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Shared) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let shared = self.0.shared.clone();
        tokio::task::spawn_blocking(move || work(&shared)).await.map_err(|_| Fault::Interrupted)?
    }

    /// All seats of a session.
    pub(crate) async fn grants(&self, session: Option<&str>) -> Result<Arc<[Grant]>, Fault> {
        let Some(session) = session else { return Ok(Arc::new([])) };
        let known = self.0.sessions.lock().unwrap_or_else(PoisonError::into_inner).get(session).cloned();
        if let Some(grants) = known {
            return Ok(grants);
        }
        let hash = session.to_string();
        let grants: Arc<[Grant]> =
            self.block(move |shared| Ok(shared.store.granted(&hash, MOST_GRANTS)?)).await?.into();
        let mut sessions = self.0.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        if sessions.len() >= MOST_SESSIONS {
            sessions.clear();
        }
        sessions.insert(session.to_string(), grants.clone());
        Ok(grants)
    }

    /// The seats of a session at one table.
    pub(crate) async fn granted(&self, session: Option<&str>, id: &str) -> Result<SeatSet, Fault> {
        let grants = self.grants(session).await?;
        Ok(grants.iter().filter(|grant| grant.id == id).map(|grant| Seat(grant.seat)).collect())
    }

    /// Gives a seat to a session.
    pub(crate) async fn grant(&self, session: &str, id: &str, seat: Seat) -> Result<(), Fault> {
        let (hash, grant) =
            (session.to_string(), Grant { id: id.to_string(), seat: seat.0, at: self.clock() });
        self.block(move |shared| Ok(shared.store.grant(&hash, grant)?)).await?;
        self.0.sessions.lock().unwrap_or_else(PoisonError::into_inner).remove(session);
        Ok(())
    }
}

/// Serves until `shutdown`, then stops accepting, answers what is in flight, ends every table and returns.
pub async fn serve(
    listener: TcpListener,
    app: App,
    router: axum::Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    use axum::serve::ListenerExt;
    let listener = listener.tap_io(|stream| {
        // Answers are small and awaited; without this they would wait for company.
        let _ = stream.set_nodelay(true);
    });
    let sweeper = {
        let app = app.clone();
        let idle = app.settings().idle;
        tokio::spawn(async move {
            let mut pause = tokio::time::interval((idle / 4).max(Duration::from_millis(100)));
            loop {
                pause.tick().await;
                app.sweep(idle);
            }
        })
    };
    let closing = app.clone();
    let shutdown = async move {
        shutdown.await;
        tracing::info!("stopping: answering what is in flight");
        closing.0.closing.send_replace(true);
    };
    let served = axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>())
        .with_graceful_shutdown(shutdown)
        .await;
    sweeper.abort();
    app.hub().close().await;
    served
}
