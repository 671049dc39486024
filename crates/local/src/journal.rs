//! The journal: every change as one line of text, each with a checksum that also covers all lines before it. A line that
//! is spoiled, missing or in another place does not fit, and neither does anything after it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use solarium_core::hex;
use solarium_store::Change;
use std::fmt;

/// What the first checksum covers in the place of a line before it. Another format begins with another text.
const BEGINNING: &str = "solarium journal 1";
/// Hexadecimal digits of a checksum.
const SUM_DIGITS: usize = 24;

/// What is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// A change of the store.
    Store(Box<Change>),
    /// A cookie of the device has this value from now on.
    Cookie {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
}

/// Why the journal cannot be read any further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// The line is not what was written here.
    Spoiled {
        /// Its number, from 0.
        line: u64,
    },
    /// The line is as it was written, by a program that knows more than this one.
    Newer {
        /// Its number, from 0.
        line: u64,
    },
}

impl Damage {
    /// The line from which on nothing was read.
    pub fn line(&self) -> u64 {
        match self {
            Damage::Spoiled { line } | Damage::Newer { line } => *line,
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::Spoiled { line } => write!(f, "journal line {line}"),
            Damage::Newer { line } => write!(f, "journal line {line}, of a newer program"),
        }
    }
}

/// The end of a journal: what the next line has to follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    lines: u64,
    sum: String,
}

impl Default for Journal {
    fn default() -> Journal {
        Journal { lines: 0, sum: BEGINNING.to_string() }
    }
}

impl Journal {
    /// Number of lines.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    fn sum_with(&self, text: &str) -> String {
        let mut hash = Sha256::new();
        for part in [self.sum.as_bytes(), b"\n", self.lines.to_string().as_bytes(), b"\n", text.as_bytes()] {
            hash.update(part);
        }
        let mut sum = hex(&hash.finalize());
        sum.truncate(SUM_DIGITS);
        sum
    }

    /// The next line.
    pub fn append(&mut self, kept: &Kept) -> String {
        let text = serde_json::to_string(kept).expect("changes have text keys only");
        let sum = self.sum_with(&text);
        let line = format!("{sum} {text}");
        self.follow(sum);
        line
    }

    /// Reads the next line. If it does not fit, the journal ends before it.
    pub fn read(&mut self, line: &str) -> Result<Kept, Damage> {
        let spoiled = Damage::Spoiled { line: self.lines };
        let Some((sum, text)) = line.split_once(' ') else { return Err(spoiled) };
        if sum != self.sum_with(text) {
            return Err(spoiled);
        }
        let kept = serde_json::from_str(text).map_err(|_| Damage::Newer { line: self.lines })?;
        self.follow(sum.to_string());
        Ok(kept)
    }

    fn follow(&mut self, sum: String) {
        self.sum = sum;
        self.lines += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Vec<String> {
        let mut journal = Journal::default();
        let cookie = |n: u32| Kept::Cookie { name: "lang".into(), value: n.to_string() };
        (0..4).map(|n| journal.append(&cookie(n))).collect()
    }

    fn read(lines: &[String]) -> (u64, Option<Damage>) {
        let mut journal = Journal::default();
        let damage = lines.iter().find_map(|line| journal.read(line).err());
        (journal.lines(), damage)
    }

    #[test]
    fn what_was_written_is_read() {
        assert_eq!(read(&lines()), (4, None));
        assert_eq!(read(&lines()[..2]), (2, None));
    }

    #[test]
    fn whatever_is_spoiled_is_refused_with_all_that_follows() {
        let good = lines();
        let with = |change: &dyn Fn(&mut Vec<String>)| {
            let mut lines = good.clone();
            change(&mut lines);
            read(&lines)
        };
        let at = |line| (line, Some(Damage::Spoiled { line }));
        assert_eq!(with(&|lines| lines[2] = lines[2].replace("\"2\"", "\"9\"")), at(2));
        assert_eq!(with(&|lines| lines[1].truncate(20)), at(1));
        assert_eq!(with(&|lines| lines[3].clear()), at(3));
        assert_eq!(with(&|lines| lines.swap(1, 2)), at(1));
        assert_eq!(with(&|lines| drop(lines.remove(0))), at(0));
        assert_eq!(with(&|lines| lines.insert(2, lines[1].clone())), at(2));
    }

    #[test]
    fn a_line_of_a_newer_program_is_told_from_a_spoiled_one() {
        let mut journal = Journal::default();
        let text = r#"{"hologram":{}}"#;
        let line = format!("{} {text}", journal.sum_with(text));
        assert_eq!(journal.read(&line), Err(Damage::Newer { line: 0 }));
    }
}
