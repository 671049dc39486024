//! Copies, restores, exports and imports from the command line, beside a running server and without one.

use crate::running::{Server, run, solarium, text};
use serde_json::{Value, json};
use std::path::Path;

fn refused(args: &[&str]) -> String {
    let output = solarium().args(args).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn body(answer: &str) -> Value {
    serde_json::from_str(answer.split("\r\n\r\n").nth(1).expect("a body")).expect("JSON")
}

fn new_table(server: &Server) -> String {
    let creation = json!({"game": "photosynthesis", "setup": {"seats": ["human", "human"]}}).to_string();
    body(&server.ask("POST", "/api/tables", &creation))["id"].as_str().expect("an id").to_string()
}

fn is_there(server: &Server, id: &str) -> bool {
    let answer = server.ask("GET", &format!("/api/tables/{id}"), "");
    assert!(answer.starts_with("HTTP/1.1 200") || answer.starts_with("HTTP/1.1 404"), "{answer}");
    answer.starts_with("HTTP/1.1 200")
}

#[test]
fn a_copy_is_restored_and_the_data_from_before_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let server = Server::start(&data);
    let first = new_table(&server);
    assert!(run(&["backup", text(&copy), "--data", text(&data)]).contains("1 tables copied"));
    let second = new_table(&server);
    assert!(is_there(&server, &second));
    // Not under a running server, and nothing happens to it.
    let no = refused(&["restore", text(&copy), "--data", text(&data)]);
    assert!(no.contains("another Solarium") && no.contains(&server.address), "{no}");
    assert!(is_there(&server, &second));
    // After a kill the write-ahead log of the old file lies beside it.
    let mut server = server;
    server.kill();
    assert!(data.join("solarium.db-wal").exists());
    let yes = run(&["restore", text(&copy), "--data", text(&data)]);
    assert!(yes.contains("1 tables restored") && yes.contains("solarium-before-restore-"), "{yes}");
    let server = Server::start(&data);
    assert!(is_there(&server, &first) && !is_there(&server, &second));
    let third = new_table(&server);
    server.stop();
    // The data from before is a copy like any other.
    let kept = std::fs::read_dir(&data)
        .unwrap()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|ending| ending == "db") && !path.ends_with("solarium.db"))
        .expect("the old data");
    assert!(run(&["restore", text(&kept), "--data", text(&data)]).contains("2 tables restored"));
    let server = Server::start(&data);
    assert!(is_there(&server, &first) && is_there(&server, &second) && !is_there(&server, &third));
    server.stop();
}

#[test]
fn what_is_no_copy_is_refused_and_nothing_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let (bad, data) = (folder.path().join("bad.db"), folder.path().join("data"));
    std::fs::write(&bad, "a letter to the editor, long enough to be looked at".repeat(100)).unwrap();
    for (file, why) in [(bad, "damaged"), (folder.path().join("nowhere.db"), "no file")] {
        let no = refused(&["restore", text(&file), "--data", text(&data)]);
        assert!(no.contains(why), "{no}");
        assert!(!data.exists());
    }
}

