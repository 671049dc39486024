//! Work on several threads whose results are taken in order.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many results for each thread may wait for one that takes longer.
const AHEAD: u64 = 4;

/// What the threads share.
struct Shared<T> {
    /// The next number to be worked on, and the next result to be taken.
    next: u64,
    taken: u64,
    /// Results that wait; `None` if the work was cancelled.
    done: BTreeMap<u64, Option<T>>,
    stop: bool,
}

/// Works on every number of a range and takes the results in order, until one of them says that it is enough or a work
/// answers `None`. What is taken does not hang on the number of threads.
pub(super) fn in_order<T: Send>(
    numbers: Range<u64>,
    threads: usize,
    work: impl Fn(u64) -> Option<T> + Sync,
    mut take: impl FnMut(u64, T) -> ControlFlow<()>,
) {
    if threads < 2 {
        // In place: some platforms have no threads.
        for number in numbers {
            match work(number).map(|result| take(number, result)) {
                Some(ControlFlow::Continue(())) => {}
                Some(ControlFlow::Break(())) | None => return,
            }
        }
        return;
    }
    let first = Shared { next: numbers.start, taken: numbers.start, done: BTreeMap::new(), stop: false };
    let (shared, changed) = (Mutex::new(first), Condvar::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = {
                        let free = |shared: &mut Shared<T>| {
                            !shared.stop
                                && shared.next < numbers.end
                                && shared.next >= shared.taken + AHEAD * threads as u64
                        };
                        let waited = changed.wait_while(lock(&shared), free);
                        let mut shared = waited.unwrap_or_else(PoisonError::into_inner);
                        if shared.stop || shared.next >= numbers.end {
                            return;
                        }
                        shared.next += 1;
                        shared.next - 1
                    };
                    let result = work(number);
                    lock(&shared).done.insert(number, result);
                    changed.notify_all();
                }
            });
        }
        for number in numbers.clone() {
            let waited = changed.wait_while(lock(&shared), |shared| !shared.done.contains_key(&number));
            let mut now = waited.unwrap_or_else(PoisonError::into_inner);
            let result = now.done.remove(&number).flatten();
            now.taken = number + 1;
            drop(now);
            changed.notify_all();
            let enough = result.is_none_or(|result| take(number, result).is_break());
            if enough {
                lock(&shared).stop = true;
                changed.notify_all();
                return;
            }
        }
    });
}

/// A thread that panicked is noticed when the scope ends; until then the others may go on.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(threads: usize, stop_at: u64, cancel_at: u64) -> Vec<(u64, u64)> {
        let mut taken = Vec::new();
        let work = |n: u64| {
            // Some take longer, so that results come out of order.
            let spin = (0..(n * 7919 % 13) * 1000).fold(n, |sum, m| sum.wrapping_mul(31).wrapping_add(m));
            std::hint::black_box(spin);
            (n < cancel_at).then_some(n * n)
        };
        in_order(3..200, threads, work, |number, square| {
            taken.push((number, square));
            if number == stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        taken
    }

    #[test]
    fn results_are_taken_in_order_on_any_number_of_threads() {
        let all: Vec<(u64, u64)> = (3..200).map(|n| (n, n * n)).collect();
        for threads in [0, 1, 2, 5] {
            assert_eq!(taken(threads, u64::MAX, u64::MAX), all);
            assert_eq!(taken(threads, 50, u64::MAX), all[..48]);
            assert_eq!(taken(threads, u64::MAX, 50), all[..47]);
        }
    }
}
