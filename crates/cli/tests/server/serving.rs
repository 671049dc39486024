//! `serve`, `backup`, `export`, `import` as somebody at a terminal meets them.

use crate::running::{Server, address, solarium, text};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn run(args: &[&str]) -> Output {
    solarium().args(args).output().expect("the program runs")
}

const TABLE: &str = r#"{"game":"photosynthesis","setup":{"seats":["human","cynthia"]},"seed":3}"#;

#[test]
fn a_server_serves_is_copied_and_stops() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("deep/data");
    let server = Server::start(&data);
    assert!(server.ask("GET", "/healthz", "").ends_with("ok\n"));
    let made = server.ask("POST", "/api/tables", TABLE);
    assert!(made.starts_with("HTTP/1.1 200"), "{made}");
    let id = made.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    assert!(server.ask("GET", &format!("/api/tables/{id}"), "").contains("\"version\":"));

    // While it runs: a copy, an export, and an import elsewhere that exports the same again.
    let (copy, out, again) =
        (folder.path().join("copy.db"), folder.path().join("out.jsonl"), folder.path().join("again.jsonl"));
    let backup = run(&["backup", text(&copy), "--data", text(&data)]);
    assert!(backup.status.success() && copy.exists(), "{backup:?}");
    let twice = run(&["backup", text(&copy), "--data", text(&data)]);
    assert_eq!(twice.status.code(), Some(2));
    assert!(run(&["export", text(&out), "--data", text(&data)]).status.success());
    let other = folder.path().join("other");
    for found in ["1 tables read, 0 were", "0 tables read, 1 were"] {
        let import = run(&["import", text(&out), "--data", text(&other)]);
        assert!(String::from_utf8_lossy(&import.stdout).contains(found), "{import:?}");
    }
    assert!(run(&["export", text(&again), "--data", text(&other)]).status.success());
    assert_eq!(std::fs::read_to_string(&again).unwrap(), std::fs::read_to_string(&out).unwrap());
    // A folder that exists, and one that is named as such.
    let into = folder.path().join("folder");
    std::fs::create_dir(&into).unwrap();
    let named = format!("{}/", text(&folder.path().join("named")));
    for to in [text(&into), &named] {
        assert!(run(&["export", to, "--data", text(&data), "--table", &id]).status.success());
        assert!(Path::new(to).join(format!("{id}.json")).exists());
    }

    let secret = made.split("\"secret\":\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    let log = server.stop();
    assert!(log.contains("a new table") && !log.contains(&secret), "{log}");

    let server = Server::start(&data);
    assert!(server.ask("GET", &format!("/api/tables/{id}"), "").starts_with("HTTP/1.1 200"));
    server.stop();
}

