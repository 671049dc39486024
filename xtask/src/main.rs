//! Chores of the project.
//!
//! * `cargo xtask ci`: everything that must hold before a change is taken, locally and on a fresh machine.
//! * `cargo xtask tidy`: the checks a compiler does not make.
//! * `cargo xtask wasm`: the crates that also run in a browser compile for it.
//! * `cargo xtask fuzz`: everything that reads what others wrote, fed with anything.
//! * `cargo xtask client`: types and unit tests of the page's scripts.
//! * `cargo xtask browser`: the page in a real browser, which is installed if missing.
//! * `cargo xtask pictures`: the pictures of the readme, drawn from recorded games.
//! * `cargo xtask kills`: the server killed while people play and data commands run beside it.
//! * `cargo xtask load`: how fast the server is, against yardsticks measured in the same run.

mod browser;
mod ci;
mod client;
mod fonts;
mod fuzz;
mod packages;
mod pictures;
mod tidy;
mod wasm;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask <ci|tidy|wasm|fuzz|client|browser|pictures|kills|load>

  ci [STAGE…]   fmt, tidy, clippy, wasm, tests, laws with a fresh seed, doc tests, docs, benches once, fuzz targets,
                pictures, the page's scripts, the page in a browser; or only the stages named
  tidy          rules paired with code and tests, sizes, words, dependencies, white space
  wasm          checks the crates that also run in a browser for wasm32-unknown-unknown, which is added if missing
  fuzz [TARGET…] [--seconds N] builds the targets of fuzz/ and runs them for 8 or N seconds each; a C++ compiler is
                installed if missing
  client        installs node and TypeScript if missing, checks the types of the page's scripts and runs their unit
                tests
  browser [ARG…] installs Chromium, its driver, DejaVu fonts and axe-core if missing and runs the tests of the page, with the
                arguments of a test program (a filter, --nocapture); `--prepare` only installs
  pictures [--check] draws the pictures of the readme from the games recorded in docs/pictures, or says which are
                out of date
  kills [--full] kills the server while people play and data commands run beside it, and looks for every
                acknowledged line; `--full` a thousand times
  load [acts|backup|past|slow] [--full] how fast the server is on this machine, with yardsticks; `acts` only how
                fast people can act, `backup` only how long a copy takes, `past` only how others fare while long
                journals are read, `slow` only what slow clients cost others; `--full` takes a minute longer";

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["ci", stages @ ..] => ci::run(root, stages),
        ["tidy"] => tidy::run(root),
        ["wasm"] => wasm::run(root),
        ["fuzz", rest @ ..] => fuzz::run(root, rest),
        ["client"] => client::run(root),
        ["browser", rest @ ..] => browser::run(root, rest),
        ["pictures", rest @ ..] => pictures::run(root, rest),
        ["kills"] => kills(root, None),
        ["kills", "--full"] => kills(root, Some("1000")),
        ["load", rest @ ..] => load(root, rest),
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

fn load(root: &Path, args: &[&str]) -> ExitCode {
    let status = std::process::Command::new("cargo")
        .args(["run", "--release", "--quiet", "-p", "solarium-server", "--example", "load", "--"])
        .args(args)
        .current_dir(root)
        .status();
    if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
