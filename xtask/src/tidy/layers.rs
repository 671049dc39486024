//! Dependencies point down only, every crate says what it is for, and the map in ARCHITECTURE.md is complete.

use super::{File, Problem};

/// The layer of each crate: it may depend on lower layers. Tests may use anything.
const LAYERS: &[(&str, u8)] = &[
    ("core", 0),
    ("words", 0),
    ("photosynthesis", 1),
    ("sol", 1),
    ("circadians", 1),
    ("conformance", 1),
    ("search", 1),
    ("picture", 2),
    ("table", 3),
    ("page", 4),
    ("store", 4),
    ("server", 5),
    ("cli", 6),
    ("browser", 7),
];

const MAP: &str = "ARCHITECTURE.md";

pub(crate) fn check(files: &[File], found: &mut Vec<Problem>) {
    let map = files.iter().find(|file| file.path == MAP);
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
        if map.is_some_and(|map| !map.text.contains(file.path.trim_end_matches("/Cargo.toml"))) {
            add(0, "map", format!("{MAP} does not mention `{folder}`"));
        }
        if folder == "xtask" {
            continue;
        }
        let Some(layer) = layer_of(folder) else {
            add(0, "layers", "the crate has no layer in xtask/src/tidy/layers.rs".into());
            continue;
        };
        for (line, name) in dependencies(&file.text) {
            match layer_of(name) {
                Some(below) if below < layer => {}
                Some(_) => add(line, "layers", format!("`{name}` does not lie below `{folder}`")),
                None => add(line, "layers", format!("`{name}` has no layer")),
            }
        }
    }
}

fn layer_of(folder: &str) -> Option<u8> {
    LAYERS.iter().find(|(name, _)| *name == folder).map(|(_, layer)| *layer)
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
        check(&[file(path, text), file(MAP, "crates/core, crates/sol, crates/table, xtask")], &mut problems);
        problems.into_iter().map(|p| (p.check, p.line)).collect()
    }

    const HEAD: &str = "description = \"What it is for.\"\n";

    #[test]
    fn dependencies_point_down() {
        let sol = |deps: &str| found("crates/sol/Cargo.toml", &format!("{HEAD}{deps}"));
        assert_eq!(sol("[dependencies]\nsolarium-core.workspace = true\n"), []);
        assert_eq!(sol("[dependencies]\nsolarium-table.workspace = true\n"), [("layers", 3)]);
        assert_eq!(sol("[dependencies]\nsolarium-circadians = { workspace = true }\n"), [("layers", 3)]);
        assert_eq!(sol("[dependencies.solarium-table]\n"), [("layers", 2)]);
        assert_eq!(sol("[dev-dependencies]\nsolarium-conformance.workspace = true\n"), []);
        assert_eq!(sol("[dependencies]\nsolarium-nowhere.workspace = true\n"), [("layers", 3)]);
    }

    #[test]
    fn every_crate_has_a_layer_a_description_and_a_place_on_the_map() {
        assert_eq!(found("crates/attic/Cargo.toml", HEAD), [("map", 0), ("layers", 0)]);
        assert_eq!(found("crates/core/Cargo.toml", ""), [("description", 0)]);
        assert_eq!(found("xtask/Cargo.toml", "description = \"\"\n"), [("description", 0)]);
    }
}
