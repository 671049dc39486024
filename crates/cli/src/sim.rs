//! `solarium sim`.

use crate::args::{OpeningsArg, SimArgs};
use crate::fault::Fault;
use crate::paint::Paint;
use crate::setup;
use serde_json::json;
use solarium_table::{Openings, SimPlan, SimReport};
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Plays the series and prints the summary.
pub(crate) fn run(args: &SimArgs) -> Result<(), Fault> {
    let (library, own) = setup::library(&args.table)?;
    let title = library.title(&args.game)?;
    let object = setup::object(title, &args.table, &own, &["bot:greedy", "bot:random"])?;
    let bar = Bar::new(args.games);
    let progress = |done| bar.show(done);
    let plan = SimPlan {
        games: args.games,
        threads: usize::from(args.threads),
        seed: setup::seed(args.seed.as_deref())?,
        openings: match args.openings {
            OpeningsArg::Played => Openings::Played,
            OpeningsArg::Random => Openings::Random,
        },
        rotate: args.rotate,
        progress: &progress,
    };
    let begun = Instant::now();
    let report = title.simulate(&object, &plan);
    bar.clear();
    let report = report?;
    let mut out = io::stdout().lock();
    if args.json {
        json_report(&report, begun.elapsed(), &mut out)
    } else if args.csv {
        csv_report(&report, begun.elapsed(), &mut out)
    } else {
        table_report(&report, begun.elapsed(), &mut out)
    }
    .map_err(Fault::from)
}

fn rates(report: &SimReport, time: Duration) -> (f64, f64) {
    let seconds = time.as_secs_f64().max(1e-9);
    (report.games as f64 / seconds, report.plies as f64 / seconds)
}

fn json_report(report: &SimReport, time: Duration, out: &mut impl Write) -> io::Result<()> {
    let (games, plies) = rates(report, time);
    let mut answer = serde_json::to_value(report)?;
    answer["seconds"] = json!(time.as_secs_f64());
    answer["games_per_second"] = json!(games);
    answer["plies_per_second"] = json!(plies);
    writeln!(out, "{answer}")
}

fn csv_report(report: &SimReport, time: Duration, out: &mut impl Write) -> io::Result<()> {
    let (games, plies) = rates(report, time);
    writeln!(
        out,
        "game,seat,kind,games,wins,win_share,win_low,win_high,score_mean,score_sd,score_min,score_max,\
         length_mean,length_sd,games_per_second,plies_per_second,distinct"
    )?;
    for seat in &report.seats {
        writeln!(
            out,
            "{},{},{},{},{},{:.6},{:.6},{:.6},{:.4},{:.4},{},{},{:.4},{:.4},{games:.1},{plies:.0},{}",
            report.game,
            seat.seat,
            seat.kind,
            report.games,
            seat.wins,
            seat.win_share,
            seat.interval[0],
            seat.interval[1],
            seat.score.mean,
            seat.score.sd,
            seat.score.min,
            seat.score.max,
            report.length.mean,
            report.length.sd,
            report.distinct,
        )?;
    }
    Ok(())
}

fn table_report(report: &SimReport, time: Duration, out: &mut impl Write) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let wide = report.seats.iter().map(|seat| seat.kind.len()).max().unwrap_or(0).max(4);
    let head = format!(
        "seat  {:<wide$}  {:>7}  {:>15}  {:>8}  {:>6}  {:>5}  {:>5}",
        "who", "wins", "95 %", "score", "sd", "min", "max"
    );
    writeln!(out, "{}", paint.strong(head))?;
    for seat in &report.seats {
        let interval = format!("{:.1}–{:.1} %", 100.0 * seat.interval[0], 100.0 * seat.interval[1]);
        writeln!(
            out,
            "{:>4}  {:<wide$}  {:>5.1} %  {interval:>15}  {:>8.2}  {:>6.2}  {:>5}  {:>5}",
            seat.seat.to_string(),
            seat.kind,
            100.0 * seat.win_share,
            seat.score.mean,
            seat.score.sd,
            seat.score.min,
            seat.score.max,
        )?;
    }
    let (games, plies) = rates(report, time);
    let length = &report.length;
    writeln!(
        out,
        "{} games, {} distinct, length {:.1} steps (sd {:.1})",
        report.games, report.distinct, length.mean, length.sd
    )?;
    writeln!(out, "{games:.0} games/s, {plies:.0} plies/s, seed {}", report.seed)
}

/// A progress bar on standard error, if that is a terminal.
pub(crate) struct Bar {
    games: u64,
    shown: AtomicU64,
    on: bool,
}

impl Bar {
    const WIDTH: u64 = 40;

    pub(crate) fn new(games: u64) -> Bar {
        Bar { games, shown: AtomicU64::new(u64::MAX), on: io::stderr().is_terminal() }
    }

    pub(crate) fn show(&self, done: u64) {
        if !self.on {
            return;
        }
        let percent = done.saturating_mul(100) / self.games.max(1);
        if self.shown.swap(percent, Ordering::Relaxed) != percent {
            let full = (percent * Bar::WIDTH / 100) as usize;
            let bar = format!("{}{}", "=".repeat(full), " ".repeat(Bar::WIDTH as usize - full));
            // A bar that cannot be drawn is no reason to stop counting games.
            let _ = write!(io::stderr(), "\r[{bar}] {percent:>3} % of {}", self.games);
        }
    }

    pub(crate) fn clear(&self) {
        if self.on {
            let _ = write!(io::stderr(), "\r{}\r", " ".repeat(Bar::WIDTH as usize + 40));
        }
    }
}
