//! One side of a comparison of rates: servers, connections to them with what each is to send, and what was found.

use crate::line::{Line, quantile};
use crate::server::{Database, Server, used};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How long each side is asked in one round. There are as many as the games last, and they are short, so that whatever
/// else goes on in the machine meets all sides alike.
const ROUND: Duration = Duration::from_millis(250);

/// One client, connected to each server of its side: what it sends, and to which.
pub(crate) struct Caller {
    lines: Vec<Line>,
    requests: std::vec::IntoIter<(usize, Vec<u8>)>,
}

/// Servers, those who ask them, and what was found so far.
pub(crate) struct Side {
    pub servers: Vec<Server>,
    database: Option<Database>,
    callers: Vec<Caller>,
    pub times: Vec<Duration>,
    /// How long it was asked.
    long: Duration,
    /// Processor time of the servers, of the load and of the database.
    used: [Duration; 3],
}

impl Side {
    pub(crate) fn new(servers: Vec<Server>, database: Option<Database>) -> Side {
        let (callers, times) = (Vec::new(), Vec::new());
        Side { servers, database, callers, times, long: Duration::ZERO, used: Default::default() }
    }

    /// One more client, which sends these to the servers of these numbers.
    pub(crate) async fn add(&mut self, requests: Vec<(usize, Vec<u8>)>) {
        let mut lines = Vec::new();
        for server in &self.servers {
            lines.push(server.line().await);
        }
        self.callers.push(Caller { lines, requests: requests.into_iter() });
    }

    fn used(&self) -> [Duration; 3] {
        let servers = self.servers.iter().map(Server::used).sum();
        [servers, used("self"), self.database.as_ref().map_or(Duration::ZERO, Database::used)]
    }

    /// Asks for a while. Every connection sends what was written before, so that the load takes as little of the
    /// machine as it can; all stop as soon as one has nothing left to send.
    pub(crate) async fn ask(&mut self) {
        let before = self.used();
        let begun = Instant::now();
        let done = Arc::new(AtomicBool::new(false));
        let mut running = Vec::new();
        for mut caller in self.callers.drain(..) {
            let done = done.clone();
            running.push(tokio::spawn(async move {
                let mut times = Vec::with_capacity(caller.requests.len());
                let mut asked = begun;
                while !done.load(Relaxed) && asked - begun < ROUND {
                    let Some((server, request)) = caller.requests.next() else { break };
                    let (status, text) = caller.lines[server].send(&request).await.expect("an answer");
                    assert_eq!(status, 200, "{}", String::from_utf8_lossy(text));
                    let now = Instant::now();
                    times.push(now - asked);
                    asked = now;
                }
                done.store(true, Relaxed);
                (caller, times)
            }));
        }
        for one in running {
            let (caller, times) = one.await.expect("the load runs");
            self.callers.push(caller);
            self.times.extend(times);
        }
        self.long += begun.elapsed();
        let now = self.used();
        for (n, used) in self.used.iter_mut().enumerate() {
            *used += now[n].saturating_sub(before[n]);
        }
    }

    /// Has every connection something left to send?
    pub(crate) fn has_more(&self) -> bool {
        self.callers.iter().all(|caller| caller.requests.len() > 0)
    }

    /// Requests in a second.
    pub(crate) fn rate(&self) -> f64 {
        self.times.len() as f64 / self.long.as_secs_f64()
    }

    pub(crate) fn p99(&mut self) -> Duration {
        quantile(&mut self.times, 0.99)
    }

    /// Microseconds of the processors that each request took: of the servers, of the load, of the database.
    pub(crate) fn micros(&self) -> [f64; 3] {
        self.used.map(|used| used.as_secs_f64() * 1e6 / self.times.len().max(1) as f64)
    }

    /// The same in words.
    pub(crate) fn work(&self) -> String {
        let [servers, load, database] = self.micros();
        let of_database = match self.database {
            Some(_) => format!(", {database:.0} µs of the database"),
            None => String::new(),
        };
        format!("processor time {servers:.0} µs{of_database}, and {load:.0} µs of the load")
    }
}