/// Clients that have sent half of something do not keep the server from stopping, and what was acknowledged stays.
#[cfg(unix)]
#[test]
fn slow_clients_do_not_hold_the_end() {
    let folder = tempfile::tempdir().unwrap();
    for again in [true, false] {
        let mut server = Server::silent(folder.path());
        let made = server.ask("POST", "/api/tables", TABLE);
        assert!(made.starts_with("HTTP/1.1 200"), "{made}");
        let mut slow = Vec::new();
        for half in
            ["GET / HTTP/1.1\r\n", "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
        {
            let mut stream = TcpStream::connect(&server.address).unwrap();
            stream.write_all(half.as_bytes()).unwrap();
            slow.push(stream);
        }
        let metrics = server.ask("GET", "/metrics", "");
        assert!(metrics.contains("solarium_tables "), "both have been accepted before: {metrics}");
        let id = server.child.id().to_string();
        let terminate = || assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        terminate();
        if again {
            // Who does not want to wait says so once more.
            while TcpStream::connect(&server.address).is_ok() {}
            terminate();
        }
        let status = server.child.wait().unwrap();
        assert!(status.success(), "{status}");
    }
    let mut server = Server::silent(folder.path());
    assert!(server.ask("GET", "/metrics", "").contains("solarium_tables 2\n"), "nothing is lost");
    server.kill();
}

#[test]
fn bad_options_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    for (option, value, reason) in [
        ("--trust-proxy", "proxy.example", "is not an address"),
        ("--trust-proxy", "127.0.0.1,10.0.0.0/40", "from 0 to 32"),
        ("--limit", "speed=9", "requests, messages, tables, packs and chat"),
        ("--limit", "chat=often", "chat=0.5/30"),
        ("--limit", "sockets=1/2", "sockets=100"),
        ("--public-url", "https://", "--public-url"),
        ("--public-url", "ftp://games.example", "--public-url"),
    ] {
        let output = run(&["serve", "--listen", "127.0.0.1:0", "--data", text(folder.path()), option, value]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{option} {value}: {said}");
        assert!(said.contains(reason), "{option} {value}: {said}");
    }
    let help = String::from_utf8(run(&["serve", "--help"]).stdout).unwrap();
    for word in
        ["--trust-proxy", "--limit", "requests=200/1000", "connections-in-all=4096", "chat-in-all=2000"]
    {
        assert!(help.contains(word), "{word}: {help}");
    }
}

/// Limits and proxies of the command line hold.
#[test]
fn limits_and_proxies_hold() {
    let folder = tempfile::tempdir().unwrap();
    let options =
        ["--limit", "tables=0/1", "--limit", "requests=100", "--trust-proxy", "10.0.0.1,127.0.0.0/8"];
    let mut server = Server::start_with(folder.path(), &options, Stdio::null());
    let make = |client: &str| {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        write!(
            stream,
            "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: {client}\r\n\
             Content-Length: {}\r\n\r\n{TABLE}",
            TABLE.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_string()
    };
    assert_eq!(
        [make("1.1.1.1"), make("1.1.1.1"), make("1.1.1.2"), make("1.1.1.1, 1.1.1.2")],
        ["200", "429", "200", "429"]
    );
    server.kill();
}

#[test]
fn a_port_in_use_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = run(&["serve", "--listen", &address, "--data", text(folder.path())]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains(&address) && said.contains("--listen"), "{said}");
}

/// Two servers on one data folder would not know of each other's acts: the second is refused and told where the first
/// one is. However that one ends, the folder is free then.
#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Server::silent(folder.path());
    let second = run(&["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", text(folder.path())]);
    assert_eq!(second.status.code(), Some(2));
    let said = String::from_utf8_lossy(&second.stderr);
    let process = format!("process {}, http://{}", first.child.id(), first.address);
    assert!(said.contains(&process) && said.contains("--data"), "{said}");
    assert!(first.ask("POST", "/api/tables", TABLE).starts_with("HTTP/1.1 200"), "the first plays on");
    first.kill();
    let third = Server::start(folder.path());
    assert!(third.ask("GET", "/metrics", "").contains("solarium_tables 1\n"));
    third.stop();
}

/// A pack of one's own stays with the data, goes along with exported tables, and never changes under them.
#[test]
fn a_pack_goes_where_its_tables_go() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    let own = include_str!("../../../photosynthesis/data/photosynthesis.toml")
        .replace("id = \"photosynthesis-standin\"", "id = \"mine\"");
    std::fs::write(place("mine.toml"), &own).unwrap();
    std::fs::write(place("other.toml"), own.replace("light_cap = 20", "light_cap = 18")).unwrap();
    let (data, elsewhere) = (place("data"), place("elsewhere"));
    let pack = place("mine.toml");
    let table = r#"{"game":"photosynthesis","setup":{"seats":["human","cynthia"],"pack":"mine"},"seed":3}"#;
    let server = Server::start_with(&data, &["--pack", text(&pack), "--log", "json"], Stdio::piped());
    let made = server.ask("POST", "/api/tables", table);
    assert!(made.starts_with("HTTP/1.1 200"), "{made}");
    let id = made.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    let look = |server: &Server| {
        let answer = server.ask("GET", &format!("/api/tables/{id}"), "");
        answer.split("\r\n\r\n").nth(1).unwrap_or_default().to_string()
    };
    let seen = look(&server);
    assert!(seen.contains("\"version\":"), "{seen}");
    server.stop();
    let server = Server::start(&data);
    assert_eq!(look(&server), seen, "without the option, too");
    server.stop();
    let other = place("other.toml");
    let refused = run(&["serve", "--listen", "127.0.0.1:0", "--data", text(&data), "--pack", text(&other)]);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(said.contains("other.toml") && said.contains("another id"), "{said}");

    let out = place("out.jsonl");
    assert!(run(&["export", text(&out), "--data", text(&data)]).status.success());
    let import = run(&["import", text(&out), "--data", text(&elsewhere)]);
    assert!(import.status.success(), "{import:?}");
    let server = Server::start(&elsewhere);
    assert_eq!(look(&server), seen);
    server.stop();
    // A course that these rules do not take is not imported at all.
    let bad = std::fs::read_to_string(&out).unwrap().replacen("\"text\":\"* ", "\"text\":\"* un", 1);
    std::fs::write(&out, bad).unwrap();
    let import = run(&["import", text(&out), "--data", text(&place("third"))]);
    assert_eq!(import.status.code(), Some(2), "{import:?}");
    assert!(String::from_utf8_lossy(&import.stderr).contains("does not play"), "{import:?}");
    let empty = run(&["export", text(&place("none.jsonl")), "--data", text(&place("third"))]);
    assert!(String::from_utf8_lossy(&empty.stdout).starts_with("0 tables"), "{empty:?}");
}

