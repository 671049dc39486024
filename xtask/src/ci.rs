//! `cargo xtask ci`: the whole truth about a change, stage by stage.

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Games per set-up in the stage `laws`, unless `SOLARIUM_LAWS_GAMES` says otherwise.
const LAWS_GAMES: &str = "8";

/// One stage: a command with its environment.
#[derive(Debug)]
struct Stage {
    name: &'static str,
    command: Vec<String>,
    env: Vec<(&'static str, String)>,
}

impl Stage {
    fn new(name: &'static str, command: &str) -> Stage {
        Stage { name, command: command.split(' ').map(str::to_string).collect(), env: Vec::new() }
    }

    fn env(mut self, key: &'static str, value: impl Into<String>) -> Stage {
        self.env.push((key, value.into()));
        self
    }

    /// The line to type to run this stage alone.
    fn line(&self) -> String {
        let env: String = self.env.iter().map(|(key, value)| format!("{key}={value:?} ")).collect();
        let quoted = |word: &String| if word.contains(' ') { format!("'{word}'") } else { word.clone() };
        format!("{env}{}", self.command.iter().map(quoted).collect::<Vec<_>>().join(" "))
    }
}

fn stages(nextest: bool, seed: &str, games: &str) -> Vec<Stage> {
    // The page has a stage of its own, which installs the browser first.
    let (tests, laws) = if nextest {
        (
            "cargo nextest run --workspace --exclude solarium-browser --no-fail-fast",
            "cargo nextest run --workspace --exclude solarium-browser --no-fail-fast laws",
        )
    } else {
        (
            "cargo test --workspace --exclude solarium-browser --lib --bins --tests --examples --no-fail-fast",
            "cargo test --workspace --exclude solarium-browser --lib --bins --tests --no-fail-fast laws",
        )
    };
    vec![
        Stage::new("fmt", "cargo fmt --all --check"),
        Stage::new("tidy", "cargo xtask tidy"),
        Stage::new("clippy", "cargo clippy --workspace --all-targets -- -D warnings"),
        // Builds every crate that runs in a browser; the browser stage plays with the result.
        Stage::new("web", "cargo xtask web --check"),
        // Recorded playthroughs are compared by tests: a stale one fails here.
        Stage::new("tests", tests),
        // With notes of the rules that each recorded game exercises.
        Stage::new("rules-map", "cargo xtask rules-map --check"),
        Stage::new("laws", laws).env("SOLARIUM_LAWS_SEED", seed).env("SOLARIUM_LAWS_GAMES", games),
        Stage::new("doc-tests", "cargo test --workspace --exclude solarium-browser --doc"),
        Stage::new("docs", "cargo doc --workspace --no-deps --quiet").env("RUSTDOCFLAGS", "-D warnings"),
        // Not a measurement: every bench once, so that none is broken when it is needed.
        Stage::new("benches", "cargo test --workspace --exclude solarium-browser --benches --quiet"),
        Stage::new("fuzz", "cargo xtask fuzz"),
        Stage::new("book", "cargo xtask book"),
        Stage::new("pictures", "cargo xtask pictures --check"),
        Stage::new("client", "cargo xtask client"),
        Stage::new("python", "cargo xtask python"),
        Stage::new("browser", "cargo xtask browser"),
        // With a database of its own, which the tests above do without.
        Stage::new("cluster", "cargo xtask cluster"),
    ]
}

pub(crate) fn run(root: &Path, only: &[&str]) -> ExitCode {
    let nextest = succeeds(root, "cargo nextest --version");
    let seed = std::env::var("SOLARIUM_LAWS_SEED").unwrap_or_else(|_| fresh_seed().to_string());
    let games = std::env::var("SOLARIUM_LAWS_GAMES").unwrap_or_else(|_| LAWS_GAMES.to_string());
    let all = stages(nextest, &seed, &games);
    if let Some(unknown) = only.iter().find(|name| all.iter().all(|stage| stage.name != **name)) {
        let names: Vec<&str> = all.iter().map(|stage| stage.name).collect();
        eprintln!("no stage {unknown:?}; there are {}", names.join(", "));
        return ExitCode::from(2);
    }
    let mut results: Vec<(&'static str, bool, Duration)> = Vec::new();
    for stage in all.iter().filter(|stage| only.is_empty() || only.contains(&stage.name)) {
        println!("\n── {} ── {}", stage.name, stage.line());
        let begun = Instant::now();
        let passed = Command::new(&stage.command[0])
            .args(&stage.command[1..])
            .envs(stage.env.iter().map(|(key, value)| (key, value)))
            .current_dir(root)
            .status()
            .is_ok_and(|status| status.success());
        let took = begun.elapsed();
        println!("── {} {} in {:.1} s", stage.name, word(passed), took.as_secs_f32());
        results.push((stage.name, passed, took));
    }
    print!("\n{}", summary(&results, &seed));
    if results.iter().all(|(_, passed, _)| *passed) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn word(passed: bool) -> &'static str {
    if passed { "passed" } else { "FAILED" }
}

fn summary(results: &[(&str, bool, Duration)], seed: &str) -> String {
    let mut text = String::new();
    for (name, passed, took) in results {
        text += &format!("{name:<10} {} {:>8.1} s\n", word(*passed), took.as_secs_f32());
    }
    let total: Duration = results.iter().map(|(_, _, took)| *took).sum();
    let failed = results.iter().filter(|(_, passed, _)| !passed).count();
    text += &format!("{:<10} {} {:>8.1} s\n", "all", word(failed == 0), total.as_secs_f32());
    if results.iter().any(|(name, ..)| *name == "laws") {
        text += &format!("laws were played from SOLARIUM_LAWS_SEED={seed}\n");
    }
    text
}

fn succeeds(root: &Path, line: &str) -> bool {
    let mut words = line.split(' ');
    let program = words.next().unwrap_or_default();
    Command::new(program)
        .args(words)
        .current_dir(root)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Another one every time, short enough to be typed again.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    (now ^ u64::from(std::process::id()) << 20) % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_can_be_typed_again() {
        for nextest in [true, false] {
            let all = stages(nextest, "17", "3");
            assert!(all.iter().all(|stage| stage.line().contains("cargo ")));
            let laws = all.iter().find(|stage| stage.name == "laws").expect("there is a stage for laws");
            assert!(laws.line().starts_with("SOLARIUM_LAWS_SEED=\"17\" SOLARIUM_LAWS_GAMES=\"3\" cargo"));
        }
    }

    #[test]
    fn one_failed_stage_fails_all() {
        let second = Duration::from_secs(1);
        let text = summary(&[("fmt", true, second), ("laws", false, second)], "17");
        assert!(text.contains("all        FAILED      2.0 s"), "{text}");
        assert!(text.ends_with("SOLARIUM_LAWS_SEED=17\n"), "{text}");
        assert!(summary(&[("fmt", true, second)], "17").contains("all        passed"));
    }
}
