//! `solarium serve`: tables over HTTP.

use crate::browser;
use crate::config::{Configuration, Layer, log_format};
use crate::data::{DataArgs, ServedStore, StoreArgs, folder};
use crate::fault::Fault;
use crate::files;
use crate::inbox::{Inbox, watch_inbox};
use crate::stopping::{self, Signals};
use clap::{Args, ValueEnum};
use solarium_bus_nats::NatsConnection;
use solarium_core::{LEVELS, Language, hex};
use solarium_server::{
    App, BackEnd, ClusterParts, ConnectionSettings, Limits, Network, Settings, TokioHost, TrustedProxies,
    WebFolder, is_public_url, router, router_with_web, serve_until,
};
use solarium_store::SharedStore;
use solarium_store_postgres::{PostgresStore, Sharing};
use solarium_table::{Library, ReviewPlan, USUAL_LEVEL, english};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs, UdpSocket};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

pub(crate) const EXAMPLES: &str = "\
Examples:
  solarium serve                                      on this machine only, port 8080 or the next free one;
                                                      opens the browser if started from a terminal
  solarium serve --listen 0.0.0.0:8080                for others, too
  solarium serve --listen 127.0.0.1:8080 --public-url https://games.example --trust-proxy 127.0.0.1 --log json
                                                      behind a proxy on this machine that speaks HTTPS

Limits, each for one address unless said otherwise: RATE is how many a second, BURST how many at once (left out: what
comes in five seconds).
  requests=200/1000  tables=0.5/30  packs=0.0167/10   rates
  messages=20/60                                      for one socket
  chat=1/10                                           for one seat at one table
  chat-in-all=2000                                    messages a table holds
  sockets=64  connections=256                         open at the same time
  connections-in-all=4096                             open at the same time, of all addresses

docs/operations.md tells more; docs/api.md describes what the server answers.";

/// The first port tried when none is named, and how many after it.
pub(crate) const PORTS: std::ops::Range<u16> = 8080..8100;

/// How many threads may answer requests.
const THREADS: RangeInclusive<u16> = 1..=1024;

/// How to write the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Log {
    /// For people.
    Pretty,
    /// One JSON object a line.
    Json,
}

/// `solarium serve`.
#[derive(Args, Debug, Default)]
pub(crate) struct ServeArgs {
    /// Where to listen; left out: this machine only, port 8080 or the next free one
    #[arg(long, value_name = "ADDR", value_parser = place)]
    pub listen: Option<SocketAddr>,
    #[command(flatten)]
    pub data: StoreArgs,
    /// The bus over which several nodes of one site hear of each other: nats://HOST:PORT; needs --store postgres://…
    #[arg(long, value_name = "URL")]
    pub bus: Option<String>,
    /// The address people type, if a proxy stands before the server
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// Proxies whose X-Forwarded-For counts: addresses or ranges like 10.0.0.0/8; repeat, or separate with commas
    #[arg(long, value_name = "CIDR", value_delimiter = ',')]
    pub trust_proxy: Vec<Network>,
    /// Change a limit: NAME=RATE[/BURST] or NAME=COUNT, with the names below; repeat for several
    #[arg(long, value_name = "NAME=VALUE")]
    pub limit: Vec<String>,
    /// The level of the bot that reviews games that are over: easy, normal, hard or expert; left out: hard
    #[arg(long, value_name = "LEVEL", value_parser = LEVELS)]
    pub review_level: Option<String>,
    /// How many threads answer requests, from 1 to 1024; left out: one for each processor that the program may use.
    /// Several nodes on one machine get as many together as it has processors
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<u16>,
    /// How to write the log; left out: for people in a terminal, JSON otherwise
    #[arg(long, value_enum)]
    pub log: Option<Log>,
    /// Packs of your own printed values to put at hand, for ever
    #[arg(long, value_name = "FILE")]
    pub pack: Vec<PathBuf>,
    /// Offer the program for the browser, from a folder that `cargo xtask web` made; left out: the folder `dist` beside the
    /// program, if there is one
    #[arg(long, value_name = "DIR")]
    pub web: Option<PathBuf>,
    /// Do not open a browser
    #[arg(long)]
    pub no_open: bool,
    /// Print the settings in force, with where each comes from, and end
    #[arg(long)]
    pub print_config: bool,
}

