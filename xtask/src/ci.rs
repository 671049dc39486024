//! `cargo xtask ci`: the whole truth about a change, stage by stage, in two lanes that run side by side.

use crate::packages::target_folder;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::sync::{Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Games per set-up in the stage `laws`, unless `SOLARIUM_LAWS_GAMES` says otherwise.
const LAWS_GAMES: &str = "8";

/// Which stages run one after another. Cargo locks the folder it builds in, and many stages leave a core idle: they link,
/// wait for a browser or a fault, or install packages. So what compiles the workspace stands in one lane, in an order in
/// which each stage finds most of what it needs, and what has a build folder of its own, or computes little, in the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    Workspace,
    Beside,
}

/// One stage: a command with its environment.
#[derive(Debug)]
struct Stage {
    name: &'static str,
    lane: Lane,
    /// A stage of the other lane that must have ended before.
    after: Option<&'static str>,
    command: Vec<String>,
    env: Vec<(&'static str, String)>,
}

impl Stage {
    fn new(name: &'static str, command: &str) -> Stage {
        let command = command.split(' ').map(str::to_string).collect();
        Stage { name, lane: Lane::Workspace, after: None, command, env: Vec::new() }
    }

    fn beside(mut self) -> Stage {
        self.lane = Lane::Beside;
        self
    }

    fn after(mut self, name: &'static str) -> Stage {
        self.after = Some(name);
        self
    }

    fn env(mut self, key: &'static str, value: impl Into<String>) -> Stage {
        self.env.push((key, value.into()));
        self
    }

    /// The command to start. A chore is this very program: `cargo xtask` would first wait for the lock on the build folder,
    /// which the other lane may hold for minutes.
    fn program(&self) -> Command {
        let mut words = self.command.iter().map(String::as_str).peekable();
        let first = words.next().unwrap_or_default();
        let mut command = match std::env::current_exe() {
            Ok(this) if first == "cargo" && words.next_if_eq(&"xtask").is_some() => Command::new(this),
            _ => Command::new(first),
        };
        command.args(words);
        command
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
        // Recorded playthroughs are compared by tests: a stale one fails here.
        Stage::new("tests", tests),
        // With notes of the rules that each recorded game exercises.
        Stage::new("rules-map", "cargo xtask rules-map --check"),
        Stage::new("laws", laws).env("SOLARIUM_LAWS_SEED", seed).env("SOLARIUM_LAWS_GAMES", games),
        Stage::new("doc-tests", "cargo test --workspace --exclude solarium-browser --doc"),
        Stage::new("docs", "cargo doc --workspace --no-deps --quiet").env("RUSTDOCFLAGS", "-D warnings"),
        // Not a measurement: every bench once, so that none is broken when it is needed.
        Stage::new("benches", "cargo test --workspace --exclude solarium-browser --benches --quiet"),
        // The program as it is shipped, with the features it has by itself, is built from here on.
        Stage::new("pictures", "cargo xtask pictures --check"),
        Stage::new("answers", "cargo xtask web --check").after("web"),
        Stage::new("browser", "cargo xtask browser"),
        // Builds every crate that runs in a browser, for the two stages above.
        Stage::new("web", "cargo xtask web").beside(),
        Stage::new("fuzz", "cargo xtask fuzz").beside(),
        Stage::new("book", "cargo xtask book").beside(),
        Stage::new("client", "cargo xtask client").beside(),
        Stage::new("python", "cargo xtask python").beside(),
        // With a database of its own, which the tests do without. They start the program that this stage builds anew.
        Stage::new("cluster", "cargo xtask cluster").beside().after("tests"),
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
    let chosen: Vec<&Stage> =
        all.iter().filter(|stage| only.is_empty() || only.contains(&stage.name)).collect();
    let begun = Instant::now();
    let results = in_lanes(root, &chosen);
    print!("\n{}", summary(&results, begun.elapsed(), &seed));
    if results.iter().all(|result| result.passed) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How a stage ended.
#[derive(Debug)]
struct StageResult {
    name: &'static str,
    passed: bool,
    took: Duration,
}

/// Runs the stages of both lanes side by side; the results come in the order of the stages.
fn in_lanes(root: &Path, stages: &[&Stage]) -> Vec<StageResult> {
    let alone = stages.iter().all(|stage| stage.lane == stages[0].lane);
    let results: Mutex<Vec<(usize, StageResult)>> = Mutex::default();
    let ended = Condvar::new();
    let is_to_end = |name: &str, results: &[(usize, StageResult)]| {
        stages.iter().any(|stage| stage.name == name) && results.iter().all(|(_, result)| result.name != name)
    };
    thread::scope(|scope| {
        for lane in [Lane::Workspace, Lane::Beside] {
            let (results, ended) = (&results, &ended);
            // Two outputs at once could not be read: one lane is shown as it goes, the other stage by stage.
            let shown = if alone || lane == Lane::Workspace { Output::AsItGoes } else { Output::AtTheEnd };
            scope.spawn(move || {
                for (n, stage) in stages.iter().enumerate().filter(|(_, stage)| stage.lane == lane) {
                    if let Some(name) = stage.after {
                        let results = results.lock().expect("no stage panics");
                        let waited = ended.wait_while(results, |results| is_to_end(name, results));
                        drop(waited.expect("no stage panics"));
                    }
                    let result = run_stage(root, stage, shown);
                    results.lock().expect("no stage panics").push((n, result));
                    ended.notify_all();
                }
            });
        }
    });
    let mut results = results.into_inner().expect("no stage panics");
    results.sort_by_key(|(n, _)| *n);
    results.into_iter().map(|(_, result)| result).collect()
}

/// When the output of a stage is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Output {
    AsItGoes,
    AtTheEnd,
}

fn run_stage(root: &Path, stage: &Stage, output: Output) -> StageResult {
    let heading = format!("\n── {} ── {}\n", stage.name, stage.line());
    let mut command = stage.program();
    command.envs(stage.env.iter().map(|(key, value)| (key, value))).current_dir(root);
    let begun = Instant::now();
    let passed = match output {
        Output::AsItGoes => {
            print!("{heading}");
            command.status().is_ok_and(|status| status.success())
        }
        Output::AtTheEnd => kept_apart(stage.name, &mut command).unwrap_or_else(|error| {
            println!("{}: {error}", stage.name);
            false
        }),
    };
    let took = begun.elapsed();
    let mut end = format!("── {} {} in {:.1} s\n", stage.name, word(passed), took.as_secs_f32());
    if output == Output::AtTheEnd {
        let written = std::fs::read(log_of(stage.name)).unwrap_or_default();
        end = format!("{heading}{}{end}", String::from_utf8_lossy(&written));
    }
    print!("{end}");
    let _ = std::io::stdout().flush();
    StageResult { name: stage.name, passed, took }
}

/// Runs a command whose output goes into a file of its own.
fn kept_apart(name: &str, command: &mut Command) -> std::io::Result<bool> {
    std::fs::create_dir_all(target_folder("ci"))?;
    let log = File::create(log_of(name))?;
    let status = command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).status()?;
    Ok(status.success())
}

fn log_of(name: &str) -> std::path::PathBuf {
    target_folder("ci").join(format!("{name}.log"))
}

fn word(passed: bool) -> &'static str {
    if passed { "passed" } else { "FAILED" }
}

