//! Every language has every key, with the same arguments; every key the program uses exists, and none is idle.

use solarium_words::{INTERFACE, Lang, check, ids};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_language_is_complete() {
    let problems: Vec<String> = check(INTERFACE).iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Keys that are put together from parts; each prefix ends where the made-up part begins.
const MADE_UP: &[&str] = &[
    "field-", "part-", "score-", "option-", "value-", "preset-", "kind-", "error-", "tour-", "result-",
    "game-",
];

#[test]
fn every_key_is_used_and_every_used_key_exists() {
    let mut used = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in [
        "core", "words", "picture", "page", "service", "server", "table", "lab", "terminal", "local",
        "python", "cli",
    ] {
        collect(&crates.join(folder).join("src"), &mut used);
    }
    collect(&crates.join("page").join("assets"), &mut used);
    let known = known_to_any_crate(crates);
    let made_up = |key: &str| MADE_UP.iter().any(|prefix| key.contains(prefix));
    let unknown: Vec<_> =
        used.iter().filter(|(call, key)| *call && !known.contains(key) && !key.ends_with('-')).collect();
    assert!(unknown.is_empty(), "no message file holds {unknown:?}");
    let named: BTreeSet<&str> = used.iter().map(|(_, key)| key.as_str()).collect();
    let idle: Vec<_> = ids(Lang::En, INTERFACE)
        .into_iter()
        .filter(|key| !made_up(key) && !named.contains(key.as_str()) && key != "lang-name")
        .collect();
    assert!(idle.is_empty(), "no code uses {idle:?}");
}

/// Every quoted word that looks like a key; the flag tells whether it stands in a call that says it.
fn collect(folder: &Path, used: &mut BTreeSet<(bool, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, used);
            continue;
        }
        let Ok(text) = fs::read_to_string(&path) else { continue };
        // Examples in comments are not said.
        let text: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for (at, _) in text.match_indices('"') {
            let rest = &text[at + 1..];
            let Some(end) = rest.find('"') else { continue };
            let key = &rest[..end];
            let looks = !key.is_empty()
                && key.len() < 60
                && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            if looks {
                let before = &text[..at];
                // Examples in comments may name messages that no file holds.
                let comment =
                    before.lines().next_back().is_some_and(|line| line.trim_start().starts_with("//"));
                let call = !comment
                    && ["words.get(", "words.fill(", "Message::new("]
                        .iter()
                        .any(|call| before.ends_with(call));
                used.insert((call, key.to_string()));
            }
        }
    }
}

/// The keys of the interface and of every game; each game tests its own files.
fn known_to_any_crate(crates: &Path) -> BTreeSet<String> {
    let mut known = ids(Lang::En, INTERFACE);
    for entry in fs::read_dir(crates).unwrap().flatten() {
        let Ok(text) = fs::read_to_string(entry.path().join("messages").join("en.ftl")) else { continue };
        let keys = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        known.extend(keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_string()));
    }
    known
}