impl ServeArgs {
    /// With what environment and file say, read as if it stood on the command line.
    fn with(&self, settings: Layer) -> Result<ServeArgs, Fault> {
        let named = |name: &'static str| move |problem| Fault::input(format!("`{name}`: {problem}"));
        let networks = settings.trust_proxy.unwrap_or_default();
        let level = settings.review_level;
        if let Some(unknown) = level.as_ref().filter(|level| !LEVELS.contains(&level.as_str())) {
            return Err(Fault::input(format!("`review-level` is {}, not `{unknown}`", LEVELS.join(", "))));
        }
        if let Some(threads) = settings.threads.filter(|threads| !THREADS.contains(threads)) {
            return Err(Fault::input(format!(
                "`threads` is a number from {} to {}, not {threads}",
                THREADS.start(),
                THREADS.end()
            )));
        }
        Ok(ServeArgs {
            listen: settings.listen.map(|text| place(&text)).transpose().map_err(named("listen"))?,
            data: StoreArgs {
                folder: DataArgs { data: settings.data, config: self.data.folder.config.clone() },
                store: settings.store,
            },
            bus: settings.bus,
            public_url: settings.public_url,
            trust_proxy: networks
                .iter()
                .map(|text| text.parse::<Network>())
                .collect::<Result<_, _>>()
                .map_err(|problem| Fault::input(format!("`trust-proxy`: {problem}")))?,
            limit: settings.limit.unwrap_or_default(),
            review_level: level,
            threads: settings.threads,
            log: settings.log.as_deref().map(log_format).transpose()?,
            pack: settings.pack.unwrap_or_default(),
            web: settings.web,
            no_open: settings.no_open.unwrap_or(false),
            print_config: false,
        })
    }
}

pub(crate) fn run(command_line: &ServeArgs) -> Result<(), Fault> {
    let file = command_line.data.folder.config.as_deref();
    let configuration = Configuration::read(file, Layer::from(command_line))?;
    let args = &command_line.with(configuration.settings.clone())?;
    if command_line.print_config {
        write!(io::stdout(), "{}", configuration.printed())?;
        return Ok(());
    }
    if let Some(url) = &args.public_url
        && !is_public_url(url)
    {
        return Err(Fault::input(format!(
            "--public-url is the address people type, as https://games.example; `{url}` is none"
        )));
    }
    let mut limits = Limits::default();
    for limit in &args.limit {
        limits.set(limit).map_err(|refused| Fault::input(format!("--limit: {refused}")))?;
    }
    if SystemTime::now() < SystemTime::UNIX_EPOCH {
        return Err(Fault::input("the clock of this machine stands before 1970; set it first"));
    }
    let packs = read_packs(&args.pack)?;
    let web = read_web(args.web.as_deref())?;
    let runtime = runtime(args.threads)?;
    // Before the data: a node that would not hear the others writes nothing.
    let bus = open_bus(args, &runtime)?;
    let sharing = if bus.is_some() { Sharing::Together } else { Sharing::Alone };
    let store = ServedStore::open(&args.data, sharing)?;
    begin_log(args.log);
    tracing::info!(data = %store.place(), "the data");
    let settings = Settings {
        public_url: args.public_url.clone(),
        trusted_proxies: TrustedProxies::new(args.trust_proxy.clone()),
        limits,
        review: ReviewPlan {
            level: args.review_level.clone().unwrap_or_else(|| USUAL_LEVEL.to_string()),
            ..ReviewPlan::default()
        },
        back_end: BackEnd::Server { offers_web: web.is_some() },
        ..Settings::default()
    };
    let served = runtime.block_on(serve_it(args, store.clone(), bus, settings, packs, web));
    // Only one holder is left, whose end is the end of the store.
    let last = store.store();
    drop(store);
    stopping::end(runtime, last);
    served
}

