//! Every second version of a dependency is known: Cargo.lock against the list `skip` of deny.toml, which cargo-deny
//! reads too.

use super::{File, Problem};
use std::collections::BTreeMap;

const LOCK: &str = "Cargo.lock";
const LIST: &str = "deny.toml";

pub(crate) fn check(files: &[File], found: &mut Vec<Problem>) {
    let text = |path: &str| files.iter().find(|file| file.path == path).map(|file| file.text.as_str());
    let (Some(lock), Some(list)) = (text(LOCK), text(LIST)) else { return };
    let skipped: Vec<(usize, &str)> = list
        .lines()
        .enumerate()
        .filter_map(|(n, line)| Some((n + 1, line.split_once("{ crate = \"")?.1.split('"').next()?)))
        .collect();
    let mut add = |line: usize, what: String| {
        found.push(Problem { path: LIST.into(), line, check: "duplicates", what });
    };
    let mut needed = Vec::new();
    for (name, versions) in packages(lock).into_iter().filter(|(_, versions)| versions.len() > 1) {
        let specs: Vec<String> = versions.iter().map(|version| format!("{name}@{version}")).collect();
        let open = specs.iter().filter(|spec| skipped.iter().all(|(_, skip)| skip != spec)).count();
        if open > 1 {
            add(0, format!("{} are all in {LOCK}: name the reason for all but one", specs.join(", ")));
        }
        needed.extend(specs);
    }
    for (line, skip) in skipped {
        if needed.iter().all(|spec| spec != skip) {
            add(line, format!("`{skip}` is no second version in {LOCK} any more"));
        }
    }
}

/// The versions of every package.
fn packages(lock: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut packages: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut name = "";
    for line in lock.lines() {
        if let Some(named) = line.strip_prefix("name = ") {
            name = named.trim_matches('"');
        } else if let Some(version) = line.strip_prefix("version = \"") {
            packages.entry(name).or_default().push(version.trim_end_matches('"'));
        }
    }
    packages
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    #[test]
    fn second_versions_are_named() {
        let lock = "version = 4\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\n\
                    [[package]]\nname = \"a\"\nversion = \"2.0.0\"\n[[package]]\nname = \"b\"\nversion = \"1.0.0\"\n";
        let found = |skipped: &str| {
            let mut problems = Vec::new();
            check(&[file(LOCK, lock), file(LIST, skipped)], &mut problems);
            problems.into_iter().map(|problem| problem.line).collect::<Vec<_>>()
        };
        assert_eq!(found("skip = [\n    { crate = \"a@1.0.0\", reason = \"old\" },\n]\n"), []);
        assert_eq!(found(""), [0]);
        assert_eq!(found("{ crate = \"a@1.0.0\" }\n{ crate = \"b@1.0.0\" }\n"), [2]);
    }
}
