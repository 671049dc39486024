//! `cargo xtask browser`: prepares a real browser and runs the tests of the page in it.
//!
//! Chromium, its driver and the fonts of the tests come from the distribution's packages, axe-core from npm into the
//! target folder: tests need them, the program does not.

use crate::fonts;
use crate::packages::{answers, by_hand, fetch_with_npm, install, target_folder};
use crate::web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The version the findings were judged with.
const AXE: &str = "4.14.0";

/// Programs the tests start, and the packages that bring them.
const CHROMIUM: &[(&str, &str)] = &[("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// How the tests find what was installed by hand.
const NAMES: &str = "; the programs must be found as `chromium`, `chromedriver` and `npm`, the fonts DejaVu Sans, \
                     Sans Mono and Serif below /usr/share/fonts";

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    if let Err(missing) = prepare() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    if args == ["--prepare"] {
        return ExitCode::SUCCESS;
    }
    println!("screenshots go to {}", folder().join("shots").display());
    if let Err(failed) =
        build(root).and_then(|()| web::build(root, &folder().join("web"), web::Packing::Plain))
    {
        eprintln!("{failed}");
        return ExitCode::FAILURE;
    }
    let status = Command::new("cargo")
        .args(["test", "-p", "solarium-browser", "--test", "browser", "--"])
        .args(args)
        .current_dir(root)
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return ExitCode::FAILURE;
    }
    if args.contains(&"shots") {
        println!("the contact sheet is {}", folder().join("contact-sheet.html").display());
    }
    ExitCode::SUCCESS
}

/// Prints how long the program for the browser takes to a playable table when it is started again without a network.
pub(crate) fn measure_start(root: &Path) -> Result<(), String> {
    prepare()?;
    web::build(root, &folder().join("web"), web::Packing::Plain)?;
    let status = Command::new("cargo")
        .args(["test", "-p", "solarium-browser", "--test", "browser", "--"])
        .args(["offline::a_second_start", "--nocapture"])
        .current_dir(root)
        .status();
    if status.is_ok_and(|status| status.success()) {
        Ok(())
    } else {
        Err("a second start could not be measured".to_string())
    }
}

/// The program with the toy game, kept under another name, and then the program by itself, as it is shipped: built
/// together with its tests it would have features of theirs. The two differ from the crate `table` upwards; everything
/// below is compiled once.
fn build(root: &Path) -> Result<(), String> {
    let run = |features: &[&str]| {
        let built =
            Command::new("cargo").args(["build", "-p", "solarium"]).args(features).current_dir(root).status();
        if built.is_ok_and(|status| status.success()) {
            Ok(())
        } else {
            Err("the program does not build".to_string())
        }
    };
    run(&["--features", "solarium-table/toy-game"])?;
    let [program, toy] = [target_folder("debug").join("solarium"), folder().join("solarium-with-toy")];
    // Not over the file in place: a server of an earlier run may still use it.
    let _ = std::fs::remove_file(&toy);
    std::fs::copy(&program, &toy).map_err(|error| format!("{}: {error}", toy.display()))?;
    run(&[])
}

/// `browser` in the target folder.
fn folder() -> PathBuf {
    target_folder("browser")
}

fn prepare() -> Result<(), String> {
    let mut missing: Vec<&str> =
        CHROMIUM.iter().filter(|(program, _)| !answers(program)).map(|(_, package)| *package).collect();
    if fonts::find().is_none() {
        missing.push(fonts::PACKAGE);
    }
    if !missing.is_empty() {
        install(&missing, NAMES)?;
    }
    let folder = folder();
    let files = fonts::find().ok_or_else(|| by_hand(&[fonts::PACKAGE], NAMES))?;
    fonts::write_config(&folder, &files)?;
    fetch_with_npm(&folder, "axe-core", AXE, "axe.min.js").map(drop)
}
