//! `solarium lab reach`.

use super::args::{ReachArgs, RunArgs, SetupArgs};
use super::running;
use crate::fault::Fault;
use crate::files;
use solarium_lab::{ReachPlan, ReachReport};
use std::io::{self, IsTerminal, Write};

/// Seeks, and prints in how many decks it was found.
pub(super) fn reach(args: &ReachArgs) -> Result<(), Fault> {
    let setup = SetupArgs { set: args.set.clone(), preset: Some(args.scenario.clone()), pack: None };
    let (library, setup) = running::library(&args.game, &setup)?;
    let title = library.title(&args.game)?;
    let run = RunArgs { threads: args.threads, seed: args.seed.clone(), out: None };
    let plan = ReachPlan {
        bot: running::bot(&args.bot)?,
        decks: args.decks,
        widths: args.widths.clone(),
        seed: running::seed(&run)?,
    };
    let (stop, shown) = (running::stop_on_signals(), io::stderr().is_terminal());
    let mut progress = |decks: u64, reached: u64| {
        if shown {
            let _ = write!(io::stderr(), "\r\x1b[K{decks} of {} decks, reached in {reached}", args.decks);
        }
    };
    let report = solarium_lab::reach(title, &setup, &plan, running::threads(&run), &stop, &mut progress)?;
    if shown {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    if let (Some(path), Some(text)) = (&args.record, &report.record) {
        files::write(path, text)?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        let answer = serde_json::to_value(&report).map_err(io::Error::from)?;
        writeln!(out, "{answer}")?;
    } else {
        print(args, &report, &mut out)?;
    }
    match report.complete {
        true => Ok(()),
        false => Err(Fault::input(format!("stopped after {} decks", report.decks))),
    }
}

fn print(args: &ReachArgs, report: &ReachReport, out: &mut impl Write) -> io::Result<()> {
    let [low, high] = report.interval.map(|share| 100.0 * share);
    writeln!(
        out,
        "{}: reached in {} of {} decks, {:.1} % ({low:.1}–{high:.1} %)",
        args.scenario,
        report.reached,
        report.decks,
        100.0 * report.reached as f64 / report.decks.max(1) as f64
    )?;
    let score = &report.score;
    writeln!(out, "points {:.1} (sd {:.1}), {} to {}", score.mean, score.sd, score.min, score.max)?;
    if let (Some(path), Some(best)) = (&args.record, report.best) {
        writeln!(out, "the best game, {best} points: {}", path.display())?;
    }
    writeln!(out, "seed {}", report.seed)
}
