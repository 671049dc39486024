//! The message files: complete in every language, paired with the code, true to the built-in pack.

use solarium_conformance::english;
use solarium_core::{Shelf, Tabletop};
use solarium_sol::{Edition, Effect, Happening, Pack, Sol, Suit};
use solarium_words::{INTERFACE, Lang, check, ids};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_language_is_complete() {
    let problems: Vec<String> = check(Sol::messages()).iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_id_is_used_and_every_used_id_exists() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut code = String::new();
    read_all(&home.join("src"), &mut code);
    read_all(&home.join("../picture/src/sol"), &mut code);
    let known = ids(Lang::En, Sol::messages());
    let shared = ids(Lang::En, INTERFACE);
    let described = described();
    let missing: Vec<&String> = described.difference(&known).collect();
    assert!(missing.is_empty(), "no message file holds {missing:?}");
    let mut quoted = BTreeSet::new();
    let mut unknown = BTreeSet::new();
    for (at, _) in code.match_indices('"') {
        let Some((word, _)) = code[at + 1..].split_once('"') else { continue };
        if !word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') {
            continue;
        }
        // Words that begin with `sol-` are also the classes of elements in the picture.
        let said = word.starts_with("so-")
            || ["words.get(", "words.fill(", "Message::new("].iter().any(|call| code[..at].ends_with(call));
        if said && !known.contains(word) && !shared.contains(word) {
            unknown.insert(word);
        }
        quoted.insert(word);
    }
    assert!(unknown.is_empty(), "no message file holds {unknown:?}");
    let idle: Vec<&String> =
        known.difference(&described).filter(|id| !quoted.contains(id.as_str())).collect();
    assert!(idle.is_empty(), "nothing says {idle:?}");
}

/// The messages by which the game is described: a table finds them by the names of what they describe.
fn described() -> BTreeSet<String> {
    let info = Sol::info();
    let prefix = info.facts.message_prefix;
    let options = info.options.iter().map(|option| format!("{prefix}-option-{}-meaning", option.name));
    let presets = info.presets.iter().map(|preset| format!("{prefix}-preset-{}", preset.id));
    let queries = info.queries.iter().map(|query| format!("{prefix}-query-{}", query.name));
    let all = options.chain(presets).chain(queries).chain([format!("{prefix}-summary")]);
    all.map(|key| key.replace('_', "-")).collect()
}

fn read_all(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of source files").flatten() {
        if entry.path().is_dir() {
            read_all(&entry.path(), code);
        } else {
            code.push_str(&fs::read_to_string(entry.path()).expect("a source file"));
        }
    }
}

fn table(edition: &str, pack: &str, shelf: &Shelf<Pack>) -> Sol {
    let setup = serde_json::json!({"seats": ["human", "human"], "edition": edition, "pack": pack});
    Sol::from_setup(&setup, shelf).expect("a good set-up")
}

#[test]
fn english_says_what_the_built_in_pack_says() {
    let pack = Pack::standard();
    let shelf = Shelf::new("sol", Pack::standard());
    for edition in Edition::ALL {
        let game = table(edition.id(), "sol", &shelf);
        for effect in Effect::ALL {
            let said = game.effect_text(*effect);
            assert_ne!(said.id, "so-own-text");
            assert_eq!(english::<Sol>(&said), pack.effect(*effect).text);
        }
        for event in Happening::ALL {
            let said = game.happening_text(*event);
            assert_ne!(said.id, "so-own-text");
            assert_eq!(english::<Sol>(&said), pack.event(*event).text);
        }
        for suit in Suit::ALL {
            let name = format!("{} ({suit})", pack.suit_name(*suit, *edition));
            assert_eq!(english::<Sol>(&game.suit_message(*suit)), name);
        }
        for level in pack.survival(*edition) {
            assert_ne!(game.level_text(level).id, "so-own-text");
            assert_eq!(english::<Sol>(&game.level_text(level)), level.text);
            assert_eq!(english::<Sol>(&game.level_message(&level.id)), level.id);
        }
    }
}

/// An owner's own pack shows its own words, in every language.
#[test]
fn another_pack_says_its_own_texts() {
    let text = include_str!("../data/sol.toml")
        .replacen("id = \"sol\"", "id = \"mine\"", 1)
        .replace("Gain 1 energy for each layer in which you own a station.", "Shine.")
        .replace("first = \"Refraction\"", "first = \"Prism\"")
        .replace("Each seat sacrifices one of its divers.", "Lose one.");
    let mut shelf = Shelf::new("sol", Pack::standard());
    shelf.put("mine", Pack::parse("mine.toml", &text).expect("a good pack"));
    let game = table("first", "mine", &shelf);
    assert_eq!(english::<Sol>(&game.effect_text(Effect::Bright)), "Shine.");
    assert_eq!(game.effect_text(Effect::Bright).id, "so-own-text");
    assert_eq!(game.effect_text(Effect::Fuel).id, "so-effect-fuel");
    assert_eq!(english::<Sol>(&game.suit_message(Suit::Refraction)), "Prism (R)");
    assert_eq!(english::<Sol>(&game.happening_text(Happening::Attrition)), "Lose one.");
}
