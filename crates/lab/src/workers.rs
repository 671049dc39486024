//! Work on all cores whose results come in order, so that nothing shows how many cores there were.

use solarium_table::Refusal;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError, mpsc};

/// How far threads may be ahead of the slowest unit, for each thread: results wait in memory.
const AHEAD: u64 = 64;

/// How some work ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Everything was done, or the one who takes the results had enough.
    Complete,
    /// It was stopped; the units that were begun are done.
    Stopped,
}

/// Does units of work `0..count` on some threads and hands the results to `take` in order, on the caller's thread. Ends
/// early if `take` breaks or `stop` is set; units that were begun are finished then, and in the latter case taken.
///
/// # Errors
///
/// The first error of `work` or `take` by the order of the units.
pub fn in_order<T: Send>(
    count: u64,
    threads: usize,
    stop: &AtomicBool,
    work: &(dyn Fn(u64) -> Result<T, Refusal> + Sync),
    take: &mut dyn FnMut(u64, T) -> Result<ControlFlow<()>, Refusal>,
) -> Result<End, Refusal> {
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let taken = Taken { count: Mutex::new(0), changed: Condvar::new() };
    let ahead = AHEAD * threads.max(1) as u64;
    let ended = || enough.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let (next, taken, ended) = (&next, &taken, &ended);
            scope.spawn(move || {
                while !ended() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || !taken.wait_until_near(number, ahead, ended) {
                        return;
                    }
                    let result = work(number);
                    let failed = result.is_err();
                    if sender.send((number, result)).is_err() || failed {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        let mut outcome = Ok(ControlFlow::Continue(()));
        for (number, result) in &receiver {
            waiting.insert(number, result);
            while let (Ok(ControlFlow::Continue(())), Some(result)) = (&outcome, waiting.remove(&due)) {
                outcome = result.and_then(|result| take(due, result));
                due += 1;
                taken.tell(due);
            }
            if !matches!(outcome, Ok(ControlFlow::Continue(()))) {
                enough.store(true, Ordering::Relaxed);
                taken.tell(due);
            }
        }
        outcome.map(|flow| if flow.is_break() || due == count { End::Complete } else { End::Stopped })
    })
}

/// How many results were taken.
struct Taken {
    count: Mutex<u64>,
    changed: Condvar,
}

impl Taken {
    fn tell(&self, count: u64) {
        *self.count.lock().unwrap_or_else(PoisonError::into_inner) = count;
        self.changed.notify_all();
    }

    /// False if the work has ended meanwhile.
    fn wait_until_near(&self, number: u64, ahead: u64, ended: &(dyn Fn() -> bool + Sync)) -> bool {
        /// A signal that stops the work wakes no thread: the flag is polled.
        const LOOK: std::time::Duration = std::time::Duration::from_millis(100);
        let mut count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        while number >= count.saturating_add(ahead) {
            if ended() {
                return false;
            }
            count = match self.changed.wait_timeout(count, LOOK) {
                Ok((count, _)) => count,
                Err(poisoned) => poisoned.into_inner().0,
            };
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_core::Message;

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut numbers = Vec::new();
            let end = in_order(
                1000,
                threads,
                &AtomicBool::new(false),
                &|number| Ok(number * number),
                &mut |number, square| {
                    assert_eq!(number * number, square);
                    numbers.push(number);
                    Ok(ControlFlow::Continue(()))
                },
            );
            assert_eq!((end, numbers), (Ok(End::Complete), (0..1000).collect()));
        }
    }

    #[test]
    fn one_who_has_enough_ends_the_work() {
        let mut last = 0;
        let end = in_order(u64::MAX, 3, &AtomicBool::new(false), &|number| Ok(number), &mut |number, _| {
            last = number;
            Ok(if number == 500 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        });
        assert_eq!((end, last), (Ok(End::Complete), 500));
    }

    #[test]
    fn a_stop_loses_nothing_that_was_begun() {
        let (stop, played) = (AtomicBool::new(false), AtomicU64::new(0));
        let mut taken = 0;
        let work = |number| {
            played.fetch_add(1, Ordering::Relaxed);
            if number == 300 {
                stop.store(true, Ordering::Relaxed);
            }
            Ok(())
        };
        let end = in_order(u64::MAX, 4, &stop, &work, &mut |_, ()| {
            taken += 1;
            Ok(ControlFlow::Continue(()))
        });
        assert_eq!(end, Ok(End::Stopped));
        assert_eq!(taken, played.load(Ordering::Relaxed));
    }

    #[test]
    fn the_first_error_counts() {
        let refuse =
            |number| Err(Refusal::new("test/refused", Message::new("lab-alike").with("games", number)));
        let end = in_order::<()>(
            100,
            4,
            &AtomicBool::new(false),
            &|number| if number >= 40 { refuse(number) } else { Ok(()) },
            &mut |_, ()| Ok(ControlFlow::Continue(())),
        );
        let games = end.unwrap_err().message;
        assert_eq!(games, refuse(40).unwrap_err().message);
    }
}
