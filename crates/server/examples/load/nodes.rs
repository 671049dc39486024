//! People who act at one node and at two, with PostgreSQL and NATS, against a bare endpoint on the same PostgreSQL.

use crate::acts::{Spread, p99_row, people, rate_row, take_turns, yardstick, yardstick_row};
use crate::line::{millis, quantile, socket};
use crate::server::{Database, Server};
use crate::tables::{SEED, body, script};
use crate::{Row, costs, row};
use futures_util::StreamExt;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::unbounded_channel;

/// Acts a second while it is measured how soon they are seen elsewhere.
const WANTED: f64 = 200.0;

/// Everything that is measured with several nodes. The databases are those of the yardstick, of one node alone, of two
/// nodes, of two with the people of each table at both, and one in which costs are counted.
pub(crate) async fn measured([bare, one, two, seats, counted]: [&str; 5], bus: &str) -> Vec<Row> {
    let database = Database::at(bare).await;
    let of = |url: &str| Server::start_with(&["serve-node", url, bus]);
    let bare = Server::start_with(&["yardstick-postgres", bare]);
    let mut bare = yardstick(bare, Some(database.clone())).await;
    let alone = Server::start_with(&["serve-postgres", one]);
    let mut alone = people(vec![alone], Some(database.clone()), Spread::Tables).await;
    let mut both = people(vec![of(two), of(two)], Some(database.clone()), Spread::Tables).await;
    let mut apart = people(vec![of(seats), of(seats)], Some(database), Spread::Seats).await;
    take_turns(&mut [&mut bare, &mut alone, &mut both, &mut apart]).await;
    let [here, ..] = both.micros();
    let [here_and_there, ..] = apart.micros();
    let following = format!("{:.0} µs", here_and_there - here);
    let mut rows = vec![
        yardstick_row(&mut bare),
        rate_row("POST act, one node on PostgreSQL", &alone, (&bare, "yardstick"), (0.5, "≥ 0.5 ×")),
        p99_row("its p99", &mut alone, &mut bare, (3.0, "≤ 3 ×")),
        rate_row(
            "POST act, two nodes, tables spread at random, NATS",
            &both,
            (&alone, "one node"),
            (0.8, "≥ 0.8 ×"),
        ),
        p99_row("its p99", &mut both, &mut bare, (4.0, "≤ 4 ×")),
        rate_row("the same, each seat at its own node", &apart, (&alone, "one node"), (0.0, "–")),
        row("processor time to follow an act at another node", following, "–", true),
    ];
    drop((bare, alone, apart));
    rows.extend(seen_elsewhere(&both.servers, bus).await);
    drop(both);
    rows.extend(costs::counted(counted, bus).await);
    rows
}

/// 200 acts a second at one node, over 200 tables with a watcher at another node each; and beside it as many messages of
/// a bare client of the same NATS.
async fn seen_elsewhere(nodes: &[Server], bus: &str) -> Vec<Row> {
    const CONNECTIONS: usize = 8;
    const TABLES: usize = 25;
    const ROUNDS: usize = 15;
    let script = Arc::new(script());
    let mut parts = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut line = nodes[0].line().await;
        let (tell, heard) = unbounded_channel();
        let mut tables = Vec::new();
        for n in 0..TABLES {
            let (id, secrets) = line.pair(SEED).await;
            let mut watcher = socket(nodes[1].address, &format!("/api/tables/{id}/socket")).await;
            let tell = tell.clone();
            tokio::spawn(async move {
                while let Some(Ok(message)) = watcher.next().await {
                    let changed = message.to_text().is_ok_and(|text| text.contains("\"type\":\"change\""));
                    if changed && tell.send((n, Instant::now())).is_err() {
                        return;
                    }
                }
            });
            tables.push((id, secrets));
        }
        parts.push((line, heard, tables));
    }
    let bare = tokio::spawn(bare_messages(bus.to_string(), CONNECTIONS * TABLES * ROUNDS));
    let begun = Instant::now();
    let mut running = Vec::new();
    for (mut line, mut heard, tables) in parts {
        let script = script.clone();
        running.push(tokio::spawn(async move {
            let mut pause = tokio::time::interval(Duration::from_secs_f64(CONNECTIONS as f64 / WANTED));
            let (mut seen, mut late) = (Vec::new(), Vec::new());
            for act in script.iter().take(ROUNDS) {
                for (n, (id, secrets)) in tables.iter().enumerate() {
                    pause.tick().await;
                    let asked = Instant::now();
                    let path = format!("/api/tables/{id}/act");
                    let (status, text) =
                        line.ask("POST", &path, &secrets[act.seat], &body(act)).await.expect("an answer");
                    assert_eq!(status, 200, "{text}");
                    let acknowledged = Instant::now();
                    let (table, at) = heard.recv().await.expect("the watchers listen");
                    assert_eq!(table, n);
                    seen.push(at - asked);
                    late.push(at.saturating_duration_since(acknowledged));
                }
            }
            (seen, late)
        }));
    }
    let (mut seen, mut late) = (Vec::new(), Vec::new());
    for part in running {
        let (one, two) = part.await.expect("the load runs");
        seen.extend(one);
        late.extend(two);
    }
    let rate = seen.len() as f64 / begun.elapsed().as_secs_f64();
    let mut bare = bare.await.expect("the messages arrive");
    let (p50, p99) = (quantile(&mut seen, 0.5), quantile(&mut seen, 0.99));
    let (bare_p50, bare_p99) = (quantile(&mut bare, 0.5), quantile(&mut bare, 0.99));
    let soon = p50 <= Duration::from_millis(5) && p99 <= Duration::from_millis(50);
    let as_nats = p50 <= 4 * bare_p50 && p99 <= 4 * bare_p99;
    vec![
        row(
            "yardstick: bare NATS publish → deliver",
            format!("p50 {}, p99 {}", millis(bare_p50), millis(bare_p99)),
            "–",
            true,
        ),
        row(
            "act at node A → new view at node B",
            format!(
                "p50 {}, p99 {} at {rate:.0} acts/s; after the acknowledgement p50 {}, p99 {}",
                millis(p50),
                millis(p99),
                millis(quantile(&mut late, 0.5)),
                millis(quantile(&mut late, 0.99))
            ),
            "p50 ≤ 5 ms, p99 ≤ 50 ms at 200 acts/s, or ≤ 4 × NATS",
            (soon || as_nats) && rate >= 0.95 * WANTED,
        ),
    ]
}

/// How long messages of the length of news take from one client to another, at the rate of the acts.
async fn bare_messages(bus: String, count: usize) -> Vec<Duration> {
    const SUBJECT: &str = "bare";
    let (from, to) = (async_nats::connect(&bus).await, async_nats::connect(&bus).await);
    let (from, to) = (from.expect("the bus is there"), to.expect("the bus is there"));
    let mut messages = to.subscribe(SUBJECT).await.expect("a subscription");
    to.flush().await.expect("the bus answers");
    let mut pause = tokio::time::interval(Duration::from_secs_f64(1.0 / WANTED));
    let mut times = Vec::with_capacity(count);
    for _ in 0..count {
        pause.tick().await;
        let sent = Instant::now();
        from.publish(SUBJECT, vec![b'x'; 100].into()).await.expect("it is sent");
        messages.next().await.expect("it is delivered");
        times.push(sent.elapsed());
    }
    times
}
