//! `solarium lab learn`.

use super::args::LearnArgs;
use super::running;
use crate::fault::Fault;
use solarium_core::{Cancel, Seed};
use solarium_lab::LearnFolder;
use solarium_table::{LearnNews, LearnPlan, Library, Standing};
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How often signals are looked for while games are played.
const LOOK: Duration = Duration::from_millis(100);

/// Learns, and prints what was learned.
pub(crate) fn learn(args: &LearnArgs) -> Result<(), Fault> {
    let library = Library::standard();
    let title = library.title(&args.game)?;
    let seed = Seed::from_number(args.seed);
    let mut folder = LearnFolder::open(&args.out)?;
    let cancel = Cancel::default();
    forward_signals(cancel.clone());
    let command = format!(
        "solarium lab learn {} --games {} --generations {} --seed {} --out DIR",
        args.game, args.games, args.generations, args.seed
    );
    let status = Status { shown: Cell::new(None), on: io::stderr().is_terminal() };
    let plan = LearnPlan {
        generations: args.generations,
        games: args.games,
        seed: &seed,
        threads: args.threads.map_or_else(running::cores, usize::from),
        command: &command,
        commit: option_env!("SOLARIUM_COMMIT").unwrap_or("unknown"),
        cancel: &cancel,
        progress: &|news| status.show(news),
    };
    let learned = title.learn(&plan, &mut folder);
    status.clear();
    let learned = learned?;
    let mut out = io::stdout().lock();
    let weights = args.out.join("weights.toml");
    match learned.best {
        Some(generation) => writeln!(
            out,
            "the weights of generation {generation} are better than those before: {}",
            weights.display()
        )?,
        None => writeln!(out, "no weights were better than the built-in ones so far")?,
    }
    if learned.complete {
        return Ok(());
    }
    Err(Fault::input(format!(
        "stopped; what was done is in {}, and the same command goes on",
        args.out.display()
    )))
}

/// Cancels when a signal comes.
fn forward_signals(cancel: Cancel) {
    let stop = running::stop_on_signals();
    std::thread::spawn(move || {
        while !stop.load(Ordering::Relaxed) {
            std::thread::sleep(LOOK);
        }
        cancel.cancel();
    });
}

/// What is going on: results as lines, progress in a line of its own if standard error is a terminal.
struct Status {
    shown: Cell<Option<Instant>>,
    on: bool,
}

impl Status {
    fn show(&self, news: &LearnNews) {
        match news {
            LearnNews::Practised { generation, done, of } => {
                self.line(done == of, &format!("generation {generation}: {done} of {of} games of practice"));
            }
            LearnNews::Fitted { generation, positions, errors } => {
                self.clear();
                let mut out = io::stdout().lock();
                // Lines that cannot be written are no reason to stop learning.
                let _ = writeln!(out, "generation {generation}: fitted to {positions} positions");
                for (moment, count, before, after) in errors {
                    let _ = writeln!(
                        out,
                        "  moment {moment:>3}: {count:>7} held out, error {before:>7.3} without weights, {after:>7.3} with"
                    );
                }
            }
            LearnNews::Tested { generation, standing } => self.tested(*generation, standing),
        }
    }

    fn tested(&self, generation: u64, standing: &Standing) {
        let Standing { blocks, score, ratio, verdict } = standing;
        let text = format!(
            "generation {generation}: score {score:.3} in {blocks} blocks, logarithm of the likelihood ratio {ratio:.2}"
        );
        self.line(false, &text);
        if let Some(better) = verdict {
            self.clear();
            let word = if *better { "better" } else { "not shown to be better" };
            let _ = writeln!(io::stdout().lock(), "{text}: {word}");
        }
    }

    fn line(&self, last: bool, text: &str) {
        let recent = self.shown.get().is_some_and(|shown| shown.elapsed() < LOOK);
        if self.on && (last || !recent) {
            self.shown.set(Some(Instant::now()));
            let _ = write!(io::stderr(), "\r\x1b[K{text}");
        }
    }

    fn clear(&self) {
        if self.on {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
