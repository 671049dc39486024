//! Positions that people put right at a table with the box.

use crate::with_box::{person, played, start, tables, with_box};
use serde_json::{Value, json};
use solarium_core::{Random, Record, Replacement, Seat, Turn};
use solarium_table::{Entry, Library, Table, Title, english, standing_steps};

const RIGHT: Replacement = Replacement::Correction;

/// Takes one step of a game that was played before.
fn take(table: &mut Table, person: Seat, seat: Option<Seat>, text: &str) -> Entry {
    match (seat, table.mover()) {
        (_, Some(_)) => table.advance().unwrap().unwrap().entry,
        (seat, None) => table.act(seat.unwrap_or(person), text).unwrap().entry,
    }
}

#[test]
fn a_position_put_right_by_itself_changes_nothing() {
    let library = Library::standard();
    let mut corrections = 0;
    for (number, (game, setup)) in tables().into_iter().enumerate() {
        let title = library.title(game).unwrap();
        let steps = played(&mut start(title, &setup, 7), &mut Random::new(number as u64));
        let mut table = start(title, &with_box(&setup), 8);
        let person = person(table.session());
        let (mut journal, mut random) = (Vec::new(), Random::new(number as u64));
        for (seat, text, hash) in &steps {
            journal.push(take(&mut table, person, *seat, text));
            assert_eq!(table.session().position().hash, *hash, "{game} {setup}: {text}");
            if random.below(20) == 0 {
                let (turn, whole) = (table.session().turn(), table.session().setup());
                let change = table.replace(person, RIGHT, &table.session().record()).unwrap();
                assert!(change.entry.to_string().starts_with(&format!("{person} !correct {{")));
                assert_eq!(Entry::parse(&change.entry.to_string()).unwrap(), change.entry);
                journal.push(change.entry);
                assert_eq!(table.session().position().hash, *hash, "{game} {setup}: {text}");
                assert_eq!((table.session().turn(), table.session().setup()), (turn, whole));
                corrections += 1;
            }
        }
        assert_eq!(table.session().turn(), Turn::Over);
        assert_eq!(table.session().steps(), journal.len());
        // The record replays, with every checksum, and so does the journal.
        let record = table.session().log(true);
        assert_eq!(record.steps.len(), journal.len());
        let text = record.to_text();
        let again = title.verify(&Record::parse(&text).unwrap()).unwrap();
        assert_eq!(again.position().hash, table.session().position().hash);
        assert_eq!(again.log(true).steps, record.steps);
        let bare: Vec<_> = record.steps.iter().map(|step| (step.seat, step.text.clone())).collect();
        let standing: Vec<_> =
            standing_steps(&journal).into_iter().map(|step| (step.seat, step.text)).collect();
        assert_eq!(standing, bare);
        let mut second = start(title, &with_box(&setup), 8);
        for entry in &journal {
            assert_eq!(second.replay(entry).unwrap().entry, *entry);
        }
        assert_eq!(second.session().position().hash, table.session().position().hash);
    }
    assert!(corrections > 100, "only {corrections}");
}

#[test]
fn a_corrected_position_is_taken_back_like_a_step() {
    let library = Library::standard();
    let title = library.title("photosynthesis").unwrap();
    let setup = json!({"seats": ["human", "cynthia:tree"]});
    let steps = played(&mut start(title, &setup, 3), &mut Random::new(3));
    let mut table = start(title, &with_box(&setup), 8);
    for (seat, text, _) in &steps[..30] {
        take(&mut table, Seat(0), *seat, text);
    }
    let (before, hash) = (table.session().record(), table.session().position().hash);
    let (entered, steps_then) = (table.undoable(Seat(0)).unwrap(), table.session().steps());
    let mut other = before.clone();
    other["seats"][0]["lp"] = json!(before["seats"][0]["lp"].as_i64().unwrap() ^ 1);
    let mut more = other.clone();
    more["seats"][0]["tokens"] = json!([0]);
    for position in [&other, &more] {
        table.replace(Seat(0), RIGHT, position).unwrap();
        assert_eq!(table.session().record(), *position);
    }
    assert_eq!(table.session().steps(), steps_then + 2);
    assert_eq!(table.undoable(Seat(0)).unwrap(), steps_then + 1);
    assert_eq!(table.undo(Seat(0)).unwrap().entry.to_string(), format!("0 !rewind {}", steps_then + 1));
    assert_eq!(table.session().record(), other);
    // The game goes on from there, and back over it.
    let seat = Seat(0);
    while table.session().steps() < steps_then + 12 {
        match table.mover() {
            Some(_) => drop(table.advance().unwrap().unwrap()),
            None => {
                let legal = table.legal(seat, english()).unwrap();
                table.act(seat, &legal[0].action).unwrap();
            }
        }
    }
    while table.session().steps() > steps_then {
        table.undo(seat).unwrap();
    }
    assert_eq!(table.session().position().hash, hash);
    assert_eq!(table.undoable(seat).unwrap(), entered);
    while table.undo(seat).is_ok() {}
    assert_eq!(table.session().steps(), 0);
}

fn begun(title: &dyn Title, setup: &Value) -> Table {
    let mut table = start(title, setup, 5);
    let person = person(table.session());
    let mut random = Random::new(5);
    while table.session().steps() < 40 {
        if table.mover().is_some() {
            table.advance().unwrap();
            continue;
        }
        let seat = table.to_act().iter().next().unwrap_or(person);
        let legal = table.legal(seat, english()).unwrap();
        table.act(seat, &legal[random.below(legal.len() as u32) as usize].action).unwrap();
    }
    table
}

