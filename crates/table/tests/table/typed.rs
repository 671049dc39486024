//! Cards that are typed as they are printed, and packs that are made of them.

use crate::corrections::spoil;
use crate::with_box::{start, with_box};
use serde_json::{Value, json};
use solarium_core::{Random, Record, Replacement, Seat, Viewer};
use solarium_table::{Library, Mover, Table, english};

/// A table where Cynthia draws a card now.
fn cynthia_draws() -> Table {
    let library = Library::standard();
    let title = library.title("photosynthesis").unwrap();
    let mut table = start(title, &with_box(&json!({"seats": ["human", "cynthia:tree"], "first_seat": 1})), 1);
    while table.session().typed_fields().is_empty() {
        match table.mover() {
            Some(_) => drop(table.advance().unwrap()),
            None => {
                let legal = table.legal(Seat(0), english()).unwrap();
                table.act(Seat(0), &legal[0].action).unwrap();
            }
        }
    }
    table
}

fn half() -> Value {
    json!({"collect": -4, "ticks": "SM", "seed": 3, "rings": [4, 3, 2, 1], "arrow": "ccw", "number": 2})
}

#[test]
fn ph_14_4_a_card_is_typed_as_it_is_printed() {
    let mut table = cynthia_draws();
    let hash = table.session().position().hash;
    let position = table.session().typed_card(&half()).unwrap();
    let change = table.replace(Seat(0), Replacement::TypedCard, &position).unwrap();
    assert!(change.entry.to_string().starts_with("0 !typed {"));
    // Now it is her turn with that card, and the program knows what she does.
    assert!(matches!(table.mover(), Some(Mover::Automa(Seat(1)))));
    assert!(table.session().typed_fields().is_empty());
    assert_eq!(table.session().typed_card(&half()).unwrap_err().code, "outcome/not-typed");
    table.advance().unwrap().unwrap();
    let record = Record::parse(&table.session().log(true).to_text()).unwrap();
    let library = Library::standard();
    let again = library.title("photosynthesis").unwrap().verify(&record).unwrap();
    assert_eq!(again.position().hash, table.session().position().hash);
    while table.session().position().hash != hash {
        table.undo(Seat(0)).unwrap();
    }
}

#[test]
fn ph_14_6_typed_cards_that_cannot_be_are_refused() {
    let mut table = cynthia_draws();
    let (version, mut random) = (table.version(), Random::new(23));
    let (mut refused, mut taken) = (0, 0);
    for _ in 0..500 {
        let mut card = half();
        for _ in 0..=random.below(2) {
            spoil(&mut card, &mut random);
        }
        let Ok(position) = table.session().typed_card(&card) else {
            refused += 1;
            continue;
        };
        match table.replace(Seat(0), Replacement::TypedCard, &position) {
            Ok(_) => {
                taken += 1;
                table.advance().unwrap().unwrap();
                table.undo(Seat(0)).unwrap();
            }
            Err(refusal) => {
                refused += 1;
                assert_eq!(refusal.rule.as_deref(), Some("PH-14.9"), "{card}");
            }
        }
    }
    assert!(refused > 200 && taken > 20, "{refused} refused, {taken} taken");
    assert!(table.version() > version);
}

/// Enters a card that is typed now.
fn type_card(table: &mut Table, card: &Value) {
    let position = table.session().typed_card(card).unwrap();
    table.replace(Seat(0), Replacement::TypedCard, &position).unwrap();
}