/// Without a command it serves on this machine, on a port that is free, says where, and opens no browser when nobody
/// sits at a terminal.
#[test]
fn without_a_command_it_serves() {
    let folder = tempfile::tempdir().unwrap();
    let mut links = Vec::new();
    let mut children = Vec::new();
    for n in 0..2 {
        // Nobody else has these as their home.
        let mut child = solarium()
            .env("XDG_DATA_HOME", folder.path().join(format!("{n}")))
            .env("HOME", folder.path())
            .env("APPDATA", folder.path().join(format!("{n}")))
            .env("DISPLAY", ":77")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        links.push(address(&mut child));
        children.push(child);
    }
    for child in &mut children {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let port =
        |link: &String| link.strip_prefix("127.0.0.1:").expect("this machine").parse().expect("a port");
    let ports: Vec<u16> = links.iter().map(port).collect();
    assert!(ports.iter().all(|port| (8080..8100).contains(port)) && ports[0] != ports[1], "{ports:?}");
}

/// A file and a folder that may be read but not written, as somebody who is bound by permissions meets them.
#[cfg(unix)]
#[test]
fn a_read_only_file_is_refused_and_left_alone() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    assert!(server.ask("POST", "/api/tables", TABLE).starts_with("HTTP/1.1 200"));
    server.stop();
    let allow = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    let file = data.join("solarium.db");
    let before = std::fs::read(&file).unwrap();
    // The program, too, must be where anybody may run it.
    let program = folder.path().join("solarium");
    std::fs::copy(env!("CARGO_BIN_EXE_solarium"), &program).unwrap();
    allow(&program, 0o755);
    allow(folder.path(), 0o755);
    let mut serve = Command::new(&program);
    // A superuser may write everywhere; somebody else may not.
    if std::fs::metadata(&data).unwrap().uid() == 0 {
        serve.uid(65534);
    }
    serve.args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", text(&data)]);
    for (of_file, of_folder) in [(0o444, 0o755), (0o444, 0o555)] {
        allow(&file, of_file);
        allow(&data, of_folder);
        let output = serve.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("solarium.db") && said.contains("cannot be written"), "{said}");
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }
    allow(&data, 0o755);
    allow(&file, 0o644);
    let server = Server::start(&data);
    assert!(server.ask("GET", "/metrics", "").contains("solarium_tables 1\n"), "nothing is lost");
    server.stop();
}

#[test]
fn data_that_cannot_be_used_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let output = run(&["serve", "--listen", "127.0.0.1:0", "--data", text(&file.join("data"))]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--data"), "{output:?}");

    std::fs::write(folder.path().join("solarium.db"), "no database at all".repeat(100)).unwrap();
    let output = run(&["serve", "--listen", "127.0.0.1:0", "--data", text(folder.path())]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("damaged"), "{output:?}");

    // The version of the data stands in the head of the file.
    let newer = folder.path().join("newer");
    Server::start(&newer).stop();
    let mut bytes = std::fs::read(newer.join("solarium.db")).unwrap();
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(newer.join("solarium.db"), &bytes).unwrap();
    let output = run(&["serve", "--listen", "127.0.0.1:0", "--data", text(&newer)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("newer Solarium"), "{output:?}");
    assert_eq!(std::fs::read(newer.join("solarium.db")).unwrap(), bytes);

    let nothing = folder.path().join("nothing");
    for command in ["backup", "export"] {
        let output = run(&[command, text(&folder.path().join("x")), "--data", text(&nothing)]);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("no data"), "{output:?}");
    }
    let bad = folder.path().join("bad.jsonl");
    std::fs::write(&bad, "{\"solarium_table\":1}\n").unwrap();
    let output = run(&["import", text(&bad), "--data", text(&nothing)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("bad.jsonl:1"), "{output:?}");
    let output = run(&["serve", "--public-url", "games.example", "--data", text(&nothing)]);
    assert_eq!(output.status.code(), Some(2));
}
