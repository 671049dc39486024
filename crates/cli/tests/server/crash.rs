//! The real server, killed at any moment while people play and data commands run beside it: nothing acknowledged is
//! lost in the data, a copy, a restored copy or an export, nothing is there by halves, and play goes on.
//!
//! `cargo xtask kills` runs it, with `--full` a thousand rounds; in the normal tests it has fewer.

use crate::beside::{Beside, exported_tables};
use crate::running::{Server, run, text};
use serde_json::{Value, json};
use solarium_store::StoreReader;
use solarium_store_sqlite::{SqliteReader, SqliteStore};
use solarium_table::{Entry, Library, Mover, Table};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::mpsc::{Sender, channel};

/// Kills, unless `SOLARIUM_KILLS` says otherwise.
const ROUNDS: u64 = 80;

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// One connection; every question ends with `None` once the server is dead.
struct Client {
    stream: BufReader<TcpStream>,
    secret: String,
}

impl Client {
    fn to(address: &str, secret: &str) -> Option<Client> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_nodelay(true).ok()?;
        Some(Client { stream: BufReader::new(stream), secret: secret.to_string() })
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n{body}",
            self.secret,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).ok()?;
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line).ok()? == 0 {
                return None;
            }
            let line = line.trim().to_ascii_lowercase();
            match line.split_once(' ') {
                Some(("http/1.1", rest)) => status = rest.split(' ').next()?.parse().ok()?,
                Some(("content-length:", rest)) => length = rest.parse().ok()?,
                _ if line.is_empty() => break,
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).ok()?;
        Some((status, serde_json::from_slice(&body).ok()?))
    }
}

#[derive(Clone)]
struct Game {
    id: String,
    secrets: Vec<String>,
}

fn new_game(address: &str, n: usize) -> Game {
    let creation = match n % 4 {
        0 => json!({"game": "photosynthesis", "setup": {"seats": ["human", "human"]}}),
        1 => json!({"game": "photosynthesis", "setup": {"seats": ["human", "cynthia"]}}),
        2 => json!({"game": "sol", "setup": {"seats": ["human", "human"]}}),
        _ => json!({"game": "circadians", "setup": {"seats": ["human", "ai"]}}),
    };
    let mut client = Client::to(address, "").expect("it listens");
    let (status, made) = client.ask("POST", "/api/tables", &creation).expect("it answers");
    assert_eq!(status, 200, "{made}");
    let seats = made["seats"].as_array().unwrap().iter();
    let secrets = seats.filter_map(|seat| seat["secret"].as_str().map(str::to_string)).collect();
    Game { id: made["id"].as_str().unwrap().to_string(), secrets }
}

/// An act that was acknowledged: the line it must be.
struct Acknowledged {
    table: usize,
    number: u64,
    line: String,
    version: u64,
}

/// Plays on one table until the server is dead or the game is over.
fn play(
    address: &str,
    table: usize,
    game: &Game,
    mut numbers: Numbers,
    heard: &Sender<Acknowledged>,
) -> Option<()> {
    let mut clients = Vec::new();
    for secret in &game.secrets {
        clients.push(Client::to(address, secret)?);
    }
    loop {
        for (seat, client) in clients.iter_mut().enumerate() {
            let (status, look) =
                client.ask("GET", &format!("/api/tables/{}?seat={seat}", game.id), &Value::Null)?;
            assert_eq!(status, 200, "{look}");
            if look["over"] == true {
                return Some(());
            }
            let legal = look["legal"].as_array().unwrap();
            if legal.is_empty() {
                continue;
            }
            let action = legal[numbers.below(legal.len())]["action"].as_str().unwrap();
            let act = json!({"seat": seat, "action": action, "version": look["version"]});
            let (status, answer) = client.ask("POST", &format!("/api/tables/{}/act", game.id), &act)?;
            // An automa may have gone on in between.
            assert!(matches!(status, 200 | 409), "{answer}");
            if status == 200 {
                let acknowledged = Acknowledged {
                    table,
                    number: look["version"].as_u64().unwrap(),
                    line: format!("{seat} {action}"),
                    version: answer["version"].as_u64().unwrap(),
                };
                heard.send(acknowledged).ok()?;
            }
        }
    }
}

/// What the file holds of a table: every line, replayed. Nothing may be there by halves: where an act was stored, so
/// were the draws and the automa's steps that followed it.
fn whole(store: &dyn StoreReader, library: &Library, id: &str) -> Vec<String> {
    let stored = store.open(id).expect("the table is there");
    let lines: Vec<String> =
        store.lines(id, 0, 1_000_000).expect("its lines").into_iter().map(|line| line.text).collect();
    assert_eq!(lines.len() as u64, stored.version, "table {id}");
    let title = library.title(&stored.table.game).unwrap();
    let setup: Value = serde_json::from_str(&stored.table.setup).unwrap();
    let seed = solarium_core::Seed::from_hex(&stored.table.seed).unwrap();
    let mut table = Table::new(title.start(&setup, seed).unwrap(), Vec::new(), 0);
    for line in &lines {
        let entry = Entry::parse(line).unwrap();
        assert_eq!(table.replay(&entry).unwrap_or_else(|no| panic!("{id} {line}: {no}")).entry, entry);
    }
    let due = table.mover();
    assert!(
        lines.is_empty() || !matches!(due, Some(Mover::Chance | Mover::Automa(_))),
        "table {id}: {due:?} is due"
    );
    lines
}

