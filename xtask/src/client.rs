//! `cargo xtask client`: the scripts of the page without a browser. TypeScript checks their types, node runs the unit
//! tests of those that know no page.

use crate::packages::{answers, fetch_with_npm, install, target_folder};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The version the types were written with.
const TYPESCRIPT: &str = "7.0.2";

/// Where the configurations of the compiler stand, and the tests, from the root of the workspace.
const PROJECTS: &[&str] = &["crates/page", "crates/local/web"];
const TESTS: &str = "crates/page/tests/client";

pub(crate) fn run(root: &Path) -> ExitCode {
    match check(root) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn check(root: &Path) -> Result<(), String> {
    if !answers("node") {
        install(&["nodejs"], "; the program must be found as `node`, version 20 or newer")?;
    }
    let typescript = fetch_with_npm(&target_folder("client"), "typescript", TYPESCRIPT, "bin/tsc")?;
    for project in PROJECTS {
        let types = [typescript.join("bin/tsc").into(), "--project".into(), (*project).into()];
        node(root, &format!("types of {project}, by TypeScript {TYPESCRIPT}"), &types)?;
    }
    let files = tests(&root.join(TESTS))?;
    let mut unit_tests: Vec<OsString> = vec!["--test".into()];
    unit_tests.extend(files.into_iter().map(OsString::from));
    node(root, "unit tests", &unit_tests)
}

/// The files with tests, in order. Named one by one: versions of node differ in what a folder means.
fn tests(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    files.sort();
    if files.is_empty() { Err(format!("{}: there are no tests", folder.display())) } else { Ok(files) }
}

fn node(root: &Path, what: &str, args: &[OsString]) -> Result<(), String> {
    let begun = Instant::now();
    let status = Command::new("node").args(args).current_dir(root).status();
    let passed = status.is_ok_and(|status| status.success());
    let word = if passed { "passed" } else { "FAILED" };
    println!("client: {what}: {word} in {:.1} s", begun.elapsed().as_secs_f32());
    if passed { Ok(()) } else { Err(format!("client: {what} failed")) }
}
