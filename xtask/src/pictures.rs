//! `cargo xtask pictures`: the pictures of the readme and the docs, drawn by the program from recorded games.

use std::path::Path;
use std::process::{Command, ExitCode};

/// Recorded game in `docs/pictures`, the step shown, and the picture made of it.
const PICTURES: &[(&str, &str, &str)] = &[
    ("photosynthesis.rec", "150", "photosynthesis.svg"),
    ("sol.rec", "150", "sol.svg"),
    ("circadians.rec", "150", "circadians.svg"),
];

/// Draws all pictures, or with `--check` says which are out of date.
pub fn run(root: &Path, args: &[&str]) -> ExitCode {
    let check = args == ["--check"];
    let folder = root.join("docs/pictures");
    let mut stale = Vec::new();
    for (record, step, picture) in PICTURES {
        let drawn = match draw(root, &folder.join(record), step) {
            Ok(drawn) => drawn,
            Err(error) => {
                eprintln!("{picture}: {error}");
                return ExitCode::FAILURE;
            }
        };
        let path = folder.join(picture);
        if std::fs::read(&path).is_ok_and(|old| old == drawn) {
            continue;
        }
        if check {
            stale.push(*picture);
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
    eprintln!("out of date in docs/pictures: {}; `cargo xtask pictures` draws them anew", stale.join(", "));
    ExitCode::FAILURE
}

fn draw(root: &Path, record: &Path, step: &str) -> Result<Vec<u8>, String> {
    let output = Command::new("cargo")
        .args(["run", "--quiet", "-p", "solarium", "--", "svg"])
        .arg(record)
        .args(["--to", step])
        .current_dir(root)
        .output()
        .map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(String::from_utf8_lossy(&output.stderr).trim().to_string())
}