/// What requests are answered by. Without a number tokio counts the processors that the process may use, so a
/// container's share of them counts.
fn runtime(threads: Option<u16>) -> Result<tokio::runtime::Runtime, Fault> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    if let Some(threads) = threads {
        builder.worker_threads(usize::from(threads));
    }
    builder.enable_all().build().map_err(|error| Fault::input(format!("the server cannot begin: {error}")))
}

async fn serve_it(
    args: &ServeArgs,
    store: ServedStore,
    bus: Option<NatsConnection>,
    settings: Settings,
    packs: Vec<Brought>,
    web: Option<WebFolder>,
) -> Result<(), Fault> {
    let listener = bind(args.listen).await?;
    let address = listener.local_addr()?;
    let (here, elsewhere) = links(address);
    let link = args.public_url.clone().unwrap_or(here);
    store.announce(&link);
    let host = Arc::new(TokioHost::default());
    let app = match (bus, &store) {
        (Some(bus), ServedStore::Postgres(shared)) => {
            let parts = cluster_parts(bus, shared.clone()).await?;
            App::node(host, parts, Library::standard(), settings)
        }
        _ => App::new(host, store.store(), Library::standard(), settings),
    };
    app.join_cluster().await.map_err(|refusal| Fault::input(format!("--bus: {refusal}")))?;
    for Brought { file, game, text } in packs {
        app.put_pack(game, text)
            .await
            .map_err(|no| Fault::input(format!("{file}: {}", english().say(&no.message()))))?;
    }
    if let ServedStore::Sqlite(_) = store {
        tokio::spawn(watch_inbox(app.clone(), Inbox::of(&folder(&args.data.folder)?)));
    }
    let signals = Signals::new();
    writeln!(io::stdout(), "Solarium serves at {link} (interrupt to stop)")?;
    if let Some(elsewhere) = elsewhere.filter(|_| args.public_url.is_none()) {
        writeln!(io::stdout(), "Others in your network find it at {elsewhere}")?;
    }
    io::stdout().flush()?;
    if !args.no_open && args.public_url.is_none() && address.ip().is_loopback() {
        browser::open(&link);
    }
    let router = match web {
        Some(web) => router_with_web(&app, web),
        None => router(&app),
    };
    serve_until(listener, app, router, ConnectionSettings::default(), signals.next(), signals.next())
        .await
        .map_err(|error| Fault::input(format!("the server failed: {error}")))
}

/// Connects to the bus, if there is one.
fn open_bus(args: &ServeArgs, runtime: &tokio::runtime::Runtime) -> Result<Option<NatsConnection>, Fault> {
    let Some(url) = &args.bus else { return Ok(None) };
    if args.data.store.is_none() {
        return Err(Fault::input(
            "--bus is for several nodes that share a database; say which with --store postgres://…",
        ));
    }
    let connection = runtime.block_on(NatsConnection::open(url));
    connection.map(Some).map_err(|error| Fault::input(format!("--bus: {error}")))
}

/// What makes this server a node. It gets a new random name at each start: what a node of the same name did is over.
async fn cluster_parts(bus: NatsConnection, store: Arc<PostgresStore>) -> Result<ClusterParts, Fault> {
    let mut random = [0; 8];
    getrandom::fill(&mut random).map_err(|error| Fault::input(format!("no random numbers: {error}")))?;
    let named = store.clone();
    let cluster = tokio::task::spawn_blocking(move || named.cluster()).await;
    let cluster = cluster
        .map_err(|error| Fault::input(error.to_string()))?
        .map_err(|error| Fault::input(format!("--store: {error}")))?;
    Ok(ClusterParts { node: hex(&random), bus: Arc::new(bus.into_bus(&cluster)), store })
}

