//! `solarium lab sprt`.

use super::args::SprtArgs;
use super::running::{self, Thoughts, Wanted};
use crate::fault::Fault;
use crate::paint::Paint;
use serde_json::json;
use solarium_lab::{BlockScores, Bounds, DuelPlan, Shard, Sprt, Verdict, export};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Plays until the better is known.
pub(super) fn sprt(args: &SprtArgs) -> Result<(), Fault> {
    let bounds = Bounds { elo0: args.elo0, elo1: args.elo1, alpha: args.alpha, beta: args.beta };
    bounds.check()?;
    let (library, setup) = running::library(&args.game, &args.setup)?;
    let title = library.title(&args.game)?;
    let duel = DuelPlan {
        bots: [running::bot(&args.first)?, running::bot(&args.second)?],
        seats: running::duel_seats(title, &args.seats)?,
        blocks: args.blocks,
        seed: running::seed(&args.run)?,
    };
    let plan = duel.plan(title, &setup)?;
    let manifest = running::manifest(title, &plan, &duel.seed, Shard::WHOLE, &words(args));
    let (mut test, mut scores, mut games) = (Sprt::new(bounds), BlockScores::new(&duel), 0);
    let (mut thoughts, [lower, upper]) = (Thoughts::default(), bounds.limits());
    let wanted =
        Wanted { plan: &plan, args: &args.run, shard: Shard::WHOLE, manifest: &manifest, timed: true };
    running::play(&wanted, &mut |rows| {
        // A run that was stopped may hold more blocks than the test needed.
        if test.verdict() != Verdict::Open {
            return Ok((ControlFlow::Break(()), String::new()));
        }
        games += rows.len() as u64;
        thoughts.add(&plan, rows);
        if let Some(share) = scores.add(rows) {
            test.add(share);
        }
        let known = test.verdict() != Verdict::Open;
        let says =
            format!("; log likelihood ratio {:.2} ({lower:.2} to {upper:.2})", test.log_likelihood_ratio());
        Ok((if known { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }, says))
    })?;
    args.run.out.iter().try_for_each(|path| export(path, &plan))?;
    let mut out = io::stdout().lock();
    if args.json {
        let (share, error) = test.mean();
        let counts: Vec<_> = test.counts().map(|(score, blocks)| json!([score, blocks])).collect();
        let answer = json!({
            "game": title.id(), "bots": duel.bots.each_ref().map(|bot| &bot.label), "bounds": bounds,
            "blocks": test.blocks(), "games": games, "share": share, "error": error, "scores": counts,
            "log_likelihood_ratio": test.log_likelihood_ratio(), "limits": bounds.limits(),
            "verdict": test.verdict(), "seed": duel.seed.to_hex(),
        });
        writeln!(out, "{answer}")?;
    } else {
        print(args, &duel, &test, games, &mut out)?;
    }
    thoughts.print();
    Ok(())
}

fn print(args: &SprtArgs, duel: &DuelPlan, test: &Sprt, games: u64, out: &mut impl Write) -> io::Result<()> {
    let [first, second] = duel.bots.each_ref().map(|bot| bot.label.as_str());
    let verdict = match test.verdict() {
        Verdict::Upper if args.elo0 >= 0.0 => format!("{first} is better than {second}"),
        Verdict::Upper => format!("{first} is better"),
        Verdict::Lower if args.elo0 < 0.0 => format!("{second} is better"),
        Verdict::Lower => format!("{first} is not better than {second} by {}", args.elo1),
        Verdict::Open => "not known yet".to_string(),
    };
    writeln!(out, "{}", Paint::for_stdout().strong(verdict))?;
    let (share, error) = test.mean();
    writeln!(
        out,
        "{first} won {:.1} % (standard error {:.1}) of {games} games in {} blocks against {second}",
        100.0 * share,
        100.0 * error,
        test.blocks()
    )?;
    let counts: Vec<String> = test.counts().map(|(score, blocks)| format!("{blocks} × {score}")).collect();
    writeln!(out, "scores of blocks: {}", counts.join(", "))?;
    writeln!(
        out,
        "log likelihood ratio {:.3} for {} against {} points of rating; errors {} and {}",
        test.log_likelihood_ratio(),
        args.elo1,
        args.elo0,
        args.alpha,
        args.beta
    )?;
    writeln!(out, "seed {}", duel.seed.to_hex())
}

/// The command as it must be given to play the same.
fn words(args: &SprtArgs) -> Vec<String> {
    let mut words = ["sprt", &args.game, &args.first, &args.second].map(str::to_string).to_vec();
    words.extend(["--seats".to_string(), args.seats.join(",")]);
    words.extend(running::setup_words(&args.setup));
    let mut number = |flag: &str, number: String| words.extend([flag.to_string(), number]);
    number("--elo0", args.elo0.to_string());
    number("--elo1", args.elo1.to_string());
    number("--alpha", args.alpha.to_string());
    number("--beta", args.beta.to_string());
    number("--blocks", args.blocks.to_string());
    words
}
