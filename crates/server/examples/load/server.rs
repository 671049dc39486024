//! The server in a process of its own.

use crate::line::Line;
use solarium_server::{App, ConnectionSettings, Limits, Settings, Timeouts, TokioHost, router, serve_until};
use solarium_store::Store;
use solarium_store_postgres::{PostgresStore, Sharing};
use solarium_store_sqlite::SqliteStore;
use solarium_table::Library;
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

pub(crate) async fn serve(path: &str, limits: Limits) {
    serve_with(path, Settings { limits, ..Settings::default() }, ConnectionSettings::default()).await;
}

/// With the limits on connections and the time-outs of the program, or with time-outs that are shorter by this much.
pub(crate) async fn serve_edges(path: &str, shorter: u32) {
    let (usual, times) = (Limits::default(), Timeouts::default());
    let limits = Limits {
        connections: usual.connections,
        connections_in_all: usual.connections_in_all,
        ..Limits::none()
    };
    let timeouts = Timeouts {
        header: times.header / shorter,
        keep_alive: times.keep_alive,
        body: times.body / shorter,
        write: times.write / shorter,
    };
    let heartbeat = Settings::default().heartbeat / shorter;
    let connections = ConnectionSettings { timeouts, ..ConnectionSettings::default() };
    serve_with(path, Settings { limits, heartbeat, ..Settings::default() }, connections).await;
}

/// From a PostgreSQL database.
pub(crate) async fn serve_postgres(url: &str) {
    let store = Arc::new(PostgresStore::serve(url, Sharing::Alone).expect("the store opens"));
    let settings = Settings { limits: Limits::none(), ..Settings::default() };
    serve_from(store, settings, ConnectionSettings::default()).await;
}

async fn serve_with(path: &str, settings: Settings, connections: ConnectionSettings) {
    let store = Arc::new(SqliteStore::open(Path::new(path)).expect("the store opens"));
    serve_from(store, settings, connections).await;
}

async fn serve_from(store: Arc<dyn Store>, settings: Settings, connections: ConnectionSettings) {
    let app = App::new(Arc::new(TokioHost::default()), store, Library::standard(), settings);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    tell(listener.local_addr().expect("an address"));
    let routes = router(&app);
    let never = std::future::pending;
    serve_until(listener, app, routes, connections, never(), never()).await.expect("it serves");
}

/// Tells the parent where to ask.
pub(crate) fn tell(address: SocketAddr) {
    let mut out = std::io::stdout();
    writeln!(out, "{address}").and_then(|()| out.flush()).expect("the parent listens");
}

/// A running child.
pub(crate) struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts this program again as `kind` on a file or the address of a database; returns when it listens.
    pub(crate) fn start(kind: &str, path: &Path) -> Server {
        use std::io::BufRead;
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args([kind, &path.display().to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the child starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        std::io::BufReader::new(out).read_line(&mut line).expect("its address");
        Server { child, address: line.trim().parse().expect("an address") }
    }

    pub(crate) async fn line(&self) -> Line {
        Line::to(self.address).await.expect("the server listens")
    }

    /// Processor time used so far, by the server and by this program.
    pub(crate) fn used(&self) -> [Duration; 2] {
        [used(&self.child.id().to_string()), used("self")]
    }

    /// Memory in use, in bytes.
    pub(crate) fn resident(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) * 1024
    }
}

/// Processor time that a process has used so far; `self` for this one.
fn used(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // User and system time are fields 14 and 15, in hundredths of a second; the name before them may hold spaces.
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |field: usize| fields.get(field).and_then(|ticks| ticks.parse::<u64>().ok()).unwrap_or(0);
    Duration::from_millis(10 * (ticks(11) + ticks(12)))
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        std::thread::sleep(Duration::from_millis(50));
    }
}
