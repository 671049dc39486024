//! Whole games of every title, with the worker stopped in the midst of them.

use crate::device::{Device, next_random};
use serde_json::{Value, json};
use solarium_local::Call;
use solarium_table::games;

/// Acts for seat 0 until the game is over or `enough` acts were taken; the number of acts.
pub(crate) fn play(device: &mut Device, socket: u64, first: Value, enough: usize) -> usize {
    let mut position = first;
    let mut acts = 0;
    while position["over"] != true && acts < enough {
        let legal = position["legal"].as_array().expect("a list");
        if legal.is_empty() {
            assert!(device.wait(), "there is nothing to do and nothing to wait for: {position}");
        } else {
            let action = &legal[next_random() as usize % legal.len()]["action"];
            let version = &position["version"];
            device.say(
                socket,
                &json!({"type": "act", "id": acts, "seat": 0, "action": action, "version": version}),
            );
            acts += 1;
        }
        if let Some(change) = device.hear(socket, "change") {
            position = change;
        }
    }
    acts
}

/// Everything that a reader can see of a table.
fn pages(device: &mut Device, table: &str) -> Vec<(String, u16, String)> {
    let paths = ["", "/log?most=400", "/replay", "/progress"].map(|rest| format!("/t/{table}{rest}"));
    let others = ["/my", "/", "/records"].map(str::to_string);
    paths
        .into_iter()
        .chain(others)
        .map(|path| {
            let page = device.get(&path);
            (path, page.status, page.body)
        })
        .collect()
}

#[test]
fn a_whole_game_of_every_title_survives_the_worker() {
    for title in games().titles() {
        let mut device = Device::new();
        let table = device.table(title.id());
        let first = device.open(1, &table);
        assert!(play(&mut device, 1, first, 5) > 0);
        device.call(Call::Close { socket: 1 }, b"");
        // Not a word was said to the instance: it is just gone, in the midst of the game.
        let before = pages(&mut device, &table);
        let mut device = device.restarted();
        assert_eq!(pages(&mut device, &table), before, "{}", title.id());
        let first = device.open(1, &table);
        let acts = play(&mut device, 1, first, usize::MAX);
        assert!(acts > 5, "{}: {acts} acts", title.id());
        device.call(Call::Close { socket: 1 }, b"");
        let before = pages(&mut device, &table);
        assert!(before[0].2.contains("data-part=\"end\""), "{}", title.id());
        let mut again = device.restarted();
        assert_eq!(pages(&mut again, &table), before, "{}", title.id());
        let verified = again.request("GET", &format!("/api/tables/{table}/verify"), &[], b"");
        assert_eq!(verified.status, 200, "{}", verified.body);
    }
}

#[test]
fn a_bot_moves_without_holding_up_an_answer() {
    let mut device = Device::new();
    let setup = json!({"seats": ["human", "bot:easy"], "first_seat": 1});
    let table = device.table_of("photosynthesis", &setup);
    let before = device.look(&table)["version"].clone();
    // The bot has not been given any time: two answers came first.
    assert_eq!(device.look(&table)["version"], before);
    assert!(device.wait());
    assert_ne!(device.look(&table)["version"], before);
}
