//! A host for unit tests, over tokio.

use crate::host::{Host, HostTime, TaskHandle};
use futures_util::future::BoxFuture;
use tokio::time::Instant;

#[derive(Debug)]
pub(crate) struct TestHost(Instant);

impl Default for TestHost {
    fn default() -> TestHost {
        TestHost(Instant::now())
    }
}

impl Host for TestHost {
    fn spawn(&self, task: BoxFuture<'static, ()>) -> TaskHandle {
        let task = tokio::spawn(task).abort_handle();
        TaskHandle::new(move || task.abort())
    }

    fn run_blocking(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }

    fn now(&self) -> HostTime {
        HostTime(Instant::now().duration_since(self.0))
    }

    fn unix_millis(&self) -> i64 {
        1_700_000_000_000
    }

    fn sleep_until(&self, at: HostTime) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep_until(self.0 + at.0))
    }

    fn random_bytes(&self, _: &mut [u8]) -> Result<(), String> {
        Err("tests need none".into())
    }
}
