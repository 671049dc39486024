//! Watchers: how soon they hear, how many of them, at what cost.

use crate::line::{Line, Socket, millis, quantile, socket};
use crate::server::Server;
use crate::tables::{SEED, body, script};
use crate::{Row, row};
use futures_util::StreamExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// Tells when each message arrives.
fn listen(mut socket: Socket, table: usize, heard: UnboundedSender<(usize, Instant, usize)>) {
    tokio::spawn(async move {
        while let Some(Ok(message)) = socket.next().await {
            let length = message.len();
            if message.is_text() && heard.send((table, Instant::now(), length)).is_err() {
                return;
            }
        }
    });
}

/// 200 actions a second over 200 tables with three watchers each: eight connections act on tables of their own, each at
/// an eighth of the rate.
pub(crate) async fn latency() -> Vec<Row> {
    const CONNECTIONS: usize = 8;
    const TABLES: usize = 25;
    const WATCHERS: usize = 3;
    const ROUNDS: usize = 10;
    const WANTED: f64 = 200.0;
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start("serve", &folder.path().join("solarium.db"));
    let script = Arc::new(script());
    let mut parts = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut line = server.line().await;
        let (tell, heard) = unbounded_channel();
        let mut tables = Vec::new();
        for n in 0..TABLES {
            let (id, secrets) = line.pair(SEED).await;
            for _ in 0..WATCHERS {
                let socket = socket(server.address, &format!("/api/tables/{id}/socket")).await;
                listen(socket, n, tell.clone());
            }
            tables.push((id, secrets));
        }
        parts.push((line, heard, tables));
    }
    let begun = Instant::now();
    let mut running = Vec::new();
    for (mut line, mut heard, tables) in parts {
        let script = script.clone();
        running.push(tokio::spawn(async move {
            let mut pause = tokio::time::interval(Duration::from_secs_f64(CONNECTIONS as f64 / WANTED));
            let (mut late, mut acks) = (Vec::new(), Vec::new());
            for act in script.iter().take(ROUNDS) {
                for (n, (id, secrets)) in tables.iter().enumerate() {
                    pause.tick().await;
                    let asked = Instant::now();
                    let path = format!("/api/tables/{id}/act");
                    let (status, text) =
                        line.ask("POST", &path, &secrets[act.seat], &body(act)).await.expect("an answer");
                    assert_eq!(status, 200, "{text}");
                    let acknowledged = Instant::now();
                    acks.push(acknowledged - asked);
                    let mut last = Duration::ZERO;
                    for _ in 0..WATCHERS {
                        let (table, at, _) = heard.recv().await.expect("the watchers listen");
                        assert_eq!(table, n);
                        last = last.max(at.saturating_duration_since(acknowledged));
                    }
                    late.push(last);
                }
            }
            (late, acks)
        }));
    }
    let (mut late, mut acks) = (Vec::new(), Vec::new());
    for part in running {
        let (one, two) = part.await.expect("the load runs");
        late.extend(one);
        acks.extend(two);
    }
    let rate = late.len() as f64 / begun.elapsed().as_secs_f64();
    let (p50, p99) = (quantile(&mut late, 0.5), quantile(&mut late, 0.99));
    let ack = quantile(&mut acks, 0.5);
    vec![row(
        "act acknowledged → all three watchers have it",
        format!(
            "p50 {}, p99 {} at {rate:.0} acts/s (act itself: p50 {})",
            millis(p50),
            millis(p99),
            millis(ack)
        ),
        "p50 ≤ 3 ms, p99 ≤ 30 ms at 200 acts/s",
        p50 <= Duration::from_millis(3) && p99 <= Duration::from_millis(30) && rate >= 0.95 * WANTED,
    )]
}

/// A server with its spectators, and what was found so far.
struct Crowd {
    _server: Server,
    line: Line,
    heard: UnboundedReceiver<(usize, Instant, usize)>,
    deliveries: usize,
    bytes: usize,
    long: Duration,
}

