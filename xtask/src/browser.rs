//! `cargo xtask browser`: prepares a real browser and runs the tests of the page in it.
//!
//! Chromium, its driver and the fonts of the tests come from the distribution's packages, axe-core from npm into the
//! target folder: tests need them, the program does not.

use crate::fonts;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// The version the findings were judged with.
const AXE: &str = "4.14.0";

/// Programs the tests start, and the packages that bring them.
const CHROMIUM: &[(&str, &str)] = &[("chromium", "chromium"), ("chromedriver", "chromium-driver")];

pub fn run(root: &Path, args: &[&str]) -> ExitCode {
    if let Err(missing) = prepare() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    if args == ["--prepare"] {
        return ExitCode::SUCCESS;
    }
    println!("screenshots go to {}", folder().join("shots").display());
    // The program by itself, as it is shipped: built together with its tests it would have features of theirs.
    let built = Command::new("cargo").args(["build", "-p", "solarium"]).current_dir(root).status();
    if !built.is_ok_and(|status| status.success()) {
        return ExitCode::FAILURE;
    }
    let status = Command::new("cargo")
        .args(["test", "-p", "solarium-browser", "--test", "browser", "--"])
        .args(args)
        .current_dir(root)
        .status();
    if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// `browser` in the target folder: this program lies in `<target>/<profile>/`.
fn folder() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().nth(2).map_or_else(|| PathBuf::from("target"), Path::to_path_buf);
    target.join("browser")
}

fn prepare() -> Result<(), String> {
    let mut missing: Vec<&str> =
        CHROMIUM.iter().filter(|(program, _)| !answers(program)).map(|(_, package)| *package).collect();
    if fonts::find().is_none() {
        missing.push(fonts::PACKAGE);
    }
    if !missing.is_empty() {
        install(&missing)?;
    }
    let folder = folder();
    let files = fonts::find().ok_or_else(|| by_hand(&[fonts::PACKAGE]))?;
    fonts::write_config(&folder, &files)?;
    let axe = folder.join("node_modules/axe-core");
    let here = std::fs::read_to_string(axe.join("package.json")).unwrap_or_default();
    if here.contains(&format!("\"version\": \"{AXE}\"")) && axe.join("axe.min.js").exists() {
        return Ok(());
    }
    if !answers("npm") {
        install(&["npm"])?;
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    println!("axe-core {AXE} is fetched with npm into {}", folder.display());
    let fetched = Command::new("npm")
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
        .arg(&folder)
        .arg(format!("axe-core@{AXE}"))
        .status();
    if fetched.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!(
        "axe-core {AXE} could not be fetched; by hand: npm install --prefix {} axe-core@{AXE}",
        folder.display()
    ))
}

/// What to do where packages cannot be installed from here.
fn by_hand(packages: &[&str]) -> String {
    let names = packages.join(" ");
    format!(
        "the browser tests need {names}, which could not be installed: install them with your system's packages \
         (Debian and Ubuntu: apt-get install {names}; the programs must be found as `chromium`, `chromedriver` \
         and `npm`, the fonts DejaVu Sans, Sans Mono and Serif below /usr/share/fonts) and run this again"
    )
}

/// Installs packages of the distribution, or says what has to be installed by hand.
fn install(packages: &[&str]) -> Result<(), String> {
    let names = packages.join(" ");
    if !answers("apt-get") {
        return Err(format!("there is no apt-get here; {}", by_hand(packages)));
    }
    println!("{names}: installed from the packages of the distribution");
    let apt = |args: &[&str]| {
        let done = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        done.is_ok_and(|status| status.success())
    };
    // An update that cannot reach every source may still have found the packages.
    apt(&["update", "-q"]);
    let mut args = vec!["install", "-q", "-y", "--no-install-recommends"];
    args.extend(packages);
    if apt(&args) { Ok(()) } else { Err(by_hand(packages)) }
}

fn answers(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
