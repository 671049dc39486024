//! Tasks in one thread: a queue of those that can go on.

use futures_util::future::BoxFuture;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Wake, Waker};

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The tasks that can go on, in the order in which they were woken. A task that waits is kept by what will wake it.
#[derive(Default)]
pub(crate) struct Executor {
    ready: Mutex<VecDeque<Arc<Task>>>,
}

pub(crate) struct Task {
    /// None while it is polled, and once it has ended or was aborted.
    future: Mutex<Option<BoxFuture<'static, ()>>>,
    is_queued: AtomicBool,
    is_aborted: AtomicBool,
    executor: Weak<Executor>,
}

impl Executor {
    pub(crate) fn spawn(self: &Arc<Executor>, future: BoxFuture<'static, ()>) -> Weak<Task> {
        let task = Arc::new(Task {
            future: Mutex::new(Some(future)),
            is_queued: AtomicBool::new(true),
            is_aborted: AtomicBool::new(false),
            executor: Arc::downgrade(self),
        });
        let handle = Arc::downgrade(&task);
        locked(&self.ready).push_back(task);
        handle
    }

    /// Runs tasks until all of them wait.
    pub(crate) fn run_until_stalled(&self) {
        loop {
            let next = locked(&self.ready).pop_front();
            let Some(task) = next else { return };
            task.is_queued.store(false, Relaxed);
            let taken = locked(&task.future).take();
            let Some(mut future) = taken else { continue };
            let waker = Waker::from(task.clone());
            let polled = future.as_mut().poll(&mut Context::from_waker(&waker));
            if polled.is_pending() && !task.is_aborted.load(Relaxed) {
                *locked(&task.future) = Some(future);
            }
        }
    }
}

impl Task {
    /// Ends the task where it waits; one that aborts its own task ends where it waits next.
    pub(crate) fn abort(&self) {
        self.is_aborted.store(true, Relaxed);
        // Dropped after the lock is free again: what a task held may wake others.
        let ended = locked(&self.future).take();
        drop(ended);
    }
}

impl Wake for Task {
    fn wake(self: Arc<Task>) {
        let Some(executor) = self.executor.upgrade() else { return };
        if !self.is_queued.swap(true, Relaxed) {
            locked(&executor.ready).push_back(self);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::oneshot;

    #[test]
    fn tasks_run_until_they_wait_and_go_on_when_woken() {
        let (executor, done) = (Arc::new(Executor::default()), Arc::new(Mutex::new(Vec::new())));
        let (wake, woken) = oneshot::channel::<()>();
        let (first, second) = (done.clone(), done.clone());
        executor.spawn(Box::pin(async move {
            locked(&first).push("waits");
            let _ = woken.await;
            locked(&first).push("goes on");
        }));
        executor.spawn(Box::pin(async move { locked(&second).push("runs") }));
        executor.run_until_stalled();
        assert_eq!(*locked(&done), ["waits", "runs"]);
        let _ = wake.send(());
        executor.run_until_stalled();
        assert_eq!(*locked(&done), ["waits", "runs", "goes on"]);
    }

    #[test]
    fn an_aborted_task_drops_what_it_holds() {
        let executor = Arc::new(Executor::default());
        let (held, mut notice) = oneshot::channel::<()>();
        let (_wake, woken) = oneshot::channel::<()>();
        let task = executor.spawn(Box::pin(async move {
            let _held = held;
            let _ = woken.await;
        }));
        executor.run_until_stalled();
        assert_eq!(notice.try_recv(), Err(oneshot::error::TryRecvError::Empty));
        task.upgrade().expect("it waits").abort();
        assert_eq!(notice.try_recv(), Err(oneshot::error::TryRecvError::Closed));
        executor.run_until_stalled();
    }
}