#[test]
fn what_cannot_be_put_right_is_refused_and_changes_nothing() {
    let library = Library::standard();
    let title = library.title("photosynthesis").unwrap();
    let setup = json!({"seats": ["human", "cynthia:tree"], "first_seat": 0});
    let mut without = begun(title, &setup);
    let record = without.session().record();
    assert_eq!(without.replace(Seat(0), RIGHT, &record).unwrap_err().code, "correction/without-box");
    let mut table = begun(title, &with_box(&setup));
    let (version, hash, record) =
        (table.version(), table.session().position().hash, table.session().record());
    let changed = |change: fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        record
    };
    let refused = |table: &mut Table, seat: u8, position: &Value| {
        let refusal = table.replace(Seat(seat), RIGHT, position).unwrap_err();
        (refusal.code.to_string(), refusal.reasons.map_or(0, |reasons| reasons.len()))
    };
    assert_eq!(refused(&mut table, 1, &record), ("correction/no-person".into(), 0));
    assert_eq!(refused(&mut table, 7, &record).0, "correction/no-person");
    // All reasons together.
    let wrong = changed(|record| {
        record["seats"][0]["lp"] = json!(21);
        record["round"] = json!(19);
        record["board"] = json!("A3@z9");
    });
    let (code, reasons) = refused(&mut table, 0, &wrong);
    assert_eq!(code, "state/impossible");
    assert!(reasons >= 3, "{reasons} reasons");
    for other in [
        changed(|record| record["seats"][1]["level"] = json!("ancient")),
        changed(|record| record["options"]["revolutions"] = json!(4)),
    ] {
        assert_eq!(refused(&mut table, 0, &other).0, "state/impossible");
    }
    // The token of the first player is a piece that may lie wrong; it is no option of another table.
    let first = changed(|record| {
        let first = 1 - record["first"].as_i64().unwrap();
        record["first"] = json!(first);
        record["turns_done"] = json!((record["turn"].as_i64().unwrap() - first).rem_euclid(2));
    });
    for nonsense in [json!(null), json!([]), json!("x"), json!({}), json!(3)] {
        assert_eq!(refused(&mut table, 0, &nonsense).0, "state/impossible", "{nonsense}");
    }
    assert_eq!((table.version(), table.session().position().hash), (version, hash));
    table.replace(Seat(0), RIGHT, &first).unwrap();
    // What a text says is no correction.
    let text = RIGHT.text(&record);
    assert!(table.act(Seat(0), &text).is_err());
    let mut forged = begun(title, &setup).session().log(false);
    forged.steps.push(solarium_core::parse_step(&format!("0 {text}")).unwrap());
    let refusal = title.replay(&forged, None).err().unwrap();
    assert_eq!(refusal.code, "correction/without-box");
}

/// Changes something in a position: a number, a text, an entry of a list, a field.
pub(crate) fn spoil(value: &mut Value, random: &mut Random) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = random.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(at).unwrap().clone();
            if random.below(12) == 0 {
                fields.remove(&key);
            } else {
                spoil(&mut fields[&key], random);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let at = random.below(list.len() as u32) as usize;
            match random.below(6) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => spoil(&mut list[at], random),
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            *value = json!(
                [number.saturating_add(1), number.saturating_sub(1), 0, 255, i64::MAX]
                    [random.below(5) as usize]
            );
        }
        Value::String(text) => {
            let cut = text.char_indices().nth(random.below(4) as usize).map_or(0, |(at, _)| at);
            text.truncate(cut);
        }
        other => *other = [json!(true), json!(0), json!([]), json!({})][random.below(4) as usize].clone(),
    }
}

#[test]
fn spoiled_positions_are_refused_or_played_on() {
    let library = Library::standard();
    let (mut refused, mut taken) = (0, 0);
    for (game, setup) in [
        ("photosynthesis", json!({"seats": ["human", "cynthia:tree"]})),
        ("sol", json!({"seats": ["human", "human"], "effects": "random"})),
        ("circadians", json!({"seats": ["human", "ai:2"]})),
        ("circadians", json!({"seats": ["human", "human", "human"]})),
    ] {
        let title = library.title(game).unwrap();
        let mut random = Random::new(11);
        let mut table = begun(title, &with_box(&setup));
        let person = person(table.session());
        for _ in 0..400 {
            let (version, hash) = (table.version(), table.session().position().hash);
            let mut position = table.session().record();
            for _ in 0..=random.below(2) {
                spoil(&mut position, &mut random);
            }
            match table.replace(person, RIGHT, &position) {
                Err(_) => {
                    refused += 1;
                    assert_eq!((table.version(), table.session().position().hash), (version, hash));
                }
                Ok(change) => {
                    taken += 1;
                    assert!(!change.report.unwrap().events.is_empty());
                    let mut fork = Table::new(table.session().fork(), Vec::new(), 0);
                    for _ in 0..10 {
                        if fork.mover().is_some() {
                            let _ = fork.advance();
                        } else if let Some(seat) = fork.to_act().iter().next()
                            && let Ok(legal) = fork.legal(seat, english())
                            && !legal.is_empty()
                        {
                            let action = &legal[random.below(legal.len() as u32) as usize].action;
                            let _ = fork.act(seat, action);
                        }
                    }
                    table.undo(person).unwrap();
                    assert_eq!(table.session().position().hash, hash);
                }
            }
        }
    }
    assert!(refused > 300 && taken > 100, "{refused} refused, {taken} taken");
}
