//! The server in a process of its own.

use crate::line::Line;
use solarium_bus_nats::NatsConnection;
use solarium_server::{
    App, ClusterParts, ConnectionSettings, Limits, Settings, Timeouts, TokioHost, router, serve_until,
};
use solarium_store::{SharedStore, Store};
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

/// As one of several nodes.
pub(crate) async fn serve_node(url: &str, bus: &str) {
    let store = Arc::new(PostgresStore::serve(url, Sharing::Together).expect("the store opens"));
    let named = store.clone();
    let cluster = tokio::task::spawn_blocking(move || named.cluster()).await.expect("a thread");
    let bus = NatsConnection::open(bus).await.expect("the bus is there");
    let bus = Arc::new(bus.into_bus(&cluster.expect("the store answers")));
    let parts = ClusterParts { node: std::process::id().to_string(), bus, store };
    let settings = Settings { limits: Limits::none(), ..Settings::default() };
    let app = App::node(Arc::new(TokioHost::default()), parts, Library::standard(), settings);
    app.join_cluster().await.expect("the nodes hear each other");
    serve_app(app, ConnectionSettings::default()).await;
}

async fn serve_with(path: &str, settings: Settings, connections: ConnectionSettings) {
    let store = Arc::new(SqliteStore::open(Path::new(path)).expect("the store opens"));
    serve_from(store, settings, connections).await;
}

async fn serve_from(store: Arc<dyn Store>, settings: Settings, connections: ConnectionSettings) {
    serve_app(App::new(Arc::new(TokioHost::default()), store, Library::standard(), settings), connections)
        .await;
}

async fn serve_app(app: App, connections: ConnectionSettings) {
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
    /// Starts this program again as `kind` on a file; returns when it listens.
    pub(crate) fn start(kind: &str, path: &Path) -> Server {
        Server::start_with(&[kind, &path.display().to_string()])
    }

    /// Starts this program again; returns when it listens.
    pub(crate) fn start_with(args: &[&str]) -> Server {
        Server::start_program(&std::env::current_exe().expect("this program"), args)
    }

    /// Starts a program that tells where it listens as this one does.
    pub(crate) fn start_program(program: &Path, args: &[&str]) -> Server {
        use std::io::BufRead;
        let mut child =
            Command::new(program).args(args).stdout(Stdio::piped()).spawn().expect("the child starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        std::io::BufReader::new(out).read_line(&mut line).expect("its address");
        Server { child, address: line.trim().parse().expect("an address") }
    }

    pub(crate) async fn line(&self) -> Line {
        Line::to(self.address).await.expect("the server listens")
    }

    /// Processor time used so far.
    pub(crate) fn used(&self) -> Duration {
        used(&self.child.id().to_string())
    }

    /// What `/metrics` says of some things, whose names are without the prefix that all have.
    pub(crate) async fn measures<const N: usize>(&self, names: [&str; N]) -> [f64; N] {
        let (_, text) = self.line().await.ask("GET", "/metrics", "", "").await.expect("the server answers");
        names.map(|name| {
            let name = format!("solarium_{name} ");
            let value = text.lines().find_map(|line| line.strip_prefix(&name)?.parse().ok());
            value.unwrap_or_else(|| panic!("{name}is not measured"))
        })
    }

    /// Memory in use, in bytes.
    pub(crate) fn resident(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) * 1024
    }
}

/// The fields of `/proc/PID/stat` from the third on; the name before them may hold spaces.
fn stat(process: &str) -> Vec<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    fields.map(|field| field.trim().parse().unwrap_or(0)).collect()
}

/// Some of those fields together, which are in hundredths of a second.
fn time(stat: &[u64], fields: std::ops::Range<usize>) -> Duration {
    Duration::from_millis(10 * stat.get(fields).unwrap_or_default().iter().sum::<u64>())
}

/// Processor time that a process has used so far, in user and system mode; `self` for this one.
pub(crate) fn used(process: &str) -> Duration {
    time(&stat(process), 11..13)
}

/// All processes of a PostgreSQL on this machine.
#[derive(Clone)]
pub(crate) struct Database {
    /// The one that starts the others.
    first: u64,
}

impl Database {
    pub(crate) async fn at(url: &str) -> Database {
        let client = connect(url).await;
        let row = client.query_one("SELECT pg_backend_pid()", &[]).await.expect("a number");
        let own: i32 = row.get(0);
        Database { first: stat(&own.to_string())[1] }
    }

    /// Processor time used so far, by the processes that have ended, too.
    pub(crate) fn used(&self) -> Duration {
        let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let names = processes.filter_map(|process| process.file_name().into_string().ok());
        let children = names
            .filter(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
            .map(|name| stat(&name))
            .filter(|stat| stat.get(1) == Some(&self.first));
        time(&stat(&self.first.to_string()), 11..15)
            + children.map(|stat| time(&stat, 11..13)).sum::<Duration>()
    }
}

/// Transactions of a database so far: each statement of a node is one.
pub(crate) async fn transactions(url: &str) -> u64 {
    // Backends tell what they have counted once they were idle for ten seconds.
    tokio::time::sleep(Duration::from_millis(10_500)).await;
    let count = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()";
    let count: i64 = connect(url).await.query_one(count, &[]).await.expect("a number").get(0);
    count.unsigned_abs()
}

pub(crate) async fn connect(url: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.expect("a database");
    tokio::spawn(connection);
    client
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        std::thread::sleep(Duration::from_millis(50));
    }
}
