//! `cargo xtask pictures`: the pictures of the readme and the docs, drawn by the program from recorded games.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The step that is shown of each recorded game in `docs/pictures`.
const STEP: &str = "150";

/// Draws all pictures, or with `--check` says which are out of date.
pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    let check = args == ["--check"];
    let folder = root.join("docs/pictures");
    let mut stale = Vec::new();
    let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut records: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    records.retain(|path| path.extension().is_some_and(|extension| extension == "rec"));
    records.sort();
    for record in records {
        let path = record.with_extension("svg");
        let drawn = match draw(root, &record) {
            Ok(drawn) => drawn,
            Err(error) => {
                eprintln!("{}: {error}", path.display());
                return ExitCode::FAILURE;
            }
        };
        if std::fs::read(&path).is_ok_and(|old| old == drawn) {
            continue;
        }
        if check {
            stale.push(path.display().to_string());
        } else if let Err(error) = std::fs::write(&path, &drawn) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        } else {
            println!("{}: {} bytes", path.display(), drawn.len());
        }
    }
    if stale.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("out of date: {}; `cargo xtask pictures` redraws them", stale.join(", "));
    ExitCode::FAILURE
}

fn draw(root: &Path, record: &Path) -> Result<Vec<u8>, String> {
    let output = Command::new("cargo")
        .args(["run", "--quiet", "-p", "solarium", "--", "svg"])
        .arg(record)
        .args(["--to", STEP])
        .current_dir(root)
        .output()
        .map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(String::from_utf8_lossy(&output.stderr).trim().to_string())
}
