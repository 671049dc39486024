//! What the service needs of the program it runs in: tasks, blocking work, clocks, timers and random numbers.

use crate::thinking::JobQueue;
use futures_util::future::BoxFuture;
use std::fmt;
use std::ops::Add;
use std::time::Duration;
use tokio::sync::oneshot;

/// The program that the service runs in.
pub trait Host: fmt::Debug + Send + Sync + 'static {
    /// Runs a task beside everything else, until it ends or is aborted.
    fn spawn(&self, task: BoxFuture<'static, ()>) -> TaskHandle;
    /// Runs work that blocks or computes for long, where it holds up no task. If it panics, only this work is lost.
    fn run_blocking(&self, work: Box<dyn FnOnce() + Send>);
    /// Runs work that only computes, perhaps for seconds: the thoughts of bots, hints and reviews. A host without threads
    /// puts it off until what can be answered now is answered.
    fn run_computing(&self, work: Box<dyn FnOnce() + Send>) {
        self.run_blocking(work);
    }
    /// Where work that only computes goes instead, if this host has other instances of the program for it.
    fn job_queue(&self) -> Option<&dyn JobQueue> {
        None
    }
    /// The monotonic clock.
    fn now(&self) -> HostTime;
    /// The calendar: milliseconds since 1970.
    fn unix_millis(&self) -> i64;
    /// Completes when the monotonic clock has reached this time.
    fn sleep_until(&self, at: HostTime) -> BoxFuture<'static, ()>;
    /// Fills a buffer with random bytes that cannot be guessed, or says why it cannot.
    fn random_bytes(&self, bytes: &mut [u8]) -> Result<(), String>;
}

impl dyn Host {
    /// Runs work that blocks and returns its result, or nothing if it did not end.
    pub async fn blocking<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (work, result) = returning(work);
        self.run_blocking(work);
        result.await.ok()
    }

    /// Runs work that only computes and returns its result, or nothing if it did not end.
    pub async fn computing<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (work, result) = returning(work);
        self.run_computing(work);
        result.await.ok()
    }
}

/// Work, and where its result comes out.
fn returning<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> (Box<dyn FnOnce() + Send>, oneshot::Receiver<T>) {
    let (done, result) = oneshot::channel();
    let work = move || {
        // Without a receiver the request was cancelled.
        let _ = done.send(work());
    };
    (Box::new(work), result)
}

/// A time of a host's monotonic clock: how long after its beginning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct HostTime(pub Duration);

impl HostTime {
    /// The time that has passed since an earlier moment; none if that is in the future.
    pub fn since(self, earlier: HostTime) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<Duration> for HostTime {
    type Output = HostTime;

    fn add(self, more: Duration) -> HostTime {
        HostTime(self.0.saturating_add(more))
    }
}

/// A task that can be aborted. Dropping the handle lets the task run.
pub struct TaskHandle(Box<dyn FnOnce() + Send + Sync>);

impl TaskHandle {
    /// A handle whose task is aborted by this function.
    pub fn new(abort: impl FnOnce() + Send + Sync + 'static) -> TaskHandle {
        TaskHandle(Box::new(abort))
    }

    /// Aborts the task, if it has not ended.
    pub fn abort(self) {
        (self.0)();
    }
}

impl fmt::Debug for TaskHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TaskHandle")
    }
}
