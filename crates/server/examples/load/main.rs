//! How fast the server is, against yardsticks measured in the same run: `cargo xtask load`.
//!
//! Server and load share this machine: the server is this program once more, as another process. Everything is bounded
//! in time and count. `--full` keeps the sockets open for a minute instead of a few seconds; `acts` measures only how
//! fast people can act, `slow` only what slow clients cost others (with `--full` a minute of them), `past` only how the
//! home page fares while another address reads the longest journals, `backup` how long a copy takes while people play,
//! `nodes` with the addresses of five empty databases and of a NATS how fast people can act at one node and at two, and
//! what an act costs; `acts-against` with the load program of another commit how fast people can act with either.

mod acts;
mod copies;
mod costs;
mod line;
mod nodes;
mod past;
mod server;
mod side;
mod slow;
mod tables;
mod watchers;
mod yardstick;

use solarium_server::Limits;
use std::path::Path;
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
        // Two of them share the two processors that one alone has: `threads` in deploy/node.toml.
        ["serve-node", url, bus] => threads(1).block_on(server::serve_node(url, bus)),
        ["yardstick-postgres", url] => threads(2).block_on(yardstick::serve_postgres(url)),
        ["serve-edges", path] => threads(2).block_on(server::serve_edges(path, 1)),
        ["serve-edges-short", path] => threads(2).block_on(server::serve_edges(path, slow::SHORTER)),
        ["slow", rest @ ..] if matches!(rest, [] | ["--full"]) => {
            end(&threads(2).block_on(slow::slow(!rest.is_empty())));
        }
        ["acts"] => {
            threads(2).block_on(acts::on_sqlite());
        }
        ["acts-against", program] => end(&threads(2).block_on(acts::against(Path::new(program)))),
        ["nodes", bare, one, two, seats, costs, bus] => {
            end(&threads(2).block_on(nodes::measured([*bare, *one, *two, *seats, *costs], bus)));
        }
        ["backup"] => {
            copies::backup();
        }
        ["past"] => end(&threads(2).block_on(past::reading())),
        [] | ["--full"] => end(&threads(2).block_on(run(!words.is_empty()))),
        other => {
            eprintln!(
                "unknown: {}; --full, acts, acts-against PROGRAM, backup, nodes URL URL URL URL URL BUS, past, slow, \
                 slow --full or nothing",
                other.join(" ")
            );
            std::process::exit(2);
        }
    }
}

/// Prints all rows as a table and ends the program: well if every budget holds.
fn end(rows: &[Row]) {
    println!("\n| what | found | budget | |\n|---|---|---|---|");
    for row in rows {
        println!("| {} | {} | {} | {} |", row.what, row.found, row.budget, if row.holds { "✓" } else { "✗" });
    }
    std::process::exit(i32::from(!rows.iter().all(|row| row.holds)));
}

async fn run(full: bool) -> Vec<Row> {
    let long = Duration::from_secs(if full { 60 } else { 10 });
    let mut rows = Vec::new();
    rows.extend(acts::on_sqlite().await);
    rows.extend(watchers::latency().await);
    rows.extend(watchers::fan_out().await);
    rows.extend(watchers::crowd(long).await);
    rows.extend(tables::opening().await);
    rows.extend(tables::start().await);
    rows.extend(tables::idle().await);
    rows.extend(past::reading().await);
    rows.extend(copies::backup());
    rows.extend(slow::slow(full).await);
    rows
}
