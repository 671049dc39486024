//! Tables that move to another place and back, as the service worker moves them between a device and a server.

use crate::device::{Device, Page};
use crate::games::play;
use serde_json::{Value, json};
use solarium_local::Call;

const JSON: [(&str, &str); 1] = [("content-type", "application/json")];

fn hand_out(device: &mut Device, table: &str) -> Page {
    device.request("GET", &format!("/t/{table}/whole"), &[], b"")
}

fn take_in(device: &mut Device, whole: &str) -> Page {
    device.request("POST", "/move", &JSON, whole.as_bytes())
}

fn leave(device: &mut Device, table: &str, taken: &str) -> Page {
    device.request("POST", &format!("/t/{table}/moved"), &JSON, taken.as_bytes())
}

/// Moves a table; what its page shows there.
fn moved(from: &mut Device, to: &mut Device, table: &str) {
    let whole = hand_out(from, table);
    assert_eq!(whole.status, 200, "{}", whole.body);
    let taken = take_in(to, &whole.body);
    assert_eq!(taken.status, 200, "{}", taken.body);
    assert_eq!(leave(from, table, &taken.body).status, 200);
    assert_eq!(from.get(&format!("/t/{table}")).status, 404);
}

fn code(page: &Page) -> String {
    let refused: Value = serde_json::from_str(&page.body).expect("JSON");
    refused["error"]["code"].as_str().unwrap_or_default().to_string()
}

#[test]
fn a_table_moves_and_comes_back_with_every_step() {
    let (mut here, mut there) = (Device::new(), Device::new());
    // The second device has other random numbers, tables and cookies of its own.
    there.table("sol");
    let table = here.table("photosynthesis");
    let first = here.open(1, &table);
    play(&mut here, 1, first, 5);
    let version = here.look(&table)["version"].clone();
    // An open page does not hinder it.
    moved(&mut here, &mut there, &table);
    assert_eq!(there.look(&table)["version"], version);
    let first = there.open(2, &table);
    assert_eq!(play(&mut there, 2, first, 3), 3);
    let version = there.look(&table)["version"].clone();
    there.call(Call::Close { socket: 2 }, b"");
    moved(&mut there, &mut here, &table);
    assert_eq!(here.look(&table)["version"], version);
    // All of it survives the worker, and the game can be played to its end.
    let mut here = here.restarted();
    assert_eq!(here.service.damage(), None);
    let first = here.open(3, &table);
    assert!(play(&mut here, 3, first, usize::MAX) > 3);
    assert!(here.get(&format!("/t/{table}")).body.contains("data-part=\"end\""));
    // A game that is over moves, too, and stays among the tables of its person.
    moved(&mut here, &mut there, &table);
    assert!(there.get("/my").body.contains(&table));
}

#[test]
fn what_is_interrupted_can_be_done_again() {
    let (mut here, mut there) = (Device::new(), Device::new());
    let table = here.table("photosynthesis");
    let first = here.open(1, &table);
    let whole = hand_out(&mut here, &table).body;
    // Taken in twice: the second time nothing changes.
    let taken = take_in(&mut there, &whole);
    let lines = there.journal.len();
    assert_eq!(take_in(&mut there, &whole).body, taken.body);
    assert_eq!(there.journal.len(), lines);
    // Meanwhile it was played on here: nothing is deleted.
    play(&mut here, 1, first, 1);
    let refused = leave(&mut here, &table, &taken.body);
    assert_eq!((refused.status, code(&refused).as_str()), (422, "move/played-on"));
    assert_eq!(here.look(&table)["id"].as_str().unwrap_or(&table), table);
    // And what was taken in before is not taken for it.
    let again = hand_out(&mut here, &table).body;
    assert_eq!(code(&take_in(&mut there, &again)), "move/other-course");
}

#[test]
fn strangers_neither_get_nor_delete_nor_forge_a_table() {
    let (mut here, mut there) = (Device::new(), Device::new());
    // No person of this device sits at a table that a program made: its links were given to others.
    let shared = here.table_of("photosynthesis", &json!({"seats": ["human", "human"]}));
    assert_eq!(code(&hand_out(&mut here, &shared)), "move/shared");
    let body = json!({"id": shared, "version": 0}).to_string();
    assert_eq!(code(&leave(&mut here, &shared, &body)), "move/shared");
    assert_eq!(hand_out(&mut here, "nowhere").status, 404);
    let table = here.table("photosynthesis");
    let whole: Value = serde_json::from_str(&hand_out(&mut here, &table).body).expect("JSON");
    let forged: [(&str, Value); 6] = [
        ("id", json!("../../etc/passwd")),
        ("seed", json!("00")),
        ("commitment", json!("00")),
        ("salt", json!("zz")),
        ("lines", json!([{"text": "0 fly to the moon", "at": 0}])),
        ("solarium_table", json!(99)),
    ];
    let lines = there.journal.len();
    for (key, value) in forged {
        let mut text = whole.clone();
        text[key] = value;
        let refused = take_in(&mut there, &text.to_string());
        assert_eq!(refused.status, 422, "{key}: {}", refused.body);
    }
    for nonsense in ["", "{", "[]", "\u{0}"] {
        assert_eq!(take_in(&mut there, nonsense).status, 422, "{nonsense:?}");
    }
    let tables = |device: &mut Device| device.get("/device/tables").body.lines().count();
    assert_eq!(tables(&mut there), 0);
    assert!(there.journal.len() <= lines + 1, "at most a cookie");
    // People of the text do not count: the one who brings it is the only one who holds a seat.
    let mut text = whole;
    text["sessions"] = json!([{"hash": "ab", "seat": 0, "at": 0}]);
    text["open"] = json!(true);
    assert_eq!(take_in(&mut there, &text.to_string()).status, 200);
    let kept: Value = serde_json::from_str(there.get("/device/tables").body.trim()).expect("JSON");
    assert_eq!((&kept["open"], &kept["seed_chosen"]), (&json!(false), &json!(true)));
    assert!(kept["sessions"].as_array().is_some_and(|all| all.iter().all(|one| one["hash"] != "ab")));
    // One that another session brought cannot be brought by this one.
    let taken: Value = serde_json::from_str(&hand_out(&mut here, &table).body).expect("JSON");
    assert_eq!(take_in(&mut here, &taken.to_string()).status, 200, "it is here already, and its own");
}
