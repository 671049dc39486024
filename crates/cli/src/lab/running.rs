//! What all commands of the laboratory share: bots and set-ups from the command line, signals, progress, clocks.

use super::args::{RunArgs, SetupArgs};
use crate::args::TableArgs;
use crate::fault::Fault;
use crate::stopping::Signals;
use crate::{files, setup};
use serde_json::{Value, json};
use solarium_core::{Seed, checksum};
use solarium_lab::{End, Plan, Row, Run, Shard};
use solarium_table::{BotSpec, Library, Refusal, Sitter, Thought, Title};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The games, and the set-up object without seats.
pub(crate) fn library(game: &str, args: &SetupArgs) -> Result<(Library, Value), Fault> {
    let table = TableArgs {
        set: args.set.clone(),
        preset: args.preset.clone(),
        pack: args.pack.clone(),
        ..TableArgs::default()
    };
    let (library, own) = setup::library(&table)?;
    // Seats are put there by the command, unless a ready-made set-up brings its own.
    let object = setup::object(library.title(game)?, &table, &own, &[])?;
    Ok((library, object))
}

/// `--set`, `--preset` and `--pack` as they were given.
pub(crate) fn setup_words(args: &SetupArgs) -> Vec<String> {
    let mut words = Vec::new();
    let mut add = |flag: &str, value: &str| words.extend([flag.to_string(), value.to_string()]);
    args.set.iter().for_each(|pair| add("--set", pair));
    args.preset.iter().for_each(|id| add("--preset", id));
    args.pack.iter().for_each(|path| add("--pack", &path.display().to_string()));
    words
}

/// A bot of the command line, with its files read.
pub(crate) fn bot(text: &str) -> Result<BotSpec, Fault> {
    BotSpec::parse(text, |path| files::read(Path::new(path)))
}

/// Who sits on a seat: a bot with or without files, or an automa.
pub(crate) fn sitter(title: &dyn Title, text: &str) -> Result<Sitter, Fault> {
    let text = text.trim();
    let name = text.trim_start_matches("bot:").split('@').next().unwrap_or_default();
    if text.starts_with("bot:") || text.contains('@') || title.info().bots.contains(&name) {
        return bot(text).map(Sitter::Bot);
    }
    Ok(Sitter::Automa(text.to_string()))
}

/// `--seats` of a duel: `bot` is a seat of the bots that are compared.
pub(crate) fn duel_seats(title: &dyn Title, seats: &[String]) -> Result<Vec<Option<Sitter>>, Fault> {
    seats
        .iter()
        .map(|text| if text.trim() == "bot" { Ok(None) } else { sitter(title, text).map(Some) })
        .collect()
}

/// `--shard`, or the whole.
pub(crate) fn shard(text: Option<&str>) -> Result<Shard, Fault> {
    let Some(text) = text else { return Ok(Shard::WHOLE) };
    Shard::parse(text)
        .ok_or_else(|| Fault::input(format!("--shard {text}: write it as 1/4 for the first of four parts")))
}

/// `--threads`, or all cores.
pub(crate) fn threads(args: &RunArgs) -> usize {
    args.threads.map_or_else(cores, usize::from)
}

/// How many cores there are.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// The seed of a run. One that goes on takes its seed from the folder, if none is given.
pub(crate) fn seed(args: &RunArgs) -> Result<Seed, Fault> {
    let kept = args.out.as_deref().filter(|_| args.seed.is_none());
    let kept = kept.and_then(|path| solarium_lab::manifest(path).ok());
    let kept = kept.as_ref().and_then(|manifest| manifest["seed"].as_str());
    setup::seed(kept.or(args.seed.as_deref()))
}

/// What is known of a run before it begins, enough to tell from its folder what was played, and to play it again.
pub(crate) fn manifest(
    title: &dyn Title,
    plan: &Plan,
    seed: &Seed,
    shard: Shard,
    command: &[String],
) -> Value {
    let info = title.info();
    let numbers = |bot: &BotSpec| {
        let files = bot.files(title.guide_files())?;
        Some(checksum(&format!("{}\0{}", files.levels, files.weights)))
    };
    let sitter = |sitter: &Sitter| match sitter {
        Sitter::Bot(bot) => json!({"bot": bot.label, "numbers": numbers(bot)}),
        Sitter::Automa(text) => json!({"automa": text}),
    };
    let series = |planned: &solarium_lab::PlannedSeries| {
        let sitters: Vec<Value> = planned.series.sitters().iter().map(sitter).collect();
        json!({"label": planned.label, "setup": planned.series.setup(), "sitters": sitters})
    };
    let mut manifest = json!({
        "format": 1,
        "program": env!("CARGO_PKG_VERSION"),
        "game": info.id,
        "rules_version": info.rules_version,
        "command": command,
        "seed": seed.to_hex(),
        "blocks": plan.blocks,
        "series": plan.series.iter().map(series).collect::<Vec<_>>(),
    });
    if shard != Shard::WHOLE {
        manifest["shard"] = json!(shard.text());
    }
    manifest
}

/// Set by the first signal; the second ends the program at once.
pub(crate) fn stop_on_signals() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let seen = stop.clone();
    std::thread::spawn(move || {
        // Without a runtime a signal ends the program as usual, and the same command goes on all the same.
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let signals = Signals::new();
            signals.next().await;
            seen.store(true, Ordering::Relaxed);
            let _ = writeln!(io::stderr(), "\nending after the games that run; once more ends at once");
            signals.next().await;
            std::process::exit(INTERRUPTED);
        });
    });
    stop
}

