//! `solarium lab merge`.

use super::args::MergeArgs;
use crate::args::{Cli, Command};
use crate::fault::Fault;
use clap::Parser;

/// Puts the parts together, and then gives the command of the whole, which finds everything played.
pub(super) fn merge(args: &MergeArgs) -> Result<(), Fault> {
    let manifest = solarium_lab::merge(&args.parts, &args.out)?;
    let words = manifest["command"].as_array().into_iter().flatten().filter_map(|word| word.as_str());
    let seed = manifest["seed"].as_str().unwrap_or_default();
    let out = args.out.to_string_lossy();
    let words = ["solarium", "lab"].into_iter().chain(words).chain(["--seed", seed, "--out", &out]);
    match Cli::try_parse_from(words).map(|cli| cli.command) {
        Ok(Some(Command::Lab { what })) => super::run(&what),
        _ => Err(Fault::input(format!("{}: its command cannot be read", args.out.display()))),
    }
}
