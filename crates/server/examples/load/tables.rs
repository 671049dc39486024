//! Opening tables, starting with many of them, and the game that people of the load play.

use crate::line::millis;
use crate::server::Server;
use crate::{Row, row};
use serde_json::{Value, json};
use solarium_core::{Seed, Turn};
use solarium_store::{Line, LineAudience, NewTable, SeatRow, Store, TableExport};
use solarium_store_sqlite::SqliteStore;
use solarium_table::{AutoPlan, Entry, Library, Title};
use std::time::{Duration, Instant};

/// The seed of every table: all of them play the same game, so that the load needs not think.
pub(crate) const SEED: u64 = 7;

/// One action as it is sent: seat, version before, action.
#[derive(Clone)]
pub(crate) struct Act {
    pub seat: usize,
    pub version: u64,
    pub action: String,
}

/// A whole game of two people at Photosynthesis.
pub(crate) fn script() -> Vec<Act> {
    let library = Library::standard();
    let setup = json!({"seats": ["human", "human"], "first_seat": 0});
    let title = library.title("photosynthesis").expect("the game");
    let mut session = title.start(&setup, Seed::from_number(SEED)).expect("a match");
    let (mut acts, mut version) = (Vec::new(), 0);
    let plan = AutoPlan::by_setup();
    loop {
        while session.mover(&plan).is_some() {
            session
                .advance(&plan, &solarium_core::Cancel::default(), solarium_table::Narration::Full)
                .expect("it goes on");
            version += 1;
        }
        let Turn::Decide(seats) = session.turn() else { return acts };
        let seat = seats.iter().next().expect("somebody decides");
        let legal = session.seen_by(seat).unwrap().legal(solarium_table::english()).expect("a list");
        let action = legal[(version as usize * 7919) % legal.len()].action.clone();
        session.take(Some(seat), &action, solarium_table::Narration::Full).expect("a legal action");
        acts.push(Act { seat: seat.index(), version, action });
        version += 1;
    }
}

pub(crate) fn body(act: &Act) -> String {
    format!("{{\"seat\":{},\"action\":\"{}\",\"version\":{}}}", act.seat, act.action, act.version)
}

/// Finished games of every title are opened by a server that has not seen them.
pub(crate) async fn opening() -> Vec<Row> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("solarium.db");
    let mut ids = Vec::new();
    {
        let server = Server::start("serve", &path);
        let mut line = server.line().await;
        for title in Library::standard().titles() {
            for seed in 0..3 {
                let setup = json!({"seats": ["bot:random", "bot:random"]});
                let creation = json!({"game": title.id(), "setup": setup, "seed": seed});
                let made = line.json("POST", "/api/tables", "", &creation).await;
                let id = made["id"].as_str().expect("an id").to_string();
                loop {
                    let look = line.json("GET", &format!("/api/tables/{id}"), "", &Value::Null).await;
                    if look["over"] == true {
                        break;
                    }
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                ids.push(id);
            }
        }
    }
    // Each is opened by several servers that have not seen it, and the best counts: what else goes on in the machine
    // is not the server's time.
    let mut best = vec![Duration::MAX; ids.len()];
    for _ in 0..5 {
        let server = Server::start("serve", &path);
        let mut line = server.line().await;
        line.ask("GET", "/healthz", "", "").await;
        for (id, best) in ids.iter().zip(&mut best) {
            let begun = Instant::now();
            line.ask("GET", &format!("/api/tables/{id}/fairness"), "", "").await.expect("an answer");
            *best = begun.elapsed().min(*best);
        }
    }
    let worst = best.into_iter().max().unwrap_or_default();
    vec![row(
        "open a finished game, worst of every title",
        millis(worst),
        "≤ 5 ms",
        worst <= Duration::from_millis(5),
    )]
}

