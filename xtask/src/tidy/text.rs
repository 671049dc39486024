//! Sizes, words, paths and white space.

use super::{File, Problem, games, is_test_file, test_module};

/// Longer files are split.
const MAX_LINES: usize = 800;

/// Unfinished work, and tests that prove nothing.
const WORDS: &[(&str, &str)] = &[
    ("todo!", "unfinished work"),
    ("unimplemented!", "unfinished work"),
    ("FIXME", "unfinished work"),
    ("XXX", "unfinished work"),
    ("#[ignore", "an ignored test proves nothing"),
    ("should_panic", "assert the error instead"),
];

/// Paths on one particular machine.
const PATHS: &[&str] = &["/root/", "/home/", "/Users/"];

/// What the core and the games do without: a position must be the same on every machine and every day.
const IMPURE: &[&str] = &[
    "HashMap",
    "HashSet",
    "std::fs",
    "std::net",
    "std::io",
    "std::time",
    "std::env",
    "std::process",
    "std::thread",
    "println!",
    "thread_local!",
];

/// Crates that are pure functions of their input, beside the games.
const PURE: &[&str] = &["core", "picture"];

/// Names that say nothing.
const EMPTY_NAMES: &[&str] = &["utils", "util", "helpers", "helper", "manager", "misc", "common"];

const PLAIN: &[&str] =
    &["rs", "toml", "md", "js", "css", "html", "sh", "play", "perft", "txt", "yml", "json"];

pub(crate) fn check(files: &[File], found: &mut Vec<Problem>) {
    let pure: Vec<&str> = games(files).map(|(folder, _)| folder).chain(PURE.iter().copied()).collect();
    for file in files {
        let extension = file.path.rsplit_once('.').map_or("", |(_, e)| e);
        sizes(file, extension, found);
        words(file, found);
        if PLAIN.contains(&extension) || file.path == ".ci/run" {
            white_space(file, found);
        }
        purity(file, &pure, found);
    }
}

fn problem(file: &File, line: usize, check: &'static str, what: impl Into<String>) -> Problem {
    Problem { path: file.path.clone(), line, check, what: what.into() }
}

fn sizes(file: &File, extension: &str, found: &mut Vec<Problem>) {
    let lines = file.text.lines().count();
    if ["rs", "js", "css"].contains(&extension) && lines > MAX_LINES {
        found.push(problem(file, 0, "size", format!("{lines} lines; at most {MAX_LINES}")));
    }
    let name = file.path.rsplit('/').next().unwrap_or_default();
    let stem = name.split('.').next().unwrap_or_default();
    if extension == "rs" && EMPTY_NAMES.contains(&stem) {
        found.push(problem(file, 0, "names", format!("`{stem}` says nothing about what is in it")));
    }
}

fn words(file: &File, found: &mut Vec<Problem>) {
    let lock = file.path == "Cargo.lock";
    for (n, line) in file.text.lines().enumerate().map(|(n, line)| (n + 1, line)) {
        for (word, why) in WORDS {
            if has_word(line, word) {
                found.push(problem(file, n, "words", format!("`{word}`: {why}")));
            }
        }
        for path in PATHS {
            if line.contains(path) {
                found.push(problem(file, n, "paths", format!("`{path}` means nothing on another machine")));
            }
        }
        if lock && line.starts_with("source = ") && !line.starts_with("source = \"registry+") {
            found.push(problem(file, n, "paths", "a package from somewhere else than the registry"));
        }
    }
}

/// The word with no letter or digit beside it.
fn has_word(line: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let open = word.starts_with(|c: char| c.is_alphanumeric());
    let close = word.ends_with(|c: char| c.is_alphanumeric());
    line.match_indices(word).any(|(at, _)| {
        let glued_before = open && part(line[..at].chars().next_back());
        let glued_after = close && part(line[at + word.len()..].chars().next());
        !glued_before && !glued_after
    })
}

fn white_space(file: &File, found: &mut Vec<Problem>) {
    for (n, line) in file.text.lines().enumerate().map(|(n, line)| (n + 1, line)) {
        if line.contains('\t') {
            found.push(problem(file, n, "space", "a tab"));
        }
        if line.ends_with(char::is_whitespace) {
            found.push(problem(file, n, "space", "white space at the end of the line"));
        }
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        found.push(problem(file, 0, "space", "no new line at the end"));
    }
}

fn purity(file: &File, pure: &[&str], found: &mut Vec<Problem>) {
    let pure = pure.iter().any(|name| file.path.starts_with(&format!("crates/{name}/src/")));
    if !pure || !file.path.ends_with(".rs") || is_test_file(&file.path) {
        return;
    }
    let end = test_module(&file.text).unwrap_or(usize::MAX);
    for (n, line) in
        file.text.lines().enumerate().map(|(n, line)| (n + 1, line)).take_while(|(n, _)| *n < end)
    {
        let code = line.split("//").next().unwrap_or_default();
        for word in IMPURE {
            if has_word(code, word) {
                found.push(problem(file, n, "purity", format!("`{word}` in a crate that is pure")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(&'static str, usize)> {
        let mut problems = Vec::new();
        check(&[file(path, text), file("crates/sol/RULES.md", "")], &mut problems);
        problems.into_iter().map(|p| (p.check, p.line)).collect()
    }

    #[test]
    fn long_files() {
        assert_eq!(found("a.rs", &"x();\n".repeat(MAX_LINES + 1)), [("size", 0)]);
        assert_eq!(found("a.rs", &"x();\n".repeat(MAX_LINES)), []);
        assert_eq!(found("a.md", &"x\n".repeat(MAX_LINES + 1)), []);
    }

    #[test]
    fn empty_names() {
        assert_eq!(found("crates/a/src/utils.rs", ""), [("names", 0)]);
    }

    #[test]
    fn unfinished_work_and_empty_tests() {
        for (word, _) in WORDS {
            assert_eq!(found("a.rs", &format!("fn f() {{\n    {word}\n}}\n")), [("words", 2)], "{word}");
        }
        assert_eq!(found("a.rs", "// FIXMEs and xXXX are other words\n"), []);
    }

    #[test]
    fn machine_paths() {
        for path in PATHS {
            assert_eq!(found("a.md", &format!("see {path}x\n")), [("paths", 1)], "{path}");
        }
        assert_eq!(found("Cargo.lock", "source = \"git+https://example.org\"\n"), [("paths", 1)]);
    }

    #[test]
    fn white_space() {
        assert_eq!(found("a.rs", "\tx();\n"), [("space", 1)]);
        assert_eq!(found("a.md", "a\nb \n"), [("space", 2)]);
        assert_eq!(found("a.toml", "a = 1"), [("space", 0)]);
        assert_eq!(found("a.bin", "\t \n"), []);
    }

    #[test]
    fn impure_crates() {
        for word in IMPURE {
            let text = format!("use {word};\n");
            assert_eq!(found("crates/core/src/a.rs", &text), [("purity", 1)], "{word}");
            assert_eq!(found("crates/cli/src/a.rs", &text), [], "{word}");
        }
        assert_eq!(found("crates/sol/src/a.rs", "use std::fs;\n"), [("purity", 1)]);
        assert_eq!(
            found("crates/sol/src/a.rs", "// no HashMap here\n#[cfg(test)]\nmod t {\nuse std::fs;\n}\n"),
            []
        );
    }
}
