//! Requests, cookies and sockets.

use crate::device::Device;
use serde_json::json;
use solarium_local::{Call, FailReason};

#[test]
fn pages_assets_and_errors_are_answered() {
    let mut device = Device::new();
    let home = device.get("/");
    assert_eq!(home.status, 200);
    let style =
        home.body.split('"').find(|part| part.ends_with("site.css")).expect("a style sheet").to_string();
    let style = device.get(&style);
    assert_eq!((style.status, style.header("content-type")), (200, Some("text/css; charset=utf-8")));
    assert_eq!(device.get("/nowhere").status, 404);
    assert_eq!(device.request("GARDEN", "/", &[], b"").status, 405);
    assert_eq!(device.request("GET", "no path", &[], b"").status, 400);
    assert_eq!(
        device.request("POST", "/api/tables", &[("content-type", "application/json")], b"{").status,
        400
    );
}

#[test]
fn the_device_is_one_person_with_settings_that_stay() {
    let mut device = Device::new();
    let table = device.table("photosynthesis");
    device.post("/settings", "lang=fr&back=/");
    let home = device.get("/");
    assert!(home.body.contains("lang=\"fr\"") && home.header("set-cookie").is_none());
    let mut again = device.restarted();
    let home = again.get("/");
    assert!(home.body.contains("lang=\"fr\"") && home.body.contains(&table));
}

#[test]
fn two_pages_of_one_table_see_the_same() {
    let mut device = Device::new();
    let table = device.table("photosynthesis");
    let position = device.open(1, &table);
    device.open(2, &table);
    device.hear(1, "parts");
    let action = &position["legal"][0]["action"];
    device.say(
        1,
        &json!({"type": "act", "id": 1, "seat": 0, "action": action, "version": position["version"]}),
    );
    let one = device.hear(1, "change").expect("a change");
    let two = device.hear(2, "change").expect("a change");
    assert_eq!((&one["version"], &one["legal"]), (&two["version"], &two["legal"]));
    // Both act on the same version: one of them gets the refusal that the table has moved on.
    let act = json!({"type": "act", "id": 2, "seat": 0, "action": action, "version": position["version"]});
    device.say(2, &act);
    assert_eq!(device.hear(2, "refused").expect("a refusal")["error"]["code"], "table/stale");
}

#[test]
fn a_socket_that_is_not_open_is_closed() {
    let mut device = Device::new();
    device.say(9, &json!({"type": "ping", "id": 1}));
    device.call(Call::Open { socket: 10, table: "nowhere".into(), headers: Vec::new() }, b"");
    assert_eq!(device.closed, [9, 10]);
    let table = device.table("photosynthesis");
    device.open(11, &table);
    device.call(Call::Close { socket: 11 }, b"");
    device.say(11, &json!({"type": "ping", "id": 2}));
    assert!(device.closed.contains(&11));
    // Nonsense on a socket is refused, and the socket stays.
    device.open(12, &table);
    device.call(Call::Message { socket: 12, text: "\u{0}{".into() }, b"");
    assert!(device.hear(12, "refused").is_some() && !device.closed.contains(&12));
}

#[test]
fn which_tables_there_are_is_known_before_the_first_request() {
    let mut device = Device::new();
    assert_eq!(device.service.state_json()["tables"], json!([]));
    let tables = [device.table("photosynthesis"), device.table("sol")];
    assert_eq!(device.tables, tables, "calls that change the list bring it");
    let mut again = device.restarted();
    assert_eq!(again.service.state_json()["tables"], json!(tables));
    again.get("/");
    assert!(again.tables.is_empty(), "nothing has changed since");
}

#[test]
fn a_request_that_cannot_be_answered_is_refused_in_words() {
    let mut device = Device::new();
    for (reason, status, words) in [
        (FailReason::Interrupted, 503, "read anew from disk"),
        (FailReason::Unreachable, 502, "The server does not answer"),
    ] {
        let headers = vec![("accept".into(), "text/html".into())];
        device.call(Call::Fail { id: 900, reason, path: "/device/move/abc".into(), headers }, b"");
        let page = device.answer(900).expect("an answer");
        assert_eq!(page.status, status);
        assert!(page.body.contains(words), "{}", page.body);
    }
}

#[test]
fn what_a_person_deletes_stays_deleted() {
    let mut device = Device::new();
    let table = device.table("photosynthesis");
    device.open(1, &table);
    let json_type = [("content-type", "application/json")];
    let named = json!({"seat": 0, "name": "Ada"}).to_string();
    assert_eq!(device.request("POST", &format!("/t/{table}/name"), &json_type, named.as_bytes()).status, 200);
    for text in ["one", "two"] {
        device.say(1, &json!({"type": "say", "id": 1, "seat": 0, "text": text}));
        assert!(device.hear(1, "said").is_some());
    }
    let before = device.journal.len();
    let forgotten = device.request("POST", &format!("/api/tables/{table}/forget"), &json_type, b"{}");
    assert_eq!((forgotten.status, forgotten.body.as_str()), (200, "{\"messages\":2}"));
    assert_eq!(device.journal.len(), before + 2, "the name and the messages are changes of their own");
    assert_eq!(device.hear(1, "unsaid").expect("a message"), json!({"type": "unsaid", "seat": 0, "last": 2}));
    // Another instance reads the journal.
    let mut again = device.restarted();
    let chat = format!("/api/tables/{table}/chat");
    assert_eq!(again.get(&chat).body, "{\"sayings\":[]}");
    assert_eq!(again.look(&table)["seats"][0]["name"], serde_json::Value::Null);
    let saved = again.get("/device/tables").body;
    assert!(saved.contains(&table) && !saved.contains("Ada") && !saved.contains("\"two\""), "{saved}");
    let said = json!({"seat": 0, "text": "three"}).to_string();
    let answer = again.request("POST", &chat, &json_type, said.as_bytes());
    assert_eq!(answer.body, "{\"number\":3}", "no number comes twice");
}
