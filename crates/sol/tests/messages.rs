//! The message files: complete in every language, paired with the code, true to the built-in pack.

use solarium_conformance::english;
use solarium_core::{Records, Shelf};
use solarium_sol::{Edition, Effect, Happening, Pack, Sol, Suit};

#[test]
fn message_files_hold() {
    solarium_conformance::message_files_hold::<Sol>(env!("CARGO_MANIFEST_DIR"), &["so-"]);
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
