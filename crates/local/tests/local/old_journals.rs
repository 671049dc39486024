//! Journals that earlier programs wrote, kept in `tests/journals` by their version: every later program opens them and
//! plays on. `SOLARIUM_BLESS=1 cargo test -p solarium-local old_journals` writes that of this version, if there is none.

use crate::device::{Device, restart_random};
use crate::games::play;
use serde_json::Value;
use solarium_local::Call;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals")
}

/// One game to its end and two that are being played, chat, a setting.
fn journal() -> Vec<String> {
    restart_random();
    let mut device = Device::new();
    for (socket, (game, acts)) in (1..).zip([("photosynthesis", usize::MAX), ("sol", 6), ("circadians", 6)]) {
        let table = device.table(game);
        let first = device.open(socket, &table);
        play(&mut device, socket, first, acts);
        let said = serde_json::json!({"text": "from an earlier program"}).to_string();
        let path = format!("/api/tables/{table}/chat");
        device.request("POST", &path, &[("content-type", "application/json")], said.as_bytes());
        device.call(Call::Close { socket }, b"");
    }
    device.post("/settings", "lang=de&back=/");
    device.journal
}

/// Ids of all tables.
fn tables(device: &mut Device) -> Vec<String> {
    let saved = device.get("/device/tables").body;
    let id = |line: &str| {
        let table: Value = serde_json::from_str(line).expect("JSON");
        table["id"].as_str().expect("an id").to_string()
    };
    saved.lines().map(id).collect()
}

#[test]
fn old_journals_open_and_go_on() {
    let own = folder().join(concat!(env!("CARGO_PKG_VERSION"), ".journal"));
    if std::env::var_os("SOLARIUM_BLESS").is_some() && !own.exists() {
        std::fs::write(&own, journal().join("\n") + "\n").expect("a file");
    }
    let files: Vec<PathBuf> =
        std::fs::read_dir(folder()).expect("a folder").flatten().map(|entry| entry.path()).collect();
    assert!(files.contains(&own), "{} is missing", own.display());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file");
        let lines: Vec<String> = text.lines().map(str::to_string).collect();
        let mut device = Device::with_journal(lines.clone());
        assert_eq!(device.service.damage(), None, "{}", file.display());
        assert_eq!(device.service.journal_lines(), lines.len() as u64, "{}", file.display());
        assert!(device.get("/").body.contains("lang=\"de\""));
        let tables = tables(&mut device);
        assert_eq!(tables.len(), 3);
        for (socket, table) in (1..).zip(&tables) {
            let first = device.open(socket, table);
            if first["over"] == true {
                // Seed, commitment and every draw are those of the steps.
                let path = format!("/api/tables/{table}/verify");
                assert_eq!(device.request("GET", &path, &[], b"").status, 200);
            } else {
                assert_eq!(play(&mut device, socket, first, 3), 3, "{}", file.display());
            }
            device.call(Call::Close { socket }, b"");
        }
        assert!(device.journal.len() > lines.len());
        assert_eq!(device.restarted().service.damage(), None);
    }
}
