//! The phrase book: how sentences are found and taken apart.

use solarium_words::{Lang, Words};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn check(english: &str, german: &str, french: &str) {
    assert_eq!(Words::of(Lang::De).phrase(english), german);
    assert_eq!(Words::of(Lang::Fr).phrase(english), french);
}

#[test]
fn the_files_are_in_order() {
    assert!(Words::of(Lang::De).phrase_count() > 100);
    assert_eq!(Words::of(Lang::De).phrase_count(), Words::of(Lang::Fr).phrase_count());
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
    assert!(seen.len() > 1000);
}

#[test]
fn english_is_handed_back() {
    assert!(matches!(Words::of(Lang::En).phrase("end the turn"), Cow::Borrowed("end the turn")));
}

#[test]
fn holes_are_translated_in_the_form_asked_for() {
    check("place a small tree on b4", "einen kleinen Baum auf b4 stellen", "placer un petit arbre en b4");
    check(
        "A grows c5 to a large tree for 3 LP, 2 left",
        "A lässt c5 zum großen Baum wachsen für 3 LP, noch 2",
        "A fait pousser c5 en grand arbre pour 3 LP, reste 2",
    );
}

#[test]
fn numbers_choose_a_form() {
    check(
        "valid spaces of the ring of 1 leaves",
        "gültige Felder des Rings mit 1 Blatt",
        "cases valables de l’anneau à 1 feuille",
    );
}

#[test]
fn sentences_are_taken_apart_and_rules_set_aside() {
    check(
        "Cynthia (B) gains 3 LP and has 20; 2 are lost at the limit (PH-4.5)",
        "Cynthia (B) bekommt 3 LP und hat 20; 2 gehen am Limit verloren (PH-4.5)",
        "Cynthia (B) gagne 3 LP et en a 20\u{a0}; 2 sont perdus à la limite (PH-4.5)",
    );
}

#[test]
fn what_is_not_known_stays() {
    let words = Words::of(Lang::De);
    assert_eq!(words.phrase("entirely unheard of"), "entirely unheard of");
    assert!(!words.knows_phrase("entirely unheard of"));
    assert_eq!(words.phrase("end the turn; entirely unheard of"), "Zug beenden; entirely unheard of");
    assert!(!words.knows_phrase("end the turn; entirely unheard of"));
    assert!(words.knows_phrase("b4"));
}

#[test]
fn no_text_keeps_the_book_busy() {
    let words = Words::of(Lang::De);
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
