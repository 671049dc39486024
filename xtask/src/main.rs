//! Chores of the project.
//!
//! * `cargo xtask ci`: everything that must hold before a change is taken, locally and on a fresh machine.
//! * `cargo xtask tidy`: the checks a compiler does not make.

mod ci;
mod tidy;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask <ci|tidy>

  ci [STAGE…]   fmt, tidy, clippy, tests, laws with a fresh seed, doc tests, docs, benches once; or only the
                stages named
  tidy          rules paired with code and tests, sizes, words, dependencies, white space";

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["ci", stages @ ..] => ci::run(root, stages),
        ["tidy"] => tidy::run(root),
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
