//! Cards that are typed as they are printed, and packs that are made of them.

use crate::corrections::spoil;
use crate::with_box::{start, with_box};
use serde_json::{Value, json};
use solarium_core::{
    Audience, Language, Random, Record, Replacement, Seat, Seed, Turn, TypedField, TypedKind, Viewer,
};
use solarium_table::{Library, Mover, Table, english};

/// A table where Cynthia draws a card now.
fn cynthia_draws() -> Table {
    let library = Library::standard();
    let title = library.title("photosynthesis").unwrap();
    let mut table = start(title, &with_box(&json!({"seats": ["human", "cynthia:tree"], "first_seat": 1})), 1);
    while !may_type(&table) {
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

/// Can the card that is drawn now be typed?
fn may_type(table: &Table) -> bool {
    drawn_fields(table).is_some()
}

fn drawn_fields(table: &Table) -> Option<Vec<TypedField>> {
    let forms = table.session().typed_forms(Seat(0));
    forms.into_iter().find(|form| form.drawn).map(|form| form.fields)
}

fn half() -> Value {
    json!({"collect": -4, "ticks": "SM", "seed": 3, "rings": [4, 3, 2, 1], "arrow": "ccw", "number": 2})
}

#[test]
fn ph_14_4_a_card_is_typed_as_it_is_printed() {
    let mut table = cynthia_draws();
    let hash = table.session().position().hash;
    let position = table.session().typed_card(Seat(0), &half()).unwrap();
    let change = table.replace(Seat(0), Replacement::TypedCard, &position).unwrap();
    assert!(change.entry.to_string().starts_with("0 !typed {"));
    // Now it is her turn with that card, and the program knows what she does.
    assert!(matches!(table.mover(), Some(Mover::Automa(Seat(1)))));
    assert!(!may_type(&table));
    assert_eq!(table.session().typed_card(Seat(0), &half()).unwrap_err().code, "outcome/not-typed");
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
        let Ok(position) = table.session().typed_card(Seat(0), &card) else {
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
    let position = table.session().typed_card(Seat(0), card).unwrap();
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
    let fields = drawn_fields(&next).unwrap();
    let choices = format!("{:?}", fields.last().unwrap().kind);
    assert!(!choices.contains("\"3\"") && choices.contains("\"4\""), "{choices}");
    assert_eq!((next.session().typed_cards(), next.session().typed_pack("other")), (0, None));
    // A card that is no stand-in any more cannot be typed.
    assert_eq!(next.session().typed_card(Seat(0), &typed).unwrap_err().code, "outcome/not-typed");
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
    until_field(&mut table, "effect", &mut Random::new(11));
    table
}

/// Plays on, with whatever comes, until the card that is drawn can be typed.
fn until_typed(table: &mut Table) {
    let mut random = Random::new(11);
    while !may_type(table) {
        step(table, &mut random);
    }
}

/// Plays on until a card with this field can be typed.
fn until_field(table: &mut Table, name: &str, random: &mut Random) {
    while !drawn_fields(table).is_some_and(|fields| fields.iter().any(|field| field.name == name)) {
        step(table, random);
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

#[test]
fn ci_19_8_schemes_and_events_are_typed_as_they_are_printed_and_kept_as_a_pack() {
    let mut library = Library::standard();
    let mut table = circadians(&library, None);
    let hash = table.session().position().hash;
    // The Event of the first round, as a form has it.
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
    until_field(&mut table, "top", &mut random);
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
    until_field(&mut table, "top", &mut random);
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
        let refusal = table.session().typed_card(Seat(0), card).unwrap_err();
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
        let typed = table.session().typed_card(Seat(0), &card);
        let entered = typed.and_then(|position| table.replace(Seat(0), Replacement::TypedCard, &position));
        match entered {
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
                let ruled = refusal.rule.as_deref().is_some_and(|rule| rule.starts_with("CI-"));
                assert!(ruled || refusal.code == "outcome/not-typed", "{card}: {refusal}");
            }
        }
    }
    assert!(refused > 50 && taken > 10, "{refused} refused, {taken} taken");
}

/// The Items of a form, and the first of them.
fn items_of(table: &Table, seat: Seat, drawn: bool) -> Vec<String> {
    let forms = table.session().typed_forms(seat);
    let form = forms.into_iter().find(|form| form.drawn == drawn);
    let fields = form.map_or(Vec::new(), |form| form.fields);
    match fields.into_iter().find(|field| field.name == "item").map(|field| field.kind) {
        Some(TypedKind::Choice(items)) => items.into_iter().map(|(id, _)| id).collect(),
        _ => Vec::new(),
    }
}

/// A table of one person and the AI at which an Item is drawn now.
fn item_drawn(library: &Library, pack: &str) -> Table {
    let setup = with_box(&json!({"seats": ["human", "ai:2"], "pack": pack}));
    let mut table = start(library.title("circadians").unwrap(), &setup, 7);
    until_field(&mut table, "item", &mut Random::new(11));
    table
}

fn reads_back(library: &Library, table: &Table) {
    let title = library.title("circadians").unwrap();
    let log = Record::parse(&table.session().log(true).to_text()).unwrap();
    let again = title.verify(&log).unwrap();
    assert_eq!(again.position().hash, table.session().position().hash);
    assert_eq!(again.typed_cards(), table.session().typed_cards());
    let loaded = title.load(&table.session().record(), Seed::from_number(1)).unwrap();
    assert_eq!(loaded.position().hash, table.session().position().hash);
}

#[test]
fn ci_13_5_an_item_is_typed_when_it_is_drawn_and_later_and_kept_as_a_pack() {
    let mut library = Library::standard();
    let mut table = item_drawn(&library, "standard");
    let hash = table.session().position().hash;
    let drawable = items_of(&table, Seat(0), true);
    assert_eq!(drawable.len(), 35, "one of 36 Items has no stand-in: {drawable:?}");
    assert!(!drawable.contains(&"aqua_cannon".to_string()));
    // As a form has it.
    type_card(
        &mut table,
        &json!({"item": "grogg", "water": 0, "algae": 1, "power": 0, "gems": 2, "points": 11}),
    );
    let record = table.session().record();
    assert_eq!(record["typed"], json!({"items": {"grogg": {"cost": "1A+2G", "points": 11}}}));
    assert_eq!(record["seats"][0]["hand"], json!(["grogg"]), "it is drawn");
    // The next Item comes as a stand-in, and is typed where it lies in the hand.
    table.act(Seat(0), "item archive").unwrap();
    assert_eq!(items_of(&table, Seat(0), false), ["archive"]);
    assert!(!items_of(&table, Seat(0), true).contains(&"grogg".to_string()), "it is no stand-in any more");
    let position =
        table.session().typed_card(Seat(0), &json!({"item": "archive", "cost": "0W", "points": 0}));
    let change = table.replace(Seat(0), Replacement::TypedCard, &position.unwrap()).unwrap();
    let lines = change.report.unwrap().events;
    let lines: Vec<String> = lines.iter().map(|line| english().say(&line.message)).collect();
    assert_eq!(lines.len(), 2, "nothing has moved: {lines:?}");
    assert!(lines[1].starts_with("Archive (nothing, 0 points: "), "{lines:?}");
    assert_eq!(table.session().turn(), Turn::Chance, "the next Item is still to be drawn");
    reads_back(&library, &table);

    let text = table.session().typed_pack("my-box").unwrap();
    assert_eq!(library.put_pack_of("circadians", "own", &text).unwrap(), "my-box");
    let values = library.title("circadians").unwrap().printed_values("my-box").unwrap();
    assert_eq!(
        values.iter().filter(|value| value.provenance == "owner").count(),
        4,
        "cost and points of two"
    );
    let next = item_drawn(&library, "my-box");
    assert_eq!(items_of(&next, Seat(0), true).len(), 33);
    let refusal = next.session().typed_card(Seat(0), &json!({"item": "grogg", "cost": "1A", "points": 1}));
    assert_eq!(refusal.unwrap_err().rule.as_deref(), Some("CI-1.6"));

    while table.session().position().hash != hash {
        table.undo(Seat(0)).unwrap();
    }
    assert_eq!((table.session().typed_cards(), items_of(&table, Seat(0), true)), (0, drawable));
}

/// A position record of the rules (CI-19.8), with the box: a die of value 5 is due, and no Item in hand can be paid.
fn before_the_depository(library: &Library) -> Table {
    let rules = include_str!("../../../circadians/RULES.md");
    let from = rules.find("{\"options\":{\"planet\"").expect("the example of CI-19.8");
    let example = rules[from..].split("```").next().unwrap();
    let mut record: Value = serde_json::from_str(example).unwrap();
    record["chance"] = json!("table");
    let session = library.title("circadians").unwrap().load(&record, Seed::from_number(1)).unwrap();
    Table::new(session, Vec::new(), 0)
}

fn depository(table: &Table) -> Option<String> {
    let legal = table.legal(Seat(0), english()).unwrap();
    legal.into_iter().map(|legal| legal.action).find(|action| action.starts_with("act dep-"))
}

#[test]
fn ci_7_2_a_typed_cost_is_paid_and_typed_points_count() {
    let library = Library::standard();
    let points = [4, 9].map(|points| {
        let mut table = before_the_depository(&library);
        assert_eq!(depository(&table), None, "10 Water, 2 Algae and 2 Power buy nothing");
        type_card(&mut table, &json!({"item": "archive", "cost": "3W+1G", "points": points}));
        reads_back(&library, &table);
        table.act(Seat(0), &depository(&table).expect("it can be paid now")).unwrap();
        while table.session().record()["seats"][0]["items"] == json!(["ledger"]) {
            let action = table.legal(Seat(0), english()).unwrap()[0].action.clone();
            table.act(Seat(0), &action).unwrap();
        }
        let own = table.session().record()["seats"][0].clone();
        assert_eq!((&own["water"], &own["gems"]), (&json!(7), &json!(0)), "{own}");
        // It lies face up now, no stand-in any more.
        let refusal =
            table.session().typed_card(Seat(0), &json!({"item": "archive", "cost": "1W", "points": 1}));
        assert_eq!(refusal.unwrap_err().rule.as_deref(), Some("CI-1.6"));
        table.session().scores()[0].total
    });
    assert_eq!(points[1] - points[0], 5);
}

#[test]
fn ci_1_6_and_19_9_items_that_cannot_be_typed_are_refused_with_every_reason() {
    let library = Library::standard();
    let mut table = item_drawn(&library, "standard");
    let rules = |table: &Table, card: Value| {
        let refusal = table.session().typed_card(Seat(0), &card).unwrap_err();
        let reasons = refusal.reasons.unwrap_or_default();
        reasons.iter().map(|reason| reason.rule.to_string()).collect::<Vec<_>>()
    };
    let known = json!({"item": "aqua_cannon", "cost": "3W+2P", "points": 2});
    assert_eq!(rules(&table, known), ["CI-1.6"], "its values are printed so");
    let wrong = json!({"item": "aqua_cannon", "cost": "100W", "points": 100, "colour": "red"});
    assert_eq!(rules(&table, wrong), ["CI-1.6", "CI-19.8", "CI-1.9", "CI-13.5"]);
    let other = json!({"item": "grail", "cost": "2D", "points": -1});
    assert_eq!(rules(&table, other), ["CI-13.5", "CI-1.9", "CI-13.5"]);
    assert_eq!(rules(&table, json!({"item": "grogg", "water": "many", "points": 1})), ["CI-1.9"]);
    refused_or_played(&mut table, || json!({"item": "grogg", "cost": "5A+2P", "points": 6}));
    // Once nothing is drawn, an Item of the pile cannot be the one that is typed.
    while table.session().turn() == Turn::Chance {
        table.advance().unwrap();
        let Ok(legal) = table.legal(Seat(0), english()) else { break };
        table.act(Seat(0), &legal[0].action).unwrap();
    }
    let in_hand = items_of(&table, Seat(0), false);
    let in_pile = ["grogg", "archive", "yeki", "zcarpi", "karvyk", "jakhaw"];
    let in_pile = in_pile.into_iter().find(|id| !in_hand.contains(&id.to_string())).unwrap();
    assert_eq!(rules(&table, json!({"item": in_pile, "cost": "1W", "points": 1})), ["CI-19.9"]);
}

#[test]
fn ci_2_1_with_unknown_hands_any_item_of_a_hand_is_typed_before_it_is_named() {
    let library = Library::standard();
    let title = library.title("circadians").unwrap();
    let setup = with_box(&json!({"seats": ["human", "human"]}));
    let mut table = start(title, &setup, 5);
    let card = json!({"item": "grogg", "cost": "0W", "points": 7});
    let refusal = table.session().typed_card(Seat(1), &card).unwrap_err();
    assert_eq!(refusal.rule.as_deref(), Some("CI-19.9"), "there is no hand yet");
    let mut random = Random::new(4);
    while items_of(&table, Seat(1), false).is_empty() {
        step(&mut table, &mut random);
    }
    assert_eq!(items_of(&table, Seat(1), false).len(), 35);
    let before = table.session().record();
    let position = table.session().typed_card(Seat(1), &card).unwrap();
    let change = table.replace(Seat(1), Replacement::TypedCard, &position).unwrap();
    assert!(change.report.unwrap().events.iter().all(|line| line.audience == Audience::All));
    let mut after = table.session().record();
    assert_eq!(after["typed"].take(), json!({"items": {"grogg": {"cost": "0W", "points": 7}}}));
    after.as_object_mut().unwrap().remove("typed");
    assert_eq!(before, after, "nothing else has changed");
    reads_back(&library, &table);
    // Whose hand it is in is not said, so it is offered to each person who trades.
    while !table
        .legal(table.to_act().iter().next().unwrap_or(Seat(0)), english())
        .unwrap()
        .iter()
        .any(|legal| legal.action == "trade grogg")
    {
        step(&mut table, &mut random);
    }
    let seat = table.to_act().iter().next().unwrap();
    table.act(seat, "trade grogg").unwrap();
    assert!(items_of(&table, seat, false).iter().all(|id| id != "grogg"));
}

#[test]
fn ci_1_9_an_item_whose_marks_are_written_out_is_typed_and_kept_as_well() {
    let mut library = Library::standard();
    let standard = include_str!("../../../circadians/data/circadians.toml");
    let letters = r#"id = "grogg", name = "Grogg", kind = "end", cost = "5A+2P", points = 6, fx = "score 1 per 5 water", src = "srr""#;
    assert!(standard.contains(letters));
    let marks = r#"provenance = { fx = "public", rest = "reconstructed" }"#;
    let own = standard.replace(letters, &letters.replace(r#"src = "srr""#, marks));
    let own = own.replacen(r#"id = "standard""#, r#"id = "own""#, 1);
    library.put_pack_of("circadians", "own", &own).unwrap();
    let mut table = item_drawn(&library, "own");
    type_card(&mut table, &json!({"item": "grogg", "cost": "1G", "points": 3}));
    let text = table.session().typed_pack("my-box").unwrap();
    library.put_pack_of("circadians", "my-box", &text).unwrap();
    let values = library.title("circadians").unwrap().printed_values("my-box").unwrap();
    let marks = values.into_iter().filter(|value| english().say(&value.name).starts_with("Grogg, "));
    let marks: Vec<String> = marks.map(|value| value.provenance).collect();
    assert_eq!(marks, ["reconstructed", "public", "owner", "owner"], "name, benefit, cost, points");
}

#[test]
fn ci_1_6_a_record_with_typed_values_of_a_card_that_is_no_stand_in_is_refused() {
    let library = Library::standard();
    let mut record = before_the_depository(&library).session().record();
    record["typed"] = json!({"items": {"aqua_cannon": {"cost": "1W", "points": 100}, "grail": {}}});
    let refusal = library.title("circadians").unwrap().load(&record, Seed::from_number(1)).err().unwrap();
    let rules: Vec<_> = refusal.reasons.unwrap().iter().map(|reason| reason.rule).collect();
    assert_eq!(rules, ["CI-1.6", "CI-13.5", "CI-19.8"]);
}
