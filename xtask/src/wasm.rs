//! `cargo xtask wasm`: the crates that also run in a browser compile for `wasm32-unknown-unknown`.
//!
//! Everything that turns requests into answers must stay free of threads, clocks, sockets and files, and this is what
//! holds it. The target comes from rustup; where rustup can fetch nothing, the distribution's compiler for the web is
//! unpacked (not installed) into the target folder, and the standard library is built from its sources. The program for
//! the browser builds its own where it can ([`small_compiler`]), because it is loaded over the network.

use crate::tidy;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that must compile, beside those of the games.
const CRATES: &[&str] = &[
    "solarium-core",
    "solarium-words",
    "solarium-picture",
    "solarium-table",
    "solarium-page",
    "solarium-store",
    "solarium-service",
    "solarium-local",
];

/// Debian's compiler for the web, with the sources of its standard library.
const PACKAGES: &[&str] = &["rustc-web", "cargo-web", "libstd-rust-web-dev", "rust-web-src"];

pub(crate) fn run(root: &Path) -> ExitCode {
    let begun = Instant::now();
    let (used, mut check) = match compiler("check") {
        Ok(found) => (found.name, found.command),
        Err(reason) => {
            eprintln!("{reason}");
            return ExitCode::FAILURE;
        }
    };
    let prepared = begun.elapsed();
    let games = match tidy::game_folders(root) {
        Ok(games) => games,
        Err(reason) => {
            eprintln!("{reason}");
            return ExitCode::FAILURE;
        }
    };
    let games = games.iter().map(|folder| format!("solarium-{folder}"));
    let crates: Vec<String> = CRATES.iter().map(ToString::to_string).chain(games).collect();
    println!("{} crates for {TARGET}, with {used}", crates.len());
    check.args(["--target", TARGET]).current_dir(root);
    for name in &crates {
        check.args(["-p", name]);
    }
    let passed = check.status().is_ok_and(|status| status.success());
    let all = begun.elapsed();
    println!(
        "{TARGET} {} with {used}: {:.1} s, {:.1} s of them to get the compiler ready",
        if passed { "passed" } else { "FAILED" },
        all.as_secs_f32(),
        prepared.as_secs_f32()
    );
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Builds the standard library from its sources, with what a program without unwinding needs.
const OWN_LIBRARY: &[&str] = &["-Z", "build-std=std,panic_abort"];

/// The library small before fast: that is above all how it sorts.
const SMALL_LIBRARY: &[&str] = &["-Z", "build-std-features=optimize_for_size"];

/// A panic is a trap at once, without a text, and no place in the source is written down: neither reaches a person, and
/// both together are a tenth of the module.
const WITHOUT_TEXTS: &[&str] = &["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none"];

/// A compiler for this target.
pub(crate) struct Compiler {
    /// What it is, in words.
    pub name: String,
    /// The beginning of a command of its cargo.
    pub command: Command,
    /// Does it make the module as small as it gets?
    pub small: bool,
}

/// What a command of cargo is done with for this target.
fn compiler(command: &str) -> Result<Compiler, String> {
    if !has_target() {
        println!("{TARGET} is missing: rustup target add {TARGET}");
        // Whether it worked is asked below.
        let _ = Command::new("rustup").args(["target", "add", TARGET]).status();
    }
    if has_target() {
        return Ok(rustups(command));
    }
    println!("rustup cannot add {TARGET}; the distribution's compiler for the web is unpacked instead");
    distributions(command)
}

/// What makes the smallest module. It needs rustup's sources of the standard library. Where they cannot be fetched, the
/// distribution's compiler builds the library as it comes, as an older one does not know all flags; where that cannot be
/// fetched either, the library of the target is taken. The module is larger then.
pub(crate) fn small_compiler(command: &str) -> Result<Compiler, String> {
    if !has_sources() {
        println!("the sources of the standard library are missing: rustup component add rust-src");
        // Whether it worked is asked below.
        let _ = Command::new("rustup").args(["component", "add", "rust-src"]).status();
    }
    if !has_sources() {
        println!("rustup cannot add them; the distribution's compiler for the web is unpacked instead");
        return distributions(command).or_else(|_| compiler(command));
    }
    let mut found = rustups(command);
    // It is a stable compiler, and building the standard library is not stable.
    found.command.args(OWN_LIBRARY).args(SMALL_LIBRARY).env("RUSTC_BOOTSTRAP", "1");
    // This variable comes before all other places of such flags, so that none of them replaces these.
    found.command.env("CARGO_ENCODED_RUSTFLAGS", WITHOUT_TEXTS.join("\u{1f}"));
    Ok(Compiler { name: "rustup's compiler and rust-src".into(), small: true, ..found })
}

fn rustups(command: &str) -> Compiler {
    let mut cargo = Command::new("cargo");
    cargo.arg(command);
    Compiler { name: format!("rustup's {TARGET}"), command: cargo, small: false }
}

fn distributions(command: &str) -> Result<Compiler, String> {
    let tools = unpack()?;
    let (programs, libraries) = (tools.join("usr/bin"), tools.join("usr/lib/x86_64-linux-gnu"));
    let mut cargo = Command::new(programs.join("cargo"));
    cargo
        .arg(command)
        .args(OWN_LIBRARY)
        .arg("--target-dir")
        .arg(tools.with_file_name("wasm-target"))
        .env("PATH", format!("{}:/usr/bin:/bin", programs.display()))
        .env("LD_LIBRARY_PATH", libraries)
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .env_remove("RUSTC");
    let name = format!("the distribution's rustc-web, unpacked in {}", tools.display());
    Ok(Compiler { name, command: cargo, small: false })
}

/// Does the compiler that cargo uses have the sources of the standard library?
fn has_sources() -> bool {
    let printed = Command::new("rustc").args(["--print", "sysroot"]).output();
    printed.is_ok_and(|printed| {
        let folder = String::from_utf8_lossy(&printed.stdout).trim().to_string();
        !folder.is_empty() && Path::new(&folder).join("lib/rustlib/src/rust/library/Cargo.lock").exists()
    })
}

/// Does the compiler that cargo uses have the standard library of the target?
fn has_target() -> bool {
    let printed = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    printed.is_ok_and(|printed| {
        let folder = String::from_utf8_lossy(&printed.stdout).trim().to_string();
        !folder.is_empty() && std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    })
}

/// Unpacks Debian's packages into the target folder, with what they need and this machine does not have.
fn unpack() -> Result<PathBuf, String> {
    let folder = folder();
    let tools = folder.join("tools");
    if tools.join("usr/bin/rustc").exists() {
        return Ok(tools);
    }
    let by_hand = |what: &str| format!("{what}; by hand: rustup target add {TARGET}");
    std::fs::create_dir_all(&folder).map_err(|error| by_hand(&format!("{}: {error}", folder.display())))?;
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    let mut waiting: Vec<String> = PACKAGES.iter().map(std::string::ToString::to_string).collect();
    while let Some(name) = waiting.pop() {
        if wanted.insert(name.clone()) {
            waiting.extend(dependencies(&name).into_iter().filter(|name| !is_installed(name)));
        }
    }
    let fetched = Command::new("apt-get").arg("download").args(&wanted).current_dir(&folder).status();
    if !fetched.is_ok_and(|status| status.success()) {
        return Err(by_hand("the distribution's packages could not be fetched either"));
    }
    let files = std::fs::read_dir(&folder).map_err(|error| by_hand(&error.to_string()))?;
    for file in
        files.flatten().map(|file| file.path()).filter(|file| file.extension().is_some_and(|e| e == "deb"))
    {
        let unpacked = Command::new("dpkg").arg("-x").arg(&file).arg(&tools).status();
        if !unpacked.is_ok_and(|status| status.success()) {
            return Err(by_hand(&format!("{} could not be unpacked", file.display())));
        }
    }
    Ok(tools)
}

/// The packages that a package depends on.
fn dependencies(name: &str) -> Vec<String> {
    let printed = Command::new("apt-cache")
        .args([
            "depends",
            "--no-recommends",
            "--no-suggests",
            "--no-conflicts",
            "--no-breaks",
            "--no-replaces",
        ])
        .args(["--no-enhances", name])
        .output();
    let printed =
        printed.map(|printed| String::from_utf8_lossy(&printed.stdout).into_owned()).unwrap_or_default();
    depended_on(&printed)
}

fn depended_on(printed: &str) -> Vec<String> {
    let names = printed.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    names.filter(|name| !name.starts_with('<')).map(str::to_string).collect()
}

fn is_installed(name: &str) -> bool {
    let asked = Command::new("dpkg").args(["-s", name]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// `wasm` in the target folder: this program lies in `<target>/<profile>/`.
fn folder() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().nth(2).map_or_else(|| PathBuf::from("target"), Path::to_path_buf);
    target.join("wasm")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_are_read() {
        let printed =
            "rustc-web\n  Depends: libc6\n |Depends: gcc\n  Depends: <virtual>\n  PreDepends: dpkg\n";
        assert_eq!(depended_on(printed), ["libc6"]);
    }
}
