//! The service's host: tokio for tasks and timers, the system for clock and random numbers.

use futures_util::future::BoxFuture;
use solarium_service::{Host, HostTime, TaskHandle};
use std::time::SystemTime;
use tokio::time::Instant;

/// Runs the service in the tokio runtime in which its methods are called.
#[derive(Clone, Copy, Debug)]
pub struct TokioHost {
    begun: Instant,
    calendar: fn() -> i64,
}

impl Default for TokioHost {
    fn default() -> TokioHost {
        TokioHost::with_calendar(unix_millis)
    }
}

impl TokioHost {
    /// A host with another calendar, which returns milliseconds since 1970.
    pub fn with_calendar(calendar: fn() -> i64) -> TokioHost {
        TokioHost { begun: Instant::now(), calendar }
    }
}

fn unix_millis() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

impl Host for TokioHost {
    fn spawn(&self, task: BoxFuture<'static, ()>) -> TaskHandle {
        let task = tokio::spawn(task).abort_handle();
        TaskHandle::new(move || task.abort())
    }

    fn run_blocking(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }

    fn now(&self) -> HostTime {
        HostTime(Instant::now().duration_since(self.begun))
    }

    fn unix_millis(&self) -> i64 {
        (self.calendar)()
    }

    fn sleep_until(&self, at: HostTime) -> BoxFuture<'static, ()> {
        // A time beyond what the system can count never comes.
        match self.begun.checked_add(at.0) {
            Some(at) => Box::pin(tokio::time::sleep_until(at)),
            None => Box::pin(std::future::pending()),
        }
    }

    fn random_bytes(&self, bytes: &mut [u8]) -> Result<(), String> {
        getrandom::fill(bytes).map_err(|error| error.to_string())
    }
}
