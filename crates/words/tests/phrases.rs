//! The phrase book: how sentences are found and taken apart.

use solarium_words::{INTERFACE, Lang, Words};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn check(english: &str, german: &str, french: &str) {
    assert_eq!(words(Lang::De).phrase(english), german);
    assert_eq!(words(Lang::Fr).phrase(english), french);
}

#[test]
fn the_files_are_in_order() {
    assert!(words(Lang::De).phrase_count() > 100);
    assert_eq!(words(Lang::De).phrase_count(), words(Lang::Fr).phrase_count());
}

#[test]
fn no_sentence_has_two_entries() {
    let mut seen = BTreeSet::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("phrases");
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for line in text.lines().filter(|line| line.starts_with("en ")) {
            assert!(seen.insert(line.to_string()), "{line:?} is there twice");
        }
    }
    assert!(seen.len() > 100);
}

#[test]
fn english_is_handed_back() {
    assert!(matches!(words(Lang::En).phrase("end the turn"), Cow::Borrowed("end the turn")));
}

#[test]
fn holes_are_translated() {
    check("small, light when lit", "klein, Licht in der Sonne", "petit, lumière au soleil");
    check("large, prices in LP", "groß, Preise in LP", "grand, prix en LP");
}

#[test]
fn numbers_choose_a_form() {
    check("the match has 1 steps", "die Partie hat 1 Schritt", "la partie a 1 étape");
    check("the match has 2 steps", "die Partie hat 2 Schritte", "la partie a 2 étapes");
}

#[test]
fn sentences_are_taken_apart_and_rules_set_aside() {
    check(
        "A is the first player; the game is over (PH-3.7)",
        "A beginnt; das Spiel ist zu Ende (PH-3.7)",
        "A commence\u{a0}; la partie est terminée (PH-3.7)",
    );
}

#[test]
fn what_is_not_known_stays() {
    let words = words(Lang::De);
    assert_eq!(words.phrase("entirely unheard of"), "entirely unheard of");
    assert!(!words.knows_phrase("entirely unheard of"));
    assert_eq!(
        words.phrase("the game is over; entirely unheard of"),
        "das Spiel ist zu Ende; entirely unheard of"
    );
    assert!(!words.knows_phrase("the game is over; entirely unheard of"));
    assert!(words.knows_phrase("b4"));
}

#[test]
fn no_text_keeps_the_book_busy() {
    let words = words(Lang::De);
    for piece in [
        "a",
        "buy a ",
        ", ",
        "; ",
        "ticked ",
        " LP",
        "{",
        "}",
        "é",
        " (PH-1.1)",
        " and ",
        "gains 1 LP and has ",
    ] {
        let text = piece.repeat(5000);
        assert!(!words.phrase(&text).is_empty());
    }
    assert_eq!(words.phrase(""), "");
}

fn words(lang: Lang) -> Words {
    Words::load(lang, INTERFACE)
}
