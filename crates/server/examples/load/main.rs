//! How fast the server is, against yardsticks measured in the same run: `cargo xtask load`.
//!
//! Server and load share this machine: the server is this program once more, as another process. Everything is bounded
//! in time and count. `--full` keeps the sockets open for a minute instead of a few seconds; `acts` measures only how
//! fast people can act, `slow` only what slow clients cost others (with `--full` a minute of them), `past` only how the
//! home page fares while another address reads the longest journals, `backup` how long a copy takes while people play,
//! `postgres` with the addresses of two empty databases how fast people can act with one.

mod copies;
mod line;
mod past;
mod server;
mod slow;
mod tables;
mod watchers;
mod yardstick;

use solarium_server::Limits;
use std::time::Duration;

/// One line of the report.
#[derive(Debug)]
pub struct Row {
    what: &'static str,
    found: String,
    budget: &'static str,
    holds: bool,
}

pub(crate) fn row(what: &'static str, found: String, budget: &'static str, holds: bool) -> Row {
    println!("{} {what}: {found} (budget: {budget})", if holds { "✓" } else { "✗" });
    Row { what, found, budget, holds }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let threads = |threads| {
        tokio::runtime::Builder::new_multi_thread()
            .worker_threads(threads)
            .enable_all()
            .build()
            .expect("threads")
    };
    match words.as_slice() {
        ["serve", path] => threads(2).block_on(server::serve(path, Limits::none())),
        ["serve-with-limits", path] => threads(2).block_on(server::serve(path, Limits::default())),
        ["yardstick", path] => threads(2).block_on(yardstick::serve(path)),
        ["serve-postgres", url] => threads(2).block_on(server::serve_postgres(url)),
        ["yardstick-postgres", url] => threads(2).block_on(yardstick::serve_postgres(url)),
        ["serve-edges", path] => threads(2).block_on(server::serve_edges(path, 1)),
        ["serve-edges-short", path] => threads(2).block_on(server::serve_edges(path, slow::SHORTER)),
        ["slow", rest @ ..] if matches!(rest, [] | ["--full"]) => {
            let rows = threads(2).block_on(slow::slow(!rest.is_empty()));
            std::process::exit(i32::from(!rows.iter().all(|row| row.holds)));
        }
        ["acts"] => {
            threads(2).block_on(tables::acts());
        }
        ["postgres", url, bare_url] => {
            let holds =
                threads(2).block_on(tables::acts_on_postgres(url, bare_url)).iter().all(|row| row.holds);
            std::process::exit(i32::from(!holds));
        }
        ["backup"] => {
            copies::backup();
        }
        ["past"] => {
            let holds = threads(2).block_on(past::reading()).iter().all(|row| row.holds);
            std::process::exit(i32::from(!holds));
        }
        [] | ["--full"] => {
            let holds = threads(2).block_on(run(!words.is_empty()));
            std::process::exit(i32::from(!holds));
        }
        other => {
            eprintln!(
                "unknown: {}; --full, acts, backup, past, postgres URL URL, slow, slow --full or nothing",
                other.join(" ")
            );
            std::process::exit(2);
        }
    }
}

async fn run(full: bool) -> bool {
    let long = Duration::from_secs(if full { 60 } else { 10 });
    let mut rows = Vec::new();
    rows.extend(tables::acts().await);
    rows.extend(watchers::latency().await);
    rows.extend(watchers::fan_out().await);
    rows.extend(watchers::crowd(long).await);
    rows.extend(tables::opening().await);
    rows.extend(tables::start().await);
    rows.extend(tables::idle().await);
    rows.extend(past::reading().await);
    rows.extend(copies::backup());
    rows.extend(slow::slow(full).await);
    println!("\n| what | found | budget | |\n|---|---|---|---|");
    for row in &rows {
        println!("| {} | {} | {} | {} |", row.what, row.found, row.budget, if row.holds { "✓" } else { "✗" });
    }
    rows.iter().all(|row| row.holds)
}