/// Tables that are handed to a running server are there for its people at once.
#[test]
fn an_import_beside_a_running_server_is_stored_by_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    let server = Server::start(&place("one"));
    let id = new_table(&server);
    run(&["export", text(&place("one.jsonl")), "--data", text(&place("one"))]);
    server.stop();
    let server = Server::start(&place("two"));
    assert!(!is_there(&server, &id));
    let import = ["import", text(&place("one.jsonl")), "--data", text(&place("two"))].map(str::to_string);
    let import: Vec<&str> = import.iter().map(String::as_str).collect();
    assert!(run(&import).contains("1 tables read, 0 were there already"));
    assert!(is_there(&server, &id));
    assert!(run(&import).contains("0 tables read, 1 were there already"));
    // Several at once, of which one is refused; the others are not disturbed.
    let other = std::fs::read_to_string(place("one.jsonl")).unwrap().replace(&id, "another");
    std::fs::write(place("another.jsonl"), &other).unwrap();
    let odd = other.replace("another", "odd").replace("photosynthesis", "chess");
    std::fs::write(place("odd.jsonl"), odd).unwrap();
    let no = std::thread::scope(|scope| {
        let bad =
            scope.spawn(|| refused(&["import", text(&place("odd.jsonl")), "--data", text(&place("two"))]));
        run(&["import", text(&place("another.jsonl")), "--data", text(&place("two"))]);
        bad.join().unwrap()
    });
    assert!(no.contains("line 1") && no.contains("chess"), "{no}");
    assert!(is_there(&server, "another") && !is_there(&server, "odd"));
    server.stop();
    let left = std::fs::read_dir(place("two").join("solarium-inbox")).unwrap().count();
    assert_eq!(left, 0, "nothing is left in the inbox");
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[cfg(unix)]
#[test]
fn data_copies_and_exports_are_for_their_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    let data = place("data");
    let server = Server::start(&data);
    new_table(&server);
    run(&["backup", text(&place("copy.db")), "--data", text(&data)]);
    run(&["export", text(&place("tables.jsonl")), "--data", text(&data)]);
    run(&["export", &format!("{}/", text(&place("tables"))), "--data", text(&data)]);
    assert_eq!((mode(&data), mode(&place("tables"))), (0o700, 0o700));
    let inside = |folder: &Path| -> Vec<_> {
        std::fs::read_dir(folder).unwrap().filter_map(|entry| Some(entry.ok()?.path())).collect()
    };
    let files: Vec<_> = inside(&data).into_iter().chain(inside(&place("tables"))).collect();
    assert!(files.len() > 3, "{files:?}");
    for file in files.into_iter().chain([place("copy.db"), place("tables.jsonl")]) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    server.stop();
    // A folder of an earlier program is closed, too.
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(&data, PermissionsExt::from_mode(0o755)).unwrap();
    std::fs::set_permissions(data.join("solarium.db"), PermissionsExt::from_mode(0o644)).unwrap();
    Server::start(&data).stop();
    assert_eq!((mode(&data), mode(&data.join("solarium.db"))), (0o700, 0o600));
}

/// A start on damaged data is refused, and the health of a server tells of a disk that takes nothing more.
#[test]
fn damaged_data_is_noticed_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    for _ in 0..8 {
        new_table(&server);
    }
    assert!(server.ask("GET", "/healthz", "").contains("ok"));
    server.stop();
    let file = data.join("solarium.db");
    let mut bytes = std::fs::read(&file).unwrap();
    // A page in the middle, which opening alone does not look at.
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 4096].fill(0xee);
    std::fs::write(&file, &bytes).unwrap();
    let no = refused(&["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert!(no.contains("damaged") && no.contains("restore a backup"), "{no}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes, "it is left as it is");
}

