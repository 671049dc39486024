//! Chores of the project.
//!
//! * `cargo xtask ci`: everything that must hold before a change is taken, locally and on a fresh machine.
//! * `cargo xtask tidy`: the checks a compiler does not make.
//! * `cargo xtask rules-map`: every rule with its code, its tests and the games that exercise it.
//! * `cargo xtask wasm`: the crates that also run in a browser compile for it.
//! * `cargo xtask web`: the program for the browser, as a folder of files.
//! * `cargo xtask fuzz`: everything that reads what others wrote, fed with anything.
//! * `cargo xtask client`: types and unit tests of the page's scripts.
//! * `cargo xtask browser`: the page in a real browser, which is installed if missing.
//! * `cargo xtask python`: the Python package, built and tested in an environment of its own.
//! * `cargo xtask book`: what is written about the project as one book, with every link checked.
//! * `cargo xtask pictures`: the pictures of the readme, drawn from recorded games.
//! * `cargo xtask ladder`: the published series of bots, played where they are missing.
//! * `cargo xtask dist`: what people install: a tarball, a Debian package, checksums, a bill of materials.
//! * `cargo xtask kills`: the server killed while people play and data commands run beside it.
//! * `cargo xtask cluster`: the program with PostgreSQL and NATS, which are installed if missing, and several nodes.
//! * `cargo xtask load`: how fast the server is, against yardsticks measured in the same run.

mod book;
mod browser;
mod ci;
mod client;
mod cluster;
mod dist;
mod fonts;
mod fuzz;
mod ladder;
mod links;
mod load;
mod packages;
mod pictures;
mod python;
mod rules_map;
mod tidy;
mod wasm;
mod web;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask <ci|tidy|rules-map|wasm|web|fuzz|client|browser|python|book|pictures|ladder|dist|kills|cluster|load>

  ci [STAGE…]   fmt, tidy, clippy, tests, laws with a fresh seed, doc tests, docs, benches once, the module, fuzz targets,
                the book, pictures, the page's scripts, the Python package, the page in a browser, PostgreSQL; or only the
                stages named
  tidy          rules paired with code and tests, sizes, words, dependencies, white space
  rules-map [--check] counts how many games of each corpus exercise each rule and writes the rules maps of the games, or
                says which are out of date; a rule of the source text that no recorded game exercises is a problem
  wasm          checks the crates that also run in a browser for wasm32-unknown-unknown, which is added if missing
  web [--check|--measure] [FOLDER] builds the program for the browser into the folder `dist` or another one, if it has
                changed, and fails if a first start loads too much; `--check` compares its answers with those of the
                native program, `--measure` its speed. The target and node are added if missing
  fuzz [TARGET…] [--seconds N] builds the targets of fuzz/ and runs them for 8 or N seconds each; a C++ compiler is
                installed if missing
  client        installs node and TypeScript if missing, checks the types of the page's scripts and runs their unit
                tests
  browser [ARG…] installs Chromium, its driver, DejaVu fonts and axe-core if missing and runs the tests of the page, with the
                arguments of a test program (a filter, --nocapture); `--prepare` only installs
  python [ARG…] builds the Python package into an environment in the target folder and runs its tests, with the
                arguments of pytest; Python is installed if missing. `--measure` builds the wheel and measures the
                package beside PettingZoo and OpenSpiel instead, `--encoding [N]` tries the encodings in more than
                100,000 random games, or N of each set-up
  book          makes the book of docs/SUMMARY.md in target/book/html and follows every link; mdbook is built from the
                registry if missing
  pictures [--check] draws the pictures of the readme from the games recorded in docs/pictures, or says which are
                out of date
  ladder [WORD…|--table] plays the series of docs/ladder/series.txt whose rows are missing or were played with other
                numbers, all or those whose command has all the words, and writes the table of docs/ladder.md;
                `--table` only writes the table
  dist [--target TRIPLE] [--only tarball] builds the program and puts a tarball, a Debian package, a bill of
                materials and checksums into target/dist; cargo-deb and cargo-cyclonedx are installed if missing
  kills [--full] kills the server while people play and data commands run beside it, and looks for every
                acknowledged line; `--full` a thousand times
  cluster [--full|--only PART|--load] installs PostgreSQL and NATS if missing and tries the program with them: the
                contract of a store, tables moved between both stores, races, leaks and duties between nodes, 60
                faults while people play, or 1000 with `--full`; `--only` runs the parts whose name contains a text,
                `--load` instead measures rates, times and costs with one node and several, against budgets
  load [acts [--before COMMIT]|backup|past|slow] [--full] how fast the server is on this machine, with yardsticks;
                `acts` only how fast people can act (`--before`: in turns with the server of another commit, which
                is built first), `backup` only how long a copy takes, `past` only how others fare while long journals
                are read, `slow` only what slow clients cost others; `--full` takes a minute longer";

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["ci", stages @ ..] => ci::run(root, stages),
        ["tidy"] => tidy::run(root),
        ["rules-map", rest @ ..] => rules_map::run(root, rest),
        ["wasm"] => wasm::run(root),
        ["web", rest @ ..] => web::run(root, rest),
        ["fuzz", rest @ ..] => fuzz::run(root, rest),
        ["client"] => client::run(root),
        ["browser", rest @ ..] => browser::run(root, rest),
        ["python", rest @ ..] => python::run(root, rest),
        ["book"] => book::run(root),
        ["pictures", rest @ ..] => pictures::run(root, rest),
        ["ladder", rest @ ..] => ladder::run(root, rest),
        ["dist", rest @ ..] => dist::run(root, rest),
        ["kills"] => kills(root, None),
        ["kills", "--full"] => kills(root, Some("1000")),
        ["cluster", rest @ ..] => cluster::run(root, rest),
        ["load", rest @ ..] => load::run(root, rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        other => {
            eprintln!("unknown: {}\n{USAGE}", other.join(" "));
            ExitCode::from(2)
        }
    }
}

fn kills(root: &Path, rounds: Option<&str>) -> ExitCode {
    let status = std::process::Command::new("cargo")
        .args(["test", "-p", "solarium", "--test", "server", "crash::", "--", "--nocapture"])
        .envs(rounds.map(|rounds| ("SOLARIUM_KILLS", rounds)))
        .current_dir(root)
        .status();
    if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
