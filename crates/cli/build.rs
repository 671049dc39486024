//! Tells the program which commit it was built from, where that can be known.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=SOLARIUM_COMMIT");
    // A package is built outside the repository and says it itself.
    let given = std::env::var("SOLARIUM_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = given.or_else(of_repository).unwrap_or_else(|| "unknown".to_string());
    println!("cargo::rustc-env=SOLARIUM_COMMIT={commit}");
}

fn of_repository() -> Option<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_string()).filter(|text| !text.is_empty())
    };
    // The commit changes with these files alone.
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--git-path", file]).filter(|path| Path::new(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}
