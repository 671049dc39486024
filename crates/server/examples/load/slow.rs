//! What slow clients cost others: people act at a steady pace, in turns without and with slow connections from other
//! addresses of this machine.

use crate::line::{Line, millis, quantile, request};
use crate::server::Server;
use crate::tables::{SEED, body, script};
use crate::{Row, row};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

/// How much shorter the time-outs are if there is not a whole minute.
pub(crate) const SHORTER: u32 = 4;
const SLOW: usize = 500;
/// Addresses the slow ones come from: 127.0.0.2 and the next.
const ADDRESSES: usize = 5;
const TURNS: u32 = 4;
const CONNECTIONS: usize = 8;
const TABLES: usize = 30;
/// Requests that a client which reads no answers sends with one write.
const REQUESTS_AT_ONCE: usize = 1000;
/// Acts in a second, of all connections.
const WANTED: f64 = 200.0;

/// What a slow client does not do.
#[derive(Clone, Copy)]
enum Kind {
    Silent,
    HalfHeader,
    HalfBody,
    UnreadAnswer,
    UnreadSocket,
}

const KINDS: [Kind; 5] =
    [Kind::Silent, Kind::HalfHeader, Kind::HalfBody, Kind::UnreadAnswer, Kind::UnreadSocket];

/// A connection from another address of this machine, with little room for what it does not read.
async fn connect(to: SocketAddr, number: usize) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    let from = Ipv4Addr::new(127, 0, 0, 2 + (number % ADDRESSES) as u8);
    socket.bind(SocketAddr::new(IpAddr::V4(from), 0))?;
    socket.connect(to).await
}

