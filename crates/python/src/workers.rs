//! Threads that step parts of many games together.
//!
//! A step of a thousand games takes about as long as waking a thread. So the threads look for more work for a while before
//! they sleep, and the caller looks whether they are done for a while before it does.

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder, Yield};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What a program that learns does between two steps takes longer, or it is in a hurry.
const AWAKE: Duration = Duration::from_micros(200);

thread_local! {
    /// Is this thread in [`stay_awake`]?
    static IS_AWAKE: Cell<bool> = const { Cell::new(false) };
}

/// The caller's thread and others.
pub(crate) struct Workers {
    /// The others; None if there are none.
    pool: Option<ThreadPool>,
}

impl Workers {
    pub(crate) fn new(threads: usize) -> Result<Workers, ThreadPoolBuildError> {
        let pool = (threads > 1).then(|| ThreadPoolBuilder::new().num_threads(threads - 1).build());
        Ok(Workers { pool: pool.transpose()? })
    }

    /// Does the work for every part at the same time, if there are no more parts than threads; parts may wait for each
    /// other. Ends when all are done. A panic in one becomes a panic of the caller.
    pub(crate) fn each<T: Send>(&self, parts: impl IntoIterator<Item = T>, work: impl Fn(T) + Sync) {
        let mut parts = parts.into_iter();
        let Some(pool) = &self.pool else { return parts.for_each(work) };
        let (work, others) = (&work, &AtomicUsize::new(0));
        pool.in_place_scope(|scope| {
            let own = parts.next();
            for part in parts {
                others.fetch_add(1, Ordering::Relaxed);
                scope.spawn(move |_| {
                    work(part);
                    if !IS_AWAKE.get() {
                        rayon::spawn(stay_awake);
                    }
                    others.fetch_sub(1, Ordering::Release);
                });
            }
            own.into_iter().for_each(work);
            // Only looks: if a part panics or takes long, the scope waits for it.
            look_until(|| others.load(Ordering::Acquire) == 0);
        });
    }
}

/// Keeps a thread of the pool looking for work.
fn stay_awake() {
    // Another thread of the pool may have handed this on to one that is awake already.
    if IS_AWAKE.replace(true) {
        return;
    }
    while look_until(|| rayon::yield_now() == Some(Yield::Executed)) {}
    IS_AWAKE.set(false);
}

/// Looks again and again for as long as is usual; has it come?
fn look_until(come: impl Fn() -> bool) -> bool {
    let begun = Instant::now();
    for turn in 0_u32.. {
        if come() {
            return true;
        }
        if turn % 16 == 15 {
            if begun.elapsed() >= AWAKE {
                break;
            }
            // The machine may have fewer cores than there are threads.
            std::thread::yield_now();
        }
        std::hint::spin_loop();
    }
    false
}