impl Crowd {
    async fn gather(server: Server, path: &str) -> Crowd {
        let (tell, heard) = unbounded_channel();
        for n in 0..SPECTATORS {
            listen(socket(server.address, path).await, n, tell.clone());
        }
        let line = server.line().await;
        Crowd { _server: server, line, heard, deliveries: 0, bytes: 0, long: Duration::ZERO }
    }

    /// Each action or shout is sent when everybody has the one before.
    async fn tell(&mut self, path: &str, secret: &str, body: &str) {
        let begun = Instant::now();
        let (status, text) = self.line.ask("POST", path, secret, body).await.expect("an answer");
        assert_eq!(status, 200, "{text}");
        for _ in 0..SPECTATORS {
            self.bytes += self.heard.recv().await.expect("the watchers listen").2;
        }
        self.deliveries += SPECTATORS;
        self.long += begun.elapsed();
    }

    fn rate(&self) -> f64 {
        self.deliveries as f64 / self.long.as_secs_f64()
    }
}

const SPECTATORS: usize = 100;

/// One action here, one shout of as many bytes there, in turns, so that what else goes on in the machine meets both.
pub(crate) async fn fan_out() -> Vec<Row> {
    const ACTS: usize = 300;
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start("serve", &folder.path().join("solarium.db"));
    let (id, secrets) = server.line().await.pair(SEED).await;
    let mut ours = Crowd::gather(server, &format!("/api/tables/{id}/socket")).await;
    let bare = Server::start("yardstick", &folder.path().join("bare.db"));
    let mut bare = Crowd::gather(bare, "/listen").await;
    let path = format!("/api/tables/{id}/act");
    for act in script().iter().take(ACTS) {
        let before = ours.bytes;
        ours.tell(&path, &secrets[act.seat], &body(act)).await;
        let same = "x".repeat((ours.bytes - before) / SPECTATORS);
        bare.tell("/shout", "", &same).await;
    }
    let (rate, bare_rate, length) = (ours.rate(), bare.rate(), ours.bytes / ours.deliveries);
    vec![row(
        "fan-out to 100 spectators of one table",
        format!(
            "{rate:.0}/s of {length} bytes = {:.2} × bare broadcast ({bare_rate:.0}/s)",
            rate / bare_rate
        ),
        "≥ 0.6 ×",
        rate / bare_rate >= 0.6,
    )]
}

/// Two thousand sockets on a thousand tables, with some actions meanwhile.
pub(crate) async fn crowd(long: Duration) -> Vec<Row> {
    const TABLES: usize = 1000;
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start("serve", &folder.path().join("solarium.db"));
    let mut line = server.line().await;
    let open = Arc::new(AtomicUsize::new(0));
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let (id, secrets) = line.pair(SEED).await;
        for _ in 0..2 {
            let mut socket = socket(server.address, &format!("/api/tables/{id}/socket")).await;
            let open = open.clone();
            open.fetch_add(1, Relaxed);
            tokio::spawn(async move {
                while let Some(Ok(message)) = socket.next().await {
                    if message.is_close() {
                        break;
                    }
                }
                open.fetch_sub(1, Relaxed);
            });
        }
        tables.push((id, secrets));
    }
    let script = script();
    let begun = Instant::now();
    let (mut worst, mut failed) = (0, 0);
    let mut pause = tokio::time::interval(Duration::from_millis(10));
    for n in 0.. {
        pause.tick().await;
        if begun.elapsed() >= long {
            break;
        }
        let (id, secrets) = &tables[n % TABLES];
        let Some(act) = script.get(n / TABLES) else { break };
        let path = format!("/api/tables/{id}/act");
        let answer = line.ask("POST", &path, &secrets[act.seat], &body(act)).await;
        failed += usize::from(answer.is_none_or(|(status, _)| status != 200));
        worst = worst.max(server.resident());
    }
    let open = open.load(Relaxed);
    vec![row(
        "2 000 sockets on 1 000 tables",
        format!(
            "{} s, {open} open, {failed} failed, {} MiB resident",
            begun.elapsed().as_secs(),
            worst >> 20
        ),
        "no error, ≤ 300 MiB",
        open == 2 * TABLES && failed == 0 && worst <= 300 << 20,
    )]
}
