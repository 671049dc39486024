//! `cargo xtask fuzz`: everything that reads what others wrote, fed with anything, for a few seconds each.
//!
//! The targets stand in `fuzz/`, laid out for cargo-fuzz. That needs a nightly compiler and is not needed here: the
//! stable one can count edges for libFuzzer too (`-Cpasses=sancov-module`), only address sanitizing it cannot, which
//! programs without unsafe code do not miss.

use crate::packages;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// A target and the most bytes of its input.
type Target = (&'static str, u32);

const TARGETS: &[Target] = &[
    ("protocol_line", 8 << 10),
    ("record", 16 << 10),
    ("pack", 64 << 10),
    ("position", 16 << 10),
    ("socket_message", 8 << 10),
];

/// Seconds for each target, unless `--seconds` says otherwise.
const SECONDS: u32 = 8;

/// Counts edges for libFuzzer.
const INSTRUMENTED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
                            -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                            -Cllvm-args=-sanitizer-coverage-pc-table --cfg fuzzing";

/// Most lines of a failed run that are shown.
const SHOWN: usize = 60;

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    let done = plan(args).and_then(|(targets, seconds)| {
        let programs = build(root)?;
        let mut failed = Vec::new();
        for (target, max_len) in targets {
            if let Err(reason) = fuzz(root, &programs, target, max_len, seconds)? {
                println!("{reason}");
                failed.push(target);
            }
        }
        if failed.is_empty() { Ok(()) } else { Err(format!("findings in {}", failed.join(", "))) }
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("fuzz: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The targets to run, and for how many seconds each.
fn plan(args: &[&str]) -> Result<(Vec<Target>, u32), String> {
    let (mut targets, mut seconds) = (Vec::new(), SECONDS);
    let mut words = args.iter();
    while let Some(word) = words.next() {
        if *word == "--seconds" {
            let number = words.next().and_then(|number| number.parse().ok()).filter(|number| *number > 0);
            seconds = number.ok_or("--seconds needs a number from 1")?;
        } else if let Some(target) = TARGETS.iter().find(|(name, _)| name == word) {
            targets.push(*target);
        } else {
            let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
            return Err(format!("no target {word:?}; there are {}", names.join(", ")));
        }
    }
    Ok((if targets.is_empty() { TARGETS.to_vec() } else { targets }, seconds))
}

/// Builds all targets; the folder of the programs.
fn build(root: &Path) -> Result<PathBuf, String> {
    // libFuzzer is written in C++.
    if !packages::answers("c++") {
        packages::install(&["g++"], "; the compiler must be found as `c++`")?;
    }
    let begun = Instant::now();
    let folder = root.join("fuzz");
    let formatted = Command::new("cargo").args(["fmt", "--check"]).current_dir(&folder).status();
    if !formatted.is_ok_and(|status| status.success()) {
        return Err("fuzz/ is not formatted: cargo fmt --manifest-path fuzz/Cargo.toml".into());
    }
    let (machine, target) = (this_machine()?, packages::target_folder("fuzz"));
    // With a target named, the flags are not for build scripts and macros, which have no libFuzzer to report to.
    let built = Command::new("cargo")
        .args(["build", "--release", "--quiet", "--locked", "--target", &machine, "--target-dir"])
        .arg(&target)
        .env("RUSTFLAGS", INSTRUMENTED)
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .current_dir(&folder)
        .status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("the targets do not build".into());
    }
    println!("{} targets built in {:.1} s", TARGETS.len(), begun.elapsed().as_secs_f32());
    Ok(target.join(machine).join("release"))
}

/// The target triple of this machine.
fn this_machine() -> Result<String, String> {
    let printed = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc -vV: {error}"))?;
    let printed = String::from_utf8_lossy(&printed.stdout).into_owned();
    let host = printed.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string).ok_or_else(|| "rustc -vV names no host".into())
}

/// Runs one target. The inner error is a finding in words.
fn fuzz(
    root: &Path,
    programs: &Path,
    target: &str,
    max_len: u32,
    seconds: u32,
) -> Result<Result<(), String>, String> {
    let folder = packages::target_folder("fuzz").join("runs").join(target);
    let (found, artifacts, log) = (folder.join("corpus"), folder.join("artifacts"), folder.join("log"));
    let seeds = root.join("fuzz/corpus").join(target);
    let dictionary = root.join("fuzz/dictionaries").join(format!("{target}.dict"));
    for folder in [&found, &artifacts, &seeds] {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let written = std::fs::File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
    let mut command = Command::new(programs.join(target));
    command
        .arg(format!("-max_total_time={seconds}"))
        .args(["-timeout=10", "-rss_limit_mb=2048", "-len_control=0", "-print_final_stats=1"])
        .arg(format!("-max_len={max_len}"))
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .current_dir(root)
        .stdout(Stdio::null())
        .stderr(written);
    if dictionary.exists() {
        command.arg(format!("-dict={}", dictionary.display()));
    }
    // New inputs go into the first folder, so that the next run goes on from them; the seeds are only read.
    let status = command.args([&found, &seeds]).status();
    let passed = status.map_err(|error| format!("{target}: {error}"))?.success();
    let said = String::from_utf8_lossy(&std::fs::read(&log).unwrap_or_default()).into_owned();
    if passed {
        println!("{target}: {}", summary(&said));
        return Ok(Ok(()));
    }
    let lines: Vec<&str> = said.lines().filter(|line| !is_progress(line)).collect();
    let shown = lines[lines.len().saturating_sub(SHOWN)..].join("\n");
    let program = programs.join(target);
    let again = match artifact(&said) {
        Some(input) => format!(
            "the input: {input}\nagain:     {} {input}\nsmaller:   {} -minimize_crash=1 -max_total_time=60 {input}",
            program.display(),
            program.display()
        ),
        None => format!("no input was written; the whole log: {}", log.display()),
    };
    Ok(Err(format!("{shown}\n{target} FAILED\n{again}")))
}

/// A line that libFuzzer writes while nothing is wrong.
fn is_progress(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("\tNEW_FUNC") || line.starts_with("INFO:")
}

/// What a run that found nothing says, in a few words.
fn summary(said: &str) -> String {
    let stat = |name: &str| {
        let line = said.lines().find_map(|line| line.strip_prefix("stat::")?.strip_prefix(name));
        line.map_or("?", |rest| rest.trim_start_matches(':').trim())
    };
    let covered = said.lines().filter_map(|line| line.split_once(" cov: ")?.1.split(' ').next()).next_back();
    format!(
        "{} inputs, {} a second, {} edges, {} MiB",
        stat("number_of_executed_units"),
        stat("average_exec_per_sec"),
        covered.unwrap_or("?"),
        stat("peak_rss_mb")
    )
}

/// The input that libFuzzer wrote down.
fn artifact(said: &str) -> Option<&str> {
    said.lines().find_map(|line| line.split_once("Test unit written to ")).map(|(_, path)| path.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_and_seconds_are_read() {
        assert_eq!(plan(&[]), Ok((TARGETS.to_vec(), SECONDS)));
        assert_eq!(plan(&["pack", "--seconds", "60"]), Ok((vec![("pack", 64 << 10)], 60)));
        for wrong in [&["packs"][..], &["--seconds"], &["--seconds", "0"], &["--seconds", "soon"]] {
            assert!(plan(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn every_target_is_in_the_manifest() {
        let manifest = include_str!("../../fuzz/Cargo.toml");
        let named: Vec<&str> = manifest
            .lines()
            .filter_map(|line| line.strip_prefix("path = \"fuzz_targets/")?.strip_suffix(".rs\""))
            .collect();
        assert_eq!(named, TARGETS.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    }

    #[test]
    fn the_words_of_libfuzzer_are_read() {
        let said = "#1\tINITED cov: 7 ft: 8\n#9\tDONE   cov: 21 ft: 30 corp: 2/9b\n\
                    stat::number_of_executed_units: 900\nstat::average_exec_per_sec:     112\n\
                    stat::peak_rss_mb:              56\n";
        assert_eq!(summary(said), "900 inputs, 112 a second, 21 edges, 56 MiB");
        assert_eq!(artifact(said), None);
        let crashed = "artifact_prefix='a/'; Test unit written to a/crash-0123\nBase64: AA==\n";
        assert_eq!(artifact(crashed), Some("a/crash-0123"));
        assert!(is_progress("#9\tNEW    cov: 21") && !is_progress("thread panicked at src/a.rs"));
    }
}