#[test]
fn ph_14_4_typed_halves_take_the_place_of_stand_ins_and_are_kept_as_a_pack() {
    let mut table = cynthia_draws();
    let mut typed = half();
    typed["card"] = json!("3");
    type_card(&mut table, &typed);
    assert_eq!(table.session().typed_cards(), 1);
    // The card has left her deck like any other.
    let record = table.session().record();
    assert_eq!(
        (record["seats"][1]["card"].as_u64(), &record["typed"]["3"]["r12"]["ticks"]),
        (Some(3), &json!("SM"))
    );
    assert!(!record["seats"][1]["deck"].as_array().unwrap().contains(&json!(3)));
    table.advance().unwrap().unwrap();
    let text = table.session().typed_pack("my-box").unwrap();
    let mut library = Library::standard();
    assert_eq!(library.put_pack_of("photosynthesis", "own", &text).unwrap(), "my-box");
    // The next table has the card; only its other half is still a stand-in.
    let title = library.title("photosynthesis").unwrap();
    let values = title.printed_values("my-box").unwrap();
    let owned = values.iter().filter(|value| value.provenance == "owner").count();
    assert_eq!(owned, 1, "{text}");
    let setup = with_box(&json!({"seats": ["human", "cynthia:tree"], "first_seat": 1, "pack": "my-box"}));
    let mut next = start(title, &setup, 1);
    until_typed(&mut next);
    let fields = next.session().typed_fields();
    let choices = format!("{:?}", fields.last().unwrap().kind);
    assert!(!choices.contains("\"3\"") && choices.contains("\"4\""), "{choices}");
    assert_eq!((next.session().typed_cards(), next.session().typed_pack("other")), (0, None));
    // A card that is no stand-in any more cannot be typed.
    assert_eq!(next.session().typed_card(&typed).unwrap_err().code, "outcome/not-typed");
    typed["card"] = json!(4);
    type_card(&mut next, &typed);
    let text = next.session().typed_pack("my-box-2").unwrap();
    assert!(library.put_pack_of("photosynthesis", "own", &text).is_ok());
    let values = library.title("photosynthesis").unwrap().printed_values("my-box-2").unwrap();
    assert_eq!(values.iter().filter(|value| value.provenance == "owner").count(), 2);
}

/// A table of Circadians at which a card can be typed that fits, before which nothing was typed.
fn circadians(library: &Library, pack: Option<&str>) -> Table {
    let mut setup = with_box(&json!({"seats": ["human", "ai:2"]}));
    if let Some(pack) = pack {
        setup["pack"] = json!(pack);
    }
    let mut table = start(library.title("circadians").unwrap(), &setup, 7);
    until_typed(&mut table);
    table
}

/// Plays on, with whatever comes, until a card can be typed.
fn until_typed(table: &mut Table) {
    let mut random = Random::new(11);
    while table.session().typed_fields().is_empty() {
        step(table, &mut random);
    }
}

fn step(table: &mut Table, random: &mut Random) {
    match table.mover() {
        Some(_) => drop(table.advance().unwrap()),
        None => {
            let seat = table.to_act().iter().next().unwrap_or(Seat(0));
            let legal = table.legal(seat, english()).unwrap();
            let action = legal[random.below(legal.len() as u32) as usize].action.clone();
            table.act(seat, &action).unwrap();
        }
    }
}

fn asks_for_scheme(table: &Table) -> bool {
    table.session().typed_fields().iter().any(|field| field.name == "top")
}

#[test]
fn ci_19_8_schemes_and_events_are_typed_as_they_are_printed_and_kept_as_a_pack() {
    let mut library = Library::standard();
    let mut table = circadians(&library, None);
    let hash = table.session().position().hash;
    // The Event of the first round, as a form has it.
    assert!(!asks_for_scheme(&table));
    let event = json!({"name": "Dry Spell", "effect": "fee", "board": "market", "number": "2", "of": "W",
        "effect2": "discount", "board2": "market", "number2": "3", "of2": "W"});
    type_card(&mut table, &event);
    let record = table.session().record();
    let id = record["event"].as_str().unwrap().to_string();
    let expected = json!({"name": "Dry Spell", "fx": ["fee 2", "discount market 3W"]});
    assert_eq!(record["typed"]["events"][&id], expected);
    let told = table.session().seen(Viewer::Seat(Seat(0))).unwrap().board_text(english(), false);
    assert!(told.contains("every Garage fee above 0 rises by 2 Algae"), "{told}");
    let mut random = Random::new(3);
    while !asks_for_scheme(&table) {
        step(&mut table, &mut random);
    }
    let scheme = json!({"value": 4, "top": "C3", "middle": "L", "bottom": "X2"});
    type_card(&mut table, &scheme);
    let shown = table.session().record()["typed"]["schemes"].clone();
    assert_eq!(shown.as_object().unwrap().values().next().unwrap()["options"], json!(["C3", "L", "X2"]));
    // The AI plays by the card, and the record of the game replays with both cards.
    assert!(matches!(table.mover(), Some(Mover::Automa(_))), "{:?}", table.mover());
    table.advance().unwrap().unwrap();
    let log = Record::parse(&table.session().log(true).to_text()).unwrap();
    let again = library.title("circadians").unwrap().verify(&log).unwrap();
    assert_eq!(again.position().hash, table.session().position().hash);
    assert_eq!(again.typed_cards(), 2);

    let text = table.session().typed_pack("my-box").unwrap();
    assert_eq!(library.put_pack_of("circadians", "own", &text).unwrap(), "my-box");
    let mut next = circadians(&library, Some("my-box"));
    assert_eq!(next.session().typed_cards(), 0);
    // What the pack has needs no stand-in: it is a card of the pile like any other.
    type_card(&mut next, &json!({"name": "Dry Spell", "fx": ["fee 2", "discount market 3W"]}));
    assert_eq!((next.session().typed_cards(), next.session().record()["event"].as_str()), (0, Some(&*id)));
    // Undo takes everything back, the typed cards too.
    while table.session().position().hash != hash {
        table.undo(Seat(0)).unwrap();
    }
    assert_eq!((table.session().typed_cards(), table.session().typed_pack("my-box")), (0, None));
}

