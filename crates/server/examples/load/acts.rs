//! How fast people can act on many tables, against a bare endpoint that commits one row for each POST.

use crate::line::{millis, request};
use crate::server::{Database, Server};
use crate::side::Side;
use crate::tables::{SEED, body, script};
use crate::{Row, row};
use std::path::Path;

const CONNECTIONS: usize = 64;
const TABLES: usize = 500;
/// The yardstick gets through more requests in the same time: it is sent the same ones so many times, which makes no
/// difference to it.
const MORE: usize = 5;
/// Most rounds of each side, so that a slow machine takes no longer.
const MOST_ROUNDS: usize = 60;

/// At which of several servers people act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spread {
    /// All people of a table at the same one, any of them.
    Tables,
    /// Each seat at its own: what one does the other follows.
    Seats,
}

impl Spread {
    /// The number of the server at which a seat of a table is played.
    fn server(self, table: usize, seat: usize, count: usize) -> usize {
        match self {
            // As good as random, and the same in every run.
            Spread::Tables => (table * 7919 / 64) % count,
            Spread::Seats => seat % count,
        }
    }
}

/// People who act at servers that share their tables. Each table is open where it is played: how long opening takes is
/// measured elsewhere.
pub(crate) async fn people(servers: Vec<Server>, database: Option<Database>, spread: Spread) -> Side {
    let mut line = servers[0].line().await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(line.pair(SEED).await);
    }
    let (acts, count) = (script(), servers.len());
    for (number, server) in servers.iter().enumerate() {
        let mut line = server.line().await;
        for (table, (id, _)) in tables.iter().enumerate() {
            if (0..2).any(|seat| spread.server(table, seat, count) == number) {
                let looked = line.ask("GET", &format!("/api/tables/{id}"), "", "").await;
                assert!(looked.is_some_and(|(status, _)| status == 200));
            }
        }
    }
    let mut side = Side::new(servers, database);
    for n in 0..CONNECTIONS {
        // Each connection goes round its tables; nobody else acts there.
        let own: Vec<_> = (0..TABLES).skip(n).step_by(CONNECTIONS).collect();
        let mut requests = Vec::new();
        for act in &acts {
            for table in &own {
                let (id, secrets) = &tables[*table];
                let server = spread.server(*table, act.seat, count);
                let path = format!("/api/tables/{id}/act");
                requests.push((server, request("POST", &path, &secrets[act.seat], &body(act))));
            }
        }
        side.add(requests).await;
    }
    side
}

/// The bare endpoint, which is sent requests of the same length.
pub(crate) async fn yardstick(bare: Server, database: Option<Database>) -> Side {
    let (acts, secret) = (script(), "0".repeat(32));
    let mut side = Side::new(vec![bare], database);
    for n in 0..CONNECTIONS {
        let own = (0..TABLES).skip(n).step_by(CONNECTIONS).len();
        let each = acts
            .iter()
            .flat_map(|act| std::iter::repeat_n((0, request("POST", "/", &secret, &body(act))), MORE * own));
        side.add(each.collect()).await;
    }
    side
}

/// Asks all sides in turns until one has nothing left, or for long enough.
pub(crate) async fn take_turns(sides: &mut [&mut Side]) {
    for _ in 0..MOST_ROUNDS {
        if !sides.iter().all(|side| side.has_more()) {
            return;
        }
        for side in &mut *sides {
            side.ask().await;
        }
    }
}

/// The row of the yardstick itself.
pub(crate) fn yardstick_row(bare: &mut Side) -> Row {
    let found = format!("{:.0}/s, p99 {}; {}", bare.rate(), millis(bare.p99()), bare.work());
    row("yardstick: bare durable POST", found, "–", true)
}

/// The rate of a side against that of another.
pub(crate) fn rate_row(
    what: &'static str,
    side: &Side,
    (other, name): (&Side, &str),
    (least, budget): (f64, &'static str),
) -> Row {
    let ratio = side.rate() / other.rate();
    let found = format!("{:.0}/s = {ratio:.2} × {name}; {}", side.rate(), side.work());
    row(what, found, budget, ratio >= least)
}

/// The p99 of a side against that of the yardstick.
pub(crate) fn p99_row(
    what: &'static str,
    side: &mut Side,
    bare: &mut Side,
    (most, budget): (f64, &'static str),
) -> Row {
    let ratio = side.p99().as_secs_f64() / bare.p99().as_secs_f64();
    row(what, format!("{} = {ratio:.2} × yardstick", millis(side.p99())), budget, ratio <= most)
}

pub(crate) async fn on_sqlite() -> Vec<Row> {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start("serve", &folder.path().join("solarium.db"));
    let bare = Server::start("yardstick", &folder.path().join("bare.db"));
    let mut ours = people(vec![server], None, Spread::Tables).await;
    let mut bare = yardstick(bare, None).await;
    take_turns(&mut [&mut bare, &mut ours]).await;
    vec![
        yardstick_row(&mut bare),
        rate_row("POST act, 64 connections over 500 tables", &ours, (&bare, "yardstick"), (0.5, "≥ 0.5 ×")),
        p99_row("POST act p99", &mut ours, &mut bare, (3.0, "≤ 3 ×")),
    ]
}

/// The same with the load program of another commit, which serves in turns with this one.
pub(crate) async fn against(program: &Path) -> Vec<Row> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let before = Server::start_program(program, &["serve", &path("before.db").display().to_string()]);
    let now = Server::start("serve", &path("now.db"));
    let mut bare = yardstick(Server::start("yardstick", &path("bare.db")), None).await;
    let mut before = people(vec![before], None, Spread::Tables).await;
    let mut now = people(vec![now], None, Spread::Tables).await;
    take_turns(&mut [&mut bare, &mut before, &mut now]).await;
    vec![
        yardstick_row(&mut bare),
        rate_row("POST act on SQLite, the other program", &before, (&bare, "yardstick"), (0.0, "–")),
        rate_row("POST act on SQLite, this program", &now, (&before, "the other"), (0.95, "≥ 0.95 ×")),
    ]
}
