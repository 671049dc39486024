//! Every crate says what it is for, and uses only what its row in the code map of ARCHITECTURE.md allows.

use super::{File, Problem, games};

const MAP: &str = "ARCHITECTURE.md";

pub(crate) fn check(files: &[File], found: &mut Vec<Problem>) {
    let Some(map) = files.iter().find(|file| file.path == MAP) else { return };
    let rows = rows(&map.text);
    let games: Vec<&str> = games(files).map(|(folder, _)| folder).collect();
    for file in files {
        let folder = match file.path.strip_suffix("/Cargo.toml") {
            Some("xtask") => "xtask",
            Some(path) => match path.strip_prefix("crates/") {
                Some(folder) if !folder.contains('/') => folder,
                _ => continue,
            },
            None => continue,
        };
        let mut add = |line: usize, check: &'static str, what: String| {
            found.push(Problem { path: file.path.clone(), line, check, what });
        };
        if !described(&file.text) {
            add(0, "description", "the crate does not say what it is for (`description`)".into());
        }
        let Some(row) = rows.iter().find(|row| row.folder == folder) else {
            add(0, "layers", format!("the code map of {MAP} has no row for `{folder}`"));
            continue;
        };
        for (line, name) in dependencies(&file.text) {
            if !row.may_use(name, &games) {
                add(line, "layers", format!("`{folder}` may not use `{name}`: see {MAP}:{}", row.line));
            }
        }
    }
}

/// A row of the code map: a crate, and what it may use.
#[derive(Debug)]
struct Row<'a> {
    line: usize,
    folder: &'a str,
    uses: &'a str,
}

impl Row<'_> {
    fn may_use(&self, name: &str, games: &[&str]) -> bool {
        self.uses.split(',').map(str::trim).any(|word| match word {
            "everything" => true,
            "games" => games.contains(&name),
            word => word == name,
        })
    }
}

/// The rows of the code map: the first cell names the crate's folder, the last what it may use. Tests may use anything.
fn rows(map: &str) -> Vec<Row<'_>> {
    map.lines()
        .enumerate()
        .filter_map(|(n, line)| {
            let mut cells = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim);
            let first = cells.next()?.strip_prefix('`')?.strip_suffix('`')?;
            let folder = if first == "xtask" { first } else { first.strip_prefix("crates/")? };
            Some(Row { line: n + 1, folder, uses: cells.next_back()? })
        })
        .collect()
}

fn described(manifest: &str) -> bool {
    manifest
        .lines()
        .filter_map(|line| line.strip_prefix("description"))
        .filter_map(|rest| rest.trim_start().strip_prefix('='))
        .any(|value| value.trim().trim_matches('"').len() > 10)
}

/// Our own crates among the dependencies (not those of tests), with their lines.
fn dependencies(manifest: &str) -> Vec<(usize, &str)> {
    let mut ours = Vec::new();
    let mut inside = false;
    for (n, line) in manifest.lines().enumerate() {
        if line.starts_with('[') {
            inside = line.starts_with("[dependencies") || line.starts_with("[build-dependencies");
            // `[dependencies.solarium-x]` names one itself.
            let named = line.trim_matches(['[', ']']).rsplit('.').next().unwrap_or_default();
            if inside && let Some(name) = named.strip_prefix("solarium-") {
                ours.push((n + 1, name));
            }
        } else if inside && let Some(rest) = line.strip_prefix("solarium-") {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '-')).unwrap_or(rest.len());
            ours.push((n + 1, &rest[..end]));
        }
    }
    ours
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(&'static str, usize)> {
        let mut problems = Vec::new();
        let map = "| `crates/core` | rules | – |\n| `crates/sol` | a game | core |\n\
                   | `crates/picture` | pictures | games, core |\n| `xtask` | chores | nothing |\n";
        check(&[file(path, text), file(MAP, map), file("crates/sol/RULES.md", "")], &mut problems);
        problems.into_iter().map(|p| (p.check, p.line)).collect()
    }

    const HEAD: &str = "description = \"What it is for.\"\n";

    #[test]
    fn a_crate_uses_what_its_row_allows() {
        let sol = |deps: &str| found("crates/sol/Cargo.toml", &format!("{HEAD}{deps}"));
        assert_eq!(sol("[dependencies]\nsolarium-core.workspace = true\n"), []);
        assert_eq!(sol("[dependencies]\nsolarium-table.workspace = true\n"), [("layers", 3)]);
        assert_eq!(sol("[dependencies]\nsolarium-circadians = { workspace = true }\n"), [("layers", 3)]);
        assert_eq!(sol("[dependencies.solarium-table]\n"), [("layers", 2)]);
        assert_eq!(sol("[dev-dependencies]\nsolarium-conformance.workspace = true\n"), []);
        assert_eq!(sol("[dependencies]\nsolarium-nowhere.workspace = true\n"), [("layers", 3)]);
        let picture = |deps: &str| found("crates/picture/Cargo.toml", &format!("{HEAD}{deps}"));
        assert_eq!(picture("[dependencies]\nsolarium-sol.workspace = true\n"), []);
        assert_eq!(picture("[dependencies]\nsolarium-table.workspace = true\n"), [("layers", 3)]);
    }

    #[test]
    fn every_crate_has_a_row_and_a_description() {
        assert_eq!(found("crates/attic/Cargo.toml", HEAD), [("layers", 0)]);
        assert_eq!(found("crates/core/Cargo.toml", ""), [("description", 0)]);
        assert_eq!(found("xtask/Cargo.toml", "description = \"\"\n"), [("description", 0)]);
    }
}
