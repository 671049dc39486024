//! `solarium lab ladder`.

use super::args::LadderArgs;
use super::running::{self, Thoughts, Wanted};
use crate::fault::Fault;
use crate::paint::Paint;
use solarium_lab::{LadderPlan, LadderReport, LadderTally, PairReport, Shard, export};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Plays the ladder and prints it.
pub(super) fn ladder(args: &LadderArgs) -> Result<(), Fault> {
    let (library, setup) = running::library(&args.game, &args.setup)?;
    let title = library.title(&args.game)?;
    let plan = LadderPlan {
        bots: args.bots.iter().map(|bot| running::bot(bot)).collect::<Result<_, _>>()?,
        seats: usize::from(args.seats),
        blocks: args.blocks,
        seed: running::seed(&args.run)?,
    };
    let played = plan.plan(title, &setup)?;
    let shard = running::shard(args.shard.as_deref())?;
    let manifest = running::manifest(title, &played, &plan.seed, shard, &words(args));
    let (mut tally, mut thoughts) = (LadderTally::new(&plan), Thoughts::default());
    let wanted = Wanted { plan: &played, args: &args.run, shard, manifest: &manifest, timed: true };
    running::play(&wanted, &mut |rows| {
        rows.iter().for_each(|row| tally.add(row));
        thoughts.add(&played, rows);
        Ok((ControlFlow::Continue(()), String::new()))
    })?;
    let mut out = io::stdout().lock();
    if shard != Shard::WHOLE {
        thoughts.print();
        return running::part_is_done(shard, &mut out);
    }
    let report = tally.report(title, &plan)?;
    args.run.out.iter().try_for_each(|path| export(path, &played))?;
    if args.json {
        let answer = serde_json::to_value(&report).map_err(io::Error::from)?;
        writeln!(out, "{answer}")?;
    } else {
        print(&report, &mut out)?;
    }
    thoughts.print();
    Ok(())
}

/// The command as it must be given to play the same.
fn words(args: &LadderArgs) -> Vec<String> {
    let mut words = vec!["ladder".to_string(), args.game.clone()];
    words.extend(["--bots".to_string(), args.bots.join(",")]);
    words.extend(["--seats".to_string(), args.seats.to_string()]);
    words.extend(running::setup_words(&args.setup));
    words.extend(["--blocks".to_string(), args.blocks.to_string()]);
    words
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
    if report.seats > 2 {
        let fair = 100.0 / report.seats as f64;
        writeln!(out, "one against {}: a fair share is {fair:.1} %", report.seats - 1)?;
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