/// What shells say of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// The processor time of this thread.
#[cfg(unix)]
pub(crate) fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// The time of day, where the system does not tell the time of a thread.
#[cfg(not(unix))]
pub(crate) fn thread_time() -> Duration {
    static BEGUN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    BEGUN.elapsed()
}

/// Progress on standard error, if that is a terminal: how much, how fast, how long still.
pub(crate) struct Progress {
    games: u64,
    begun: Instant,
    shown: Option<Instant>,
    on: bool,
}

impl Progress {
    /// How long a line stands.
    const PAUSE: Duration = Duration::from_millis(200);

    pub(crate) fn new(games: u64) -> Progress {
        Progress { games, begun: Instant::now(), shown: None, on: io::stderr().is_terminal() }
    }

    /// So many games were played before this process, so many by it; `more` is said behind it.
    pub(crate) fn show(&mut self, before: u64, here: u64, more: &str) {
        if !self.on || self.shown.is_some_and(|shown| shown.elapsed() < Self::PAUSE) {
            return;
        }
        self.shown = Some(Instant::now());
        let done = before + here;
        let rate = here as f64 / self.begun.elapsed().as_secs_f64().max(1e-3);
        let left = self.games.saturating_sub(done) as f64 / rate.max(1e-9);
        let left = if here == 0 { "–".to_string() } else { clock_text(left) };
        // A line that cannot be written is no reason to stop counting games.
        let _ = write!(
            io::stderr(),
            "\r\x1b[K{done} of {} games, {rate:.1} games/s, {left} left{more}",
            self.games
        );
    }

    pub(crate) fn clear(&self) {
        if self.on {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// `1:02:03`.
fn clock_text(seconds: f64) -> String {
    let seconds = seconds.min(1e9) as u64;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// How long bots thought, by label.
#[derive(Default)]
pub(crate) struct Thoughts(BTreeMap<String, Thought>);

impl Thoughts {
    /// Adds what the games of some rows took.
    pub(crate) fn add(&mut self, plan: &Plan, rows: &[Row]) {
        for row in rows {
            let sitters = plan.series[row.series].series.sitters();
            for seat in row.game.seats.iter().filter(|seat| seat.thought.decisions > 0) {
                let label = sitters[seat.sitter].label();
                match self.0.get_mut(label) {
                    Some(thought) => thought.add(&seat.thought),
                    None => {
                        self.0.insert(label.to_string(), seat.thought);
                    }
                }
            }
        }
    }

    /// On standard error: these numbers are the machine's, not the bots', and differ from run to run.
    pub(crate) fn print(&self) {
        for (label, thought) in &self.0 {
            let mean = thought.time.as_secs_f64() * 1e3 / thought.decisions.max(1) as f64;
            let longest = thought.longest.as_secs_f64() * 1e3;
            let _ = writeln!(
                io::stderr(),
                "{label}: {mean:.3} ms a move, {longest:.1} ms the longest, {} moves",
                thought.decisions
            );
        }
    }
}

/// What a command wants of its run.
pub(crate) struct Wanted<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) args: &'a RunArgs,
    pub(crate) shard: Shard,
    /// Without one nothing is kept.
    pub(crate) manifest: &'a Value,
    /// Are decisions timed?
    pub(crate) timed: bool,
}

/// What one who takes rows says: go on or not, and what to show behind the progress.
pub(crate) type Taken = Result<(ControlFlow<()>, String), Refusal>;

/// Plays, with progress and signals. `Err` if it was stopped: the command that goes on is said.
pub(crate) fn play(wanted: &Wanted<'_>, take: &mut dyn FnMut(&[Row]) -> Taken) -> Result<(), Fault> {
    let stop = stop_on_signals();
    let mut progress = Progress::new(wanted.plan.games(wanted.shard));
    let (mut more, mut counts) = (String::new(), (0, 0));
    let shared = std::cell::RefCell::new((&mut progress, &mut more, &mut counts));
    let mut run = Run {
        shard: wanted.shard,
        threads: threads(wanted.args),
        clock: wanted.timed.then_some(thread_time),
        out: wanted.args.out.as_deref().map(|path| (path, wanted.manifest)),
        stop: &stop,
        progress: &mut |before, here| {
            let (progress, more, counts) = &mut *shared.borrow_mut();
            **counts = (before, here);
            progress.show(before, here, more);
        },
    };
    let end = solarium_lab::play(wanted.plan, &mut run, &mut |rows| {
        let (flow, says) = take(rows)?;
        *shared.borrow_mut().1 = says;
        Ok(flow)
    });
    progress.clear();
    match end? {
        End::Complete => Ok(()),
        End::Stopped => {
            let (before, here) = counts;
            let kept = match &wanted.args.out {
                Some(path) => format!("; they are in {}, and the same command goes on", path.display()),
                None => "; without --out nothing is kept".to_string(),
            };
            Err(Fault::input(format!("stopped after {} games{kept}", before + here)))
        }
    }
}

/// Said where a part was played, which has no table of its own.
pub(crate) fn part_is_done(shard: Shard, out: &mut impl Write) -> Result<(), Fault> {
    writeln!(out, "part {} is played; put all parts together with solarium lab merge", shard.text())?;
    Ok(())
}
