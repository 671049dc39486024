//! `solarium lab`.

use crate::args::{LadderArgs, TableArgs};
use crate::fault::Fault;
use crate::paint::Paint;
use crate::setup;
use crate::sim::Bar;
use solarium_table::{LadderPlan, LadderReport, PairReport, ladder_games};
use std::io::{self, Write};

/// Plays the ladder and prints it.
pub(crate) fn ladder(args: &LadderArgs) -> Result<(), Fault> {
    let table = TableArgs { set: args.set.clone(), ..TableArgs::default() };
    let (library, own) = setup::library(&table)?;
    let title = library.title(&args.game)?;
    let object = setup::object(title, &table, &own, &[])?;
    let bar = Bar::new(ladder_games(args.bots.len(), args.blocks));
    let progress = |done| bar.show(done);
    let plan = LadderPlan {
        bots: args.bots.iter().map(|bot| bot.trim().trim_start_matches("bot:").to_string()).collect(),
        blocks: args.blocks,
        threads: usize::from(args.threads),
        seed: setup::seed(args.seed.as_deref())?,
        progress: &progress,
    };
    let report = solarium_table::ladder(title, &object, &plan);
    bar.clear();
    let report = report?;
    let mut out = io::stdout().lock();
    if args.json {
        let answer = serde_json::to_value(&report).map_err(io::Error::from)?;
        writeln!(out, "{answer}").map_err(Fault::from)
    } else {
        print(&report, &mut out).map_err(Fault::from)
    }
}

fn print(report: &LadderReport, out: &mut impl Write) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let wide = report.rungs.iter().map(|rung| rung.bot.len()).max().unwrap_or(0).max(4);
    writeln!(
        out,
        "{}",
        paint.strong(format!("{:<wide$}  {:>6}  {:>5}  {:>7}", "bot", "rating", "±", "won"))
    )?;
    for rung in &report.rungs {
        writeln!(
            out,
            "{:<wide$}  {:>6.0}  {:>5.0}  {:>5.1} %",
            rung.bot,
            rung.rating,
            rung.error,
            100.0 * rung.win_share
        )?;
    }
    writeln!(out)?;
    let head = format!(
        "{:<wide$}  {:<wide$}  {:>7}  {:>15}  {:>6}  {:>8}  scores",
        "", "", "won", "95 %", "games", "distinct"
    );
    writeln!(out, "{}", paint.strong(head))?;
    for pair in report.pairs.iter().chain([&report.mirror]) {
        print_pair(pair, wide, out)?;
    }
    writeln!(out, "seed {}", report.seed)
}

fn print_pair(pair: &PairReport, wide: usize, out: &mut impl Write) -> io::Result<()> {
    let share = 100.0 * pair.wins / (pair.games as f64).max(1.0);
    let interval = format!("{:.1}–{:.1} %", 100.0 * pair.interval[0], 100.0 * pair.interval[1]);
    writeln!(
        out,
        "{:<wide$}  {:<wide$}  {share:>5.1} %  {interval:>15}  {:>6}  {:>8}  {:.1} : {:.1}",
        pair.bots[0], pair.bots[1], pair.games, pair.distinct, pair.scores[0], pair.scores[1],
    )
}
