//! `solarium lab tune` and `solarium lab numbers`.

use super::args::{NumbersArgs, TuneArgs};
use super::running;
use crate::fault::Fault;
use serde_json::json;
use solarium_core::checksum;
use solarium_lab::{TunePlan, Tuning};
use solarium_table::Library;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::Ordering;

/// Tunes, and prints what came out.
pub(super) fn tune(args: &TuneArgs) -> Result<(), Fault> {
    let Some(out) = &args.run.out else {
        return Err(Fault::input("--out DIR is needed: the steps and the tuned files are kept there"));
    };
    if !(args.rate.is_finite() && args.rate > 0.0) {
        return Err(Fault::input(format!("--rate {}: it must be above 0", args.rate)));
    }
    let (library, setup) = running::library(&args.game, &args.setup)?;
    let title = library.title(&args.game)?;
    let plan = TunePlan {
        bot: running::bot(&args.bot)?,
        seats: running::duel_seats(title, &args.seats)?,
        numbers: args.numbers.iter().map(|text| number(text)).collect::<Result<_, _>>()?,
        steps: args.steps,
        blocks: args.blocks,
        rate: args.rate,
        seed: running::seed(&args.run)?,
    };
    let (seed, words) = (plan.seed.to_hex(), words(args));
    let files = plan.bot.files(title.guide_files());
    let manifest = json!({
        "format": 1,
        "program": env!("CARGO_PKG_VERSION"),
        "game": title.id(),
        "rules_version": title.info().rules_version,
        "command": words,
        "numbers": files.map(|files| checksum(&format!("{}\0{}", files.levels, files.weights))),
        "seed": seed,
    });
    let mut tuning = Tuning::new(title, &setup, plan)?;
    tuning.resume(out, &manifest)?;
    let comment = format!("solarium lab {} --seed 0x{seed}", words.join(" "));
    let (stop, threads) = (running::stop_on_signals(), running::threads(&args.run));
    let shown = io::stderr().is_terminal();
    while tuning.done() < args.steps {
        let step = tuning.step(threads, &stop, &comment)?;
        if let (Some(step), true) = (&step, shown) {
            let values: Vec<String> = step.values.iter().map(|value| format!("{value:.4}")).collect();
            let _ = write!(
                io::stderr(),
                "\r\x1b[Kstep {} of {}: {:.1} %, {}",
                step.step + 1,
                args.steps,
                100.0 * step.share,
                values.join(" ")
            );
        }
        if stop.load(Ordering::Relaxed) {
            let done = tuning.done();
            return Err(Fault::input(format!(
                "stopped after {done} steps; they are in {}, and the same command goes on",
                out.display()
            )));
        }
    }
    if shown {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    tuning.write(&comment)?;
    let mut print = io::stdout().lock();
    for parameter in tuning.parameters() {
        writeln!(print, "{} = {}", parameter.name, parameter.value)?;
    }
    let bot = args.bot.split('@').next().unwrap_or_default();
    let [weights, levels] = ["weights.toml", "levels.toml"].map(|name| out.join(name).display().to_string());
    writeln!(print, "play it as {bot}@{weights}@{levels}")?;
    writeln!(print, "seed {seed}")?;
    Ok(())
}

/// `versus.throw=0.2`.
fn number(text: &str) -> Result<(String, Option<f64>), Fault> {
    let Some((name, step)) = text.split_once('=') else { return Ok((text.trim().to_string(), None)) };
    let step = step.trim().parse().map_err(|_| {
        Fault::input(format!("--number {text}: write it as NAME or NAME=STEP, e.g. versus.throw=0.2"))
    })?;
    Ok((name.trim().to_string(), Some(step)))
}

/// The command as it must be given to tune the same.
fn words(args: &TuneArgs) -> Vec<String> {
    let mut words = ["tune", &args.game, &args.bot].map(str::to_string).to_vec();
    args.numbers.iter().for_each(|number| words.extend(["--number".to_string(), number.clone()]));
    words.extend(["--seats".to_string(), args.seats.join(",")]);
    words.extend(running::setup_words(&args.setup));
    words.extend(["--steps".to_string(), args.steps.to_string()]);
    words.extend(["--blocks".to_string(), args.blocks.to_string()]);
    words.extend(["--rate".to_string(), args.rate.to_string()]);
    words
}

/// Prints a built-in file.
pub(super) fn numbers(args: &NumbersArgs) -> Result<(), Fault> {
    let library = Library::standard();
    let title = library.title(&args.game)?;
    let files = title.guide_files();
    let files = files.ok_or_else(|| Fault::input(format!("{} has no levels", title.id())))?;
    let text = if args.levels { files.levels } else { files.weights };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}
