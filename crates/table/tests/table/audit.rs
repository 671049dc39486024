//! The audit: every kind of component that lies wrong on the real table can be put right, and what cannot names a rule.

use crate::with_box::{person, start, with_box};
use serde_json::{Value, json};
use solarium_core::{Placed, Random, Replacement, Turn};
use solarium_table::{CountToSet, Library, Table, Title, english};
use std::collections::{BTreeMap, BTreeSet};

fn tables() -> [(&'static str, Value); 5] {
    [
        ("photosynthesis", json!({"seats": ["human", "cynthia:tree"]})),
        ("photosynthesis", json!({"seats": ["human", "human", "human"]})),
        ("sol", json!({"seats": ["human", "human"], "effects": "random"})),
        ("circadians", json!({"seats": ["human", "ai:2"]})),
        ("circadians", json!({"seats": ["human", "human"]})),
    ]
}

/// The table after so many steps of a game at random.
fn after(title: &dyn Title, setup: &Value, steps: usize) -> Table {
    let mut table = start(title, &with_box(setup), 5);
    let person = person(table.session());
    let mut random = Random::new(9);
    while table.session().steps() < steps && table.session().turn() != Turn::Over {
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

fn to_set(slot: &Placed, count: i32) -> CountToSet {
    let Placed { board, place, component, .. } = slot;
    CountToSet { board: (*board).into(), place: place.clone(), component: component.clone(), count }
}

/// What sort of thing it is, and where: `die at`, `token pile`.
fn kind(slot: &Placed) -> String {
    let word = |text: &str| text.split(['-', '=', ':']).next().unwrap_or_default().to_string();
    format!("{} {}", word(&slot.component), word(&slot.place))
}

#[test]
fn every_kind_of_component_can_be_put_right() {
    let library = Library::standard();
    for (game, setup) in tables() {
        let title = library.title(game).unwrap();
        let (mut all, mut mended) = (BTreeSet::new(), BTreeMap::<String, usize>::new());
        for steps in [30, 45, 90, 200] {
            let mut table = after(title, &setup, steps);
            let person = person(table.session());
            let sheet = table.session().audit(person).unwrap();
            assert!(
                sheet.slots.windows(2).all(|pair| pair[0].key() < pair[1].key()),
                "{game}: not ascending"
            );
            let (hash, version) = (table.session().position().hash, table.version());
            let mut tried = BTreeMap::<(String, i32), usize>::new();
            for number in 0..sheet.slots.len() {
                // Any order, so that the few tries of a kind are spread over its places.
                let slot = &sheet.slots[number * 7919 % sheet.slots.len()];
                all.insert(kind(slot));
                for by in [1, -1] {
                    let count = slot.count + by;
                    let tries = tried.entry((kind(slot), by)).or_default();
                    if count < 0 || *tries >= 6 {
                        continue;
                    }
                    *tries += 1;
                    let set = [to_set(slot, count)];
                    let position = table.session().corrected(person, &set).unwrap();
                    match table.replace(person, Replacement::Correction, &position) {
                        Err(refusal) => {
                            assert_eq!(refusal.code, "state/impossible", "{game} {set:?}");
                            assert!(refusal.rule.is_some(), "{game} {set:?}: {refusal:?}");
                            assert_eq!(table.session().position().hash, hash);
                        }
                        Ok(_) => {
                            let now = table.session().audit(person).unwrap();
                            let found = now.slots.iter().find(|other| other.key() == slot.key());
                            // A token that is worth several is there or not.
                            let changed = found.map_or(0, |found| (found.count - slot.count).signum());
                            if changed == by {
                                *mended.entry(kind(slot)).or_default() += 1;
                            }
                            table.undo(person).unwrap();
                            assert_eq!(table.session().position().hash, hash, "{game} {set:?}");
                        }
                    }
                }
            }
            assert!(table.version() > version);
        }
        // What is left over is not put right there, but where it lies instead.
        let named = |kind: &&String| !mended.contains_key(*kind) && !kind.ends_with(" left");
        let never: Vec<&String> = all.iter().filter(named).collect();
        assert!(never.is_empty(), "{game} {setup}: never put right: {never:?}");
    }
}

#[test]
fn what_is_put_right_can_be_put_back() {
    let library = Library::standard();
    for (game, setup) in tables() {
        let title = library.title(game).unwrap();
        let mut table = after(title, &setup, 90);
        let person = person(table.session());
        let hash = table.session().position().hash;
        let (mut same, mut other) = (0, Vec::new());
        let sheet = table.session().audit(person).unwrap();
        // What lies there is taken away by mistake, and laid back.
        for slot in sheet.slots.iter().filter(|slot| slot.count > 0) {
            let set = |table: &mut Table, count: i32| {
                let position = table.session().corrected(person, &[to_set(slot, count)]).unwrap();
                table.replace(person, Replacement::Correction, &position)
            };
            if set(&mut table, slot.count - 1).is_err() {
                continue;
            }
            if table.session().position().hash != hash {
                set(&mut table, slot.count).unwrap();
                match table.session().position().hash == hash {
                    true => same += 1,
                    false => other.push(kind(slot)),
                }
                table.undo(person).unwrap();
            }
            table.undo(person).unwrap();
        }
        assert!(same > 10 && other.len() * 5 < same, "{game}: {same} the same, otherwise: {other:?}");
    }
}

#[test]
fn counts_that_are_not_on_the_table_are_refused() {
    let library = Library::standard();
    let title = library.title("sol").unwrap();
    let setup = json!({"seats": ["human", "human"]});
    let table = after(title, &setup, 20);
    let person = person(table.session());
    for (board, place, component) in
        [("", "", ""), ("sun", "space:z9", "diver-0"), ("sun", "space:o1", "diver-7")]
    {
        let set =
            CountToSet { board: board.into(), place: place.into(), component: component.into(), count: 1 };
        let refusal = table.session().corrected(person, &[set]).unwrap_err();
        assert_eq!(refusal.code, "correction/unknown-place");
    }
    let without = start(title, &setup, 1);
    assert_eq!(without.session().audit(person).unwrap_err().code, "correction/without-box");
}

#[test]
fn any_counts_at_all_are_taken_or_refused() {
    let library = Library::standard();
    for (game, setup) in tables() {
        let title = library.title(game).unwrap();
        let mut table = after(title, &setup, 60);
        let person = person(table.session());
        let mut random = Random::new(17);
        for _ in 0..150 {
            let sheet = table.session().audit(person).unwrap();
            let hash = table.session().position().hash;
            let set: Vec<CountToSet> = (0..=random.below(4))
                .map(|_| {
                    let slot = &sheet.slots[random.below(sheet.slots.len() as u32) as usize];
                    let counts = [0, 1, 2, slot.count + 1, slot.count - 1, -1, 300, i32::MAX, i32::MIN];
                    to_set(slot, counts[random.below(counts.len() as u32) as usize])
                })
                .collect();
            let position = match table.session().corrected(person, &set) {
                Ok(position) => position,
                Err(refusal) => {
                    assert_eq!(refusal.code, "correction/count");
                    continue;
                }
            };
            match table.replace(person, Replacement::Correction, &position) {
                Ok(_) if random.below(3) == 0 => {}
                Ok(_) => drop(table.undo(person).unwrap()),
                Err(refusal) => {
                    assert!(refusal.rule.is_some(), "{game} {set:?}: {refusal:?}");
                    assert_eq!(table.session().position().hash, hash, "{game} {set:?}");
                }
            }
        }
    }
}
