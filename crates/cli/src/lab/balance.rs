//! `solarium lab balance`.

use super::args::BalanceArgs;
use super::running::{self, Wanted};
use crate::args::OpeningsArg;
use crate::fault::Fault;
use crate::paint::Paint;
use serde_json::Value;
use solarium_lab::{
    BalancePlan, BalanceReport, BalanceTable, BalanceTally, Shard, balance_page, export, write_whole,
};
use solarium_table::{Lang, Openings, Title, words};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Plays, and prints what came out.
pub(super) fn balance(args: &BalanceArgs) -> Result<(), Fault> {
    let lang = Lang::from_code(&args.lang)
        .ok_or_else(|| Fault::input(format!("--lang {}: known are en, de and fr", args.lang)))?;
    let (library, setup) = running::library(&args.game, &args.setup)?;
    let title = library.title(&args.game)?;
    let plan = BalancePlan {
        tables: tables(title, args, &setup)?,
        blocks: args.blocks,
        openings: match args.openings {
            OpeningsArg::Played => Openings::Played,
            OpeningsArg::Random => Openings::Random,
        },
        seed: running::seed(&args.run)?,
    };
    let played = plan.plan(title)?;
    let shard = running::shard(args.shard.as_deref())?;
    let command = command_words(args);
    let manifest = running::manifest(title, &played, &plan.seed, shard, &command);
    let mut tally = BalanceTally::default();
    let wanted = Wanted { plan: &played, args: &args.run, shard, manifest: &manifest, timed: false };
    running::play(&wanted, &mut |rows| {
        rows.iter().for_each(|row| tally.add(&played, row));
        Ok((ControlFlow::Continue(()), String::new()))
    })?;
    let mut out = io::stdout().lock();
    if shard != Shard::WHOLE {
        return running::part_is_done(shard, &mut out);
    }
    let report = tally.report(title, &played, &plan.seed)?;
    let answer = serde_json::to_value(&report).map_err(io::Error::from)?;
    if let Some(path) = &args.run.out {
        let again = format!("solarium lab {} --seed 0x{}", command.join(" "), report.seed);
        let page = balance_page(&report, title.info().title, &again, words(lang));
        write_whole(&path.join("report.html"), page.as_bytes())?;
        write_whole(&path.join("report.json"), format!("{answer:#}\n").as_bytes())?;
        export(path, &played)?;
    }
    if args.json {
        writeln!(out, "{answer}")?;
    } else {
        print(&report, &mut out)?;
    }
    Ok(())
}

/// A table for each `--seats` and each combination of the values of `--vary`.
fn tables(title: &dyn Title, args: &BalanceArgs, setup: &Value) -> Result<Vec<BalanceTable>, Fault> {
    let usual = ["greedy,greedy".to_string()];
    let seats = if args.seats.is_empty() { &usual[..] } else { &args.seats };
    let mut tables = Vec::new();
    for list in seats {
        let sitters = list.split(',').map(|text| running::sitter(title, text)).collect::<Result<_, _>>()?;
        tables.push(BalanceTable { setup: setup.clone(), sitters, options: Vec::new() });
    }
    for vary in &args.vary {
        let (key, values) = values(title, vary)?;
        tables = tables
            .iter()
            .flat_map(|table| {
                values.iter().map(|(text, value)| {
                    let mut table = table.clone();
                    table.setup[&key] = value.clone();
                    table.options.push((key.clone(), text.clone()));
                    table
                })
            })
            .collect();
    }
    Ok(tables)
}

/// `scenario=implode,chain`, `scenario=all`: the option, and its values as text and as JSON.
fn values(title: &dyn Title, vary: &str) -> Result<(String, Vec<(String, Value)>), Fault> {
    let (key, list) = vary.split_once('=').ok_or_else(|| {
        Fault::input(format!(
            "--vary {vary}: write it as KEY=A,B or KEY=all, e.g. --vary scenario=implode,chain"
        ))
    })?;
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
    let (key, list) = (key.trim(), list.trim());
    if list != "all" {
        let value = |word: &str| (word.trim().to_string(), crate::setup::option_value(word.trim()));
        return Ok((key.to_string(), list.split(',').map(value).collect()));
    }
    let info = title.info();
    let option = info.options.iter().find(|option| option.name == key && !option.values.is_empty());
    let option =
        option.ok_or_else(|| Fault::input(format!("--vary {vary}: the values of {key} cannot be listed")))?;
    Ok((key.to_string(), option.values.iter().map(|value| (text(value), value.clone())).collect()))
}

/// The command as it must be given to play the same.
fn command_words(args: &BalanceArgs) -> Vec<String> {
    let mut words = vec!["balance".to_string(), args.game.clone()];
    let mut add = |flag: &str, value: &str| words.extend([flag.to_string(), value.to_string()]);
    args.seats.iter().for_each(|list| add("--seats", list));
    args.vary.iter().for_each(|vary| add("--vary", vary));
    add("--blocks", &args.blocks.to_string());
    if args.openings == OpeningsArg::Played {
        add("--openings", "played");
    }
    if args.lang != "en" {
        add("--lang", &args.lang);
    }
    words.extend(running::setup_words(&args.setup));
    words
}

fn print(report: &BalanceReport, out: &mut impl Write) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let labels =
        report.factors.iter().flat_map(|factor| &factor.values).map(|value| value.value.chars().count());
    let wide = labels.max().unwrap_or(0).max(8);
    for factor in &report.factors {
        let head = format!(
            "{:<wide$}  {:>7}  {:>7}  {:>15}  {:>7}  {:>15}  {:>6}",
            factor.name, "seats", "won", "95 %", "score", "95 %", "steps"
        );
        writeln!(out, "{}", paint.strong(head))?;
        for value in &factor.values {
            let interval = format!("{:.1}–{:.1} %", 100.0 * value.interval[0], 100.0 * value.interval[1]);
            let scores = format!("{:.1}–{:.1}", value.score_interval[0], value.score_interval[1]);
            writeln!(
                out,
                "{:<wide$}  {:>7}  {:>5.1} %  {interval:>15}  {:>7.1}  {scores:>15}  {:>6.0}",
                value.value,
                value.seats,
                100.0 * value.win_share,
                value.score.mean,
                value.length
            )?;
        }
        writeln!(out)?;
    }
    for part in &report.parts {
        let parts: Vec<String> = part.parts.iter().map(|(name, mean)| format!("{name} {mean:.1}")).collect();
        writeln!(out, "{}: {}", part.bot, parts.join(", "))?;
    }
    let length = &report.length;
    writeln!(
        out,
        "{} games, {} distinct, length {:.1} steps (sd {:.1})",
        report.games, report.distinct, length.mean, length.sd
    )?;
    writeln!(out, "seed {}", report.seed)
}
