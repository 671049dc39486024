//! The solarium program: games in the terminal, the engine protocol, simulations, records, rules, packs.

mod about;
mod args;
mod browser;
mod config;
mod count;
mod data;
mod doctor;
mod fault;
mod files;
mod inbox;
mod lab;
mod paint;
mod play;
mod records;
mod review;
mod rules;
mod serving;
mod setup;
mod sim;
mod stopping;
mod tables;

use args::{Cli, Command, PackCommand};
use clap::Parser;
use fault::Fault;
use solarium_table::engine::{Engine, serve};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::Instant;

fn main() -> ExitCode {
    // Only here, as asking every game for its version would delay every other command.
    if let [only] = std::env::args_os().skip(1).collect::<Vec<_>>().as_slice()
        && (only == "--version" || only == "-V")
    {
        let _ = write!(io::stdout(), "{}", about::version());
        return ExitCode::SUCCESS;
    }
    let cli = Cli::parse();
    match run(cli.command) {
        Ok(()) | Err(Fault::Unread) => ExitCode::SUCCESS,
        Err(fault) => {
            // If even the complaint cannot be written, the status still tells.
            let _ = writeln!(io::stderr(), "solarium: {fault}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Option<Command>) -> Result<(), Fault> {
    match command {
        None => serving::run(&serving::ServeArgs::default()),
        Some(Command::Play(args)) => play::play(&args),
        Some(Command::Engine(args)) => engine(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Lab { what }) => lab::run(&what),
        Some(Command::Perft(args)) => count::run(&args),
        Some(Command::Replay(args)) => records::replay(&args),
        Some(Command::Verify(args)) => records::verify(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Rules(args)) => rules::rules(&args),
        Some(Command::Pack { what: PackCommand::Check { file } }) => rules::check_pack(&file),
        Some(Command::Pack { what: PackCommand::Show { file } }) => rules::show_pack(&file),
        Some(Command::Svg(args)) => records::svg(&args),
        Some(Command::Serve(args)) => serving::run(&args),
        Some(Command::Backup(args)) => data::backup(&args),
        Some(Command::Restore(args)) => data::restore(&args),
        Some(Command::Export(args)) => data::export(&args),
        Some(Command::Import(args)) => data::import(&args),
        Some(Command::Doctor(args)) => doctor::run(&args),
        Some(Command::Completions(args)) => about::completions(&args),
        Some(Command::Manual(args)) => about::manual(&args),
        Some(Command::Tables { what }) => tables::run(&what),
    }
}

/// Since the first call.
fn milliseconds() -> u64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    u64::try_from(BEGUN.elapsed().as_millis()).unwrap_or(u64::MAX)
}

fn engine(args: &args::EngineArgs) -> Result<(), Fault> {
    let mut engine = Engine::new(files::library(&args.pack)?, setup::entropy).with_clock(milliseconds);
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "One JSON object a line, e.g. {{\"cmd\":\"games\"}}; end of input ends it.")?;
    }
    serve(&mut engine, io::stdin().lock(), io::stdout().lock())?;
    Ok(())
}
