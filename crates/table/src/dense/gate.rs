//! Several threads that step the parts of one whole: all of them, or none.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Lets threads go on together once all have checked their part, or none of them.
///
/// ```
/// use solarium_table::dense::Gate;
///
/// let gate = Gate::new(2);
/// let passed = std::thread::scope(|scope| {
///     let other = scope.spawn(|| gate.passed(|| Some(7)));
///     (gate.passed(|| None), other.join().unwrap())
/// });
/// assert_eq!((passed, gate.refused()), ((false, false), Some(7)));
/// ```
#[derive(Debug)]
pub struct Gate {
    /// Threads that have still to check.
    missing: AtomicUsize,
    /// The first game that was refused.
    refused: AtomicUsize,
}

/// Nothing was refused.
const NONE: usize = usize::MAX;
/// A check has panicked.
const FAULT: usize = NONE - 1;

/// What a thread has found; counted when it is dropped, which a panic does too: the others must not wait for ever.
struct Checked<'a> {
    gate: &'a Gate,
    refused: usize,
}

impl Drop for Checked<'_> {
    fn drop(&mut self) {
        self.gate.refused.fetch_min(self.refused, Ordering::AcqRel);
        self.gate.missing.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Gate {
    /// For so many threads, each of which calls [`Gate::passed`] once.
    pub fn new(threads: usize) -> Gate {
        Gate { missing: AtomicUsize::new(threads), refused: AtomicUsize::new(NONE) }
    }

    /// Checks a part, finding a game that is refused, and waits until the others have checked theirs; did all pass?
    /// Checking takes microseconds: sleeping and waking would take longer than the wait.
    pub fn passed(&self, check: impl FnOnce() -> Option<usize>) -> bool {
        let mut checked = Checked { gate: self, refused: FAULT };
        checked.refused = check().unwrap_or(NONE);
        drop(checked);
        let mut turns = 0_u32;
        while self.missing.load(Ordering::Acquire) > 0 {
            turns = turns.wrapping_add(1);
            if turns.is_multiple_of(256) {
                // The machine may have fewer cores than there are threads.
                std::thread::yield_now();
            }
            std::hint::spin_loop();
        }
        self.refused.load(Ordering::Acquire) == NONE
    }

    /// The first game that was refused.
    pub fn refused(&self) -> Option<usize> {
        Some(self.refused.load(Ordering::Acquire)).filter(|game| *game < FAULT)
    }
}

#[cfg(test)]
mod tests {
    use super::Gate;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// Whether each thread may go on; `None` if it panicked.
    fn passed(checks: &[fn() -> Option<usize>]) -> (Vec<Option<bool>>, Option<usize>) {
        let gate = Gate::new(checks.len());
        let passed = std::thread::scope(|scope| {
            let one = |check: fn() -> Option<usize>| catch_unwind(AssertUnwindSafe(|| gate.passed(check)));
            let threads: Vec<_> = checks.iter().map(|check| scope.spawn(move || one(*check).ok())).collect();
            threads.into_iter().map(|thread| thread.join().expect("panics were caught")).collect()
        });
        (passed, gate.refused())
    }

    #[test]
    fn all_go_on_or_none() {
        assert_eq!(passed(&[|| None, || None, || None]), (vec![Some(true); 3], None));
        assert_eq!(passed(&[|| Some(9), || None, || Some(4)]), (vec![Some(false); 3], Some(4)));
    }

    #[test]
    fn a_panic_in_one_thread_ends_the_wait_of_the_others() {
        let fault = || panic!("a fault in a check");
        assert_eq!(passed(&[|| None, fault, || None]), (vec![Some(false), None, Some(false)], None));
        assert_eq!(passed(&[fault, || Some(2)]), (vec![None, Some(false)], Some(2)));
    }
}