/// One slow connection until the server cuts it.
async fn dawdle(mut stream: TcpStream, kind: Kind, table: &str) -> std::io::Result<()> {
    let first = match kind {
        Kind::Silent => String::new(),
        Kind::HalfHeader => "GET / HTTP/1.1\r\nHost: x\r\n".into(),
        Kind::HalfBody => format!("POST {table}/act HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{{"),
        Kind::UnreadAnswer => "GET /assets/x/site.css HTTP/1.1\r\nHost: x\r\n\r\n".into(),
        Kind::UnreadSocket => format!(
            "GET {table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ),
    };
    stream.write_all(first.as_bytes()).await?;
    match kind {
        Kind::Silent | Kind::HalfHeader | Kind::HalfBody => {
            let mut bytes = [0; 1024];
            while stream.read(&mut bytes).await? > 0 {}
            Ok(())
        }
        // Many in one write: one by one they would cost the processors of this machine, which the players share, far
        // more than the server.
        Kind::UnreadAnswer => {
            let many = first.repeat(REQUESTS_AT_ONCE);
            loop {
                stream.write_all(many.as_bytes()).await?;
            }
        }
        // The beginning of a long message, byte by byte: only by writing it learns that it was cut.
        Kind::UnreadSocket => {
            stream.write_all(&[0x81, 0xfe, 0xff, 0x00, 0, 0, 0, 0]).await?;
            loop {
                tokio::time::sleep(Duration::from_millis(250)).await;
                stream.write_all(b"x").await?;
            }
        }
    }
}

/// Slow connections that come again when they are cut.
struct Crowd {
    tasks: JoinSet<()>,
    leaving: Arc<AtomicBool>,
    cut: Arc<AtomicUsize>,
}

impl Crowd {
    async fn gather(to: SocketAddr, table: &str) -> Crowd {
        let (leaving, cut) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let mut tasks = JoinSet::new();
        for number in 0..SLOW {
            let kind = KINDS[(number / ADDRESSES) % KINDS.len()];
            let (leaving, cut, table) = (leaving.clone(), cut.clone(), table.to_string());
            let mut stream = connect(to, number).await.expect("a connection");
            tasks.spawn(async move {
                loop {
                    // However the server ends it.
                    let _ = dawdle(stream, kind, &table).await;
                    cut.fetch_add(1, Relaxed);
                    if leaving.load(Relaxed) {
                        return;
                    }
                    stream = match connect(to, number).await {
                        Ok(stream) => stream,
                        Err(_) => return,
                    };
                }
            });
        }
        Crowd { tasks, leaving, cut }
    }

    /// Waits until the server has cut all of them, if it does; how many it has not.
    async fn outlive(mut self, longest: Duration) -> usize {
        self.leaving.store(true, Relaxed);
        let all = async { while self.tasks.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(longest, all).await;
        self.tasks.len()
    }
}

/// People who act at a steady pace.
struct Players {
    lines: Vec<(Line, std::vec::IntoIter<Vec<u8>>)>,
}

impl Players {
    /// The times of their acts for a while.
    async fn act(&mut self, long: Duration) -> Vec<Duration> {
        let begun = Instant::now();
        let mut running = JoinSet::new();
        for (mut line, mut requests) in self.lines.drain(..) {
            running.spawn(async move {
                let mut pause = tokio::time::interval(Duration::from_secs_f64(CONNECTIONS as f64 / WANTED));
                let mut times = Vec::new();
                while begun.elapsed() < long {
                    let Some(request) = requests.next() else { break };
                    pause.tick().await;
                    let asked = Instant::now();
                    let (status, text) = line.send(&request).await.expect("an answer");
                    assert_eq!(status, 200, "{}", String::from_utf8_lossy(text));
                    times.push(asked.elapsed());
                }
                (line, requests, times)
            });
        }
        let mut all = Vec::new();
        while let Some(one) = running.join_next().await {
            let (line, requests, times) = one.expect("the load runs");
            self.lines.push((line, requests));
            all.extend(times);
        }
        all
    }
}

pub(crate) async fn slow(full: bool) -> Vec<Row> {
    let long = Duration::from_secs(if full { 60 } else { 10 });
    let folder = tempfile::tempdir().expect("a folder");
    let kind = if full { "serve-edges" } else { "serve-edges-short" };
    let server = Server::start(kind, &folder.path().join("solarium.db"));
    let script = script();
    let mut players = Players { lines: Vec::new() };
    let mut first = String::new();
    for _ in 0..CONNECTIONS {
        let mut line = server.line().await;
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            tables.push(line.pair(SEED).await);
        }
        first = format!("/api/tables/{}", tables[0].0);
        let mut requests = Vec::new();
        for act in &script {
            for (id, secrets) in &tables {
                requests.push(request(
                    "POST",
                    &format!("/api/tables/{id}/act"),
                    &secrets[act.seat],
                    &body(act),
                ));
            }
        }
        players.lines.push((line, requests.into_iter()));
    }
    let (mut alone, mut among, mut cut, mut left) = (Vec::new(), Vec::new(), 0, SLOW);
    for turn in 1..=TURNS {
        alone.extend(players.act(long / TURNS).await);
        let crowd = Crowd::gather(server.address, &first).await;
        among.extend(players.act(long / TURNS).await);
        let counted = crowd.cut.clone();
        if turn == TURNS {
            // The longest is a socket that answers two pings with nothing.
            let longest = Duration::from_secs(100) / if full { 1 } else { SHORTER };
            left = crowd.outlive(longest).await;
        }
        cut += counted.load(Relaxed);
    }
    let resident = server.resident() as f64 / f64::from(1 << 20);
    let acts = [alone.len(), among.len()];
    let (quiet, busy) = (quantile(&mut alone, 0.99), quantile(&mut among, 0.99));
    let ratio = busy.as_secs_f64() / quiet.as_secs_f64();
    vec![
        row(
            "act p99 among 500 slow connections, against none, in turns",
            format!(
                "{} against {} = {ratio:.2} × ({} and {} acts)",
                millis(busy),
                millis(quiet),
                acts[1],
                acts[0]
            ),
            "≤ 2 ×",
            ratio <= 2.0,
        ),
        row(
            "slow connections that the server cut",
            format!("{cut} in all; {left} of the last {SLOW} left; {resident:.0} MiB"),
            "none left",
            left == 0,
        ),
    ]
}
