//! Every language has every key, with the same arguments; every key the program uses exists, and none is idle.

use solarium_words::{Lang, Words};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_language_is_complete() {
    let english = Words::of(Lang::En);
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let missing: Vec<_> =
            english.messages().filter(|(key, _)| !words.has(key)).map(|(key, _)| key).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", lang.code());
        let surplus: Vec<_> =
            words.messages().filter(|(key, _)| !english.has(key)).map(|(key, _)| key).collect();
        assert!(surplus.is_empty(), "only {} has {surplus:?}", lang.code());
        for ((key, message), (_, ours)) in english.messages().zip(words.messages()) {
            assert_eq!(message.args(), ours.args(), "arguments of {key} in {}", lang.code());
            assert!(message.plain().is_none_or(|text| !text.is_empty()), "{key} says nothing");
        }
    }
}

#[test]
fn no_key_stands_in_two_files() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(lang.code());
        for file in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            for line in text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
                let key = line.split(" =").next().unwrap_or_default();
                assert!(seen.insert(key.to_string()), "{key} stands twice in {}", lang.code());
            }
        }
    }
}

/// Keys that are put together from parts; each prefix ends where the made-up part begins.
const MADE_UP: &[&str] =
    &["part-", "score-", "option-", "value-", "preset-", "kind-", "error-", "tour-", "result-", "game-"];

#[test]
fn every_key_is_used_and_every_used_key_exists() {
    let mut used = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in ["picture", "page", "server", "table"] {
        collect(&crates.join(folder).join("src"), &mut used);
    }
    collect(&crates.join("page").join("assets"), &mut used);
    let english = Words::of(Lang::En);
    let made_up = |key: &str| MADE_UP.iter().any(|prefix| key.contains(prefix));
    let unknown: Vec<_> =
        used.iter().filter(|(call, key)| *call && !english.has(key) && !key.ends_with('-')).collect();
    assert!(unknown.is_empty(), "no message file holds {unknown:?}");
    let named: BTreeSet<&str> = used.iter().map(|(_, key)| key.as_str()).collect();
    let idle: Vec<_> = english
        .messages()
        .map(|(key, _)| key)
        .filter(|key| !made_up(key) && !named.contains(key) && *key != "lang-name")
        .collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
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
        for (at, _) in text.match_indices('"') {
            let rest = &text[at + 1..];
            let Some(end) = rest.find('"') else { continue };
            let key = &rest[..end];
            let looks = !key.is_empty()
                && key.len() < 60
                && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            if looks {
                let before = &text[..at];
                let call = ["words.get(", "words.fill("].iter().any(|call| before.ends_with(call));
                used.insert((call, key.to_string()));
            }
        }
    }
}
