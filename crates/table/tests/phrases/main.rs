//! The phrase book holds every sentence the games say, in German and French: games are played by chance over all
//! set-ups, and each label, prompt, event, notice, reason and refusal must be found.
//!
//! `cargo test -p solarium-table --test phrases -- --nocapture` prints one sentence of each shape in all languages.

mod sentences;

use sentences::Sentences;
use solarium_table::Library;
use solarium_words::Lang;
use std::collections::BTreeMap;

/// Sentences of one shape differ in numbers, seats and spaces only.
fn shape(sentence: &str) -> String {
    let mut shape = String::new();
    for word in sentence.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let short = word.chars().filter(|c| c.is_alphanumeric()).count() <= 3;
        let marked = word.chars().any(|c| c.is_ascii_digit() || c.is_ascii_uppercase());
        match word.chars().last().filter(|c| !c.is_alphanumeric()) {
            end if short && marked => shape.extend(['#'].into_iter().chain(end)),
            _ => shape.push_str(word),
        }
    }
    shape
}

fn complete(game: &str) {
    let library = Library::standard();
    let title = library.title(game).unwrap();
    let said = Sentences::of(title);
    let mut missing: BTreeMap<String, String> = BTreeMap::new();
    let mut shown: BTreeMap<String, ()> = BTreeMap::new();
    for sentence in said.all() {
        let shape = shape(sentence);
        let unknown: Vec<_> = [Lang::De, Lang::Fr]
            .into_iter()
            .filter(|lang| !solarium_table::words(*lang).knows_phrase(sentence))
            .collect();
        if unknown.is_empty() {
            if shown.insert(shape, ()).is_none() {
                let [de, fr] = [Lang::De, Lang::Fr].map(|lang| solarium_table::words(lang).phrase(sentence));
                println!("{sentence}\n    {de}\n    {fr}");
            }
        } else {
            missing.entry(shape).or_insert_with(|| {
                format!("{sentence}\n        {}", solarium_table::words(Lang::De).phrase(sentence))
            });
        }
    }
    let count = missing.len();
    let list: Vec<_> = missing.into_values().collect();
    assert!(
        list.is_empty(),
        "{count} kinds of sentences of {game} are missing in crates/words/phrases (of {} sentences):\n    {}",
        said.all().count(),
        list.join("\n    ")
    );
}

#[test]
fn photosynthesis_speaks_every_language() {
    complete("photosynthesis");
}

#[test]
fn sol_speaks_every_language() {
    complete("sol");
}

#[test]
fn circadians_speaks_every_language() {
    complete("circadians");
}
