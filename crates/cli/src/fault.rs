//! What ends the program early, and with which status.

use solarium_core::{Language, PackProblems};
use solarium_table::{Refusal, english};
use std::fmt;
use std::io;
use std::path::Path;

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Something the caller gave is wrong: status 2, with what to do about it.
    Input(String),
    /// The reader of standard output has closed it: a quiet end.
    Unread,
}

impl Fault {
    /// Wrong input, in words.
    pub(crate) fn input(message: impl Into<String>) -> Fault {
        Fault::Input(message.into())
    }

    /// A file that could not be read or written.
    pub(crate) fn file(path: &Path, verb: &str, error: &io::Error) -> Fault {
        Fault::Input(format!("cannot {verb} {}: {error}", path.display()))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Input(message) => f.write_str(message),
            Fault::Unread => f.write_str("the output was closed"),
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let message = match &refusal.reasons {
            Some(reasons) if reasons.len() > 1 => {
                let lines: Vec<_> = reasons
                    .iter()
                    .map(|reason| format!("\n  {} ({})", english().say(&reason.message), reason.rule))
                    .collect();
                format!("refused for {} reasons:{}", reasons.len(), lines.concat())
            }
            _ => refusal.to_string(),
        };
        Fault::Input(message)
    }
}

impl From<PackProblems> for Fault {
    fn from(problems: PackProblems) -> Fault {
        Fault::Input(problems.text(english()))
    }
}

/// Errors of standard output; files are mapped where they are touched.
impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Fault::Unread,
            _ => Fault::Input(format!("cannot write the output: {error}")),
        }
    }
}