#[test]
fn tables_are_listed_deleted_and_pruned() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let absent = refused(&["tables", "list", "--data", text(&data)]);
    assert!(absent.contains("there is no data") && !data.exists(), "{absent}");
    let server = Server::start(&data);
    let (first, second) = (new_table(&server), new_table(&server));
    let list = run(&["tables", "list", "--data", text(&data)]);
    assert!(list.lines().count() == 2 && list.contains(&first) && list.contains(&second), "{list}");
    let no = refused(&["tables", "delete", &first, "--data", text(&data)]);
    assert!(no.contains("another Solarium"), "{no}");
    server.stop();
    let no = refused(&["tables", "delete", &first, "mistyped", "--data", text(&data)]);
    assert!(no.contains("mistyped"), "{no}");
    assert_eq!(run(&["tables", "list", "--data", text(&data)]), list, "nothing was deleted");
    assert_eq!(run(&["tables", "delete", &first, "--data", text(&data)]), "1 tables deleted\n");
    let json = run(&["tables", "list", "--json", "--data", text(&data)]);
    let listed: Value = serde_json::from_str(&json).expect("one object");
    assert_eq!((listed["id"].as_str(), listed["over"].as_bool()), (Some(second.as_str()), Some(false)));
    let prune = |more: &[&str]| run(&[&["tables", "prune", "--data", text(&data)], more].concat());
    assert_eq!(prune(&["--older-than", "1d"]), "0 tables deleted\n");
    assert_eq!(prune(&["--older-than", "0h", "--over"]), "0 tables deleted\n");
    assert_eq!(prune(&["--older-than", "0h", "--dry-run"]), "1 tables would be deleted\n");
    assert!(refused(&["tables", "prune", "--data", text(&data)]).contains("--older-than"));
    assert_eq!(prune(&["--older-than", "0h"]), "1 tables deleted\n");
    assert_eq!(run(&["tables", "list", "--data", text(&data)]), "");
    let server = Server::start(&data);
    assert!(!is_there(&server, &first) && !is_there(&server, &second));
    let third = new_table(&server);
    assert!(is_there(&server, &third));
    server.stop();
}

#[test]
fn settings_come_from_a_file_the_environment_and_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("solarium.toml");
    let data = folder.path().join("data");
    let settings =
        format!("data = {:?}\nlog = \"json\"\nreview-level = \"easy\"\nthreads = 1\n", text(&data));
    std::fs::write(&file, settings).unwrap();
    let printed = |more: &[&str]| {
        let output = solarium()
            .args(["serve", "--print-config", "--config", text(&file)])
            .args(more)
            .env("SOLARIUM_REVIEW_LEVEL", "expert")
            .output()
            .expect("the program runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let three = printed(&["--listen", "127.0.0.1:0"]);
    for line in [
        "listen = \"127.0.0.1:0\"  # from the command line",
        "review-level = \"expert\"  # from the environment",
        "log = \"json\"  # from the file",
        "threads = 1  # from the file",
    ] {
        assert!(three.lines().any(|printed| printed == line), "{line} in {three}");
    }
    let database = printed(&["--store", "postgres://me:secret@127.0.0.1:1/d"]);
    assert!(database.contains("me:***@") && database.contains("# data is not set"), "{database}");
    assert!(!data.exists(), "printing makes nothing");
    // Commands find the data that the file names, too.
    let server = Server::start(&data);
    let id = new_table(&server);
    server.stop();
    assert!(run(&["tables", "list", "--config", text(&file)]).contains(&id));
    let no = refused(&["serve", "--config", text(&file), "--threads", "0"]);
    assert!(no.contains("`threads` is a number from 1 to 1024, not 0"), "{no}");
    std::fs::write(&file, "lissten = \"127.0.0.1:0\"\n").unwrap();
    let no = refused(&["serve", "--config", text(&file)]);
    assert!(no.contains("line 1") && no.contains("lissten"), "{no}");
    let no = refused(&["serve", "--config", text(&folder.path().join("absent.toml"))]);
    assert!(no.contains("absent.toml"), "{no}");
}

#[test]
fn a_database_that_cannot_be_used_ends_the_start() {
    for (url, why) in [
        ("mysql://me:secret@h/d", "postgres://USER"),
        ("postgres://me:secret@127.0.0.1:1/d", "cannot be reached"),
        ("postgres://", "names no host"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let import = folder.path().join("tables.jsonl");
        std::fs::write(&import, "").unwrap();
        for command in [
            &["serve", "--no-open"][..],
            &["tables", "list"],
            &["export", "x.jsonl"],
            &["import", text(&import)],
        ] {
            let no = refused(&[command, &["--store", url]].concat());
            assert!(no.contains(why) && !no.contains("secret"), "{command:?}: {no}");
        }
    }
    assert!(refused(&["serve", "--data", "x", "--store", "postgres://h/d"]).contains("--store"));
}