fn summary(results: &[StageResult], took: Duration, seed: &str) -> String {
    let mut text = String::new();
    let mut line = |name: &str, passed: bool, took: Duration| {
        text += &format!("{name:<10} {} {:>8.1} s\n", word(passed), took.as_secs_f32());
    };
    results.iter().for_each(|result| line(result.name, result.passed, result.took));
    line("all", results.iter().all(|result| result.passed), took);
    if results.iter().any(|result| result.name == "laws") {
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

    fn ended(name: &'static str, passed: bool) -> StageResult {
        StageResult { name, passed, took: Duration::from_secs(2) }
    }

    #[test]
    fn one_failed_stage_fails_all() {
        let text = summary(&[ended("fmt", true), ended("laws", false)], Duration::from_secs(3), "17");
        assert!(text.contains("all        FAILED      3.0 s"), "{text}");
        assert!(text.ends_with("SOLARIUM_LAWS_SEED=17\n"), "{text}");
        let text = summary(&[ended("fmt", true)], Duration::from_secs(2), "17");
        assert!(text.contains("all        passed"), "{text}");
    }

    #[test]
    fn no_stage_waits_for_one_behind_it_or_for_ever() {
        let all = stages(true, "17", "3");
        let place =
            |name: &str| all.iter().position(|stage| stage.name == name).expect("a stage of this name");
        for stage in all.iter().filter(|stage| stage.after.is_some()) {
            let other = &all[place(stage.after.unwrap_or_default())];
            assert!(other.lane != stage.lane, "{} need not wait", stage.name);
            // What it waits for stands in front of everything in its lane that waits itself.
            let lane = all.iter().filter(|each| each.lane == other.lane);
            let before = lane.take_while(|each| each.name != other.name);
            assert!(before.into_iter().all(|each| each.after.is_none()), "{} may wait for ever", stage.name);
        }
        // A stage that was not asked for is not waited for.
        let lone = Stage::new("lone", "true").after("absent");
        assert!(in_lanes(&std::env::temp_dir(), &[&lone])[0].passed);
    }

    #[test]
    fn lanes_run_side_by_side_and_results_come_in_order() {
        let root = std::env::temp_dir();
        let file = root.join(format!("solarium-lanes-{}", std::process::id()));
        // Each stage waits for what the other lane's has written: one after another they would fail.
        let wait = |name, mine: &str, other: &str| {
            let script = format!(
                "touch {0}-{mine}; for n in $(seq 200); do [ -e {0}-{other} ] && exit 0; sleep 0.05; done; exit 1",
                file.display()
            );
            let mut stage = Stage::new(name, "sh -c");
            stage.command.push(script);
            stage
        };
        let stages =
            [wait("first", "a", "b"), wait("second", "b", "a").beside(), Stage::new("third", "false")];
        let results = in_lanes(&root, &stages.iter().collect::<Vec<_>>());
        for name in ["a", "b"] {
            let _ = std::fs::remove_file(format!("{}-{name}", file.display()));
        }
        let found: Vec<(&str, bool)> = results.iter().map(|result| (result.name, result.passed)).collect();
        assert_eq!(found, [("first", true), ("second", true), ("third", false)]);
    }
}
