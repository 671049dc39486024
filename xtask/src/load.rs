//! `cargo xtask load`: how fast the server is, against yardsticks measured in the same run.

use crate::packages::target_folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The program that is server and load at once.
const BUILD: [&str; 6] = ["build", "--release", "-p", "solarium-server", "--example", "load"];

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    let done = match args {
        ["acts", "--before", commit] => against(root, commit),
        _ => built(root).and_then(|program| end_well(Command::new(program).args(args))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the program of a folder with sources: where it lies.
pub(crate) fn built(sources: &Path) -> Result<PathBuf, String> {
    // One target folder for all, so that crates of others are compiled once.
    let target = target_folder("");
    end_well(Command::new("cargo").args(BUILD).env("CARGO_TARGET_DIR", &target).current_dir(sources))?;
    Ok(target.join("release/examples/load"))
}

/// The server of another commit and this one in turns, in one run.
fn against(root: &Path, commit: &str) -> Result<(), String> {
    let folder = target_folder("before");
    let (sources, archive, program) =
        (folder.join("sources"), folder.join("sources.tar"), folder.join("load"));
    if sources.exists() {
        fs::remove_dir_all(&sources).map_err(|error| format!("{}: {error}", sources.display()))?;
    }
    fs::create_dir_all(&sources).map_err(|error| format!("{}: {error}", sources.display()))?;
    end_well(Command::new("git").args(["archive", "-o"]).arg(&archive).arg(commit).current_dir(root))?;
    end_well(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(&sources))?;
    // The next build puts its program where this one is.
    fs::copy(built(&sources)?, &program).map_err(|error| format!("{}: {error}", program.display()))?;
    let ours = built(root)?;
    end_well(Command::new(ours).arg("acts-against").arg(program))
}

fn end_well(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?}: {status}")),
        Err(error) => Err(format!("{command:?}: {error}")),
    }
}
