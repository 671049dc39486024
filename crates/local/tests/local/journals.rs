//! Journals that were cut, spoiled or reordered, and storage that refuses.

use crate::device::{Device, next_random};
use serde_json::json;
use solarium_local::{Call, Damage, StorageTrouble};

/// A device with two tables, and the journal after each of them.
fn two_tables() -> (Device, String, usize, String) {
    let mut device = Device::new();
    let first = device.table("photosynthesis");
    let after_first = device.journal.len();
    let second = device.table("sol");
    device.open(1, &second);
    device.post("/settings", "lang=de&back=/");
    (device, first, after_first, second)
}

#[test]
fn a_journal_that_ends_early_is_the_past() {
    let (device, first, after_first, second) = two_tables();
    let mut past = Device::with_journal(device.journal[..after_first].to_vec());
    assert_eq!(past.service.damage(), None);
    assert_eq!(past.get(&format!("/t/{first}")).status, 200);
    assert_eq!(past.get(&format!("/t/{second}")).status, 404);
    // And it goes on from there.
    assert!(!past.table("circadians").is_empty());
    assert!(past.journal.len() > after_first);
}

#[test]
fn whatever_is_spoiled_leaves_what_came_before_and_refuses_changes_in_words() {
    let (device, first, after_first, second) = two_tables();
    let good = device.journal;
    for round in 0..60 {
        let mut lines = good.clone();
        let at = after_first + next_random() as usize % (lines.len() - after_first);
        match round % 4 {
            0 => drop(lines.remove(at)),
            1 => lines.swap(at, at - 1),
            2 => {
                let end = next_random() as usize % lines[at].len();
                lines[at].truncate(end);
            }
            _ => {
                let letter = next_random() as usize % lines[at].len();
                // Every line of this journal is ASCII.
                let other = if &lines[at][letter..=letter] == "x" { "y" } else { "x" };
                lines[at].replace_range(letter..=letter, other);
            }
        }
        let last_removed = round % 4 == 0 && at == good.len() - 1;
        let mut device = Device::with_journal(lines.clone());
        if last_removed {
            assert_eq!(device.service.damage(), None);
            continue;
        }
        let Some(Damage::Spoiled { line }) = device.service.damage().cloned() else {
            panic!("round {round}: not noticed at line {at}")
        };
        assert!(line as usize <= at && line as usize + 1 >= at, "{line} {at}");
        assert_eq!(device.get(&format!("/t/{first}")).status, 200);
        let refused = device.post("/play/photosynthesis", "");
        assert_eq!(refused.status, 503, "{}", refused.body);
        assert!(
            refused.body.contains("store/damaged") || refused.body.contains("damaged"),
            "{}",
            refused.body
        );
        assert_eq!(device.journal, lines, "nothing is added to a spoiled journal");
        // Even if the browser says that it can store again.
        device.call(Call::Storage { trouble: None }, b"");
        assert_eq!(device.post("/play/photosynthesis", "").status, 503);
    }
    let mut whole = Device::with_journal(good);
    assert_eq!(whole.get(&format!("/t/{second}")).status, 200);
}

#[test]
fn a_journal_of_nonsense_is_refused() {
    for lines in [vec![String::new()], vec!["{}".into()], vec!["\u{0}\u{fffd} x".into(), "a b c".into()]] {
        let mut device = Device::with_journal(lines);
        assert_eq!(device.service.damage(), Some(&Damage::Spoiled { line: 0 }));
        assert_eq!(device.get("/").status, 200);
    }
}

#[test]
fn storage_that_is_full_or_refused_is_said_in_words_until_it_is_not() {
    for (trouble, code) in [(StorageTrouble::Full, "store/full"), (StorageTrouble::Refused, "store/refused")]
    {
        let mut device = Device::new();
        let table = device.table("photosynthesis");
        let position = device.open(1, &table);
        device.call(Call::Storage { trouble: Some(trouble) }, b"");
        let kept = device.journal.len();
        let act = json!({"type": "act", "id": 7, "seat": 0, "action": position["legal"][0]["action"],
            "version": position["version"]});
        device.say(1, &act);
        let refused = device.hear(1, "refused").expect("a refusal");
        assert_eq!(refused["error"]["code"], code);
        assert!(refused["error"]["message"].as_str().is_some_and(|message| message.len() > 10));
        assert!([503, 507].contains(&device.request("POST", "/play/sol", &[], b"").status));
        assert_eq!(device.journal.len(), kept);
        device.call(Call::Storage { trouble: None }, b"");
        device.say(1, &act);
        assert!(device.hear(1, "done").is_some());
        assert!(device.journal.len() > kept);
    }
}
