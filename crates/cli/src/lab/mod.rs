//! `solarium lab`: one module for each command, and what all of them share.

mod args;
mod balance;
mod ladder;
mod learn;
mod merge;
mod reach;
mod running;
mod sprt;
mod tune;

pub(crate) use args::LabCommand;

use crate::fault::Fault;

/// Carries out a command.
pub(crate) fn run(what: &LabCommand) -> Result<(), Fault> {
    match what {
        LabCommand::Ladder(args) => ladder::ladder(args),
        LabCommand::Balance(args) => balance::balance(args),
        LabCommand::Merge(args) => merge::merge(args),
        LabCommand::Sprt(args) => sprt::sprt(args),
        LabCommand::Tune(args) => tune::tune(args),
        LabCommand::Reach(args) => reach::reach(args),
        LabCommand::Numbers(args) => tune::numbers(args),
        LabCommand::Learn(args) => learn::learn(args),
    }
}
