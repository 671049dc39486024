//! The loop that serves, and its end.

use crate::connections::{Connections, Timeouts};
use axum::Router;
use solarium_service::App;
use std::future::Future;
use std::io;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long the tables may take to end once the connections have ended.
const ENDING: Duration = Duration::from_secs(2);

/// How long connections may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionSettings {
    /// How long a client may take.
    pub timeouts: Timeouts,
    /// How long connections may take to finish when the server stops.
    pub grace: Duration,
}

impl Default for ConnectionSettings {
    fn default() -> ConnectionSettings {
        ConnectionSettings { timeouts: Timeouts::default(), grace: Duration::from_secs(5) }
    }
}

/// Serves until `shutdown`, then stops accepting, answers what is in flight, ends every table and returns.
pub async fn serve(
    listener: TcpListener,
    app: App,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    serve_until(listener, app, router, ConnectionSettings::default(), shutdown, std::future::pending()).await
}

/// As [`serve`]; `at_once` ends the time of grace that connections have after `shutdown`.
pub async fn serve_until(
    listener: TcpListener,
    app: App,
    router: Router,
    connection_settings: ConnectionSettings,
    shutdown: impl Future<Output = ()> + Send + 'static,
    at_once: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let address = listener.local_addr()?;
    let machine_name = if address.ip().is_unspecified() { machine_name() } else { None };
    if !app.set_listener(address, machine_name) {
        return Err(io::Error::other("this server has served before"));
    }
    let sweeper = {
        let app = app.clone();
        tokio::spawn(async move { app.sweep_regularly().await })
    };
    let tender = {
        let app = app.clone();
        tokio::spawn(async move { app.tend_cluster().await })
    };
    let settings = app.settings();
    let ConnectionSettings { timeouts, grace } = connection_settings;
    let connections = Connections::new(&settings.limits, settings.trusted_proxies.clone(), timeouts);
    connections.accept(listener, router, shutdown).await;
    tracing::info!("stopping: answering what is in flight");
    app.begin_closing();
    connections.end(grace, at_once, || app.cut_sockets()).await;
    sweeper.abort();
    tender.abort();
    // Whatever a table has handed to the store is written, by the store's own thread, before the store ends; this only
    // waits until the tables know of it.
    if tokio::time::timeout(ENDING, app.close_tables()).await.is_err() {
        tracing::error!("stopping: some tables have not ended in time; nothing acknowledged is lost");
    }
    Ok(())
}

/// The name of this machine.
fn machine_name() -> Option<String> {
    #[cfg(unix)]
    return rustix::system::uname().nodename().to_str().ok().map(str::to_string);
    #[cfg(not(unix))]
    return std::env::var("COMPUTERNAME").ok();
}
