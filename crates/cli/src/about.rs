//! What the program is: its version, shell completions and manual pages.

use crate::args::Cli;
use crate::fault::Fault;
use crate::files;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use solarium_table::games;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// `solarium completions`.
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// `solarium manual`.
#[derive(Args, Debug)]
pub(crate) struct ManualArgs {
    /// An existing folder for the pages, one for each command
    pub folder: PathBuf,
}

/// Version, commit, and the version of the rules of each game.
pub(crate) fn version() -> String {
    let rules = games().titles().map(|title| {
        let info = title.info();
        format!("  {:<16} rules version {}\n", info.id, info.rules_version)
    });
    let rules: String = rules.collect();
    format!("solarium {} (commit {})\n{rules}", env!("CARGO_PKG_VERSION"), env!("SOLARIUM_COMMIT"))
}

/// Prints what a shell must know to complete commands.
pub(crate) fn completions(args: &CompletionsArgs) -> Result<(), Fault> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "solarium", &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}

/// Writes a manual page for every command.
pub(crate) fn manual(args: &ManualArgs) -> Result<(), Fault> {
    if !args.folder.is_dir() {
        return Err(Fault::input(format!("{} is no folder", args.folder.display())));
    }
    let mut command = Cli::command();
    command.build();
    write_page(&command, "solarium", &args.folder)
}

fn write_page(command: &clap::Command, name: &str, folder: &Path) -> Result<(), Fault> {
    let mut page = Vec::new();
    let named = command.clone().name(name.to_string());
    clap_mangen::Man::new(named).render(&mut page)?;
    let text = String::from_utf8(page).map_err(|_| Fault::input("a manual page is no text"))?;
    files::write(&folder.join(format!("{name}.1")), &text)?;
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        write_page(inner, &format!("{name}-{}", inner.get_name()), folder)?;
    }
    Ok(())
}
