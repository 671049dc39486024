//! A game's message files, paired with its code.

use solarium_core::{GameInfo, Tabletop};
use solarium_words::{INTERFACE, Lang, check, ids};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Calls after which a literal names a message and not a class of the style sheet.
const SAYING: [&str; 3] = ["words.get(", "words.fill(", "Message::new("];

/// What follows the prefix of a game in ids that are put together from names in its code: results, parts of scores,
/// what is counted over a game, values of options, texts of its pack.
const PUT_TOGETHER: [&str; 5] = ["result-", "score-", "tally-", "text-", "value-"];

/// Nothing is wrong with the message files of a game; every id that its code says stands in them or
/// in those of the interface; none of theirs is unused. `folder` is the folder of its crate (`CARGO_MANIFEST_DIR`); its pictures, if it has some, are looked for
/// beside it. Ids begin with one of `prefixes`.
pub fn message_files_hold<G: Tabletop>(folder: &str, prefixes: &[&str]) {
    let problems: Vec<String> = check(G::messages()).iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let known = ids(Lang::En, G::messages());
    let interface = ids(Lang::En, INTERFACE);
    let info = G::info();
    let own = |name: &str| format!("{}-{}", info.message_prefix(), name.replace('_', "-"));
    let mut made: Vec<String> = made_from_names(&info).map(|name| own(&name)).collect();
    made.extend(["line", "rest", "art"].map(|part| format!("game-{}-{part}", info.id)));
    let mut used: BTreeSet<&str> = made.iter().map(String::as_str).collect();
    let mut unknown = BTreeSet::new();
    let crate_folder = Path::new(folder);
    let pictures = crate_folder.join("../picture/src").join(G::ID);
    let code =
        [(crate_folder.join("src"), true), (pictures, false)].map(|(folder, rules)| (texts(&folder), rules));
    for (text, rules) in code.iter().flat_map(|(texts, rules)| texts.iter().map(move |text| (text, rules))) {
        for (before, id) in literals(text) {
            // In pictures most literals with a prefix are classes of the style sheet.
            let said = (*rules && prefixes.iter().any(|prefix| id.starts_with(prefix)))
                || SAYING.iter().any(|call| before.trim_end().ends_with(call));
            // What ends in a hyphen is the beginning of an id that is put together.
            if said && !id.ends_with('-') && !known.contains(id) && !interface.contains(id) {
                unknown.insert(id);
            }
            used.insert(id);
        }
    }
    assert!(unknown.is_empty(), "no message file of {} holds {unknown:?}", G::ID);
    let put_together = |id: &str| {
        // Kinds of seats: `kind-cynthia`, `kind-cynthia-ancient`.
        id.starts_with("kind-") || PUT_TOGETHER.iter().any(|kind| id.starts_with(&own(kind)))
    };
    let idle: Vec<&String> =
        known.iter().filter(|id| !used.contains(id.as_str()) && !put_together(id)).collect();
    assert!(idle.is_empty(), "no code of {} uses {idle:?}", G::ID);
}

/// The ids, without the prefix of the game, under which its options, themes of options, ready-made set-ups and read-outs are described.
fn made_from_names(info: &GameInfo) -> impl Iterator<Item = String> {
    let options = info
        .options
        .iter()
        .flat_map(|option| ["", "-meaning", "-text"].map(|ending| format!("option-{}{ending}", option.name)));
    let presets = info.presets.iter().map(|preset| format!("preset-{}", preset.id));
    let themes = info.option_themes.iter().map(|theme| format!("theme-{}", theme.id));
    let queries =
        info.queries.iter().flat_map(|query| ["", "-fields"].map(|end| format!("query-{}{end}", query.name)));
    options.chain(themes).chain(presets).chain(queries).chain(["summary".to_string()])
}

/// Every file below a folder as text; none if there is no such folder.
fn texts(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries
        .flatten()
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => texts(&path),
            path => fs::read_to_string(path).into_iter().collect(),
        })
        .collect()
}

/// The string literals that could be ids, each with the text before it.
fn literals(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices('"').filter_map(|(at, _)| {
        let rest = &text[at + 1..];
        let id = &rest[..rest.find('"')?];
        let plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        plain.then(|| (&text[..at], id))
    })
}
