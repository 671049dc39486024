//! The only place where a check may be waived, each time with a reason.

use super::Problem;

/// A check that does not apply somewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exception {
    pub check: &'static str,
    /// A file, or the beginning of its path.
    pub path: &'static str,
    /// For readers of the table; never empty.
    #[cfg_attr(not(test), expect(dead_code, reason = "read by people and by a test"))]
    pub reason: &'static str,
}

impl Exception {
    pub(super) fn covers(&self, problem: &Problem) -> bool {
        self.check == problem.check && problem.path.starts_with(self.path)
    }
}

pub(crate) const EXCEPTIONS: &[Exception] = &[
    Exception { check: "words", path: "xtask/src/tidy/", reason: "names the words it looks for" },
    Exception { check: "paths", path: "xtask/src/tidy/", reason: "names the paths it looks for" },
    Exception {
        check: "purity",
        path: "crates/core/src/exercise.rs",
        reason: "notes for the rules map; not compiled without the feature `rule-coverage`, and no rule reads them",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_exception_has_a_reason() {
        assert!(EXCEPTIONS.iter().all(|e| e.reason.len() > 10 && !e.path.is_empty()));
    }
}