/// Lines of a table, by number, that the server has acknowledged, and the version it has acknowledged.
#[derive(Clone, Default)]
struct Promise {
    version: u64,
    lines: Vec<(u64, String)>,
}

impl Promise {
    /// Are they all there, in the data or in a copy made after they were acknowledged?
    fn is_kept(&self, lines: &[String], place: &str) {
        assert!(lines.len() as u64 >= self.version, "{place}: {} of {} lines", lines.len(), self.version);
        for (number, line) in &self.lines {
            assert_eq!(lines.get(*number as usize), Some(line), "{place}: line {number}");
        }
    }
}

#[test]
fn a_server_killed_at_any_moment_loses_nothing() {
    let rounds = std::env::var("SOLARIUM_KILLS").map_or(ROUNDS, |rounds| rounds.parse().expect("a number"));
    let folder = tempfile::tempdir().unwrap();
    let (data, side) = (folder.path().join("data"), folder.path().join("side"));
    std::fs::create_dir(&side).unwrap();
    let library = Library::standard();
    let mut numbers = Numbers(0xdead);
    let template = exported_tables(&folder.path().join("elsewhere"));
    let mut server = Server::silent(&data);
    let mut games: Vec<Game> = (0..4).map(|n| new_game(&server.address, n)).collect();
    let mut promised: Vec<Promise> = vec![Promise::default(); games.len()];
    let (mut total, mut commands) = (0, 0);
    for round in 0..rounds {
        let (heard, hearing) = channel();
        let players: Vec<_> = games
            .iter()
            .cloned()
            .enumerate()
            .map(|(n, game)| {
                let (address, heard) = (server.address.clone(), heard.clone());
                let numbers = Numbers(round * 31 + n as u64);
                std::thread::spawn(move || play(&address, n, &game, numbers, &heard))
            })
            .collect();
        drop(heard);
        // After how many promises the command begins and the server dies differs from round to round, and so does what
        // they are doing then.
        let patience = [numbers.below(16), numbers.below(16)];
        let moment = numbers.below(60_000);
        let mut keep = |promised: &mut Vec<Promise>, acknowledged: Acknowledged| {
            let promise = &mut promised[acknowledged.table];
            promise.version = promise.version.max(acknowledged.version);
            promise.lines.push((acknowledged.number, acknowledged.line));
            total += 1;
        };
        hearing.iter().take(patience[0]).for_each(|heard| keep(&mut promised, heard));
        let before = promised.clone();
        let mut beside = Beside::begin(round, &data, &side, &template);
        hearing.iter().take(patience[1]).for_each(|heard| keep(&mut promised, heard));
        (0..moment).for_each(|_| std::hint::spin_loop());
        if beside.dies_first() {
            beside.kill();
        }
        server.kill();
        hearing.iter().for_each(|heard| keep(&mut promised, heard));
        let over: Vec<bool> = players.into_iter().map(|player| player.join().unwrap().is_some()).collect();
        let made = beside.end();
        commands += usize::from(made.is_some());
        if let Some(made) = &made {
            for (game, promise) in games.iter().zip(&before) {
                promise.is_kept(&made.lines(&game.id), &format!("round {round}, {made:?}"));
            }
        }
        // Look at what the dead server left, first without and then with the right to change it.
        let reader = SqliteReader::open(&data.join("solarium.db")).unwrap();
        for (game, promise) in games.iter().zip(&promised) {
            let lines = whole(&reader, &library, &game.id);
            promise.is_kept(&lines, &format!("round {round}, data"));
        }
        drop(reader);
        if round % 8 == 7 {
            after_the_kill(&data, &side, &games, &promised);
        }
        let store = SqliteStore::open(&data.join("solarium.db")).unwrap();
        for (game, promise) in games.iter().zip(&promised) {
            promise.is_kept(&whole(&store, &library, &game.id), &format!("round {round}, reopened"));
        }
        beside.check_imports(&store, &library);
        drop(store);
        server = Server::silent(&data);
        for (n, over) in over.into_iter().enumerate() {
            if over {
                games[n] = new_game(&server.address, n);
                promised[n] = Promise::default();
            }
        }
    }
    server.kill();
    assert!(total > rounds, "{total} acts were acknowledged");
    assert!(commands as u64 > rounds / 4, "{commands} commands came to their end");
    println!(
        "{rounds} kills, {total} acknowledged acts, {commands} commands finished beside them: nothing lost"
    );
}

/// Data commands on what a killed server left: a copy, the copy restored elsewhere, an export.
fn after_the_kill(data: &std::path::Path, side: &std::path::Path, games: &[Game], promised: &[Promise]) {
    let (copy, export, restored) = (side.join("after.db"), side.join("after.jsonl"), side.join("restored"));
    run(&["backup", text(&copy), "--data", text(data)]);
    run(&["export", text(&export), "--data", text(data)]);
    run(&["restore", text(&copy), "--data", text(&restored)]);
    let reader = SqliteReader::open(&restored.join("solarium.db")).unwrap();
    let exported = std::fs::read_to_string(&export).unwrap();
    for (game, promise) in games.iter().zip(promised) {
        let lines = reader.lines(&game.id, 0, 1_000_000).unwrap().into_iter().map(|line| line.text);
        promise.is_kept(&lines.collect::<Vec<_>>(), "restored copy");
        promise.is_kept(&crate::beside::lines_in_export(&exported, &game.id), "export after the kill");
    }
    drop(reader);
    std::fs::remove_dir_all(&restored).unwrap();
    for file in [copy, export] {
        std::fs::remove_file(file).unwrap();
    }
}
