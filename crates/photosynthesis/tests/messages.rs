//! The message files: nothing is wrong with them, every id in the code stands in them, and none of theirs is unused.

use solarium_core::Tabletop;
use solarium_photosynthesis::Photosynthesis;
use solarium_words::{Lang, check, ids};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn nothing_is_wrong_with_the_message_files() {
    let problems: Vec<String> = check(Photosynthesis::messages()).iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_id_of_the_code_stands_in_the_files() {
    let known = ids(Lang::En, Photosynthesis::messages());
    let mut unknown: Vec<String> = Vec::new();
    for (path, text) in sources(&game()) {
        let here = literals(&text).filter(|(_, id)| !known.contains(*id));
        unknown.extend(here.map(|(_, id)| format!("{}: {id}", path.display())));
    }
    // In the picture most literals with the prefix are classes of the style sheet.
    for (path, text) in sources(&picture()) {
        let here = literals(&text).filter(|(before, id)| is_said(before) && !known.contains(*id));
        unknown.extend(here.map(|(_, id)| format!("{}: {id}", path.display())));
    }
    unknown.extend(described().into_iter().filter(|id| !known.contains(id)));
    assert!(unknown.is_empty(), "no message file holds\n{}", unknown.join("\n"));
}

#[test]
fn every_id_of_the_files_is_used() {
    let mut used = described();
    for (_, text) in sources(&game()).into_iter().chain(sources(&picture())) {
        used.extend(literals(&text).map(|(_, id)| id.to_string()));
    }
    let idle: Vec<String> =
        ids(Lang::En, Photosynthesis::messages()).into_iter().filter(|id| !used.contains(id)).collect();
    assert!(idle.is_empty(), "no code uses {idle:?}");
}

/// The messages that are found by the names of what they describe: the game, its options, set-ups and read-outs.
fn described() -> BTreeSet<String> {
    let info = Photosynthesis::info();
    let options = info.options.iter().map(|option| format!("ph-option-{}-meaning", option.name));
    let presets = info.presets.iter().map(|preset| format!("ph-preset-{}", preset.id));
    let queries = info.queries.iter().map(|query| format!("ph-query-{}", query.name));
    let all = options.chain(presets).chain(queries).chain(["ph-summary".to_string()]);
    all.map(|id| id.replace('_', "-")).collect()
}

fn game() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn picture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../picture/src/photosynthesis")
}

/// Every Rust file below a folder with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push((path, text));
        }
    }
    assert!(!found.is_empty(), "{} holds no sources", folder.display());
    found
}

/// The string literals that look like ids of this game, each with the text before it.
fn literals(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices('"').filter_map(|(at, _)| {
        let rest = &text[at + 1..];
        let id = &rest[..rest.find('"')?];
        let looks = id.starts_with("ph-") || id.starts_with("part-ph-");
        let plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        (looks && plain).then(|| (&text[..at], id))
    })
}

/// Does the literal after this text name a message, and not a class?
fn is_said(before: &str) -> bool {
    ["words.get(", "words.fill(", "Message::new("].iter().any(|call| before.trim_end().ends_with(call))
}
