//! The end of the server: signals, and ends that are bounded in time.

use solarium_store::Store;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How long whatever still computes may take once the server has ended, and then the store to write what it has.
/// Together with the time of grace and the end of the tables this is less than ten seconds.
const COMPUTING: Duration = Duration::from_millis(500);
const WRITING: Duration = Duration::from_millis(1500);

/// The signals that stop the server. They are caught from the making of this on, not only once they are waited for: a
/// script that has read the link may stop the server at once.
#[derive(Clone, Debug)]
pub(crate) struct Signals(Arc<Mutex<Inner>>);

#[cfg(unix)]
#[derive(Debug)]
struct Inner {
    interrupt: std::io::Result<tokio::signal::unix::Signal>,
    terminate: std::io::Result<tokio::signal::unix::Signal>,
}

#[cfg(not(unix))]
#[derive(Debug)]
struct Inner;

impl Signals {
    /// Within a runtime.
    pub(crate) fn new() -> Signals {
        #[cfg(unix)]
        let inner = {
            use tokio::signal::unix::{SignalKind, signal};
            Inner { interrupt: signal(SignalKind::interrupt()), terminate: signal(SignalKind::terminate()) }
        };
        #[cfg(not(unix))]
        let inner = Inner;
        Signals(Arc::new(Mutex::new(inner)))
    }

    /// Waits for the next signal.
    pub(crate) fn next(&self) -> impl Future<Output = ()> + Send + 'static {
        let signals = self.0.clone();
        async move { signals.lock().await.next().await }
    }
}

#[cfg(unix)]
impl Inner {
    async fn next(&mut self) {
        tokio::select! {
            () = received(&mut self.interrupt) => {}
            () = received(&mut self.terminate) => {}
        }
    }
}

#[cfg(not(unix))]
impl Inner {
    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// A signal that cannot be listened to never comes.
#[cfg(unix)]
async fn received(signal: &mut std::io::Result<tokio::signal::unix::Signal>) {
    match signal {
        Ok(signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

/// Ends a runtime and then a store, each within its time. What was acknowledged is on disk already; what was handed to
/// the store is written when it is dropped, unless the disk does not answer.
pub(crate) fn end(runtime: tokio::runtime::Runtime, store: Arc<dyn Store>) {
    runtime.shutdown_timeout(COMPUTING);
    let (done, ended) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        // Something that still computes may hold the store, too, so dropping it here may not end it. But it writes in
        // the order in which it is asked: when it has answered this, which changes nothing, all before is written.
        let _ = store.revoke("", 0, Some(""));
        drop(store);
        // The receiver is gone if this took too long.
        let _ = done.send(());
    });
    if ended.recv_timeout(WRITING).is_err() {
        tracing::error!("the data was not closed in time; nothing acknowledged is lost");
    }
}
