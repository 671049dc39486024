//! The service's host in one thread: what JavaScript calls drives everything, and brings the clock along.

use crate::calls::Moment;
use crate::executor::Executor;
use futures_util::future::BoxFuture;
use solarium_service::{GivenJob, Host, HostTime, JobQueue, TaskHandle};
use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// Fills a buffer with random bytes that cannot be guessed, or says why it cannot.
pub type Entropy = fn(&mut [u8]) -> Result<(), String>;

type Work = Box<dyn FnOnce() + Send>;

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One thread in which everything runs while a call lasts; between two calls nothing does.
pub struct LocalHost {
    executor: Arc<Executor>,
    /// The same for the whole of a call.
    now: Mutex<Moment>,
    timers: Mutex<Vec<(HostTime, oneshot::Sender<()>)>>,
    /// Work that takes long: one piece for each call that has nothing else to do.
    computing: Mutex<VecDeque<Work>>,
    /// Jobs for other instances; none where work that takes long is done here.
    jobs: Option<Jobs>,
    entropy: Entropy,
}

/// Jobs that other instances do.
#[derive(Default)]
struct Jobs {
    waiting: Mutex<Vec<Waiting>>,
    /// What has changed since it was asked for last.
    news: Mutex<Vec<JobNews>>,
    /// Number of the last one.
    last: AtomicU64,
}

/// A job that is not done.
struct Waiting {
    number: u64,
    job: GivenJob,
    answer: oneshot::Sender<String>,
}

/// What the caller has to know about jobs.
pub(crate) enum JobNews {
    /// There is a job to do.
    Begun { number: u64, text: String },
    /// Its answer is of no use any more.
    Cancelled { number: u64 },
}

impl JobQueue for Jobs {
    fn give_out(&self, mut job: GivenJob) -> BoxFuture<'static, Option<String>> {
        let number = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        let (answer, answered) = oneshot::channel();
        let text = std::mem::take(&mut job.text);
        locked(&self.news).push(JobNews::Begun { number, text });
        locked(&self.waiting).push(Waiting { number, job, answer });
        Box::pin(async move { answered.await.ok() })
    }
}

impl Jobs {
    /// Takes a job out of the list.
    fn end(&self, number: u64) -> Option<Waiting> {
        let mut waiting = locked(&self.waiting);
        let found = waiting.iter().position(|waiting| waiting.number == number)?;
        Some(waiting.swap_remove(found))
    }

    fn news(&self) -> Vec<JobNews> {
        let of_no_use =
            |waiting: &mut Waiting| waiting.job.cancel.is_cancelled() || waiting.answer.is_closed();
        // Dropped after the lock is free again: the tasks that waited for them are woken.
        let ended: Vec<Waiting> = locked(&self.waiting).extract_if(.., of_no_use).collect();
        let mut news = std::mem::take(&mut *locked(&self.news));
        news.extend(ended.iter().map(|ended| JobNews::Cancelled { number: ended.number }));
        news
    }
}

impl fmt::Debug for LocalHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LocalHost({:?})", locked(&self.now))
    }
}

impl LocalHost {
    /// A host whose clock stands at this moment until the next call. With `other_instances` work that takes long is given
    /// out to them.
    pub fn new(now: Moment, entropy: Entropy, other_instances: bool) -> LocalHost {
        LocalHost {
            executor: Arc::default(),
            now: Mutex::new(now),
            timers: Mutex::default(),
            computing: Mutex::default(),
            jobs: other_instances.then(Jobs::default),
            entropy,
        }
    }

    /// What has changed about jobs. Tasks whose job was cancelled go on.
    pub(crate) fn job_news(&self) -> Vec<JobNews> {
        let Some(jobs) = &self.jobs else { return Vec::new() };
        let mut all = jobs.news();
        loop {
            self.executor.run_until_stalled();
            match jobs.news() {
                news if news.is_empty() => return all,
                news => all.extend(news),
            }
        }
    }

    /// A job is so far. It may have been cancelled meanwhile.
    pub(crate) fn job_progress(&self, number: u64, percent: u8) {
        let Some(jobs) = &self.jobs else { return };
        // Called without the lock: its callback may give out another job.
        if let Some(waiting) = jobs.end(number) {
            (waiting.job.progress)(percent);
            locked(&jobs.waiting).push(waiting);
        }
    }

    /// A job is done, or cannot be done.
    pub(crate) fn job_done(&self, number: u64, answer: Option<String>) {
        let waiting = self.jobs.as_ref().and_then(|jobs| jobs.end(number));
        if let (Some(waiting), Some(answer)) = (waiting, answer) {
            // Without a receiver nothing waits for it any more.
            let _ = waiting.answer.send(answer);
        }
    }

    /// Sets the clock, and runs everything that can run now but for work that takes long.
    pub(crate) fn run(&self, now: Moment) {
        *locked(&self.now) = now;
        let now = self.now();
        let due: Vec<_> = locked(&self.timers).extract_if(.., |(at, _)| *at <= now).collect();
        for (_, timer) in due {
            // Without a receiver its task was aborted.
            let _ = timer.send(());
        }
        self.executor.run_until_stalled();
    }

    /// Does one piece of work that takes long, if there is any, and what follows from it.
    pub(crate) fn compute(&self) {
        let work = locked(&self.computing).pop_front();
        if let Some(work) = work {
            work();
            self.executor.run_until_stalled();
        }
    }

    /// How long until there is something to do, if that is known.
    pub(crate) fn next_wake(&self) -> Option<Duration> {
        if !locked(&self.computing).is_empty() {
            return Some(Duration::ZERO);
        }
        let mut timers = locked(&self.timers);
        timers.retain(|(_, timer)| !timer.is_closed());
        let now = self.now();
        timers.iter().map(|(at, _)| at.since(now)).min()
    }
}

impl Host for LocalHost {
    fn spawn(&self, task: BoxFuture<'static, ()>) -> TaskHandle {
        let task = self.executor.spawn(task);
        TaskHandle::new(move || {
            if let Some(task) = task.upgrade() {
                task.abort();
            }
        })
    }

    fn run_blocking(&self, work: Work) {
        // There is no disk behind this host: what blocks elsewhere only looks into memory here.
        work();
    }

    fn run_computing(&self, work: Work) {
        locked(&self.computing).push_back(work);
    }

    fn job_queue(&self) -> Option<&dyn JobQueue> {
        self.jobs.as_ref().map(|jobs| jobs as &dyn JobQueue)
    }

    fn now(&self) -> HostTime {
        HostTime(locked(&self.now).since_start)
    }

    fn unix_millis(&self) -> i64 {
        locked(&self.now).unix_millis
    }

    fn sleep_until(&self, at: HostTime) -> BoxFuture<'static, ()> {
        let (timer, elapsed) = oneshot::channel();
        locked(&self.timers).push((at, timer));
        Box::pin(async move {
            // The sender lives as long as the host.
            let _ = elapsed.await;
        })
    }

    fn random_bytes(&self, bytes: &mut [u8]) -> Result<(), String> {
        (self.entropy)(bytes)
    }
}