/// A file with ten thousand tables: from starting the program to the first answer.
pub(crate) async fn start() -> Vec<Row> {
    const MANY: usize = 10_000;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("solarium.db");
    let store = SqliteStore::open(&path).expect("a store");
    let library = Library::standard();
    let title = library.title("photosynthesis").expect("the game");
    let setup = json!({"seats": ["human", "human"]}).to_string();
    let table = new_table(title, setup);
    std::thread::scope(|scope| {
        for part in 0..16 {
            let (store, table) = (&store, &table);
            scope.spawn(move || {
                for n in (part..MANY).step_by(16) {
                    let table = NewTable { id: format!("table{n}"), at: n as i64, ..table.clone() };
                    store.create(table).expect("stored");
                }
            });
        }
    });
    drop(store);
    let begun = Instant::now();
    let server = Server::start("serve", &path);
    let mut line = server.line().await;
    let answered = line.ask("GET", "/api/tables", "", "").await.is_some_and(|(status, _)| status == 200);
    let took = begun.elapsed();
    vec![row(
        "start to first answer, 10 000 tables",
        millis(took),
        "≤ 500 ms",
        answered && took <= Duration::from_millis(500),
    )]
}

fn new_table(title: &dyn Title, setup: String) -> NewTable {
    let seed = Seed::from_number(SEED);
    NewTable {
        id: String::new(),
        game: title.id().into(),
        rules_version: title.info().rules_version,
        setup,
        start: None,
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        read_only: false,
        at: 0,
        open: true,
        seats: vec![SeatRow::default(); 2],
        ..NewTable::default()
    }
}

/// What a live table costs in the midst of a game, for every title.
pub(crate) async fn idle() -> Vec<Row> {
    const LIVE: usize = 600;
    let (mut found, mut worst) = (Vec::new(), 0);
    let library = Library::standard();
    for title in library.titles() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("solarium.db");
        let (setup, lines) = half_a_game(title);
        let table = new_table(title, setup);
        let snapshots = solarium_server::course(&library, &table, &lines).expect("the game plays").snapshots;
        let store = SqliteStore::open(&path).expect("a store");
        for n in 0..LIVE {
            let table = NewTable { id: format!("table{n}"), ..table.clone() };
            let line = |(seq, text): (u64, &String)| Line {
                seq,
                text: text.clone(),
                at: 0,
                audience: LineAudience::Everybody,
            };
            let lines = (0..).zip(&lines).map(line).collect();
            let snapshots = snapshots.clone();
            let whole = TableExport { table, lines, over: false, snapshots, ..TableExport::default() };
            store.import_table(whole).expect("stored");
        }
        drop(store);
        let server = Server::start("serve", &path);
        let mut line = server.line().await;
        // The first ones fill what all tables share.
        let open = |range: std::ops::Range<usize>| range.map(|n| format!("/api/tables/table{n}/fairness"));
        for path in open(0..50) {
            line.ask("GET", &path, "", "").await.expect("an answer");
        }
        let before = server.resident();
        for path in open(50..LIVE) {
            line.ask("GET", &path, "", "").await.expect("an answer");
        }
        let each = server.resident().saturating_sub(before) / (LIVE as u64 - 50);
        worst = worst.max(each);
        found.push(format!("{} {:.1} KiB after {} lines", title.id(), each as f64 / 1024.0, lines.len()));
    }
    vec![row("idle live table in mid-game", found.join(", "), "≤ 32 KiB", worst <= 32 << 10)]
}

/// A game of two between random bots up to its middle: set-up and lines.
fn half_a_game(title: &dyn Title) -> (String, Vec<String>) {
    let setup = json!({"seats": ["human", "human"]});
    let mut session = title.start(&setup, Seed::from_number(SEED)).expect("a match");
    let plan = AutoPlan::everywhere("random", 2);
    let mut lines = Vec::new();
    while let Some(told) = session
        .advance(&plan, &solarium_core::Cancel::default(), solarium_table::Narration::Full)
        .expect("it goes on")
    {
        lines.push(Entry::step(told.seat, told.text).to_string());
    }
    // Up to where a person decides: nothing moves by itself from there.
    let mut half = lines.len() / 2;
    while lines[half].starts_with('*') {
        half += 1;
    }
    lines.truncate(half);
    (session.setup().to_string(), lines)
}