/// The program for the browser, if it is offered.
fn read_web(folder: Option<&Path>) -> Result<Option<WebFolder>, Fault> {
    let program = std::env::current_exe().ok();
    let beside =
        program.and_then(|program| Some(program.parent()?.join("dist"))).filter(|folder| folder.is_dir());
    let Some(folder) = folder.map(Path::to_path_buf).or(beside) else { return Ok(None) };
    let read = WebFolder::read(&folder);
    read.map(Some).map_err(|error| Fault::input(format!("--web: {}: {error}", folder.display())))
}

/// A pack from a file, checked.
struct Brought {
    file: String,
    game: &'static str,
    text: String,
}

fn read_packs(paths: &[PathBuf]) -> Result<Vec<Brought>, Fault> {
    let mut library = Library::standard();
    let mut packs = Vec::new();
    for path in paths {
        let (file, text) = (path.display().to_string(), files::read(path)?);
        let (game, _) = library.put_pack(&file, &text)?;
        packs.push(Brought { file, game, text });
    }
    Ok(packs)
}

/// Where to listen, as people write it: numbers, or a name of this machine.
fn place(text: &str) -> Result<SocketAddr, String> {
    let named = || text.to_socket_addrs().ok().and_then(|mut found| found.next());
    text.parse().ok().or_else(named).ok_or_else(|| {
        "an address of this machine and a port, like 127.0.0.1:8080, localhost:8080 or 0.0.0.0:8080".into()
    })
}

/// What to type into a browser. Who listens everywhere is found on this machine and, by others, at its own address.
fn links(address: SocketAddr) -> (String, Option<String>) {
    if !address.ip().is_unspecified() {
        return (format!("http://{address}"), None);
    }
    let link = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, address.port()));
    // Nothing is sent: the system only says from which of its addresses it would.
    let own = UdpSocket::bind("0.0.0.0:0")
        .and_then(|socket| socket.connect("192.0.2.1:9").and_then(|()| socket.local_addr()));
    let own = own.map(|own| own.ip()).ok().filter(|ip| !ip.is_loopback() && !ip.is_unspecified());
    (link(Ipv4Addr::LOCALHOST.into()), own.map(link))
}

async fn bind(listen: Option<SocketAddr>) -> Result<TcpListener, Fault> {
    let refuse = |address: SocketAddr, error: &io::Error| {
        let hint = match error.kind() {
            ErrorKind::AddrInUse => "; another program listens there: choose another port with --listen",
            ErrorKind::PermissionDenied => {
                "; ports below 1024 need special rights: choose another with --listen"
            }
            _ => "",
        };
        Fault::input(format!("cannot listen at {address}: {error}{hint}"))
    };
    if let Some(address) = listen {
        return TcpListener::bind(address).await.map_err(|error| refuse(address, &error));
    }
    let mut last = None;
    for port in PORTS {
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) => last = Some(refuse(address, &error)),
        }
    }
    Err(last.expect("several ports were tried"))
}

fn begin_log(log: Option<Log>) {
    let pretty = match log {
        Some(log) => log == Log::Pretty,
        None => io::stderr().is_terminal(),
    };
    let filter = EnvFilter::try_from_env("SOLARIUM_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A second log in one process (there is none) would be refused, and nothing is lost by that.
    let _ = match pretty {
        true => builder.with_ansi(io::stderr().is_terminal()).try_init(),
        false => builder.json().try_init(),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbers_or_names() {
        assert_eq!(place("127.0.0.1:8099").unwrap().port(), 8099);
        assert!(place("localhost:8099").unwrap().ip().is_loopback());
        for odd in ["", "8099", "127.0.0.1", "localhost:99999"] {
            assert!(place(odd).unwrap_err().contains("localhost:8080"), "{odd}");
        }
    }

    #[test]
    fn a_server_that_listens_everywhere_prints_a_link_that_works() {
        assert_eq!(links("127.0.0.1:81".parse().unwrap()), ("http://127.0.0.1:81".into(), None));
        let (here, _) = links("0.0.0.0:81".parse().unwrap());
        assert_eq!(here, "http://127.0.0.1:81");
    }
}
