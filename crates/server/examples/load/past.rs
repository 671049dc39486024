//! One address asks for the longest journals as fast as its limits allow, while another loads the home page.

use crate::line::{Line as Connection, millis, quantile, request};
use crate::server::Server;
use crate::{Row, row};
use solarium_core::{Seed, Turn};
use solarium_store::{Line, LineAudience, NewTable, SeatRow, Store, TableExport};
use solarium_store_sqlite::SqliteStore;
use solarium_table::{Library, Table};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

const TABLES: u64 = 5;
/// How long the home page is loaded in each round, and how often.
const ROUND: Duration = Duration::from_secs(8);
const PAUSE: Duration = Duration::from_millis(20);
/// Two addresses of this machine.
const READER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
const GUEST: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));

/// No journal of the load is longer than this.
const MOST_LINES: usize = 20_000;

/// A game of Sol among five with everything taken back that may be, as far as its lines go.
fn longest_journal(library: &Library, seed: u64) -> (NewTable, Vec<String>, bool) {
    let title = library.title("sol").expect("the game");
    let setup = serde_json::json!({"seats": vec!["human"; 5]});
    let secret = Seed::from_number(seed);
    let session = title.start(&setup, secret.clone()).expect("a match");
    let setup = session.setup().to_string();
    let mut table = Table::new(session, Vec::new(), 0);
    table.set_watched(false);
    let mut lines: Vec<String> = Vec::new();
    while lines.len() < MOST_LINES {
        if let Some(change) = table.advance().expect("it goes on") {
            lines.push(change.entry.to_string());
            continue;
        }
        let Turn::Decide(seats) = table.session().turn() else { break };
        let seat = seats.iter().next().expect("somebody decides");
        let legal = table.session().seen_by(seat).unwrap().legal(solarium_table::english()).expect("a list");
        let action = legal[(lines.len() * 7919) % legal.len()].action.clone();
        lines.push(table.act(seat, &action).expect("a legal action").entry.to_string());
        // Once and again, until the table says that it is enough.
        while let Ok(change) = table.undo(seat) {
            lines.push(change.entry.to_string());
            lines.push(table.act(seat, &action).expect("a legal action").entry.to_string());
        }
    }
    let over = table.session().turn() == Turn::Over;
    let new = NewTable {
        game: "sol".into(),
        rules_version: title.info().rules_version,
        setup,
        seed: secret.to_hex(),
        commitment: secret.commitment(),
        seats: vec![SeatRow::default(); 5],
        ..NewTable::default()
    };
    (new, lines, over)
}

/// The requests for one table: its end, its middle, all of it.
fn requests(id: &str, lines: u64) -> Vec<Vec<u8>> {
    let step = lines / 5;
    let paths = [
        format!("/api/tables/{id}/log?since={}", lines - 1),
        format!("/api/tables/{id}/log"),
        format!("/api/tables/{id}/at/{step}"),
        format!("/api/tables/{id}/record"),
        format!("/t/{id}/replay/{step}"),
        format!("/t/{id}/log"),
    ];
    paths.iter().map(|path| request("GET", path, "", "")).collect()
}

/// Loads the home page for a while.
async fn home(server: &Server) -> Vec<Duration> {
    let page = request("GET", "/", "", "");
    let mut line = Connection::from(GUEST, server.address).await.expect("a connection");
    let (mut times, begun) = (Vec::new(), Instant::now());
    while begun.elapsed() < ROUND {
        let asked = Instant::now();
        let (status, _) = line.send(&page).await.expect("an answer");
        assert_eq!(status, 200, "the home page");
        times.push(asked.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    times
}

fn told(times: &mut [Duration]) -> String {
    format!("p50 {}, p99 {}", millis(quantile(times, 0.5)), millis(quantile(times, 0.99)))
}

/// The home page with and without a client that reads the past.
pub(crate) async fn reading() -> Vec<Row> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open(&path).expect("a store");
    let library = Library::standard();
    let mut wanted = Vec::new();
    for n in 0..TABLES {
        let (table, lines, over) = longest_journal(&library, n);
        let table = NewTable { id: format!("longest{n}"), ..table };
        let snapshots = solarium_server::course(&library, &table, &lines).expect("the game plays").snapshots;
        println!("a journal of {} lines", lines.len());
        wanted.extend(requests(&table.id, lines.len() as u64));
        let line = |(seq, text)| Line { seq, text, at: 0, audience: LineAudience::Everybody };
        let lines = (0..).zip(lines).map(line).collect();
        store
            .import_table(TableExport { table, lines, over, snapshots, ..TableExport::default() })
            .expect("it is stored");
    }
    drop(store);
    let server = Server::start("serve-with-limits", &path);
    let mut quiet = home(&server).await;
    let mut rows = vec![row("home page, nobody reads the past", told(&mut quiet), "–", true)];
    for (what, connections) in [
        ("home page, 32 connections of another address read the longest journals", 32),
        ("home page, 300 connections of another address read the longest journals", 300),
    ] {
        let done = Arc::new(AtomicBool::new(false));
        let (read, refused) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let mut readers = Vec::new();
        for n in 0..connections {
            let (done, read, refused) = (done.clone(), read.clone(), refused.clone());
            let mut requests = wanted.clone();
            let first = n % requests.len();
            requests.rotate_left(first);
            let address = server.address;
            readers.push(tokio::spawn(async move {
                let Some(mut line) = Connection::from(READER, address).await else { return };
                for request in requests.iter().cycle() {
                    if done.load(Relaxed) {
                        return;
                    }
                    match line.send(request).await {
                        Some((200, _)) => read.fetch_add(1, Relaxed),
                        // Refused: a client that means harm asks again soon.
                        Some(_) => {
                            tokio::time::sleep(PAUSE).await;
                            refused.fetch_add(1, Relaxed)
                        }
                        None => return,
                    };
                }
            }));
        }
        let mut times = home(&server).await;
        done.store(true, Relaxed);
        let holds = quantile(&mut times, 0.99) <= Duration::from_millis(200);
        let (read, refused) = (read.load(Relaxed), refused.load(Relaxed));
        let found = format!("{}; {read} read, {refused} refused", told(&mut times));
        rows.push(row(what, found, "p99 ≤ 200 ms", holds));
        for reader in readers {
            let _ = reader.await;
        }
    }
    rows
}
