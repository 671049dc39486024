//! `cargo xtask cluster`: the program with PostgreSQL, NATS and several nodes, tried with private instances.
//!
//! PostgreSQL and NATS come from the distribution's packages: this chore needs them, the program's own tests do not.

use crate::packages::{answers, install};
use std::path::Path;
use std::process::{Command, ExitCode};

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    let done = match args {
        [] | ["--full"] | ["--only", _] => try_it(root, args),
        ["--load"] => load(root),
        _ => {
            eprintln!("usage: cargo xtask cluster [--full|--only PART|--load]");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn install_postgres() -> Result<(), String> {
    if has_postgres() {
        return Ok(());
    }
    install(&["postgresql"], "; its programs must lie in /usr/lib/postgresql/VERSION/bin")
}

/// NATS, and a program that lets another see a wrong clock.
fn install_others() -> Result<(), String> {
    // Debian puts the server among the programs of the administrator.
    if !answers("nats-server") && !answers("/usr/sbin/nats-server") {
        install(&["nats-server"], "; the program must be found as `nats-server`")?;
    }
    if answers("faketime") {
        Ok(())
    } else {
        install(&["faketime"], "; the program must be found as `faketime`")
    }
}

/// Rates, times and costs with one node and several, against yardsticks with the same database and the same NATS.
fn load(root: &Path) -> Result<(), String> {
    install_postgres()?;
    install_others()?;
    let program = crate::load::built(root)?;
    cargo(root, &["run", "--quiet", "-p", "solarium-cluster", "--", "--load", &program.display().to_string()])
}

fn try_it(root: &Path, args: &[&str]) -> Result<(), String> {
    install_postgres()?;
    install_others()?;
    // Alone, as other stages build it: together with the other program it would be compiled with other features again.
    cargo(root, &["build", "-p", "solarium"])?;
    let mut command = vec!["run", "--quiet", "-p", "solarium-cluster", "--"];
    command.extend(args);
    cargo(root, &command)
}

/// Where Debian and Ubuntu put its programs; they are not found by name.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

fn cargo(root: &Path, args: &[&str]) -> Result<(), String> {
    let status = Command::new("cargo").args(args).current_dir(root).status();
    if status.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!("cargo {} failed", args.join(" ")))
}