#[test]
fn ci_17_8_typed_cards_that_cannot_be_are_refused() {
    let library = Library::standard();
    let mut table = circadians(&library, None);
    let event = || json!({"name": "Dry Spell", "fx": ["fee 2", "discount market 3W"]});
    let cases = [
        (json!({"fx": []}), "CI-1.7"),
        (json!({"fx": ["rain"]}), "CI-1.7"),
        (json!({"fx": ["flip"]}), "CI-1.7"),
        (json!({"fx": ["fee 1"], "name": "x".repeat(41)}), "CI-16.1"),
        (json!({"fx": ["fee 1"], "colour": "red"}), "CI-19.8"),
    ];
    refused_each(&mut table, &cases);
    refused_or_played(&mut table, event);
    let mut random = Random::new(3);
    while !asks_for_scheme(&table) {
        step(&mut table, &mut random);
    }
    let cases = [
        (json!({"value": 7, "options": ["L", "B", "M1"]}), "CI-17.7"),
        (json!({"value": 3, "options": ["L", "B"]}), "CI-17.7"),
        (json!({"value": 3, "options": ["L", "B", "Q"]}), "CI-17.8"),
        (json!({"value": 3, "top": "L", "middle": "B", "bottom": "M12"}), "CI-17.8"),
    ];
    refused_each(&mut table, &cases);
    refused_or_played(&mut table, || json!({"value": 4, "options": ["C3", "L", "X2"]}));
}

fn refused_each(table: &mut Table, cases: &[(Value, &str)]) {
    for (card, rule) in cases {
        let hash = table.session().position().hash;
        let position = table.session().typed_card(card).unwrap();
        let refusal = table.replace(Seat(0), Replacement::TypedCard, &position).unwrap_err();
        assert_eq!(refusal.rule.as_deref(), Some(*rule), "{card}");
        assert_eq!(table.session().position().hash, hash);
    }
}

/// Anything that is typed is refused with a rule, or can be played on and taken back.
fn refused_or_played(table: &mut Table, card: impl Fn() -> Value) {
    let (mut random, mut refused, mut taken) = (Random::new(29), 0, 0);
    let hash = table.session().position().hash;
    for _ in 0..200 {
        let mut card = card();
        for _ in 0..=random.below(2) {
            spoil(&mut card, &mut random);
        }
        let Ok(position) = table.session().typed_card(&card) else {
            refused += 1;
            continue;
        };
        match table.replace(Seat(0), Replacement::TypedCard, &position) {
            Ok(_) => {
                taken += 1;
                for _ in 0..4 {
                    step(table, &mut random);
                }
                while table.session().position().hash != hash {
                    table.undo(Seat(0)).unwrap();
                }
            }
            Err(refusal) => {
                refused += 1;
                assert!(refusal.rule.as_deref().is_some_and(|rule| rule.starts_with("CI-")), "{card}");
            }
        }
    }
    assert!(refused > 50 && taken > 10, "{refused} refused, {taken} taken");
}
