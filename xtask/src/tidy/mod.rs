//! `cargo xtask tidy`: what a compiler does not check. Every check is a function of the files alone, so that its
//! tests can show it failing.

mod duplicates;
mod exceptions;
mod layers;
mod rules;
mod text;
mod views;

use exceptions::{EXCEPTIONS, Exception};
#[cfg(test)]
pub(crate) use rules::RuleSite;
pub(crate) use rules::RuleSites;
use std::fmt;
use std::path::Path;
use std::process::{Command, ExitCode};

/// One file of the project.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// From the root, with `/`.
    pub path: String,
    pub text: String,
}

/// Something untidy.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Problem {
    pub path: String,
    /// From 1; 0 if the file as a whole is meant.
    pub line: usize,
    /// Which check found it.
    pub check: &'static str,
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {} [{}]", self.path, self.what, self.check),
            line => write!(f, "{}:{line}: {} [{}]", self.path, self.what, self.check),
        }
    }
}

pub(crate) fn run(root: &Path) -> ExitCode {
    let files = match project_files(root) {
        Ok(files) => files,
        Err(error) => {
            eprintln!("tidy: {error}");
            return ExitCode::FAILURE;
        }
    };
    let problems = check(&files, EXCEPTIONS);
    for problem in &problems {
        println!("{problem}");
    }
    if problems.is_empty() {
        println!("tidy: {} files, nothing to say", files.len());
        return ExitCode::SUCCESS;
    }
    println!(
        "tidy: {} problems in {} files; exceptions go into xtask/src/tidy/exceptions.rs with a reason",
        problems.len(),
        files.len()
    );
    ExitCode::FAILURE
}

/// Where every rule of every game stands in code and tests, for the rules map.
pub(crate) fn rule_sites(root: &Path) -> Result<Vec<RuleSites>, String> {
    Ok(rules::sites(&project_files(root)?))
}

/// The folders of the game crates below `crates`.
pub(crate) fn game_folders(root: &Path) -> Result<Vec<String>, String> {
    Ok(games(&project_files(root)?).map(|(folder, _)| folder.to_string()).collect())
}

/// All problems that no exception covers.
fn check(files: &[File], exceptions: &[Exception]) -> Vec<Problem> {
    let mut found = Vec::new();
    rules::check(files, &mut found);
    duplicates::check(files, &mut found);
    layers::check(files, &mut found);
    text::check(files, &mut found);
    views::check(files, &mut found);
    let mut used = vec![false; exceptions.len()];
    found.retain(|problem| {
        let cover = exceptions.iter().position(|e| e.covers(problem));
        if let Some(n) = cover {
            used[n] = true;
        }
        cover.is_none()
    });
    for (exception, used) in exceptions.iter().zip(used) {
        if !used && files.iter().any(|file| file.path.starts_with(exception.path)) {
            found.push(Problem {
                path: exception.path.into(),
                line: 0,
                check: "exceptions",
                what: format!("the exception from `{}` is no longer needed", exception.check),
            });
        }
    }
    found.sort();
    found.dedup();
    found
}

/// Tracked and new files, ignored ones left out, binary ones too.
fn project_files(root: &Path) -> Result<Vec<File>, String> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("git ls-files: {error}"))?;
    if !output.status.success() {
        return Err(format!("git ls-files: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let mut paths: Vec<String> = String::from_utf8_lossy(&output.stdout)
        .split('\0')
        .filter(|path| !path.is_empty())
        .map(str::to_string)
        .collect();
    paths.sort();
    paths.dedup();
    let mut files = Vec::new();
    for path in paths {
        // A tracked file may have been deleted; a binary one has no lines to check.
        let Ok(bytes) = std::fs::read(root.join(&path)) else { continue };
        if let Ok(text) = String::from_utf8(bytes) {
            files.push(File { path, text });
        }
    }
    Ok(files)
}

/// The line on which the test module of a Rust file begins, if it has one inside.
fn test_module(text: &str) -> Option<usize> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut from = 0;
    while let Some(at) = lines[from..].iter().position(|line| *line == "#[cfg(test)]") {
        let item = lines[from + at..].iter().find(|line| !line.starts_with("#["));
        if item.is_some_and(|line| line.starts_with("mod ") && line.contains('{')) {
            return Some(from + at + 1);
        }
        from += at + 1;
    }
    None
}

/// The game crates, which are those with a `RULES.md`: folder and rules.
fn games(files: &[File]) -> impl Iterator<Item = (&str, &File)> {
    files
        .iter()
        .filter_map(|file| Some((file.path.strip_prefix("crates/")?.strip_suffix("/RULES.md")?, file)))
}

/// Is the whole file test code?
fn is_test_file(path: &str) -> bool {
    path.split('/').any(|part| part == "tests" || part == "tests.rs")
}

#[cfg(test)]
pub(crate) fn file(path: &str, text: &str) -> File {
    File { path: path.into(), text: text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORBIDDEN: Exception = Exception { check: "words", path: "a/", reason: "test" };

    #[test]
    fn an_exception_covers_its_check_in_its_place_alone() {
        let bad = format!("{}!()\n", "todo");
        let files = [file("a/x.rs", &bad), file("b/x.rs", &bad)];
        let problems = check(&files, &[FORBIDDEN]);
        let paths: Vec<&str> = problems.iter().map(|p| p.path.as_str()).collect();
        assert_eq!(paths, ["b/x.rs"]);
    }

    #[test]
    fn an_exception_that_is_not_needed_is_a_problem() {
        let problems = check(&[file("a/x.rs", "fn f() {}\n")], &[FORBIDDEN]);
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].check, "exceptions");
    }

    #[test]
    fn test_code_is_told_from_the_rest() {
        assert_eq!(test_module("a\n#[cfg(test)]\n#[rustfmt::skip]\nmod tests {\n}\n"), Some(2));
        assert_eq!(test_module("#[cfg(test)]\nfn only_for_tests() {}\n#[cfg(test)]\nmod tests;\n"), None);
        assert!(is_test_file("crates/a/tests/rules/main.rs") && is_test_file("crates/a/src/b/tests.rs"));
        assert!(!is_test_file("crates/a/src/contests.rs"));
    }

    #[test]
    fn problems_name_file_line_and_check() {
        let problem = Problem { path: "a.rs".into(), line: 3, check: "words", what: "no".into() };
        assert_eq!(problem.to_string(), "a.rs:3: no [words]");
    }
}
