//! Which rules a game exercises: rule code notes them with [`exercise!`](crate::exercise) where it carries them out.
//!
//! Only the rules map asks for it (`cargo xtask rules-map`). Without the feature `rule-coverage` the macro is nothing at
//! all and no note is ever taken, so that playing costs the same as if it were not there.

use std::collections::BTreeSet;

#[cfg(feature = "rule-coverage")]
mod notes {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    thread_local! {
        static NOTES: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    }

    /// Notes that this thread has exercised a rule.
    pub fn note_exercised(rule: &str) {
        NOTES.with_borrow_mut(|notes| {
            if !notes.contains(rule) {
                notes.insert(rule.to_string());
            }
        });
    }

    pub(super) fn take() -> BTreeSet<String> {
        NOTES.take()
    }
}

#[cfg(feature = "rule-coverage")]
pub use notes::note_exercised;

/// The rules that this thread has exercised since it was last asked; `None` without the feature `rule-coverage`.
pub fn take_exercised() -> Option<BTreeSet<String>> {
    #[cfg(feature = "rule-coverage")]
    return Some(notes::take());
    #[cfg(not(feature = "rule-coverage"))]
    None
}

/// Notes that the rules are exercised here: `exercise!("PH-5.5");`, or `exercise!(excess > 0 => "PH-3.3");` if something
/// holds. Nothing at all without the feature `rule-coverage`.
#[cfg(feature = "rule-coverage")]
#[macro_export]
macro_rules! exercise {
    ($holds:expr => $($rule:expr),+ $(,)?) => { if $holds { $($crate::note_exercised($rule);)+ } };
    ($($rule:expr),+ $(,)?) => { $($crate::note_exercised($rule);)+ };
}

/// Notes that the rules are exercised here: `exercise!("PH-5.5");`, or `exercise!(excess > 0 => "PH-3.3");` if something
/// holds. Nothing at all without the feature `rule-coverage`.
#[cfg(not(feature = "rule-coverage"))]
#[macro_export]
macro_rules! exercise {
    ($holds:expr => $($rule:expr),+ $(,)?) => {};
    ($($rule:expr),+ $(,)?) => {};
}
