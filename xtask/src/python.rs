//! `cargo xtask python`: builds the Python package into an environment of its own in the target folder and runs its
//! tests there, or measures it. The packages it is tested with are pinned in `crates/python/requirements.txt`.

use crate::packages::{install, target_folder};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const REQUIREMENTS: &str = "crates/python/requirements.txt";
/// What the packages of the distribution are called that bring an interpreter with environments.
const PACKAGES: &[&str] = &["python3", "python3-venv", "python3-pip"];
/// Succeeds with an interpreter that can be used: version 3.10 or later, with the modules an environment is made of.
const USABLE: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
/// Interpreters that are tried, in this order. The distribution's may stand behind another `python3` that is of no use.
const INTERPRETERS: &[&str] =
    &["python3", "python3.14", "python3.13", "python3.12", "python3.11", "python3.10", "/usr/bin/python3"];
/// With so many games of each of their set-ups, the tests of the encodings play more than 100,000. Those of Sol are long.
const ENCODING_GAMES: [(&str, &str); 3] =
    [("photosynthesis", "7000"), ("sol", "600"), ("circadians", "8000")];

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    match check(root, args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn check(root: &Path, args: &[&str]) -> Result<(), String> {
    match args {
        ["--measure", rest @ ..] => measure(root, rest),
        ["--encoding", rest @ ..] => encoding(root, rest),
        _ => test(root, args),
    }
}

fn test(root: &Path, args: &[&str]) -> Result<(), String> {
    let folder = target_folder("python");
    let python = environment(root, &folder)?;
    let venv = folder.join("venv");
    // The profile of the workspace's tests: most of it is built already.
    let build = ["-m", "maturin", "develop", "--locked", "--quiet"];
    step("build", Command::new(&python).args(build).env("VIRTUAL_ENV", &venv).current_dir(root))?;
    let mut tests = Command::new(&python);
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--doctest-modules"]);
    if args.is_empty() {
        tests.args(["crates/python/tests", "crates/python/python/solarium"]);
    } else {
        tests.args(args);
    }
    step("tests", tests.env("HYPOTHESIS_STORAGE_DIRECTORY", folder.join("hypothesis")).current_dir(root))
}

/// Builds the wheel as it is published, installs it and prints every figure beside its budget; fails if one is missed.
fn measure(root: &Path, args: &[&str]) -> Result<(), String> {
    let folder = target_folder("python");
    let python = environment(root, &folder)?;
    let wheels = folder.join("wheels");
    // Wheels of earlier versions would be found too.
    let _ = std::fs::remove_dir_all(&wheels);
    let mut build = Command::new(&python);
    build.args(["-m", "maturin", "build", "--release", "--locked", "--quiet", "--out"]).arg(&wheels);
    step("wheel", build.current_dir(root))?;
    let found = std::fs::read_dir(&wheels).ok().and_then(|mut files| files.next()?.ok());
    let wheel = found.ok_or("python: there is no wheel")?.path();
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    step("install", install.args(["--no-deps", "--force-reinstall"]).arg(&wheel))?;
    let mut speed = Command::new(&python);
    speed.arg("crates/python/benches/speed.py").arg("--wheel").arg(&wheel).args(args);
    let package = step("speed of the package", speed.current_dir(root));
    let batches = ["bench", "--quiet", "-p", "solarium-table", "--bench", "batches"];
    let many = step("speed of many games at once", Command::new("cargo").args(batches).current_dir(root));
    package.and(many)
}

/// The contract of the encodings in many random games: see `solarium_conformance::encoding_holds`.
fn encoding(root: &Path, args: &[&str]) -> Result<(), String> {
    for (game, games) in ENCODING_GAMES {
        let games = args.first().copied().unwrap_or(games);
        let mut tests = Command::new("cargo");
        tests.args(["test", "--test", "encoding", "-p", &format!("solarium-{game}")]);
        step(game, tests.env("SOLARIUM_ENCODING_GAMES", games).current_dir(root))?;
    }
    Ok(())
}

/// The interpreter of the environment, which is made again when the list of packages changes.
fn environment(root: &Path, folder: &Path) -> Result<PathBuf, String> {
    let venv = folder.join("venv");
    let python = venv.join("bin/python");
    let listed = root.join(REQUIREMENTS);
    let wanted =
        std::fs::read_to_string(&listed).map_err(|error| format!("{}: {error}", listed.display()))?;
    let stamp = folder.join("installed.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) && usable(&python) {
        return Ok(python);
    }
    let interpreter = match interpreter() {
        Some(name) => name,
        None => {
            install(PACKAGES, "; Python 3.10 or later, found as `python3`, with the module `venv`")?;
            interpreter().ok_or("python: the packages of the distribution bring no Python 3.10 or later")?
        }
    };
    let mut make = Command::new(interpreter);
    step("environment", make.args(["-m", "venv", "--clear"]).arg(&venv))?;
    let mut packages = Command::new(&python);
    packages.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]);
    step("packages", packages.arg(&listed))?;
    std::fs::write(&stamp, wanted).map_err(|error| format!("{}: {error}", stamp.display()))?;
    Ok(python)
}

/// One that can be used, if there is one.
fn interpreter() -> Option<&'static str> {
    INTERPRETERS.iter().find(|name| usable(Path::new(name))).copied()
}

fn usable(python: &Path) -> bool {
    let asked =
        Command::new(python).args(["-c", USABLE]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn step(what: &str, command: &mut Command) -> Result<(), String> {
    let begun = Instant::now();
    let status = command.status().map_err(|error| format!("python: {what}: {error}"))?;
    let word = if status.success() { "passed" } else { "FAILED" };
    println!("python: {what} {word} in {:.1} s", begun.elapsed().as_secs_f32());
    if status.success() { Ok(()) } else { Err(format!("python: {what} failed")) }
}
